"""Hiring a scoundrel, and the Sheriff's Office (p.7)."""

from __future__ import annotations

from functools import partial

from engines.core import Option, Pick, Seat, Table, Text
from engines.scoundrels.henchmen import release
from engines.scoundrels.hints import with_tech
from engines.scoundrels.parts import Scoundrel, When
from engines.scoundrels.safes import steal
from engines.scoundrels.saloon import discard, refill
from engines.scoundrels.state import SPACES, Town
from engines.scoundrels.using import Use, agrees, gain_money, is_usable, note, use_scoundrel, yes_or_no

SELLS, BAIL, BRIBE = 2, 2, 12


# Hiring


def for_hire(town: Town, seat: Seat, scoundrel: Scoundrel, rebate: int = 0) -> Option[Scoundrel]:
    """How a scoundrel stands in a menu of those for hire: with its price, and what is left then."""
    cost = max(0, scoundrel.cost - rebate)
    label = Text("hire-for", scoundrel=scoundrel.label, cost=cost, left=town.players[seat].money - cost)
    return Option(scoundrel.id, label, help=scoundrel.help, value=scoundrel)


def can_pay(town: Town, seat: Seat, scoundrel: Scoundrel, rebate: int = 0) -> bool:
    return town.players[seat].money >= max(0, scoundrel.cost - rebate)


async def hire(table: Table[Town], seat: Seat, scoundrel: Scoundrel, *, rebate: int = 0) -> None:
    """Pay, then it is used and discarded if its timing says so, else it goes on the sheet (R22, R24)."""
    town = table.state
    cost = max(0, scoundrel.cost - rebate)
    town.players[seat].money -= cost
    table.tell("hires", seat=seat, scoundrel=scoundrel.label, cost=cost)
    if scoundrel.trait.when is When.ON_HIRE:
        await _use_and_discard(table, seat, scoundrel)
    else:
        await _put_on_sheet(table, seat, scoundrel)
    note(town, When.AFTER_HIRE, seat, but=scoundrel)


async def _use_and_discard(table: Table[Town], seat: Seat, scoundrel: Scoundrel) -> None:
    """On-hire scoundrels never touch the sheet; used or not, they go. One from the pile stays on top (R53)."""
    town = table.state
    town.hiring.append(scoundrel)  # in no zone until its ability has ended (A09)
    now = yes_or_no(Text("use-hired", scoundrel=scoundrel.label), topic="on-hire")
    if await agrees(table, seat, now, partial(is_usable, town, seat, scoundrel)):
        await use_scoundrel(table, seat, scoundrel)
    town.hiring.pop()
    if scoundrel in town.saloon:
        discard(table, scoundrel)
    await _arrange(table, seat)


async def _put_on_sheet(table: Table[Town], seat: Seat, scoundrel: Scoundrel) -> None:
    """Onto a free space; without one, one of the six goes (R22, R23)."""
    town = table.state
    from_saloon = scoundrel in town.saloon
    (town.saloon if from_saloon else town.pile).remove(scoundrel)
    town.arriving = scoundrel
    if None not in town.players[seat].sheet:
        leaves = await table.ask(seat, partial(_who_leaves, town, seat))
        discard(table, leaves)
    await _arrange(table, seat)
    if from_saloon:
        refill(table)


def _who_leaves(town: Town, seat: Seat) -> Pick[Scoundrel]:
    return Pick([with_tech(there) for there in _crew(town, seat)], prompt=Text("discard-choose"), topic="discard")


def _crew(town: Town, seat: Seat) -> list[Scoundrel]:
    """Those on the sheet, and whoever is about to come there."""
    return [*town.players[seat].scoundrels(), *([town.arriving] if town.arriving else [])]


async def _arrange(table: Table[Town], seat: Seat) -> None:
    """The new one on a free space; or all in a new order, which is possible with every hire and only then (p.7)."""
    town = table.state
    player = town.players[seat]
    if town.arriving is None and len(player.scoundrels()) < 2:
        return
    where: int | None = await table.ask(seat, partial(_which_space, town, seat))
    if where is not None:
        if town.arriving is not None:
            player.sheet[where], town.arriving = town.arriving, None
        return
    order: list[Scoundrel] = await table.ask(seat, partial(_in_which_order, town, seat))
    player.sheet[:] = [*order, *[None] * (SPACES - len(order))]
    town.arriving = None
    table.tell("rearranges", seat=seat)


def _which_space(town: Town, seat: Seat) -> Pick[int | None]:
    player, new = town.players[seat], town.arriving
    arrange = Option("arrange", Text("arrange-all"))
    if new is None:
        return Pick([Option("keep", Text("arrange-keep"), value=0), arrange], prompt=Text("arrange-ask"), topic="space")
    free = [place for place, there in enumerate(player.sheet) if there is None]
    options = [Option(f"space-{place + 1}", Text("space", number=place + 1), value=place) for place in free]
    return Pick(
        [*options, arrange] if player.scoundrels() else options,
        prompt=Text("space-choose", scoundrel=new.label),
        topic="space",
    )


def _in_which_order(town: Town, seat: Seat) -> Pick[list[Scoundrel]]:
    crew = _crew(town, seat)
    all_ = len(crew)
    return Pick.some(crew, Text("arrange-choose"), least=all_, most=all_, ordered=True, topic="arrange")


# The Sheriff's Office


async def go_to_the_office(table: Table[Town], seat: Seat) -> None:
    """First the rightmost scoundrel leaves the saloon, then one of the three options (R26)."""
    town = table.state
    table.tell("goes-to-office", seat=seat)
    if town.saloon:
        discard(table, town.saloon[-1])
    await office_option(Use(table, seat, source=Text("to-office")))
    note(town, When.AFTER_OFFICE, seat)


def office_options(town: Town, seat: Seat) -> list[Option[str | int]]:
    """What can be had there now."""
    money, jailed = town.players[seat].money, sum(player.jailed for player in town.players)
    options: list[Option[str | int]] = [Option("sell", Text("office-sell", n=SELLS, left=money + SELLS), value="sell")]
    owners = [Text("core-seat", seat=Seat(seat)) for seat, player in enumerate(town.players) if player.jailed]
    whose = Text("office-bail-help", owners=owners)
    options += [
        Option(f"bail-{count}", _office("office-bail", money, count * BAIL, count=count), help=whose, value=count)
        for count in (1, 2)
        if jailed >= count and money >= count * BAIL
    ]
    if town.final_day and money >= BRIBE and town.on_board():
        options.append(Option("bribe", _office("office-bribe", money, BRIBE), value="bribe"))
    return options


def _office(key: str, money: int, cost: int, **args: int) -> Text:
    """What it costs there, and what is left then."""
    return Text(key, cost=cost, left=money - cost, **args)


async def office_option(use: Use) -> None:
    """Sell information, bail somebody out, or on the final day bribe the sheriff."""
    table, town, seat = use.table, use.town, use.user
    choice: str | int = "sell"
    if len(office_options(town, seat)) > 1:
        choice = await table.ask(
            seat, lambda: Pick(office_options(town, seat), prompt=Text("office-choose"), topic="office")
        )
    if choice == "sell":
        gain_money(use, SELLS)
    elif choice == "bribe":
        town.players[seat].money -= BRIBE
        table.tell("bribes", seat=seat, cost=BRIBE)
        await steal(use, town.on_board)
    else:
        count = int(choice)
        town.players[seat].money -= count * BAIL
        table.tell("bails", seat=seat, count=count, cost=count * BAIL)
        for _ in range(count):
            release(table, await choose_prisoner(use))


async def choose_prisoner(use: Use) -> Seat:
    """A henchman in jail, by its owner."""
    town = use.town
    jailed = await use.choose_rival(
        "release-choose", lambda: [Seat(seat) for seat, player in enumerate(town.players) if player.jailed], "in-jail"
    )
    assert jailed is not None, "as many were bailed out as there are"
    return jailed
