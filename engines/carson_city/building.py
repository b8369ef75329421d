"""Buildings: bought at a square, kept in reserve, put on the map with roads and a house (p.4, R23-R27, R31)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.carson_city.cards import CHURCH, Kind, Square, Tile
from engines.carson_city.duels import names
from engines.carson_city.income import income
from engines.carson_city.land import AROUND, PARCELS, WITH_AROUND, Land, Parcel
from engines.carson_city.roads import Distances, can_lie, from_network, lay_a_road, lay_roads_to, roads_to, ways_to
from engines.carson_city.state import Town, take_home
from engines.core import Arg, Option, Pick, Seat, Table, Text

Plan: TypeAlias = 'Parcel | Literal["keep", "leave", "road"]'
Build: TypeAlias = 'tuple[Tile, Parcel] | Literal["done", "road"]'


# Where a building can go


def sites(town: Town, seat: Seat, kind: Kind) -> dict[Parcel, int]:
    """The own parcels where this player can put such a building now, with the roads that it takes there (R24-R26)."""
    land, in_hand = town.land, town.players[seat].roads
    free = [parcel for parcel in land.owned_by(seat) if land.can_be_built_on(parcel)]
    if kind.open_country or not free:
        return dict.fromkeys(free, 0)
    network = from_network(land)
    reached = {parcel: roads for parcel in free if (roads := roads_to(network, parcel)) <= in_hand}
    return {parcel: roads for parcel, roads in reached.items() if _house_can_follow(town, seat, parcel, network)}


def _house_can_follow(town: Town, seat: Seat, parcel: Parcel, network: Distances) -> bool:
    """Whether its house finds a place with the roads there are (R25)."""
    to_parcel, in_hand = roads_to(network, parcel), town.players[seat].roads
    places = [place for place in PARCELS if place is not parcel and may_hold_house(town, seat, place)]
    if any(to_parcel + roads_to(network, place) <= in_hand for place in places):
        return True
    ways = ways_to(town.land, parcel)
    return any(ways.need(place) <= in_hand for place in places)


def may_hold_house(town: Town, seat: Seat, parcel: Parcel) -> bool:
    """An empty parcel: unowned, own, or, where the table allows it, a rival's who has not said no (R25, A8)."""
    if not town.land.can_be_built_on(parcel):
        return False
    return town.land.serves(parcel, seat) or (town.options.house_on_rival_parcel and parcel not in town.refused)


def house_places(town: Town, seat: Seat, site: Parcel) -> dict[Parcel, int]:
    """Where the house of a building on this site can go, with the roads that both take together (A9)."""
    ways, in_hand = ways_to(town.land, site), town.players[seat].roads
    places = [place for place in PARCELS if place is not site]
    found = {place: ways.need(place) for place in places if may_hold_house(town, seat, place)}
    return {place: roads for place, roads in found.items() if roads <= in_hand}


# Buying


def cost(town: Town, seat: Seat, square: Square) -> int:
    """The printed price; half of it, rounded up, for the yellow Coolie (R9, R23)."""
    return price_to_build(square, town.players[seat].is_("coolie-yellow"))


def price_to_build(square: Square, halved: bool) -> int:
    """What the building at a square costs."""
    return (square.figure + 1) // 2 if halved else square.figure


async def buy_building(table: Table[Town], seat: Seat, square: Square) -> None:
    """Pay, and build at once or keep the building in reserve; or do neither (R23)."""
    town = table.state
    tile, price = town.display[square], cost(town, seat, square)
    assert tile is not None
    player = town.players[seat]
    if player.cash < price:
        table.tell("cannot-afford", seat=seat, thing=tile.label, price=price, cash=player.cash)
        return
    plan = await choose_site(table, seat, tile, price)
    if plan == "leave":
        table.tell("left-it", seat=seat, thing=tile.label)
        return
    player.cash -= price
    town.display[square] = None
    player.tiles.append(tile)
    table.tell("bought-building", seat=seat, building=tile.label, price=price)
    await carry_out(table, seat, tile, plan)


async def choose_site(table: Table[Town], seat: Seat, tile: Tile, price: int | None) -> Plan:
    """Where a building goes, if it is taken at all; roads may be laid first. `price`: None where it is free."""
    town = table.state

    def choice() -> Pick[Plan]:
        found = sites(town, seat, tile.kind)
        options: list[Option[Plan]] = [Option("keep", Text("build-keep"), value="keep")]
        if price is not None:
            options.append(Option("leave", Text("build-leave"), value="leave"))
        if can_lie(town, seat):
            options.append(Option("road", Text("build-road", count=town.players[seat].roads), value="road"))
        options += [site_option(town, seat, tile, parcel, roads) for parcel, roads in found.items()]
        args: dict[str, Arg] = {"building": tile.label, "sites": len(found)}
        if price is None:
            prompt = Text("build-choose-free", **args)
        else:
            prompt = Text("build-choose", **args, price=price, left=town.players[seat].cash - price)
        return Pick(options, prompt=prompt, topic="build", default=["keep" if price is None else "leave"])

    town.refused = []
    while (plan := await table.ask(seat, choice)) == "road":
        await lay_a_road(table, seat)
    return plan


def site_option(town: Town, seat: Seat, tile: Tile, parcel: Parcel, roads: int) -> Option[Parcel]:
    """A site with what the building would earn there and how many roads it takes."""
    dollars = earnings(town, seat, tile.kind, parcel)
    label = Text("build-site", parcel=parcel.label, dollars=dollars, roads=roads)
    return Option(parcel.id, label, value=parcel, group=Text("build-sites"))


def earnings(town: Town, seat: Seat, kind: Kind, parcel: Parcel) -> int:
    """What such a building would earn there now."""
    return income(town.land, kind, parcel, seat, town.options.income_cap).dollars


async def carry_out(table: Table[Town], seat: Seat, tile: Tile, plan: Plan) -> None:
    """Build where it was said; else the building stays in reserve."""
    if isinstance(plan, Parcel):
        await build(table, seat, tile, plan)
    else:
        table.tell("kept-in-reserve", seat=seat, building=tile.label)


# Building


async def build(table: Table[Town], seat: Seat, tile: Tile, site: Parcel) -> None:
    """Put a building from the reserve on the map: its house is settled first, then roads, building and house (A26)."""
    house = None
    if not tile.kind.open_country:
        house = await choose_house(table, seat, tile, site)
        if house is None:
            table.tell("kept-in-reserve", seat=seat, building=tile.label)
            return
        await lay_roads_to(table, seat, site, house)
    put_up(table, seat, tile, site, house)


def put_up(table: Table[Town], seat: Seat, tile: Tile, site: Parcel, house: Parcel | None) -> None:
    """The building stands; with it may come a house, revolvers, and shelter from attacks."""
    town, kind = table.state, tile.kind
    player = town.players[seat]
    player.tiles.remove(tile)
    town.land.put_building(site, tile)
    table.tell("built", seat=seat, building=tile.label, parcel=site.label)
    if house is not None:
        town.land.put_house(house)
        table.tell("house-came", seat=seat, parcel=house.label)
    if kind.revolvers:
        player.revolvers += kind.revolvers
        table.tell("revolvers-came", seat=seat, count=kind.revolvers)
    if kind is CHURCH:
        call_off_attacks(table, seat, site)


def call_off_attacks(table: Table[Town], seat: Seat, church: Parcel) -> None:
    """A new church voids the attacks on its owner's buildings around it; the attackers go home at once (R31)."""
    town = table.state
    for parcel in AROUND[church]:
        if parcel not in town.land.buildings or town.land.owners[parcel] != seat:
            continue
        attackers = [other for other in town.at(parcel) if other != seat]
        for attacker in attackers:
            take_home(town, parcel, attacker, to_reserve=True)
        if attackers:
            building = town.land.buildings[parcel].label
            table.tell("attack-called-off", seat=seat, building=building, parcel=parcel.label, seats=names(attackers))


async def choose_house(table: Table[Town], seat: Seat, tile: Tile, site: Parcel) -> Parcel | None:
    """Where the house goes; None to keep the building in reserve after all. A rival is asked first (A8)."""
    town = table.state

    def choice() -> Pick[Parcel | None] | None:
        places = house_places(town, seat, site)
        if not places:
            return None
        options = [house_option(town, seat, tile, site, place, roads) for place, roads in places.items()]
        keep: Option[Parcel | None] = Option("keep", Text("build-keep"))
        prompt = Text("house-choose", building=tile.label, parcel=site.label)
        return Pick([keep, *options], prompt=prompt, topic="house")

    while (place := await table.ask(seat, choice)) is not None:
        owner = town.land.owners.get(place, seat)
        if owner == seat or await allows_house(table, owner, seat, place):
            return place
        town.refused.append(place)
        table.tell("house-refused", seat=owner, other=seat, parcel=place.label)
    return None


def house_option(town: Town, seat: Seat, tile: Tile, site: Parcel, place: Parcel, roads: int) -> Option[Parcel | None]:
    """A place with whose it is, what the building will earn with its house there, and the roads that it takes."""
    owner = town.land.owners.get(place)
    dollars = earnings_with_house(town, seat, tile.kind, site, place)
    if owner is None:
        label = Text("house-place", parcel=place.label, dollars=dollars, roads=roads)
    elif owner == seat:
        label = Text("house-place-own", parcel=place.label, dollars=dollars, roads=roads)
    else:
        label = Text("house-place-rival", parcel=place.label, dollars=dollars, roads=roads, seat=owner)
    return Option(place.id, label, value=place, group=place.grouped())


def earnings_with_house(town: Town, seat: Seat, kind: Kind, site: Parcel, house: Parcel) -> int:
    """What the building would earn once its house stands."""
    land = town.land
    with_house = Land(land.river, land.owners, land.mountains, [*land.houses, house], land.buildings, crowd=land.crowd)
    return income(with_house, kind, site, seat, town.options.income_cap).dollars


async def allows_house(table: Table[Town], owner: Seat, seat: Seat, place: Parcel) -> bool:
    """A rival may say no, and does where they say nothing (A8)."""

    def choice(asked: Seat) -> Pick[bool] | None:
        if asked != owner:
            return None
        options = [Option("no", Text("house-no"), value=False), Option("yes", Text("house-yes"), value=True)]
        prompt = Text("house-allow", seat=seat, parcel=place.label)
        return Pick(options, prompt=prompt, topic="house-allow", default=["no"], concerns=frozenset({owner}))

    return await table.window(choice, [owner]) is not None


# The reserve


async def build_from_reserves(table: Table[Town]) -> None:
    """After the build squares everybody may build from their reserve, any number, in order (R27)."""
    for seat in table.state.in_order():
        await build_from_reserve(table, seat)


async def build_from_reserve(table: Table[Town], seat: Seat) -> None:
    """One building after the other, until none fits or no more is wanted. A rival says no once (A8)."""
    town = table.state
    town.refused = []

    def choice() -> Pick[Build] | None:
        fitting = {tile: sites(town, seat, tile.kind) for tile in _one_of_each(town.players[seat].tiles)}
        if not any(fitting.values()):
            return None
        options: list[Option[Build]] = [Option("done", Text("reserve-done"), value="done")]
        if can_lie(town, seat):
            options.append(Option("road", Text("build-road", count=town.players[seat].roads), value="road"))
        for tile, found in fitting.items():
            options += [_reserve_option(town, seat, tile, parcel, roads) for parcel, roads in found.items()]
        return Pick(options, prompt=Text("reserve-choose"), topic="reserve")

    while (plan := await table.ask(seat, choice)) not in (None, "done"):
        if plan == "road":
            await lay_a_road(table, seat)
        else:
            assert isinstance(plan, tuple)
            await build(table, seat, *plan)


def _one_of_each(tiles: list[Tile]) -> list[Tile]:
    return list({tile.kind: tile for tile in reversed(tiles)}.values())


def _reserve_option(town: Town, seat: Seat, tile: Tile, parcel: Parcel, roads: int) -> Option[Build]:
    dollars = earnings(town, seat, tile.kind, parcel)
    label = Text("reserve-site", building=tile.label, parcel=parcel.label, dollars=dollars, roads=roads)
    return Option(f"{tile.kind.id}-{parcel.id}", label, value=(tile, parcel), group=tile.label)


def sheltered(land: Land) -> set[Parcel]:
    """Churches, and what is next to a church of the same owner: no attacker may stand there (R14)."""
    churches = [parcel for parcel, tile in land.buildings.items() if tile.kind is CHURCH]
    return {
        near
        for church in churches
        for near in WITH_AROUND[church]
        if near in land.buildings and land.owners[near] == land.owners[church]
    }
