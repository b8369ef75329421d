"""The kit for boards: strips of any height, with everything where it belongs."""

from __future__ import annotations

from functools import partial

import pytest
from PIL import Image, ImageColor

from bot.pictures.sprites import COLOURS, sprite, svg
from bot.pictures.strip import (
    EDGE,
    INNER,
    WIDE,
    Heading,
    Part,
    Strip,
    Who,
    badge_wide,
    looked_up,
    stacked,
    state_wide,
)
from bot.pictures.theme import Theme, framed
from tests.cogs.drawn import misplaced

FRAME = "#FF00FF"
LONG = "とても長い名前のプレイヤーさんですよろしくお願いしますね"


def ground(width: int, height: int) -> Image.Image:
    backdrop = Image.new("RGB", (width, 1000), "#102030")
    below = sprite(svg('<rect width="50" height="60" fill="#00FF00"/>', 50, 60), 50, 60)
    return framed(backdrop, below, f'<path d="M0 0H40V3H3V40H0Z" fill="{FRAME}"/>', FRAME, height)


THEME = Theme(
    ground=ground,
    bright="#FFFFFF",
    quiet="#AAAAAA",
    accent="#FFD700",
    line="#808000",
    ink="#000000",
    plate="#204060",
    edge="#305070",
    box="#081018",
)


def pixel(image: Image.Image, x: float, y: float) -> tuple[int, ...]:
    found = image.convert("RGB").getpixel((round(x), round(y)))
    assert isinstance(found, tuple)
    return found


def rgb(colour: str) -> tuple[int, ...]:
    return ImageColor.getrgb(colour)


@pytest.mark.parametrize("height", [120, 760, 2600])
def test_a_ground_of_any_height_has_its_frame_on_all_sides(height: int) -> None:
    image = ground(WIDE, height)
    assert image.size == (WIDE, height)
    for x, y in ((13, height / 2), (WIDE - 14, height / 2), (WIDE / 2, 13), (WIDE / 2, height - 14)):
        assert pixel(image, x, y) == rgb(FRAME)
    for x in (13, WIDE - 14):
        for y in (30, height - 31):
            assert pixel(image, x, y) == rgb(FRAME), "a corner, from above"
    for x in (30, WIDE - 31):
        for y in (13, height - 14):
            assert pixel(image, x, y) == rgb(FRAME), "a corner, from the side"
    assert pixel(image, WIDE - 2, height - 2) == (0, 255, 0)
    assert pixel(image, WIDE / 2, height / 2) == rgb("#102030")


def test_parts_are_stacked_on_a_strip_as_high_as_they_need() -> None:
    drawn: dict[str, int] = {}

    def note(name: str, strip: Strip, y: int) -> None:
        drawn[name] = y

    parts = [Part(100, partial(note, "a")), Part(200, partial(note, "b")), Part(50, partial(note, "c"))]
    bare = stacked(THEME, parts, gap=10)
    first = drawn["a"]
    assert drawn == {"a": first, "b": first + 110, "c": first + 320}
    assert bare.image.size == (WIDE, first + 370 + first)  # as much room below as above
    headed = stacked(THEME, parts, Heading("Game", "here"), gap=10)
    assert headed.image.height - bare.image.height == drawn["a"] - first > 50
    assert [box.words for box in headed.texts] == ["Game", "here"]
    assert all(box.bottom <= drawn["a"] for box in headed.texts)


def test_a_plate_shows_whose_it_is_and_who_is_to_move() -> None:
    strip = Strip(THEME, 600)
    for seat in range(5):
        strip.plate(EDGE, 20 + seat * 110, INNER, 100, Who(seat, "Aki", "to move" if seat == 2 else ""))
        assert pixel(strip.image, EDGE + 17, 70 + seat * 110) == rgb(COLOURS[seat])
        lit = pixel(strip.image, EDGE + 2, 70 + seat * 110) == rgb(THEME.accent)
        assert lit == (seat == 2)


def test_name_badge_and_numbers_stand_beside_each_other() -> None:
    """As on a plate of a third of the width."""
    strip, who = Strip(THEME, 300), Who(1, LONG, "to move")
    room = 360 - badge_wide(who.to_move) - 12
    taken = strip.name(60, 80, who, 38, room)
    assert taken <= room
    strip.badge(60 + 360, 80, who.to_move, align="right")
    sign = Image.new("RGBA", (32, 32), "#FFFFFF")
    after = strip.numbers(60, 110, [(sign, "$31"), (sign, "12"), (sign, "5"), (sign, "4")])
    assert after > strip.texts[-1].right
    assert misplaced(strip) == []
    assert [box.words for box in strip.texts][1:] == ["to move", "$31", "12", "5", "4"]
    assert max(box.right for box in strip.texts) <= 60 + 360


@pytest.mark.parametrize(
    ("who", "words", "ground"),
    [
        (Who(1, "Ben", "to move"), ["to move"], THEME.accent),
        (Who(1, "Ben", "", "resigned"), ["resigned"], THEME.box),
        (Who(1, "Ben", "to move", "computer"), ["to move"], THEME.accent),
        (Who(1, "Ben", ""), [], "#102030"),
    ],
)
def test_what_a_player_is_stands_in_a_badge(who: Who, words: list[str], ground: str) -> None:
    strip = Strip(THEME, 300)
    strip.state(600, 100, who, align="right")
    assert [box.words for box in strip.texts] == words
    assert pixel(strip.image, 600 - state_wide(who) + 20, 75) == rgb(ground)
    assert all(600 - state_wide(who) < box.left and box.right < 600 for box in strip.texts)


@pytest.mark.parametrize("words", ["Draw.", "Every player draws a card and discards it again. " * 12, LONG * 12])
def test_a_card_looked_up_is_shown_whole_however_long_its_words(words: str) -> None:
    placed: list[tuple[int, int]] = []
    page = looked_up(
        THEME, lambda strip, x, y: placed.append((x, y)), "Name", "kind", words, ("a note", words), "#FF0000"
    )
    assert misplaced(page) == []
    shown = "".join(box.words for box in page.texts).replace(" ", "")
    assert shown == f"Namekind{words}anote{words}".replace(" ", "")
    assert placed[0][1] * 2 + 404 == pytest.approx(page.image.height, abs=1)
