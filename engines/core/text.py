"""What a match says, free of any language: words live in the Fluent files beside each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


class Seat(int):
    """A place at the table, counted from 0. In a Text it stands for whoever sits there."""

    __slots__ = ()

    __str__ = int.__repr__

    def __repr__(self) -> str:
        return f"seat {self}"


Arg: TypeAlias = "str | int | Seat | Text | Sequence[Text]"


class Text:
    """A message key with its arguments; the bot turns it into words."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: Arg) -> None:
        self.key = key
        self.args: dict[str, Arg] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"{self.key} {self.args}" if self.args else self.key


@dataclass(slots=True, repr=False)
class Event:
    """Something that happened. `to` is None when everybody gets it, else the seats that do.

    Neither what `reveals` a secret nor what `binds` by the rules is taken back by one alone.
    """

    text: Text
    to: tuple[Seat, ...] | None = None
    reveals: bool = False
    binds: bool = False

    def __repr__(self) -> str:
        """Safe to log: what was told to some seats only stays out of it."""
        return f"<Event {self.text!r}>" if self.to is None else f"<Event {self.text.key} to {list(self.to)}>"

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a bystander) gets the event."""
        return self.to is None or seat in self.to
