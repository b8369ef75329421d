"""What a choice brings or costs, reckoned from what everybody may know: it stands in the menu beside the choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.core import Option, Seat, Text
from engines.dead_mans_draw.cards import Card, Suit
from engines.dead_mans_draw.state import Sea, Target, When, own_effect

CERTAIN = 100


# Drawing on, or stopping


def drawing(sea: Sea, seat: Seat) -> Option[bool]:
    """To draw, with how likely it is to bust; where an Oracle has shown the card, with the card."""
    top = sea.draw_pile[-1]
    if sea.known.knows(top.id, None):
        shown = _noted(top, Text("note-bust")) if top.suit in _fatal(sea, seat) else top.option
        return Option("draw", Text("draw-shown", card=shown.label), value=True)
    return Option("draw", Text("draw", risk=risk(sea, seat)), value=True)


def risk(sea: Sea, seat: Seat) -> int:
    """In how many of a hundred cases the next card busts. All that was discarded lay open once, so what is left to draw
    is no secret; its order is. It is 0 or 100 only where that is certain.
    """
    fatal, left = _fatal(sea, seat), len(sea.draw_pile)
    busting = len([card for card in sea.draw_pile if card.suit in fatal])
    if busting in (0, left):
        return CERTAIN if busting else 0
    return min(max(round(CERTAIN * busting / left), 1), CERTAIN - 1)


def _fatal(sea: Sea, seat: Seat) -> set[Suit]:
    """The suits that bust when they are turned over from the draw pile, and are not banked at once by a trait."""
    trait = sea.traits[seat]
    banked = trait.suit if trait is not None and trait.when is When.TURNED_OVER else None
    return {card.suit for card in sea.play_area if card.suit is not banked}


def busts(sea: Sea, card: Card) -> bool:
    """Whether a card that comes to the play area busts (R9)."""
    return card.suit in [other.suit for other in sea.play_area]


def stopping(sea: Sea, seat: Seat) -> Option[bool]:
    """To stop, with what it brings."""
    return Option("stop", Text("stop", gain=gain(sea, seat, sea.play_area), bonus=_has_bonus(sea)), value=False)


def _has_bonus(sea: Sea) -> str:
    """Whether a Key and a Chest lie there, whose bonus nobody can reckon."""
    return "yes" if {Suit.KEY, Suit.CHEST} <= {card.suit for card in sea.play_area} else "no"


# Points


def gain(sea: Sea, seat: Seat, cards: Iterable[Card]) -> int:
    """By how much banking these cards, of one suit each, would raise a score; a bonus of Key and Chest aside."""
    bank = sea.banks[seat]
    more = 0
    for card in cards:
        stack = bank.stacks[card.suit]
        more += max(0, card.value - stack[-1].value) if stack else card.value + _for_the_suit(sea, seat, card.suit)
    return more


def loss(sea: Sea, seat: Seat, card: Card, *, all_of_it: bool = False) -> int:
    """By how much a score falls without the top card of a suit, or without all of the suit."""
    below = sea.banks[seat].stacks[card.suit][:-1]
    if below and not all_of_it:
        return card.value - below[-1].value
    return card.value + _for_the_suit(sea, seat, card.suit)


def _for_the_suit(sea: Sea, seat: Seat, suit: Suit) -> int:
    """What a trait adds to the score for having a suit at all."""
    scoring = own_effect(sea, seat, When.SCORING)
    return scoring({suit}) if scoring is not None else 0


# Cards in a menu


def _noted(card: Card, note: Text) -> Option[Card]:
    return Option(card.id, Text("card-noted", card=card.label, note=note), value=card)


def played(sea: Sea, seat: Seat, card: Card) -> Option[Card]:
    """A card from the discard pile: what it would add once it is banked."""
    return _noted(card, Text("note-bust") if busts(sea, card) else Text("note-gain", gain=gain(sea, seat, [card])))


def hooked(sea: Sea, seat: Seat, card: Card) -> Option[Card]:
    """A card of one's own bank that has to be banked anew: what a bust would cost now."""
    return _noted(card, Text("note-bust") if busts(sea, card) else Text("note-at-stake", loss=loss(sea, seat, card)))


def given_up(sea: Sea, seat: Seat, card: Card) -> Option[Card]:
    """A card of one's own bank that is lost."""
    return _noted(card, Text("note-loss", loss=loss(sea, seat, card)))


Aimed = Callable[[Sea, Seat, Target], Option[Target]]


def sunk(sea: Sea, seat: Seat, aim: Target) -> Option[Target]:
    """What its owner loses."""
    return _aimed(aim, "target-sunk", loss=loss(sea, aim.owner, aim.card))


def sunk_with_its_suit(sea: Sea, seat: Seat, aim: Target) -> Option[Target]:
    """What its owner loses with all cards of the suit."""
    return _aimed(aim, "target-sunk", loss=loss(sea, aim.owner, aim.card, all_of_it=True))


def stolen(sea: Sea, seat: Seat, aim: Target) -> Option[Target]:
    """What its owner loses, and what it would add once it is banked; or that it busts."""
    if busts(sea, aim.card):
        return _aimed(aim, "target-bust", loss=loss(sea, aim.owner, aim.card))
    return taken(sea, seat, aim)


def taken(sea: Sea, seat: Seat, aim: Target) -> Option[Target]:
    """What goes from one bank to the other."""
    return _aimed(aim, "target-taken", gain=gain(sea, seat, [aim.card]), loss=loss(sea, aim.owner, aim.card))


def robbed(sea: Sea, owner: Seat) -> Option[Seat]:
    """Somebody's bank, of which chance takes some cards."""
    return Option(str(owner), Text("bank-of", owner=owner, count=len(sea.banks[owner].cards())), value=owner)


def _aimed(aim: Target, key: str, **points: int) -> Option[Target]:
    return Option(aim.card.id, Text(key, owner=aim.owner, card=aim.card.label, **points), value=aim)
