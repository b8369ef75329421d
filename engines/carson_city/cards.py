"""What is in the box: action squares, buildings, personalities and duel tiles, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.core import Piece, Text

Stand: TypeAlias = Literal["shared", "duel", "automatic"]
Colour: TypeAlias = Literal["yellow", "red"]


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Square(Piece):
    """An action square (p.3-5): how cowboys stand there, and the figure printed on it."""

    number: int
    stand: Stand = "duel"
    figure: int = 0  # dollars, roads, revolvers or a price

    def named(self) -> Text:
        return Text(f"square-{self.id}")

    def explained(self) -> Text:
        return Text(f"square-{self.id}-help")

    @property
    def builds(self) -> bool:
        """Whether a building lies here to be bought."""
        return self.id.startswith("build")

    @property
    def sells_points(self) -> bool:
        return self.id.startswith("buy-points")


SQUARES = (
    Square("wages", 1, "shared", 4),
    Square("ammunition", 2, figure=3),
    Square("three-roads", 3, figure=3),
    Square("one-road", 4, "shared", 1),
    Square("parcels", 5, "automatic"),
    Square("build-12", 6, figure=12),
    Square("build-10", 7, figure=10),
    Square("build-8", 8, figure=8),
    Square("build-6", 9, figure=6),
    Square("build-5", 10, figure=5),
    Square("build-4", 11, figure=4),
    Square("build-3", 12, figure=3),
    Square("parcel-income", 13, figure=2),
    Square("cowboy-income", 14, figure=2),
    Square("gambling", 15),
    Square("estate-income", 16, "automatic"),
    Square("parcel-points", 17),
    Square("cowboy-points", 18),
    Square("estate-points", 19),
    Square("buy-points-5", 20, figure=5),
    Square("buy-points-4", 21, figure=4),
    Square("buy-points-3", 22, figure=3),
    Square("buy-points-2", 23, figure=2),
)
SQUARE = {square.id: square for square in SQUARES}
BUILD_SQUARES = tuple(square for square in SQUARES if square.builds)  # the dear end first, as they are resolved
CHEAPEST_FIRST = tuple(reversed(BUILD_SQUARES))


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Kind(Piece):
    """A kind of building (p.6). `steps`: the incomes that an optional cap goes by (A2)."""

    count: int
    steps: tuple[int, ...]
    open_country: bool = False  # needs neither a road nor a house
    revolvers: int = 0
    houses: int = 0  # as how many it counts for its owner's drugstores, banks and saloons

    def named(self) -> Text:
        return Text(f"building-{self.id}")

    def explained(self) -> Text:
        return Text(f"building-{self.id}-help")


RANCH = Kind("ranch", 6, (1, 2, 3, 4, 5, 6, 7, 8), open_country=True, revolvers=1, houses=1)
MINE = Kind("mine", 6, (0, 3, 6, 9, 12, 15, 18, 21), open_country=True, revolvers=1)
DRUGSTORE = Kind("drugstore", 4, (0, 3, 6, 9, 12, 15, 18, 21))
BANK = Kind("bank", 4, (0, 3, 6, 9, 12, 15, 18, 21))
SALOON = Kind("saloon", 3, (0, 5, 10, 15, 20, 25, 30, 35))
HOTEL = Kind("hotel", 3, (6,), houses=2)
CHURCH = Kind("church", 2, (0,), houses=1)
PRISON = Kind("prison", 2, (0,), revolvers=2)
KINDS = (RANCH, MINE, DRUGSTORE, BANK, SALOON, HOTEL, CHURCH, PRISON)


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Tile(Piece):
    """One of the thirty building tiles."""

    kind: Kind

    def named(self) -> Text:
        return self.kind.label

    def explained(self) -> Text | None:
        return self.kind.explained()


TILES = tuple(Tile(f"{kind.id}-{number}", kind) for kind in KINDS for number in range(1, kind.count + 1))
TILE = {tile.id: tile for tile in TILES}


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Side(Piece):
    """One side of a personality card (p.7): the cash limit, and figures of its power."""

    person: str
    number: int  # what orders the track
    colour: Colour
    limit: int
    firepower: int = 0
    cash: int = 0
    packages: tuple[tuple[int, int], ...] = ()  # (price, what one gets)

    def named(self) -> Text:
        return Text(f"person-{self.person}")

    def explained(self) -> Text:
        return Text(f"person-{self.person}-{self.colour}")


def _sides(person: str, number: int, yellow: dict[str, object], red: dict[str, object]) -> dict[Colour, Side]:
    return {
        "yellow": Side(f"{person}-yellow", person, number, "yellow", **yellow),  # type: ignore[arg-type]
        "red": Side(f"{person}-red", person, number, "red", **red),  # type: ignore[arg-type]
    }


PEOPLE: dict[str, dict[Colour, Side]] = {
    "sheriff": _sides("sheriff", 1, {"limit": 20}, {"limit": 20}),
    "banker": _sides("banker", 2, {"limit": 120, "cash": 9}, {"limit": 60, "packages": ((3, 3), (12, 5), (25, 7))}),
    "grocer": _sides("grocer", 3, {"limit": 60, "cash": 8}, {"limit": 60, "cash": 8}),
    "coolie": _sides("coolie", 4, {"limit": 30}, {"limit": 30, "cash": 5}),
    "settler": _sides("settler", 5, {"limit": 30}, {"limit": 20, "cash": 8}),
    "captain": _sides(
        "captain", 6, {"limit": 25, "packages": ((1, 1), (4, 2), (9, 3))}, {"limit": 20, "packages": ((3, 1), (9, 2))}
    ),
    "mercenary": _sides("mercenary", 7, {"limit": 20, "firepower": 3}, {"limit": 30, "firepower": 2}),
}
SIDES = tuple(side for sides in PEOPLE.values() for side in sides.values())
SIDE = {side.id: side for side in SIDES}


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class DuelTile(Piece):
    """A tile that takes the place of a die in Might is Right (p.8); there is a set for each player."""

    value: int

    def named(self) -> Text:
        return Text("duel-tile", value=self.value)


DUEL_VALUES = range(6)
DUEL_SETS = tuple(tuple(DuelTile(f"duel-{owner}-{value}", value) for value in DUEL_VALUES) for owner in range(5))
