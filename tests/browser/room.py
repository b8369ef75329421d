"""A sandbox without a bot process, for tests of the page: the small bot runs inside the test, or none at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
import yarl
from playwright.async_api import Browser, Dialog, Locator, Page, Response, expect

from bot.sandbox import Loopback, Message, Person, posting
from bot.sandbox.interactions import AUTOCOMPLETE, CHOICES, COMMAND, SEND, Interaction, acknowledge
from bot.sandbox.messages import Json
from bot.sandbox.world import Channel, User
from tests.bot.sandbox.small_bot import SmallBot
from tests.browser.watching import REFUSED, watched

PHONE = (390, 800)
PARTS = "html, body, nav, main, aside, header, #messages, #composer, .places, .picker, .command-line"


@dataclass(slots=True)
class Room:
    """A world with Aki (who manages the server) and Ben in it, and their tabs."""

    world: Loopback
    browser: Browser
    bots: list[tuple[SmallBot, asyncio.Task[None]]] = field(default_factory=list)

    @property
    def aki(self) -> Person:
        return self.world.people[0]

    @property
    def ben(self) -> Person:
        return self.world.people[1]

    async def start_bot(self, *commands: Any) -> SmallBot:
        """Start the small bot, with more commands than its own."""
        bot = SmallBot()
        for command in commands:
            bot.tree.add_command(command)
        self.bots.append((bot, asyncio.create_task(bot.start(self.world.token))))
        await self.world.bot_ready()
        await self.world.until(lambda: self.world.commands[None])
        return bot

    async def close(self) -> None:
        """Stop the bots."""
        for bot, task in self.bots:
            await bot.close()
            await task

    def bot_says(self, text: str, channel: Channel | None = None, only_for: User | None = None) -> Message:
        """A message of the bot, without a bot."""
        body = {"content": text, "flags": 64 if only_for else 0}
        where = channel or self.world.channel
        return posting.post(self.world, where, self.world.bot, body, {}, only_for=only_for)

    def offers(self, name: str, *options: Json, **more: Any) -> None:
        """Let a command be registered, without a bot."""
        number = self.world.new_id()
        command = {"id": str(number), "type": 1, "name": name, "description": f"About {name}", "options": list(options)}
        self.world.commands[None][number] = command | more
        self.world.changed()

    async def asked(self, count: int = 1, type: int = COMMAND) -> Interaction:
        """What somebody did, as soon as it is so many of this type."""

        def found() -> Interaction | None:
            acts = [act for act in self.world.interactions.values() if act.type == type]
            return acts[count - 1] if len(acts) >= count else None

        return await self.world.until(found)

    def answers(self, interaction: Interaction, *choices: str) -> None:
        """The bot answers: with suggestions where it is asked for them."""
        interaction.choices = [{"name": choice, "value": f"value of {choice}"} for choice in choices]
        acknowledge(interaction, CHOICES if interaction.type == AUTOCOMPLETE else SEND)
        self.world.changed()

    def edit(self, message: Message, text: str) -> None:
        """Let a message say something else."""
        posting.edit(self.world, message, {"content": text}, {})

    def delete(self, message: Message) -> None:
        """Take a message away."""
        posting.delete(self.world, message)

    @asynccontextmanager
    async def tab(
        self, query: str = "?as=aki", size: tuple[int, int] = (1280, 800), expected: str = REFUSED
    ) -> AsyncIterator[Page]:
        """A window with the page, in a browser profile of its own."""
        async with watched(self.browser, *size, expected) as page:
            dialogs: list[str] = []
            page.on("dialog", lambda dialog: _heard(dialog, dialogs))
            await self.open(page, query)
            yield page
            assert dialogs == []

    async def open(self, page: Page, query: str = "?as=aki") -> None:
        """Go to the page; ready when a channel is open."""
        await page.goto(self.world.page_url + query)
        await expect(page.locator("#head h2")).to_be_visible()

    @asynccontextmanager
    async def second(self, page: Page, query: str) -> AsyncIterator[Page]:
        """Another tab of the same browser profile."""
        other = await page.context.new_page()
        await self.open(other, query)
        yield other
        await other.close()


async def _heard(dialog: Dialog, dialogs: list[str]) -> None:
    dialogs.append(dialog.message)
    await dialog.dismiss()


@asynccontextmanager
async def opened_room(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A sandbox with two people."""
    async with Loopback() as world:
        monkeypatch.setattr(discord.http.Route, "BASE", world.url)
        gateway = yarl.URL(world.url.replace("http", "ws", 1)).with_path("/gateway")
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        made = Room(world, browser)
        world.person("Aki", admin=True)
        world.person("Ben")
        try:
            yield made
        finally:
            await made.close()
    assert world.violations == []


def option_of(type: int, name: str, **more: Any) -> Json:
    """An option of a command."""
    return {"type": type, "name": name, "description": f"What {name} is"} | more


def place(page: Page, name: str) -> Locator:
    """A row of the list on the left."""
    return page.locator("#sidebar .place").filter(has=page.locator(".name").get_by_text(name, exact=True))


def person(page: Page, name: str) -> Locator:
    """Somebody's face at the bottom left."""
    return page.locator("#sidebar .person").filter(has=page.get_by_text(name, exact=True))


def line(page: Page) -> Locator:
    """Where one writes."""
    return page.locator("#composer textarea")


def items(page: Page) -> Locator:
    """What the list above the composer offers."""
    return page.locator("#picker").get_by_role("option")


def lit(page: Page) -> Locator:
    """What the list above the composer would pick."""
    return page.locator("#picker [aria-selected=true] .label")


def option(page: Page, name: str) -> Locator:
    """The field of one option of the command that is being filled in."""
    return page.locator(".pill").filter(has=page.locator("span").get_by_text(name, exact=True)).locator("input")


async def begin(page: Page, command: str) -> None:
    """Type a command and take the first of the list."""
    await line(page).fill(command)
    await line(page).press("Enter")
    await expect(page.locator(".command-line .command")).to_have_text(command)


def article(page: Page, message: Message) -> Locator:
    """A message on the screen."""
    return page.locator(f'#messages article[data-message="{message.id}"]')


def doing(verb: str) -> Callable[[Response], bool]:
    """For `expect_response`: the answer to something that this person did."""
    return lambda response: f"/{verb}" in response.url


async def no_sideways(page: Page) -> None:
    """Nothing can be scrolled sideways, neither the page nor a part of it, and nothing sticks out of the window."""
    wide: list[str] = await page.evaluate(
        """parts => [...document.querySelectorAll(parts)]
            .filter((part) => part.checkVisibility({ visibilityProperty: true }))
            .filter((part) => part.scrollWidth > part.clientWidth + 1
                || part.getBoundingClientRect().right > innerWidth + 1)
            .map((part) => `${part.tagName}#${part.id}.${part.className}`)""",
        PARTS,
    )
    assert wide == []


async def low_targets(page: Page) -> list[str]:
    """What can be pressed and is lower than 40 pixels; words inside a text may be."""
    low: list[str] = await page.evaluate(
        """() => [...document.querySelectorAll("button, a, select, textarea, input, [role=option]")]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .filter((one) => !one.matches(".md-mention, .markdown a, .plain-link"))
            .filter((one) => (one.closest("label") ?? one).getBoundingClientRect().height < 40)
            .map((one) => `${one.tagName} ${one.className} ${one.ariaLabel ?? one.textContent}`)"""
    )
    return low
