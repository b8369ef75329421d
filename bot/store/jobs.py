"""What several jobs do to a match and its seats. A job calls these inside its one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from aiosqlite import Connection

from bot.store.errors import NoSuchMatch, WrongPhase
from bot.store.rows import MatchRow, Phase, SeatRow, to_json


async def match_in(db: Connection, id: int, *phases: Phase) -> MatchRow:
    """The match, which must be in one of these phases (none given: in any)."""
    rows = list(await db.execute_fetchall("SELECT * FROM matches WHERE id = ?", (id,)))
    _must_be(id, rows[0]["phase"] if rows else None, phases)
    return MatchRow.of(rows[0])


async def length_in(db: Connection, id: int, phase: Phase) -> int:
    """How many lines the match has, which must be in this phase. Nothing else of it is read: every answer asks this."""
    rows = await db.execute_fetchall(
        "SELECT phase, (SELECT coalesce(max(n) + 1, 0) FROM lines WHERE match_id = matches.id) FROM matches"
        " WHERE id = ?",
        (id,),
    )
    there, length = next(iter(rows), (None, 0))
    _must_be(id, there, (phase,))
    return int(length)


def _must_be(id: int, there: Phase | None, phases: Sequence[Phase]) -> None:
    if there is None:
        raise NoSuchMatch(f"there is no match {id}")
    if phases and there not in phases:
        raise WrongPhase(f"match {id} is {there}, not {' or '.join(phases)}")


async def void(db: Connection, id: int, note: str) -> None:
    """A lobby is none any more, and is due no more. WrongPhase if it is none."""
    await match_in(db, id, "lobby")
    await db.execute("UPDATE matches SET phase = 'void', note = ?, check_at = NULL WHERE id = ?", (note, id))


async def seats_in(db: Connection, id: int) -> list[SeatRow]:
    """The seats of a match, in order."""
    rows = await db.execute_fetchall("SELECT * FROM seats WHERE match_id = ? ORDER BY seat", (id,))
    return [SeatRow.of(row) for row in rows]


async def insert_lobby(db: Connection, columns: Mapping[str, Any]) -> MatchRow:
    """A lobby in which nobody sits yet."""
    marks = ", ".join("?" * len(columns))
    [row] = await db.execute_fetchall(
        f"INSERT INTO matches (phase, {', '.join(columns)}) VALUES ('lobby', {marks}) RETURNING *",
        tuple(columns.values()),
    )
    return MatchRow.of(row)


async def note_lobby(db: Connection, id: int, lobby_id: int | None) -> None:
    """A message that shows the lobby; the first one counts."""
    if lobby_id is not None:
        await db.execute(
            "UPDATE matches SET lobby_id = min(coalesce(lobby_id, :lobby), :lobby) WHERE id = :match",
            {"lobby": lobby_id, "match": id},
        )


async def put_options(db: Connection, id: int, options: Mapping[str, Any]) -> None:
    """The options of a lobby."""
    await db.execute("UPDATE matches SET options = ? WHERE id = ?", (to_json(options), id))


async def put_seat_options(db: Connection, id: int, seat: int, options: Mapping[str, Any]) -> None:
    """The private options of a seat."""
    await db.execute("UPDATE seats SET options = ? WHERE match_id = ? AND seat = ?", (to_json(options), id, seat))


async def note_join(db: Connection, id: int, player_id: int, join_id: str) -> None:
    """The press of a player who sits there already goes into the deal."""
    await db.execute("UPDATE seats SET join_id = ? WHERE match_id = ? AND player_id = ?", (join_id, id, player_id))


async def know(db: Connection, player_id: int, name: str) -> None:
    """Whoever takes a seat is a player, by the name they have now."""
    await db.execute(
        "INSERT INTO players (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        (player_id, name),
    )


async def sit(
    db: Connection,
    id: int,
    seat: int,
    player_id: int | None,
    name: str,
    join_id: str | None = None,
    kept_for: int | None = None,
) -> SeatRow:
    """A new seat for a person, for the computer, or kept for a person."""
    [row] = await db.execute_fetchall(
        "INSERT INTO seats (match_id, seat, player_id, name, join_id, kept_for) VALUES (?, ?, ?, ?, ?, ?) RETURNING *",
        (id, seat, player_id, name, join_id, kept_for),
    )
    return SeatRow.of(row)


async def take_kept(db: Connection, id: int, player_id: int, name: str, join_id: str | None) -> SeatRow:
    """The person whom a seat is kept for takes it."""
    [row] = await db.execute_fetchall(
        "UPDATE seats SET player_id = kept_for, kept_for = NULL, name = ?, join_id = ?"
        " WHERE match_id = ? AND kept_for = ? RETURNING *",
        (name, join_id, id, player_id),
    )
    return SeatRow.of(row)


async def vacate(db: Connection, id: int, seat: int) -> None:
    """Free a seat of a lobby; those behind move up."""
    await db.execute("DELETE FROM seats WHERE match_id = ? AND seat = ?", (id, seat))
    for behind in await seats_in(db, id):
        if behind.seat > seat:  # one by one and in order: no two ever share a number
            await db.execute("UPDATE seats SET seat = seat - 1 WHERE match_id = ? AND seat = ?", (id, behind.seat))
