"""Every option of the table, on and off."""

from __future__ import annotations

import pytest

from engines.carson_city import GAME
from engines.carson_city.cards import PEOPLE
from engines.carson_city.state import Options, Town
from engines.core import Match
from tests.engines.carson_city.town import A, B, Staged


def begun(seats: int = 3, **options: object) -> Town:
    """A game right after its set-up."""
    town: Town = Match.start(GAME, seats=seats, options=options, seed="5" * 64).table.state
    return town


def test_every_option_is_shown_here() -> None:
    """None is left out below."""
    assert set(Options.model_fields) == {
        "might_is_right",
        "river",
        "quick_draw",
        "sealed_layouts",
        "prison_attackable",
        "house_on_rival_parcel",
        "income_cap",
        "all_red",
        "red_coolie_cash",
        *(f"red_{person}" for person in PEOPLE),
    }


def test_might_is_right() -> None:
    """R42, R43: duels are fought with tiles instead of dice."""
    off = Staged().stands(A, "gambling").stands(B, "gambling").resolve("gambling", dice=(1, 6, 2, 2))
    assert off.cash(B) == 15 + 4

    on = Staged(might_is_right=True).stands(A, "gambling").stands(B, "gambling").resolve("gambling", dice=(2, 2))
    assert on.topic == "duel"
    on.say((A, "duel-0-0"), (B, "duel-1-1"))
    assert on.cash(B) == 15 + 4


def test_river() -> None:
    """R44: the river takes no cowboys; on the other side of the board it is land like any."""
    assert "D4" in Staged().placement(A, B).options()
    assert "D4" not in Staged(river=True).placement(A, B).options()


def test_quick_draw() -> None:
    """R45: after the first cowboy all place at once, instead of in turn."""
    slow = Match.start(GAME, seats=2, options={}, seed="5" * 64)
    quick = Match.start(GAME, seats=2, options={"quick_draw": True}, seed="5" * 64)
    for match in (slow, quick):
        while True:
            seat, ask = next(iter(match.pending.items()))
            if ask.topic == "place":
                match.answer(seat, ["wages"])
                break
            match.answer(seat, ask.default)

    assert [ask.topic for ask in slow.pending.values()] == ["place"]
    assert [ask.topic for ask in quick.pending.values()] == ["race", "race"]


def test_sealed_layouts() -> None:
    """R46: open layouts are seen by all, sealed ones by their player alone."""
    open_ = Staged(quick_draw=True).race(A, B).say((A, "pass"), (B, "gambling"))
    sealed = Staged(quick_draw=True, sealed_layouts=True).race(A, B).say((A, "pass"), (B, "gambling"))

    assert open_.at("gambling") == [B]
    assert sealed.at("gambling") == []
    sealed.say((B, "lock"))
    assert sealed.at("gambling") == [B]


@pytest.mark.parametrize("allowed", [True, False])
def test_prison_attackable(allowed: bool) -> None:
    """A3: on by default."""
    scene = Staged(prison_attackable=allowed).building(B, "prison", "D4").building(B, "hotel", "H8").placement(A, B)

    assert ("D4" in scene.options()) == allowed
    assert "H8" in scene.options()
    assert Options().prison_attackable


@pytest.mark.parametrize("allowed", [True, False])
def test_house_on_rival_parcel(allowed: bool) -> None:
    """A8: a house may be proposed for a rival's parcel, unless the table says no."""
    scene = Staged(house_on_rival_parcel=allowed).centre("D4").owns(A, "D3").owns(B, "E4").shows("bank")
    game = scene.stands(A, "build-3").resolve("build-3").say("D3")

    assert ("E4" in game.parcels()) == allowed
    assert "C4" in game.parcels()


@pytest.mark.parametrize(("capped", "dollars"), [(False, 24), (True, 21)])
def test_income_cap(capped: bool, dollars: int) -> None:
    """A2: a drugstore among eight houses."""
    ring = ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5")
    scene = Staged(income_cap=capped).building(A, "drugstore", "D4").house(*ring).resolve("estate-income")

    assert scene.cash(A) == 15 + dollars


def test_income_cap_comes_before_doubling_and_halving() -> None:
    """A2: of the $21 both get all; undoubled the robber gets $10."""
    ring = ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5")

    def town() -> Staged:
        return Staged(income_cap=True).building(A, "drugstore", "D4").house(*ring)

    doubled = town().has(A, person="grocer-yellow").resolve("estate-income")
    robbed = town().stands(B, "D4").resolve("estate-income")
    both = town().has(A, person="grocer-yellow").stands(B, "D4").resolve("estate-income")
    assert doubled.cash(A) == 15 + 42
    assert (robbed.cash(A), robbed.cash(B)) == (15 + 11, 15 + 10)
    assert (both.cash(A), both.cash(B)) == (15 + 21, 15 + 21)


@pytest.mark.parametrize("person", PEOPLE)
def test_a_red_side_for_each_personality(person: str) -> None:
    """R10: one card has its red side up, all others the yellow one."""
    offered = Staged(**{f"red_{person}": True}).people().options()

    assert {side for side in offered if side.endswith("-red")} == {f"{person}-red"}
    assert len(offered) == 7


def test_all_red() -> None:
    """R10: all at once; without it all are yellow."""
    assert Staged(all_red=True).people().options() == {f"{person}-red" for person in PEOPLE}
    assert Staged().people().options() == {f"{person}-yellow" for person in PEOPLE}


def test_red_coolie_cash() -> None:
    """A1, A22: the $5 are gained; or they are what the building costs."""
    gain = Staged(red_coolie=True).shows("ranch").people().say("coolie-red")
    assert gain.cash(A) == 20
    gain.say("none")
    assert (gain.cash(A), gain.display[0]) == (20, "ranch")

    pay = Staged(red_coolie=True, red_coolie_cash="pay").shows("ranch").people().say("coolie-red", "build-3")
    assert (pay.cash(A), pay.reserve(A)) == (10, ["ranch"])

    declined = Staged(red_coolie=True, red_coolie_cash="pay").shows("ranch").people().say("coolie-red", "none")
    assert (declined.cash(A), declined.reserve(A)) == (15, [])

    just = Staged(red_coolie=True, red_coolie_cash="pay").shows("ranch").has(A, cash=5).people()
    assert just.say("coolie-red", "build-3").cash(A) == 0

    poor = Staged(red_coolie=True, red_coolie_cash="pay").shows("ranch").has(A, cash=4).people().say("coolie-red")
    assert (poor.who, poor.cash(A), poor.reserve(A)) == ([B], 4, [])


def test_set_up_by_the_river_and_with_duel_tiles() -> None:
    """R5, R42, R44: nine mountains, or six by the river; $15 each, or $30 less the tiles."""
    assert len(begun().land.mountains) == 9
    assert len(begun(river=True).land.mountains) == 6
    assert [player.cash for player in begun().players] == [15, 15, 15]
    dealt = begun(might_is_right=True).players
    assert sum(player.total for player in dealt) == 45
    assert all(player.cash == 30 - player.total for player in dealt)
