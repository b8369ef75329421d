"""The page round the messages in a real browser: who one is, what is unread, what comes and goes while one looks."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.room import Room, article, line, person, place


async def test_without_a_name_one_is_the_first(room: Room) -> None:
    """The address that the sandbox prints names nobody."""
    async with room.tab("") as page:
        await expect(page.locator("#head .as")).to_have_text("as Aki")
        assert page.url.endswith(f"?as=aki#{room.world.channel.id}")


async def test_somebody_who_is_not_there(room: Room) -> None:
    async with room.tab("?as=zoe", expected="404") as page:
        await expect(page.locator("#head .as")).to_have_text("as Aki")
