"""What of the map a question is about: the parcels, roads and squares that can be chosen, with what the menu says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from cogs.pictures.carson_map import Mark
from engines.carson_city.cards import KINDS, SQUARE
from engines.carson_city.land import PARCEL, ROAD
from engines.core import Ask, Option, Pick, Text

BEFORE = ("white-", *(f"{kind.id}-" for kind in KINDS))  # what may stand before a place in the id of an option


@dataclass(slots=True)
class Marks:
    """Places that can be chosen, by their ids."""

    parcels: dict[str, Mark] = field(default_factory=dict)
    roads: list[str] = field(default_factory=list)
    squares: set[str] = field(default_factory=set)

    def __bool__(self) -> bool:
        return bool(self.parcels or self.roads or self.squares)


def marks_of(asks: Iterable[Ask]) -> Marks:
    """The places that are options of any of these questions."""
    marks = Marks()
    for ask in asks:
        for option in ask.options if isinstance(ask, Pick) else ():
            _note(marks, option)
    return marks


def _note(marks: Marks, option: Option[Any]) -> None:
    place = _place(option.id)
    if place in PARCEL:
        mark, there = _mark(option), marks.parcels.get(place)
        marks.parcels[place] = mark if there is None or there == mark else _best(there, mark)
    elif place in ROAD:
        marks.roads.append(place)
    elif place in SQUARE:
        marks.squares.add(place)


def _place(id_: str) -> str:
    for before in BEFORE:
        if id_.startswith(before):
            return id_.removeprefix(before)
    return id_


def _mark(option: Option[Any]) -> Mark:
    """Its price or what would be earned there, as its label says; and the roads that it takes."""
    inner = option.label.args.get("spot")  # in the race the white cowboy's label has another in it
    said = inner.args if isinstance(inner, Text) else option.label.args
    price, dollars, roads = said.get("price"), said.get("dollars"), said.get("roads")
    words = f"${price}" if isinstance(price, int) else f"+${dollars}" if isinstance(dollars, int) else ""
    return Mark(words, roads if isinstance(roads, int) else 0)


def _best(one: Mark, other: Mark) -> Mark:
    """Where several buildings can stand: what the best of them earns, and the fewest roads."""
    best = max(one, other, key=lambda mark: int(mark.words.strip("+$≤") or 0))
    return Mark(f"≤{best.words.strip('+≤')}" if best.words else "", min(one.roads, other.roads))
