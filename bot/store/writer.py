"""Group commit: all jobs that wait are stored in one transaction, and only then do their callers hear of it.

A transaction is one trip to the connection's own thread, whatever is in it: a job is a coroutine that awaits only the
connection, and there the connection never makes it wait, so it runs through in one go.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar, cast

from aiosqlite import Connection

from bot.store.errors import NotStored, StoreClosed

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], Coroutine[Any, Any, T]]

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
        self._in_thread: Any = db._execute  # aiosqlite has no public name for this
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
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # we are in the connection's thread
            raise RuntimeError("a job cannot wait for another job: it would wait for itself") from None
        if self._closing:
            raise StoreClosed("the store is closed")
        queued = _Queued(job, loop.create_future())
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
        try:
            await self._in_thread(self._transact, batch)
        except Exception as error:
            log.error("a transaction of %d jobs failed: %s", len(batch), type(error).__name__)
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

    def _transact(self, batch: list[_Queued]) -> None:
        """In the connection's thread: every job in its savepoint, all in one transaction."""
        db = self._db._conn
        direct = cast(Connection, _Direct(db))
        if db.in_transaction:  # an earlier one could not be rolled back
            _roll_back(db)
        try:
            db.execute("BEGIN IMMEDIATE")
            _run_through(self._guard(direct))
            for queued in batch:
                _try(queued, db, direct)
            db.execute("COMMIT")
        except Exception:
            _roll_back(db)
            raise


class _Direct:
    """A connection as jobs know it, from within its own thread: awaiting it never waits."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def execute(self, sql: str, params: Any = ()) -> sqlite3.Cursor:
        return self._db.execute(sql, params)

    async def executemany(self, sql: str, params: Iterable[Any]) -> sqlite3.Cursor:
        return self._db.executemany(sql, params)

    async def execute_fetchall(self, sql: str, params: Any = ()) -> list[Any]:
        return self._db.execute(sql, params).fetchall()


def _run_through(job: Coroutine[Any, Any, T]) -> T:
    """A coroutine that never has to wait, to its end."""
    try:
        job.send(None)
    except StopIteration as done:
        value: T = done.value
        return value
    job.close()
    raise RuntimeError("a job awaits nothing but its connection")


def _try(queued: _Queued, db: sqlite3.Connection, direct: Connection) -> None:
    """One job in its savepoint. If the savepoint itself is gone, the whole transaction is, and this raises."""
    db.execute("SAVEPOINT job")
    try:
        queued.value = _run_through(queued.job(direct))
    except (Exception, asyncio.CancelledError) as error:
        queued.error = error
        db.execute("ROLLBACK TO job")
    db.execute("RELEASE job")


def _roll_back(db: sqlite3.Connection) -> None:
    try:
        if db.in_transaction:
            db.execute("ROLLBACK")
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
