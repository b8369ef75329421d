"""A computer player: plays from what its seat may know, and nothing else."""

from __future__ import annotations

import random

from engines.core import Answer, Ask, Pick, Seen


def computer(seen: Seen, ask: Ask, rng: random.Random) -> Answer:
    """A decent answer."""
    assert isinstance(ask, Pick)
    return ask.any_answer(rng)
