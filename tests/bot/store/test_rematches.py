"""Rematches as they are stored: one a match, with seats that are kept and not taken."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Invitation, Place, SeatKept, Store, TableFull, WrongPhase
from bot.store.rows import MatchRow
from bot.store.schema import known
from tests.bot.store.staging import ANN, BOB, CAT, DAN, NAMES, SECRET, SEED, lobby, url_of

pytestmark = pytest.mark.asyncio


async def over(store: Store, *people: int, computers: int = 0) -> MatchRow:
    """A finished match."""
    match = await lobby(store, *people)
    for n in range(computers):
        await store.matches.add_computer(match.id, f"HAL {n}")
    await store.matches.start(match.id, SEED, 1, 71, 2.0)
    await store.matches.finish(match.id, "over", [], 3.0)
    found = await store.matches.get(match.id)
    assert found is not None
    return found


async def invited(store: Store, old: MatchRow, host: int = ANN) -> Invitation:
    return await store.rematches.open(old, host, NAMES[host], Place(70, 71), "en", SECRET, 5.0, 99.0)


async def test_seats_are_kept_in_their_order_and_nobody_else_sits_there(store: Store) -> None:
    old = await over(store, ANN, BOB, CAT, computers=1)
    match = (await invited(store, old, BOB)).match
    assert (match.rematch_of, match.host_id, match.place, match.check_at) == (old.id, BOB, Place(70, 71), 99.0)
    seats = await store.matches.seats(match.id)
    assert [(seat.player_id, seat.kept_for, seat.join_id) for seat in seats] == [
        (None, ANN, None),
        (BOB, None, None),
        (None, CAT, None),
        (None, None, None),
    ]
    assert await store.matches.of_player(ANN, ["lobby"]) == []
    with pytest.raises(SeatKept):
        await store.matches.start(match.id, SEED, 1, None, 6.0)
    with pytest.raises(TableFull):
        await store.matches.join(match.id, DAN, "Dan", "j", most=4)
    taken = await store.matches.join(match.id, CAT, "Cat anew", "j", most=4, lobby_id=50)
    assert (taken.seat, taken.player_id, taken.kept_for, taken.name) == (2, CAT, None, "Cat anew")
    await store.matches.leave(match.id, ANN)
    assert (await store.matches.start(match.id, SEED, 1, None, 6.0)).lobby_id == 50
    assert [seat.player_id for seat in await store.matches.seats(match.id)] == [BOB, CAT, None]


async def test_a_match_has_one_rematch_until_it_is_called_off(store: Store) -> None:
    old = await over(store, ANN, BOB)
    got = await asyncio.gather(invited(store, old, ANN), invited(store, old, BOB))
    assert got[0].match.id == got[1].match.id
    await store.matches.set_phase(got[0].match.id, "void", "never shown")
    second = await invited(store, old)
    assert (second.match.id != got[0].match.id, second.again) == (True, False)  # nobody has seen the first one
    await store.matches.set_phase(second.match.id, "void", "cancelled")
    assert (await invited(store, old)).again


async def test_the_database_itself_keeps_it_at_one(store: Store, path: Path) -> None:
    old = await over(store, ANN, BOB)
    await invited(store, old)
    other = await lobby(store, ANN)
    with closing(sqlite3.connect(path)) as db, db, pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        db.execute("UPDATE matches SET rematch_of = ? WHERE id = ?", (old.id, other.id))


async def test_the_seat_of_a_former_player_is_free(store: Store) -> None:
    old = await over(store, ANN, BOB, CAT)
    await store.privacy.delete(BOB)
    match = (await invited(store, old)).match
    assert [seat.kept_for for seat in await store.matches.seats(match.id)] == [None, CAT]


async def test_whoever_is_deleted_has_no_seat_kept(store: Store) -> None:
    old = await over(store, ANN, BOB, CAT)
    match = (await invited(store, old)).match
    assert [row["match_id"] for row in (await store.privacy.export(BOB))["seats_kept"]] == [match.id]
    assert (await store.privacy.delete(BOB)).left == [match.id]
    assert [(seat.seat, seat.kept_for) for seat in await store.matches.seats(match.id)] == [(0, None), (1, CAT)]
    await store.matches.set_phase(match.id, "void", "cancelled")
    await store.privacy.delete(CAT)
    assert [seat.name for seat in await store.matches.seats(match.id)] == ["Ann", ""]


async def test_the_first_message_of_a_lobby_is_its_own(store: Store) -> None:
    match = await lobby(store, ANN)
    for player, message in ((BOB, 60), (CAT, 50), (DAN, 70)):
        await store.matches.join(match.id, player, NAMES[player], "j", lobby_id=message)
    row = await store.matches.get(match.id)
    assert row is not None
    assert row.lobby_id == 50


async def test_the_newest_match_of_a_thread(store: Store) -> None:
    """By when it began; a lobby that has not begun is none, and an earlier Backroom knew a thread as a channel."""
    first = await over(store, ANN, BOB)
    second = (await invited(store, first)).match
    third = await store.matches.new_lobby("chess", 7, 71, ANN, "Ann", None, "en", "live", {}, SECRET, 1.0)

    async def newest() -> int | None:
        row = await store.matches.newest_in(71)
        return None if row is None else row.id

    assert await newest() == first.id
    await store.matches.start(third.id, SEED, 1, None, 7.0)
    assert await newest() == third.id
    await store.matches.leave(second.id, BOB)
    await store.matches.start(second.id, SEED, 1, None, 8.0)
    assert await newest() == second.id
    await store.matches.set_phase(second.id, "damaged")
    assert await newest() == second.id
    assert await store.matches.newest_in(70) is None


async def test_lobbies_of_an_earlier_backroom_forget_what_was_pressed_before_their_seal(path: Path) -> None:
    """Whoever opened a lobby did so before its secret was drawn."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at REAL NOT NULL)")
        for migration in known()[:2]:
            db.executescript(migration.sql)
            db.execute("INSERT INTO migrations VALUES (?, ?, 0)", (migration.number, migration.name))
        db.executemany("INSERT INTO players (id, name) VALUES (?, ?)", NAMES.items())
        for phase in ("lobby", "over"):
            row = (phase, ANN, SECRET)
            db.execute(
                "INSERT INTO matches (game, channel_id, phase, host_id, locale, pace, secret, created_at)"
                " VALUES ('chess', 70, ?, ?, 'en', 'live', ?, 0)",
                row,
            )
        db.executemany(
            "INSERT INTO seats (match_id, seat, player_id, name, join_id) VALUES (?, ?, ?, ?, ?)",
            [(match, seat, who, "x", f"j{seat}") for match in (1, 2) for seat, who in ((0, ANN), (1, BOB))],
        )
    async with await Store.open(url_of(path)) as store:
        joins = [[seat.join_id for seat in await store.matches.seats(match)] for match in (1, 2)]
    assert joins == [[None, "j1"], ["j0", "j1"]]


async def test_when_its_host_leaves_the_next_who_sits_there_is_the_host(store: Store) -> None:
    old = await over(store, ANN, BOB, CAT)
    match = (await invited(store, old, ANN)).match
    await store.matches.join(match.id, CAT, "Cat", "j", most=4)
    await store.matches.leave(match.id, ANN)
    left = await store.matches.get(match.id)
    assert left is not None
    assert (left.host_id, left.phase) == (CAT, "lobby")
    await store.matches.leave(match.id, BOB)  # a seat that was kept: nobody's turn to be the host
    left = await store.matches.get(match.id)
    assert left is not None
    assert left.host_id == CAT


async def test_a_rematch_that_nobody_sits_at_is_called_off_and_can_be_opened_anew(store: Store) -> None:
    old = await over(store, ANN, BOB)
    match = (await invited(store, old, ANN)).match
    await store.matches.leave(match.id, ANN)
    assert (await invited(store, old, BOB)).match.id != match.id


async def test_after_a_rematch_was_ended_there_may_be_another(store: Store) -> None:
    old = await over(store, ANN, BOB)
    match = (await invited(store, old, ANN)).match
    await store.matches.join(match.id, BOB, "Bob", "j", most=4)
    await store.matches.start(match.id, SEED, 1, 71, 6.0)
    assert (await invited(store, old, BOB)).match.id == match.id
    await store.matches.finish(match.id, "ended", [], 7.0)
    assert (await invited(store, old, BOB)).match.id != match.id


async def test_what_was_called_off_is_due_no_more(store: Store) -> None:
    old = await over(store, ANN, BOB)
    first, second = await lobby(store, ANN), (await invited(store, old, ANN)).match
    await store.matches.void(first.id, "cancelled")
    await store.matches.leave(second.id, ANN)
    assert await store.matches.in_phase("lobby") == []
    assert await store.matches.to_look_at(1e12) == []


async def test_what_has_started_is_not_called_off(store: Store) -> None:
    match = await lobby(store, ANN, BOB)
    await store.matches.start(match.id, SEED, 1, None, 6.0)
    with pytest.raises(WrongPhase):
        await store.matches.void(match.id, "expired")
    row = await store.matches.get(match.id)
    assert row is not None
    assert row.phase == "live"
