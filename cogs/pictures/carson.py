"""Carson City as pictures: the players, and the town with its action squares."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.pictures.palette import in_palette
from bot.pictures.sprites import COLOURS
from bot.pictures.strip import HIGH, WIDE, Heading, Strip, Who, stacked
from cogs.pictures.carson_art import BARK, CITY, GOLD, INK, PALE, PAPER, PLANK, RIVER, RUST, SIDES
from cogs.pictures.carson_map import TUFT, Cell, Ground, Line, Mark, draw_map
from cogs.pictures.carson_plate import GAP, Duel, Plate, plate_high, plate_part
from cogs.pictures.carson_track import Box, Track, draw_track


@dataclass(slots=True, frozen=True)
class CityPlates:
    """What matters most: how far it is, whose turn it is, what everybody has."""

    heading: Heading
    plates: tuple[Plate, ...]

    def draw(self) -> Image.Image:
        """The players in the colours of this game."""
        return in_palette(self.painted(), colours())

    def painted(self) -> Image.Image:
        """A plate each."""
        high = plate_high(len(self.plates))
        return stacked(CITY, [plate_part(plate, high) for plate in self.plates], self.heading, gap=GAP).image


@dataclass(slots=True, frozen=True)
class CityMap:
    """The map with the action squares beside it."""

    ground: Ground
    track: Track

    def draw(self) -> Image.Image:
        """The town in the colours of this game."""
        return in_palette(self.painted(), colours())

    def painted(self) -> Image.Image:
        """Both side by side: a cowboy stands on one or the other."""
        canvas = Strip(CITY, HIGH)
        draw_map(canvas, self.ground)
        draw_track(canvas, self.track)
        return canvas.image


@lru_cache
def colours() -> Image.Image:
    """The palette of all these pictures, from a table where everything lies."""
    sides = ("yellow", "red") * 3
    plates = tuple(
        Plate(
            Who(seat, shape, "to move" if seat == 0 else "", "resigned" if seat == 1 else ""),
            *(128, 64, 7, seat == 2, 12, 3, 9, 40, "Person", "≤ $120", sides[seat], "#1", seat > 2),
            (("ranch", 2), ("bank", 1)),
            Duel((0, 5), 4),
        )
        for seat, shape in enumerate("●■▲◆★")
    )
    things = ("house", "mountain", "ranch", "mine", "saloon", "church")
    cells = tuple(
        Cell(
            *(n // 8, n % 8),
            owner=n % 6 if n % 6 < len(COLOURS) else None,
            thing=things[n % 6] if n % 6 < len(COLOURS) or n % 6 < 2 else "house",
            income="$9" if 2 <= n % 6 < len(COLOURS) else "",
            cowboys=((n % 5, n % 9 == 0),) if n % 4 == 0 else (),
            mark=Mark("$3", 2) if n % 7 == 0 else None,
        )
        for n in range(40)
    )
    lines = tuple(Line(row, 5, across, row == 3) for row in range(4) for across in (True, False))
    boxes = tuple(
        Box(id_, "$5", tile, ((n % 5, n == 0),) if n % 2 else (), n == 3, n == 4, n == 5)
        for n, (id_, tile) in enumerate(
            (("wages", ""), ("gambling", ""), ("build-5", "hotel"), ("estate-points", "")) * 3
        )
    )
    town = CityMap(Ground(True, cells, lines, lines[:2]), Track(boxes, "Round", 20))
    return CITY.palette(_below([CityPlates(Heading("Town", "where"), plates).painted(), town.painted()]), SURE)


SHADES = ("#7D6A57", "#5F4F40", "#A5C6C2")  # rock; the bank of the river
SURE = (*(fill for fill, _ in SIDES.values()), GOLD, BARK, PLANK, INK, PAPER, PALE, RIVER, RUST, TUFT, *SHADES)


def _below(images: list[Image.Image]) -> Image.Image:
    sheet = Image.new("RGB", (WIDE, sum(image.height for image in images)))
    y = 0
    for image in images:
        sheet.paste(image, (0, y))
        y += image.height
    return sheet
