"""Roads: where one may lie, what a parcel is from the nearest, and how a player lays some (p.4, R24, R44, A7, A17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache, partial

from engines.carson_city.land import CORNERS, LINES, ROADS, ROADS_AT, Land, Parcel, Road
from engines.carson_city.state import Town
from engines.core import Option, Pick, Seat, Table, Text

NETWORKS = 256  # of how many networks it is kept what touches them
FAR = 99  # farther than any number of roads
CROSSINGS = range(LINES * LINES)


def weight(land: Land, road: Road) -> int:
    """How many roads it takes: a bridge takes two, from one player (R44)."""
    return 2 if land.river and road.crosses else 1


def can_lie(town: Town, seat: Seat) -> list[Road]:
    """Where this player can lay a road now: next to one that lies, with what is in the reserve."""
    in_hand, land = town.players[seat].roads, town.land
    return [*_next_to(tuple(land.roads), land.river, in_hand > 1)] if in_hand else []


@lru_cache(NETWORKS)
def _next_to(laid: tuple[Road, ...], river: bool, bridges: bool) -> tuple[Road, ...]:
    """The roads that touch one of those, row by row; whether one could pay for a bridge too."""
    touching = {road for one in laid for end in one.ends for road in ROADS_AT[end]}.difference(laid)
    return tuple(road for road in ROADS if road in touching and (bridges or not river or not road.crosses))


def option_of(land: Land, road: Road) -> Option[Road]:
    """A road as it stands in a menu; a bridge with what it takes."""
    return road.option if weight(land, road) == 1 else _bridge_option(road)


@cache
def _bridge_option(road: Road) -> Option[Road]:
    return Option(road.id, road.label, Text("road-is-bridge"), road, road.grouped())


def lay(table: Table[Town], seat: Seat, road: Road) -> None:
    """One road, or both roads of a bridge."""
    town = table.state
    used = weight(town.land, road)
    town.players[seat].roads -= used
    town.land.roads.append(road)
    table.tell("bridge-laid" if used == 2 else "road-laid", seat=seat, road=road.label)


# How far it is


class Distances:
    """How many roads it takes to every crossing, from some with what it takes to start there; laid roads take none."""

    def __init__(self, laid: Iterable[Road], river: bool, start: Mapping[int, int]) -> None:
        self.to = [FAR] * len(CROSSINGS)
        self._by: dict[int, Road] = {}
        free = set(laid)
        layers: list[list[int]] = [[] for _ in range(FAR)]
        for crossing, far in start.items():
            if far < FAR:
                self.to[crossing] = far
                layers[far].append(crossing)
        for far, layer in enumerate(layers):
            for crossing in layer:  # which grows by laid roads while it is walked through
                if self.to[crossing] == far:
                    self._go_on(free, river, crossing, layers)

    def _go_on(self, free: set[Road], river: bool, crossing: int, layers: list[list[int]]) -> None:
        to, far = self.to, self.to[crossing]
        for other, road, width in STEPS[crossing]:
            if far < to[other]:  # else even a laid road leads to nothing better
                then = far if road in free else far + (width if river else 1)
                if then < to[other]:
                    to[other] = then
                    self._by[other] = road
                    layers[then].append(other)

    def way(self, crossing: int) -> tuple[list[Road], int]:
        """The roads from there back to where it started, and that crossing."""
        roads = []
        while (road := self._by.get(crossing)) is not None:
            roads.append(road)
            crossing = other_end(road, crossing)
        return roads, crossing


def other_end(road: Road, crossing: int) -> int:
    """The crossing at the other end of a road."""
    one, two = road.ends
    return two if crossing == one else one


STEPS = {
    crossing: [(other_end(road, crossing), road, 2 if road.crosses else 1) for road in roads]
    for crossing, roads in ROADS_AT.items()
}  # from each crossing the next ones, with the roads there and what these take where there is a river


def from_network(land: Land) -> Distances:
    """From all crossings that a road touches."""
    return _from_network(tuple(land.roads), land.river)


@lru_cache(NETWORKS)
def _from_network(laid: tuple[Road, ...], river: bool) -> Distances:
    return Distances(laid, river, dict.fromkeys([end for road in laid for end in road.ends], 0))


def roads_to(distances: Distances, parcel: Parcel) -> int:
    """How many roads it takes until one touches a corner of the parcel."""
    to = distances.to
    one, two, three, four = CORNERS[parcel]
    return min(to[one], to[two], to[three], to[four])


class Ways:
    """The shortest ways from the network to a site and to one more place at once: they part where that is best."""

    def __init__(self, laid: tuple[Road, ...], river: bool, site: Parcel) -> None:
        self._laid = laid
        self._network = _from_network(laid, river)
        self._site = Distances(laid, river, dict.fromkeys(CORNERS[site], 0))
        both = {crossing: self._network.to[crossing] + self._site.to[crossing] for crossing in CROSSINGS}
        self._joined = Distances(laid, river, both)

    def need(self, place: Parcel) -> int:
        """How many roads it takes until both are reached."""
        return roads_to(self._joined, place)

    def shortest(self, place: Parcel) -> list[Road]:
        """Roads for one of the shortest ways, in an order in which they can be laid."""
        corner = min(CORNERS[place], key=lambda crossing: self._joined.to[crossing])
        to_place, fork = self._joined.way(corner)
        to_site, to_network = self._site.way(fork)[0], self._network.way(fork)[0]
        roads = [*reversed(to_network), *to_site, *reversed(to_place)]
        return [road for road in dict.fromkeys(roads) if road not in self._laid]


def ways_to(land: Land, site: Parcel) -> Ways:
    """The shortest ways to a site and on."""
    return _ways(tuple(land.roads), land.river, site)


_ways = lru_cache(NETWORKS)(Ways)


# Laying some


async def lay_a_road(table: Table[Town], seat: Seat) -> None:
    """One road, where its player likes; or none after all."""
    town = table.state

    def choice() -> Pick[Road | None]:
        return Pick(
            [Option("back", Text("road-back")), *(option_of(town.land, road) for road in can_lie(town, seat))],
            prompt=Text("road-choose", count=town.players[seat].roads),
            topic="road",
        )

    road = await table.ask(seat, choice)
    if road is not None:
        lay(table, seat, road)


async def lay_roads_to(table: Table[Town], seat: Seat, site: Parcel, place: Parcel) -> None:
    """The roads that a building and its house still need: the shortest way, or one by one as their player likes."""
    town = table.state
    while ways_to(town.land, site).need(place):
        road = await table.ask(seat, partial(_road_pick, town, seat, site, place))
        for each in ways_to(town.land, site).shortest(place) if road is None else [road]:
            lay(table, seat, each)


def _road_pick(town: Town, seat: Seat, site: Parcel, place: Parcel) -> Pick[Road | None]:
    ways = ways_to(town.land, site)
    needed, shortest = ways.need(place), ways.shortest(place)
    label = Text("road-shortest", count=needed, roads=[_called(town.land, road) for road in shortest])
    enough = [option_of(town.land, road) for road in _that_leave_enough(town, seat, needed, site, place)]
    prompt = Text("road-lay", count=needed, left=town.players[seat].roads)
    return Pick([Option("shortest", label), *enough], prompt=prompt, topic="roads-to")


def _called(land: Land, road: Road) -> Text:
    return road.label if weight(land, road) == 1 else Text("road-bridge", road=road.label)


def _that_leave_enough(town: Town, seat: Seat, needed: int, site: Parcel, place: Parcel) -> list[Road]:
    """The roads after which both can still be reached with what is left."""
    land, in_hand = town.land, town.players[seat].roads
    found = []
    for road in can_lie(town, seat):
        left = in_hand - weight(land, road)
        if left >= needed:
            found.append(road)
            continue
        land.roads.append(road)
        if ways_to(land, site).need(place) <= left:
            found.append(road)
        land.roads.pop()
    return found


async def last_roads(table: Table[Town]) -> None:
    """A7: before the last count of a game with a river, bridges can still be made. Nothing else is asked for."""
    for seat in table.state.in_order():
        await lay_while_one_likes(table, seat)


def can_bridge(town: Town, seat: Seat) -> bool:
    """Whether this player's roads reach the river, and over it."""
    to, in_hand = from_network(town.land).to, town.players[seat].roads
    crossings = [road for road in ROADS if road.crosses and road not in town.land.roads]
    return any(to[end] + 2 <= in_hand for road in crossings for end in road.ends)


async def lay_while_one_likes(table: Table[Town], seat: Seat) -> None:
    """Road after road, until no bridge can be made or no more are wanted."""
    town = table.state

    def choice() -> Pick[Road | None] | None:
        roads = can_lie(town, seat)
        if not can_bridge(town, seat):
            return None
        options = [Option("done", Text("road-done")), *(option_of(town.land, road) for road in roads)]
        return Pick(options, prompt=Text("road-last", count=town.players[seat].roads), topic="last-road")

    while (road := await table.ask(seat, choice)) is not None:
        lay(table, seat, road)
