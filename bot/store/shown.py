"""The messages that show a match, and how far each of them is."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from dataclasses import astuple, replace

from aiosqlite import Connection

from bot.store.database import Database
from bot.store.rows import NO_MESSAGE, NOBODY, Kind, Phase, ShownRow

LIVE: tuple[Phase, ...] = ("live",)
KEPT = 4096  # matches whose rows stay in memory: every move asks for them

Rows = dict[tuple[Kind, int], ShownRow]


class Shown:
    """`store.shown`: at most one message of a kind for a player in a match.

    Nobody else writes these rows, so what was read once is kept, and changed after each commit.
    """

    def __init__(self, database: Database) -> None:
        self._db = database
        self._kept: OrderedDict[int, Rows] = OrderedDict()

    async def put(self, row: ShownRow) -> None:
        """Note a message in place of the one there was."""
        rows = await self._rows(row.match_id)  # read before the write, so that no old row is kept

        async def job(db: Connection) -> None:
            await db.execute("INSERT OR REPLACE INTO shown VALUES (?, ?, ?, ?, ?, ?, ?, ?)", astuple(row))

        await self._db.write(job)
        rows[row.kind, row.player_id] = row

    async def get(self, match_id: int, kind: Kind, player_id: int = NOBODY) -> ShownRow | None:
        """The message of a kind, or None."""
        return (await self._rows(match_id)).get((kind, player_id))

    async def of_match(self, match_id: int) -> list[ShownRow]:
        """All messages that show a match."""
        rows = await self._rows(match_id)
        return [rows[key] for key in sorted(rows)]

    async def forget_look(self, match_id: int, message_id: int | None = None) -> None:
        """A message, or (None) board and hands of a match, are to be changed: until then nobody knows what they show.

        That is kept in memory only. After a crash the message is behind, or shows what it was to show.
        """
        rows = await self._rows(match_id)
        for key, row in list(rows.items()):
            if row.message_id == message_id or (message_id is None and row.kind in ("board", "hand")):
                rows[key] = replace(row, look="")

    async def _rows(self, match_id: int) -> Rows:
        if match_id not in self._kept:
            read = await self._db.read("SELECT * FROM shown WHERE match_id = ?", (match_id,))
            self._kept.setdefault(match_id, {(row["kind"], row["player_id"]): ShownRow(*row) for row in read})
        rows = self._kept[match_id]
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return rows

    def read_again(self) -> None:
        """Rows were changed past us: nothing kept is trusted."""
        self._kept.clear()

    async def drop(self, match_id: int, kind: Kind, player_id: int = NOBODY) -> None:
        """The message is gone."""
        rows = await self._rows(match_id)

        async def job(db: Connection) -> None:
            await db.execute(
                "DELETE FROM shown WHERE match_id = ? AND kind = ? AND player_id = ?", (match_id, kind, player_id)
            )

        await self._db.write(job)
        rows.pop((kind, player_id), None)

    async def held(self) -> list[ShownRow]:
        """The calls that were held back and never sent."""
        rows = await self._db.read(
            "SELECT * FROM shown WHERE kind = 'ping' AND message_id = ? ORDER BY match_id, player_id", (NO_MESSAGE,)
        )
        return [ShownRow(*row) for row in rows]

    async def nudged(self) -> list[ShownRow]:
        """The calls of those who were nudged since, and not called once more yet."""
        rows = await self._db.read(
            "SELECT shown.* FROM shown JOIN seats ON seats.match_id = shown.match_id"
            " AND seats.player_id = shown.player_id JOIN matches ON matches.id = shown.match_id"
            " WHERE matches.phase = 'live' AND shown.kind = 'ping' AND shown.message_id != ? AND shown.line >= 0"
            " AND seats.nudged_at > shown.at",
            (NO_MESSAGE,),
        )
        return [ShownRow(*row) for row in rows]

    async def behind(self, phases: Collection[Phase] = LIVE) -> list[ShownRow]:
        """The messages that show fewer lines than their match has: left by a crash. Lobbies and moments aside."""
        rows = await self._db.read(
            "SELECT shown.* FROM matches JOIN shown ON shown.match_id = matches.id"
            f" WHERE matches.phase IN ({', '.join('?' * len(phases))}) AND shown.kind NOT IN ('lobby', 'moment')"
            " AND NOT (shown.kind = 'ping' AND shown.line < 0)"  # a heads-up shows no line
            " AND NOT (shown.kind = 'hand' AND EXISTS"  # who lets nobody write to them sees no new hand either
            " (SELECT 1 FROM players WHERE players.id = shown.player_id AND players.dm_closed))"
            " AND shown.line < (SELECT coalesce(max(n) + 1, 0) FROM lines WHERE lines.match_id = matches.id)"
            " ORDER BY shown.match_id, shown.kind, shown.player_id",
            phases,
        )
        return [ShownRow(*row) for row in rows]

    async def untold(self) -> list[int]:
        """The matches with a big moment that was to be told when we were stopped."""
        rows = await self._db.read("SELECT match_id FROM shown WHERE kind = 'moment' AND look != '' ORDER BY match_id")
        return [row["match_id"] for row in rows]

    async def unannounced(self) -> list[int]:
        """The matches whose end is not said yet where they were announced."""
        rows = await self._db.read(
            "SELECT match_id FROM shown JOIN matches ON matches.id = shown.match_id"
            " WHERE shown.kind = 'lobby' AND shown.line = 0 AND matches.phase IN ('over', 'ended') ORDER BY match_id"
        )
        return [row["match_id"] for row in rows]

    async def without_board(self) -> list[int]:
        """The live matches that show no board: their start was cut short."""
        rows = await self._db.read(
            "SELECT id FROM matches WHERE phase = 'live' AND NOT EXISTS"
            " (SELECT 1 FROM shown WHERE shown.match_id = matches.id AND shown.kind = 'board') ORDER BY id"
        )
        return [row["id"] for row in rows]

    async def unsettled(self) -> list[int]:
        """The matches where a hand is shown to somebody who sits there no more, or the computer plays for somebody."""
        rows = await self._db.read(
            "SELECT DISTINCT matches.id FROM matches JOIN seats ON seats.match_id = matches.id"
            " WHERE matches.phase = 'live' AND seats.stand_in IS NOT NULL"
            " UNION SELECT matches.id FROM matches JOIN shown ON shown.match_id = matches.id"
            " WHERE matches.phase IN ('live', 'over') AND shown.kind = 'hand' AND NOT EXISTS"
            " (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND seats.player_id = shown.player_id)"
        )
        return [row["id"] for row in rows]

    async def mark_behind(self, match_id: int) -> None:
        """What board and hands of a match show is about to change without a line: after a crash they are behind."""
        rows = await self._rows(match_id)

        async def job(db: Connection) -> None:
            await db.execute("UPDATE shown SET line = -1 WHERE kind IN ('board', 'hand') AND match_id = ?", (match_id,))

        await self._db.write(job)
        for key, row in list(rows.items()):
            if row.kind in ("board", "hand"):
                rows[key] = replace(row, line=-1)

    async def mark_all_behind(self, since: float) -> None:
        """Discord may have lost what was sent after a moment: what is played, or ended since, is shown again."""

        async def job(db: Connection) -> None:
            await db.execute(
                "UPDATE shown SET line = -1, look = '' WHERE kind IN ('board', 'hand') AND match_id IN"
                " (SELECT id FROM matches WHERE phase = 'live' OR (phase = 'over' AND ended_at >= ?))",
                (since,),
            )

        await self._db.write(job)
        self.read_again()
