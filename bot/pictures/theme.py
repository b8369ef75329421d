"""A game's own look: its colours, and the ground that all its pictures lie on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PIL import Image

from bot.pictures.canvas import Canvas
from bot.pictures.palette import palette_of
from bot.pictures.sprites import COLOURS, sprite, svg

CORNER = 40  # how large the corners of a frame are
INSET = 12  # how far from the edge the frame stands
LINE = 3
STEEPEST = 900  # a lower picture shows the top of the backdrop of one as high as this


@dataclass(slots=True, frozen=True, eq=False)
class Theme:
    """The colours of one game, by what they are for."""

    ground: Callable[[int, int], Image.Image]  # for a width and a height
    bright: str  # titles, names, numbers
    quiet: str  # what matters less
    accent: str  # titles of parts, and the player who is to move
    line: str  # the line under the heading, edges of boxes
    ink: str  # on the accent, and on paper
    plate: str  # what a player's side of the table lies on
    edge: str  # around the plates of those who are not to move
    box: str  # what a part of the table lies on

    def palette(self, specimen: Image.Image, more: Iterable[str]) -> Image.Image:
        """256 colours, from a picture in which everything lies; the theme's, the seats' and some more are sure."""
        own = (self.bright, self.quiet, self.accent, self.ink, self.plate, self.box)
        return palette_of(specimen, (*COLOURS, *own, *more))


def framed(backdrop: Image.Image, below: Image.Image, corner: str, colour: str, height: int) -> Image.Image:
    """A ground of any height: the upper part of a backdrop, a drawing in the lower right corner, a frame around it.

    `corner` is SVG: the frame's corner at the top left.
    """
    width = backdrop.width
    shown = (0, 0, width, min(backdrop.height, max(height, STEEPEST)))
    sheet = Canvas(backdrop.resize((width, height), Image.Resampling.BILINEAR, shown))
    sheet.put(below, width - below.width, height - below.height)
    right, bottom = width - INSET - CORNER, height - INSET - CORNER
    for turn, x, y in ((0, INSET, INSET), (90, right, INSET), (180, right, bottom), (270, INSET, bottom)):
        body = f'<g transform="rotate({turn} {CORNER / 2} {CORNER / 2})">{corner}</g>'
        sheet.put(sprite(svg(body, CORNER, CORNER), CORNER, CORNER), x, y)
    near = INSET + LINE // 2
    for y in (near, height - 1 - near):
        sheet.line(INSET + CORNER, y, right, y, colour, LINE)
    for x in (near, width - 1 - near):
        sheet.line(x, INSET + CORNER, x, bottom, colour, LINE)
    return sheet.image
