"""Pace and absence as people see them on Discord, in both languages. Nobody waits here: the clock is moved."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands

import bot.base.language
import bot.screens.retrying
from bot.app import Backroom
from bot.desk.game import open_lobby
from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from tests.bot.volley import GAME, VolleyFace, register
from tests.e2e.house import board_of
from tests.e2e.inside import Inside, eventually
from tests.e2e.languages import ENGLISH

DAY, HOUR = 86_400.0, 3600.0
TIME = re.compile(r"<t:(\d+):R>")
SAID = {
    "en-US": {
        "window": "Waiting for everyone to respond",
        "out": "time's up",
        "serve": "High or low?",
        "call": "our move in Volley",
        "reminder": "it's still your move",
        "away": "Aki is away until <t:",
        "gone": "You're away until",
        "waits": "A table where nobody else is playing waits for you",
        "back": "Welcome back",
        "unknown": "I don't know which day",
        "day": "by the day",
        "live": "live",
        "closed": "for a month, so it is closed",
        "next": "you may be next",
    },
    "ja": {
        "window": "全員の返答を待っています",
        "out": "時間切れ",
        "serve": "高くしますか、低くしますか？",
        "call": "あなたの番です",
        "reminder": "まだあなたの番です",
        "away": "Akiさんは<t:",
        "gone": "まで不在にしました",
        "waits": "ほかに誰もプレイしていないテーブルは、あなたが戻るのを待ちます",
        "back": "おかえりなさい",
        "unknown": "がどの日かわかりませんでした",
        "day": "じっくり（1手24時間）",
        "live": "リアルタイム",
        "closed": "1か月のあいだ誰も動かなかった",
        "next": "次はあなたかもしれません",
    },
}
UNTIL = {"en-US": "3 days", "ja": "３日間"}


def host_volley(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """The bot has /volley, which opens a table."""
    register(patch, folder)
    usual = Backroom.setup_hook

    async def with_volley(self: Backroom) -> None:
        self.faces[GAME.id] = VolleyFace()
        self.tree.add_command(app_commands.Command(name="volley", description="Volley", callback=new))
        await usual(self)

    async def new(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.client, Backroom)
        await open_lobby(interaction.client, interaction, GAME.id, {})  # type: ignore[arg-type]

    new.__annotations__ = {"interaction": discord.Interaction}
    patch.setattr(Backroom, "setup_hook", with_volley)


class Three:
    """Aki, Ben and Chie at a table."""

    def __init__(self, house: Inside, locale: str, pace: str) -> None:
        self.house, self.world, self.said = house, house.world, SAID[locale]
        self.aki, self.ben, self.chie = (self.world.person(name, locale) for name in ("Aki", "Ben", "Chie"))
        self.people = (self.aki, self.ben, self.chie)
        self.locale, self.pace = locale, pace
        self.lobby: Message

    async def begin(self) -> None:
        opened = (await self.aki.command(self.world.channel, "volley")).message
        assert opened is not None
        self.lobby = opened
        for person in self.people[1:]:
            await person.press(opened, ":join:")
        menu = (await self.aki.press(opened, ":options:")).message
        assert menu is not None
        await self.aki.choose(menu, ":pace:", [self.pace])
        await self.world.until(lambda: self.said[self.pace] in opened.text)
        await self.aki.press(opened, ":start:")
        await self.world.until(lambda: opened.thread is not None and board_of(self.aki, opened.thread))
        await self.shown()

    async def shown(self) -> None:
        await self.house.bot.outbox.drain()

    async def later(self, seconds: float) -> None:
        """Time passes, and the heart beats."""
        self.world.advance(seconds)
        await self.beat()

    async def beat(self) -> None:
        for _ in range(2):
            await self.house.bot.beat()
            await self.shown()

    def board_seen(self) -> Message:
        assert self.lobby.thread is not None
        board = board_of(self.aki, self.lobby.thread)
        assert board is not None
        return board

    def board(self) -> str:
        return self.board_seen().text

    def calls(self, person: Person) -> list[str]:
        """The calls at the table."""
        assert self.lobby.thread is not None
        return [message.text for message in person.sees(self.lobby.thread) if person in message.pinged]

    def told(self, person: Person, words: str) -> list[str]:
        return [message.text for message in person.dms() if words in message.text]

    async def answer(self, person: Person, choice: int = 0) -> None:
        """What "Your move" offers."""
        assert self.lobby.thread is not None
        board = board_of(person, self.lobby.thread)
        assert board is not None
        private = (await person.press(board, ":hand:")).message
        assert private is not None
        picks = [button.custom_id for button in private.buttons if ":pick:" in (button.custom_id or "")]
        assert picks[choice], private.text
        await person.press(private, str(picks[choice]))
        await self.shown()


@asynccontextmanager
async def at_a_table(
    folder: Path, words: Path, patch: pytest.MonkeyPatch, locale: str, pace: str
) -> AsyncIterator[Three]:
    """They have sat down, and nobody has moved yet."""
    patch.setattr(bot.screens.retrying, "BREATH", 0.0)
    host_volley(patch, words)
    bot.base.language.words_for.cache_clear()
    async with Inside(folder, locale) as house:
        table = Three(house, locale, pace)
        await table.begin()
        yield table
    bot.base.language.words_for.cache_clear()


@pytest_asyncio.fixture(params=ENGLISH)
async def three(
    request: pytest.FixtureRequest, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Three]:
    async with at_a_table(folder, tmp_path, monkeypatch, request.param, "day") as table:
        yield table


def seconds_left(three: Three, words: str) -> float:
    found = TIME.search(words)
    assert found is not None, words
    return int(found[1]) - three.world.now()


async def test_time_left_stands_on_board_hand_and_call(three: Three) -> None:
    board, [call], [hand] = three.board(), three.calls(three.aki), three.told(three.aki, three.said["serve"])
    assert three.said["call"] in call
    for words in (board, call, hand):
        assert three.said["serve"] in words
        assert DAY - 60 < seconds_left(three, words) <= DAY
    [waiting] = [message.text for message in three.ben.dms()]
    assert DAY - 60 < seconds_left(three, waiting) <= DAY


async def test_a_turn_that_is_out_is_shown_and_nothing_is_answered(three: Three) -> None:
    await three.later(DAY + 1)
    assert three.said["out"] in three.board()
    assert three.said["serve"] in three.board()
    await three.answer(three.aki)
    assert three.said["window"] in three.board()


async def test_a_window_is_answered_by_the_clock_and_its_time_tells_nothing(three: Three) -> None:
    await three.later(HOUR)
    await three.answer(three.aki)
    before = three.board()
    assert three.said["window"] in before
    assert DAY - 60 < seconds_left(three, before) <= DAY
    await three.later(HOUR)
    await three.answer(three.chie)
    assert three.board() == before  # nobody can tell that she has answered
    assert three.calls(three.ben) == three.calls(three.chie) == []
    assert three.told(three.ben, three.said["call"])  # he is called in private
    assert not three.told(three.chie, three.said["call"])
    await three.later(DAY)
    assert three.said["window"] not in three.board()
    assert re.search(r"Ben(: |：)", three.board())
    lines = (await three.house.stored.matches.record(1))["lines"]
    assert [(line["seat"], line["by"]) for line in lines] == [(0, "person"), (2, "person"), (1, "clock")]
    assert three.calls(three.ben)


async def test_a_reminder_comes_once_and_takes_the_place_of_the_call(three: Three) -> None:
    [call] = three.calls(three.aki)
    await three.later(18 * HOUR + 1)
    [reminder] = three.calls(three.aki)
    assert reminder != call
    assert three.said["reminder"] in reminder
    posted = len(three.world.asked("POST", "/messages$"))
    await three.later(60)
    await three.house.stop()
    await three.house.start()
    await three.later(60)
    assert three.calls(three.aki) == [reminder]
    assert [r for r in three.world.asked("POST", "/messages$")[posted:] if "content" in (r.body or {})] == []
    await three.answer(three.aki)
    assert three.calls(three.aki) == []


async def test_how_often_and_not_at_night(three: Three) -> None:
    mine = (await three.aki.command(three.world.channel, "settings")).message
    assert mine is not None
    await three.aki.choose(mine, ":remind", ["often"])
    hour = int(three.world.now() // HOUR + 11) % 24  # half of the time falls into it
    await three.aki.choose(mine, ":quiet_from", [str(hour)])
    await three.aki.choose(mine, ":quiet_to", [str((hour + 4) % 24)])
    zone = three.house.bot.chosen.by(three.aki.id).zone
    await three.house.bot.chosen.change(three.aki.id, zone="UTC")
    assert zone in ("UTC", "Asia/Tokyo")
    [call] = three.calls(three.aki)
    await three.later(12 * HOUR + 1)
    assert three.calls(three.aki) == [call]
    await three.later(4 * HOUR)
    assert three.said["reminder"] in three.calls(three.aki)[0]


async def test_a_heads_up(three: Three) -> None:
    mine = (await three.ben.command(three.world.channel, "settings")).message
    assert mine is not None
    await three.ben.choose(mine, ":heads_up", ["on"])
    three.house.bot.outbox.touch(1)
    await three.shown()
    [words] = three.calls(three.ben)
    assert three.said["next"] in words
    await three.answer(three.aki)
    assert three.calls(three.ben) == []


async def test_away_and_back(three: Three) -> None:
    typed = UNTIL[three.locale]
    assert three.said["unknown"] in (await three.aki.command(three.world.channel, "away", until="soon-ish")).text
    assert three.said["gone"] in (await three.aki.command(three.world.channel, "away", until=typed)).text
    await three.shown()
    assert three.said["away"] in three.board()
    assert three.calls(three.aki) == []
    await three.later(2 * DAY - HOUR)
    assert three.calls(three.aki) == []
    assert three.said["out"] not in three.board()
    assert three.said["back"] in (await three.aki.command(three.world.channel, "away")).text
    await three.shown()
    assert three.said["away"] not in three.board()
    assert len(three.calls(three.aki)) == 1
    assert DAY - 60 < seconds_left(three, three.board()) <= DAY


async def test_the_computer_plays_until_they_are_back(three: Three) -> None:
    await three.aki.command(three.world.channel, "away", until=UNTIL[three.locale], computer=True)
    await three.shown()
    assert three.said["window"] in three.board()
    seats = await three.house.stored.matches.seats(1)
    assert [seat.stand_in is not None for seat in seats] == [True, False, False]
    await three.later(4 * DAY)
    seats = await three.house.stored.matches.seats(1)
    assert [seat.stand_in is not None for seat in seats] == [False, False, False]


async def test_whoever_is_the_last_to_go_is_told_that_the_table_waits(three: Three) -> None:
    told = [
        (await person.command(three.world.channel, "away", until=UNTIL[three.locale], computer=True)).text
        for person in (three.ben, three.chie, three.aki)
    ]
    assert three.said["waits"] in told[-1]
    seats = await three.house.stored.matches.seats(1)
    assert [seat.stand_in is not None for seat in seats] == [False, True, True]


async def test_time_in_which_the_bot_was_down_is_given_back(three: Three) -> None:
    await three.beat()
    await three.house.stop()
    three.world.advance(5 * HOUR)
    await three.house.start()
    await three.world.until(lambda: seconds_left(three, three.board()) > DAY - 60)
    await three.shown()
    [call], [hand] = three.calls(three.aki), three.told(three.aki, three.said["serve"])
    for words in (three.board(), call, hand):
        assert DAY - 60 < seconds_left(three, words) <= DAY
    await three.later(DAY - 60)
    assert three.said["out"] not in three.board()
    await three.later(70)
    assert three.said["out"] in three.board()


async def test_a_server_that_removed_the_bot_is_asked_nothing(three: Three) -> None:
    world = three.world

    def asked() -> int:
        return sum(len(world.asked(method, "/channels/")) for method in ("POST", "PATCH", "DELETE"))

    world.remove_guild(world.guild)
    await eventually_out_of(three)
    before = asked()
    await three.later(DAY + 1)
    await three.later(HOUR)
    assert asked() == before
    world.invite(world.guild)
    await world.until(lambda: three.said["out"] in three.board())


async def eventually_out_of(three: Three) -> None:
    """The bot has heard that it is no member any more."""

    async def out() -> bool:
        return not three.house.bot.is_in(three.world.guild.id)

    await eventually(out, "out of the server")


async def test_a_month_without_anybody(three: Three) -> None:
    await three.later(30 * DAY + 60)
    assert three.said["closed"] in three.board()
    for person in three.people:
        assert three.told(person, three.said["closed"])
        assert three.calls(person) == []
    lines: Any = await three.house.stored.matches.lines(1)
    assert lines == []
