"""The sixty loot cards: ten suits of six."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from engines.core import Option, Text


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

    @property
    def label(self) -> Text:
        return Text(f"suit-{self.value}")


@dataclass(slots=True, frozen=True, eq=False)
class Card:
    """One loot card. Each exists once, so a card equals only itself."""

    suit: Suit
    value: int
    id: str = field(init=False)
    label: Text = field(init=False)
    option: Option = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", f"{self.suit.value}-{self.value}")
        object.__setattr__(self, "label", Text("card", suit=self.suit.label, value=self.value))
        object.__setattr__(self, "option", Option(self.id, self.label, value=self))

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __repr__(self) -> str:
        return self.id


def _values(suit: Suit) -> range:
    return range(4, 10) if suit is Suit.MERMAID else range(2, 8)


LOOT: tuple[Card, ...] = tuple(Card(suit, value) for suit in Suit for value in _values(suit))
LOWEST: tuple[Card, ...] = tuple(card for card in LOOT if card.value == _values(card.suit)[0])
BY_ID: dict[str, Card] = {card.id: card for card in LOOT}
