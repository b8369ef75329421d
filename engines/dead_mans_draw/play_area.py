"""The play area: a card arrives, a player busts, a player collects."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engines.core import Seat, Table, Text
from engines.dead_mans_draw.cards import Card, Suit
from engines.dead_mans_draw.state import Sea, When, own_effect, rivals_trait

Ability = Callable[[Table[Sea], Seat], Awaitable[None]]
ABILITIES: dict[Suit, Ability] = {}


def ability(suit: Suit) -> Callable[[Ability], Ability]:
    """Marks the ability of a suit."""

    def register(rule: Ability) -> Ability:
        ABILITIES[suit] = rule
        return rule

    return register


class Bust(Exception):
    """A suit came to the play area a second time: the turn ends at once (R9)."""

    def __init__(self, card: Card) -> None:
        super().__init__(card.id)
        self.card = card


async def arrive(table: Table[Sea], seat: Seat, card: Card) -> None:
    """A card comes to the play area, from wherever, and must use its ability (R7, R8)."""
    sea = table.state
    if card.suit in [other.suit for other in sea.play_area]:
        raise Bust(card)
    sea.play_area.append(card)
    if sea.owed:
        sea.owed -= 1
    await use_ability(table, seat, card.suit)


async def use_ability(table: Table[Sea], seat: Seat, suit: Suit) -> None:
    """The suit's ability, or what a trait makes of it. Another's trait comes before one's own (section 3)."""
    sea = table.state
    imposed = rivals_trait(sea, seat, When.RIVALS_ABILITY, suit)
    if imposed is not None:
        owner, trait = imposed
        await trait.effect(table, seat, owner)
        return
    rule = own_effect(sea, seat, When.OWN_ABILITY, suit) or ABILITIES.get(suit)
    if rule is not None:
        await rule(table, seat)


def behind_the_anchor(sea: Sea) -> list[Card]:
    """What an Anchor saves from a bust: all that arrived before it (R11)."""
    place = place_of(sea, Suit.ANCHOR)
    return [] if place is None else sea.play_area[:place]


def place_of(sea: Sea, suit: Suit) -> int | None:
    """Where a suit lies in the play area."""
    suits = [card.suit for card in sea.play_area]
    return suits.index(suit) if suit in suits else None


def protected(sea: Sea, seat: Seat) -> list[Card]:
    """The cards of the play area that a bust would not lose, in order of arrival."""
    saved = behind_the_anchor(sea)
    effect = own_effect(sea, seat, When.BUSTING)
    if effect is not None:
        saved += effect(sea)
    return [card for card in sea.play_area if card in saved]


def bust(table: Table[Sea], seat: Seat, busting: Card) -> None:
    """Bank what is protected, lose the rest and the card that did it (R9)."""
    sea = table.state
    kept = protected(sea, seat)
    lost = [card for card in sea.play_area if card not in kept] + [busting]
    table.tell("bust", seat=seat, card=busting.label)
    _clear(sea)
    if kept:
        _bank(sea, seat, kept)
        table.tell("bust-kept", seat=seat, cards=labels(kept))
    heir = rivals_trait(sea, seat, When.RIVAL_BUSTS)
    if heir is not None and sea.victim == seat:
        owner, trait = heir
        trait.effect(table, owner, lost)
    else:
        sea.discard_pile += lost
        table.tell("bust-lost", seat=seat, cards=labels(lost))


async def collect(table: Table[Sea], seat: Seat) -> None:
    """Bank the whole play area; Key and Chest together bring as many cards again (R10, R15)."""
    sea = table.state
    cards = sea.play_area[:]
    suits = [card.suit for card in cards]
    _clear(sea)
    if not cards:
        table.tell("collected-nothing", seat=seat)
        return
    _bank(sea, seat, cards)
    table.tell("collected", seat=seat, cards=labels(cards))
    if Suit.KEY in suits and Suit.CHEST in suits:
        bonus = own_effect(sea, seat, When.BONUS) or bonus_from_discard
        await bonus(table, seat, len(cards))


async def bonus_from_discard(table: Table[Sea], seat: Seat, count: int) -> None:
    """Random cards from the discard pile, straight to the bank, as far as it goes (R15)."""
    sea = table.state
    if not sea.discard_pile:
        table.tell("bonus-nothing", seat=seat)
        return
    bonus = table.chance.take(sea.discard_pile, count)
    _bank(sea, seat, bonus)
    table.tell("bonus", seat=seat, cards=labels(bonus), reveals=True)


def labels(cards: list[Card]) -> list[Text]:
    """The names of cards, for the log."""
    return [card.label for card in cards]


def _bank(sea: Sea, seat: Seat, cards: list[Card]) -> None:
    for card in cards:
        sea.banks[seat].add(card)


def _clear(sea: Sea) -> None:
    sea.play_area.clear()
    sea.hooked.clear()
    sea.owed = 0
