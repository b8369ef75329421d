"""All that is stored of one person: given to them, or deleted.

Whoever is deleted is nobody afterwards: a seat without a player and without a name, a host who is player 0.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from aiosqlite import Connection

from bot.store.database import Database
from bot.store.jobs import vacate
from bot.store.rows import NO_MESSAGE, NOBODY, ShownRow
from bot.store.shown import Shown

FINISHED = ("over", "ended")
OF_MATCH = "id, game, guild_id, channel_id, thread_id, phase, locale, pace, created_at, started_at, ended_at"


@dataclass(slots=True)
class Forgotten:
    """What a deletion changed that is still on screens."""

    live: list[int] = field(default_factory=list)  # matches where the computer plays on
    closed: list[int] = field(default_factory=list)  # lobbies that lost their host
    left: list[int] = field(default_factory=list)  # lobbies with a seat more
    shown: list[ShownRow] = field(default_factory=list)  # messages that were for this person alone


class Privacy:
    """`store.privacy`."""

    def __init__(self, database: Database, shown: Shown) -> None:
        self._db = database
        self._shown = shown

    # Giving

    async def export(self, player_id: int) -> dict[str, Any]:
        """Everything stored of a person and nothing of anybody else, as plain values for JSON."""
        person = await self._rows("SELECT * FROM players WHERE id = ?", player_id)
        for row in person:
            row["settings"] = json.loads(row["settings"])
        return {
            "player": person[0] if person else None,
            "seats": [await self._seat(row) for row in await self._seats(player_id)],
            "seats_kept": await self._rows(
                "SELECT match_id, seat, name, kept_for FROM seats WHERE kept_for = ? ORDER BY match_id", player_id
            ),
            "seats_given_away": [await self._seat(row) for row in await self._given_away(player_id)],
            "hosted": await self._rows(f"SELECT {OF_MATCH} FROM matches WHERE host_id = ? ORDER BY id", player_id),
            "results": await self._rows("SELECT * FROM results WHERE player_id = ? ORDER BY match_id", player_id),
            "ratings": await self._rows("SELECT * FROM ratings WHERE player_id = ? ORDER BY game", player_id),
            "rating_changes": await self._rows(
                "SELECT * FROM rating_changes WHERE player_id = ? ORDER BY at, match_id", player_id
            ),
            "messages": await self._rows("SELECT * FROM shown WHERE player_id = ? ORDER BY match_id, kind", player_id),
        }

    async def _seats(self, player_id: int) -> list[dict[str, Any]]:
        return await self._rows(
            "SELECT seats.*, matches.game, matches.phase FROM seats JOIN matches ON matches.id = seats.match_id"
            " WHERE seats.player_id = ? ORDER BY seats.match_id",
            player_id,
        )

    async def _given_away(self, player_id: int) -> list[dict[str, Any]]:
        """Seats they had until somebody else took them over, at `until_line`."""
        return await self._rows(
            "SELECT sat.match_id, sat.seat, sat.from_line, '{}' AS options, '{}' AS orders, matches.game,"
            " matches.phase, coalesce((SELECT later.from_line FROM former_sitters AS later"
            " WHERE later.match_id = sat.match_id AND later.seat = sat.seat AND later.n = sat.n + 1),"
            " seats.from_line) AS until_line FROM former_sitters AS sat JOIN matches ON matches.id = sat.match_id"
            " JOIN seats ON seats.match_id = sat.match_id AND seats.seat = sat.seat"
            " WHERE sat.player_id = ? ORDER BY sat.match_id, sat.from_line",
            player_id,
        )

    async def _seat(self, row: dict[str, Any]) -> dict[str, Any]:
        """A seat with the answers this person gave there; of a match still played only what they chose and when."""
        lines = await self._db.read(
            "SELECT n, line, at FROM lines WHERE match_id = ? AND n >= ? AND n < coalesce(?, n + 1)"
            " AND json_extract(line, '$.seat') = ?"
            " AND coalesce(json_extract(line, '$.by'), 'person') IN ('person', 'order') ORDER BY n",
            (row["match_id"], row["from_line"], row.get("until_line"), row["seat"]),
        )
        answers = []
        for line in lines:
            told = json.loads(line["line"])
            if row["phase"] in FINISHED:
                answers.append({"n": line["n"], "at": line["at"], "line": told})
            else:
                answers.append({"at": line["at"], "kind": told["kind"], "value": told.get("value")})
        private = {"options": json.loads(row["options"]), "orders": json.loads(row["orders"])}
        return {**row, **private, "answers": answers}

    async def _rows(self, sql: str, *params: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in await self._db.read(sql, params)]

    # Deleting

    async def delete(self, player_id: int) -> Forgotten:
        """Forget a person in every table, in one write. Matches stay, and can be replayed and verified as before."""
        gone = await self._db.write(lambda db: _delete(db, player_id))
        self._shown.read_again()
        return gone


async def _delete(db: Connection, player_id: int) -> Forgotten:
    gone = Forgotten()
    for row in await db.execute_fetchall(
        "SELECT id, phase, host_id FROM matches WHERE host_id = :player"
        " OR id IN (SELECT match_id FROM seats WHERE :player IN (player_id, kept_for)) ORDER BY id",
        {"player": player_id},
    ):
        if row["phase"] == "lobby" and row["host_id"] == player_id:
            gone.closed.append(row["id"])
            await db.execute(
                "UPDATE matches SET phase = 'void', note = 'host deleted', check_at = NULL WHERE id = ?", (row["id"],)
            )
        elif row["phase"] == "lobby":
            gone.left.append(row["id"])
            await _leave(db, row["id"], player_id)
        elif row["phase"] == "live":
            gone.live.append(row["id"])
    shown = await db.execute_fetchall(
        "SELECT * FROM shown WHERE player_id = ? AND message_id != ?", (player_id, NO_MESSAGE)
    )
    gone.shown = [ShownRow(*row) for row in shown]
    await _run(db, player_id, _EVERYWHERE)
    return gone


_EVERYWHERE = (
    f"INSERT OR IGNORE INTO players (id, name) SELECT {NOBODY}, '' FROM matches WHERE host_id = ? LIMIT 1",
    f"UPDATE matches SET host_id = {NOBODY} WHERE host_id = ?",
    "UPDATE seats SET player_id = NULL, name = '', stand_in = NULL, orders = '{}', offer = NULL, nudged_at = NULL"
    " WHERE player_id = ?",
    "UPDATE seats SET kept_for = NULL, name = '' WHERE kept_for = ?",
    "DELETE FROM former_sitters WHERE player_id = ?",
    "UPDATE results SET player_id = NULL WHERE player_id = ?",
    "DELETE FROM rating_changes WHERE player_id = ?",
    "DELETE FROM ratings WHERE player_id = ?",
    "DELETE FROM shown WHERE player_id = ?",
    "DELETE FROM players WHERE id = ?",
)


async def _run(db: Connection, player_id: int, statements: Sequence[str]) -> None:
    for statement in statements:
        await db.execute(statement, (player_id,))


async def _leave(db: Connection, match_id: int, player_id: int) -> None:
    for row in await db.execute_fetchall(
        "SELECT seat FROM seats WHERE match_id = ? AND ? IN (player_id, kept_for)", (match_id, player_id)
    ):
        await vacate(db, match_id, row["seat"])
