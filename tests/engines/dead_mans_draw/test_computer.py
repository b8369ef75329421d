"""The computer player is a decent one, and knows only what its seat may know."""

from __future__ import annotations

import random

import pytest

from engines import catalogue
from engines.core import Match

GAME = catalogue["dead_mans_draw"]


def computer_wins(seed: int) -> bool:
    """Whether the computer beats random play alone at the top."""
    rng = random.Random(seed)
    computer = seed % 2
    match = Match.start(GAME, seats=2, seed=rng.randbytes(32).hex())
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        plays = GAME.computer(match.seen(seat), ask, rng) if seat == computer else ask.any_answer(rng)
        match.answer(seat, plays)
    return [row.seat for row in match.standings if row.place == 1] == [computer]


def test_wins_four_games_in_five_against_random_play() -> None:
    assert sum(computer_wins(seed) for seed in range(400)) >= 320


@pytest.mark.parametrize("seed", range(10))
def test_answers_the_same_whatever_it_cannot_know(seed: int) -> None:
    """Given the same dice of its own, it plays the same in every world that looks the same to it."""
    rng = random.Random(seed)
    match = Match.start(GAME, seats=3, seed=rng.randbytes(32).hex())
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        fork = match.fork()
        fork.redeal(seat, rng)
        here = GAME.computer(match.seen(seat), ask, random.Random(seed))
        assert here == GAME.computer(fork.seen(seat), fork.pending[seat], random.Random(seed))
        match.answer(seat, here)
