"""The bot's process on a loopback: started, stopped, killed, and started again when it dies by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bot.sandbox.loopback import Loopback
from bot.sandbox.world import NotYet
from bot.settings import WRONG_SETTINGS

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0)  # before each new start; when they are used up, it is left alone
LIVED = 60.0  # a bot that ran this long died of something else: the pauses begin anew
READY = 60.0  # seconds for a start
CLOSING = 20.0  # seconds for an orderly end; then it is killed
LARGE_LOG = 5 << 20


class DidNotStart(RuntimeError):
    """The bot is not there; the sentence says what it said itself."""


class Keeper:
    """One bot, the same program as on Discord, with a database and a log of its own."""

    def __init__(
        self,
        world: Loopback,
        database: Path,
        log: Path,
        *,
        pauses: Sequence[float] = PAUSES,
        say: Callable[[str], None] = lambda sentence: None,
    ) -> None:
        self.log = log
        self._world = world
        self._database = database.absolute()
        self._pauses = pauses
        self._say = say
        self._process: asyncio.subprocess.Process | None = None
        self._minder: asyncio.Task[None] | None = None
        self._order = asyncio.Lock()  # one start, stop or kill at a time
        self.trouble: str | None = None

    @property
    def running(self) -> bool:
        """Whether there is a process now."""
        return self._process is not None and self._process.returncode is None

    @property
    def environment(self) -> Mapping[str, str]:
        """What the bot is told: this loopback and nothing of a real Discord; all else as it is here."""
        return {
            **os.environ,
            "DISCORD_TOKEN": self._world.token,
            "DISCORD_API_URL": self._world.url,
            "DATABASE_URL": f"sqlite:///{self._database}",
        }

    async def start(self) -> None:
        """Start it and wait until it is there; DidNotStart if it will not."""
        async with self._order:
            if self._minder is None or self._minder.done():
                self._tidy_log()
                self.trouble = None
                self._minder = asyncio.create_task(self._mind())
        try:
            await self._world.until(lambda: self._world.gateway.ready or self.trouble, READY)
        except NotYet:
            raise DidNotStart(f"the bot is not there after {READY:.0f} seconds; see {self.log}") from None
        if self.trouble is not None:
            raise DidNotStart(self.trouble)

    async def stop(self) -> None:
        """End it as a host does: what is due is still shown."""
        await self._end(signal.SIGTERM)

    async def kill(self) -> None:
        """As if somebody pulled the plug."""
        await self._end(signal.SIGKILL)

    async def _end(self, how: signal.Signals) -> None:
        async with self._order:
            minder, self._minder = self._minder, None
            self.trouble = "it was stopped"  # for whoever waits for a start
            if minder is not None:
                minder.cancel()
                await asyncio.gather(minder, return_exceptions=True)
            if self._process is not None:
                await self._send(self._process, how)
                await self._world.bot_gone()
            self._world.changed()

    async def _send(self, process: asyncio.subprocess.Process, how: signal.Signals) -> None:
        """Tell a process to go and wait until it is gone, by force if need be."""
        for number, patience in ((how, CLOSING), (signal.SIGKILL, None)):
            if process.returncode is None:
                process.send_signal(number)
                try:
                    await asyncio.wait_for(process.wait(), patience)
                except TimeoutError:
                    self._say("the bot took too long to stop and was killed; nothing is lost")

    # Minding it

    async def _mind(self) -> None:
        """Run it; when it dies unasked, again after a while, until it has died too often too soon."""
        loop = asyncio.get_running_loop()
        pauses = iter(self._pauses)
        while True:
            born = loop.time()
            code = await self._run()
            if loop.time() - born > LIVED:
                pauses = iter(self._pauses)
            pause = next(pauses, None)
            if pause is None or code == WRONG_SETTINGS:
                return self._give_up(code)
            await asyncio.sleep(pause)

    async def _run(self) -> int:
        """One life of the process: its exit code. Its standard input stays open as long as we live (see bot.tied)."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.tied", "run"),
                env=self.environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for us: we stop the bot first and save after it
            )
        self._world.changed()
        code = await self._process.wait()
        self._world.changed()
        return code

    def _give_up(self, code: int) -> None:
        self.trouble = f"the bot has stopped by itself ({self._last_words() or f'exit code {code}'}); see {self.log}"
        self._say(self.trouble)
        self._world.changed()

    def _last_words(self) -> str:
        """The sentence it gave for stopping, if it gave one."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-1:]
        return lines[0].removeprefix("backroom: ") if lines and lines[0].startswith("backroom: ") else ""

    def _tidy_log(self) -> None:
        """A log that has grown large begins anew."""
        if self.log.exists() and self.log.stat().st_size > LARGE_LOG:
            self.log.write_bytes(b"")
