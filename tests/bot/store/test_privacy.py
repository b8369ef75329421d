"""What is stored of a person: all of it is given, none of it stays."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.people.preferences import Chosen
from bot.people.ratings import record_result, results_of
from bot.play import fair_dealing as dealing
from bot.play.loading import LINE
from bot.store import NOBODY, MatchRow, ShownRow, Store
from engines import catalogue
from engines.core import Match, Record, Seat
from tests.bot.store.staging import url_of

pytestmark = pytest.mark.asyncio

AKI, BEN, CHIE = 111222333444555666, 222333444555666777, 333444555666777888
NAMES = {AKI: "Aki Unmistakable", BEN: "Ben Distinct", CHIE: "Chie Separate"}
GAME = next(iter(catalogue))
LOBBY = 1_200_000_000_000_000_000


async def started(store: Store, *people: int) -> MatchRow:
    """A real match that has just begun, dealt as the house deals."""
    options = catalogue[GAME].Options().model_dump(mode="json")
    host, *others = people
    secret = dealing.new_secret()
    match = await store.matches.new_lobby(GAME, 7, 70, host, NAMES[host], None, "en", "none", options, secret, 1.0)
    for n, person in enumerate(others, 1):
        await store.matches.join(match.id, person, NAMES[person], str(LOBBY + n), lobby_id=LOBBY)
    joins = [seat.join_id for seat in await store.matches.seats(match.id)]
    return await store.matches.start(match.id, dealing.seed_from(secret, joins), catalogue[GAME].version, 71, 2.0)


async def played(store: Store, row: MatchRow, most: int = 5000) -> Match:
    """Everybody answers by the ask's default, and each answer is stored."""
    match = Match.replay(await store.matches.record(row.id))
    for n in range(most):
        if match.over:
            break
        seat = next(iter(match.pending))
        ask = match.pending[seat]
        match.answer(Seat(seat), ask.default, ask=ask.id)
        line = LINE.dump_json(match.record().lines[-1]).decode()
        await store.matches.append(row.id, n, [line], None, 3.0 + n)
    return match


async def filled(store: Store) -> tuple[int, int, int, int]:
    """A finished match, a live one, a lobby hosted and one joined; settings; messages shown."""
    over = await started(store, AKI, BEN)
    match = await played(store, over)
    lines = await store.matches.lines(over.id)
    seats = await store.matches.seats(over.id)
    await record_result(
        store, over, results_of(match.standings, seats, lines, await store.matches.sitters(over.id)), 50.0
    )
    going = await started(store, BEN, AKI, CHIE)
    await played(store, going, most=4)
    options = catalogue[GAME].Options().model_dump(mode="json")
    lobby = await store.matches.new_lobby(
        GAME, 7, 70, AKI, NAMES[AKI], "910", "en", "none", options, "a" * 64, 60.0, check_at=99.0
    )
    await store.matches.join(lobby.id, BEN, NAMES[BEN], "911")
    joined = await store.matches.new_lobby(GAME, 7, 70, BEN, NAMES[BEN], "920", "en", "none", options, "b" * 64, 61.0)
    await store.matches.join(joined.id, AKI, NAMES[AKI], "921")
    await store.matches.join(joined.id, CHIE, NAMES[CHIE], "922")
    for person in (AKI, BEN):
        await store.players.set_dm(person, person + 1000, False)
        await store.shown.put(ShownRow(going.id, "hand", person, person + 1000, 800 + person % 7, 4, 5.0))
        await store.shown.put(ShownRow(going.id, "ping", person, 71, 810 + person % 7, 4, 5.0))
        await Chosen(store).change(person, language="ja", zone="Asia/Tokyo")
    return over.id, going.id, lobby.id, joined.id


def everything(path: Path) -> list[tuple[str, str, Any]]:
    """Every value of every column of every table."""
    with closing(sqlite3.connect(path)) as db, db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = []
        for table in tables:
            cursor = db.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in cursor.description]
            found += [(table, name, value) for row in cursor for name, value in zip(columns, row, strict=True)]
    return found


def traces(path: Path, person: int) -> list[tuple[str, str]]:
    """Where a person's id or name stands, as a number or anywhere in a text."""
    return [
        (table, column)
        for table, column, value in everything(path)
        if value == person or str(person) in str(value) or NAMES[person] in str(value)
    ]


async def test_nothing_of_a_deleted_person_is_left(store: Store, path: Path) -> None:
    await filled(store)
    assert {table for table, _ in traces(path, AKI)} >= {
        *("players", "matches", "seats", "results", "ratings", "rating_changes", "shown"),
    }
    await store.privacy.delete(AKI)
    assert traces(path, AKI) == []
    assert {table for table, _ in traces(path, BEN)} >= {"players", "matches", "seats", "results", "ratings", "shown"}


async def test_not_even_in_the_bytes_of_the_file(path: Path) -> None:
    async with await Store.open(url_of(path)) as store:
        await filled(store)
    assert NAMES[AKI].encode() in path.read_bytes()
    async with await Store.open(url_of(path)) as store:
        await store.privacy.delete(AKI)
    assert NAMES[AKI].encode() not in path.read_bytes()
    assert NAMES[BEN].encode() in path.read_bytes()


async def test_matches_stay_and_can_be_verified(store: Store) -> None:
    over, going, lobby, joined = await filled(store)
    gone = await store.privacy.delete(AKI)
    assert (gone.live, gone.closed, gone.left) == ([going], [lobby], [joined])
    assert {row.kind for row in gone.shown} == {"hand", "ping"}
    row = await store.matches.get(over)
    assert row is not None
    assert row.host_id == NOBODY
    record = Record.read(await store.matches.record(over))
    joins = [seat.join_id for seat in await store.matches.seats(over)]
    results = await store.matches.results(over)
    proof = dealing.proof(record, row.secret, row.lobby_id, joins, Match.replay(record).standings)
    assert dealing.verify(proof, dealing.seal_of(row.secret)).fair
    assert [(one.seat, one.place, one.score) for one in results] == [
        (one.seat, one.place, one.score) for one in sorted(Match.replay(record).standings, key=lambda s: s.place)
    ]
    assert [(seat.player_id, seat.name) for seat in await store.matches.seats(going)] == [
        (BEN, NAMES[BEN]),
        (None, ""),
        (CHIE, NAMES[CHIE]),
    ]
    closed = await store.matches.get(lobby)
    assert closed is not None
    assert (closed.phase, closed.check_at) == ("void", None)
    assert [seat.player_id for seat in await store.matches.seats(joined)] == [BEN, CHIE]


async def test_lines_are_still_only_ever_added(store: Store, path: Path) -> None:
    over, *_ = await filled(store)
    before = await store.matches.lines(over)
    await store.privacy.delete(AKI)
    assert await store.matches.lines(over) == before
    with closing(sqlite3.connect(path)) as db, db, pytest.raises(sqlite3.IntegrityError, match="stay as they are"):
        db.execute("UPDATE lines SET line = '{}'")


async def test_whoever_comes_back_is_a_newcomer_and_can_go_again(store: Store, path: Path) -> None:
    _, _, _, joined = await filled(store)
    await store.privacy.delete(AKI)
    await store.matches.join(joined, AKI, NAMES[AKI], "930")
    again = Chosen(store)
    await again.load()
    assert again.by(AKI).language is None
    assert await store.ratings.of_player(AKI) == []
    await store.privacy.delete(AKI)
    await store.privacy.delete(AKI)
    assert traces(path, AKI) == []


async def test_two_former_players_at_one_table(store: Store, path: Path) -> None:
    over, *_ = await filled(store)
    await store.privacy.delete(AKI)
    await store.privacy.delete(BEN)
    assert traces(path, AKI) + traces(path, BEN) == []
    assert [seat.player_id for seat in await store.matches.seats(over)] == [None, None]


# Giving


async def test_the_export_holds_all_that_is_stored_of_the_person(store: Store, path: Path) -> None:
    over, going, lobby, joined = await filled(store)
    told = await store.privacy.export(AKI)
    assert told["player"]["name"] == NAMES[AKI]
    assert told["player"]["settings"] == {"language": "ja", "zone": "Asia/Tokyo"}
    parts = {"results": "results", "ratings": "ratings", "rating_changes": "rating_changes", "shown": "messages"}
    with closing(sqlite3.connect(path)) as db, db:
        db.row_factory = sqlite3.Row
        for table, part in parts.items():
            rows = [dict(row) for row in db.execute(f"SELECT * FROM {table} WHERE player_id = ?", (AKI,))]
            assert rows
            assert sorted(map(str, told[part])) == sorted(map(str, rows)), table
        answers = db.execute("SELECT count(*) FROM lines WHERE match_id = ? AND line LIKE '%\"seat\":0%'", (over,))
        own = answers.fetchone()[0]
    assert {seat["match_id"] for seat in told["seats"]} == {over, going, lobby, joined}
    assert {match["id"] for match in told["hosted"]} == {over, lobby}
    finished = next(seat for seat in told["seats"] if seat["match_id"] == over)
    assert len(finished["answers"]) == own > 0
    assert all(answer["line"]["seat"] == finished["seat"] for answer in finished["answers"])


async def test_the_export_holds_nothing_of_others_and_no_secret(store: Store) -> None:
    over, going, *_ = await filled(store)
    told = json.dumps(await store.privacy.export(AKI), ensure_ascii=False)
    for other in (BEN, CHIE):
        assert str(other) not in told
        assert NAMES[other] not in told
    for id_ in (over, going):
        row = await store.matches.get(id_)
        assert row is not None
        assert row.secret not in told
        assert (row.seed or "?") not in told


async def test_of_a_stranger_nothing_is_stored(store: Store) -> None:
    told = await store.privacy.export(AKI)
    assert not any(told.values())
    gone = await store.privacy.delete(AKI)
    assert (gone.live, gone.closed, gone.left, gone.shown) == ([], [], [], [])
