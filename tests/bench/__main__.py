"""`make bench`: how fast it is, as ratios to yardsticks measured in the same run.

`python -m tests.bench` runs everything; `python -m tests.bench engine|host|size|pictures ...` only those parts.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable

from tests.bench import engine, host, pictures, size
from tests.bench.figures import show


def run_host() -> None:
    """Presses a second, and the wait under a steady load."""
    show("The host: presses answered", asyncio.run(host.rates()))
    show("The host: a steady load after a cold start", asyncio.run(host.steady()))


def run_size() -> None:
    """Memory and start-up."""
    show("The host: how much it holds", asyncio.run(size.memory()))
    show("The host: starting", asyncio.run(size.start_up()))


def run_pictures() -> None:
    """Board pictures."""
    show("Pictures", pictures.picture())


PARTS: dict[str, Callable[[], None]] = {
    "engine": engine.main,
    "host": run_host,
    "size": run_size,
    "pictures": run_pictures,
}


def main() -> None:
    """The parts named, or all."""
    os.environ.pop("BACKROOM_OPENAPI", None)  # checking every request is for tests
    for part in sys.argv[1:] or PARTS:
        if part not in PARTS:
            sys.exit(f"there is no part {part}; there are: {', '.join(PARTS)}")
        PARTS[part]()


if __name__ == "__main__":
    main()
