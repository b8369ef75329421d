"""A press replays a match once at most, and often not at all: what it needs of the past was noted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Generator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

import bot.play.breath
from bot.base.language import words_for
from bot.base.speech import Speech
from bot.desk import undoing
from bot.desk.log import LONGEST, events_before_last_turn, history
from bot.play.breath import Breath
from bot.play.orders import who_is_up
from engines.core import Event, Seat, Text
from tests.bot.parlour import ANN, BOB, CAT, Stay, quick, texts_of  # noqa: F401
from tests.e2e.conftest import folder  # noqa: F401

B, C = Seat(1), Seat(2)


@pytest_asyncio.fixture
async def stay(quick: None, folder: Path) -> AsyncIterator[Stay]:  # noqa: F811
    made = Stay(f"sqlite:///{folder / 'past.db'}")
    await made.start()
    yield made
    await made.house.stop()


async def played(stay: Stay, lines: int) -> int:
    """A table at which so many answers were given, each stored for itself."""
    match = await stay.open(ANN, BOB, CAT, pace="none")
    async with stay.house.tables.sit(match) as table:
        for _ in range(lines):
            seat = next(iter(table.match.pending))
            ask = table.match.pending[seat]
            await stay.house.tables.answer(table, seat, ask.default, ask.id)
    await stay.house.outbox.drain()
    return match


async def test_a_match_is_loaded_by_one_replay(stay: Stay, given: list[int]) -> None:
    """Also where a digest is kept on the way, and is checked."""
    match = await played(stay, 20)
    stay.house.tables.forget(match)
    given.clear()
    async with stay.house.tables.sit(match) as table:
        assert len(given) == table.match.length == 20
    assert (await stay.house.store.matches.kept(match)).digests


async def test_looking_back_in_a_window_plays_nothing_again(stay: Stay, given: list[int]) -> None:
    match = await played(stay, 20)
    async with stay.house.tables.sit(match) as table:
        assert not table.match.waiting
        told = [len(table.match.as_of(line).events) for line in (12, 15)]  # when they last served
        given.clear()
        assert who_is_up(table.match) == (0,)
        assert [events_before_last_turn(table, seat) for seat in (B, C)] == told
        assert given == []


async def test_an_undo_is_shown_by_one_replay_and_done_by_one(stay: Stay, given: list[int]) -> None:
    match = await played(stay, 21)
    bot: Any = SimpleNamespace(store=stay.house.store, tables=stay.house.tables)
    async with stay.house.tables.sit(match) as table:
        speech = Speech(words_for("volley", "en"), table.names)
        given.clear()
        plan = await undoing.plan_for(bot, table, B)
        assert given == []
        await undoing.preview(bot, table, plan, speech)
        assert len(given) == 21
        given.clear()
        undoing._proposed(table, speech, f"{B}.{table.match.mark}")
        assert given == []
        await stay.house.tables.undo(table, plan.to)
        assert len(given) == plan.to


def told(count: int) -> Any:
    """What somebody reads who was away while so much happened."""
    speech = Speech(words_for("volley", "en"), ["Ann", "Bob"])
    events = [Event(Text("volley-served", seat=Seat(n % 2)), None) for n in range(count)]
    return SimpleNamespace(speech=speech, since=events, title=lambda: "Volley")


def test_who_was_away_for_long_reads_the_newest_and_no_more_is_put_into_words(
    quick: None,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = []
    usual = Speech.say

    def say(speech: Speech, text: Text) -> str:
        said.append(text)
        return usual(speech, text)

    monkeypatch.setattr(Speech, "say", say)
    words = "\n".join(texts_of(history(told(5000), "host-catch-up-title")))
    assert words.endswith("Bob serves.")
    assert LONGEST - 100 < len(words) < LONGEST + 200
    assert len(said) < 500


# A breath


def counting(most: int, done: list[int], name: int) -> Generator[None, None, int]:
    for _ in range(most):
        done.append(name)
        yield
    return name


async def test_all_have_their_turn_while_something_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """One piece of work at a time: between two of them everybody else is let in."""
    monkeypatch.setattr(bot.play.breath, "time", SimpleNamespace(perf_counter=iter(range(10**6)).__next__))
    monkeypatch.setattr(bot.play.breath, "HOLD", 4)  # three steps, by this clock
    breath, done = Breath(), list[int]()

    async def somebody_else() -> None:
        for _ in range(40):
            done.append(0)
            await asyncio.sleep(0)

    works = [breath.through(counting(9, done, name)) for name in (1, 2)]
    assert await asyncio.gather(*works, somebody_else()) == [1, 2, None]
    runs = [len(run) for run in "".join("x" if name else " " for name in done).split()]
    assert max(runs) == 3


async def test_what_fails_or_is_called_off_lets_the_next_one_in() -> None:
    def failing() -> Generator[None, None, None]:
        yield
        raise ZeroDivisionError

    breath, done = Breath(), list[int]()
    with pytest.raises(ZeroDivisionError):
        await breath.through(failing())
    endless = asyncio.create_task(breath.through(counting(10**9, [], 1)))
    await asyncio.sleep(0)
    endless.cancel()
    await asyncio.gather(endless, return_exceptions=True)
    assert await breath.through(counting(3, done, 2)) == 2
