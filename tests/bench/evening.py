"""A match as long as one wants: a game of the catalogue that begins anew, in the same match, whenever it has ended."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from engines import catalogue
from engines.core import Game, Setup, Standings, Table

GAME = "scoundrels"  # the one whose lines are dearest to replay
LONG = (GAME, "dead_mans_draw")  # that one, and the one that the bench's people can play
GAMES = 1_000  # more than anybody waits for


def long_game(game: Game[Any]) -> Game[Any]:
    """The same game, again and again."""

    async def play(table: Table[Any]) -> Standings:
        for _ in range(GAMES):
            await game.play(table)
            options = game.Options(**table.state.options.model_dump())  # a state may keep only some of them
            table.state = game.setup(Setup(table.seats, options, (), table.chance, table.version))
        return game.standings(table.state)

    return replace(game, play=play)


@contextmanager
def evening() -> Iterator[None]:
    """While the block runs, these games in the catalogue are long ones."""
    usual = {game: catalogue[game] for game in LONG}
    catalogue.update({game: long_game(rules) for game, rules in usual.items()})
    try:
        yield
    finally:
        catalogue.update(usual)
