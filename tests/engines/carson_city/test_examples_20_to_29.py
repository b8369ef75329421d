"""The worked examples by number: duels, personalities, the end of a round."""

from __future__ import annotations

import pytest

from engines.carson_city.cards import SQUARE
from engines.carson_city.duels import duel
from engines.carson_city.round_end import end_round
from engines.carson_city.scoring import standings
from engines.carson_city.squares import resolve
from engines.carson_city.state import Town
from engines.core import Table
from tests.engines.carson_city.town import A, B, C, Staged


def test_e20_firepower_is_what_waits_in_the_reserve() -> None:
    """E20: two with one cowboy, two revolvers and the chip beats four with the Mercenary and no cowboy."""
    scene = Staged().has(A, cowboys=1, revolvers=2).chip(A).has(B, cowboys=0, person="mercenary-yellow")
    after = (
        scene.stands(A, "gambling")
        .stands(B, "gambling")
        .rule(lambda table: duel(table, SQUARE["gambling"]), dice=(2, 4))
    )

    assert after.result == A
    assert after.cowboys(B) == 1
    assert after.at("gambling") == [A]


def test_e21_a_lost_duel_makes_one_stronger_in_the_next() -> None:
    """E21: seven beats five; then the loser has one more cowboy and wins with seven against six."""
    scene = Staged().has(A, cowboys=2).has(B, cowboys=2).stands(A, "C3", "F6").stands(B, "C3", "F6")
    after = scene.resolve("parcels", dice=(5, 3, 4, 4)).say((A, ["C3", "F6"]), (A, "C3"), (B, "F6"))

    assert after.over
    assert after.owner("C3") == A
    assert after.owner("F6") == B
    assert after.cowboys(A) == 3
    assert after.cowboys(B) == 3


def test_e22_who_wins_and_cannot_pay_has_lost_the_cowboy() -> None:
    """E22: nothing is bought at $10 with $7, the loser gets no second chance, and the building slides."""

    async def rule(table: Table[Town]) -> None:
        await resolve(table, SQUARE["build-10"])
        await end_round(table)

    scene = Staged().shows(None, None, None, None, None, "hotel").stands(A, "build-10").stands(B, "build-10")
    scene.has(A, cash=7, cowboys=3, person="banker-yellow").has(B, cash=15, cowboys=0, person="grocer-yellow")
    after = scene.rule(rule, dice=(6, 1))

    assert after.topic == "limit"  # the round is at its end: nobody was asked whether to buy
    assert after.cash(A) == 7
    assert after.cowboys(A) == 3 + 4
    assert after.cowboys(B) == 1 + 4
    after.say((B, {"more": 0}))
    assert after.over
    assert after.display[0] == "hotel"
    assert after.reserve(A) == after.reserve(B) == []


def test_e23_nobody_joins_the_white_cowboy_and_he_joins_nobody() -> None:
    """E23: not at $8 where he stands, and not at the gamble of another."""
    shown = Staged(3).shows(None, None, None, None, "hotel").stands(A, "build-8", white=True).placement(B, A, C)
    assert "build-8" not in shown.options()
    assert shown.refuses(B, "build-8")

    staged = Staged(3).has(A, person="sheriff-yellow", white=True).stands(C, "gambling").placement(A, B, C).say("white")
    assert "ammunition" in staged.options()
    assert "gambling" not in staged.options()


def test_e24_the_red_sheriff_is_consoled_for_lost_duels() -> None:
    """E24: two of them are 6 VP, and both cowboys are back; he joins no duel but defends his own building."""
    scene = Staged().has(B, cowboys=0, person="sheriff-red").stands(B, "ammunition", "three-roads")
    after = scene.stands(A, "ammunition", "three-roads").resolve("ammunition", "three-roads", dice=(6, 1, 6, 1))
    assert after.points(B) == 6
    assert after.cowboys(B) == 2

    placing = Staged().has(B, person="sheriff-red").building(B, "hotel", "D4").stands(A, "D4", "gambling")
    placing.building(A, "hotel", "G7")
    offered = placing.placement(B, A).options()
    assert "D4" in offered
    assert not {"gambling", "G7"} & offered


def test_e25_firepower_pays_and_scores() -> None:
    """E25: eleven points of firepower are $22 at square 14 and 5 VP at square 18."""
    scene = Staged().has(A, cowboys=2, revolvers=3, person="mercenary-yellow").chip(A)
    after = scene.stands(A, "cowboy-income", "cowboy-points").resolve("cowboy-income", "cowboy-points")

    assert after.cash(A) == 15 + 22
    assert after.points(A) == 5


@pytest.mark.parametrize(("square", "place", "price"), [("build-5", 2, 3), ("build-3", 0, 2), ("build-8", 4, 4)])
def test_e26_the_yellow_coolie_pays_half_rounded_up(square: str, place: int, price: int) -> None:
    """E26: buildings at $5, $3 and $8 cost $3, $2 and $4."""
    shown = [None, None, None, None, None]
    row = [*shown[:place], "hotel"]
    scene = Staged().has(A, person="coolie-yellow").shows(*row).stands(A, square).resolve(square).say("keep")

    assert scene.cash(A) == 15 - price
    assert scene.reserve(A) == ["hotel"]


def test_e26_a_building_kept_can_be_built_after_square_12_of_the_same_round() -> None:
    """E26: a church has no reached parcel at $8; a rival's road at $5 reaches one; after square 12 it is built."""
    scene = Staged().centre("D4").owns(A, "C2").stands(A, "build-8").stands(B, "build-5").has(B, roads=1)
    scene.shows(None, None, "ranch", None, "church").has(A, person="coolie-yellow", cash=4)
    game = scene.actions()

    assert game.options(A) == {"keep", "leave"}
    game.say("keep")
    assert game.reserve(A) == ["church"]
    game.say((B, "road"), (B, "C3-D3"), (B, "keep"))
    assert game.who == [A]
    assert game.parcels() == set()
    assert game.options() == {"done", "church-C2"}
    game.say("church-C2", "E5")
    assert game.over
    assert game.stands_on("C2") == "church"
    assert game.stands_on("E5") == "house"
    assert game.cash(A) == 0


@pytest.mark.parametrize(("more", "points", "left"), [(0, 2, 20), (1, 3, 17)])
def test_e27_what_is_over_the_limit_is_lost_for_a_point_each_ten(more: int, points: int, left: int) -> None:
    """E27: of $47 with a limit of $20 go $27 for 2 VP, or $30 for 3 VP."""
    scene = Staged().has(A, cash=47, person="mercenary-yellow").has(B, cash=0).end_round()
    scene.say((A, {"more": more}))

    assert (scene.points(A), scene.cash(A)) == (points, left)


def test_e27_below_the_limit_nothing_is_forced() -> None:
    """E27: the yellow Banker keeps $90, or gives $30 for 3 VP."""
    for more, points, left in ((0, 0, 90), (3, 3, 60)):
        scene = Staged().has(A, cash=90, person="banker-yellow").has(B, cash=0).end_round().say((A, {"more": more}))
        assert (scene.points(A), scene.cash(A)) == (points, left)


@pytest.mark.parametrize(("number", "before", "after"), [(1, 2, 6), (2, 7, 10), (3, 1, 6), (4, 2, 2)])
def test_e28_new_cowboys_up_to_ten(number: int, before: int, after: int) -> None:
    """E28: four after round 1, five after rounds 2 and 3, none after round 4."""
    scene = Staged().round(number).has(A, cowboys=before, cash=0).has(B, cash=0).end_round()

    assert scene.over
    assert scene.cowboys(A) == after


def test_e29_what_a_game_is_worth() -> None:
    """E29: four buildings, two houses, a mountain and $20 are 17 VP; the reserve and empty parcels nothing."""
    scene = Staged().building(A, "ranch", "A1", "B1").building(A, "hotel", "C1", "D1").has(A, cash=20, reserve=["bank"])
    scene.house("F1", "G1").mountain("H1").owns(A, "F1", "G1", "H1", "A8", "B8", "C8").has(B, cash=0)
    rows = {row.seat: row for row in standings(scene.town)}

    assert rows[A].score == 17
    assert rows[A].place == 1
    assert rows[B].score == 0
    assert C not in rows
