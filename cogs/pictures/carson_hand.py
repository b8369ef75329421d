"""Carson City as pictures: the duel tiles that only their player sees."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.pictures.palette import in_palette
from bot.pictures.strip import EDGE, INNER, SMALL, Heading, Part, Strip, stacked
from cogs.pictures.carson import colours
from cogs.pictures.carson_art import CITY, SAND, duel_tile

TILE = (84, 116)
USED = (58, 80)
HIGH = 178


@dataclass(slots=True, frozen=True)
class CityDuel:
    """The tiles in hand, large; those that were played, small."""

    heading: Heading
    hand: tuple[str, tuple[int, ...]]
    used: tuple[str, tuple[int, ...]]
    covered: str

    def draw(self) -> Image.Image:
        """In one row."""
        return in_palette(stacked(CITY, [Part(HIGH, self._tiles)], self.heading).image, colours())

    def _tiles(self, canvas: Strip, y: int) -> None:
        title, values = self.hand
        canvas.title(EDGE + 6, y + 36, title, 560)
        for n, value in enumerate(values):
            canvas.put(duel_tile(str(value), *TILE), EDGE + 6 + n * (TILE[0] + 12), y + 58)
        title, values = self.used
        left = EDGE + INNER - 6 * (USED[0] + 8)
        room = EDGE + INNER - left - 6
        if values:
            canvas.text(left, y + 36, title, 32, SAND, room=room, least=SMALL)
        for n, value in enumerate(values):
            canvas.put(duel_tile(str(value), *USED), left + n * (USED[0] + 8), y + 52)
        if self.covered:
            canvas.text(left, y + 168, self.covered, 30, SAND, room=room, least=SMALL)
