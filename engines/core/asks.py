"""The questions a match puts to people: pick some options, name an amount, fill in a form."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeAlias, cast

from typing_extensions import TypeVar

from engines.core.errors import IllegalAnswer, RuleError
from engines.core.pieces import Choosable, Option, option_for
from engines.core.text import Arg, Seat, Text

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True, default=Any)  # what the rule gets for an answer
Wait: TypeAlias = Literal["turn", "race", "window", "aside"]
Part: TypeAlias = "list[str] | int"
Answer: TypeAlias = "Part | dict[str, Part]"


@dataclass(slots=True, kw_only=True, repr=False)
class Ask(ABC, Generic[T_co]):
    """What all questions carry. `id`, `wait` and `said` are given by the table when the question is put.

    `said`: what it was answered with, which may be changed until the others have decided too. `topic` and `concerns`
    are what standing orders go by; `kind` tells asks of one topic apart, so that an order may make an exception.
    """

    prompt: Text
    secret: bool = False
    topic: str = ""
    kind: str = ""
    concerns: frozenset[Seat] = frozenset()
    default: Answer = field(default_factory=list)
    id: str = ""
    wait: Wait = "turn"
    said: Answer | None = None

    @property
    def in_turn(self) -> bool:
        """Whether its seat is waited for, for all to see."""
        return self.wait in ("turn", "race")

    @property
    def lapses(self) -> bool:
        """Whether it is answered with its default when time is out, for all who are asked at the same moment."""
        return self.wait in ("race", "window")

    @abstractmethod
    def read(self, answer: object) -> T_co:
        """What the rule gets for this answer; IllegalAnswer where it was not offered."""

    @abstractmethod
    def choices(self) -> str:
        """All that can be answered, in short. Stored digests of live matches hang on how this is spelled."""

    def face(self) -> str:
        """What makes this question this question: two with the same face are the same one."""
        prompt = self.prompt
        return f"{prompt.key} {prompt.args}|{self.choices()}"

    @abstractmethod
    def any_answer(self, rng: random.Random) -> Answer:
        """Some legal answer, for random play."""

    def forced(self) -> Answer | None:
        """The only answer there is, unless its being the only one is a secret."""
        return None

    def is_default(self, answer: Answer) -> bool:
        """Whether this is the mildest choice: in a window, to pass."""
        return answer == self.default

    def labels(self, answer: Answer) -> Arg:
        """What a forced answer is called in the log."""
        return str(answer)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id or self.prompt.key}>"


@dataclass(slots=True, repr=False)
class Pick(Ask[T_co]):
    """Choose from `least` to `most` of the options; the answer is a list of option ids.

    The rule gets the value of the one chosen (`single`), else a list of values. Rules write `Pick.of` for one and
    `Pick.some` for several: then what they get has its type.
    """

    options: Sequence[Option[T_co]]
    least: int = 1
    most: int = 1
    ordered: bool = False
    single: bool = field(init=False)

    def __post_init__(self) -> None:
        self.options = tuple(self.options)
        if len(self.options) < self.least:
            raise RuleError(f"{self.prompt.key}: {self.least} to pick from {len(self.options)}")
        self.single = self.least == self.most == 1
        if self.most > len(self.options):
            self.most = len(self.options)
        if not self.default:
            self.default = [option.id for option in self.options[: self.least]]

    @classmethod
    def of(cls, things: Iterable[Choosable[T]], prompt: Text, **ask: Any) -> Pick[T]:
        """A menu of cards and the like, of which one is chosen."""
        return Pick([thing.option for thing in things], prompt=prompt, **ask)

    @classmethod
    def seats(cls, seats: Iterable[Seat], prompt: Text, **ask: Any) -> Pick[Seat]:
        """A menu of players."""
        return Pick([option_for(seat) for seat in seats], prompt=prompt, **ask)

    @classmethod
    def words(cls, keys: Iterable[str], prompt: Text, **ask: Any) -> Pick[str]:
        """A menu of words by their message keys."""
        return Pick([option_for(key) for key in keys], prompt=prompt, **ask)

    @classmethod
    def some(
        cls, things: Iterable[Choosable[T]], prompt: Text, *, least: int = 0, most: int | None = None, **ask: Any
    ) -> Pick[list[T]]:
        """A menu of things, of which several may be chosen: as many as one likes, unless it is said how many."""
        options = [thing.option for thing in things]
        menu = Pick(options, least, len(options) if most is None else most, prompt=prompt, **ask)
        menu.single = False
        return cast("Pick[list[T]]", menu)

    def read(self, answer: object) -> T_co:
        """The value of the one option, or the list of values where more or fewer could be picked."""
        if not isinstance(answer, list):
            raise IllegalAnswer("core-illegal-kind")
        if not self.least <= len(answer) <= self.most:
            key = "core-illegal-exactly" if self.least == self.most else "core-illegal-count"
            raise IllegalAnswer(key, least=self.least, most=self.most)
        if self.single:
            return self._option(answer[0]).value
        chosen = [self._option(name) for name in answer]
        if any(option in chosen[:i] for i, option in enumerate(chosen)):
            raise IllegalAnswer("core-illegal-twice")
        if not self.ordered:
            chosen = [option for option in self.options if option in chosen]
        return cast(T_co, [option.value for option in chosen])

    def _option(self, id: object) -> Option[T_co]:
        for option in self.options:
            if option.id == id:
                return option
        raise IllegalAnswer("core-illegal-not-offered")

    def choices(self) -> str:
        ids = ",".join([option.id for option in self.options])
        return f"{self.least}-{self.most}{' in order' if self.ordered else ''} of {ids}"

    def any_answer(self, rng: random.Random) -> Answer:
        if self.single:
            return [rng.choice(self.options).id]
        ids = [option.id for option in self.options]
        return rng.sample(ids, rng.randint(self.least, self.most))

    def is_default(self, answer: Answer) -> bool:
        ids, default = cast(list[str], answer), cast(list[str], self.default)
        return ids == default or (not self.ordered and sorted(ids) == sorted(default))

    def forced(self) -> Answer | None:
        only = len(self.options) == self.least and (not self.ordered or self.least <= 1)
        return self.default if only and not self.secret else None

    def labels(self, answer: Answer) -> Arg:
        return [option.called for option in self.options if option.id in cast(list[str], answer)]


@dataclass(slots=True, repr=False)
class Amount(Ask[int]):
    """Name a number from `low` to `high`; the answer is an int."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise RuleError(f"{self.prompt.key}: an amount from {self.low} to {self.high}")
        if not isinstance(self.default, int):
            self.default = self.low

    def read(self, answer: object) -> int:
        if not isinstance(answer, int) or isinstance(answer, bool):
            raise IllegalAnswer("core-illegal-kind")
        if not self.low <= answer <= self.high:
            raise IllegalAnswer("core-illegal-amount", low=self.low, high=self.high)
        return answer

    def choices(self) -> str:
        return f"{self.low} to {self.high}"

    def any_answer(self, rng: random.Random) -> Answer:
        return rng.randint(self.low, self.high)

    def forced(self) -> Answer | None:
        return self.low if self.low == self.high and not self.secret else None

    def labels(self, answer: Answer) -> Arg:
        return cast(int, answer)


Chosen: TypeAlias = Mapping[str, Any]
Field: TypeAlias = "Pick[Any] | Amount"
Later: TypeAlias = Callable[[Chosen], "Field | None"]


@dataclass(slots=True, repr=False)
class Form(Ask[T_co]):
    """Several fields answered in one breath; the answer is a dict with a part for every field.

    A field may be a function of what was picked in the fields before it, one option each: then only what fits can be
    put together. None: it does not arise (a card laid face up has no slot), and the answer leaves it out.
    The rule gets what `into` makes of the parts by name: a dict, unless it says otherwise. `reversible`: whatever is
    answered, its seat may take it back alone right after; so the last choice answers and need not be confirmed. It is
    said before anything is chosen: that some choice alone cannot be taken back would tell what comes of it.
    """

    fields: Mapping[str, Field | Later]
    into: Callable[..., T_co] = dict  # type: ignore[assignment]
    reversible: bool = field(default=False, kw_only=True)
    _made: dict[Any, Field | None] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        if not self.default:
            self.default = self.filled(lambda _, field: field.default)

    def after(self, picked: Chosen, name: str) -> Field | None:
        """A field as it is once this was picked in those before it; None where it does not arise.

        It is made once: whoever looks at the form later finds it as it was put, also if the state has moved on.
        """
        field = self.fields[name]
        if not callable(field):
            return field
        way = (name, *picked.items())
        if way not in self._made:
            self._made[way] = field(picked)
        return self._made[way]

    def read(self, answer: object) -> T_co:
        if not isinstance(answer, dict):
            raise IllegalAnswer("core-illegal-kind")
        _, values = self._filled(lambda name, _: answer.get(name))
        if answer.keys() != values.keys():
            raise IllegalAnswer("core-illegal-fields")
        return self.into(**values)

    def filled(self, part: Callable[[str, Field], Any]) -> dict[str, Part]:
        """An answer whose parts are made field by field, of those that arise."""
        return self._filled(part)[0]

    def _filled(self, part: Callable[[str, Field], Any]) -> tuple[dict[str, Part], dict[str, Any]]:
        """An answer whose parts come field by field, and what a rule reads in them."""
        answer: dict[str, Part] = {}
        values: dict[str, Any] = {}
        picked: dict[str, Any] = {}
        for name in self.fields:
            field = self.after(picked, name)
            if field is not None:
                answer[name] = part(name, field)
                values[name] = field.read(answer[name])
                if isinstance(field, Pick) and field.single:
                    picked[name] = values[name]
        return answer, values

    def choices(self) -> str:
        return "; ".join(self._ways({}, list(self.fields)))

    def _ways(self, picked: Chosen, names: list[str]) -> list[str]:
        """What can be answered in these fields; where that differs by an earlier one, for each of its options."""
        if not names:
            return []
        name, *rest = names
        field = self.after(picked, name)
        if field is None:
            return self._ways(picked, rest)
        here = f"{name}: {field.choices()}"
        if not isinstance(field, Pick) or not field.single or not any(callable(self.fields[later]) for later in rest):
            return [here, *self._ways(picked, rest)]
        ways = {option.id: self._ways({**picked, name: option.value}, rest) for option in field.options}
        first = next(iter(ways.values()))
        if all(way == first for way in ways.values()):
            return [here, *first]
        return [here, " ".join(f"{id_} ({'; '.join(way)})" for id_, way in ways.items())]

    def any_answer(self, rng: random.Random) -> Answer:
        return self.filled(lambda _, field: field.any_answer(rng))


Make: TypeAlias = "Callable[[], Ask[Any] | None]"
MakeFor: TypeAlias = Callable[[Seat], "Ask[Any] | None"]
