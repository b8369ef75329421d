"""A match: a game being played, driven by answers and rebuilt from its record."""

from __future__ import annotations

import random
from collections.abc import Coroutine, Iterable, Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from engines.core.asks import Answer, Ask
from engines.core.chance import Chance
from engines.core.errors import (
    BadOption,
    BadSeed,
    IllegalAnswer,
    IllegalUndo,
    NewerRecord,
    NoRecord,
    RecordDoesNotFit,
    RuleError,
    UnknownGame,
    UnknownOption,
    WrongSeats,
)
from engines.core.game import Game, Seen, Setup, Standings, catalogue, with_resigned_last
from engines.core.plain import digest
from engines.core.record import BYS, Answered, By, Line, Record, Resigned, Undone
from engines.core.table import Question, Reply, Source, Table
from engines.core.text import Event, Seat

Found = tuple[Source, Ask]


class Match:
    """One game from its set-up to its end. Only `answer`, `resign` and `undo` move it on."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        """Set the game up as the record says, and run it to its first question. Its lines are not played yet."""
        _check_seats(game, record.seats)
        self.game = game
        self._options = _options(game.Options, record.options)
        self._seat_options = [_options(game.SeatOptions, given) for given in record.seat_options or [{}] * record.seats]
        if len(self._seat_options) != record.seats:
            raise BadOption("seat options are given for every seat or for none", option="seat_options")
        self._begun = record.model_copy(
            update={
                "lines": [],
                "options": self._options.model_dump(mode="json"),
                "seat_options": [given.model_dump(mode="json") for given in self._seat_options],
            }
        )
        self._lines: list[Line] = []
        self._redeals: list[tuple[int, Seat | None, int]] = []
        self._begin()

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
        rules = _game(game)
        if not (isinstance(seed, str) and len(seed) == 64 and set(seed) <= set("0123456789abcdef")):
            raise BadSeed("a seed is 64 hexadecimal digits in lower case")
        return cls(
            rules,
            Record(
                game=rules.id,
                version=rules.version,
                seats=_check_seats(rules, seats),
                seed=seed,
                options=dict(options or {}),
                seat_options=[dict(given) for given in seat_options or ()],
            ),
        )

    @classmethod
    def replay(cls, record: Record | dict[str, Any] | str | bytes, game: Game[Any] | None = None) -> Match:
        """The match a record tells of. A named error says what is wrong with a bad one."""
        record = Record.read(record)
        rules = game or _game(record.game)
        if record.version > rules.version:
            raise NewerRecord(
                f"{record.game} is at version {rules.version} here; the record needs {record.version}",
                game=record.game,
                version=record.version,
            )
        match = cls(rules, record)
        for line in record.lines:
            match._play_line(line)
        return match

    def record(self) -> Record:
        """All that is needed to have this match again."""
        if self._redeals:
            raise NoRecord("this fork was dealt anew; it never happened")
        return self._begun.model_copy(update={"lines": list(self._lines)})

    def fork(self) -> Match:
        """A copy, by replay, that goes its own way."""
        return self._copy(len(self._lines))

    def _copy(self, upto: int) -> Match:
        """This match as it stood before line number `upto`."""
        copy = Match(self.game, self._begun)
        for number in range(upto + 1):
            for at, seat, bits in self._redeals:
                if at == number:
                    copy._redeals.append((at, seat, bits))
                    copy._deal_anew(seat, bits)
            if number < upto:
                copy._play_line(self._lines[number])
        return copy

    # The doors: what is asked

    @property
    def pending(self) -> dict[Seat, Ask]:
        """For each seat the ask the match waits for, else its first open offer; those waited for come first."""
        waited: dict[Seat, Ask] = {}
        aside: dict[Seat, Ask] = {}
        for seat in self._seats_in_order():
            found = self._found(seat)
            if found:
                ask = found[0][1]
                (aside if ask.wait == "aside" else waited)[seat] = ask
        return waited | aside if aside else waited

    def asks(self, seat: int) -> tuple[Ask, ...]:
        """Every open ask of a seat, the one waited for first."""
        return tuple([ask for _, ask in self._found(self._seat(seat))])

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats shown as waited for: nobody while a sealed window is open."""
        return tuple(seat for seat, ask in self.pending.items() if ask.wait == "turn")

    # The doors: moving on

    def answer(self, seat: int, value: Answer, ask: str | None = None, by: By = "person") -> list[Event]:
        """Give a seat's answer and run the game to its next question. IllegalAnswer: nothing changed."""
        place = self._seat(seat)
        if self.over:
            raise IllegalAnswer("core-illegal-over")
        if place in self.resigned and by == "person":
            raise IllegalAnswer("core-illegal-resigned")
        if by not in BYS:
            raise ValueError(f"an answer is by {' or '.join(BYS)}, not by {by}")
        source, found = self._find(place, ask)
        line = Answered(int(place), found.id, _copied(value), by)
        told = self._give(len(self._lines), line, source, found)
        self._lines.append(line)
        return told

    def resign(self, seat: int) -> list[Event]:
        """The seat gives up; its computer plays on, unless only one seat is left that has not resigned."""
        place = self._seat(seat)
        if self.over:
            raise IllegalAnswer("core-illegal-over")
        if place in self.resigned:
            raise IllegalAnswer("core-illegal-resigned")
        told = len(self.events)
        line = Resigned(int(place))
        self._apply(len(self._lines), line)
        self._lines.append(line)
        return self.events[told:]

    def undo_to(self, seat: int) -> int | None:
        """The line to which a seat may take back now without asking anybody, or None.

        Never past another person's answer, a thing revealed, a use of chance, or to somebody else's turn.
        """
        place = self._seat(seat)
        for number, crossed in reversed(self._history):
            line = self._lines[number]
            if crossed or self.over or not isinstance(line, Answered):
                return None
            if line.by == "person":
                own = line.seat == place
                return number if own and self._copy(number).waiting == self.waiting else None
        return None

    def undo(self, to: int) -> list[Event]:
        """Take back every line from number `to` on. If that crossed chance or a secret, what comes is dealt anew."""
        if self._redeals:
            raise NoRecord("this fork was dealt anew; it cannot go back")
        if not 0 <= to < len(self._lines) or all(number < to for number, _ in self._history):
            raise IllegalUndo(f"nothing to take back from line {to} on", line=to)
        line = Undone(to)
        self._apply(len(self._lines), line)
        self._lines.append(line)
        return self.events[-1:]

    # The doors: what can be seen

    @property
    def events(self) -> list[Event]:
        """All that was told so far."""
        return self.table.events

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
        return self.game.status(self.table.state)

    def digest(self) -> str:
        """Two matches with the same digest stand at the same point with the same cards."""
        asks = [[seat, [ask.id for ask in self.asks(seat)]] for seat in self.table.seats]
        chance = self.table.chance
        return digest([self.table.state, chance.drawn, chance.branch, self.resigned, self.over, asks])

    def redeal(self, seat: int | None, rng: random.Random) -> None:
        """On a fork: all that the seat cannot know is dealt anew. The fork can be played on, but has no record."""
        place = None if seat is None else self._seat(seat)
        deal = (place, rng.getrandbits(64))
        self._redeals.append((len(self._lines), *deal))
        self._deal_anew(*deal)

    def __repr__(self) -> str:
        return f"<Match {self.game.id} v{self._begun.version}, {self._begun.seats} seats, line {len(self._lines)}>"

    # Inside

    def _begin(self) -> None:
        begun = self._begun
        chance = self._chance()
        seats = tuple(Seat(i) for i in range(begun.seats))
        state = self.game.setup(Setup(seats, self._options, self._seat_options, chance, begun.version))
        self.table: Table[Any] = Table(state, begun.seats, chance, begun.version)
        self.over = False
        self.standings: Standings = []
        self.resigned: list[Seat] = []
        self._history: list[tuple[int, bool]] = []  # lines in force, and whether chance or a secret came out
        self._open: dict[Seat, list[Found]] = {}
        self._question: Question | None = None
        self._rule: Coroutine[Any, Any, Standings] = self.game.play(self.table)
        self._run(None)

    def _chance(self) -> Chance:
        return Chance(self._begun.seed)

    def _run(self, reply: Reply | None) -> None:
        """Run the rules to their next question or to the end of the game."""
        self._open.clear()
        try:
            question = self._rule.send(reply)
        except StopIteration as end:
            self._end(end.value)
            return
        if not isinstance(question, Question):
            self._rule.close()
            raise RuleError(f"a rule of {self.game.id} awaited something other than the table")
        self._question = question

    def _end(self, standings: Standings) -> None:
        self._question = None
        self._open.clear()
        self.over = True
        self.standings = with_resigned_last(standings, self.resigned)

    def _give(self, number: int, line: Answered, source: Source, ask: Ask) -> list[Event]:
        """Send an answer into the rule that waits for it."""
        seat = self.table.seats[line.seat]
        choice = ask.read(line.value)
        told, drawn = len(self.events), self.table.chance.drawn
        try:
            self._run(Reply(seat, source, line.value, choice))
        except BaseException:
            if not self._redeals:
                self._rebuild(self._history)  # the rule broke half-way: back to where it was
            raise
        events = self.events[told:]
        crossed = self.table.chance.drawn != drawn or any(event.reveals for event in events)
        self._history.append((number, crossed))
        return events

    def _play_line(self, line: Line) -> None:
        """The next line of a record."""
        number = len(self._lines)
        try:
            if isinstance(line, Resigned):
                self.resign(line.seat)
            elif isinstance(line, Undone):
                self.undo(line.to)
            else:
                self._apply(number, line)
                self._lines.append(line)
        except (IllegalAnswer, IllegalUndo) as error:
            raise RecordDoesNotFit(f"line {number} of the record does not fit: {error}", line=number) from error

    def _apply(self, number: int, line: Line) -> None:
        """Do what a line says."""
        if isinstance(line, Answered):
            self._give(number, line, *self._find_for(line))
        elif isinstance(line, Resigned):
            self._history.append((number, False))
            self._give_up(self._seat(line.seat))
        else:
            kept = [step for step in self._history if step[0] < line.to]
            fresh = any(crossed for _, crossed in self._history[len(kept) :])
            self._rebuild(kept)
            if fresh:
                self._history.append((number, True))
                self._branch(number)
            self.table.tell("core-taken-back")

    def _give_up(self, seat: Seat) -> None:
        self._open.clear()
        self.resigned.append(seat)
        self.table.tell("core-resigned", seat=seat)
        if len(self.resigned) >= len(self.table.seats) - 1:
            self._rule.close()
            self._end(self.game.standings(self.table.state))

    def _rebuild(self, history: list[tuple[int, bool]]) -> None:
        """Play the lines in force again from the start."""
        self._begin()
        for number, _ in history:
            line = self._lines[number]
            if isinstance(line, Undone):
                self._history.append((number, True))
                self._branch(number)
            else:
                self._apply(number, line)

    def _branch(self, number: int) -> None:
        self.table.chance.branch_at(number)
        self.game.reshuffle(self.table.state, self.table.chance)
        self._look_again()

    def _deal_anew(self, seat: Seat | None, bits: int) -> None:
        rng = random.Random(bits)
        self.game.redeal(self.table.state, seat, rng)
        self._look_again()
        if self._question is None:
            return
        question = self._question
        for other in [other for other in question.said if other != seat]:
            ask = question.make(other)
            if ask is not None and not _legal(ask, question.said[other]):
                question.said[other] = ask.any_answer(rng)

    def _look_again(self) -> None:
        """The state was changed from outside the rules: every open ask is built afresh."""
        self._open.clear()
        if self._question is not None:
            self._question.first = None

    def _seat(self, seat: int) -> Seat:
        if not isinstance(seat, int) or not 0 <= seat < len(self.table.seats):
            raise IllegalAnswer("core-illegal-no-seat")
        return self.table.seats[seat]

    def _sources(self) -> list[Source]:
        return [] if self._question is None else [self._question, *self._question.offerings]

    def _seats_in_order(self) -> list[Seat]:
        """The seats that may have an open ask, those in question first."""
        if self._question is None:
            return []
        asked = [seat for seat in self._question.seats() if seat is not None]
        if self._question.offerings:
            asked += [seat for seat in self.table.seats if seat not in asked]
        return asked

    def _found(self, seat: Seat) -> list[Found]:
        """The seat's open asks and where they come from, built when first looked at."""
        found = self._open.get(seat)
        if found is None:
            found = [(source, ask) for source in self._sources() if (ask := source.open(seat)) is not None]
            self._open[seat] = found
        return found

    def _find(self, seat: Seat, id: str | None) -> Found:
        """The open ask with this id, or the first."""
        for source, ask in self._found(seat):
            if id is None or ask.id == id:
                return source, ask
        raise IllegalAnswer("core-illegal-not-asked" if id is None else "core-illegal-passed")

    def _find_for(self, line: Answered) -> Found:
        """The open ask that a recorded answer was given to. Its face may have changed since, its place not."""
        place = line.ask.rpartition("-")[0]
        for source in self._sources():
            if place.partition("-")[0] == str(source.number):
                ask = source.open(self._seat(line.seat))
                if ask is not None and ask.id.rpartition("-")[0] == place:
                    return source, ask
        raise IllegalAnswer("core-illegal-passed")


def _game(game: str | Game[Any]) -> Game[Any]:
    if isinstance(game, Game):
        return game
    if game not in catalogue:
        raise UnknownGame(f"no game called {game!r}; there are {', '.join(sorted(catalogue))}", game=str(game))
    return catalogue[game]


def _check_seats(game: Game[Any], seats: int) -> int:
    least, most = game.seats
    if not isinstance(seats, int) or isinstance(seats, bool) or not least <= seats <= most:
        raise WrongSeats(f"{game.id} is for {least} to {most} players, not {seats}", least=least, most=most)
    return seats


def _options(model: type[BaseModel], given: Mapping[str, Any]) -> BaseModel:
    unknown = sorted(given.keys() - model.model_fields.keys())
    if unknown:
        known = ", ".join(model.model_fields) or "none"
        raise UnknownOption(f"no option called {unknown[0]!r}; there are: {known}", option=str(unknown[0]))
    try:
        return model.model_validate(dict(given))
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        name = ".".join(map(str, first["loc"]))
        raise BadOption(f"the option {name} cannot be that: {first['msg']}", option=name) from None


def _legal(ask: Ask, answer: Answer) -> bool:
    try:
        ask.read(answer)
    except IllegalAnswer:
        return False
    return True


def _copied(value: Answer) -> Answer:
    if isinstance(value, dict):
        return {name: list(part) if isinstance(part, list) else part for name, part in value.items()}
    return list(value) if isinstance(value, list) else value
