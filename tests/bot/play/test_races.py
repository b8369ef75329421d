"""A race by the day: the house ends it for all at once, and hurries the last."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core import Pick, Seat, Standings, Table, Text, catalogue
from tests.bot.parlour import ANN, BOB, CAT, DAY, HOUR, MINUTE, quick  # noqa: F401
from tests.bot.play.test_time_and_trouble import Days, days  # noqa: F401
from tests.bot.volley import GAME, Court
from tests.e2e.conftest import folder  # noqa: F401
from tests.points import by_points

pytestmark = pytest.mark.asyncio


async def play(table: Table[Court]) -> Standings:
    """All at once, until each has said enough; then somebody serves."""
    left = [*reversed(table.seats)]

    def choice(seat: Seat) -> Pick[str] | None:
        return Pick.words(["volley-stay", "volley-run"], prompt=Text("volley-serve")) if seat in left else None

    while (done := await table.race(choice, lambda: left)) is not None:
        seat, word = done
        if word == "volley-stay":
            left.remove(seat)
    await table.ask(Seat(0), Pick.words(["volley-high", "volley-low"], prompt=Text("volley-serve")))
    return by_points(table.state)


@pytest.fixture
def race(days: Days, monkeypatch: pytest.MonkeyPatch) -> Days:  # noqa: F811
    monkeypatch.setitem(catalogue, GAME.id, replace(GAME, play=play))
    return days


async def test_who_is_left_when_time_is_out_is_done_in_order(race: Days) -> None:
    match = await race.seat(ANN, BOB, CAT)
    await race.pass_by(DAY - MINUTE)
    assert await race.answered_by(match) == []
    await race.pass_by(MINUTE)
    lines = (await race.house.store.matches.record(match))["lines"]
    assert [(line["seat"], line["by"]) for line in lines] == [(2, "clock"), (1, "clock"), (0, "clock")]
    assert await race.overdue(match) == []  # who is asked next has a day of their own


async def test_once_half_are_done_the_last_has_two_hours_of_a_day(race: Days) -> None:
    match = await race.seat(ANN, BOB, CAT)
    await race.play(match, ANN)
    await race.play(match, BOB)
    await race.pass_by(2 * HOUR - MINUTE, every=HOUR)
    assert await race.answered_by(match) == ["person", "person"]
    await race.pass_by(MINUTE)
    assert await race.answered_by(match) == ["person", "person", "clock"]


async def test_a_race_goes_on_after_a_crash_with_the_time_it_had(race: Days) -> None:
    match = await race.seat(ANN, BOB, CAT)
    await race.play(match, ANN)
    before = await race.dues(match)
    await race.crash()
    assert await race.dues(match) == before
