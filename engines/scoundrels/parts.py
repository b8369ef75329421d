"""What scoundrels are made of: traits say when, jobs say what; and the leaders' own strategies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Literal, Protocol

from engines.core import Option, Piece, Text

if TYPE_CHECKING:
    from engines.scoundrels.using import Prospect, Use


class When(StrEnum):
    """When a scoundrel may be used (p.11)."""

    SLOT = "slot"  # this turn's card lies in one of its slots
    CHAIN = "chain"  # right after its neighbour at the root of its arrow
    START_OF_TURN = "start-of-turn"
    ON_HIRE = "on-hire"
    AFTER_GAIN_REPUTATION = "after-gain-reputation"
    AFTER_LOSE_REPUTATION = "after-lose-reputation"
    AFTER_SCOUT = "after-scout"
    AFTER_IMPOSSIBLE_MARK = "after-impossible-mark"
    AFTER_HIRE = "after-hire"
    AFTER_GAIN_MONEY = "after-gain-money"
    AFTER_STEP_3 = "after-step-3"
    ZERO_FACE_UP = "zero-face-up"
    END_OF_DAY = "end-of-day"
    AFTER_OWN_JAILED = "after-own-jailed"
    AFTER_OFFICE = "after-office"


Need = Callable[["Prospect"], bool]  # what must hold for a scoundrel to be usable


class Verb(Protocol):
    """One thing that a scoundrel can do. A price cannot be left unpaid; all else is done as far as it goes."""

    @property
    def price(self) -> bool:
        """Whether it is one."""
        ...

    def foresee(self, ahead: Prospect) -> bool:
        """Whether it would change or show something; for a price, whether it can be paid. It is noted in `ahead`."""

    async def do(self, use: Use) -> None:
        """Do it."""


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Trait(Piece):
    """When a scoundrel may be used. Dollars are printed at places 1 to 6, where a bullet hole may cover them."""

    colour: Literal["blue", "red"]
    when: When
    slots: tuple[str, ...] = ()
    roots: tuple[int, ...] = ()  # where the neighbours lie that its arrow comes from: -1 left, 1 right
    dollars: tuple[int, ...] = ()
    bonus: bool = False  # the +$1 icon
    twice: bool = False  # the x2 icon
    tech: int = 0
    condition: Need | None = None
    before: tuple[Verb, ...] = ()
    after: tuple[Verb, ...] = ()

    def named(self) -> Text:
        return Text(f"trait-{self.id}")

    def explained(self) -> Text:
        return Text(f"trait-{self.id}-help")

    @property
    def moment(self) -> Text:
        """When it is used, in a word or two."""
        if self.slots:
            return Text("when-slot", slots="·".join(self.slots))
        if self.roots:
            return Text(f"when-chain-{'both' if len(self.roots) > 1 else 'left' if self.roots[0] < 0 else 'right'}")
        return Text(f"when-{self.when.value}")


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Job(Piece):
    """What a scoundrel does."""

    colour: Literal["green", "purple", "black"]
    verbs: tuple[Verb, ...]
    dollars: int = 0
    holes: tuple[int, ...] = ()
    tech: int = 0
    needs: tuple[Need, ...] = ()

    def named(self) -> Text:
        return Text(f"job-{self.id}")

    def explained(self) -> Text:
        return Text(f"job-{self.id}-help")


@dataclass(slots=True, eq=False)
class Scoundrel:
    """A trait and a job in a sleeve. Its parts may be swapped for others; the sleeve stays where it is."""

    trait: Trait
    job: Job

    @property
    def id(self) -> str:
        return _face(self.trait, self.job).id

    @property
    def label(self) -> Text:
        return _face(self.trait, self.job).label

    @property
    def help(self) -> Text | None:
        return _face(self.trait, self.job).help

    @property
    def cost(self) -> int:
        """Dollar icons that no bullet hole covers (p.4)."""
        return len([place for place in self.trait.dollars if place not in self.job.holes]) + self.job.dollars

    @property
    def tech(self) -> int:
        return self.trait.tech + self.job.tech

    @property
    def option(self) -> Option[Scoundrel]:
        face = _face(self.trait, self.job)
        return Option(face.id, face.label, help=face.help, value=self)

    def __repr__(self) -> str:
        return self.id


@cache
def _face(trait: Trait, job: Job) -> Option:
    """What stands in menus for a trait with a job; three thousand at most."""
    label = Text("scoundrel", trait=trait.label, job=job.label)
    does = Text("scoundrel-help", when=trait.moment, job=job.explained())
    return Option(f"{trait.id}.{job.id}", label, help=does)


@dataclass(slots=True, frozen=True, eq=False, repr=False)
class Strategy(Piece):
    """A leader's own ability (p.12)."""

    leader: str
    moment: Literal["step-2", "start-of-turn", "after-lose-reputation", "hire-cost"]
    verbs: tuple[Verb, ...] = ()
    needs: tuple[Need, ...] = ()

    def named(self) -> Text:
        return Text(f"strategy-{self.id}")

    def explained(self) -> Text:
        return Text(f"strategy-{self.id}-help")
