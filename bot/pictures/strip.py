"""A kit for boards: pictures over the whole width, as high as what lies on them, in a game's own colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from bot.pictures.canvas import Align, Canvas, width_of, wrapped
from bot.pictures.sprites import COLOURS, panel, seat_mark
from bot.pictures.theme import Theme

WIDE = 1200
HIGH = 760  # Discord shows a picture as wide as there is room unless it is higher than 7/11 of its width
EDGE = 40
INNER = WIDE - 2 * EDGE
SMALL = 28  # nothing that matters is smaller: on a phone this is a third
NAME = 36  # names and figures are as large as this, or are cut

GAP = 14  # between two parts
TOP = 36  # above the first part where there is no heading, and below the last
BELOW_HEADING = 114
SIGN = 38  # how high a sign beside a number is, at most


@dataclass(slots=True, frozen=True)
class Heading:
    """Which game, and which table and how far it is."""

    title: str
    where: str


@dataclass(slots=True, frozen=True)
class Who:
    """A player: seat and name; the word for being to move, if they are; else what else they are: they resigned."""

    seat: int
    name: str
    to_move: str
    state: str = ""


class Part(NamedTuple):
    """Something over the whole width: how high it is, and how it is drawn on a strip from some height down."""

    high: int
    draw: Callable[[Strip, int], object]


class Strip(Canvas):
    """One picture of a game in the making."""

    def __init__(self, theme: Theme, high: int) -> None:
        super().__init__(theme.ground(WIDE, high))
        self.theme = theme

    def heading(self, heading: Heading) -> None:
        """Game on the left, table and how far it is on the right, a line below."""
        taken = self.text(EDGE + 4, 80, heading.title, 53, self.theme.bright, room=660, least=36, weight="bold")
        room = INNER - taken - 40
        self.text(WIDE - EDGE - 4, 78, heading.where, 33, self.theme.accent, room=room, least=SMALL, align="right")
        self.line(EDGE, 100, WIDE - EDGE, 100, self.theme.line, 3)

    def title(self, x: float, baseline: float, words: str, room: float) -> float:
        """What a part of the picture is called. Returns how wide it came out."""
        return self.text(x, baseline, words, 32, self.theme.accent, room=room, least=SMALL, weight="bold")

    def box(self, y: float, high: int) -> None:
        """What a part of the table lies on."""
        theme = self.theme
        self.put(panel(INNER, high, theme.box, stroke=theme.line, line=3, radius=18, opacity=0.76), EDGE, y)

    def plate(self, x: float, y: float, wide: int, high: int, who: Who) -> None:
        """What a player's things lie on: the colour of the seat, and an edge that shines while they are to move."""
        theme = self.theme
        edge, line = (theme.accent, 8) if who.to_move else (theme.edge, 2)
        self.put(panel(wide, high, theme.plate, stroke=edge, line=line, radius=18, opacity=0.92), x, y)
        self.put(panel(14, high - 20, COLOURS[who.seat], radius=7), x + 10, y + 10)

    def name(self, x: float, baseline: float, who: Who, size: int, room: float) -> float:
        """The shape of a seat and a name. Returns how wide both are."""
        mark = size + 2
        self.put(seat_mark(who.seat, mark), x, baseline - 0.85 * mark)
        left = mark + 12
        return left + self.text(
            x + left,
            baseline,
            who.name,
            size,
            self.theme.bright,
            room=room - left,
            least=min(NAME, size),
            weight="bold",
        )

    def state(self, x: float, baseline: float, who: Who, align: Align = "left") -> None:
        """A badge that shines for who is to move, a quiet one for what else they are; none where there is nothing."""
        if who.to_move:
            self.badge(x, baseline, who.to_move, align)
        elif who.state:
            self.badge(x, baseline, who.state, align, quiet=True)

    def badge(self, x: float, baseline: float, words: str, align: Align = "left", *, quiet: bool = False) -> None:
        """A few words on a ground of their own."""
        theme, wide = self.theme, badge_wide(words)
        x -= {"left": 0.0, "middle": wide / 2, "right": wide}[align]
        fill, edge, ink = (theme.box, theme.quiet, theme.quiet) if quiet else (theme.accent, theme.accent, theme.ink)
        self.put(panel(wide, 42, fill, stroke=edge, line=2, radius=21), x, baseline - 31)
        self.text(x + wide / 2, baseline, words, SMALL, ink, room=wide, weight="bold", align="middle")

    def numbers(self, x: float, y: float, numbers: Iterable[tuple[Image.Image, str]], room: float = 84) -> float:
        """Signs with numbers beside them, in a row. Returns where the next thing may stand."""
        for sign, words in numbers:
            self.put(sign, x, y + (SIGN - sign.height) / 2)
            x += sign.width + 5
            x += 17 + self.text(x, y + 32, words, 34, self.theme.bright, room=room, least=SMALL, weight="bold")
        return x


def badge_wide(words: str) -> int:
    """How wide a badge with these words is."""
    return round(width_of(words, SMALL, "bold")) + 28


def state_wide(who: Who) -> int:
    """How wide the badge is that tells what somebody is; 0 where there is none."""
    words = who.to_move or who.state
    return badge_wide(words) if words else 0


def stacked(theme: Theme, parts: Sequence[Part], heading: Heading | None = None, gap: int = GAP) -> Strip:
    """Parts one below the other, on a strip as high as they need."""
    y = TOP if heading is None else BELOW_HEADING
    strip = Strip(theme, y + sum(part.high for part in parts) + gap * (len(parts) - 1) + TOP)
    if heading is not None:
        strip.heading(heading)
    for part in parts:
        part.draw(strip, y)
        y += part.high + gap
    return strip


CARD = (320, 404)  # the room for a card that is looked up
CARD_LEFT = 56
BESIDE = 426  # where the words beside it begin
LEADING = 1.35


def looked_up(
    theme: Theme,
    card: Callable[[Strip, int, int], object],
    name: str,
    kind: str,
    words: str,
    notes: Sequence[str] = (),
    colour: str | None = None,
) -> Strip:
    """A card on the left, drawn by its game; beside it its name, its kind, the kind's colour, its words."""
    room = WIDE - BESIDE - 52
    texts = [(words, 36, theme.bright), *((note, 31, theme.quiet) for note in notes)]
    lines = [round(len(wrapped(text, size, room)) * size * LEADING) for text, size, _ in texts]
    strip = Strip(theme, max(CARD[1] + 100, 232 + sum(lines) + 12 * len(texts)))
    card(strip, CARD_LEFT, (strip.image.height - CARD[1]) // 2)
    strip.text(BESIDE, 112, name, 60, theme.bright, room=room, least=36, weight="bold")
    left = BESIDE
    if colour is not None:
        strip.put(panel(14, 34, colour, stroke=theme.bright, line=2, radius=5), left, 136)
        left += 28
    strip.text(left, 164, kind, 34, theme.accent, room=BESIDE + room - left, least=SMALL)
    y = 232.0
    for text, size, ink in texts:
        y = 12 + strip.block(BESIDE, y, text, size, ink, room=room, lines=len(text), least=SMALL, leading=LEADING)
    return strip
