"""What the loot cards do when they arrive (rulebook, list of loot card effects).

Key and Chest do nothing until they are collected together, an Anchor until a bust, a Mermaid never.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Pick, Seat, Table, Text
from engines.dead_mans_draw.cards import Suit
from engines.dead_mans_draw.play_area import ability, arrive, labels
from engines.dead_mans_draw.stakes import Aimed, hooked, played, stolen, sunk
from engines.dead_mans_draw.state import Sea, Target


@ability(Suit.HOOK)
async def hook(table: Table[Sea], seat: Seat) -> None:
    """Play the top card of any suit of one's own bank, even into a bust (R12)."""
    sea = table.state
    bank = sea.banks[seat]
    if not bank.tops():
        table.tell("hook-nothing", seat=seat)
        return
    card = await table.ask(
        seat, lambda: Pick([hooked(sea, seat, c) for c in bank.tops()], prompt=Text("hook-choose"), topic="hook")
    )
    bank.remove(card)
    sea.hooked.append(card)
    table.tell("hook-pulled", seat=seat, card=card.label)
    await arrive(table, seat, card)


@ability(Suit.CANNON)
async def cannon(table: Table[Sea], seat: Seat) -> None:
    """Sink the top card of one suit in one other player's bank (R13)."""
    await shoot(table, seat, sink, sunk)


Hit = Callable[[Table[Sea], Seat, Target], None]


async def shoot(table: Table[Sea], seat: Seat, hit: Hit, option: Aimed) -> None:
    """Choose what to shoot at, if there is anything, and do to it what `hit` does; `option` says what that is worth."""
    sea = table.state

    def choice() -> Pick[Target] | None:
        options = [option(sea, seat, aim) for aim in rival_tops(table, seat)]
        return Pick(options, prompt=Text("cannon-choose"), topic="cannon") if options else None

    aim = await table.ask(seat, choice)
    if aim is None:
        table.tell("cannon-nothing", seat=seat)
        return
    sea.banks[aim.owner].remove(aim.card)
    hit(table, seat, aim)


def sink(table: Table[Sea], seat: Seat, aim: Target) -> None:
    """The card shot at goes to the discard pile."""
    table.state.discard_pile.append(aim.card)
    table.tell("cannon-sank", seat=seat, owner=aim.owner, card=aim.card.label)


@ability(Suit.SWORD)
async def sword(table: Table[Sea], seat: Seat) -> None:
    """Play another player's top card of a suit that is not in one's own bank, even into a bust (R14)."""
    bank = table.state.banks[seat]
    await steal(
        table, seat, lambda: [aim for aim in rival_tops(table, seat) if not bank.has(aim.card.suit)], "sword-nothing"
    )


async def steal(table: Table[Sea], seat: Seat, targets: Callable[[], list[Target]], nothing: str) -> None:
    """Choose one of the targets, if there are any, and play it."""

    def choice() -> Pick[Target] | None:
        options = [stolen(table.state, seat, aim) for aim in targets()]
        return Pick(options, prompt=Text("sword-choose"), topic="sword") if options else None

    aim = await table.ask(seat, choice)
    if aim is None:
        table.tell(nothing, seat=seat)
        return
    table.state.banks[aim.owner].remove(aim.card)
    table.tell("sword-took", seat=seat, owner=aim.owner, card=aim.card.label)
    await arrive(table, seat, aim.card)


@ability(Suit.MAP)
async def map_(table: Table[Sea], seat: Seat) -> None:
    """Turn up three cards of the discard pile and play one, even into a bust (R16)."""
    sea = table.state
    if not sea.discard_pile:
        table.tell("map-nothing", seat=seat)
        return
    sea.turned_up += table.chance.take(sea.discard_pile, 3)
    table.tell("map-turned-up", seat=seat, cards=labels(sea.turned_up), reveals=True)
    card = await table.ask(
        seat, lambda: Pick([played(sea, seat, c) for c in sea.turned_up], prompt=Text("map-choose"), topic="map")
    )
    sea.turned_up.remove(card)
    sea.discard_pile += sea.turned_up
    sea.turned_up.clear()
    table.tell("map-took", seat=seat, card=card.label)
    await arrive(table, seat, card)


@ability(Suit.ORACLE)
async def oracle(table: Table[Sea], seat: Seat) -> None:
    """Everybody sees the top card of the draw pile, which stays there (R17)."""
    look_ahead(table, seat, 1)


def look_ahead(table: Table[Sea], seat: Seat, count: int) -> None:
    """Show the next cards of the draw pile to all, in order, or as many as there are."""
    sea = table.state
    cards = sea.draw_pile[-count:][::-1]
    if not cards:
        table.tell("oracle-nothing", seat=seat)
    for place, card in enumerate(cards, start=1):
        table.show(card.id, "oracle-shows", seat=seat, card=card.label, place=place)


@ability(Suit.KRAKEN)
async def kraken(table: Table[Sea], seat: Seat) -> None:
    """Two more cards must come to the play area before the player may stop (R18)."""
    demand(table, seat, 2)


def demand(table: Table[Sea], seat: Seat, count: int) -> None:
    """So many cards must be added before the player may stop."""
    table.state.owed = count
    table.tell("kraken-demands", seat=seat, count=count)


def rival_tops(table: Table[Sea], seat: Seat) -> list[Target]:
    """The top cards in the banks of all other players, from the left."""
    return [Target(owner, card) for owner in table.others(seat) for card in table.state.banks[owner].tops()]
