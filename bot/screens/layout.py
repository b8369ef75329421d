"""Which version of the code and the words lays out what is shown."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FOLDERS = ("bot", "cogs", "engines")
LAYOUT = "layout"  # the fact that says which version the screens were last brought up to date with


@cache
def layout_version() -> str:
    """Another one whenever any code or words have changed: what stands on a screen may then look otherwise."""
    digest = blake2b(digest_size=12)
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")):
        if path.suffix in (".py", ".ftl"):
            digest.update(path.read_bytes())
    return digest.hexdigest()
