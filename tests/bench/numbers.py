"""How much of everything is measured. `make bench` takes the full numbers, `make test` a little of every part."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True, kw_only=True)
class Numbers:
    """The full numbers, unless told otherwise."""

    # engine
    runs: int = 5  # of each figure; the median counts
    answers: int = 12_000
    games: int = 20
    longest_of: int = 60  # games

    # host: as many presses as it can take
    turns: int = 3  # of the bots; the median counts
    in_flight: int = 100
    spare: int = 4  # tables that a person can go on to when one is over
    warm_up: float = 2.0  # seconds
    pressing: float = 6.0

    # host: a steady load
    tables: int = 200
    pause: float = 2.0
    steady: float = 20.0

    # size
    in_memory: int = 1_000  # matches
    stored: int = 10_000
    behind: int = 100

    # past
    lines: int = 2_000

    # pictures
    boards: int = 20

    # counts
    drawn: bool = True  # with real pictures, for the size of what is sent


FULL = Numbers()
TINY = Numbers(
    runs=1,
    answers=50,
    games=2,
    longest_of=2,
    turns=1,
    in_flight=2,
    spare=2,
    warm_up=0.1,
    pressing=0.3,
    tables=3,
    pause=0.1,
    steady=0.5,
    in_memory=3,
    stored=10,
    behind=2,
    lines=40,
    boards=1,
    drawn=False,
)
