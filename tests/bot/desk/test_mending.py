"""A match that does not replay, close up: who is told, what is trusted of it, and what is found to go on from."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from aiosqlite import Connection

from bot.base.errors import Closed
from bot.play.loading import Otherwise, Story, last_good, replayed
from engines.core import Match, Undone, catalogue
from engines.core.moving import at_once
from tests.bot.parlour import ANN, BOB, DAY, Stay, quick  # noqa: F401
from tests.e2e.conftest import folder  # noqa: F401
from tests.engines.core.counting import COUNTING
from tests.engines.core.test_match import give, start


@pytest.fixture(autouse=True)
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue, COUNTING.id, COUNTING)


@pytest_asyncio.fixture
async def stay(quick: None, folder: Path) -> AsyncIterator[Stay]:  # noqa: F811
    made = Stay(f"sqlite:///{folder / 'mending.db'}")
    await made.start()
    yield made
    await made.house.stop()


async def from_the_future(stay: Stay, match: int) -> None:
    """A match that these rules cannot replay."""

    async def job(db: Connection) -> None:
        await db.execute("UPDATE matches SET version = 99 WHERE id = ?", (match,))

    await stay.house.store.write(job)
    stay.house.tables.forget(match)


async def test_people_are_told_although_nobody_presses_anything(stay: Stay) -> None:
    """The sweeper finds it when somebody's time is due, and every screen is as it was but for the board."""
    match = await stay.open(ANN, BOB)
    await stay.house.outbox.drain()
    await from_the_future(stay, match)
    await stay.pass_by(2 * DAY)
    assert stay.walls.board(match).verbs == ("aside",)
    edits = stay.walls.board(match).edits
    await stay.pass_by(2 * DAY)
    assert stay.walls.board(match).edits == edits  # once


async def test_a_finished_match_that_no_longer_replays_stays_finished(stay: Stay) -> None:
    match = await stay.open(ANN, BOB)
    await stay.house.outbox.drain()
    await stay.house.store.matches.finish(match, "ended", [], 5.0)
    await from_the_future(stay, match)
    with pytest.raises(Closed):
        async with stay.house.tables.sit(match):
            pass
    row = await stay.house.store.matches.get(match)
    assert row is not None
    assert row.phase == "ended"


# What is trusted


def story(match: Match, *lines: int, wrong: int = 0) -> Story:
    """A match with digests after so many lines, one of them not its own."""
    digests = {line: match.as_of(line).digest() for line in lines}
    return Story(match.record(), {**digests, **({wrong: "not this"} if wrong else {})})


def test_a_match_is_held_against_its_last_digest() -> None:
    match = give(start(rounds=4), 3, 1, 4, 1, 2)
    assert at_once(replayed(story(match, 2, 4))).digest() == match.digest()
    with pytest.raises(Otherwise, match="at line 4"):
        at_once(replayed(story(match, 2, wrong=4)))


def test_a_digest_just_before_an_undo_is_looked_at_once_and_in_time() -> None:
    match = give(start(rounds=4), 3, 1, 4)
    match.undo(1)
    assert at_once(replayed(story(match, 3))).length == 4
    with pytest.raises(Otherwise):
        at_once(replayed(story(match, wrong=3)))


@pytest.mark.parametrize(("kept", "wrong", "good"), [((2, 4), 0, 4), ((2,), 4, 2), ((), 4, 0), ((4,), 2, 4)])
def test_the_last_good_line_comes_to_its_digest(kept: tuple[int, ...], wrong: int, good: int) -> None:
    """Also where one before it does not: then that digest was the one that was damaged."""
    assert at_once(last_good(story(give(start(rounds=4), 3, 1, 4, 1, 2), *kept, wrong=wrong))) == good


def test_a_line_at_which_a_match_is_not_sound_is_no_good_one(monkeypatch: pytest.MonkeyPatch) -> None:
    told = story(give(start(rounds=4), 3, 1, 4, 1, 2), 1, 3)
    unsound = replace(COUNTING, status=lambda count: ["rolled"] if count.rolled else [])
    monkeypatch.setitem(catalogue, COUNTING.id, unsound)
    assert at_once(last_good(told)) == 1
    with pytest.raises(Otherwise, match="rolled"):
        at_once(replayed(told))


def test_a_match_that_cannot_begin_has_no_good_line() -> None:
    told = story(give(start(), 3), 1)
    later = Story(told.record.model_copy(update={"version": 99}), told.digests)
    assert at_once(last_good(later)) is None


def test_a_match_that_went_on_is_held_against_what_came_then() -> None:
    """The digests of what was lost are no part of it any more."""
    lost = story(give(start(rounds=4), 3, 1, 4, 1, 2), 2, wrong=4)
    gone_on = at_once(replayed(lost.gone_on(Undone(2, lost=True))))
    again = Story(gone_on.record(), {**lost.digests, gone_on.length: gone_on.digest()})
    assert at_once(replayed(again)).digest() == gone_on.digest()
    assert at_once(last_good(again)) == gone_on.length == 6


def test_a_line_that_was_lost_is_no_good_one() -> None:
    """An undo among the lost lines comes to the digest that stood before them."""
    match = give(start(rounds=6), 3, 1)
    before = match.digest()
    give(match, 4)
    match.undo(2)
    assert match.digest() == before
    digests = {2: before, 4: before}
    give(match, 5)
    on = at_once(replayed(Story(match.record()).gone_on(Undone(2, lost=True))))
    told = Story(on.record(), {**digests, on.length: "not this"})
    assert at_once(last_good(told)) == 2


async def test_a_table_on_which_nobody_agrees_is_closed_after_a_month(stay: Stay) -> None:
    match = await stay.open(ANN, BOB)
    await stay.house.outbox.drain()
    await from_the_future(stay, match)
    await stay.pass_by(2 * DAY)
    await stay.pass_by(40 * DAY)
    row = await stay.house.store.matches.get(match)
    assert row is not None
    assert (row.phase, row.note) == ("ended", "abandoned")
