"""Players, servers, and small facts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from aiosqlite import Connection

from bot.store.database import Database
from bot.store.rows import GuildRow, PlayerRow, to_json


class Players:
    """`store.players`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, id: int) -> PlayerRow | None:
        """A player, or None."""
        rows = await self._db.read("SELECT * FROM players WHERE id = ?", (id,))
        return _player(rows[0]) if rows else None

    async def remember(self, id: int, name: str, locale: str | None) -> PlayerRow:
        """Note a person's name and language (None: keep the one there is). Writes only what is new."""
        there = await self.get(id)
        if there and there.name == name and locale in (None, there.locale):
            return there

        async def job(db: Connection) -> PlayerRow:
            [row] = await db.execute_fetchall(
                "INSERT INTO players (id, name, locale) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE"
                " SET name = excluded.name, locale = coalesce(excluded.locale, locale) RETURNING *",
                (id, name, locale),
            )
            return _player(row)

        return await self._db.write(job)

    async def set_dm(self, id: int, channel_id: int | None, closed: bool) -> None:
        """Note where we write to somebody, or that they let nobody write to them."""
        await _execute(
            self._db,
            "INSERT INTO players (id, name, dm_channel, dm_closed) VALUES (?, '', ?, ?) ON CONFLICT (id) DO UPDATE"
            " SET dm_channel = excluded.dm_channel, dm_closed = excluded.dm_closed",
            id,
            channel_id,
            closed,
        )

    async def set_settings(self, id: int, settings: Mapping[str, Any]) -> None:
        """Keep a person's settings."""
        await _execute(
            self._db,
            "INSERT INTO players (id, name, settings) VALUES (?, '', ?) ON CONFLICT (id) DO UPDATE"
            " SET settings = excluded.settings",
            id,
            to_json(settings),
        )

    async def settings(self) -> dict[int, Any]:
        """What everybody has chosen who has chosen anything."""
        return await _settings(self._db, "players")


class Guilds:
    """`store.guilds`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, id: int) -> GuildRow | None:
        """A server, or None."""
        rows = await self._db.read("SELECT * FROM guilds WHERE id = ?", (id,))
        return GuildRow(id, rows[0]["locale"], json.loads(rows[0]["settings"])) if rows else None

    async def remember(self, id: int, locale: str | None) -> None:
        """Note a server's language (None: keep the one there is). Writes only what is new."""
        there = await self.get(id)
        if there is None or locale not in (None, there.locale):
            await _execute(
                self._db,
                "INSERT INTO guilds (id, locale) VALUES (?, ?) ON CONFLICT (id) DO UPDATE"
                " SET locale = coalesce(excluded.locale, locale)",
                id,
                locale,
            )

    async def set_settings(self, id: int, settings: Mapping[str, Any]) -> None:
        """Keep a server's settings."""
        await _execute(
            self._db,
            "INSERT INTO guilds (id, settings) VALUES (?, ?) ON CONFLICT (id) DO UPDATE"
            " SET settings = excluded.settings",
            id,
            to_json(settings),
        )

    async def settings(self) -> dict[int, Any]:
        """What the servers have chosen that have chosen anything."""
        return await _settings(self._db, "guilds")


class Facts:
    """`store.facts`: small things to remember, text by key."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, key: str) -> str | None:
        """What was put there, or None."""
        rows = await self._db.read("SELECT value FROM facts WHERE key = ?", (key,))
        return str(rows[0]["value"]) if rows else None

    async def put(self, key: str, value: str) -> None:
        """Remember something in place of what was there."""
        await _execute(self._db, "INSERT OR REPLACE INTO facts VALUES (?, ?)", key, value)


async def _execute(database: Database, sql: str, *params: Any) -> None:
    async def job(db: Connection) -> None:
        await db.execute(sql, params)

    await database.write(job)


async def _settings(database: Database, table: str) -> dict[int, Any]:
    rows = await database.read(f"SELECT id, settings FROM {table} WHERE settings != '{{}}'")
    return {row["id"]: json.loads(row["settings"]) for row in rows}


def _player(row: Any) -> PlayerRow:
    return PlayerRow(
        row["id"],
        row["name"],
        row["locale"],
        row["dm_channel"],
        bool(row["dm_closed"]),
        json.loads(row["settings"]),
    )
