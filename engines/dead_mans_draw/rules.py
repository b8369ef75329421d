"""Dead Man's Draw from set-up to score, in the order of the rulebook (Japanese summary of 2015-02-28)."""

from __future__ import annotations

from functools import partial

from engines.core import Pick, Seat, Setup, Standings, Table, Text, rank
from engines.dead_mans_draw.cards import HIGHER, LOWEST
from engines.dead_mans_draw.play_area import Bust, arrive, bust, collect
from engines.dead_mans_draw.stakes import drawing, stopping
from engines.dead_mans_draw.state import Bank, Sea, Trait, When, own_effect
from engines.dead_mans_draw.traits import TRAITS


def setup(start: Setup) -> Sea:
    """Set-up 1 to 3: discard pile, draw pile, two traits each; and a start player."""
    discard_pile = list(LOWEST)
    draw_pile = list(HIGHER)
    box = list(TRAITS)
    start.chance.shuffle(discard_pile)
    start.chance.shuffle(draw_pile)
    dealt = [start.chance.take(box, 2 if start.options.traits else 0) for _ in start.seats]
    first = start.chance.pick(start.seats)
    return Sea(
        options=start.options,
        first=first,
        active=first,
        draw_pile=draw_pile,
        discard_pile=discard_pile,
        banks=[Bank() for _ in start.seats],
        traits=[None] * len(start.seats),
        dealt=dealt,
        box=box,
    )


async def play(table: Table[Sea]) -> Standings:
    """The whole game."""
    sea = table.state
    table.tell("game-begins", seat=sea.first)
    if sea.options.traits:
        await choose_traits(table)
        await name_a_victim(table)
    while sea.draw_pile:
        await take_turn(table, sea.active)
        sea.active = table.others(sea.active)[0]
    table.tell("game-ends")
    return standings(sea)


async def choose_traits(table: Table[Sea]) -> None:
    """Set-up 3: each keeps one of two traits; all are revealed together."""
    sea = table.state

    def choice(seat: Seat) -> Pick[Trait]:
        return Pick.of(sea.dealt[seat], prompt=Text("trait-choose"), topic="trait", secret=True)

    kept = await table.ask_all({seat: partial(choice, seat) for seat in table.seats})
    for seat in table.clockwise(sea.first):
        trait = kept[seat]
        sea.dealt[seat].remove(trait)
        sea.traits[seat] = trait
        table.tell("trait-revealed", seat=seat, trait=trait.label, reveals=True)


async def name_a_victim(table: Table[Sea]) -> None:
    """Davy Jones' Locker names, at the start and for good, whose wrecks it claims (trait 8, Q10)."""
    sea = table.state
    owner = next((seat for seat in table.seats if own_effect(sea, seat, When.RIVAL_BUSTS)), None)
    if owner is None:
        return
    victim = await table.ask(owner, Pick.seats(table.others(owner), prompt=Text("locker-choose"), topic="victim"))
    sea.victim = victim
    table.tell("locker-names", seat=owner, victim=victim)


async def take_turn(table: Table[Sea], seat: Seat) -> None:
    """Draw until you stop or bust (Game play, 'Drawing a card' and 'Drawing on')."""
    try:
        await draw_cards(table, seat)
    except Bust as wreck:
        bust(table, seat, wreck.card)
    else:
        await collect(table, seat)


async def draw_cards(table: Table[Sea], seat: Seat) -> None:
    """One card at least; a kraken's demand holds as long as there are cards to draw (R6, R18, R19)."""
    sea = table.state
    while sea.draw_pile:
        await turn_over(table, seat)
        if sea.draw_pile and not sea.owed and not await wants_another(table, seat):
            return


async def turn_over(table: Table[Sea], seat: Seat) -> None:
    """Turn the top card of the draw pile over."""
    sea = table.state
    card = sea.draw_pile.pop()
    sea.known.forget(card.id)
    table.tell("drew", seat=seat, card=card.label, reveals=True)
    bank_it = own_effect(sea, seat, When.TURNED_OVER, card.suit)
    if bank_it is not None:
        await bank_it(table, seat, card)
    else:
        await arrive(table, seat, card)


async def wants_another(table: Table[Sea], seat: Seat) -> bool:
    """Draw another card, or stop and bank what lies there (R6)."""
    sea = table.state

    def choice() -> Pick[bool]:
        return Pick(
            [drawing(sea, seat), stopping(sea, seat)],
            prompt=Text("draw-or-stop", left=len(sea.draw_pile)),
            topic="draw",
            default=["stop"],
        )

    return await table.ask(seat, choice)


def standings(sea: Sea) -> Standings:
    """The top card of each suit counts; more cards break a tie (End of the game, R20)."""
    results: dict[Seat, tuple[int, ...]] = {}
    details: dict[Seat, dict[str, int]] = {}
    for i, bank in enumerate(sea.banks):
        seat = Seat(i)
        tops, extra = score(sea, seat)
        results[seat] = (tops + extra, len(bank.cards()))
        details[seat] = {"tops": tops, "mermaids": extra, "cards": len(bank.cards())}
    return rank(results, details)


def score(sea: Sea, seat: Seat) -> tuple[int, int]:
    """The top cards of a bank, and what a trait adds."""
    scoring = own_effect(sea, seat, When.SCORING)
    bank = sea.banks[seat]
    return bank.points(), scoring(bank.suits()) if scoring is not None else 0
