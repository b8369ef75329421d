"""What lies where, and who may see it there.

A game says it once, as a function of its state. What must always hold of it (nothing is lost, nothing is there
twice) and how the unknown is dealt anew follow from that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engines.core.chance import Shuffler
from engines.core.knowledge import Knowledge
from engines.core.text import Seat

Sight: TypeAlias = "tuple[Seat, ...] | None"  # the seats that see what lies in a place; None: everybody
EVERYBODY: Final[Sight] = None
NOBODY: Final[Sight] = ()


@dataclass(slots=True, frozen=True)
class Place:
    """One place for one thing: a position in a list of the state, or a field of something in it."""

    holder: Any
    key: int | str
    seen_by: Sight
    known_as: str  # what Knowledge calls what lies here; empty where nobody can be shown it

    @property
    def thing(self) -> Any:
        """What lies here."""
        return getattr(self.holder, self.key) if isinstance(self.key, str) else self.holder[self.key]

    def put(self, thing: Any) -> None:
        """Lay another thing here."""
        if isinstance(self.key, str):
            setattr(self.holder, self.key, thing)
        else:
            self.holder[self.key] = thing


class Stock:
    """Things of one kind, all of which are somewhere. Those in places of one pool could be exchanged unnoticed."""

    def __init__(self, name: str, whole: Iterable[Any] | None) -> None:
        self.name = name
        self.whole = None if whole is None else Counter(whole)
        self.pools: dict[Hashable, list[Place]] = {}

    def lies_in(self, *lists: list[Any], seen_by: Sight = NOBODY, pool: Hashable = "") -> None:
        """Lists of the state in which such things lie: piles, hands, a row of cards."""
        places = self.pools.setdefault(pool, [])
        for things in lists:
            places += [Place(things, i, seen_by, getattr(thing, "id", "")) for i, thing in enumerate(things)]

    def lies_at(
        self, holder: Any, key: int | str, *, seen_by: Sight = NOBODY, known_as: str = "", pool: Hashable = ""
    ) -> None:
        """One place: a position in a list, or a field of something (the value of a safe, the card in a slot)."""
        self.pools.setdefault(pool, []).append(Place(holder, key, seen_by, known_as))

    def is_all_there(self) -> bool:
        """Whether each thing is in one place, and no other is there."""
        return self.whole is None or Counter(p.thing for places in self.pools.values() for p in places) == self.whole


class Zones:
    """Everything that can lie somewhere, kind by kind."""

    def __init__(self, known: Knowledge) -> None:
        self._known = known
        self._stocks: list[Stock] = []

    def stock(self, name: str, whole: Iterable[Any] | None = None) -> Stock:
        """One kind of thing. `whole`: all there are of it, which can then neither be lost nor come twice."""
        self._stocks.append(Stock(name, whole))
        return self._stocks[-1]

    def broken(self) -> list[str]:
        """What is not all there."""
        return [f"{stock.name}: not all there, each in one place" for stock in self._stocks if not stock.is_all_there()]

    def redeal(self, seat: Seat | None, rng: Shuffler) -> None:
        """Deal anew, in place, all that a seat (None: a bystander) cannot know."""
        self._shuffle(lambda place: not self._sees(place, seat), rng)

    def reshuffle(self, rng: Shuffler) -> None:
        """Deal anew what nobody at all knows."""
        self._shuffle(lambda place: place.seen_by == NOBODY and not self._known.is_shown(place.known_as), rng)

    def _sees(self, place: Place, seat: Seat | None) -> bool:
        return place.seen_by is None or seat in place.seen_by or self._known.knows(place.known_as, seat)

    def _shuffle(self, hidden: Callable[[Place], bool], rng: Shuffler) -> None:
        """Pools one after the other, in the order in which they were laid out: chance is used in that order."""
        for stock in self._stocks:
            for pool in stock.pools.values():
                places = [place for place in pool if hidden(place)]
                things = [place.thing for place in places]
                rng.shuffle(things)
                for place, thing in zip(places, things, strict=True):
                    place.put(thing)
