"""The end of the game: what buildings, houses, mountains and cash are worth (p.5, p.8, R41, R44, R45)."""

from __future__ import annotations

from engines.carson_city.land import CORNERS, Land, Parcel
from engines.carson_city.state import Town
from engines.core import Seat, Standings, Table, rank

EACH, AT_A_BRIDGE = 2, 3
DOLLARS_A_POINT = 6


def reward_quick_draw(table: Table[Town]) -> None:
    """A point for each player behind on the lower row (R45)."""
    town = table.state
    if not town.options.quick_draw:
        return
    for slot, seat in enumerate(town.in_order(), 1):
        town.bonus[seat] = len(town.players) - slot
        table.tell("quick-draw-scored", seat=seat, points=town.bonus[seat])


def standings(town: Town) -> Standings:
    """Most points; of equal ones the lowest on the lower row (R41)."""
    results: dict[Seat, tuple[int, ...]] = {}
    details: dict[Seat, dict[str, int]] = {}
    for number in range(len(town.players)):
        seat = Seat(number)
        details[seat] = worth(town, seat)
        slot = town.slot(seat) if seat in town.lower else len(town.players) + number
        results[seat] = (sum(details[seat].values()), -slot)
    return rank(results, details)


def worth(town: Town, seat: Seat) -> dict[str, int]:
    """What a player's points are made of. Empty parcels and the reserve count for nothing."""
    land, player = town.land, town.players[seat]
    near = corners_of_bridges(land)

    def points(places: list[Parcel]) -> int:
        own = [place for place in places if land.owners.get(place) == seat]
        return sum(AT_A_BRIDGE if near.intersection(CORNERS[place]) else EACH for place in own)

    found = {
        "played": player.points,
        "buildings": points(list(land.buildings)),
        "houses": points(land.houses),
        "mountains": points(land.mountains),
        "cash": player.cash // DOLLARS_A_POINT,
    }
    return found | ({"quick-draw": town.bonus.get(seat, 0)} if town.options.quick_draw else {})


def corners_of_bridges(land: Land) -> set[int]:
    """The crossings where bridges end (A17)."""
    return {end for road in land.bridges() for end in road.ends}
