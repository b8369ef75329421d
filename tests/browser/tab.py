"""Somebody's tab: what a person does with a mouse, a finger and a keyboard, and nothing else."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Error, Locator, Page, expect

from bot.sandbox import Loopback

PATIENCE = 30_000
OVER = "🏆"


class NotTaken(AssertionError):
    """A press that nothing came of."""


@dataclass(slots=True, frozen=True)
class Tab:
    """One person's page."""

    page: Page

    @classmethod
    async def open(cls, page: Page, world: Loopback, slug: str) -> Tab:
        """Open the address, as this person."""
        await page.goto(f"{world.page_url}?as={slug}")
        await expect(page.locator("#composer textarea")).to_be_visible(timeout=PATIENCE)
        return cls(page)

    @property
    def on_phone(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] < 600

    @property
    def messages(self) -> Locator:
        """The messages of the channel that is open."""
        return self.page.locator("#messages article")

    # Going somewhere

    async def go(self, place: str) -> None:
        """To a channel, a thread or the direct messages, by the list on the left."""
        await self._show_places()
        await self.page.locator("#sidebar .place", has_text=place).first.click()
        await expect(self.page.locator("#head h2")).to_contain_text(place)

    async def become(self, name: str) -> None:
        """Be somebody else in this tab."""
        await self._show_places()
        await self.page.locator("#sidebar .person", has_text=name).click()
        await expect(self.page.locator("#head .as")).to_contain_text(name)

    async def speak(self, language: str) -> None:
        """Change the language of everything."""
        await self._show_places()
        await self.page.locator("#sidebar .languages button", has_text=language).click()

    async def _show_places(self) -> None:
        if self.on_phone:
            await self.page.locator(".places-button").click()

    # Doing something

    async def command(self, text: str) -> dict[str, Any]:
        """Type a slash command, pick it from the list, send it."""
        await self.page.locator("#composer textarea").fill(text)
        await self.page.locator(".picker .item").first.click()
        return await self.answered("command", self.page.locator("#composer .send"))

    async def press(self, words: str, within: Locator | None = None) -> dict[str, Any]:
        """Press a button by what stands on it, on the newest message that has it."""
        buttons = (within or self.messages).locator("[data-control]", has_text=words)
        return await self.answered("press", buttons.last)

    async def press_control(self, part: str) -> dict[str, Any]:
        """Press the newest button whose custom id has this part: it is the same in every language."""
        return await self.answered("press", self.messages.locator(f'[data-control*="{part}"]').last)

    async def answered(self, verb: str, control: Locator, patience: float = PATIENCE) -> dict[str, Any]:
        """Click, and wait until the bot has answered."""
        async with self.page.expect_response(lambda response: f"/do/{verb}" in response.url) as reply:
            await control.click(timeout=patience)
        outcome: dict[str, Any] = await (await reply.value).json()
        if outcome.get("failed", True):
            raise NotTaken(outcome)
        return outcome

    async def choose_something(self, message: Locator, rng: random.Random) -> bool:
        """A choice at random, on a button or in a menu. False if there is none."""
        choices = message.locator('[data-control*=":pick:"]:enabled, [data-control*=":menu:"]:enabled')
        if not (count := await choices.count()):
            return False
        chosen = choices.nth(rng.randrange(count))
        if ":menu:" in (await chosen.get_attribute("data-control") or ""):
            await self.choose(chosen, rng)
        else:
            await self.answered("press", chosen)
        return True

    async def choose(self, menu: Locator, rng: random.Random | None = None) -> None:
        """Open a menu and choose something in it at random; without chance the first."""
        await menu.click()
        options = self.page.locator("[role=listbox] [role=option]:visible")
        await self.answered("press", options.nth(rng.randrange(await options.count()) if rng else 0))

    async def enter(self, button: Locator, number: int) -> None:
        """Open the window of a button, type a number into it and send it."""
        await self.answered("press", button)
        form = self.page.get_by_role("dialog")
        await form.locator("input").fill(str(number))
        await self.answered("submit", form.locator("[type=submit]"))
        await expect(form).to_have_count(0)

    async def dismiss(self, message: Locator) -> None:
        """Dismiss what only this person sees; once more if it was drawn anew under the finger."""
        for _ in range(5):
            with contextlib.suppress(Error, AssertionError):
                if await message.count():
                    await message.locator(".plain-link").last.click(timeout=2000)
                await expect(message).to_have_count(0, timeout=2000)
                return
        raise AssertionError("it cannot be dismissed")

    # Seeing something

    async def sees(self, words: str) -> None:
        """Wait until this stands in the open channel."""
        await expect(self.page.locator("#messages")).to_contain_text(words, timeout=PATIENCE)

    async def is_over(self) -> bool:
        """Whether the game is over, as far as the screen tells."""
        return await self.messages.filter(has_text=OVER).count() > 0


async def sit_down(
    tab: Tab, others: Sequence[Tab] = (), computers: int = 0, game: str = "deadmansdraw", options: Sequence[str] = ()
) -> None:
    """Open a table in the channel on screen, let the others join and computers fill up, and go to its thread.

    `options`: those of which the table takes the first choice.
    """
    await tab.command(f"/{game} new")
    if options:
        await tab.press_control(":options:")
    for option in options:
        await tab.choose(tab.messages.locator(f'[data-control*="{option}"]'))
    for other in others:
        await other.press_control(":join:")
    for _ in range(computers):
        await tab.press_control(":computer:")
    await tab.press_control(":start:")
    for player in (tab, *others):
        card = player.messages.locator(".thread-card")
        await card.last.click(timeout=PATIENCE)
        await expect(player.messages.locator('[data-control*=":hand:"]').first).to_be_visible(timeout=PATIENCE)


async def move(tab: Tab, rng: random.Random) -> bool:
    """One move: "Your move", a choice in what it opens, and that message goes again. False if there is none to make."""
    button = tab.messages.locator('[data-control*=":hand:"]').last
    try:
        opened = await tab.answered("press", button, 5000)
    except (Error, NotTaken):
        await expect(button.or_(tab.messages.filter(has_text=OVER)).first).to_be_visible(timeout=PATIENCE)
        return False  # the board changed while we reached for it
    private = tab.page.locator(f'article[data-message="{opened["message"]}"]')
    await expect(private).to_be_visible()
    made = await tab.choose_something(private, rng)
    await tab.dismiss(private)
    return made


async def play_to_the_end(tabs: Sequence[Tab], rng: random.Random, most: int = 600) -> int:
    """Everybody presses what their screen offers until it says who has won."""
    for moves in range(most):
        if await tabs[0].is_over():
            return moves
        for tab in tabs:
            if not await tab.is_over():
                await move(tab, rng)
    raise AssertionError("the game does not end")
