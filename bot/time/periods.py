"""The times people ask about: the last week, month or year, or ever."""

from __future__ import annotations

DAY = 86_400.0
PERIODS: dict[str, float | None] = {"all": None, "year": 365 * DAY, "month": 30 * DAY, "week": 7 * DAY}


def since(period: str, now: float) -> float | None:
    """When it began; None is ever."""
    span = PERIODS[period]
    return None if span is None else now - span
