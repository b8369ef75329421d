"""A loopback Discord and a bot on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl

from bot.sandbox import Loopback, Person
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox.stage import Stage

Start = Callable[[], Awaitable[SmallBot]]


@pytest_asyncio.fixture
async def world(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Loopback]:
    """A Discord of our own; what the bot sent must be as Discord's document has it."""
    async with Loopback() as world:
        monkeypatch.setattr(discord.http.Route, "BASE", world.url)
        gateway = yarl.URL(world.url.replace("http", "ws", 1)).with_path("/gateway")
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield world
    assert world.violations == []


@pytest_asyncio.fixture
async def start(world: Loopback) -> AsyncIterator[Start]:
    """Starts a bot; whatever still runs at the end is stopped."""
    bots: list[tuple[SmallBot, asyncio.Task[None]]] = []

    async def go() -> SmallBot:
        bot = SmallBot()
        bots.append((bot, asyncio.create_task(bot.start(world.token))))
        await world.bot_ready()
        return bot

    yield go
    for bot, task in bots:
        await bot.close()
        await task


@pytest_asyncio.fixture
async def bot(world: Loopback, start: Start) -> SmallBot:
    """A bot that is ready."""
    return await start()


@pytest.fixture
def aki(world: Loopback) -> Person:
    return world.person("Aki")


@pytest.fixture
def ben(world: Loopback) -> Person:
    return world.person("Ben", locale="ja")


@pytest_asyncio.fixture
async def stage(world: Loopback) -> AsyncIterator[Stage]:
    """The world with much in it that can be refused, and interactions that wait for an answer."""
    async with aiohttp.ClientSession() as session:
        stage = Stage(world, session)
        stage.set()
        yield stage
