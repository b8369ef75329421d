"""The action squares, resolved one after the other (p.4-5, R17, R21-R32)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from engines.carson_city.building import build_from_reserves, buy_building
from engines.carson_city.cards import BUILD_SQUARES, SQUARE, SQUARES, Square
from engines.carson_city.duels import who_acts
from engines.carson_city.estate import pay_estate_income
from engines.carson_city.purchase import buy_parcels
from engines.carson_city.state import Town, give_roads, take_home
from engines.core import Amount, Seat, Table, Text

Act: TypeAlias = Callable[[Table[Town], Seat, Square], Awaitable[None]]
_ACTS: dict[Square, Act] = {}


def act(*squares: Square) -> Callable[[Act], Act]:
    """Says what is done at a square by whoever stands there alone or wins."""

    def note(effect: Act) -> Act:
        _ACTS.update(dict.fromkeys(squares, effect))
        return effect

    return note


async def resolve_actions(table: Table[Town]) -> None:
    """Squares 1 to 23, in the order of the board (R17)."""
    town = table.state
    town.step = "actions"
    for square in SQUARES:
        town.square = square
        await resolve(table, square)
        if square is BUILD_SQUARES[-1]:
            await build_from_reserves(table)  # R27
    town.square = None


async def resolve(table: Table[Town], square: Square) -> None:
    """One square: shared by all who stand there, fought for, or of itself."""
    if square.id == "parcels":
        await buy_parcels(table)
    elif square.id == "estate-income":
        await pay_estate_income(table)
    elif square.stand == "shared":
        share(table, square)
    else:
        seat = await who_acts(table, square)
        if seat is not None:
            await _ACTS[square](table, seat, square)


def share(table: Table[Town], square: Square) -> None:
    """Wages, or one road: for each of one's cowboys there (R21). Short supplies go by the lower row (A9)."""
    town = table.state
    for seat in town.in_order():
        count = town.at(square).count(seat)
        for _ in range(count):
            take_home(town, square, seat, to_reserve=False)
        if count and square.id == "wages":
            _earn(table, "wages-paid", seat, square.figure * count, count)
        elif count:
            table.tell("roads-taken", seat=seat, count=give_roads(town, seat, square.figure * count))


def _earn(table: Table[Town], key: str, seat: Seat, dollars: int, count: int) -> None:
    table.state.players[seat].cash += dollars
    table.tell(key, seat=seat, dollars=dollars, count=count)


def _score(table: Table[Town], key: str, seat: Seat, points: int, count: int) -> None:
    table.state.players[seat].points += points
    table.tell(key, seat=seat, points=points, count=count)


# Taking what costs nothing is never declined, so nobody is asked


@act(SQUARE["ammunition"])
async def take_the_chip(table: Table[Town], seat: Seat, square: Square) -> None:
    """Three revolvers until the round ends."""
    table.state.chip = seat
    table.tell("chip-taken", seat=seat, revolvers=square.figure)


@act(SQUARE["three-roads"])
async def take_roads(table: Table[Town], seat: Seat, square: Square) -> None:
    """Roads for the reserve."""
    table.tell("roads-taken", seat=seat, count=give_roads(table.state, seat, square.figure))


@act(*BUILD_SQUARES)
async def build_at(table: Table[Town], seat: Seat, square: Square) -> None:
    """The building that lies there can be bought."""
    await buy_building(table, seat, square)


@act(SQUARE["parcel-income"])
async def parcel_income(table: Table[Town], seat: Seat, square: Square) -> None:
    """$2 for each own parcel, built on or not (R28)."""
    count = len(table.state.land.owned_by(seat))
    _earn(table, "parcels-paid", seat, square.figure * count, count)


@act(SQUARE["cowboy-income"])
async def cowboy_income(table: Table[Town], seat: Seat, square: Square) -> None:
    """$2 for each point of firepower (R28)."""
    firepower = table.state.firepower(seat)
    _earn(table, "cowboys-paid", seat, square.figure * firepower, firepower)


@act(SQUARE["gambling"])
async def gamble(table: Table[Town], seat: Seat, square: Square) -> None:
    """Two dice in dollars (R28)."""
    one, two = table.chance.roll(), table.chance.roll()
    table.state.players[seat].cash += one + two
    table.tell("gambled", seat=seat, dollars=one + two, one=one, two=two)


@act(SQUARE["parcel-points"])
async def parcel_points(table: Table[Town], seat: Seat, square: Square) -> None:
    """A point for every two own parcels (R32)."""
    count = len(table.state.land.owned_by(seat))
    _score(table, "parcels-scored", seat, count // 2, count)


@act(SQUARE["cowboy-points"])
async def cowboy_points(table: Table[Town], seat: Seat, square: Square) -> None:
    """A point for every two points of firepower (R32)."""
    firepower = table.state.firepower(seat)
    _score(table, "cowboys-scored", seat, firepower // 2, firepower)


@act(SQUARE["estate-points"])
async def estate_points(table: Table[Town], seat: Seat, square: Square) -> None:
    """A point for each own building on the map (R32)."""
    count = len(table.state.land.buildings_of(seat))
    _score(table, "estate-scored", seat, count, count)


@act(*(square for square in SQUARES if square.sells_points))
async def buy_points(table: Table[Town], seat: Seat, square: Square) -> None:
    """Any number of points at the price of the square (R32)."""
    player, price = table.state.players[seat], square.figure
    if player.cash < price:
        table.tell("cannot-afford-points", seat=seat, price=price, cash=player.cash)
        return
    limit = 0 if player.person is None else player.person.limit
    prompt = Text("points-choose", price=price, cash=player.cash, limit=limit)
    points = await table.ask(seat, lambda: Amount(0, player.cash // price, prompt=prompt, topic="points"))
    player.cash -= points * price
    _score(table, "points-bought", seat, points, points * price)
