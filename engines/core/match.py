"""A match: a game being played, moved on by answers and rebuilt from its record."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Any

from pydantic import BaseModel

from engines.core.asks import Ask
from engines.core.border import checked_seats, checked_seed, known_game
from engines.core.errors import MalformedRecord, NewerRecord, NoRecord, RuleError
from engines.core.game import Game, Seen, Standings
from engines.core.moving import Moving, at_once
from engines.core.past import Waited, lost_lines
from engines.core.plain import digest
from engines.core.record import Answered, Line, Record, copied_line
from engines.core.run import place_of
from engines.core.table import Table
from engines.core.text import Event, Seat


class Match(Moving):
    """One game from its set-up to its end. Only `answer`, `resign` and `undo` move it on."""

    _is_fork = False

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
        return at_once(cls.replaying(record, game))

    @classmethod
    def replaying(
        cls, record: Record | dict[str, Any] | str | bytes, game: Game[Any] | None = None
    ) -> Generator[Match, None, Match]:
        """`replay` in steps of one line at most: the match as far as it has come, from its beginning to the end."""
        record = Record.read(record)
        rules = game or known_game(record.game)
        if record.game != rules.id:
            raise MalformedRecord(f"a record of {record.game}, not of {rules.id}")
        if record.version > rules.version:
            raise NewerRecord(
                f"{record.game} is at version {rules.version} here; the record needs {record.version}",
                version=record.version,
            )
        match, lost = cls(rules, record), lost_lines(record.lines)
        yield match
        for number, line in enumerate(record.lines):
            for _ in match._playing(copied_line(line), number in lost):
                yield match
        return match

    def record(self) -> Record:
        """All that is needed to have this match again."""
        if self._redeals:
            raise NoRecord("this fork was dealt anew; it never happened")
        copy = self._begun.model_copy(deep=True)
        copy.lines = self.lines_since(0)
        return copy

    @property
    def length(self) -> int:
        """How many lines its record has."""
        return len(self._past.lines)

    def lines_since(self, line: int) -> list[Line]:
        """The lines of the record from this number on, without building the rest of it."""
        return [copied_line(new) for new in self._past.lines[line:]]

    def fork(self) -> Match:
        """A copy, by replay, that goes its own way."""
        return self.as_of(self.length)

    def as_of(self, line: int) -> Match:
        """This match as it stood before line number `line`."""
        copy = Match(self.game, self._begun)
        copy._is_fork = True
        lost = lost_lines(self._past.lines)
        for number in range(line + 1):
            for at, seat, bits in self._redeals:
                if at == number:
                    copy._redeals.append((at, seat, bits))
                    copy._run.deal_anew(seat, bits)
            if number < line:
                copy._follow(self, number, lost)
        return copy

    def steps(self, line: int) -> Iterator[tuple[int, Line, Match]]:
        """Every line from number `line` on, with the match as it stood before it: one copy, which moves on."""
        copy, lost = self.as_of(line), lost_lines(self._past.lines)
        for number in range(line, self.length):
            yield number, copied_line(self._past.lines[number]), copy
            copy._follow(self, number, lost)

    def _follow(self, other: Match, number: int, lost: set[int]) -> None:
        for _ in self._playing(other._past.lines[number], number in lost):
            pass

    # The doors: what is asked

    @property
    def pending(self) -> Mapping[Seat, Ask]:
        """For each seat the ask the match waits for, else its first open offer; those waited for come first."""
        return self._run.pending()

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
        return tuple(seat for seat, ask in self.pending.items() if ask.in_turn)

    # The doors: what may be taken back, and what was

    def undo_to(self, seat: int) -> int | None:
        """The line to which a seat may take back now without asking anybody, or None.

        Never past another person's answer, a thing revealed, a use of chance, what binds by the rules, or to somebody
        else's turn; and never while a window is open, since who may take back would tell who has answered.
        """
        place = self._seat(seat)
        return None if self.over or self._run.sealed else self._past.undo_to(place, self._run.waited().seats)

    def last_answer(self, seat: int) -> int | None:
        """The line in force that a seat's person answered last, or None: what it may ask everybody to take back.

        An answer by their standing order is theirs too: nobody is to know it from one they gave.
        """
        return self._past.last_answer(seat)

    def would_undo(self, to: int) -> list[tuple[int, Line, list[Event]]]:
        """The lines in force from number `to` on, each with its number and what was told when it was played."""
        return self._past.would_undo(to)

    def waited(self, line: int) -> Waited:
        """What everybody saw of the wait before line number `line`; before the next line, of the one now."""
        return self._run.waited() if line == self.length else self._past.waits[line]

    def told_before(self, line: int) -> int:
        """How many events had been told before line number `line`."""
        return self._past.told[line]

    def last_turn(self, seat: int) -> int | None:
        """The line with which a seat's person last answered by hand in the open, before the turn it is in now."""
        return self._past.last_turn(seat, self._run.waited().seats)

    def told_with(self, line: int) -> list[Event]:
        """What was told when line number `line` was played."""
        return self._past.told_with(line)

    @property
    def mark(self) -> str:
        """Another one after every line, but for answers in a window, until it closes: nobody is to see that they came.

        It may be shown: nobody can count lines by it.
        """
        lines, number = self._past.lines, self.length
        while number and isinstance(last := lines[number - 1], Answered) and self._run.keeps_sealed(last.ask):
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
        return self._past.events

    @property
    def table(self) -> Table[Any]:
        """The table, for tests and invariants. The bot uses `seen`."""
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
            events=self._past.heard(place, since),
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
        self._redeals.append((self.length, *deal))
        self._run.deal_anew(*deal)

    def __repr__(self) -> str:
        return f"<Match {self.game.id} v{self._begun.version}, {self._begun.seats} seats, line {self.length}>"
