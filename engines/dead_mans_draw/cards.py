"""The sixty loot cards: ten suits of six."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.core import Piece, Text


class Suit(StrEnum):
    """The ten suits, in the order banks are laid out."""

    ANCHOR = "anchor"
    HOOK = "hook"
    CANNON = "cannon"
    KEY = "key"
    CHEST = "chest"
    MAP = "map"
    ORACLE = "oracle"
    SWORD = "sword"
    KRAKEN = "kraken"
    MERMAID = "mermaid"

    __hash__ = str.__hash__  # banks are looked up by suit all the time, and an Enum's own hash is slow

    @property
    def label(self) -> Text:
        return Text(f"suit-{self.value}")


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Card(Piece):
    """One loot card."""

    suit: Suit
    value: int

    def named(self) -> Text:
        return Text("card", suit=self.suit.label, value=self.value)


def _values(suit: Suit) -> range:
    return range(4, 10) if suit is Suit.MERMAID else range(2, 8)


LOOT: tuple[Card, ...] = tuple(Card(f"{suit.value}-{value}", suit, value) for suit in Suit for value in _values(suit))
LOWEST: tuple[Card, ...] = tuple(card for card in LOOT if card.value == _values(card.suit)[0])
HIGHER: tuple[Card, ...] = tuple(card for card in LOOT if card not in LOWEST)
BY_ID: dict[str, Card] = {card.id: card for card in LOOT}
