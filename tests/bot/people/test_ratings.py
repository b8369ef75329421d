"""Ratings: what a match does to them, who counts, and who leads."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.people.ratings import ENOUGH, counted_for, rate, rated_for, record_result, resigned_seats, results_of
from bot.store import LeaderRow, MatchRow, Phase, Rating, RatingChange, ResultRow, SeatRow, Sitter, Store, WrongPhase
from engines.core import Seat
from engines.core.game import Standing
from tests.bot.store.staging import ANN, BOB, CAT, DAN, answer, live, url_of

NEW = Rating()


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(url_of(tmp_path / "backroom.db")) as opened:
        yield opened


def places(*players: int | None, counted: bool = True) -> list[ResultRow]:
    """Results in which these came first, second, ...; None is the computer."""
    return [
        ResultRow(seat=i, place=i + 1, score=10 - i, player_id=player, counted=counted and player is not None)
        for i, player in enumerate(players)
    ]


async def played(
    store: Store, *players: int, game: str = "chess", guild: int = 7, at: float = 10.0, phase: Phase = "over"
) -> tuple[MatchRow, list[RatingChange]]:
    """A match in which these came first, second, ..."""
    match = await live(store, *players, game=game, guild=guild)
    return match, await record_result(store, match, places(*players), at, phase)


def test_a_newcomer_is_shown_as_1000() -> None:
    assert NEW.shown == 1000
    assert Rating(30.0, 2.0).shown == 1960


def test_the_winner_rises_and_doubt_shrinks() -> None:
    after = rate({ANN: NEW, BOB: NEW, CAT: NEW}, {BOB: 1, ANN: 2, CAT: 3})
    assert after[BOB].mu > after[ANN].mu > after[CAT].mu
    assert all(rating.sigma < NEW.sigma for rating in after.values())


def test_equals_who_tie_stay_equal() -> None:
    after = rate({ANN: NEW, BOB: NEW}, {ANN: 1, BOB: 1})
    assert after[ANN] == after[BOB]


def test_places_matter_and_not_their_numbers_nor_the_order_of_asking() -> None:
    before = {ANN: Rating(30.0, 3.0), BOB: Rating(20.0, 4.0), CAT: NEW}
    assert rate(before, {ANN: 1, BOB: 2, CAT: 3}) == rate(before, {CAT: 9, BOB: 4, ANN: 2})


def test_alone_nothing_changes() -> None:
    assert rate({ANN: NEW}, {ANN: 1}) == {ANN: NEW}


RESIGN_0, UNDO_1 = json.dumps({"kind": "resign", "seat": 0}), json.dumps({"kind": "undo", "to": 1})
P, C, T, O = answer(0), answer(0, "computer"), answer(0, "clock"), answer(0, "order")  # noqa: E741


@pytest.mark.parametrize(
    ("lines", "counts"),
    [
        ([], True),
        ([P, P, P], True),
        ([P, C], True),  # half is enough
        ([P, C, C], False),
        ([P, C, C, P], True),
        ([C, C, C, P], True),  # the person finished it
        ([P, T, C], False),  # the clock's answers are nobody's
        ([T, T, P, T], True),
        ([O, C], True),  # a standing order is its person's answer, given in advance
        ([O, C, C], False),
        ([P, P, P, O, O, O, C, C, C, C], True),
        ([P, C, C, T], False),  # the clock does not hide that the computer finished
        ([P, C, C, UNDO_1, P], True),  # what was taken back was never answered
        ([P, RESIGN_0, C, C, C], True),  # nobody saves a rating by giving up early
        ([P, C, C, RESIGN_0, C], False),
        ([RESIGN_0, C], True),
    ],
)
def test_a_seat_that_the_computer_finished_counts_if_half_is_the_persons(lines: list[str], counts: bool) -> None:
    others = [answer(1, "computer")]
    sitters = {0: [Sitter(ANN)]}
    assert counted_for(lines + others, sitters) == ({0: ANN} if counts else {})


def test_whether_somebody_passed_by_hand_or_by_order_is_not_to_be_seen_from_who_counts() -> None:
    rng = random.Random(11)
    for _ in range(300):
        kinds = rng.choices(("person", "order", "clock", "computer"), k=rng.randrange(12))
        by_hand = ["person" if kind == "order" else kind for kind in kinds]
        sitters = {0: [Sitter(ANN), *[Sitter(BOB, 4)][: rng.randrange(2)]]}
        one, other = ([answer(0, by) for by in line] for line in (kinds, by_hand))
        assert counted_for(one, sitters) == counted_for(other, sitters)
        assert rated_for(one, sitters) == rated_for(other, sitters)


BOTH = {0: [Sitter(ANN)], 1: [Sitter(BOB)]}
FEW, MANY = [P] * (ENOUGH - 1), [P] * ENOUGH
BOBS = [answer(1)] * ENOUGH
UNDO_LAST = json.dumps({"kind": "undo", "to": 2 * ENOUGH - 1})


@pytest.mark.parametrize(
    ("lines", "rated"),
    [
        ([*MANY, *BOBS], True),
        ([*FEW, *BOBS], False),  # nobody is rated against somebody who did not play
        ([RESIGN_0, *BOBS], False),  # nobody loses at a table where they never played
        ([*MANY, RESIGN_0, *BOBS], True),  # nobody saves a rating by giving up
        ([*FEW, RESIGN_0, P, *BOBS], False),  # what the computer answers later is not theirs
        ([*FEW, O, *BOBS], True),
        ([*FEW, T, *BOBS], False),
        ([*BOBS, *MANY, UNDO_LAST], False),  # what was taken back was never answered
    ],
)
def test_a_match_is_rated_if_everybody_who_counts_gave_enough_answers(lines: list[str], rated: bool) -> None:
    assert rated_for(lines, BOTH) == ({0: ANN, 1: BOB} if rated else {})


def test_a_seat_that_counts_for_nobody_is_no_reason_not_to_rate_the_others() -> None:
    sitters = {**BOTH, 2: [Sitter(CAT)]}
    assert rated_for([*MANY, *BOBS, answer(2, "computer")], sitters) == {0: ANN, 1: BOB}
    assert rated_for([*MANY, *BOBS, answer(2)], sitters) == {}
    helped = [answer(2, "computer")] * 9
    assert rated_for([*MANY, *BOBS, *helped, answer(2)], sitters) == {0: ANN, 1: BOB}  # back for one answer at the end
    assert rated_for([*MANY, *BOBS, *helped, *[answer(2)] * ENOUGH], sitters) == {0: ANN, 1: BOB, 2: CAT}


def test_what_was_lost_with_a_damaged_match_is_nobodys() -> None:
    """Also an undo among the lost lines: those before them are in force."""
    lost = json.dumps({"kind": "undo", "to": 4, "lost": True})
    assert resigned_seats([P, P, RESIGN_0, P, UNDO_1, P, lost]) == {0}
    assert resigned_seats([P, P, P, P, RESIGN_0, lost]) == set()


def test_resigning_can_be_taken_back() -> None:
    assert resigned_seats([P, RESIGN_0]) == {0}
    assert resigned_seats([P, RESIGN_0, UNDO_1]) == set()


def test_standings_become_results() -> None:
    seats = [SeatRow(1, 0, ANN, "Ann", "j"), SeatRow(1, 1, None, "HAL", None), SeatRow(1, 2, CAT, "Cat", "j")]
    standings = [Standing(Seat(1), 1, 30, {}), Standing(Seat(2), 2, 20, {}), Standing(Seat(0), 3, 99, {})]
    lines = [*MANY, answer(1, "computer"), answer(2, "computer"), RESIGN_0]
    assert results_of(standings, seats, lines, {0: [Sitter(ANN)], 2: [Sitter(CAT)]}) == [
        ResultRow(seat=1, place=1, score=30),
        ResultRow(seat=2, place=2, score=20, player_id=CAT),
        ResultRow(seat=0, place=3, score=99, player_id=ANN, resigned=True, counted=True),
    ]


@pytest.mark.asyncio
async def test_a_finished_match_changes_ratings_and_notes_how(store: Store) -> None:
    match, changes = await played(store, BOB, ANN)
    assert [(change.player_id, change.before) for change in changes] == [(ANN, NEW), (BOB, NEW)]
    assert changes[1].shown > 0
    assert await store.ratings.changes(match.id) == changes
    second, more = await played(store, ANN, BOB, at=20.0)
    assert more[0].before == changes[0].after
    assert await store.ratings.history("chess", ANN) == [changes[0], more[0]]
    row = await store.ratings.get("chess", ANN)
    assert row is not None
    assert (row.rating, row.games) == (more[0].after, 2)
    assert [row.game for row in await store.ratings.of_player(ANN)] == ["chess"]
    assert await store.ratings.get("go", ANN) is None
    assert second.id != match.id


@pytest.mark.asyncio
async def test_a_match_is_rated_once(store: Store) -> None:
    match = await live(store, ANN, BOB)
    got = await asyncio.gather(
        *(record_result(store, match, places(ANN, BOB), 10.0) for _ in range(2)), return_exceptions=True
    )
    assert isinstance(got[1], WrongPhase)
    row = await store.ratings.get("chess", ANN)
    assert row is not None
    assert row.games == 1


@pytest.mark.asyncio
async def test_if_anything_of_it_fails_nothing_of_it_is_stored(store: Store) -> None:
    match = await live(store, ANN, BOB)
    with pytest.raises(Exception, match="FOREIGN KEY"):
        await record_result(store, match, places(ANN, DAN), 10.0)
    assert await store.matches.live([match.pace]) == [match.id]
    assert await store.matches.results(match.id) == []
    assert await store.ratings.get("chess", ANN) is None


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("results", "phase"),
    [
        (places(ANN, BOB), "ended"),  # by agreement
        (places(ANN, BOB), "void"),
        (places(ANN, None), "over"),  # the computer is no opponent
        (places(ANN, BOB, counted=False), "over"),
    ],
)
async def test_what_does_not_count(store: Store, results: list[ResultRow], phase: Phase) -> None:
    match = await live(store, ANN, BOB)
    assert await record_result(store, match, results, 10.0, phase) == []
    assert not any(row.counted for row in await store.matches.results(match.id))
    assert await store.ratings.leaderboard("chess") == []


@pytest.mark.asyncio
async def test_only_those_who_count_are_rated(store: Store) -> None:
    match = await live(store, ANN, BOB, CAT)
    results = [*places(None, ANN, BOB), ResultRow(seat=3, place=4, score=0, player_id=CAT)]
    changes = await record_result(store, match, results, 10.0)
    assert [change.player_id for change in changes] == [ANN, BOB]
    assert changes[0].after == rate({ANN: NEW, BOB: NEW}, {ANN: 1, BOB: 2})[ANN]
    assert [row.counted for row in await store.matches.results(match.id)] == [False, True, True, False]
    assert [(row.player_id, row.wins) for row in await store.ratings.leaderboard("chess")] == [(ANN, 0), (BOB, 0)]


@pytest.mark.asyncio
async def test_the_leaderboard(store: Store) -> None:
    at = count(10)
    for _ in range(3):
        await played(store, ANN, BOB, guild=7, at=next(at))
    await played(store, BOB, CAT, guild=8, at=next(at))
    await played(store, DAN, CAT, guild=8, game="go", at=next(at))

    async def board(guild: int | None = None, since: float | None = None) -> list[tuple[int, int, int]]:
        return [(row.player_id, row.games, row.wins) for row in await store.ratings.leaderboard("chess", guild, since)]

    assert await board() == [(ANN, 3, 3), (BOB, 4, 1), (CAT, 1, 0)]
    assert await board(guild=7) == [(ANN, 3, 3), (BOB, 3, 0)]
    assert await board(guild=8) == [(BOB, 1, 1), (CAT, 1, 0)]
    assert await board(since=12.0) == [(ANN, 1, 1), (BOB, 2, 1), (CAT, 1, 0)]
    assert await board(guild=7, since=13.0) == []
    rating = await store.ratings.get("chess", BOB)
    assert rating is not None
    assert await store.ratings.leaderboard("chess", None, None, limit=1, offset=1) == [
        LeaderRow(BOB, "Bob", rating.rating.shown, 4, 1)
    ]
