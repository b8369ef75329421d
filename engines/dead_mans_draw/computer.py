"""A computer player: weighs points won against points at risk, from what its seat may know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cached_property

from engines.core import Answer, Ask, Pick, Seen
from engines.dead_mans_draw.cards import BY_ID, LOOT, LOWEST, Card, Suit
from engines.dead_mans_draw.view import SeaView

# The traits from the most to the least useful, as experience has it.
FAVOURITES = (
    "plunderer",
    "scavenger",
    "treasure-hunter",
    "swordsman",
    "davy-jones-locker",
    "master-gunner",
    "safe-harbor",
    "casanova",
    "navigator",
    "fisherman",
    "misfire",
    "golden-scales",
    "parry",
    "mystic",
    "beastmaster",
    "miser",
    "captains-hook",
)


def computer(seen: Seen[SeaView], ask: Ask, rng: random.Random) -> Answer:
    """The answer worth most; where several are, one of them."""
    assert isinstance(ask, Pick)
    assert seen.seat is not None
    worth = TOPICS[ask.topic]
    mind = Mind(seen.view, seen.seat)
    values = {option.id: worth(mind, option.id) for option in ask.options}
    best = max(values.values())
    return [rng.choice([id_ for id_, value in values.items() if value == best])]


class Mind:
    """What the computer makes of the table."""

    def __init__(self, view: SeaView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.play_area = [BY_ID[card] for card in view.play_area]
        self.suits = {card.suit for card in self.play_area}
        self.banks = [[BY_ID[card] for card in player.bank] for player in view.players]
        self.trait = view.players[seat].trait
        self.tops = {card.suit: card.value for card in self.banks[seat]}  # banks list each suit from low to high

    # What cards are worth

    def gain(self, cards: Iterable[Card]) -> int:
        """Points that banking these would bring."""
        best: dict[Suit, int] = {}
        for card in cards:
            best[card.suit] = max(card.value, best.get(card.suit, 0))
        return sum(max(0, value - self.tops.get(suit, 0)) for suit, value in best.items())

    @cached_property
    def gain_now(self) -> int:
        """Points that stopping now would bring."""
        return self.gain(self.play_area)

    @cached_property
    def at_risk(self) -> float:
        """What a bust would cost now."""
        lost = [card for card in self.play_area if card.id not in self.view.protected]
        return self.gain_now - self.gain(set(self.play_area) - set(lost)) + 0.3 * len(lost) + self.bonus()

    def bonus(self) -> float:
        """What Key and Chest together will bring, in points."""
        if {Suit.KEY, Suit.CHEST} <= self.suits:
            return 2.0 * min(len(self.play_area), self.view.discard_pile)
        return 0.0

    def loss(self, owner: int, card: Card) -> float:
        """Points the owner loses with the top card of a suit, whole stack or one card."""
        below = [other.value for other in self.banks[owner] if other.suit is card.suit and other is not card]
        return card.value - max(below, default=0)

    def hurt(self, card: Card) -> float:
        """What it is worth that a rival loses this card: more if the rival leads."""
        owner = next(i for i, bank in enumerate(self.banks) if card in bank)
        leader = max(player.points for i, player in enumerate(self.view.players) if i != self.seat)
        weight = 1.0 if self.view.players[owner].points == leader else 0.6
        return weight * self.loss(owner, card)

    def rival_tops(self) -> list[Card]:
        """The top cards of all other banks."""
        tops = []
        for owner, bank in enumerate(self.banks):
            if owner != self.seat:
                tops += list({card.suit: card for card in bank}.values())
        return tops

    @cached_property
    def best_shot(self) -> float:
        """What a Cannon could do."""
        return max(map(self.hurt, self.rival_tops()), default=0.0)

    @cached_property
    def best_prey(self) -> float:
        """What a Sword could bring."""
        prey = [top for top in self.rival_tops() if top.suit not in self.tops and top.suit not in self.suits]
        return max((top.value + self.hurt(top) * 0.6 for top in prey), default=0.0)

    def arrival(self, card: Card) -> float:
        """What it is worth that this card comes to the play area."""
        if card.suit in self.suits:
            return -self.at_risk
        worth = max(0, card.value - self.tops.get(card.suit, 0)) + 0.3
        if card.suit is Suit.CANNON:
            worth += self.best_shot * 0.6
        elif card.suit is Suit.SWORD:
            worth += self.best_prey * 0.7
        elif card.suit is Suit.KRAKEN:
            worth -= 0.25 * self.at_risk + 2.0
        elif {card.suit, *self.suits} >= {Suit.KEY, Suit.CHEST} and card.suit in (Suit.KEY, Suit.CHEST):
            worth += 2.0 * min(len(self.play_area) + 1, self.view.discard_pile)
        elif card.suit in (Suit.ANCHOR, Suit.ORACLE):
            worth += 0.15 * self.at_risk
        return worth

    def next_card(self) -> float:
        """What turning over the next card is worth, on average over all it could be."""
        if self.view.next_cards:
            could_be = [BY_ID[self.view.next_cards[0]]]
        else:
            seen = {card for bank in self.banks for card in bank} | set(self.play_area)
            could_be = [card for card in LOOT if card not in seen and card not in LOWEST]
        return sum(map(self.turned_over, could_be)) / len(could_be)

    def turned_over(self, card: Card) -> float:
        """What this card is worth if it is the next."""
        straight_to_bank = {("casanova", Suit.MERMAID), ("fisherman", Suit.KRAKEN)}
        if (self.trait, card.suit) in straight_to_bank:
            return self.gain([card]) + 0.3
        return self.arrival(card)


# What each choice is worth


def _draw(mind: Mind, id_: str) -> float:
    return 0.0 if id_ == "stop" else mind.next_card()


def _play_own(mind: Mind, id_: str) -> float:
    card = BY_ID[id_]
    return mind.arrival(card) - mind.loss(mind.seat, card) * 1.2


def _play_found(mind: Mind, id_: str) -> float:
    return mind.arrival(BY_ID[id_])


def _sink(mind: Mind, id_: str) -> float:
    card = BY_ID[id_]
    return mind.hurt(card) + (mind.gain([card]) if mind.trait == "scavenger" else 0)


def _steal(mind: Mind, id_: str) -> float:
    return mind.arrival(BY_ID[id_]) + 0.6 * mind.hurt(BY_ID[id_])


def _give_up(mind: Mind, id_: str) -> float:
    return -mind.loss(mind.seat, BY_ID[id_])


def _rob(mind: Mind, id_: str) -> float:
    return sum(card.value for card in mind.banks[int(id_)]) / max(1, len(mind.banks[int(id_)]))


def _keep_trait(mind: Mind, id_: str) -> float:
    return -FAVOURITES.index(id_)


def _any(mind: Mind, id_: str) -> float:
    return 0.0


TOPICS: dict[str, Callable[[Mind, str], float]] = {
    "trait": _keep_trait,
    "victim": _any,
    "draw": _draw,
    "hook": _play_own,
    "cannon": _sink,
    "misfire": _give_up,
    "sword": _steal,
    "map": _play_found,
    "plunder": _rob,
}
