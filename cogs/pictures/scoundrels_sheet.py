"""One player's side of the table in 3000 Scoundrels, and the safes that lie everywhere."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures.canvas import Canvas
from bot.pictures.sprites import COLOURS, panel, seat_mark
from bot.pictures.strip import EDGE, INNER, SMALL, Strip, Who, badge_wide
from cogs.pictures.scoundrels_art import (
    CREAM,
    GOLD,
    HAZE,
    INK,
    RUST,
    TEAL,
    card_back,
    empty,
    icon,
    poker_card,
    put_marks,
    safe_front,
)
from cogs.pictures.scoundrels_cards import SMALL_CARD, Scoundrel, draw_small

SHEET_HIGH = 292
SLOT = (54, 128)
SAFE = (146, 104)


@dataclass(slots=True, frozen=True)
class Safe:
    """A safe: whose marks with which face lie on it, and its value where the reader may know it."""

    home: str
    number: int
    code: str  # its home and number, as short as can be
    marks: tuple[tuple[int, int], ...]
    value: int | None


@dataclass(slots=True, frozen=True)
class Laid:
    """A poker card of today, with the henchmen on it."""

    slot: str
    value: str
    henchmen: tuple[int, ...]
    current: bool


@dataclass(slots=True, frozen=True)
class Sheet:
    """One player's side of the table."""

    who: Who
    leader: str
    strategy: str
    money: int
    reputation: int
    hand: int
    deck: int
    henchmen: int
    scoundrels: tuple[Scoundrel | None, ...]
    safes: tuple[Safe, ...]
    room_for_safes: int
    laid: tuple[Laid, ...]


def draw_safe(canvas: Canvas, x: float, y: float, safe: Safe | None, wide: int, high: int, code: str = "") -> None:
    """Its number (away from its home also where it is from), its marks, and for those who may look its value."""
    if safe is None:
        canvas.put(empty(wide, high), x, y)
        return
    canvas.put(safe_front(safe.home, wide, high, safe.value is not None), x, y)
    narrow = wide < 90  # then a value stands below
    if not safe.marks:
        canvas.put(icon("safe", 48, "#6F60A6"), x + (wide - 48) / 2, y + 44)
    canvas.text(x + 9, y + 29, code or str(safe.number), SMALL, CREAM, room=52, weight="bold")
    if safe.value is not None:
        top = y + (high - 36 if narrow else 3)
        canvas.put(panel(34, 32, TEAL, radius=8), x + wide - 38, top)
        canvas.text(x + wide - 21, top + 27, str(safe.value), 30, INK, room=32, weight="bold", align="middle")
    rows = (high - 36) // 33 - (1 if narrow else 0)
    put_marks(canvas, x + 7, y + 36, safe.marks, max(1, (wide - 8) // 45), rows)


def draw_sheet(sheet: Sheet, high: int, canvas: Strip, y: int) -> None:
    """Who it is and what they have; today's cards; stolen safes; the five scoundrels."""
    who, left, room = sheet.who, EDGE + 36, 390
    canvas.plate(EDGE, y, INNER, high, who)
    canvas.name(left, y + 49, who, 38, room)
    badge = badge_wide(who.to_move) if who.to_move else 0
    leader = canvas.text(left, y + 92, sheet.leader, SMALL, HAZE, room=room - badge - 12)
    if badge:
        canvas.badge(left + leader + 14, y + 92, who.to_move)
    if sheet.strategy:
        canvas.text(left, y + 126, sheet.strategy, SMALL, TEAL, room=room)
    _numbers(canvas, left, y + high - 182, sheet)
    slots = EDGE + 438
    for n, laid in enumerate(_by_slot(sheet.laid)):
        _slot(canvas, slots + n * (SLOT[0] + 4), y + 18, who.seat, *laid)
    _stolen(canvas, slots + 6 * (SLOT[0] + 4) + 12, y + 18, sheet)
    for n, scoundrel in enumerate(sheet.scoundrels):
        draw_small(canvas, EDGE + 30 + n * (SMALL_CARD[0] + 3), y + high - SMALL_CARD[1] - 14, scoundrel, n + 1)


def _numbers(canvas: Strip, x: float, y: float, sheet: Sheet) -> None:
    """Money, cards in hand and deck, henchmen to send; and the 0, if it lies face up."""
    numbers = (
        ("coin", f"${sheet.money}", GOLD),
        ("cards", str(sheet.hand), CREAM),
        ("deck", str(sheet.deck), CREAM),
        ("hat", str(sheet.henchmen), RUST),
    )
    x = canvas.numbers(x, y, [(icon(sign, 38, colour), words) for sign, words, colour in numbers])
    if any(not laid.slot for laid in sheet.laid):
        canvas.put(poker_card("0", 40, 46), x, y - 4)


def _by_slot(laid: tuple[Laid, ...]) -> list[tuple[str, Laid | None]]:
    """The six slots, with what lies there."""
    there = {card.slot: card for card in laid}
    return [(slot, there.get(slot)) for slot in "A23456"]


def _slot(canvas: Canvas, x: float, y: float, seat: int, slot: str, laid: Laid | None) -> None:
    wide, high = SLOT
    colour = CREAM if laid else HAZE
    canvas.text(x + wide / 2, y + 26, slot, 30, colour, room=wide, weight="bold", align="middle")
    if laid is None:
        canvas.put(empty(wide, high - 34), x, y + 34)
        _leader_can(canvas, x + wide / 2, y + 34 + (high - 34) / 2, slot)
        return
    if laid.value:
        canvas.put(poker_card(laid.value, wide, high - 34, laid.current), x, y + 34)
    else:
        canvas.put(card_back(wide, high - 34, COLOURS[seat], laid.current), x, y + 34)
    for n, owner in enumerate(laid.henchmen):
        _henchman(canvas, x + wide - 30, y + 36 + n * 30, owner)


def _leader_can(canvas: Canvas, x: float, y: float, slot: str) -> None:
    """What the leader does in a slot: scout, money, or steal."""
    if slot in LEADER:
        canvas.put(icon(LEADER[slot], 36, HINT), x - 18, y - 18)
    elif slot != "6":
        canvas.text(x, y + 11, f"${slot}", SMALL, HINT, room=SLOT[0], weight="bold", align="middle")


HINT = "#66559F"
LEADER = {"A": "mark", "2": "mark", "5": "safe"}


def _henchman(canvas: Canvas, x: float, y: float, owner: int) -> None:
    canvas.put(panel(34, 30, INK, stroke=CREAM, line=2, radius=8), x, y)
    canvas.put(seat_mark(owner, 24), x + 5, y + 3)


def _stolen(canvas: Canvas, x: float, y: float, sheet: Sheet) -> None:
    """Stolen safes, each with room for its marks; there may be as many as the day has its number."""
    room = EDGE + INNER - 14 - x
    places = max(len(sheet.safes), sheet.room_for_safes)
    wide = min(SAFE[0], int((room - 4 * (places - 1)) / places))
    for n in range(places):
        safe = sheet.safes[n] if n < len(sheet.safes) else None
        draw_safe(canvas, x + n * (wide + 4), y, safe, wide, SLOT[1], safe.code if safe else "")
