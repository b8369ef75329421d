"""What is counted for a profile, and how it is laid out and drawn."""

from __future__ import annotations

import pickle
from collections.abc import AsyncIterator

import pytest

from bot.base.ids import ControlId
from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.desk.leaders import Wanted, page_look
from bot.desk.privacy import as_file
from bot.desk.profile import MONTH, chart_of, profile_look, profile_of, streaks
from bot.desk.server import TooLarge, packed
from bot.pictures.chart import HEIGHT, SEA, WIDTH, RatingChart, font_file
from bot.store import LeaderRow, Leaders, Rating, RatingChange
from bot.store.finished import Played
from bot.ui.messages import Look
from bot.ui.parts import texts_of
from engines import catalogue
from engines.core import Seat, Text

GAME = next(iter(catalogue))
NOW = 1_770_000_000.0


def played(*places: int, counted: bool = True) -> list[Played]:
    return [Played(n, GAME, NOW - 1000 + n, place, 3, counted) for n, place in enumerate(places)]


def change(at: float, before: float, after: float) -> RatingChange:
    return RatingChange(1, GAME, 5, Rating(before, 1.0), Rating(after, 1.0), at)


def text_of(look: Look) -> str:
    return "\n".join(texts_of(look.to_components()))


def test_streaks() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([True, True, False, True]) == (1, 2)
    assert streaks([True, False]) == (0, 1)


def test_a_record_counts_rated_matches_and_a_month_of_rating() -> None:
    history = [change(NOW - MONTH - 5, 25, 30), change(NOW - 100, 30, 28), change(NOW - 50, 28, 33)]
    profile = profile_of([*played(1, 2, 1), *played(3, counted=False)], {GAME: history}, NOW)
    [record] = profile.games
    assert (record.rated, record.wins, round(record.mean_place, 2)) == (3, 2, 1.33)
    assert record.rating == Rating(33, 1.0).shown
    assert record.change == Rating(33, 1.0).shown - Rating(30, 1.0).shown
    assert (profile.favourite, profile.streak, profile.best_streak) == (GAME, 1, 1)
    assert len(profile.last) == 4


@pytest.mark.parametrize("locale", LOCALES)
def test_a_profile_can_be_read_and_drawn(locale: Locale) -> None:
    profile = profile_of(played(1, 2), {GAME: [change(NOW - 9, 25, 26)]}, NOW)
    words = text_of(profile_look("A*k*i @everyone", profile, locale))
    assert "A\\*k\\*i" in words
    assert "@everyone" not in words
    chart = chart_of("Aki", profile, locale)
    assert chart is not None
    assert len(chart[1]) <= 1024
    assert chart_of("Aki", profile_of(played(1, counted=False), {}, NOW), locale) is None


@pytest.mark.parametrize("points", [1, 2, 300])
@pytest.mark.parametrize("games", [1, 5])
def test_a_chart_is_drawn_without_a_complaint(points: int, games: int) -> None:
    """Any warning is an error here: a character that the font lacks would be one."""
    line = tuple((NOW + n * 9_000.0, 1000 + (n * 37) % 90) for n in range(points))
    chart = RatingChart("Aki 🎲 $x_1$ さん" + "長" * 60, tuple((f"ゲーム{n}", line) for n in range(games)))
    picture = pickle.loads(pickle.dumps(chart)).draw()  # it is drawn in another process
    assert picture.size == (WIDTH, HEIGHT)
    sea = tuple(int(SEA[i : i + 2], 16) for i in (1, 3, 5))
    assert picture.getpixel((2, 2)) == picture.getpixel((WIDTH - 3, HEIGHT - 3)) == sea
    colours = picture.getcolors(WIDTH * HEIGHT)
    assert colours is not None
    assert (0xD5, 0x5E, 0x00) in [colour for _, colour in colours]


def test_the_font_is_there() -> None:
    assert font_file().exists()


# The leaderboard


def leaders(count: int, first: int = 1, own: int | None = None) -> Leaders:
    rows = [(first + n, LeaderRow(n, f"選手{n}", 1234 - n * 100, 5, 2)) for n in range(count)]
    mine = None if own is None else (own, LeaderRow(99, "Aki", 7, 1, 0))
    return Leaders(40, rows, mine)


def test_ranks_and_ratings_stand_in_columns_whatever_the_names() -> None:
    look = page_look(leaders(10, first=8, own=31), Wanted(GAME, "all", "server", 1), 3, words_for(GAME, "ja"), 99)
    columns = [line.split("`")[1] for line in text_of(look).splitlines() if line.startswith("`")]
    assert len(columns) == 11
    assert len({len(column) for column in columns}) == 1
    assert not any(column != column.strip(" ") for column in columns)


def test_a_page_of_the_leaderboard_is_all_in_its_button() -> None:
    wanted = Wanted(GAME, "month", "everywhere", 2)
    control = ControlId.read(str(wanted.control(3, "f")))
    assert control is not None
    assert Wanted.of(control) == Wanted(GAME, "month", "everywhere", 3)


# Files


async def files(*sizes: int) -> AsyncIterator[tuple[str, str]]:
    for n, size in enumerate(sizes):
        yield f"{n}.json", "".join(chr(33 + (i * i * 7 + n) % 90) for i in range(size))


async def test_an_archive_that_would_not_fit_is_refused() -> None:
    data, count = await packed(files(100, 100), 10_000)
    assert (count, data[:2]) == (2, b"PK")
    with pytest.raises(TooLarge):
        await packed(files(100, 100), 200)


def test_a_long_export_is_packed() -> None:
    assert as_file("{}")[0] == "backroom.json"
    name, data = as_file("x" * 100, plain=10)
    assert (name, data[:2]) == ("backroom.zip", b"PK")


# Former players


@pytest.mark.parametrize(("locale", "words"), [("en", "a former player"), ("ja", "退会したプレイヤー")])
def test_a_former_player_is_named_in_the_language_of_the_reader(locale: Locale, words: str) -> None:
    speech = Speech(words_for(GAME, locale), ["", "Ben"])
    assert words in speech.say(Text("core-resigned", seat=Seat(0)))
    assert words in speech.name(0)
