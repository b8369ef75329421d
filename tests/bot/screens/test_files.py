"""Pictures on messages of ours: what stands there already is not sent again."""

from __future__ import annotations

from discord.utils import MISSING

from bot.pictures import Drawn
from bot.screens.requests import Files, KeptFile, attached
from bot.ui.messages import Look, look


def strips(*names: str) -> Look:
    return look("A board", *(Drawn(name, b"png", name) for name in names))


def said(look: Look, have: dict[str, int]) -> list[str]:
    """Which files an edit keeps, by their numbers, and which it brings."""
    files = attached(look, have)
    return [str(file.id) if isinstance(file, KeptFile) else file.filename for file in files]


async def test_only_the_strip_that_changed_is_sent() -> None:
    assert said(strips("a.png", "b2.png", "c.png"), {"a.png": 1, "b.png": 2, "c.png": 3}) == ["1", "3", "b2.png"]


async def test_where_all_stay_nothing_is_said_of_files() -> None:
    assert attached(strips("a.png", "b.png"), {"b.png": 2, "a.png": 1}) is MISSING


async def test_a_strip_that_is_shown_no_more_goes() -> None:
    assert said(strips("a.png"), {"a.png": 1, "b.png": 2}) == ["1"]
    assert said(strips(), {"a.png": 1}) == []


async def test_where_nothing_is_known_of_a_message_all_is_sent() -> None:
    assert said(strips("a.png", "b.png"), {}) == ["a.png", "b.png"]
    assert said(strips(), {}) == []


def test_files_are_known_until_the_message_is_changed() -> None:
    """A change that fails may have got through: then nobody knows."""
    files = Files(kept=2)
    for message in (1, 2, 3):
        files.note(message, {"a.png": message})
    assert files.take(1) == {}  # too long ago
    assert files.take(2) == {"a.png": 2}
    assert files.take(2) == {}


async def test_each_strip_has_a_gallery_of_its_own() -> None:
    frame = strips("a.png", "b.png").to_components()[0]
    galleries = [part["items"] for part in frame["components"] if "items" in part]
    assert [[item["media"]["url"] for item in items] for items in galleries] == [
        ["attachment://a.png"],
        ["attachment://b.png"],
    ]
