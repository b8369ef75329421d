"""Set-up: the centre and the mountains by dice, buildings on display, two parcels each (p.1, R1-R6, R42)."""

from __future__ import annotations

from engines.carson_city.cards import CHEAPEST_FIRST, DUEL_SETS, MINE, RANCH, SQUARE, TILES, Square, Tile
from engines.carson_city.land import ROADS, Land, Parcel, at
from engines.carson_city.personalities import claim, claim_pick
from engines.carson_city.state import Player, Town
from engines.core import Chance, Pick, Seat, Setup, Table, Text

MOUNTAINS, MOUNTAINS_BY_THE_RIVER = 9, 6
ALL_CASH = 30  # of which the duel tiles dealt are taken (R42)
SET = 6  # duel tiles each
LAID_OUT = {"build-3": RANCH, "build-4": MINE, "build-10": RANCH, "build-12": MINE}


def setup(start: Setup) -> Town:
    """All that chance does before anybody decides anything."""
    chance = start.chance
    land = Land(river=start.options.river)
    found_the_town(land, chance)
    raise_mountains(land, chance)
    display, bag = lay_out_buildings(chance)
    order = list(start.seats)
    chance.shuffle(order)
    players = [Player() for _ in start.seats]
    for player in players:
        player.roads = 1
    if start.options.might_is_right:
        deal_duel_tiles(players, chance)
    return Town(options=start.options, players=players, land=land, display=display, bag=bag, lower=order)


def roll_parcel(land: Land, chance: Chance) -> Parcel:
    """The white die gives the column, the black one the row; never the rim, nor the river (R4, R44)."""
    while True:
        column, row = chance.roll() + 1, chance.roll() + 1
        parcel = at(row, column)
        if not land.is_river(parcel):
            return parcel


def found_the_town(land: Land, chance: Chance) -> None:
    """A house in the centre, and a road on each of its edges (R4)."""
    centre = roll_parcel(land, chance)
    land.put_house(centre)
    land.roads += [road for road in ROADS if centre in road.along]


def raise_mountains(land: Land, chance: Chance) -> None:
    """Each on a parcel of its own (R5, R44)."""
    count = MOUNTAINS_BY_THE_RIVER if land.river else MOUNTAINS
    while len(land.mountains) < count:
        parcel = roll_parcel(land, chance)
        if land.is_free(parcel):
            land.put_mountain(parcel)


def lay_out_buildings(chance: Chance) -> tuple[dict[Square, Tile | None], list[Tile]]:
    """Two ranches and two mines; three more from the bag, the cheapest square first (R3, A25)."""
    bag = list(TILES)
    display: dict[Square, Tile | None] = dict.fromkeys(CHEAPEST_FIRST)
    for id_, kind in LAID_OUT.items():
        tile = next(tile for tile in bag if tile.kind is kind)
        bag.remove(tile)
        display[SQUARE[id_]] = tile
    chance.shuffle(bag)
    for square in CHEAPEST_FIRST:
        if display[square] is None:
            display[square] = bag.pop()
    return display, bag


def deal_duel_tiles(players: list[Player], chance: Chance) -> None:
    """Might is Right: a set each for two, six of the mixed sets for more, whose totals cost cash (R42)."""
    sets = DUEL_SETS[: len(players)]
    if len(players) == 2:
        for player, own in zip(players, sets, strict=True):
            player.hand = list(own)
    else:
        pool = [tile for own in sets for tile in own]
        chance.shuffle(pool)
        for player in players:
            player.hand = [pool.pop() for _ in range(SET)]
    for player in players:
        player.total = sum(tile.value for tile in player.hand)
        player.cash = ALL_CASH - player.total


async def claim_parcels(table: Table[Town]) -> None:
    """One parcel each in order, then a second one in reverse order (R6)."""
    town = table.state
    order = town.in_order()
    for seat in [*order, *reversed(order)]:
        await claim_one(table, seat)


async def claim_one(table: Table[Town], seat: Seat) -> None:
    """Any parcel nobody owns, mountains and the centre among them."""
    town = table.state

    def choice() -> Pick[Parcel]:
        return claim_pick(town, Text("claim-choose"))

    claim(table, seat, await table.ask(seat, choice))
