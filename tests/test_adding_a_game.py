"""docs/adding-a-game.md is followed to the letter, in a copy of the tree, and gives a game that can be played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROOMS = ("bot", "engines", "cogs", "tests")


def files_of_the_page() -> dict[str, str]:
    """Every file the page shows, by its path."""
    return dict(FILE.findall(PAGE.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the page's files in it."""
    copy = tmp_path_factory.mktemp("house")
    for room in ROOMS:
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    for path, text in files_of_the_page().items():
        file = copy / path
        assert not file.exists(), f"{path} is there already"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return copy


def run(tree: Path, *command: str) -> str:
    """A command in the copy; what it says if it goes well."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=tree,
        env={**environment, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_table_of_files_names_every_file() -> None:
    page = PAGE.read_text(encoding="utf-8")
    table = page[: page.index("## 1.")]
    for path in files_of_the_page():
        folder, name = path.rsplit("/", 1)
        assert f"`{path}`" in table or (f"`{folder}/" in table and (f"`{name}`" in table or f"`{folder}/`" in table))


def test_its_files_are_as_ours_are(tree: Path) -> None:
    """Formatted, linted and typed under the same strict rules."""
    python = [path for path in files_of_the_page() if path.endswith(".py")]
    run(tree, "ruff", "format", "--check", *python)
    run(tree, "ruff", "check", *python)
    run(tree, "mypy", *python)


def test_the_page_gives_a_game_that_can_be_played(tree: Path) -> None:
    """The last section of the page: golden records, then every test that knows the game.

    The loopback with the real bot is among them. Of the random games half are enough here.
    """
    kept = run(tree, "tests.engines.golden", "magpie")
    assert kept.count("kept magpie/golden/") >= 3
    said = run(tree, "pytest", "-k", "magpie and not 100-2400", "-p", "no:cacheprovider", "-p", "no:xdist", "-rA")
    for test in (
        "test_random_games[0-2400-magpie]",
        "test_golden_record",
        "test_a_dare_that_pays",
        "test_a_table_of_magpies",
    ):
        assert test in said
