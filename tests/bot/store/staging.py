"""Matches staged for tests, whatever game they are of."""

from __future__ import annotations

import json
from pathlib import Path

from bot.store import MatchRow, Store

SECRET = "5ec" + "0" * 61
SEED = "5eed" + "0" * 60
ANN, BOB, CAT, DAN = 101, 102, 103, 104
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan"}


def url_of(path: Path) -> str:
    """The DATABASE_URL of an absolute path."""
    return f"sqlite:///{path}"


def answer(seat: int, by: str = "person") -> str:
    """A line as the host stores it."""
    return json.dumps({"kind": "answer", "seat": seat, "ask": "1-0-x", "value": ["a"], "by": by})


async def lobby(store: Store, *players: int, game: str = "chess", guild: int | None = 7, at: float = 1.0) -> MatchRow:
    """A lobby with these people in it; the first is its host."""
    host, *others = players or (ANN,)
    match = await store.matches.new_lobby(game, guild, 70, host, NAMES[host], "j0", "en", "live", {}, SECRET, at)
    for i, player in enumerate(others, 1):
        await store.matches.join(match.id, player, NAMES[player], f"j{i}")
    return match


async def live(store: Store, *players: int, game: str = "chess", guild: int | None = 7, at: float = 2.0) -> MatchRow:
    """A match that has just begun."""
    match = await lobby(store, *players, game=game, guild=guild)
    return await store.matches.start(match.id, SEED, 1, 71, at)
