"""What clocks, calls and seats do when people are away, the bot is down, or Discord is. Time passes as a test says."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot.desk import away
from bot.desk.away import Absence
from bot.play.clocks import MONTH, STANDSTILL, Times, overdue
from bot.play.seats import NobodyToNudge
from bot.store import MatchRow, Store
from bot.store.timing import LOOKED
from bot.sweeper import RETRY
from bot.time.downtime import ASLEEP
from bot.time.pace import PATIENCE
from bot.ui.messages import ABANDONED, Look
from engines.core import Seat, catalogue
from tests.bot.parlour import ANN, BEGIN, BOB, CAT, DAY, DM, HOUR, MINUTE, Note, Parlour, Stay, quick  # noqa: F401
from tests.bot.volley import FOR_ALL, GAME
from tests.e2e.conftest import folder  # noqa: F401

DAN = 104
SERVER: Any = SimpleNamespace(id=7)
A, B, C = Seat(0), Seat(1), Seat(2)


class Days(Stay):
    """Tables, and a short way to say what happens at them."""

    async def seat(self, *people: int, pace: str = "day", computers: int = 0) -> int:
        """A table with a new match, which everybody sees."""
        match = await self.open(*people, pace=pace, computers=computers)
        await self.house.outbox.drain()
        return match

    async def play(self, match: int, person: int, most: int = 1) -> None:
        await self.house.play(match, person, most)
        await self.house.outbox.drain()

    async def go_away(self, person: int, days: float, computer: bool = False) -> float:
        """Until when they are away."""
        until = self.walls.now + days * DAY
        await away.go(self.house, person, Absence(self.walls.now, until), computer)
        await self.house.outbox.drain()
        return until

    async def crash(self) -> None:
        await self.house.crash()
        await self.start()

    def fall_asleep(self, hours: float) -> None:
        """The machine sleeps: the next beat is hours late."""
        self.house.lost_time._woke = time.time() - ASLEEP - 1
        self.walls.now += hours * HOUR

    # How things stand

    async def row(self, match: int) -> MatchRow:
        row = await self.house.store.matches.get(match)
        assert row is not None
        return row

    async def dues(self, match: int) -> dict[int, float]:
        """Until when somebody has time, by seat."""
        return {seat: clock.deadline for seat, clock in Times.read((await self.row(match)).clocks).clocks.items()}

    async def overdue(self, match: int) -> list[Seat]:
        async with self.house.tables.sit(match) as table:
            return overdue(table, self.walls.now)

    async def answered_by(self, match: int) -> list[str]:
        return [line["by"] for line in (await self.house.store.matches.record(match))["lines"]]

    async def stood_in(self, match: int) -> list[Seat]:
        seats = await self.house.store.matches.seats(match)
        return [Seat(seat.seat) for seat in seats if seat.stand_in is not None]

    def beside(self, *people: int) -> dict[int, Note]:
        """All that stands anywhere but in these people's private messages."""
        own = {DM + person for person in people}
        return {message: note for message, note in self.walls.standing.items() if note.channel not in own}


@pytest_asyncio.fixture
async def days(quick: None, folder: Path) -> AsyncIterator[Days]:  # noqa: F811
    made = Days(f"sqlite:///{folder / 'days.db'}")
    await made.start()
    yield made
    await made.house.stop()


# Away


async def test_alone_with_computers_ones_time_stands_still_instead_of_the_match_being_played_out(days: Days) -> None:
    match = await days.seat(ANN, computers=2)
    until = await days.go_away(ANN, 3, computer=True)
    await days.house.tick()
    assert await days.answered_by(match) == []
    assert await days.stood_in(match) == []
    assert await days.dues(match) == {A: until + DAY}


async def test_where_all_are_away_the_computer_does_not_play_for_the_last_of_them(days: Days) -> None:
    match = await days.seat(ANN, BOB)
    await days.go_away(ANN, 2, computer=True)
    assert await days.stood_in(match) == [A]
    assert await days.answered_by(match) == ["computer"]
    until = await days.go_away(BOB, 3, computer=True)
    await days.house.tick()
    assert await days.stood_in(match) == [A]
    assert await days.answered_by(match) == ["computer"]
    assert await days.dues(match) == {B: until + DAY}


async def test_away_for_longer_the_computer_still_stands_in_until_the_new_day(days: Days) -> None:
    match = await days.seat(ANN, BOB, CAT)
    await days.go_away(ANN, 3, computer=True)
    days.walls.now += MINUTE
    until = await days.go_away(ANN, 5, computer=True)
    assert await days.stood_in(match) == [A]
    await days.pass_by(until - HOUR - days.walls.now)
    assert await days.stood_in(match) == [A]
    await days.pass_by(HOUR)
    assert await days.stood_in(match) == []


async def test_for_somebody_away_for_a_year_a_question_waits_two_weeks(days: Days) -> None:
    """Saying it again and again does not make it more."""
    match = await days.seat(ANN, BOB)
    for _ in range(14):
        await days.go_away(ANN, 365)
        await days.pass_by(DAY)
    assert days.walls.now == BEGIN + STANDSTILL
    await days.pass_by(DAY - HOUR)
    assert await days.overdue(match) == []
    await days.pass_by(HOUR)
    assert await days.overdue(match) == [A]
    assert "standin" in days.walls.board(match).verbs


async def test_away_after_the_time_is_out_gives_no_new_time(days: Days) -> None:
    match = await days.seat(ANN, BOB)
    await days.pass_by(DAY)
    assert await days.overdue(match) == [A]
    await days.go_away(ANN, 7)
    await days.house.tick()
    assert await days.overdue(match) == [A]


async def test_a_window_waits_for_those_away_whom_it_asks(days: Days) -> None:
    """Ann serves although she is away, and is not asked by the window that opens; Bob is."""
    match = await days.seat(ANN, BOB, CAT)
    await days.go_away(ANN, 20)
    await days.play(match, ANN)
    assert await days.dues(match) == {B: BEGIN + DAY, C: BEGIN + DAY}
    until = await days.go_away(BOB, 3)
    assert await days.dues(match) == {B: until + DAY, C: until + DAY}


# Tables without a clock


async def test_without_a_clock_a_window_is_passed_after_a_week(days: Days) -> None:
    match = await days.seat(ANN, BOB, pace="none")
    await days.play(match, ANN)
    await days.pass_by(PATIENCE - HOUR)
    assert await days.answered_by(match) == ["person"]
    await days.pass_by(HOUR)
    assert await days.answered_by(match) == ["person", "clock"]


async def test_without_a_clock_the_board_offers_the_computer_after_a_week_of_itself(days: Days) -> None:
    match = await days.seat(ANN, BOB, pace="none")
    await days.pass_by(PATIENCE - HOUR)
    assert "standin" not in days.walls.board(match).verbs
    await days.pass_by(HOUR)
    assert "standin" in days.walls.board(match).verbs
    assert await days.overdue(match) == [A]


async def test_without_a_clock_the_week_is_longer_by_the_time_nobody_could_play(days: Days) -> None:
    match = await days.seat(ANN, BOB, pace="none")
    await days.house.tick()
    await days.restart(8 * 24)
    assert await days.overdue(match) == []
    await days.pass_by(PATIENCE - HOUR)
    assert await days.overdue(match) == []
    await days.pass_by(HOUR)
    assert await days.overdue(match) == [A]


async def test_with_a_seat_that_is_given_late_the_month_begins_anew(days: Days) -> None:
    match = await days.seat(ANN, BOB, pace="none")
    await days.pass_by(29.9 * DAY)
    async with days.house.tables.sit(match) as table:
        offer = await days.house.seats.offer_seat(table, ANN, DAN, "Dan")
        await days.house.seats.accept(table, offer, DAN, "Dan")
    await ends_in_a_month(days, match)


async def test_with_a_seat_that_is_taken_back_late_the_month_begins_anew(days: Days) -> None:
    match = await days.seat(ANN, BOB, pace="none")
    async with days.house.tables.sit(match) as table:
        await days.house.seats.call_computer(table, BOB, B)
    await days.pass_by(29.9 * DAY)
    async with days.house.tables.sit(match) as table:
        await days.house.seats.take_back(table, BOB)
    await ends_in_a_month(days, match)


async def ends_in_a_month(days: Days, match: int) -> None:
    await days.pass_by(MONTH - HOUR)
    assert (await days.row(match)).phase == "live"
    await days.pass_by(HOUR)
    assert (await days.row(match)).phase == "ended"


# The bot was down


async def test_after_hours_of_downtime_board_and_hands_show_the_new_deadline(days: Days) -> None:
    match = await days.seat(ANN, BOB)
    await days.house.tick()
    await days.restart(5)
    assert await days.dues(match) == {A: BEGIN + DAY + 5 * HOUR}
    shown = [note for note in days.walls.standing.values() if not note.words.startswith("<@")]
    assert len(shown) == 1 + 2
    assert all(stamp(BEGIN + DAY + 5 * HOUR) in note.words for note in shown)


async def test_after_hours_of_downtime_the_call_shows_the_new_deadline(days: Days) -> None:
    await days.seat(ANN, BOB)
    await days.house.tick()
    await days.restart(5)
    [call] = days.walls.calls_to(ANN)
    assert stamp(BEGIN + DAY + 5 * HOUR) in call


def stamp(due: float) -> str:
    """As Discord writes it."""
    return f"<t:{int(due)}:R>"


async def test_after_minutes_of_downtime_a_board_by_the_day_is_not_touched(days: Days) -> None:
    await days.seat(ANN, BOB)
    await days.house.tick()
    before = dict(days.walls.standing)
    await days.restart(2 / 60)
    await days.house.tick()
    assert days.walls.standing == before


@pytest.mark.parametrize("minutes", [0, 2])
async def test_a_sealed_answer_after_a_restart_shows_nowhere_else(days: Days, minutes: int) -> None:
    """All that stands there is so old that it would be posted anew, not edited."""
    match = await days.seat(ANN, BOB, CAT)
    await days.play(match, ANN)
    await days.pass_by(2 * HOUR, every=HOUR)
    await days.restart(minutes / 60)
    await days.house.tick()
    before = days.beside(CAT)
    await days.play(match, CAT)
    assert await days.answered_by(match) == ["person", "person"]
    assert days.beside(CAT) == before


async def test_whoever_opens_a_window_that_asks_them_too_is_called_when_it_opens(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A call that came with somebody's answer would tell of it."""
    monkeypatch.setitem(catalogue, GAME.id, FOR_ALL)
    match = await days.seat(ANN, BOB, CAT)
    await days.play(match, ANN)
    assert days.walls.calls[match, ANN, "2-0", "call"] == 1
    await days.pass_by(2 * HOUR, every=HOUR)
    before = days.beside(CAT)
    await days.play(match, CAT)
    assert await days.answered_by(match) == ["person", "person"]
    assert days.beside(CAT) == before


async def test_time_in_which_the_machine_slept_is_given_back(days: Days) -> None:
    match = await days.seat(ANN, BOB)
    await days.play(match, ANN)
    await days.house.tick()
    days.fall_asleep(30)
    await days.house.tick()
    assert await days.answered_by(match) == ["person"]
    assert await days.dues(match) == {B: BEGIN + DAY + 30 * HOUR}
    assert stamp(BEGIN + DAY + 30 * HOUR) in days.walls.board(match).words
    await days.pass_by(DAY)
    assert await days.answered_by(match) == ["person", "clock"]


async def test_while_the_line_is_down_nobody_looks_and_nobody_loses_time(days: Days) -> None:
    match = await days.seat(ANN, BOB)
    await days.play(match, ANN)
    await days.house.tick()
    looked = await days.house.store.facts.get(LOOKED)
    days.walls.line = False
    days.fall_asleep(30)
    await days.house.tick()
    assert await days.house.store.facts.get(LOOKED) == looked
    assert await days.answered_by(match) == ["person"]
    days.walls.line = True
    await days.house.tick()
    assert await days.answered_by(match) == ["person"]
    assert await days.dues(match) == {B: BEGIN + DAY + 30 * HOUR}


async def test_what_was_given_up_while_the_line_was_down_is_shown_when_it_is_back(days: Days) -> None:
    match = await days.seat(ANN, BOB)
    await days.house.tick()
    days.walls.trouble = True
    await days.pass_by(2 * HOUR, every=HOUR)  # so old that it is posted anew
    await days.play(match, ANN)
    assert "Ann serves" not in days.walls.board(match).words
    days.walls.line = False
    days.fall_asleep(0.5)  # not long enough for boards by the day to show another time
    await days.house.tick()
    days.walls.trouble, days.walls.line = False, True
    await days.house.tick()
    assert "Ann serves" in days.walls.board(match).words


@pytest.mark.parametrize("seconds", [1, 20, 58])
async def test_a_line_that_is_down_for_a_moment_takes_nobody_that_moment(days: Days, seconds: float) -> None:
    """At a live table a window is a minute."""
    match = await days.seat(ANN, BOB, pace="live")
    await days.play(match, ANN)
    await days.house.tick()
    days.walls.line = False
    await days.house.tick()
    days.walls.now += seconds
    days.walls.line = True
    await days.house.tick()
    assert await days.dues(match) == {B: BEGIN + MINUTE + seconds}
    assert (stamp(BEGIN + MINUTE + seconds) in days.walls.board(match).words) is (seconds >= 5)
    await days.pass_by(MINUTE - 1, every=10)
    assert await days.answered_by(match) == ["person"]
    assert await days.dues(match) == {B: BEGIN + MINUTE + seconds}  # once
    await days.pass_by(1)
    assert await days.answered_by(match) == ["person", "clock"]


async def test_a_line_that_was_down_between_two_beats_is_known_of(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parlour, "connected", property(lambda house: not house._down))
    match = await days.seat(ANN, BOB, pace="live")
    await days.house.tick()
    await days.house.on_shard_disconnect(0)
    days.walls.now += 3
    await days.house.on_shard_resumed(0)
    days.walls.now += 4
    await days.house.tick()
    assert await days.dues(match) == {A: BEGIN + 2 * MINUTE + 3}


async def test_until_the_bot_is_ready_nobodys_time_runs(days: Days) -> None:
    match = await days.seat(ANN, BOB, pace="live")
    await days.house.tick()
    await days.house.stop()
    days.walls.line = False
    days.house = Parlour(await Store.open(days.url), days.walls)
    await days.house.store.take_lease(days.house.holder, 0.0)
    await days.house.wake()
    days.walls.now += 25
    days.walls.line = True
    await days.house.on_ready()
    days.walls.now += 5
    await days.house.tick()
    assert await days.dues(match) == {A: BEGIN + 2 * MINUTE + 25}


async def test_a_match_from_before_there_were_clocks_gets_its_clock(days: Days) -> None:
    match = await days.seat(ANN, BOB)
    await days.house.store.matches.set_clocks(match, {}, None)
    await days.restart(1)
    await days.house.tick()
    assert await days.dues(match) == {A: days.walls.now + DAY}
    assert (await days.row(match)).check_at is not None
    await days.pass_by(DAY, every=HOUR)
    assert days.walls.calls[match, ANN, "1-0", "reminder"] == 1
    assert await days.overdue(match) == [A]


async def test_a_table_that_was_closed_says_so_although_the_plug_was_pulled(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await days.seat(ANN, BOB)
    await days.pass_by(MONTH - HOUR)
    assert days.walls.calls_to(ANN)
    monkeypatch.setattr(days.house.outbox, "refresh", lambda match: None)
    await days.pass_by(HOUR)
    assert (await days.row(match)).note == ABANDONED
    assert "for a month" not in days.walls.board(match).words
    await days.crash()
    assert "for a month" in days.walls.board(match).words
    assert len(days.walls.standing) == 1 + 2  # a board and two hands: no call


@pytest.mark.parametrize("how", ["the day has come", "they say so"])
async def test_whoever_is_back_is_shown_to_be_although_the_plug_was_pulled(
    days: Days, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    match = await days.seat(ANN, BOB, CAT)
    until = await days.go_away(ANN, 2, computer=True)
    assert "The computer is playing for Ann" in days.walls.board(match).words
    await days.pass_by(until - HOUR - days.walls.now)
    for told in "touch", "refresh":
        monkeypatch.setattr(days.house.outbox, told, lambda match, actor=None: None)
    if how == "they say so":
        await away.come_back(days.house, ANN)
    else:
        await days.pass_by(HOUR)
    assert await days.stood_in(match) == []
    assert "The computer is playing for Ann" in days.walls.board(match).words
    await days.crash()
    assert "The computer is playing for Ann" not in days.walls.board(match).words


# Posting fails


async def test_a_reminder_that_could_not_be_posted_is_given_once_afterwards(days: Days) -> None:
    match = await days.seat(ANN, BOB)
    await days.pass_by(18 * HOUR - MINUTE)
    days.walls.trouble = True
    await days.pass_by(11 * MINUTE, every=10)
    assert days.walls.calls[match, ANN, "1-0", "reminder"] == 0
    days.walls.trouble = False
    await days.pass_by(5 * HOUR, every=10 * MINUTE)
    assert days.walls.calls[match, ANN, "1-0", "reminder"] == 1
    assert len(days.walls.calls_to(ANN)) == 1


async def test_a_reminder_stands_there_once_although_the_plug_was_pulled_before_it_was_noted(days: Days) -> None:
    """It is posted again with the same nonce, for which Discord gives the message there is."""
    match = await days.seat(ANN, BOB)
    await days.pass_by(18 * HOUR - 10, every=10 * MINUTE)
    days.walls.plug = "reminder"
    await days.pass_by(10)
    assert not days.walls.plug
    assert len(days.walls.calls_to(ANN)) == 2
    posted = days.walls.posted
    await days.crash()
    await days.pass_by(2 * MINUTE, every=10)
    assert days.walls.posted == posted
    assert days.walls.calls[match, ANN, "1-0", "reminder"] == 1
    [left] = days.walls.calls_to(ANN)
    assert "still your move" in left


async def test_a_call_held_back_that_nobody_can_give_is_let_go_in_the_morning(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window calls in private only, and Bob lets nobody write to him."""
    match = await days.seat(ANN, BOB, CAT)
    await days.house.chosen.change(BOB, quiet_from=0, quiet_to=7, zone="UTC")
    await days.house.store.players.set_dm(BOB, None, True)
    await days.play(match, ANN)
    assert [row.player_id for row in await days.house.store.shown.held()] == [BOB]
    rounds: list[float] = []
    usual = days.house.outbox.refresh

    def refresh(match: int) -> None:
        rounds.append(days.walls.now)
        usual(match)

    monkeypatch.setattr(days.house.outbox, "refresh", refresh)
    await days.pass_by(7 * HOUR, every=HOUR)
    await days.pass_by(5 * MINUTE, every=10)
    assert rounds == [BEGIN + 7 * HOUR]
    assert await days.house.store.shown.held() == []
    assert days.walls.calls[match, BOB, "2-0", "call"] == 0


@pytest.mark.parametrize("since", ["a reminder is due", "the time is out", "somebody is back"])
async def test_a_server_that_lets_us_do_nothing_is_asked_once_in_ten_minutes(days: Days, since: str) -> None:
    """Discord locks out whoever asks ten thousand times in ten minutes for what they may not have."""
    match = await days.seat(ANN, BOB)
    if since == "somebody is back":
        await days.house.chosen.change(BOB, away_since=BEGIN, away_until=BEGIN + 18 * HOUR + MINUTE)
    days.walls.locked = True
    await days.pass_by((18 if since == "a reminder is due" else 24) * HOUR + 2 * MINUTE, every=MINUTE)
    assert days.walls.refused
    days.walls.refused = 0
    await days.pass_by(6 * RETRY, every=10)
    assert 0 < days.walls.refused <= 6 * 4  # the board: an edit or two posts; the call
    days.walls.locked = False
    await days.pass_by(RETRY, every=10)
    assert days.walls.calls[match, ANN, "1-0", "reminder"] == 1


async def test_a_server_that_removed_us_is_asked_nothing_until_it_has_us_again(days: Days) -> None:
    match = await days.seat(ANN, BOB)
    days.walls.member, days.walls.locked = False, True
    before = dict(days.walls.standing)
    await days.play(match, ANN)
    await days.pass_by(2 * DAY, every=HOUR)
    assert days.walls.refused == 0
    assert days.walls.standing == before
    days.walls.member, days.walls.locked = True, False
    await days.house.on_guild_join(SERVER)
    await days.house.outbox.drain()
    assert "Ann serves" in days.walls.board(match).words
    assert days.walls.calls_to(BOB)


async def test_a_reminder_that_nobody_can_be_given_does_not_stay_due(days: Days) -> None:
    """Of a window people are reminded in private only, and Bob lets nobody write to him."""
    match = await days.seat(ANN, BOB, CAT)
    await days.house.store.players.set_dm(BOB, None, True)
    await days.house.chosen.change(CAT, remind="none")
    await days.play(match, ANN)
    await days.pass_by(18 * HOUR + MINUTE, every=HOUR)
    assert Times.read((await days.row(match)).clocks).clocks[B].reminded == 2
    assert (await days.row(match)).check_at == BEGIN + DAY


# A polite word


@pytest.mark.parametrize("why", ["away", "wants no calls"])
async def test_nobody_is_nudged_who_is_away_or_wants_no_calls(days: Days, why: str) -> None:
    match = await days.seat(ANN, BOB)
    if why == "away":
        await days.go_away(ANN, 5)
    else:
        await days.house.chosen.change(ANN, calls="none")
    await days.pass_by(13 * HOUR)
    with pytest.raises(NobodyToNudge):
        await days.house.nudge(match, BOB)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_nudge_in_quiet_hours_is_heard_afterwards_once_also_over_a_restart(days: Days, restarted: bool) -> None:
    match = await days.seat(ANN, BOB)
    await days.house.chosen.change(ANN, quiet_from=12, quiet_to=14, zone="UTC")
    await days.pass_by(13 * HOUR)
    await days.house.nudge(match, BOB)
    await days.house.outbox.drain()
    if restarted:
        await days.restart(0)
    await days.pass_by(HOUR - MINUTE)
    assert days.walls.calls[match, ANN, "1-0", "nudge"] == 0
    await days.pass_by(MINUTE)
    assert days.walls.calls[match, ANN, "1-0", "nudge"] == 1
    days.walls.now += MINUTE
    await days.restart(0)
    await days.pass_by(HOUR, every=10 * MINUTE)
    assert days.walls.calls[match, ANN, "1-0", "nudge"] == 1
    assert len(days.walls.calls_to(ANN)) == 1


async def test_a_nudge_that_comes_while_somebody_is_being_called_is_not_lost(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    posting, go_on = asyncio.Event(), asyncio.Event()
    usual = Parlour.post

    async def slowly(self: Parlour, channel: int, look: Look | str, nonce: str, mention: int | None = None) -> int:
        if isinstance(look, str):
            posting.set()
            await go_on.wait()
        return await usual(self, channel, look, nonce, mention)

    monkeypatch.setattr(Parlour, "post", slowly)
    match = await days.open(ANN, BOB)
    await posting.wait()
    await days.house.nudge(match, BOB)
    go_on.set()
    await days.house.outbox.drain()
    assert days.walls.calls[match, ANN, "1-0", "nudge"] == 1
    [left] = days.walls.calls_to(ANN)
    assert "looking forward" in left
