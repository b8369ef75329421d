"""The map of Carson City: 64 parcels with what stands on them, roads along their edges, the river."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.sprites import COLOURS, panel, sprite, svg
from cogs.pictures.carson_art import (
    BARK,
    BRASS,
    DUST,
    GOLD,
    INK,
    PALE,
    PAPER,
    RIVER,
    SAND,
    icon,
    mark,
    pill,
    put_cowboys,
)

SIZE = 8
CELL = 83
SPAN = SIZE * CELL
MAP = (62, 62)  # where its top left corner is
COLUMNS = "ABCDEFGH"
INSET = 6  # from the edge of a parcel to what lies on it: roads run between
ROAD, BRIDGE = 12, 26
TUFT = "#CBA970"
RIVER_CELLS = (
    *((0, 2), (1, 2), (2, 2), (2, 3), (3, 3)),
    *((4, 3), (4, 4), (5, 4), (6, 4), (7, 4)),
)  # rows and columns from 0


@dataclass(slots=True, frozen=True)
class Mark:
    """A parcel that can be chosen: what it costs or earns, and how many roads it takes."""

    words: str = ""
    roads: int = 0


@dataclass(slots=True, frozen=True)
class Cell:
    """A parcel where there is something to see. Rows and columns count from 0."""

    row: int
    column: int
    owner: int | None = None
    thing: str = ""  # a house, a mountain, or a kind of building
    income: str = ""  # of a building
    cowboys: tuple[tuple[int, bool], ...] = ()  # whose, and whether it is the white one
    mark: Mark | None = None


@dataclass(slots=True, frozen=True)
class Line:
    """A road along the upper edge of a cell (`across`) or along its left one."""

    row: int
    column: int
    across: bool
    bridge: bool = False
    cost: int = 0  # more than 1 where it takes several


@dataclass(slots=True, frozen=True)
class Ground:
    """All that the map shows."""

    river: bool
    cells: tuple[Cell, ...]
    roads: tuple[Line, ...]
    legal: tuple[Line, ...] = ()  # where a road can be laid


def draw_map(canvas: Canvas, ground: Ground) -> None:
    """From below: land, what lies on parcels, roads, cowboys, marks."""
    left, top = MAP
    canvas.put(_sheet(ground.river), left - 10, top - 10)
    for n in range(SIZE):
        middle = (n + 0.5) * CELL
        canvas.text(left + middle, top - 17, COLUMNS[n], 32, SAND, room=CELL, weight="bold", align="middle")
        canvas.text(left - 30, top + middle + 12, str(n + 1), 32, SAND, room=40, weight="bold", align="middle")
    for cell in ground.cells:
        _draw_cell(canvas, left + cell.column * CELL, top + cell.row * CELL, cell)
    for line in ground.roads:
        _draw_line(canvas, line, _bridge(line.across) if line.bridge else _road(line.across))
    for line in ground.legal:
        _draw_line(canvas, line, _legal(line.across))
    for line in ground.legal:
        if line.cost > 1:
            x, y = _middle(line)
            price = pill(f"×{line.cost}", 30)
            canvas.put(price, x - price.width / 2, y - 15)
    for cell in ground.cells:
        _draw_people(canvas, left + cell.column * CELL, top + cell.row * CELL, cell)


def _draw_cell(canvas: Canvas, x: int, y: int, cell: Cell) -> None:
    """Whose it is and what stands there."""
    inner = CELL - 2 * INSET
    if cell.mark is not None:
        canvas.put(_choice(), x, y)
    if cell.owner is not None:
        canvas.put(_property(cell.owner), x + INSET, y + INSET)
    if cell.income:
        _draw_building(canvas, x, y, cell)
        return
    figured = cell.mark is not None and bool(cell.mark.words or cell.mark.roads)
    tight = bool(cell.cowboys) or figured
    if cell.thing and cell.cowboys and figured:  # beside its price
        canvas.put(icon(cell.thing, 34, INK), x + 5, y + 6)
    elif cell.thing:
        size = 44 if tight else 52
        up = 2 if tight else (inner - size) // 2 + (2 if cell.owner is not None else 0)
        across = INSET + (1 if cell.owner is not None and tight else (inner - size) // 2)
        canvas.put(icon(cell.thing, size, INK), x + across, y + INSET + up)
    if cell.owner is not None and cell.thing:
        canvas.put(mark(cell.owner, 28), x + CELL - INSET - 30, y + 8)
    elif cell.owner is not None and figured:
        canvas.put(mark(cell.owner, 28), x + CELL - INSET - 35, y + 13)
    elif cell.owner is not None:
        canvas.put(mark(cell.owner, 36), x + (CELL - 36) / 2, y + (CELL - 36) / 2)


def _draw_building(canvas: Canvas, x: int, y: int, cell: Cell) -> None:
    """Its sign, its owner, what it earns; closer together where cowboys stand."""
    assert cell.owner is not None
    crowd = len(cell.cowboys)
    size = 30 if crowd > 2 else 36
    canvas.put(icon(cell.thing, size, INK, PALE), x + 12, y + 12)
    canvas.put(mark(cell.owner, 28), x + CELL - 40, y + 12)
    if crowd > 2:
        return
    figure = cell.income if not crowd else cell.income.removeprefix("$")
    wide = CELL - 24
    if crowd:
        canvas.text(x + 13, y + 71, figure, 28, INK, room=wide, weight="bold")
    else:
        canvas.text(x + CELL / 2, y + 71, figure, 30, INK, room=wide, least=28, weight="bold", align="middle")


def _draw_people(canvas: Canvas, x: int, y: int, cell: Cell) -> None:
    """Cowboys who stand there, and what the parcel costs or earns for whoever may choose it."""
    who, choice = list(cell.cowboys), cell.mark
    if who and cell.income and len(who) <= 2:
        put_cowboys(canvas, x + 40, y + 44, 44, who, 30)
    elif who and (cell.income or cell.thing or (choice is not None and choice.words)):
        put_cowboys(canvas, x, y + 44, CELL, who, 30)
    elif len(who) > 2:
        put_cowboys(canvas, x, y + 6, CELL, who[:2], 32)
        put_cowboys(canvas, x, y + 44, CELL, who[2:], 32)
    elif who:
        put_cowboys(canvas, x, y + 18, CELL, who, 38 if len(who) == 2 else 46)
    if choice is None:
        return
    if choice.words:
        price = pill(choice.words, 32, size=28)
        crowded = bool(who) and not cell.income
        left = x + CELL - price.width - 2 if crowded and cell.thing else x + (CELL - price.width) / 2
        canvas.put(price, left, y + 6 if crowded else y + CELL - 36)
    if choice.roads:
        canvas.put(icon("road", 24, INK, PALE), x + 10, y + 14)
        canvas.text(x + 33, y + 37, str(choice.roads), 28, INK, room=40, weight="bold")


# Roads


def _middle(line: Line) -> tuple[float, float]:
    x, y = MAP[0] + line.column * CELL, MAP[1] + line.row * CELL
    return (x + CELL / 2, y) if line.across else (x, y + CELL / 2)


def _draw_line(canvas: Canvas, line: Line, drawn: Image.Image) -> None:
    x, y = _middle(line)
    canvas.put(drawn, x - drawn.width / 2, y - drawn.height / 2)


@lru_cache
def _road(across: bool) -> Image.Image:
    """A dirt road with ruts."""
    long, half = CELL + ROAD, ROAD / 2 + 2
    body = (
        f'<path d="M{half} {half}H{long - half + 4}" stroke="#FBEFD3" stroke-width="{ROAD + 4}" stroke-linecap="round"'
        f' stroke-opacity=".75"/><path d="M{half} {half}H{long - half + 4}" stroke="{INK}" stroke-width="{ROAD}"'
        f' stroke-linecap="round"/><path d="M{half + 4} {half}H{long - half}" stroke="{GOLD}" stroke-width="2.5"'
        ' stroke-dasharray="11 9"/>'
    )
    return _turned(sprite(svg(body, long + 4, ROAD + 4), long + 4, ROAD + 4), across)


@lru_cache
def _bridge(across: bool) -> Image.Image:
    """Planks between two rails."""
    long = CELL + ROAD
    planks = "".join(
        f'<path d="M{x} 3V{BRIDGE - 3}" stroke="#A9763F" stroke-width="8"/>' for x in range(6, long - 2, 11)
    )
    rails = f'<path d="M0 4H{long}M0 {BRIDGE - 4}H{long}" stroke="{INK}" stroke-width="5"/>'
    back = f'<rect y="2" width="{long}" height="{BRIDGE - 4}" fill="#5B3A1C"/>'
    return _turned(sprite(svg(back + planks + rails, long, BRIDGE), long, BRIDGE), across)


@lru_cache
def _legal(across: bool) -> Image.Image:
    """Where a road can be laid."""
    long = CELL - 10
    body = (
        f'<path d="M9 9H{long - 9}" stroke="{INK}" stroke-width="17" stroke-linecap="round"/>'
        f'<path d="M9 9H{long - 9}" stroke="{GOLD}" stroke-width="11" stroke-linecap="round"/>'
    )
    return _turned(sprite(svg(body, long, 18), long, 18), across)


def _turned(drawn: Image.Image, across: bool) -> Image.Image:
    return drawn if across else drawn.transpose(Image.Transpose.ROTATE_90)


# Land


@lru_cache
def _property(seat: int) -> Image.Image:
    inner = CELL - 2 * INSET
    body = (
        f'<rect x="1" y="1" width="{inner - 2}" height="{inner - 2}" rx="10" fill="{PALE}"/>'
        f'<rect x="4" y="4" width="{inner - 8}" height="{inner - 8}" rx="7" fill="{COLOURS[seat]}" fill-opacity=".16"'
        f' stroke="{COLOURS[seat]}" stroke-width="7"/>'
        f'<rect x="1" y="1" width="{inner - 2}" height="{inner - 2}" rx="10" fill="none" stroke="{INK}"'
        ' stroke-opacity=".55" stroke-width="1.6"/>'
    )
    return sprite(svg(body, inner, inner), inner, inner)


@lru_cache
def _choice() -> Image.Image:
    """A parcel that can be chosen."""
    return panel(CELL, CELL, GOLD, stroke=GOLD, line=7, radius=10, opacity=0.32)


@lru_cache
def _sheet(river: bool) -> Image.Image:
    """Parchment on a board, with 64 parcels; through some of them the river."""
    dice = random.Random(64)
    cells = "".join(
        f'<rect x="{column * CELL + 1}" y="{row * CELL + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="5"'
        f' fill="{_soil(row, column, river)}"/>'
        for row in range(SIZE)
        for column in range(SIZE)
    )
    tufts = "".join(
        f'<path d="M{dice.randrange(14, SPAN - 20)} {dice.randrange(20, SPAN - 6)}l-4-9m4 9l0-12m0 12l5-9"/>'
        for _ in range(110)
    )
    body = (
        f'<rect x="1.5" y="1.5" width="{SPAN + 17}" height="{SPAN + 17}" rx="14" fill="{BARK}" stroke="{BRASS}"'
        f' stroke-width="3"/><g transform="translate(10 10)"><rect width="{SPAN}" height="{SPAN}" fill="#C79F63"/>'
        f"{cells}"
        f'<g fill="none" stroke="{TUFT}" stroke-width="2.5" stroke-linecap="round">{tufts}</g>'
        f"{_stream() if river else ''}</g>"
    )
    return sprite(svg(body, SPAN + 20, SPAN + 20), SPAN + 20, SPAN + 20)


def _soil(row: int, column: int, river: bool) -> str:
    if river and (row, column) in RIVER_CELLS:
        return "#A5C6C2"
    return PAPER if (row + column) % 2 else DUST


def _stream() -> str:
    way = (
        "M2.5-.02C2.3.6 2.72 1.2 2.5 1.9 2.42 2.6 2.7 2.5 3.1 2.52 3.7 2.55 3.42 3.2 3.5 3.9 3.55 4.6 3.8 4.45 4.1 4.5"
        " 4.7 4.6 4.42 5.3 4.52 6 4.62 6.8 4.4 7.3 4.5 8.02"
    )
    return (
        f'<clipPath id="land"><rect width="{SPAN}" height="{SPAN}"/></clipPath>'
        f'<g clip-path="url(#land)"><g transform="scale({CELL})" fill="none">'
        f'<path d="{way}" stroke="#3F7C94" stroke-width=".68"/>'
        f'<path d="{way}" stroke="{RIVER}" stroke-width=".6"/>'
        f'<g stroke="#DDF0F2" stroke-opacity=".75" stroke-width=".04" stroke-linecap="round">'
        f'<path d="{way}" stroke-dasharray=".3 .5"/><path d="{way}" transform="translate(.14 .1)" '
        f'stroke-dasharray=".2 .7"/><path d="{way}" transform="translate(-.15 -.08)" stroke-dasharray=".24 .6"/>'
        "</g></g></g>"
    )
