"""Carson City for tests of its pictures: its face, as far as pictures need one, and matches to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from bot.base.language import Locale, words_for
from bot.base.speech import Speech
from bot.store import MatchRow
from bot.ui.messages import Told
from cogs.faces.carson_city import TownFace
from engines.carson_city.view import TownView
from engines.core import Match
from tests.engines.conformance import moves

GAME = "carson_city"
ROW = MatchRow(12, GAME, 1, 2, 3, 4, "live", "en", "none", {}, "", None, 1, 0.0, 0.0, None, None, None)


FACE = TownFace()


def told(match: Match, seat: int | None, locale: Locale, names: Sequence[str]) -> Told[TownView]:
    """What one reader is told."""
    seen = match.seen(seat)
    speech = Speech(words_for(GAME, locale), names[: len(match.table.seats)])
    return Told(ROW, FACE, seen, speech, seen.events)


def game(seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A game at random, one answer at a time: before the first, and after each."""
    match = Match.start(GAME, seats=seats, options=options, seed=f"{seed:064x}")
    yield match
    for _ in moves(match, random.Random(seed)):
        yield match
