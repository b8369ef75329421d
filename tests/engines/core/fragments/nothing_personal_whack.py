"""A whack in Nothing Personal: permission at a price, a die that can be rolled again, and anything at any time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from engines.core import CalledOff, Game, Option, Pick, Seat, Setup, Standings, Table, Text
from tests.engines.core.fragments.nothing_personal_any_time import OFFERS_A_ROUND, any_time
from tests.engines.core.fragments.nothing_personal_state import (
    CARDS,
    NAMES,
    Family,
    Gangster,
    Place,
    controller,
    on_board,
    ring_order,
    standings,
    status,
    view,
    zones,
)

ROUNDS = 2
HAND = 3
INCOME = 6
COLLECTED = 3
WHACK_COST = 10
REROLL_COST = 10
WHACK_RESPECT = 4
PRICES = (0, 5, 10)  # what a permission may cost
FACES = ("gun", "gun", "miss", "miss", "knife", "ring")
HITS = ("gun", "ring")


def setup(start: Setup) -> Family:
    """Influence and blackmail coins are scattered over the board; everybody holds some cards."""
    chance = start.chance
    deck = list(CARDS)
    hands = [chance.take(deck, HAND) for _ in start.seats]
    gangsters = []
    for name in NAMES:
        markers = [chance.below(4) for _ in start.seats]
        gangsters.append(Gangster(name, markers, coin=chance.pick([None, *start.seats])))
    return Family(
        ring=chance.pick(start.seats),
        money=[15 for _ in start.seats],
        respect=[5 for _ in start.seats],
        gangsters=gangsters,
        deck=deck,
        hands=hands,
        offers_left=[OFFERS_A_ROUND for _ in start.seats],
    )


async def play(table: Table[Family]) -> Standings:
    """Each round everybody is paid, and every gangster acts once, from the lowest up."""
    family = table.state
    with any_time(table):
        for _ in range(ROUNDS):
            pay_day(table)
            for gangster in family.gangsters:
                if gangster.place is Place.BOARD:
                    await take_action(table, gangster)
    return standings(family)


def pay_day(table: Table[Family]) -> None:
    """Money and a card for everybody; what was offered last round is off."""
    family = table.state
    family.deals.clear()
    family.offers_left = [OFFERS_A_ROUND for _ in table.seats]
    for seat in ring_order(family):
        card = family.deck.pop()
        family.hands[seat].append(card)
        family.money[seat] += INCOME
        table.tell("np-drew", to=[seat], card=card.label, reveals=True)


# An action


@dataclass(slots=True, frozen=True)
class Action:
    """What a gangster can do: what it is called, and the rule that does it for his boss."""

    id: str
    label: Text
    do: Callable[[Table[Family], Gangster, Seat], Awaitable[None]]


async def take_action(table: Table[Family], gangster: Gangster) -> None:
    """He acts, unless somebody gets him, or his target, out of the way meanwhile."""
    family = table.state
    family.acting = gangster
    try:
        await act(table, gangster)
    except CalledOff:
        table.tell("np-called-off", gangster=gangster.label)
    finally:
        family.acting = family.target = family.die = None


async def act(table: Table[Family], gangster: Gangster) -> None:
    """Whoever controls him decides. Who that is is read afresh until the decision; from then on it is their action."""
    family = table.state
    boss_now = partial(controller, family, gangster)
    action: Action | None = await table.ask(boss_now, partial(action_or_pass, family, gangster))
    boss = boss_now()
    if action is None or boss is None:
        table.tell("np-passes", gangster=gangster.label)
    elif await permitted(table, gangster, boss, action):
        await action.do(table, gangster, boss)
    else:
        table.tell("np-must-pass", gangster=gangster.label)


def action_or_pass(family: Family, gangster: Gangster) -> Pick:
    """Pass, collect, or whack somebody, if his boss can pay for it."""
    boss = controller(family, gangster)
    actions = [Action("collect", Text("np-collect", gain=COLLECTED), collect)]
    if boss is not None and family.money[boss] >= WHACK_COST:
        actions += [whack_action(victim) for victim in on_board(family) if victim is not gangster]
    options = [Option(action.id, action.label, value=action) for action in actions]
    prompt = Text("np-act", gangster=gangster.label)
    return Pick([Option("pass", Text("np-pass")), *options], prompt=prompt, topic="action")


def whack_action(victim: Gangster) -> Action:
    """To whack this very gangster."""
    label = Text("np-whack", victim=victim.label, cost=WHACK_COST)
    return Action(f"whack-{victim.id}", label, partial(whack, victim=victim))


async def collect(table: Table[Family], gangster: Gangster, boss: Seat) -> None:
    """Some money from the neighbourhood."""
    table.state.money[boss] += COLLECTED
    table.tell("np-collected", gangster=gangster.label, seat=boss, gain=COLLECTED)


# A permission


async def permitted(table: Table[Family], gangster: Gangster, boss: Seat, action: Action) -> bool:
    """Whoever blackmails him refuses, agrees, or names a price, for this one action."""
    family = table.state
    owner = gangster.coin
    if owner is None or owner == boss:
        return True
    price: int | None = await table.ask(owner, partial(price_or_refuse, family, gangster, boss, action))
    if not price:
        return price == 0
    table.tell("np-price-named", seat=owner, price=price, gangster=gangster.label)
    if not await table.ask(boss, partial(pay_or_decline, family, owner, boss, price)):
        return False
    family.money[boss] -= price
    family.money[owner] += price
    table.tell("np-price-paid", seat=boss, owner=owner, price=price)
    return True


def price_or_refuse(family: Family, gangster: Gangster, boss: Seat, action: Action) -> Pick:
    """No, or a price that the boss has."""
    prices = [price for price in PRICES if price <= family.money[boss]]
    return Pick(
        [
            Option("refuse", Text("np-refuse")),
            *(Option(f"price-{price}", Text("np-price", price=price), value=price) for price in prices),
        ],
        prompt=Text("np-permission", seat=boss, gangster=gangster.label, action=action.label),
        topic="permission",
        concerns=frozenset({boss}),
    )


def pay_or_decline(family: Family, owner: Seat, boss: Seat, price: int) -> Pick:
    """Take the price, as long as there is the money, or leave it."""
    pay = [Option("pay", Text("np-pay", price=price), value=True)] if family.money[boss] >= price else []
    return Pick(
        [Option("decline", Text("np-decline"), value=False), *pay],
        prompt=Text("np-price-asked", seat=owner, price=price),
        topic="permission",
        concerns=frozenset({owner}),
    )


# A whack


async def whack(table: Table[Family], gangster: Gangster, boss: Seat, *, victim: Gangster) -> None:
    """Pay, roll, and somebody sleeps with the fishes, or nobody."""
    family = table.state
    if family.money[boss] < WHACK_COST or victim.place is not Place.BOARD:
        table.tell("np-comes-to-nothing", gangster=gangster.label)
        return
    family.target = victim
    family.money[boss] -= WHACK_COST
    table.tell("np-whacks", seat=boss, gangster=gangster.label, victim=victim.label)
    face = await roll(table, concerns=[boss, controller(family, victim)])
    family.target = None
    if face in HITS:
        hit(table, boss, victim)
    else:
        miss(table, boss, gangster, backfires=face == "knife")


async def roll(table: Table[Family], concerns: list[Seat | None]) -> str:
    """A die on the table can be rolled again by anybody, as often as somebody pays."""
    family = table.state
    family.die = table.chance.pick(FACES)
    table.tell("np-rolled", face=face_text(family.die))
    concerned = frozenset(seat for seat in concerns if seat is not None)
    while (paid := await table.window(partial(reroll_or_pass, family, concerned), ring_order(family))) is not None:
        seat, _ = paid
        family.money[seat] -= REROLL_COST
        family.die = table.chance.pick(FACES)
        table.tell("np-rerolled", seat=seat, cost=REROLL_COST, face=face_text(family.die))
    face, family.die = family.die, None
    return face


def reroll_or_pass(family: Family, concerns: frozenset[Seat], seat: Seat) -> Pick | None:
    """Everybody with the money is asked; money lies open."""
    if family.die is None or family.money[seat] < REROLL_COST:
        return None
    return Pick(
        [Option("pass", Text("np-keep-die")), Option("reroll", Text("np-reroll", cost=REROLL_COST))],
        prompt=Text("np-reroll-offer", face=face_text(family.die)),
        topic="reroll",
        concerns=concerns,
    )


def face_text(face: str) -> Text:
    """What a face of the die is called."""
    return Text(f"np-face-{face}")


def hit(table: Table[Family], boss: Seat, victim: Gangster) -> None:
    """Respect for the one, shame for the other."""
    family = table.state
    loser = controller(family, victim)
    victim.remove(to=Place.FISHES)
    table.tell("np-hit", victim=victim.label)
    family.respect[boss] += WHACK_RESPECT
    if loser is not None:
        lose_respect(family, loser)


def miss(table: Table[Family], boss: Seat, gangster: Gangster, *, backfires: bool) -> None:
    """Shame; and a knife means that he does not come back."""
    lose_respect(table.state, boss)
    if backfires:
        gangster.remove(to=Place.FISHES)
        table.tell("np-backfired", gangster=gangster.label)
    else:
        table.tell("np-missed", gangster=gangster.label)


def lose_respect(family: Family, seat: Seat) -> None:
    """Nobody has less than none."""
    family.respect[seat] = max(0, family.respect[seat] - WHACK_RESPECT)


GAME: Game[Family] = Game(
    id="nothing_personal_whack",
    version=1,
    seats=(3, 5),
    setup=setup,
    play=play,
    standings=standings,
    view=view,
    status=status,
    zones=zones,
    computer=lambda seen, ask, rng: ask.any_answer(rng),
)
