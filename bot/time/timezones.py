"""Time zones: which there are, and which one somebody means."""

from __future__ import annotations

from functools import lru_cache
from zoneinfo import available_timezones

OLD_NAMES = ("posix/", "right/", "Etc/", "SystemV/", "US/", "Brazil/", "Canada/", "Chile/", "Mexico/")
CITIES = {"東京": "Asia/Tokyo", "日本": "Asia/Tokyo", "japan": "Asia/Tokyo", "大阪": "Asia/Tokyo"}
USUAL = (
    "Asia/Tokyo",
    "UTC",
    "America/Los_Angeles",
    "America/Chicago",
    "America/New_York",
    "Europe/London",
    "Europe/Berlin",
    "Asia/Seoul",
    "Australia/Sydney",
)
MOST = 25


@lru_cache
def all_timezones() -> tuple[str, ...]:
    """All time zones that have a place in their name, and UTC."""
    names = (name for name in available_timezones() if "/" in name and not name.startswith(OLD_NAMES))
    return ("UTC", *sorted(names))


@lru_cache
def is_timezone(name: str) -> bool:
    """Whether there is such a time zone."""
    return name in all_timezones()


def suggested(typed: str) -> list[str]:
    """The time zones somebody may mean who has typed this much: names that begin so before those that contain it."""
    wanted = _plain(typed)
    if not wanted:
        return list(USUAL)
    known = [zone for city, zone in CITIES.items() if wanted in city or city in wanted]
    begins = [name for name in all_timezones() if _plain(name.rpartition("/")[2]).startswith(wanted)]
    contains = [name for name in all_timezones() if wanted in _plain(name)]
    return list(dict.fromkeys([*known, *begins, *contains]))[:MOST]


def meant(typed: str) -> str | None:
    """The time zone that was typed, in whatever case, or the only one it can be."""
    wanted = _plain(typed)
    exact = [name for name in all_timezones() if wanted in (_plain(name), _plain(name.rpartition("/")[2]))]
    found = exact or suggested(typed)
    return found[0] if wanted and len(found) == 1 else None


def _plain(name: str) -> str:
    return name.strip().lower().replace(" ", "_")
