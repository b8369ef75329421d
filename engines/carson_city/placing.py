"""Where a cowboy may stand, and the phase in which they are placed (p.3, R11-R16)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Literal, TypeAlias

from engines.carson_city.building import price_to_build, sheltered
from engines.carson_city.cards import PRISON, SQUARES, Kind, Square, Tile
from engines.carson_city.duels import names, with_firepower
from engines.carson_city.income import GROUND, income
from engines.carson_city.land import PARCELS, RIVER, Parcel, what_is_at
from engines.carson_city.roads import can_lie, lay_a_road
from engines.carson_city.state import Spot, Town, is_closed, set_down
from engines.core import Option, Pick, Seat, Table, Text

Move: TypeAlias = 'Spot | Literal["pass", "white", "road", "back"]'
OF_SQUARES, OF_BUILDINGS = Text("spots-squares"), Text("spots-buildings")
PLACE = {parcel: place for place, parcel in enumerate(PARCELS)}
MENUS = 512  # how many parts of menus are kept made


# Where a cowboy may stand


def spots(town: Town, seat: Seat, *, white: bool = False) -> list[Spot]:
    """Everywhere a cowboy of this seat may be placed now; `white`: the Sheriff's white one."""
    return list(menu(town, seat, white=white))


def menu(town: Town, seat: Seat, *, white: bool = False) -> dict[Spot, Option[Spot]]:
    """The same, each as it stands in a menu: all open spots, but of those where somebody stands only the ones to join.

    Menus are long and looked at often, and most spots look the same to everybody all through a phase: options are made
    once for all that are alike.
    """
    found = open_spots(town, seat, white=white)
    for spot, there in town.known_cowboys(seat).items():
        if spot not in found:
            continue
        if not white and may_join(town, seat, spot, there):
            found[spot] = taken_option(town, seat, found[spot], there)
        else:
            del found[spot]  # the white one goes only where nobody stands (R15)
    return found


def taken_option(town: Town, seat: Seat, empty: Option[Spot], there: Sequence[Seat]) -> Option[Spot]:
    """The same spot where somebody stands, each of them with the firepower they have now."""
    taken = Text("spot-taken", people=with_firepower(town, dict.fromkeys(there), seat))
    help_ = taken if empty.help is None else Text("spot-taken-does", taken=taken, does=empty.help)
    return Option(empty.id, empty.label, help_, empty.value, empty.group)


def open_spots(town: Town, seat: Seat, *, white: bool = False) -> dict[Spot, Option[Spot]]:
    """Action squares, parcels to buy, buildings to attack or defend, whoever stands there (R12)."""
    player, land = town.players[seat], town.land
    found: dict[Spot, Option[Spot]] = {}
    found |= _squares(town.round, tuple(town.display.items()), player.is_("coolie-yellow"))
    if player.property:  # without, no parcel can be bought (A14)
        found |= _parcels(
            tuple(land.crowd.values()), tuple(land.owners), tuple(land.houses), tuple(land.mountains), land.river
        )
    if land.buildings:
        found |= _buildings(town, seat, attacks=not white and not player.is_("sheriff-red"))
    return found


def may_join(town: Town, seat: Seat, spot: Spot, there: Sequence[Seat]) -> bool:
    """Whether one's own cowboy may join those who stand there: any number on a shared square; elsewhere one a player,
    never beside the white one (R13, R15), and the red Sheriff's only to defend (R10).
    """
    if isinstance(spot, Square) and spot.stand == "shared":
        return True
    if seat in there or town.white is spot:
        return False
    defends = spot in town.land.buildings and not is_attack(town, seat, spot)
    return defends or not town.players[seat].is_("sheriff-red")


def is_attack(town: Town, seat: Seat, spot: Spot) -> bool:
    """Whether a cowboy there attacks somebody's building."""
    return isinstance(spot, Parcel) and spot in town.land.buildings and town.land.owners[spot] != seat


@lru_cache(MENUS)
def _squares(round: int, display: tuple[tuple[Square, Tile | None], ...], halved: bool) -> Mapping[Spot, Option[Spot]]:
    """The action squares that take cowboys; those to build at only with a building (R13, R37)."""
    tiles = dict(display)
    found: dict[Spot, Option[Spot]] = {}
    for square in SQUARES:
        tile = tiles.get(square)
        if tile is not None:
            label = Text("spot-build", building=tile.label, price=price_to_build(square, halved))
            found[square] = Option(square.id, label, tile.kind.explained(), square, OF_SQUARES)
        elif square.stand != "automatic" and not square.builds and not is_closed(square, round):
            found[square] = Option(square.id, square.label, square.explained(), square, OF_SQUARES)
    return found


@lru_cache(MENUS)
def _parcels(
    crowds: tuple[int, ...],
    owned: tuple[Parcel, ...],
    houses: tuple[Parcel, ...],
    mountains: tuple[Parcel, ...],
    river: bool,
) -> Mapping[Spot, Option[Spot]]:
    """The parcels that nobody owns, what stands on them or not; never the river (R12, R44)."""
    taken = RIVER.union(owned) if river else frozenset(owned)
    return {
        parcel: _parcel_option(parcel, GROUND + crowd, what_is_at(parcel, houses, mountains))
        for parcel, crowd in zip(PARCELS, crowds, strict=True)
        if parcel not in taken
    }


@cache
def _parcel_option(parcel: Parcel, price: int, there: str) -> Option[Spot]:
    label = Text("spot-parcel", parcel=parcel.label, price=price, there=there)
    return Option(parcel.id, label, value=parcel, group=parcel.grouped())


def _buildings(town: Town, seat: Seat, *, attacks: bool) -> Iterator[tuple[Spot, Option[Spot]]]:
    """One's own buildings to defend, and those of others that can be attacked (R12)."""
    land = town.land
    safe = sheltered(land)
    for parcel in sorted(land.buildings, key=PLACE.__getitem__):
        owner, kind = land.owners[parcel], land.buildings[parcel].kind
        shut = kind is PRISON and not town.options.prison_attackable  # A3
        can_attack = attacks and not shut and parcel not in safe  # R14
        if owner == seat or can_attack:
            dollars = income(land, kind, parcel, owner, town.options.income_cap).dollars
            yield parcel, _building_option(parcel, kind, None if owner == seat else owner, dollars)


@lru_cache(MENUS)
def _building_option(parcel: Parcel, kind: Kind, rival: Seat | None, dollars: int) -> Option[Spot]:
    if rival is None:
        label = Text("spot-defend", building=kind.label, parcel=parcel.label, dollars=dollars)
    else:
        label = Text("spot-attack", building=kind.label, parcel=parcel.label, seat=rival, half=dollars // 2)
    return Option(parcel.id, label, value=parcel, group=OF_BUILDINGS)


# The phase


async def place_cowboys(table: Table[Town]) -> None:
    """By the upper row, round and round, until all have passed (R11, R16)."""
    town = table.state
    begin(town)
    while town.upper:
        for seat in list(town.upper):
            await take_turn(table, seat)


def begin(town: Town) -> None:
    """All markers stand on the upper row."""
    town.step = "placement"
    town.lower = []


async def take_turn(table: Table[Town], seat: Seat) -> None:
    """One cowboy is placed, or the player passes; without a cowboy they must (R11)."""
    town = table.state
    town.placing = seat
    if not town.players[seat].cowboys and not town.players[seat].white:
        go_down(table, seat)
        return
    white = False
    while True:
        move: Move = await table.ask(seat, partial(white_pick if white else move_pick, town, seat))
        if isinstance(move, (Square, Parcel)):
            place(table, seat, move, white=white)
            return
        if move == "pass":
            go_down(table, seat)
            return
        if move == "road":
            await lay_a_road(table, seat)
        white = move == "white"


def move_pick(town: Town, seat: Seat) -> Pick[Move]:
    """All that can be done in a turn of placement."""
    player = town.players[seat]
    options: list[Option[Move]] = [Option("pass", Text("place-pass", slot=len(town.lower) + 1), value="pass")]
    if player.white and menu(town, seat, white=True):
        options.append(Option("white", Text("place-white"), value="white"))
    if can_lie(town, seat):
        options.append(Option("road", Text("build-road", count=player.roads), value="road"))
    if player.cowboys:
        options += menu(town, seat).values()
    count, firepower = player.cowboys + player.white, town.firepower(seat)
    prompt = Text("place-choose", count=count, firepower=firepower, cash=player.cash)
    return Pick(options, prompt=prompt, topic="place")


def white_pick(town: Town, seat: Seat) -> Pick[Move]:
    """Where the white cowboy goes, if he goes at all."""
    options: list[Option[Move]] = [Option("back", Text("place-back"), value="back")]
    options += menu(town, seat, white=True).values()
    return Pick(options, prompt=Text("place-white-choose"), topic="place-white")


def place(table: Table[Town], seat: Seat, spot: Spot, *, white: bool = False) -> None:
    """A cowboy goes to a spot."""
    town = table.state
    there = names(dict.fromkeys(town.at(spot)), seat)
    set_down(town, spot, seat, white=white)
    if isinstance(spot, Parcel) and spot in town.land.buildings and not white:
        _tell_manned(table, seat, spot, there)
    else:
        key, where = "placed-white" if white else "placed", _called(town, spot)
        table.tell(key, seat=seat, spot=where, others=there, contested=len(there))


def _tell_manned(table: Table[Town], seat: Seat, parcel: Parcel, others: list[Text]) -> None:
    """A building is attacked, or defended."""
    land, count = table.state.land, len(others)
    building, owner = land.buildings[parcel].label, land.owners[parcel]
    if owner == seat:
        table.tell("defends", seat=seat, building=building, parcel=parcel.label, others=others, contested=count)
    else:
        table.tell(
            "attacks", seat=seat, owner=owner, building=building, parcel=parcel.label, others=others, contested=count
        )


def _called(town: Town, spot: Spot) -> Text:
    """What a spot is called, with the building that lies or stands there."""
    tile = town.display.get(spot) if isinstance(spot, Square) else town.land.buildings.get(spot)
    return spot.label if tile is None else Text("spot-of", spot=spot.label, building=tile.label)


def go_down(table: Table[Town], seat: Seat) -> None:
    """The marker goes to the first free slot of the lower row, which orders ties and the next choice (R16)."""
    town = table.state
    town.upper.remove(seat)
    town.lower.append(seat)
    table.tell("passed", seat=seat, slot=len(town.lower))
