"""Python's garbage collector, kept from stopping the house in the middle of a move.

A full collection looks at every live match: with many of them, for 100 ms and more. Nearly all that we throw away
is freed without it or while young, so a full one waits for a quiet moment, and comes now and then all the same.
"""

from __future__ import annotations

import gc
import time

YOUNG, MIDDLE, NEVER = 10_000, 0, 1_000_000  # few enough that no collection takes longer than 20 milliseconds
QUIET = 600.0  # seconds after which a quiet moment is used
OVERDUE = 6 * 3600.0  # seconds after which it is done even if it is never quiet


def keep_what_is_loaded() -> None:
    """What is there at the start stays for good: the collector need not look at it again, nor look far by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Rubbish:
    """When it was last taken out."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def take_out(self, quiet: bool) -> None:
        """A full collection, if it is time and nobody waits, or if it is high time."""
        since = time.monotonic() - self._last
        if since > (QUIET if quiet else OVERDUE):
            gc.collect()
            self._last = time.monotonic()
