"""Whose time runs, and when something is to be done: a table, a moment, and what follows."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.people.preferences import NOTHING_CHOSEN, Preferences
from bot.play.clocks import (
    MONTH,
    TAKEN_BACK,
    Clock,
    Reminder,
    Times,
    abandoned,
    next_check,
    overdue,
    reached,
    reminders,
    run_out,
    shifted,
    time_left,
    told_by,
    up_to_date,
)
from bot.play.tables import LiveTable
from bot.store import MatchRow, SeatRow
from bot.time.pace import PACES, pace_of
from engines.core import Match, Option, Pick, Seat, Table, Text
from tests.engines.core.toys import Den, toy

ANN, BOB = 11, 12
DAY, HOUR, MINUTE = 86_400.0, 3600.0, 60.0
NOON = datetime(2026, 3, 4, 12, tzinfo=UTC).timestamp()


def words(*ids: str) -> Pick:
    return Pick([Option(word, Text(f"toy-{word}"), value=word) for word in ids], prompt=Text("toy-push"))


async def push_and_react(table: Table[Den], seat: Seat) -> None:
    """A turn, then a window for everybody."""
    await table.ask(seat, lambda: words("push", "rest"))
    await table.window(lambda _: words("pass", "shield"), table.clockwise(seat))


async def all_at_once(table: Table[Den], seat: Seat) -> None:
    await table.ask_all({other: partial(words, "push", "rest") for other in table.seats})


async def twice(table: Table[Den], seat: Seat) -> None:
    """Somebody decides, and decides again."""
    await table.ask(seat, lambda: words("push", "rest"))
    await table.ask(seat, lambda: words("push", "rest"))


async def in_turn(table: Table[Den], seat: Seat) -> None:
    for other in table.clockwise(seat):
        await table.ask(other, lambda: words("push", "rest"))


async def often(table: Table[Den], seat: Seat) -> None:
    while True:
        await table.ask(seat, lambda: words("push", "rest"))


async def race(table: Table[Den], seat: Seat) -> None:
    """Everybody steps as often as they like, until all are done."""
    left = list(table.clockwise(seat))
    while (
        did := await table.race(lambda one: words("done", "step") if one in left else None, lambda: left)
    ) is not None:
        if did[1] == "done":
            left.remove(did[0])


TWICE = toy("twice", twice)
RACE = toy("race", race)
IN_TURN = toy("in-turn", in_turn)
REACTING = toy("reacting", push_and_react)
AT_ONCE = toy("at-once", all_at_once)


class Staged:
    """A table on which time passes as the test says."""

    def __init__(self, game: Any = REACTING, pace: str = "day", people: tuple[int | None, ...] = (ANN, BOB)) -> None:
        row = MatchRow(
            id=1,
            game=game.id,
            guild_id=7,
            channel_id=70,
            thread_id=71,
            host_id=ANN,
            phase="live",
            locale="en",
            pace=pace,
            options={},
            secret="",
            seed="",
            version=1,
            created_at=0.0,
            started_at=0.0,
            ended_at=None,
            check_at=None,
            note=None,
        )
        seats = [SeatRow(1, seat, person, f"P{seat}", None) for seat, person in enumerate(people)]
        self.wishes: dict[int, Preferences] = {}
        self.now = NOON
        self.table = LiveTable(row, seats, Match.start(game, seats=2, seed="5e" * 32), 0)
        self.settle()

    def wish(self, person: int) -> Preferences:
        return self.wishes.get(person, NOTHING_CHOSEN)

    def settle(self) -> None:
        """What is new is stored."""
        lines = self.table.match.lines_since(self.table.stored)
        self.table.stored += len(lines)
        self.table.times = up_to_date(self.table, self.now, self.wish, lines)

    def answer(self, seat: int, word: str) -> None:
        self.table.match.answer(seat, [word])
        self.settle()

    def undo(self, to: int) -> None:
        self.table.match.undo(to)
        self.settle()

    @property
    def dues(self) -> dict[int, float]:
        return {seat: clock.deadline - NOON for seat, clock in self.table.times.clocks.items()}

    @property
    def check(self) -> float:
        return next_check(self.table, self.now, self.wish) - NOON

    def away(self, person: int, days: float) -> None:
        self.wishes[person] = self.wish(person).model_copy(
            update={"away_since": self.now, "away_until": self.now + days * DAY}
        )


# Pace


@pytest.mark.parametrize(
    ("pace", "turn", "window"),
    [("live", 120, 60), ("day", DAY, DAY), ("none", 7 * DAY, 7 * DAY), ("unheard", 7 * DAY, 7 * DAY)],
)
def test_how_long_somebody_has(pace: str, turn: float, window: float) -> None:
    assert pace_of(pace).time_for("turn") == turn
    assert pace_of(pace).time_for("window") == window
    assert pace_of(pace).time_for("aside") is None


def test_only_by_the_day_does_time_stand_still() -> None:
    assert [name for name, pace in PACES.items() if pace.stands_still] == ["day"]


# Which clocks run


def test_only_whoever_is_waited_for_has_a_clock() -> None:
    staged = Staged()
    assert staged.dues == {0: DAY}
    staged.now += 5 * HOUR
    staged.answer(0, "push")
    assert staged.dues == {0: 5 * HOUR + DAY, 1: 5 * HOUR + DAY}


def test_somebody_elses_answer_leaves_a_clock_alone() -> None:
    staged = Staged(AT_ONCE)
    assert staged.dues == {0: DAY, 1: DAY}
    before = staged.table.times.clocks[1]
    staged.now += HOUR
    staged.answer(0, "rest")
    assert staged.dues == {1: DAY}
    assert staged.table.times.clocks[1] is before
    staged.now += HOUR
    staged.answer(0, "push")  # they change their mind
    assert staged.table.times.clocks[1] is before


@pytest.mark.parametrize("people", [(None, BOB), (None, None)])
def test_computers_have_none(people: tuple[int | None, ...]) -> None:
    assert Staged(AT_ONCE, people=people).dues == {seat: DAY for seat in (1,) if people[seat]}


def test_a_stand_in_has_none_and_whoever_takes_back_begins_anew() -> None:
    staged = Staged(AT_ONCE)
    staged.table.seats[0] = replace(staged.table.seats[0], stand_in=NOON)
    staged.settle()
    assert staged.dues == {1: DAY}
    staged.now += 3 * HOUR
    staged.table.seats[0] = replace(staged.table.seats[0], stand_in=None)
    staged.settle()
    assert staged.dues == {0: 3 * HOUR + DAY, 1: DAY}


def test_without_a_clock_nobody_hears_of_the_week_there_is() -> None:
    staged = Staged(pace="none")
    assert staged.check == 7 * DAY
    assert overdue(staged.table, NOON + 7 * DAY) == [0]
    assert time_left(staged.table, NOON, staged.wish).deadlines == {}
    assert reached(staged.table, Seat(0), Preferences(remind="often"), NOON + 8 * DAY) is None
    staged.now += 7 * DAY
    assert staged.check == MONTH


def test_without_a_clock_a_window_shows_no_end() -> None:
    """It has one, after a week; with a clock the same window shows it."""
    for pace, shown in (("none", None), ("day", NOON + DAY)):
        staged = Staged(pace=pace)
        staged.answer(0, "push")
        assert [ask.wait for ask in staged.table.match.pending.values()] == ["window", "window"]
        assert time_left(staged.table, NOON, staged.wish).window == shown


def test_a_clock_outlives_a_change_of_the_questions_face() -> None:
    """Only which question it is counts, not its words."""
    staged = Staged()
    place = staged.table.times.clocks[0].ask
    assert staged.table.match.pending[Seat(0)].id.startswith(f"{place}-")


def test_clocks_can_be_stored() -> None:
    staged = Staged(AT_ONCE)
    assert Times.read(staged.table.times.dump()) == staged.table.times


# Time that is out


def test_a_turn_runs_out_and_nothing_is_answered() -> None:
    staged = Staged()
    assert overdue(staged.table, NOON + DAY - 1) == []
    assert overdue(staged.table, NOON + DAY) == [0]
    assert run_out(staged.table, NOON + 9 * DAY) == []


def test_a_window_runs_out_for_all_who_have_not_answered() -> None:
    staged = Staged()
    staged.answer(0, "push")
    assert run_out(staged.table, NOON + DAY - 1) == []
    assert [seat for seat, _ in run_out(staged.table, NOON + DAY)] == [0, 1]
    assert overdue(staged.table, NOON + DAY) == []
    staged.answer(1, "pass")
    assert [seat for seat, _ in run_out(staged.table, NOON + DAY)] == [0]


def test_a_window_opened_by_an_answer_has_its_own_time() -> None:
    """What the clock answers now does not answer the next question too."""
    staged = Staged()
    staged.answer(0, "push")
    for _ in range(2):
        [(seat, ask), *_] = run_out(staged.table, NOON + DAY)
        staged.table.match.answer(seat, ask.default, ask=ask.id, by="clock")
    assert run_out(staged.table, NOON + DAY) == []
    assert staged.table.match.waiting == (1,)
    assert overdue(staged.table, NOON + DAY) == []


def test_a_race_ends_for_all_at_once_however_often_somebody_moves() -> None:
    staged = Staged(RACE)
    staged.now += HOUR
    staged.answer(0, "step")
    assert {clock.deadline for clock in staged.table.times.clocks.values()} == {NOON + DAY}
    staged.now = NOON + DAY
    assert [seat for seat, _ in run_out(staged.table, staged.now)] == [0, 1]
    assert overdue(staged.table, staged.now) == []  # the clock answers, so nobody need call the computer


def test_once_half_are_done_the_others_have_a_twelfth_of_the_time() -> None:
    """R46 of Carson City: two hours of a day; it gets no longer by what they do then."""
    staged = Staged(RACE)
    staged.now += HOUR
    staged.answer(0, "done")
    assert staged.table.times.clocks[1].deadline == staged.now + 2 * HOUR
    end = staged.now + 2 * HOUR
    staged.now += HOUR
    staged.answer(1, "step")
    assert staged.table.times.clocks[1].deadline == end


def test_who_is_left_late_in_a_race_has_no_more_time_than_there_was() -> None:
    staged = Staged(RACE)
    staged.now += 23 * HOUR
    staged.answer(0, "done")
    assert staged.table.times.clocks[1].deadline == NOON + DAY


@pytest.mark.parametrize("first", [0, 1])
def test_a_windows_deadline_does_not_tell_who_has_answered(first: int) -> None:
    staged = Staged()
    staged.answer(0, "push")
    staged.now += HOUR
    staged.answer(first, "pass")
    assert set(staged.dues.values()) == {DAY}


# Taking back


def test_a_question_that_comes_back_has_the_clock_it_had() -> None:
    """Also the next one, if it is put again."""
    staged = Staged(TWICE, pace="live")
    first = staged.table.times.clocks[0]
    staged.now += 20
    staged.answer(0, "push")
    second = staged.table.times.clocks[0]
    assert second.deadline == first.deadline + 20
    staged.now += 20
    staged.undo(0)
    assert staged.table.times.clocks == {0: first}
    staged.table.times = Times.read(staged.table.times.dump())  # over a restart too
    staged.now += 20
    staged.answer(0, "rest")
    assert staged.table.times.clocks == {0: second}


def test_what_comes_back_late_has_a_minute_and_that_once() -> None:
    staged = Staged(TWICE, pace="live")
    staged.now += 110
    staged.answer(0, "push")
    staged.now += 5
    staged.undo(0)
    assert staged.dues == {0: 175}
    staged.now += 30
    staged.answer(0, "push")
    staged.undo(2)
    assert staged.dues == {0: 175}
    staged.now += 40
    staged.answer(0, "push")
    staged.undo(4)
    assert staged.dues == {0: 175}
    assert overdue(staged.table, staged.now) == [0]


def test_what_comes_back_after_somebody_elses_answer_has_a_clock_of_its_own() -> None:
    """All have agreed to it, perhaps a day later. Whether by hand or by order is not to be told from the time."""
    for by in "person", "order":
        staged = Staged(IN_TURN)
        staged.answer(0, "push")
        staged.now += 20 * HOUR
        staged.table.match.answer(1, ["push"], by=by)
        staged.settle()
        staged.now += 20 * HOUR
        staged.undo(0)
        assert staged.dues == {0: 64 * HOUR}


def test_a_window_that_comes_back_ends_for_all_at_once() -> None:
    staged = Staged()
    for seat in 0, 0, 1:
        staged.now += HOUR
        staged.answer(seat, "pass" if staged.table.times.clocks[seat].source == "2" else "push")
    staged.undo(1)
    assert staged.dues == {0: 3 * HOUR + DAY, 1: 3 * HOUR + DAY}


def test_what_others_answered_in_one_breath_goes_along() -> None:
    staged = Staged(IN_TURN)
    staged.now += HOUR
    staged.table.match.answer(0, ["push"])
    staged.table.match.answer(1, ["push"], by="order")
    staged.settle()
    staged.undo(0)
    assert staged.dues == {0: DAY}


def test_lost_time_is_given_back_to_what_may_come_back_too() -> None:
    staged = Staged(TWICE)
    staged.answer(0, "push")
    staged.now += 5 * HOUR
    staged.table.times = Times.read(shifted(staged.table.times.dump(), {}, 5 * HOUR))
    staged.undo(0)
    assert staged.dues == {0: DAY + 5 * HOUR}


def test_a_seat_that_is_given_takes_no_old_clock_along() -> None:
    staged = Staged(TWICE)
    staged.answer(0, "push")
    staged.table.times = staged.table.times.without(0)
    staged.now += HOUR
    staged.undo(0)
    assert staged.dues == {0: DAY + HOUR}


def test_of_many_answers_in_a_row_the_last_ones_clocks_are_kept() -> None:
    staged = Staged(toy("often", often))
    for _ in range(2 * TAKEN_BACK):
        staged.answer(0, "push")
    assert len(staged.table.times.past[0]) == TAKEN_BACK


# The month


def test_a_month_without_a_line() -> None:
    staged = Staged(pace="none")
    assert not abandoned(staged.table, NOON + MONTH - 1)
    assert abandoned(staged.table, NOON + MONTH)
    staged.now += 20 * DAY
    staged.settle()
    assert abandoned(staged.table, NOON + MONTH)  # looking is not touching
    staged.answer(0, "push")
    assert not abandoned(staged.table, NOON + MONTH)
    assert abandoned(staged.table, NOON + 20 * DAY + MONTH)
    staged.now += 5 * DAY
    staged.undo(0)
    assert abandoned(staged.table, NOON + 20 * DAY + MONTH)  # to take back is no move


def test_nobody_is_thrown_out_of_a_long_holiday() -> None:
    staged = Staged()
    staged.away(ANN, 40)
    staged.settle()
    assert not abandoned(staged.table, NOON + 46 * DAY)
    assert abandoned(staged.table, NOON + 47 * DAY)


# Away


def test_the_clock_of_somebody_away_begins_when_they_are_back() -> None:
    staged = Staged()
    staged.now += HOUR
    staged.away(ANN, 7)
    staged.settle()
    assert staged.dues == {0: HOUR + 8 * DAY}
    staged.now += 2 * DAY
    staged.settle()
    assert staged.dues == {0: HOUR + 8 * DAY}


def test_whoever_was_reminded_before_they_went_away_is_reminded_again() -> None:
    staged = Staged()
    staged.table.times = staged.table.times.with_clock(0, told_by(staged.table.times.clocks[0], NOON + 18 * HOUR))
    staged.now += 19 * HOUR
    staged.away(ANN, 2)
    staged.settle()
    back = staged.now + 2 * DAY
    assert reached(staged.table, Seat(0), NOTHING_CHOSEN, back + 18 * HOUR - 1) is None
    assert reached(staged.table, Seat(0), NOTHING_CHOSEN, back + 18 * HOUR) == Reminder(2, back + 18 * HOUR)


def test_whoever_comes_back_early_has_the_tables_time() -> None:
    staged = Staged()
    staged.away(ANN, 7)
    staged.settle()
    staged.now += 2 * DAY
    staged.wishes.clear()
    staged.settle()
    assert staged.dues == {0: 3 * DAY}
    staged.now += HOUR
    staged.settle()
    assert staged.dues == {0: 3 * DAY}


def test_being_away_stops_no_live_clock() -> None:
    staged = Staged(pace="live")
    staged.away(ANN, 7)
    staged.settle()
    assert staged.dues == {0: 120}


def test_a_window_waits_for_whoever_is_away_and_all_have_that_time() -> None:
    staged = Staged()
    staged.away(BOB, 3)
    staged.answer(0, "push")
    assert staged.dues == {0: 4 * DAY, 1: 4 * DAY}


def test_the_return_is_looked_at() -> None:
    staged = Staged()
    staged.away(BOB, 0.25)
    assert staged.check == 0.25 * DAY


# Reminders


@pytest.mark.parametrize(
    ("pace", "remind", "hours"),
    [
        ("day", "none", []),
        ("day", "once", [18]),
        ("day", "often", [12, 18, 24]),
        ("live", "once", [1.5 / 60]),
        ("live", "often", [1 / 60, 2 / 60]),  # never less than a minute apart
    ],
)
def test_when_somebody_is_reminded(pace: str, remind: Any, hours: list[float]) -> None:
    staged = Staged(pace=pace)
    wish = Preferences(remind=remind)
    found = reminders(staged.table.times.clocks[0], wish, lapses=False)
    assert [round((reminder.at - NOON) / HOUR, 6) for reminder in found] == [round(hour, 6) for hour in hours]


@pytest.mark.parametrize(("pace", "stages"), [("day", [1, 2]), ("live", [])])
def test_a_windows_end_needs_no_reminder(pace: str, stages: list[int]) -> None:
    staged = Staged(pace=pace)
    staged.answer(0, "push")
    found = reminders(staged.table.times.clocks[1], Preferences(remind="often"), lapses=True)
    assert [reminder.stage for reminder in found] == stages


def test_a_reminder_waits_for_the_end_of_quiet_hours() -> None:
    clock = Clock("1-0", NOON, NOON + DAY, DAY)
    quiet = Preferences(quiet_from=5, quiet_to=9, zone="UTC")
    assert reminders(clock, quiet, lapses=False) == [Reminder(2, NOON + 21 * HOUR)]  # 06:00 becomes 09:00


def test_each_reminder_once_and_only_the_latest_of_those_missed() -> None:
    staged = Staged()
    often = Preferences(remind="often")
    assert reached(staged.table, Seat(0), often, NOON + 11 * HOUR) is None
    assert reached(staged.table, Seat(0), often, NOON + 12 * HOUR) == Reminder(1, NOON + 12 * HOUR)
    assert reached(staged.table, Seat(0), often, NOON + 20 * HOUR) == Reminder(2, NOON + 18 * HOUR)
    told = told_by(staged.table.times.clocks[0], NOON + 20 * HOUR)
    assert told.reminded == 2
    staged.table.times = staged.table.times.with_clock(0, told)
    assert reached(staged.table, Seat(0), often, NOON + 23 * HOUR) is None
    assert reached(staged.table, Seat(0), often, NOON + 30 * HOUR) == Reminder(3, NOON + DAY)


@pytest.mark.parametrize(
    "wish", [Preferences(remind="none"), Preferences(calls="none"), Preferences(away_since=NOON, away_until=NOON + DAY)]
)
def test_who_is_not_reminded(wish: Preferences) -> None:
    assert reached(Staged().table, Seat(0), wish, NOON + 20 * HOUR) is None


# When to look again


def test_what_is_to_be_done_next() -> None:
    staged = Staged()
    assert staged.check == 18 * HOUR
    staged.now = NOON + 19 * HOUR
    assert staged.check == 18 * HOUR  # not done yet
    staged.table.times = staged.table.times.with_clock(0, told_by(staged.table.times.clocks[0], staged.now))
    assert staged.check == DAY
    staged.now = NOON + DAY
    assert staged.check == MONTH  # a turn that is out stays as it is
    staged.now = NOON
    staged.answer(0, "push")
    staged.now = NOON + 25 * HOUR
    staged.wishes = {person: Preferences(remind="none") for person in (ANN, BOB)}
    assert staged.check == DAY  # a window that is out is still to be answered


def test_a_seat_taken_back_at_the_end_of_a_holiday_is_due_until_that_is_done() -> None:
    staged = Staged(pace="none")
    staged.away(BOB, 1)
    staged.table.seats[1] = replace(staged.table.seats[1], stand_in=NOON)
    staged.now += 2 * DAY
    assert staged.check == DAY
    staged.table.seats[1] = replace(staged.table.seats[1], stand_in=None)
    assert staged.check == 7 * DAY


# Time lost


def test_lost_time_is_given_back_and_nobody_reminded_again() -> None:
    staged = Staged()
    stored = staged.table.times.dump()
    later = Times.read(shifted(stored, {0: NOON + 18 * HOUR}, 5 * HOUR))
    assert later.clocks[0].deadline == NOON + 29 * HOUR
    assert later.clocks[0].reminded == 2
    assert later.closes == NOON + MONTH + 5 * HOUR
    never_called = Times.read(shifted(stored, {}, 5 * HOUR))
    assert never_called.clocks[0].reminded == 0


# Whatever happens


@given(steps=st.lists(st.tuples(st.integers(0, 30), st.sampled_from(["move", "away", "back", "look"])), max_size=30))
def test_a_clock_never_gives_less_time_than_the_table_does(steps: list[tuple[int, str]]) -> None:
    """Through holidays and returns a question has at least its time, and what is due next is never forgotten."""
    staged = Staged(AT_ONCE)
    for hours, what in steps:
        staged.now += hours * HOUR
        if what == "move" and staged.table.match.waiting:
            staged.answer(staged.table.match.waiting[0], "push")
        elif what == "away":
            staged.away(ANN, 2)
        elif what == "back":
            staged.wishes.clear()
        staged.settle()
        times = staged.table.times
        assert set(times.clocks) == set(staged.table.match.waiting)
        assert all(clock.deadline >= clock.since + DAY for clock in times.clocks.values())
        again = up_to_date(staged.table, staged.now, staged.wish, [])
        assert again == times
        running = [clock.deadline for clock in times.clocks.values() if clock.deadline > staged.now]
        assert next_check(staged.table, staged.now, staged.wish) <= min(running, default=float("inf"))
