"""How fast a table is played: live, by the day, or without a clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.time.periods import DAY
from engines.core.asks import Wait

PaceName: TypeAlias = Literal["live", "day", "none"]
MINUTE = 60.0
PATIENCE = 7 * DAY  # where no clock is shown: before the computer may be called for somebody, and a window is passed


@dataclass(slots=True, frozen=True)
class Pace:
    """How long a turn, a window and a race last, in seconds."""

    turn: float
    window: float
    race: float
    stands_still: bool = False  # whether the time of somebody who is away does not run
    spoken_of: bool = True  # whether people see how long they have; else it is patience, no clock

    def time_for(self, wait: Wait) -> float | None:
        """How long somebody has for an ask; None for what nobody waits for."""
        return {"turn": self.turn, "window": self.window, "race": self.race, "aside": None}[wait]


PACES: dict[PaceName, Pace] = {
    "live": Pace(turn=2 * MINUTE, window=MINUTE, race=5 * MINUTE),
    "day": Pace(turn=DAY, window=DAY, race=DAY, stands_still=True),
    "none": Pace(turn=PATIENCE, window=PATIENCE, race=PATIENCE, spoken_of=False),
}


def pace_named(name: str) -> PaceName:
    """The pace somebody chose. LookupError: there is none of that name."""
    for known in PACES:
        if known == name:
            return known
    raise LookupError(name)


def pace_of(name: str) -> Pace:
    """A pace by its name as it is stored; one nobody knows has no clock."""
    return PACES[pace_named(name)] if name in PACES else PACES["none"]
