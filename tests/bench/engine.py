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
from tests.engines.conformance import any_options

RUNS = 5
ANSWERS = 12_000
LONGEST_OF = 60  # games


class Wanted(NamedTuple):
    """What is wanted of a game: how fast against the yardstick, how long a replay takes at most, how much it holds."""

    answers: int = 5000
    ratio: float = 0.03
    replay_ms: float = 50.0
    longest_ms: float = 100.0
    live_kb: float = 400.0


WANTED = {"dead_mans_draw": Wanted(15_000, 0.09, 5.0, 10.0, 100.0)}


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


def answers_per_second(game: str) -> float:
    """Random play: looking at what is pending, choosing, answering."""
    done, seed = 0, 0
    start = process_time()
    while done < ANSWERS:
        done += play_at_random(game, seed)[1]
        seed += 1
    return done / (process_time() - start)


def hearts() -> Callable[[], float] | None:
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
        while decisions < 5 * ANSWERS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():  # the deal, sampled as OpenSpiel has it: from its outcomes
                    state.apply_action(rng.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        return decisions / (process_time() - start)

    return decisions_per_second


def replay_ms(game: str) -> float:
    """Replaying a finished match from its stored text."""
    stored = [play_at_random(game, seed)[0].record().model_dump_json() for seed in range(20)]
    start = process_time()
    for text in stored:
        Match.replay(text)
    return (process_time() - start) / len(stored) * 1000


def longest_replay_ms(game: str) -> float:
    """Replaying the longest of many matches."""
    longest = max((play_at_random(game, seed) for seed in range(LONGEST_OF)), key=lambda played: played[1])[0]
    text = longest.record().model_dump_json()
    start = process_time()
    Match.replay(text)
    return (process_time() - start) * 1000


def record_bytes(game: str) -> float:
    """A finished match as it is stored."""
    return median(len(play_at_random(game, seed)[0].record().model_dump_json()) for seed in range(20))


def live_kb(game: str) -> float:
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
    matches = list(nearly_done(20))
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(matches) / 1000


def main() -> None:
    """Print every figure, with what is wanted of it."""
    gc.collect()
    gc.freeze()  # what is loaded at the start stays for good, here as in the bot
    yardstick = hearts()
    if yardstick is None:
        print("OpenSpiel is not installed, so there is no yardstick: ratios are left out.")
    for game in catalogue:
        ours, theirs = [], []
        for _ in range(RUNS):
            ours.append(answers_per_second(game))
            if yardstick is not None:
                theirs.append(yardstick())
        wanted = WANTED.get(game, Wanted())
        print(f"{game}: {median(ours):,.0f} answers/s in random play (wanted {wanted.answers:,})")
        if theirs:
            ratio = median(ours) / median(theirs)
            print(f"  OpenSpiel hearts {median(theirs):,.0f} decisions/s: ratio {ratio:.3f} (wanted {wanted.ratio})")
        replay = median(replay_ms(game) for _ in range(RUNS))
        print(f"  replay of a finished match {replay:.2f} ms (wanted under {wanted.replay_ms:.0f})")
        longest = median(longest_replay_ms(game) for _ in range(RUNS))
        print(f"  replay of the longest of {LONGEST_OF} {longest:.2f} ms (wanted under {wanted.longest_ms:.0f})")
        print(f"  a stored record {record_bytes(game):,.0f} bytes")
        print(f"  a live match {live_kb(game):.1f} kB (wanted under {wanted.live_kb:.0f})")


if __name__ == "__main__":
    main()
