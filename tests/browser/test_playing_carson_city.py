"""Carson City in a real browser, by clicking: on a phone, in Japanese, against a computer."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import Browser, Error, Locator, expect

from tests.browser.tab import OVER, PATIENCE, NotTaken, Tab, sit_down
from tests.browser.watching import watched
from tests.e2e.house import House

PHONE = (390, 800)
PRESSES = 400  # no game takes more
AGAIN = 2000  # milliseconds after which somebody presses again, where the page was drawn anew under the finger
CONTROLS = ", ".join(f'[data-control*=":{verb}:"]:enabled' for verb in ("pick", "menu", "group", "put", "number"))

Look = Callable[[Tab], Awaitable[None]]


async def nothing(tab: Tab) -> None:
    """Nobody looks."""


def controls(panel: Locator, verb: str) -> Locator:
    """The controls of a question that do this."""
    return panel.locator(f'[data-control*=":{verb}:"]:enabled')


async def press_one(tab: Tab, panel: Locator, rng: random.Random) -> None:
    """The next press on a question: a menu in two steps, a button beside it now and then, a number, or a pass."""
    picks, menus, groups, puts = (controls(panel, verb) for verb in ("pick", "menu", "group", "put"))
    orders, numbers = controls(panel, "order"), controls(panel, "number")
    if await orders.count() and not await picks.count():
        await tab.choose(orders)  # to pass this once
    elif await menus.count():
        await tab.choose(menus.last, rng)
    elif await groups.count() and await picks.count() and rng.random() < 0.3:
        await tab.answered("press", picks.first)
    elif await groups.count():
        await tab.choose(groups, rng if rng.random() < 0.4 else None)  # the squares come first
    elif await numbers.count():
        await tab.enter(numbers.first, 1)
    else:
        await tab.answered("press", picks.or_(puts).last)


async def play(tab: Tab, rng: random.Random, look: Look = nothing) -> None:
    """To the trophy, in what "Your move" opens: the next question comes to it."""
    opened = await tab.press_control(":hand:")
    panel = tab.page.locator(f'article[data-message="{opened["message"]}"]')
    over = tab.messages.filter(has_text=OVER)
    for _ in range(PRESSES):
        await expect(panel.locator(CONTROLS).or_(over).first).to_be_visible(timeout=PATIENCE)
        await look(tab)
        if await over.count():
            return
        with contextlib.suppress(Error, NotTaken, AssertionError):  # pressed again
            await press_one(tab, panel, rng)
    raise AssertionError("the game does not end")


async def whole_game(folder: Path, browser: Browser, rng: random.Random, look: Look = nothing) -> None:
    """With river and duel tiles; nothing makes the page scroll sideways."""
    async with House(folder, guild_locale="ja") as house:
        house.world.person("Aki", locale="ja")
        async with watched(browser, *PHONE) as page:
            tab = await Tab.open(page, house.world, "aki")
            await sit_down(tab, computers=1, game="carsoncity", options=["might_is_right", "river"])
            page.set_default_timeout(AGAIN)
            await play(tab, rng, look)
            await tab.sees(OVER)
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert house.errors() == []


async def test_a_whole_game_of_carson_city_on_a_phone(tmp_path: Path, browser: Browser) -> None:
    await whole_game(tmp_path, browser, random.Random(3))
