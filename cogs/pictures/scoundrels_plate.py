"""One player of 3000 Scoundrels: who they are and what they have, today's cards, stolen safes; and their crew."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures.canvas import Canvas
from bot.pictures.sprites import COLOURS, panel, seat_mark
from bot.pictures.strip import EDGE, INNER, SMALL, Part, Strip, Who, state_wide
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
)
from cogs.pictures.scoundrels_cards import SMALL_CARD, Scoundrel, draw_small
from cogs.pictures.scoundrels_safes import SAFE, Safe, draw_safe

HIGH = 142  # of a plate; four of them are as high as a strip may be
CREW_HIGH = 166
LEFT = EDGE + 36
ROOM = 452  # for name, leader and numbers
SLOTS = LEFT + ROOM + 12
SLOT = (50, 122)
STEP = SLOT[0] + 3
SIGN = 36
COLUMNS = (0, 130, 232, 306, 380)  # where each number begins, so that those of all players can be compared


@dataclass(slots=True, frozen=True)
class Laid:
    """A poker card of today, with the henchmen on it."""

    slot: str
    value: str
    henchmen: tuple[int, ...]
    current: bool


@dataclass(slots=True, frozen=True)
class Plate:
    """What everybody asks about one player."""

    who: Who
    leader: str
    strategy: str
    money: int
    reputation: int
    hand: int
    deck: int
    henchmen: int
    safes: tuple[Safe, ...]
    room_for_safes: int
    laid: tuple[Laid, ...]


@dataclass(slots=True, frozen=True)
class Crew:
    """The five scoundrels of a player, in the order of their sheet."""

    who: Who
    scoundrels: tuple[Scoundrel | None, ...]


def plate_part(plate: Plate, crew: Crew | None) -> Part:
    """A player; where there is room with their crew."""
    high = HIGH if crew is None else HIGH + SMALL_CARD[1] + 12

    def draw(canvas: Strip, y: int) -> None:
        canvas.plate(EDGE, y, INNER, high, plate.who)
        _draw_plate(canvas, y, plate)
        if crew is not None:
            _draw_crew(canvas, y + HIGH, crew)

    return Part(high, draw)


def crew_part(crew: Crew) -> Part:
    """A crew with the name of its boss, and how many tech icons it has."""

    def draw(canvas: Strip, y: int) -> None:
        canvas.plate(EDGE, y, INNER, CREW_HIGH, crew.who)
        canvas.name(LEFT, y + 35, crew.who, 30, 800)
        tech = sum(scoundrel.tech for scoundrel in crew.scoundrels if scoundrel)
        if tech:
            right = EDGE + INNER - 20
            wide = canvas.text(right, y + 36, str(tech), 34, CREAM, room=60, weight="bold", align="right")
            canvas.put(icon("tech", 34, TEAL), right - wide - 40, y + 6)
        _draw_crew(canvas, y + CREW_HIGH - SMALL_CARD[1] - 8, crew)

    return Part(CREW_HIGH, draw)


def _draw_crew(canvas: Strip, y: int, crew: Crew) -> None:
    for n, scoundrel in enumerate(crew.scoundrels):
        draw_small(canvas, EDGE + 30 + n * (SMALL_CARD[0] + 3), y, scoundrel, n + 1)


def _draw_plate(canvas: Strip, y: int, plate: Plate) -> None:
    """Who it is and what they have; today's cards; stolen safes."""
    who, right = plate.who, LEFT + ROOM
    badge = state_wide(who)
    canvas.name(LEFT, y + 46, who, 38, ROOM - (badge + 16 if badge else 0))
    canvas.state(right, y + 44, who, align="right")
    after = LEFT + canvas.text(LEFT, y + 84, plate.leader, SMALL, HAZE, room=ROOM)
    if plate.strategy:
        canvas.text(after + 16, y + 84, plate.strategy, SMALL, TEAL, room=right - after - 16)
    _numbers(canvas, y + 96, plate)
    for n, laid in enumerate(_by_slot(plate.laid)):
        _slot(canvas, SLOTS + n * STEP, y + 10, who.seat, *laid)
    left = SLOTS + 6 * STEP + 8
    if any(not laid.slot for laid in plate.laid):  # the 0, face up
        canvas.put(poker_card("0", 44, SLOT[1] - 32), left - 2, y + 42)
        left += 50
    _stolen(canvas, left, y + 10, plate)


def _numbers(canvas: Strip, y: float, plate: Plate) -> None:
    """Money, reputation, cards in hand and deck, henchmen to send."""
    reputation = f"−{-plate.reputation}" if plate.reputation < 0 else str(plate.reputation)
    numbers = (
        ("coin", f"${plate.money}", GOLD),
        ("renown", reputation, GOLD),
        ("cards", str(plate.hand), HAZE),
        ("deck", str(plate.deck), HAZE),
        ("hat", str(plate.henchmen), RUST),
    )
    for column, after, (sign, words, colour) in zip(COLUMNS, (*COLUMNS[1:], ROOM), numbers, strict=True):
        canvas.put(icon(sign, SIGN, colour), LEFT + column, y)
        room = after - column - SIGN - 8
        canvas.text(LEFT + column + SIGN + 5, y + 32, words, 38, CREAM, room=room, least=32, weight="bold")


def _by_slot(laid: tuple[Laid, ...]) -> list[tuple[str, Laid | None]]:
    """The six slots, with what lies there."""
    there = {card.slot: card for card in laid}
    return [(slot, there.get(slot)) for slot in "A23456"]


def _slot(canvas: Canvas, x: float, y: float, seat: int, slot: str, laid: Laid | None) -> None:
    wide, high = SLOT
    colour = CREAM if laid else HAZE
    canvas.text(x + wide / 2, y + 25, slot, 32, colour, room=wide, weight="bold", align="middle")
    top, high = y + 32, high - 32
    if laid is None:
        canvas.put(empty(wide, high), x, top)
        _leader_can(canvas, x + wide / 2, top + high / 2, slot)
        return
    if laid.value:
        canvas.put(poker_card(laid.value, wide, high, laid.current), x, top)
    else:
        canvas.put(card_back(wide, high, COLOURS[seat], laid.current), x, top)
    for n, owner in enumerate(laid.henchmen):
        _henchman(canvas, x + wide - 33, top + n * 30, owner)


def _leader_can(canvas: Canvas, x: float, y: float, slot: str) -> None:
    """What the leader does in a slot: scout, money, or steal."""
    if slot in LEADER:
        canvas.put(icon(LEADER[slot], 36, HINT), x - 18, y - 18)
    elif slot != "6":
        canvas.text(x, y + 11, f"${slot}", SMALL, HINT, room=SLOT[0], weight="bold", align="middle")


HINT = "#7C6AB8"
LEADER = {"A": "mark", "2": "mark", "5": "safe"}


def _henchman(canvas: Canvas, x: float, y: float, owner: int) -> None:
    canvas.put(panel(36, 30, INK, stroke=CREAM, line=2, radius=8), x, y)
    canvas.put(seat_mark(owner, 26), x + 5, y + 2)


def _stolen(canvas: Canvas, x: float, y: float, plate: Plate) -> None:
    """Stolen safes, each with room for its marks; there may be as many as the day has its number."""
    room = EDGE + INNER - 12 - x
    places = max(len(plate.safes), plate.room_for_safes)
    wide = min(SAFE[0], int((room - 4 * (places - 1)) / places))
    for n in range(places):
        safe = plate.safes[n] if n < len(plate.safes) else None
        draw_safe(canvas, x + n * (wide + 4), y, safe, wide, SLOT[1], safe.code if safe else "")
