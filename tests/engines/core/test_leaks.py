"""The twin test finds the planted leaks, each where it was planted, and none where there is none."""

from __future__ import annotations

import random

from engines.core import Game
from tests.engines.conformance import moves, new_match, twin_test
from tests.engines.core.toys import HONEST, LABEL_IN_A_MENU, NAME_IN_AN_EVENT, ONLY_HOLDERS_ASKED, VALUE_IN_A_MENU, Den


def leaks(game: Game[Den]) -> set[str]:
    """What the twin test says over forty random games, less the numbers."""
    found = set()
    for seed in range(40):
        rng = random.Random(seed)
        match = new_match(game, seed)
        while True:
            found |= {leak for who in match.table.seats if (leak := twin_test(match, who, rng))}
            if next(moves(match, rng), None) is None:
                break
    return {leak.split(" can tell by: ")[1] for leak in found}


def test_a_game_without_leaks_passes() -> None:
    assert leaks(HONEST) == set()


def test_a_name_in_a_public_event_is_caught() -> None:
    assert leaks(NAME_IN_AN_EVENT) == {"events"}


def test_a_label_in_a_menu_is_caught() -> None:
    assert "asks" in leaks(LABEL_IN_A_MENU)


def test_a_value_behind_a_blank_label_is_caught() -> None:
    assert "asks" in leaks(VALUE_IN_A_MENU)


def test_asking_only_those_who_hold_a_reaction_is_caught() -> None:
    assert any("waiting" in leak or "asks" in leak for leak in leaks(ONLY_HOLDERS_ASKED))
