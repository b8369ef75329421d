"""How a match moves: on by answers, back by undo. What plays many lines is a generator that yields after each.

A generator changes the match with its last step alone, so whoever looks between two steps sees it whole, as it was.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, TypeVar

from engines.core.asks import Answer, Ask
from engines.core.border import checked_options, checked_seats
from engines.core.chance import Chance
from engines.core.errors import BadOption, IllegalAnswer, IllegalUndo, NoRecord, RecordDoesNotFit
from engines.core.game import Game, Setup
from engines.core.past import Past, Step, Waited
from engines.core.record import BYS, Answered, By, Line, Record, Resigned, Undone, copied
from engines.core.run import Run
from engines.core.table import Given
from engines.core.text import Event, Seat

T = TypeVar("T")


def at_once(steps: Generator[Any, None, T]) -> T:
    """All steps of a generator, one after the other: what it returns."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


class Moving:
    """The rules as far as they have run, and the past that led there."""

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
        self._seats = tuple(Seat(i) for i in range(record.seats))
        self._redeals: list[tuple[int, Seat | None, int]] = []
        self._standing: Run | None = self._new_run()
        self._past = Past()
        self._hear()

    # The doors

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
        waited = run.waited()
        try:
            crossed = run.give(Given(place, source, line.value, choice))
        except BaseException:
            self._break_off()
            raise
        self._past.add(line, waited, crossed)
        return self._hear()

    def resign(self, seat: int) -> list[Event]:
        """The seat gives up; its computer plays on, unless only one seat is left that has not resigned."""
        place, run = self._seat(seat), self._run
        if run.over:
            raise IllegalAnswer("core-illegal-over")
        if place in run.resigned:
            raise IllegalAnswer("core-illegal-resigned")
        waited = run.waited()
        try:
            run.give_up(place)
        except BaseException:
            self._break_off()
            raise
        self._past.add(Resigned(int(place)), waited, False)
        return self._hear()

    def undo(self, to: int) -> list[Event]:
        """Take back every line from number `to` on. If that crossed chance or a secret, what comes is dealt anew."""
        return at_once(self.undoing(to))

    def undoing(self, to: int) -> Generator[None, None, list[Event]]:
        """`undo` in steps of one line each. The match may not be moved until the last one is done."""
        if self._redeals:
            raise NoRecord("this fork was dealt anew; it cannot go back")
        past = self._past
        kept, undone = past.split(to)
        by = past.first_seat(undone)
        if to < 0 or by is None:
            raise IllegalUndo(f"nothing to take back from line {to} on", line=to)
        run = yield from self._run_again(kept)
        waited, self._standing, past.in_force = self._run.waited(), run, kept
        if any(crossed for _, crossed in undone):
            self._branch(Undone(to), waited)
        else:
            past.note(Undone(to), waited)
        run.table.tell("core-taken-back", seat=self._seat(by))
        return self._hear()

    def answered(self) -> Iterator[tuple[int, Ask | None]]:
        """Every line in force, played once more aside in steps: its number, and the ask that it answered, if any."""
        if self._redeals:
            raise NoRecord("this fork was dealt anew; it has no past of its own")
        run = self._new_run()
        for number, _ in self._past.in_force:
            yield number, self._give_again(run, number)

    # Inside

    def _break_off(self) -> None:
        """A rule broke half-way: whoever looks next finds the match as it was before."""
        if not self._redeals:
            self._standing = None

    @property
    def _run(self) -> Run:
        """The rules as far as the lines in force take them."""
        if self._standing is None:
            self._standing = at_once(self._run_again(self._past.in_force))
        return self._standing

    def _new_run(self) -> Run:
        begun = self._begun
        return Run(self.game, Setup(self._seats, self._options, self._seat_options, self._chance(), begun.version))

    def _chance(self) -> Chance:
        return Chance(self._begun.seed)

    def _seat(self, seat: int) -> Seat:
        if not isinstance(seat, int) or not 0 <= seat < len(self._seats):
            raise IllegalAnswer("core-illegal-no-seat")
        return self._seats[seat]

    def _hear(self) -> list[Event]:
        return self._past.hear(self._run.table.events)

    def _run_again(self, steps: list[Step]) -> Generator[None, None, Run]:
        """The rules run once more from the start, through these lines. All that they tell was told before."""
        run = self._new_run()
        for number, _ in steps:
            self._give_again(run, number)
            yield
        run.table.events.clear()
        return run

    def _give_again(self, run: Run, number: int) -> Ask | None:
        """A line in force, played by another run."""
        line = self._past.lines[number]
        if isinstance(line, Answered):
            return self._give(run, line)[0]
        if isinstance(line, Resigned):
            run.give_up(self._seat(line.seat))
        else:
            run.branch(number)
        return None

    def _give(self, run: Run, line: Answered) -> tuple[Ask, bool]:
        seat = self._seat(line.seat)
        source, ask = run.find_place(seat, line.ask)
        return ask, run.give(Given(seat, source, line.value, ask.read(line.value)))

    def _branch(self, line: Undone, waited: Waited) -> None:
        """What was known of what comes is known no more: it is put into a new order."""
        number = len(self._past.lines)
        self._past.add(line, waited, True)
        self._run.branch(number)

    # The lines of a record

    def _playing(self, line: Line, lost: bool = False) -> Iterator[None]:
        """The next line of a record, in steps."""
        try:
            if lost:
                self._past.note(line, self._run.waited())
                self._hear()
            elif isinstance(line, Answered):
                self._play_answer(line)
            elif isinstance(line, Resigned):
                self.resign(line.seat)
            elif line.lost:
                self._go_on(line)
            else:
                yield from self.undoing(line.to)
        except (IllegalAnswer, IllegalUndo) as error:
            number = len(self._past.lines) + 1
            raise RecordDoesNotFit(f"line {number} of the record does not fit: {error}", line=number) from error
        yield

    def _play_answer(self, line: Answered) -> None:
        run = self._run
        if line.by == "person" and line.seat in run.resigned:
            raise IllegalAnswer("core-illegal-resigned")
        waited = run.waited()
        _, crossed = self._give(run, line)
        self._past.add(line, waited, crossed)
        self._hear()

    def _go_on(self, line: Undone) -> None:
        """From the last good line: those after it were passed over. Nobody can say what they showed, so it branches."""
        self._branch(line, self._run.waited())
        self._run.table.tell("core-gone-on")
        self._hear()
