"""The hardest pieces of four games, each a small game of its own: what the core must be able to carry."""

from typing import Any

from engines.core import Game
from tests.engines.core.fragments import doomtown_shootout, nothing_personal_whack, quick_draw, scoundrels_turn

FRAGMENTS: tuple[Game[Any], ...] = (
    scoundrels_turn.GAME,
    nothing_personal_whack.GAME,
    doomtown_shootout.GAME,
    quick_draw.GAME,
)
