"""Letters: a font with Japanese, found on this machine or shipped with a package, and others for what it lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from fontTools.ttLib import TTFont
from PIL import ImageFont

Weight = Literal["regular", "bold"]
Font = ImageFont.FreeTypeFont

# A font of the system comes first: it has more letters and a real bold. Of a collection the first is the Japanese one.
SYSTEM: dict[Weight, tuple[str, ...]] = {
    "regular": (
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
        "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
        "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc",
        "/System/Library/Fonts/ヒラギノ角ゴシック W3.ttc",
        "C:/Windows/Fonts/YuGothM.ttc",
    ),
    "bold": (
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc",
        "/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc",
        "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Bold.ttc",
        "/System/Library/Fonts/ヒラギノ角ゴシック W6.ttc",
        "C:/Windows/Fonts/YuGothB.ttc",
    ),
}
SHIPPED = ("matplotlib_fontja", "fonts/ipaexg.ttf")
OTHERS: dict[Weight, str] = {"regular": "DejaVuSans.ttf", "bold": "DejaVuSans-Bold.ttf"}  # Cyrillic, Greek, Arabic...


@dataclass(slots=True, frozen=True)
class Source:
    """A font file; one without a bold of its own is drawn a little thicker where bold is wanted."""

    path: str
    thicken: bool = False

    def at(self, size: int) -> Font:
        """The font at a size."""
        return _font(self.path, size)

    def has(self, letter: str) -> bool:
        """Whether it can write this letter."""
        return ord(letter) in _letters(self.path)


@lru_cache
def sources(weight: Weight) -> tuple[Source, ...]:
    """The fonts to write with, the best first."""
    return tuple(_sources(weight))


def _sources(weight: Weight) -> Iterator[Source]:
    for path in SYSTEM[weight]:
        if Path(path).exists():
            yield Source(path)
    package, file = SHIPPED
    yield Source(str(_folder(package) / file), thicken=weight == "bold")
    yield Source(str(_folder("matplotlib") / "mpl-data" / "fonts" / "ttf" / OTHERS[weight]))


def _folder(package: str) -> Path:
    """Where a package lies, without importing it: these two take a second to import, and only their files matter."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"the package {package} is not installed")
    return Path(spec.submodule_search_locations[0])


@lru_cache(maxsize=128)
def _font(path: str, size: int) -> Font:
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache
def _letters(path: str) -> frozenset[int]:
    with TTFont(path, fontNumber=0, lazy=True) as font:
        return frozenset(font.getBestCmap())


@lru_cache(maxsize=8192)
def source_for(letter: str, weight: Weight) -> Source | None:
    """The font that writes a letter. Japanese fonts write Greek and Cyrillic as wide as kanji, so others do that."""
    known = sources(weight)
    if "\u0370" <= letter <= "\u052f":
        known = known[::-1]
    return next((source for source in known if source.has(letter)), None)


def legible(text: str, weight: Weight) -> str:
    """A text without what no font here can write (emoji, mostly); three dots where nothing is left of it."""
    kept = "".join(letter for letter in text if source_for(letter, weight) is not None)
    return " ".join(kept.split()) or ("…" if text.strip() else "")


@dataclass(slots=True, frozen=True)
class Run:
    """Letters that one font writes."""

    source: Source
    text: str


@lru_cache(maxsize=4096)
def runs(text: str, weight: Weight) -> tuple[Run, ...]:
    """A text split by the fonts that can write it; what none can write is passed over."""
    found: list[Run] = []
    for letter in text:
        source = source_for(letter, weight)
        if source is None:
            continue
        if found and found[-1].source is source:
            found[-1] = Run(source, found[-1].text + letter)
        else:
            found.append(Run(source, letter))
    return tuple(found)


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: Weight) -> float:
    """How wide a text is."""
    return sum(run.source.at(size).getlength(run.text) for run in runs(text, weight))
