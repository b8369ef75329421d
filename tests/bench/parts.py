"""The parts of the bench: each measures as much as it is told to, and gives tables with their titles."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from tests.bench.counts import games, taken
from tests.bench.engine import engine
from tests.bench.figures import Figure
from tests.bench.growth import growth
from tests.bench.host import rates, steady
from tests.bench.numbers import Numbers
from tests.bench.past import past
from tests.bench.pictures import pictures
from tests.bench.size import memory, start_up

Tables = Iterator[tuple[str, list[Figure]]]


def host(numbers: Numbers) -> Tables:
    """Presses a second, and the wait under a steady load."""
    yield "The host: presses answered", asyncio.run(rates(numbers))
    yield "The host: a steady load after a cold start", asyncio.run(steady(numbers))


def size(numbers: Numbers) -> Tables:
    """Memory and start-up."""
    yield "The host: how much it holds", asyncio.run(memory(numbers))
    yield "The host: starting", asyncio.run(start_up(numbers))


def long_past(numbers: Numbers) -> Tables:
    """A long match."""
    yield f"The past: a match of {numbers.lines:,} lines", asyncio.run(past(numbers))


def growing(numbers: Numbers) -> Tables:
    """What grows with lines and tables."""
    yield "How costs grow", asyncio.run(growth(numbers))


def drawing(numbers: Numbers) -> Tables:
    """Board pictures."""
    yield "Pictures", pictures(numbers)


def counting(numbers: Numbers) -> Tables:
    """Taps and messages."""
    for game, party in games():
        yield f"A whole game of {game}, {party}", asyncio.run(taken(game, party, numbers))


PARTS: dict[str, Callable[[Numbers], Tables]] = {
    "engine": engine,
    "host": host,
    "size": size,
    "past": long_past,
    "growth": growing,
    "pictures": drawing,
    "counts": counting,
}
