"""3000 Scoundrels from the first day to the last, in the order of the rulebook (p.6 and 7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from engines.core import Form, Option, Pick, Seat, Standings, Table, Text
from engines.scoundrels import henchmen, poker
from engines.scoundrels.abilities import after_step_3, at_start_of_turn, in_step_2, use_some
from engines.scoundrels.cards import LEADERS, STRATEGIES
from engines.scoundrels.evening import end_of_day, open_safes, standings
from engines.scoundrels.hiring import can_pay, for_hire, go_to_the_office, hire
from engines.scoundrels.parts import Scoundrel, Strategy, When
from engines.scoundrels.state import HAND, TURNS, VALUES, Played, Player, Town
from engines.scoundrels.using import note, react, yes_or_no

FACE_UP = "face-up"  # how a 0 may lie
BARGAIN = 1  # what the strategy takes off a hire


async def play(table: Table[Town]) -> Standings:
    """Two days, or three."""
    town = table.state
    await choose_leaders(table)
    if town.options.strategies:
        await choose_strategies(table)
    town.active = table.chance.pick(table.seats)
    table.tell("first-player", seat=town.active)
    while town.day < town.options.days:
        await play_day(table)
    open_safes(table)
    table.tell("game-ends")
    return standings(town)


async def choose_leaders(table: Table[Town]) -> None:
    """Set-up 5: each takes one that nobody has, clockwise from a seat drawn by lot; then all draw their hands (5E). Who
    goes first is drawn later.
    """
    town = table.state
    if all(player.leader for player in town.players):
        return
    for seat in table.clockwise(table.chance.pick(table.seats)):
        leader = await table.ask(seat, partial(_which_leader, town))
        town.players[seat].leader = leader
        table.tell("leader-chosen", seat=seat, leader=Text(f"leader-name-{leader}"))
    for seat in table.seats:
        poker.draw(table, seat, HAND)


def _which_leader(town: Town) -> Pick[str]:
    taken = [player.leader for player in town.players]
    options = [_leader(town, id_) for id_ in LEADERS if id_ not in taken]
    prompt = Text("leader-choose-strategies" if town.options.strategies else "leader-choose")
    return Pick(options, prompt=prompt, topic="leader")


def _leader(town: Town, id_: str) -> Option[str]:
    """A leader, with the two strategies one of which will be theirs."""
    own = [strategy.label for strategy in STRATEGIES if strategy.leader == id_]
    strategies = Text("leader-strategies", strategies=own) if town.options.strategies else None
    return Option(id_, Text(f"leader-name-{id_}"), help=strategies, value=id_)


async def choose_strategies(table: Table[Town]) -> None:
    """Each picks one of the leader's two in secret; all are opened together (p.12)."""
    town = table.state

    def choice(seat: Seat) -> Pick:
        own = [strategy for strategy in STRATEGIES if strategy.leader == town.players[seat].leader]
        return Pick.of(own, prompt=Text("strategy-choose"), topic="strategy", secret=True)

    chosen = await table.ask_all({seat: partial(choice, seat) for seat in table.seats})
    for seat in table.seats:
        town.players[seat].strategy = chosen[seat]
        table.tell("strategy-chosen", seat=seat, strategy=chosen[seat].label, reveals=True)


async def play_day(table: Table[Town]) -> None:
    """Four turns each, then the end of the day (R07)."""
    town = table.state
    town.day += 1
    town.turn = 0
    table.tell("day-begins", day=town.day)
    first = town.active
    while town.turn < TURNS * len(table.seats):
        town.turn += 1
        await take_turn(table, town.active)
        town.active = table.others(town.active)[0]
    await end_of_day(table, first)


async def take_turn(table: Table[Town], seat: Seat) -> None:
    """Plan, abilities, hire or office. From the plan until the turn passes on everybody else may suspect."""
    town = table.state
    town.used.clear()
    town.step = "start"
    table.tell("turn-begins", seat=seat)
    await use_some(table, seat, partial(at_start_of_turn, town, seat))
    town.step = "plan"
    await plan(table, seat)
    with table.offering(partial(henchmen.suspicion, table), partial(henchmen.suspect, table)):
        town.step = "abilities"
        await use_some(table, seat, partial(in_step_2, town, seat))
        town.step = "hire"
        lapsed = await hire_or_office(table, seat)
        town.step = "after"
        await use_some(table, seat, lambda: [s for s in after_step_3(town, seat) if s not in lapsed])
    town.step = "last-chance"
    await henchmen.last_chance(table, seat)
    town.current = None
    town.last = seat


# Step 1: plan


async def plan(table: Table[Town], seat: Seat) -> None:
    """One card face down into an empty slot; only the slot is said aloud (R08)."""
    town = table.state
    player = town.players[seat]
    assert player.hand, "four cards for four turns"
    chosen = await table.ask(seat, partial(card_and_slot, table, seat))
    face_up = chosen.card == FACE_UP
    card = next(card for card in player.hand if card.value == ("0" if face_up else chosen.card))
    player.hand.remove(card)
    played = Played(seat, card, None if face_up else chosen.slot, day=town.day)
    player.played.append(played)
    if played.slot is None:
        poker.lay_open(table, played)
    else:
        table.tell("plans", seat=seat, slot=played.slot)
    town.current = played


@dataclass(slots=True, frozen=True)
class Plan:
    """The card of a turn, and its slot unless it lies face up."""

    card: str
    slot: str | None = None


def card_and_slot(table: Table[Town], seat: Seat) -> Form[Plan]:
    """Any card fits any free slot: it may be a bluff. A 0 may lie face up, in no slot, if somebody Honest is there."""
    player = table.state.players[seat]
    cards = [
        Option(card.value, card.label, value=card.value)
        for card in sorted(player.hand, key=lambda c: VALUES.index(c.value))
    ]
    slots = {slot: _what_works(player, slot) for slot in player.free_slots()}
    honest = any(s.trait.when is When.ZERO_FACE_UP for s in player.scoundrels())
    may_lie_open = honest and any(card.value == "0" for card in player.hand)
    if may_lie_open:
        cards.append(Option(FACE_UP, Text("zero-face-up"), value=FACE_UP))

    def slot(picked: Mapping[str, str]) -> Pick[str] | None:
        card = picked["card"]
        if table.version >= 2 and card == FACE_UP:  # version 1 asked for a slot all the same
            return None
        return Pick([_slot(slot, card, help_) for slot, help_ in slots.items()], prompt=Text("plan-slot"))

    return Form(
        {"card": Pick(cards, prompt=Text("plan-card")), "slot": slot},
        Plan,
        prompt=Text("plan-choose"),
        topic="plan",
        secret=True,
        reversible=not may_lie_open and can_hire(table.state, seat),  # else the turn may be over before it is regretted
    )


def _slot(slot: str, card: str, what_works: Text) -> Option[str]:
    """A slot for a card, and whether that is a bluff. Only who lays the card reads it."""
    label = Text("slot" if card == FACE_UP else "slot-true" if card == slot else "slot-bluff", slot=slot)
    return Option(f"slot-{slot}", label, help=what_works, value=slot)


def _what_works(player: Player, slot: str) -> Text:
    """The leader's ability of a slot, and the own scoundrels that show it."""
    crew = [scoundrel.label for scoundrel in player.scoundrels() if slot in scoundrel.trait.slots]
    return Text("slot-help", leader=Text(f"leader-{slot}"), count=len(crew), scoundrels=crew)


# Step 3: hire or office


async def hire_or_office(table: Table[Town], seat: Seat) -> list[Scoundrel | Strategy]:
    """One of the two must be done; who cannot pay goes to the office (R21). What its player then let lapse is told."""
    town = table.state
    scoundrel: Scoundrel | None = None
    if can_hire(town, seat):
        scoundrel = await table.ask(seat, partial(_whom_to_hire, table, seat))
    if scoundrel is None:
        await go_to_the_office(table, seat)
    else:
        await hire(table, seat, scoundrel, rebate=await bargained(table, seat, scoundrel))
    if table.version >= 2:  # at one time with what reacts to the hire or the office: the player orders them (p.7)
        note(town, When.AFTER_STEP_3, seat)
    return await react(table)


def can_hire(town: Town, seat: Seat) -> bool:
    """Whether there is somebody to hire whom the player can pay."""
    rebate = rebate_of(town, seat)
    return any(can_pay(town, seat, there, rebate) for there in town.saloon)


def _whom_to_hire(table: Table[Town], seat: Seat) -> Pick[Scoundrel | None]:
    """From the left, as they stand in the saloon; version 1 had them from the right."""
    town = table.state
    rebate = rebate_of(town, seat)
    saloon = town.saloon if table.version >= 2 else town.saloon[::-1]
    options = [for_hire(town, seat, s, rebate) for s in saloon if can_pay(town, seat, s, rebate)]
    leaves = Text("to-office-help", scoundrel=town.saloon[-1].label)
    return Pick(
        [*options, Option("office", Text("to-office"), help=leaves)],
        prompt=Text("hire-or-office"),
        topic="hire",
        default=["office"],
    )


async def bargained(table: Table[Town], seat: Seat, scoundrel: Scoundrel) -> int:
    """What the strategy takes off the price: it may be declined by who can pay in full (R62)."""
    town = table.state
    strategy, rebate = town.players[seat].strategy, min(rebate_of(town, seat), scoundrel.cost)
    if strategy is None or not rebate:
        return 0
    if can_pay(town, seat, scoundrel):
        prompt = Text("bargain-choose", strategy=strategy.label, scoundrel=scoundrel.label)
        left = town.players[seat].money - scoundrel.cost
        yes = Text("bargain-yes", cost=scoundrel.cost - rebate, left=left + rebate)
        no = Text("bargain-no", cost=scoundrel.cost, left=left)
        if not await table.ask(seat, yes_or_no(prompt, topic="bargain", yes=yes, no=no)):
            return 0
    table.tell("uses-strategy", seat=seat, strategy=strategy.label)
    return rebate


def rebate_of(town: Town, seat: Seat) -> int:
    """What the hire of one's own step 3 may cost less, by a strategy."""
    strategy = town.players[seat].strategy
    return BARGAIN if strategy is not None and strategy.moment == "hire-cost" else 0
