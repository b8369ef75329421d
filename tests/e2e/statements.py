"""What the store asks of SQLite, counted; and the n-th of it fails."""

from __future__ import annotations

import sqlite3
from typing import Any

from aiosqlite import Connection

from bot.store import Store


class Statements:
    """Every statement of a store, reads and writes, BEGIN and COMMIT included."""

    def __init__(self, store: Store) -> None:
        self.count = 0
        self._at: range = range(0)
        self._after = ""
        self.failed: list[str] = []
        for connection in (store._writing, store._reading):
            self._watch(connection)

    def fail(self, n: int, times: int = 1) -> None:
        """Count from here: the n-th statement fails (and those after it, `times` in all)."""
        self.count, self.failed, self._at = 0, [], range(n, n + times)

    def fail_after(self, sql: str) -> None:
        """The next such statement is carried out, and then said to have failed."""
        self.fail(0)
        self._after = sql

    def _watch(self, connection: Connection) -> None:
        connection._connection = Watched(connection._conn, self)  # type: ignore[assignment]

    def comes(self, sql: str) -> None:
        """One more; it may be the one that fails."""
        self.count += 1
        if self.count in self._at:
            self.failed.append(sql)
            raise sqlite3.OperationalError("disk I/O error")

    def went(self, sql: str) -> None:
        """It was carried out; its caller may be told otherwise."""
        if sql == self._after:
            self._after = ""
            self.failed.append(sql)
            raise sqlite3.OperationalError("disk I/O error")


class Watched:
    """A connection of sqlite3 that lets its statements be counted."""

    def __init__(self, connection: sqlite3.Connection, statements: Statements) -> None:
        self._connection = connection
        self._statements = statements

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self._statements.comes(sql)
        cursor = self._connection.execute(sql, *values)
        self._statements.went(sql)
        return cursor

    def executemany(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self._statements.comes(sql)
        return self._connection.executemany(sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)
