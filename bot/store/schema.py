"""Numbered changes of the schema: each is a file with its reason, applied once and noted in a table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from aiosqlite import Connection

from bot.store.errors import StoreUnavailable
from bot.store.lease import refuse_if_held

FOLDER = Path(__file__).parent / "migrations"


@dataclass(slots=True, frozen=True)
class Migration:
    """One file: 0001_first.sql is number 1."""

    number: int
    name: str
    sql: str

    def statements(self) -> Iterator[str]:
        """Its statements one by one, so that all of them fit in one transaction."""
        statement = ""
        for line in self.sql.splitlines(keepends=True):
            statement += line
            if sqlite3.complete_statement(statement):
                yield statement
                statement = ""
        if any(line.strip() and not line.lstrip().startswith("--") for line in statement.splitlines()):
            raise ValueError(f"{self.name} ends in the middle of a statement")


def known(folder: Path = FOLDER) -> list[Migration]:
    """All migrations there are, in order; they are numbered without gaps."""
    found = [
        Migration(int(file.name.partition("_")[0]), file.stem, file.read_text(encoding="utf-8"))
        for file in sorted(folder.glob("[0-9]*.sql"))
    ]
    if not found or [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError("migrations are numbered 1, 2, 3 without gaps")
    return found


async def migrate(db: Connection, migrations: list[Migration], now: float) -> int:
    """Bring the database up to date in one transaction; returns the number of migrations applied."""
    await db.execute("PRAGMA foreign_keys = OFF")  # a table may have to be built anew; checked before the commit
    await db.execute("BEGIN IMMEDIATE")
    try:
        applied = await _migrate(db, migrations, now)
        await db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            await db.execute("ROLLBACK")
        raise
    return applied


async def number(db: Connection) -> int:
    """The newest migration that a database has, 0 for an empty one. StoreUnavailable: it is not ours."""
    tables = {row[0] for row in await db.execute_fetchall("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not tables:
        return 0
    if "migrations" not in tables:
        raise StoreUnavailable("The database belongs to some other program.")
    [[done]] = await db.execute_fetchall("SELECT coalesce(max(number), 0) FROM migrations")
    return int(done)


def refuse_later(done: int, newest: int) -> None:
    """An older program does not touch what a newer one has written."""
    if done > newest:
        raise StoreUnavailable(
            f"The database was written by a later Backroom (its schema is {done}, this one knows {newest})."
        )


async def _migrate(db: Connection, migrations: list[Migration], now: float) -> int:
    done = await number(db)
    refuse_later(done, len(migrations))
    if done == 0:
        await db.execute(
            "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at REAL NOT NULL)"
        )
    missing = migrations[done:]
    if missing and done:
        await refuse_if_held(db, holder=None, now=now)  # never under the feet of a bot that runs
    for migration in missing:
        for statement in migration.statements():
            await db.execute(statement)
        await db.execute("INSERT INTO migrations VALUES (?, ?, ?)", (migration.number, migration.name, now))
    broken = list(await db.execute_fetchall("PRAGMA foreign_key_check")) if missing else []
    if broken:
        raise StoreUnavailable("The database refers to rows that are not there; it was left as it was.")
    return len(missing)
