"""Whole games in a real browser, by clicking: the real bot, the real page, both languages, desktop and phone."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Loopback
from tests.browser.conftest import watched
from tests.browser.tab import Tab, play_to_the_end, sit_down
from tests.e2e.house import House

DESKTOP, PHONE = (1280, 800), (390, 800)
WORDS = {
    "en-US": {"lobby": "Add computer", "hand": "Your two traits", "end": "won", "write": "Message"},
    "ja": {"lobby": "コンピューター", "hand": "あなたの特質", "end": "勝", "write": "メッセージを送信"},
}


@asynccontextmanager
async def tab_of(browser: Browser, world: Loopback, slug: str, size: tuple[int, int] = DESKTOP) -> AsyncIterator[Tab]:
    """Somebody's tab in a window of this size."""
    async with watched(browser, *size) as page:
        yield await Tab.open(page, world, slug)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("locale", ["en-US", "ja"])
async def test_a_whole_game_by_clicking(tmp_path: Path, browser: Browser, locale: str, size: tuple[int, int]) -> None:
    """One person with a computer, from the slash command to the trophy; nothing makes the page scroll sideways."""
    async with House(tmp_path, guild_locale=locale) as house:
        house.world.person("Aki", locale=locale)
        async with tab_of(browser, house.world, "aki", size) as tab:
            placeholder = tab.page.locator("#composer textarea")
            await expect(placeholder).to_have_attribute("placeholder", re.compile(WORDS[locale]["write"]))
            await sit_down(tab, computers=1)
            await play_to_the_end([tab], random.Random(3))
            await tab.sees("🏆")
            assert await tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert house.errors() == []
