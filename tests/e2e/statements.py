"""What the store asks of SQLite, counted; and the n-th of it fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

from aiosqlite import Connection

from bot.store import Store

DOORS = ("execute", "executemany", "execute_fetchall")


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
        for name in DOORS:
            setattr(connection, name, self._counted(getattr(connection, name)))

    def _counted(self, run: Callable[..., Any]) -> Callable[..., Any]:
        def counted(sql: str, *values: Any) -> Any:
            self.count += 1
            if self.count in self._at:
                self.failed.append(sql)
                raise sqlite3.OperationalError("disk I/O error")
            return self._then_fail(run(sql, *values)) if sql == self._after else run(sql, *values)

        return counted

    async def _then_fail(self, running: Awaitable[Any]) -> None:
        self.failed.append(self._after)
        self._after = ""
        await running
        raise sqlite3.OperationalError("disk I/O error")
