"""Links to messages in a real browser: they lead to the message, wherever it is, and show which one it is."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from bot.sandbox import Message
from bot.sandbox.world import Channel
from tests.browser.room import PHONE, Room, article

SIZES = pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
FOUND = re.compile(r"\bis-found\b")
# How far the middle of a message is from the middle of the place where messages are seen.
OFF = """one => { const [box, place] = [one, one.closest("#messages")].map((part) => part.getBoundingClientRect());
    return Math.abs((box.top + box.bottom - place.top - place.bottom) / 2); }"""
OVER = "one => one.getAnimations().forEach((light) => light.finish())"
BEGINNING = """one => Math.round(one.getBoundingClientRect().top
    - one.closest("#messages").getBoundingClientRect().top)"""
# Not by wait_for_function: where it has to look twice it evaluates a string, which the page forbids.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def fill(room: Room, channel: Channel, count: int = 60) -> list[Message]:
    """More messages than fit on the screen."""
    return [room.ben.says(channel, f"message {n}\nof several lines") for n in range(count)]


def leading_to(room: Room, message: Message) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{room.world.guild.id}/{message.channel.id}/{message.id}"


def link(page: Page, words: str) -> Locator:
    """A link in a message."""
    return page.locator("#messages").get_by_role("link", name=words)


async def follow(page: Page, words: str, size: tuple[int, int]) -> None:
    """Press a link, with a finger on a phone."""
    await (link(page, words).tap() if size == PHONE else link(page, words).click())


async def found(page: Page, message: Message) -> None:
    """A message is in the middle, and lit up until its moment is over."""
    await expect(article(page, message)).to_have_class(FOUND)
    assert await article(page, message).evaluate(OFF) < 2
    await article(page, message).evaluate(OVER)
    await expect(article(page, message)).not_to_have_class(FOUND)


@SIZES
async def test_a_link_leads_to_a_message_elsewhere(room: Room, size: tuple[int, int]) -> None:
    thread = room.ben.open_thread(room.world.channel, "our game")
    messages = fill(room, thread)
    room.bot_says(f"your move: [the board]({leading_to(room, messages[20])})", room.world.dm(room.aki))
    async with room.tab(f"?as=aki#{room.world.dm(room.aki).id}", size) as page:
        await follow(page, "the board", size)
        await expect(page.locator("#head h2")).to_have_text("our game")
        await found(page, messages[20])
        last = room.ben.says(thread, "below")
        await expect(article(page, last)).to_be_attached()
        assert await article(page, messages[20]).evaluate(OFF) < 2


@SIZES
async def test_a_link_leads_to_a_message_of_the_open_channel(room: Room, size: tuple[int, int]) -> None:
    """As often as it is pressed, also where the page was scrolled away from it meanwhile."""
    messages = fill(room, room.world.channel)
    links = room.bot_says(f"[the board]({leading_to(room, messages[20])}) {leading_to(room, messages[30])}")
    async with room.tab(size=size) as page:
        await expect(article(page, messages[20])).not_to_be_in_viewport()
        for words, message in (("the board", messages[20]), ("#general", messages[30]), ("the board", messages[20])):
            await article(page, links).scroll_into_view_if_needed()
            await follow(page, words, size)
            await found(page, message)


async def test_it_stays_in_the_middle_while_there_is_less_room(room: Room) -> None:
    """A keyboard comes, or pictures take their room; who scrolls on is left alone."""
    messages = fill(room, room.world.channel)
    room.bot_says(f"[the board]({leading_to(room, messages[20])})")
    async with room.tab(size=PHONE) as page:
        await follow(page, "the board", PHONE)
        await found(page, messages[20])
        await page.set_viewport_size({"width": PHONE[0], "height": 400})
        await page.evaluate(SETTLED)
        assert await article(page, messages[20]).evaluate(OFF) < 2
        await page.locator("#messages").evaluate("place => place.scrollBy(0, 900)")
        await page.evaluate(SETTLED)
        await page.set_viewport_size({"width": PHONE[0], "height": 800})
        await page.evaluate(SETTLED)
        assert await article(page, messages[20]).evaluate(OFF) > 500


async def test_of_a_tall_message_the_beginning_is_seen(room: Room) -> None:
    tall = room.bot_says("line\n" * 60)
    room.bot_says(f"[the board]({leading_to(room, tall)})")
    async with room.tab() as page:
        await link(page, "the board").click()
        await expect(article(page, tall)).to_have_class(FOUND)
        assert await article(page, tall).evaluate(BEGINNING) == 0


async def test_an_address_names_a_message(room: Room) -> None:
    """As a link has it that is opened in another tab; in the same one it may change."""
    messages = fill(room, room.world.channel)
    async with room.tab(f"?as=aki#{room.world.channel.id}/{messages[20].id}") as page:
        await found(page, messages[20])
        await page.evaluate("hash => { location.hash = hash; }", f"{room.world.channel.id}/{messages[40].id}")
        await found(page, messages[40])


async def test_where_the_message_is_gone_the_channel_is_opened(room: Room) -> None:
    thread = room.ben.open_thread(room.world.channel, "our game")
    messages = fill(room, thread)
    room.bot_says(f"[the board]({leading_to(room, messages[20])})")
    room.delete(messages[20])
    async with room.tab() as page:
        await link(page, "the board").click()
        await expect(page.locator("#head h2")).to_have_text("our game")
        await expect(article(page, messages[-1])).to_be_in_viewport()
        await expect(page.locator(".is-found")).to_have_count(0)


async def test_a_reply_leads_to_what_it_answers(room: Room) -> None:
    messages = fill(room, room.world.channel)
    answer = room.bot_says("because")
    answer.reference, answer.type = messages[20], 19
    async with room.tab() as page:
        await article(page, answer).locator(".origin-text").click()
        await found(page, messages[20])
