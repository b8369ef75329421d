"""The rulings by number, as far as a position shows them: A1 to A16."""

from __future__ import annotations

import pytest

from engines.carson_city.building import build_from_reserves
from engines.carson_city.cards import SQUARE
from engines.carson_city.roads import last_roads
from engines.carson_city.round_end import end_round
from engines.carson_city.scoring import standings
from engines.carson_city.squares import resolve
from engines.carson_city.state import Options, Town
from engines.core import Pick, Table
from tests.engines.carson_city.town import A, B, C, D, Staged

RING = ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5")  # around row 4, column 4


def test_a1_the_red_coolie_gains_five_dollars() -> None:
    """A1: unless the table agreed on the other reading."""
    assert Options().red_coolie_cash == "gain"
    assert Staged(red_coolie=True).shows("ranch").people().say("coolie-red").cash(A) == 20


def test_a2_incomes_have_no_cap() -> None:
    """A2: a saloon among eight houses earns $40."""
    assert not Options().income_cap
    assert Staged().building(A, "saloon", "D4").house(*RING).resolve("estate-income").cash(A) == 15 + 40


def test_a3_a_prison_attacked_takes_nothing_but_is_fought_over() -> None:
    """A3: the red Sheriff who loses it has his consolation."""
    scene = Staged().building(A, "prison", "D4").has(A, person="sheriff-red").stands(A, "D4").stands(B, "D4")
    after = scene.resolve("estate-income", dice=(1, 6))

    assert (after.cash(A), after.cash(B), after.points(A)) == (15, 15, 3)


def test_a4_a_building_bought_at_the_last_square_can_be_built_in_the_same_round() -> None:
    """A4: the window comes right after square 12."""
    game = Staged().owns(A, "A1").shows("ranch").stands(A, "build-3").actions().say("keep")

    assert game.topic == "reserve"
    game.say("ranch-A1")
    assert game.stands_on("A1") == "ranch"


def test_a5_the_lowest_of_all_in_any_duel_fixes_the_order_of_all() -> None:
    """A5: also when that player is in one duel only; not who stands alone."""
    scene = (
        Staged(4).order(D, C, A, B).stands(A, "C3", "F6").stands(B, "C3", "F6", "A8").stands(C, "A8").stands(D, "H1")
    )
    game = scene.resolve("parcels", dice=(6, 1, 1, 6, 1, 6))

    assert game.who == [C]
    assert game.topic == "parcels"
    assert game.refuses(C, ["A8", "C3"])
    game.say((C, ["A8", "F6", "C3"]), (C, "A8"), (B, "F6"), (B, "C3"), (D, "H1"))
    assert [game.owner(parcel) for parcel in ("A8", "F6", "C3", "H1")] == [C, B, B, D]


def test_a5_nobody_is_asked_where_nobody_is_in_two_duels() -> None:
    """A5: then they go row by row."""
    scene = Staged(4).stands(A, "F6").stands(B, "F6").stands(C, "C3").stands(D, "C3")
    game = scene.resolve("parcels", dice=(6, 1, 1, 6))

    assert game.who == [C]
    assert game.options() == {"none", "C3"}
    game.say("C3", "F6")
    assert (game.owner("C3"), game.owner("F6")) == (C, B)


def test_a5_the_order_of_attacks_is_chosen_before_the_first_roll() -> None:
    """A5: a duel lost makes its loser stronger in the next, so the order matters."""
    scene = Staged().order(B, A).building(B, "hotel", "C3", "F6").stands(A, "C3", "F6").stands(B, "C3", "F6")
    game = scene.resolve("estate-income", dice=(3, 3, 3, 3))

    assert (game.who, game.topic) == ([B], "attacks")
    assert game.cowboys(A) == game.cowboys(B) == 3
    game.say((B, ["F6", "C3"]))  # a tie goes to B, then A has four against three
    assert (game.paid("F6"), game.paid("C3")) == (6, 0)
    assert (game.cash(A), game.cash(B)) == (15 + 3, 15 + 9)


def test_a6_the_white_cowboy_is_firepower_and_beyond_the_ten() -> None:
    """A6: he counts one while he waits, and comes to ten others."""
    scene = Staged().has(A, cowboys=10).people().say("sheriff-yellow")

    assert scene.town.firepower(A) == 11
    assert scene.cowboys(A) == 10


def test_a6_the_white_cowboy_goes_where_no_cowboy_stands() -> None:
    """A6: not on an own building that is attacked, nor beside an own cowboy on a shared square."""
    scene = Staged().building(A, "hotel", "C4", "F4").stands(B, "C4").stands(A, "one-road")
    game = scene.has(A, person="sheriff-yellow", white=True).placement(A, B).say("white")

    assert not {"C4", "one-road"} & game.options()
    assert {"F4", "wages"} <= game.options()


def test_a6_the_white_cowboy_acts_like_any_and_is_spent() -> None:
    """A6: he buys a parcel, and is back in no reserve."""
    scene = Staged().stands(A, "G7", white=True).resolve("parcels").say("G7")

    assert scene.owner("G7") == A
    assert scene.cowboys(A) == 3
    assert not scene.player(A).white


def test_a7_roads_can_be_laid_in_turns_of_placement() -> None:
    """A7: any number, besides the cowboy or the pass."""
    game = Staged().centre("D4").has(A, roads=2).placement(A, B)
    game.say("road", "C3-D3", "road", "C2-D2")
    assert game.who == [A]
    assert "road" not in game.options()
    game.say("wages")
    assert game.who == [B]
    assert "road" not in game.options()
    assert len(game.town.land.roads) == 6


def test_a7_roads_can_be_laid_when_one_builds() -> None:
    """A7: at a build square, where a house is due, from the reserve, and when the red Coolie takes a building."""
    at_a_square = Staged().centre("D4").has(A, roads=1).shows("ranch").stands(A, "build-3").resolve("build-3")
    assert "road" in at_a_square.options()
    at_a_square.say("road", "back")
    assert at_a_square.player(A).roads == 1

    reserve = Staged().centre("D4").owns(A, "H8").has(A, roads=1, reserve=["ranch"]).reserves()
    assert "road" in reserve.options()

    coolie = Staged(red_coolie=True).centre("D4").has(A, roads=1).shows("ranch").people()
    assert "road" in coolie.say("coolie-red", "build-3").options()


def test_a7_last_roads_are_laid_by_the_lower_row() -> None:
    """A7: one after the other, each until done or until no bridge can be made. One is one road away."""
    staged = Staged(3, river=True).order(B, C, A).centre("B4").has(A, roads=3).has(B, roads=4).has(C, roads=2)
    game = staged.rule(last_roads)

    assert (game.who, game.topic) == ([B], "last-road")
    game.say("A3-B3", "done")
    assert game.who == [A]
    game.say("C3-C4")
    ask = game.pending[A]
    assert isinstance(ask, Pick)
    assert {option.id for option in ask.options if option.help} == {"C3-D3", "D3-D4"}  # bridges, which take two
    game.say("C3-D3")
    assert game.over


def test_a8_a_rival_may_refuse_a_house_and_does_by_silence() -> None:
    """A8: the owner is asked; the mild answer is no, and another place is chosen."""
    scene = Staged().centre("D4").owns(A, "D3").owns(B, "E4").shows("bank").stands(A, "build-3")
    game = scene.resolve("build-3").say("D3", "E4")

    assert (game.who, game.topic) == ([B], "house-allow")
    assert game.pending[B].default == ["no"]
    assert game.pending[B].wait == "window"
    game.say("no")
    assert game.who == [A]
    assert "E4" not in game.options()
    game.say("C4")
    assert (game.stands_on("E4"), game.stands_on("C4")) == (None, "house")

    willing = Staged().centre("D4").owns(A, "D3").owns(B, "E4").shows("bank").stands(A, "build-3")
    after = willing.resolve("build-3").say("D3", "E4", (B, "yes"))
    assert after.stands_on("E4") == "house"
    assert after.owner("E4") == B


def test_a9_the_house_goes_to_another_parcel_than_the_building() -> None:
    """A9."""
    game = Staged().centre("D4").owns(A, "D3").shows("bank").stands(A, "build-3").resolve("build-3").say("D3")

    assert "D3" not in game.options()


def test_a9_roads_that_run_short_go_by_the_lower_row() -> None:
    """A9: who comes first takes all that is due; the last gets what is left."""
    scene = Staged(3).order(C, B, A).centre("D4").has(A, roads=8).has(B, roads=10)
    scene.stands(A, "one-road").stands(B, "one-road", "one-road").stands(C, "one-road", "one-road")
    after = scene.resolve("one-road")
    assert [after.player(seat).roads for seat in (C, B, A)] == [2, 11, 8]
    assert after.town.roads_left() == 0

    three = Staged().centre("D4").has(B, roads=19).stands(A, "three-roads").resolve("three-roads")
    assert three.player(A).roads == 2


def test_a10_the_guard_of_a_building_that_a_church_saved_is_spent() -> None:
    """A10: like any guard whom nobody challenged (R30)."""

    async def rule(table: Table[Town]) -> None:
        await build_from_reserves(table)
        await resolve(table, SQUARE["estate-income"])

    scene = Staged().centre("D4").building(B, "bank", "D3").owns(B, "C4").stands(A, "D3").stands(B, "D3")
    after = scene.has(B, reserve=["church"]).rule(rule).say((B, "church-C4"), (B, "E5"))
    assert after.over
    assert after.at("D3") == []
    assert (after.cowboys(A), after.cowboys(B)) == (4, 3)


def test_a11_the_grocer_names_a_kind_before_any_attack() -> None:
    """A11: when square 16 begins, while the attackers still stand; whether to take the $8 was settled on pick."""
    scene = Staged().building(A, "hotel", "C4").building(A, "ranch", "F4").has(A, person="grocer-yellow")
    game = scene.stands(B, "C4").stands(A, "C4").resolve("estate-income", dice=(6, 1))

    assert (game.who, game.topic) == ([A], "grocer")
    assert game.at("C4") == [B, A]
    assert {"hotel", "ranch"} <= game.options()

    picked = Staged().people().say("grocer-yellow")
    assert (picked.who, picked.options()) == ([A], {"cash", "later"})
    for person in ("grocer", "settler"):
        red = Staged(**{f"red_{person}": True}).people().say(f"{person}-red")
        assert (red.who, red.options()) == ([A], {"cash", "later"})


def test_a12_one_package_at_most() -> None:
    """A12: after it the next player is asked; nothing that cannot be paid is offered."""
    assert Staged().people().say("captain-yellow", "1").who == [B]
    assert Staged().has(A, cash=3).people().say("captain-yellow").options() == {"none", "1"}
    assert Staged().has(A, cash=0).people().say("captain-yellow").who == [B]
    banker = Staged().has(A, person="banker-red", cash=14).has(B, cash=0).end_round()
    assert banker.picks(A, "package") == {"none", "3", "5"}


def test_a13_a_free_parcel_is_empty_land_whoever_owns_it() -> None:
    """A13: cowboys do not matter, houses do, and beyond the rim is nothing."""
    scene = Staged().building(A, "ranch", "A1").owns(B, "A2").stands(B, "B1").house("B2")

    assert scene.resolve("estate-income").cash(A) == 15 + 2


def test_a14_undisputed_parcels_are_bought_after_the_duels_in_any_order() -> None:
    """A14: as far as the cash goes; a cowboy whose parcel cannot be paid is lost."""
    scene = Staged().mountain("A2", "B2").stands(A, "A1", "H8", "D4").stands(B, "D4").has(A, cash=4, cowboys=0)
    game = scene.resolve("parcels", dice=(6, 1)).say((A, "D4"))

    assert (game.owner("D4"), game.cash(A)) == (A, 3)
    assert {"A1", "H8"} <= game.options()
    game.say("H8")
    assert game.over  # $2 are left, and the last one costs $3
    assert (game.cash(A), game.owner("A1")) == (2, None)
    assert (game.at("A1"), game.cowboys(A)) == ([], 0)


def test_a14_who_wins_a_parcel_and_will_not_pay_loses_the_cowboy() -> None:
    """A14: nobody gets it this round."""
    scene = Staged().stands(A, "D4").stands(B, "D4").resolve("parcels", dice=(6, 1)).say((A, "none"))

    assert scene.over
    assert scene.owner("D4") is None
    assert (scene.cowboys(A), scene.cowboys(B)) == (3, 4)


def test_a14_without_property_tiles_no_parcel_is_offered() -> None:
    """A14: neither to a cowboy nor to the yellow Settler; with fewer tiles than cowboys one buys until they run out."""
    twelve = [f"{letter}{row}" for letter in "ABCDEF" for row in (1, 2)]
    placing = Staged().owns(A, *twelve).placement(A, B)
    assert placing.parcels(A) == set()
    assert "wages" in placing.options()

    assert Staged().owns(A, *twelve).people().say("settler-yellow").who == [B]

    buying = Staged().owns(A, *twelve[1:]).stands(A, "H7", "H8").resolve("parcels")
    assert "all" not in buying.options()
    buying.say("H7")
    assert buying.over
    assert buying.owner("H8") is None


def test_a15_what_has_no_place_goes_to_the_reserve_and_counts_for_nothing() -> None:
    """A15: no ranch there for a drugstore, no point at square 19 nor at the end; and no limit."""
    scene = Staged().building(A, "drugstore", "D4").has(A, reserve=["ranch", "ranch", "mine", "hotel", "church"])
    after = scene.stands(A, "estate-points").resolve("estate-income", "estate-points")
    assert (after.cash(A), after.points(A)) == (15, 1)
    assert {row.seat: row.score for row in standings(scene.has(A, cash=0).town)}[A] == 2

    coolie = Staged(red_coolie=True).shows("bank").people().say("coolie-red", "build-3")
    assert (coolie.who, coolie.reserve(A)) == ([B], ["bank"])


def test_a16_the_limit_comes_before_the_last_dollars_score() -> None:
    """A16: of $41 with a limit of $20 two points are had for $21, and three for the rest."""

    async def rule(table: Table[Town]) -> int:
        await end_round(table)
        return {row.seat: row.score for row in standings(table.state)}[A]

    scene = Staged().round(4).has(A, cash=41, person="mercenary-yellow").has(B, cash=0, person="banker-yellow")
    assert scene.rule(rule).say((A, {"more": 0})).result == 2 + 3


@pytest.mark.parametrize(("package", "left", "points"), [("none", 60, 0), ("5", 53, 5)])
def test_a16_the_red_banker_buys_before_the_limit(package: str, left: int, points: int) -> None:
    """A16: what is paid is not lost."""
    scene = Staged().has(A, cash=65, person="banker-red").has(B, cash=0).end_round()
    scene.say((A, {"package": package, "more": 0}))

    assert (scene.cash(A), scene.points(A)) == (left, points)


def test_a16_what_the_red_banker_spends_cannot_be_given_up_too() -> None:
    """A16: of $15 a point can be had for $10, but not beside a package for $12."""
    game = Staged().has(A, person="banker-red", cash=15).has(B, cash=0).end_round()

    assert game.refuses(A, {"package": "5", "more": 1})
    game.say((A, {"package": "3", "more": 1}))
    assert (game.cash(A), game.points(A)) == (2, 4)
