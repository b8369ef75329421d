"""One rule alone, on a position staged by hand: how tests tell what the game says."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from copy import deepcopy
from dataclasses import replace
from typing import Any, TypeAlias, cast

from engines.core.asks import Amount, Answer, Ask, Form
from engines.core.chance import Chance, Rigged
from engines.core.errors import RuleError
from engines.core.game import Game, Standings
from engines.core.knowledge import State
from engines.core.match import Match
from engines.core.pieces import Choosable
from engines.core.record import Record
from engines.core.table import Table

Said: TypeAlias = "str | int | Choosable | list[Any] | dict[str, Any]"
SaidBy: TypeAlias = "Said | tuple[int, Said]"


class Stage(Match):
    """A match that is one rule: it starts from the staged state and is over when the rule returns.

    Chance gives the rigged numbers in order, and shuffles leave every pile as it was staged.
    """

    def __init__(
        self,
        game: Game[Any],
        state: State,
        rule: Callable[[Table[Any]], Coroutine[Any, Any, Any]],
        *,
        seats: int,
        numbers: Iterable[int] = (),
        options: dict[str, Any] | None = None,
    ) -> None:
        self._numbers = list(numbers)
        self._results: dict[int, Any] = {}

        async def play(table: Table[Any]) -> Standings:
            self._results[id(table)] = await rule(table)
            return []

        staged = replace(game, setup=lambda _: deepcopy(state), play=play)
        super().__init__(
            staged, Record(game=game.id, version=game.version, seats=seats, seed="0" * 64, options=options or {})
        )

    def say(self, *answers: SaidBy) -> Stage:
        """Each answer goes to whoever the match waits for first; a pair (seat, answer) names the seat."""
        for said in answers:
            if not self.pending:
                raise RuleError(f"nobody is asked anything when {said!r} is answered")
            seat, what = said if isinstance(said, tuple) else (next(iter(self.pending)), said)
            self.answer(seat, spelt(self.pending[self._seat(seat)], what))
        return self

    @property
    def result(self) -> Any:
        """What the rule returned; None before."""
        return self._results.get(id(self.table))

    @property
    def state(self) -> Any:
        """The position as it stands now."""
        return self.table.state

    def offered(self, seat: int | None = None) -> list[str]:
        """The option ids in front of a seat, or of whoever is waited for first."""
        ask: Any = next(iter(self.pending.values())) if seat is None else self.pending[self._seat(seat)]
        return [option.id for option in ask.options]

    def told(self) -> list[str]:
        """The keys of all that was said, in order."""
        return [event.text.key for event in self.events]

    def _chance(self) -> Chance:
        return Rigged(self._numbers)


def spelt(ask: Ask, said: Said) -> Answer:
    """An answer as a record has it, from how a test says it: a card, an option id, a list of them, a number."""
    if isinstance(ask, Form) and isinstance(said, dict):
        answer = ask.filled(lambda name, field: spelt(field, said[name]))
        return answer | {name: [_id(said[name])] for name in said if name not in answer}  # for the match to refuse
    if isinstance(ask, Amount):
        return cast(int, said)
    return [_id(part) for part in (said if isinstance(said, list) else [said])]


def _id(thing: Any) -> str:
    if isinstance(thing, Choosable):
        return thing.option.id
    return str(thing)
