"""The hardest pieces of games to come, each a small game of its own: what the core must be able to carry."""

from typing import Any

from engines.core import Game
from tests.engines.core.fragments import doomtown_shootout, nothing_personal_whack

FRAGMENTS: tuple[Game[Any], ...] = (
    nothing_personal_whack.GAME,
    doomtown_shootout.GAME,
)
