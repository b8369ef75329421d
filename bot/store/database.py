"""The file itself: finding it, opening it, one connection that writes and one that reads."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Collection, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from aiosqlite import Connection, Row

from bot.store import lease, schema
from bot.store.errors import StoreUnavailable
from bot.store.writer import Job, Writer

T = TypeVar("T")
SCHEME = "sqlite:///"
BUSY = 5000  # milliseconds to wait for another process

logging.getLogger("aiosqlite").setLevel(
    logging.INFO
)  # at DEBUG it prints the values of every statement, hands included


def path_of(url: str) -> Path:
    """The file that a DATABASE_URL names: three slashes are relative to the current folder, four absolute."""
    if not url.startswith(SCHEME):
        raise StoreUnavailable(f"DATABASE_URL must look like {SCHEME}data/backroom.db.")  # it may hold a password
    name = url.removeprefix(SCHEME)
    if not name or name == ":memory:":
        raise StoreUnavailable("DATABASE_URL names no file, and matches must outlive the process.")
    return Path(name)


def lease_is_fresh(url: str, now: float) -> bool:
    """Whether a process that lives owns the database. It only looks: nothing is made, changed or waited for long."""
    try:
        with closing(
            sqlite3.connect(f"{path_of(url).absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY / 1000)
        ) as db:
            row = db.execute("SELECT until FROM lease").fetchone()
    except sqlite3.Error:
        return False
    return row is not None and row[0] > now


async def connect(path: Path, now: float) -> tuple[Connection, Connection]:
    """Open a database, made or brought up to date where need be: the connection that writes, and one that reads."""
    opened: list[Connection] = []
    try:
        make_file(path)
        for _ in range(2):
            db = await aiosqlite.connect(path, isolation_level="IMMEDIATE", timeout=BUSY / 1000)
            opened.append(db)
            db.row_factory = aiosqlite.Row
        writer, reader = opened
        await _prepare(writer, path, now)
        await reader.execute("PRAGMA query_only = ON")
    except BaseException as error:
        for db in opened:
            await db.close()
        if isinstance(error, (OSError, sqlite3.Error)):
            raise StoreUnavailable(sentence(path, error)) from error
        raise
    return writer, reader


async def _prepare(db: Connection, path: Path, now: float) -> None:
    [[mode]] = await db.execute_fetchall("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise StoreUnavailable(f"The database {path} is on a disk that cannot keep a write-ahead log.")
    await db.execute("PRAGMA synchronous = FULL")
    await schema.migrate(db, schema.known(), now)
    await db.execute("PRAGMA foreign_keys = ON")
    await db.execute("PRAGMA secure_delete = ON")  # what somebody has deleted is not left lying in free pages


def make_file(path: Path) -> None:
    """Make the folder and an empty file that nobody else may read: it will hold everybody's cards."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def sentence(path: Path, error: OSError | sqlite3.Error) -> str:
    """Why a database cannot be used, for its operator."""
    if isinstance(error, OSError):
        return f"The database {path} cannot be opened for writing ({error.strerror or error})."
    if "not a database" in str(error):
        return f"The file {path} is no database."
    if "locked" in str(error):
        return f"The database {path} is locked by another program."
    return f"The database {path} cannot be used ({error})."


class Database:
    """An open database: `write` a job, `read` rows, own it, close it."""

    def __init__(self, path: Path, writer: Connection, reader: Connection) -> None:
        self.path = path
        self._holder: str | None = None
        self._writing = writer
        self._reading = reader
        self._writer = Writer(writer, self._guard)

    async def write(self, job: Job[T]) -> T:
        """Run a job in the next transaction; returns once it is on disk. See Writer.write."""
        return await self._writer.write(job)

    async def read(self, sql: str, params: Collection[Any] | Mapping[str, Any] = ()) -> list[Row]:
        """The rows of a query, as of the last commit."""
        return list(await self._reading.execute_fetchall(sql, params))

    async def close(self) -> None:
        """Store what is queued, then let go of the file."""
        await self._writer.close()
        for db in (self._reading, self._writing):
            await db.close()

    # Owning it

    async def take_lease(self, holder: str, now: float) -> None:
        """Own the database, or raise AlreadyRunning. From now on nothing is stored once somebody else owns it."""
        await self.write(lambda db: lease.take(db, holder, now))
        self._holder = holder

    async def renew_lease(self, holder: str, now: float) -> None:
        """Say that we still live; to be done well within 30 seconds. LeaseLost: stop at once."""
        await self.write(lambda db: lease.renew(db, holder, now))

    async def release_lease(self, holder: str) -> None:
        """Own it no more."""
        self._holder = None
        await self.write(lambda db: lease.release(db, holder))

    async def _guard(self, db: Connection) -> None:
        if self._holder is not None:
            await lease.check(db, self._holder)
