"""Where Discord's own API document lies beside the repository, every request of every test is checked against it."""

from __future__ import annotations

import os
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"

if DOCUMENT.exists():
    os.environ.setdefault("BACKROOM_OPENAPI", str(DOCUMENT))
