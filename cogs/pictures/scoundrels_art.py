"""3000 Scoundrels: dusk violet and electric teal. The pieces its pictures are put together from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from bot.pictures import sprites
from bot.pictures.canvas import Canvas
from bot.pictures.sprites import panel, seat_mark, sprite, svg
from bot.pictures.strip import SMALL
from bot.pictures.theme import Theme, framed

ART = Path(__file__).parent / "art" / "scoundrels"

TEAL = "#45E6D3"
DIM_TEAL = "#2C8C8E"
CREAM = "#F7F0E4"
HAZE = "#BDAEE3"
GOLD = "#F3C65B"
PLATE = "#2B1E50"
DEEP = "#170F30"
FAINT = "#4A3B7A"
PAPER = "#F2E8D5"
INK = "#21143A"
RUST = "#F08A5D"
COIN, BOLT = "#D9A02E", "#0C8A80"  # on paper: cost icons, tech icons

HOMES = {"depot": "#C9924E", "estate": "#E0616B", "laboratory": "#6FA8FF"}  # by location
TYPES = {"blue": "#3C6FD6", "red": "#C43B45", "green": "#2F8F5B", "purple": "#8A56C8", "black": "#3E3A4A"}  # of cards

HIGHEST = 3400  # no picture is higher


def icon(name: str, size: int, colour: str) -> Image.Image:
    """A small sign."""
    return sprites.icon(ART / f"{name}.svg", size, colour)


# The ground


@lru_cache(maxsize=16)
def ground(width: int, height: int) -> Image.Image:
    """Dusk over the gulch: violet above, night below, mesas on the horizon, sparks of something that should not be."""
    cut = f'<path d="M1.5 40V26L26 1.5H40" fill="none" stroke="{DIM_TEAL}" stroke-width="3"/>'
    bolt = f'<circle cx="10" cy="10" r="4" fill="{TEAL}" fill-opacity=".7"/>'
    return framed(_sky(width), _horizon(width), cut + bolt, DIM_TEAL, height)


@lru_cache(maxsize=2)
def _sky(width: int) -> Image.Image:
    dice = random.Random(1889)
    places = [(dice.randrange(width), dice.randrange(900)) for _ in range(70)]
    stars = "".join(
        f'<circle cx="{x}" cy="{y}" r="{1 + n % 3 / 2}" fill-opacity=".{2 + n % 4}"/>'
        for n, (x, y) in enumerate(places)
    )
    circuits = "".join(
        f'<path d="M-20 {y}H{160 + y % 230}l46 46H{520 + y % 170}l-38 38H{width + 20}"/>'
        f'<circle cx="{160 + y % 230}" cy="{y}" r="7"/><circle cx="{520 + y % 170}" cy="{y + 46}" r="7"/>'
        for y in range(200, HIGHEST, 260)
    )
    body = (
        '<defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4A2A6B"/>'
        '<stop offset=".16" stop-color="#33205C"/><stop offset=".5" stop-color="#20153F"/>'
        '<stop offset="1" stop-color="#120B26"/></linearGradient></defs>'
        f'<rect width="{width}" height="{HIGHEST}" fill="url(#dusk)"/><g fill="#FFE9C9">{stars}</g>'
        f'<g fill="none" stroke="{TEAL}" stroke-opacity=".06" stroke-width="4">{circuits}</g>'
    )
    return sprite(svg(body, width, HIGHEST), width, HIGHEST).convert("RGB")


def _horizon(width: int) -> Image.Image:
    mesas = "M0 300V190H90L120 110H270L300 190H430L446 150H520L540 190H700L740 80H900L930 150H990L1020 190H1200V300Z"
    body = f'<path d="{mesas}" fill="#0A0619" fill-opacity=".4"/>'
    return sprite(svg(body, 1200, 300), width, 300)


TOWN = Theme(
    ground=ground,
    bright=CREAM,
    quiet=HAZE,
    accent=TEAL,
    line=DIM_TEAL,
    ink=INK,
    plate=PLATE,
    edge=FAINT,
    box=DEEP,
)


# Small pieces


def slot_chip(slot: str, width: int, height: int) -> Image.Image:
    """A slot no larger than its sign: when a scoundrel is used."""
    return _labelled(slot, width, height, INK, CREAM)


def label_chip(words: str, width: int, height: int, fill: str) -> Image.Image:
    """The same for what else is printed there: +$1, ×2."""
    return _labelled(words, width, height, fill, INK)


@lru_cache(maxsize=128)
def _labelled(words: str, width: int, height: int, fill: str, colour: str) -> Image.Image:
    sheet = Canvas(panel(width, height, fill, stroke=INK, line=2, radius=7))
    size = min(SMALL + 2, height - 6)
    middle, room = height / 2 + size * 0.37, width - 4
    sheet.text(width / 2, middle, words, size, colour, room=room, least=20, weight="bold", align="middle")
    return sheet.image


def tick(size: int) -> Image.Image:
    """Done for this turn."""
    body = (
        f'<circle cx="50" cy="50" r="44" fill="{TEAL}" stroke="{INK}" stroke-width="8"/>'
        f'<path d="M28 52 44 68 73 34" fill="none" stroke="{INK}" stroke-width="13"/>'
    )
    return sprite(svg(body, 100, 100), size, size)


@lru_cache(maxsize=64)
def card_back(width: int, height: int, colour: str, lit: bool = False) -> Image.Image:
    """The back of a poker card; this turn's shines."""
    line = 4 if lit else 2
    edge = TEAL if lit else "#D9CFF5"
    body = (
        f'<rect x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}" rx="8"'
        f' fill="{colour}" stroke="{edge}" stroke-width="{line}"/>'
        f'<path d="M{width / 2} {height * 0.2}L{width * 0.8} {height / 2}L{width / 2} {height * 0.8}'
        f'L{width * 0.2} {height / 2}Z" fill="none" stroke="#FFFFFF" stroke-opacity=".55" stroke-width="3"/>'
    )
    return sprite(svg(body, width, height), width, height)


@lru_cache(maxsize=64)
def poker_card(value: str, width: int, height: int, lit: bool = False) -> Image.Image:
    """The face of a poker card: its value, large, and again in a corner."""
    sheet = Canvas(panel(width, height, PAPER, stroke=TEAL if lit else "#A896C9", line=5 if lit else 3, radius=12))
    sheet.put(icon("tech", round(width * 0.7), "#DCCFEA"), width * 0.15, height / 2 - width * 0.35)
    sheet.text(
        width / 2,
        height / 2 + width * 0.22,
        value,
        round(width * 0.62),
        RED if value == "0" else INK,
        room=width - 8,
        weight="bold",
        align="middle",
    )
    return sheet.image


RED = "#B3261E"  # the 0, which fits no slot


@lru_cache(maxsize=8)
def empty(width: int, height: int, colour: str = FAINT) -> Image.Image:
    """A place where nothing lies."""
    return panel(width, height, "#FFFFFF", stroke=colour, line=2, radius=10, opacity=0.04)


class MarkSize(NamedTuple):
    """How large a mark on a safe is drawn: the room it takes, its sign, its number."""

    wide: int
    high: int
    sign: int
    number: int


MARKS = (MarkSize(66, 42, 36, 38), MarkSize(42, 32, 23, SMALL))  # where there is room, and where there is not


def put_marks(sheet: Canvas, x: float, y: float, marks: Sequence[tuple[int, int]], wide: int, high: int) -> None:
    """Marks on a safe: whose it is, and its number; as large as they fit. What finds no room is counted."""
    size = next((size for size in MARKS if len(marks) <= (wide // size.wide) * (high // size.high)), MARKS[-1])
    columns, rows = max(1, wide // size.wide), max(1, high // size.high)
    shown = marks if len(marks) <= columns * rows else marks[: columns * rows - 1]
    for n, (seat, face) in enumerate(shown):
        row, column = divmod(n, columns)
        left, top = x + column * size.wide, y + row * size.high
        sheet.put(seat_mark(seat, size.sign), left, top + (size.high - size.sign) / 2)
        baseline = top + size.high / 2 + size.number * 0.36
        sheet.text(left + size.sign + 1, baseline, str(face), size.number, CREAM, room=size.wide, weight="bold")
    if len(shown) < len(marks):
        row, column = divmod(len(shown), columns)
        more = f"+{len(marks) - len(shown)}"
        sheet.text(x + column * size.wide, y + row * size.high + 26, more, SMALL, HAZE, room=56)


@lru_cache(maxsize=64)
def safe_front(home: str, width: int, height: int, value: bool = False) -> Image.Image:
    """A closed safe in the colour of its location; one that can be looked into is lit."""
    colour = HOMES[home]
    body = (
        '<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#57498A"/>'
        '<stop offset="1" stop-color="#352A60"/></linearGradient></defs>'
        f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="10" fill="url(#s)"'
        f' stroke="{TEAL if value else colour}" stroke-width="{4 if value else 3}"/>'
        f'<path d="M2 38V12Q2 2 12 2H{width - 12}Q{width - 2} 2 {width - 2} 12V38Z" fill="{colour}"'
        ' fill-opacity=".38"/>'
    )
    return sprite(svg(body, width, height), width, height)
