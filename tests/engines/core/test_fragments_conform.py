"""The hard fragments by random play: sound at every wait, replayed, forked, refused, and without a leak."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.base.language import ENGINES, LOCALES, Words
from engines.core import Game, Match
from tests.engines.conformance import (
    Speech,
    absent,
    at_random,
    check_refusals,
    check_sound,
    check_undo,
    moves,
    new_match,
    random_matches,
    twin_test,
)
from tests.engines.core.fragments import FRAGMENTS

WORDS = {locale: Words(locale, [ENGINES / "core/text", Path(__file__).parent / "fragments/text"]) for locale in LOCALES}

ANSWERS = 1000

every_fragment = pytest.mark.parametrize("game", FRAGMENTS, ids=lambda game: game.id)


@every_fragment
@pytest.mark.parametrize("first", [0, *(pytest.param(n, marks=pytest.mark.soak) for n in (100, 200, 300))])
def test_random_play(game: Game[Any], first: int) -> None:
    speech = Speech(WORDS)
    for match, rng in random_matches(game, first, ANSWERS):
        for events in moves(match, rng):
            check_sound(match)
            speech.check(match, events)
            if rng.random() < 0.1:
                for who in (None, *match.table.seats):
                    assert twin_test(match, who, rng) is None
            if rng.random() < 0.03:
                check_refusals(match, rng)
                check_undo(match)
                assert match.fork().digest() == match.digest()
        assert Match.replay(match.record().model_dump_json(), game=game).digest() == match.digest()


@every_fragment
def test_an_absent_player_holds_nobody_up(game: Game[Any]) -> None:
    for seed in range(10):
        rng = random.Random(seed)
        match = new_match(game, 500 + seed)
        for _ in moves(match, rng, [absent] + [at_random] * len(match.table.seats)):
            assert match.status() == []


def test_the_languages_agree() -> None:
    assert WORDS["en"].variables() == WORDS["ja"].variables()
