"""`make bench`: how fast it is, as ratios to yardsticks measured in the same run, and what a whole game takes.

`python -m tests.bench` runs everything; `python -m tests.bench engine|host|size|past|growth|pictures|counts ...` only
those parts.
"""

from __future__ import annotations

import gc
import os
import sys

from tests.bench.figures import show
from tests.bench.numbers import FULL
from tests.bench.parts import PARTS


def main() -> None:
    """The parts named, or all."""
    os.environ.pop("BACKROOM_OPENAPI", None)  # checking every request is for tests
    gc.collect()
    gc.freeze()  # what is loaded at the start stays for good, here as in the bot
    for part in sys.argv[1:] or PARTS:
        if part not in PARTS:
            sys.exit(f"there is no part {part}; there are: {', '.join(PARTS)}")
        for title, figures in PARTS[part](FULL):
            show(title, figures)


if __name__ == "__main__":
    main()
