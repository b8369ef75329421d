"""A menu of people in a real browser, as a bot puts it into a message to have somebody invited."""

from __future__ import annotations

import discord
import pytest
from playwright.async_api import expect

from tests.bot.sandbox.small_bot import Guests
from tests.browser.room import PHONE, Room


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
async def test_people_are_searched_and_chosen(room: Room, size: tuple[int, int]) -> None:
    bot = await room.start_bot()
    chie = room.world.person("千夏")
    channel = await bot.fetch_channel(room.world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=Guests())
    async with room.tab(size=size) as page:
        await page.get_by_role("button", name="Whom?").click()
        listed = page.locator(".list-label")
        await expect(listed).to_have_text(["Aki", "Ben", "千夏", "Backroom"])
        await page.get_by_role("combobox", name="Search").fill("be")
        await page.get_by_role("option", name="Ben").click()
        await page.get_by_role("combobox", name="Search").fill("千")
        await expect(listed).to_have_text([chie.name])
        await page.get_by_role("option", name=chie.name).click()
        await page.keyboard.press("Escape")
        await expect(page.locator("#messages")).to_contain_text("Member Ben, Member 千夏")
