"""The rules by number that no example, square, building, personality or ruling shows elsewhere."""

from __future__ import annotations

import pytest

from engines.carson_city import GAME
from engines.carson_city.cards import DUEL_SETS, SQUARE
from engines.carson_city.duels import duel
from engines.carson_city.land import PARCEL, PARCELS, ROADS
from engines.carson_city.roads import from_network, roads_to
from engines.carson_city.scoring import standings
from engines.carson_city.setting_up import roll_parcel
from engines.carson_city.state import Town
from engines.core import Match
from engines.core.chance import Rigged
from tests.engines.carson_city.town import A, B, C, Staged

SEEDS = [f"{number:064x}" for number in range(12)]
INNER = {parcel for parcel in PARCELS if 2 <= parcel.row <= 7 and 2 <= parcel.column <= 7}


def begun(seed: str, seats: int = 3, **options: object) -> Town:
    """A game right after its set-up."""
    town: Town = Match.start(GAME, seats=seats, options=options, seed=seed).table.state
    return town


# Set-up


def test_r1_two_to_five_players_in_a_random_order_on_the_lower_row() -> None:
    """R1."""
    assert GAME.seats == (2, 5)
    orders = [begun(seed).lower for seed in SEEDS]
    assert all(sorted(order) == [A, B, C] for order in orders)
    assert len({tuple(order) for order in orders}) > 2


def test_r2_what_everybody_begins_with() -> None:
    """R2: $15, a road, twelve property tiles, three cowboys and no revolver."""
    for player in begun(SEEDS[0], seats=5).players:
        assert (player.cash, player.roads, player.property, player.cowboys, player.revolvers) == (15, 1, 12, 3, 0)
        assert player.points == 0


def test_r3_the_display() -> None:
    """R3: ranches at $3 and $10, mines at $4 and $12, three from the bag between; 23 stay in it."""
    for seed in SEEDS:
        town = begun(seed)
        kinds = {square.figure: tile.kind.id for square, tile in town.display.items() if tile is not None}
        assert (kinds[3], kinds[4], kinds[10], kinds[12]) == ("ranch", "mine", "ranch", "mine")
        assert {5, 6, 8} <= set(kinds)
        assert len(town.bag) == 23
    shown = {begun(seed).display[SQUARE["build-5"]] for seed in SEEDS}
    assert len(shown) > 3


def test_r4_the_white_die_is_the_column_and_the_black_one_the_row() -> None:
    """R4: one to six are the lines two to seven."""
    assert roll_parcel(Staged().town.land, Rigged([0, 5])) is PARCEL["B7"]
    assert roll_parcel(Staged().town.land, Rigged([5, 0])) is PARCEL["G2"]


def test_r4_a_house_and_four_roads_in_the_centre() -> None:
    """R4: so that nine parcels are reached."""
    for seed in SEEDS:
        land = begun(seed).land
        (centre,) = land.houses
        assert centre in INNER
        assert set(land.roads) == {road for road in ROADS if centre in road.along}
        assert sum(roads_to(from_network(land), parcel) == 0 for parcel in PARCELS) == 9


def test_r5_nine_mountains_each_on_its_own_parcel() -> None:
    """R5: never at the rim nor in the centre."""
    for seed in SEEDS:
        land = begun(seed).land
        assert len(set(land.mountains)) == 9
        assert set(land.mountains) <= INNER - set(land.houses)


def test_r6_one_parcel_each_in_order_and_a_second_in_reverse() -> None:
    """R6: mountains and the centre may be claimed; the centre's house goes with its parcel."""
    match = Match.start(GAME, seats=3, options={}, seed=SEEDS[0])
    town: Town = match.table.state
    centre, mountain = town.land.houses[0], town.land.mountains[0]
    free = [parcel for parcel in PARCELS if town.land.is_free(parcel)]
    asked = []
    for parcel in [centre, mountain, *free[:4]]:
        (seat,) = match.waiting
        asked.append(seat)
        assert match.pending[seat].topic == "claim"
        match.answer(seat, [parcel.id])
    order = match.table.state.lower

    assert asked == [*order, *reversed(order)]
    assert match.table.state.land.owners[centre] == order[0]
    assert match.table.state.land.owners[mountain] == order[1]
    assert [player.property for player in match.table.state.players] == [10, 10, 10]


# Placement


def test_r11_everybody_places_one_or_passes_in_turn() -> None:
    """R11, R16: round and round; who passed is out, and who has no cowboy passes."""
    game = Staged(3).has(A, cowboys=2).has(B, cowboys=1).placement(A, B, C)
    game.say((A, "wages"), (B, "wages"), (C, "pass"), (A, "wages"))

    assert game.over
    assert game.town.lower == [C, B, A]  # B had none left after C's pass, then A had none
    assert game.cowboys(C) == 3
    assert sorted(game.at("wages")) == [A, A, B]


def test_r12_where_a_cowboy_may_stand() -> None:
    """R12: unowned parcels with whatever is on them, buildings of all; never an owned parcel without a building."""
    scene = Staged().house("C3").mountain("D3").house("E3").owns(A, "E3").mountain("F3").owns(B, "F3").owns(A, "G3")
    offered = scene.building(A, "hotel", "A1").building(B, "hotel", "H8").placement(A, B).options()

    assert {"C3", "D3", "A1", "H8", "B8"} <= offered
    assert not {"E3", "F3", "G3"} & offered


def test_r13_one_cowboy_a_player_where_duels_are_fought() -> None:
    """R13: squares, parcels and buildings; the shared squares hold any number."""
    scene = Staged().building(B, "hotel", "H8").stands(A, "gambling", "C3", "H8", "wages", "one-road")
    game = scene.placement(A, B)

    assert not {"gambling", "C3", "H8"} & game.options(A)
    assert {"wages", "one-road"} <= game.options(A)
    game.say("wages")
    assert {"gambling", "C3", "H8"} <= game.options(B)


def test_r14_a_church_shelters_its_owners_buildings_around_it() -> None:
    """R14: eight ways; not those farther away, and not those of others."""
    scene = Staged(3).building(B, "church", "D4").building(B, "hotel", "C3", "D2").building(C, "hotel", "E5")
    offered = scene.placement(A, B, C).options()

    assert not {"D4", "C3"} & offered
    assert {"D2", "E5"} <= offered


# Duels


def test_r18_losers_come_home_and_the_winner_is_spent() -> None:
    """R18, R20: one roll-off for any number."""
    scene = Staged(3).stands(A, "ammunition").stands(B, "ammunition").stands(C, "ammunition")
    after = scene.resolve("ammunition", dice=(2, 6, 5))

    assert after.town.chip == B
    assert [after.cowboys(seat) for seat in (A, B, C)] == [4, 3, 4]
    assert after.at("ammunition") == []


def test_r19_what_firepower_is_made_of() -> None:
    """R19: cowboys in the reserve, revolvers, the chip and the Mercenary; not those who stand, nor the reserve."""
    scene = Staged().has(A, cowboys=2, revolvers=3, person="mercenary-red", reserve=["prison"]).chip(A)
    scene.stands(A, "wages", "gambling")

    assert scene.town.firepower(A) == 2 + 3 + 3 + 2
    assert scene.town.firepower(B) == 3


@pytest.mark.parametrize(("dice", "winner"), [((3, 4), B), ((4, 3), A), ((3, 3), A)])
def test_r20_the_highest_total_wins(dice: tuple[int, int], winner: int) -> None:
    """R20: a die and the firepower; a tie goes to the lower slot."""
    scene = Staged().stands(A, "gambling").stands(B, "gambling")

    assert scene.rule(lambda table: duel(table, SQUARE["gambling"]), dice).result == winner


def test_r30_how_attacks_end() -> None:
    """R30: the defender wins or is beaten; a guard whom nobody attacks is spent."""
    held = Staged().building(A, "hotel", "D4").stands(A, "D4").stands(B, "D4").resolve("estate-income", dice=(6, 1))
    assert (held.cash(A), held.cash(B), held.cowboys(A), held.cowboys(B)) == (21, 15, 3, 4)

    beaten = Staged().building(A, "hotel", "D4").stands(A, "D4").stands(B, "D4").resolve("estate-income", dice=(1, 6))
    assert (beaten.cash(A), beaten.cash(B), beaten.cowboys(A), beaten.cowboys(B)) == (18, 18, 4, 3)

    idle = Staged().building(A, "hotel", "D4").stands(A, "D4").resolve("estate-income")
    assert (idle.cash(A), idle.cowboys(A), idle.at("D4")) == (21, 3, [])


# The end of a round, and of the game


def test_r39_buildings_slide_to_the_cheap_end_in_their_order() -> None:
    """R39: what was bought is filled up from behind."""
    scene = (
        Staged().shows(None, "mine", None, "bank", "hotel", None, "ranch").next_buildings("church", "prison", "saloon")
    )
    after = scene.has(A, cash=0).has(B, cash=0).end_round()

    assert after.display == ["mine", "bank", "hotel", "ranch", "church", "prison", "saloon"]


def test_r40_everything_goes_back_and_the_last_round_only_has_its_limit() -> None:
    """R40: personalities, chip and white cowboy; after round 4 no cowboys come and nothing slides."""
    third = Staged().round(3).shows(None, "mine").chip(A).has(A, cash=0, person="sheriff-yellow", white=True)
    after = third.has(B, cash=0).end_round()
    assert after.player(A).person is None
    assert (after.town.chip, after.player(A).white, after.display[0]) == (None, False, "mine")

    fourth = Staged().round(4).shows(None, "mine").has(A, cash=29, person="sheriff-yellow").has(B, cash=0).end_round()
    fourth.say((A, {"more": 0}))
    assert (fourth.cash(A), fourth.cowboys(A), fourth.display[0]) == (20, 3, None)


def test_r41_points_of_the_end() -> None:
    """R41: those of play, two for what stands on own parcels, one for $6; a house on nobody's parcel is nobody's."""
    scene = Staged().building(A, "hotel", "A1").house("C3", "D3").mountain("E3").owns(A, "C3").has(A, cash=11, points=5)
    rows = {row.seat: row for row in standings(scene.has(B, cash=0).town)}

    assert rows[A].score == 5 + 2 + 2 + 1
    assert rows[B].score == 0


def test_the_game_has_four_rounds() -> None:
    """R37, R40: and ends after the limit of the fourth."""
    match = Match.start(GAME, seats=2, options={}, seed=SEEDS[1])
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        match.answer(seat, ask.default)

    begun_ = [event.text.args["round"] for event in match.events if event.text.key == "round-begins"]
    assert begun_ == [1, 2, 3, 4]


@pytest.mark.parametrize("options", [{}, {"river": True}, {"quick_draw": True}])
def test_what_comes_after_the_last_limit(options: dict[str, bool]) -> None:
    """R40, R45, A7: by the river bridges may still be made; after Quick-draw those who were quick have their reward."""
    match = Match.start(GAME, seats=3, options=options, seed=SEEDS[2])
    for player in match.table.state.players:
        player.roads = 6
    topics = []
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        topics.append(ask.topic)
        match.answer(seat, ["lock"] if ask.topic == "race" else ask.default)

    assert topics.count("last-road") == (3 if "river" in options else 0)
    rewards = [row.details.get("quick-draw") for row in match.standings]
    assert sorted(rewards, key=str) == ([0, 1, 2] if "quick_draw" in options else [None] * 3)


# Options


def test_r42_two_players_have_a_set_each() -> None:
    """R42: 0 to 5, and $15."""
    for player in begun(SEEDS[0], seats=2, might_is_right=True).players:
        assert sorted(tile.value for tile in player.hand) == [0, 1, 2, 3, 4, 5]
        assert player.cash == 15


@pytest.mark.parametrize(("seats", "total"), [(3, 45), (4, 60), (5, 75)])
def test_r42_more_players_are_dealt_six_of_all_sets(seats: int, total: int) -> None:
    """R42: the totals are announced, and $30 less them is what each has."""
    match = Match.start(GAME, seats=seats, options={"might_is_right": True}, seed=SEEDS[0])
    players = match.table.state.players
    said = [event.text.args for event in match.events if event.text.key == "duel-tiles-dealt"]

    assert sum(player.total for player in players) == total
    assert sorted(tile.id for player in players for tile in player.hand) == sorted(
        tile.id for tiles in DUEL_SETS[:seats] for tile in tiles
    )
    assert {(args["seat"], args["total"], args["cash"]) for args in said} == {
        (seat, sum(tile.value for tile in player.hand), 30 - sum(tile.value for tile in player.hand))
        for seat, player in enumerate(players)
    }


def test_r43_tiles_take_the_place_of_dice() -> None:
    """R43: a tie goes by the lower row; a tile played is out of the hand and lies open."""
    scene = Staged(might_is_right=True).order(B, A).stands(A, "ammunition").stands(B, "ammunition")
    game = scene.resolve("ammunition").say((A, "duel-0-3"), (B, "duel-1-3"))

    assert game.town.chip == B
    assert [tile.value for tile in game.player(A).hand] == [0, 1, 2, 4, 5]
    assert game.sight(B).players[A].used == [3]


def test_r43_the_gamble_still_has_dice() -> None:
    """R43: only duels are fought with tiles."""
    assert Staged(might_is_right=True).stands(A, "gambling").resolve("gambling", dice=(1, 2)).cash(A) == 15 + 3


def test_r44_the_river_is_not_land() -> None:
    """R44: no cowboys, no claim, no house; nothing rolled falls into it."""
    river = {"C1", "C2", "C3", "D3", "D4", "D5", "E5", "E6", "E7", "E8"}
    assert Staged(river=True).placement(A, B).parcels() == {parcel.id for parcel in PARCELS} - river

    building = Staged(river=True).centre("D6").owns(A, "C6").shows("bank").stands(A, "build-3").resolve("build-3")
    assert building.say("C6").parcels() == {"C5", "E7", "C7", "D7"} - river

    for seed in SEEDS:
        land = begun(seed, river=True).land
        assert len(land.mountains) == 6
        assert not {parcel.id for parcel in (*land.mountains, *land.houses)} & river


def test_r44_the_river_adds_nothing_to_prices_and_three_dollars_to_mines() -> None:
    """R44: beside four river parcels a parcel costs $1; a mine that touches none earns nothing more."""
    assert Staged(river=True).stands(A, "E4").resolve("parcels").say("E4").cash(A) == 14
    assert Staged(river=True).building(A, "mine", "H4").resolve("estate-income").cash(A) == 15
    assert Staged().building(A, "mine", "E4").resolve("estate-income").cash(A) == 15


def test_r45_the_first_cowboy_opens_the_race() -> None:
    """R45: until then the first player alone is asked; then all, until they lock."""
    game = Staged(3, quick_draw=True).race(B, C, A)
    assert (game.who, game.topic) == ([B], "place")
    game.say("wages")
    assert set(game.who) == {A, B, C}
    game.say((C, "gambling"), (C, "lock"))
    assert set(game.who) == {A, B}
    assert game.town.lower == [C]
