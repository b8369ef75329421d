"""A computer player."""

from __future__ import annotations

import random

from engines.carson_city.view import TownView
from engines.core import Answer, Ask, Seen


def computer(seen: Seen[TownView], ask: Ask, rng: random.Random) -> Answer:
    """An answer from what the seat may know."""
    return ask.any_answer(rng)
