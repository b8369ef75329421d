"""Looking at a database that is there: nothing is made, changed or brought up to date, whether or not a bot runs."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from pathlib import Path

import aiosqlite
from aiosqlite import Connection

from bot.store import schema
from bot.store.database import BUSY, make_file, path_of, sentence
from bot.store.errors import BackupExists, StoreUnavailable


async def connect_to_look(path: Path) -> tuple[Connection, Connection]:
    """Two connections that only read. StoreUnavailable: the database is not there, not ours, or not up to date."""
    first = await _open(path)
    try:
        await _must_be_up_to_date(first, path)
        return first, await _open(path)
    except BaseException:
        await first.close()
        raise


async def backup(url: str, target: Path) -> None:
    """A copy of the whole database as of now, while a bot writes to it. BackupExists: it overwrites nothing."""
    db = await _open(path_of(url))
    try:
        await _copy(db, target)
    finally:
        await db.close()


async def _open(path: Path) -> Connection:
    """A connection that can only read, to a database of ours."""
    if not path.is_file():
        raise StoreUnavailable(f"There is no database {path.absolute()}; DATABASE_URL says where it is.")
    address = f"{path.absolute().as_uri()}?mode=ro"
    db = None
    try:
        db = await aiosqlite.connect(address, uri=True, isolation_level=None, timeout=BUSY / 1000)
        db.row_factory = aiosqlite.Row
        if await schema.number(db) == 0:
            raise StoreUnavailable(f"The database {path} is empty.")
    except BaseException as error:
        if db is not None:
            await db.close()
        if isinstance(error, sqlite3.Error):
            raise StoreUnavailable(sentence(path, error)) from error
        raise
    return db


async def _must_be_up_to_date(db: Connection, path: Path) -> None:
    done, newest = await schema.number(db), len(schema.known())
    schema.refuse_later(done, newest)
    if done < newest:
        raise StoreUnavailable(
            f"The database {path} is of an earlier Backroom (its schema is {done}, this one knows {newest}); "
            "start the bot once, and it is brought up to date."
        )


async def _copy(db: Connection, target: Path) -> None:
    _refuse_existing(target)
    part = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
    try:
        make_file(part)
    except OSError as error:
        raise StoreUnavailable(f"The backup {target} cannot be written ({error.strerror}).") from error
    try:
        await db.execute("VACUUM INTO ?", (str(part),))
        await asyncio.to_thread(_sync, part)
        _refuse_existing(target)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreUnavailable(f"The backup {target} cannot be written ({error}).") from error
    finally:
        part.unlink(missing_ok=True)


def _refuse_existing(path: Path) -> None:
    if path.exists():
        raise BackupExists(f"There is a file {path} already; a backup overwrites nothing.")


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
