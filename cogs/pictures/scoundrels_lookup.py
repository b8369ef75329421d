"""3000 Scoundrels as pictures: cards looked up."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.palette import in_palette
from bot.pictures.sprites import panel
from bot.pictures.strip import SMALL, Strip, looked_up
from cogs.pictures.scoundrels import colours
from cogs.pictures.scoundrels_art import (
    BOLT,
    COIN,
    CREAM,
    DIM_TEAL,
    GOLD,
    PAPER,
    TEAL,
    TOWN,
    TYPES,
    icon,
    label_chip,
    slot_chip,
)
from cogs.pictures.scoundrels_cards import WHEN, Scoundrel, put_cost


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
            _row(canvas, x + 160, y + 106, [*_icons(self), *coins, *bolts])
        for place in range(1, 7):
            row, column = divmod(place - 1, 3)
            self._place(canvas, x + 34 + column * 88, y + 184 + row * 88, place)

    def _place(self, canvas: Canvas, x: int, y: int, place: int) -> None:
        """One of the six places where a cost icon may be printed, or a bullet hole."""
        canvas.put(panel(76, 76, "#FFFFFF", stroke="#CDBFA4", line=2, radius=14, opacity=0.35), x, y)
        if place in self.dollars:
            canvas.put(icon("coin", 60, COIN), x + 8, y + 8)
        elif place in self.holes:
            canvas.put(icon("hole", 72, "#7A6A8E"), x + 2, y + 2)
        else:
            canvas.text(x + 38, y + 50, str(place), 34, "#B7A88C", room=60, align="middle")


@dataclass(slots=True, frozen=True)
class Whole:
    """A scoundrel that lies on the table: trait and job in one."""

    scoundrel: Scoundrel
    name: str
    kind: str
    words: str
    notes: tuple[str, ...]

    def draw(self) -> Image.Image:
        """The two cards on the left, the words beside them."""
        colour = TYPES[self.scoundrel.types[1]]
        page = looked_up(TOWN, self._card, self.name, self.kind, self.words, self.notes, colour)
        return in_palette(page.image, colours())

    def _card(self, canvas: Strip, x: int, y: int) -> None:
        """Both names, when it is used, its cost and its tech."""
        there = self.scoundrel
        trait_type, job_type = (TYPES[colour] for colour in there.types)
        canvas.put(panel(320, 400, PAPER, stroke=job_type, line=8, radius=24), x, y)
        for top, words, fill in ((8, there.trait, trait_type), (86, there.job, job_type)):
            canvas.put(panel(304, 74, fill, radius=16), x + 8, y + top)
            canvas.text(x + 160, y + top + 50, words, 38, CREAM, room=284, least=SMALL, weight="bold", align="middle")
        top = y + 172
        if there.brief:
            canvas.text(x + 160, top + 42, there.brief, 36, WHEN, room=284, least=SMALL, align="middle")
            top += 56
        _row(canvas, x + 160, top + 4, _icons(there))
        put_cost(canvas, x + 160 - 44, y + 234 + (30 if there.brief else 16), there.cost, 88)
        _row(canvas, x + 160, y + 335, [icon("tech", 44, BOLT)] * there.tech)


def _icons(there: LookedUp | Scoundrel) -> list[Image.Image]:
    """When it is used and what else is printed there."""
    arrow = icon("arrow", 52, DIM_TEAL)
    return [
        *(slot_chip(slot, 46, 56) for slot in there.slots),
        *(arrow if root < 0 else arrow.rotate(180) for root in sorted(there.roots)),
        *([label_chip("+$1", 66, 56, GOLD)] if there.bonus else []),
        *([label_chip("×2", 56, 56, TEAL)] if there.twice else []),
    ]


def _row(canvas: Canvas, middle: float, y: float, icons: list[Image.Image]) -> None:
    """Icons side by side, around a middle."""
    x = middle - sum(image.width + 8 for image in icons) / 2 + 4
    for image in icons:
        canvas.put(image, x, y + (56 - image.height) / 2)
        x += image.width + 8
