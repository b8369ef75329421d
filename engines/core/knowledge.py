"""Who has been shown what. Kept in the state, so that a view follows from the state alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engines.core.text import Seat


@dataclass(slots=True, repr=False)
class Knowledge:
    """For each thing shown (by its id), the seats that saw it; None stands for everybody."""

    shown: dict[str, tuple[Seat, ...] | None] = field(default_factory=dict)

    def show(self, thing: str, to: Iterable[Seat] | None) -> None:
        """These seats (None: everybody) know the thing from now on."""
        before = self.shown.get(thing, ())
        self.shown[thing] = None if to is None or before is None else tuple(sorted({*before, *to}))

    def knows(self, thing: str, seat: Seat | None) -> bool:
        """Whether a seat (None: a bystander) has been shown the thing."""
        seats = self.shown.get(thing, ())
        return seats is None or seat in seats

    def is_shown(self, thing: str) -> bool:
        """Whether anybody has been shown the thing."""
        return self.shown.get(thing, ()) != ()

    def forget(self, thing: str) -> None:
        """The thing was shuffled away or lies open: nothing special is known of it any more."""
        self.shown.pop(thing, None)

    def __repr__(self) -> str:
        return "<Knowledge>"


@dataclass(slots=True, repr=False, kw_only=True)
class State:
    """What every game's state begins with. Its repr never shows what lies in it."""

    known: Knowledge = field(default_factory=Knowledge)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"
