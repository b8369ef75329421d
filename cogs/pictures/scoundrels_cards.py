"""Scoundrels as they are drawn: whole in the saloon, small on a sheet."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures.canvas import Canvas, width_of, wrapped
from bot.pictures.sprites import panel
from bot.pictures.strip import SMALL
from cogs.pictures.scoundrels_art import (
    BOLT,
    DIM_TEAL,
    FAINT,
    GOLD,
    INK,
    PAPER,
    TEAL,
    TYPES,
    empty,
    icon,
    label_chip,
    slot_chip,
    tick,
)

CARD = 358  # how wide one in the saloon is
SMALL_CARD = (214, 116)
ON_SMALL = SMALL_CARD[0] - 8  # how wide words may be there
EDGE = 16
LEADING = 1.26
WHEN = "#0B6B66"  # on paper: when it is used


@dataclass(slots=True, frozen=True)
class Scoundrel:
    """A trait and a job, with all that is printed on both."""

    trait: str
    job: str
    types: tuple[str, str]  # the colours of its two cards
    slots: tuple[str, ...]
    roots: tuple[int, ...]  # where the arrow of a chain comes from
    brief: str  # its timing in a word, where it has no slots
    timing: str  # when it is used, where icons do not say it all
    ability: str
    cost: int
    bonus: bool
    twice: bool
    tech: int
    spent: bool = False

    @property
    def has_chips(self) -> bool:
        """Whether there are signs on it."""
        return bool(self.slots or self.roots or self.bonus or self.twice or self.tech)


def lines_of(words: str, room: float) -> int:
    """How many lines a text takes."""
    return len(wrapped(words, SMALL, room)) if words else 0


def card_high(scoundrel: Scoundrel, wide: int = CARD) -> int:
    """How high it must be to show every word."""
    room = wide - 2 * EDGE
    texts = (scoundrel.timing, scoundrel.ability)
    words = sum(round(lines_of(text, room) * SMALL * LEADING) + (6 if text else 0) for text in texts)
    return 106 + (52 if scoundrel.has_chips else 0) + words + 22


def draw_card(sheet: Canvas, x: float, y: float, high: int, scoundrel: Scoundrel, wide: int = CARD) -> None:
    """Name and cost, when it is used, what it does."""
    trait_type, job_type = (TYPES[colour] for colour in scoundrel.types)
    sheet.put(panel(wide, high, PAPER, stroke=job_type, line=5, radius=18), x, y)
    put_cost(sheet, x + wide - 80, y + 16, scoundrel.cost)
    left, room = x + EDGE, wide - 2 * EDGE
    sheet.text(left, y + 46, scoundrel.trait, 34, trait_type, room=room - 72, least=SMALL, weight="bold")
    sheet.text(left, y + 88, scoundrel.job, 40, INK, room=room - 72, least=SMALL, weight="bold")
    sheet.line(left, y + 102, x + wide - EDGE, y + 102, job_type, 2)
    top = y + 106
    if scoundrel.has_chips:
        after = _chips(sheet, left, top + 6, scoundrel, 44)
        for n in range(scoundrel.tech):
            sheet.put(icon("tech", 36, BOLT), after + n * 30, top + 10)
        top += 52
    for words, colour in ((scoundrel.timing, WHEN), (scoundrel.ability, INK)):
        if words:
            after = sheet.block(left, top + 31, words, SMALL, colour, room=room, lines=14, least=SMALL, leading=LEADING)
            top = after - 31 + 6


def put_cost(sheet: Canvas, x: float, y: float, cost: int, size: int = 64) -> None:
    """A coin with what it costs to hire somebody."""
    sheet.put(panel(size, size, GOLD, stroke="#9A6A12", line=4, radius=size / 2), x, y)
    number, room = round(size * 0.56), size - 6
    baseline = y + size * 0.5 + number * 0.37
    sheet.text(x + size / 2, baseline, f"${cost}", number, INK, room=room, least=SMALL, weight="bold", align="middle")


def _chips(sheet: Canvas, x: float, y: float, scoundrel: Scoundrel, high: int) -> float:
    """Slots, arrows, and what else is printed; returns where the next thing may stand."""
    for slot in scoundrel.slots:
        sheet.put(slot_chip(slot, high - 6, high), x, y)
        x += high - 2
    for root in sorted(scoundrel.roots):
        arrow = icon("arrow", high - 4, DIM_TEAL)
        sheet.put(arrow if root < 0 else arrow.rotate(180), x, y + 2)
        x += high + 2
    if scoundrel.bonus:
        sheet.put(label_chip("+$1", 60, high, GOLD), x, y)
        x += 66
    if scoundrel.twice:
        sheet.put(label_chip("×2", 46, high, TEAL), x, y)
        x += 52
    return x


def draw_small(sheet: Canvas, x: float, y: float, scoundrel: Scoundrel | None, number: int) -> None:
    """On a sheet: the name, and when it is used. One that was used this turn is pale, and ticked off."""
    wide, high = SMALL_CARD
    if scoundrel is None:
        sheet.put(empty(wide, high), x, y)
        sheet.text(x + wide / 2, y + 72, str(number), 40, FAINT, room=60, weight="bold", align="middle")
        return
    trait_type, job_type = (TYPES[colour] for colour in scoundrel.types)
    paper = "#A79BB5" if scoundrel.spent else PAPER
    trait_type = INK if scoundrel.spent else trait_type
    sheet.put(panel(wide, high, paper, stroke=job_type, line=4, radius=12), x, y)
    if scoundrel.spent:
        sheet.put(tick(30), x + wide - 29, y - 10)
    widest = max(width_of(words, SMALL, "bold") for words in (scoundrel.trait, scoundrel.job))
    inset = min(10, (wide - widest) / 2)
    left, room = x + inset, wide - 2 * inset
    sheet.text(left, y + 32, scoundrel.trait, 31, trait_type, room=room, least=SMALL, weight="bold")
    sheet.text(left, y + 67, scoundrel.job, 34, INK, room=room, least=SMALL, weight="bold")
    if scoundrel.brief:
        sheet.text(left, y + 102, scoundrel.brief, SMALL, WHEN, room=room_for_brief(scoundrel))
    else:
        _chips(sheet, left, y + 74, scoundrel, 36)
    if scoundrel.tech:
        sheet.put(icon("tech", 30, BOLT), x + 9 + room_for_brief(scoundrel), y + 77)
    if scoundrel.tech > 1:
        sheet.text(x + wide - 8, y + 102, str(scoundrel.tech), SMALL, BOLT, room=20, weight="bold", align="right")


def room_for_brief(scoundrel: Scoundrel) -> int:
    """How wide the word may be that says when somebody on a sheet is used."""
    return ON_SMALL - 6 - (30 if scoundrel.tech else 0) - (20 if scoundrel.tech > 1 else 0)
