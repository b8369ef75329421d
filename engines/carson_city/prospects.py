"""What land, buildings and roads may bring a computer by the end: in points, from what its seat may know."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from engines.carson_city.cards import BANK, DRUGSTORE, KINDS, SALOON, SQUARE, Kind
from engines.carson_city.income import income, price
from engines.carson_city.land import AROUND, CORNERS, PARCEL, PARCELS, ROADS, Land, Parcel, Road
from engines.carson_city.roads import Distances, from_network, roads_to, ways_to
from engines.carson_city.scoring import EACH, corners_of_bridges
from engines.carson_city.state import ROUNDS, Spot
from engines.carson_city.view import A_TILE, TownView, land_of
from engines.core import Seat

# Experience, in points
DOLLAR = {1: 0.42, 2: 0.33, 3: 0.25, 4: 0.19}  # of an income, by the round in which it is paid
REVOLVER = 0.8  # for each round to come
ROBBED = 0.85  # what is left of incomes on average
GROUND = 0.4  # of a parcel for the squares that count them
ASKING = 50.0  # a rival for a place: never, if there is another
KIND = {kind.id: kind for kind in KINDS}
HOUSE = {DRUGSTORE: 3, BANK: 3, SALOON: 5}  # what a house more beside it brings
PARCELS_AT, ESTATE_AT, POINTS_AT = (SQUARE[id_].number for id_ in ("parcels", "estate-income", "buy-points-5"))


class Prospects:
    """What one seat has, and what it may come to have."""

    def __init__(self, view: TownView, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.me = view.players[seat]
        self.land = land_of(view)
        self.rivals = [Seat(number) for number in range(len(view.players)) if number != seat]
        self.weight = 0.6 / len(self.rivals)  # of what one rival loses
        self.round = max(1, view.round)
        self.number = SQUARE[view.square].number if view.square else 99 if view.step in ("round-end", "over") else 0
        standing = [id_ for id_, there in view.cowboys.items() if seat in there]
        self.stands = [spot_of(id_) for id_ in (*standing, *(id_ for id_, _ in view.layout))]
        self._ground: dict[Parcel, tuple[float, bool]] = {}

    # Buildings

    def price(self, parcel: Parcel) -> int:
        return price(self.land, parcel)

    @cached_property
    def incomes(self) -> Counter[str]:
        """What its own buildings pay, by their kind."""
        found: Counter[str] = Counter()
        for id_, dollars in self.view.incomes.items():
            if self.view.owners[id_] == self.seat:
                found[self.view.buildings[id_]] += dollars
        return found

    @property
    def best_income(self) -> int:
        """What the kind pays that pays most."""
        return max(self.incomes.values(), default=0)

    @cached_property
    def horizon(self) -> float:
        """What a dollar of income is worth, in this round if it is still to be paid, and in all to come."""
        first = self.round if self.number < ESTATE_AT else self.round + 1
        return ROBBED * sum(DOLLAR[round_] for round_ in range(first, ROUNDS + 1))

    def earns(self, kind: Kind, site: Parcel) -> int:
        """What a building would earn there."""
        return income(self.land, kind, site, self.seat, self.view.options.income_cap).dollars

    def building(self, kind: Kind, site: Parcel) -> float:
        """What a building there brings to the end, its house included if one finds a place beside it."""
        dollars, sure = self.earns(kind, site), 1.0
        if not kind.open_country:
            sure, house = self.ground(site)
            dollars += HOUSE.get(kind, 0) * house
        return sure * (dollars * self.horizon + EACH + REVOLVER * kind.revolvers * (ROUNDS + 1 - self.round))

    def ground(self, site: Parcel) -> tuple[float, bool]:
        """How sure a road comes there, and whether a house finds a place beside it."""
        if site not in self._ground:
            short = roads_to(self.network, site) - self.roads
            sure = 1.0 if short <= 0 else 0.4 if self.number == 0 and short < 3 else 0.1
            self._ground[site] = sure, any(self.holds_house(place) for place in AROUND[site])
        return self._ground[site]

    def holds_house(self, place: Parcel) -> bool:
        return self.land.serves(place, self.seat) and self.land.can_be_built_on(place)

    @cached_property
    def network(self) -> Distances:
        return from_network(self.land)

    @cached_property
    def roads(self) -> int:
        return self.me.roads + sum({"three-roads": 3, "one-road": 1}.get(spot.id, 0) for spot in self.stands)

    @cached_property
    def planned(self) -> list[Kind]:
        """The buildings that wait in its reserve, and those it stands to buy."""
        shown = (self.view.display.get(spot.id) for spot in self.stands)
        return [KIND[kind] for kind in (*self.me.tiles, *(kind for kind in shown if kind))]

    @cached_property
    def sites(self) -> list[Parcel]:
        """Where it can build: on its own parcels, and on those for which it stands."""
        own = [parcel for parcel in self.land.owned_by(self.seat) if self.land.can_be_built_on(parcel)]
        coming = [spot for spot in self.stands if isinstance(spot, Parcel) and spot not in self.land.owners]
        return own + [spot for spot in coming if self.number <= PARCELS_AT and self.land.can_be_built_on(spot)]

    def at_best(self, kind: Kind) -> float:
        """What a building more brings at the best site that is left for it."""
        values = sorted((self.building(kind, site) for site in self.sites), reverse=True)
        taken = len(self.planned)
        if len(values) > taken:
            return values[min(taken, 1)]  # others want the best site too, but hardly all of them
        return self.kept

    @cached_property
    def wanted(self) -> dict[Kind, tuple[float, float]]:
        """The kinds it may come to build: how likely, and what they would bring on the land it has."""
        shown = {KIND[kind]: 0.35 for kind in self.view.display.values() if kind}
        likely = shown | dict.fromkeys(self.planned, 0.9)
        free = len(self.sites) > len(self.planned)
        return {
            kind: (chance, max((self.building(kind, site) for site in self.sites), default=0.0) if free else 0.0)
            for kind, chance in likely.items()
        }

    def parcel(self, parcel: Parcel) -> float:
        """What it is worth to own a parcel."""
        if parcel in self.land.mountains or parcel in self.land.houses:
            return GROUND + EACH + self.taken_from_rivals(parcel)
        better = [chance * (self.building(kind, parcel) - now) for kind, (chance, now) in self.wanted.items()]
        return GROUND + max([0.0, *better])

    def taken_from_rivals(self, parcel: Parcel) -> float:
        """A house or a mountain that is owned serves its owner alone."""
        if parcel in self.land.owners:
            return 0.0
        near = [place for place in AROUND[parcel] if self.land.owners.get(place, self.seat) != self.seat]
        ids = {self.view.buildings.get(place.id) for place in near}
        served = {"mine"} if parcel in self.land.mountains else {"drugstore", "bank", "saloon"}
        return self.weight * 3 * self.horizon * len(ids & served)

    def all_incomes(self, land: Land) -> float:
        """What a town pays oneself, less a share of what it pays the rivals."""
        found = 0.0
        for parcel, tile in land.buildings.items():
            owner = land.owners[parcel]
            dollars = income(land, tile.kind, parcel, owner, self.view.options.income_cap).dollars
            found += dollars if owner == self.seat else -self.weight / 2 * dollars
        return found

    def with_building(self, kind: Kind, site: Parcel, house: Parcel | None = None) -> Land:
        """The land with a building more, and its house."""
        land = self.land
        houses = land.houses if house is None else [*land.houses, house]
        buildings = land.buildings | {site: A_TILE[kind.id]}
        return Land(land.river, land.owners, land.mountains, houses, buildings, land.roads, land.crowd)

    def built(self, kind: Kind, site: Parcel) -> float:
        """What a building there brings, with what it does to all others."""
        more = self.all_incomes(self.with_building(kind, site)) - self.all_incomes(self.land)
        return self.building(kind, site) + (more - self.earns(kind, site)) * self.horizon

    def house(self, kind: Kind, site: Parcel, place: Parcel) -> float:
        """What a house brings at a place: unowned it serves everybody, else its owner, to whom it is worth points."""
        found = self.all_incomes(self.with_building(kind, site, place)) * self.horizon
        owner = self.land.owners.get(place)
        if owner == self.seat:
            return found + EACH - self.spare_site(place)
        return found if owner is None else found - ASKING

    def house_comes(self, kind: Kind, site: Parcel) -> bool:
        """Whether its house finds a place for which no rival must be asked."""
        ways = ways_to(self.land, site)
        places = (place for place in PARCELS if place is not site and self.holds_house(place))
        return kind.open_country or any(ways.need(place) <= self.me.roads for place in places)

    def spare_site(self, site: Parcel) -> float:
        """What is lost if nothing can be built there."""
        best = max((chance * self.building(kind, site) for kind, (chance, _) in self.wanted.items()), default=0.0)
        return best if len(self.sites) <= len(self.planned) + 2 else 0.3 * best

    @cached_property
    def kept(self) -> float:
        """What a building kept in reserve may come to bring."""
        later = ROBBED * sum(DOLLAR[round_] for round_ in range(self.round + 1, ROUNDS + 1))
        return 0.4 * (EACH + 4 * later) if self.round < ROUNDS else 0.0

    @cached_property
    def towards_a_bridge(self) -> Road | None:
        """The next road on the way to the bridge that brings most points, if one can be reached."""
        counted = [p for p in self.land.owned_by(self.seat) if not self.land.is_free(p)]
        before = corners_of_bridges(self.land)
        best, found = 0, None
        for road in ROADS if self.land.river else ():
            if not road.crosses or road in self.land.roads:
                continue
            corners = before.union(road.ends)
            more = sum(bool(corners.intersection(CORNERS[p])) > bool(before.intersection(CORNERS[p])) for p in counted)
            near = min(road.ends, key=lambda end: self.network.to[end])
            if more > best and self.network.to[near] + 2 <= self.me.roads:
                way = self.network.way(near)[0]
                best, found = more, next((other for other in reversed(way) if other not in self.land.roads), road)
        return found

    @cached_property
    def road(self) -> float:
        """What a road more is worth: much where a building waits for one."""
        if self.round == ROUNDS and not any(not kind.open_country for kind in self.planned):
            return 0.1 if self.view.options.river else 0.0
        far = min((roads_to(self.network, site) for site in self.sites), default=0)
        return 0.7 if far > self.roads else 0.35 if self.roads < 2 else 0.1


def spot_of(id_: str) -> Spot:
    return SQUARE[id_] if id_ in SQUARE else PARCEL[id_]
