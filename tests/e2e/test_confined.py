"""The bot as the shipped systemd unit lets it run: without the system calls that the unit denies."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Loopback
from bot.sandbox.keeper import Keeper
from tests.confined import UNAVAILABLE

ROOT = Path(__file__).parents[2]
CONFINED = (sys.executable, "-m", "tests.confined", sys.executable)


@pytest.fixture(scope="module", autouse=True)
def confined() -> None:
    """What is denied here is what the unit denies; and it is really denied."""
    unit = (ROOT / "deploy" / "backroom.service").read_text()
    assert re.search(r"^SystemCallFilter=~@privileged @resources$", unit, re.MULTILINE)
    polite = [*CONFINED, "-c", "import os; os.nice(1)"]
    tried = subprocess.run(polite, cwd=ROOT, capture_output=True, text=True, check=False)
    if tried.returncode == UNAVAILABLE:
        pytest.skip(tried.stderr.strip())
    assert "PermissionError" in tried.stderr


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Loopback]:
    """A loopback with a confined bot on it."""
    async with Loopback() as world:
        environment = Keeper(world, tmp_path / "backroom.db", tmp_path / "bot.log").environment
        with (tmp_path / "bot.log").open("wb") as log:
            bot = await asyncio.create_subprocess_exec(
                *CONFINED, "-m", "bot", "run", cwd=ROOT, env=environment, stderr=log
            )
        await world.bot_ready(60)
        yield world
        bot.terminate()
        await bot.wait()
    assert '"level": "ERROR"' not in (tmp_path / "bot.log").read_text()


async def test_boards_are_drawn(world: Loopback) -> None:
    aki = world.person("Aki")
    lobby = (await aki.command(world.channel, "deadmansdraw new")).message
    assert lobby is not None
    await aki.press(lobby, ":computer:")
    await aki.press(lobby, ":start:")

    def boards() -> list[bytes]:
        threads = [channel for channel in world.channels.values() if channel.is_thread]
        return [file.data for thread in threads for message in aki.sees(thread) for file in message.attachments]

    [board, *_] = await world.until(boards, 60)
    assert board.startswith(b"\x89PNG")


def test_a_chart_is_drawn(tmp_path: Path) -> None:
    """Its packages do more to the machine when they are loaded than ours do."""
    program = (
        "import asyncio\n"
        "from bot.pictures import Studio\n"
        "from bot.pictures.chart import RatingChart\n"
        "chart = RatingChart('Aki', (('a game', ((0.0, 1500), (86400.0, 1510))),))\n"
        "print((asyncio.run(Studio().draw(chart)) or b'')[:4])\n"
    )
    environment = {**os.environ, "MPLCONFIGDIR": str(tmp_path)}
    done = subprocess.run(
        [*CONFINED, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout == r"b'\x89PNG'" + "\n", done.stderr
