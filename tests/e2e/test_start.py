"""Starting: what is wrong is said in one clear sentence, with a non-zero exit."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.permissions import invite_url
from bot.settings import WRONG_SETTINGS
from tests.e2e.house import House


def one_sentence(said: str) -> str:
    lines = [line for line in said.splitlines() if line.startswith("backroom: ")]
    assert len(lines) == 1, said
    assert "Traceback" not in said
    return lines[0]


@asynccontextmanager
async def nobody_home(folder: Path) -> AsyncIterator[House]:
    """The loopback alone: the only bot is the one that a test runs."""
    house = House(folder)
    async with house.world:
        yield house


async def logged(house: House, words: str) -> None:
    """The bot's process writes its log when it gets to it."""
    for _ in range(100):
        if words in house.log.read_text():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(house.log.read_text())


async def test_without_a_token(tmp_path: Path) -> None:
    """`run` is what Docker and systemd start: it wants a token. No word at all would open the sandbox."""
    async with nobody_home(tmp_path) as house:
        code, said = await house.run("run", DISCORD_TOKEN="")
        assert code == WRONG_SETTINGS
        assert "DISCORD_TOKEN is not set" in one_sentence(said)


async def test_a_second_bot_on_the_same_database(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        code, said = await house.run()  # no word, but a token: that is `run`
        assert code == 1
        assert "another Backroom is running" in one_sentence(said)


async def test_a_wrong_token(tmp_path: Path) -> None:
    async with nobody_home(tmp_path) as house:
        code, said = await house.run(DISCORD_TOKEN="wrong", DATABASE_URL=f"sqlite:///{tmp_path / 'other.db'}")
        assert code == WRONG_SETTINGS
        assert "Discord does not know this token" in one_sentence(said)


async def test_discord_cannot_be_reached(tmp_path: Path) -> None:
    async with nobody_home(tmp_path) as house:
        nowhere = {
            "DISCORD_API_URL": "http://127.0.0.1:9/api/v10",
            "DATABASE_URL": f"sqlite:///{tmp_path / 'other.db'}",
        }
        code, said = await house.run(**nowhere)
        assert code == 1
        assert "cannot reach Discord at http://127.0.0.1:9" in one_sentence(said)


async def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    async with nobody_home(tmp_path) as house:
        code, said = await house.run(DATABASE_URL=f"sqlite:///{tmp_path / 'file' / 'backroom.db'}")
        assert code == 1
        assert str(tmp_path / "file") in one_sentence(said)


async def test_an_address_that_is_neither_https_nor_here(tmp_path: Path) -> None:
    async with nobody_home(tmp_path) as house:
        code, said = await house.run(DISCORD_API_URL="http://example.org/api")
        assert code == WRONG_SETTINGS
        assert "DISCORD_API_URL must be https" in one_sentence(said)


async def test_a_missing_permission_is_named_and_the_invite_link_is_given(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        aki = house.world.person("Aki")
        house.world.channel.deny("send_messages")
        outcome = await aki.command(house.world.channel, "deadmansdraw new")
        assert "Send Messages" in outcome.text
        assert house.errors() == []
        await logged(house, invite_url(str(house.world.bot.id)))  # for the operator


async def test_health(tmp_path: Path) -> None:
    """Alive while it runs, and not once it has stopped; to ask makes no database."""
    async with House(tmp_path) as house:
        assert await house.run("healthy") == (0, "")
        await house.stop()
        code, said = await house.run("healthy")
        assert code == 1
        assert "no Backroom is running" in one_sentence(said)
        code, said = await house.run("healthy", DATABASE_URL=f"sqlite:///{tmp_path / 'none.db'}")
        assert code == 1
        assert not (tmp_path / "none.db").exists()


async def test_backup_while_the_bot_runs(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        await house.world.person("Aki").command(house.world.channel, "deadmansdraw new")
        copy = tmp_path / "copy.db"
        code, said = await house.run("backup", str(copy))
        assert (code, os.path.getsize(copy) > 0) == (0, True), said
        code, said = await house.run("backup", str(copy))
        assert code == 1
        one_sentence(said)
