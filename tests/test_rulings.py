"""docs/rulings: every game has a page, and every number that its code and tests cite stands on it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from engines import catalogue

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "rulings"
NUMBER = re.compile(r"\b[A-Z]\d{1,2}\b")
TEST_NAME = re.compile(r"test_([a-z]\d{1,2})(?:_|$)")
DEFINED = re.compile(r"^(?:- \*\*|#+ )([A-Z]\d{1,2})\b", re.MULTILINE)


def page_of(game: str) -> Path:
    return PAGES / f"{game.replace('_', '-')}.md"


def files_of(game: str) -> list[Path]:
    """The game's engine, cog, faces, pictures and tests: all that have its id in their path."""
    rooms = (ROOT / "engines", ROOT / "cogs", ROOT / "tests")
    return [file for room in rooms for file in sorted(room.rglob("*.py")) if game in str(file.relative_to(ROOT))]


def prose(code: str) -> Iterator[str]:
    """Comments and docstrings. Other strings may hold paths of pictures, such as M1.5 40V28."""
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def cited(code: str) -> set[str]:
    """The numbers in comments, in docstrings and in the names of tests."""
    said = {number for text in prose(code) for number in NUMBER.findall(text)}
    functions = [n for n in ast.walk(ast.parse(code)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    return said | {found[1].upper() for function in functions if (found := TEST_NAME.match(function.name))}


def unknown(code: str, page: str) -> set[str]:
    """The numbers that the code cites and the page lacks."""
    return cited(code) - set(DEFINED.findall(page))


SMALL_PAGE = """# A game

### R02 Stopping

- **R01** A rule. See Q9.
- **D03** An example.
"""
SMALL_CODE = '''"""The rules (R01)."""


PATH = "M1 40V28 Z12"  # as it lies (R02)


def test_d03_a_stop() -> None:
    """D03: {planted}."""


async def test_{name}_a_draw() -> None:
    pass
'''


def test_a_planted_number_is_found() -> None:
    assert unknown(SMALL_CODE.format(planted="a stop", name="d03"), SMALL_PAGE) == set()
    assert unknown(SMALL_CODE.format(planted="a stop, R44", name="d03"), SMALL_PAGE) == {"R44"}
    assert unknown(SMALL_CODE.format(planted="a stop", name="d31"), SMALL_PAGE) == {"D31"}
    assert unknown(SMALL_CODE.replace("(R02)", "(A09)").format(planted="a stop", name="d03"), SMALL_PAGE) == {"A09"}


def test_a_number_that_is_only_mentioned_is_not_on_the_page() -> None:
    assert unknown(SMALL_CODE.format(planted="a stop, Q9", name="d03"), SMALL_PAGE) == {"Q9"}


def test_every_game_has_a_page() -> None:
    """And the list of pages names it. Not by parameter: a game in the making is tested without the docs."""
    readme = (PAGES / "README.md").read_text(encoding="utf-8")
    for game in catalogue:
        assert page_of(game).exists(), f"docs/rulings has no page for {game}"
        assert f"({page_of(game).name})" in readme


def test_every_number_cited_is_on_the_page_of_its_game() -> None:
    for game in catalogue:
        page = page_of(game).read_text(encoding="utf-8")
        files = files_of(game)
        assert {file.relative_to(ROOT).parts[0] for file in files} == {"engines", "cogs", "tests"}
        lost = {str(file.relative_to(ROOT)): unknown(file.read_text(encoding="utf-8"), page) for file in files}
        assert {file: sorted(numbers) for file, numbers in lost.items() if numbers} == {}


def test_every_page_is_whole() -> None:
    """No number has two meanings, and what a page refers to it also has."""
    for game in catalogue:
        page = page_of(game).read_text(encoding="utf-8")
        defined = Counter(DEFINED.findall(page))
        assert defined
        assert [number for number, times in defined.items() if times > 1] == []
        assert set(NUMBER.findall(page)) - set(defined) == set()
