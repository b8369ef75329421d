"""Quick-draw: what others do meanwhile, and what becomes of a menu that is open."""

from __future__ import annotations

import pytest

from engines.core import IllegalAnswer
from tests.engines.carson_city.town import A, B, C, Staged


def test_what_others_place_and_lift_leaves_your_open_menu_alone() -> None:
    """R45: nobody has to look again because somebody else was quick."""
    game = Staged(3, quick_draw=True).race(A, B, C).say((A, "pass"))
    before = game.pending[B].id

    game.say((C, "gambling"), (C, "wages"), (C, "lift-gambling"))

    assert game.pending[B].id == before
    game.answer(B, ["gambling"], ask=before)
    assert game.at("gambling") == [B]


def test_a_menu_that_lost_a_spot_is_a_new_one() -> None:
    """R15: the white cowboy closes a duel spot, and a press on the old menu has passed."""
    game = Staged(3, quick_draw=True).has(C, person="sheriff-yellow", white=True).race(A, B, C).say((A, "pass"))
    before = game.pending[B].id

    game.say((C, "white-gambling"))

    with pytest.raises(IllegalAnswer, match="core-illegal-passed"):
        game.answer(B, ["gambling"], ask=before)


def test_a_double_press_places_one_cowboy() -> None:
    game = Staged(3, quick_draw=True).race(A, B, C).say((A, "pass"))
    ask = game.pending[B].id
    game.answer(B, ["gambling"], ask=ask)

    with pytest.raises(IllegalAnswer, match="core-illegal-passed"):
        game.answer(B, ["ammunition"], ask=ask)

    assert (game.at("gambling"), game.at("ammunition")) == ([B], [])


def test_when_time_is_out_all_lock_by_the_upper_row() -> None:
    """R46: layouts stand as they are; who is asked first locks first."""
    game = Staged(3, quick_draw=True).race(C, A, B).say((C, "gambling"), (A, "wages"))

    assert [ask.wait for ask in game.pending.values()] == ["race"] * 3
    while game.pending and game.topic == "race":
        seat, ask = next(iter(game.pending.items()))
        game.answer(seat, ask.default, ask=ask.id, by="clock")

    assert game.town.lower == [C, A, B]
    assert (game.at("gambling"), game.at("wages")) == ([C], [A])
