"""How much a whole game may take of people and of Discord, game by game.

A new game adds its row. A limit is what the game takes today, so a change that spares people taps or calls lowers it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from tests.e2e.counts import Counts, Party

TWO, ALONE = Party(2), Party(1, 1)


@dataclass(slots=True, frozen=True, kw_only=True)
class Most:
    """Taps of whoever needs most, messages at the table and in private, edits, and pings."""

    taps: int
    table: int
    direct: int
    edits: int
    pings: int

    def against(self, counts: Counts) -> dict[str, tuple[int, int]]:
        """For each limit what there was, and what may be."""
        there = {"taps": max(counts.taps.values())}
        names = [field.name for field in fields(self)]
        return {name: (there.get(name, getattr(counts, name)), getattr(self, name)) for name in names}


@dataclass(slots=True, frozen=True)
class Held:
    """A game as it is played to be counted, and what it may take."""

    command: str
    options: Mapping[str, Any]
    most: Mapping[Party, Most]


HELD: dict[str, Held] = {
    "dead_mans_draw": Held(
        "deadmansdraw",
        {"traits": True},
        {
            TWO: Most(taps=26, table=27, direct=2, edits=113, pings=22),
            ALONE: Most(taps=18, table=4, direct=1, edits=31, pings=1),
        },
    ),
    "scoundrels": Held(
        "scoundrels",
        {"length": "short"},
        {
            TWO: Most(taps=67, table=7, direct=18, edits=278, pings=3),
            ALONE: Most(taps=59, table=5, direct=9, edits=85, pings=1),
        },
    ),
    "carson_city": Held(
        "carsoncity",
        {"might_is_right": True, "river": True},
        {
            TWO: Most(taps=121, table=67, direct=6, edits=248, pings=60),
            ALONE: Most(taps=119, table=7, direct=5, edits=89, pings=1),
        },
    ),
}
