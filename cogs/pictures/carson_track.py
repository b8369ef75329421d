"""The 23 action squares of Carson City, in the order in which they are resolved."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.pictures.canvas import Canvas, width_of
from bot.pictures.sprites import panel, sprite, svg
from bot.pictures.strip import SMALL
from cogs.pictures.carson_art import BARK, BRASS, CREAM, DARK, GOLD, INK, PLANK, SAND, cowboy, icon, put_cowboys

LEFT, TOP = 752, 22
WIDE, HIGH = 136, 74
STEP_X, STEP_Y = WIDE + 6, HIGH + 5.5
PER_ROW = 3
TOKEN = 30

# The signs on a square, and what is written beside them; a square that lasts over two places has room for a crowd.
SIGNS: dict[str, tuple[tuple[str, ...], str]] = {
    "wages": (("coins",), ""),
    "ammunition": (("revolver",), ""),
    "three-roads": (("road",), ""),
    "one-road": (("road",), ""),
    "parcels": (("flag", "coins"), ""),
    "parcel-income": (("map",), ""),
    "cowboy-income": (("revolver",), ""),
    "gambling": (("dice",), ""),
    "estate-income": (("town", "coins"), ""),
    "parcel-points": (("map",), "star"),
    "cowboy-points": (("revolver",), "star"),
    "estate-points": (("town",), "star"),
}
BROAD = ("wages", "one-road")
AUTOMATIC = ("parcels", "estate-income")


@dataclass(slots=True, frozen=True)
class Box:
    """An action square: the building that lies there, its figure, who stands there, and how it is with it."""

    id: str
    figure: str
    tile: str = ""
    cowboys: tuple[tuple[int, bool], ...] = ()
    closed: bool = False
    now: bool = False  # it is being resolved
    legal: bool = False  # it can be chosen

    @property
    def still(self) -> bool:
        """Nobody ever stands here, or not in this round: no building lies to be bought."""
        return self.id in AUTOMATIC or self.closed or (self.id.startswith("build") and not self.tile)


@dataclass(slots=True, frozen=True)
class Track:
    """All of them; after the last how far the game is, and how many buildings are in the bag."""

    boxes: tuple[Box, ...]
    round: str
    bag: int


def draw_track(canvas: Canvas, track: Track) -> None:
    """Row by row, three in a row."""
    place = 0
    for box in track.boxes:
        broad = box.id in BROAD
        row, column = divmod(place, PER_ROW)
        x, y = LEFT + column * STEP_X, TOP + row * STEP_Y
        _draw_box(canvas, round(x), round(y), WIDE + STEP_X if broad else WIDE, box)
        place += 2 if broad else 1
    row, column = divmod(place, PER_ROW)
    _draw_round(canvas, round(LEFT + column * STEP_X), round(TOP + row * STEP_Y), track)


def _draw_round(canvas: Canvas, x: int, y: int, track: Track) -> None:
    """How far the game is, and what is in the bag."""
    right = x + WIDE + STEP_X - 8
    wide = canvas.text(right, y + 50, str(track.bag), 36, SAND, room=60, weight="bold", align="right")
    canvas.put(icon("sack", 40, SAND), right - wide - 46, y + 16)
    canvas.text(x + 8, y + 50, track.round, 34, GOLD, room=right - wide - 62 - x, least=SMALL, weight="bold")


def _draw_box(canvas: Canvas, x: int, y: int, wide: int, box: Box) -> None:
    """What it is, large where nobody stands, above those who do; beside them where there is room."""
    canvas.put(_board(wide, box.now, box.legal, box.still), x, y)
    if box.closed:
        _what(canvas, x, y + 12, wide, box, 44, 36)
        canvas.put(_struck(wide), x, y)
        return
    if wide > WIDE:
        _what(canvas, x, y + 14, WIDE if box.cowboys else wide, box, 46, 40)
        _crowd(canvas, x + WIDE - 4, y + 3, wide - WIDE - 2, box)
    elif box.cowboys:
        _what(canvas, x, y + 2, wide, box, 36, 36)
        put_cowboys(canvas, x + 4, y + HIGH - 38, wide - 8, list(box.cowboys), TOKEN)
    else:
        _what(canvas, x, y + 13, wide, box, 46, 38)


def _what(canvas: Canvas, x: int, y: int, wide: int, box: Box, size: int, figure: int) -> None:
    """Signs and figure, around the middle."""
    signs, after = ((box.tile,), "") if box.tile else SIGNS.get(box.id, (("star",), ""))
    if box.id.startswith("build") and not box.tile:
        signs = ("hammer",)
    ink, gold, cut = CREAM, GOLD, DARK
    if box.now:
        ink, gold, cut = INK, INK, GOLD
    elif box.still and box.id not in AUTOMATIC:
        ink = gold = SAND if box.closed else BARK
    words = width_of(box.figure, figure, "bold")
    gap = 4 if after else 8
    whole = len(signs) * (size + gap) + words + (size - 6 if after else 0) - (0 if words else gap)
    left = x + (wide - whole) / 2
    for sign in signs:
        canvas.put(icon(sign, size, ink, cut), left, y)
        left += size + gap
    canvas.text(left, y + size / 2 + figure * 0.37, box.figure, figure, gold, room=wide, weight="bold")
    if after:
        canvas.put(icon(after, size - 8, gold, cut), left + words + 2, y + 4)


def _crowd(canvas: Canvas, x: int, y: int, wide: int, box: Box) -> None:
    """Who stands on a shared square, and how many of each where it is more than one."""
    each = {who: box.cowboys.count(who) for who in dict.fromkeys(box.cowboys)}
    if not each:
        return
    ink = INK if box.now else CREAM
    columns = 1 if len(each) == 1 else 2 if len(each) < 5 else 3
    rows = -(-len(each) // columns)
    step, high = wide / columns, (HIGH - 6) / rows
    for n, ((seat, white), count) in enumerate(each.items()):
        row, column = divmod(n, columns)
        size = 44 if len(each) == 1 else TOKEN - 2
        left, top = x + column * step, y + row * high + (high - size * 1.18) / 2
        canvas.put(cowboy(seat, size, white), left, top)
        if count > 1:
            base = y + (row + 0.5) * high + 11
            canvas.text(left + size, base, str(count), 28 if size < 40 else 36, ink, room=step - size, weight="bold")


@lru_cache(maxsize=64)
def _board(wide: int, now: bool, legal: bool, still: bool) -> Image.Image:
    """A plank; one that is being resolved shines, one that can be chosen has a shining edge."""
    if now:
        return panel(wide, HIGH, GOLD, stroke=CREAM, line=4, radius=10)
    edge, line = (GOLD, 6) if legal else (BRASS, 2)
    if still:
        edge, line = BARK, 2
    return panel(wide, HIGH, DARK if still else PLANK, stroke=edge, line=line, radius=10)


@lru_cache
def _struck(wide: int) -> Image.Image:
    """It is closed for good."""
    body = (
        f'<rect x="1" y="1" width="{wide - 2}" height="{HIGH - 2}" rx="10" fill="{DARK}" fill-opacity=".55"/>'
        f'<path d="M12 {HIGH - 12}L{wide - 12} 12M12 12L{wide - 12} {HIGH - 12}" stroke="#C4482C" stroke-width="6"'
        ' stroke-linecap="round"/>'
    )
    return sprite(svg(body, wide, HIGH), wide, HIGH)
