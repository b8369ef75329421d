"""The bot in this very process, on a loopback Discord of its own: for tests that reach for what is inside."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Awaitable, Callable
from functools import cached_property
from pathlib import Path
from typing import Self, TypeVar

import discord
from PIL import Image
from pydantic import SecretStr

from bot.app import Backroom
from bot.cli import point_at
from bot.pictures import Scene, Studio
from bot.sandbox import Loopback
from bot.settings import Settings
from bot.store import Store, new_holder
from tests.e2e.house import Place

T = TypeVar("T")
QUICK = (0.02, 0.05, 0.2, 0.5, 1.0, 2.0, 5.0)  # pauses before a retry, for the tests' sake


class Sketches(Studio):
    """Pictures at no cost: they are sent like all others, but nobody looks at them."""

    async def _send(self, scene: Scene) -> bytes:
        file = io.BytesIO()
        Image.new("RGB", (4, 4)).save(file, "PNG")
        return file.getvalue()


class Starting(Backroom):
    """The bot, and when all is done that its start asks for."""

    async def on_ready(self) -> None:
        await super().on_ready()
        self.started.set()

    @cached_property
    def started(self) -> asyncio.Event:
        return asyncio.Event()


class Told(logging.Handler):
    """What is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Inside(Place):
    """A loopback with a bot on it, both on this event loop."""

    def __init__(self, folder: Path, guild_locale: str = "en-US") -> None:
        self.world = Loopback(guild_locale=guild_locale)
        self.url = f"sqlite:///{folder / 'backroom.db'}"
        self._base = discord.http.Route.BASE
        self._gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
        self._running: asyncio.Task[None] | None = None
        self._told = Told()
        self.store: Store
        self.stored: Store  # the test's own way to what is on disk
        self.bot: Starting

    async def __aenter__(self) -> Self:
        logging.getLogger().addHandler(self._told)
        await self.world.start()
        await point_at(self.world.url)
        await self.start()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.world.faults.clear()
        await self.stop()
        await self.world.stop()
        logging.getLogger().removeHandler(self._told)
        discord.http.Route.BASE = self._base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = self._gateway
        if kind is None:
            assert self.world.violations == []

    async def start(self) -> None:
        """Start the bot as bot.__main__ does. Its heartbeat is still, so that only play touches store and Discord."""
        token = SecretStr(self.world.token)
        settings = Settings(_env_file=None, discord_token=token, discord_api_url=self.world.url, database_url=self.url)
        holder = new_holder()
        self.store = await Store.open(self.url)
        self.stored = await Store.open(self.url)
        await self.store.take_lease(holder, time.time())
        self.bot = Starting(settings, self.store, holder, clock=self.world.now)
        self.bot.teller.studio = Sketches()
        self._running = asyncio.create_task(self.bot.start(self.world.token))
        await self.world.bot_ready()
        await self.bot.started.wait()
        self.bot.heartbeat.cancel()
        for rounds in (self.bot.outbox._retrying, self.bot.lobby_screen._retrying):
            rounds._pauses = QUICK

    def errors(self) -> list[str]:
        """What the bot logged as errors."""
        return self._told.lines

    def stop_checking(self) -> None:
        """Check requests against Discord's document no more: it takes three quarters of the time."""
        self.world._rest.checker = None

    async def stop(self) -> None:
        """Stop the bot; what it stored stays."""
        await self.bot.close()
        if self._running is not None:
            await self._running
        await self.store.release_lease(self.bot.holder)
        await self.store.close()
        await self.stored.close()
        await self.world.bot_gone()


async def eventually(condition: Callable[[], Awaitable[T]], what: str, timeout: float = 30) -> T:
    """Wait until something inside holds."""
    deadline = time.monotonic() + timeout
    while not (value := await condition()):
        assert time.monotonic() < deadline, f"not within {timeout} s: {what}"
        await asyncio.sleep(0.01)
    return value
