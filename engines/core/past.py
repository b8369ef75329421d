"""What a match remembers: all its lines, which of them are in force, and what was noted before each was played.

The notes answer what would otherwise take a replay: who was waited for then, and what had been told.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from engines.core.record import Answered, Line, Resigned, Undone, copied_line
from engines.core.text import Event, Seat


class Step(NamedTuple):
    """A line in force, and whether chance was used, a secret came out or it binds."""

    number: int
    crossed: bool


class Waited(NamedTuple):
    """What everybody sees of a wait: for whom, and, where one person is asked in the open, with which question."""

    seats: tuple[Seat, ...] = ()
    question: str = ""


NOBODY = Waited()  # while a window is open, and when all is over


class Past:
    """Lines and events are only ever added. An undo changes which lines are in force."""

    __slots__ = ("_heard", "events", "in_force", "lines", "told", "waits")

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.in_force: list[Step] = []
        self.waits: list[Waited] = []  # before each line
        self.events: list[Event] = []
        self.told: list[int] = []  # how many events there were before each line, and now
        self._heard: dict[Seat | None, tuple[int, list[Event]]] = {}  # up to which event, and what reached a reader

    def add(self, line: Line, waited: Waited, crossed: bool) -> None:
        """A line was played; it is in force."""
        self.in_force.append(Step(len(self.lines), crossed))
        self.note(line, waited)

    def note(self, line: Line, waited: Waited) -> None:
        """A line that is not in force: an undo, or one that was lost."""
        self.lines.append(line)
        self.waits.append(waited)

    def hear(self, told: list[Event]) -> list[Event]:
        """What the rules have told since they were last listened to."""
        new = list(told)
        told.clear()
        self.events += new
        self.told.append(len(self.events))
        return new

    def heard(self, reader: Seat | None, since: int) -> tuple[Event, ...]:
        """What reached a reader from event number `since` on. Who listens from the beginning again hears it at once."""
        looked, found = self._heard.get(reader, (0, [])) if since == 0 else (since, [])
        found += [event for event in self.events[looked:] if event.reaches(reader)]
        if since == 0:
            self._heard[reader] = len(self.events), found
        return tuple(found)

    def split(self, to: int) -> tuple[list[Step], list[Step]]:
        """The lines in force before number `to`, and those from there on."""
        place = bisect_left(self.in_force, to, key=lambda step: step.number)
        return self.in_force[:place], self.in_force[place:]

    def first_seat(self, steps: Sequence[Step]) -> int | None:
        """Whose line is the first of these; an undo is nobody's."""
        lines = (self.lines[step.number] for step in steps)
        return next((line.seat for line in lines if not isinstance(line, Undone)), None)

    def told_with(self, number: int) -> list[Event]:
        """What was told when a line was played."""
        return self.events[self.told[number] : self.told[number + 1]]

    def would_undo(self, to: int) -> list[tuple[int, Line, list[Event]]]:
        """The lines in force from number `to` on, each with its number and what was told when it was played."""
        undone = self.split(to)[1]
        return [(number, copied_line(self.lines[number]), self.told_with(number)) for number, _ in undone]

    def last_answer(self, seat: int) -> int | None:
        """The line in force that a seat's person answered last, by hand or by order."""
        for number, _ in reversed(self.in_force):
            line = self.lines[number]
            if isinstance(line, Answered) and line.seat == seat and line.by in ("person", "order"):
                return number
        return None

    def last_turn(self, seat: int, waiting: tuple[Seat, ...]) -> int | None:
        """The newest line that a seat's person answered by hand in the open, before the turn it is in now, if any.

        A turn lasts until somebody else is waited for without the seat; in a window it is still the same turn.
        """
        same, waits = True, waiting
        for number in range(len(self.lines) - 1, -1, -1):
            same = same and (not waits or seat in waits)
            line, waits = self.lines[number], self.waits[number].seats
            if not same and seat in waits and isinstance(line, Answered) and (line.seat, line.by) == (seat, "person"):
                return number
        return None

    def undo_to(self, seat: int, waiting: tuple[Seat, ...]) -> int | None:
        """The line of a seat's person after which nobody else decided anything, if the same seats were waited for."""
        for number, crossed in reversed(self.in_force):
            line = self.lines[number]
            if crossed or not isinstance(line, Answered):
                return None
            if line.by == "person":
                return number if line.seat == seat and self.waits[number].seats == waiting else None
        return None


def lost_lines(lines: Sequence[Answered | Undone | Resigned]) -> set[int]:
    """The numbers of all lines that could not be played any more when their match went on without them."""
    lost: set[int] = set()
    for number in range(len(lines) - 1, -1, -1):
        line = lines[number]
        if isinstance(line, Undone) and line.lost and number not in lost:
            lost.update(range(line.to, number))
    return lost
