"""Things on the table, and how they stand in a menu."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Protocol, Self, runtime_checkable

from typing_extensions import TypeVar

from engines.core.text import Seat, Text

V_co = TypeVar("V_co", covariant=True, default=None)  # what a rule gets: nothing, unless it is said
T_co = TypeVar("T_co", covariant=True, default=Any)


@dataclass(slots=True, unsafe_hash=True, repr=False)
class Option(Generic[V_co]):
    """One thing to choose: an id for the answer, a label for people, a value for the rule.

    `group` is what it stands under where a list is too long for one menu: a row of the map, a type of card. A label may
    stand under the board for everybody; `private` is what the asked seat alone knows of it, and never stands there.
    Nobody changes one, which the type checker sees to; a frozen dataclass would take seven times as long to make.
    """

    id: Final[str]
    label: Final[Text]
    help: Final[Text | None] = None
    value: V_co = None  # type: ignore[assignment]
    group: Final[Text | None] = None
    private: Final[Text | None] = None

    @property
    def called(self) -> Text:
        """What the log calls it: a thing by its own name, without what the label tells whoever chooses."""
        name = getattr(self.value, "label", None)
        return name if isinstance(name, Text) else self.label

    def __repr__(self) -> str:
        return f"<Option {self.id}>"


@runtime_checkable
class Choosable(Protocol[T_co]):
    """A thing that brings its own option for a menu: a card, a trait, a target."""

    @property
    def option(self) -> Option[T_co]: ...


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Piece(ABC):
    """A card, a tile, a person on a card. Each exists once: it equals only itself, and a copy of it is itself."""

    id: str
    label: Text = field(init=False)
    _option: Option[Any] = field(init=False)

    def __post_init__(self) -> None:
        label = self.named()
        object.__setattr__(self, "label", label)
        object.__setattr__(self, "_option", Option(self.id, label, self.explained(), self, self.grouped()))

    @property
    def option(self) -> Option[Self]:
        """How it stands in a menu."""
        return self._option

    @abstractmethod
    def named(self) -> Text:
        """What it is called."""

    def explained(self) -> Text | None:
        """What it does, for a menu."""
        return None

    def grouped(self) -> Text | None:
        """What it stands under in a long list."""
        return None

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __repr__(self) -> str:
        return self.id


def option_for(thing: str | Seat | Choosable[Any]) -> Option[Any]:
    """How a thing stands in a menu: cards and the like as they say, players by name, words by their message key."""
    if not isinstance(thing, (str, Seat)):
        return thing.option
    return Option(str(thing), Text(thing) if isinstance(thing, str) else Text("core-seat", seat=thing), value=thing)
