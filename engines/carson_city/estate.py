"""Square 16: attacks are fought out, then every building pays (p.5, R29-R30, R36)."""

from __future__ import annotations

from engines.carson_city.cards import KINDS, Kind
from engines.carson_city.duels import duel, in_chosen_order
from engines.carson_city.income import income
from engines.carson_city.land import PARCELS, Parcel
from engines.carson_city.state import Town, take_home
from engines.core import Option, Pick, Seat, Table, Text


async def pay_estate_income(table: Table[Town]) -> None:
    """Attacks building by building, then all buildings pay (R29)."""
    town = table.state
    await name_doubled(table)
    robbers = await fight_attacks(table)
    before = {seat: town.players[seat].cash for seat in town.in_order()}
    for parcel in PARCELS:
        if parcel in town.land.buildings:
            pay(table, parcel, robbers.get(parcel))
    gained = {seat: town.players[seat].cash - cash for seat, cash in before.items()}
    if any(gained.values()):
        incomes = [Text("income-of", seat=seat, dollars=dollars) for seat, dollars in gained.items()]
        table.tell("incomes", incomes=incomes, round=town.round)


async def name_doubled(table: Table[Town]) -> None:
    """A Grocer who did not take the cash names a type, before the first attack is fought out (R36, A11)."""
    town = table.state
    for seat in town.in_order():
        if not town.players[seat].is_("grocer-yellow") or town.players[seat].took_cash:
            continue
        own = {kind: dollars for kind, dollars in _earned_by_kind(town, seat).items() if town.land.count(seat, kind)}
        if own:
            options = [
                Option(kind.id, Text("grocer-kind", building=kind.label, dollars=dollars), value=kind)
                for kind, dollars in own.items()
            ]
            kind: Kind = await table.ask(seat, Pick(options, prompt=Text("grocer-choose"), topic="grocer"))
            town.doubled[seat] = kind
            table.tell("grocer-doubles", seat=seat, building=kind.label)


def _earned_by_kind(town: Town, seat: Seat) -> dict[Kind, int]:
    """What this player's buildings of each kind earn together."""
    land = town.land
    return {
        kind: sum(
            income(land, kind, parcel, seat, town.options.income_cap).dollars
            for parcel in land.buildings_of(seat)
            if land.buildings[parcel].kind is kind
        )
        for kind in KINDS
    }


async def fight_attacks(table: Table[Town]) -> dict[Parcel, Seat]:
    """Duels first, in the order somebody chose, then the attacks nobody resists (A5): who robs what."""
    town = table.state
    manned = [parcel for parcel in PARCELS if parcel in town.land.buildings and town.at(parcel)]
    attacked = [parcel for parcel in manned if any(seat != town.land.owners[parcel] for seat in town.at(parcel))]
    fought = [parcel for parcel in attacked if len(town.at(parcel)) > 1]
    ordered = await in_chosen_order(table, fought, "attacks")
    robbers: dict[Parcel, Seat] = {}
    for parcel in [*ordered, *(parcel for parcel in attacked if parcel not in fought)]:
        robber = await fight(table, parcel)
        if robber is not None:
            robbers[parcel] = robber
    for parcel in manned:
        if parcel not in attacked:
            take_home(town, parcel, town.land.owners[parcel], to_reserve=False)  # a guard whom nobody challenged (R30)
    return robbers


async def fight(table: Table[Town], parcel: Parcel) -> Seat | None:
    """One attack: who robs the building, if its defender does not win (R30)."""
    town = table.state
    there = town.at(parcel)
    winner = there[0] if len(there) == 1 else await duel(table, parcel)
    take_home(town, parcel, winner, to_reserve=False)
    return None if winner == town.land.owners[parcel] else winner


def pay(table: Table[Town], parcel: Parcel, robber: Seat | None) -> None:
    """What a building earns goes to its owner, or is shared with who robbed it (R29, R36)."""
    town = table.state
    owner, kind = town.land.owners[parcel], town.land.buildings[parcel].kind
    reckoned = income(town.land, kind, parcel, owner, town.options.income_cap)
    dollars, doubled = reckoned.dollars, town.doubled.get(owner) is kind
    building, parts = town.land.buildings[parcel].label, reckoned.labels
    if robber is None:
        paid = dollars * (2 if doubled else 1)
        town.players[owner].cash += paid
        if dollars:
            key = "estate-paid-double" if doubled else "estate-paid"
            table.tell(key, seat=owner, building=building, parcel=parcel.label, dollars=paid, parts=parts)
        return
    taken = dollars if doubled else dollars // 2
    kept = dollars if doubled else dollars - taken
    town.players[robber].cash += taken
    town.players[owner].cash += kept
    table.tell(
        "estate-robbed",
        seat=robber,
        victim=owner,
        building=building,
        parcel=parcel.label,
        taken=taken,
        kept=kept,
        dollars=dollars,
        parts=parts,
    )
