"""Days as people type them, and what being away until then means."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.desk.away import DatePassed, TooFar, UnknownDate, absence
from bot.time import dates

WEDNESDAY = date(2026, 12, 16)
NOON = datetime(2026, 12, 16, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("3", date(2026, 12, 19)),
        ("3 days", date(2026, 12, 19)),
        ("in 3 days", date(2026, 12, 19)),
        ("3 days from now", date(2026, 12, 19)),
        ("３日間", date(2026, 12, 19)),
        ("3日後", date(2026, 12, 19)),
        ("三日間", date(2026, 12, 19)),
        ("24日間", date(2027, 1, 9)),
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
        ("next week", date(2026, 12, 23)),
        ("next month", date(2027, 1, 1)),
        ("until next month", date(2027, 1, 1)),
        ("来月", date(2027, 1, 1)),
        ("来月まで", date(2027, 1, 1)),
        ("24日まで", date(2026, 12, 24)),
        ("２４日", date(2026, 12, 24)),
        ("24日(木)", date(2026, 12, 24)),
        ("5日まで", date(2027, 1, 5)),
        ("３日", date(2027, 1, 3)),
        ("三日", date(2027, 1, 3)),
        ("16日", date(2027, 1, 16)),  # today's number is next month's day, as today's weekday is next week's
        ("31日", date(2026, 12, 31)),
        ("24th", date(2026, 12, 24)),
        ("the 24th", date(2026, 12, 24)),
        ("until the 24th", date(2026, 12, 24)),
        ("on the 1st", date(2027, 1, 1)),
        ("the 24th of December", date(2026, 12, 24)),
        ("12月24日(木)", date(2026, 12, 24)),
        ("12月24日（木）", date(2026, 12, 24)),
        ("12月24日（木曜日）まで", date(2026, 12, 24)),
        ("12/24(木)", date(2026, 12, 24)),
        ("5 Sept.", date(2027, 9, 5)),
        ("on Thurs", date(2026, 12, 17)),
    ],
)
def test_what_is_meant(typed: str, day: date) -> None:
    assert dates.meant(typed, WEDNESDAY) == day


@pytest.mark.parametrize(
    "typed",
    [
        *("soon", "", "3 beers", "そのうち", "a", "ad", "a from now", "next", "next year"),
        *("monkey", "sunset", "saturn", "next monkey", "mond", "5 mayhem", "5 marches", "decoy 24", "may"),
        *("31/31", "2026-02-30", "30 feb", "0th", "32nd", "0日", "32日", "99日まで"),
        *("12月24日(猫)", "12月24日(木", "(木)", "来月曜", "5 may 2027 2028", "5 6 may"),
    ],
)
def test_nobody_can_tell(typed: str) -> None:
    assert dates.meant(typed, WEDNESDAY) is None


@pytest.mark.parametrize("name", [name for names in dates.WEEKDAY_NAMES for name in names.split()])
def test_every_weekday_by_all_its_names(name: str) -> None:
    found = dates.meant(name, WEDNESDAY)
    assert found is not None
    assert f"{found:%A}".lower().startswith(name[:3])


@pytest.mark.parametrize("name", [name for names in dates.MONTH_NAMES for name in names.split()])
def test_every_month_by_all_its_names(name: str) -> None:
    found = dates.meant(f"{name} 5", WEDNESDAY)
    assert found is not None
    assert f"{found:%B}".lower().startswith(name[:3])


@pytest.mark.parametrize(
    ("typed", "today", "day"),
    [
        ("31日", date(2027, 2, 3), date(2027, 3, 31)),
        ("the 31st", date(2027, 4, 1), date(2027, 5, 31)),
        ("31st", date(2027, 7, 31), date(2027, 8, 31)),
        ("31st", date(2027, 3, 31), date(2027, 5, 31)),
        ("31st", date(2027, 1, 31), date(2027, 3, 31)),
        ("30日", date(2027, 1, 30), date(2027, 3, 30)),
        ("29日", date(2028, 2, 1), date(2028, 2, 29)),
        ("next month", date(2027, 1, 31), date(2027, 2, 1)),
        ("来月", date(2027, 2, 28), date(2027, 3, 1)),
        ("next month", date(2026, 12, 1), date(2027, 1, 1)),
    ],
)
def test_months_differ_in_length(typed: str, today: date, day: date) -> None:
    assert dates.meant(typed, today) == day


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
