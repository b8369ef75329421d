"""`backroom sandbox`: the real command as a process, and games that go on after it was stopped or killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Channel, Loopback, Message, Person
from bot.sandbox.keeper import DidNotStart, Keeper
from bot.sandbox.opening import Opening
from bot.sandbox.saving import Saver
from tests.e2e.house import WORDS, board_of, is_over, make_a_move
from tests.e2e.test_start import one_sentence

PATIENCE = 60.0
OUTSIDE = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "DISCORD_TOKEN": ""}


class Command:
    """The command in a folder, with what it says line by line."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""

    async def until(self, words: str) -> str:
        """The line with these words."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self.process.stdout.readline()).decode():
                self.said += line
                if words in line:
                    return line.strip()
        raise AssertionError(self.said)

    async def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send it a signal, and wait until it has gone: its exit code."""
        assert self.process.stdout is not None
        self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            self.said += (await self.process.stdout.read()).decode()
            return await self.process.wait()


def _without_language() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "BACKROOM_LANGUAGE"}


@contextlib.asynccontextmanager
async def command(folder: Path, *words: str, **environment: str) -> AsyncIterator[Command]:
    """Start it; it does not outlive the test."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words),
        env={**_without_language(), **OUTSIDE, **environment},
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield Command(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def saved_in(folder: Path) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads((folder / "data/sandbox/world.json").read_text())
    return saved


async def test_the_command(tmp_path: Path) -> None:
    """It says where the page is, has a database of its own, welcomes whoever comes, and is saved at the end."""
    async with command(tmp_path, "sandbox", "--no-browser", "--port", "0") as sandbox:
        page = await sandbox.until("http://127.0.0.1:")
        key = page.rstrip("/").rpartition("/")[2]
        await sandbox.until("The bot is ready")
        async with aiohttp.ClientSession() as session:
            for address, status in ((page, 200), (page.replace(key, "wrong"), 404)):
                async with session.get(address) as response:
                    assert response.status == status
        async with command(tmp_path, "sandbox", "--no-browser") as second:
            assert await second.process.wait() == 1
            assert second.process.stdout is not None
            said = (await second.process.stdout.read()).decode()
            assert "another sandbox is open in data/sandbox; stop it first" in one_sentence(said)
        assert await sandbox.end() == 0
    assert "Everything is in data/sandbox." in sandbox.said
    assert sorted(path.name for path in (tmp_path / "data").iterdir()) == ["sandbox"]
    assert (tmp_path / "data/sandbox/backroom.db").stat().st_size > 0
    saved = saved_in(tmp_path)
    assert (saved["closed"], saved["key"], f":{saved['port']}/" in page) == (True, key, True)
    [general] = [channel for channel in saved["channels"] if channel["name"] == "general"]
    [welcome] = general["messages"]
    names = {entry["name"]: entry["id"] for entry in saved["commands"][0][1]}
    assert any(f"</{name} new:{number}>" in welcome["content"] for name, number in names.items())
    assert "**Add computer**" in welcome["content"]


async def test_no_word_and_no_token_is_the_sandbox_which_goes_on_where_it_was_or_begins_anew(tmp_path: Path) -> None:
    for how in (signal.SIGINT, signal.SIGTERM):
        async with command(tmp_path, LANG="ja_JP.UTF-8") as sandbox:
            await sandbox.until("ボットの準備ができました")
            assert await sandbox.end(how) == 0
        if how == signal.SIGINT:
            first = saved_in(tmp_path)
    again = saved_in(tmp_path)
    same = ("key", "token", "port", "bot", "guild", "users", "commands")
    assert {name: again[name] for name in same} == {name: first[name] for name in same}
    assert [user["locale"] for user in again["users"] if user["person"]] == ["ja"] * 4
    async with command(tmp_path, "sandbox", "--fresh", LANG="ja_JP.UTF-8", BACKROOM_LANGUAGE="en") as sandbox:
        page = await sandbox.until("http://127.0.0.1:")
        assert await sandbox.end() == 0  # also while the bot is only just starting
    assert "Backroom is open" in sandbox.said  # what is set counts more than what the terminal speaks
    assert first["key"] not in page
    assert "What was there before is now in data/sandbox/before-" in sandbox.said
    assert [len(channel["messages"]) for channel in again["channels"] if channel["name"] == "general"] == [1]


async def test_a_real_token_never_reaches_the_sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a real one")
    monkeypatch.setenv("DATABASE_URL", "sqlite:///real.db")
    async with Loopback() as world:
        told = Keeper(world, tmp_path / "backroom.db", tmp_path / "bot.log").environment
        assert "a real one" not in told.values()
        assert told["DISCORD_API_URL"] == world.url
        assert told["DATABASE_URL"] == f"sqlite:///{tmp_path / 'backroom.db'}"


async def test_the_bot_goes_when_the_sandbox_is_killed(tmp_path: Path) -> None:
    """And the next start finds nobody in its way."""
    async with command(tmp_path, "sandbox", "--port", "0") as sandbox:
        await sandbox.until("The bot is ready")
        assert await sandbox.end(signal.SIGKILL) == -signal.SIGKILL
    assert saved_in(tmp_path)["closed"] is False
    async with command(tmp_path, "sandbox", "--port", "0") as sandbox:
        await sandbox.until("The bot is ready")
        assert await sandbox.end() == 0


# The bot's process


async def test_the_plug_can_be_pulled_while_it_starts(tmp_path: Path) -> None:
    """A start that waits for the bot does not keep anybody from ending it."""
    async with Loopback() as world:
        world.faults.hold("GET", "/users/@me", times=9)  # it never gets further than this
        keeper = Keeper(world, tmp_path / "backroom.db", tmp_path / "bot.log")
        starting = asyncio.create_task(keeper.start())
        await world.until(lambda: world.asked("GET", "/users/@me"), PATIENCE)
        async with asyncio.timeout(PATIENCE):
            await keeper.kill()
            with pytest.raises(DidNotStart, match="stopped"):
                await starting
        assert not keeper.running


async def test_a_bot_that_dies_is_started_again(tmp_path: Path) -> None:
    async with Opening(tmp_path, port=0) as sandbox:
        process = sandbox.keeper._process
        assert process is not None
        times = sandbox.world.gateway.identified
        process.kill()
        await sandbox.world.until(lambda: sandbox.world.gateway.identified > times, PATIENCE)
        assert sandbox.keeper.running
        await sandbox.keeper.kill()  # on purpose: it stays away
        assert not sandbox.keeper.running
        assert not sandbox.world.gateway.lines
        await sandbox.keeper.start()
        assert sandbox.keeper.running
        await sandbox.keeper.stop()
        await sandbox.keeper.stop()
        assert not sandbox.keeper.running


async def test_a_bot_that_cannot_live_is_left_alone_with_its_own_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said: list[str] = []
    async with Loopback() as world:
        keeper = Keeper(
            world, tmp_path / "file" / "backroom.db", tmp_path / "bot.log", pauses=(0.0, 0.0), say=said.append
        )
        with pytest.raises(DidNotStart, match=r"cannot be opened for writing .*; see .*bot\.log"):
            await keeper.start()
        assert not keeper.running
        await keeper.stop()
    assert len(said) == 1
    assert (tmp_path / "bot.log").read_text().count("backroom: ") == 3


# Games


async def sit_down(sandbox: Opening, person: Person, game: str) -> Channel:
    """A table with one person and a computer, as the welcome says."""
    world = sandbox.world
    opened = await person.command(world.channel, f"{game} new")
    lobby = opened.message
    assert lobby is not None
    for button in ("computer", "start"):
        await person.press(lobby, WORDS["en-US"][button])
    await world.until(lambda: lobby.thread is not None and board_of(person, lobby.thread), PATIENCE)
    assert lobby.thread is not None
    await world.until(lambda: person.dms() != [], PATIENCE)
    return lobby.thread


def people(world: Loopback) -> dict[str, Person]:
    return {user.name: user for user in world.users.values() if isinstance(user, Person)}


def game_in(world: Loopback) -> str:
    """The game that the welcome names."""
    [welcome] = [message for message in world.channel.messages.values() if "Welcome" in message.text]
    return welcome.text.partition("</")[2].partition(" ")[0]


async def moves(person: Person, place: Channel, count: int, rng: random.Random) -> None:
    """Some moves, by what stands on the screen."""
    for _ in range(count):
        await make_a_move(person, place, rng)


async def to_the_end(person: Person, place: Channel, rng: random.Random) -> None:
    world = place.world
    for _ in range(2000):
        if is_over(person, place):
            return
        if await make_a_move(person, place, rng) is None:
            await world.until(lambda: is_over(person, place), PATIENCE)
    raise AssertionError("the game does not end")


async def test_a_game_goes_on_after_a_stop_on_another_port(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with Opening(tmp_path, port=0) as sandbox:
        aki = people(sandbox.world)["Aki"]
        thread = await sit_down(sandbox, aki, game_in(sandbox.world))
        await moves(aki, thread, 3, rng)
        board = board_of(aki, thread)
        assert board is not None
        first = sandbox.world.base
    async with Opening(tmp_path, port=0) as sandbox:
        aki = people(sandbox.world)["Aki"]
        same = sandbox.world.channels[thread.id]
        again = same.messages[board.id]
        assert (same.name, again.text, again.buttons) == (thread.name, board.text, board.buttons)
        for attachment in again.attachments:
            assert not attachment.url.startswith(first)
            assert await fetched(attachment.url) == attachment.data != b""
        hands = len(aki.dms())
        await moves(aki, same, 1, rng)
        assert board_of(aki, same) is again  # edited, not posted anew
        await to_the_end(aki, same, rng)
        assert len(aki.dms()) == hands
        assert sandbox.world.violations == []
    assert '"level": "ERROR"' not in (tmp_path / "bot.log").read_text()


async def fetched(url: str) -> bytes:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return await response.read()


SAVED = [
    *("at the very start", "in the middle"),
    *(pytest.param(when, marks=pytest.mark.soak) for when in ("with the lobby", "with the thread")),
]


@pytest.mark.parametrize("saved", SAVED)
async def test_a_game_goes_on_although_the_world_was_saved_long_ago(tmp_path: Path, saved: str) -> None:
    """The bot's database is ahead of the world on disk, as after a kill, by anything up to the whole game."""
    rng = random.Random(5)
    folder, copy = tmp_path / "sandbox", tmp_path / "copy"
    sandbox = Opening(folder, port=0)
    async with sandbox:
        world, aki = sandbox.world, people(sandbox.world)["Aki"]
        game = game_in(world)
        saver = Saver(copy)
        await saver.save(world)
        opened = await aki.command(world.channel, f"{game} new")
        lobby = opened.message
        assert lobby is not None
        await aki.press(lobby, WORDS["en-US"]["computer"])
        if saved != "at the very start":
            await saver.save(world)
        await aki.press(lobby, WORDS["en-US"]["start"])
        await world.until(lambda: lobby.thread is not None and board_of(aki, lobby.thread), PATIENCE)
        thread = lobby.thread
        assert thread is not None
        if saved in ("with the thread", "in the middle"):
            await saver.save(world)
        await moves(aki, thread, 2, rng)
        if saved == "in the middle":
            await saver.save(world)
        await moves(aki, thread, 2, rng)
        await sandbox.keeper.stop()  # it has shown everything, and knows that it has
    for name in ("world.json", "files"):  # as if nothing had been saved since
        with contextlib.suppress(NotADirectoryError):
            shutil.rmtree(folder / name)
        (copy / name).replace(folder / name)
    if saved == "at the very start":  # not even the commands were saved
        world_file = folder / "world.json"
        world_file.write_text(json.dumps(json.loads(world_file.read_text()) | {"commands": [[None, []]]}))
    async with Opening(folder, port=0) as sandbox:
        world, aki = sandbox.world, people(sandbox.world)["Aki"]
        place = await table(world, aki)
        assert (place.id == thread.id) == (saved in ("with the thread", "in the middle"))
        await to_the_end(aki, place, rng)
        assert not any("can't send you direct messages" in message.text for message in aki.sees(place))
        hands = [message for message in aki.dms() if "Welcome" not in message.text]
        assert len(hands) == 1
        assert (await aki.command(world.channel, f"{game} new")).message is not None
        assert world.violations == []
    assert '"level": "ERROR"' not in (folder / "bot.log").read_text()


async def table(world: Loopback, person: Person) -> Channel:
    """Where the game is played now: the bot has put its board there."""
    places = [channel for channel in world.channels.values() if channel.guild is world.guild]

    def board(place: Channel) -> Message | None:
        found = board_of(person, place)
        return found if found is not None and any(":hand:" in (b.custom_id or "") for b in found.buttons) else None

    def found() -> Channel | None:
        return next((place for place in places if board(place) is not None), None)

    return await world.until(found, PATIENCE)
