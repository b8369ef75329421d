"""The map: 64 parcels, the roads along their edges, the river, and what stands where (p.1, p.8)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from engines.carson_city.cards import Kind, Tile
from engines.core import Piece, Seat, Text

COLUMNS = "ABCDEFGH"
SIZE = len(COLUMNS)
LINES = SIZE + 1  # of the grid, each way


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Parcel(Piece):
    """One of the 64 parcels, called by its column and row."""

    row: int
    column: int  # both from 1

    def named(self) -> Text:
        return Text("parcel", name=self.id)

    def grouped(self) -> Text:
        return Text("parcel-row", row=self.row)

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """The four crossings at its corners."""
        first = (self.row - 1) * LINES + self.column - 1
        return first, first + 1, first + LINES, first + LINES + 1


PARCELS = tuple(
    Parcel(f"{letter}{row}", row, column) for row in range(1, SIZE + 1) for column, letter in enumerate(COLUMNS, 1)
)
PARCEL = {parcel.id: parcel for parcel in PARCELS}
CORNERS = {parcel: parcel.corners for parcel in PARCELS}


def at(row: int, column: int) -> Parcel:
    """The parcel in a row and a column, both from 1."""
    return PARCELS[(row - 1) * SIZE + column - 1]


AROUND: dict[Parcel, tuple[Parcel, ...]] = {
    parcel: tuple(
        other
        for other in PARCELS
        if other is not parcel and abs(other.row - parcel.row) <= 1 and abs(other.column - parcel.column) <= 1
    )
    for parcel in PARCELS
}  # 8 ways
WITH_AROUND = {parcel: (parcel, *around) for parcel, around in AROUND.items()}
RIVER = frozenset(PARCEL[id_] for id_ in ("C1", "C2", "C3", "D3", "D4", "D5", "E5", "E6", "E7", "E8"))


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Road(Piece):
    """An edge where a road can lie, between two crossings, along one parcel (at the rim) or two."""

    ends: tuple[int, int]
    along: tuple[Parcel, ...]
    rim: str = ""  # on which side of its one parcel it lies

    def named(self) -> Text:
        first = self.along[0].label
        if self.rim:
            return Text("road-at-rim", parcel=first, side=self.rim)
        return Text("road-between", parcel=first, other=self.along[1].label)

    def grouped(self) -> Text:
        return Text("parcel-row", row=self.along[0].row)

    @property
    def crosses(self) -> bool:
        """Whether it crosses the river: every parcel it lies along is of the river (A17)."""
        return all(parcel in RIVER for parcel in self.along)


def _roads() -> list[Road]:
    found = []
    for parcel in PARCELS:
        row, column = parcel.row, parcel.column
        top_left, top_right, bottom_left, bottom_right = parcel.corners
        if row == 1:
            found.append(Road(f"{parcel.id}-n", (top_left, top_right), (parcel,), "n"))
        if column == 1:
            found.append(Road(f"{parcel.id}-w", (top_left, bottom_left), (parcel,), "w"))
        if column == SIZE:
            found.append(Road(f"{parcel.id}-e", (top_right, bottom_right), (parcel,), "e"))
        else:
            other = at(row, column + 1)
            found.append(Road(f"{parcel.id}-{other.id}", (top_right, bottom_right), (parcel, other)))
        if row == SIZE:
            found.append(Road(f"{parcel.id}-s", (bottom_left, bottom_right), (parcel,), "s"))
        else:
            other = at(row + 1, column)
            found.append(Road(f"{parcel.id}-{other.id}", (bottom_left, bottom_right), (parcel, other)))
    return found


ROADS = tuple(_roads())
ROAD = {road.id: road for road in ROADS}
ROADS_AT: dict[int, tuple[Road, ...]] = {
    crossing: tuple(road for road in ROADS if crossing in road.ends) for crossing in range(LINES * LINES)
}


def what_is_at(parcel: Parcel, houses: Collection[Parcel], mountains: Collection[Parcel]) -> str:
    """A house, a mountain or nothing: for parcels without a building."""
    return "house" if parcel in houses else "mountain" if parcel in mountains else "nothing"


@dataclass(slots=True)
class Land:
    """What stands where. `crowd` counts what stands on each parcel and around it: what it costs hangs on that."""

    river: bool = False
    owners: dict[Parcel, Seat] = field(default_factory=dict)
    mountains: list[Parcel] = field(default_factory=list)
    houses: list[Parcel] = field(default_factory=list)
    buildings: dict[Parcel, Tile] = field(default_factory=dict)
    roads: list[Road] = field(default_factory=list)
    crowd: dict[Parcel, int] = field(default_factory=lambda: dict.fromkeys(PARCELS, 0))

    # Putting things there

    def put_mountain(self, parcel: Parcel) -> None:
        self.mountains.append(parcel)
        self._crowd_around(parcel)

    def put_house(self, parcel: Parcel) -> None:
        self.houses.append(parcel)
        self._crowd_around(parcel)

    def put_building(self, parcel: Parcel, tile: Tile) -> None:
        self.buildings[parcel] = tile
        self._crowd_around(parcel)

    def _crowd_around(self, parcel: Parcel) -> None:
        for near in WITH_AROUND[parcel]:
            self.crowd[near] += 1

    # Looking

    def is_river(self, parcel: Parcel) -> bool:
        return self.river and parcel in RIVER

    def is_free(self, parcel: Parcel) -> bool:
        """No building, house or mountain stands there, whoever owns it (A13); the river is free too."""
        return parcel not in self.buildings and parcel not in self.houses and parcel not in self.mountains

    def what_is_at(self, parcel: Parcel) -> str:
        """A house, a mountain or nothing: for parcels without a building."""
        return what_is_at(parcel, self.houses, self.mountains)

    def can_be_built_on(self, parcel: Parcel) -> bool:
        return self.is_free(parcel) and not self.is_river(parcel)

    def unowned(self) -> list[Parcel]:
        """The parcels somebody could own: the river is nobody's."""
        return [parcel for parcel in PARCELS if parcel not in self.owners and not self.is_river(parcel)]

    def owned_by(self, seat: Seat) -> list[Parcel]:
        return [parcel for parcel in PARCELS if self.owners.get(parcel) == seat]

    def buildings_of(self, seat: Seat) -> list[Parcel]:
        """Where this seat's buildings stand, row by row."""
        return [parcel for parcel in PARCELS if parcel in self.buildings and self.owners[parcel] == seat]

    def count(self, seat: Seat, kind: Kind) -> int:
        """How many buildings of a kind a seat has on the map."""
        return sum(tile.kind is kind and self.owners[parcel] == seat for parcel, tile in self.buildings.items())

    def serves(self, parcel: Parcel, seat: Seat) -> bool:
        """Whether what stands there serves this seat: unowned or own (R35)."""
        return self.owners.get(parcel, seat) == seat

    def bridges(self) -> list[Road]:
        """The roads that cross the river (R44)."""
        return [road for road in self.roads if road.crosses] if self.river else []
