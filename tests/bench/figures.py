"""What a measurement came to, what is wanted of it, and the table that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import east_asian_width


@dataclass(slots=True, frozen=True)
class Figure:
    """One figure in words; `ok` is None where nothing is wanted of it."""

    name: str
    value: str
    wanted: str = ""
    ok: bool | None = None


def under(name: str, value: float, most: float, unit: str, note: str = "") -> Figure:
    """A figure that must stay under a bound."""
    return Figure(name, f"{value:,.1f} {unit}{note}", f"< {most:,.0f} {unit}", value < most)


def at_most(name: str, value: int, most: int, note: str = "") -> Figure:
    """A number that must not exceed a bound."""
    return Figure(name, f"{value:,}{note}", f"<= {most:,}", value <= most)


def at_least(name: str, value: float, least: float, note: str = "") -> Figure:
    """A ratio that must reach a bound."""
    return Figure(name, f"{value:.3f}{note}", f">= {least}", value >= least)


def show(title: str, figures: Sequence[Figure]) -> None:
    """Print figures as a table."""
    wide = max(_width(figure.name) for figure in figures)
    words = max(_width(figure.value) for figure in figures)
    print(f"\n{title}")
    for figure in figures:
        verdict = {None: "", True: "ok", False: "NOT OK"}[figure.ok]
        gap = " " * (wide - _width(figure.name))
        rest = " " * (words - _width(figure.value))
        print(f"  {figure.name}{gap}  {figure.value}{rest}  {figure.wanted:<12} {verdict}".rstrip(), flush=True)


def _width(words: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in words)


def percentile(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]
