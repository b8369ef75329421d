"""Carson City: the land, the cowboys who stand in it, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engines.carson_city.cards import PEOPLE, SQUARES, Colour, DuelTile, Kind, Side, Square, Tile
from engines.carson_city.land import Land, Parcel
from engines.core import Seat, State

ROUNDS = 4
CASH, COWBOYS, MOST_COWBOYS, PROPERTY = 15, 3, 10, 12
NEW_COWBOYS = {1: 4, 2: 5, 3: 5, 4: 0}
ROADS_IN_THE_BOX, HOUSES_IN_THE_BOX = 25, 20
CHIP = 3  # revolvers on the chip of the ammunition square

Spot: TypeAlias = "Square | Parcel"
Red: TypeAlias = Annotated[bool, Field(json_schema_extra={"group": "red"})]


class Options(BaseModel):
    """What a table can agree on before the start (p.7-8; the rulings A1 to A3 and A8)."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    might_is_right: bool = False
    river: bool = False
    quick_draw: bool = False
    sealed_layouts: bool = False
    prison_attackable: bool = True
    house_on_rival_parcel: bool = True
    income_cap: bool = False
    all_red: Red = False
    red_sheriff: Red = False
    red_banker: Red = False
    red_grocer: Red = False
    red_coolie: Red = False
    red_settler: Red = False
    red_captain: Red = False
    red_mercenary: Red = False
    red_coolie_cash: Annotated[Literal["gain", "pay"], Field(json_schema_extra={"group": "red"})] = "gain"

    def colour(self, person: str) -> Colour:
        """Which side of a personality is in play."""
        return "red" if self.all_red or getattr(self, f"red_{person}") else "yellow"

    def people(self) -> list[Side]:
        """The seven personalities, as they lie."""
        return [sides[self.colour(person)] for person, sides in PEOPLE.items()]


@dataclass(slots=True, repr=False)
class Player:
    """What one player has. Cowboys, roads and buildings here are in the personal reserve."""

    cash: int = CASH
    points: int = 0
    cowboys: int = COWBOYS
    roads: int = 0
    property: int = PROPERTY
    revolvers: int = 0
    tiles: list[Tile] = field(default_factory=list)
    person: Side | None = None
    took_cash: bool = False  # $8 instead of the other half of the card (A11)
    white: bool = False  # the white cowboy waits in the reserve
    hand: list[DuelTile] = field(default_factory=list)  # Might is Right: tiles to play
    used: list[DuelTile] = field(default_factory=list)  # played, for all to see
    covered: list[DuelTile] = field(default_factory=list)  # what stayed in the pile after a refill: hidden (A29)
    total: int = 0  # of the tiles dealt: announced (R42)

    def is_(self, side: str) -> bool:
        """Whether this personality was chosen for the round, with this side up."""
        return self.person is not None and self.person.id == side


@dataclass(slots=True, repr=False)
class Laid:
    """A cowboy in a layout that only its player sees yet (R46)."""

    seat: Seat
    spot: Spot
    white: bool


@dataclass(slots=True, repr=False)
class Town(State):
    """Everything. `lower` and `upper` are the rows of the order track, the first slot first."""

    options: Options
    players: list[Player]
    land: Land
    display: dict[Square, Tile | None]
    bag: list[Tile]
    lower: list[Seat]
    upper: list[Seat] = field(default_factory=list)
    round: int = 0
    step: Literal["set-up", "people", "placement", "actions", "round-end", "over"] = "set-up"
    people: list[Side] = field(default_factory=list)  # to be chosen
    cowboys: dict[Spot, list[Seat]] = field(default_factory=dict)  # who stands where, in the order they came
    white: Spot | None = None  # where the white one stands, as one of its owner's
    sealed: list[Laid] = field(default_factory=list)  # layouts of a Quick-draw, in the order of their edits
    chip: Seat | None = None  # who has the chip with three revolvers
    square: Square | None = None  # that is being resolved
    doubled: dict[Seat, Kind] = field(default_factory=dict)  # what pays a Grocer double
    placing: Seat | None = None  # whose turn of placement it is
    refused: list[Parcel] = field(default_factory=list)  # by their owners, to whoever builds now (A8)
    bonus: dict[Seat, int] = field(default_factory=dict)  # points of Quick-draw

    # Whose is what

    def firepower(self, seat: Seat) -> int:
        """Cowboys and revolvers in the reserve, the chip, the Mercenary (R19). The white one counts (A6)."""
        player = self.players[seat]
        person = 0 if player.person is None else player.person.firepower
        return player.cowboys + player.white + player.revolvers + CHIP * (self.chip == seat) + person

    def known_firepower(self, seat: Seat, reader: Seat | None) -> int:
        """The same as a reader knows it: for them cowboys in another's sealed layout are still in the reserve."""
        hidden = 0 if seat == reader else sum(laid.seat == seat for laid in self.sealed)
        return self.firepower(seat) + hidden

    def standing(self, seat: Seat) -> int:
        """How many cowboys of a seat's own colour stand somewhere."""
        everywhere = sum(seats.count(seat) for seats in self.cowboys.values())
        return everywhere - (self.white is not None and self.sheriff() == seat)

    def sheriff(self) -> Seat | None:
        """Whose the white cowboy is this round."""
        return next((Seat(i) for i, player in enumerate(self.players) if player.is_("sheriff-yellow")), None)

    def at(self, spot: Spot) -> Sequence[Seat]:
        """Whose cowboys stand there, in the order they came."""
        return self.cowboys.get(spot, ())

    def known_cowboys(self, seat: Seat) -> Mapping[Spot, Sequence[Seat]]:
        """Whose cowboys stand where, as far as this seat can see: of sealed layouts it sees its own."""
        own = [laid.spot for laid in self.sealed if laid.seat == seat]
        return (
            self.cowboys | {spot: [*self.at(spot), *[seat] * own.count(spot)] for spot in own} if own else self.cowboys
        )

    def slot(self, seat: Seat) -> int:
        """A seat's number on the lower row: what breaks ties (A18)."""
        return self.lower.index(seat)

    def in_order(self) -> list[Seat]:
        """All seats by the lower row."""
        return list(self.lower)

    # Supplies

    def roads_left(self) -> int:
        """In the general reserve. A bridge is two."""
        laid = len(self.land.roads) + len(self.land.bridges())
        return ROADS_IN_THE_BOX - laid - sum(player.roads for player in self.players)

    def closed(self, square: Square) -> bool:
        """Whether the round marker covers a square that sells points, or has passed it (R37, notes 0)."""
        return is_closed(square, self.round)

    def closed_squares(self) -> list[Square]:
        return [square for square in SQUARES if self.closed(square)]


def is_closed(square: Square, round: int) -> bool:
    """Whether a square that sells points is closed in a round: the cheapest first, one a round (notes 0)."""
    return square.sells_points and square.figure <= round


def give_roads(town: Town, seat: Seat, count: int) -> int:
    """So many roads from the general reserve, or as many as there are (A9): how many."""
    given = min(count, town.roads_left())
    town.players[seat].roads += given
    return given


def take_home(town: Town, spot: Spot, seat: Seat, *, to_reserve: bool) -> None:
    """A seat's cowboy leaves a spot: back to its own reserve, or to the general one (R18)."""
    player, there = town.players[seat], town.cowboys[spot]
    there.remove(seat)
    if not there:
        del town.cowboys[spot]
    if town.white is spot and seat == town.sheriff() and seat not in there:
        town.white = None
        player.white = to_reserve
    elif to_reserve:
        player.cowboys += 1


def set_down(town: Town, spot: Spot, seat: Seat, *, white: bool = False) -> None:
    """A seat's cowboy goes to a spot."""
    player = town.players[seat]
    if white:
        player.white = False
        town.white = spot
    else:
        player.cowboys -= 1
    town.cowboys.setdefault(spot, []).append(seat)
