"""A family in Nothing Personal: who controls whom, what can be read off it, and what each seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from pydantic import BaseModel

from engines.core import EVERYBODY, Option, Seat, Standings, State, Text, Zones, rank

NAMES = ("knuckles", "silk", "rosa", "two-tone", "deacon", "little-sal")  # from the lowest rank to the highest
COPIES = {"snitch": 4, "crew": 8, "favour": 14}


class Place(StrEnum):
    """Where a gangster is."""

    BOARD = "board"
    PRISON = "prison"
    FISHES = "fishes"


@dataclass(slots=True, frozen=True)
class Card:
    """An influence card. Any can be sold in a shakedown; some can do more."""

    kind: str
    number: int

    @property
    def id(self) -> str:
        return f"{self.kind}-{self.number}"

    @property
    def label(self) -> Text:
        return Text(f"np-card-{self.kind}")

    @property
    def option(self) -> Option[Card]:
        return Option(self.id, self.label, value=self)


CARDS = tuple(Card(kind, number) for kind, copies in COPIES.items() for number in range(1, copies + 1))


@dataclass(slots=True, eq=False, repr=False)
class Gangster:
    """One gangster, and everybody's influence on him."""

    id: str
    markers: list[int]
    coin: Seat | None = None  # whose blackmail coin lies on him
    place: Place = Place.BOARD

    @property
    def label(self) -> Text:
        return Text(f"np-{self.id}")

    @property
    def option(self) -> Option[Gangster]:
        return Option(self.id, self.label, value=self)

    def remove(self, to: Place) -> None:
        """He leaves the board; markers and coin go home."""
        self.place = to
        self.markers = [0 for _ in self.markers]
        self.coin = None


@dataclass(slots=True, frozen=True)
class Deal:
    """An offer that lies open: so much money from the one, so much from the other, at once."""

    number: int
    giver: Seat
    taker: Seat
    pay: int
    want: int


@dataclass(slots=True, repr=False)
class Family(State):
    """The board, the money, and every zone an influence card can lie in. The deck has its top card last."""

    ring: Seat  # who holds the Capo's ring: first in every order
    money: list[int]
    respect: list[int]
    gangsters: list[Gangster]
    deck: list[Card]
    hands: list[list[Card]]
    discard: list[Card] = field(default_factory=list)
    acting: Gangster | None = None
    target: Gangster | None = None  # whom the one who acts is about to whack
    die: str | None = None  # the face of the die on the table
    deals: list[Deal] = field(default_factory=list)  # offers that lie open
    offers_left: list[int] = field(default_factory=list)  # deals each may still propose this round
    offers_made: int = 0


# What can be read off it


def ring_order(family: Family) -> list[Seat]:
    """Everybody, clockwise from the ring on."""
    count = len(family.money)
    return [Seat((family.ring + i) % count) for i in range(count)]


def controller(family: Family, gangster: Gangster) -> Seat | None:
    """Whoever has most markers on him. Here a tie goes to the first in ring order, to keep the fragment short."""
    most = max(gangster.markers)
    leaders = [seat for seat in ring_order(family) if gangster.markers[seat] == most]
    return leaders[0] if most else None


def on_board(family: Family) -> list[Gangster]:
    """The gangsters still in the family, from the lowest rank up."""
    return [gangster for gangster in family.gangsters if gangster.place is Place.BOARD]


def standings(family: Family) -> Standings:
    """Respect, then money."""
    seats = [Seat(i) for i in range(len(family.money))]
    return rank(
        {seat: (family.respect[seat], family.money[seat]) for seat in seats},
        {seat: {"respect": family.respect[seat], "money": family.money[seat]} for seat in seats},
    )


# What is seen, and what must hold


class GangsterView(BaseModel):
    """A gangster: all of him lies open."""

    id: str
    markers: list[int]
    coin: int | None
    place: str


class DealView(BaseModel):
    """An open offer, made aloud."""

    giver: int
    taker: int
    pay: int
    want: int


class FamilyView(BaseModel):
    """The family as one seat sees it: cards by their ids, what is hidden by its size."""

    ring: int
    money: list[int]
    respect: list[int]
    gangsters: list[GangsterView]
    acting: str | None
    target: str | None
    die: str | None
    deals: list[DealView]
    deck: int
    hands: list[int]
    discard: list[str]
    own_hand: list[str]


def view(family: Family, seat: Seat | None) -> FamilyView:
    """Hidden: others' hands and the order of the deck."""
    return FamilyView(
        ring=family.ring,
        money=list(family.money),
        respect=list(family.respect),
        gangsters=[
            GangsterView(id=gangster.id, markers=list(gangster.markers), coin=gangster.coin, place=gangster.place.value)
            for gangster in family.gangsters
        ],
        acting=family.acting.id if family.acting else None,
        target=family.target.id if family.target else None,
        die=family.die,
        deals=[DealView(giver=deal.giver, taker=deal.taker, pay=deal.pay, want=deal.want) for deal in family.deals],
        deck=len(family.deck),
        hands=[len(hand) for hand in family.hands],
        discard=[card.id for card in family.discard],
        own_hand=[] if seat is None else [card.id for card in family.hands[seat]],
    )


def zones(family: Family) -> Zones:
    """Hidden: the deck and everybody else's hand."""
    zones = Zones(family.known)
    cards = zones.stock("the influence cards", CARDS)
    cards.lies_in(family.deck)
    for seat, hand in enumerate(family.hands):
        cards.lies_in(hand, seen_by=(Seat(seat),))
    cards.lies_in(family.discard, seen_by=EVERYBODY)
    return zones


def status(family: Family) -> list[str]:
    """Every broken invariant."""
    broken = []
    if min(family.money) < 0 or min(family.respect) < 0:
        broken.append("somebody has less than nothing")
    if any(sum(g.markers) or g.coin is not None for g in family.gangsters if g.place is not Place.BOARD):
        broken.append("markers lie on a gangster who is gone")
    if any(g is not None and g.place is not Place.BOARD for g in (family.acting, family.target)):
        broken.append("a gangster who is gone still acts or is acted on")
    if family.acting is None and (family.target is not None or family.die is not None):
        broken.append("something is left of an action that is over")
    return broken
