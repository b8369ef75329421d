"""What the message says at the end that announced a match."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.base.language import LOCALES, Locale
from bot.screens.results import announced_end
from bot.store import ResultRow, SeatRow
from bot.ui.parts import texts_of


class Stored:
    """As much of a store as says how a match came out."""

    def __init__(self, *results: ResultRow) -> None:
        self.matches = self.shown = self
        self._results = results

    async def seats(self, match: int) -> list[SeatRow]:
        return [
            SeatRow(match_id=match, seat=seat, player_id=seat + 1, name="AB"[seat], join_id=None) for seat in (0, 1)
        ]

    async def results(self, match: int) -> list[ResultRow]:
        return list(self._results)

    async def get(self, match: int, kind: str) -> None:
        return None


async def announced(match: Any, stored: Any) -> str:
    """All that it says."""
    look: Any = await announced_end(stored, match, "0" * 64)
    return "\n".join(texts_of(look.to_components()))


@pytest.mark.parametrize("locale", LOCALES)
async def test_places_points_with_a_real_minus_and_who_resigned(locale: Locale) -> None:
    match: Any = SimpleNamespace(
        id=1, game="dead_mans_draw", locale=locale, phase="over", guild_id=1, thread_id=2, channel_id=3
    )
    stored: Any = Stored(ResultRow(seat=0, place=2, score=7, resigned=True), ResultRow(seat=1, place=1, score=-2))
    said = await announced(match, stored)
    resigned = {"en": "● A (resigned)", "ja": "● A（投了）"}[locale]
    assert f"**1.** ■ B  **−2**\n**2.** {resigned}  **7**" in said


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "● A and ■ B share the win in Dead Man's Draw!"),
        ("ja", "● A、■ Bが勝ちを分け合いました！（Dead Man's Draw）"),
    ],
)
async def test_several_who_won(locale: Locale, said: str) -> None:
    match: Any = SimpleNamespace(
        id=1, game="dead_mans_draw", locale=locale, phase="over", guild_id=1, thread_id=2, channel_id=3
    )
    stored: Any = Stored(ResultRow(seat=0, place=1, score=7), ResultRow(seat=1, place=1, score=7))
    assert said in await announced(match, stored)
