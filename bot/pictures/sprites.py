"""Sprites: small drawings in SVG, made once for each size."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path
from string import Template

from PIL import Image
from resvg_py import svg_to_bytes


@lru_cache(maxsize=1024)
def sprite(svg: str, width: int, height: int) -> Image.Image:
    """An SVG as it looks at one size. Not to be painted on: it is kept."""
    png = svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    image = Image.open(io.BytesIO(png))
    image.load()
    return image.convert("RGBA")


def svg(body: str, width: float, height: float) -> str:
    """SVG elements as a whole document."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'


def icon(file: Path, size: int, colour: str) -> Image.Image:
    """A small sign, in the colour that it takes for its `currentColor`."""
    return sprite(_read(file).replace("currentColor", colour), size, size)


@lru_cache
def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


PANEL = Template(
    '<rect x="$edge" y="$edge" width="$inner_width" height="$inner_height" rx="$radius" fill="$fill"'
    ' fill-opacity="$opacity" stroke="$stroke" stroke-width="$line"/>'
)


def panel(
    width: int, height: int, fill: str, *, stroke: str = "none", line: float = 0, radius: float = 16, opacity: float = 1
) -> Image.Image:
    """A plate with round corners."""
    body = PANEL.substitute(
        edge=line / 2,
        inner_width=width - line,
        inner_height=height - line,
        radius=radius,
        fill=fill,
        opacity=opacity,
        stroke=stroke,
        line=line,
    )
    return sprite(svg(body, width, height), width, height)


SHAPES = (
    '<circle cx="50" cy="50" r="41"/>',
    '<rect x="13" y="13" width="74" height="74"/>',
    '<path d="M50 10 93 86 7 86Z"/>',
    '<path d="M50 6 93 50 50 94 7 50Z"/>',
    '<path d="M50 6 61 38 95 39 68 60 78 92 50 73 22 92 32 60 5 39 39 38Z"/>',
)
COLOURS = ("#D55E00", "#0072B2", "#009E73", "#CC79A7", "#F0E442")  # told apart by everybody's eyes


def seat_mark(seat: int, size: int) -> Image.Image:
    """The sign of a seat: a shape and a colour, never colour alone; a pale edge lifts it off a dark ground."""
    body = f'<g fill="{COLOURS[seat]}" stroke="#F6ECD6" stroke-width="7" stroke-linejoin="round">{SHAPES[seat]}</g>'
    return sprite(svg(body, 100, 100), size, size)
