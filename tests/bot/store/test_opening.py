"""Opening a database: where it is, how it grows, and when it is refused."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from aiosqlite import Connection

from bot.store import AlreadyRunning, Store, StoreUnavailable, schema
from bot.store.database import path_of
from bot.store.schema import Migration, known, migrate
from tests.bot.store.staging import url_of


@pytest.mark.parametrize(
    ("url", "path"), [("sqlite:///data/backroom.db", "data/backroom.db"), ("sqlite:////var/b.db", "/var/b.db")]
)
def test_three_slashes_are_relative_and_four_absolute(url: str, path: str) -> None:
    assert path_of(url) == Path(path)


@pytest.mark.parametrize(
    "url", ["", "data/backroom.db", "postgres://me:hunter2@db/x", "sqlite:///", "sqlite:///:memory:"]
)
def test_other_urls_are_refused_and_not_repeated(url: str) -> None:
    with pytest.raises(StoreUnavailable) as refused:
        path_of(url)
    assert "hunter2" not in str(refused.value)


@pytest.mark.asyncio
async def test_an_empty_place_gets_a_folder_and_all_migrations(path: Path) -> None:
    async with await Store.open(url_of(path), now=5.0) as store:
        rows = await store.read("SELECT number, name, at FROM migrations")
        assert [tuple(row) for row in rows] == [(m.number, m.name, 5.0) for m in known()]
        assert [row[0] for row in await store.read("PRAGMA journal_mode")] == ["wal"]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.asyncio
async def test_a_relative_url_is_relative_to_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with await Store.open("sqlite:///data/backroom.db"):
        assert (tmp_path / "data" / "backroom.db").exists()


@pytest.mark.asyncio
async def test_every_commit_reaches_the_disk_and_keys_hold(store: Store) -> None:
    async def pragmas(db: Connection) -> list[int]:
        return [
            row[0]
            for name in ("synchronous", "foreign_keys", "busy_timeout")
            for row in await db.execute_fetchall(f"PRAGMA {name}")
        ]

    assert await store.write(pragmas) == [2, 1, 5000]


@pytest.mark.asyncio
async def test_reopening_applies_nothing_twice_and_keeps_everything(path: Path) -> None:
    async with await Store.open(url_of(path), now=5.0) as store:
        await store.facts.put("commands", "abc")
    async with await Store.open(url_of(path), now=6.0) as store:
        assert await store.facts.get("commands") == "abc"
        assert {row["at"] for row in await store.read("SELECT at FROM migrations")} == {5.0}


@pytest.mark.asyncio
async def test_a_newer_schema_is_refused(path: Path) -> None:
    async with await Store.open(url_of(path)):
        pass
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO migrations VALUES (999, 'from_the_future', 0)")
    with pytest.raises(StoreUnavailable, match=r"later Backroom \(its schema is 999"):
        await Store.open(url_of(path))


@pytest.mark.asyncio
async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Ann, " * 500)
    with pytest.raises(StoreUnavailable, match="is no database"):
        await Store.open(url_of(file))
    assert file.read_text().startswith("Dear Ann")


@pytest.mark.asyncio
async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as db, db:
        db.execute("CREATE TABLE bookmarks (url)")
    with pytest.raises(StoreUnavailable, match="some other program"):
        await Store.open(url_of(tmp_path / "other.db"))
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        assert [row[0] for row in db.execute("SELECT name FROM sqlite_schema")] == ["bookmarks"]


@pytest.mark.asyncio
async def test_a_place_that_cannot_be_written_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for place in (tmp_path / "file" / "backroom.db", tmp_path / "folder"):
        with pytest.raises(StoreUnavailable, match=r"^The database .* cannot be opened for writing \(.*\)\.$"):
            await Store.open(url_of(place))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
@pytest.mark.asyncio
async def test_a_read_only_file_is_refused(path: Path) -> None:
    async with await Store.open(url_of(path)):
        pass
    path.chmod(0o400)
    with pytest.raises(StoreUnavailable, match="cannot be opened for writing"):
        await Store.open(url_of(path))


NEXT = len(known()) + 1
SECOND = Migration(NEXT, f"{NEXT:04}_more", "-- Why: to try it; really.\nCREATE TABLE more (id INTEGER);\n")
BROKEN = Migration(
    NEXT + 1, f"{NEXT + 1:04}_broken", "CREATE TABLE still_more (id INTEGER);\nCREATE TABLE more (id INTEGER);\n"
)


@pytest.mark.asyncio
async def test_migrations_that_fail_leave_the_database_as_it_was(store: Store) -> None:
    """All that are missing are one transaction."""
    db = store._writing
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        await migrate(db, [*known(), SECOND, BROKEN], now=1.0)
    assert not await store.read("SELECT 1 FROM sqlite_schema WHERE name IN ('more', 'still_more')")
    assert await migrate(db, [*known(), SECOND], now=1.0) == 1
    assert await migrate(db, [*known(), SECOND], now=1.0) == 0
    assert await store.read("SELECT 1 FROM sqlite_schema WHERE name = 'more'")


@pytest.mark.asyncio
async def test_nobody_migrates_under_the_feet_of_a_running_bot(store: Store) -> None:
    await store.take_lease("elsewhere:1:abc", now=100.0)
    with pytest.raises(AlreadyRunning):
        await migrate(store._writing, [*known(), SECOND], now=110.0)
    assert await migrate(store._writing, [*known(), SECOND], now=140.0) == 1


def test_a_migration_gives_its_reason_and_its_number(tmp_path: Path) -> None:
    assert all(migration.sql.startswith("-- Why: ") for migration in known())
    (tmp_path / "0002_second.sql").touch()
    with pytest.raises(ValueError, match="without gaps"):
        known(tmp_path)


def test_a_migration_ends_with_a_whole_statement() -> None:
    with pytest.raises(ValueError, match="in the middle"):
        list(Migration(1, "0001_x", "CREATE TABLE x (id);\nCREATE TABLE y (id)\n").statements())
    assert list(schema.known()[0].statements())
