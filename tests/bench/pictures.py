"""A board picture: CPU milliseconds for every one after the first, drawn and encoded as the bot does it."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from statistics import median

from bot.pictures import Picture
from bot.pictures.worker import drawn
from engines import catalogue
from tests.bench.figures import Figure, under
from tests.bench.numbers import Numbers
from tests.bot.ui.test_messages import FACES, told
from tests.engines.conformance import moves, new_match

WANTED_MS = 80.0


def pictures(numbers: Numbers) -> list[Figure]:
    """Every game's board at some moments of a game with all seats taken, after another game has been drawn."""
    return [figure for game in catalogue for figure in _board(game, numbers.boards)]


def _board(game: str, count: int) -> list[Figure]:
    warm_up, boards = _boards(game, 0)[:count], _boards(game, 1)[:count]
    if not boards:
        return [Figure(f"a board of {game}", "shown in words")]
    first, _ = _cost(warm_up[0])
    for board in warm_up:
        _cost(board)
    costs, sizes = zip(*map(_cost, boards), strict=True)
    note = f" (dearest {max(costs):.0f} ms, the very first {first:.0f} ms; {median(sizes) / 1000:.0f} kB)"
    return [under(f"a board of {game}", median(costs), WANTED_MS, "ms CPU", note)]


def _cost(board: Sequence[Picture]) -> tuple[float, int]:
    """Of all its strips together."""
    start = time.process_time()
    size = sum(len(drawn(strip.scene)) for strip in board)
    return (time.process_time() - start) * 1000, size


def _boards(game: str, which: int) -> list[Sequence[Picture]]:
    most = catalogue[game].seats[1]
    matches = (new_match(catalogue[game], seed) for seed in range(100))
    match = [match for match in matches if len(match.table.seats) == most][which]
    found = []
    for number, _ in enumerate(moves(match, random.Random(which))):
        seen = match.seen(None, max(0, len(match.events) - 6))
        if number % 3 == 0:
            found.append(FACES[game].strips(told(game, seen, "en")))
    return [strips for strips in found if strips]
