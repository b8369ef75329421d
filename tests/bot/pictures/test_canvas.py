"""Text on a picture: it fits its place, and what cannot be written is left out."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.pictures import fonts
from bot.pictures.canvas import NO_BREAK_BEFORE, Canvas, fit, width_of, wrapped


def sheet() -> Canvas:
    return Canvas(Image.new("RGB", (600, 200), "#000000"))


@pytest.mark.parametrize(
    "words", ["Bartholomew the Magnificent", "とても長い名前のプレイヤー", "Дмитрий Ωmega", "● Aki"]
)
@pytest.mark.parametrize("room", [60, 150, 300, 590])
def test_a_line_is_never_wider_than_its_room(words: str, room: int) -> None:
    canvas = sheet()
    wide = canvas.text(0, 100, words, 40, "#FFFFFF", room=room, least=28)
    assert wide <= room
    box = canvas.image.getbbox()
    assert box is not None
    assert box[2] <= room + 2  # what was really painted, but for a pixel of an outline


def test_it_shrinks_before_it_is_cut() -> None:
    words = "Bartholomew"
    whole = width_of(words, 40)
    size, shown = fit(words, 40, 28, whole * 0.8, "regular")
    assert shown == words
    assert 28 <= size < 40
    size, shown = fit(words, 40, 28, whole * 0.4, "regular")
    assert size == 28
    assert shown.endswith("…")
    assert words.startswith(shown[:-1])


def test_emoji_are_left_out_and_nothing_but_emoji_is_three_dots() -> None:
    assert fonts.legible("🐙 kraken✨ hunter 🐙", "bold") == "kraken hunter"
    assert fonts.legible("🐙✨", "bold") == "…"
    assert fonts.legible("", "bold") == ""
    assert fonts.legible("千恵 Ωmega Дан", "bold") == "千恵 Ωmega Дан"


@pytest.mark.parametrize(
    "words",
    [
        "Take the top card of a suit you don't have from another player's bank, and play it.",
        "自分が持っていないスートの一番上のカードを、他の人のバンクから奪って出します。バーストする場合でも必ず使います。",
    ],
)
def test_wrapped_text_keeps_every_letter_and_its_room(words: str) -> None:
    rows = wrapped(words, 30, 400)
    assert len(rows) > 2
    assert "".join(rows).replace(" ", "") == words.replace(" ", "")
    assert not any(row[0] in NO_BREAK_BEFORE for row in rows)
    assert all(width_of(row, 30) <= 400 + 2 * 30 for row in rows)  # what may not begin a line hangs over


def test_english_breaks_at_spaces() -> None:
    assert wrapped("one two three", 30, width_of("one two ", 30)) == ["one two", "three"]


def test_a_block_that_is_too_long_is_cut_at_its_last_line() -> None:
    canvas = sheet()
    canvas.block(0, 40, "word " * 100, 30, "#FFFFFF", room=500, lines=3, least=28)
    assert len(canvas.texts) == 3
    assert canvas.texts[-1].words.endswith("…")
