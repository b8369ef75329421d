"""3000 Scoundrels as pictures: what only one player sees, and cards looked up."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.palette import in_palette
from bot.pictures.sprites import panel, seat_mark
from bot.pictures.strip import EDGE, INNER, SMALL, WIDE, Heading, Part, Strip, looked_up, stacked
from cogs.pictures.scoundrels import colours
from cogs.pictures.scoundrels_art import (
    BOLT,
    COIN,
    CREAM,
    DEEP,
    DIM_TEAL,
    GOLD,
    HAZE,
    HOMES,
    INK,
    PAPER,
    RUST,
    TEAL,
    TOWN,
    TYPES,
    icon,
    label_chip,
    poker_card,
    put_marks,
    safe_front,
    slot_chip,
)
from cogs.pictures.scoundrels_sheet import Safe

POKER = (112, 150)
STEP = 184  # from one poker card to the next: their labels need it
IN_A_ROW = 6
PEEK = (362, 124)
A_ROW = 3


@dataclass(slots=True, frozen=True)
class Known:
    """A poker card of today whose value is known: where it lies, what it is there, and who doubts it."""

    value: str
    label: str
    note: str
    henchmen: tuple[int, ...]
    bluff: bool
    current: bool = False


@dataclass(slots=True, frozen=True)
class Peek:
    """A safe whose value its reader knows."""

    safe: Safe
    label: str
    place: str


@dataclass(slots=True, frozen=True)
class TownHand:
    """All that one player sees and the others do not."""

    heading: Heading
    hand: tuple[str, tuple[str, ...]]
    top: tuple[str, str]
    played: tuple[str, tuple[Known, ...]]
    looked: tuple[str, tuple[Known, ...]]
    peeks: tuple[str, tuple[Peek, ...]]
    no_peeks: str
    seen: tuple[str, tuple[Peek, ...]]
    marks: tuple[str, tuple[str, ...]]

    def draw(self) -> Image.Image:
        """From top to bottom: the hand, today's cards, safes, marks."""
        parts = [self._hand()]
        parts += [_known(*cards) for cards in (self.played, self.looked) if cards[1]]
        parts += [self._peeks(), *([_safes(*self.seen)] if self.seen[1] else []), self._marks()]
        return in_palette(stacked(TOWN, parts, self.heading, gap=0).image, colours())

    def _hand(self) -> Part:
        (label, cards), (top_label, top) = self.hand, self.top

        def draw(canvas: Strip, y: int) -> None:
            canvas.title(EDGE + 4, y + 42, label, 640 if top else INNER)
            for n, value in enumerate(cards):
                canvas.put(poker_card(value, *POKER), EDGE + 4 + n * 124, y + 56)
            if top:
                right = WIDE - EDGE - 8
                canvas.text(right, y + 42, top_label, 30, HAZE, room=430, least=SMALL, align="right")
                canvas.put(poker_card(top, *POKER), right - POKER[0], y + 56)

        return Part(56 + POKER[1] + 14 if cards or top else 64, draw)

    def _peeks(self) -> Part:
        if self.peeks[1]:
            return _safes(*self.peeks)

        def draw(canvas: Strip, y: int) -> None:
            canvas.title(EDGE + 4, y + 42, self.peeks[0], INNER)
            canvas.text(EDGE + 4, y + 92, self.no_peeks, 30, HAZE, room=INNER - 8, least=SMALL)

        return Part(56 + 56 + 4, draw)

    def _marks(self) -> Part:
        label, kinds = self.marks

        def draw(canvas: Strip, y: int) -> None:
            x = EDGE + 34 + canvas.title(EDGE + 4, y + 42, label, 400)
            for words in kinds:
                canvas.put(icon("mark", 34, HAZE), x, y + 14)
                x += 44 + canvas.text(x + 44, y + 42, words, 32, CREAM, room=180) + 40

        return Part(64, draw)


def _known(label: str, cards: tuple[Known, ...]) -> Part:
    """Cards with the slot above them and, where it is one's own, below them whether it is a bluff."""
    high = 44 + POKER[1] + (44 if any(card.note for card in cards) else 12)

    def draw(canvas: Strip, y: int) -> None:
        canvas.title(EDGE + 4, y + 42, label, INNER)
        for n, card in enumerate(cards):
            row, column = divmod(n, IN_A_ROW)
            _known_card(canvas, EDGE + 4 + column * STEP, y + 52 + row * high, card)

    return Part(56 + high * -(-len(cards) // IN_A_ROW), draw)


def _known_card(canvas: Canvas, x: float, y: float, card: Known) -> None:
    middle = x + STEP / 2
    left = middle - POKER[0] / 2
    canvas.text(middle, y + 32, card.label, SMALL, CREAM, room=STEP - 8, align="middle")
    canvas.put(poker_card(card.value, *POKER, card.current), left, y + 44)
    for n, owner in enumerate(card.henchmen):
        canvas.put(panel(42, 38, INK, stroke=CREAM, line=2, radius=10), left + POKER[0] - 26, y + 52 + n * 42)
        canvas.put(seat_mark(owner, 30), left + POKER[0] - 20, y + 56 + n * 42)
    colour = RUST if card.bluff else HAZE
    canvas.text(middle, y + 44 + POKER[1] + 32, card.note, SMALL, colour, room=STEP - 8, align="middle")


def _safes(label: str, peeks: tuple[Peek, ...]) -> Part:
    """Safes in rows of three."""

    def draw(canvas: Strip, y: int) -> None:
        canvas.title(EDGE + 4, y + 42, label, INNER)
        for n, peek in enumerate(peeks):
            row, column = divmod(n, A_ROW)
            _peek(canvas, EDGE + 4 + column * (PEEK[0] + 12), y + 56 + row * (PEEK[1] + 12), peek)

    return Part(56 + -(-len(peeks) // A_ROW) * (PEEK[1] + 12) + 4, draw)


def _peek(canvas: Canvas, x: float, y: float, peek: Peek) -> None:
    """Its value large; its name, where it is, and all marks on it."""
    safe = peek.safe
    canvas.put(panel(*PEEK, DEEP, stroke=HOMES[safe.home], line=3, radius=14, opacity=0.85), x, y)
    canvas.put(safe_front(safe.home, 92, PEEK[1] - 20, True), x + 10, y + 10)
    canvas.text(x + 56, y + 92, str(safe.value), 58, CREAM, room=80, weight="bold", align="middle")
    left, room = x + 114, PEEK[0] - 122
    canvas.text(left, y + 40, peek.label, 31, CREAM, room=room, least=SMALL, weight="bold")
    below = 84 if peek.place else 52
    if peek.place:
        canvas.text(left, y + 76, peek.place, SMALL, HAZE, room=room)
    put_marks(canvas, left, y + below, safe.marks, room // 45, 1 if peek.place else 2)


@dataclass(slots=True, frozen=True)
class LookedUp:
    """A trait, a job or a strategy, with all that is printed on it."""

    name: str
    kind: str
    type: str
    words: str
    notes: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    roots: tuple[int, ...] = ()
    bonus: bool = False
    twice: bool = False
    tech: int = 0
    dollars: tuple[int, ...] = ()  # the places of the cost icons
    holes: tuple[int, ...] = ()
    own_dollars: int = 0

    def draw(self) -> Image.Image:
        """The card on the left, the words beside it."""
        colour = TYPES.get(self.type, DIM_TEAL)
        page = looked_up(TOWN, self._card, self.name, self.kind, self.words, self.notes, colour)
        return in_palette(page.image, colours())

    def _card(self, canvas: Strip, x: int, y: int) -> None:
        colour = TYPES.get(self.type, DIM_TEAL)
        canvas.put(panel(320, 400, PAPER, stroke=colour, line=8, radius=24), x, y)
        canvas.put(panel(304, 74, colour, radius=16), x + 8, y + 8)
        canvas.text(x + 160, y + 58, self.name, 36, CREAM, room=284, least=SMALL, weight="bold", align="middle")
        if self.type == "strategy":
            canvas.put(icon("renown", 200, DIM_TEAL), x + 60, y + 130)
            return
        coins = [icon("coin", 44, COIN)] * self.own_dollars
        bolts = [icon("tech", 44, BOLT)] * self.tech
        if coins and bolts:
            _row(canvas, x + 160, y + 84, coins)
            _row(canvas, x + 160, y + 130, bolts)
        else:
            _row(canvas, x + 160, y + 106, [*self._icons(), *coins, *bolts])
        for place in range(1, 7):
            row, column = divmod(place - 1, 3)
            self._place(canvas, x + 34 + column * 88, y + 184 + row * 88, place)

    def _icons(self) -> list[Image.Image]:
        """When it is used and what else is printed there."""
        arrow = icon("arrow", 52, DIM_TEAL)
        return [
            *(slot_chip(slot, 46, 56) for slot in self.slots),
            *(arrow if root < 0 else arrow.rotate(180) for root in sorted(self.roots)),
            *([label_chip("+$1", 66, 56, GOLD)] if self.bonus else []),
            *([label_chip("×2", 56, 56, TEAL)] if self.twice else []),
        ]

    def _place(self, canvas: Canvas, x: int, y: int, place: int) -> None:
        """One of the six places where a cost icon may be printed, or a bullet hole."""
        canvas.put(panel(76, 76, "#FFFFFF", stroke="#CDBFA4", line=2, radius=14, opacity=0.35), x, y)
        if place in self.dollars:
            canvas.put(icon("coin", 60, COIN), x + 8, y + 8)
        elif place in self.holes:
            canvas.put(icon("hole", 72, "#7A6A8E"), x + 2, y + 2)
        else:
            canvas.text(x + 38, y + 50, str(place), 34, "#B7A88C", room=60, align="middle")


def _row(canvas: Canvas, middle: float, y: float, icons: list[Image.Image]) -> None:
    """Icons side by side, around a middle."""
    x = middle - sum(image.width + 8 for image in icons) / 2 + 4
    for image in icons:
        canvas.put(image, x, y + (56 - image.height) / 2)
        x += image.width + 8
