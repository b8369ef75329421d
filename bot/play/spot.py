"""Where a board stands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Spot:
    """Which message the board of a match is, if any. It may move before what leads to it is laid out."""

    board: int = 0
