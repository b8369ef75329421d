"""Matches from lobby to end: seats, lines, phases."""

from __future__ import annotations

import asyncio
import json
import sqlite3

import pytest
from aiosqlite import Connection

from bot.store import (
    AlreadySeated,
    LineConflict,
    NoSuchMatch,
    NotSeated,
    ResultRow,
    Store,
    TableFull,
    WrongPhase,
)
from engines.core.record import Record
from tests.bot.store.staging import ANN, BOB, CAT, DAN, SECRET, SEED, answer, live, lobby

pytestmark = pytest.mark.asyncio


async def test_a_lobby_seats_its_host(store: Store) -> None:
    match = await store.matches.new_lobby(
        "chess", 7, 70, ANN, "Ann", "j0", "ja", "day", {"b": 1, "a": "é"}, SECRET, 3.0, check_at=9.0
    )
    assert match == await store.matches.get(match.id)
    assert (match.phase, match.locale, match.pace, match.options) == ("lobby", "ja", "day", {"a": "é", "b": 1})
    assert (match.created_at, match.check_at, match.seed, match.secret) == (3.0, 9.0, None, SECRET)
    [seat] = await store.matches.seats(match.id)
    assert (seat.seat, seat.player_id, seat.name, seat.join_id) == (0, ANN, "Ann", "j0")
    assert await store.matches.get(99) is None


async def test_secrets_stay_out_of_reprs(store: Store) -> None:
    match = await live(store, ANN, BOB)
    assert SECRET not in repr(match)
    assert SEED not in repr(match)


async def test_people_join_in_order_until_the_table_is_full(store: Store) -> None:
    match = await lobby(store, ANN)
    assert (await store.matches.join(match.id, BOB, "Bob", "j1", most=3)).seat == 1
    with pytest.raises(AlreadySeated):
        await store.matches.join(match.id, BOB, "Bob", "j2", most=3)
    assert (await store.matches.add_computer(match.id, "HAL", most=3)).player_id is None
    with pytest.raises(TableFull):
        await store.matches.join(match.id, CAT, "Cat", "j3", most=3)
    with pytest.raises(TableFull):
        await store.matches.add_computer(match.id, "SAL", most=3)
    assert [seat.name for seat in await store.matches.seats(match.id)] == ["Ann", "Bob", "HAL"]


async def test_two_who_press_join_at_once_do_not_share_the_last_seat(store: Store) -> None:
    match = await lobby(store, ANN)
    got = await asyncio.gather(
        *(store.matches.join(match.id, player, "x", "j", most=2) for player in (BOB, CAT, DAN)), return_exceptions=True
    )
    assert [type(outcome).__name__ for outcome in got] == ["SeatRow", "TableFull", "TableFull"]


async def test_who_leaves_makes_the_others_move_up(store: Store) -> None:
    match = await lobby(store, ANN, BOB, CAT, DAN)
    await store.matches.leave(match.id, BOB)
    seats = await store.matches.seats(match.id)
    assert [(seat.seat, seat.player_id, seat.join_id) for seat in seats] == [
        (0, ANN, "j0"),
        (1, CAT, "j2"),
        (2, DAN, "j3"),
    ]
    await store.matches.remove_seat(match.id, 0)
    assert [seat.player_id for seat in await store.matches.seats(match.id)] == [CAT, DAN]
    for gone in (store.matches.leave(match.id, BOB), store.matches.remove_seat(match.id, 2)):
        with pytest.raises(NotSeated):
            await gone


async def test_a_seat_can_be_handed_on(store: Store) -> None:
    match = await live(store, ANN, BOB)
    await store.matches.give_seat(match.id, 1, None, "HAL")
    await store.matches.give_seat(match.id, 1, CAT, "Cat")
    with pytest.raises(AlreadySeated):
        await store.matches.give_seat(match.id, 1, ANN, "Ann")
    with pytest.raises(NotSeated):
        await store.matches.give_seat(match.id, 2, DAN, "Dan")
    assert [seat.player_id for seat in await store.matches.seats(match.id)] == [ANN, CAT]


async def test_after_the_start_the_lobby_is_closed(store: Store) -> None:
    match = await live(store, ANN, BOB)
    assert (match.phase, match.seed, match.version, match.thread_id, match.started_at) == ("live", SEED, 1, 71, 2.0)
    for late in (
        store.matches.join(match.id, CAT, "Cat", "j"),
        store.matches.add_computer(match.id, "HAL"),
        store.matches.leave(match.id, BOB),
        store.matches.set_options(match.id, {}),
        store.matches.set_seat_options(match.id, 0, {}),
        store.matches.start(match.id, SEED, 1, None, 3.0),
    ):
        with pytest.raises(WrongPhase):
            await late
    with pytest.raises(NoSuchMatch):
        await store.matches.join(99, CAT, "Cat", "j")


async def test_lines_follow_each_other(store: Store) -> None:
    match = await live(store, ANN, BOB)
    await store.matches.append(match.id, 0, [answer(0), answer(1)], None, 3.0)
    await store.matches.append(match.id, 2, [answer(0), answer(0)], "d4", 4.0, check_at=50.0)
    for n in (0, 3, 5):
        with pytest.raises(LineConflict):
            await store.matches.append(match.id, n, [answer(1), answer(1)], None, 5.0)
    assert await store.matches.lines(match.id) == [answer(0), answer(1), answer(0), answer(0)]
    assert await store.matches.count_lines(match.id) == 4
    assert (await store.matches.kept(match.id)).digests == {4: "d4"}
    assert [row.id for row in await store.matches.to_look_at(50.0)] == [match.id]


async def test_of_two_who_write_the_same_line_one_is_refused(store: Store) -> None:
    match = await live(store, ANN, BOB)
    got = await asyncio.gather(
        store.matches.append(match.id, 0, [answer(0)], None, 3.0),
        store.matches.append(match.id, 0, [answer(1)], None, 3.0),
        return_exceptions=True,
    )
    assert got[0] is None
    assert isinstance(got[1], LineConflict)
    assert await store.matches.lines(match.id) == [answer(0)]


async def test_a_bad_line_takes_its_whole_write_with_it(store: Store) -> None:
    match = await live(store, ANN, BOB)
    with pytest.raises(sqlite3.IntegrityError):
        await store.matches.append(match.id, 0, [answer(0), "not json"], None, 3.0)
    assert await store.matches.lines(match.id) == []


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE lines SET line = '{}'",
        "DELETE FROM lines",
        "INSERT OR REPLACE INTO lines VALUES (1, 0, '{}', 0, NULL)",
        "INSERT INTO lines VALUES (1, 2, '{}', 0, NULL)",
    ],
)
async def test_the_database_itself_keeps_lines_as_they_are(store: Store, sql: str) -> None:
    match = await live(store, ANN, BOB)
    await store.matches.append(match.id, 0, [answer(0)], None, 3.0)

    async def job(db: Connection) -> None:
        await db.execute(sql)

    with pytest.raises(sqlite3.IntegrityError, match=r"^lines "):
        await store.write(job)
    assert await store.matches.lines(match.id) == [answer(0)]


async def test_lines_go_with_their_match(store: Store) -> None:
    match, other = await live(store, ANN, BOB), await live(store, ANN, BOB)
    for row in (match, other):
        await store.matches.append(row.id, 0, [answer(0)], None, 3.0)
    await store.matches.delete(match.id)
    assert await store.matches.get(match.id) is None
    assert await store.matches.lines(match.id) == []
    assert await store.matches.lines(other.id) == [answer(0)]
    assert (await lobby(store, ANN)).id > other.id  # numbers are never used again


async def test_a_record_can_be_read_by_the_engines(store: Store) -> None:
    match = await lobby(store, ANN, BOB)
    await store.matches.set_options(match.id, {"long": True})
    await store.matches.set_seat_options(match.id, 1, {"deck": ["ace"]})
    await store.matches.start(match.id, SEED, 3, None, 2.0)
    await store.matches.append(match.id, 0, [answer(0), json.dumps({"kind": "resign", "seat": 1})], None, 3.0)
    record = Record.read(await store.matches.record(match.id))
    assert (record.seats, record.version, record.options) == (2, 3, {"long": True})
    assert record.seat_options == [{}, {"deck": ["ace"]}]
    assert [line.kind for line in record.lines] == ["answer", "resign"]
    assert "ace" not in repr(await store.matches.seats(match.id))


async def test_a_match_ends_once(store: Store) -> None:
    match = await live(store, ANN, BOB)
    results = [
        ResultRow(seat=1, place=1, score=9, player_id=BOB, counted=True),
        ResultRow(seat=0, place=2, score=4, player_id=ANN, resigned=True),
    ]
    await store.matches.set_clocks(match.id, {}, 5.0)
    await store.matches.finish(match.id, "over", results, 8.0)
    ended = await store.matches.get(match.id)
    assert ended is not None
    assert (ended.phase, ended.ended_at, ended.check_at) == ("over", 8.0, None)
    assert await store.matches.results(match.id) == results
    with pytest.raises(WrongPhase):
        await store.matches.finish(match.id, "over", results, 9.0)
    with pytest.raises(WrongPhase):
        await store.matches.append(match.id, 0, [answer(0)], None, 9.0)


async def test_matches_are_found_by_player_phase_and_time(store: Store) -> None:
    first, second, third = await live(store, ANN, BOB), await live(store, BOB, CAT), await lobby(store, ANN)
    await store.matches.set_phase(second.id, "damaged", "line 3")
    assert await store.matches.live([first.pace]) == [first.id]
    assert await store.matches.live(["another"]) == []
    assert [row.id for row in await store.matches.of_player(ANN, ("lobby", "live"))] == [third.id, first.id]
    damaged = await store.matches.of_player(BOB, ["damaged"])
    assert [row.id for row in damaged] == [second.id]
    assert [(row.id, row.note) for row in await store.matches.in_phase("damaged")] == [(second.id, "line 3")]
    await store.matches.set_clocks(first.id, {}, 20.0)
    await store.matches.set_clocks(third.id, {}, 10.0)
    assert [row.id for row in await store.matches.to_look_at(9.0)] == []
    assert [row.id for row in await store.matches.to_look_at(20.0)] == [third.id, first.id]
    await store.matches.set_phase(third.id, "void", "expired")
    assert [row.id for row in await store.matches.to_look_at(20.0)] == [first.id]


async def test_small_changes(store: Store) -> None:
    match = await live(store, ANN, BOB)
    await store.matches.set_thread(match.id, None)
    await store.matches.set_host(match.id, BOB)
    await store.matches.set_pace(match.id, "day")
    changed = await store.matches.get(match.id)
    assert changed is not None
    assert (changed.thread_id, changed.host_id, changed.pace) == (None, BOB, "day")
    with pytest.raises(NoSuchMatch):
        await store.matches.set_thread(99, 1)


async def test_a_match_that_was_set_aside_goes_on_with_a_line(store: Store) -> None:
    match = await live(store, ANN, BOB)
    await store.matches.append(match.id, 0, [answer(0), answer(1)], None, 3.0, clocks={"closes": 5.0})
    with pytest.raises(WrongPhase):
        await store.matches.go_on(match.id, 2, answer(2), "d3", 4.0)
    await store.matches.set_phase(match.id, "damaged", "Otherwise")
    with pytest.raises(LineConflict):
        await store.matches.go_on(match.id, 1, answer(2), "d3", 4.0)
    await store.matches.go_on(match.id, 2, answer(2), "d3", 4.0)
    kept, row = await store.matches.kept(match.id), await store.matches.get(match.id)
    assert kept.lines == [answer(0), answer(1), answer(2)]
    assert kept.digests == {3: "d3"}
    assert row is not None
    assert (row.phase, row.clocks) == ("live", {})
