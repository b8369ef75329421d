"""What tests of pictures share: every text that was drawn, and whether it stands well."""

from __future__ import annotations

import pytest

from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import legible
from bot.pictures.strip import SMALL, WIDE

NAMES = {
    "short": ["Aki", "Ben", "Chie", "Dan", "Emi"],
    "long": [
        "W" * 32,
        "とても長い名前のプレイヤーさんですよろしくお願いしますね",
        "🐙🐙✨",
        "Bartholomew the Magnificent of P",
        "とても長い名前のプレイヤーさん二人目です",
    ],
}


def every_canvas(monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    """Every sheet that will be drawn on."""
    made: list[Canvas] = []
    begin = Canvas.__init__

    def noted(self: Canvas, *args: object) -> None:
        begin(self, *args)  # type: ignore[arg-type]
        made.append(self)

    monkeypatch.setattr(Canvas, "__init__", noted)
    return made


def misplaced(canvas: Canvas) -> list[str]:
    """Texts that stand over an edge, or over one another."""
    wide, high = canvas.image.size
    boxes = [box for box in canvas.texts if box.words]
    found = [box.words for box in boxes if box.left < 0 or box.top < 0 or box.right > wide or box.bottom > high]
    return found + [f"{a.words} / {b.words}" for n, a in enumerate(boxes) for b in boxes[:n] if _overlap(a, b)]


def too_small(canvas: Canvas) -> list[str]:
    """Texts that cannot be read on a phone. Small pieces of their own are put into a picture as they are."""
    if canvas.image.width < WIDE:
        return []
    return [box.words for box in canvas.texts if box.words and box.bottom - box.top < SMALL - 0.01]


def cut(canvas: Canvas, names: list[str]) -> list[str]:
    """Texts that are not shown whole; a person's name may be long, or have nothing in it that can be written."""
    shown = [box.words for box in canvas.texts if "…" in box.words]
    known = [legible(name, "bold") for name in names]
    return [
        words for words in shown if words not in known and not any(name[:2] in words for name in known if name != "…")
    ]


def _overlap(a: Box, b: Box) -> bool:
    return a.left < b.right and b.left < a.right and a.top < b.bottom and b.top < a.bottom
