"""Days as people type them, and what being away until then means."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import dates
from bot.away import DatePassed, TooFar, UnknownDate, absence

WEDNESDAY = date(2026, 12, 16)
NOON = datetime(2026, 12, 16, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("3", date(2026, 12, 19)),
        ("3 days", date(2026, 12, 19)),
        ("in 3 days", date(2026, 12, 19)),
        ("３日", date(2026, 12, 19)),
        ("3日間", date(2026, 12, 19)),
        ("a week", date(2026, 12, 23)),
        ("2 weeks", date(2026, 12, 30)),
        ("2週間", date(2026, 12, 30)),
        ("tomorrow", date(2026, 12, 17)),
        ("明日まで", date(2026, 12, 17)),
        ("あさって", date(2026, 12, 18)),
        ("2026-12-24", date(2026, 12, 24)),
        ("2026/12/24", date(2026, 12, 24)),
        ("2026年12月24日", date(2026, 12, 24)),
        ("12/24", date(2026, 12, 24)),
        ("24/12", date(2026, 12, 24)),
        ("24.12.", date(2026, 12, 24)),
        ("1.2.", date(2027, 2, 1)),
        ("24/12/2026", date(2026, 12, 24)),
        ("12月24日", date(2026, 12, 24)),
        ("１２月２４日まで", date(2026, 12, 24)),
        ("1月5日", date(2027, 1, 5)),
        ("until Dec 24", date(2026, 12, 24)),
        ("24 December", date(2026, 12, 24)),
        ("December 24th, 2026", date(2026, 12, 24)),
        ("5 Jan", date(2027, 1, 5)),
        ("friday", date(2026, 12, 18)),
        ("wednesday", date(2026, 12, 23)),
        ("next Monday", date(2026, 12, 21)),
        ("金曜日", date(2026, 12, 18)),
        ("来週の金曜", date(2026, 12, 25)),
        ("来週", date(2026, 12, 23)),
        ("soon", None),
        ("", None),
        ("31/31", None),
        ("2026-02-30", None),
        ("3 beers", None),
        ("そのうち", None),
    ],
)
def test_what_is_meant(typed: str, day: date | None) -> None:
    assert dates.meant(typed, WEDNESDAY) == day


def test_they_are_back_in_the_morning_of_their_own_clock() -> None:
    gone = absence("12/24", NOON, "Asia/Tokyo")
    assert gone is not None
    assert gone.since == NOON
    assert datetime.fromtimestamp(gone.until, ZoneInfo("Asia/Tokyo")) == datetime(
        2026, 12, 24, 8, tzinfo=ZoneInfo("Asia/Tokyo")
    )


@pytest.mark.parametrize("typed", ["", "  ", "back", "戻りました", "Today"])
def test_back(typed: str) -> None:
    assert absence(typed, NOON, None) is None


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [("whenever", UnknownDate), ("2026-12-01", DatePassed), ("0", DatePassed), ("2031-01-01", TooFar)],
)
def test_refused(typed: str, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        absence(typed, NOON, "UTC")


@given(st.text(max_size=40))
def test_whatever_is_typed_is_a_day_or_nothing(typed: str) -> None:
    found = dates.meant(typed, WEDNESDAY)
    assert found is None or isinstance(found, date)
