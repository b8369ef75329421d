"""Whose time is out: for these seats anybody at the table may call the computer."""

from __future__ import annotations

from bot.periods import DAY
from bot.tables import LiveTable
from engines.core import Seat

PATIENCE = 7 * DAY  # at a table without a clock


def overdue(table: LiveTable, now: float) -> list[Seat]:
    """The seats that are waited for openly, whose person had the time there was."""
    if table.row.phase != "live":
        return []
    waited = [seat for seat in table.match.waiting if table.person(seat) is not None]
    return [seat for seat in waited if _due(table, seat) <= now]


def _due(table: LiveTable, seat: Seat) -> float:
    clock = table.row.clocks.get(str(seat))
    if clock is not None:
        return float(clock["due"])
    return table.moved + PATIENCE if table.row.pace == "none" else float("inf")
