"""The computer player is a decent one, knows only what its seat may know, and comes to an end."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

import pytest

from engines.carson_city import GAME
from engines.carson_city.computer import TOPICS
from engines.carson_city.state import Options
from engines.core import Match, Option, Pick, Text
from tests.engines.conformance import any_options


def played(seed: int, seats: int, computers: Collection[int], options: dict[str, Any] | None = None) -> Match:
    """A whole game; whoever is no computer plays at random."""
    rng = random.Random(seed)
    match = Match.start(GAME, seats=seats, seed=rng.randbytes(32).hex(), options=options)
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        plays = GAME.computer(match.seen(seat), ask, rng) if seat in computers else ask.any_answer(rng)
        match.answer(seat, plays)
    return match


def wins(games: int, seats: int) -> int:
    """How many games one computer wins against random play, alone at the top."""
    return sum(played(seed, seats, [seed % seats]).standings[0].seat == seed % seats for seed in range(games))


def test_wins_nearly_all_games_against_one_random_player() -> None:
    assert wins(20, 2) >= 18


def test_wins_nearly_all_games_against_three_random_players() -> None:
    assert wins(20, 4) >= 18


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "least"), [(2, 190), (4, 190)])
def test_wins_nearly_all_of_two_hundred_games(seats: int, least: int) -> None:
    assert wins(200, seats) >= least


@pytest.mark.parametrize(("seats", "mean"), [(2, 45), (4, 36)])
def test_plays_games_like_people_do(seats: int, mean: int) -> None:
    """Among themselves the winners score what people score; the more there are, the less for each."""
    best = [played(seed, seats, range(seats)).standings[0].score for seed in range(4)]
    assert min(best) >= 30
    assert sum(best) / len(best) >= mean


@pytest.mark.parametrize("seed", range(8))
def test_answers_legally_in_every_kind_of_game(seed: int) -> None:
    """Among computers and random players, whatever is asked; and every game ends."""
    rng = random.Random(seed)
    seats = 2 + seed % 4
    match = Match.start(GAME, seats=seats, seed=rng.randbytes(32).hex(), options=any_options(Options, rng))
    answers = 0
    while not match.over:
        for seat, ask in match.pending.items():
            ask.read(GAME.computer(match.seen(seat), ask, rng))
        seat, ask = next(iter(match.pending.items()))
        computer = seat <= seed % seats
        match.answer(seat, GAME.computer(match.seen(seat), ask, rng) if computer else ask.any_answer(rng))
        answers += 1
        assert answers < 1000


@pytest.mark.parametrize("quick_draw", [False, True])
def test_answers_the_same_whatever_it_cannot_know(quick_draw: bool) -> None:
    """Given the same dice of its own, it plays the same in every world that looks the same to it."""
    rng = random.Random(7)
    options = {"might_is_right": True, "quick_draw": quick_draw, "sealed_layouts": quick_draw}
    match = Match.start(GAME, seats=3, seed=rng.randbytes(32).hex(), options=options)
    answers = 0
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        here = GAME.computer(match.seen(seat), ask, random.Random(1))
        if answers % 5 == 0:
            fork = match.fork()
            fork.redeal(seat, rng)
            assert here == GAME.computer(fork.seen(seat), fork.pending[seat], random.Random(1))
        match.answer(seat, here)
        answers += 1


# What it does not know


def test_answers_somehow_what_it_does_not_know() -> None:
    match = Match.start(GAME, seats=2, seed="0" * 64)
    (seat,) = match.pending
    options = [Option(id_, Text("yes")) for id_ in ("one", "two", "three")]
    for topic in ("", "something-new", *TOPICS):
        for ask in (
            Pick(options, prompt=Text("something-new"), topic=topic, least=0, most=2),
            Pick(options, prompt=Text("something-new"), topic=topic, least=3, most=3, ordered=True),
        ):
            ask.read(GAME.computer(match.seen(seat), ask, random.Random(1)))


def test_a_bystander_may_ask_it_too() -> None:
    match = Match.start(GAME, seats=2, seed="0" * 64)
    (ask,) = match.pending.values()
    ask.read(GAME.computer(match.seen(None), ask, random.Random(1)))
