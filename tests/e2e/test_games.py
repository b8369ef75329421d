"""Whole games by people who know only what Discord shows them, over real HTTP; one of them with the real process."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.sandbox.people import Person
from tests.e2e.house import House, Place, board_of, is_over, play_on, sit_down
from tests.e2e.inside import Inside
from tests.e2e.languages import JAPANESE


def all_text(person: Person, house: Place) -> str:
    """Everything a person can read anywhere."""
    channels = [house.world.channel, *house.world.channel.threads]
    messages = [message for channel in channels for message in person.sees(channel)]
    return "\n".join(message.text for message in [*messages, *person.dms()])


@pytest.mark.parametrize("locale", JAPANESE)
async def test_three_people_play_to_the_end(folder: Path, locale: str) -> None:
    async with House(folder, guild_locale=locale) as house:
        people = [house.world.person(name, locale=locale) for name in ("Aki", "Ben", "Chie")]
        thread = await sit_down(house, *people)
        await play_on(house, thread, people, random.Random(7))
        board = board_of(people[0], thread)
        assert board is not None
        assert "🏆" in board.text
        assert all(name in board.text for name in ("Aki", "Ben", "Chie"))
        assert ("レーティング" if locale == "ja" else "rating") in board.text
        winner = next(line for line in board.text.splitlines() if "🏆" in line).lstrip("# ")
        for person in people:  # what only they see ends with it too, and leads to the table
            await house.world.until(lambda person=person: winner in person.dms()[-1].text)  # type: ignore[misc]
            assert f"https://discord.com/channels/{house.world.guild.id}/{thread.id}" in person.dms()[-1].text
        assert house.world.violations == []
        assert house.errors() == []


async def test_one_person_with_two_computers(folder: Path) -> None:
    async with Inside(folder) as house:
        aki = house.world.person("Aki")
        thread = await sit_down(house, aki, computers=2)
        await play_on(house, thread, [aki], random.Random(1))
        board = board_of(aki, thread)
        assert board is not None
        assert "Computer 2" in board.text
        assert "rating" not in board.text  # computers don't count
        assert house.errors() == []


async def test_with_closed_dms(folder: Path) -> None:
    """Whoever takes no DMs is told once, and sees the same at the table."""
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        ben.dms_open = False
        thread = await sit_down(house, aki, ben)
        await house.world.until(lambda: "I can't send you direct messages" in all_text(ben, house))
        await play_on(house, thread, [aki, ben], random.Random(2))
        assert is_over(ben, thread)
        assert ben.dms() == []
        refused = [request for request in house.world.requests if request.status == 403]
        assert len(refused) <= 2  # a closed DM is remembered, not tried again and again
        assert house.errors() == []


async def test_each_reads_their_own_language(folder: Path) -> None:
    async with Inside(folder, guild_locale="ja") as house:
        aki, ben = house.world.person("Aki", locale="en-US"), house.world.person("Ben", locale="ja")
        thread = await sit_down(house, aki, ben)
        await house.world.until(lambda: board_of(aki, thread) is not None)
        board = board_of(aki, thread)
        assert board is not None
        assert "テーブル" in board.text
        assert "スタートプレイヤー" in board.text  # the last events stand on the board
        mine = await aki.press(board, ":hand:")
        assert "Which trait will you keep?" in mine.text
        his = await ben.press(board, ":hand:")
        assert "どちらの特質を残しますか？" in his.text
