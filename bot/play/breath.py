"""What takes long is done in steps, one piece of it at a time, and everybody else has their turn in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Any, TypeVar

T = TypeVar("T")
HOLD = 0.005  # seconds for which the event loop is held at a time, where no single step takes longer


class Breath:
    """All long work of a process goes through here: with many matches to load, only one of them is at work at once."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def through(self, steps: Generator[Any, None, T]) -> T:
        """Run a generator to its end; what it returns."""
        try:
            while True:
                async with self._turn:
                    until = time.perf_counter() + HOLD
                    while time.perf_counter() < until:
                        next(steps)
                    await asyncio.sleep(0)  # with the turn still ours, or the next piece would follow at once
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            steps.close()
