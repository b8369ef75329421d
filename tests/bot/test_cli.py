"""The words that look after a database: they read what is there, make nothing else, and overwrite nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from bot.cli import main
from bot.store import Store
from bot.store.schema import known, migrate
from tests.bench.staging import put_match

Say = Callable[..., tuple[int, str]]


@pytest.fixture
def backroom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Say:
    """`backroom WORD ...` in an empty folder, on the database there: its exit status, and what it said."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///backroom.db")

    def say(*words: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["backroom", *words])
        code = main()
        said = capsys.readouterr()
        return code, said.out + said.err

    return say


def stage_finished_match() -> int:
    """A database with one match that has ended; the match's number."""

    async def staged() -> int:
        async with await Store.open("sqlite:///backroom.db") as store:
            match, _ = await put_match(store, (1, 2), 0, 7, 70, None, answers=4)
            await store.matches.set_phase(match, "ended")
            return match

    return asyncio.run(staged())


def stage_earlier_schema() -> None:
    """A database as the version before this one left it."""

    async def staged() -> None:
        async with aiosqlite.connect("backroom.db", isolation_level=None) as db:
            await db.execute("PRAGMA journal_mode = WAL")
            await migrate(db, known()[:-1], now=1.0)

    asyncio.run(staged())


def schema_of(file: str) -> int:
    with closing(sqlite3.connect(file)) as db:
        [number] = db.execute("SELECT max(number) FROM migrations").fetchone()
        return int(number)


@pytest.mark.parametrize("words", [("backup", "copy.db"), ("export", "1", "match.json"), ("healthy",)])
def test_where_there_is_no_database_none_is_made(backroom: Say, tmp_path: Path, words: tuple[str, ...]) -> None:
    code, said = backroom(*words)
    assert code == 1
    assert "database" in said
    assert "copied" not in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [("backup", "copy.db"), ("export", "1", "match.json")])
@pytest.mark.parametrize("content", ["", "Dear Aki, " * 500])
def test_a_file_that_is_no_database_is_left_alone(
    backroom: Say, tmp_path: Path, words: tuple[str, ...], content: str
) -> None:
    (tmp_path / "backroom.db").write_text(content)
    code, said = backroom(*words)
    assert code == 1
    assert said.startswith("backroom: The ")
    assert [file.name for file in tmp_path.iterdir()] == ["backroom.db"]
    assert (tmp_path / "backroom.db").read_text() == content


def test_a_backup_before_an_upgrade_is_of_what_is_there(backroom: Say, tmp_path: Path) -> None:
    """The original is not brought up to date, and neither is the copy."""
    stage_earlier_schema()
    before = (tmp_path / "backroom.db").read_bytes()
    assert backroom("backup", "copy.db") == (0, "copied to copy.db\n")
    assert (tmp_path / "backroom.db").read_bytes() == before
    assert schema_of("copy.db") == schema_of("backroom.db") == len(known()) - 1


def test_an_export_does_not_bring_the_database_up_to_date(backroom: Say, tmp_path: Path) -> None:
    stage_earlier_schema()
    before = (tmp_path / "backroom.db").read_bytes()
    code, said = backroom("export", "1", "match.json")
    assert code == 1
    assert "earlier Backroom" in said
    assert (tmp_path / "backroom.db").read_bytes() == before
    assert not (tmp_path / "match.json").exists()


@pytest.mark.parametrize("there", ["backroom.db", "letter.txt"])
def test_an_export_overwrites_nothing(backroom: Say, tmp_path: Path, there: str) -> None:
    match = stage_finished_match()
    (tmp_path / "letter.txt").write_text("Dear Aki")
    before = (tmp_path / there).read_bytes()
    code, said = backroom("export", str(match), there)
    assert code == 1
    assert f"there is a file {there} already" in said
    assert (tmp_path / there).read_bytes() == before


@pytest.mark.parametrize("there", ["backroom.db", "letter.txt"])
def test_a_backup_overwrites_nothing(backroom: Say, tmp_path: Path, there: str) -> None:
    stage_finished_match()
    (tmp_path / "letter.txt").write_text("Dear Aki")
    before = (tmp_path / there).read_bytes()
    code, said = backroom("backup", there)
    assert code == 1
    assert f"There is a file {there} already" in said
    assert (tmp_path / there).read_bytes() == before


def test_an_export_changes_nothing_and_says_where_it_cannot_write(backroom: Say, tmp_path: Path) -> None:
    match = stage_finished_match()
    before = (tmp_path / "backroom.db").read_bytes()
    assert backroom("export", str(match), "match.json") == (0, "written to match.json\n")
    assert json.loads((tmp_path / "match.json").read_text())["secret"]
    code, said = backroom("export", str(match), "nowhere/match.json")
    assert code == 1
    assert "cannot write nowhere/match.json" in said
    assert (tmp_path / "backroom.db").read_bytes() == before
