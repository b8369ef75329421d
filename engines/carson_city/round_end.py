"""The end of a round: new cowboys, the cash limit, buildings that slide, cards that go back (p.3, R37-R40)."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from engines.carson_city.personalities import Package, affordable, package_pick, side_of, slide_and_refill
from engines.carson_city.state import MOST_COWBOYS, NEW_COWBOYS, ROUNDS, Player, Town
from engines.core import Amount, Form, Seat, Table, Text
from engines.core.asks import Chosen, Field, Later

DOLLARS_A_POINT = 10
Choice: TypeAlias = "tuple[Package, int]"


async def end_round(table: Table[Town]) -> None:
    """All of it; after the last round only the rewards and the limit (R40)."""
    town = table.state
    town.step = "round-end"
    if town.round < ROUNDS:
        get_cowboys(table)
    reward_red_sides(table)
    await keep_to_the_limit(table)
    if town.round < ROUNDS:
        slide_and_refill(table)
        give_back(town)
    haves = [
        Text("round-has", seat=seat, cash=town.players[seat].cash, points=town.players[seat].points)
        for seat in town.in_order()
    ]
    table.tell("round-ends", round=town.round, haves=haves)


def get_cowboys(table: Table[Town]) -> None:
    """From the general reserve, ten in all at most (R37)."""
    town = table.state
    for seat in town.in_order():
        player = town.players[seat]
        new = min(NEW_COWBOYS[town.round], MOST_COWBOYS - player.cowboys)
        player.cowboys += new
        table.tell("cowboys-came", seat=seat, count=new, all=player.cowboys)


def reward_red_sides(table: Table[Town]) -> None:
    """The red Grocer's houses and the red Settler's mountains (R10, R38)."""
    town = table.state
    for seat in town.in_order():
        player = town.players[seat]
        if player.took_cash:
            continue
        if player.is_("grocer-red"):
            _reward(
                table, "grocer-scored", seat, sum(town.land.owners.get(place) == seat for place in town.land.houses)
            )
        elif player.is_("settler-red"):
            mountains = sum(town.land.owners.get(place) == seat for place in town.land.mountains)
            _reward(table, "settler-scored", seat, mountains)


def _reward(table: Table[Town], key: str, seat: Seat, points: int) -> None:
    table.state.players[seat].points += points
    table.tell(key, seat=seat, points=points)


# The cash limit


async def keep_to_the_limit(table: Table[Town]) -> None:
    """What is over the limit is lost, a point for every full $10; more may be given up on the same terms (R38).

    That, and the red Banker's package before it, touches nobody else, so all are asked at once (A31).
    """
    town = table.state
    chosen = await table.sealed(partial(_limit_ask, town), town.in_order())
    for seat in town.in_order():
        package, more = chosen.get(seat, ((0, 0), 0))
        if package[1]:
            buy_package(table, seat, package)
        lose_cash(table, seat, more)


def _limit_ask(town: Town, seat: Seat) -> Form[Choice] | None:
    """What this player can decide, if anything. It concerns them where a point is to be had for less than $10."""
    player, side = town.players[seat], side_of(town, seat)
    packages = affordable(player, side) if player.is_("banker-red") else []
    most = most_more(player, player.cash)
    if not packages and not most:
        return None
    lost = lost_of_itself(player, player.cash)
    fields: dict[str, Field | Later] = {"package": package_pick(player, side, packages)} if packages else {}
    fields["more"] = partial(_more_after, player)
    prompt = Text("limit-choose", limit=side.limit, cash=player.cash, lost=lost, points=lost // DOLLARS_A_POINT)
    concerned = bool(packages) or lost % DOLLARS_A_POINT > 0
    return Form(
        fields,
        into=lambda package=(0, 0), more=0: (package, more),
        prompt=prompt,
        topic="limit",
        concerns=frozenset({seat} if concerned else ()),
    )


def _more_after(player: Player, picked: Chosen) -> Amount | None:
    """How many points more, once a package is chosen or none is offered."""
    cash = player.cash - picked.get("package", (0, 0))[0]
    most = most_more(player, cash)
    first = DOLLARS_A_POINT - lost_of_itself(player, cash) % DOLLARS_A_POINT
    return Amount(0, most, prompt=Text("limit-more", first=first, price=DOLLARS_A_POINT)) if most else None


def lost_of_itself(player: Player, cash: int) -> int:
    """What of so much cash is over the limit."""
    assert player.person is not None
    return max(0, cash - player.person.limit)


def most_more(player: Player, cash: int) -> int:
    """How many points more can be had by giving up cash below the limit."""
    return cash // DOLLARS_A_POINT - lost_of_itself(player, cash) // DOLLARS_A_POINT


def buy_package(table: Table[Town], seat: Seat, package: Package) -> None:
    """The red Banker's points (R10)."""
    price, points = package
    player = table.state.players[seat]
    player.cash -= price
    player.points += points
    table.tell("banker-bought", seat=seat, points=points, price=price)


def lose_cash(table: Table[Town], seat: Seat, more: int) -> None:
    """Down to the limit, and further for `more` points (R38)."""
    player = table.state.players[seat]
    lost = lost_of_itself(player, player.cash)
    points = lost // DOLLARS_A_POINT + more
    lost = max(lost, points * DOLLARS_A_POINT)
    player.cash -= lost
    player.points += points
    if lost:
        table.tell("cash-lost", seat=seat, dollars=lost, points=points, left=player.cash)


# Getting ready for the next round


def give_back(town: Town) -> None:
    """Personalities, the chip, the white cowboy (R40)."""
    for player in town.players:
        player.person, player.took_cash, player.white = None, False, False
    town.chip = None
    town.white = None
    town.doubled = {}
    town.people = []
