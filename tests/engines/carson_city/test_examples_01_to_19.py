"""The worked examples by number: prices, incomes, attacks."""

from __future__ import annotations

from tests.engines.carson_city.town import A, B, C, Staged

RING = ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5")  # around row 4, column 4


def test_e01_an_empty_parcel_in_the_wild_costs_a_dollar() -> None:
    """E01: nothing stands on the parcel or around it."""
    scene = Staged().stands(A, "G7").resolve("parcels").say("G7")

    assert scene.cash(A) == 14
    assert scene.owner("G7") == A


def test_e02_what_stands_on_a_parcel_and_beside_it_counts() -> None:
    """E02: a mountain on it and a house beside it make it $3."""
    scene = Staged().mountain("D4").house("E4").stands(A, "D4").resolve("parcels").say("D4")

    assert scene.cash(A) == 12
    assert scene.stands_on("D4") == "mountain"


def test_e03_a_hotel_is_one_building_for_prices() -> None:
    """E03: a hotel and a ranch beside it make it $3; two houses, two saloons and a mountain $6."""
    quiet = Staged().building(B, "hotel", "C4").building(B, "ranch", "E5").stands(A, "D4").resolve("parcels")
    assert quiet.say("D4").cash(A) == 12

    crowded = Staged().house("D4", "C3").building(B, "saloon", "E3", "E5").mountain("C5").stands(A, "D4")
    assert crowded.resolve("parcels").say("D4").cash(A) == 9


def test_e04_a_ranch_earns_a_dollar_for_each_free_parcel() -> None:
    """E04: a house and a mountain take two of the eight."""
    scene = Staged().building(A, "ranch", "D4").house("C3").mountain("E5").resolve("estate-income")

    assert scene.cash(A) == 15 + 6


def test_e05_a_ranch_earns_a_dollar_at_least() -> None:
    """E05: ringed by houses $1; in a corner $3."""
    assert Staged().building(A, "ranch", "D4").house(*RING).resolve("estate-income").cash(A) == 15 + 1
    assert Staged().building(A, "ranch", "A1").resolve("estate-income").cash(A) == 15 + 3


def test_e06_a_mountain_that_somebody_owns_serves_them_alone() -> None:
    """E06: a rival's mountain gives a mine nothing, an own one $3."""
    rivals = Staged().building(A, "mine", "D4").mountain("D3", "E5").owns(B, "D3").resolve("estate-income")
    own = Staged().building(A, "mine", "D4").mountain("D3", "E5").owns(A, "D3").resolve("estate-income")

    assert rivals.cash(A) == 15 + 3
    assert own.cash(A) == 15 + 6


def test_e07_a_ranch_beside_a_drugstore_counts_twice() -> None:
    """E07: three houses and an own ranch are $15; with a rival's ranch $9."""
    own = Staged().building(A, "drugstore", "D4").house("C3", "D3", "E3").building(A, "ranch", "D5")
    rivals = Staged().building(A, "drugstore", "D4").house("C3", "D3", "E3").building(B, "ranch", "D5")

    assert own.resolve("estate-income").paid("D4") == 15
    assert rivals.resolve("estate-income").cash(A) == 15 + 9


def test_e08_ranches_and_mines_count_from_afar() -> None:
    """E08: a drugstore with a house and a far ranch earns $6; a bank with a house, a hotel and a mine $12."""
    drugstore = Staged().building(A, "drugstore", "D4").house("D3").building(A, "ranch", "H8")
    assert drugstore.resolve("estate-income").paid("D4") == 6

    for mine in ("H8", "D5"):
        bank = Staged().building(A, "bank", "D4").house("D3").building(A, "hotel", "E4").building(A, "mine", mine)
        assert bank.resolve("estate-income").paid("D4") == 12


def test_e09_an_owned_house_serves_its_owner_alone() -> None:
    """E09: two saloons share two houses; the third house serves only its owner's."""
    scene = Staged().building(A, "saloon", "C4").building(B, "saloon", "E4").house("D3", "D4", "D5").owns(A, "D5")
    after = scene.resolve("estate-income")

    assert after.cash(A) == 15 + 15
    assert after.cash(B) == 15 + 10


def test_e10_own_hotels_and_churches_count_as_houses() -> None:
    """E10: a hotel is two, a church one, a rival's hotel none."""
    scene = Staged().building(A, "saloon", "D4").building(A, "hotel", "E4").building(A, "church", "D5")
    after = scene.building(B, "hotel", "C4").resolve("estate-income")

    assert after.paid("D4") == 15
    assert after.cash(A) == 15 + 15 + 6


def test_e11_a_hotel_earns_six_dollars_and_churches_and_prisons_nothing() -> None:
    """E11: wherever they stand."""
    assert Staged().building(A, "hotel", "H8").resolve("estate-income").cash(A) == 15 + 6
    assert Staged().building(A, "church", "H8").resolve("estate-income").cash(A) == 15
    assert Staged().building(A, "prison", "H8").resolve("estate-income").cash(A) == 15


def test_e12_the_river_gives_mines_three_dollars_once_and_is_free_for_ranches() -> None:
    """E12: a mine by four river parcels with a mountain earns $6, a ranch by three with a house $7."""
    mine = Staged(river=True).building(A, "mine", "E4").mountain("F3").resolve("estate-income")
    ranch = Staged(river=True).building(A, "ranch", "B2").house("A1").resolve("estate-income")

    assert mine.cash(A) == 15 + 6
    assert ranch.cash(A) == 15 + 7


def test_e13_a_robber_takes_half_rounded_down() -> None:
    """E13: of $15 the attacker gets $7 and the owner $8; the cowboy is spent."""
    scene = Staged().building(A, "saloon", "D4").house("C3", "D3", "E3").stands(B, "D4").resolve("estate-income")

    assert scene.cash(B) == 15 + 7
    assert scene.cash(A) == 15 + 8
    assert scene.cowboys(B) == 3
    assert scene.at("D4") == []


def test_e14_half_of_a_dollar_is_nothing() -> None:
    """E14: a ranch worth $1 is robbed of $0."""
    scene = Staged().building(A, "ranch", "D4").house(*RING).stands(B, "D4").resolve("estate-income")

    assert scene.cash(B) == 15
    assert scene.cash(A) == 15 + 1


def test_e15_a_tie_goes_to_the_lower_slot() -> None:
    """E15: six to six; the defender in slot 1 wins against slot 3 and loses nothing but the cowboy."""
    scene = Staged(3).order(B, C, A).building(B, "hotel", "D4").stands(A, "D4").stands(B, "D4")
    after = scene.has(A, cowboys=2).has(B, cowboys=3).resolve("estate-income", dice=(3, 4))

    assert after.cash(B) == 15 + 6
    assert after.cash(A) == 15
    assert after.cowboys(A) == 3
    assert after.cowboys(B) == 3


def test_e16_two_attackers_fight_each_other() -> None:
    """E16: six against seven over an undefended bank; the winner robs it, the loser goes home."""
    scene = Staged(3).building(B, "bank", "D4").house("C3", "D3", "E3", "E4").stands(A, "D4").stands(C, "D4")
    after = scene.has(A, cowboys=2).has(C, cowboys=6).resolve("estate-income", dice=(4, 1))

    assert after.cash(C) == 15 + 6
    assert after.cash(B) == 15 + 6
    assert after.cash(A) == 15
    assert after.cowboys(A) == 3
    assert after.cowboys(C) == 6


def test_e17_a_church_sends_attackers_home_in_time_for_later_squares() -> None:
    """E17: built diagonal to an attacked bank; its attacker counts at square 14, and the bank pays in full."""
    scene = Staged().centre("D4").building(B, "bank", "D3").owns(B, "C4").stands(A, "D3", "cowboy-income")
    scene.has(A, cowboys=2).shows(None, None, None, None, "church").stands(B, "build-8")
    after = scene.resolve("build-8", "cowboy-income", "estate-income").say((B, "C4"), (B, "E5"))

    assert after.over
    assert after.cowboys(A) == 3
    assert after.cash(A) == 15 + 3 * 2
    assert after.cash(B) == 15 - 8 + 2 * 3  # the centre house and the church


def test_e18_what_can_be_attacked() -> None:
    """E18: only its owner's church shelters a bank; churches cannot be attacked, prisons can, for nothing."""
    beside_another = Staged(3).building(B, "bank", "D3").building(C, "church", "C4").placement(A, B, C)
    beside_its_own = Staged(3).building(B, "bank", "D3").building(B, "church", "C4").placement(A, B, C)
    prison = Staged().building(B, "prison", "D3").stands(A, "D3").resolve("estate-income")

    assert "D3" in beside_another.options()
    assert "C4" not in beside_another.options()
    assert "D3" not in beside_its_own.options()
    assert "D3" in Staged().building(B, "prison", "D3").placement(A, B).options()
    assert (prison.cash(A), prison.cash(B)) == (15, 15)


def test_e19_a_robbed_building_that_is_doubled_pays_both_in_full() -> None:
    """E19: a drugstore worth $9 gives $4 and $5; doubled by the Grocer $9 and $9."""
    plain = Staged().building(B, "drugstore", "D4").house("C3", "D3", "E3").stands(A, "D4").resolve("estate-income")
    assert (plain.cash(A), plain.cash(B)) == (15 + 4, 15 + 5)

    doubled = Staged().building(B, "drugstore", "D4").house("C3", "D3", "E3").building(B, "hotel", "H8")
    after = doubled.has(B, person="grocer-yellow").stands(A, "D4").resolve("estate-income").say((B, "drugstore"))
    assert (after.cash(A), after.cash(B)) == (15 + 9, 15 + 9 + 6)
