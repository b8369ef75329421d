"""A month at tables by the day: one person absent, one on holiday, two restarts. Time passes as the test says."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import pytest_asyncio

from bot.desk import away
from bot.desk.away import Absence
from bot.play.clocks import Clock, Times, overdue
from engines.core import Match, Seat
from tests.bot.parlour import ANN, BEGIN, BOB, CAT, DAY, DM, HOUR, PEOPLE, Parlour, Stay, quick  # noqa: F401
from tests.e2e.conftest import folder  # noqa: F401

BUSY = 15, 18  # days of one process on which every table is live and everybody plays
GROWTH = 12  # blocks of memory a table may take between them, for words that are kept; each is called 30 times
REMINDED = {ANN: {0.25: "reminder"}, BOB: {0.5: "reminder", 0.25: "reminder", 0.0: "end"}, CAT: {0.25: "reminder"}}


class Month(Stay):
    """Some tables of three: Ann comes once a day, Bob never, Cat once a day but for a holiday."""

    def __init__(self, url: str, tables: int) -> None:
        super().__init__(url)
        self.tables = tables
        self.moves: Counter[int] = Counter()
        self.called: Counter[tuple[int, str]] = Counter()  # for questions that are closed: person and kind
        self.asked: set[tuple[int, int, str]] = set()  # match, person and question: they are to be called for it
        self.due: set[tuple[int, int, str, float]] = set()  # and reminded, when this part of their time is left

    async def begin(self) -> None:
        await self.start()
        await self.house.chosen.change(BOB, remind="often")
        for _ in range(self.tables):
            await self.open(*PEOPLE)
        await self.house.outbox.drain()

    async def hour(self) -> None:
        """An hour passes; whoever comes at this hour plays, and Ann calls the computer where Bob's time is out."""
        self.walls.now += HOUR
        await self.house.tick()
        await self.house.tick()
        waited = {row.id: Times.read(row.clocks).clocks for row in await self.house.store.matches.in_phase("live")}
        for match, clocks in waited.items():
            self._note_due(match, clocks)
        await asyncio.gather(*(self._visit(match, clocks) for match, clocks in waited.items()))
        await self.house.outbox.drain()

    def _note_due(self, match: int, clocks: Mapping[int, Clock]) -> None:
        """What everybody must have heard by now."""
        for seat, clock in clocks.items():
            person = list(PEOPLE)[seat]
            if self.house.chosen.by(person).away_at(self.walls.now) is None:
                self.asked.add((match, person, clock.ask))
                parts = [left for left in REMINDED[person] if clock.deadline - left * clock.span <= self.walls.now]
                self.due.update((match, person, clock.ask, left) for left in parts)

    async def _visit(self, match: int, clocks: Mapping[int, Clock]) -> None:
        hour = (self.walls.now - BEGIN) // HOUR + match
        if hour % 24 == 9 and 1 in clocks:
            await self._call_for_bob(match)
        if hour % 24 == 9 and 0 in clocks:
            self.moves[match] += await self.house.play(match, ANN)
        if hour % 24 == 18 and 2 in clocks and self.house.chosen.by(CAT).away_at(self.walls.now) is None:
            self.moves[match] += await self.house.play(match, CAT)

    async def _call_for_bob(self, match: int) -> None:
        async with self.house.tables.sit(match) as table:
            late = overdue(table, self.walls.now)
        for seat in late:
            assert seat == 1, "Ann and Cat always come in time, or are known to be away"
            await self.house.call_the_computer(match, seat)

    async def pass_whole(self, every_day: Callable[[int], Awaitable[None]] | None = None) -> None:
        """The month, from its first to its last hour."""
        for hour in range(31 * 24):
            await self.hour()
            if hour % 24 == 0 and every_day is not None:
                await every_day(hour // 24)
            if hour == 3 * 24:
                await away.go(self.house, CAT, Absence(self.walls.now, self.walls.now + 9 * DAY), computer=False)
                await self.house.outbox.drain()
            if hour == 43:  # in the middle of somebody's reminders
                await self.restart(5)
            if hour == 14 * 24 + 7:
                await self.restart(11)

    async def look_at(self, match: int) -> None:
        """How one table came out."""
        store = self.house.store
        row = await store.matches.get(match)
        assert row is not None
        assert row.phase == "over"
        assert (row.check_at, row.clocks) == (None, {})
        record = await store.matches.record(match)
        assert Match.replay(record).over
        people = [line for line in record["lines"] if line["by"] == "person"]
        assert len(people) == self.moves[match]
        assert {line["seat"] for line in people} == {0, 2}
        assert all(line["seat"] == 1 for line in record["lines"] if line["by"] == "computer")
        assert any(line["by"] == "clock" for line in record["lines"])
        assert all(line["value"] == ["stay"] for line in record["lines"] if line["by"] == "clock")
        asks = [(line["seat"], line["ask"]) for line in record["lines"]]
        assert len(set(asks)) == len(asks)  # nothing was answered twice

    def look_at_calls(self) -> None:
        """One call for each question, and each reminder that was due, once; nothing else."""
        reminders = Counter((match, person, ask, REMINDED[person][left]) for match, person, ask, left in self.due)
        given = self.walls.calls
        assert {key: count for key, count in given.items() if key[3] != "call"} == reminders
        calls = {key[:3]: count for key, count in given.items() if key[3] == "call"}
        assert calls.keys() >= self.asked
        for (match, person, ask), count in calls.items():  # to Cat before the holiday and after it
            assert count <= 1 + (person == CAT), (match, person, ask, count)

    async def end_of_day(self) -> None:
        """Look at the calls so far, and keep in mind only those for questions that are still open."""
        self.look_at_calls()
        live = {row.id: Times.read(row.clocks).clocks for row in await self.house.store.matches.in_phase("live")}
        open_now = {
            (match, list(PEOPLE)[seat], clock.ask) for match, clocks in live.items() for seat, clock in clocks.items()
        }
        for match, person, ask, kind in list(self.walls.calls):
            if (match, person, ask) not in open_now:
                del self.walls.calls[match, person, ask, kind]
                self.called[person, kind] += 1
        self.asked &= open_now
        self.due = {due for due in self.due if due[:3] in open_now}
        self.walls.called_at.clear()

    def look_at_the_end(self) -> None:
        """Nobody comes for Bob before his time is out, so he had all his reminders; and no call is left standing."""
        assert self.called[BOB, "reminder"] >= self.tables
        assert self.called[BOB, "end"] >= self.tables
        assert not [note for note in self.walls.standing.values() if note.words.startswith("<@")]


Months: TypeAlias = Callable[[int], Month]


@pytest_asyncio.fixture
async def months(quick: None, folder: Path) -> AsyncIterator[Months]:  # noqa: F811
    """Makes months, and stops what is left running."""
    made: list[Month] = []

    def make(tables: int) -> Month:
        made.append(Month(f"sqlite:///{folder / 'month.db'}", tables))
        return made[-1]

    yield make
    for month in made:
        await month.house.stop()


async def test_a_month_by_the_day(months: Months) -> None:
    month = months(1)
    await month.begin()
    await month.pass_whole()
    await month.look_at(1)
    month.look_at_calls()
    calls = month.walls.calls
    ask = next(ask for (_, person, ask, kind) in calls if person == BOB and kind == "end")
    assert {kind: n for (_, person, at, kind), n in calls.items() if (person, at) == (BOB, ask)} == {
        "call": 1,
        "reminder": 2,
        "end": 1,
    }
    holiday = (BEGIN + 3 * DAY + HOUR, BEGIN + 12 * DAY)
    assert not [call for call in month.walls.called_at if call[1] == CAT and holiday[0] < call[0] < holiday[1]]


async def test_fifty_months_side_by_side(months: Months) -> None:
    await side_by_side(months(50))


@pytest.mark.soak
async def test_a_thousand_months_side_by_side(months: Months) -> None:
    await side_by_side(months(1000))


async def side_by_side(month: Month) -> None:
    """All of them end as one does, and what is kept in memory does not grow with what happens."""
    await month.begin()
    kept: dict[int, int] = {}

    async def every_day(day: int) -> None:
        await month.end_of_day()
        if day in BUSY:
            assert len(await month.house.store.matches.in_phase("live")) == month.tables
            assert len(month.house.tables._live) < month.tables / 4  # the others have left the memory
            kept[day] = _kept(month.house)

    await month.pass_whole(every_day)
    assert kept[BUSY[1]] - kept[BUSY[0]] < GROWTH * month.tables, kept
    for match in range(1, month.tables + 1):
        await month.look_at(match)
    month.look_at_the_end()


def _kept(house: Parlour) -> int:
    """Blocks of memory in use, rubbish aside, and without the matches that somebody has just looked at."""
    house.tables.forget_all()
    gc.collect()
    return sys.getallocatedblocks()


# One thing at a time


async def test_a_table_nobody_comes_to_is_closed_with_a_word(months: Months) -> None:
    """Nobody calls the computer, and nobody moves: after a month the board and the hands say so."""
    month = months(2)
    await month.begin()
    await month.house.play(2, ANN)
    for _ in range(29):
        month.walls.now += DAY
        await month.house.tick()
    assert [row.id for row in await month.house.store.matches.in_phase("live")] == [1, 2]
    month.walls.now += DAY
    await month.house.tick()
    [row] = await month.house.store.matches.in_phase("ended")
    assert (row.id, row.note, row.check_at) == (1, "abandoned", None)
    closed = [note for note in month.walls.standing.values() if "table 1 for a month" in note.words]
    assert len(closed) == 1 + len(PEOPLE)
    assert await month.house.store.matches.results(1) == []
    assert not Match.replay(await month.house.store.matches.record(1)).over
    assert not [note for note in month.walls.standing.values() if "<@" in note.words and "table 1:" in note.words]


async def test_the_computer_plays_during_a_holiday_and_gives_the_seat_back(months: Months) -> None:
    month = months(1)
    await month.begin()
    house, store = month.house, month.house.store
    await away.go(house, ANN, Absence(month.walls.now, month.walls.now + 3 * DAY), computer=True)
    await house.outbox.drain()
    [seat, *_] = await store.matches.seats(1)
    assert seat.stand_in == month.walls.now
    assert [line["by"] for line in (await store.matches.record(1))["lines"]] == ["computer"]
    assert not month.walls.calls_to(ANN)
    month.walls.now += 3 * DAY
    await house.stop()
    await month.start()  # down or not: the date has come
    await month.house.tick()
    [seat, *_] = await month.house.store.matches.seats(1)
    assert seat.stand_in is None
    await away.come_back(month.house, ANN)


@pytest.mark.parametrize("computer", [False, True])
async def test_a_seat_the_computer_plays_for_another_reason_stays_with_it(months: Months, computer: bool) -> None:
    """Bob had called it himself before he went away, and takes the seat back himself."""
    month = months(1)
    await month.begin()
    called = month.walls.now
    async with month.house.tables.sit(1) as table:
        await month.house.seats.call_computer(table, BOB, Seat(1))
    month.walls.now += HOUR
    await away.go(month.house, BOB, Absence(month.walls.now, month.walls.now + DAY), computer)
    month.walls.now += 2 * DAY
    await month.house.tick()
    await away.come_back(month.house, BOB)
    [_, seat, _] = await month.house.store.matches.seats(1)
    assert seat.stand_in == called


@pytest.mark.parametrize("noted", [False, True])
async def test_a_reminder_is_given_once_also_if_the_plug_is_pulled(months: Months, noted: bool) -> None:
    month = months(1)
    await month.begin()
    month.walls.now += 18 * HOUR
    await month.house.tick()
    if noted:
        await month.house.tick()
    await month.restart(8)
    for _ in range(12):
        month.walls.now += HOUR
        await month.house.tick()
    assert month.walls.calls[1, ANN, "1-0", "reminder"] == 1
    assert month.walls.calls[1, ANN, "1-0", "call"] == 1
    assert len(month.walls.calls_to(ANN)) == 1  # it stands in the place of the call


async def test_lost_time_is_given_back_once(months: Months) -> None:
    month = months(1)
    await month.begin()
    await month.house.tick()
    due = Times.read(month.house.tables._live[1].row.clocks).clocks[0].deadline
    await month.restart(5)
    await month.restart(0)
    month.walls.now = due - 4 * HOUR
    await month.house.tick()
    [row] = await month.house.store.matches.in_phase("live")
    assert Times.read(row.clocks).clocks[0].deadline == due + 5 * HOUR
    assert row.check_at == due + 5 * HOUR - 6 * HOUR  # the reminder too
    assert month.walls.calls[1, ANN, "1-0", "reminder"] == 0


async def test_quiet_hours_hold_a_reminder_back(months: Months) -> None:
    month = months(1)
    await month.begin()  # at midnight: 18 hours later it is 18:00
    await month.house.chosen.change(ANN, quiet_from=17, quiet_to=22, zone="UTC")
    for hour in range(1, 24):
        month.walls.now = BEGIN + hour * HOUR
        await month.house.tick()
        assert month.walls.calls[1, ANN, "1-0", "reminder"] == (hour >= 22)


async def test_one_table_that_fails_does_not_stop_the_others(
    months: Months, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    month = months(3)
    await month.begin()
    usual = month.house.tables.settle

    async def settle(table: Any) -> None:
        if table.row.id == 2:
            raise RuntimeError("broken")
        await usual(table)

    monkeypatch.setattr(month.house.sweeper._tables, "settle", settle)
    monkeypatch.setattr(month.house.outbox, "refresh", lambda match: None)
    month.walls.now += 18 * HOUR
    await month.house.sweeper.sweep()
    assert sorted(month.house.sweeper._asked) == [1, 2, 3]
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == [
        "a table could not be looked at"
    ]
    caplog.clear()
    await month.house.sweeper.sweep()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]  # it is left alone for a while


async def test_whoever_asked_for_it_is_told_when_the_player_before_them_is_up(months: Months) -> None:
    month = months(1)
    await month.begin()
    await month.house.chosen.change(BOB, heads_up=True)
    month.house.outbox.touch(1)
    await month.house.outbox.drain()
    [words] = month.walls.calls_to(BOB)
    assert "Ann is up in Volley" in words
    await month.house.play(1, ANN)
    await month.house.outbox.drain()
    assert month.walls.calls_to(BOB) == []  # a window is open: he is called in private
    assert [note for note in month.walls.standing.values() if note.channel == DM + BOB and "run for it" in note.words]
    month.walls.now += DAY
    await month.house.tick()
    assert "your move in Volley" in month.walls.calls_to(BOB)[0]
