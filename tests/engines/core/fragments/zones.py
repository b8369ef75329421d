"""What three of the fragments share: how hidden cards are dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engines.core import Shuffler

T = TypeVar("T")


def deal_anew(zones: Sequence[list[T]], rng: Shuffler) -> None:
    """Shuffle all that lies in these zones together and deal it back; each zone keeps its size."""
    pool = [thing for zone in zones for thing in zone]
    rng.shuffle(pool)
    for zone in zones:
        size = len(zone)
        zone[:] = pool[:size]
        del pool[:size]
