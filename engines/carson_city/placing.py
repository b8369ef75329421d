"""Where a cowboy may stand, and the phase in which they are placed (p.3, R11-R16)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Literal, TypeAlias

from engines.carson_city.building import cost, is_sheltered
from engines.carson_city.cards import PRISON, SQUARES, Square
from engines.carson_city.duels import names, with_firepower
from engines.carson_city.income import income, price
from engines.carson_city.land import PARCELS, Parcel
from engines.carson_city.roads import can_lie, lay_a_road
from engines.carson_city.state import Spot, Town, set_down
from engines.core import Option, Pick, Seat, Table, Text

Move: TypeAlias = 'Spot | Literal["pass", "white", "road", "back"]'
STANDABLE = tuple(square for square in SQUARES if square.stand != "automatic")


# Where a cowboy may stand


def spots(town: Town, seat: Seat, *, white: bool = False) -> list[Spot]:
    """Everywhere a cowboy of this seat may be placed now; `white`: the Sheriff's white one (R12-R15)."""
    allowed = _white_allowed if white else _allowed
    return [spot for spot in _open_spots(town, seat) if allowed(town, seat, spot)]


def _open_spots(town: Town, seat: Seat) -> Iterator[Spot]:
    """Action squares, parcels to buy, buildings to attack or defend (R12)."""
    land = town.land
    for square in STANDABLE:
        if not town.closed(square) and not (square.builds and town.display[square] is None):
            yield square
    has_property = town.players[seat].property > 0  # without, no parcel can be bought (A14)
    for parcel in PARCELS:
        if parcel in land.owners:
            if parcel in land.buildings:
                yield parcel
        elif has_property and not land.is_river(parcel):
            yield parcel


def is_attack(town: Town, seat: Seat, spot: Spot) -> bool:
    """Whether a cowboy there attacks somebody's building."""
    return isinstance(spot, Parcel) and spot in town.land.buildings and town.land.owners[spot] != seat


def _allowed(town: Town, seat: Seat, spot: Spot) -> bool:
    """One's own cowboy: one a duel spot, never beside the white one there (R13, R15)."""
    attack = is_attack(town, seat, spot)
    if attack and not can_be_attacked(town, spot):
        return False
    there = town.known_at(spot, seat)
    if not there or (isinstance(spot, Square) and spot.stand == "shared"):
        return not (attack and town.players[seat].is_("sheriff-red"))
    if seat in there or town.white is spot:
        return False
    return not town.players[seat].is_("sheriff-red") or (not attack and _is_own_building(town, seat, spot))


def _white_allowed(town: Town, seat: Seat, spot: Spot) -> bool:
    """The white one: where nobody stands, and never to attack (R15)."""
    return not town.known_at(spot, seat) and not is_attack(town, seat, spot)


def can_be_attacked(town: Town, spot: Spot) -> bool:
    """Churches and what they shelter cannot (R14); prisons where the table says so (A3)."""
    assert isinstance(spot, Parcel)
    if town.land.buildings[spot].kind is PRISON and not town.options.prison_attackable:
        return False
    return not is_sheltered(town.land, spot)


def _is_own_building(town: Town, seat: Seat, spot: Spot) -> bool:
    return isinstance(spot, Parcel) and spot in town.land.buildings and town.land.owners[spot] == seat


# As they stand in a menu


def spot_option(town: Town, seat: Seat, spot: Spot) -> Option[Spot]:
    """A spot with what it costs or brings, and who stands there already."""
    if isinstance(spot, Square):
        return _square_option(town, seat, spot)
    if spot in town.land.buildings:
        return _building_option(town, seat, spot)
    dollars, there = price(town.land, spot), town.land.what_is_at(spot)
    if not town.known_at(spot, seat):
        return _parcel_option(spot, dollars, there)
    label = Text("spot-parcel", parcel=spot.label, price=dollars, there=there)
    return Option(spot.id, label, help=_who(town, seat, spot), value=spot, group=spot.grouped())


@cache
def _parcel_option(parcel: Parcel, dollars: int, there: str) -> Option[Spot]:
    """Where nobody stands; most of a menu are such, so they are made once."""
    label = Text("spot-parcel", parcel=parcel.label, price=dollars, there=there)
    return Option(parcel.id, label, value=parcel, group=parcel.grouped())


def _building_option(town: Town, seat: Seat, parcel: Parcel) -> Option[Spot]:
    land = town.land
    tile, owner = land.buildings[parcel], land.owners[parcel]
    dollars = income(land, tile.kind, parcel, owner, town.options.income_cap).dollars
    label = (
        Text("spot-defend", building=tile.label, parcel=parcel.label, dollars=dollars)
        if owner == seat
        else Text("spot-attack", building=tile.label, parcel=parcel.label, seat=owner, half=dollars // 2)
    )
    return Option(parcel.id, label, help=_who(town, seat, parcel), value=parcel, group=Text("spots-buildings"))


def _square_option(town: Town, seat: Seat, square: Square) -> Option[Spot]:
    label, does = square.label, square.explained()
    if square.builds:
        tile = town.display[square]
        assert tile is not None
        label = Text("spot-build", building=tile.label, price=cost(town, seat, square))
        does = tile.kind.explained()
    who = _who(town, seat, square)
    help_ = does if who is None else Text("spot-taken-does", taken=who, does=does)
    return Option(square.id, label, help=help_, value=square, group=Text("spots-squares"))


def _who(town: Town, seat: Seat, spot: Spot) -> Text | None:
    """Those who stand there, each with the firepower they have now."""
    there = town.known_at(spot, seat)
    if not there:
        return None
    return Text("spot-taken", people=with_firepower(town, dict.fromkeys(there), seat))


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
    if player.white and spots(town, seat, white=True):
        options.append(Option("white", Text("place-white"), value="white"))
    if can_lie(town, seat):
        options.append(Option("road", Text("build-road", count=player.roads), value="road"))
    if player.cowboys:
        options += [spot_option(town, seat, spot) for spot in spots(town, seat)]
    count, firepower = player.cowboys + player.white, town.firepower(seat)
    prompt = Text("place-choose", count=count, firepower=firepower, cash=player.cash)
    return Pick(options, prompt=prompt, topic="place")


def white_pick(town: Town, seat: Seat) -> Pick[Move]:
    """Where the white cowboy goes, if he goes at all."""
    options: list[Option[Move]] = [Option("back", Text("place-back"), value="back")]
    options += [spot_option(town, seat, spot) for spot in spots(town, seat, white=True)]
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
