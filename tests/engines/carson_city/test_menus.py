"""What is offered in random games is what the rules allow, reckoned anew from the view alone (R12-R15, R23-R25)."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from engines.carson_city import GAME
from engines.carson_city.cards import SQUARES
from engines.carson_city.land import PARCEL, PARCELS, RIVER, ROADS, Parcel, Road
from engines.carson_city.view import TownView
from engines.core import Ask, Match, Pick, Seat, Text
from tests.engines.carson_city.test_random_games import eager
from tests.engines.conformance import moves, new_match

GAMES, SOAK_GAMES = 20, 200
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"river": True, "house_on_rival_parcel": False},
    {"all_red": True, "prison_attackable": False},
    {"quick_draw": True, "river": True},
    {"quick_draw": True, "sealed_layouts": True, "red_sheriff": True},
)
NEEDS_NOTHING = ("ranch", "mine")


def allowed(view: TownView, seat: int, *, white: bool) -> set[str]:
    """Where this seat may place a cowboy now."""
    squares = {square.id for square in SQUARES if square.stand != "automatic"} - set(view.closed)
    squares -= {square for square, kind in view.display.items() if kind is None}
    land = {parcel.id for parcel in PARCELS if not (view.options.river and parcel in RIVER)} - set(view.owners)
    spots = squares | (land if view.players[seat].property else set()) | set(view.buildings)
    return {spot for spot in spots if may_stand(view, seat, spot, white=white)}


def may_stand(view: TownView, seat: int, spot: str, *, white: bool) -> bool:
    """Whether churches, white cowboys and red Sheriffs leave room there."""
    there = [*view.cowboys.get(spot, []), *(seat for laid, _ in view.layout if laid == spot)]
    attack = spot in view.buildings and view.owners[spot] != seat
    own = spot in view.buildings and not attack
    red = view.players[seat].person == "sheriff-red"
    if attack and (white or red or sheltered(view, spot)):
        return False
    if white:
        return not there
    if spot in ("wages", "one-road"):
        return True
    return seat not in there and view.white != spot and not (red and there and not own)


def sheltered(view: TownView, spot: str) -> bool:
    """Whether no attacker may stand at this building."""
    kind, parcel = view.buildings[spot], PARCEL[spot]
    if kind == "prison" and not view.options.prison_attackable:
        return True
    churches = [PARCEL[id_] for id_, other in view.buildings.items() if other == "church"]
    return any(
        max(abs(church.row - parcel.row), abs(church.column - parcel.column)) <= 1
        and view.owners[church.id] == view.owners[spot]
        for church in churches
    )


def sites(view: TownView, seat: int, kind: str) -> set[str]:
    """Where this seat may build now."""
    own = {id_ for id_, owner in view.owners.items() if owner == seat and empty(view, id_)}
    if kind in NEEDS_NOTHING:
        return own
    return {site for site in own if houses(view, seat, site)}


def houses(view: TownView, seat: int, site: str) -> set[str]:
    """Where the house of a building there may go, with the roads in hand."""
    network = far(view, [end for road in laid(view) for end in road.ends])
    from_site = far(view, PARCEL[site].corners)
    fork = {crossing: network[crossing] + from_site[crossing] for crossing in network}
    best = far(view, fork, fork)
    found = set()
    for place in PARCELS:
        owner = view.owners.get(place.id, seat)
        if place.id == site or not empty(view, place.id):
            continue
        if (owner == seat or view.options.house_on_rival_parcel) and nearest(best, place) <= view.players[seat].roads:
            found.add(place.id)
    return found


def empty(view: TownView, id_: str) -> bool:
    """Nothing stands there, and it is land."""
    taken = id_ in view.houses or id_ in view.mountains or id_ in view.buildings
    return not taken and not (view.options.river and PARCEL[id_] in RIVER)


def laid(view: TownView) -> list[Road]:
    """The roads on the map."""
    return [road for road in ROADS if road.id in view.roads]


def far(view: TownView, start: Iterable[int], at: dict[int, int] | None = None) -> dict[int, int]:
    """How many roads every crossing is from some, by going over all edges until nothing gets shorter."""
    distance = dict.fromkeys(range(81), 999) | {crossing: at[crossing] if at else 0 for crossing in start}
    on_map = set(laid(view))
    weights = {road: 0 if road in on_map else 1 + (view.options.river and road.crosses) for road in ROADS}
    changed = True
    while changed:
        changed = False
        for road, weight in weights.items():
            for one, two in (road.ends, road.ends[::-1]):
                if distance[one] + weight < distance[two]:
                    distance[two] = distance[one] + weight
                    changed = True
    return distance


def nearest(distance: dict[int, int], parcel: Parcel) -> int:
    """How many roads it takes to touch a parcel."""
    return min(distance[corner] for corner in parcel.corners)


def check_menu(match: Match, seat: Seat, ask: Ask[Any], seen: set[str]) -> None:
    """One question, if it is one of those reckoned here."""
    view: Any = match.view(seat)
    assert isinstance(view, TownView)
    offered = {option.id for option in ask.options} if isinstance(ask, Pick) else set()
    spots = offered & {*PARCEL, *(square.id for square in SQUARES)}
    player = view.players[seat]
    if ask.topic == "place":
        assert spots == (allowed(view, seat, white=False) if player.cowboys else set())
    elif ask.topic == "place-white":
        assert spots == allowed(view, seat, white=True)
    elif ask.topic == "race":
        assert spots == (allowed(view, seat, white=False) if player.cowboys else set())
        white = allowed(view, seat, white=True) if player.white else set()
        assert {spot.removeprefix("white-") for spot in offered if spot.startswith("white-")} == white
    elif ask.topic == "build":
        kind = str(ask.prompt.args["building"]).removeprefix("building-")
        assert spots == sites(view, seat, kind)
        assert ask.prompt.args["sites"] == len(spots)
    elif ask.topic == "house":
        named = ask.prompt.args["parcel"]
        assert isinstance(named, Text)
        places = houses(view, seat, str(named.args["name"]))
        assert spots <= places
        assert all(view.owners.get(place, seat) != seat for place in places - spots)  # whose owner has just refused
    elif ask.topic == "reserve":
        fitting = {f"{kind}-{site}" for kind in set(player.tiles) for site in sites(view, seat, kind)}
        assert offered - {"done", "road"} == fitting
    elif ask.topic == "claim":
        assert spots == {parcel.id for parcel in PARCELS if not (view.options.river and parcel in RIVER)} - set(
            view.owners
        )
    else:
        return
    seen.add(ask.topic)


def play_games(seeds: range) -> set[str]:
    """Checks the menus of some games; returns which kinds of questions there were."""
    seen: set[str] = set()
    for seed in seeds:
        match = new_match(GAME, seed, TABLES[seed % len(TABLES)])
        for number, _ in enumerate(moves(match, random.Random(f"menus {seed}"), [eager] * GAME.seats[1])):
            for seat, ask in match.pending.items():
                if ask.topic != "race" or number % 8 == 0:
                    check_menu(match, seat, ask, seen)
    return seen


def test_menus_are_what_the_rules_allow() -> None:
    """Of every kind of question there was some."""
    seen = play_games(range(3000, 3000 + GAMES))

    assert seen == {"place", "place-white", "race", "build", "house", "reserve", "claim"}


@pytest.mark.soak
def test_menus_are_what_the_rules_allow_in_many_games() -> None:
    """Two hundred games over all tables."""
    assert "house" in play_games(range(4000, 4000 + SOAK_GAMES))
