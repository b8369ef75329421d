"""Square 5: parcels are bought, after duels where several want the same (p.4, R22, A5, A14)."""

from __future__ import annotations

from typing import Literal

from engines.carson_city.duels import in_chosen_order, who_acts
from engines.carson_city.income import price
from engines.carson_city.land import PARCELS, Parcel
from engines.carson_city.personalities import put_property
from engines.carson_city.state import Town, take_home
from engines.core import Option, Pick, Seat, Table, Text


async def buy_parcels(table: Table[Town]) -> None:
    """Duels first, in the order somebody chose; then everybody buys what nobody disputes."""
    town = table.state
    wanted = [parcel for parcel in PARCELS if parcel not in town.land.owners and town.at(parcel)]
    disputed = [parcel for parcel in wanted if len(town.at(parcel)) > 1]
    for parcel in await in_chosen_order(table, disputed, "parcels"):
        winner = await who_acts(table, parcel)
        assert winner is not None
        await buy_some(table, winner, [parcel])
    for seat in town.in_order():
        own = [parcel for parcel in wanted if parcel not in disputed and seat in town.at(parcel)]
        for parcel in own:
            take_home(town, parcel, seat, to_reserve=False)
        await buy_some(table, seat, own)


async def buy_some(table: Table[Town], seat: Seat, parcels: list[Parcel]) -> None:
    """One after the other, as its player likes and as far as cash and property tiles go (A14)."""
    town = table.state
    player, left = town.players[seat], list(parcels)

    def choice() -> Pick[Parcel | Literal["all", "none"]] | None:
        costs = {parcel: price(town.land, parcel) for parcel in left}
        payable = [parcel for parcel, cost in costs.items() if cost <= player.cash]
        if not payable or not player.property:
            return None
        options: list[Option[Parcel | Literal["all", "none"]]] = [Option("none", Text("parcel-none"), value="none")]
        total = sum(costs.values())
        if len(left) > 1 and total <= player.cash and len(left) <= player.property:
            options.append(Option("all", Text("parcel-all", price=total, left=player.cash - total), value="all"))
        options += [_parcel_option(town, seat, parcel) for parcel in payable]
        return Pick(options, prompt=Text("parcel-buy", cash=player.cash), topic="parcel", default=["none"])

    while left and (choice_made := await table.ask(seat, choice)) not in (None, "none"):
        bought = list(left) if choice_made == "all" else [choice_made]
        for parcel in bought:
            assert isinstance(parcel, Parcel)
            left.remove(parcel)
            buy(table, seat, parcel)
    for parcel in left:
        table.tell("parcel-left", seat=seat, parcel=parcel.label, price=price(town.land, parcel))


def _parcel_option(town: Town, seat: Seat, parcel: Parcel) -> Option[Parcel | Literal["all", "none"]]:
    cost = price(town.land, parcel)
    label = Text("parcel-offer", parcel=parcel.label, price=cost, left=town.players[seat].cash - cost)
    return Option(parcel.id, label, value=parcel)


def buy(table: Table[Town], seat: Seat, parcel: Parcel) -> None:
    """Pay the bank, and put a property tile there."""
    town = table.state
    cost = price(town.land, parcel)
    town.players[seat].cash -= cost
    put_property(town, seat, parcel)
    table.tell("parcel-bought", seat=seat, parcel=parcel.label, price=cost)
