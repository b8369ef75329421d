"""Matches from their start to their end: lines, phases, results, and which are to be looked at."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from aiosqlite import Connection

from bot.store.errors import LineConflict, NoSuchMatch, SeatKept
from bot.store.jobs import length_in, match_in, seats_in, void
from bot.store.rows import Kept, MatchRow, Phase, ResultRow, to_json
from bot.store.seating import Seating

KEEP = -1.0  # leave check_at as it is


class Matches(Seating):
    """`store.matches`."""

    async def get(self, id: int) -> MatchRow | None:
        """A match, or None."""
        rows = await self._db.read("SELECT * FROM matches WHERE id = ?", (id,))
        return MatchRow.of(rows[0]) if rows else None

    async def newest_in(self, thread_id: int) -> MatchRow | None:
        """The newest match that is or was played in a thread, or None. It may know the thread as its channel."""
        rows = await self._db.read(
            "SELECT * FROM matches WHERE (thread_id = :thread OR (thread_id IS NULL AND channel_id = :thread))"
            " AND phase IN ('live', 'over', 'ended', 'damaged') ORDER BY started_at DESC, id DESC LIMIT 1",
            {"thread": thread_id},
        )
        return MatchRow.of(rows[0]) if rows else None

    async def of_player(self, player_id: int, phases: Collection[Phase]) -> list[MatchRow]:
        """The matches in these phases where a player has a seat, the newest first."""
        rows = await self._db.read(
            "SELECT matches.* FROM seats JOIN matches ON matches.id = seats.match_id WHERE seats.player_id = ?"
            f" AND matches.phase IN ({_marks(phases)}) ORDER BY matches.id DESC",
            (player_id, *phases),
        )
        return [MatchRow.of(row) for row in rows]

    async def kept_for(self, player_id: int) -> list[MatchRow]:
        """The lobbies where a seat is kept for a player, the newest first."""
        rows = await self._db.read(
            "SELECT matches.* FROM seats JOIN matches ON matches.id = seats.match_id WHERE seats.kept_for = ?"
            " AND matches.phase = 'lobby' ORDER BY matches.id DESC",
            (player_id,),
        )
        return [MatchRow.of(row) for row in rows]

    async def in_phase(self, *phases: Phase) -> list[MatchRow]:
        """All matches in these phases, the oldest first."""
        rows = await self._db.read(f"SELECT * FROM matches WHERE phase IN ({_marks(phases)}) ORDER BY id", phases)
        return [MatchRow.of(row) for row in rows]

    async def live(self, paces: Collection[str]) -> list[int]:
        """The numbers of all matches that are being played at one of these paces."""
        rows = await self._db.read(
            f"SELECT id FROM matches WHERE phase = 'live' AND pace IN ({_marks(paces)}) ORDER BY id", tuple(paces)
        )
        return [row["id"] for row in rows]

    async def to_look_at(self, now: float) -> list[MatchRow]:
        """The matches to be looked at by now, in any phase, the longest overdue first."""
        rows = await self._db.read("SELECT * FROM matches WHERE check_at <= ? ORDER BY check_at, id", (now,))
        return [MatchRow.of(row) for row in rows]

    # Lines

    async def lines(self, id: int) -> list[str]:
        """The lines of a match as they were stored, in order."""
        rows = await self._db.read("SELECT line FROM lines WHERE match_id = ? ORDER BY n", (id,))
        return [row["line"] for row in rows]

    async def count_lines(self, id: int) -> int:
        """How many lines a match has."""
        [row] = await self._db.read("SELECT coalesce(max(n) + 1, 0) FROM lines WHERE match_id = ?", (id,))
        return int(row[0])

    async def times(self, id: int, since: int) -> dict[int, float]:
        """When each line from this number on was stored. What was stored in one breath has one time."""
        rows = await self._db.read("SELECT n, at FROM lines WHERE match_id = ? AND n >= ?", (id, since))
        return {row["n"]: row["at"] for row in rows}

    async def kept(self, id: int) -> Kept:
        """All that is stored of a started match's play. It holds the seed: not for anybody's eyes."""
        match = await self.get(id)
        if match is None:
            raise NoSuchMatch(f"there is no match {id}")
        seats = await self.seats(id)
        rows = await self._db.read("SELECT n, line, digest FROM lines WHERE match_id = ? ORDER BY n", (id,))
        beginning = {
            "game": match.game,
            "version": match.version,
            "seats": len(seats),
            "seed": match.seed,
            "options": match.options,
            "seat_options": [seat.options for seat in seats] if any(seat.options for seat in seats) else [],
        }
        digests = {row["n"] + 1: row["digest"] for row in rows if row["digest"] is not None}
        return Kept(beginning, [row["line"] for row in rows], digests)

    async def record(self, id: int) -> dict[str, Any]:
        """A started match as an engine's record, for `Match.replay`. It holds the seed: not for anybody's eyes."""
        kept = await self.kept(id)
        return {**kept.beginning, "lines": [json.loads(line) for line in kept.lines]}

    async def append(
        self,
        id: int,
        n: int,
        lines: Sequence[str],
        digest: str | None,
        at: float,
        check_at: float | None = KEEP,
        clocks: Mapping[str, Any] | None = None,
        orders: Mapping[int, Mapping[str, Any]] | None = None,
    ) -> None:
        """Add lines to a live match, the first of them being number n. The digest is that of the match after them.

        LineConflict, and nothing stored, unless n is the number of lines there are. With `clocks` whose time runs is
        stored in the same breath, and with `orders` what is ordered from now on, by seat.
        """

        async def job(db: Connection) -> None:
            _must_be_next(id, n, await length_in(db, id, "live"))
            last = len(lines) - 1
            rows = [(id, n + i, line, at, digest if i == last else None) for i, line in enumerate(lines)]
            await db.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", rows)
            await db.execute(
                "UPDATE matches SET check_at = iif(?, check_at, ?), clocks = coalesce(?, clocks) WHERE id = ?",
                (check_at == KEEP, check_at, None if clocks is None else to_json(clocks), id),
            )
            for seat, ordered in (orders or {}).items():
                await db.execute(
                    "UPDATE seats SET orders = ? WHERE match_id = ? AND seat = ?", (to_json(ordered), id, seat)
                )

        await self._db.write(job)

    async def go_on(self, id: int, n: int, line: str, digest: str, at: float) -> None:
        """A match that was set aside is live again with this line, the number n, after all that there are.

        The digest is that of the match after it. Nobody's time has run meanwhile: all clocks begin anew.
        """

        async def job(db: Connection) -> None:
            _must_be_next(id, n, await length_in(db, id, "damaged"))
            await db.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", (id, n, line, at, digest))
            await db.execute("UPDATE matches SET phase = 'live', clocks = '{}' WHERE id = ?", (id,))

        await self._db.write(job)

    # From phase to phase

    async def start(
        self, id: int, seed: str, version: int, thread_id: int | None, at: float, check_at: float | None = None
    ) -> MatchRow:
        """A lobby becomes a live match."""
        return await self._db.write(lambda db: start(db, id, seed, version, thread_id, at, check_at))

    async def finish(
        self, id: int, phase: Phase, results: Sequence[ResultRow], at: float, note: str | None = None
    ) -> None:
        """End a match and keep how it came out. Nothing is due any more. Rated ones: bot.ratings.record_result."""
        await self._db.write(lambda db: finish(db, id, phase, results, at, note))

    async def results(self, id: int) -> list[ResultRow]:
        """How a match came out, the best first."""
        rows = await self._db.read("SELECT * FROM results WHERE match_id = ? ORDER BY place, seat", (id,))
        return [
            ResultRow(
                seat=row["seat"],
                place=row["place"],
                score=row["score"],
                player_id=row["player_id"],
                resigned=bool(row["resigned"]),
                counted=bool(row["counted"]),
            )
            for row in rows
        ]

    async def void(self, id: int, note: str) -> None:
        """A lobby is none any more. WrongPhase if it has started, or was called off before."""

        await self._db.write(lambda db: void(db, id, note))

    async def set_phase(self, id: int, phase: Phase, note: str | None = None) -> None:
        """Put a match in a phase, with a note why (None: keep the note there is). An ended match is due no more."""
        ended = phase in ("over", "ended", "void")

        async def job(db: Connection) -> None:
            await match_in(db, id)
            await db.execute(
                "UPDATE matches SET phase = ?, note = coalesce(?, note), check_at = iif(?, NULL, check_at)"
                " WHERE id = ?",
                (phase, note, ended, id),
            )

        await self._db.write(job)

    async def set_thread(self, id: int, thread_id: int | None) -> None:
        """Note where a match is played."""
        await self._set(id, "thread_id", thread_id)

    async def set_clocks(self, id: int, clocks: Mapping[str, Any], check_at: float | None) -> None:
        """Note whose time runs until when, and when to look again."""

        async def job(db: Connection) -> None:
            await match_in(db, id)
            await db.execute(
                "UPDATE matches SET clocks = ?, check_at = ? WHERE id = ?", (to_json(clocks), check_at, id)
            )

        await self._db.write(job)

    async def set_host(self, id: int, host_id: int) -> None:
        """Make somebody else the host; they must be known as a player."""
        await self._set(id, "host_id", host_id)

    async def delete(self, id: int) -> None:
        """Forget a match with all that belongs to it, its lines too. Ratings stay as they are."""

        async def job(db: Connection) -> None:
            await match_in(db, id)
            await db.execute("DELETE FROM matches WHERE id = ?", (id,))

        await self._db.write(job)

    async def _set(self, id: int, column: str, value: float | None) -> None:
        async def job(db: Connection) -> None:
            await match_in(db, id)
            await db.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (value, id))

        await self._db.write(job)


async def start(
    db: Connection,
    id: int,
    seed: str,
    version: int,
    thread_id: int | None,
    at: float,
    check_at: float | None = None,
) -> MatchRow:
    """For jobs: what Matches.start does. SeatKept: nobody sits in a match who has not pressed Join."""
    await match_in(db, id, "lobby")
    if any(seat.kept_for is not None for seat in await seats_in(db, id)):
        raise SeatKept(f"a seat of match {id} is kept for a person who has not joined")
    await db.execute(
        "UPDATE matches SET phase = 'live', seed = ?, version = ?, thread_id = coalesce(?, thread_id),"
        " started_at = ?, check_at = ? WHERE id = ?",
        (seed, version, thread_id, at, check_at, id),
    )
    return await match_in(db, id)


async def finish(
    db: Connection, id: int, phase: Phase, results: Sequence[ResultRow], at: float, note: str | None = None
) -> None:
    """For jobs: what Matches.finish does."""
    await match_in(db, id, "lobby", "live", "damaged")
    await db.execute(
        "UPDATE matches SET phase = ?, ended_at = ?, note = coalesce(?, note), check_at = NULL, clocks = '{}'"
        " WHERE id = ?",
        (phase, at, note, id),
    )
    await db.executemany(
        "INSERT INTO results (match_id, seat, player_id, place, score, resigned, counted) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(id, row.seat, row.player_id, row.place, row.score, row.resigned, row.counted) for row in results],
    )


def _must_be_next(id: int, n: int, there: int) -> None:
    if n != there:
        raise LineConflict(f"match {id} has {there} lines; line {n} cannot be next")


def _marks(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))
