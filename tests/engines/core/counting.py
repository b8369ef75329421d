"""A game as small as can be, for tests of the core: a number is rolled, guessed at, and added up.

Version 1 counted a guess one off as right; version 2 does not. The old branch is kept for old records.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel, ConfigDict

from engines.core import Amount, Game, Seat, Setup, Standings, State, Table, Text, rank


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    sides: Literal[6, 20] = 6
    rounds: int = 2


@dataclass(slots=True, repr=False)
class Count(State):
    options: Options
    points: list[int]
    rolled: list[int] = field(default_factory=list)


class CountView(BaseModel):
    points: list[int]
    rolled: list[int]


def setup(start: Setup) -> Count:
    return Count(options=start.options, points=[0 for _ in start.seats])


async def play(table: Table[Count]) -> Standings:
    for _ in range(table.state.options.rounds):
        for seat in table.seats:
            await guess(table, seat)
    return standings(table.state)


async def guess(table: Table[Count], seat: Seat) -> None:
    """Guess, confirm the guess, then see."""
    count = table.state
    sides = count.options.sides
    number = await table.ask(seat, Amount(1, sides, prompt=Text("count-guess")))
    sure = await table.ask(seat, Amount(0, 1, prompt=Text("count-sure", number=number)))
    rolled = table.chance.roll(sides)
    count.rolled.append(rolled)
    near = abs(rolled - number) <= 1 if table.version < 2 else rolled == number
    count.points[seat] += (1 + sure) if near else 0
    table.tell("count-rolled", seat=seat, number=rolled)


def standings(count: Count) -> Standings:
    results = {Seat(i): (points,) for i, points in enumerate(count.points)}
    return rank(results, {seat: {"points": score} for seat, (score,) in results.items()})


COUNTING: Game[Count] = Game(
    id="counting",
    version=2,
    seats=(2, 3),
    Options=Options,
    setup=setup,
    play=play,
    standings=standings,
    view=lambda count, seat: CountView(points=count.points, rolled=count.rolled),
    computer=lambda seen, ask, rng: ask.default,
)
