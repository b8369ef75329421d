"""The table: where rules put questions, tell what happens and reach for chance.

A rule awaits the table and nothing else. What it awaits is a recipe for questions, not the questions
themselves: they are built from the state when somebody looks, so they are never out of date.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any, Generic, NamedTuple, TypeVar, overload

from engines.core.asks import Answer, Ask, Make, MakeFor, Wait
from engines.core.chance import Chance
from engines.core.errors import IllegalAnswer, RuleError
from engines.core.knowledge import State
from engines.core.text import Arg, Event, Seat, Text

S = TypeVar("S", bound=State)
T = TypeVar("T")
Take = Callable[[Seat, Any], Awaitable[None]]
Mark = Callable[[str], str]  # a short mark of a question's face


class Source:
    """Where questions come from: one way of asking, or one standing offer, from its first to its last moment."""

    __slots__ = ("_mark", "answered", "make", "number", "wait")

    def __init__(self, number: int, mark: Mark, wait: Wait, make: MakeFor) -> None:
        self.number = number
        self._mark = mark
        self.wait = wait
        self.make = make
        self.answered: dict[Seat, int] = {}

    def open(self, seat: Seat) -> Ask | None:
        """The seat's open question, if any, built afresh. Its id lasts until it is answered or changes its face."""
        ask = self.unmarked(seat)
        if ask is not None:
            ask.id = f"{self.place(seat)}-{self._mark(ask.face())}"
        return ask

    def unmarked(self, seat: Seat) -> Ask | None:
        """The seat's open question before it has an id, for who knows its place already."""
        ask = self.make(seat)
        if ask is not None:
            ask.wait = self.wait
        return ask

    def place(self, seat: Seat) -> str:
        """Which question of the game it is, and the how-manieth time it is put to this seat."""
        return f"{self.number}-{self.answered.get(seat, 0)}"

    def count_answer(self, seat: Seat) -> None:
        """From here on the same question is a new one to this seat."""
        self.answered[seat] = self.answered.get(seat, 0) + 1


class Question(Source):
    """What a rule's coroutine is suspended on: what it waits for, from whom, and what is offered meanwhile.

    `said` holds the answers that stay sealed until the question closes. `built` are asks that the rule had to build
    already: they are good until the state changes, and whoever looks need not build them again.
    """

    __slots__ = ("built", "offerings", "said", "seats")

    def __init__(
        self, number: int, mark: Mark, wait: Wait, make: MakeFor, seats: Callable[[], Collection[Seat | None]]
    ) -> None:
        super().__init__(number, mark, wait, make)
        self.seats = seats
        self.said: dict[Seat, Answer] = {}
        self.offerings: tuple[Offering, ...] = ()
        self.built: dict[Seat, Ask] = {}

    def to(self) -> Iterable[Seat]:
        """The seats it is put to now."""
        return self.built or [seat for seat in self.seats() if seat is not None]

    def put_to(self, seat: Seat) -> Ask | None:
        """What a seat that it is put to decides, if there is anything for it, whatever it has said already."""
        return self.built.get(seat) or self.make(seat)

    def unmarked(self, seat: Seat) -> Ask | None:
        said = self.said.get(seat)
        if seat not in self.to() or (said is not None and self.wait == "window"):
            return None
        ask = self.put_to(seat)
        if ask is None:
            return None
        if ask.id:
            ask = copy(ask)  # it was put before: whoever was given it keeps it as it was
        ask.wait = self.wait if said is None else "aside"
        ask.said = said
        return ask

    def __await__(self) -> Generator[Question, Given, Given]:
        return (yield self)


class Offering(Source):
    """A standing offer: open at every wait while its block runs."""

    __slots__ = ("take",)

    def __init__(self, number: int, mark: Mark, offers: MakeFor, take: Take) -> None:
        super().__init__(number, mark, "aside", offers)
        self.take = take


class Given(NamedTuple):
    """An answer on its way into the rule that waits: as it was given, and as the rule reads it."""

    seat: Seat
    source: Source
    answer: Answer
    choice: Any


class Table(Generic[S]):
    """One game's table. `state` is the game's own; `version` is the version of the rules in force."""

    def __init__(self, state: S, seats: int, chance: Chance, version: int = 1) -> None:
        self.state = state
        self.seats = tuple(Seat(i) for i in range(seats))
        self.chance = chance
        self.version = version
        self.events: list[Event] = []  # not heard of yet
        self.told: list[Text] = []  # what everybody was told, from the beginning
        self.bound = 0  # how often something came about that nobody takes back alone
        self._offerings: tuple[Offering, ...] = ()
        self._sources = 0
        self._free_for_all: Question | None = None
        self._taking = False

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats in turn order, from this one on."""
        return [*self.seats[first:], *self.seats[:first]]

    def others(self, seat: Seat) -> list[Seat]:
        """All seats but this one, in turn order from its left."""
        return [*self.seats[seat + 1 :], *self.seats[:seat]]

    # Telling and showing

    def tell(
        self,
        key: str,
        /,
        *,
        to: Iterable[Seat] | None = None,
        reveals: bool = False,
        binds: bool = False,
        **args: Arg,
    ) -> None:
        """Say what happened, to everybody or to some; `reveals` when a secret comes out on purpose, `binds` when the
        rules let nobody go back on it.
        """
        text = Text(key, **args)
        self.events.append(Event(text, None if to is None else tuple(to), reveals, binds))
        if to is None:
            self.told.append(text)
        self.bound += reveals or binds

    def show(self, thing: str, key: str, /, *, to: Iterable[Seat] | None = None, **args: Arg) -> None:
        """Show a thing to some seats or to all: the state notes who knows it, and they are told."""
        to = None if to is None else tuple(to)
        self.state.known.show(thing, to)
        self.tell(key, to=to, reveals=True, binds=False, **args)

    # The seven ways of asking

    @overload
    async def ask(self, seat: Seat, make: Ask[T] | Callable[[], Ask[T]]) -> T: ...
    @overload
    async def ask(
        self, seat: Seat | Callable[[], Seat | None], make: Ask[T] | Callable[[], Ask[T] | None]
    ) -> T | None: ...
    async def ask(self, seat: Seat | Callable[[], Seat | None], make: Ask[Any] | Make) -> Any:
        """One person decides. Who, and among what, may be functions: they are read again after every interruption.

        Where there is one public choice it is taken with a line in the log. None if there is nobody to decide, or
        nothing: then either function gives None.
        """
        who = seat if callable(seat) else lambda: seat
        build = make if callable(make) else lambda: make
        question: Question | None = None
        while True:
            asked = who()
            ask = None if asked is None else build()
            if asked is None or ask is None:
                return None
            only = ask.forced()
            if only is not None:
                self.tell("core-only-choice", seat=asked, choice=ask.labels(only))
                return ask.read(only)
            if question is None:
                question = self._question("turn", lambda _: build(), lambda: (who(),))
            question.built = {asked: ask}
            given = await self._next(question)
            if given is not None:
                return given.choice

    async def ask_all(self, asks: Mapping[Seat, Callable[[], Ask[T] | None]]) -> dict[Seat, T]:
        """Everybody decides at once. Nothing is revealed until all have, and until then minds may change."""
        question = self._question("turn", lambda seat: asks[seat](), lambda: asks)
        said = question.said
        while True:
            while len(said) < len(asks):
                question.built = {seat: ask for seat, make in asks.items() if (ask := make()) is not None}
                if len(question.built) < len(asks):
                    raise RuleError("everybody in ask_all has something to decide until all have")
                await self._sealed_answers(question)
            choices = {}
            for seat in asks:
                ask = asks[seat]()
                assert ask is not None
                try:
                    choices[seat] = ask.read(said[seat])
                except IllegalAnswer:  # an interruption took it away: they decide again
                    del said[seat]
            if len(choices) == len(asks):
                return choices

    async def window(self, make: Callable[[Seat], Ask[T] | None], order: Sequence[Seat]) -> tuple[Seat, T] | None:
        """A sealed chance to react; to answer with the default is to pass.

        The first reaction in this order is taken as soon as nobody before them is still thinking.
        Who is asked (make gives None for the others) must follow from what everybody knows.
        """
        question = self._question("window", make, lambda: order)
        said = question.said
        while True:
            for seat in order:
                ask = make(seat)
                if ask is None:
                    continue
                if seat not in said:
                    break
                try:
                    choice = ask.read(said[seat])
                except IllegalAnswer:  # an interruption took it away: they decide again
                    del said[seat]
                    break
                if not ask.is_default(said[seat]):
                    return seat, choice
            else:
                return None
            given = await self._next(question)
            if given is not None:
                said[given.seat] = given.answer

    async def sealed(self, make: Callable[[Seat], Ask[T] | None], order: Sequence[Seat]) -> dict[Seat, T]:
        """A sealed chance for everybody at once: what all have chosen is opened together, in this order.

        To answer with the default is to pass. Who is asked must follow from what everybody knows.
        """
        question = self._question("window", make, lambda: order)
        said = question.said
        while True:
            asks = {seat: ask for seat in order if (ask := make(seat)) is not None}
            question.built = {**asks}
            choices: dict[Seat, T] = {}
            for seat, ask in asks.items():
                try:
                    choices |= {seat: ask.read(said[seat])} if seat in said else {}
                except IllegalAnswer:  # an interruption took it away: they decide again
                    del said[seat]
            if len(choices) == len(asks):
                return choices
            await self._sealed_answers(question)

    async def any_of(self, make: Callable[[Seat], Ask[T] | None]) -> tuple[Seat, T] | None:
        """Whoever comes first; None when nobody has anything to decide.

        Calls that follow each other with no other question between them are one free-for-all:
        somebody else's answer leaves your open question as it was.
        """
        return await self._free("turn", make, lambda: self.seats)

    async def race(
        self, make: Callable[[Seat], Ask[T] | None], order: Callable[[], Sequence[Seat]]
    ) -> tuple[Seat, T] | None:
        """A free-for-all in which the default is to be done, and time is out for all at once.

        Then whoever is not done yet is, in this order; and once half of them are, the others should hurry.
        """
        return await self._free("race", make, order)

    async def _free(
        self, wait: Wait, make: Callable[[Seat], Ask[T] | None], order: Callable[[], Sequence[Seat]]
    ) -> tuple[Seat, T] | None:
        going_on = self._free_for_all
        question = self._question(wait, make, order)
        if going_on is not None:
            question.number, question.answered = going_on.number, going_on.answered
        while asks := {seat: ask for seat in order() if (ask := make(seat)) is not None}:
            question.built = {**asks}
            given = await self._next(question)
            if given is not None:
                self._free_for_all = question
                return given.seat, given.choice
        return None

    @contextmanager
    def offering(
        self, offers: Callable[[Seat], Ask[T] | None], take: Callable[[Seat, T], Awaitable[None]]
    ) -> Iterator[None]:
        """While the block runs, every wait makes these offers too.

        A taken one runs at once, `await take(seat, choice)`, inside the rule that waits.
        `take` makes nobody wait, and may raise CalledOff to end the action that is going on.
        """
        before = self._offerings
        self._sources += 1
        self._offerings = (*before, Offering(self._sources, self.chance.mark, offers, take))
        try:
            yield
        finally:
            self._offerings = before

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """While the block runs, no standing offers are made."""
        before, self._offerings = self._offerings, ()
        try:
            yield
        finally:
            self._offerings = before

    def _question(self, wait: Wait, make: MakeFor, seats: Callable[[], Collection[Seat | None]]) -> Question:
        if self._taking:
            raise RuleError("whoever takes a standing offer makes nobody wait: offer instead of asking")
        self._sources += 1
        self._free_for_all = None
        return Question(self._sources, self.chance.mark, wait, make, seats)

    async def _sealed_answers(self, question: Question) -> None:
        """Answers that change nothing yet, until all have decided or somebody took a standing offer."""
        while any(seat not in question.said and question.put_to(seat) is not None for seat in question.to()):
            given = await self._next(question)
            if given is None:
                return
            question.said[given.seat] = given.answer

    async def _next(self, question: Question) -> Given | None:
        """The next answer. None: somebody took a standing offer instead, so look at the state again."""
        question.offerings = self._offerings
        given = await question
        given.source.count_answer(given.seat)
        if not isinstance(given.source, Offering):
            return given
        self._taking = True
        try:
            await given.source.take(given.seat, given.choice)
        finally:
            self._taking = False
        return None
