"""`backroom check`: which tables would go on with this version. It changes nothing."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.play.checking import check
from bot.play.loading import LINE
from bot.store import Store, StoreUnavailable, new_holder, schema
from engines import catalogue
from engines.core import Match
from tests.bot.store.conftest import path, store  # noqa: F401
from tests.bot.store.staging import ANN, BOB, live, url_of

GAME = "dead_mans_draw"


async def played(store: Store, lines: int = 9) -> int:  # noqa: F811
    """A match with so many lines and a digest after every fourth."""
    match = await live(store, ANN, BOB, game=GAME)
    row = await store.matches.get(match.id)
    assert row is not None
    assert row.seed is not None
    game = Match.start(row.game, seats=2, seed=row.seed, options=row.options)
    for number in range(lines):
        seat, ask = next(iter(game.pending.items()))
        game.answer(seat, ask.default)
        text = LINE.dump_json(game.lines_since(number)[0]).decode()
        await store.matches.append(match.id, number, [text], game.digest() if number % 4 == 3 else None, 3.0)
    return match.id


def change(path: Path, *statements: str) -> None:  # noqa: F811
    """By hand, past the triggers."""
    with closing(sqlite3.connect(path)) as database, database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            database.execute(statement)


async def test_what_would_go_on_and_what_would_not(store: Store, path: Path) -> None:  # noqa: F811
    sound, otherwise, newer, unreadable = [await played(store) for _ in range(4)]
    change(
        path,
        f"UPDATE lines SET digest = 'not this' WHERE match_id = {otherwise} AND n = 7",
        f"UPDATE matches SET version = 99 WHERE id = {newer}",
        f"UPDATE lines SET line = '7' WHERE match_id = {unreadable} AND n = 2",
    )
    found = {verdict.row.id: verdict for verdict in await check(url_of(path))}
    assert [found[match].wrong is None for match in (sound, otherwise, newer, unreadable)] == [
        True,
        False,
        False,
        False,
    ]
    assert found[otherwise].good == 4
    assert "could go on from line 4" in str(found[otherwise])
    assert found[newer].good is None
    assert "there is a line that is none" in str(found[unreadable])


async def test_rules_that_refuse_or_raise(
    store: Store,  # noqa: F811
    path: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = await played(store)
    usual = catalogue[GAME]

    def status(state: object) -> list[str]:
        raise ZeroDivisionError("the kraken lies on top")

    monkeypatch.setitem(catalogue, GAME, replace(usual, status=status))
    [verdict] = await check(url_of(path))
    assert verdict.row.id == match
    assert verdict.wrong == "a rule raised ZeroDivisionError"


async def test_a_table_that_was_set_aside_may_go_on_again(store: Store, path: Path) -> None:  # noqa: F811
    match = await played(store)
    await store.matches.set_phase(match, "damaged", "RuleError")
    [verdict] = await check(url_of(path))
    assert "was set aside, and would go on again" in str(verdict)


async def test_the_program_says_it_while_a_bot_runs_and_changes_nothing(store: Store, path: Path) -> None:  # noqa: F811
    """Also on a database that an earlier version has written: only the copy is brought up to date."""
    await store.take_lease(new_holder(), time.time())
    sound, broken = await played(store), await played(store)
    change(path, f"UPDATE lines SET digest = 'not this' WHERE match_id = {broken}")
    before = await store.read("SELECT * FROM matches"), await store.read("SELECT * FROM lines")
    environment = {**os.environ, "DATABASE_URL": url_of(path), "DISCORD_TOKEN": ""}
    run = subprocess.run(
        [sys.executable, "-m", "bot", "check"], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1, run.stderr
    assert f"table {broken} ({GAME}) would not go on" in run.stdout
    assert f"table {sound} " not in run.stdout
    assert "1 of 2 live tables would go on" in run.stdout
    assert (await store.read("SELECT * FROM matches"), await store.read("SELECT * FROM lines")) == before


async def test_a_database_of_an_earlier_version_is_looked_at_as_it_would_be(
    store: Store,  # noqa: F811
    path: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = await played(store)
    await store.take_lease(new_holder(), time.time())
    known = schema.known()
    later = schema.Migration(len(known) + 1, "later", "CREATE TABLE later (id INTEGER);\n")
    monkeypatch.setattr(schema, "known", lambda: [*known, later])
    [verdict] = await check(url_of(path))
    assert (verdict.row.id, verdict.wrong) == (match, None)
    assert await store.read("SELECT name FROM sqlite_schema WHERE name = 'later'") == []


async def test_there_must_be_a_database(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="There is no database"):
        await check(url_of(tmp_path / "none.db"))
    assert list(tmp_path.iterdir()) == []
