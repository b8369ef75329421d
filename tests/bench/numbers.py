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

    # growth
    long: tuple[int, ...] = (100, 500, 2_000)  # lines
    crowds: tuple[int, ...] = (200, 1_000, 5_000)  # live tables
    alike: int = 20  # tables of each length, with a press in flight at each
    rounds: int = 3
    each: int = 5  # presses at each table in a round
    settling: float = 1.2  # seconds, for what is shown behind the presses

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
    long=(10, 20, 30),
    crowds=(3, 4, 5),
    alike=2,
    rounds=1,
    each=2,
    settling=0.05,
    boards=1,
    drawn=False,
)
