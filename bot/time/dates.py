"""Days as people type them, in English or Japanese: a number of days, a date, a weekday. Pure."""

from __future__ import annotations

import re
import unicodedata
from datetime import date, datetime, time, timedelta, tzinfo

MORNING = time(8)  # when somebody is back on the day they named
MONTH_NAMES = (
    *("jan january", "feb february", "mar march", "apr april", "may", "jun june", "jul july", "aug august"),
    *("sep sept september", "oct october", "nov november", "dec december"),
)
WEEKDAY_NAMES = (
    *("mon monday", "tue tues tuesday", "wed weds wednesday", "thu thur thurs thursday", "fri friday"),
    *("sat saturday", "sun sunday"),
)
MONTHS = {name: number for number, names in enumerate(MONTH_NAMES, 1) for name in names.split()}
WEEKDAYS = {name: number for number, names in enumerate(WEEKDAY_NAMES) for name in names.split()}
WEEKDAYS_JA = "月火水木金土日"
BACK = {"back", "now", "i'm back", "im back", "戻りました", "戻った", "ただいま", "復帰", "なし", "today", "今日"}
AHEAD = {"tomorrow": 1, "明日": 1, "あした": 1, "あす": 1, "明後日": 2, "あさって": 2, "next week": 7, "来週": 7}
NEXT_MONTH = {"next month", "来月"}
UNITS = dict.fromkeys(("", "d", "day", "days", "日間", "日後"), 1)
UNITS |= dict.fromkeys(("w", "week", "weeks", "週", "週間", "週間後"), 7)
NUMBERS = {"a": 1, "one": 1, "two": 2, "three": 3, "一": 1, "二": 2, "三": 3}

IN_BRACKETS = r"(?: ?\([月火水木金土日](?:曜日?)?\))?"  # 12月24日(木)
DATE = re.compile(r"(?:(\d{4})[-/.年])?(\d{1,2})[-/.月](\d{1,2})[.日]?(?:[-/.](\d{4}))?" + IN_BRACKETS)
DAY = re.compile(r"(\d{1,2})(?:st|nd|rd|th)?\.?")
ONLY_DAY = re.compile(r"(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)|(\d{1,2}|[一二三]) ?日" + IN_BRACKETS)
COUNT = re.compile(
    r"(?:in |for )?(\d{1,3}|(?:a|one|two|three)(?= [dw])|[一二三])"
    r" ?([a-z]*|[日週][間後]*)(?: from now)?"
)
LONGEST_WAIT = 61  # days, from 31 March to the next 31st


def is_back(typed: str) -> bool:
    """Whether they say that they are here."""
    return _plain(typed) in BACK


def meant(typed: str, today: date) -> date | None:
    """The day somebody means, seen from the day they type it on; None where nobody can tell."""
    words = _plain(typed)
    if words in AHEAD:
        return today + timedelta(days=AHEAD[words])
    if words in NEXT_MONTH:
        return (today.replace(day=1) + timedelta(days=31)).replace(day=1)
    for read in (_counted, _day_of_month, _dated, _named, _weekday):
        found = read(words, today)
        if found is not None:
            return found
    return None


def morning_of(day: date, timezone: tzinfo) -> float:
    """The moment at which somebody is back."""
    return datetime.combine(day, MORNING, timezone).timestamp()


def _plain(typed: str) -> str:
    words = unicodedata.normalize("NFKC", typed).strip().lower().removeprefix("until ").removeprefix("till ")
    return re.sub(r"\s+", " ", words.removesuffix("まで").replace(",", " ")).strip()


def _counted(words: str, today: date) -> date | None:
    """3, 3 days, 2 weeks, 3日間, 2週間."""
    found = COUNT.fullmatch(words)
    if found is None or found[2] not in UNITS:
        return None
    return today + timedelta(days=_number(found[1]) * UNITS[found[2]])


def _day_of_month(words: str, today: date) -> date | None:
    """24th, the 24th, 24日: the next one after today, in whichever month has it."""
    found = ONLY_DAY.fullmatch(words)
    if found is None:
        return None
    number = _number(found[1] or found[2])
    ahead = (today + timedelta(days=days) for days in range(1, LONGEST_WAIT + 1))
    return next((day for day in ahead if day.day == number), None)


def _dated(words: str, today: date) -> date | None:
    """2026-12-24, 12/24, 24.12., 24/12/2026, 12月24日, 12月24日(木)."""
    found = DATE.fullmatch(words.replace(" ", ""))
    if found is None:
        return None
    first, second = int(found[2]), int(found[3])
    day_first = first > 12 or ("." in words and second <= 12 and found[1] is None)
    month, day = (second, first) if day_first else (first, second)
    year = found[1] or found[4]
    return _day(int(year), month, day) if year else _next(today, month, day)


def _named(words: str, today: date) -> date | None:
    """24 December, Dec 24, December 24th 2026."""
    parts = [part for part in words.replace(" of ", " ").split() if part != "the"]
    months = [MONTHS[name] for part in parts if (name := part.removesuffix(".")) in MONTHS]
    days = [int(found[1]) for part in parts if (found := DAY.fullmatch(part))]
    years = [int(part) for part in parts if len(part) == 4 and part.isdecimal()]
    if len(months) != 1 or len(days) != 1 or len(years) > 1 or len(parts) != 2 + len(years):
        return None
    return _day(years[0], months[0], days[0]) if years else _next(today, months[0], days[0])


def _weekday(words: str, today: date) -> date | None:
    """Friday, next Monday, 金曜日, 来週の月曜."""
    english = words.removeprefix("on ").removeprefix("next ").removesuffix(".")
    japanese = re.fullmatch(r"(来週の?|次の)?([月火水木金土日])曜日?", words)
    if japanese is not None:
        number = WEEKDAYS_JA.index(japanese[2])
        week_on = (japanese[1] or "").startswith("来週")
    elif english in WEEKDAYS:
        number, week_on = WEEKDAYS[english], False
    else:
        return None
    if week_on:  # the week after this one, whichever day it is
        return today + timedelta(days=7 - today.weekday() + number)
    return today + timedelta(days=(number - today.weekday() - 1) % 7 + 1)


def _number(written: str) -> int:
    return int(written) if written.isdecimal() else NUMBERS[written]


def _next(today: date, month: int, day: int) -> date | None:
    """That day of this year, or of the next if it is past."""
    this = _day(today.year, month, day)
    return this if this is not None and this >= today else _day(today.year + 1, month, day) or this


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def day_at(moment: float, timezone: tzinfo) -> date:
    """Which day it is somewhere."""
    return datetime.fromtimestamp(moment, timezone).date()
