"""Replays stored matches and prints what they come to. Run in a process of its own, with another hash seed."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from engines.core import Match
from tests.engines.conformance import all_that


def comes_to(match: Match) -> str:
    """A short name for everything about a match: its record, its state, what every seat gets."""
    parts: list[Any] = [match.record().model_dump_json(), match.digest()]
    parts += [repr(all_that(match.seen(seat))) for seat in (None, *match.table.seats)]
    return sha256(json.dumps(parts).encode()).hexdigest()


if __name__ == "__main__":
    for stored in json.loads(Path(sys.argv[1]).read_text()):
        print(comes_to(Match.replay(stored)))
