"""What a game is to the core, and the catalogue of all games."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict
from typing_extensions import TypeVar

from engines.core.asks import Answer, Ask
from engines.core.chance import Chance
from engines.core.table import S, Table
from engines.core.text import Event, Seat
from engines.core.zones import Zones


class Standing(NamedTuple):
    """How one seat came out: place (shared where tied), score, and what the score is made of."""

    seat: Seat
    place: int
    score: int
    details: dict[str, int]


Standings: TypeAlias = list[Standing]
V = TypeVar("V", bound=BaseModel, default=Any)  # what one game shows of its state


@dataclass(slots=True, frozen=True, repr=False)
class Seen(Generic[V]):
    """All that one seat (None: a bystander) may get. The bot, pictures and computers are given this, never a match."""

    view: V
    asks: tuple[Ask, ...]
    events: tuple[Event, ...]
    waiting: tuple[Seat, ...]
    seat: Seat | None
    over: bool
    standings: Standings

    def __repr__(self) -> str:
        return f"<Seen by {self.seat!r}>"


class NoOptions(BaseModel):
    """For games, or seats, with nothing to choose before the start."""

    model_config = ConfigDict(extra="forbid", frozen=True)


@dataclass(slots=True, frozen=True, kw_only=True)
class Game(Generic[S]):
    """The rules of one game, as the core calls them.

    `zones` says what lies where and who may see it; `status` names every other invariant that is broken.
    """

    id: str
    version: int
    seats: tuple[int, int]
    setup: Callable[[Setup], S]
    play: Callable[[Table[S]], Coroutine[Any, Any, Standings]]
    standings: Callable[[S], Standings]
    view: Callable[[S, Seat | None], BaseModel]
    computer: Callable[[Seen, Ask, random.Random], Answer]
    zones: Callable[[S], Zones] = lambda state: Zones(state.known)
    status: Callable[[S], list[str]] = lambda _: []
    Options: type[BaseModel] = NoOptions
    SeatOptions: type[BaseModel] = NoOptions

    def __repr__(self) -> str:
        return f"<Game {self.id} v{self.version}>"


@dataclass(slots=True, frozen=True, repr=False)
class Setup:
    """What a game is set up from."""

    seats: tuple[Seat, ...]
    options: Any
    seat_options: Sequence[Any]
    chance: Chance
    version: int


catalogue: dict[str, Game[Any]] = {}


def rank(results: Mapping[Seat, tuple[int, ...]], details: Mapping[Seat, dict[str, int]]) -> Standings:
    """Places by score, then by the tie-breaks behind it; who is equal in all shares a place."""
    best_first = sorted(results, key=lambda seat: results[seat], reverse=True)
    return [
        Standing(seat, 1 + sum(other > results[seat] for other in results.values()), results[seat][0], details[seat])
        for seat in best_first
    ]


def with_resigned_last(standings: Standings, resigned: Sequence[Seat]) -> Standings:
    """Who resigned comes after everybody who played on; who held out longer comes before."""
    stayed = [row for row in standings if row.seat not in resigned]
    left = sorted((row for row in standings if row.seat in resigned), key=lambda row: -resigned.index(row.seat))
    stayed = [row._replace(place=1 + sum(other.place < row.place for other in stayed)) for row in stayed]
    return stayed + [row._replace(place=len(stayed) + 1 + i) for i, row in enumerate(left)]
