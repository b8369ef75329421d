"""The seven personalities, both sides of each (p.3, p.7)."""

from __future__ import annotations

import pytest

from engines.carson_city.cards import PEOPLE, SIDE
from engines.carson_city.land import PARCELS, RIVER
from engines.core import Pick, Seat, Text
from tests.engines.carson_city.town import A, B, C, Scene, Staged


def chosen(side: str, staged: Staged | None = None) -> Scene:
    """A has just chosen this side; B is next, unless A has something to decide."""
    person, colour = side.split("-")
    scene = staged or Staged(**({f"red_{person}": True} if colour == "red" else {}))
    return scene.people().say((A, side))


def test_r7_r8_they_are_chosen_by_the_lower_row_and_line_up_by_number() -> None:
    """R7, R8: what one took is gone for the next; the upper row goes by the numbers of the cards."""
    game = Staged(3).order(C, A, B).people()
    assert game.who == [C]
    assert len(game.options()) == 7
    game.say("mercenary-yellow")
    assert game.who == [A]
    assert game.refuses(A, "mercenary-yellow")
    game.say("banker-yellow", "sheriff-yellow")
    assert game.town.upper == [B, A, C]
    assert [sides["yellow"].person for sides in PEOPLE.values()] == [
        "sheriff",
        "banker",
        "grocer",
        "coolie",
        "settler",
        "captain",
        "mercenary",
    ]


@pytest.mark.parametrize(
    ("side", "limit"),
    [
        ("sheriff-yellow", 20),
        ("banker-yellow", 120),
        ("grocer-yellow", 60),
        ("coolie-yellow", 30),
        ("settler-yellow", 30),
        ("captain-yellow", 25),
        ("mercenary-yellow", 20),
        ("sheriff-red", 20),
        ("banker-red", 60),
        ("grocer-red", 60),
        ("coolie-red", 30),
        ("settler-red", 20),
        ("captain-red", 20),
        ("mercenary-red", 30),
    ],
)
def test_r38_every_side_has_its_cash_limit(side: str, limit: int) -> None:
    """R9, R10, R38: what is above it is lost at the end of the round."""
    staged = Staged().has(A, cash=limit + 9, person=side, took_cash=True).has(B, cash=0)
    scene = staged.end_round()
    assert SIDE[side].limit == limit
    if scene.pending:
        scene.say((A, {"package": "none", "more": 0}) if "package" in scene.fields(A) else (A, {"more": 0}))
    assert (scene.cash(A), scene.points(A)) == (limit, 0)


# Yellow


def test_sheriff_yellow_has_the_white_cowboy_for_the_round() -> None:
    """R9: one more cowboy, given back at the end of the round (R40)."""
    game = chosen("sheriff-yellow")
    assert game.player(A).white
    assert game.cowboys(A) == 3

    after = Staged().has(A, person="sheriff-yellow", white=True, cash=0).has(B, cash=0).end_round()
    assert not after.player(A).white
    assert after.player(A).person is None


def test_r11_the_white_cowboy_alone_keeps_one_in_the_phase() -> None:
    """R11: without any other cowboy he may still be placed; then one must pass."""
    game = Staged().has(A, cowboys=0, person="sheriff-yellow", white=True).has(B, cowboys=0).placement(A, B)
    assert (game.who, game.options()) == ([A], {"pass", "white"})
    game.say("white", "gambling")
    assert game.over
    assert (game.at("gambling"), game.town.lower) == ([A], [B, A])


def test_r15_nobody_can_attack_where_the_white_cowboy_guards() -> None:
    """R15: he stands on an own building, but never on a rival's."""
    scene = Staged().building(A, "hotel", "C4").building(B, "hotel", "F4").has(A, person="sheriff-yellow", white=True)
    game = scene.placement(A, B).say("white")
    assert "C4" in game.options()
    assert "F4" not in game.options()
    game.say("C4")
    assert game.who == [B]
    assert "C4" not in game.options()
    assert "F4" in game.options()


def test_banker_yellow_gets_nine_dollars() -> None:
    """R9: at once."""
    game = chosen("banker-yellow")
    assert (game.who, game.cash(A)) == ([B], 24)


def test_grocer_yellow_gets_eight_dollars_or_doubles_a_kind() -> None:
    """R9, R36: with the $8 nothing is doubled; without it all buildings of the kind named pay double."""
    assert chosen("grocer-yellow").say("cash").cash(A) == 23
    assert chosen("grocer-yellow").say("later").cash(A) == 15

    def town() -> Staged:
        return Staged().building(A, "hotel", "A1", "H1").building(A, "ranch", "D4").building(B, "hotel", "H8")

    took = town().has(A, person="grocer-yellow", took_cash=True).resolve("estate-income")
    doubles = town().has(A, person="grocer-yellow").resolve("estate-income").say((A, "hotel"))
    assert (took.cash(A), took.cash(B)) == (15 + 12 + 8, 15 + 6)
    assert (doubles.cash(A), doubles.cash(B)) == (15 + 24 + 8, 15 + 6)


def test_r36_a_failed_attack_leaves_the_double() -> None:
    """R36: the defended hotel pays $12."""
    scene = Staged().building(A, "hotel", "D4").has(A, person="grocer-yellow").stands(A, "D4").stands(B, "D4")

    assert scene.resolve("estate-income", dice=(6, 1)).cash(A) == 15 + 12


def test_coolie_yellow_gets_two_roads_and_half_prices() -> None:
    """R9: roads at once; every building at half, rounded up."""
    assert chosen("coolie-yellow").player(A).roads == 2

    paid = {}
    for place, price in enumerate((3, 4, 5, 6, 8, 10, 12)):
        scene = Staged().has(A, person="coolie-yellow").shows(*[None] * place, "ranch").stands(A, f"build-{price}")
        paid[price] = 15 - scene.resolve(f"build-{price}").say("keep").cash(A)
    assert paid == {3: 2, 4: 2, 5: 3, 6: 3, 8: 4, 10: 5, 12: 6}


def test_settler_yellow_claims_a_parcel() -> None:
    """R9: at no cost, whatever stands on it, wherever nobody owns it."""
    scene = Staged().centre("D4").mountain("E5").owns(B, "A1")
    game = chosen("settler-yellow", scene)
    assert {"D4", "E5", "H8"} <= game.parcels()
    assert game.refuses(A, "A1")
    game.say("E5")
    assert (game.owner("E5"), game.cash(A), game.player(A).property) == (A, 15, 11)


@pytest.mark.parametrize(("package", "price", "count"), [("1", 1, 1), ("2", 4, 2), ("3", 9, 3), ("none", 0, 0)])
def test_captain_yellow_hires_cowboys(package: str, price: int, count: int) -> None:
    """R9: one for $1, two for $4 or three for $9, or none."""
    game = chosen("captain-yellow").say(package)
    assert (game.cash(A), game.cowboys(A)) == (15 - price, 3 + count)
    assert game.who == [B]


def test_mercenary_yellow_has_three_more_firepower_for_the_round() -> None:
    """R9."""
    game = chosen("mercenary-yellow")
    assert game.town.firepower(A) == 6

    after = Staged().has(A, person="mercenary-yellow", cash=0).has(B, cash=0).end_round()
    assert after.town.firepower(A) == 3 + 4


# Red


def test_sheriff_red_has_no_white_cowboy_and_joins_nobody() -> None:
    """R10: he attacks nobody and joins no occupied duel spot, but others may join him; shared squares are free."""
    assert not chosen("sheriff-red").player(A).white

    scene = Staged().has(A, person="sheriff-red").building(B, "hotel", "F4").stands(B, "gambling", "C3", "wages")
    game = scene.placement(A, B)
    assert not {"F4", "gambling", "C3"} & game.options()
    assert {"wages", "ammunition", "D4"} <= game.options()
    game.say("ammunition")
    assert "ammunition" in game.options(B)


def test_sheriff_red_defends_and_is_consoled() -> None:
    """R10: +3 VP for the duel lost at his own building."""
    scene = Staged().has(A, person="sheriff-red").building(A, "hotel", "D4").stands(A, "D4").stands(B, "D4")
    game = scene.resolve("estate-income", dice=(1, 6))

    assert (game.points(A), game.points(B)) == (3, 0)
    assert game.cash(B) == 15 + 3


@pytest.mark.parametrize(("package", "price", "points"), [("3", 3, 3), ("5", 12, 5), ("7", 25, 7), ("none", 0, 0)])
def test_banker_red_buys_a_package_at_the_end_of_the_round(package: str, price: int, points: int) -> None:
    """R10: 3 VP for $3, 5 for $12 or 7 for $25, before the limit (A16)."""
    assert chosen("banker-red").cash(A) == 15

    scene = Staged().has(A, person="banker-red", cash=35).has(B, cash=0).end_round()
    scene.say((A, {"package": package, "more": 0}))
    assert (scene.cash(A), scene.points(A)) == (35 - price, points)


def test_settler_yellow_claims_nothing_where_nothing_is_left() -> None:
    """R9: by the river five players have property tiles for more parcels than there are."""
    scene = Staged(5, river=True)
    for number, parcel in enumerate(parcel for parcel in PARCELS if parcel not in RIVER):
        scene.owns(Seat(number % 5), parcel.id)
    game = chosen("settler-yellow", scene)
    assert (game.who, game.player(A).property) == ([B], 1)
    assert "no-parcel-left" in game.told()


def test_grocer_red_gets_eight_dollars_or_a_point_for_each_house() -> None:
    """R10: own houses at the end of the round; ranches, hotels and churches do not count."""
    assert chosen("grocer-red").say("cash").cash(A) == 23

    def town() -> Staged:
        scene = Staged().house("C3", "D3", "E3").owns(A, "C3", "D3").owns(B, "E3").building(A, "ranch", "A1")
        return scene.building(A, "hotel", "C1").building(A, "church", "E1").has(A, cash=0).has(B, cash=0)

    assert town().has(A, person="grocer-red").end_round().points(A) == 2
    assert town().has(A, person="grocer-red", took_cash=True).end_round().points(A) == 0


def test_coolie_red_gets_five_dollars_and_a_building() -> None:
    """R10: any of the display, free, built at once or kept; the display is refilled at once."""
    scene = Staged(red_coolie=True).owns(A, "H8").shows("ranch", "mine", "bank", "bank", "saloon", "hotel", "church")
    game = chosen("coolie-red", scene).say((A, "build-4"))
    assert game.topic == "build"
    game.say("H8")
    assert game.who == [B]
    assert (game.stands_on("H8"), game.player(A).revolvers, game.cash(A)) == ("mine", 1, 20)
    assert None not in game.display


def test_two_alike_buildings_are_offered_to_the_coolie_by_their_squares() -> None:
    """R10, A22: which of two mines is taken decides how the others slide."""
    shows = ("ranch", "mine", "bank", "mine", "saloon", "hotel", "church")
    game = chosen("coolie-red", Staged(red_coolie=True).shows(*shows))
    ask = game.pending[A]
    assert isinstance(ask, Pick)
    labels = [repr(option.label) for option in ask.options]
    assert len(labels) == len(set(labels)) == 8


@pytest.mark.parametrize(("cash", "key"), [("gain", "person-coolie-red"), ("pay", "person-coolie-red-pay")])
def test_a1_the_menu_says_whether_the_coolie_gains_or_pays(cash: str, key: str) -> None:
    """A1: as the table agreed."""
    ask = Staged(red_coolie=True, red_coolie_cash=cash).people().pending[A]
    assert isinstance(ask, Pick)
    (help_,) = (option.help for option in ask.options if option.id == "coolie-red")
    assert help_ == Text(key)


def test_settler_red_gets_eight_dollars_or_a_point_for_each_mountain() -> None:
    """R10: own mountains at the end of the round."""
    assert chosen("settler-red").say("cash").cash(A) == 23

    def town() -> Staged:
        scene = Staged().mountain("C3", "D3", "E3").owns(A, "C3", "D3").owns(B, "E3").house("A1").owns(A, "A1")
        return scene.has(A, cash=0).has(B, cash=0)

    assert town().has(A, person="settler-red").end_round().points(A) == 2
    assert town().has(A, person="settler-red", took_cash=True).end_round().points(A) == 0


@pytest.mark.parametrize(("package", "price", "count"), [("1", 3, 1), ("2", 9, 2), ("none", 0, 0)])
def test_captain_red_buys_revolvers_for_good(package: str, price: int, count: int) -> None:
    """R10: one for $3 or two for $9, kept beyond the round."""
    game = chosen("captain-red").say(package)
    assert (game.cash(A), game.player(A).revolvers) == (15 - price, count)

    after = Staged().has(A, person="captain-red", revolvers=2, cash=0).has(B, cash=0).end_round()
    assert after.player(A).revolvers == 2


def test_mercenary_red_has_two_more_firepower_for_the_round() -> None:
    """R10."""
    assert chosen("mercenary-red").town.firepower(A) == 5
