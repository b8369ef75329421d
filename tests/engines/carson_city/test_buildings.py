"""Every kind of building: what it earns, what it needs, what it brings (p.4, p.6)."""

from __future__ import annotations

import pytest

from engines.carson_city.cards import KINDS, TILES
from tests.engines.carson_city.town import A, B, C, Staged

HOUSED = ("drugstore", "bank", "saloon", "hotel", "church", "prison")


def earned(scene: Staged, parcel: str = "D4") -> int:
    """What the building there pays its owner."""
    return scene.resolve("estate-income").paid(parcel)


def test_r3_thirty_buildings() -> None:
    """R3: six ranches and mines, four drugstores and banks, three saloons and hotels, two churches and prisons."""
    assert [kind.count for kind in KINDS] == [6, 6, 4, 4, 3, 3, 2, 2]
    assert len(TILES) == 30


def test_a_ranch_earns_by_free_parcels_whoever_owns_them() -> None:
    """R34: owned or not; two ranches share them; a building, a house and a mountain are not free."""
    scene = Staged().building(A, "ranch", "D4").owns(B, "C3").owns(A, "D3").building(B, "hotel", "E5")
    assert earned(scene) == 7

    shared = Staged().building(A, "ranch", "D4").building(B, "ranch", "E4").resolve("estate-income")
    assert (shared.paid("D4"), shared.paid("E4")) == (7, 7)


def test_a_mine_earns_three_dollars_for_each_mountain() -> None:
    """R34: unowned or own; two mines share one; without any it earns nothing."""
    scene = Staged().building(A, "mine", "D4").mountain("C3", "D3", "E3").owns(A, "C3").owns(B, "E3")
    assert earned(scene) == 6
    assert earned(Staged().building(A, "mine", "D4")) == 0

    shared = Staged().building(A, "mine", "D4").building(B, "mine", "F4").mountain("E4").resolve("estate-income")
    assert (shared.paid("D4"), shared.paid("F4")) == (3, 3)


def test_a_drugstore_earns_by_houses_and_by_ranches_anywhere() -> None:
    """R34: $3 each; a rival's ranch nothing; an own church and hotel beside it count as houses (R33)."""
    scene = (
        Staged().building(A, "drugstore", "D4").house("C3").building(A, "ranch", "H8", "H7").building(B, "ranch", "H1")
    )
    assert earned(scene) == 9
    assert earned(Staged().building(A, "drugstore", "D4").building(A, "church", "E4").building(A, "hotel", "E5")) == 9
    assert earned(Staged().building(A, "drugstore", "D4").building(A, "mine", "E4")) == 0


def test_a_bank_earns_by_houses_and_by_mines_anywhere() -> None:
    """R34: $3 each; a ranch counts only beside it, a mine once wherever it is."""
    scene = Staged().building(A, "bank", "D4").house("C3").building(A, "mine", "H8", "E4").building(B, "mine", "H1")
    assert earned(scene) == 9
    assert earned(Staged().building(A, "bank", "D4").building(A, "ranch", "H8")) == 0
    assert earned(Staged().building(A, "bank", "D4").building(A, "ranch", "E4")) == 3


def test_a_saloon_earns_five_dollars_for_each_house() -> None:
    """R34: an own ranch, church and hotel beside it count 1, 1 and 2 (R33); mines and prisons nothing."""
    scene = Staged().building(A, "saloon", "D4").house("C3").building(A, "ranch", "D3").building(A, "church", "E3")
    scene.building(A, "hotel", "C4").building(A, "mine", "E4").building(A, "prison", "C5")
    assert earned(scene) == 5 * (1 + 1 + 1 + 2)
    assert earned(Staged().building(A, "saloon", "D4")) == 0


def test_r33_what_rivals_own_beside_it_gives_nothing() -> None:
    """R33, R35: a rival's house, ranch, church and hotel."""
    scene = Staged().building(A, "saloon", "D4").house("C3").owns(B, "C3").building(B, "ranch", "D3")
    scene.building(B, "church", "E3").building(B, "hotel", "C4").house("E5")

    assert earned(scene) == 5


def test_a_hotel_earns_six_dollars() -> None:
    """R34: with or without houses."""
    assert earned(Staged().building(A, "hotel", "D4").house("C3", "D3")) == 6


def test_a_church_earns_nothing() -> None:
    """R34: also among houses."""
    assert earned(Staged().building(A, "church", "D4").house("C3", "D3")) == 0


def test_a_prison_earns_nothing() -> None:
    """R34: also among houses."""
    assert earned(Staged().building(A, "prison", "D4").house("C3", "D3")) == 0


# What they need


@pytest.mark.parametrize("kind", ["ranch", "mine"])
def test_r24_ranches_and_mines_need_no_road(kind: str) -> None:
    """R24: anywhere on an own empty parcel; they bring no house and a revolver (R25, R26)."""
    game = Staged().centre("D4").owns(A, "H8").shows(kind).stands(A, "build-3").resolve("build-3")
    assert game.parcels() == {"H8"}
    game.say("H8")
    assert game.stands_on("H8") == kind
    assert len(game.town.land.houses) == 1
    assert game.player(A).revolvers == 1


@pytest.mark.parametrize("kind", HOUSED)
def test_r25_the_others_need_a_road_and_bring_a_house(kind: str) -> None:
    """R24, R25: of an own reached and an own far parcel only the first is offered; a house comes with it."""
    game = Staged().centre("D4").owns(A, "D3", "H8").shows(kind).stands(A, "build-3").resolve("build-3")
    assert game.parcels() == {"D3"}
    game.say("D3")
    assert game.topic == "house"
    assert game.parcels() == {"C3", "E3", "C4", "E4", "C5", "D5", "E5"}  # reached, and neither centre nor site
    game.say("C3")
    assert (game.stands_on("D3"), game.stands_on("C3")) == (kind, "house")
    assert game.owner("C3") is None
    assert game.player(A).revolvers == (2 if kind == "prison" else 0)


def test_r24_own_roads_may_be_laid_first() -> None:
    """R24: with two roads a parcel two away is offered; the shortest way, or one's own, is laid with the building."""
    scene = Staged().centre("D4").owns(A, "D1").has(A, roads=2).shows("hotel").stands(A, "build-3")
    game = scene.resolve("build-3").say("D1", "D3")
    assert game.topic == "roads-to"
    game.say("shortest")
    assert game.stands_on("D1") == "hotel"
    assert game.player(A).roads == 0
    assert len(game.town.land.roads) == 6

    with_one = Staged().centre("D4").owns(A, "D1").has(A, roads=1).shows("hotel").stands(A, "build-3")
    assert with_one.resolve("build-3").parcels() == set()


def test_r24_a_new_road_touches_an_old_one() -> None:
    """R24: of the edges around, those at a crossing that a road touches."""
    game = Staged().centre("D4").has(A, roads=1).placement(A, B).say("road")
    roads = game.options() - {"back"}

    assert len(roads) == 8  # two more at each of the four corners
    assert {"C3-D3", "C3-C4"} <= roads
    assert "C2-D2" not in roads


def test_r26_nothing_is_built_on_mountains_houses_or_buildings() -> None:
    """R23, R26: of four own parcels only the empty one is offered, for a ranch too."""
    scene = Staged().centre("D4").mountain("C3").house("D3").owns(A, "C3", "D3", "E3").building(A, "hotel", "E4")

    assert scene.shows("ranch").stands(A, "build-3").resolve("build-3").parcels() == {"E3"}


def test_r25_the_house_goes_to_an_empty_parcel() -> None:
    """R25: not on a mountain, a house or a building; an own parcel is as good as nobody's."""
    scene = Staged().centre("D4").mountain("C3").house("E3").owns(A, "D3", "C4").building(A, "hotel", "E4")
    game = scene.shows("bank").stands(A, "build-3").resolve("build-3").say("D3")

    assert game.parcels() == {"C4", "C5", "D5", "E5"}


def test_r25_without_a_place_for_its_house_it_cannot_be_built() -> None:
    """R25: it can only be kept."""
    scene = Staged().centre("D4").owns(A, "D3").mountain("C3", "E3", "C4", "E4", "C5", "D5", "E5")
    game = scene.shows("bank").stands(A, "build-3").resolve("build-3")

    assert game.options() == {"keep", "leave"}


# The reserve, and churches


def test_r27_reserves_are_built_one_player_after_the_other() -> None:
    """R27: by the lower row, any number, at no cost."""
    scene = Staged().order(B, A).owns(A, "A1", "A8").owns(B, "H8").has(A, reserve=["ranch", "mine"], cash=0)
    game = scene.has(B, reserve=["ranch"]).reserves()

    assert game.who == [B]
    game.say("done")
    assert game.who == [A]
    game.say("ranch-A1", "mine-A8")
    assert game.over
    assert (game.stands_on("A1"), game.stands_on("A8"), game.stands_on("H8")) == ("ranch", "mine", None)
    assert (game.cash(A), game.player(A).revolvers) == (0, 2)
    assert game.reserve(B) == ["ranch"]


def test_a8_a_rival_who_refused_is_not_asked_again_while_one_builds() -> None:
    """A8: what was refused is no place any more, so the saloon can only stay in the reserve."""
    scene = Staged().centre("D4").owns(A, "D3").owns(B, "C3", "E3", "C4", "E4", "C5", "D5", "E5")
    scene.mountain("C3", "E3", "C4", "E4", "C5", "E5")
    game = scene.has(A, reserve=["saloon"], roads=0).reserves()

    game.say("saloon-D3", "D5")
    assert (game.who, game.topic) == ([B], "house-allow")
    game.say("no")
    assert game.over
    assert game.reserve(A) == ["saloon"]


def test_r27_nothing_is_built_from_a_reserve_between_the_build_squares() -> None:
    """R27: at square 7 only the building bought there is put on the map."""
    scene = Staged().owns(A, "A1").has(A, reserve=["mine"]).shows(*[None] * 5, "ranch").stands(A, "build-10")
    game = scene.resolve("build-10", "build-3")

    assert game.options() == {"keep", "leave", "A1"}
    game.say("A1")
    assert (game.over, game.stands_on("A1")) == (True, "ranch")


def test_r31_a_church_sends_all_attackers_home_and_spends_the_guard() -> None:
    """R31: only from buildings that touch it; the guard stays, and is spent at square 16 (A10)."""
    scene = Staged(3).centre("D4").building(B, "bank", "D3").building(B, "hotel", "H8").building(C, "hotel", "C5")
    scene.owns(B, "C4").stands(A, "D3", "H8", "C5").stands(B, "D3").stands(C, "D3").shows("church")
    for seat in (A, B, C):
        scene.has(seat, cowboys=0)
    game = scene.stands(B, "build-3").resolve("build-3", "estate-income").say((B, "C4"), (B, "E5"))

    assert game.over
    assert [game.cowboys(seat) for seat in (A, B, C)] == [1, 0, 1]
    assert game.cash(B) == 15 - 3 + 2 * 3 + 3  # the bank in full, half of the far hotel
    assert game.cash(A) == 15 + 3 + 3  # halves of both hotels
