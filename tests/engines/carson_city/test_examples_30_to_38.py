"""The worked examples by number: the river, the red Coolie, white cowboys, Might is Right."""

from __future__ import annotations

import pytest

from engines.carson_city.building import build_from_reserves
from engines.carson_city.cards import SQUARE
from engines.carson_city.placing import place_cowboys
from engines.carson_city.scoring import reward_quick_draw, standings
from engines.carson_city.squares import resolve
from engines.carson_city.state import Town
from engines.core import Table
from tests.engines.carson_city.town import A, B, C, D, Staged


def scores(staged: Staged) -> list[tuple[int, int, int]]:
    """Seat, place and score, the best first."""
    return [(int(row.seat), row.place, row.score) for row in standings(staged.town)]


def test_e30_what_touches_a_bridge_scores_three() -> None:
    """E30: a bank and a house at a bridge, a mountain far away, and an empty parcel are 3, 3, 2 and 0."""
    scene = Staged(river=True).road("E6-E7").building(A, "bank", "D6").house("F7").mountain("G2")
    scene.owns(A, "F7", "G2", "F6").has(A, cash=0).has(B, cash=0)

    assert scores(scene) == [(0, 1, 8), (1, 2, 0)]


async def _reward(table: Table[Town]) -> list[int]:
    reward_quick_draw(table)
    return [int(row.seat) for row in standings(table.state)]


def test_e30_quick_draw_rewards_those_who_were_quick() -> None:
    """E30: 3, 2, 1 and 0 VP by the order of passing; of equal ones the first in it wins."""
    scene = Staged(4, quick_draw=True).order(C, A, D, B)
    for seat in (A, B, C, D):
        scene.has(seat, cash=0)
    scene.has(D, points=2)
    after = scene.rule(_reward)

    assert [after.town.bonus[seat] for seat in (C, A, D, B)] == [3, 2, 1, 0]
    assert after.result == [C, D, A, B]  # C in slot 1 and D in slot 3 have three each


def test_e31_the_display_slides_before_the_next_choice() -> None:
    """E31: the red Coolie takes the bank at $5; what lay above slides down, and $12 is drawn."""
    scene = Staged(red_coolie=True).shows("ranch", "mine", "bank", "saloon", "church", "ranch", "mine")
    game = scene.next_buildings("hotel").people().say((A, "coolie-red"), (A, "build-5"))

    assert game.who == [B]
    assert game.topic == "person"
    assert game.display == ["ranch", "mine", "saloon", "church", "ranch", "mine", "hotel"]
    assert game.reserve(A) == ["bank"]
    assert game.cash(A) == 20


def test_e32_the_white_cowboy_needs_an_empty_shared_square() -> None:
    """E32: not where somebody takes wages; who comes after him there shares in peace."""
    taken = Staged(3).has(A, person="sheriff-yellow", white=True).stands(C, "wages").placement(A, B, C).say("white")
    assert "wages" not in taken.options()

    async def rule(table: Table[Town]) -> None:
        await place_cowboys(table)
        await resolve(table, SQUARE["wages"])

    scene = Staged().stands(A, "wages", white=True).has(A, cowboys=1).has(B, cowboys=1)
    scene.town.upper = [A, B]
    after = scene.rule(rule).say((A, "wages"), (B, "wages"))
    assert after.over
    assert after.cash(A) == 15 + 8
    assert after.cash(B) == 15 + 4


def test_e33_the_captain_offers_no_more_than_ten_cowboys() -> None:
    """E33: with eight cowboys one or two are offered; with ten none."""
    eight = Staged().has(A, cowboys=8).people().say("captain-yellow")
    assert eight.options(A) == {"none", "1", "2"}
    eight.say("2")
    assert (eight.cowboys(A), eight.cash(A)) == (10, 11)

    ten = Staged().has(A, cowboys=10).people().say("captain-yellow")
    assert ten.who == [B]


def test_e34_of_equal_ones_the_lowest_slot_wins() -> None:
    """E34: six, eight and eight points on slots 1, 2 and 3: the second wins."""
    scene = Staged(3)
    for seat, points in ((A, 6), (B, 8), (C, 8)):
        scene.has(seat, points=points, cash=0)

    assert scores(scene) == [(1, 1, 8), (2, 2, 8), (0, 3, 6)]


def test_e35_a_church_from_the_reserve_sends_attackers_home_before_square_13() -> None:
    """E35: both attackers of the bank count at squares 14 and 15; the ranch that does not touch it stays attacked."""

    async def rule(table: Table[Town]) -> None:
        await build_from_reserves(table)
        await resolve(table, SQUARE["cowboy-income"])

    scene = Staged(3).centre("D4").building(B, "bank", "D3").building(B, "ranch", "G7").owns(B, "C4")
    scene.has(B, reserve=["church"]).stands(A, "D3", "G7", "cowboy-income").stands(C, "D3")
    scene.has(A, cowboys=0).has(C, cowboys=0)
    after = scene.rule(rule).say((B, "church-C4"), (B, "E5"))

    assert after.at("D3") == []
    assert after.at("G7") == [A]
    assert after.cowboys(A) == after.cowboys(C) == 1
    assert after.cash(A) == 15 + 2


def test_e36_a_mine_by_the_river_needs_no_mountain() -> None:
    """E36: it earns $3."""
    assert Staged(river=True).building(A, "mine", "F7").resolve("estate-income").cash(A) == 15 + 3


def test_e36_a_bridge_takes_two_roads_of_one_player() -> None:
    """E36: with one in hand it cannot be laid; with two it can, and then none is left."""
    with_one = Staged(river=True).road("D6-D7").has(A, roads=1).placement(A, B).say("road")
    assert "E6-E7" not in with_one.options()
    assert "C6-C7" in with_one.options()

    with_two = Staged(river=True).road("D6-D7").has(A, roads=2).placement(A, B).say("road", "E6-E7")
    assert with_two.player(A).roads == 0
    assert with_two.town.roads_left() == 25 - 3
    assert "road" not in with_two.options()


def test_e36_nobody_settles_in_the_river() -> None:
    """E36: the yellow Settler finds row 3, column 4 not offered."""
    scene = Staged(river=True).people().say("settler-yellow")

    assert scene.topic == "claim"
    assert scene.refuses(A, "D3")
    assert "D2" in scene.options()


def test_e37_the_last_tile_brings_three_of_the_six_at_once() -> None:
    """E37: drawn after the first of two duels, played in the second, and kept for the next round."""
    scene = Staged(might_is_right=True).hand(A, 5, used=(0, 1, 2, 3, 4)).stands(A, "C3", "F6").stands(B, "C3", "F6")
    game = scene.resolve("parcels").say((A, ["C3", "F6"]))
    assert game.topic == "duel"

    game.say((A, "duel-0-5"), (B, "duel-1-0"), (A, "C3"))
    assert len(game.player(A).hand) == 3
    assert set(game.options(A)) == {tile.id for tile in game.player(A).hand}
    game.say((A, game.player(A).hand[0]), (B, "duel-1-5"))
    assert len(game.player(A).hand) == 2
    assert sorted(tile.value for tile in (*game.player(A).hand, *game.player(A).used, *game.player(A).covered)) == list(
        range(6)
    )


@pytest.mark.parametrize(("saloon", "dollars"), [("A", 0), ("B", 5)])
def test_e38_a_house_that_somebody_bought_serves_them_from_that_round_on(saloon: str, dollars: int) -> None:
    """E38: bought at square 5, it gives the rival's saloon nothing at square 16, and the owner's $5."""
    scene = Staged().house("D4").building(A, "saloon", "E4").building(B, "saloon", "C4").stands(B, "D4")
    after = scene.resolve("parcels", "estate-income").say((B, "D4"))

    assert after.paid("E4" if saloon == "A" else "C4") == dollars
