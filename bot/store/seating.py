"""Before the start: the lobby, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aiosqlite import Connection

from bot.store.database import Database
from bot.store.errors import AlreadySeated, NoSuchMatch, NotSeated, TableFull, WrongPhase
from bot.store.rows import MatchRow, Phase, SeatRow, Sitter, to_json


async def match_in(db: Connection, id: int, *phases: Phase) -> MatchRow:
    """For jobs: the match, which must be in one of these phases (none given: in any)."""
    rows = list(await db.execute_fetchall("SELECT * FROM matches WHERE id = ?", (id,)))
    if not rows:
        raise NoSuchMatch(f"there is no match {id}")
    match = MatchRow.of(rows[0])
    if phases and match.phase not in phases:
        raise WrongPhase(f"match {id} is {match.phase}, not {' or '.join(phases)}")
    return match


async def seats_in(db: Connection, id: int) -> list[SeatRow]:
    """For jobs: the seats of a match, in order."""
    rows = await db.execute_fetchall("SELECT * FROM seats WHERE match_id = ? ORDER BY seat", (id,))
    return [SeatRow.of(row) for row in rows]


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
    ) -> MatchRow:
        """A new lobby; its host takes seat 0."""
        values = (game, guild_id, channel_id, host_id, locale, pace, to_json(options), secret, at, check_at)

        async def job(db: Connection) -> MatchRow:
            await _know(db, host_id, host_name)
            [row] = await db.execute_fetchall(
                "INSERT INTO matches (game, guild_id, channel_id, host_id, locale, pace, options, secret, created_at,"
                " check_at, phase) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'lobby') RETURNING *",
                values,
            )
            await _sit(db, row["id"], 0, host_id, host_name, join_id)
            return MatchRow.of(row)

        return await self._db.write(job)

    async def seats(self, id: int) -> list[SeatRow]:
        """The seats of a match, in order."""
        return [
            SeatRow.of(row)
            for row in await self._db.read("SELECT * FROM seats WHERE match_id = ? ORDER BY seat", (id,))
        ]

    async def join(self, id: int, player_id: int, name: str, join_id: str | None, most: int | None = None) -> SeatRow:
        """Take the next seat of a lobby. AlreadySeated; TableFull if `most` seats are taken."""

        async def job(db: Connection) -> SeatRow:
            await match_in(db, id, "lobby")
            seats = await seats_in(db, id)
            if any(seat.player_id == player_id for seat in seats):
                raise AlreadySeated(f"the player sits in match {id}")
            _refuse_full(id, seats, most)
            await _know(db, player_id, name)
            return await _sit(db, id, len(seats), player_id, name, join_id)

        return await self._db.write(job)

    async def add_computer(self, id: int, name: str, most: int | None = None) -> SeatRow:
        """Give the next seat of a lobby to the computer. TableFull if `most` seats are taken."""

        async def job(db: Connection) -> SeatRow:
            await match_in(db, id, "lobby")
            seats = await seats_in(db, id)
            _refuse_full(id, seats, most)
            return await _sit(db, id, len(seats), None, name, None)

        return await self._db.write(job)

    async def leave(self, id: int, player_id: int) -> None:
        """A person leaves the lobby; those behind them move up. NotSeated. The match keeps its host."""

        async def job(db: Connection) -> None:
            await match_in(db, id, "lobby")
            found = [seat.seat for seat in await seats_in(db, id) if seat.player_id == player_id]
            if not found:
                raise NotSeated(f"the player does not sit in match {id}")
            await vacate(db, id, found[0])

        await self._db.write(job)

    async def remove_seat(self, id: int, seat: int) -> None:
        """Whoever sits there, person or computer, leaves the lobby; those behind move up. NotSeated."""

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
                await _know(db, player_id, name)
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

    async def set_offer(self, id: int, seat: int, offer: str | None) -> None:
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
            await db.execute("UPDATE matches SET options = ? WHERE id = ?", (to_json(options), id))

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
            await db.execute(
                "UPDATE seats SET options = ? WHERE match_id = ? AND seat = ?", (to_json(options), id, seat)
            )

        await self._db.write(job)


def _refuse_full(id: int, seats: list[SeatRow], most: int | None) -> None:
    if most is not None and len(seats) >= most:
        raise TableFull(f"all {most} seats of match {id} are taken")


async def _know(db: Connection, player_id: int, name: str) -> None:
    """Whoever takes a seat is a player, by the name they have now."""
    await db.execute(
        "INSERT INTO players (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (player_id, name),
    )


async def _sit(db: Connection, id: int, seat: int, player_id: int | None, name: str, join_id: str | None) -> SeatRow:
    [row] = await db.execute_fetchall(
        "INSERT INTO seats (match_id, seat, player_id, name, join_id) VALUES (?, ?, ?, ?, ?) RETURNING *",
        (id, seat, player_id, name, join_id),
    )
    return SeatRow.of(row)


async def vacate(db: Connection, id: int, seat: int) -> None:
    """For jobs: free a seat of a lobby; those behind move up."""
    await db.execute("DELETE FROM seats WHERE match_id = ? AND seat = ?", (id, seat))
    for behind in await seats_in(db, id):
        if behind.seat > seat:  # one by one and in order: no two ever share a number
            await db.execute("UPDATE seats SET seat = seat - 1 WHERE match_id = ? AND seat = ?", (id, behind.seat))
