"""The questions a match puts to people: pick some options, name an amount, fill in a form."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias, cast, runtime_checkable

from engines.core.errors import IllegalAnswer, RuleError
from engines.core.text import Arg, Seat, Text

Wait: TypeAlias = Literal["turn", "window", "aside"]
Answer: TypeAlias = "list[str] | int | dict[str, list[str] | int]"


@dataclass(slots=True, frozen=True, repr=False)
class Option:
    """One thing to choose: an id for the answer, a label for people, a value for the rule."""

    id: str
    label: Text
    help: Text | None = None
    value: Any = None

    def __repr__(self) -> str:
        return f"<Option {self.id}>"


@runtime_checkable
class Choosable(Protocol):
    """A thing that brings its own option for a menu: a card, a trait, a target."""

    @property
    def option(self) -> Option: ...


@dataclass(slots=True, kw_only=True, repr=False)
class Ask(ABC):
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

    @abstractmethod
    def read(self, answer: object) -> Any:
        """What the rule gets for this answer; IllegalAnswer where it was not offered."""

    @abstractmethod
    def choices(self) -> str:
        """All that can be answered, in short."""

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
class Pick(Ask):
    """Choose from `least` to `most` of the options; the answer is a list of option ids."""

    options: Sequence[Option]
    least: int = 1
    most: int = 1
    ordered: bool = False
    single: bool = field(init=False)  # exactly one is picked, so the rule gets it and not a list

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
    def of(cls, things: Iterable[str | Seat | Choosable], prompt: Text, **ask: Any) -> Pick:
        """A menu of things: cards and the like as they are, seats by name, words by their message key."""
        return cls([option_for(thing) for thing in things], prompt=prompt, **ask)

    def read(self, answer: object) -> Any:
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
        return [option.value for option in chosen]

    def _option(self, id: object) -> Option:
        for option in self.options:
            if option.id == id:
                return option
        raise IllegalAnswer("core-illegal-not-offered")

    def choices(self) -> str:
        ids = ",".join([option.id for option in self.options])
        return f"{self.least}-{self.most}{' in order' if self.ordered else ''} of {ids}"

    def any_answer(self, rng: random.Random) -> Answer:
        ids = [option.id for option in self.options]
        if self.single:
            return [rng.choice(ids)]
        return rng.sample(ids, rng.randint(self.least, self.most))

    def is_default(self, answer: Answer) -> bool:
        ids, default = cast(list[str], answer), cast(list[str], self.default)
        return ids == default or (not self.ordered and sorted(ids) == sorted(default))

    def forced(self) -> Answer | None:
        only = len(self.options) == self.least and (not self.ordered or self.least <= 1)
        return self.default if only and not self.secret else None

    def labels(self, answer: Answer) -> Arg:
        return [option.label for option in self.options if option.id in cast(list[str], answer)]


def option_for(thing: str | Seat | Choosable) -> Option:
    """How a thing stands in a menu."""
    if not isinstance(thing, (str, Seat)):
        return thing.option
    label = Text(thing) if isinstance(thing, str) else Text("core-seat", seat=thing)
    return Option(str(thing), label, value=thing)


@dataclass(slots=True, repr=False)
class Amount(Ask):
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


@dataclass(slots=True, repr=False)
class Form(Ask):
    """Several fields answered in one breath; the answer is a dict with every field in it."""

    fields: Mapping[str, Pick | Amount]

    def __post_init__(self) -> None:
        if not self.default:
            self.default = {name: cast("list[str] | int", f.default) for name, f in self.fields.items()}

    def read(self, answer: object) -> dict[str, Any]:
        if not isinstance(answer, dict):
            raise IllegalAnswer("core-illegal-kind")
        if answer.keys() != self.fields.keys():
            raise IllegalAnswer("core-illegal-fields")
        return {name: f.read(answer[name]) for name, f in self.fields.items()}

    def choices(self) -> str:
        return "; ".join(f"{name}: {field.choices()}" for name, field in self.fields.items())

    def any_answer(self, rng: random.Random) -> Answer:
        return {name: cast("list[str] | int", f.any_answer(rng)) for name, f in self.fields.items()}


Make: TypeAlias = "Callable[[], Ask | None]"
MakeFor: TypeAlias = Callable[[Seat], "Ask | None"]
