"""A day of 3000 Scoundrels: on every turn a card is played face down, and till the turn passes it may be suspected."""

from __future__ import annotations

from functools import partial

from engines.core import Form, Game, Option, Pick, Seat, Setup, Standings, Table, Text
from tests.engines.core.fragments.scoundrels_jobs import (
    JOBS,
    TRAITS,
    follow_arrows,
    gain,
    place_henchman,
    unused,
    use_scoundrel,
)
from tests.engines.core.fragments.scoundrels_state import (
    VALUES,
    Played,
    Player,
    Poker,
    Safe,
    Scoundrel,
    Town,
    free_slots,
    may_suspect,
    standings,
    status,
    view,
    zones,
)

TURNS = 3
SHEET = 5
SAFES = 6
OFFICE = 2  # what the Sheriff's Office gives, and what it takes for a henchman


def setup(start: Setup) -> Town:
    """Everybody gets some scoundrels of the same kinds, and all poker cards in hand."""
    safes = list(range(2, 2 + SAFES))
    start.chance.shuffle(safes)
    players = []
    for seat in start.seats:
        traits, jobs = list(TRAITS), list(JOBS.values())
        start.chance.shuffle(traits)
        start.chance.shuffle(jobs)
        pairs = list(zip(traits, jobs, strict=True))[:SHEET]
        sheet = [Scoundrel(trait, job) for trait, job in pairs]
        players.append(Player(hand=[Poker(seat, value) for value in VALUES], sheet=sheet))
    return Town(
        active=start.chance.pick(start.seats),
        players=players,
        safes=[Safe(number, value) for number, value in enumerate(safes, start=1)],
    )


async def play(table: Table[Town]) -> Standings:
    """Some turns each, then the challenge."""
    town = table.state
    for _ in range(TURNS * len(table.seats)):
        await take_turn(table, town.active)
        town.active = table.others(town.active)[0]
    challenge(table)
    return standings(town)


async def take_turn(table: Table[Town], seat: Seat) -> None:
    """Plan, abilities, office. From the plan on everybody else may suspect, whoever is just thinking."""
    town = table.state
    town.spent.clear()
    await plan(table, seat)
    with table.offering(partial(suspicion_offer, town), partial(suspect, table)):
        await use_abilities(table, seat)
        await go_to_office(table, seat)
    await last_chance(table, seat)
    town.current = None


# Plan


async def plan(table: Table[Town], seat: Seat) -> None:
    """A card face down into a free slot, in one breath; only the slot is said aloud."""
    town = table.state
    chosen = await table.ask(seat, partial(card_and_slot, town, seat))
    town.players[seat].hand.remove(chosen["card"])
    town.current = Played(seat, chosen["slot"], chosen["card"])
    town.played.append(town.current)
    table.tell("sc-played", seat=seat, slot=chosen["slot"])


def card_and_slot(town: Town, seat: Seat) -> Form:
    """Any card fits any slot: it may be a bluff."""
    slots = [Option(f"slot-{slot}", Text("sc-slot", slot=slot), value=slot) for slot in free_slots(town, seat)]
    return Form(
        {
            "card": Pick.of(town.players[seat].hand, prompt=Text("sc-which-card")),
            "slot": Pick(slots, prompt=Text("sc-which-slot")),
        },
        prompt=Text("sc-plan"),
        topic="plan",
        secret=True,
    )


# Suspicion


def suspicion_offer(town: Town, seat: Seat) -> Pick | None:
    """A henchman for the card of this turn, while its owner goes on."""
    if town.current is None or not may_suspect(town, seat):
        return None
    option = Option("suspect", Text("sc-suspect"))
    prompt = Text("sc-suspect-offer", seat=town.current.seat, slot=town.current.slot)
    return Pick([option], prompt=prompt, topic="suspect", concerns=frozenset({town.current.seat}))


async def suspect(table: Table[Town], seat: Seat, _: None) -> None:
    """The offer is taken."""
    place_henchman(table, seat)


async def last_chance(table: Table[Town], seat: Seat) -> None:
    """Before the turn passes everybody who still can is asked, and nobody sees who has answered."""
    town = table.state
    while (placed := await table.window(partial(last_chance_offer, town), table.others(seat))) is not None:
        place_henchman(table, placed[0])


def last_chance_offer(town: Town, seat: Seat) -> Pick | None:
    """Now or never."""
    if town.current is None or not may_suspect(town, seat):
        return None
    return Pick(
        [Option("pass", Text("sc-let-pass")), Option("suspect", Text("sc-suspect"))],
        prompt=Text("sc-last-chance", seat=town.current.seat, slot=town.current.slot),
        topic="suspect",
        concerns=frozenset({town.current.seat}),
    )


# Abilities and office


async def use_abilities(table: Table[Town], seat: Seat) -> None:
    """Every own scoundrel that shows the slot, in any order, each once; arrows are followed as they come up."""
    town = table.state
    while usable(town, seat):
        scoundrel: Scoundrel | None = await table.ask(seat, partial(scoundrel_or_done, town, seat))
        if scoundrel is None:
            return
        await use_scoundrel(table, seat, scoundrel)
        await follow_arrows(table, seat)


def usable(town: Town, seat: Seat) -> list[Scoundrel]:
    """Unused ones that show the slot of this turn's card."""
    slot = town.current.slot if town.current else None
    return [scoundrel for scoundrel in unused(town, seat) if slot and scoundrel.trait.slot == slot]


def scoundrel_or_done(town: Town, seat: Seat) -> Pick:
    """Which to use next, if any."""
    scoundrels = [scoundrel.option for scoundrel in usable(town, seat)]
    return Pick([Option("done", Text("sc-done")), *scoundrels], prompt=Text("sc-ability"), topic="ability")


async def go_to_office(table: Table[Town], seat: Seat) -> None:
    """The Sheriff's Office gives money, or lets a henchman go for it."""
    player = table.state.players[seat]
    if await table.ask(seat, partial(money_or_bail, player)) == "bail":
        player.money -= OFFICE
        player.jailed -= 1
        player.free += 1
        table.tell("sc-bailed", seat=seat, cost=OFFICE)
    else:
        gain(table, seat, OFFICE)


def money_or_bail(player: Player) -> Pick:
    """Bail needs somebody in jail, and the money."""
    options = [Option("money", Text("sc-money", money=OFFICE), value="money")]
    if player.jailed and player.money >= OFFICE:
        options.append(Option("bail", Text("sc-bail", cost=OFFICE), value="bail"))
    return Pick(options, prompt=Text("sc-office"), topic="office")


# The end of the day


def challenge(table: Table[Town]) -> None:
    """Cards with henchmen on them are turned over: a bluff costs its player, the truth costs the henchmen."""
    town = table.state
    for played in town.played:
        if not played.suspects:
            continue
        true = played.card.value == played.slot
        table.show(played.card.id, "sc-turned-over", seat=played.seat, slot=played.slot, card=played.card.label)
        for suspect in played.suspects:
            if true:
                town.players[suspect].jailed += 1
            else:
                town.players[suspect].free += 1
                town.players[suspect].reputation += 1
        played.suspects.clear()
        if not true:
            town.players[played.seat].reputation -= 1
            table.tell("sc-caught", seat=played.seat)


GAME: Game[Town] = Game(
    id="scoundrels_turn",
    version=1,
    seats=(2, 4),
    setup=setup,
    play=play,
    standings=standings,
    view=view,
    status=status,
    zones=zones,
    computer=lambda seen, ask, rng: ask.any_answer(rng),
)
