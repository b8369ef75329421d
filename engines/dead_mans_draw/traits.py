"""The seventeen traits (rulebook, list of trait card effects, in its order)."""

from __future__ import annotations

from collections.abc import Set

from engines.core import Pick, Seat, Table, Text
from engines.dead_mans_draw.abilities import demand, hook, look_ahead, rival_tops, shoot, steal
from engines.dead_mans_draw.cards import Card, Suit
from engines.dead_mans_draw.play_area import arrive, bonus_from_discard, labels, place_of
from engines.dead_mans_draw.stakes import given_up, played, robbed, sunk_with_its_suit, taken
from engines.dead_mans_draw.state import Sea, Target, Trait, When

# Anchor, Hook: what is kept on a bust


def keep_anchor_and_next_two(sea: Sea) -> list[Card]:
    """The Anchor itself and up to two cards after it."""
    place = place_of(sea, Suit.ANCHOR)
    return [] if place is None else sea.play_area[place : place + 3]


def keep_as_an_anchor_would(sea: Sea) -> list[Card]:
    """The cards before the Hook and the one it fetched; the Hook itself only where the table agreed so (Q4)."""
    place = place_of(sea, Suit.HOOK)
    return [] if place is None else sea.play_area[: place + sea.options.miser_keeps_hook] + sea.hooked


# Cannon


async def shoot_into_own_bank(table: Table[Sea], seat: Seat) -> None:
    """The card shot at is banked instead of discarded."""

    def bank(table: Table[Sea], seat: Seat, aim: Target) -> None:
        table.state.banks[seat].add(aim.card)
        table.tell("cannon-kept", seat=seat, owner=aim.owner, card=aim.card.label)

    await shoot(table, seat, bank, taken)


async def shoot_the_whole_suit(table: Table[Sea], seat: Seat) -> None:
    """Every card of the chosen suit is discarded."""

    def sink_all(table: Table[Sea], seat: Seat, aim: Target) -> None:
        stack = table.state.banks[aim.owner].stacks[aim.card.suit]
        sunk = [aim.card, *reversed(stack)]
        table.state.discard_pile += sunk
        stack.clear()
        table.tell("cannon-sank-all", seat=seat, owner=aim.owner, cards=labels(sunk))

    await shoot(table, seat, sink_all, sunk_with_its_suit)


async def shoot_oneself(table: Table[Sea], seat: Seat, owner: Seat) -> None:
    """Whoever else gets a Cannon discards a top card of their own bank (Q8)."""
    sea = table.state
    bank = sea.banks[seat]
    if not bank.tops():
        table.tell("misfire-nothing", seat=seat, owner=owner)
        return

    def choice() -> Pick[Card]:
        options = [given_up(sea, seat, card) for card in bank.tops()]
        return Pick(options, prompt=Text("misfire-choose", owner=owner), topic="misfire")

    card = await table.ask(seat, choice)
    bank.remove(card)
    sea.discard_pile.append(card)
    table.tell("misfire-sank", seat=seat, owner=owner, card=card.label)


# Sword


async def steal_any_suit(table: Table[Sea], seat: Seat) -> None:
    """Suits that are in the own bank already may be stolen too."""
    await steal(table, seat, lambda: rival_tops(table, seat), "sword-nothing")


async def steal_only_a_kraken(table: Table[Sea], seat: Seat, owner: Seat) -> None:
    """Everybody else's Sword takes the Kraken of this trait's owner, or nothing at all (Q7)."""

    def krakens() -> list[Target]:
        return [Target(owner, card) for card in table.state.banks[owner].tops() if card.suit is Suit.KRAKEN]

    await steal(table, seat, krakens, "parry-nothing")


# Key and Chest


async def multiplied_bonus(table: Table[Sea], seat: Seat, count: int) -> None:
    """Three times as many cards from the discard pile, or twice where the table agreed so (Q5)."""
    times = 3 if table.state.options.treasure_hunter == "triple" else 2
    await bonus_from_discard(table, seat, times * count)


async def bonus_from_a_rival(table: Table[Sea], seat: Seat, count: int) -> None:
    """The bonus comes from one other player's bank, at random, as far as it goes (Q9)."""
    sea = table.state

    def rivals() -> list[Seat]:
        return [other for other in table.others(seat) if sea.banks[other].tops()]

    if not rivals():
        table.tell("plunder-nothing", seat=seat)
        return

    def choice() -> Pick[Seat]:
        options = [robbed(sea, rival) for rival in rivals()]
        return Pick(options, prompt=Text("plunder-choose", count=count), topic="plunder")

    owner = await table.ask(seat, choice)
    plunder = table.chance.take(sea.banks[owner].cards(), count)
    for card in plunder:
        sea.banks[owner].remove(card)
        sea.banks[seat].add(card)
    table.tell("plundered", seat=seat, owner=owner, cards=labels(plunder))


# Kraken, Mermaid


async def demand_four(table: Table[Sea], seat: Seat, owner: Seat) -> None:
    """Everybody else's Kraken demands four cards."""
    demand(table, seat, 4)


async def bank_at_once(table: Table[Sea], seat: Seat, card: Card) -> None:
    """A card turned over from the draw pile never reaches the play area: no ability, no bust (Q2)."""
    table.state.banks[seat].add(card)
    table.tell("banked-at-once", seat=seat, card=card.label)


def five_more_for_mermaids(suits: Set[Suit]) -> int:
    """Each Mermaid is worth five more; only the top one of a suit scores."""
    return 5 if Suit.MERMAID in suits else 0


# Hook, Map, Oracle


async def hook_twice(table: Table[Sea], seat: Seat) -> None:
    """Two cards of the own bank must be played, the second after the first is resolved."""
    await hook(table, seat)
    if table.state.banks[seat].tops():
        await hook(table, seat)


async def search_the_discard_pile(table: Table[Sea], seat: Seat) -> None:
    """Look through the whole discard pile, alone, and play any one card of it (Q14)."""
    sea = table.state
    if not sea.discard_pile:
        table.tell("map-nothing", seat=seat)
        return

    def choice() -> Pick[Card]:
        options = [played(sea, seat, card) for card in sorted(sea.discard_pile, key=lambda card: card.id)]
        return Pick(options, prompt=Text("navigator-choose"), topic="map", secret=True)

    card = await table.ask(seat, choice)
    sea.discard_pile.remove(card)
    table.tell("map-took", seat=seat, card=card.label, reveals=True)
    await arrive(table, seat, card)


async def look_three_ahead(table: Table[Sea], seat: Seat) -> None:
    """Three cards of the draw pile are shown, in order."""
    look_ahead(table, seat, 3)


# Busting


def claim_the_wreck(table: Table[Sea], owner: Seat, lost: list[Card]) -> None:
    """What the named player loses is banked by this trait's owner."""
    for card in lost:
        table.state.banks[owner].add(card)
    table.tell("locker-claims", owner=owner, cards=labels(lost))


TRAITS: tuple[Trait, ...] = (
    Trait("safe-harbor", Suit.ANCHOR, When.BUSTING, keep_anchor_and_next_two),
    Trait("scavenger", Suit.CANNON, When.OWN_ABILITY, shoot_into_own_bank),
    Trait("swordsman", Suit.SWORD, When.OWN_ABILITY, steal_any_suit),
    Trait("treasure-hunter", Suit.CHEST, When.BONUS, multiplied_bonus),
    Trait("beastmaster", Suit.KRAKEN, When.RIVALS_ABILITY, demand_four),
    Trait("captains-hook", Suit.HOOK, When.OWN_ABILITY, hook_twice),
    Trait("casanova", Suit.MERMAID, When.TURNED_OVER, bank_at_once),
    Trait("davy-jones-locker", None, When.RIVAL_BUSTS, claim_the_wreck),
    Trait("misfire", Suit.CANNON, When.RIVALS_ABILITY, shoot_oneself),
    Trait("mystic", Suit.ORACLE, When.OWN_ABILITY, look_three_ahead),
    Trait("parry", Suit.SWORD, When.RIVALS_ABILITY, steal_only_a_kraken),
    Trait("plunderer", Suit.CHEST, When.BONUS, bonus_from_a_rival),
    Trait("fisherman", Suit.KRAKEN, When.TURNED_OVER, bank_at_once),
    Trait("golden-scales", Suit.MERMAID, When.SCORING, five_more_for_mermaids),
    Trait("miser", Suit.HOOK, When.BUSTING, keep_as_an_anchor_would),
    Trait("navigator", Suit.MAP, When.OWN_ABILITY, search_the_discard_pile),
    Trait("master-gunner", Suit.CANNON, When.OWN_ABILITY, shoot_the_whole_suit),
)
TRAIT_BY_ID: dict[str, Trait] = {trait.id: trait for trait in TRAITS}
