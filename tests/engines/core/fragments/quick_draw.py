"""Quick-draw placement in Carson City: everybody places and takes back cowboys at once, until all have locked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from pydantic import BaseModel

from engines.core import Game, Option, Pick, Seat, Setup, Standings, State, Table, Text, rank

SQUARES = tuple(range(1, 13))
COWBOYS = 4


@dataclass(slots=True, repr=False)
class Town(State):
    """Where the cowboys stand. All of it lies open."""

    first: Seat
    sheriff: Seat  # whose the white cowboy is
    cowboys: list[list[int]]  # for each seat the squares its cowboys stand on
    reserve: list[int]
    white: int | None = None  # the square the white cowboy stands on
    locked: list[Seat] = field(default_factory=list)  # in the order in which they locked


Verb: TypeAlias = Callable[[Table[Town], Seat, int], None]


def setup(start: Setup) -> Town:
    """An empty town, somebody to begin, and a sheriff."""
    return Town(
        first=start.chance.pick(start.seats),
        sheriff=start.chance.pick(start.seats),
        cowboys=[[] for _ in start.seats],
        reserve=[COWBOYS for _ in start.seats],
    )


async def play(table: Table[Town]) -> Standings:
    """The first player's first cowboy gives the signal; then everybody draws."""
    await give_the_signal(table)
    await quick_draw(table)
    return standings(table.state)


async def give_the_signal(table: Table[Town]) -> None:
    """The first player places one cowboy."""
    town = table.state
    verb, square = await table.ask(town.first, partial(first_edit, town))
    verb(table, town.first, square)


async def quick_draw(table: Table[Town]) -> None:
    """Whoever is quick edits; it is over when the last has locked."""
    while (drawn := await table.any_of(partial(edits, table.state))) is not None:
        seat, edit = drawn
        if edit is None:
            lock(table, seat)
        else:
            verb, square = edit
            verb(table, seat, square)


# What may be done


def first_edit(town: Town) -> Pick:
    """A cowboy on any square."""
    squares = open_squares(town, town.first)
    return Pick(
        [edit_option("place", place, square) for square in squares], prompt=Text("qd-signal"), topic="placement"
    )


def edits(town: Town, seat: Seat) -> Pick | None:
    """Lock, place, take back, and for the sheriff the white cowboy."""
    if seat in town.locked:
        return None
    return Pick(
        [
            Option("lock", Text("qd-lock")),
            *(edit_option("place", place, square) for square in open_squares(town, seat)),
            *(edit_option("take", take_back, square) for square in town.cowboys[seat]),
            *(edit_option("white", place_white, square) for square in white_squares(town, seat)),
        ],
        prompt=Text("qd-edit", left=town.reserve[seat]),
        topic="placement",
    )


def edit_option(name: str, verb: Verb, square: int) -> Option[tuple[Verb, int]]:
    """One change of a layout: the verb that does it, and where."""
    return Option(f"{name}-{square}", Text(f"qd-{name}", square=square), value=(verb, square))


def open_squares(town: Town, seat: Seat) -> list[int]:
    """Squares without an own cowboy that the white cowboy does not close."""
    if not town.reserve[seat]:
        return []
    closed = town.white if seat != town.sheriff else None
    return [square for square in SQUARES if square not in town.cowboys[seat] and square != closed]


def white_squares(town: Town, seat: Seat) -> list[int]:
    """The white cowboy goes where no rival stands."""
    if seat != town.sheriff:
        return []
    rivals = {square for other, squares in enumerate(town.cowboys) if other != seat for square in squares}
    return [square for square in SQUARES if square not in rivals and square != town.white]


# What is done


def place(table: Table[Town], seat: Seat, square: int) -> None:
    """A cowboy goes from the reserve to a square."""
    table.state.reserve[seat] -= 1
    table.state.cowboys[seat].append(square)
    table.tell("qd-placed", seat=seat, square=square)


def take_back(table: Table[Town], seat: Seat, square: int) -> None:
    """A cowboy goes back to the reserve."""
    table.state.cowboys[seat].remove(square)
    table.state.reserve[seat] += 1
    table.tell("qd-taken", seat=seat, square=square)


def place_white(table: Table[Town], seat: Seat, square: int) -> None:
    """The white cowboy closes a square to the others."""
    table.state.white = square
    table.tell("qd-white-placed", seat=seat, square=square)


def lock(table: Table[Town], seat: Seat) -> None:
    """The layout stands; nothing of it changes any more."""
    table.state.locked.append(seat)
    table.tell("qd-locked", seat=seat, place=len(table.state.locked))


def standings(town: Town) -> Standings:
    """A point for everybody who locked later, or not at all."""
    seats = [Seat(i) for i in range(len(town.cowboys))]
    behind = {seat: len(seats) - 1 - town.locked.index(seat) if seat in town.locked else 0 for seat in seats}
    return rank({seat: (behind[seat],) for seat in seats}, {seat: {"behind": behind[seat]} for seat in seats})


# What is seen, and what must hold


class TownView(BaseModel):
    """The town as everybody sees it."""

    first: int
    sheriff: int
    cowboys: list[list[int]]
    reserve: list[int]
    white: int | None
    locked: list[int]


def view(town: Town, seat: Seat | None) -> TownView:
    """Layouts are edited in the open."""
    return TownView(
        first=town.first,
        sheriff=town.sheriff,
        cowboys=[list(squares) for squares in town.cowboys],
        reserve=list(town.reserve),
        white=town.white,
        locked=list(map(int, town.locked)),
    )


def status(town: Town) -> list[str]:
    """Every broken invariant."""
    broken = []
    if any(len(squares) + left != COWBOYS for squares, left in zip(town.cowboys, town.reserve, strict=True)):
        broken.append("a cowboy is missing")
    if any(len(set(squares)) < len(squares) for squares in town.cowboys):
        broken.append("two cowboys of one player share a square")
    if any(town.white in squares for other, squares in enumerate(town.cowboys) if other != town.sheriff):
        broken.append("a rival stands beside the white cowboy")
    return broken


GAME: Game[Town] = Game(
    id="quick_draw",
    version=1,
    seats=(2, 4),
    setup=setup,
    play=play,
    standings=standings,
    view=view,
    status=status,
    computer=lambda seen, ask, rng: ask.any_answer(rng),
)
