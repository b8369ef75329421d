"""Carson City: warm wood and parchment. The pieces its pictures are put together from."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path

from PIL import Image

from bot.pictures.canvas import Canvas, width_of
from bot.pictures.sprites import COLOURS, SHAPES, panel, sprite, svg
from bot.pictures.strip import SMALL
from bot.pictures.theme import Theme, framed

ART = Path(__file__).parent / "art" / "carson_city"

CREAM = "#FBEFD3"
SAND = "#DDBB88"
GOLD = "#F5B841"
BRASS = "#B5874A"
INK = "#2B1A0E"
PAPER = "#F1DFB6"
PALE = "#FAF0D8"
DUST = "#E3CB99"
PLANK = "#5A3820"
DARK = "#2A190D"
BARK = "#7A5030"
RUST = "#A8391F"
RIVER = "#5E9FB8"

SIDES = {"yellow": ("#F0B93A", INK), "red": (RUST, CREAM)}  # of personalities: ground and letters
CUT = INK  # the colour of what is cut out of a sign

DEEPEST = 1400  # no picture is higher


def icon(name: str, size: int, colour: str, cut: str = CUT) -> Image.Image:
    """A small sign; `cut`: what shows through it."""
    return sprite(_read(name).replace(CUT, cut).replace("currentColor", colour), size, size)


@lru_cache
def _read(name: str) -> str:
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


# The ground


@lru_cache(maxsize=16)
def ground(width: int, height: int) -> Image.Image:
    """The boards of a saloon wall, lit from above, with mountains that hardly show and a thin brass frame."""
    cut = f'<path d="M1.5 40V15L15 1.5H40" fill="none" stroke="{BRASS}" stroke-width="3"/>'
    return framed(_wall(width), _ridge(width), cut, BRASS, height)


@lru_cache(maxsize=2)
def _wall(width: int) -> Image.Image:
    dice = random.Random(1858)
    boards = "".join(
        f'<rect y="{y}" width="{width}" height="95" fill="#000000" fill-opacity=".{dice.randrange(4, 13):02}"/>'
        f'<path d="M0 {y}H{width}" stroke="#000000" stroke-opacity=".34" stroke-width="3"/>'
        f'<path d="M0 {y + 3}H{width}" stroke="#FFDFAE" stroke-opacity=".05" stroke-width="2"/>'
        for y in range(0, DEEPEST, 95)
    )
    grain = "".join(
        f'<path d="M{dice.randrange(-200, width)} {y + dice.randrange(12, 84)}q{dice.randrange(60, 160)} '
        f'{dice.randrange(-9, 10)} {dice.randrange(180, 420)} 0"/>'
        for y in range(0, DEEPEST, 95)
        for _ in range(5)
    )
    body = (
        '<defs><linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5E3A20"/>'
        '<stop offset=".5" stop-color="#41270F"/><stop offset="1" stop-color="#2A180A"/></linearGradient></defs>'
        f'<rect width="{width}" height="{DEEPEST}" fill="url(#lamp)"/>{boards}'
        f'<g fill="none" stroke="#1A0D04" stroke-opacity=".22" stroke-width="3">{grain}</g>'
    )
    return sprite(svg(body, width, DEEPEST), width, DEEPEST).convert("RGB")


def _ridge(width: int) -> Image.Image:
    ridge = "M0 260V170L120 90 210 150 330 60 470 170 560 120 690 190 820 70 960 160 1060 100 1200 170V260Z"
    return sprite(svg(f'<path d="{ridge}" fill="#160B03" fill-opacity=".3"/>', 1200, 260), width, 260)


CITY = Theme(
    ground=ground,
    bright=CREAM,
    quiet=SAND,
    accent=GOLD,
    line=BRASS,
    ink=INK,
    plate=PAPER,
    edge=BRASS,
    box=DARK,
)


# Small pieces

HAT = (
    '<path d="M4 33c11 5 19 6 26 5 1-18 5-31 12-31 4 0 5 3 8 3s4-3 8-3c7 0 11 13 12 31 7 1 15 0 26-5'
    '-3 14-22 20-46 20S7 47 4 33Z" fill="{fill}" stroke="{edge}" stroke-width="6" stroke-linejoin="round"/>'
)


def _shape(seat: int) -> str:
    """With a dark edge that shows on parchment, in a pale one that shows on wood."""
    edges = ((CREAM, 13), (INK, 6))
    return "".join(
        f'<g fill="{COLOURS[seat]}" stroke="{colour}" stroke-width="{wide}" stroke-linejoin="round">{SHAPES[seat]}</g>'
        for colour, wide in edges
    )


@lru_cache(maxsize=64)
def mark(seat: int, size: int) -> Image.Image:
    """The sign of a seat: on a property, on a plate."""
    return sprite(svg(f'<g transform="translate(4 4) scale(.92)">{_shape(seat)}</g>', 100, 100), size, size)


@lru_cache(maxsize=128)
def cowboy(seat: int, size: int, white: bool = False) -> Image.Image:
    """A cowboy: the shape and the colour of the seat, under a hat. Only the Sheriff's hat is white."""
    hat = HAT.format(fill="#FFFFFF" if white else INK, edge=INK if white else "#F6ECD6")
    body = f'<g transform="translate(4 24) scale(.92)">{_shape(seat)}</g>{hat}'
    return sprite(svg(body, 100, 118), size, round(size * 1.18))


def put_cowboys(sheet: Canvas, x: float, y: float, room: float, who: list[tuple[int, bool]], size: int) -> None:
    """Some cowboys in a row around the middle of a place, one before the other where it is narrow."""
    step = min(size + 3.0, (room - size) / max(1, len(who) - 1))
    left = x + (room - size - step * (len(who) - 1)) / 2
    for n, (seat, white) in enumerate(who):
        sheet.put(cowboy(seat, size, white), left + n * step, y)


@lru_cache(maxsize=256)
def pill(words: str, high: int, fill: str = GOLD, ink: str = INK, size: int = SMALL) -> Image.Image:
    """A figure on a ground of its own, as wide as it is."""
    size = min(size, high)
    wide = round(width_of(words, size, "bold")) + 14
    sheet = Canvas(panel(wide, high, fill, stroke=INK, line=2, radius=high / 3))
    sheet.text(wide / 2, high / 2 + size * 0.36, words, size, ink, room=wide, weight="bold", align="middle")
    return sheet.image


@lru_cache(maxsize=64)
def duel_tile(value: str, wide: int, high: int, lit: bool = True) -> Image.Image:
    """A tile of Might is Right: its value, or its back where nobody may know."""
    sheet = Canvas(panel(wide, high, PALE if lit else BARK, stroke=INK, line=2, radius=7))
    if value:
        size = min(wide, round(high * 0.86))
        ink = INK if lit else CREAM
        sheet.text(wide / 2, high / 2 + size * 0.36, value, size, ink, room=wide, weight="bold", align="middle")
    else:
        sheet.put(icon("star", wide - 10, SAND), 5, (high - wide + 10) / 2)
    return sheet.image
