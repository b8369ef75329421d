"""Carson City as pictures: personalities and buildings looked up."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.pictures.palette import in_palette
from bot.pictures.sprites import panel
from bot.pictures.strip import CARD, SMALL, Strip, looked_up
from cogs.pictures.carson import colours
from cogs.pictures.carson_art import BARK, BRASS, CITY, CREAM, INK, PALE, PAPER, RUST, SIDES, icon, pill

SIGNS = {
    "sheriff": "star",
    "banker": "coins",
    "grocer": "goods",
    "coolie": "hammer",
    "settler": "flag",
    "captain": "captain",
    "mercenary": "revolver",
}
WIDE, HIGH = CARD
BAND = 76


@dataclass(slots=True, frozen=True)
class CityPerson:
    """One side of a personality."""

    name: str
    kind: str
    words: str
    person: str
    side: str
    number: int
    limit: str

    def draw(self) -> Image.Image:
        """The card on the left, the words beside it."""
        fill, _ = SIDES[self.side]
        page = looked_up(CITY, self._card, self.name, self.kind, self.words, colour=fill)
        return in_palette(page.image, colours())

    def _card(self, canvas: Strip, x: int, y: int) -> None:
        """The number in the order and the cash limit above and below a large sign."""
        fill, ink = SIDES[self.side]
        _blank(canvas, x, y, self.name, fill, ink)
        canvas.put(icon(SIGNS[self.person], 190, INK, PALE), x + WIDE / 2 - 95, y + BAND + 30)
        canvas.put(pill(str(self.number), 56, BARK, CREAM, 40), x + 20, y + BAND + 22)
        limit = pill(f"≤ {self.limit}", 64, RUST, CREAM, 46)
        canvas.put(limit, x + (WIDE - limit.width) / 2, y + HIGH - 88)


@dataclass(slots=True, frozen=True)
class CityBuilding:
    """A kind of building."""

    name: str
    kind: str
    words: str
    notes: tuple[str, ...]
    building: str
    revolvers: int
    houses: int

    def draw(self) -> Image.Image:
        """The tile on the left, the words beside it."""
        return in_palette(looked_up(CITY, self._card, self.name, self.kind, self.words, self.notes).image, colours())

    def _card(self, canvas: Strip, x: int, y: int) -> None:
        """A large sign; below it the revolvers that it brings and the houses that it counts for."""
        _blank(canvas, x, y, self.name, BARK, CREAM)
        extras = [icon("revolver", 64, INK, PALE)] * self.revolvers + [icon("house", 64, INK)] * self.houses
        size = 200 if extras else 240
        canvas.put(icon(self.building, size, INK, PALE), x + (WIDE - size) / 2, y + BAND + 28)
        left = x + (WIDE - 76 * len(extras)) / 2 + 6
        for n, extra in enumerate(extras):
            canvas.put(extra, left + n * 76, y + HIGH - 84)


def _blank(canvas: Strip, x: int, y: int, name: str, fill: str, ink: str) -> None:
    """A card with nothing but a name."""
    canvas.put(panel(WIDE, HIGH, PAPER, stroke=BRASS, line=6, radius=24), x, y)
    canvas.put(panel(WIDE - 20, BAND, fill, stroke=INK, line=2, radius=16), x + 10, y + 10)
    canvas.text(x + WIDE / 2, y + 62, name, 40, ink, room=WIDE - 44, least=SMALL, weight="bold", align="middle")
