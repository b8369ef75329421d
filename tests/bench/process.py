"""A bot in a process of its own, on a loopback Discord that is in ours."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from bot.sandbox import Loopback
from tests.bench.watch import NAP, NAPS, WHERE, Report

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


class BotProcess:
    """`async with BotProcess("tests.bench.watched_bot", world, folder) as bot: ...`"""

    def __init__(self, module: str, world: Loopback, folder: Path, nap: float = NAP) -> None:
        self._module = module
        self._world = world
        self._folder = folder
        self._nap = nap
        self._log = folder / f"{module}.log"
        self._report = folder / f"{module}.json"
        self._process: asyncio.subprocess.Process | None = None
        self.started_at = 0.0

    async def __aenter__(self) -> Self:
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self._world.token,
            "DISCORD_API_URL": self._world.url,
            "DATABASE_URL": f"sqlite:///{self._folder / 'backroom.db'}",
            "PYTHONWARNINGS": "ignore",
            WHERE: str(self._report),
            NAPS: str(self._nap),
        }
        self._log.unlink(missing_ok=True)
        with self._log.open("ab") as log:
            self.started_at = time.perf_counter()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self._module, env=environment, cwd=ROOT, stdout=log, stderr=log
            )
        await self._world.bot_ready(PATIENCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
            await self._stopped(self._process)
        await self._world.bot_gone(PATIENCE)
        troubles = [line for line in self._log.read_text().splitlines() if '"ERROR"' in line or "Traceback" in line]
        if troubles:
            raise RuntimeError(f"the bot had errors, so its figures mean nothing: {troubles[0]}")

    async def _stopped(self, process: asyncio.subprocess.Process) -> None:
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()
            raise RuntimeError(f"the bot did not stop; its log ends with: {self._last_words()}") from None

    async def says(self, words: str) -> float:
        """Wait until these words are in its log; the seconds since its start."""
        await self._until(lambda: words in self._log.read_text())
        return time.perf_counter() - self.started_at

    async def report(self) -> Report:
        """What it says of itself since the last report."""
        assert self._process is not None
        self._report.unlink(missing_ok=True)
        self._process.send_signal(signal.SIGUSR1)
        await self._until(self._report.exists)
        return Report(**json.loads(self._report.read_text(encoding="utf-8")))

    async def _until(self, true: Callable[[], bool]) -> None:
        """Wait for it; a bot that died or hangs is no reason to wait for ever."""
        assert self._process is not None
        late = time.perf_counter() + PATIENCE
        while not true():
            if self._process.returncode is not None or time.perf_counter() > late:
                raise RuntimeError(f"the bot does not answer; its log ends with: {self._last_words()}")
            await asyncio.sleep(0.01)

    def _last_words(self) -> str:
        return "\n".join(self._log.read_text().splitlines()[-3:])
