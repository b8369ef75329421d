"""Rematches: one lobby for each finished match, with seats kept for the people who sat there."""

from __future__ import annotations

from dataclasses import dataclass

from aiosqlite import Connection

from bot.store.database import Database
from bot.store.jobs import insert_lobby, know, put_seat_options, seats_in, sit
from bot.store.rows import MatchRow, Place, SeatRow, to_json

NEVER_SHOWN = "never shown"  # the note of a lobby that could not be posted


@dataclass(slots=True, frozen=True)
class Invitation:
    """A lobby that is a rematch. `again`: there was another one before, which called its people."""

    match: MatchRow
    again: bool


class Rematches:
    """`store.rematches`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def open(
        self,
        old: MatchRow,
        host_id: int,
        host_name: str,
        place: Place,
        locale: str,
        secret: str,
        at: float,
        check_at: float,
    ) -> Invitation:
        """The rematch of a match: the one there is, unless it was called off or left before its end; else a new lobby.

        The host has their seat, computers have theirs, and the other seats are kept.
        """
        columns = {
            "rematch_of": old.id,
            "game": old.game,
            "guild_id": old.guild_id,
            "channel_id": place.channel,
            "thread_id": place.thread,
            "host_id": host_id,
            "locale": locale,
            "pace": old.pace,
            "options": to_json(old.options),
            "secret": secret,
            "created_at": at,
            "check_at": check_at,
        }

        async def job(db: Connection) -> Invitation:
            found = await db.execute_fetchall("SELECT * FROM matches WHERE rematch_of = ? ORDER BY id", (old.id,))
            earlier = [MatchRow.of(row) for row in found]
            past = [row for row in earlier if row.phase in ("void", "ended")]
            again = any(row.note != NEVER_SHOWN for row in past)
            for row in earlier:
                if row not in past:
                    return Invitation(row, again)
            await know(db, host_id, host_name)
            match = await insert_lobby(db, columns)
            await _keep_seats(db, match, host_name, await seats_in(db, old.id))
            return Invitation(match, again)

        return await self._db.write(job)


async def _keep_seats(db: Connection, match: MatchRow, host_name: str, seats: list[SeatRow]) -> None:
    """The same seats in the same order, each with what its player chose for it; a former player's is free."""
    taken = [seat for seat in seats if seat.player_id is not None or seat.name]
    for number, seat in enumerate(taken):
        if seat.player_id is None:
            await sit(db, match.id, number, None, seat.name)
        elif seat.player_id == match.host_id:
            await sit(db, match.id, number, match.host_id, host_name)
        else:
            await sit(db, match.id, number, None, seat.name, kept_for=seat.player_id)
        await put_seat_options(db, match.id, number, seat.options)
