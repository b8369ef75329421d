"""Work that is tried again: one worker a key, pauses that grow, and whatever is asked meanwhile is one more round."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

log = logging.getLogger(__name__)

BREATH = 1.0  # seconds between two rounds of what is asked for again and again: Discord takes five edits in five
PAUSES = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 120.0)  # seconds; then nothing more until it is asked again

Go = Callable[[int, set[int]], Awaitable[bool]]


class Retrying:
    """Runs `go(key, actors)` until it says that all is done. It never runs twice at once for one key."""

    def __init__(self, go: Go, pauses: Sequence[float] = PAUSES) -> None:
        self._go = go
        self._pauses = pauses
        self._asked: dict[int, set[int]] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._hurry: dict[int, asyncio.Event] = {}
        self._draining = False

    def ask(self, key: int, actor: int | None = None) -> None:
        """There is something to do; a worker that pauses does it at once."""
        self._asked.setdefault(key, set()).update([] if actor is None else [actor])
        if key in self._workers:
            self._hurry[key].set()
        else:
            self._hurry[key] = asyncio.Event()
            self._workers[key] = asyncio.create_task(self._work(key))

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do."""
        return not self._workers

    async def finished(self, key: int) -> None:
        """Wait until all is done that was asked for one key."""
        while (worker := self._workers.get(key)) is not None:
            await asyncio.gather(worker, return_exceptions=True)

    async def drain(self) -> None:
        """Wait until all is done; what fails now is not waited for."""
        self._draining = True
        try:
            while self._workers:
                for hurry in self._hurry.values():
                    hurry.set()
                await asyncio.gather(*self._workers.values(), return_exceptions=True)
        finally:
            self._draining = False

    async def _work(self, key: int) -> None:
        failures = 0
        try:
            while key in self._asked:
                actors = self._asked.pop(key)
                if await self._done(key, actors):
                    failures = 0
                    if key in self._asked and not self._draining:
                        await asyncio.sleep(BREATH)
                elif failures == len(self._pauses) or self._draining:
                    log.error("given up until it is touched again", extra={"match": key})
                    failures = 0
                else:
                    asked_anew = key in self._asked or await self._pause(key, self._pauses[failures])
                    failures = 0 if asked_anew else failures + 1
                    self._asked.setdefault(key, set()).update(actors)
        finally:
            del self._workers[key], self._hurry[key]

    async def _done(self, key: int, actors: set[int]) -> bool:
        try:
            return await self._go(key, actors)
        except Exception:
            log.exception("something could not be shown", extra={"match": key})
            return False

    async def _pause(self, key: int, seconds: float) -> bool:
        """Wait, unless there is something new; whether there was."""
        self._hurry[key].clear()
        try:
            async with asyncio.timeout(seconds):
                await self._hurry[key].wait()
        except TimeoutError:
            return False
        return True
