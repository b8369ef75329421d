"""The panel of troubles in a real browser: every control has its effect in the sandbox, and shows how things stand."""

from __future__ import annotations

import aiohttp
import pytest
from playwright.async_api import Locator, Page, expect

from bot.sandbox import Loopback
from bot.sandbox.permissions import BITS
from tests.bot.sandbox.process import Process
from tests.browser.room import Room, article, line, place

PERMISSIONS = {
    "See the channel": "view_channel",
    "Send messages": "send_messages",
    "Send messages in threads": "send_messages_in_threads",
    "Open threads": "create_public_threads",
    "Embed links": "embed_links",
    "Attach files": "attach_files",
    "Read older messages": "read_message_history",
}


async def open_panel(page: Page) -> Locator:
    """Press ⚡."""
    await page.get_by_role("button", name="Make trouble").click()
    return page.get_by_role("complementary", name="Make trouble")


async def ask(world: Loopback) -> int:
    """A request of the bot."""
    headers = {"Authorization": f"Bot {world.token}"}
    async with aiohttp.ClientSession() as session, session.get(f"{world.url}/users/@me", headers=headers) as response:
        return response.status


async def test_the_panel_opens_and_closes(room: Room) -> None:
    """The ✕ on messages is there while it is open."""
    message = room.ben.says(room.world.channel, "hello")
    async with room.tab() as page:
        bolt = page.get_by_role("button", name="Make trouble")
        await expect(bolt).to_have_attribute("aria-expanded", "false")
        panel = await open_panel(page)
        await expect(panel).to_be_visible()
        await expect(bolt).to_have_attribute("aria-expanded", "true")
        await expect(article(page, message).locator(".bin")).to_be_visible()
        await panel.get_by_role("button", name="Close").press("Enter")
        await expect(panel).to_be_hidden()
        await expect(bolt).to_be_focused()
        await expect(article(page, message).locator(".bin")).to_be_hidden()


async def test_closed_direct_messages(room: Room) -> None:
    async with room.tab() as page:
        panel = await open_panel(page)
        box = panel.get_by_label("Ben takes direct messages")
        await expect(box).to_be_checked()
        await box.uncheck()
        await room.world.until(lambda: not room.ben.dms_open)
        assert room.aki.dms_open
        await box.check()
        await room.world.until(lambda: room.ben.dms_open)
        room.ben.dms_open = False  # by a program
        room.world.changed()
        await expect(box).not_to_be_checked()


async def test_permissions(room: Room) -> None:
    """All of them; in a thread they are those of its channel; a direct conversation has none."""
    channel = room.world.channel
    room.ben.open_thread(channel, "our game")
    async with room.tab() as page:
        panel = await open_panel(page)
        for label in PERMISSIONS:
            await panel.get_by_label(label, exact=True).uncheck()
        await room.world.until(lambda: channel.denied == sum(BITS[name] for name in PERMISSIONS.values()))
        await place(page, "our game").click()
        await panel.get_by_label("Open threads").check()
        await room.world.until(lambda: not channel.denied & BITS["create_public_threads"])
        await place(page, "general").click()
        await expect(panel.get_by_label("Open threads")).to_be_checked()
        await expect(panel.get_by_label("Embed links")).not_to_be_checked()
        await place(page, "Backroom").click()
        await expect(panel.get_by_label("Embed links")).to_have_count(0)


@pytest.mark.parametrize(
    ("label", "kind"),
    [("Error 500", "fail"), ("Late", "delay"), ("Connection breaks", "drop"), ("Done, reply lost", "lose_reply")],
)
async def test_every_kind_of_fault(room: Room, label: str, kind: str) -> None:
    async with room.tab() as page:
        panel = await open_panel(page)
        await panel.get_by_role("combobox", name="What").select_option(label)
        await panel.get_by_role("combobox", name="Where").select_option("In this channel")
        await panel.get_by_label("Seconds").fill("0.5")
        await panel.get_by_role("button", name="Set").click()
        await expect(panel.locator(".faults li span")).to_have_text(f"{label} · 0/1")
        (fault,) = room.world.faults.standing
        assert (fault.kind, fault.times) == (kind, 1)
        assert fault.path.search(f"/channels/{room.world.channel.id}/messages")
        assert not fault.path.search("/users/@me")
        assert kind != "delay" or fault.seconds == 0.5


async def test_faults_are_counted_lifted_and_cleared(room: Room) -> None:
    """What is filled in stays while things happen."""
    world = room.world
    async with room.tab() as page:
        panel = await open_panel(page)
        rows = panel.locator(".faults li span")
        times = panel.get_by_label("How often")
        await times.fill("3")
        await panel.get_by_role("button", name="Set").click()
        await expect(rows).to_have_text(["Error 500 · 0/3"])
        await panel.get_by_role("combobox", name="What").select_option("Too many requests")
        await times.fill("7")
        assert await ask(world) == 500
        await expect(rows).to_have_text(["Error 500 · 1/3"])
        await expect(times).to_have_value("7")
        await expect(times).to_be_focused()
        await times.press("Enter")
        await expect(rows).to_have_text(["Error 500 · 1/3", "Too many requests · 0/7"])
        await panel.get_by_role("button", name="Remove", exact=True).first.click()
        await expect(rows).to_have_text(["Too many requests · 0/7"])
        assert await ask(world) == 429
        await expect(rows).to_have_text(["Too many requests · 1/7"])
        await panel.get_by_role("button", name="Remove all").click()
        await expect(rows).to_have_count(0)
        assert (world.faults.standing, await ask(world)) == ([], 200)


async def test_the_bots_line(room: Room) -> None:
    """Cut, it resumes; asked, it comes again; forgotten, it identifies itself anew."""
    world = room.world
    async with room.tab() as page:
        await expect(page.locator("#notice")).to_have_text("Backroom is not online. What you press now will fail.")
        await expect(page.locator(".place.dm i")).to_have_class("offline")
        await room.start_bot()
        await expect(page.locator("#notice")).to_be_empty()
        await expect(page.locator(".place.dm i")).to_have_class("online")
        panel = await open_panel(page)
        await panel.get_by_role("button", name="Cut its connection").click()
        await world.until(lambda: world.gateway.resumed == 1 and world.gateway.ready)
        await panel.get_by_role("button", name="Ask it to reconnect").click()
        await world.until(lambda: world.gateway.resumed == 2 and world.gateway.ready)
        await panel.get_by_role("button", name="Forget its session").click()
        await world.until(lambda: world.gateway.identified == 2 and world.gateway.ready, 30)
        await expect(page.locator("#notice")).to_be_empty()
        await expect(page.locator(".place.dm i")).to_have_class("online")


async def test_threads_and_messages(room: Room) -> None:
    world = room.world
    thread = room.ben.open_thread(world.channel, "our game")
    message = room.ben.says(thread, "a move")
    async with room.tab() as page:
        panel = await open_panel(page)
        await expect(panel.get_by_role("button", name="Archive the thread")).to_have_count(0)
        await place(page, "our game").click()
        await article(page, message).get_by_role("button", name="Delete this message").click()
        await expect(article(page, message)).to_have_count(0)
        assert message.deleted
        await panel.get_by_role("button", name="Archive the thread").click()
        await world.until(lambda: thread.archived and not thread.locked)
        await panel.get_by_role("button", name="Lock the thread").click()
        await world.until(lambda: thread.archived and thread.locked)
        await panel.get_by_role("button", name="Delete the thread").click()
        await world.until(lambda: thread.deleted)
        await expect(page.locator("#head h2")).to_have_text("general")
        await expect(panel.get_by_role("button", name="Delete the thread")).to_have_count(0)


async def test_the_buttons_are_for_the_thread_that_is_open(room: Room) -> None:
    """Also after going from one to another."""
    one, other = (room.ben.open_thread(room.world.channel, name) for name in ("one", "other"))
    async with room.tab() as page:
        panel = await open_panel(page)
        await place(page, "one").click()
        await place(page, "other").click()
        await panel.get_by_role("button", name="Archive the thread").click()
        await room.world.until(lambda: other.archived)
        assert not one.archived


async def test_the_languages_one_by_one(room: Room) -> None:
    """The server's and one's own; the switch for everything is pressed only where all speak the same."""
    async with room.tab() as page:
        panel = await open_panel(page)
        group = panel.get_by_role("group", name="Language of the server")
        await group.get_by_role("button", name="日本語").click()
        await expect(group.get_by_role("button", name="日本語")).to_have_attribute("aria-pressed", "true")
        assert (room.world.guild.locale, room.aki.locale) == ("ja", "en-US")
        await expect(page.locator("#sidebar h2").first).to_have_text("Text channels")
        await expect(page.locator("#sidebar .languages [aria-pressed=true]")).to_have_count(0)
        own = panel.get_by_role("group", name="Your language")
        await own.get_by_role("button", name="日本語").click()
        await expect(page.locator("#sidebar h2").first).to_have_text("テキストチャンネル")
        assert (room.world.guild.locale, room.aki.locale, room.ben.locale) == ("ja", "ja", "en-US")


async def test_the_bots_process(room: Room) -> None:
    """There are buttons only where somebody keeps the process, and only those that fit; what fails is said."""
    keeper = Process()
    async with room.tab() as page:
        panel = await open_panel(page)
        process = panel.get_by_role("button", name="Restart").or_(panel.get_by_role("button", name="Start", exact=True))
        await expect(panel.get_by_role("button", name="Cut its connection")).to_be_visible()
        await expect(process).to_have_count(0)
        room.world.keeper = keeper
        room.world.changed()
        await panel.get_by_role("button", name="Restart").click()
        await room.world.until(lambda: keeper.told == ["stop", "start"])
        await panel.get_by_role("button", name="Pull the plug").click()
        await expect(panel.get_by_role("button", name="Restart")).to_have_count(0)
        keeper.broken = True
        await panel.get_by_role("button", name="Start", exact=True).click()
        await expect(panel.get_by_role("alert")).to_have_text("The bot did not do that. What it said is in bot.log.")
        keeper.broken = False
        await panel.get_by_role("button", name="Start", exact=True).click()
        await panel.get_by_role("button", name="Stop", exact=True).click()
        await expect(panel.get_by_role("button", name="Start", exact=True)).to_be_visible()
        await expect(panel.locator(".wrong")).to_be_empty()
        assert keeper.told == ["stop", "start", "kill", "start", "stop"]


async def test_what_cannot_be_done_is_as_it_was(room: Room) -> None:
    async with room.tab(expected="ERR_FAILED") as page:
        panel = await open_panel(page)
        await page.route("**/trouble/*", lambda route: route.abort())
        await panel.get_by_label("Ben takes direct messages").click()
        await expect(panel.get_by_role("alert")).to_have_text("That could not be done.")
        await expect(panel.get_by_label("Ben takes direct messages")).to_be_checked()


async def test_a_draft_survives_the_panel(room: Room) -> None:
    async with room.tab() as page:
        await line(page).fill("half a sentence")
        panel = await open_panel(page)
        await panel.get_by_label("Ben takes direct messages").uncheck()
        await room.world.until(lambda: not room.ben.dms_open)
        await expect(line(page)).to_have_value("half a sentence")
