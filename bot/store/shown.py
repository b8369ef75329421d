"""The messages that show a match, and how far each of them is."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import astuple

from aiosqlite import Connection

from bot.store.database import Database
from bot.store.rows import NOBODY, Kind, Phase, ShownRow

LIVE: tuple[Phase, ...] = ("live",)


class Shown:
    """`store.shown`: at most one message of a kind for a player in a match."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def put(self, row: ShownRow) -> None:
        """Note a message in place of the one there was."""

        async def job(db: Connection) -> None:
            await db.execute("INSERT OR REPLACE INTO shown VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(row))

        await self._db.write(job)

    async def get(self, match_id: int, kind: Kind, player_id: int = NOBODY) -> ShownRow | None:
        """The message of a kind, or None."""
        rows = await self._db.read(
            "SELECT * FROM shown WHERE match_id = ? AND kind = ? AND player_id = ?", (match_id, kind, player_id)
        )
        return ShownRow(*rows[0]) if rows else None

    async def of_match(self, match_id: int) -> list[ShownRow]:
        """All messages that show a match."""
        rows = await self._db.read("SELECT * FROM shown WHERE match_id = ? ORDER BY kind, player_id", (match_id,))
        return [ShownRow(*row) for row in rows]

    async def drop(self, match_id: int, kind: Kind, player_id: int = NOBODY) -> None:
        """The message is gone."""

        async def job(db: Connection) -> None:
            await db.execute(
                "DELETE FROM shown WHERE match_id = ? AND kind = ? AND player_id = ?", (match_id, kind, player_id)
            )

        await self._db.write(job)

    async def behind(self, phases: Collection[Phase] = LIVE) -> list[ShownRow]:
        """The messages, lobbies aside, that show fewer lines than their match has: what a crash left untold."""
        rows = await self._db.read(
            "SELECT shown.* FROM matches JOIN shown ON shown.match_id = matches.id"
            f" WHERE matches.phase IN ({', '.join('?' * len(phases))}) AND shown.kind != 'lobby'"
            " AND shown.line < (SELECT coalesce(max(n) + 1, 0) FROM lines WHERE lines.match_id = matches.id)"
            " ORDER BY shown.match_id, shown.kind, shown.player_id",
            phases,
        )
        return [ShownRow(*row) for row in rows]

    async def without_board(self) -> list[int]:
        """The live matches that show no board: their start was cut short."""
        rows = await self._db.read(
            "SELECT id FROM matches WHERE phase = 'live' AND NOT EXISTS"
            " (SELECT 1 FROM shown WHERE shown.match_id = matches.id AND shown.kind = 'board') ORDER BY id"
        )
        return [row["id"] for row in rows]
