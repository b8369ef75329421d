"""What comes in from outside is checked here, once, before anything is built from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import PydanticSerializationError, to_json

from engines.core.errors import BadOption, BadSeed, UnknownGame, UnknownOption, WrongSeats
from engines.core.game import Game, catalogue


def known_game(game: str | Game[Any]) -> Game[Any]:
    """The game itself, or the one of that name in the catalogue."""
    if isinstance(game, Game):
        return game
    if game not in catalogue:
        raise UnknownGame(f"no game called {game!r}; there are {', '.join(sorted(catalogue))}", game=str(game))
    return catalogue[game]


def checked_seats(game: Game[Any], seats: int) -> int:
    """How many play, if the game is for that many."""
    least, most = game.seats
    if not isinstance(seats, int) or isinstance(seats, bool) or not least <= seats <= most:
        raise WrongSeats(f"{game.id} is for {least} to {most} players, not {seats}", least=least, most=most)
    return seats


def checked_seed(seed: str) -> str:
    """A secret of 256 bits."""
    if not (isinstance(seed, str) and len(seed) == 64 and set(seed) <= set("0123456789abcdef")):
        raise BadSeed("a seed is 64 hexadecimal digits in lower case")
    return seed


def checked_options(model: type[BaseModel], given: Mapping[str, Any]) -> BaseModel:
    """All options of the game, as given or by default."""
    unknown = sorted(given.keys() - model.model_fields.keys())
    if unknown:
        known = ", ".join(model.model_fields) or "none"
        raise UnknownOption(f"no option called {unknown[0]!r}; there are: {known}", option=str(unknown[0]))
    try:
        return model.model_validate_json(to_json(dict(given)))
    except PydanticSerializationError:
        raise BadOption("options are plain data", option="options") from None
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        name = ".".join(map(str, first["loc"]))
        raise BadOption(f"the option {name} cannot be that: {first['msg']}", option=name) from None
