"""The house keeps its shape: imports go one way, engines reach for nothing outside, nobody names a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines import catalogue
from tests.module_graph import PAGE, graph, imported, page, rooms

ROOT = Path(__file__).parent.parent
ROOMS = ("engines", "bot", "cogs")
FILES = [file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))]
# What a module may import when it runs, besides what is in its own room. A room may reach for those before it.
BOT_ROOMS = ("base", "store", "pictures", "time", "people", "play", "ui", "screens", "desk")
BOT_ALONE = {  # modules of bot/ that are in no room
    "settings": {"base"},
    "permissions": set[str](),
    "rubbish": set[str](),
    "sandbox": {"base", "store", "settings"},
    "sweeper": {"base", "store", "people", "play", "ui", "screens"},
    "app": {*BOT_ROOMS, "settings", "permissions", "rubbish", "sweeper"},
    "game_cog": {*BOT_ROOMS, "app"},
    "cli": {*BOT_ROOMS, "app", "sandbox", "settings", "rubbish"},
    "tied": {"cli"},
    "__main__": {"cli"},
}
# What engines/ may use of the outside: nothing with a clock, a file, a network or dice of its own.
ENGINES_USE = {
    *("__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum", "functools"),
    *("hashlib", "importlib", "json", "operator", "pkgutil", "random", "struct", "typing", "typing_extensions"),
    *("pydantic", "pydantic_core"),
}
ENGINES_TAKE = {"random": {"Random"}, "importlib": {"import_module"}, "pkgutil": {"iter_modules"}}  # and nothing else


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


def rooms_of_bot() -> dict[str, set[str]]:
    """For each room of bot/ what it may import from."""
    in_order = {room: {*BOT_ROOMS[:place], "permissions"} for place, room in enumerate(BOT_ROOMS)}
    return {**in_order, **BOT_ALONE}


def test_each_room_of_bot_imports_from_those_before_it() -> None:
    """So a person who reads them in order never meets a word that comes later."""
    allowed = rooms_of_bot()
    reached = {name: {other for other in others if other.startswith("bot.")} for name, others in rooms().items()}
    found = {name.removeprefix("bot."): others for name, others in reached.items() if name.startswith("bot.")}
    assert set(found) == set(allowed)
    assert {
        name: {other.removeprefix("bot.") for other in others} - allowed[name] for name, others in found.items()
    } == {name: set() for name in allowed}


def test_no_modules_import_each_other() -> None:
    left = graph()
    while free := [name for name, others in left.items() if not others & set(left)]:
        for name in free:
            del left[name]
    assert left == {}, "these import each other in a circle"


def test_the_page_of_modules_is_as_the_imports_are() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.module_graph"


def reaches(file: Path) -> list[str]:
    """What a module of engines/ imports that it may not."""
    found = []
    for module, name in imported(file):
        package = module.partition(".")[0]
        foreign = package != "engines" and package not in ENGINES_USE
        if foreign or name not in {"", *ENGINES_TAKE.get(package, {name})}:
            found.append(f"{module} {name}")
    return found


@pytest.mark.parametrize("file", [file for file in FILES if room(file) == "engines"], ids=lambda file: file.name)
def test_engines_reach_for_nothing_outside(file: Path) -> None:
    """No clock, no environment, no file, no network, no global dice."""
    assert reaches(file) == []
    calls = {ast.unparse(node.func) for node in ast.walk(parse(file)) if isinstance(node, ast.Call)}
    assert calls & {"open", "exec", "eval", "__import__", "input", "print"} == set()
    assert {call for call in calls if call.startswith("random.")} <= {"random.Random"}


@pytest.mark.parametrize(
    "line", ["import time", "from random import shuffle", "import os.path", "from datetime import date", "import uuid"]
)
def test_what_engines_may_not_reach_for_is_found(tmp_path: Path, line: str) -> None:
    file = tmp_path / "rules.py"
    file.write_text(line)
    assert reaches(file) != []


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
