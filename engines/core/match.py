"""A match: a game being played, moved on by answers and rebuilt from its record."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from engines.core.asks import Answer, Ask
from engines.core.border import checked_options, checked_seats, checked_seed, known_game
from engines.core.chance import Chance
from engines.core.errors import (
    BadOption,
    IllegalAnswer,
    IllegalUndo,
    MalformedRecord,
    NewerRecord,
    NoRecord,
    RecordDoesNotFit,
    RuleError,
)
from engines.core.game import Game, Seen, Setup, Standings
from engines.core.plain import digest
from engines.core.record import BYS, Answered, By, Line, Record, Resigned, Undone, copied, copied_line
from engines.core.run import Run, place_of
from engines.core.table import Reply, Table
from engines.core.text import Event, Seat

Step = tuple[int, bool]  # a line in force, and whether chance was used, a secret came out or it binds


class Match:
    """One game from its set-up to its end. Only `answer`, `resign` and `undo` move it on."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        """Set the game up as the record says, and run it to its first question. Its lines are not played yet."""
        checked_seats(game, record.seats)
        self.game = game
        self._options = checked_options(game.Options, record.options)
        given = record.seat_options or [{}] * record.seats
        if len(given) != record.seats:
            raise BadOption("seat options are given for every seat or for none", option="seat_options")
        self._seat_options = [checked_options(game.SeatOptions, options) for options in given]
        self._begun = record.model_copy(
            update={
                "lines": [],
                "options": self._options.model_dump(mode="json"),
                "seat_options": [options.model_dump(mode="json") for options in self._seat_options],
            }
        )
        self._lines: list[Line] = []
        self._events: list[Event] = []  # only ever added to, as lines are
        self._told: list[int] = []  # how many events there were before each line, and now
        self._is_fork = False
        self._redeals: list[tuple[int, Seat | None, int]] = []
        self._begin()
        self._hear()

    # The doors: starting and storing

    @classmethod
    def start(
        cls,
        game: str | Game[Any],
        *,
        seats: int,
        seed: str,
        options: Mapping[str, Any] | None = None,
        seat_options: Iterable[Mapping[str, Any]] | None = None,
    ) -> Match:
        """A new match of a game in the catalogue. The seed is 64 hex digits, and a secret."""
        rules = known_game(game)
        return cls(
            rules,
            Record(
                game=rules.id,
                version=rules.version,
                seats=checked_seats(rules, seats),
                seed=checked_seed(seed),
                options=dict(options or {}),
                seat_options=[dict(given) for given in seat_options or ()],
            ),
        )

    @classmethod
    def replay(cls, record: Record | dict[str, Any] | str | bytes, game: Game[Any] | None = None) -> Match:
        """The match a record tells of. A named error says what is wrong with a bad one."""
        record = Record.read(record)
        rules = game or known_game(record.game)
        if record.game != rules.id:
            raise MalformedRecord(f"a record of {record.game}, not of {rules.id}")
        if record.version > rules.version:
            raise NewerRecord(
                f"{record.game} is at version {rules.version} here; the record needs {record.version}",
                version=record.version,
            )
        match = cls(rules, record)
        for line in record.lines:
            match._play_line(copied_line(line))
        return match

    def record(self) -> Record:
        """All that is needed to have this match again."""
        if self._redeals:
            raise NoRecord("this fork was dealt anew; it never happened")
        copy = self._begun.model_copy(deep=True)
        copy.lines = [copied_line(line) for line in self._lines]
        return copy

    def lines_since(self, line: int) -> list[Line]:
        """The lines of the record from this number on, without building the rest of it."""
        return [copied_line(new) for new in self._lines[line:]]

    def fork(self) -> Match:
        """A copy, by replay, that goes its own way."""
        return self.as_of(len(self._lines))

    def as_of(self, line: int) -> Match:
        """This match as it stood before line number `line`."""
        copy = Match(self.game, self._begun)
        copy._is_fork = True
        for number in range(line + 1):
            for at, seat, bits in self._redeals:
                if at == number:
                    copy._redeals.append((at, seat, bits))
                    copy._run.deal_anew(seat, bits)
            if number < line:
                copy._play_line(self._lines[number])
        return copy

    def steps(self, line: int) -> Iterator[tuple[int, Line, Match]]:
        """Every line from number `line` on, with the match as it stood before it: one copy, which moves on."""
        copy = self.as_of(line)
        for number in range(line, len(self._lines)):
            yield number, copied_line(self._lines[number]), copy
            copy._play_line(self._lines[number])

    # The doors: what is asked

    @property
    def pending(self) -> dict[Seat, Ask]:
        """For each seat the ask the match waits for, else its first open offer; those waited for come first."""
        waited: dict[Seat, Ask] = {}
        aside: dict[Seat, Ask] = {}
        for seat in self._run.seats_in_order():
            found = self._run.open_asks(seat)
            if found:
                ask = found[0][1]
                (aside if ask.wait == "aside" else waited)[seat] = ask
        return waited | aside if aside else waited

    def asks(self, seat: int) -> tuple[Ask, ...]:
        """Every open ask of a seat, the one waited for first."""
        return tuple(ask for _, ask in self._run.open_asks(self._seat(seat)))

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that the open question is put to, also those who have answered it: everybody may know that."""
        return tuple(self._run.asked())

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats shown as waited for: nobody while a sealed window is open."""
        return tuple(seat for seat, ask in self.pending.items() if ask.wait == "turn")

    # The doors: moving on

    def answer(self, seat: int, value: Answer, ask: str | None = None, by: By = "person") -> list[Event]:
        """Give a seat's answer and run the game to its next question. IllegalAnswer: nothing changed."""
        run = self._run
        place = self._seat(seat)
        if run.over:
            raise IllegalAnswer("core-illegal-over")
        if by == "person" and place in run.resigned:
            raise IllegalAnswer("core-illegal-resigned")
        if by not in BYS:
            raise ValueError(f"an answer is by {' or '.join(BYS)}, not by {by}")
        source, found = run.find(place, ask)
        choice = found.read(value)
        line = Answered(int(place), found.id, copied(value), by)
        try:
            crossed = run.give(Reply(place, source, line.value, choice))
        except BaseException:
            if not self._redeals:
                self._rebuild(self._history)  # the rule broke half-way: back to where it was
            raise
        self._history.append((len(self._lines), crossed))
        self._lines.append(line)
        return self._hear()

    def resign(self, seat: int) -> list[Event]:
        """The seat gives up; its computer plays on, unless only one seat is left that has not resigned."""
        place = self._seat(seat)
        if self.over:
            raise IllegalAnswer("core-illegal-over")
        if place in self.resigned:
            raise IllegalAnswer("core-illegal-resigned")
        self._run.give_up(place)
        self._history.append((len(self._lines), False))
        self._lines.append(Resigned(int(place)))
        return self._hear()

    def undo_to(self, seat: int) -> int | None:
        """The line to which a seat may take back now without asking anybody, or None.

        Never past another person's answer, a thing revealed, a use of chance, what binds by the rules, or to somebody
        else's turn; and never while a window is open, since who may take back would tell who has answered.
        """
        place = self._seat(seat)
        if self.over or self._run.sealed:
            return None
        for number, crossed in reversed(self._history):
            line = self._lines[number]
            if crossed or not isinstance(line, Answered):
                return None
            if line.by == "person":
                own = line.seat == place
                return number if own and self.as_of(number).waiting == self.waiting else None
        return None

    def undo(self, to: int) -> list[Event]:
        """Take back every line from number `to` on. If that crossed chance or a secret, what comes is dealt anew."""
        if self._redeals:
            raise NoRecord("this fork was dealt anew; it cannot go back")
        kept = [step for step in self._history if step[0] < to]
        undone = self._history[len(kept) :]
        by = next((line.seat for number, _ in undone if not isinstance(line := self._lines[number], Undone)), None)
        if to < 0 or by is None:
            raise IllegalUndo(f"nothing to take back from line {to} on", line=to)
        crossed = any(crossed for _, crossed in undone)
        self._rebuild(kept)
        number = len(self._lines)
        self._lines.append(Undone(to))
        if crossed:
            self._history.append((number, True))
            self._run.branch(number)
        self.table.tell("core-taken-back", seat=self._seat(by))
        return self._hear()

    def last_answer(self, seat: int) -> int | None:
        """The line in force that a seat's person answered last, or None: what it may ask everybody to take back.

        An answer by their standing order is theirs too: nobody is to know it from one they gave.
        """
        for number, _ in reversed(self._history):
            line = self._lines[number]
            if isinstance(line, Answered) and line.seat == seat and line.by in ("person", "order"):
                return number
        return None

    def would_undo(self, to: int) -> list[tuple[int, Line, list[Event]]]:
        """The lines in force from number `to` on, each with its number and what was told when it was played."""
        return [
            (number, copied_line(self._lines[number]), self._events[self._told[number] : self._told[number + 1]])
            for number, _ in self._history
            if number >= to
        ]

    @property
    def mark(self) -> str:
        """Another one after every line, but for answers in a window, until it closes: nobody is to see that they came.

        It may be shown: nobody can count lines by it.
        """
        number = len(self._lines)
        while number and isinstance(last := self._lines[number - 1], Answered) and self._run.keeps_sealed(last.ask):
            number -= 1
        return self.table.chance.mark(f"line {number}")

    # The doors: what can be seen

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._run.over

    @property
    def standings(self) -> Standings:
        """How it ended: (seat, place, score, details), the best first; empty before."""
        return self._run.standings

    @property
    def resigned(self) -> list[Seat]:
        """Who gave up, in order."""
        return self._run.resigned

    @property
    def events(self) -> list[Event]:
        """All that was told so far. What was taken back stays told, with a line that says so."""
        return self._events

    @property
    def table(self) -> Table[Any]:
        """The table, for tests and invariants. Hosts use `seen`."""
        return self._run.table

    def view(self, seat: int | None) -> BaseModel:
        """All that a seat may know now; None is a bystander."""
        return self.game.view(self.table.state, None if seat is None else self._seat(seat))

    def seen(self, seat: int | None, since: int = 0) -> Seen:
        """All that a person may get: view, asks, events from number `since` on, who is waited for."""
        place = None if seat is None else self._seat(seat)
        return Seen(
            view=self.view(seat),
            asks=() if place is None else self.asks(place),
            events=tuple(event for event in self.events[since:] if event.reaches(place)),
            waiting=self.waiting,
            seat=place,
            over=self.over,
            standings=self.standings,
        )

    def status(self) -> list[str]:
        """Every broken invariant; empty when the match is sound."""
        state = self.table.state
        return [*self.game.zones(state).broken(), *self.game.status(state)]

    def digest(self) -> str:
        """Two matches with the same digest stand at the same point with the same cards. Words are no part of it."""
        asks = [[[place_of(ask.id), ask.choices()] for ask in self.asks(seat)] for seat in self.table.seats]
        chance = self.table.chance
        sealed = sorted(self._run.sealed_answers().items())
        return digest([self.table.state, chance.drawn, chance.branch, self.resigned, self.over, asks, sealed])

    def redeal(self, seat: int | None, rng: random.Random) -> None:
        """On a fork: all hidden cards that the seat cannot know are dealt anew; dice still to come stay as they are.

        The fork can be played on, but has no record.
        """
        if not self._is_fork:
            raise RuleError("only a fork is dealt anew: the match itself is what happened")
        deal = (None if seat is None else self._seat(seat), rng.getrandbits(64))
        self._redeals.append((len(self._lines), *deal))
        self._run.deal_anew(*deal)

    def __repr__(self) -> str:
        return f"<Match {self.game.id} v{self._begun.version}, {self._begun.seats} seats, line {len(self._lines)}>"

    # Inside

    def _begin(self) -> None:
        begun = self._begun
        seats = tuple(Seat(i) for i in range(begun.seats))
        setup = Setup(seats, self._options, self._seat_options, self._chance(), begun.version)
        self._run = Run(self.game, setup)
        self._history: list[Step] = []

    def _hear(self) -> list[Event]:
        """What the rules have told since they were last listened to."""
        told = self._run.table.events
        new = list(told)
        told.clear()
        self._events += new
        self._told.append(len(self._events))
        return new

    def _chance(self) -> Chance:
        return Chance(self._begun.seed)

    def _play_line(self, line: Line) -> None:
        """The next line of a record."""
        try:
            if isinstance(line, Undone):
                self.undo(line.to)
            elif isinstance(line, Resigned):
                self.resign(line.seat)
            else:
                if line.by == "person" and line.seat in self.resigned:
                    raise IllegalAnswer("core-illegal-resigned")
                self._history.append((len(self._lines), self._give_again(line)))
                self._lines.append(line)
                self._hear()
        except (IllegalAnswer, IllegalUndo) as error:
            number = len(self._lines) + 1
            raise RecordDoesNotFit(f"line {number} of the record does not fit: {error}", line=number) from error

    def _give_again(self, line: Answered) -> bool:
        seat = self._seat(line.seat)
        source, ask = self._run.find_place(seat, line.ask)
        return self._run.give(Reply(seat, source, line.value, ask.read(line.value)))

    def _rebuild(self, history: list[Step]) -> None:
        """Play the lines in force again from the start."""
        self._begin()
        for number, crossed in history:
            line = self._lines[number]
            if isinstance(line, Answered):
                self._give_again(line)
            elif isinstance(line, Resigned):
                self._run.give_up(self._seat(line.seat))
            else:
                self._run.branch(number)
            self._history.append((number, crossed))
        self._run.table.events.clear()  # all of it was told before

    def _seat(self, seat: int) -> Seat:
        if not isinstance(seat, int) or not 0 <= seat < self._begun.seats:
            raise IllegalAnswer("core-illegal-no-seat")
        return self._run.table.seats[seat]
