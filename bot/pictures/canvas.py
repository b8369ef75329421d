"""A sheet to compose a picture on: sprites laid down, and text that always fits its place."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from bot.pictures import fonts
from bot.pictures.fonts import Weight
from bot.pictures.sprites import seat_mark

Align = Literal["left", "middle", "right"]
CLOTS = 36  # kanji smaller than this cannot be made bold by an outline
MARKS = "●■▲◆★"  # the signs of the seats, as they stand in texts
NO_BREAK_BEFORE = "、。」』）)，．・ーっゃゅょッャュョ！？!?:;,."


class Box(NamedTuple):
    """Where a line of text came to stand."""

    words: str
    left: float
    top: float
    right: float
    bottom: float


class Canvas:
    """One picture in the making."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()
        self.texts: list[Box] = []
        self._draw = ImageDraw.Draw(self.image)

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        """Lay a sprite down with its top left corner here."""
        place = (round(x), round(y))
        if self.image.mode == "RGBA":
            self.image.alpha_composite(sprite, place)
        else:
            self.image.paste(sprite, place, sprite)

    def line(self, x: float, y: float, x2: float, y2: float, colour: str, width: int = 2) -> None:
        """A straight line."""
        self._draw.line((x, y, x2, y2), fill=colour, width=width)

    def text(
        self,
        x: float,
        baseline: float,
        words: str,
        size: int,
        colour: str,
        *,
        room: float,
        least: int | None = None,
        weight: Weight = "regular",
        align: Align = "left",
    ) -> float:
        """One line of text: smaller if it must be, down to `least`, then cut. Returns how wide it came out."""
        size, words = fit(fonts.legible(words, weight), size, least or size, room, weight)
        wide = width_of(words, size, weight)
        x -= {"left": 0.0, "middle": wide / 2, "right": wide}[align]
        self.texts.append(Box(words, x, baseline - size * 0.8, x + wide, baseline + size * 0.2))
        for part in _parts(words):
            if part in MARKS:
                mark = round(size * 0.78)
                self.put(seat_mark(MARKS.index(part), mark), x + size * 0.11, baseline - mark + size * 0.06)
                x += size
                continue
            for run in fonts.runs(part, weight):
                letters, left, top = _letters(run, size)
                self.image.paste(colour, (round(x) + left, round(baseline) + top), letters)
                x += run.source.at(size).getlength(run.text)
        return wide

    def block(
        self,
        x: float,
        baseline: float,
        words: str,
        size: int,
        colour: str,
        *,
        room: float,
        lines: int,
        least: int,
        leading: float = 1.35,
        align: Align = "left",
    ) -> float:
        """Text over several lines: smaller if it must be, then cut. Returns the baseline after the last one."""
        rows = wrapped(words, size, room)
        while len(rows) > lines and size > least:
            size -= 1
            rows = wrapped(words, size, room)
        if len(rows) > lines:
            rows = [*rows[: lines - 1], f"{rows[lines - 1]}…"]
        for row in rows:
            self.text(x, baseline, row, size, colour, room=room, align=align)
            baseline += size * leading
        return baseline


@lru_cache(maxsize=1024)
def _letters(run: fonts.Run, size: int) -> tuple[Image.Image, int, int]:
    """Letters as a mask, and where it lies from their baseline: names and titles are written again and again."""
    font, outline = run.source.at(size), _outline(run, size)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(run.text, anchor="ls", stroke_width=outline))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), run.text, 255, font, "ls", stroke_width=outline)
    return mask, left, top


def _outline(run: fonts.Run, size: int) -> int:
    """How thick an outline makes letters bold where the font has no bold."""
    return max(1, size // 36) if run.source.thicken and (run.text.isascii() or size >= CLOTS) else 0


def width_of(words: str, size: int, weight: Weight = "regular") -> float:
    """How wide a text is, the signs of seats included."""
    return sum(size if part in MARKS else fonts.width(part, size, weight) for part in _parts(words))


def fit(words: str, size: int, least: int, room: float, weight: Weight) -> tuple[int, str]:
    """The size at which a text fits, and the text, cut where even the least size is too large."""
    wide = width_of(words, size, weight)
    if wide <= room:
        return size, words
    size = max(least, int(size * room / wide))
    while size > least and width_of(words, size, weight) > room:
        size -= 1
    if width_of(words, size, weight) <= room:
        return size, words
    whole = bisect_right(range(len(words)), room, key=lambda end: width_of(words[:end] + "…", size, weight))
    return size, words[: max(0, whole - 1)].rstrip() + "…"


def wrapped(words: str, size: int, room: float) -> list[str]:
    """A text in lines: English breaks at spaces, Japanese anywhere but before what closes."""
    rows = [""]
    for piece in _pieces(words):
        if rows[-1] and width_of(rows[-1] + piece.rstrip(), size) > room:
            rows[-1] = rows[-1].rstrip()
            rows.append(piece.lstrip())
        else:
            rows[-1] += piece
    return rows


def _pieces(words: str) -> Iterator[str]:
    """The smallest parts that stay together."""
    piece = ""
    for letter in words:
        wide = ord(letter) >= 0x2E80
        if piece and letter not in NO_BREAK_BEFORE and (wide or ord(piece[-1]) >= 0x2E80 or piece[-1] == " "):
            yield piece
            piece = ""
        piece += letter
    if piece:
        yield piece


def _parts(words: str) -> Iterator[str]:
    """The signs of seats apart from the letters between them."""
    part = ""
    for letter in words:
        if letter in MARKS:
            if part:
                yield part
            yield letter
            part = ""
        else:
            part += letter
    if part:
        yield part
