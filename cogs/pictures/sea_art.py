"""Dead Man's Draw: deep sea and brass. The pieces its pictures are put together from."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image

from bot.pictures import sprites
from bot.pictures.canvas import Canvas
from bot.pictures.sprites import panel, sprite, svg
from bot.pictures.theme import Theme, framed

ART = Path(__file__).parent / "art" / "dead_mans_draw"

SUITS = {
    "anchor": "#2F5D7C",
    "hook": "#8C5A3C",
    "cannon": "#3F3F46",
    "key": "#A87B10",
    "chest": "#8A4B12",
    "map": "#4F7A3A",
    "oracle": "#7A4BA0",
    "sword": "#A33A3A",
    "kraken": "#B23A6B",
    "mermaid": "#1E8787",
}  # in the order banks are laid out

BRASS = "#D9B26A"
DIM_BRASS = "#8E7747"
FRAME = "#7C7049"
CREAM = "#F6ECD6"
FOAM = "#9CC7D4"
INK = "#2B1D10"
PARCHMENT = "#F3E7CB"
PLATE = "#0E3145"
DEEP = "#071B28"


def icon(suit: str, size: int, colour: str | None = None) -> Image.Image:
    """The sign of a suit."""
    return sprites.icon(ART / f"{suit}.svg", size, colour or SUITS[suit])


@lru_cache
def ghost(suit: str, size: int) -> Image.Image:
    """The sign of a suit that is not there."""
    image = icon(suit, size, "#FFFFFF").copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: alpha // 9))
    return image


DEEPEST = 2200  # no picture is higher


@lru_cache(maxsize=16)
def ground(width: int, height: int) -> Image.Image:
    """The sea at night: darker below, a few swells, a compass rose that hardly shows, a thin brass frame."""
    corner = f'<path d="M1.5 40V28C1.5 13 13 1.5 28 1.5H40" fill="none" stroke="{FRAME}" stroke-width="3"/>'
    return framed(_sea(width), _rose(), corner, FRAME, height)


@lru_cache(maxsize=2)
def _sea(width: int) -> Image.Image:
    swells = "".join(
        f'<path d="M-60 {y} q 75 -26 150 0 t 150 0 t 150 0 t 150 0 t 150 0 t 150 0 t 150 0 t 150 0 t 150 0 t 150 0"'
        f' transform="translate({-(y * 7 % 150)} 0)"/>'
        for y in range(160, DEEPEST, 110)
    )
    body = (
        '<defs><linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0D3A52"/>'
        '<stop offset=".35" stop-color="#0A2B3F"/><stop offset=".75" stop-color="#06151F"/></linearGradient></defs>'
        f'<rect width="{width}" height="{DEEPEST}" fill="url(#sea)"/>'
        f'<g fill="none" stroke="#5FA8BF" stroke-opacity=".07" stroke-width="5">{swells}</g>'
    )
    return sprite(svg(body, width, DEEPEST), width, DEEPEST).convert("RGB")


def _rose() -> Image.Image:
    points = "".join(
        f'<path d="M0 -190 L22 -22 L0 0 L-22 -22Z" transform="rotate({turn}) scale({size})"/>'
        for turn, size in [*((turn, 1) for turn in range(0, 360, 90)), *((turn, 0.62) for turn in range(45, 360, 90))]
    )
    body = (
        f'<g fill="{BRASS}" fill-opacity=".05" transform="translate(200 200)">{points}'
        f'<circle r="130" fill="none" stroke="{BRASS}" stroke-opacity=".06" stroke-width="8"/></g>'
    )
    return sprite(svg(body, 400, 430), 400, 430)


SEA = Theme(
    ground=ground,
    bright=CREAM,
    quiet=FOAM,
    accent=BRASS,
    line=DIM_BRASS,
    ink=INK,
    plate=PLATE,
    edge="#2D586D",
    box=DEEP,
)


@lru_cache(maxsize=256)
def card(suit: str, value: int, name: str, width: int, height: int) -> Image.Image:
    """A loot card by itself: its value, its sign, its name."""
    sheet = Canvas(_face(suit, width, height))
    sheet.text(width * 0.1, height * 0.27, str(value), round(width * 0.34), INK, room=width / 2, weight="bold")
    sheet.put(icon(suit, round(width * 0.56)), width * 0.28, height * 0.3)
    small = round(width * 0.185)
    sheet.text(
        width / 2,
        height - width * 0.105,
        name,
        small,
        SUITS[suit],
        room=width * 0.88,
        least=round(small * 0.7),
        weight="bold",
        align="middle",
    )
    return sheet.image


@lru_cache(maxsize=256)
def table_card(suit: str, value: int, name: str, width: int, height: int, safe: bool = False) -> Image.Image:
    """A loot card among others, broad so that its name can be read. One that an anchor keeps has a brass edge."""
    sheet = Canvas(_face(suit, width, height, safe))
    upper = height - 50
    sheet.text(16, 14 + upper * 0.66, str(value), round(upper * 0.74), INK, room=width / 2, weight="bold")
    size = round(upper * 0.74)
    sheet.put(icon(suit, size), width - size - 14, 4 + (upper - size) / 2)
    sheet.text(width / 2, height - 17, name, 36, SUITS[suit], room=width - 20, least=34, weight="bold", align="middle")
    if safe:
        sheet.put(icon("anchor", 32, "#8A6A1E"), width / 2 - 36, 12)
    return sheet.image


def _face(suit: str, width: int, height: int, safe: bool = False) -> Image.Image:
    edge, below = 6 if safe else 3, height * 0.8 if height > width else height - 52
    body = (
        '<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FBF3DF"/>'
        '<stop offset="1" stop-color="#E6D2A4"/></linearGradient></defs>'
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{width - edge}" height="{height - edge}" rx="{width * 0.09}"'
        f' fill="url(#p)" stroke="{"#E9B949" if safe else DIM_BRASS}" stroke-width="{edge}"/>'
        f'<path d="M{width * 0.1} {below}H{width * 0.9}" stroke="{SUITS[suit]}" stroke-opacity=".35"'
        ' stroke-width="2"/>'
    )
    return sprite(svg(body, width, height), width, height)


@lru_cache(maxsize=256)
def small_card(suit: str, value: int, count: int, width: int, height: int) -> Image.Image:
    """A suit in a bank: the highest value large, and how many lie there."""
    face = panel(width, height, PARCHMENT, stroke=SUITS[suit], line=4, radius=12)
    sheet = Canvas(face)
    sheet.put(icon(suit, 44), 8, 7)
    sheet.text(width - 10, 44, str(value), 46, INK, room=width / 2, weight="bold", align="right")
    if count > 1:
        sheet.text(width - 10, height - 10, f"×{count}", 32, SUITS[suit], room=width, weight="bold", align="right")
    return sheet.image


@lru_cache
def no_card(suit: str, width: int, height: int) -> Image.Image:
    """A suit that a bank does not have."""
    sheet = Canvas(panel(width, height, "#FFFFFF", stroke="#3A6376", line=2, radius=12, opacity=0.03))
    sheet.put(ghost(suit, 52), (width - 52) / 2, (height - 52) / 2)
    return sheet.image


@lru_cache(maxsize=8)
def card_back(width: int, height: int) -> Image.Image:
    """The back of a card, with some more under it."""
    edges = "".join(
        f'<rect x="{shift}" y="{8 - shift}" width="{width - 10}" height="{height - 10}" rx="7" fill="#123F57"'
        f' stroke="{BRASS}" stroke-width="2"/>'
        for shift in (8, 4, 0)
    )
    middle_x, middle_y = (width - 10) / 2, (height + 6) / 2
    body = f'{edges}<circle cx="{middle_x}" cy="{middle_y}" r="{width * 0.2}" fill="{BRASS}" fill-opacity=".8"/>'
    return sprite(svg(body, width, height), width, height)
