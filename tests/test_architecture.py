"""The house keeps its shape: imports go one way, engines reach for nothing outside, nobody names a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines import catalogue

ROOT = Path(__file__).parent.parent
ROOMS = ("engines", "bot", "cogs")
FILES = [file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))]
OUTSIDE = {"time", "datetime", "os", "pathlib", "asyncio", "threading", "secrets", "socket", "discord", "aiosqlite"}


def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(parse(file)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def room(file: Path) -> str:
    return file.relative_to(ROOT).parts[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_imports_go_one_way(file: Path) -> None:
    """cogs -> bot -> engines."""
    allowed = ROOMS[: ROOMS.index(room(file)) + 1]
    reached = {name.partition(".")[0] for name in imports(file)} & {*ROOMS, "tests"}
    assert reached <= set(allowed)


@pytest.mark.parametrize("file", [file for file in FILES if room(file) == "engines"], ids=lambda file: file.name)
def test_engines_reach_for_nothing_outside(file: Path) -> None:
    """No clock, no environment, no file, no network, no global dice."""
    reached = {name.partition(".")[0] for name in imports(file)}
    assert not reached & OUTSIDE
    calls = {ast.unparse(node.func) for node in ast.walk(parse(file)) if isinstance(node, ast.Call)}
    assert "open" not in calls
    assert {call for call in calls if call.startswith("random.")} <= {"random.Random"}


def test_the_core_and_the_host_name_no_game() -> None:
    shared = [file for file in FILES if room(file) == "bot" or file.parent.name == "core"]
    naming = [file.name for file in shared for game in catalogue if game in file.read_text(encoding="utf-8")]
    assert naming == []


def test_modules_fit_in_one_head() -> None:
    long = {str(file.relative_to(ROOT)) for file in FILES if len(file.read_text(encoding="utf-8").splitlines()) > 450}
    assert long == set()


def test_a_games_cog_is_a_few_lines() -> None:
    """What its commands are follows from its options and its face."""
    for game in catalogue:
        assert len((ROOT / "cogs" / f"{game}.py").read_text(encoding="utf-8").splitlines()) <= 25


def test_faces_know_what_they_show() -> None:
    """A face is one of its game's view: it need not ask what it was given."""
    faces = [file for file in FILES if file.parent.name == "faces"]
    calls = [ast.unparse(node) for file in faces for node in ast.walk(parse(file)) if isinstance(node, ast.Call)]
    assert [call for call in calls if call.startswith("isinstance(") and ".view" in call] == []


def test_statements_name_what_they_use_twice() -> None:
    """Some Pythons (3.12.1) warn of `?1` as if it were a name, and later ones may refuse it."""
    numbered = [file.name for file in (ROOT / "bot" / "store").glob("*.py") if re.search(r"\?\d", file.read_text())]
    assert numbered == []


def test_databases_that_are_opened_are_closed() -> None:
    """`with sqlite3.connect(...)` ends a transaction and closes nothing; Python 3.13 says so, in some later test."""
    files = [*FILES, *(ROOT / "tests").rglob("*.py")]
    left_open = [file.name for file in files if re.search(r"with sqlite3\.connect\(\w", file.read_text())]
    assert left_open == []
