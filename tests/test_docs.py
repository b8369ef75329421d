"""The names and paths that our pages give are those of the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
OURS = r"(?:bot|engines|cogs|tests|docs|deploy|requirements)/"
NOT_HERE = re.compile(r"magpie|NNNN|[<*]|\.xml$")  # a game in the making, and what stands for many


def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def sources(path: str) -> str:
    """A file, or all of a folder."""
    place = ROOT / path
    files = (
        [place] if place.is_file() else [file for file in sorted(place.rglob("*")) if file.suffix in (".py", ".ftl")]
    )
    return "\n".join(text(file) for file in files)


def is_in(name: str, path: str) -> bool:
    """Whether something of that name is made there: a class, a function, a value or a key of words."""
    code = sources(path)
    makes = r"^\s*(?:(?:class|def|async def) {0}\b|(?:self\.)?{0}(?:: | = |,$))"
    return all(re.search(makes.format(re.escape(part)), code, re.MULTILINE) for part in name.split("."))


def ticked(line: str) -> list[str]:
    return re.findall(r"`([^`]+)`", line)


def named_in(line: str) -> Iterator[tuple[str, str]]:
    """Each name of a row with the path that comes after it."""
    names: list[str] = []
    for word in ticked(line):
        if re.match(OURS, word):
            yield from ((name, word) for name in names)
            names = []
        else:
            names.append(word)


def rows(page: str, heading: str) -> list[str]:
    """The rows of the tables below a heading; all of them where there is none."""
    below = text(ROOT / page).partition(heading)[2].partition("\n## ")[0] if heading else text(ROOT / page)
    return [line.rpartition(" | ")[2] for line in below.splitlines() if line.startswith("| ")]


@pytest.mark.parametrize(
    ("page", "heading"), [("docs/architecture.md", "## To change …, look in …"), ("docs/glossary.md", "")]
)
def test_tables_of_names_lead_to_them(page: str, heading: str) -> None:
    pairs = [pair for row in rows(page, heading) for pair in named_in(row)]
    assert len(pairs) > 30
    assert [f"{name} in {path}" for name, path in pairs if not is_in(name, path)] == []


def test_names_in_prose_are_where_it_says() -> None:
    """As in: `Studio` (`bot/pictures/studio.py`). What hangs on an object (`bot.teller`) is left out."""
    pattern = re.compile(rf"`([A-Z][\w.]*|[a-z_]\w*)`(?: in | \(|, )`({OURS}[\w/]+\.py)`")
    pairs = [(page.name, *pair) for page in PAGES for pair in pattern.findall(text(page))]
    assert len(pairs) > 50
    assert [" ".join(found) for found in pairs if not NOT_HERE.search(found[2]) and not is_in(*found[1:])] == []


def test_paths_on_our_pages_are_there() -> None:
    paths = {
        (page.name, word) for page in PAGES for word in ticked(text(page)) if re.fullmatch(OURS + r"[^\s:]*", word)
    }
    assert len(paths) > 100
    assert [
        f"{page}: {path}" for page, path in sorted(paths) if not (NOT_HERE.search(path) or (ROOT / path).exists())
    ] == []


def test_what_is_not_there_is_found() -> None:
    assert is_in("Seats.call_computer", "bot/play/seats.py")
    assert is_in("host-call", "bot/base/text")
    assert not is_in("Seats.call_cab", "bot/play/seats.py")
    assert not is_in("host-cab", "bot/base/text")
    assert list(named_in("`A`, and `b-c` in `bot/x.py`; `D` in `engines/y`")) == [
        ("A", "bot/x.py"),
        ("b-c", "bot/x.py"),
        ("D", "engines/y"),
    ]
