"""Carson City as strips: each changes only with what it shows; a hand shows what its player can choose, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.base.language import LOCALES, Locale
from bot.base.speech import SHAPES
from bot.pictures import Picture
from bot.pictures.scene import digest
from cogs.pictures.carson import CityMap
from cogs.pictures.carson_hand import CityDuel
from engines.carson_city.cards import DUEL_SETS, SQUARE
from engines.carson_city.income import price
from engines.carson_city.land import COLUMNS, PARCEL, ROAD
from engines.carson_city.state import Laid, Town
from engines.carson_city.view import TownView, land_of
from engines.core import Ask, Match, Pick, Seat
from tests.cogs.city import FACE, game, told
from tests.cogs.drawn import NAMES

PEOPLE = NAMES["short"]
SHOWN = (
    *("owners", "mountains", "houses", "buildings", "incomes", "roads"),
    *("display", "closed", "bag", "cowboys", "white", "square", "round"),
)


def strips(match: Match, seat: int | None = None) -> list[str]:
    return [digest(strip.scene) for strip in FACE.strips(told(match, seat, "en", PEOPLE))]


def hand(match: Match, seat: int, locale: Locale = "en") -> list[Picture]:
    return list(FACE.hand_strips(told(match, seat, locale, PEOPLE)))


def town_in(pictures: list[Picture]) -> CityMap:
    [town] = [picture.scene for picture in pictures if isinstance(picture.scene, CityMap)]
    return town


def shown(view: TownView) -> dict[str, Any]:
    whole = view.model_dump()
    return {part: whole[part] for part in SHOWN} | {
        "sheriff": [p["person"] == "sheriff-yellow" for p in whole["players"]]
    }


def until(when: Callable[[Match, Ask], bool], seats: int = 4, **options: Any) -> tuple[Match, Ask]:
    """The first moment of some game at which somebody is asked such a thing."""
    for seed in range(60):
        for match in game(seats, seed, **options):
            for ask in match.pending.values():
                if when(match, ask):
                    return match, ask
    pytest.fail("it is never asked")


@pytest.mark.parametrize(("seats", "options"), [(2, {"river": True}), (4, {}), (5, {"might_is_right": True})])
def test_the_town_stays_the_same_while_what_it_shows_does(seats: int, options: dict[str, bool]) -> None:
    """So its file is not sent again: choosing personalities, duel tiles and points change the plates alone."""
    alone, before, was = 0, [""] * 2, dict[str, Any]()
    for match in game(seats, seats, **options):
        now, there = strips(match), shown(match.seen(None).view)
        if there == was:
            assert now[1] == before[1]
            alone += now[0] != before[0]
        before, was = now, there
    assert alone > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_what_others_may_not_know_is_in_no_picture_of_theirs(seats: int) -> None:
    """Two worlds: other tiles in the hand of the first player, and another layout."""

    def world(tiles: list[int], spot: str) -> Match:
        match, _ = until(
            lambda match, ask: ask.topic == "race" and match.table.state.players[0].cowboys > 0,
            seats,
            might_is_right=True,
            quick_draw=True,
            sealed_layouts=True,
        )
        town: Town = match.table.state
        town.players[0].hand = [DUEL_SETS[0][value] for value in tiles]
        town.sealed = [Laid(Seat(0), SQUARE[spot], False)]
        return match

    one, other = world([0, 1, 2], "gambling"), world([3, 4, 5], "wages")
    assert strips(one) == strips(other)
    for seat in range(1, seats):
        assert strips(one, seat) == strips(other, seat)
        assert [(strip.scene, strip.alt) for strip in hand(one, seat)] == [
            (strip.scene, strip.alt) for strip in hand(other, seat)
        ]
    for mine, theirs in zip(hand(one, 0), hand(other, 0), strict=True):
        assert mine.scene != theirs.scene  # else there would be nothing to find
        assert mine.alt != theirs.alt


def test_parcels_to_choose_are_marked_with_their_price() -> None:
    """In a turn of placement, on the map of the player who is asked."""
    match, ask = until(lambda match, ask: ask.topic == "place" and match.table.state.round == 2)
    assert isinstance(ask, Pick)
    seat = match.waiting[0]
    view = match.seen(seat).view
    land = land_of(view)
    town = town_in(hand(match, seat))
    marked = {f"{COLUMNS[cell.column]}{cell.row + 1}": cell.mark for cell in town.ground.cells if cell.mark}
    assert set(marked) == {option.id for option in ask.options if option.id in PARCEL}
    for id_, mark in marked.items():
        assert mark.words == ("" if id_ in view.buildings else f"${price(land, PARCEL[id_])}")
    legal = {box.id for box in town.track.boxes if box.legal}
    assert legal == {option.id for option in ask.options if option.id in SQUARE}


@pytest.mark.parametrize("topic", ["road", "last-road"])
def test_roads_to_choose_are_marked_a_bridge_with_what_it_takes(topic: str) -> None:
    match, ask = until(
        lambda match, ask: (
            ask.topic == topic
            and isinstance(ask, Pick)
            and any(option.id in ROAD and ROAD[option.id].crosses for option in ask.options)
        ),
        river=True,
    )
    assert isinstance(ask, Pick)
    town = town_in(hand(match, match.waiting[0]))
    roads = [ROAD[option.id] for option in ask.options if option.id in ROAD]
    assert len(town.ground.legal) == len(roads)
    assert sorted(line.cost for line in town.ground.legal) == sorted(1 + road.crosses for road in roads)


def test_sites_are_marked_with_what_the_building_would_earn() -> None:
    def with_a_site(match: Match, ask: Ask) -> bool:
        return ask.topic == "build" and isinstance(ask, Pick) and any(option.id in PARCEL for option in ask.options)

    match, ask = until(with_a_site)
    assert isinstance(ask, Pick)
    sites = [option for option in ask.options if option.id in PARCEL]
    marks = [cell.mark for cell in town_in(hand(match, match.waiting[0])).ground.cells if cell.mark]
    assert [mark.words for mark in marks] == [f"+${option.label.args['dollars']}" for option in sites]
    assert [mark.roads for mark in marks] == [option.label.args["roads"] for option in sites]


def test_a_hand_has_no_picture_where_nothing_is_secret_or_can_be_marked() -> None:
    match, _ = until(lambda match, ask: ask.topic == "person")
    assert all(hand(match, seat) == [] for seat in match.table.seats)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_say_what_can_be_chosen_and_which_tiles_there_are(locale: Locale) -> None:
    match, ask = until(lambda match, ask: ask.topic == "claim", might_is_right=True)
    assert isinstance(ask, Pick)
    seat = match.waiting[0]
    duel, town = hand(match, seat, locale)
    assert isinstance(duel.scene, CityDuel)
    own = sorted(tile.value for tile in match.table.state.players[seat].hand)
    assert list(duel.scene.hand[1]) == own
    assert all(str(value) in duel.alt for value in own)
    assert all(option.id in town.alt for option in ask.options)


def test_the_words_say_where_the_white_cowboy_stands() -> None:
    """Who cannot see the picture is to know where nobody may come."""
    match, _ = until(lambda match, _: match.table.state.white is not None)
    spot = match.table.state.white
    sheriff = SHAPES[match.table.state.sheriff()]
    named = told(match, None, "en", PEOPLE).speech.plain(spot.label)
    town = FACE.strips(told(match, None, "en", PEOPLE))[1]
    assert f"{named} {sheriff} (white)" in town.alt
