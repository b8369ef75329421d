"""Single decisions of the computer player, whatever its dice say."""

from __future__ import annotations

import random

from engines.carson_city import GAME
from engines.core import Answer
from tests.engines.carson_city.town import A, B, C, Scene, Staged


def answers(scene: Scene) -> list[Answer]:
    """All that whoever is waited for may answer here."""
    seat, ask = next(iter(scene.pending.items()))
    given = [GAME.computer(scene.seen(seat), ask, random.Random(seed)) for seed in range(20)]
    return [answer for i, answer in enumerate(given) if answer not in given[:i]]


def test_builds_a_mine_where_most_mountains_are() -> None:
    staged = Staged().owns(A, "B2", "F6").mountain("A1", "B1", "E5").shows("mine").stands(A, "build-3")
    assert answers(staged.resolve("build-3")) == [["B2"]]


def test_puts_the_house_where_its_own_saloon_has_it_and_the_rivals_has_not() -> None:
    """Two places adjoin the rival's saloon too; of the places beside its own alone, all are as good."""
    staged = Staged().centre("D4").building(B, "saloon", "D5").owns(A, "D3").has(A, roads=5).shows("saloon")
    scene = staged.stands(A, "build-3").resolve("build-3").say("D3")
    assert all(answer in (["C2"], ["D2"], ["E2"], ["C3"], ["E3"]) for answer in answers(scene))


def test_leaves_a_building_that_is_worth_nothing_any_more() -> None:
    """In the last round what cannot be built is money lost."""
    staged = Staged().round(4).shows("ranch").stands(A, "build-3")
    assert answers(staged.resolve("build-3")) == [["leave"]]


def test_does_not_ask_a_rival_for_a_place_it_may_be_refused_again_and_again() -> None:
    """All that the road reaches is B's, so the saloon stays in the reserve."""
    staged = Staged().centre("D4").owns(A, "D3").owns(B, "C3", "E3", "C4", "E4", "C5", "D5", "E5")
    assert answers(staged.has(A, reserve=["saloon"]).reserves()) == [["done"]]


def test_buys_points_with_all_its_cash_in_the_end() -> None:
    staged = Staged().round(4).has(A, cash=43, person="banker-yellow").stands(A, "buy-points-5")
    assert answers(staged.resolve("buy-points-5")) == [8]


def test_waits_for_the_cheaper_points_it_is_sure_of() -> None:
    staged = Staged().has(A, cash=20, person="banker-yellow").stands(A, "buy-points-5", "buy-points-2")
    assert answers(staged.resolve("buy-points-5", "buy-points-2")) == [0]


def test_gives_up_what_makes_a_full_point_of_what_is_lost_anyhow() -> None:
    """Limit $20, cash $28, the last round: $2 more for a point is cheap."""
    staged = Staged().round(4).has(A, cash=28, person="sheriff-yellow").has(B, cash=0, person="banker-yellow")
    assert answers(staged.end_round()) == [{"more": 1}]


def test_lays_a_high_duel_tile_where_it_wins() -> None:
    """Eight points are at stake: 5 beats both tiles that B has left, 0 none of them."""
    staged = Staged(might_is_right=True).round(4).has(A, person="banker-yellow")
    for place in ("A1", "A3", "A5", "A7", "C1", "C3", "C5", "C7"):
        staged.building(A, "ranch" if place < "C3" else "mine", place)
    staged.hand(A, 0, 5, used=[1, 2, 3, 4]).hand(B, 2, 3, used=[0, 1, 4, 5])
    scene = staged.stands(A, "estate-points").stands(B, "estate-points").resolve("estate-points")
    assert answers(scene) == [["duel-0-5"]]


def test_keeps_a_high_duel_tile_where_nothing_helps() -> None:
    staged = Staged(might_is_right=True).hand(A, 0, 5, used=[1, 2, 3, 4]).hand(B, 2, 3, used=[0, 1, 4, 5])
    scene = staged.has(B, revolvers=9).stands(A, "gambling").stands(B, "gambling").resolve("gambling")
    assert answers(scene) == [["duel-0-0"]]


def test_robs_the_richest_building_that_nobody_can_defend() -> None:
    staged = Staged().round(4).centre("D4").house("E2").building(B, "saloon", "D3").building(B, "ranch", "H8")
    staged.has(A, cash=0, cowboys=1, person="banker-yellow").has(B, cowboys=0, person="mercenary-yellow")
    assert answers(staged.placement(A, B)) == [["D3"]]


def test_puts_the_white_cowboy_on_a_square_worth_it() -> None:
    """Points for $5 are worth most in the last round; the rival would win a duel for them, so the white one goes."""
    staged = Staged().round(4).has(A, cash=60, cowboys=1, person="sheriff-yellow", white=True)
    staged.has(B, cowboys=9, revolvers=9, person="banker-yellow")
    assert answers(staged.placement(A, B)) == [["white"]]


def test_locks_when_it_has_nothing_left_to_place() -> None:
    staged = Staged(3, quick_draw=True).has(A, cowboys=0).has(B, cowboys=0).has(C, cowboys=0)
    for seat in (A, B, C):
        staged.has(seat, person="banker-yellow")
    scene = staged.stands(A, "gambling", "wages").race(A, B, C)
    while scene.pending:
        assert answers(scene) in ([["lock"]], [["pass"]])
        scene.say("lock" if scene.topic == "race" else "pass")
    assert scene.at("gambling") == [A]


def test_names_the_type_that_pays_most() -> None:
    staged = Staged().centre("D4").building(A, "saloon", "D3").building(A, "ranch", "H8")
    assert answers(staged.has(A, person="grocer-yellow").resolve("estate-income")) == [["saloon"]]
