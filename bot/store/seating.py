"""Before the start: the lobby, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aiosqlite import Connection

from bot.store.database import Database
from bot.store.errors import AlreadySeated, NotSeated, TableFull
from bot.store.jobs import (
    insert_lobby,
    know,
    match_in,
    note_lobby,
    put_options,
    put_seat_options,
    seats_in,
    sit,
    take_kept,
    vacate,
    void,
)
from bot.store.rows import MatchRow, SeatRow, Sitter, to_json


class Seating:
    """The lobby's part of `store.matches`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def new_lobby(
        self,
        game: str,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        host_name: str,
        join_id: str | None,
        locale: str,
        pace: str,
        options: Mapping[str, Any],
        secret: str,
        at: float,
        check_at: float | None = None,
        thread_id: int | None = None,
    ) -> MatchRow:
        """A new lobby; its host takes seat 0."""
        columns = {
            "game": game,
            "guild_id": guild_id,
            "channel_id": channel_id,
            "thread_id": thread_id,
            "host_id": host_id,
            "locale": locale,
            "pace": pace,
            "options": to_json(options),
            "secret": secret,
            "created_at": at,
            "check_at": check_at,
        }

        async def job(db: Connection) -> MatchRow:
            await know(db, host_id, host_name)
            match = await insert_lobby(db, columns)
            await sit(db, match.id, 0, host_id, host_name, join_id)
            return match

        return await self._db.write(job)

    async def seats(self, id: int) -> list[SeatRow]:
        """The seats of a match, in order."""
        return [
            SeatRow.of(row)
            for row in await self._db.read("SELECT * FROM seats WHERE match_id = ? ORDER BY seat", (id,))
        ]

    async def join(
        self,
        id: int,
        player_id: int,
        name: str,
        join_id: str | None,
        most: int | None = None,
        lobby_id: int | None = None,
    ) -> SeatRow:
        """Take the seat that is kept, else the next one of a lobby. AlreadySeated; TableFull if `most` are taken.

        `lobby_id` is the message on which they pressed.
        """

        async def job(db: Connection) -> SeatRow:
            await match_in(db, id, "lobby")
            seats = await seats_in(db, id)
            if any(seat.player_id == player_id for seat in seats):
                raise AlreadySeated(f"the player sits in match {id}")
            await know(db, player_id, name)
            await note_lobby(db, id, lobby_id)
            if any(seat.kept_for == player_id for seat in seats):
                return await take_kept(db, id, player_id, name, join_id)
            _refuse_full(id, seats, most)
            return await sit(db, id, len(seats), player_id, name, join_id)

        return await self._db.write(job)

    async def add_computer(self, id: int, name: str, most: int | None = None) -> SeatRow:
        """Give the next seat of a lobby to the computer. TableFull if `most` seats are taken."""

        async def job(db: Connection) -> SeatRow:
            await match_in(db, id, "lobby")
            seats = await seats_in(db, id)
            _refuse_full(id, seats, most)
            return await sit(db, id, len(seats), None, name, None)

        return await self._db.write(job)

    async def leave(self, id: int, player_id: int) -> None:
        """A person leaves the lobby, or a seat that is kept for them; those behind move up. NotSeated.

        Where the host of a rematch leaves, the next person who sits there is its host: a match has one rematch, so
        there is no other lobby to go to. Where nobody sits there any more, the next who presses Rematch opens another.
        """

        async def job(db: Connection) -> None:
            match = await match_in(db, id, "lobby")
            seats = await seats_in(db, id)
            found = [seat.seat for seat in seats if player_id in (seat.player_id, seat.kept_for)]
            if not found:
                raise NotSeated(f"the player does not sit in match {id}")
            await vacate(db, id, found[0])
            if match.rematch_of is not None and player_id == match.host_id:
                heir = next((s.player_id for s in seats if s.player_id not in (None, player_id)), None)
                if heir is None:
                    await void(db, id, "cancelled")
                else:
                    await db.execute("UPDATE matches SET host_id = ? WHERE id = ?", (heir, id))

        await self._db.write(job)

    async def remove_seat(self, id: int, seat: int) -> None:
        """A seat of the lobby is free again, whoever has it or it is kept for; those behind move up. NotSeated."""

        async def job(db: Connection) -> None:
            await match_in(db, id, "lobby")
            if seat not in [row.seat for row in await seats_in(db, id)]:
                raise NotSeated(f"match {id} has no seat {seat}")
            await vacate(db, id, seat)

        await self._db.write(job)

    async def give_seat(
        self,
        id: int,
        seat: int,
        player_id: int | None,
        name: str,
        from_line: int | None = None,
        orders: Mapping[str, Any] | None = None,
    ) -> SeatRow:
        """Hand a seat to somebody else, or to the computer (None), at any time. AlreadySeated, NotSeated.

        `from_line` is the number of the first line that can be theirs, who sat there before being remembered; None:
        leave it as it is. `orders` are theirs from the start.
        """

        async def job(db: Connection) -> SeatRow:
            seats = {row.seat: row for row in await seats_in(db, id)}
            if seat not in seats:
                raise NotSeated(f"match {id} has no seat {seat}")
            if player_id is not None:
                if any(row.player_id == player_id and row.seat != seat for row in seats.values()):
                    raise AlreadySeated(f"the player sits in match {id}")
                await know(db, player_id, name)
            before = seats[seat]
            if from_line is not None and before.player_id is not None:
                await db.execute(
                    "INSERT INTO former_sitters SELECT :match, :seat, coalesce(max(n) + 1, 0), :line, :player"
                    " FROM former_sitters WHERE match_id = :match AND seat = :seat",
                    {"match": id, "seat": seat, "line": before.from_line, "player": before.player_id},
                )
            [row] = await db.execute_fetchall(
                "UPDATE seats SET player_id = ?, name = ?, stand_in = NULL, orders = ?, offer = NULL, nudged_at = NULL,"
                " from_line = coalesce(?, from_line) WHERE match_id = ? AND seat = ? RETURNING *",
                (player_id, name, to_json(orders or {}), from_line, id, seat),
            )
            return SeatRow.of(row)

        return await self._db.write(job)

    async def set_stand_in(self, id: int, seat: int, since: float | None) -> None:
        """Let the computer play for whoever sits there, or (None) let them play themselves again. NotSeated."""
        await self._set_seat(id, seat, "stand_in", since)

    async def set_seat_offer(self, id: int, seat: int, offer: str | None) -> None:
        """Note the last offer to give a seat away; None: it was answered. NotSeated."""
        await self._set_seat(id, seat, "offer", offer)

    async def set_nudged(self, id: int, seat: int, at: float) -> None:
        """Note that somebody nudged whoever sits there. NotSeated."""
        await self._set_seat(id, seat, "nudged_at", at)

    async def sitters(self, id: int) -> dict[int, list[Sitter]]:
        """Who has sat where, by seat, the first one first and those who sit there now last."""
        rows = await self._db.read(
            "SELECT seat, from_line, player_id, n FROM former_sitters WHERE match_id = :match UNION ALL"
            " SELECT seat, from_line, player_id, 1e9 FROM seats WHERE match_id = :match AND player_id IS NOT NULL"
            " ORDER BY seat, n",
            {"match": id},
        )
        found: dict[int, list[Sitter]] = {}
        for row in rows:
            found.setdefault(row["seat"], []).append(Sitter(row["player_id"], row["from_line"]))
        return found

    async def _set_seat(self, id: int, seat: int, column: str, value: float | str | None) -> None:
        async def job(db: Connection) -> None:
            changed = await db.execute(
                f"UPDATE seats SET {column} = ? WHERE match_id = ? AND seat = ?", (value, id, seat)
            )
            if not changed.rowcount:
                raise NotSeated(f"match {id} has no seat {seat}")

        await self._db.write(job)

    async def set_options(self, id: int, options: Mapping[str, Any]) -> None:
        """Change the options of a lobby."""

        async def job(db: Connection) -> None:
            await match_in(db, id, "lobby")
            await put_options(db, id, options)

        await self._db.write(job)

    async def set_pace(self, id: int, pace: str) -> None:
        """Change the pace of a match."""

        async def job(db: Connection) -> None:
            await match_in(db, id, "lobby", "live")
            await db.execute("UPDATE matches SET pace = ? WHERE id = ?", (pace, id))

        await self._db.write(job)

    async def set_seat_options(self, id: int, seat: int, options: Mapping[str, Any]) -> None:
        """Change the private options of a seat (a deck) while in the lobby. NotSeated."""

        async def job(db: Connection) -> None:
            await match_in(db, id, "lobby")
            if seat not in [row.seat for row in await seats_in(db, id)]:
                raise NotSeated(f"match {id} has no seat {seat}")
            await put_seat_options(db, id, seat, options)

        await self._db.write(job)


def _refuse_full(id: int, seats: list[SeatRow], most: int | None) -> None:
    if most is not None and len(seats) >= most:
        raise TableFull(f"all {most} seats of match {id} are taken")
