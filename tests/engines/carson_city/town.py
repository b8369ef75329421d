"""Stages a position of Carson City and drives one rule on it with scripted answers."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from engines.carson_city import GAME
from engines.carson_city.building import build_from_reserves
from engines.carson_city.cards import CHEAPEST_FIRST, DUEL_SETS, SIDE, SQUARE, TILES, DuelTile, Tile
from engines.carson_city.land import PARCEL, ROAD, ROADS, Land
from engines.carson_city.personalities import choose_personalities
from engines.carson_city.placing import place_cowboys
from engines.carson_city.quick_draw import draw_quickly
from engines.carson_city.round_end import end_round
from engines.carson_city.squares import resolve, resolve_actions
from engines.carson_city.state import Options, Player, Spot, Town
from engines.carson_city.view import TownView
from engines.core import Form, IllegalAnswer, Pick, Seat, Table
from engines.core.staging import Said, spelt
from tests.engines.sound import SoundStage

A, B, C, D, E = (Seat(i) for i in range(5))


class Scene(SoundStage):
    """A rule running on a staged town. Nothing may be broken after any answer."""

    @property
    def town(self) -> Town:
        town: Town = self.table.state
        return town

    def player(self, seat: Seat) -> Player:
        return self.town.players[seat]

    def cash(self, seat: Seat) -> int:
        return self.player(seat).cash

    def points(self, seat: Seat) -> int:
        return self.player(seat).points

    def cowboys(self, seat: Seat) -> int:
        """In the personal reserve."""
        return self.player(seat).cowboys

    def reserve(self, seat: Seat) -> list[str]:
        """The kinds of buildings in a reserve."""
        return [tile.kind.id for tile in self.player(seat).tiles]

    def at(self, spot: str) -> list[Seat]:
        """Who stands on a square or a parcel."""
        return list(self.town.at(_spot(spot)))

    def owner(self, parcel: str) -> Seat | None:
        return self.town.land.owners.get(PARCEL[parcel])

    def stands_on(self, parcel: str) -> str | None:
        """What is on a parcel: the kind of building, "house", "mountain" or None."""
        land, place = self.town.land, PARCEL[parcel]
        if place in land.buildings:
            return land.buildings[place].kind.id
        return "house" if place in land.houses else "mountain" if place in land.mountains else None

    def paid(self, parcel: str) -> int:
        """What a building paid its owner, nobody robbing it."""
        said = [event.text for event in self.events if event.text.key in ("estate-paid", "estate-paid-double")]
        paid = [text.args["dollars"] for text in said if text.args["parcel"] == PARCEL[parcel].label]
        return sum(dollars for dollars in paid if isinstance(dollars, int))

    @property
    def display(self) -> list[str | None]:
        """Kinds of buildings from $3 to $12."""
        tiles = [self.town.display[square] for square in CHEAPEST_FIRST]
        return [None if tile is None else tile.kind.id for tile in tiles]

    @property
    def who(self) -> list[Seat]:
        """Who has something to decide, or may react."""
        return [seat for seat, ask in self.pending.items() if ask.wait != "aside"]

    def sight(self, seat: Seat | None) -> TownView:
        """The town as a seat sees it; None is a bystander."""
        view = self.view(seat)
        assert isinstance(view, TownView)
        return view

    @property
    def topic(self) -> str:
        """What the question at hand is about."""
        return next(iter(self.pending.values())).topic

    def options(self, seat: Seat | None = None) -> set[str]:
        """What whoever is waited for, or this seat, can choose, by id; nothing if nobody is asked."""
        return set(self.offered(seat)) if self.pending else set()

    def parcels(self, seat: Seat | None = None) -> set[str]:
        """The parcels among the options."""
        return self.options(seat) & set(PARCEL)

    def fields(self, seat: Seat) -> set[str]:
        """The fields of the form that this seat can fill in."""
        ask = self.pending[seat]
        assert isinstance(ask, Form)
        return set(ask.fields)

    def picks(self, seat: Seat, field: str) -> set[str]:
        """What the first fields of a seat's form offer, by id."""
        ask = self.pending[seat]
        assert isinstance(ask, Form)
        pick = ask.fields[field]
        assert isinstance(pick, Pick)
        return {option.id for option in pick.options}

    def refuses(self, seat: Seat, said: Said) -> bool:
        """Whether a seat that is asked may not answer this; if not, nothing changes by trying."""
        before = self.digest()
        try:
            self.answer(seat, spelt(self.pending[seat], said))
        except IllegalAnswer:
            return self.digest() == before and self.status() == []
        return False


def _spot(id_: str) -> Spot:
    return SQUARE.get(id_) or PARCEL[id_]


class Staged:
    """A position in the making: an empty map, an empty display, and everybody has $15 and three cowboys in round 1."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self._options = options
        players = [Player() for _ in range(seats)]
        self.town = Town(
            options=Options(**options),
            players=players,
            land=Land(river=options.get("river", False)),
            display=dict.fromkeys(CHEAPEST_FIRST),
            bag=list(TILES),
            lower=[Seat(i) for i in range(seats)],
            round=1,
        )
        if options.get("might_is_right"):
            for player, tiles in zip(players, DUEL_SETS, strict=False):
                player.hand = list(tiles)

    # The land

    def owns(self, seat: Seat, *parcels: str) -> Staged:
        """Property tiles on parcels."""
        for parcel in parcels:
            self.town.land.owners[PARCEL[parcel]] = seat
            self.town.players[seat].property -= 1
        return self

    def house(self, *parcels: str) -> Staged:
        for parcel in parcels:
            self.town.land.put_house(PARCEL[parcel])
        return self

    def mountain(self, *parcels: str) -> Staged:
        for parcel in parcels:
            self.town.land.put_mountain(PARCEL[parcel])
        return self

    def building(self, seat: Seat, kind: str, *parcels: str) -> Staged:
        """Buildings, with the property tiles below them."""
        for parcel in parcels:
            if PARCEL[parcel] not in self.town.land.owners:
                self.owns(seat, parcel)
            self.town.land.put_building(PARCEL[parcel], self._tile(kind))
        return self

    def road(self, *roads: str) -> Staged:
        """Roads by their ids: between two parcels, or at the rim."""
        self.town.land.roads += [ROAD[road] for road in roads]
        return self

    def centre(self, parcel: str) -> Staged:
        """The house in the centre of the town, and its four roads."""
        self.town.land.roads += [road for road in ROADS if PARCEL[parcel] in road.along]
        return self.house(parcel)

    def _tile(self, kind: str) -> Tile:
        tile = next(tile for tile in self.town.bag if tile.kind.id == kind)
        self.town.bag.remove(tile)
        return tile

    # Cowboys and players

    def stands(self, seat: Seat, *spots: str, white: bool = False) -> Staged:
        """Cowboys on squares and parcels, in this order, besides those in the reserve."""
        for spot in spots:
            self.town.cowboys.setdefault(_spot(spot), []).append(seat)
            if white:
                self.has(seat, person="sheriff-yellow")
                self.town.white = _spot(spot)
        return self

    def has(self, seat: Seat, *, person: str | None = None, reserve: Iterable[str] = (), **figures: Any) -> Staged:
        """Cash, cowboys, roads and so on; a personality by its id, and buildings in the reserve by their kinds."""
        player = self.town.players[seat]
        for name, figure in figures.items():
            assert hasattr(player, name)
            setattr(player, name, figure)
        if person is not None:
            player.person = SIDE[person]
        player.tiles += [self._tile(kind) for kind in reserve]
        return self

    def chip(self, seat: Seat) -> Staged:
        """The chip with three revolvers."""
        self.town.chip = seat
        return self

    def hand(self, seat: Seat, *values: int, used: Iterable[int] = (), covered: Iterable[int] = ()) -> Staged:
        """Duel tiles to play, played, and those that were left in the pile by a refill."""

        def tiles(numbers: Iterable[int]) -> list[DuelTile]:
            return [tile for number in numbers for tile in DUEL_SETS[seat] if tile.value == number]

        player = self.town.players[seat]
        player.hand, player.used, player.covered = tiles(values), tiles(used), tiles(covered)
        return self

    # The game

    def round(self, number: int) -> Staged:
        self.town.round = number
        return self

    def order(self, *seats: Seat) -> Staged:
        """The lower row, the first slot first."""
        self.town.lower = list(seats)
        return self

    def shows(self, *kinds: str | None) -> Staged:
        """Buildings on display from $3 to $12; None is an empty square."""
        for square, kind in zip(CHEAPEST_FIRST, kinds, strict=False):
            self.town.display[square] = None if kind is None else self._tile(kind)
        return self

    def next_buildings(self, *kinds: str) -> Staged:
        """What is drawn from the bag next, the first one first. The rest lies below."""
        drawn = [self._tile(kind) for kind in kinds]
        self.town.bag += reversed(drawn)
        return self

    # Rules to run

    def rule(self, rule: Callable[[Table[Town]], Coroutine[Any, Any, Any]], dice: Iterable[int] = ()) -> Scene:
        """Any rule that takes the table. Dice show these faces, in this order."""
        numbers = [face - 1 for face in dice]
        seats = len(self.town.players)
        scene = Scene(GAME, self.town, rule, seats=seats, numbers=numbers, options=self._options)
        assert scene.status() == []
        return scene

    def resolve(self, *squares: str, dice: Iterable[int] = ()) -> Scene:
        """Some squares, one after the other. Duels are rolled by the lower row."""

        async def resolve_some(table: Table[Town]) -> None:
            for square in squares:
                await resolve(table, SQUARE[square])

        return self.rule(resolve_some, dice)

    def actions(self, dice: Iterable[int] = ()) -> Scene:
        """All squares, with the reserves after square 12."""
        return self.rule(resolve_actions, dice)

    def reserves(self) -> Scene:
        """Only what is built from reserves."""
        return self.rule(build_from_reserves)

    def people(self) -> Scene:
        """The choice of personalities."""
        return self.rule(choose_personalities)

    def placement(self, *upper: Seat) -> Scene:
        """Cowboys are placed in this order; the lower row is empty."""
        self.town.upper = list(upper or self.town.lower)
        return self.rule(place_cowboys)

    def race(self, *upper: Seat) -> Scene:
        """The placement of Quick-draw."""
        self.town.upper = list(upper or self.town.lower)
        return self.rule(draw_quickly)

    def end_round(self) -> Scene:
        """The fourth phase. Without a personality nobody has a limit, so all get one that takes no notice."""
        for player in self.town.players:
            player.person = player.person or SIDE["banker-yellow"]
        return self.rule(end_round)
