"""What a parcel costs and what a building earns, with what it is made of (p.4-6, R22, R33-R36)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from engines.carson_city.cards import BANK, CHURCH, DRUGSTORE, HOTEL, MINE, RANCH, SALOON, Kind
from engines.carson_city.land import AROUND, WITH_AROUND, Land, Parcel
from engines.core import Seat, Text

GROUND = 1  # what a parcel costs by itself


class Part(NamedTuple):
    """So many of something, at so many dollars each. `what` names it in the words of the game."""

    what: str
    number: int
    each: int

    @property
    def dollars(self) -> int:
        return self.number * self.each

    @property
    def label(self) -> Text:
        return Text(f"part-{self.what}", count=self.number, each=self.each, dollars=self.dollars)


class Reckoning(NamedTuple):
    """A sum with its parts, so that everybody can see why."""

    parts: tuple[Part, ...]

    @property
    def dollars(self) -> int:
        return sum(part.dollars for part in self.parts)

    @property
    def labels(self) -> list[Text]:
        return [part.label for part in self.parts]


def _reckoned(parts: Iterator[Part]) -> Reckoning:
    return Reckoning(tuple(part for part in parts if part.number))


# What a parcel costs


def price(land: Land, parcel: Parcel) -> int:
    """$1, and $1 for everything that stands on the parcel or around it (R22)."""
    return GROUND + land.crowd[parcel]


def price_reckoned(land: Land, parcel: Parcel) -> Reckoning:
    """The same with its parts."""

    def parts() -> Iterator[Part]:
        near = WITH_AROUND[parcel]
        yield Part("ground", 1, GROUND)
        yield Part("buildings", sum(place in land.buildings for place in near), 1)
        yield Part("houses", sum(place in land.houses for place in near), 1)
        yield Part("mountains", sum(place in land.mountains for place in near), 1)

    return _reckoned(parts())


# What a building earns

Parts: TypeAlias = Callable[[Land, Parcel, Seat], Iterator[Part]]
_EARNS: dict[Kind, Parts] = {}


def earns(kind: Kind) -> Callable[[Parts], Parts]:
    """Says what a kind of building earns."""

    def note(parts: Parts) -> Parts:
        _EARNS[kind] = parts
        return parts

    return note


def income(land: Land, kind: Kind, parcel: Parcel, seat: Seat, capped: bool = False) -> Reckoning:
    """What a building of this kind earns its owner there."""
    parts = _EARNS.get(kind)
    found = Reckoning(()) if parts is None else _reckoned(parts(land, parcel, seat))
    over = found.dollars - kind.steps[-1]
    return Reckoning((*found.parts, Part("cap", over, -1))) if capped and over > 0 else found


def _housing(land: Land, parcel: Parcel, seat: Seat, each: int) -> Iterator[Part]:
    """The houses around, unowned or own, and the own buildings that count as houses (R33)."""
    houses = 0
    own = {RANCH: 0, CHURCH: 0, HOTEL: 0}
    for near in AROUND[parcel]:
        if near in land.houses:
            houses += land.serves(near, seat)
        elif (tile := land.buildings.get(near)) is not None and tile.kind in own and land.owners[near] == seat:
            own[tile.kind] += 1
    yield Part("houses", houses, each)
    yield Part("near-ranch", own[RANCH], each)
    yield Part("near-church", own[CHURCH], each)
    yield Part("near-hotel", own[HOTEL], HOTEL.houses * each)


@earns(RANCH)
def _ranch(land: Land, parcel: Parcel, seat: Seat) -> Iterator[Part]:
    """$1 for each free parcel around, whoever owns it; $1 at least (R34)."""
    free = sum(land.is_free(near) for near in AROUND[parcel])
    yield Part("free", free, 1) if free else Part("least", 1, 1)


@earns(MINE)
def _mine(land: Land, parcel: Parcel, seat: Seat) -> Iterator[Part]:
    """$3 for each mountain around that is unowned or own; $3 for touching the river, once (R34, R44)."""
    yield Part("mountains", sum(near in land.mountains and land.serves(near, seat) for near in AROUND[parcel]), 3)
    yield Part("river", int(any(land.is_river(near) for near in AROUND[parcel])), 3)


@earns(DRUGSTORE)
def _drugstore(land: Land, parcel: Parcel, seat: Seat) -> Iterator[Part]:
    """$3 for each house, and again for each own ranch wherever it is (R34)."""
    yield from _housing(land, parcel, seat, 3)
    yield Part("ranches", land.count(seat, RANCH), 3)


@earns(BANK)
def _bank(land: Land, parcel: Parcel, seat: Seat) -> Iterator[Part]:
    """$3 for each house, and for each own mine wherever it is; a mine is no house (R34)."""
    yield from _housing(land, parcel, seat, 3)
    yield Part("mines", land.count(seat, MINE), 3)


@earns(SALOON)
def _saloon(land: Land, parcel: Parcel, seat: Seat) -> Iterator[Part]:
    """$5 for each house (R34)."""
    yield from _housing(land, parcel, seat, 5)


@earns(HOTEL)
def _hotel(land: Land, parcel: Parcel, seat: Seat) -> Iterator[Part]:
    """$6, wherever it stands (R34)."""
    yield Part("flat", 1, 6)
