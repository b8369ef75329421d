"""Pages of a leaderboard with everybody's place, and what has been played to its end."""

from __future__ import annotations

import pytest

from bot.people.ratings import record_result
from bot.store import ResultRow, Store
from tests.bot.store.staging import ANN, BOB, CAT, DAN, live

pytestmark = pytest.mark.asyncio


async def finished(store: Store, *order: int, guild: int = 7, at: float = 10.0) -> int:
    """A rated match; the players in the order they came in."""
    match = await live(store, *order, guild=guild)
    results = [
        ResultRow(seat=n, place=n + 1, score=9 - n, player_id=player, counted=True) for n, player in enumerate(order)
    ]
    await record_result(store, match, results, at)
    return match.id


async def test_a_page_has_places_a_total_and_ones_own_row(store: Store) -> None:
    await finished(store, ANN, BOB, CAT, DAN)
    page = await store.ratings.leaders("chess", limit=2, offset=0, own=CAT)
    assert page.total == 4
    assert [(place, row.player_id) for place, row in page.rows] == [(1, ANN), (2, BOB)]
    assert page.own is not None
    assert (page.own[0], page.own[1].name) == (3, "Cat")
    second = await store.ratings.leaders("chess", limit=2, offset=2, own=CAT)
    assert [place for place, _ in second.rows] == [3, 4]
    assert second.own in second.rows


async def test_who_is_not_listed_has_no_row(store: Store) -> None:
    await finished(store, ANN, BOB)
    await finished(store, CAT, DAN, guild=8)
    page = await store.ratings.leaders("chess", guild_id=7, own=CAT)
    assert (page.total, page.own) == (2, None)
    assert (await store.ratings.leaders("chess", since=11.0)).total == 0
    past_the_end = await store.ratings.leaders("chess", limit=2, offset=20, own=ANN)
    assert (past_the_end.total, past_the_end.rows) == (4, [])


async def test_what_somebody_played_to_the_end(store: Store) -> None:
    first = await finished(store, ANN, BOB, at=10.0)
    second = await finished(store, BOB, ANN, CAT, at=20.0)
    await live(store, ANN, BOB)
    played = await store.finished.of_player(ANN)
    assert [(one.match_id, one.place, one.seats, one.counted) for one in played] == [
        (first, 1, 2, True),
        (second, 2, 3, True),
    ]


async def test_the_finished_matches_of_a_server(store: Store) -> None:
    here = await finished(store, ANN, BOB, at=10.0)
    later = await finished(store, ANN, BOB, at=20.0)
    await finished(store, ANN, BOB, guild=8)
    await live(store, ANN, BOB)
    assert await store.finished.in_server(7, None) == [here, later]
    assert await store.finished.in_server(7, 15.0) == [later]


async def test_the_game_finished_last_is_the_one_that_is_meant(store: Store) -> None:
    assert await store.finished.newest_game(7) is None
    await finished(store, ANN, BOB, guild=7, at=20.0)
    await finished(store, CAT, DAN, guild=8, at=30.0)
    assert await store.finished.newest_game(7) == await store.finished.newest_game(None) == "chess"
    assert await store.finished.newest_game(9) is None
