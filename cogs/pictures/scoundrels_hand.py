"""3000 Scoundrels as pictures: what only one player sees."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.pictures.canvas import Canvas, width_of
from bot.pictures.palette import in_palette
from bot.pictures.sprites import panel, seat_mark
from bot.pictures.strip import EDGE, HIGH, INNER, SMALL, TOP, WIDE, Heading, Part, Strip, stacked
from cogs.pictures.scoundrels import colours
from cogs.pictures.scoundrels_art import (
    CREAM,
    DEEP,
    HAZE,
    HOMES,
    INK,
    RUST,
    TOWN,
    icon,
    poker_card,
    put_marks,
    safe_front,
    slot_chip,
)
from cogs.pictures.scoundrels_safes import Safe

LEFT = EDGE + 4
TITLE = 50  # how high the title of a part is
POKER = (100, 132)
STEP = 168  # from one of today's cards to the next: their labels need it
MINE = 36 + POKER[1] + 36  # a card with its slot above and whether it is a bluff below
KNOWN = (138, 56)  # somebody else's card
KNOWN_IN_A_ROW = INNER // KNOWN[0]
PEEKS_IN_A_ROW = 3
PEEK = (364, 120)  # as high where there is room
ROOMY = 108  # below this, where a safe lies stands beside its marks
MARKS_HIGH = 56


@dataclass(slots=True, frozen=True)
class Mine:
    """One's own card of today: where it lies, whether it is a bluff, and who doubts it."""

    value: str
    label: str
    note: str
    henchmen: tuple[int, ...]
    bluff: bool
    current: bool = False


@dataclass(slots=True, frozen=True)
class Known:
    """Somebody else's card of today whose value is known."""

    seat: int
    slot: str
    value: str


@dataclass(slots=True, frozen=True)
class Peek:
    """A safe whose value its reader knows."""

    safe: Safe
    label: str
    place: str


@dataclass(slots=True, frozen=True)
class TownHand:
    """The poker cards that one player sees and the others do not."""

    heading: Heading
    hand: tuple[str, tuple[str, ...]]
    top: tuple[str, str]
    played: tuple[str, tuple[Mine, ...]]
    known: tuple[str, tuple[Known, ...]]

    def draw(self) -> Image.Image:
        """From top to bottom: the hand, today's cards, other people's."""
        parts = [self._hand()]
        parts += [self._played()] if self.played[1] else []
        parts += [self._known()] if self.known[1] else []
        return in_palette(stacked(TOWN, parts, self.heading, gap=0).image, colours())

    def _hand(self) -> Part:
        (label, cards), (top_label, top) = self.hand, self.top

        def draw(canvas: Strip, y: int) -> None:
            canvas.title(LEFT, y + 38, label, 640 if top else INNER)
            for n, value in enumerate(cards):
                canvas.put(poker_card(value, *POKER), LEFT + n * (POKER[0] + 12), y + TITLE)
            if top:
                right = WIDE - EDGE - 8
                canvas.text(right, y + 38, top_label, 30, HAZE, room=430, least=SMALL, align="right")
                canvas.put(poker_card(top, *POKER), right - POKER[0], y + TITLE)

        return Part(TITLE + (POKER[1] + 8 if cards or top else 0), draw)

    def _played(self) -> Part:
        def draw(canvas: Strip, y: int) -> None:
            canvas.title(LEFT, y + 38, self.played[0], INNER)
            for n, card in enumerate(self.played[1]):
                _mine(canvas, LEFT - 20 + n * STEP, y + TITLE - 6, card)

        return Part(TITLE + MINE, draw)

    def _known(self) -> Part:
        """Whose it is, in which slot, and what it is."""

        def draw(canvas: Strip, y: int) -> None:
            canvas.title(LEFT, y + 36, self.known[0], INNER)
            for n, card in enumerate(self.known[1]):
                row, column = divmod(n, KNOWN_IN_A_ROW)
                x, top = LEFT + column * KNOWN[0], y + TITLE - 4 + row * KNOWN[1]
                canvas.put(seat_mark(card.seat, 34), x, top + 8)
                canvas.put(slot_chip(card.slot, 34, 40), x + 40, top + 5)
                canvas.put(poker_card(card.value, 40, 50), x + 80, top)

        return Part(TITLE + -(-len(self.known[1]) // KNOWN_IN_A_ROW) * KNOWN[1], draw)


def _mine(canvas: Canvas, x: float, y: float, card: Mine) -> None:
    """A card with the slot above it and, below it, whether it is a bluff."""
    middle = x + STEP / 2
    left = middle - POKER[0] / 2
    canvas.text(middle, y + 30, card.label, 32, CREAM, room=STEP - 8, least=SMALL, align="middle")
    canvas.put(poker_card(card.value, *POKER, card.current), left, y + 42)
    for n, owner in enumerate(card.henchmen):
        canvas.put(panel(44, 40, INK, stroke=CREAM, line=2, radius=10), left + POKER[0] - 24, y + 46 + n * 43)
        canvas.put(seat_mark(owner, 32), left + POKER[0] - 18, y + 50 + n * 43)
    colour = RUST if card.bluff else HAZE
    canvas.text(middle, y + 42 + POKER[1] + 30, card.note, 32, colour, room=STEP - 8, least=SMALL, align="middle")


@dataclass(slots=True, frozen=True)
class TownPeeks:
    """The safes that one player knows, and the marks they have left."""

    peeks: tuple[str, tuple[Peek, ...]]
    no_peeks: str
    seen: tuple[str, tuple[Peek, ...]]
    marks: tuple[str, tuple[str, ...]]

    def draw(self) -> Image.Image:
        """From top to bottom: what may be looked into, what was, and marks."""
        groups = [group for group in (self.peeks, self.seen) if group[1]]
        safes = [_safes(*group, self._row_high(groups)) for group in groups]
        nothing = [] if self.peeks[1] else [self._nothing()]
        return in_palette(stacked(TOWN, [*nothing, *safes, self._marks()], gap=0).image, colours())

    def _row_high(self, groups: list[tuple[str, tuple[Peek, ...]]]) -> int:
        """As high as a row of safes may be for all of them to fit."""
        rows = sum(-(-len(safes) // PEEKS_IN_A_ROW) for _, safes in groups)
        room = HIGH - 2 * TOP - MARKS_HIGH - TITLE * (len(groups) + (0 if self.peeks[1] else 2))
        return min(PEEK[1] + 10, room // max(1, rows))

    def _nothing(self) -> Part:
        def draw(canvas: Strip, y: int) -> None:
            canvas.title(LEFT, y + 38, self.peeks[0], INNER)
            canvas.text(LEFT, y + TITLE + 34, self.no_peeks, 34, HAZE, room=INNER - 8, least=SMALL)

        return Part(2 * TITLE, draw)

    def _marks(self) -> Part:
        label, kinds = self.marks

        def draw(canvas: Strip, y: int) -> None:
            x = LEFT + 30 + canvas.title(LEFT, y + 44, label, 400)
            for words in kinds:
                canvas.put(icon("mark", 36, HAZE), x, y + 14)
                x += 46 + canvas.text(x + 46, y + 44, words, 36, CREAM, room=180) + 36

        return Part(MARKS_HIGH, draw)


def _safes(label: str, peeks: tuple[Peek, ...], row_high: int) -> Part:
    """Safes in rows of three."""

    def draw(canvas: Strip, y: int) -> None:
        canvas.title(LEFT, y + 36, label, INNER)
        for n, peek in enumerate(peeks):
            row, column = divmod(n, PEEKS_IN_A_ROW)
            left = EDGE + column * (PEEK[0] + 14)
            _peek(canvas, left, y + TITLE + row * row_high, row_high - 8, peek)

    return Part(TITLE + -(-len(peeks) // PEEKS_IN_A_ROW) * row_high, draw)


def _peek(canvas: Canvas, x: float, y: float, high: int, peek: Peek) -> None:
    """Its value large; its name, where it is, and the marks on it."""
    safe, roomy = peek.safe, high >= ROOMY
    canvas.put(panel(PEEK[0], high, DEEP, stroke=HOMES[safe.home], line=3, radius=14, opacity=0.85), x, y)
    front = 92 if roomy else 60
    canvas.put(safe_front(safe.home, front, high - 16, True), x + 8, y + 8)
    size = 58 if roomy else 42
    below = y + 8 + (high - 16) / 2 + size * 0.37 + (8 if roomy else 0)
    canvas.text(x + 8 + front / 2, below, str(safe.value), size, CREAM, room=80, weight="bold", align="middle")
    left, room = x + front + 18, PEEK[0] - front - 26
    canvas.text(
        left, y + (40 if roomy else 31), peek.label, 34 if roomy else 32, CREAM, room=room, least=SMALL, weight="bold"
    )
    if roomy:
        canvas.text(left, y + 74, peek.place, SMALL, HAZE, room=room)
        top, wide = y + (80 if peek.place else 52), room
    else:
        right = x + PEEK[0] - 10
        canvas.text(right, y + 60, peek.place, SMALL, HAZE, room=room - 90, align="right")
        top, wide = y + 34, round(room - min(room - 90, width_of(peek.place, SMALL)) - 18)
    put_marks(canvas, left, top, safe.marks, wide, round(y + high - top))
