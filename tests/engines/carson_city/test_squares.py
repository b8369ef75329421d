"""Every action square, by its number on the board (p.4-5)."""

from __future__ import annotations

import pytest

from engines.carson_city.cards import BUILD_SQUARES, SQUARES, Square
from tests.engines.carson_city.town import A, B, C, Staged


def test_r17_squares_are_resolved_in_the_order_of_the_board() -> None:
    """R17: wages come before a building, that before the gamble, that before bought points."""
    scene = Staged().has(A, cash=0).shows("hotel").stands(A, "buy-points-5", "gambling", "build-3", "wages")
    game = scene.actions(dice=(3, 5))

    assert (game.topic, game.cash(A)) == ("build", 4)
    game.say("keep")
    assert (game.topic, game.cash(A)) == ("points", 1 + 8)


def test_the_squares_of_the_board() -> None:
    """R17: 23 squares; two shared, two automatic; the dearest building first (R23)."""
    assert [square.number for square in SQUARES] == list(range(1, 24))
    assert [square.id for square in SQUARES if square.stand == "shared"] == ["wages", "one-road"]
    assert [square.number for square in SQUARES if square.stand == "automatic"] == [5, 16]
    assert [square.figure for square in BUILD_SQUARES] == [12, 10, 8, 6, 5, 4, 3]


def test_square_01_wages_are_four_dollars_a_cowboy() -> None:
    """R21: several players and several cowboys share it without a duel; all are spent."""
    scene = Staged(3).stands(A, "wages", "wages").stands(B, "wages").resolve("wages")

    assert [scene.cash(seat) for seat in (A, B, C)] == [23, 19, 15]
    assert scene.at("wages") == []
    assert scene.cowboys(A) == 3


def test_square_02_the_chip_is_worth_three_until_the_round_ends() -> None:
    """R21: it counts at once, and lies on its square again in the next round (R40)."""
    scene = Staged().has(A, cowboys=0).stands(A, "ammunition", "cowboy-income").resolve("ammunition", "cowboy-income")
    assert scene.town.chip == A
    assert scene.cash(A) == 15 + 6

    after = Staged().chip(A).has(A, cash=0).has(B, cash=0).end_round()
    assert after.over
    assert after.town.chip is None


def test_square_03_three_roads() -> None:
    """R21: they go to the winner's reserve."""
    scene = Staged().stands(A, "three-roads").stands(B, "three-roads").resolve("three-roads", dice=(6, 1))

    assert scene.player(A).roads == 3
    assert scene.player(B).roads == 0


def test_square_04_a_road_for_each_cowboy() -> None:
    """R21: without a duel."""
    scene = Staged().stands(A, "one-road", "one-road").stands(B, "one-road").resolve("one-road")

    assert [scene.player(seat).roads for seat in (A, B)] == [2, 1]


def test_square_05_parcels_are_bought() -> None:
    """R22: duels first; a mountain or a house goes with its parcel, and what it costs goes to the bank."""
    scene = Staged().house("D4").stands(A, "D4").stands(B, "D4", "G7").resolve("parcels", dice=(1, 6))
    scene.say((B, "D4"), (B, "G7"))

    assert scene.owner("D4") == B
    assert scene.stands_on("D4") == "house"
    assert (scene.cash(A), scene.cash(B)) == (15, 15 - 2 - 1)
    assert scene.player(B).property == 10
    assert (scene.cowboys(A), scene.cowboys(B)) == (4, 3)


@pytest.mark.parametrize(("place", "square"), list(enumerate(reversed(BUILD_SQUARES))))
def test_squares_06_to_12_sell_the_building_that_lies_there(place: int, square: Square) -> None:
    """R23: at the printed price; it is kept, or put on an own parcel, with its revolver (R26)."""
    price = square.figure
    shown = [*[None] * place, "ranch"]
    kept = Staged().owns(A, "D4").shows(*shown).stands(A, square.id).resolve(square.id).say("keep")
    built = Staged().owns(A, "D4").shows(*shown).stands(A, square.id).resolve(square.id).say("D4")

    assert kept.cash(A) == built.cash(A) == 15 - price
    assert (kept.reserve(A), kept.player(A).revolvers) == (["ranch"], 0)
    assert (built.stands_on("D4"), built.player(A).revolvers) == ("ranch", 1)
    assert kept.display[place] is built.display[place] is None


def test_r18_acting_is_optional_and_the_cowboy_is_spent_all_the_same() -> None:
    """R17, R18: a building left lies where it was."""
    scene = Staged().shows("ranch").stands(A, "build-3").resolve("build-3").say("leave")

    assert scene.display[0] == "ranch"
    assert (scene.cash(A), scene.cowboys(A)) == (15, 3)
    assert scene.at("build-3") == []


def test_square_13_pays_two_dollars_a_parcel() -> None:
    """R28: built on or not."""
    scene = Staged().owns(A, "A1", "B1").building(A, "hotel", "C1").owns(B, "H8").stands(A, "parcel-income")

    assert scene.resolve("parcel-income").cash(A) == 15 + 6


def test_square_14_pays_two_dollars_a_point_of_firepower() -> None:
    """R28: the cowboy who collects does not count (R19)."""
    scene = Staged().has(A, cowboys=1, revolvers=1, person="mercenary-red").stands(A, "cowboy-income")

    assert scene.resolve("cowboy-income").cash(A) == 15 + 2 * 4


def test_square_15_pays_what_two_dice_show() -> None:
    """R28: three and five are $8 (p.5)."""
    assert Staged().stands(A, "gambling").resolve("gambling", dice=(3, 5)).cash(A) == 15 + 8


def test_square_16_pays_all_owners_without_a_cowboy() -> None:
    """R29: every building pays its owner."""
    scene = Staged().building(A, "hotel", "A1", "H1").building(B, "hotel", "A8").resolve("estate-income")

    assert (scene.cash(A), scene.cash(B)) == (15 + 12, 15 + 6)


def test_square_17_scores_a_point_for_two_parcels() -> None:
    """R32: rounded down."""
    scene = Staged().owns(A, "A1", "C1", "E1", "G1").building(A, "hotel", "H8").stands(A, "parcel-points")

    assert scene.resolve("parcel-points").points(A) == 2


def test_square_18_scores_a_point_for_two_of_firepower() -> None:
    """R32: rounded down."""
    scene = Staged().has(A, cowboys=4, revolvers=1).stands(A, "cowboy-points")

    assert scene.resolve("cowboy-points").points(A) == 2


def test_square_19_scores_a_point_for_each_building() -> None:
    """R32: houses, mountains and the reserve do not count."""
    scene = Staged().building(A, "hotel", "A1").building(A, "ranch", "C1").house("E1").mountain("G1")
    scene.owns(A, "E1", "G1").has(A, reserve=["mine"]).building(B, "hotel", "H8").stands(A, "estate-points")

    assert scene.resolve("estate-points").points(A) == 2


@pytest.mark.parametrize(("price", "most"), [(5, 3), (4, 3), (3, 5), (2, 7)])
def test_squares_20_to_23_sell_points(price: int, most: int) -> None:
    """R32: any number, as far as the cash goes."""
    square = f"buy-points-{price}"
    game = Staged().stands(A, square).resolve(square)
    assert game.refuses(A, most + 1)
    game.say(most)
    assert (game.points(A), game.cash(A)) == (most, 15 - most * price)

    assert Staged().stands(A, square).resolve(square).say(0).cash(A) == 15
    poor = Staged().has(A, cash=price - 1, cowboys=0).stands(A, square).resolve(square)
    assert (poor.over, poor.points(A), poor.cowboys(A)) == (True, 0, 0)


@pytest.mark.parametrize(("number", "open_"), [(1, {5, 4, 3, 2}), (2, {5, 4, 3}), (3, {5, 4}), (4, {5})])
def test_r37_the_round_marker_closes_the_cheap_points_first(number: int, open_: set[int]) -> None:
    """R37: it moves to the left over $2, $3 and $4, and what it has passed stays closed."""
    offered = Staged().round(number).placement(A, B).options()

    assert {price for price in (2, 3, 4, 5) if f"buy-points-{price}" in offered} == open_


def test_r13_the_automatic_squares_take_no_cowboys() -> None:
    """R13: squares 5 and 16; nor does a square without a building."""
    offered = Staged().shows("ranch").placement(A, B).options()

    assert not {"parcels", "estate-income", "build-4", "build-12"} & offered
    assert {"build-3", "wages", "one-road", "gambling"} <= offered
