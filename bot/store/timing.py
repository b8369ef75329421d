"""Time in which nobody looked at the tables: noted while somebody does, and given back afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from aiosqlite import Connection

from bot.store.database import Database
from bot.store.rows import NO_MESSAGE, to_json

LOOKED = "looked_at"

Clocks: TypeAlias = Mapping[str, Any]
Called: TypeAlias = Mapping[int, float]  # when whoever sits somewhere was last called
Shift: TypeAlias = Callable[[Clocks, Called, float], Clocks]


class Timing:
    """`store.timing`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def looked(self, now: float) -> None:
        """Somebody looks at the tables; to be noted every few seconds."""
        await self._db.write(lambda db: _note(db, now))

    async def give_back(self, now: float, unseen: float, shift: Shift, seconds: float | None = None) -> float:
        """The seconds by which everybody's time at live matches ends later now; None: for as long as nobody looked.

        `shift` gives the clocks of one match that much later, from its clocks and who was called when. When a match
        is looked at stays as it is: too early does no harm, and a holiday ends on its day. One that was never to be
        looked at again is due at `unseen`. All of it is one write, so it is done once.
        """

        async def job(db: Connection) -> float:
            found = list(await db.execute_fetchall("SELECT value FROM facts WHERE key = ?", (LOOKED,)))
            unlooked = max(0.0, now - float(found[0]["value"])) if found else 0.0
            lost = unlooked if seconds is None else seconds
            called = await _called(db)
            rows = await db.execute_fetchall("SELECT id, clocks FROM matches WHERE phase = 'live'")
            new = [
                (to_json(shift(json.loads(row["clocks"]), called.get(row["id"], {}), lost)), row["id"]) for row in rows
            ]
            await db.executemany("UPDATE matches SET clocks = ? WHERE id = ?", new)
            await db.execute("UPDATE matches SET check_at = ? WHERE phase = 'live' AND check_at IS NULL", (unseen,))
            await _note(db, now)
            return lost

        return await self._db.write(job)


async def _note(db: Connection, now: float) -> None:
    await db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (LOOKED, repr(now)))


async def _called(db: Connection) -> dict[int, dict[int, float]]:
    """By match and seat, when the person there was last called."""
    found: dict[int, dict[int, float]] = {}
    for row in await db.execute_fetchall(
        "SELECT seats.match_id, seats.seat, shown.at FROM shown JOIN seats"
        " ON seats.match_id = shown.match_id AND seats.player_id = shown.player_id"
        " WHERE shown.kind = 'ping' AND shown.message_id != ? AND shown.line >= 0",
        (NO_MESSAGE,),
    ):
        found.setdefault(row["match_id"], {})[row["seat"]] = row["at"]
    return found
