"""The page's files: every word is there in both languages, nothing goes in as HTML, nothing comes from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.sandbox.site.site import HERE, PAGE, page_words

SCRIPTS = sorted(PAGE.glob("*.js"))
FILES = sorted(PAGE.iterdir())
KEY = re.compile(r"[\"'`](page-[a-z0-9-]+?)(-?)(?:[\"'`]|(\$\{))")
AS_HTML = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|\beval\b|\bFunction\("
)
OUTSIDE = re.compile(
    r"(?:src|href)=[\"'](?:https?:)?//|url\(\s*[\"']?(?:https?:)?//|@import|(?:from|import)\s*\(?[\"'](?:https?:)?//|fetch\(\s*[\"'`]https?:"
)


def keys_in(text: str) -> tuple[set[str], set[str]]:
    """The keys that a script names, and the beginnings of those that it puts together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for key, dash, more in KEY.findall(text):
        (begun if more else whole).add(f"{key}{dash}" if more else key)
    return whole, begun


def named_in_python() -> set[str]:
    """The keys that the page's server says."""
    files = [*HERE.glob("*.py"), *HERE.parent.glob("*.py")]
    return {key for file in files for key in re.findall(r'Text\(\s*"(page-[a-z-]+)"', file.read_text("utf-8"))}


def test_both_languages_say_the_same() -> None:
    assert page_words("en").variables() == page_words("ja").variables()


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_every_word_is_there(file: Path) -> None:
    known = set(page_words("en").variables())
    whole, begun = keys_in(file.read_text("utf-8"))
    assert whole <= known
    assert [part for part in begun if not any(key.startswith(part) for key in known)] == []


def test_every_word_is_used() -> None:
    found = [keys_in(file.read_text("utf-8")) for file in SCRIPTS]
    whole = named_in_python().union(*(one for one, _ in found))
    begun = tuple(part for _, parts in found for part in parts)
    unused = [key for key in page_words("en").variables() if key not in whole and not key.startswith(begun)]
    assert unused == []


def test_every_word_gets_what_it_needs() -> None:
    """Where a script names a key with variables, it gives them by these names."""
    variables = page_words("en").variables()
    for file in SCRIPTS:
        for key, given in re.findall(r'\bt\(\s*"(page-[a-z-]+)"(?:,\s*\{([^}]*)\})?', file.read_text("utf-8")):
            names = set(re.findall(r"(\w+)\s*(?=[:,]|$)", re.sub(r":[^,]*", ":", given)))
            assert set(variables[key]) <= names, f"{file.name}: {key}"


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_nothing_goes_in_as_html(file: Path) -> None:
    assert AS_HTML.findall(file.read_text("utf-8")) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_nothing_is_loaded_from_elsewhere(file: Path) -> None:
    assert OUTSIDE.findall(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://cdn.example/x.js">',
        "background: url(//cdn.example/x.png)",
        '@import "x.css"',
        'import { x } from "https://cdn.example/x.js";',
        'fetch("https://example.com")',
    ],
)
def test_the_check_finds_what_it_looks_for(text: str) -> None:
    assert OUTSIDE.search(text)
