"""Matches in memory: one table each, whatever is changed on disk meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.play.clocks import Times
from engines.core import Seat, Table
from tests.bot.parlour import ANN, BEGIN, BOB, CAT, DAY, HOUR, Stay, quick  # noqa: F401
from tests.e2e.conftest import folder  # noqa: F401

DAN = 104
A = Seat(0)


@pytest_asyncio.fixture
async def stay(quick: None, folder: Path) -> AsyncIterator[Stay]:  # noqa: F811
    made = Stay(f"sqlite:///{folder / 'tables.db'}")
    await made.start()
    yield made
    await made.house.stop()


FORGETTING: dict[str, Callable[[Stay, int], None]] = {
    "this one": lambda stay, match: stay.house.tables.forget(match),
    "all": lambda stay, match: stay.house.tables.forget_all(),
}


@pytest.mark.parametrize("which", FORGETTING)
async def test_a_table_forgotten_while_somebody_sits_there_is_loaded_once_they_have_left(
    stay: Stay, which: str
) -> None:
    match = await stay.open(ANN, BOB)
    loaded = asyncio.Event()

    async def come() -> None:
        async with stay.house.tables.sit(match):
            loaded.set()

    async with stay.house.tables.sit(match) as before:
        FORGETTING[which](stay, match)
        coming = asyncio.create_task(come())
        for _ in range(20):  # time enough to load it: both read over one connection, in turn
            await stay.house.store.facts.get("nothing")
        assert not loaded.is_set()
    await coming
    async with stay.house.tables.sit(match) as after:
        assert after is not before


async def test_a_seat_given_while_all_tables_are_forgotten_is_its_takers(
    stay: Stay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In memory as on disk: there are never two tables of one match."""
    match = await stay.open(ANN, BOB, CAT)
    tables, seats, matches = stay.house.tables, stay.house.seats, stay.house.store.matches
    async with tables.sit(match) as table:
        offer = await seats.offer_seat(table, ANN, DAN, "Dan")
    giving, go_on, usual = asyncio.Event(), asyncio.Event(), matches.give_seat

    async def slowly(*args: object) -> object:
        giving.set()
        await go_on.wait()
        return await usual(*args)  # type: ignore[arg-type]

    async def accept() -> None:
        async with tables.sit(match) as table:
            await seats.accept(table, offer, DAN, "Dan")

    async def look() -> int | None:
        async with tables.sit(match) as table:
            return table.person(A)

    monkeypatch.setattr(matches, "give_seat", slowly)
    accepting = asyncio.create_task(accept())
    await giving.wait()
    tables.forget_all()
    looking = asyncio.create_task(look())
    await asyncio.sleep(0)
    go_on.set()
    await accepting
    assert await looking == DAN


async def test_whoever_moves_while_time_is_given_back_stores_what_was_given(stay: Stay) -> None:
    match = await stay.open(ANN, BOB)
    await stay.house.outbox.drain()
    stay.walls.now += HOUR
    async with stay.house.tables.sit(match) as table:
        giving = asyncio.create_task(stay.house.sweeper.give_back(HOUR))
        await asyncio.sleep(0)
        table.times = replace(table.times, closes=None)  # as somebody who touches the table
        await stay.house.tables.settle(table)
        await giving
    row = await stay.house.store.matches.get(match)
    assert row is not None
    assert Times.read(row.clocks).clocks[A].deadline == BEGIN + DAY + HOUR


async def test_a_table_loaded_before_the_time_is_given_back_is_loaded_again(
    stay: Stay, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await stay.open(ANN, BOB)
    await stay.house.outbox.drain()
    stay.walls.now += HOUR
    timing = stay.house.store.timing
    usual = timing.give_back

    async def after_a_look(*args: object) -> float:
        async with stay.house.tables.sit(match):
            return await usual(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(timing, "give_back", after_a_look)
    await stay.house.sweeper.give_back(HOUR)
    async with stay.house.tables.sit(match) as table:
        assert table.times.clocks[A].deadline == BEGIN + DAY + HOUR


@pytest.mark.parametrize("which", FORGETTING)
async def test_a_match_that_is_changed_on_disk_while_it_is_loaded_is_loaded_again(
    stay: Stay, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    match = await stay.open(ANN, BOB)
    await stay.house.outbox.drain()
    tables, matches = stay.house.tables, stay.house.store.matches
    tables.forget(match)
    loads, usual = [], matches.kept

    async def kept(id: int) -> object:
        loads.append(id)
        if len(loads) == 1:
            await matches.set_clocks(match, {"closes": 5.0}, None)
            FORGETTING[which](stay, match)
        return await usual(id)

    monkeypatch.setattr(matches, "kept", kept)
    async with tables.sit(match) as table:
        assert table.times.closes == 5.0


async def test_a_match_forgotten_while_others_wait_for_its_load_has_one_table(
    stay: Stay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at a start: presses come in while the time nobody looked is given back. None of them meets an older copy."""
    match = await stay.open(ANN, BOB, CAT)
    await stay.house.outbox.drain()
    tables, matches = stay.house.tables, stay.house.store.matches
    tables.forget(match)
    loads, usual, go_on = [], matches.kept, asyncio.Event()

    async def kept(id: int) -> object:
        """The second load takes longer than the third, if there is one."""
        loads.append(id)
        found = await usual(id)
        if len(loads) == 2:
            await go_on.wait()
        return found

    async def look_and_forget() -> int:
        async with tables.sit(match):
            pass
        tables.forget(match)
        return await asyncio.create_task(stay.house.play(match, ANN, most=1))

    async def press_late() -> int:
        async with tables.sit(match):
            pass
        return await stay.house.play(match, ANN, most=1)

    monkeypatch.setattr(matches, "kept", kept)
    presses = asyncio.gather(look_and_forget(), press_late())
    for _ in range(50):  # time enough for whoever need not wait
        await stay.house.store.facts.get("nothing")
    go_on.set()
    assert sorted(await presses) == [0, 1]
    assert len(loads) == 2


async def test_whoever_goes_away_leaves_the_others_their_load(stay: Stay, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await stay.open(ANN, BOB)
    await stay.house.outbox.drain()
    tables, matches = stay.house.tables, stay.house.store.matches
    tables.forget(match)
    loading, go_on, usual = asyncio.Event(), asyncio.Event(), matches.kept

    async def kept(id: int) -> object:
        loading.set()
        await go_on.wait()
        return await usual(id)

    monkeypatch.setattr(matches, "kept", kept)
    first = asyncio.create_task(stay.house.play(match, ANN))
    await loading.wait()
    second = asyncio.create_task(stay.house.play(match, ANN))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    go_on.set()
    assert await second == 1


async def test_after_a_rule_that_broke_the_match_is_loaded_anew(stay: Stay, monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes breath; to go back in memory would hold everybody up for as long as a replay takes."""
    match = await stay.open(ANN, BOB)
    await stay.house.outbox.drain()
    async with stay.house.tables.sit(match) as before:
        ask = before.match.pending[A]
        with monkeypatch.context() as broken:
            broken.setattr(Table, "tell", lambda *_, **__: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await stay.house.tables.answer(before, A, ask.default, ask.id)
    async with stay.house.tables.sit(match) as after:
        assert after is not before
        assert after.match.pending[A].id == ask.id
