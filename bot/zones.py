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
def zones() -> tuple[str, ...]:
    """All zones that have a place in their name, and UTC."""
    names = (name for name in available_timezones() if "/" in name and not name.startswith(OLD_NAMES))
    return ("UTC", *sorted(names))


@lru_cache
def is_zone(name: str) -> bool:
    """Whether there is such a zone."""
    return name in zones()


def suggested(typed: str) -> list[str]:
    """The zones somebody may mean who has typed this much: names that begin so before those that contain it."""
    wanted = _plain(typed)
    if not wanted:
        return list(USUAL)
    known = [zone for name, zone in CITIES.items() if wanted in name or name in wanted]
    begins = [zone for zone in zones() if _plain(zone.rpartition("/")[2]).startswith(wanted)]
    contains = [zone for zone in zones() if wanted in _plain(zone)]
    return list(dict.fromkeys([*known, *begins, *contains]))[:MOST]


def meant(typed: str) -> str | None:
    """The zone that was typed, in whatever case, or the only one it can be."""
    wanted = _plain(typed)
    exact = [zone for zone in zones() if wanted in (_plain(zone), _plain(zone.rpartition("/")[2]))]
    found = exact or suggested(typed)
    return found[0] if wanted and len(found) == 1 else None


def _plain(name: str) -> str:
    return name.strip().lower().replace(" ", "_")
