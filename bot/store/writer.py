"""Group commit: all jobs that wait are stored in one transaction, and only then do their callers hear of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from aiosqlite import Connection

from bot.store.errors import NotStored, StoreClosed

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], Awaitable[T]]

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Queued:
    job: Job[Any]
    done: asyncio.Future[Any]
    value: Any = None
    error: BaseException | None = None


class Writer:
    """The only one that writes. A job touches nothing but the connection it is given, and never commits."""

    def __init__(self, db: Connection, guard: Job[None]) -> None:
        self._db = db
        self._guard = guard
        self._queue: list[_Queued] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, job: Job[T]) -> T:
        """Run a job in the next transaction; returns once it is on disk.

        A job that raises is rolled back alone and its caller gets the error. A caller that is cancelled no longer
        waits, but its job runs all the same: what was queued is stored.
        """
        if asyncio.current_task() is self._task:
            raise RuntimeError("a job cannot wait for another job: it would wait for itself")
        if self._closing:
            raise StoreClosed("the store is closed")
        queued = _Queued(job, asyncio.get_running_loop().create_future())
        self._queue.append(queued)
        self._wake.set()
        value: T = await queued.done
        return value

    async def close(self) -> None:
        """Store all that is queued, then stop."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        batch: list[_Queued] = []
        try:
            while self._queue or not self._closing:
                await self._wake.wait()
                self._wake.clear()
                while self._queue:
                    batch, self._queue = self._queue, []
                    await self._store(batch)
                    batch = []
                if self._closing:
                    return
        finally:
            self._closing = True
            for queued in batch + self._queue:
                _fail(queued, StoreClosed("the store was stopped before this was known to be stored"))

    async def _store(self, batch: list[_Queued]) -> None:
        """One transaction: all that can be stored is stored, or nothing is."""
        if self._db.in_transaction:  # an earlier one could not be rolled back
            await self._roll_back()
        try:
            await self._db.execute("BEGIN IMMEDIATE")
            await self._guard(self._db)
            for queued in batch:
                await self._try(queued)
            await self._db.execute("COMMIT")
        except Exception as error:
            log.error("a transaction of %d jobs failed: %s", len(batch), type(error).__name__)
            await self._roll_back()
            for queued in batch:
                kind, words = (type(error), str(error)) if isinstance(error, NotStored) else (NotStored, _words(error))
                refusal = kind(words)
                refusal.__cause__ = error
                _fail(queued, refusal)
        else:
            for queued in batch:
                if queued.error is not None:
                    _fail(queued, queued.error)
                elif not queued.done.done():
                    queued.done.set_result(queued.value)

    async def _try(self, queued: _Queued) -> None:
        """One job in its savepoint. If the savepoint itself is gone, the whole transaction is, and this raises."""
        await self._db.execute("SAVEPOINT job")
        try:
            queued.value = await queued.job(self._db)
        except (Exception, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and self._task.cancelling():
                raise  # it is we who are being stopped, not the job
            queued.error = error
            await self._db.execute("ROLLBACK TO job")
        await self._db.execute("RELEASE job")

    async def _roll_back(self) -> None:
        try:
            if self._db.in_transaction:
                await self._db.execute("ROLLBACK")
        except Exception as error:
            log.error("a failed transaction could not be rolled back: %s", type(error).__name__)


def _fail(queued: _Queued, error: BaseException) -> None:
    if queued.done.done():
        log.warning("a job whose caller had gone failed: %s", type(error).__name__)
    elif isinstance(error, asyncio.CancelledError):
        queued.done.cancel()
    else:
        queued.done.set_exception(error)


def _words(error: Exception) -> str:
    return f"the database did not take it ({error})"
