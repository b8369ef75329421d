"""Safes of 3000 Scoundrels, wherever they lie, and the strip with all of them, reputation and jail."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures.canvas import Canvas
from bot.pictures.sprites import panel, seat_mark
from bot.pictures.strip import EDGE, INNER, SMALL, Part, Strip
from cogs.pictures.scoundrels_art import (
    CREAM,
    FAINT,
    GOLD,
    HAZE,
    HOMES,
    INK,
    PLATE,
    TEAL,
    empty,
    icon,
    put_marks,
    safe_front,
)

SAFE = (148, 128)
BAND = 38  # the upper part of a safe, where its number stands
NARROW = 104  # a safe that is no wider shows its value below its marks
ROW = SAFE[1] + 10
NAMES = 170  # how wide the names of locations may be
TRACK_HIGH = 132
CELL = 78
TRACK = 170  # where its first space begins


@dataclass(slots=True, frozen=True)
class Safe:
    """A safe: whose marks with which face lie on it, and its value where the reader may know it."""

    home: str
    number: int
    code: str  # its home and number, as short as can be
    marks: tuple[tuple[int, int], ...]
    value: int | None


@dataclass(slots=True, frozen=True)
class Location:
    """A location: what its safes can be worth, its five spaces, and the safe left over."""

    home: str
    name: str
    values: str
    spaces: tuple[Safe | None, ...]
    unused: Safe | None


@dataclass(slots=True, frozen=True)
class Track:
    """Where everybody stands on the reputation track, and whose henchmen are in jail."""

    title: str
    spaces: tuple[int, ...]  # from the lowest to the highest
    reputations: tuple[int, ...]  # seat by seat
    jail_title: str
    jail: tuple[int, ...]  # the owner of each henchman there


def draw_safe(canvas: Canvas, x: float, y: float, safe: Safe | None, wide: int, high: int, code: str = "") -> None:
    """Its number (away from its home also where it is from), its marks, and for those who may look its value."""
    if safe is None:
        canvas.put(empty(wide, high), x, y)
        return
    canvas.put(safe_front(safe.home, wide, high, safe.value is not None), x, y)
    if not safe.marks:
        canvas.put(icon("safe", 52, "#6F60A6"), x + (wide - 52) / 2, y + BAND + (high - BAND - 52) / 2)
    canvas.text(x + 8, y + 31, code or str(safe.number), 32, CREAM, room=56, least=SMALL, weight="bold")
    below = 0
    if safe.value is not None:
        below = BAND if wide <= NARROW else 0
        top = y + (high - 38 if below else 3)
        canvas.put(panel(36, 34, TEAL, radius=8), x + wide - 40, top)
        canvas.text(x + wide - 22, top + 29, str(safe.value), 34, INK, room=34, weight="bold", align="middle")
    put_marks(canvas, x + 4, y + BAND, safe.marks, wide - 6, high - BAND - below)


def safes_part(title: str, unused: str, locations: tuple[Location, ...]) -> Part:
    """A row for each location; behind its five spaces the safe that was left over."""
    high = 56 + len(locations) * ROW

    def draw(canvas: Strip, y: int) -> None:
        canvas.box(y, high)
        canvas.title(EDGE + 18, y + 38, title, 700)
        last = EDGE + INNER - 14 - SAFE[0]
        canvas.text(last + SAFE[0] / 2, y + 38, unused, 30, HAZE, room=SAFE[0], least=SMALL, align="middle")
        for n, location in enumerate(locations):
            top = y + 52 + n * ROW
            colour = HOMES[location.home]
            canvas.text(EDGE + 16, top + 58, location.name, 36, colour, room=NAMES - 8, least=SMALL, weight="bold")
            canvas.text(EDGE + 16, top + 100, location.values, 30, HAZE, room=NAMES - 8, least=SMALL)
            for k, safe in enumerate(location.spaces):
                draw_safe(canvas, EDGE + 16 + NAMES + k * (SAFE[0] + 5), top, safe, *SAFE)
            draw_safe(canvas, last, top, location.unused, *SAFE)

    return Part(high, draw)


def track_part(track: Track) -> Part:
    """Reputation from -2 to 6, and beside it the jail."""

    def draw(canvas: Strip, y: int) -> None:
        canvas.box(y, TRACK_HIGH)
        canvas.put(icon("renown", 44, GOLD), EDGE + 16, y + 22)
        canvas.text(EDGE + 14, y + 106, track.title, 30, HAZE, room=TRACK - 22, least=SMALL)
        for n, worth in enumerate(track.spaces):
            here = [seat for seat, reputation in enumerate(track.reputations) if reputation == worth]
            _space(canvas, EDGE + TRACK + n * CELL, y + 10, worth, here)
        left = EDGE + TRACK + len(track.spaces) * CELL + 12
        canvas.put(icon("bars", 40, HAZE), left, y + 14)
        canvas.text(left + 50, y + 46, track.jail_title, 32, HAZE, room=EDGE + INNER - left - 62, least=SMALL)
        columns = 5 if len(track.jail) <= 10 else 6
        for n, seat in enumerate(track.jail):
            row, column = divmod(n, columns)
            canvas.put(seat_mark(seat, 32), left + column * (190 // columns + 1), y + 58 + row * 35)

    return Part(TRACK_HIGH, draw)


def _space(canvas: Canvas, x: float, y: float, worth: int, here: list[int]) -> None:
    """A space of the track, with those who stand there."""
    high = TRACK_HIGH - 20
    canvas.put(panel(CELL - 6, high, PLATE, stroke=FAINT, line=2, radius=10), x, y)
    words = f"−{-worth}" if worth < 0 else str(worth)
    colour = CREAM if here else HAZE
    canvas.text(x + (CELL - 6) / 2, y + 34, words, 32, colour, room=60, weight="bold", align="middle")
    if len(here) == 1:
        canvas.put(seat_mark(here[0], 46), x + 13, y + 52)
        return
    for k, seat in enumerate(here):
        row, column = divmod(k, 2)
        canvas.put(seat_mark(seat, 32), x + 3 + column * 34, y + (58 if len(here) < 3 else 42) + row * 34)
