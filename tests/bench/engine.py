"""`make bench`: the engines' speed, as ratios to a yardstick measured in the same run.

The yardstick is OpenSpiel's `hearts` (rules in C++, driven from Python): decisions of random players a second.
Times are of the CPU, each figure the median of five runs, ours and the yardstick's in turns.
"""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import NamedTuple

from engines import catalogue
from engines.core import Match
from tests.bench.figures import Figure, at_least, under
from tests.bench.numbers import Numbers
from tests.engines.conformance import any_options


class Wanted(NamedTuple):
    """What is wanted of a game: how fast against the yardstick, how long a replay takes at most, how much it holds."""

    answers: int = 5000
    ratio: float = 0.03
    replay_ms: float = 50.0
    longest_ms: float = 100.0
    live_kb: float = 400.0


WANTED = {
    "carson_city": Wanted(12_000, 0.03, 30.0, 60.0),
    "dead_mans_draw": Wanted(15_000, 0.09, 5.0, 10.0, 100.0),
}


def play_at_random(game: str, seed: int) -> tuple[Match, int]:
    """One random game to its end, and how many answers it took."""
    rng = random.Random(seed)
    least, most = catalogue[game].seats
    options = any_options(catalogue[game].Options, rng)
    match = Match.start(game, seats=rng.randint(least, most), seed=f"{seed:064x}", options=options)
    answers = 0
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        match.answer(seat, ask.any_answer(rng))
        answers += 1
    return match, answers


def answers_per_second(game: str, answers: int) -> float:
    """Random play: looking at what is pending, choosing, answering."""
    done, seed = 0, 0
    start = process_time()
    while done < answers:
        done += play_at_random(game, seed)[1]
        seed += 1
    return done / (process_time() - start)


def hearts(answers: int) -> Callable[[], float] | None:
    """The yardstick, or None where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")

    def decisions_per_second() -> float:
        rng = random.Random(1)
        decisions = 0
        start = process_time()
        while decisions < 5 * answers:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():  # the deal, sampled as OpenSpiel has it: from its outcomes
                    state.apply_action(rng.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        return decisions / (process_time() - start)

    return decisions_per_second


def replay_ms(game: str, games: int) -> float:
    """Replaying a finished match from its stored text."""
    stored = [play_at_random(game, seed)[0].record().model_dump_json() for seed in range(games)]
    start = process_time()
    for text in stored:
        Match.replay(text)
    return (process_time() - start) / len(stored) * 1000


def longest_replay_ms(game: str, games: int) -> float:
    """Replaying the longest of many matches."""
    longest = max((play_at_random(game, seed) for seed in range(games)), key=lambda played: played[1])[0]
    text = longest.record().model_dump_json()
    start = process_time()
    Match.replay(text)
    return (process_time() - start) * 1000


def record_bytes(game: str, games: int) -> float:
    """A finished match as it is stored."""
    return median(len(play_at_random(game, seed)[0].record().model_dump_json()) for seed in range(games))


def live_kb(game: str, games: int) -> float:
    """Memory that one more match takes, played to its last question, its asks looked at."""

    def nearly_done(count: int) -> Iterator[Match]:
        for seed in range(count):
            record = play_at_random(game, seed)[0].record()
            record.lines.pop()
            match = Match.replay(record)
            assert match.pending
            yield match

    list(nearly_done(2))
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    matches = list(nearly_done(games))
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(matches) / 1000


def engine(numbers: Numbers) -> Iterator[tuple[str, list[Figure]]]:
    """Every figure of every game, with what is wanted of it."""
    yardstick = hearts(numbers.answers)
    if yardstick is None:
        print("OpenSpiel is not installed, so there is no yardstick: ratios are left out.")
    for game in catalogue:
        yield (
            f"The engine: {game}",
            [*_speed(game, numbers, yardstick), *_replays(game, numbers), *_sizes(game, numbers)],
        )


def _speed(game: str, numbers: Numbers, yardstick: Callable[[], float] | None) -> list[Figure]:
    ours, theirs = [], []
    for _ in range(numbers.runs):
        ours.append(answers_per_second(game, numbers.answers))
        if yardstick is not None:
            theirs.append(yardstick())
    wanted, pace = _wanted(game), median(ours)
    figures = [Figure("answers/s in random play", f"{pace:,.0f}", f">= {wanted.answers:,}", pace >= wanted.answers)]
    if theirs:
        note = f" (OpenSpiel hearts: {median(theirs):,.0f} decisions/s)"
        figures.append(at_least("  ratio to the yardstick", pace / median(theirs), wanted.ratio, note))
    return figures


def _replays(game: str, numbers: Numbers) -> list[Figure]:
    usual = median(replay_ms(game, numbers.games) for _ in range(numbers.runs))
    longest = median(longest_replay_ms(game, numbers.longest_of) for _ in range(numbers.runs))
    return [
        under("replay of a finished match", usual, _wanted(game).replay_ms, "ms"),
        under(f"  of the longest of {numbers.longest_of}", longest, _wanted(game).longest_ms, "ms"),
    ]


def _sizes(game: str, numbers: Numbers) -> list[Figure]:
    return [
        Figure("a stored record", f"{record_bytes(game, numbers.games):,.0f} bytes"),
        under("a live match", live_kb(game, numbers.games), _wanted(game).live_kb, "kB"),
    ]


def _wanted(game: str) -> Wanted:
    return WANTED.get(game, Wanted())
