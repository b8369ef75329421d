"""Everything that Discord shows of our commands has a Japanese name, and is of a size that Discord takes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.base.command_words import CommandWords, as_name
from bot.base.language import house_words
from bot.sandbox.command_limits import check_commands
from tests.e2e.inside import Inside

Json = dict[str, Any]


@pytest_asyncio.fixture
async def told(tmp_path: Path) -> AsyncIterator[list[Json]]:
    """What Discord is told of all our commands."""
    async with Inside(tmp_path) as house:
        tree = house.bot.tree
        yield [await command.get_translated_payload(tree, CommandWords()) for command in tree.get_commands()]


def options(of: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """Every command in a command and every option, with where it stands."""
    where = f"{path}/{of['name']}"
    yield where, of
    for option in of.get("options") or ():
        yield from options(option, where)


def is_number(choice: Json) -> bool:
    return isinstance(choice["value"], int) and choice["name"] == str(choice["value"])


async def test_commands_options_and_choices_all_have_a_japanese_name(told: list[Json]) -> None:
    everything = [found for command in told for found in options(command)]
    assert len(everything) > 50
    assert [where for where, thing in everything if "ja" not in (thing.get("name_localizations") or {})] == []
    assert [where for where, thing in everything if "ja" not in (thing.get("description_localizations") or {})] == []
    choices = [(where, choice) for where, thing in everything for choice in thing.get("choices") or ()]
    assert any(where.startswith("/scoundrels/new/length") for where, _ in choices)
    unsaid = [(where, choice) for where, choice in choices if "ja" not in (choice.get("name_localizations") or {})]
    assert [where for where, choice in unsaid if not is_number(choice)] == []


async def test_every_name_of_an_argument_is_used(told: list[Json]) -> None:
    named = {thing["name"] for command in told for _, thing in options(command)}
    known = [key.removeprefix("argument-") for key in house_words("ja").variables() if key.startswith("argument-")]
    assert known
    assert [name for name in known if name not in named] == []


async def test_no_two_options_beside_each_other_have_one_name(told: list[Json]) -> None:
    for command in told:
        for where, thing in options(command):
            names = [option["name_localizations"]["ja"] for option in thing.get("options") or ()]
            assert len({*names}) == len(names), where


async def test_discord_takes_them_all(told: list[Json]) -> None:
    """Names of letters, none of them a capital; 8,000 characters a command with the longest words of each."""
    check_commands(told)


@pytest.mark.parametrize(("words", "name"), [("トレジャー・ハンター", "トレジャーハンター"), ("Old Spy!", "oldspy")])
def test_what_discord_takes_in_no_name_is_left_out(words: str, name: str) -> None:
    assert as_name(words) == name
