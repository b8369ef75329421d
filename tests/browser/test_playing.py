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
from tests.browser.tab import PATIENCE, Tab, move, play_to_the_end, sit_down
from tests.browser.watching import watched
from tests.e2e.house import House

DESKTOP, PHONE = (1280, 800), (390, 800)
WORDS = {
    "en-US": {"write": "Message general", "traits": "Your two traits", "keep": "Which trait will you keep?"},
    "ja": {"write": "generalへメッセージを送信", "traits": "あなたの特質", "keep": "どちらの特質を残しますか？"},
}


@asynccontextmanager
async def tab_of(browser: Browser, world: Loopback, slug: str, size: tuple[int, int] = DESKTOP) -> AsyncIterator[Tab]:
    """Somebody's tab in a window of this size."""
    async with watched(browser, *size) as page:
        yield await Tab.open(page, world, slug)


@pytest.mark.parametrize(
    ("locale", "size"),
    [
        pytest.param("en-US", DESKTOP, id="en-desktop"),
        pytest.param("ja", PHONE, id="ja-phone"),
        pytest.param("en-US", PHONE, id="en-phone", marks=pytest.mark.soak),
        pytest.param("ja", DESKTOP, id="ja-desktop", marks=pytest.mark.soak),
    ],
)
async def test_a_whole_game_by_clicking(tmp_path: Path, browser: Browser, locale: str, size: tuple[int, int]) -> None:
    """One person with a computer, from the slash command to the trophy; nothing makes the page scroll sideways."""
    async with House(tmp_path, guild_locale=locale) as house:
        house.world.person("Aki", locale=locale)
        async with tab_of(browser, house.world, "aki", size) as tab:
            words = re.compile(WORDS[locale]["write"])
            await expect(tab.page.locator("#composer textarea")).to_have_attribute("placeholder", words)
            await sit_down(tab, computers=1)
            await play_to_the_end([tab], random.Random(3))
            await tab.sees("🏆")
            assert await tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert house.errors() == []


async def test_one_switch_makes_new_tables_japanese(tmp_path: Path, browser: Browser) -> None:
    """The lobby that everybody sees, and what only one person sees: at once, with a bot that goes on running."""
    async with House(tmp_path) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        async with tab_of(browser, house.world, "aki") as tab:
            await tab.speak("日本語")
            await expect(tab.page.locator("#head .as")).to_have_text("Akiの画面")
            await tab.command("/deadmansdraw new")
            await expect(tab.messages.locator('[data-control*=":join:"]')).to_contain_text("参加")
            replies = [await person.command(house.world.channel, "help") for person in (aki, ben)]
            assert replies[0].text == replies[1].text
            assert re.search("[ぁ-ん]", replies[0].text)
        assert house.errors() == []


async def test_two_tabs_are_two_people(tmp_path: Path, browser: Browser) -> None:
    """What Aki is dealt is on Aki's screen and nowhere on Ben's, in no channel and in nothing his page was sent."""
    async with House(tmp_path) as house:
        house.world.person("Aki")
        house.world.person("Ben", locale="ja")
        async with tab_of(browser, house.world, "aki") as aki, watched(browser) as page:
            sent: list[str] = []
            page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sent.append(str(frame))))
            ben = await Tab.open(page, house.world, "ben")
            await sit_down(aki, [ben])
            hands = {}
            for tab in (aki, ben):
                await tab.go("Backroom")
                await expect(tab.messages.locator("[data-control*=':pick:']").first).to_be_visible(timeout=PATIENCE)
                picture = tab.messages.locator("img").last
                hands[tab] = str(await picture.get_attribute("alt"))
            assert hands[aki] not in await ben.page.content()
            assert WORDS["en-US"]["keep"] in await aki.page.locator("#messages").inner_text()
            assert WORDS["ja"]["keep"] in await ben.page.locator("#messages").inner_text()
            frames = "".join(sent)
            assert hands[ben] in frames.encode().decode("unicode_escape") or hands[ben] in frames
            assert hands[aki] not in frames
        assert house.errors() == []


async def test_the_bot_is_killed_in_mid_game(tmp_path: Path, browser: Browser) -> None:
    """The page says so, and when the bot is back the buttons on the screen go on."""
    async with House(tmp_path) as house:
        house.world.person("Aki")
        async with tab_of(browser, house.world, "aki") as tab:
            await sit_down(tab, computers=1)
            rng = random.Random(5)
            for _ in range(4):
                await move(tab, rng)
            await house.kill()
            notice = tab.page.locator("#notice")
            await expect(notice).to_contain_text("not online", timeout=PATIENCE)
            await house.start()
            await expect(notice).to_be_empty(timeout=PATIENCE)
            await play_to_the_end([tab], rng)
        assert house.errors() == []
