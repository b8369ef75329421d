"""How much time those have who are waited for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(slots=True, frozen=True)
class TimeLeft:
    """Until when those who are waited for have time, until when a window is open for all, and who is away."""

    now: float = 0.0
    deadlines: Mapping[int, float] = field(default_factory=dict)
    window: float | None = None
    away: Mapping[int, float] = field(default_factory=dict)
    stands_still: bool = False  # whether the time of those who are away does not run


NO_CLOCK = TimeLeft()
