"""The rulings by number, as far as a position shows them: A17 to A31."""

from __future__ import annotations

import pytest

from engines.carson_city.cards import SQUARE
from engines.carson_city.duels import duel
from engines.carson_city.land import ROADS
from engines.carson_city.personalities import choose_personalities
from engines.carson_city.placing import place_cowboys
from engines.carson_city.scoring import standings
from engines.carson_city.state import Town
from engines.core import Seat, Table
from tests.engines.carson_city.town import A, B, C, Scene, Staged


def gamble(staged: Staged, dice: tuple[int, ...] = ()) -> Scene:
    """The duel at the gamble; its result is the winner."""
    return staged.rule(lambda table: duel(table, SQUARE["gambling"]), dice)


def test_a17_a_crossing_lies_between_river_parcels_only() -> None:
    """A17: the rim of a river parcel is one too; the bank is not."""
    assert {road.id for road in ROADS if road.crosses} == {
        *("C1-n", "C1-C2", "C2-C3", "C3-D3", "D3-D4", "D4-D5", "D5-E5", "E5-E6", "E6-E7", "E7-E8", "E8-s")
    }
    bank = Staged(river=True).road("D6-D7").has(A, roads=1).placement(A, B).say("road", "D7-E7")
    assert bank.player(A).roads == 0


def test_a17_a_bridge_is_touched_with_a_corner() -> None:
    """A17: of three houses two have a corner at an end of the bridge."""
    scene = Staged(river=True).road("E6-E7").house("F7", "D7", "F8").owns(A, "F7", "D7", "F8").has(A, cash=0)

    assert {row.seat: row.score for row in standings(scene.town)}[A] == 3 + 3 + 2


def test_a18_only_those_tied_for_the_most_are_compared() -> None:
    """A18: who is lower on the track and has less does not win; the lower row is what counts."""
    scene = Staged(3).order(C, B, A).stands(A, "gambling").stands(B, "gambling").stands(C, "gambling")

    assert gamble(scene, dice=(1, 5, 5)).result == B


def test_a18_attacks_too_go_by_the_lower_row() -> None:
    """A18, R20: a tie at a building."""
    for order, winner in (((A, B), A), ((B, A), B)):
        scene = Staged().order(*order).building(B, "hotel", "D4").stands(A, "D4").stands(B, "D4")
        assert scene.resolve("estate-income", dice=(4, 4)).cash(A) == 15 + (3 if winner == A else 0)


def test_a19_two_players_have_no_rule_of_their_own() -> None:
    """A19: all seven personalities and all squares are there."""
    assert len(Staged(2).people().options()) == 7
    assert Staged(2).placement().options() == Staged(4).placement().options()


def test_a20_with_an_empty_bag_squares_stay_empty() -> None:
    """A20: at the dear end; nobody stands there."""
    scene = Staged(red_coolie=True).shows("ranch", "mine", "bank", "bank", "saloon", "hotel", "church")
    rest = [tile.kind.id for tile in scene.town.bag]
    game = scene.has(B, reserve=rest).people().say((A, "coolie-red"), (A, "build-3"), (B, "mercenary-yellow"))
    assert game.display == ["mine", "bank", "bank", "saloon", "hotel", "church", None]

    placing = Staged().shows("ranch").placement(A, B)
    assert "build-12" not in placing.options()


def test_a21_what_is_open_to_all() -> None:
    """A21: cash, points and reserves are seen by a bystander; of the bag only how many are in it."""
    scene = Staged().has(B, cash=7, points=4, reserve=["bank"]).placement(A, B)
    view = scene.sight(None)

    assert (view.players[B].cash, view.players[B].points, view.players[B].tiles) == (7, 4, ["bank"])
    assert view.bag == len(scene.town.bag) == 29


def test_a22_the_red_coolie_builds_by_the_rules_and_before_the_next_choice() -> None:
    """A22: roads in hand, a house, and revolvers at once."""
    scene = Staged(red_coolie=True).centre("D4").owns(A, "D2", "H8").has(A, roads=1).shows("prison")
    game = scene.people().say("coolie-red", "build-3")
    assert game.options() == {"keep", "road", "D2"}

    game.say("D2", "C4", "shortest")
    assert (game.stands_on("D2"), game.stands_on("C4"), game.player(A).revolvers) == ("prison", "house", 2)
    assert game.who == [B]
    assert None not in game.display


def test_a22_to_decline_leaves_the_display_as_it_was() -> None:
    """A22: the $5 stay."""
    game = Staged(red_coolie=True).shows("ranch", None, "mine").people().say("coolie-red", "none")

    assert game.display == ["ranch", None, "mine", None, None, None, None]
    assert game.cash(A) == 20


def test_a23_a_package_that_goes_past_ten_is_not_offered() -> None:
    """A23: with nine only one."""
    assert Staged().has(A, cowboys=9).people().say("captain-yellow").options() == {"none", "1"}


def test_a24_a_church_may_be_guarded_for_nothing() -> None:
    """A24: its owner may stand there, and the cowboy is spent at square 16."""
    assert "D4" in Staged().building(A, "church", "D4").placement(A, B).options()
    assert "E4" in Staged().building(A, "church", "D4").building(A, "hotel", "E4").placement(A, B).options()

    after = Staged().building(A, "church", "D4").stands(A, "D4").resolve("estate-income")
    assert (after.over, after.at("D4"), after.cowboys(A)) == (True, [], 3)


def test_a24_what_earns_nothing_is_attacked_like_any() -> None:
    """A24: a mine without mountains is fought over for $0."""
    assert "D4" in Staged().building(B, "mine", "D4").placement(A, B).options()

    scene = Staged().building(B, "mine", "D4").stands(A, "D4").stands(B, "D4").resolve("estate-income", dice=(6, 1))
    assert (scene.cash(A), scene.cash(B)) == (15, 15)
    assert (scene.cowboys(A), scene.cowboys(B)) == (3, 4)


def test_a25_the_bag_fills_from_the_cheapest_square_up() -> None:
    """A25: after the slide the first one drawn lies cheapest."""
    scene = Staged().shows(None, "ranch", None, "mine").next_buildings("bank", "hotel", "church")
    after = scene.has(A, cash=0).has(B, cash=0).end_round()

    assert after.display[:5] == ["ranch", "mine", "bank", "hotel", "church"]


def test_a26_consent_comes_before_anything_is_laid() -> None:
    """A26: refused with no other place left, the building is kept and no road was laid."""
    scene = Staged().centre("D4").owns(A, "D2").owns(B, "E5").has(A, roads=1).shows("bank").stands(A, "build-3")
    scene.mountain("C3", "D3", "E3", "C4", "E4", "C5", "D5").mountain("C2", "E2").mountain("C1", "D1")
    game = scene.resolve("build-3").say("D2")
    assert game.parcels() == {"E5"}
    game.say("E5")
    assert game.who == [B]
    assert len(game.town.land.roads) == 4
    assert game.stands_on("D2") is None
    game.say("no")
    assert game.over
    assert game.reserve(A) == ["bank"]
    assert (game.player(A).roads, len(game.town.land.roads)) == (1, 4)
    assert game.cash(A) == 12


def test_a27_the_red_sheriff_is_consoled_once_a_duel() -> None:
    """A27: against two rivals it is one lost duel."""
    scene = Staged(3).has(A, person="sheriff-red").stands(A, "gambling").stands(B, "gambling").stands(C, "gambling")

    assert gamble(scene, dice=(1, 6, 2)).points(A) == 3


def test_a27_the_red_sheriff_is_not_consoled_without_a_duel() -> None:
    """A27: not for a building robbed that nobody defends."""
    scene = Staged().has(A, person="sheriff-red").building(A, "hotel", "D4").stands(B, "D4").resolve("estate-income")

    assert (scene.points(A), scene.cash(A)) == (0, 15 + 3)


def test_a28_new_houses_and_buildings_count_in_the_same_round() -> None:
    """A28: a saloon built at square 12 pays at square 16, with the house that came with it."""
    scene = Staged().centre("D4").owns(A, "D3").shows("saloon").stands(A, "build-3")
    after = scene.resolve("build-3", "estate-income").say("D3", "C3")

    assert after.cash(A) == 15 - 3 + 2 * 5


def test_a28_a_building_put_up_on_pick_can_be_attacked() -> None:
    """A28: it stands when cowboys are placed."""

    async def rule(table: Table[Town]) -> None:
        await choose_personalities(table)
        await place_cowboys(table)

    scene = Staged(red_coolie=True).owns(A, "H8").shows("ranch")
    game = scene.rule(rule).say((A, "coolie-red"), (A, "build-3"), (A, "H8"), (B, "sheriff-yellow"))

    assert (game.who, game.topic) == ([B], "place")
    assert "H8" in game.options()


# Might is Right


def test_a29_a_refill_takes_three_of_all_six() -> None:
    """A29: of those played since and of those that had stayed in the pile; the others stay, hidden."""
    scene = Staged(might_is_right=True).hand(A, 5, used=(4, 3), covered=(0, 1, 2))
    after = gamble(scene.stands(A, "gambling").stands(B, "gambling")).say((A, "duel-0-5"), (B, "duel-1-0"))

    player = after.player(A)
    assert (len(player.hand), len(player.covered), player.used) == (3, 3, [])
    assert sorted(tile.value for tile in (*player.hand, *player.covered)) == [0, 1, 2, 3, 4, 5]
    rival = after.sight(B).players[A]
    assert (rival.hand, rival.used, rival.tiles_to_play, rival.covered) == (None, [], 3, 3)


def test_a29_nobody_gets_tiles_back_at_the_end_of_a_round() -> None:
    """A29: hand and used pile last."""
    scene = Staged(might_is_right=True).hand(A, 5, 4, used=(3, 2, 1, 0)).has(A, cash=0).has(B, cash=0)
    after = scene.end_round()

    assert [tile.value for tile in after.player(A).hand] == [5, 4]
    assert after.sight(B).players[A].used == [3, 2, 1, 0]


# Quick-draw


def test_a30_the_rules_of_placement_hold_at_every_step() -> None:
    """A30: one cowboy a duel spot, none beside the white one, none on churches."""
    scene = Staged(quick_draw=True).building(B, "church", "D4").has(A, person="sheriff-yellow", white=True)
    game = scene.race(A, B).say((A, "gambling"), (A, "white-ammunition"))

    assert not {"gambling", "D4"} & game.options(A)
    assert not {"ammunition"} & game.options(B)
    assert "gambling" in game.options(B)
    assert not {"white-gambling", "white-three-roads"} & game.options(A)


def test_a30_a_first_player_who_passes_opens_the_race_too() -> None:
    """A30: the pass took the first slot."""
    game = Staged(3, quick_draw=True).race(A, B, C).say((A, "pass"))

    assert game.who == [B, C]
    assert game.town.lower == [A]


def test_a30_a_cowboy_can_be_lifted_and_placed_anew() -> None:
    """A30: until its player locks; the white one too."""
    scene = Staged(quick_draw=True).has(A, person="sheriff-yellow", white=True)
    game = scene.race(A, B).say((A, "gambling"), (A, "lift-gambling"), (A, "wages"), (A, "white-ammunition"))
    assert (game.cowboys(A), game.at("gambling"), game.at("wages")) == (2, [], [A])
    assert "ammunition" not in game.options(B)

    game.say((A, "lift-ammunition"))
    assert game.player(A).white
    assert "ammunition" in game.options(B)
    game.say((A, "lock"))
    assert game.who == [B]


def test_a30_the_cowboy_that_opened_the_race_can_be_lifted_too() -> None:
    """A30: also before sealed layouts, where it stands in the open; a layout on the same square is lifted first."""
    scene = Staged(quick_draw=True, sealed_layouts=True)
    game = scene.race(A, B).say((A, "wages"), (A, "wages"), (A, "lift-wages"))
    assert (game.at("wages"), game.cowboys(A), game.sight(A).layout) == ([A], 2, [])

    game.say((A, "lift-wages"))
    assert (game.at("wages"), game.cowboys(A)) == ([], 3)
    assert "lift-wages" not in game.options(A)


@pytest.mark.parametrize(("first", "second"), [(A, B), (B, A)])
def test_a30_a_red_sheriff_who_came_later_is_sent_home(first: Seat, second: Seat) -> None:
    """A30: in sealed layouts the earlier edit stands; where he came first both stand."""
    scene = Staged(3, quick_draw=True, sealed_layouts=True).has(A, person="sheriff-red")
    game = scene.race(C, A, B).say((C, "pass"), (first, "gambling"), (second, "gambling"), (A, "lock"), (B, "lock"))

    assert game.at("gambling") == ([A, B] if first == A else [B])
    assert game.cowboys(A) == (2 if first == A else 3)


def test_a31_all_decide_at_once_what_they_give_up() -> None:
    """A31: nobody sees what another chose before all have."""
    game = Staged(3).has(B, person="banker-red").end_round()

    assert game.who == [A, B, C]
    game.say((C, {"more": 1}))
    assert game.cash(C) == 15
    assert game.fields(B) == {"package", "more"}
    game.say((B, {"package": "3", "more": 0}), (A, {"more": 0}))
    assert [game.points(seat) for seat in (A, B, C)] == [0, 3, 1]


def test_r46_a_white_clash_goes_to_the_earlier_edit() -> None:
    """R46: in sealed layouts; the white one or the other comes home when they open."""
    for white_first in (True, False):
        scene = Staged(3, quick_draw=True, sealed_layouts=True).has(A, person="sheriff-yellow", white=True)
        edits = [(A, "white-gambling"), (B, "gambling")]
        game = scene.race(C, A, B).say((C, "pass"), *(edits if white_first else reversed(edits)))
        game.say((A, "lock"), (B, "lock"))
        assert game.at("gambling") == ([A] if white_first else [B])
        assert (game.player(A).white, game.cowboys(B)) == ((False, 3) if white_first else (True, 2))


def test_r46_locking_is_passing() -> None:
    """R45, R46: who locks first is first on the lower row."""
    game = Staged(3, quick_draw=True).race(A, B, C).say((A, "gambling"), (C, "lock"), (A, "lock"))
    assert game.who == [B]
    game.say((B, "gambling"), (B, "wages"), (B, "lock"))

    assert game.over
    assert game.town.lower == [C, A, B]
