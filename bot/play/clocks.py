"""Whose time runs, until when, and what is to be done at which moment. Pure: a table and a moment in, values out.

A clock begins when a question opens and stays until that question is answered, whatever others do meanwhile; a question
that somebody takes up again alone has the clock it had. All clocks of a sealed window run out together, also for
somebody asked again, so that no time tells who has answered. So do those of a race, however often somebody does
something in it; once half of the players are done, the others have a twelfth of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.people.preferences import Preferences
from bot.time.left import TimeLeft
from bot.time.pace import MINUTE, PATIENCE, Pace, pace_of
from bot.time.periods import DAY
from engines.core import Answered, Ask, Line, Seat, Undone
from engines.core.run import place_of

if TYPE_CHECKING:
    from bot.play.tables import LiveTable

MONTH = 30 * DAY
STANDSTILL = 14 * DAY  # how long a question waits for somebody who is away
CLOSES, PAST = "closes", "past"
HURRY = 1 / 12  # of the time of a race is left to the others once half of the players are done
TAKEN_BACK = 20  # of somebody's own answers in a row, how many can be taken back with no new time to be had
LEFT = (0.5, 0.25, 0.0)  # the part of the time that is left at the first, second and third reminder
LAST = len(LEFT)
WANTED = {"none": (), "once": (2,), "often": (1, 2, LAST)}

Wishes: TypeAlias = Callable[[int], Preferences]


@dataclass(slots=True, frozen=True)
class Clock:
    """One seat's time: for which question, since when, until when, how long it is in all, how far its person was
    reminded (0: not yet), and whether they took it up again when it was over.
    """

    ask: str
    since: float
    deadline: float
    span: float
    reminded: int = 0
    grace: bool = False

    @property
    def source(self) -> str:
        """Which question of the game it is for, whoever is asked."""
        return self.ask.partition("-")[0]

    def later(self, seconds: float) -> Clock:
        """The same time, but so much later."""
        return replace(self, deadline=self.deadline + seconds)

    def taken_up(self, now: float) -> Clock:
        """The question is open again, with the time it had. Once it is a minute at least, whenever that is."""
        late = self.deadline < now + MINUTE and not self.grace
        return replace(self, deadline=now + MINUTE, grace=True) if late else self


def _kept(clock: Clock) -> dict[str, Any]:
    """As a clock is stored; made by hand, since every answer stores the clocks."""
    return {
        "ask": clock.ask,
        "since": clock.since,
        "due": clock.deadline,
        "span": clock.span,
        "reminded": clock.reminded,
        "grace": clock.grace,
    }


def _clock(kept: Mapping[str, Any]) -> Clock:
    rest = {name: value for name, value in kept.items() if name != "due"}
    return Clock(deadline=kept["due"], **rest)


@dataclass(slots=True, frozen=True)
class Times:
    """All clocks of a table by seat, when it is closed if nobody touches it, and the clocks of what somebody has
    answered and could still take back alone, the newest last.
    """

    clocks: Mapping[int, Clock] = field(default_factory=dict)
    closes: float | None = None
    past: Mapping[int, Sequence[Clock]] = field(default_factory=dict)

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Times:
        """As they are stored with a match."""
        clocks = {int(seat): _clock(kept) for seat, kept in stored.items() if seat not in (CLOSES, PAST)}
        past = {int(seat): [_clock(one) for one in kept] for seat, kept in stored.get(PAST, {}).items()}
        return cls(clocks, stored.get(CLOSES), past)

    def dump(self) -> dict[str, Any]:
        """To be stored."""
        kept: dict[str, Any] = {str(seat): _kept(clock) for seat, clock in sorted(self.clocks.items())}
        if self.closes is not None:
            kept[CLOSES] = self.closes
        if self.past:
            kept[PAST] = {str(seat): [_kept(clock) for clock in past] for seat, past in sorted(self.past.items())}
        return kept

    def with_clock(self, seat: int, clock: Clock) -> Times:
        """With another clock for one seat."""
        return replace(self, clocks={**self.clocks, seat: clock})

    def without(self, seat: int) -> Times:
        """A seat's clock begins anew, for instance because somebody else sits there now."""
        clocks = {other: clock for other, clock in self.clocks.items() if other != seat}
        return replace(self, clocks=clocks, past={other: past for other, past in self.past.items() if other != seat})

    def later(self, seconds: float) -> Times:
        """Everything so much later: time in which nobody could have played."""
        clocks = {seat: clock.later(seconds) for seat, clock in self.clocks.items()}
        past = {seat: [clock.later(seconds) for clock in clocks] for seat, clocks in self.past.items()}
        return Times(clocks, None if self.closes is None else self.closes + seconds, past)


# Bringing the clocks up to date


def up_to_date(table: LiveTable, now: float, wishes: Wishes, lines: Sequence[Line]) -> Times:
    """The clocks of a table as it stands now; `lines`: what has happened at it since they were last looked at."""
    closes = table.times.closes
    if closes is None or (lines and not _takes_back(lines)):
        closes = now + MONTH
    if (back := _all_back(table, table.match.table.seats, now, wishes)) is not None:
        closes = max(closes, back + PATIENCE)  # whoever said when they would be back finds it here
    return Times(dict(_running(table, now, wishes)), closes, dict(_past(table, lines)))


def _takes_back(lines: Sequence[Line]) -> bool:
    """Whether what happened is an undo, with all that followed of itself."""
    return any(isinstance(line, Undone) for line in lines)


def _past(table: LiveTable, lines: Sequence[Line]) -> Iterator[tuple[int, Sequence[Clock]]]:
    """The clocks of each seat's own answers, until somebody answers after them: then to take back needs consent.

    What was answered in one breath with one's own goes along, and whoever answered it: see undoing.py.
    """
    answered = {line.seat for line in lines if isinstance(line, Answered) and line.by == "person"}
    for seat in table.match.table.seats:
        if table.person(seat) is None or (lines and seat not in answered and not _takes_back(lines)):
            continue
        known = {clock.ask: clock for clock in table.times.past.get(seat, ())}
        if (clock := table.times.clocks.get(seat)) is not None:
            known[clock.ask] = clock
        if (ask := table.match.pending.get(seat)) is not None:
            known.pop(place_of(ask.id), None)
        if known:
            yield int(seat), list(known.values())[-TAKEN_BACK:]


def _running(table: LiveTable, now: float, wishes: Wishes) -> Iterator[tuple[int, Clock]]:
    pace = pace_of(table.row.pace)
    for seat, ask, span in _timed(table, pace):
        # a window ends for all at once: when those who are away are back, also who of them has answered
        missed = table.match.asked if ask.lapses else (seat,)
        clock = _kept_or_begun(table, seat, ask, now, span)
        if ask.wait == "race" and 2 * len(table.match.asked) <= len(table.match.table.seats):
            clock = replace(clock, deadline=min(clock.deadline, now + HURRY * clock.span))
        until = _all_back(table, missed, now, wishes) if pace.stands_still else None
        yield seat, _at_rest(clock, now, None if until is None else min(until, clock.since + STANDSTILL))


def _all_back(table: LiveTable, seats: Sequence[Seat], now: float, wishes: Wishes) -> float | None:
    """Until when somebody in these seats is away."""
    people = [person for seat in seats if (person := table.person(seat)) is not None]
    return max((until for person in people if (until := wishes(person).away_at(now)) is not None), default=None)


def _timed(table: LiveTable, pace: Pace) -> Iterator[tuple[Seat, Ask, float]]:
    """The people whose answers are waited for, with the question and how long they have for it."""
    for seat, ask in table.match.pending.items():
        span = pace.time_for(ask.wait)
        if span is not None and table.person(seat) is not None:
            yield seat, ask, span


def _kept_or_begun(table: LiveTable, seat: Seat, ask: Ask, now: float, span: float) -> Clock:
    place = place_of(ask.id)
    old = table.times.clocks.get(seat)
    if old is not None and old.ask == place:
        return old
    new = Clock(place, now, now + span, span)
    if ask.lapses:
        for other in table.times.clocks.values():
            if other.source == new.source and other.deadline > now:
                return replace(new, since=other.since, deadline=other.deadline)
        return new
    return next((past.taken_up(now) for past in table.times.past.get(seat, ()) if past.ask == place), new)


def _at_rest(clock: Clock, now: float, until: float | None) -> Clock:
    """The clock of somebody away begins when they are back; if they come earlier, at once."""
    deadline, after = min(clock.deadline, now + clock.span), 0.0 if until is None else until + clock.span
    if now < clock.deadline and deadline < after:
        return clock if clock.deadline == after else replace(clock, deadline=after, reminded=0)
    return clock if deadline == clock.deadline else replace(clock, deadline=deadline)


# What is due


def overdue(table: LiveTable, now: float) -> list[Seat]:
    """The seats whose turn has lasted longer than it may: the computer may be called for them."""
    if table.row.phase != "live":
        return []
    waited = [seat for seat in table.match.waiting if not table.match.pending[seat].lapses]
    return [seat for seat in waited if table.person(seat) is not None and late_at(table, seat) <= now]


def late_at(table: LiveTable, seat: Seat) -> float:
    """When somebody has had the time there was."""
    clock = _clock_of(table, seat)
    return float("inf") if clock is None else clock.deadline


def run_out(table: LiveTable, now: float) -> list[tuple[Seat, Ask]]:
    """The asks that lapse and whose time is out. By each answer others may close: this is asked again after each."""
    return [
        (seat, ask)
        for seat, ask in table.match.pending.items()
        if ask.lapses and (clock := _clock_of(table, seat)) is not None and clock.deadline <= now
    ]


def abandoned(table: LiveTable, now: float) -> bool:
    """Whether nobody has touched the table for a month, nor has time left to."""
    return closing(table.times) <= now


def closing(times: Times) -> float:
    """When a table is closed that nobody touches: not while somebody still has time, a holiday included."""
    return max([float("inf") if times.closes is None else times.closes, *(c.deadline for c in times.clocks.values())])


def _clock_of(table: LiveTable, seat: Seat) -> Clock | None:
    """The clock of the question that is open now."""
    clock, ask = table.times.clocks.get(seat), table.match.pending.get(seat)
    if clock is None or ask is None or place_of(ask.id) != clock.ask or table.person(seat) is None:
        return None
    return clock


def clock_told(table: LiveTable, seat: Seat) -> Clock | None:
    """The same, where people hear of it."""
    spoken_of = pace_of(table.row.pace).spoken_of or seat not in table.match.waiting
    return _clock_of(table, seat) if spoken_of else None


# Reminders


@dataclass(slots=True, frozen=True)
class Reminder:
    """The first, second or last reminder of a clock, and from when on it may be given."""

    stage: int
    at: float


def reminders(clock: Clock, wish: Preferences, lapses: bool) -> list[Reminder]:
    """What somebody wants to be reminded of, at least a minute apart and outside of their quiet hours.

    What lapses is answered then, so that nobody needs to hear of its end.
    """
    found = []
    last = clock.since
    for stage in WANTED[wish.remind]:
        at = clock.deadline - LEFT[stage - 1] * clock.span
        if at - last >= MINUTE and not (lapses and stage == LAST):
            found.append(Reminder(stage, wish.after_quiet(at)))
            last = at
    return found


def to_come(table: LiveTable, seat: Seat, wish: Preferences, now: float) -> list[Reminder]:
    """The reminders that a seat's person has not had yet. None while they are away, or are never called."""
    clock = clock_told(table, seat)
    if clock is None or wish.calls == "none" or wish.away_at(now) is not None:
        return []
    lapses = table.match.pending[seat].lapses
    return [reminder for reminder in reminders(clock, wish, lapses) if reminder.stage > clock.reminded]


def reached(table: LiveTable, seat: Seat, wish: Preferences, now: float) -> Reminder | None:
    """The reminder that is to be given now: the latest one, if several were missed."""
    return max((r for r in to_come(table, seat, wish, now) if r.at <= now), key=lambda r: r.stage, default=None)


def told_by(clock: Clock, called: float) -> Clock:
    """The clock of somebody who was called at that moment: no earlier reminder is needed any more."""
    passed = [stage for stage, left in enumerate(LEFT, 1) if clock.deadline - left * clock.span <= called]
    return replace(clock, reminded=max([clock.reminded, *passed]))


# When to look again


def next_check(table: LiveTable, now: float, wishes: Wishes) -> float:
    """The earliest moment at which something is to be done at a table. It is in the past if that is not done yet."""
    return min([closing(table.times), *_moments(table, now, wishes)])


def _moments(table: LiveTable, now: float, wishes: Wishes) -> Iterator[float]:
    for seat, ask in table.match.pending.items():
        clock, person = _clock_of(table, seat), table.person(seat)
        if clock is None or person is None:
            continue
        if ask.lapses or clock.deadline > now:
            yield clock.deadline
        yield from (reminder.at for reminder in to_come(table, seat, wishes(person), now))
    for kept in table.seats:
        wish = wishes(kept.player_id or 0)
        if wish.away_until is not None and (wish.away_until > now or stands_in_for_absence(table, kept.seat, wish)):
            yield wish.away_until


def stands_in_for_absence(table: LiveTable, seat: int, wish: Preferences) -> bool:
    """Whether the computer plays a seat because its person said so when they went away."""
    since = table.seats[seat].stand_in
    return since is not None and since == wish.away_since


def shifted(stored: Mapping[str, Any], called: Mapping[int, float], seconds: float) -> dict[str, Any]:
    """Stored clocks after a time in which nobody looked: all is later, but nobody is reminded twice of one thing."""
    times = Times.read(stored)
    for seat, clock in times.clocks.items():
        if seat in called:
            times = times.with_clock(seat, told_by(clock, called[seat]))
    return times.later(seconds).dump()


# What is shown of it


def time_left(table: LiveTable, now: float, wishes: Wishes) -> TimeLeft:
    """What everybody may know of the time: of a sealed window only when it ends for all."""
    pace = pace_of(table.row.pace)
    sealed = [seat for seat, ask in table.match.pending.items() if ask.wait == "window" and pace.spoken_of]
    window = [clock.deadline for seat in sealed if (clock := _clock_of(table, seat)) is not None]
    deadlines = {
        int(seat): clock.deadline for seat in table.match.waiting if (clock := clock_told(table, seat)) is not None
    }
    away = {
        seat.seat: until
        for seat in table.seats
        if (person := table.person(seat.seat)) is not None and (until := wishes(person).away_at(now)) is not None
    }
    return TimeLeft(now, deadlines, max(window, default=None), away, pace.stands_still)
