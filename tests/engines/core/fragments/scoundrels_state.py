"""A town in 3000 Scoundrels: sheets, played cards, safes, what can be read off them, and what each seat may know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import pairwise

from pydantic import BaseModel

from engines.core import Option, Seat, Standings, State, Table, Text, Zones, rank

SLOTS = ("A", "2", "3", "4")
VALUES = ("0", *SLOTS)  # the 0 fits no slot, so it is always a bluff
HENCHMEN = 3


@dataclass(slots=True, frozen=True)
class Poker:
    """One of the cards everybody plays into slots, truly or not."""

    owner: Seat
    value: str

    @property
    def id(self) -> str:
        return f"poker-{self.value}-of-{self.owner:d}"

    @property
    def label(self) -> Text:
        return Text("sc-poker", value=self.value)

    @property
    def option(self) -> Option[Poker]:
        return Option(self.id, self.label, value=self)


@dataclass(slots=True, frozen=True)
class Trait:
    """When a scoundrel can be used: in a slot, or after its neighbour on the left; and whether twice."""

    id: str
    slot: str | None = None
    arrow: bool = False
    twice: bool = False


@dataclass(slots=True, frozen=True)
class Job:
    """What a scoundrel does, for the seat that uses it."""

    id: str
    use: Callable[[Table[Town], Seat, Scoundrel], Awaitable[None]]


@dataclass(slots=True, eq=False, repr=False)
class Scoundrel:
    """A trait and a job. Traits can be swapped, so neither is all of it."""

    trait: Trait
    job: Job

    @property
    def id(self) -> str:
        return f"{self.trait.id}-{self.job.id}"

    @property
    def label(self) -> Text:
        return Text("sc-scoundrel", trait=Text(f"sc-trait-{self.trait.id}"), job=Text(f"sc-job-{self.job.id}"))

    @property
    def option(self) -> Option[Scoundrel]:
        return Option(self.id, self.label, value=self)


@dataclass(slots=True, eq=False, repr=False)
class Safe:
    """A safe on the board: its value is hidden, the marks on it are not."""

    number: int
    value: int
    marks: list[tuple[Seat, int]] = field(default_factory=list)

    @property
    def id(self) -> str:
        return f"safe-{self.number}"

    @property
    def label(self) -> Text:
        return Text("sc-safe", number=self.number)

    @property
    def option(self) -> Option[int]:
        return Option(self.id, self.label, value=self.number)  # the menu goes to somebody who may not look inside


@dataclass(slots=True, eq=False, repr=False)
class Played:
    """A card face down in a slot, and the henchmen on it."""

    seat: Seat
    slot: str
    card: Poker
    suspects: list[Seat] = field(default_factory=list)


@dataclass(slots=True, eq=False, repr=False)
class Player:
    """One player's side of the table."""

    hand: list[Poker]
    sheet: list[Scoundrel]  # from left to right
    money: int = 4
    reputation: int = 0
    free: int = 2  # henchmen to place
    jailed: int = 1


@dataclass(slots=True, repr=False)
class Town(State):
    """The whole table."""

    active: Seat
    players: list[Player]
    safes: list[Safe]
    played: list[Played] = field(default_factory=list)  # today's cards, in order
    current: Played | None = None  # the card of this turn, as long as it may be suspected
    spent: list[str] = field(default_factory=list)  # traits and jobs used this turn
    arrows: list[Scoundrel] = field(default_factory=list)  # used, and not yet looked to the right of


# What can be read off it


def is_spent(town: Town, scoundrel: Scoundrel) -> bool:
    """Used this turn, in either part."""
    return scoundrel.trait.id in town.spent or scoundrel.job.id in town.spent


def follower(town: Town, seat: Seat, scoundrel: Scoundrel) -> Scoundrel | None:
    """The next scoundrel on the sheet, if an arrow leads to it and it is unused."""
    sheet = town.players[seat].sheet
    for left, right in pairwise(sheet):
        if left is scoundrel and right.trait.arrow and not is_spent(town, right):
            return right
    return None


def free_slots(town: Town, seat: Seat) -> list[str]:
    """One card a slot and day."""
    taken = [played.slot for played in town.played if played.seat == seat]
    return [slot for slot in SLOTS if slot not in taken]


def may_suspect(town: Town, seat: Seat) -> bool:
    """One free henchman each, on the card of this turn, never on an own one. All of that lies open."""
    card = town.current
    return card is not None and seat != card.seat and seat not in card.suspects and town.players[seat].free > 0


def standings(town: Town) -> Standings:
    """Reputation, then money."""
    seats = {Seat(i): player for i, player in enumerate(town.players)}
    return rank(
        {seat: (player.reputation, player.money) for seat, player in seats.items()},
        {seat: {"reputation": player.reputation, "money": player.money} for seat, player in seats.items()},
    )


# What is seen, and what must hold


class PlayerView(BaseModel):
    """One player's side of the table: all of it lies open but the hand."""

    money: int
    reputation: int
    free: int
    jailed: int
    hand: int
    sheet: list[str]


class PlayedView(BaseModel):
    """A played card; its value for those who know it."""

    seat: int
    slot: str
    suspects: list[int]
    card: str | None


class SafeView(BaseModel):
    """A safe; its value for those who have looked into it."""

    number: int
    marks: list[tuple[int, int]]
    value: int | None


class TownView(BaseModel):
    """The town as one seat sees it."""

    active: int
    players: list[PlayerView]
    played: list[PlayedView]
    safes: list[SafeView]
    spent: list[str]
    own_hand: list[str]


def view(town: Town, seat: Seat | None) -> TownView:
    """Hidden: others' hands, others' face-down cards, safes not looked into."""
    return TownView(
        active=town.active,
        players=[
            PlayerView(
                money=player.money,
                reputation=player.reputation,
                free=player.free,
                jailed=player.jailed,
                hand=len(player.hand),
                sheet=[scoundrel.id for scoundrel in player.sheet],
            )
            for player in town.players
        ],
        played=[
            PlayedView(
                seat=played.seat,
                slot=played.slot,
                suspects=list(map(int, played.suspects)),
                card=played.card.id if knows_card(town, played, seat) else None,
            )
            for played in town.played
        ],
        safes=[
            SafeView(
                number=safe.number,
                marks=[(int(owner), face) for owner, face in safe.marks],
                value=safe.value if town.known.knows(safe.id, seat) else None,
            )
            for safe in town.safes
        ],
        spent=list(town.spent),
        own_hand=[] if seat is None else [card.id for card in town.players[seat].hand],
    )


def knows_card(town: Town, played: Played, seat: Seat | None) -> bool:
    """Whose card it is, and everybody once it was turned over."""
    return played.seat == seat or town.known.knows(played.card.id, seat)


def zones(town: Town) -> Zones:
    """Hidden: what lies in safes, others' hands, and others' cards that lie face down."""
    zones = Zones(town.known)
    values = zones.stock("what lies in the safes")
    for safe in town.safes:
        values.lies_at(safe, "value", known_as=safe.id)
    for i, player in enumerate(town.players):
        seat = Seat(i)
        cards = zones.stock(f"the poker cards of seat {i}", [Poker(seat, value) for value in VALUES])
        cards.lies_in(player.hand, seen_by=(seat,))
        for played in town.played:
            if played.seat == seat:
                cards.lies_at(played, "card", seen_by=(seat,), known_as=played.card.id)
    return zones


def status(town: Town) -> list[str]:
    """Every broken invariant."""
    broken = []
    for i, player in enumerate(town.players):
        on_cards = sum(played.suspects.count(Seat(i)) for played in town.played)
        if player.free + player.jailed + on_cards != HENCHMEN or min(player.free, player.jailed) < 0:
            broken.append(f"a henchman of seat {i} is missing")
        if player.money < 0:
            broken.append(f"seat {i} has less than no money")
    if any(played.seat in played.suspects for played in town.played):
        broken.append("somebody suspects himself")
    return broken
