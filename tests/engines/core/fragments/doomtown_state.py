"""The zones of a shootout, what can be read off them, and what each seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from pydantic import BaseModel

from engines.core import EVERYBODY, Option, Seat, Standings, State, Text, Zones, rank

LEADER, MARK = Seat(0), Seat(1)  # who fights; whoever else sits here can only react
DUDES = 2
HAND = 5
DRAW_HAND = 5
COPIES = 6  # enough of each kind that no deck runs out before a posse does


class Timing(StrEnum):
    """When a card can be played from hand."""

    SHOOTOUT = "shootout"
    RESOLUTION = "resolution"
    REACT = "react"
    NEVER = "never"


@dataclass(slots=True, repr=False)
class Duel(State):
    """Both posses, and every zone a card can lie in. Decks have their top card last."""

    winner: Seat  # of the last gamble: has the first word in everything
    posses: list[int]
    decks: list[list[Card]]
    hands: list[list[Card]]
    draw_hands: list[list[Card]]
    discards: list[list[Card]]
    playing: list[Card] = field(default_factory=list)  # played, and what it does not yet settled; the newest last
    revealed: bool = False  # whether the draw hands lie open
    bullets: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)  # what resolution plays add to each draw hand


def one_more_bullet(duel: Duel, seat: Seat) -> None:
    """The own posse shoots better: one card more may be redrawn."""
    duel.bullets[seat] += 1


def raise_own_hand(duel: Duel, seat: Seat) -> None:
    """The own draw hand counts one rank more."""
    duel.ranks[seat] += 1


def lower_rival_hand(duel: Duel, seat: Seat) -> None:
    """The rival's draw hand counts one rank less."""
    duel.ranks[rival(seat)] -= 1


def no_effect(duel: Duel, seat: Seat) -> None:
    """Nothing of its own: a react's effect is to cancel, a drifter has none."""


@dataclass(slots=True, frozen=True)
class Kind:
    """A kind of card: when it can be played and what it does."""

    id: str
    timing: Timing
    effect: Callable[[Duel, Seat], None] = no_effect


KINDS = (
    Kind("steady-aim", Timing.SHOOTOUT, one_more_bullet),
    Kind("card-up-the-sleeve", Timing.RESOLUTION, raise_own_hand),
    Kind("smoke-in-the-eyes", Timing.RESOLUTION, lower_rival_hand),
    Kind("not-so-fast", Timing.REACT),
    Kind("drifter", Timing.NEVER),
)


@dataclass(slots=True, frozen=True)
class Card:
    """One card of somebody's deck: something to play, and a value in a draw hand."""

    owner: Seat
    kind: Kind
    value: int

    @property
    def id(self) -> str:
        return f"{self.kind.id}-{self.value}-of-{self.owner:d}"

    @property
    def label(self) -> Text:
        return Text("dt-card", name=Text(f"dt-{self.kind.id}"), value=self.value)

    @property
    def option(self) -> Option[Card]:
        return Option(self.id, self.label, value=self)


def full_deck(owner: Seat) -> list[Card]:
    """Everybody's deck is alike."""
    return [Card(owner, kind, value) for kind in KINDS for value in range(1, COPIES + 1)]


# What can be read off it


def rival(seat: Seat) -> Seat:
    """The other fighter."""
    return MARK if seat == LEADER else LEADER


def fighters(duel: Duel) -> list[Seat]:
    """Both fighters, the winner first."""
    return [duel.winner, rival(duel.winner)]


def hand_rank(duel: Duel, seat: Seat) -> int:
    """How many cards of one value there are, and what resolution plays made of it."""
    values = Counter(card.value for card in duel.draw_hands[seat])
    return max(values.values(), default=0) + duel.ranks[seat]


def standings(duel: Duel) -> Standings:
    """Dudes left."""
    seats = [Seat(i) for i in range(len(duel.posses))]
    return rank({seat: (duel.posses[seat],) for seat in seats}, {seat: {"dudes": duel.posses[seat]} for seat in seats})


# What is seen, and what must hold


class DuelView(BaseModel):
    """The shootout as one seat sees it: cards by their ids, what is hidden by its size."""

    winner: int
    posses: list[int]
    bullets: list[int]
    ranks: list[int]
    decks: list[int]
    hands: list[int]
    discards: list[list[str]]
    playing: list[str]
    draw_hands: list[list[str] | int]
    own_hand: list[str]


def view(duel: Duel, seat: Seat | None) -> DuelView:
    """Hidden: decks, others' hands, others' draw hands until the reveal."""
    return DuelView(
        winner=duel.winner,
        posses=list(duel.posses),
        bullets=list(duel.bullets),
        ranks=list(duel.ranks),
        decks=[len(deck) for deck in duel.decks],
        hands=[len(hand) for hand in duel.hands],
        discards=[ids(pile) for pile in duel.discards],
        playing=ids(duel.playing),
        draw_hands=[
            ids(hand) if duel.revealed or owner == seat else len(hand) for owner, hand in enumerate(duel.draw_hands)
        ],
        own_hand=[] if seat is None else ids(duel.hands[seat]),
    )


def ids(cards: list[Card]) -> list[str]:
    """Cards by their ids."""
    return [card.id for card in cards]


def zones(duel: Duel) -> Zones:
    """Everybody's own deck, and what its owner holds of it."""
    zones = Zones(duel.known)
    for i, hand in enumerate(duel.hands):
        seat = Seat(i)
        cards = zones.stock(f"the cards of seat {i}", full_deck(seat))
        cards.lies_in(duel.decks[i])
        cards.lies_in(hand, seen_by=(seat,))
        cards.lies_in(duel.draw_hands[i], seen_by=EVERYBODY if duel.revealed else (seat,))
        cards.lies_in(duel.discards[i], [card for card in duel.playing if card.owner == i], seen_by=EVERYBODY)
    return zones


def status(duel: Duel) -> list[str]:
    """Every other broken invariant."""
    return ["a posse has lost more dudes than it had"] if any(dudes < 0 for dudes in duel.posses) else []
