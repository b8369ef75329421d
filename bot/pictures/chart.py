"""How somebody's rating went, as a picture. Everything in it is known to all, and in words already."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, HEIGHT = 1200, 700
SEA, DEEP, FOAM, GRID = "#0b2233", "#0e2a40", "#eaf1f5", "#2a4a61"
LOOKS = (("o", "#D55E00"), ("s", "#0072B2"), ("^", "#009E73"), ("D", "#CC79A7"), ("*", "#F0E442"))
TEXT, TITLE = 28, 38  # pixels
POINTS = 72  # at this many dots per inch a point is a pixel
MARKS = 14  # as many markers as can be told apart on a line
DAY = 86_400.0

Points = tuple[tuple[float, int], ...]


def font_file() -> Path:
    """A font with Latin and Japanese, found without importing the package: it would set up pyplot."""
    spec = find_spec("matplotlib_fontja")
    assert spec is not None
    assert spec.origin is not None
    return next(Path(spec.origin).parent.rglob("ipaexg.ttf"))


@dataclass(frozen=True)
class RatingChart:
    """Ratings over time: a title, and for each game its name and the points (unix time, rating)."""

    title: str
    lines: tuple[tuple[str, Points], ...]

    def draw(self) -> Image.Image:
        """The picture, 1200 by 700. Safe anywhere: no state of matplotlib is shared."""
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure

        figure = Figure(figsize=(WIDTH / POINTS, HEIGHT / POINTS), dpi=POINTS, facecolor=SEA)
        canvas: Any = FigureCanvasAgg(figure)
        pen = _Pen()
        under = _legend(figure, canvas, [name for name, _ in self.lines], pen) + 70
        axes = figure.add_axes((0.1, under / HEIGHT, 0.86, 0.86 - under / HEIGHT))
        for (_, points), (marker, colour) in zip(self.lines, LOOKS, strict=False):
            _line(axes, points, marker, colour)
        _scales(axes, [point for _, points in self.lines for point in points], pen)
        _title(figure, canvas, self.title, pen)
        canvas.draw()
        return Image.frombytes("RGBA", canvas.get_width_height(), bytes(canvas.buffer_rgba())).convert("RGB")


class _Pen:
    """The font, and which characters it has."""

    def __init__(self) -> None:
        from matplotlib.font_manager import FontProperties
        from matplotlib.ft2font import FT2Font

        file = str(font_file())
        self._known = set(FT2Font(file).get_charmap())
        self.text = FontProperties(fname=file, size=TEXT)
        self.title = FontProperties(fname=file, size=TITLE)

    def writable(self, words: str) -> str:
        """What of it can be written: no empty boxes for emoji in a name."""
        return "".join(letter for letter in words if ord(letter) in self._known)


def _line(axes: Axes, points: Points, marker: str, colour: str) -> None:
    times, ratings = [at for at, _ in points], [rating for _, rating in points]
    last = len(points) - 1
    every = max(1, -(-len(points) // MARKS))
    axes.plot(
        times,
        ratings,
        color=colour,
        linewidth=5,
        marker=marker,
        markevery=sorted({*range(0, len(points), every), last}),
        markersize=24 if marker == "*" else 16,
        markeredgecolor=FOAM,
        markeredgewidth=2,
        solid_joinstyle="round",
        clip_on=False,
        zorder=3,
    )


def _scales(axes: Axes, points: list[tuple[float, int]], pen: _Pen) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axes.set_facecolor(DEEP)
    axes.grid(color=GRID, linewidth=2)
    axes.tick_params(colors=FOAM, length=0, pad=12)
    for side in axes.spines.values():
        side.set_color(GRID)
    first, last = min(at for at, _ in points), max(at for at, _ in points)
    room = max((last - first) * 0.03, DAY / 24)
    axes.set_xlim(first - room, last + room)
    low, high = min(rating for _, rating in points), max(rating for _, rating in points)
    margin = max((high - low) * 0.12, 10)
    axes.set_ylim(low - margin, high + margin)
    axes.yaxis.set_major_locator(MaxNLocator(nbins=5, integer=True, min_n_ticks=2))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda rating, _: f"{rating:,.0f}"))
    axes.set_xticks(*_dates(first, last))
    for label in (*axes.get_xticklabels(), *axes.get_yticklabels()):
        label.set_fontproperties(pen.text)


def _dates(first: float, last: float) -> tuple[list[float], list[str]]:
    """Up to five days along the line, written as both languages do; days apart look different."""
    if last - first < DAY:
        moments, form = [(first + last) / 2], "%Y-%m-%d"
    else:
        count = min(5, 1 + int((last - first) // DAY))
        moments = [first + (last - first) * step / (count - 1) for step in range(count)]
        form = "%Y-%m" if last - first > 400 * DAY else "%m-%d"
    return moments, [datetime.fromtimestamp(moment, UTC).strftime(form) for moment in moments]


def _title(figure: Figure, canvas: Any, words: str, pen: _Pen) -> None:
    """As much of it as fits in one line."""
    words = pen.writable(words)
    text = figure.text(0.5, 0.93, words, color=FOAM, ha="center", va="center", fontproperties=pen.title)
    text.set_parse_math(False)
    while text.get_window_extent(canvas.get_renderer()).width > WIDTH - 60 and words:
        words = words[:-1]
        text.set_text(words + "…")


def _legend(figure: Figure, canvas: Any, names: list[str], pen: _Pen) -> float:
    """Under the lines, in as few rows as fit; how high it became."""
    from matplotlib.lines import Line2D

    keys = [
        Line2D(
            [],
            [],
            color=colour,
            marker=marker,
            linewidth=5,
            markersize=22 if marker == "*" else 15,
            markeredgecolor=FOAM,
            markeredgewidth=2,
            label=pen.writable(name),
        )
        for name, (marker, colour) in zip(names, LOOKS, strict=False)
    ]
    for columns in range(len(keys), 0, -1):
        legend = figure.legend(
            handles=keys,
            loc="lower center",
            bbox_to_anchor=(0.5, 0.0),
            ncols=columns,
            frameon=False,
            labelcolor=FOAM,
            prop=pen.text,
            handlelength=1.6,
            columnspacing=1.2,
            labelspacing=0.3,
        )
        size = legend.get_window_extent(canvas.get_renderer())
        if columns == 1 or size.width <= WIDTH - 20:
            return float(size.height)
        legend.remove()
    return 0.0
