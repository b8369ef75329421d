"""A shootout in Doomtown: plays until all pass, a redraw at once, the reveal, resolution plays, reacts to reacts."""

from __future__ import annotations

from functools import partial
from itertools import cycle

from engines.core import Game, Option, Pick, Seat, Setup, Standings, Table, Text
from tests.engines.core.fragments.doomtown_state import (
    DRAW_HAND,
    DUDES,
    HAND,
    LEADER,
    MARK,
    Card,
    Duel,
    Timing,
    fighters,
    full_deck,
    hand_rank,
    standings,
    status,
    view,
    zones,
)


def setup(start: Setup) -> Duel:
    """Two posses meet; everybody at the table holds cards."""
    decks = [full_deck(seat) for seat in start.seats]
    hands = [start.chance.take(deck, HAND) for deck in decks]
    return Duel(
        winner=start.chance.pick([LEADER, MARK]),
        posses=[DUDES if seat in (LEADER, MARK) else 0 for seat in start.seats],
        decks=decks,
        hands=hands,
        draw_hands=[[] for _ in start.seats],
        discards=[[] for _ in start.seats],
        bullets=[1 for _ in start.seats],
        ranks=[0 for _ in start.seats],
    )


async def play(table: Table[Duel]) -> Standings:
    """Round after round, while both posses have a dude left."""
    duel = table.state
    while duel.posses[LEADER] and duel.posses[MARK]:
        await shootout_round(table)
    return standings(duel)


async def shootout_round(table: Table[Duel]) -> None:
    """Shootout plays, draw hands, resolution plays, casualties."""
    await plays(table, Timing.SHOOTOUT)
    await draw_and_redraw(table)
    reveal(table)
    await plays(table, Timing.RESOLUTION)
    take_casualties(table)
    clean_up(table)


async def plays(table: Table[Duel], timing: Timing) -> None:
    """From the winner on each plays a card or passes, until both have passed in a row."""
    duel = table.state
    passes = 0
    for seat in cycle(fighters(duel)):
        card: Card | None = await table.ask(seat, partial(play_or_pass, duel, seat, timing))
        if card is None:
            table.tell("dt-passes", seat=seat)
            passes += 1
            if passes == 2:
                return
        else:
            passes = 0
            if await play_card(table, seat, card):
                card.kind.effect(duel, seat)


def play_or_pass(duel: Duel, seat: Seat, timing: Timing) -> Pick:
    """A card of this timing, or a pass. That an empty hand can only pass is no secret."""
    return Pick(
        [pass_option(), *card_options(duel, seat, timing)],
        prompt=Text(f"dt-{timing.value}-play"),
        topic="play",
        secret=bool(duel.hands[seat]),
    )


async def play_card(table: Table[Duel], seat: Seat, card: Card) -> bool:
    """The card is played from hand, and takes effect unless somebody cancels it."""
    duel = table.state
    duel.hands[seat].remove(card)
    duel.playing.append(card)
    table.tell("dt-played", seat=seat, card=card.label, reveals=True)
    cancelled = await is_cancelled(table, card)
    duel.playing.pop()
    duel.discards[seat].append(card)
    if cancelled:
        table.tell("dt-cancelled", seat=seat, card=card.label)
    return not cancelled


async def is_cancelled(table: Table[Duel], card: Card) -> bool:
    """Reacts interrupt, until all pass or one goes through. A react is itself a play, and can be cancelled."""
    duel = table.state
    while (reaction := await table.window(partial(react_or_pass, duel, card), react_order(table))) is not None:
        seat, react = reaction
        if await play_card(table, seat, react):
            return True
    return False


def react_or_pass(duel: Duel, card: Card, seat: Seat) -> Pick | None:
    """Everybody else with cards in hand is asked, whatever they hold."""
    if seat == card.owner or not duel.hands[seat]:
        return None
    return Pick(
        [pass_option(), *card_options(duel, seat, Timing.REACT)],
        prompt=Text("dt-react", seat=card.owner, card=card.label),
        topic="react",
        concerns=frozenset({card.owner}),
        secret=True,
    )


def react_order(table: Table[Duel]) -> list[Seat]:
    """The fighters first, the winner before the other; then everybody else."""
    return [*fighters(table.state), *(seat for seat in table.seats if seat not in (LEADER, MARK))]


def pass_option() -> Option:
    """Not now."""
    return Option("pass", Text("dt-pass"))


def card_options(duel: Duel, seat: Seat, timing: Timing) -> list[Option[Card]]:
    """The cards in hand that can be played at this moment."""
    return [card.option for card in duel.hands[seat] if card.kind.timing is timing]


async def draw_and_redraw(table: Table[Duel]) -> None:
    """Both draw, and at once choose what to discard: one card for each bullet. As many are drawn again."""
    duel = table.state
    for seat in fighters(duel):
        draw(table, seat, DRAW_HAND)
    chosen: dict[Seat, list[Card]] = await table.ask_all({seat: partial(redraw, duel, seat) for seat in (LEADER, MARK)})
    for seat, cards in chosen.items():
        for card in cards:
            duel.draw_hands[seat].remove(card)
            duel.discards[seat].append(card)
        table.tell("dt-redraws", seat=seat, cards=[card.label for card in cards], count=len(cards), reveals=True)
        draw(table, seat, len(cards))


def redraw(duel: Duel, seat: Seat) -> Pick[list[Card]]:
    """Any cards of the draw hand, as far as the bullets go."""
    most = duel.bullets[seat]
    prompt = Text("dt-redraw", most=most)
    return Pick.some(duel.draw_hands[seat], prompt, most=most, topic="redraw", secret=True)


def draw(table: Table[Duel], seat: Seat, count: int) -> None:
    """Cards from the own deck to the draw hand; only the owner sees them yet."""
    duel = table.state
    for _ in range(min(count, len(duel.decks[seat]))):
        card = duel.decks[seat].pop()
        duel.draw_hands[seat].append(card)
        table.tell("dt-drew", to=[seat], card=card.label, reveals=True)


def reveal(table: Table[Duel]) -> None:
    """Both draw hands are laid open."""
    duel = table.state
    duel.revealed = True
    for seat in fighters(duel):
        cards = [card.label for card in duel.draw_hands[seat]]
        table.tell("dt-reveals", seat=seat, cards=cards, reveals=True)


def take_casualties(table: Table[Duel]) -> None:
    """The lower hand loses a dude for every rank of difference; a tie costs both one."""
    duel = table.state
    lead = hand_rank(duel, LEADER) - hand_rank(duel, MARK)
    for seat, lost in ((LEADER, -lead), (MARK, lead)):
        casualties = min(duel.posses[seat], lost if lead else 1)
        if casualties > 0:
            duel.posses[seat] -= casualties
            table.tell("dt-casualties", seat=seat, count=casualties)


def clean_up(table: Table[Duel]) -> None:
    """Draw hands go to the discard piles; what lasted for the round is over."""
    duel = table.state
    duel.revealed = False
    for seat in table.seats:
        duel.discards[seat] += duel.draw_hands[seat]
        duel.draw_hands[seat].clear()
        duel.bullets[seat] = 1
        duel.ranks[seat] = 0


GAME: Game[Duel] = Game(
    id="doomtown_shootout",
    version=1,
    seats=(2, 3),
    setup=setup,
    play=play,
    standings=standings,
    view=view,
    status=status,
    zones=zones,
    computer=lambda seen, ask, rng: ask.any_answer(rng),
)
