"""What holds in any game, whatever anybody does: reckoned here from the view, not by the engine's own invariants."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engines.carson_city import GAME
from engines.carson_city.cards import KINDS
from engines.carson_city.income import income, price, price_reckoned
from engines.carson_city.land import PARCELS, ROAD
from engines.carson_city.view import TownView, land_of
from engines.core import Answer, Ask, Match, Pick, Seat
from tests.engines.conformance import at_random, moves, new_match

GAMES, LEAST, ANSWERS = 40, 10, 3000  # for every run: until there are enough answers
SOAK_GAMES, SOAK_CHUNK = 600, 60
COWBOYS, PROPERTY, HOUSES, ROADS, REVOLVERS = 10, 12, 20, 25, 25


def eager(match: Match, seat: Seat, ask: Ask, rng: random.Random) -> tuple[Answer, str]:
    """Places on rather than pass, half of the time: such games are fuller than those of chance alone."""
    if isinstance(ask, Pick) and ask.topic in ("place", "race") and rng.random() < 0.5:
        spots = [option.id for option in ask.options if option.id not in ("pass", "lock")]
        if "white" in spots and rng.random() < 0.5:
            return ["white"], "person"
        return [rng.choice(spots)], "person"
    return at_random(match, seat, ask, rng)


def check(match: Match) -> None:
    """All of it, at one moment."""
    view = match.view(None)
    assert isinstance(view, TownView)
    assert match.status() == []
    check_roads(view)
    check_supplies(view)
    check_players(view)
    check_cowboys(view)


def check_roads(view: TownView) -> None:
    """Connected, each once; a bridge takes two of the 25 in the box."""
    assert len(set(view.roads)) == len(view.roads)
    ends = [set(ROAD[id_].ends) for id_ in view.roads]
    network = set(ends[0])
    for _ in ends:
        network |= {crossing for pair in ends if pair & network for crossing in pair}
    assert all(pair <= network for pair in ends)
    bridges = sum(view.options.river and ROAD[id_].crosses for id_ in view.roads)
    in_hands = sum(player.roads for player in view.players)
    assert len(view.roads) + bridges + in_hands + view.roads_left == ROADS
    assert view.roads_left >= 0


def check_supplies(view: TownView) -> None:
    """Houses, mountains, revolvers, and every building tile in one place."""
    assert 1 <= len(view.houses) <= HOUSES
    assert len(view.mountains) == (6 if view.options.river else 9)
    assert sum(player.revolvers for player in view.players) <= REVOLVERS
    shown = Counter(kind for kind in view.display.values() if kind is not None)
    shown += Counter(view.buildings.values()) + Counter(kind for player in view.players for kind in player.tiles)
    assert shown.total() + view.bag == 30
    assert all(shown[kind.id] <= kind.count for kind in KINDS)
    stands = [*view.houses, *view.mountains, *view.buildings]
    assert len(set(stands)) == len(stands)
    assert set(view.buildings) <= set(view.owners)


def check_players(view: TownView) -> None:
    """Nobody has less than nothing, nor more than there is."""
    for seat, player in enumerate(view.players):
        assert min(player.cash, player.points, player.cowboys, player.roads, player.revolvers, player.property) >= 0
        owned = sum(owner == seat for owner in view.owners.values())
        assert player.property + owned == PROPERTY
        if view.options.might_is_right:
            assert player.tiles_to_play + len(player.used) + player.covered == 6
    assert sorted(view.lower + view.upper) == sorted(set(view.lower + view.upper)) or view.step in ("set-up", "people")


def check_cowboys(view: TownView) -> None:
    """Ten a player; one a player where duels are fought; none on land that somebody owns unless it is built on."""
    for seat, player in enumerate(view.players):
        standing = sum(there.count(seat) for there in view.cowboys.values())
        white = view.white is not None and player.person == "sheriff-yellow"
        assert player.cowboys + standing - white <= COWBOYS
    for spot, there in view.cowboys.items():
        if spot not in ("wages", "one-road"):
            assert len(set(there)) == len(there)
            assert view.white != spot or len(there) == 1
        assert spot not in view.owners or spot in view.buildings or view.step == "actions"
        assert spot not in view.closed
        assert not (spot.startswith("build-") and view.display[spot] is None)


def check_reckoning(view: TownView) -> None:
    """Prices and incomes come out the same from the view, and from their parts."""
    land = land_of(view)
    for parcel in PARCELS:
        near = [
            other for other in PARCELS if abs(other.row - parcel.row) <= 1 and abs(other.column - parcel.column) <= 1
        ]
        there = sum(not land.is_free(other) for other in near)
        assert price(land, parcel) == price_reckoned(land, parcel).dollars == 1 + there
        for tile in [land.buildings[parcel]] if parcel in land.buildings else []:
            reckoned = income(land, tile.kind, parcel, land.owners[parcel], view.options.income_cap)
            assert reckoned.dollars == view.incomes[parcel.id] >= 0


def play_games(seeds: range, answers: int | None = None) -> tuple[int, Counter[str]]:
    """Checked at every answer, until there are enough: how many games, and what was said in them."""
    games, told = 0, Counter[str]()
    played = 0
    for seed in seeds:
        if answers is not None and played >= answers:
            break
        match = new_match(GAME, seed)
        check(match)
        for _ in moves(match, random.Random(f"town {seed}"), [eager] * GAME.seats[1]):
            check(match)
            played += 1
        check_end(match)
        games += 1
        told.update(event.text.key for event in match.events)
    return games, told


def check_end(match: Match) -> None:
    """Four rounds, and every point is accounted for."""
    view = match.view(None)
    assert isinstance(view, TownView)
    check_reckoning(view)
    assert (view.step, view.round) == ("over", 4)
    for row in match.standings:
        assert row.score == sum(view.players[row.seat].worth.values())


def test_random_games_keep_to_the_box() -> None:
    """At every answer, with any number of players and any options; and they come to nearly everything there is."""
    games, told = play_games(range(GAMES), ANSWERS)

    assert games > LEAST
    wanted = {"built", "house-came", "parcel-bought", "duel-won", "duel-won-by-order", "estate-robbed", "estate-paid"}
    wanted |= {"road-laid", "bridge-laid", "kept-in-reserve", "cash-lost", "sheriff-consoled"}
    wanted |= {"duel-refilled", "sent-back", "banker-bought", "settler-scored", "grocer-scored", "parcel-left"}
    assert sorted(wanted - set(told)) == []


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 1000 + SOAK_GAMES, SOAK_CHUNK))
def test_many_random_games_keep_to_the_box(first: int) -> None:
    """Six hundred games of two to five players."""
    games, told = play_games(range(first, first + SOAK_CHUNK))

    assert games == SOAK_CHUNK
    assert told["game-ends"] == SOAK_CHUNK
