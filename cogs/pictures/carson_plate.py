"""One player of Carson City: who they are, whom they have chosen, what they have."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures.sprites import panel
from bot.pictures.strip import BELOW_HEADING, EDGE, HIGH, INNER, NAME, SMALL, TOP, Part, Strip, Who, state_wide
from cogs.pictures.carson_art import BARK, GOLD, INK, PAPER, RUST, SIDES, cowboy, duel_tile, icon, mark, pill

TALL = 138  # of a plate where there is room
GAP = 8
LEFT = EDGE + 36
RIGHT = EDGE + INNER - 18
PERSON_WIDE = 296
SLOT_WIDE = 84
DUELS = 232  # for duel tiles, where they are played with
COLUMNS = (0, 140, 244, 374, 478, 576, 684)  # where each number begins, so that those of all players can be compared
NUMBERS = 832
SIGN = 38
RESERVE = LEFT + NUMBERS + 10


@dataclass(slots=True, frozen=True)
class Duel:
    """The duel tiles of a player as everybody sees them: those played, and how many are in hand."""

    played: tuple[int, ...]
    left: int


@dataclass(slots=True, frozen=True)
class Plate:
    """What everybody asks about one player."""

    who: Who
    cash: int
    points: int
    cowboys: int
    white: bool
    firepower: int
    roads: int
    parcels: int
    estate: int  # what all own buildings earn together
    person: str
    limit: str
    side: str  # its colour
    slot: str
    fixed: bool  # whether the marker stands on the lower row
    reserve: tuple[tuple[str, int], ...]  # kinds of building, and how many
    duel: Duel | None = None


def plate_high(players: int) -> int:
    """As high as this many plates can be on one strip."""
    room = HIGH - BELOW_HEADING - TOP - GAP * (players - 1)
    return min(TALL, room // players)


def plate_part(plate: Plate, high: int) -> Part:
    """Name and personality above, numbers below."""

    def draw(canvas: Strip, y: int) -> None:
        canvas.plate(EDGE, y, INNER, high, plate.who)
        spare = (high - 112) // 3
        _who(canvas, y + spare, plate)
        _person(canvas, y + spare, plate)
        if plate.duel is not None:
            _duel(canvas, y + 12 + spare, plate.duel)
        below = y + high - 54 - spare
        _numbers(canvas, below, plate)
        _reserve(canvas, below, plate.reserve)

    return Part(high, draw)


def _who(canvas: Strip, y: int, plate: Plate) -> None:
    """Shape and name, and that they are to move."""
    who = plate.who
    badge = state_wide(who)
    canvas.put(mark(who.seat, 42), LEFT, y + 12)
    room = _person_left(plate) - LEFT - 54 - 16 - (badge + 14 if badge else 0)
    wide = canvas.text(LEFT + 54, y + 48, who.name, 40, INK, room=room, least=NAME, weight="bold")
    canvas.state(LEFT + 54 + wide + 14, y + 47, who)


def _person_left(plate: Plate) -> int:
    """Where the personality begins: farther right where no duel tiles lie beside it."""
    return RIGHT - (DUELS if plate.duel is not None else 0) - SLOT_WIDE - PERSON_WIDE


def _person(canvas: Strip, y: int, plate: Plate) -> None:
    """The personality with its cash limit in the colour of its side; the place in the order."""
    left = _person_left(plate)
    if plate.person:
        fill, ink = SIDES[plate.side]
        canvas.put(panel(PERSON_WIDE, 46, fill, stroke=INK, line=2, radius=12), left, y + 11)
        right = left + PERSON_WIDE - 12
        taken = canvas.text(right, y + 45, plate.limit, 32, ink, room=120, weight="bold", align="right")
        room = PERSON_WIDE - 34 - taken
        canvas.text(left + 12, y + 45, plate.person, 32, ink, room=room, least=SMALL, weight="bold")
    fill, ink = (INK, GOLD) if plate.fixed else (PAPER, BARK)
    slot = pill(plate.slot, 46, fill, ink, 34)
    canvas.put(slot, left + PERSON_WIDE + SLOT_WIDE - slot.width, y + 11)


def _numbers(canvas: Strip, y: int, plate: Plate) -> None:
    """Cash, points, cowboys to place, firepower, roads to lay, own parcels, what buildings earn."""
    numbers = (
        ("coins", f"${plate.cash}"),
        ("star", str(plate.points)),
        ("hat", str(plate.cowboys)),
        ("revolver", str(plate.firepower)),
        ("road", str(plate.roads)),
        ("map", str(plate.parcels)),
        ("town", f"${plate.estate}"),
    )
    for n, (column, (sign, words)) in enumerate(zip(COLUMNS, numbers, strict=True)):
        x = LEFT + column
        canvas.put(icon(sign, SIGN, RUST if sign == "star" else BARK, PAPER), x, y + 2)
        after = (*COLUMNS, NUMBERS)[n + 1]
        room = after - column - SIGN - 10
        wide = canvas.text(x + SIGN + 8, y + 35, words, 40, INK, room=room, least=SMALL, weight="bold")
        if sign == "hat" and plate.white:
            canvas.put(cowboy(plate.who.seat, 30, white=True), x + SIGN + 12 + wide, y + 4)


def _reserve(canvas: Strip, y: int, reserve: tuple[tuple[str, int], ...]) -> None:
    """Buildings that were bought and do not stand yet."""
    if not reserve:
        return
    step = min(64, (RIGHT - RESERVE) // len(reserve))
    size = min(36, max(26, step - 14))
    x = RIGHT - step * len(reserve)
    canvas.put(panel(RIGHT - x + 10, 46, "#FFFFFF", stroke=BARK, line=2, radius=10, opacity=0.35), x - 6, y - 2)
    for kind, count in reserve:
        canvas.put(icon(kind, size, INK, PAPER), x, y + 21 - size / 2)
        if count > 1:
            canvas.text(x + size, y + 33, str(count), SMALL, RUST, room=24, weight="bold")
        x += step


def _duel(canvas: Strip, y: int, duel: Duel) -> None:
    """Tiles played, face up; tiles in hand, by their backs."""
    x = RIGHT
    for _ in range(duel.left):
        x -= 22
        canvas.put(duel_tile("", 30, 42, lit=False), x - 8, y)
    x -= 20
    for value in reversed(duel.played):
        x -= 33
        canvas.put(duel_tile(str(value), 32, 42), x, y)
