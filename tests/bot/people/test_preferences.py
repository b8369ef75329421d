"""What people choose: quiet hours over midnight and in any zone, and stored things that cannot be read."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from pydantic import ValidationError

from bot.people.preferences import Chosen, HouseRules, Preferences, read
from bot.store import Store
from bot.time.timezones import meant, suggested
from tests.bot.store.staging import ANN, BOB, url_of


def at(hour: int, zone: str = "Asia/Tokyo") -> float:
    return datetime(2026, 3, 4, hour, 30, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("start", "end", "hour", "quiet"),
    [
        (22, 7, 23, True),
        (22, 7, 6, True),
        (22, 7, 7, False),
        (22, 7, 21, False),
        (1, 5, 4, True),
        (1, 5, 0, False),
        (9, 9, 9, False),
        (None, 7, 3, False),
        (22, None, 23, False),
    ],
)
def test_quiet_hours(start: int | None, end: int | None, hour: int, quiet: bool) -> None:
    wish = Preferences(quiet_from=start, quiet_to=end, zone="Asia/Tokyo")
    assert wish.quiet_at(at(hour)) is quiet


def test_quiet_hours_are_those_of_the_place() -> None:
    wish = Preferences(quiet_from=22, quiet_to=7, zone="America/New_York")
    assert not wish.quiet_at(at(23, "Asia/Tokyo"))
    assert wish.quiet_at(at(23, "America/New_York"))


@pytest.mark.parametrize("stored", [{}, [], None, "x", {"language": "fr"}, {"calls": 7, "zone": "Mars/Base"}])
def test_what_cannot_be_read_was_never_chosen(stored: Any) -> None:
    assert read(Preferences, stored) == Preferences()


def test_one_broken_choice_takes_no_other_along() -> None:
    stored = {"language": "ja", "quiet_from": 99, "new": 1}
    assert read(Preferences, stored) == Preferences(language="ja")
    assert read(HouseRules, {"channels": ["x"], "pace": "day"}) == HouseRules(pace="day")


async def test_what_is_chosen_is_there_after_a_restart(tmp_path: Path) -> None:
    async with await Store.open(url_of(tmp_path / "b.db")) as store:
        chosen = Chosen(store)
        await chosen.change(ANN, language="ja")
        await chosen.change(ANN, calls="dm")
        await chosen.rule(7, channels=[70, 71])
        with pytest.raises(ValidationError):
            await chosen.change(ANN, zone="Mars/Base")
        again = Chosen(store)
        await again.load()
        assert again.by(ANN) == chosen.by(ANN) == Preferences(language="ja", calls="dm")
        assert again.by(BOB) == Preferences()
        assert again.at(7) == HouseRules(channels=(70, 71))


def test_zones() -> None:
    assert meant("tokyo") == "Asia/Tokyo"
    assert meant("東京") == "Asia/Tokyo"
    assert meant("america/new york") == "America/New_York"
    assert meant("Mars") is None
    assert meant("America") is None
    assert "Europe/Berlin" in suggested("berl")
    assert len(suggested("a")) == 25
    assert suggested("")[0] == "Asia/Tokyo"
