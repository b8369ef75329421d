"""How long people could not move, which is nobody's loss: the line was down, or the machine slept."""

from __future__ import annotations

import time
from collections.abc import Callable

ASLEEP = 30.0  # seconds between two looks at the tables after which it was not us; a look is due every ten


class LostTime:
    """Since the tables were last looked at."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._woke = time.time()  # not by `clock`, which a test may move
        self._looked = clock()
        self._down_since: float | None = None
        self._down = 0.0

    def connection(self, up: bool) -> None:
        """Whether people can move now."""
        if not up and self._down_since is None:
            self._down_since = self._clock()
        elif up and self._down_since is not None:
            self._down += self._clock() - self._down_since
            self._down_since = None

    @property
    def seconds(self) -> float:
        """What is to be given back; after a long time all of it, since nobody knows when we fell asleep."""
        return self._clock() - self._looked if time.time() - self._woke > ASLEEP else self._down

    def looked(self, given: float = 0.0) -> None:
        """The tables are looked at, after so much was given back."""
        self._woke, self._looked = time.time(), self._clock()
        self._down = max(0.0, self._down - given)
