"""The sea: every zone a card can lie in, and what can be read off them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

from engines.core import Piece, Seat, State, Text
from engines.dead_mans_draw.cards import Card, Suit


class Options(BaseModel):
    """What a table can agree on before the start."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    traits: bool = True
    treasure_hunter: Literal["triple", "double"] = "triple"
    miser_keeps_hook: bool = False


class When(Enum):
    """The moments at which a trait matters."""

    TURNED_OVER = auto()  # its owner turns a card of its suit over from the draw pile
    OWN_ABILITY = auto()  # it takes the place of its owner's ability of that suit
    RIVALS_ABILITY = auto()  # it takes the place of everybody else's ability of that suit
    BUSTING = auto()  # its owner busts: what more is kept
    RIVAL_BUSTS = auto()  # the player it named busts: who gets what is lost
    BONUS = auto()  # its owner collects Key and Chest together
    SCORING = auto()  # the game is over


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Trait(Piece):
    """One trait card: which suit it is about, when it matters, and what it does then."""

    suit: Suit | None
    when: When
    effect: Callable[..., Any]

    def named(self) -> Text:
        return Text(f"trait-{self.id}")

    def explained(self) -> Text:
        return Text(f"trait-{self.id}-help")


@dataclass(slots=True, repr=False)
class Bank:
    """A player's bank: a stack for each suit, the highest card on top (last)."""

    stacks: dict[Suit, list[Card]] = field(default_factory=lambda: {suit: [] for suit in Suit})

    def tops(self) -> list[Card]:
        """The top card of every suit that is there."""
        return [stack[-1] for stack in self.stacks.values() if stack]

    def cards(self) -> list[Card]:
        return [card for stack in self.stacks.values() for card in stack]

    def add(self, card: Card) -> None:
        insort(self.stacks[card.suit], card, key=_value)

    def remove(self, card: Card) -> None:
        self.stacks[card.suit].remove(card)

    def has(self, suit: Suit) -> bool:
        return bool(self.stacks[suit])

    def suits(self) -> set[Suit]:
        return {suit for suit, stack in self.stacks.items() if stack}

    def points(self) -> int:
        """Only the top card of a suit counts (R20)."""
        return sum(card.value for card in self.tops())


def _value(card: Card) -> int:
    return card.value


@dataclass(slots=True, repr=False)
class Sea(State):
    """Where every card is. Piles have their top card last; the play area is in order of arrival."""

    options: Options
    first: Seat
    active: Seat
    draw_pile: list[Card]
    discard_pile: list[Card]
    banks: list[Bank]
    play_area: list[Card] = field(default_factory=list)
    turned_up: list[Card] = field(default_factory=list)  # what a map has turned up from the discard pile
    hooked: list[Card] = field(default_factory=list)  # what the hook in the play area has fetched
    owed: int = 0  # cards that a kraken still demands
    traits: list[Trait | None] = field(default_factory=list)
    dealt: list[list[Trait]] = field(default_factory=list)  # each seat's traits not (yet) chosen
    box: list[Trait] = field(default_factory=list)
    victim: Seat | None = None  # whose wrecks Davy Jones' Locker claims


class Target(NamedTuple):
    """A card in somebody's bank."""

    owner: Seat
    card: Card

    @property
    def label(self) -> Text:
        """It is called as the card is."""
        return self.card.label


def own_effect(sea: Sea, seat: Seat, when: When, suit: Suit | None = None) -> Callable[..., Any] | None:
    """What the seat's own trait does at this moment, if it does anything."""
    trait = sea.traits[seat]
    if trait is None or trait.when is not when or (suit is not None and trait.suit is not suit):
        return None
    return trait.effect


def rivals_trait(sea: Sea, seat: Seat, when: When, suit: Suit | None = None) -> tuple[Seat, Trait] | None:
    """The trait of another player that matters to this seat at this moment. There is at most one."""
    for owner, trait in enumerate(sea.traits):
        if trait is not None and trait.when is when and trait.suit is suit and owner != seat:
            return Seat(owner), trait
    return None
