"""Whole messages: within Discord's limits at every wait of random games, and without a secret in any of them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bot.language import LOCALES, Locale, words_for
from bot.store import MatchRow
from bot.ui import messages
from bot.ui.messages import Told
from bot.ui.speech import Speech
from cogs.dead_mans_draw import GAME, SeaFace
from engines import catalogue
from engines.core import Seen
from tests.bot.ui.test_controls import LONG, components_of
from tests.engines.conformance import moves, new_match, twin_test

ROW = MatchRow(
    id=12_345_678,
    game=GAME,
    guild_id=1,
    channel_id=2,
    thread_id=3,
    host_id=4,
    phase="live",
    locale="en",
    pace="none",
    options={"traits": True, "treasure_hunter": "triple", "miser_keeps_hook": False},
    secret="0" * 64,
    seed="1" * 64,
    version=1,
    created_at=0.0,
    started_at=0.0,
    ended_at=None,
    check_at=None,
    note=None,
)


def told(seen: Seen, locale: Locale) -> Told:
    return Told(ROW, SeaFace(), seen, Speech(words_for(GAME, locale), LONG), seen.events)


def rendered(seen: Seen) -> dict[str, Any]:
    """All that a person gets on screen: texts, labels, custom_ids, on the board and in private, in both languages."""
    screens = {}
    for locale in LOCALES:
        screens[f"board {locale}"] = json.dumps(components_of(messages.board(told(seen, locale))))
        screens[f"private {locale}"] = json.dumps(components_of(messages.private(told(seen, locale))))
        screens[f"call {locale}"] = told(seen, locale).speech.waiting(seen)
    return screens


@pytest.mark.parametrize("first", range(0, 100, 25))
async def test_every_message_of_a_hundred_games_is_within_the_limits(first: int) -> None:
    """Fifty games in each language."""
    for seed in range(first, first + 25):
        locale = LOCALES[seed % 2]
        rng = random.Random(seed)
        match = new_match(catalogue[GAME], seed)
        for number, _ in enumerate(moves(match, rng)):
            seats = match.table.seats
            if number % 4 == 0:
                components_of(messages.board(told(match.seen(None), locale)))
            seat = seats[number % len(seats)]
            components_of(messages.private(told(match.seen(seat), locale)))
            asked = [(seat, ask) for seat in match.waiting if (ask := messages.in_the_open(match.asks(seat)))]
            if len(asked) == 1:
                seat, ask = asked[0]
                components_of(messages.board_with_controls(told(match.seen(None), locale), ask, seat))


async def test_what_is_rendered_tells_no_secret() -> None:
    """The twin test, with everything that reaches the screen."""
    for seed in range(30):
        rng = random.Random(f"rendered {seed}")
        match = new_match(catalogue[GAME], 70_000 + seed)
        for number, _ in enumerate(moves(match, rng)):
            if number % 9 == 0:
                for who in (None, *match.table.seats):
                    assert twin_test(match, who, rng, got=rendered) is None
