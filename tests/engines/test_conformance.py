"""Every game in the catalogue, without being named: it ends, replays, refuses, keeps its secrets, has its words."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bot.base.language import LOCALES, Locale, words_for
from engines import catalogue
from engines.core import Match
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
from tests.engines.replaying import comes_to

# From which seed, and until how many answers: games are of very different length.
IN_EVERY_RUN = [(first, 2400) for first in (0, 100)]
IN_THE_SOAK = [pytest.param(first, 5500, marks=pytest.mark.soak) for first in range(1000, 3000, 100)]

every_game = pytest.mark.parametrize("game", catalogue)
enough = pytest.mark.parametrize(("first", "answers"), [*IN_EVERY_RUN, *IN_THE_SOAK])


@every_game
@enough
def test_random_games(game: str, first: int, answers: int, tmp_path: Path) -> None:
    """Sound at every wait; now and then a look for leaks, a round of bad answers, an undo; then replayed elsewhere."""
    speech = Speech({locale: words_for(game, locale) for locale in LOCALES})
    stored: list[str] = []
    outcomes: list[str] = []
    for match, rng in random_matches(catalogue[game], first, answers):
        speech.check(match, match.events)
        for number, events in enumerate(moves(match, rng)):
            check_sound(match)
            speech.check(match, events)
            often = 1.0 if number < 50 else 0.25
            if rng.random() < 0.08 * often:
                who = rng.choice([None, *match.table.seats])
                assert twin_test(match, who, rng) is None
            if rng.random() < 0.04 * often:
                check_refusals(match, rng)
            if rng.random() < 0.04 * often:
                check_undo(match)
        assert not match.pending
        assert sorted(row.seat for row in match.standings) == list(match.table.seats)
        check_refusals(match, rng)
        stored.append(match.record().model_dump_json())
        outcomes.append(comes_to(match))
    assert replayed_elsewhere(stored, tmp_path) == outcomes


@every_game
@enough
def test_games_with_an_absent_player(game: str, first: int, answers: int, tmp_path: Path) -> None:
    """One seat is played by the clock and the computer: the game ends all the same."""
    stored, outcomes = [], []
    for match, rng in random_matches(catalogue[game], 10_000 + first, answers):
        players = [at_random] * len(match.table.seats)
        players[rng.randrange(len(players))] = absent
        for _ in moves(match, rng, players):
            assert match.status() == []
        stored.append(match.record().model_dump_json())
        outcomes.append(comes_to(match))
    assert replayed_elsewhere(stored, tmp_path) == outcomes


def replayed_elsewhere(stored: list[str], folder: Path) -> list[str]:
    """What the records come to in another process with another hash seed."""
    file = folder / "records.json"
    file.write_text(json.dumps(stored))
    environment = {**os.environ, "PYTHONHASHSEED": "12345"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.engines.replaying", str(file)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.split()


@every_game
def test_a_redealt_fork_is_another_world_and_can_be_played_on(game: str) -> None:
    """Whatever the seat cannot know is dealt anew, else the twin test would compare nothing."""
    others = 0
    for seed in range(20):
        rng = random.Random(seed)
        match = new_match(catalogue[game], seed)
        for number, _ in enumerate(moves(match, rng)):
            if number == 15:
                break
        fork = match.fork()
        fork.redeal(rng.choice(match.table.seats), rng)
        others += fork.digest() != match.digest()
        again = fork.fork()
        assert again.digest() == fork.digest()
        for _ in moves(fork, rng):
            assert fork.status() == []
    assert others > 10


@every_game
def test_both_languages_have_the_same_messages_and_variables(game: str) -> None:
    """Nothing is said in one language only."""
    english, japanese = (words_for(game, locale).variables() for locale in LOCALES)
    assert english == japanese


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_a_standing_order_for_every_topic_says_what_it_does(game: str, locale: Locale) -> None:
    """ "Suspecting a card" would not tell whether one passes or not."""
    words = words_for(game, locale)
    topics = [key for key in words.variables() if key.startswith("topic-") and key.count("-") == 1]
    assert [topic for topic in topics if not words.has(f"{topic}-passing")] == []


@pytest.mark.soak
@every_game
@pytest.mark.parametrize("seed", range(200))
def test_no_leak_at_any_answer(game: str, seed: int) -> None:
    """The twin test for every seat after every answer."""
    rng = random.Random(f"leaks {seed}")
    match = new_match(catalogue[game], 50_000 + seed)
    for _ in moves(match, rng):
        for who in (None, *match.table.seats):
            assert twin_test(match, who, rng) is None


def test_unfinished_matches_replay_too() -> None:
    """A record can be taken, and replayed, at any moment: at some of them."""
    for game in catalogue.values():
        rng = random.Random(3)
        match = new_match(game, 3)
        for _ in moves(match, rng):
            if rng.random() < 0.2:
                assert Match.replay(match.record()).digest() == match.digest()
