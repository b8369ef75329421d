"""Graystone Gulch: every place a card, a safe, a mark or a henchman can be in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict

from engines.core import Option, Seat, State, Text
from engines.scoundrels.parts import Job, Scoundrel, Strategy, Trait, When

SLOTS = ("A", "2", "3", "4", "5", "6")
VALUES = ("0", *SLOTS)
SPACES = 5  # for scoundrels on a sheet
SALOON = 3
HAND = 4
TURNS = 4  # a day
LOWEST, HIGHEST = -2, 6  # of the reputation track; a space's number is what it is worth
FACES = ((2, 3), (4, 5), (6, 7))  # of the three kinds of mark
MARKS = (2, 3, 2)  # how many of each kind a player has


class Terms(BaseModel):
    """What the table agreed on and the whole game goes by (p.12)."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    length: Literal["short", "long"] = "short"
    strategies: bool = False

    @property
    def days(self) -> int:
        return 2 if self.length == "short" else 3


class Options(Terms):
    """What a table can agree on before the start. How leaders are come by matters at set-up alone (p.5)."""

    leaders: Literal["choose", "random"] = "choose"


# Safes and marks


@dataclass(slots=True, eq=False)
class Mark:
    """One of somebody's seven marks, with a face up."""

    owner: Seat
    kind: int
    face: int


@dataclass(slots=True, eq=False)
class Safe:
    """A safe: where it belongs and which of its six it is are known to all, its value to few."""

    home: str
    number: int
    value: int
    marks: list[Mark] = field(default_factory=list)

    @property
    def id(self) -> str:
        return _safe(self.home, self.number).id

    @property
    def label(self) -> Text:
        return _safe(self.home, self.number).label

    @property
    def option(self) -> Option[str]:
        """By its id: what lies in it is no part of a menu, only what everybody sees of it."""
        named = _safe(self.home, self.number)
        marks = [Text("mark-of", seat=mark.owner, face=mark.face) for mark in self.marks]
        help_ = Text("safe-help", values=PRINTED[self.home], count=len(marks), marks=marks)
        return Option(named.id, named.label, help=help_, value=named.id)

    @property
    def opened(self) -> Option[str]:
        """For whoever may look into it."""
        true = sum(mark.face == self.value for mark in self.marks)
        return replace(self.option, label=Text("safe-worth", safe=self.label, value=self.value, marks=true))

    def marked_by(self, seat: Seat | None) -> bool:
        return any(mark.owner == seat for mark in self.marks)

    def __repr__(self) -> str:
        return self.id


@cache
def _safe(home: str, number: int) -> Option[str]:
    id_ = f"{home}-{number}"
    return Option(id_, Text("safe", location=Text(f"location-{home}"), number=number), value=id_)


@dataclass(slots=True, frozen=True)
class Location:
    """A place with safes: what they can be worth is printed there."""

    id: str
    values: tuple[int, ...]

    @property
    def label(self) -> Text:
        return Text(f"location-{self.id}")


LOCATIONS = (
    Location("depot", (3, 3, 4, 4, 5, 5)),
    Location("estate", (2, 3, 4, 4, 5, 6)),
    Location("laboratory", (2, 2, 3, 6, 7, 7)),
)
POSSIBLE = {location.id: frozenset(location.values) for location in LOCATIONS}
PRINTED = {home: " ".join(map(str, sorted(values))) for home, values in POSSIBLE.items()}
BOARD = tuple(location.id for location in LOCATIONS)


# Poker cards and henchmen


@dataclass(slots=True, eq=False)
class Poker:
    """One of somebody's seven poker cards. Cards of one `batch` were last shuffled together."""

    owner: Seat
    number: int
    value: str
    batch: int = 0

    @property
    def id(self) -> str:
        return f"poker-{self.owner}-{self.number}"

    @property
    def place(self) -> str:
        """What somebody knows who saw it where it lies, until it is shuffled away."""
        return f"{self.id}-{self.batch}"

    @property
    def label(self) -> Text:
        return Text("poker", value=self.value)

    def __repr__(self) -> str:
        return self.id


@dataclass(slots=True, eq=False)
class Played:
    """A poker card played today: in a slot, or (a 0) face up beside the sheet."""

    seat: Seat
    card: Poker
    slot: str | None
    henchmen: list[Seat] = field(default_factory=list)
    day: int = 0

    @property
    def fact(self) -> str:
        """What somebody knows who saw what was played here, also when the card has gone under the deck."""
        return f"{self.id}-day-{self.day}"

    @property
    def id(self) -> str:
        return f"card-{self.seat}-{self.slot or 'up'}"

    @property
    def label(self) -> Text:
        return Text("played-card", seat=self.seat, slot=self.slot or "0")

    @property
    def option(self) -> Option[str]:
        """By where it lies: what it is, is no part of a menu."""
        return Option(self.id, self.label, value=self.id)

    @property
    def bluff(self) -> bool:
        return self.card.value != self.slot


@dataclass(slots=True)
class Player:
    """One player's side: the sheet and what lies around it. Decks have their top last."""

    leader: str  # empty until one is chosen
    hand: list[Poker]
    deck: list[Poker]
    money: int = 4
    reputation: int = 0
    available: int = 2
    jailed: int = 1
    destroyed: int = 0
    marks: list[int] = field(default_factory=lambda: list(MARKS))  # in the supply, by kind
    sheet: list[Scoundrel | None] = field(default_factory=lambda: [None] * SPACES)
    safes: list[Safe] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)  # today
    strategy: Strategy | None = None

    def scoundrels(self) -> list[Scoundrel]:
        return [scoundrel for scoundrel in self.sheet if scoundrel is not None]

    def free_slots(self) -> list[str]:
        taken = {played.slot for played in self.played}
        return [slot for slot in SLOTS if slot not in taken]


@dataclass(slots=True)
class Happening:
    """Something that scoundrels may react to: what, to whom, and which of them were there to see it.

    `source`: whom a chain comes from.
    """

    what: When
    seat: Seat
    witnesses: list[Scoundrel]
    source: Scoundrel | None = None


@dataclass(slots=True, repr=False)
class Town(State):
    """Everything. The saloon goes from left to right; decks and the discard pile have their top last."""

    options: Terms
    players: list[Player]
    active: Seat
    board: dict[str, list[Safe | None]]
    unused: list[Safe]
    traits: list[Trait]
    jobs: list[Job]
    box: list[Trait | Job]  # left out at set-up; nobody has seen them
    saloon: list[Scoundrel] = field(default_factory=list)
    pile: list[Scoundrel] = field(default_factory=list)
    day: int = 0
    turn: int = 0  # of this day, all players counted
    last: Seat | None = None  # who took the last turn
    step: Literal["set-up", "start", "plan", "abilities", "hire", "after", "last-chance", "end-of-day"] = "set-up"
    current: Played | None = None  # this turn's card
    used: list[str] = field(default_factory=list)  # parts, leaders and strategies used this turn
    happened: list[Happening] = field(default_factory=list)
    hiring: list[Scoundrel] = field(default_factory=list)  # on-hire scoundrels that are being used where they lie
    arriving: Scoundrel | None = None  # hired, and about to be put on a sheet
    batches: int = 0

    @property
    def final_day(self) -> bool:
        return self.day == self.options.days

    def safes(self) -> Iterator[Safe]:
        """All eighteen, wherever they are."""
        for location in BOARD:
            yield from self.at(location)
        yield from self.unused
        for player in self.players:
            yield from player.safes

    def at(self, location: str) -> list[Safe]:
        """The safes at a location."""
        return [safe for safe in self.board[location] if safe is not None]

    def on_board(self) -> list[Safe]:
        return [safe for location in BOARD for safe in self.at(location)]

    def played(self) -> list[Played]:
        """All cards played today."""
        return [played for player in self.players for played in player.played]

    def face_down(self) -> list[Played]:
        """Cards that can be looked at or suspected. At the end of the day they are out of reach (P02)."""
        return [] if self.step == "end-of-day" else [played for played in self.played() if played.slot is not None]

    def holder(self, safe: Safe) -> Seat | None:
        """Who holds a safe."""
        return next((Seat(i) for i, player in enumerate(self.players) if safe in player.safes), None)

    def is_spent(self, scoundrel: Scoundrel) -> bool:
        """Whether a part of it was used this turn (glossary: Tailor)."""
        return scoundrel.trait.id in self.used or scoundrel.job.id in self.used

    def may_suspect(self, seat: Seat, played: Played | None = None) -> bool:
        """Whether a henchman of this seat may go on a card: somebody else's, face down, and only one (p.6)."""
        card = self.current if played is None else played
        if card is None or card.slot is None or card.seat == seat:
            return False
        return self.players[seat].available > 0 and seat not in card.henchmen
