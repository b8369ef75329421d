"""What comes and goes while one looks, in a real browser: messages, threads, the scroll, the sandbox itself."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from bot.sandbox import Loopback, Message
from tests.browser.room import Room, article, doing, line, place

FAR_UP = "() => { const place = document.getElementById('messages'); place.scrollTop = 700; }"
FROM_END = """() => { const place = document.getElementById("messages");
    return Math.round(place.scrollHeight - place.scrollTop - place.clientHeight); }"""
# Not by wait_for_function: where it has to look twice it evaluates a string, which the page forbids.
AT_END = f"""() => new Promise((done) => {{
    const look = () => (({FROM_END})() === 0 ? done() : requestAnimationFrame(look)); look(); }})"""


def fill(room: Room, count: int = 60) -> list[Message]:
    """More messages than fit on the screen."""
    return [room.ben.says(room.world.channel, f"message {n}\nof several lines") for n in range(count)]


async def top_of(page: Page, message: Message) -> float:
    """Where a message stands on the screen."""
    box = await article(page, message).bounding_box()
    assert box is not None
    return box["y"]


async def test_messages_come_change_and_go(room: Room) -> None:
    async with room.tab() as page:
        await expect(page.locator("#messages .empty")).to_have_text("Nothing here yet.")
        message = room.ben.says(room.world.channel, "frist")
        await expect(article(page, message).locator(".content")).to_have_text("frist")
        await expect(page.locator("#messages .empty")).to_have_count(0)
        room.edit(message, "first")
        await expect(article(page, message).locator(".content")).to_have_text("first(edited)")
        room.delete(message)
        await expect(article(page, message)).to_have_count(0)
        await expect(page.locator("#messages .empty")).to_be_visible()


async def test_messages_stand_in_the_order_of_their_ids(room: Room) -> None:
    """One that was put off ("is thinking") keeps its place when it is filled in."""
    async with room.tab() as page:
        first, second, third = (room.ben.says(room.world.channel, word) for word in ("one", "two", "three"))
        await expect(page.locator("#messages article")).to_have_count(3)
        room.edit(second, "2")
        room.edit(first, "1")
        await expect(page.locator("#messages .content")).to_have_text(["1(edited)", "2(edited)", "three"])
        room.delete(first)
        await expect(page.locator("#messages .content")).to_have_text(["2(edited)", "three"])
        await expect(article(page, second).locator(".author")).to_have_text(
            "Ben"
        )  # it is the first now, and says whose
        await expect(article(page, third).locator(".author")).to_have_count(0)


async def test_at_the_end_one_stays_at_the_end(room: Room) -> None:
    fill(room)
    async with room.tab() as page:
        assert await page.evaluate(FROM_END) == 0
        last = room.ben.says(room.world.channel, "the last\n" * 10)
        await expect(article(page, last)).to_be_in_viewport()
        assert await page.evaluate(FROM_END) == 0
        room.edit(last, "longer\n" * 40)
        await expect(article(page, last)).to_contain_text("longer")
        assert await page.evaluate(FROM_END) == 0
        await page.set_viewport_size({"width": 1280, "height": 400})
        await page.evaluate(AT_END)


async def test_further_up_one_is_not_moved(room: Room) -> None:
    """Neither by what comes below nor by what changes above, nor by a change of language or a broken line."""
    messages = fill(room)
    async with room.tab() as page:
        await page.evaluate(FAR_UP)
        read = messages[15]
        await expect(article(page, read)).to_be_in_viewport()
        before = await top_of(page, read)
        last = room.ben.says(room.world.channel, "below")
        await expect(article(page, last)).to_be_attached()
        assert await top_of(page, read) == before
        room.edit(messages[1], "taller\n" * 12)
        await expect(article(page, messages[1])).to_contain_text("taller")
        assert await top_of(page, read) == pytest.approx(before, abs=1)
        room.delete(messages[2])
        await expect(article(page, messages[2])).to_have_count(0)
        assert await top_of(page, read) == pytest.approx(before, abs=1)
        await page.get_by_role("button", name="日本語").click()
        await expect(page.locator("html")).to_have_attribute("lang", "ja")
        assert await top_of(page, read) == pytest.approx(before, abs=1)


async def test_a_menu_stays_open_while_others_are_called(room: Room) -> None:
    """Only what has changed is drawn anew: neither the list that is open nor the place of the keyboard is lost."""
    await room.start_bot()
    await room.aki.command(room.world.channel, "counter")
    async with room.tab() as page:
        await page.get_by_role("button", name="Make trouble").focus()
        room.bot_says("your move", room.world.dm(room.ben))
        await expect(page.locator(".person .news")).to_be_visible()
        await expect(page.get_by_role("button", name="Make trouble")).to_be_focused()
        await page.locator("[data-control=fruit]").click()
        await expect(page.get_by_role("option", name="Pear")).to_be_visible()
        message = room.bot_says(f"<@{room.ben.id}>", room.world.channel)
        await expect(article(page, message)).to_be_attached()
        await expect(page.get_by_role("option", name="Pear")).to_be_visible()


# Threads


@pytest.mark.parametrize("what", ["thread", "channel"])
async def test_a_thread_is_deleted_while_it_is_open(room: Room, what: str) -> None:
    """One finds oneself in the channel that it hung on, or in the first if that is gone too."""
    other = room.world.new_channel("other")
    thread = room.ben.open_thread(other, "our game")
    async with room.tab() as page:
        await place(page, "our game").click()
        await line(page).fill("half a sent")
        (thread if what == "thread" else other).delete()
        await expect(page.locator("#head h2")).to_have_text("other" if what == "thread" else "general")
        await expect(place(page, "our game")).to_have_count(0)
        await expect(line(page)).to_have_value("")
        assert page.url.endswith(str(other.id if what == "thread" else room.world.channel.id))


async def test_a_thread_comes_and_is_archived(room: Room) -> None:
    """It stays open for who reads it; a message takes it out of the archive; nobody else has it in the list."""
    async with room.tab() as page:
        thread = room.ben.open_thread(room.world.channel, "our game")
        await place(page, "our game").click()
        thread.archive()
        marker = room.ben.says(room.world.channel, "archived")
        await expect(place(page, "general")).to_have_class("place text fresh")
        await expect(page.locator("#head h2")).to_have_text("our game")
        await line(page).fill("still here")
        await line(page).press("Enter")
        await expect(page.locator("#messages .content")).to_have_text("still here")
        assert not thread.archived
        thread.archive()
        await place(page, "general").click()
        await expect(article(page, marker)).to_be_visible()
        await expect(place(page, "our game")).to_have_count(0)


async def test_a_private_thread_is_there_for_its_members(room: Room) -> None:
    thread = room.aki.open_thread(room.world.channel, "hidden game", private=True)
    async with room.tab(f"?as=aki#{thread.id}") as page:
        await expect(page.locator("#head h2")).to_have_text("hidden game")
        await page.locator(".person", has_text="Ben").click()
        await expect(page.locator("#head .as")).to_have_text("as Ben")
        await expect(page.locator("#head h2")).to_have_text("general")
        await expect(place(page, "hidden game")).to_have_count(0)
        room.aki.says(thread, f"<@{room.ben.id}> come in")
        await expect(place(page, "hidden game").locator(".calls")).to_have_text("1")


# Only you


async def test_what_only_one_person_sees(room: Room) -> None:
    """It is there after a reload, until it is dismissed; it has no ✕ for others to delete."""
    secret = room.bot_says("between us", only_for=room.aki)
    open_one = room.bot_says("for all")
    async with room.tab() as page, room.tab("?as=ben") as other:
        await expect(article(other, open_one)).to_be_visible()
        await expect(article(other, secret)).to_have_count(0)
        await page.reload()
        await page.get_by_role("button", name="Make trouble").click()
        await expect(article(page, open_one).locator(".bin")).to_be_visible()
        await expect(article(page, secret).locator(".bin")).to_have_count(0)
        async with page.expect_response(doing("do/dismiss")):
            await article(page, secret).get_by_role("button", name="Dismiss message").click()
        await expect(article(page, secret)).to_have_count(0)
        await page.reload()
        await expect(article(page, open_one)).to_be_visible()
        await expect(article(page, secret)).to_have_count(0)


# The sandbox itself


async def test_words_that_cannot_be_fetched(room: Room) -> None:
    """The page goes on in the words it has, and has the others as soon as it can."""
    async with room.tab(expected="ERR_FAILED") as page:
        await page.route("**/words?locale=ja", lambda route: route.abort())
        async with page.expect_event("requestfailed"):
            await page.get_by_role("button", name="日本語").click()
        message = room.ben.says(room.world.channel, "hello")
        await expect(article(page, message)).to_be_visible()
        await expect(page.locator("#sidebar h2").first).to_have_text("Text channels")
        await page.unroute("**/words?locale=ja")
        room.ben.says(room.world.channel, "again")
        await expect(page.locator("#sidebar h2").first).to_have_text("テキストチャンネル")


async def test_the_sandbox_goes_and_comes_back(room: Room) -> None:
    """The page says so and recovers by itself; nothing deleted meanwhile is left, and what is being written stays."""
    world: Loopback = room.world
    message = room.ben.says(world.channel, "deleted meanwhile")
    port = int(world.base.rpartition(":")[2])
    async with room.tab(expected="ERR_CONNECTION_REFUSED") as page:
        await line(page).fill("a draft")
        await world.stop()
        notice = page.get_by_role("status").filter(has_text="The sandbox is not running.")
        await expect(notice).to_be_visible()
        await line(page).press("Enter")
        await expect(page.locator("#composer .wrong")).to_have_text("That was not sent.")
        await expect(line(page)).to_have_value("a draft")
        await page.get_by_role("button", name="日本語").click()  # nothing can be done, and nothing breaks
        room.delete(message)
        await world.start(port)
        late = room.ben.says(world.channel, "said meanwhile")
        await expect(article(page, late)).to_be_visible()
        await expect(article(page, message)).to_have_count(0)
        await expect(notice).to_have_count(0)
        await line(page).press("Enter")
        await expect(page.locator("#messages .content")).to_have_text(["said meanwhile", "a draft"])
