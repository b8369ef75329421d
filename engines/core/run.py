"""One run of a game's rules: the coroutine, what it is waiting for, and the asks that are open."""

from __future__ import annotations

import random
from collections.abc import Coroutine, Mapping
from typing import Any

from engines.core.asks import Answer, Ask
from engines.core.errors import IllegalAnswer, RuleError
from engines.core.game import Game, Setup, Standings, with_resigned_last
from engines.core.past import NOBODY, Waited
from engines.core.table import Given, Question, Source, Table
from engines.core.text import Seat

Found = tuple[Source, Ask]


class Run:
    """The rules from set-up on, as far as the answers so far take them. It cannot go back; a new run can."""

    __slots__ = ("_game", "_open", "_pending", "_question", "_rule", "over", "resigned", "standings", "table")

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self._game = game
        self.table: Table[Any] = Table(game.setup(setup), len(setup.seats), setup.chance, setup.version)
        self.over = False
        self.standings: Standings = []
        self.resigned: list[Seat] = []
        self._open: dict[Seat, list[Found]] = {}
        self._pending: Mapping[Seat, Ask] | None = None
        self._question: Question | None = None
        self._rule: Coroutine[Any, Any, Standings] = game.play(self.table)
        self._send(None)

    # Moving on

    def give(self, given: Given) -> bool:
        """Send an answer into the rule that waits for it. Whether chance was used, a secret came out or it binds."""
        table = self.table
        drawn, bound = table.chance.drawn, table.bound
        self._send(given)
        return table.chance.drawn != drawn or table.bound != bound

    def give_up(self, seat: Seat) -> None:
        """A seat resigns. Whoever is left alone has won."""
        self._forget_asks()
        self.resigned.append(seat)
        self.table.tell("core-resigned", seat=seat)
        if len(self.resigned) >= len(self.table.seats) - 1:
            self._rule.close()
            self._end(self._game.standings(self.table.state))

    def branch(self, line: int) -> None:
        """An undo took back what had come out: from here on the unknown is another."""
        self.table.chance.branch_at(line)
        self._game.zones(self.table.state).reshuffle(self.table.chance)
        self._look_again()

    def deal_anew(self, seat: Seat | None, bits: int) -> None:
        """All that the seat cannot know becomes another: hidden cards, and sealed answers that no longer fit them."""
        rng = random.Random(bits)
        self._game.zones(self.table.state).redeal(seat, rng)
        self._look_again()
        if self._question is None:
            return
        said = self._question.said
        for other in [other for other in said if other != seat]:
            ask = self._question.put_to(other)
            if ask is not None and not _legal(ask, said[other]):
                said[other] = ask.any_answer(rng)

    def _send(self, given: Given | None) -> None:
        """Run the rules to their next question or to the end of the game."""
        self._forget_asks()
        try:
            question = self._rule.send(given)
        except StopIteration as end:
            self._end(end.value)
            return
        if not isinstance(question, Question):
            self._rule.close()
            raise RuleError(f"a rule of {self._game.id} awaited something other than the table")
        self._question = question

    def _end(self, standings: Standings) -> None:
        self._question = None
        self._forget_asks()
        self.over = True
        self.standings = with_resigned_last(standings, self.resigned)

    def _look_again(self) -> None:
        """The state was changed from outside the rules: every open ask is built afresh."""
        self._forget_asks()
        if self._question is not None:
            self._question.built.clear()

    def _forget_asks(self) -> None:
        self._open.clear()
        self._pending = None

    # What is asked

    @property
    def sealed(self) -> bool:
        """Whether a window is open: nobody may see who has answered."""
        return self._question is not None and self._question.wait == "window"

    def keeps_sealed(self, id: str) -> bool:
        """Whether answers to this ask were given in the window that is open."""
        return self.sealed and self._question is not None and id.partition("-")[0] == str(self._question.number)

    def sealed_answers(self) -> dict[Seat, Answer]:
        """What was answered to the open question and is not known yet."""
        return {} if self._question is None else self._question.said

    def seats_in_order(self) -> list[Seat]:
        """The seats that may have an open ask, those in question first."""
        if self._question is None:
            return []
        asked = self._question.to()
        if not self._question.offerings:
            return [*asked]
        return [*asked, *[seat for seat in self.table.seats if seat not in asked]]

    def asked(self) -> list[Seat]:
        """The seats that the open question is put to, also those who have answered it."""
        if self._question is None:
            return []
        question = self._question
        return [seat for seat in question.to() if question.put_to(seat) is not None]

    def waited(self) -> Waited:
        """Who is waited for in the open."""
        question = self._question
        if question is None or question.wait == "window":
            return NOBODY
        said = question.said
        asks = [
            (seat, ask) for seat in question.to() if seat not in said and (ask := question.put_to(seat)) is not None
        ]
        if len(asks) == 1 and not asks[0][1].secret:
            seat = asks[0][0]
            return Waited((seat,), question.place(seat))
        return Waited(tuple(seat for seat, _ in asks))

    def pending(self) -> Mapping[Seat, Ask]:
        """For each seat its first open ask; those waited for come first. It is looked up once until the rules go on."""
        if self._pending is None:
            first = {seat: found[0][1] for seat in self.seats_in_order() if (found := self.open_asks(seat))}
            waited = {seat: ask for seat, ask in first.items() if ask.wait != "aside"}
            self._pending = waited | first
        return self._pending

    def open_asks(self, seat: Seat) -> list[Found]:
        """The seat's open asks and where they come from, built when first looked at."""
        found = self._open.get(seat)
        if found is None:
            found = [(source, ask) for source in self._sources() if (ask := source.open(seat)) is not None]
            self._open[seat] = found
        return found

    def find(self, seat: Seat, id: str | None) -> Found:
        """The open ask with this id, or the first."""
        for source, ask in self.open_asks(seat):
            if id is None or ask.id == id:
                return source, ask
        raise IllegalAnswer("core-illegal-not-asked" if id is None else "core-illegal-passed")

    def find_place(self, seat: Seat, id: str) -> Found:
        """The open ask that a recorded answer was given to. Its face may have changed since, its place not."""
        place = place_of(id)
        for source in self._sources():
            if source.place(seat) == place and (ask := source.unmarked(seat)) is not None:
                ask.id = id
                return source, ask
        raise IllegalAnswer("core-illegal-passed")

    def _sources(self) -> list[Source]:
        return [] if self._question is None else [self._question, *self._question.offerings]


def place_of(id: str) -> str:
    """An ask's id without its face: which question of the game it is, and the how-manieth time it is put."""
    return id.rpartition("-")[0]


def _legal(ask: Ask, answer: Answer) -> bool:
    try:
        ask.read(answer)
    except IllegalAnswer:
        return False
    return True
