"""The seven personalities: who is chosen, and what each does at once (p.3, p.7, R7-R10)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache, partial
from typing import TypeAlias

from engines.carson_city.building import carry_out, choose_site
from engines.carson_city.cards import CHEAPEST_FIRST, SIDE, Side, Square, Tile
from engines.carson_city.land import Parcel
from engines.carson_city.state import MOST_COWBOYS, Player, Town, give_roads
from engines.core import Option, Pick, Seat, Table, Text

COOLIE_ROADS = 2
Package: TypeAlias = "tuple[int, int]"  # what it costs, and how much of it one gets
OnPick: TypeAlias = Callable[[Table[Town], Seat], Awaitable[None]]
_ON_PICK: dict[Side, OnPick] = {}


def on_pick(*sides: str) -> Callable[[OnPick], OnPick]:
    """Says what a personality does as soon as it is chosen; those without do nothing then."""

    def note(effect: OnPick) -> OnPick:
        _ON_PICK.update({SIDE[side]: effect for side in sides})
        return effect

    return note


async def choose_personalities(table: Table[Town]) -> None:
    """By the lower row everybody chooses one of those left; then they line up on the upper row (R7, R8)."""
    town = table.state
    town.step = "people"
    town.people = town.options.people()
    for seat in town.in_order():
        await choose_personality(table, seat)
    town.upper = sorted(town.lower, key=lambda seat: _number(town, seat))
    table.tell("lined-up", seats=[Text("core-seat", seat=seat) for seat in town.upper])


def _number(town: Town, seat: Seat) -> int:
    side = town.players[seat].person
    assert side is not None
    return side.number


async def choose_personality(table: Table[Town], seat: Seat) -> None:
    """One of those that are left; its effect comes before the next player's choice."""
    town = table.state
    side = await table.ask(seat, partial(_person_pick, town))
    town.people.remove(side)
    town.players[seat].person = side
    table.tell("person-chosen", seat=seat, person=side.label, limit=side.limit)
    effect = _ON_PICK.get(side)
    if effect is not None:
        await effect(table, seat)


def _person_pick(town: Town) -> Pick[Side]:
    options = [Option(side.id, side.label, _explained(town, side), side) for side in town.people]
    return Pick(options, prompt=Text("person-choose"), topic="person")


def _explained(town: Town, side: Side) -> Text:
    """What a side does at this table (A1)."""
    pays = side.id == "coolie-red" and town.options.red_coolie_cash == "pay"
    return Text("person-coolie-red-pay") if pays else side.explained()


def side_of(town: Town, seat: Seat) -> Side:
    """The personality chosen this round."""
    side = town.players[seat].person
    assert side is not None
    return side


# What they do at once


@on_pick("sheriff-yellow")
async def take_the_white_cowboy(table: Table[Town], seat: Seat) -> None:
    """One more cowboy, whom nobody can challenge (R9)."""
    table.state.players[seat].white = True
    table.tell("white-taken", seat=seat)


@on_pick("banker-yellow")
async def take_cash(table: Table[Town], seat: Seat) -> None:
    """The Banker's $9, the $8 of others."""
    town = table.state
    cash = side_of(town, seat).cash
    town.players[seat].cash += cash
    table.tell("cash-taken", seat=seat, cash=cash)


@on_pick("grocer-yellow", "grocer-red", "settler-red")
async def cash_or_later(table: Table[Town], seat: Seat) -> None:
    """$8 now, or the other half of the card when its time comes (A11)."""
    town = table.state
    side = side_of(town, seat)
    options = [
        Option("cash", Text("person-cash", cash=side.cash), value=True),
        Option("later", Text(f"person-later-{side.id}"), value=False),
    ]
    prompt = Text("person-cash-or-later", person=side.label)
    now: bool = await table.ask(seat, lambda: Pick(options, prompt=prompt, topic="person-cash"))
    town.players[seat].took_cash = now
    if now:
        await take_cash(table, seat)
    else:
        table.tell(f"later-{side.id}", seat=seat)


@on_pick("coolie-yellow")
async def take_two_roads(table: Table[Town], seat: Seat) -> None:
    """Two roads; half prices come later."""
    given = give_roads(table.state, seat, COOLIE_ROADS)
    table.tell("roads-taken", seat=seat, count=given)


@on_pick("coolie-red")
async def take_a_building(table: Table[Town], seat: Seat) -> None:
    """$5 gained, or paid where the table agreed on that, and any building of the display free (A1, A22)."""
    town = table.state
    player, cash = town.players[seat], side_of(town, seat).cash
    if town.options.red_coolie_cash == "gain":
        await take_cash(table, seat)
    elif player.cash < cash:
        table.tell("cannot-afford-coolie", seat=seat, price=cash, cash=player.cash)
        return
    square = await table.ask(seat, lambda: _display_pick(town, cash))
    if square is None:
        table.tell("coolie-declined", seat=seat)
        return
    if town.options.red_coolie_cash == "pay":
        player.cash -= cash
    tile = town.display[square]
    assert tile is not None
    town.display[square] = None
    player.tiles.append(tile)
    table.tell("coolie-took", seat=seat, building=tile.label)
    await settle_taken(table, seat, tile)
    slide_and_refill(table)


def _display_pick(town: Town, cash: int) -> Pick[Square | None]:
    shown = [(square, tile) for square in CHEAPEST_FIRST if (tile := town.display[square]) is not None]
    none: Option[Square | None] = Option("none", Text("coolie-none"))
    offers = [Option(square.id, _offer(square, tile), help=tile.explained(), value=square) for square, tile in shown]
    prompt = Text("coolie-choose", cash=cash if town.options.red_coolie_cash == "pay" else 0)
    return Pick([none, *offers], prompt=prompt, topic="coolie")


def _offer(square: Square, tile: Tile) -> Text:
    """A building with its square: of two that are alike, which is taken decides how the others slide."""
    return Text("coolie-offer", building=tile.label, figure=square.figure)


async def settle_taken(table: Table[Town], seat: Seat, tile: Tile) -> None:
    """Built at once, or kept (A22)."""
    await carry_out(table, seat, tile, await choose_site(table, seat, tile, None))


def slide_and_refill(table: Table[Town]) -> None:
    """Buildings slide to the cheap end in their order; the dear end is refilled from the bag (R39, A25)."""
    town = table.state
    left = [tile for square in CHEAPEST_FIRST if (tile := town.display[square]) is not None]
    drawn = [town.bag.pop() for _ in range(min(len(CHEAPEST_FIRST) - len(left), len(town.bag)))]
    row: list[Tile | None] = [*left, *drawn]
    row += [None] * (len(CHEAPEST_FIRST) - len(row))
    town.display = dict(zip(CHEAPEST_FIRST, row, strict=True))
    if drawn:
        table.tell("buildings-drawn", buildings=[tile.label for tile in drawn], reveals=True)


@on_pick("settler-yellow")
async def settle(table: Table[Town], seat: Seat) -> None:
    """A parcel at no cost, wherever nobody owns it (R9)."""
    town = table.state
    player = town.players[seat]
    if not player.property:
        table.tell("no-property-left", seat=seat)
        return
    if not town.land.unowned():  # by the river five players have more property tiles than there are parcels
        table.tell("no-parcel-left", seat=seat)
        return

    def choice() -> Pick[Parcel]:
        return claim_pick(town, Text("settler-choose"))

    claim(table, seat, await table.ask(seat, choice))


def claim_pick(town: Town, prompt: Text) -> Pick[Parcel]:
    """All parcels nobody owns, with what is there."""
    return Pick(
        [_claim_option(parcel, town.land.what_is_at(parcel)) for parcel in town.land.unowned()],
        prompt=prompt,
        topic="claim",
    )


@cache
def _claim_option(parcel: Parcel, there: str) -> Option[Parcel]:
    return Option(
        parcel.id, Text("claim-parcel", parcel=parcel.label, there=there), value=parcel, group=parcel.grouped()
    )


def claim(table: Table[Town], seat: Seat, parcel: Parcel) -> None:
    """A parcel at no cost."""
    put_property(table.state, seat, parcel)
    table.tell("claimed", seat=seat, parcel=parcel.label)


def put_property(town: Town, seat: Seat, parcel: Parcel) -> None:
    """A property tile goes on a parcel."""
    town.players[seat].property -= 1
    town.land.owners[parcel] = seat


@on_pick("captain-yellow")
async def hire_cowboys(table: Table[Town], seat: Seat) -> None:
    """One to three cowboys, never more than ten in all (A23)."""
    player = table.state.players[seat]
    count = await buy_package(table, seat, lambda count: player.cowboys + count <= MOST_COWBOYS)
    player.cowboys += count
    if count:
        table.tell("cowboys-hired", seat=seat, count=count)


@on_pick("captain-red")
async def buy_revolvers(table: Table[Town], seat: Seat) -> None:
    """One or two revolvers, for good."""
    count = await buy_package(table, seat, lambda _: True)
    table.state.players[seat].revolvers += count
    if count:
        table.tell("revolvers-bought", seat=seat, count=count)


async def buy_package(table: Table[Town], seat: Seat, fits: Callable[[int], bool]) -> int:
    """How many were bought, and they are paid. Of those that do not fit none is offered."""
    town = table.state
    player, side = town.players[seat], side_of(town, seat)
    offers = [package for package in affordable(player, side) if fits(package[1])]
    if not offers:
        return 0
    price, count = await table.ask(seat, lambda: package_pick(player, side, offers))
    player.cash -= price
    return count


def affordable(player: Player, side: Side) -> list[Package]:
    """The packages of a card that can be paid."""
    return [package for package in side.packages if package[0] <= player.cash]


def package_pick(player: Player, side: Side, offers: Sequence[Package]) -> Pick[Package]:
    """One package at most, or none (A12)."""
    options = [Option("none", Text("package-none"), value=(0, 0))]
    for price, count in offers:
        label = Text(f"package-{side.id}", count=count, price=price, left=player.cash - price)
        options.append(Option(str(count), label, value=(price, count)))
    return Pick(options, prompt=Text("package-choose", cash=player.cash), topic="package")
