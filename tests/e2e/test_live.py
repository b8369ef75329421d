"""A live table as people see it on Discord, in both languages: minutes count. Nobody waits here: the clock is moved."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox.people import Person
from tests.e2e.inside import eventually
from tests.e2e.languages import JAPANESE
from tests.e2e.seated import button, words_in
from tests.e2e.test_pace import Three, at_a_table, seconds_left

TURN, WINDOW = 120, 60


@pytest_asyncio.fixture(params=JAPANESE)
async def live(
    request: pytest.FixtureRequest, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Three]:
    async with at_a_table(folder, tmp_path, monkeypatch, request.param, "live") as table:
        yield table


async def by(live: Three) -> list[tuple[int, str]]:
    """Who answered for which seat."""
    return [(line["seat"], line["by"]) for line in (await live.house.stored.matches.record(1))["lines"]]


async def press(live: Three, person: Person, verb: str) -> None:
    """The button under the board, once."""
    control = button(live.board_seen(), verb)
    assert control is not None, live.board()
    await person.press(live.board_seen(), control)
    await live.shown()


async def test_the_computer_is_called_when_a_turn_is_out_and_one_press_takes_the_seat_back(live: Three) -> None:
    assert TURN - 30 < seconds_left(live, live.board()) <= TURN + 1
    await live.later(TURN - 30)
    assert button(live.board_seen(), ":standin:") is None
    await live.later(31)
    assert live.said["out"] in live.board()
    assert await by(live) == []  # nothing is answered for anybody who is asked in the open
    await press(live, live.ben, ":standin:")
    assert await by(live) == [(0, "computer")]
    aki = words_in(live.locale, "host-name", name="Aki")
    plays = words_in(live.locale, "host-stood-in", names=aki)
    assert plays in live.board()
    await press(live, live.aki, ":back:")
    assert plays not in live.board()
    assert [seat.stand_in for seat in await live.house.stored.matches.seats(1)] == [None, None, None]


async def test_a_window_is_passed_by_the_clock_after_a_minute(live: Three) -> None:
    await live.answer(live.aki)
    assert live.said["window"] in live.board()
    assert WINDOW - 30 < seconds_left(live, live.board()) <= WINDOW + 1
    assert not live.told(live.ben, live.said["call"])  # it is over before anybody has come
    await live.later(WINDOW - 20)
    assert await by(live) == [(0, "person")]
    await live.later(21)
    assert await by(live) == [(0, "person"), (1, "clock"), (2, "clock")]
    assert live.said["window"] not in live.board()
    assert re.search(r"Ben(: |：)", live.board())
    assert live.calls(live.ben)


async def test_a_line_that_breaks_costs_nobody_time(live: Three, monkeypatch: pytest.MonkeyPatch) -> None:
    """It breaks in the last moments of a window, for most of a minute."""
    bot, world = live.house.bot, live.world
    usual = bot.on_shard_disconnect
    await live.answer(live.aki)
    await live.later(WINDOW - 20)

    async def down(shard: int) -> None:
        await usual(shard)
        world.advance(50)

    async def back() -> bool:
        return bool(world.gateway.resumed) and bot.connected

    monkeypatch.setattr(bot, "on_shard_disconnect", down)
    world.gateway.cut()
    await eventually(back, "connected again")
    await live.beat()
    assert await by(live) == [(0, "person")]
    assert 0 < seconds_left(live, live.board()) <= 21
    await live.later(21)
    assert await by(live) == [(0, "person"), (1, "clock"), (2, "clock")]
