"""What each seat may know, what lies where, and what must always hold."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from engines.carson_city.cards import DUEL_SETS, TILES, Tile
from engines.carson_city.income import income
from engines.carson_city.land import PARCEL, PARCELS, ROAD, WITH_AROUND, Land
from engines.carson_city.scoring import worth
from engines.carson_city.state import HOUSES_IN_THE_BOX, MOST_COWBOYS, PROPERTY, Options, Player, Town
from engines.core import EVERYBODY, Seat, Zones

A_TILE: dict[str, Tile] = {tile.kind.id: tile for tile in TILES}  # tiles of a kind are all alike
REVOLVERS_IN_THE_BOX = 25


class PlayerView(BaseModel):
    """One player's side. Of duel tiles everybody sees those played; `hand` is seen by its owner alone."""

    cash: int
    points: int
    cowboys: int
    white: bool
    roads: int
    property: int
    revolvers: int
    firepower: int
    person: str | None
    took_cash: bool
    tiles: list[str]
    hand: list[int] | None
    tiles_to_play: int
    used: list[int]
    covered: int
    total: int
    worth: dict[str, int]


class TownView(BaseModel):
    """The town as one seat sees it. Parcels, roads, squares and sides are given by their ids, buildings by kind."""

    options: Options
    round: int
    step: str
    square: str | None
    placing: int | None
    players: list[PlayerView]
    owners: dict[str, int]
    mountains: list[str]
    houses: list[str]
    buildings: dict[str, str]
    incomes: dict[str, int]
    roads: list[str]
    display: dict[str, str | None]
    closed: list[str]
    bag: int
    lower: list[int]
    upper: list[int]
    people: list[str]
    cowboys: dict[str, list[int]]
    white: str | None
    layout: list[tuple[str, bool]]  # the own cowboys that nobody else sees yet; with true the white one
    chip: int | None
    doubled: dict[int, str]
    roads_left: int


def view(town: Town, seat: Seat | None) -> TownView:
    """Hidden: the bag, others' duel tiles, and others' sealed layouts (A21).

    Made of our own state, so there is nothing to validate.
    """
    land = town.land
    return TownView.model_construct(
        options=town.options,
        round=town.round,
        step=town.step,
        square=None if town.square is None else town.square.id,
        placing=town.placing if town.step == "placement" else None,
        players=[_player(town, Seat(i), player, seat) for i, player in enumerate(town.players)],
        owners={parcel.id: int(owner) for parcel, owner in land.owners.items()},
        mountains=[parcel.id for parcel in land.mountains],
        houses=[parcel.id for parcel in land.houses],
        buildings={parcel.id: tile.kind.id for parcel, tile in land.buildings.items()},
        incomes={
            parcel.id: income(land, tile.kind, parcel, land.owners[parcel], town.options.income_cap).dollars
            for parcel, tile in land.buildings.items()
        },
        roads=[road.id for road in land.roads],
        display={square.id: None if tile is None else tile.kind.id for square, tile in town.display.items()},
        closed=[square.id for square in town.closed_squares()],
        bag=len(town.bag),
        lower=[int(seat) for seat in town.lower],
        upper=[int(seat) for seat in town.upper],
        people=[side.id for side in town.people],
        cowboys={spot.id: [int(seat) for seat in there] for spot, there in town.cowboys.items()},
        white=None if town.white is None else town.white.id,
        layout=[(laid.spot.id, laid.white) for laid in town.sealed if laid.seat == seat],
        chip=None if town.chip is None else int(town.chip),
        doubled={int(seat): kind.id for seat, kind in town.doubled.items()},
        roads_left=town.roads_left(),
    )


def _player(town: Town, seat: Seat, player: Player, reader: Seat | None) -> PlayerView:
    """Cowboys in a layout that the reader does not see are still in the reserve for them."""
    hidden = [laid for laid in town.sealed if laid.seat == seat != reader]
    return PlayerView.model_construct(
        cash=player.cash,
        points=player.points,
        cowboys=player.cowboys + sum(not laid.white for laid in hidden),
        white=player.white or any(laid.white for laid in hidden),
        roads=player.roads,
        property=player.property,
        revolvers=player.revolvers,
        firepower=town.known_firepower(seat, reader),
        person=None if player.person is None else player.person.id,
        took_cash=player.took_cash,
        tiles=[tile.kind.id for tile in player.tiles],
        hand=sorted(tile.value for tile in player.hand) if seat == reader else None,
        tiles_to_play=len(player.hand),
        used=[tile.value for tile in player.used],
        covered=len(player.covered),
        total=player.total,
        worth=worth(town, seat),
    )


def land_of(view: TownView) -> Land:
    """The map as a view has it: what prices and incomes are reckoned from."""
    land = Land(
        river=view.options.river,
        owners={PARCEL[id_]: Seat(owner) for id_, owner in view.owners.items()},
        roads=[ROAD[id_] for id_ in view.roads],
    )
    for id_ in view.mountains:
        land.put_mountain(PARCEL[id_])
    for id_ in view.houses:
        land.put_house(PARCEL[id_])
    for id_, kind in view.buildings.items():
        land.put_building(PARCEL[id_], A_TILE[kind])
    return land


def zones(town: Town) -> Zones:
    """Buildings in the bag, and duel tiles in hands and under piles, are hidden."""
    zones = Zones(town.known)
    tiles = zones.stock("the thirty buildings", TILES)
    tiles.lies_in(town.bag)
    shown = [tile for tile in town.display.values() if tile is not None]
    reserves = (player.tiles for player in town.players)
    tiles.lies_in(shown, list(town.land.buildings.values()), *reserves, seen_by=EVERYBODY)
    if town.options.might_is_right:
        own_sets = len(town.players) == 2
        duel = zones.stock("the duel tiles", (tile for own in DUEL_SETS[: len(town.players)] for tile in own))
        for number, player in enumerate(town.players):
            # whoever has refilled has shown all six, so that theirs are no longer mistaken for somebody else's
            pool = number if own_sets or player.covered else "as dealt"
            duel.lies_in(player.hand, player.covered, seen_by=(Seat(number),), pool=pool)
            duel.lies_in(player.used, seen_by=EVERYBODY)
    return zones


def status(town: Town) -> list[str]:
    """Every broken invariant that is not about what lies where."""
    return [*_broken_on_the_land(town), *_broken_supplies(town)]


def _broken_on_the_land(town: Town) -> Iterator[str]:
    land = town.land
    filled = [*land.mountains, *land.houses, *land.buildings]
    if len(set(filled)) != len(filled):
        yield "two things stand on one parcel"
    if any(parcel not in land.owners for parcel in land.buildings):
        yield "a building stands on nobody's parcel"
    if any(land.is_river(parcel) for parcel in [*filled, *land.owners]):
        yield "something stands in the river, or somebody owns it"
    if land.crowd != {parcel: sum(near in filled for near in WITH_AROUND[parcel]) for parcel in PARCELS}:
        yield "a parcel is more or less crowded than what stands around it"
    if not connected(land):
        yield "a road is not connected"
    for spot, there in town.cowboys.items():
        shared = getattr(spot, "stand", "duel") == "shared"
        if not shared and (len(set(there)) != len(there) or (town.white is spot and len(there) > 1)):
            yield f"too many cowboys stand at {spot.id}"


def connected(land: Land) -> bool:
    """Whether every road can be reached from the first one."""
    left = list(land.roads)
    reached = set(left.pop(0).ends) if left else set()
    while touching := [road for road in left if reached.intersection(road.ends)]:
        reached.update(end for road in touching for end in road.ends)
        left = [road for road in left if road not in touching]
    return not left and len(set(land.roads)) == len(land.roads)


def _broken_supplies(town: Town) -> Iterator[str]:
    for number, player in enumerate(town.players):
        seat = Seat(number)
        if min(player.cash, player.points, player.cowboys, player.roads, player.property, player.revolvers) < 0:
            yield f"seat {number} has less than nothing"
        sealed = sum(laid.seat == seat and not laid.white for laid in town.sealed)
        if player.cowboys + town.standing(seat) + sealed > MOST_COWBOYS:
            yield f"seat {number} has too many cowboys"
        if player.property + len(town.land.owned_by(seat)) != PROPERTY:
            yield f"seat {number} has lost a property tile"
    if town.roads_left() < 0:
        yield "there are more roads than in the box"
    if len(town.land.houses) > HOUSES_IN_THE_BOX:
        yield "there are more houses than in the box"
    if sum(player.revolvers for player in town.players) > REVOLVERS_IN_THE_BOX:
        yield "there are more revolvers than in the box"
