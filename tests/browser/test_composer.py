"""The line where one writes, in a real browser: words and slash commands, by keyboard, mouse and finger."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.room import PHONE, Room, begin, doing, items, line, lit, option, option_of, place

STRING, INTEGER = 3, 4
COMPOSING = """([key, composing]) => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown",
        { key, isComposing: composing, keyCode: composing ? 13 : 229, bubbles: true, cancelable: true }))"""


# Words


async def test_enter_sends_and_shift_enter_is_a_new_line(room: Room) -> None:
    async with room.tab() as page:
        await line(page).press_sequentially("one")
        await line(page).press("Shift+Enter")
        await line(page).press_sequentially("two")
        assert room.aki.sees(room.world.channel) == []
        await line(page).press("Enter")
        await expect(page.locator("#messages .content")).to_have_text("one\ntwo")
        await expect(line(page)).to_have_value("")
        assert [message.content for message in room.aki.sees(room.world.channel)] == ["one\ntwo"]


async def test_blanks_alone_are_not_sent(room: Room) -> None:
    async with room.tab() as page:
        await line(page).fill("  \n ")
        await line(page).press("Enter")
        await line(page).fill("words")
        async with page.expect_response(doing("do/say")):
            await page.get_by_role("button", name="Send").click()
        assert [message.content for message in room.aki.sees(room.world.channel)] == ["words"]


async def test_two_quick_enters_send_once(room: Room) -> None:
    async with room.tab() as page:
        await line(page).fill("once")
        await line(page).evaluate(
            """field => { for (let n = 0; n < 2; n++) field.dispatchEvent(
                new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true })); }"""
        )
        await line(page).fill("then")
        await line(page).press("Enter")
        await expect(page.locator("#messages .content")).to_have_text(["once", "then"])


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en-US", "A message can have up to 2,000 characters."), ("ja", "メッセージは2,000文字までです。")],
)
async def test_too_long(room: Room, locale: str, words: str) -> None:
    """The sentence is in one's own language, and what one wrote is not lost."""
    room.aki.locale = locale
    async with room.tab() as page:
        await line(page).fill("x" * 2001)
        await line(page).press("Enter")
        await expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()
        await expect(line(page)).to_have_value("x" * 2001)
        await line(page).press("End")
        await line(page).press("Backspace")
        await expect(page.locator("#composer .wrong")).to_be_empty()
        await line(page).press("Enter")
        await expect(line(page)).to_have_value("")


@pytest.mark.parametrize("composing", [True, False], ids=["composing", "as Safari says it"])
async def test_an_input_method_confirms_with_enter(room: Room, composing: bool) -> None:
    """Enter ends the word that is being put together; it neither sends it nor picks a command nor leaves one."""
    room.offers("count", option_of(STRING, "word", required=True))
    async with room.tab() as page:
        await line(page).fill("かんじ")
        await page.evaluate(COMPOSING, ["Enter", composing])
        await expect(line(page)).to_have_value("かんじ")
        await line(page).fill("/co")
        await page.evaluate(COMPOSING, ["Enter", composing])
        await expect(items(page)).to_have_count(1)
        await line(page).press("Enter")
        await option(page, "word").fill("かんじ")
        for key in ("Enter", "Escape"):
            await page.evaluate(COMPOSING, [key, composing])
        await expect(option(page, "word")).to_have_value("かんじ")
        assert (room.world.interactions, room.aki.sees(room.world.channel)) == ({}, [])


async def test_a_locked_thread_takes_nothing(room: Room) -> None:
    """Except from somebody who manages the server."""
    thread = room.aki.open_thread(room.world.channel, "closed soon")
    async with room.tab("?as=ben") as page:
        await place(page, "closed soon").click()
        await line(page).fill("too late")
        thread.archive(locked=True)
        await expect(line(page)).to_be_disabled()
        await expect(page.get_by_role("button", name="Send")).to_be_disabled()
        await expect(line(page)).to_have_attribute("placeholder", "You cannot write here.")
        await page.locator(".person", has_text="Aki").click()
        await expect(line(page)).to_be_enabled()


# The list of commands


async def test_a_slash_lists_what_is_offered_here(room: Room) -> None:
    room.offers("anywhere")
    room.offers("server", contexts=[0])
    room.offers("alone", contexts=[1])
    room.offers("managers", default_member_permissions="32")
    async with room.tab("?as=ben") as page:
        labels = items(page).locator(".label")
        await line(page).fill("/")
        await expect(labels).to_have_text(["/anywhere", "/server"])
        await place(page, "Backroom").click()
        await expect(items(page)).to_have_count(0)
        await line(page).fill("/")
        await expect(labels).to_have_text(["/alone", "/anywhere", "/managers"])
        await page.locator(".person", has_text="Aki").click()
        await expect(page.locator("#head .as")).to_have_text("as Aki")
        await place(page, "general").click()
        await line(page).fill("／")  # the slash of a Japanese keyboard
        await expect(labels).to_have_text(["/anywhere", "/managers", "/server"])


async def test_the_list_narrows_while_one_types(room: Room) -> None:
    """Whole names first, then beginnings, then the middle; subcommands stand one by one."""
    new = {"type": 1, "name": "new", "description": "Begin", "options": [option_of(INTEGER, "seats")]}
    room.offers("newest")
    room.offers("new")
    room.offers("game", new, {"type": 1, "name": "stop", "description": "End"})
    async with room.tab() as page:
        labels = items(page).locator(".label")
        await line(page).fill("/new")
        await expect(labels).to_have_text(["/new", "/newest", "/game new"])
        await line(page).fill("/GAME  ne")
        await expect(labels).to_have_text(["/game new"])
        await expect(items(page).locator(".tail")).to_have_text("seats")
        await expect(items(page).locator(".hint")).to_have_text("Begin")
        await line(page).fill("/nothing")
        await expect(page.locator("#picker")).to_be_hidden()


async def test_the_list_by_keyboard(room: Room) -> None:
    for name in ("ant", "bee", "cat"):
        room.offers(name)
    async with room.tab() as page:
        await line(page).fill("/")
        await expect(lit(page)).to_have_text("/ant")
        for key, label in (("ArrowDown", "/bee"), ("ArrowUp", "/ant"), ("ArrowUp", "/cat"), ("ArrowDown", "/ant")):
            await line(page).press(key)
            await expect(lit(page)).to_have_text(label)
        lit_id = await page.locator("#picker [aria-selected=true]").get_attribute("id")
        await expect(line(page)).to_have_attribute("aria-activedescendant", str(lit_id))
        await line(page).press("Escape")
        await expect(page.locator("#picker")).to_be_hidden()
        await expect(line(page)).to_have_value("/")
        await line(page).press_sequentially("b")
        await line(page).press("Tab")
        await expect(page.locator(".command-line .command")).to_have_text("/bee")
        await expect(page.locator("#composer .about")).to_have_text("About bee")
        await page.keyboard.press("Backspace")
        await expect(line(page)).to_have_value("/bee")
        await expect(lit(page)).to_have_text("/bee")
        await line(page).press("Enter")
        await page.keyboard.press("Escape")
        await expect(line(page)).to_have_value("")
        await expect(line(page)).to_be_focused()


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["mouse", "finger"])
async def test_the_list_by_mouse_and_finger(room: Room, size: tuple[int, int]) -> None:
    room.offers("ant")
    room.offers("bee")
    async with room.tab(size=size) as page:
        await line(page).fill("/")
        row = items(page).filter(has_text="/bee")
        await (row.tap() if size == PHONE else row.click())
        await expect(page.locator(".command-line .command")).to_have_text("/bee")
        send = page.get_by_role("button", name="Send")
        await (send.tap() if size == PHONE else send.click())
        room.answers(act := await room.asked())
        assert act.data["name"] == "bee"
        await expect(line(page)).to_have_value("")


async def test_commands_in_japanese(room: Room) -> None:
    """Names and descriptions as the bot has translated them; the English name finds them too, and is what is sent."""
    seats = option_of(
        INTEGER,
        "seats",
        required=True,
        name_localizations={"ja": "人数"},
        description_localizations={"ja": "何人で遊ぶか"},
    )
    room.offers(
        "new", seats, name_localizations={"ja": "新しいゲーム"}, description_localizations={"ja": "ゲームを始めます"}
    )
    room.aki.locale = "ja"
    async with room.tab() as page:
        await line(page).fill("/new")
        await expect(items(page).locator(".label")).to_have_text("/新しいゲーム")
        await expect(items(page).locator(".tail")).to_have_text("人数")
        await expect(items(page).locator(".hint")).to_have_text("ゲームを始めます")
        await begin(page, "/新しいゲーム")
        await expect(page.get_by_role("combobox", name="人数: 何人で遊ぶか")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator("#composer .wrong")).to_have_text("人数を入力してください。")
        await option(page, "人数").fill("３")
        await page.keyboard.press("Enter")
        act = await room.asked()
        assert (act.data["name"], act.data["options"]) == ("new", [{"name": "seats", "type": 4, "value": 3}])


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
async def test_a_button_lists_the_commands(room: Room, size: tuple[int, int]) -> None:
    """A phone's keyboard has the slash on another page."""
    room.offers("new")
    async with room.tab(size=size) as page:
        await page.get_by_role("button", name="Commands").click()
        await expect(items(page).locator(".label")).to_have_text("/new")
        await expect(line(page)).to_be_focused()
        await items(page).click()
        await expect(page.locator(".command-line .command")).to_have_text("/new")


TYPED_OUT = {
    "in English": "/new seats:3 speed:slow",
    "in Japanese": "/新しいゲーム 人数:3 速さ:遅い",
    "in both, with the Japanese keyboard": "／new　速さ：slow 人数：３",
}


@pytest.mark.parametrize("typed", TYPED_OUT.values(), ids=TYPED_OUT)
async def test_a_command_is_typed_out_in_either_language(room: Room, typed: str) -> None:
    """With its options and their choices; what is sent is the bot's own names and values."""
    slow = {"name": "Slow", "value": "s", "name_localizations": {"ja": "遅い"}}
    seats = option_of(INTEGER, "seats", required=True, name_localizations={"ja": "人数"})
    speed = option_of(3, "speed", choices=[{"name": "Quick", "value": "q"}, slow], name_localizations={"ja": "速さ"})
    room.offers("new", seats, speed, option_of(3, "name"), name_localizations={"ja": "新しいゲーム"})
    room.aki.locale = "ja"
    async with room.tab() as page:
        await line(page).fill(typed)
        await expect(items(page).locator(".label")).to_have_text("/新しいゲーム")
        await line(page).press("Enter")
        await expect(page.locator(".pill > span")).to_have_text(["人数", "速さ"])
        await page.get_by_role("button", name="送信").click()
        act = await room.asked()
        assert {one["name"]: one["value"] for one in act.data["options"]} == {"seats": 3, "speed": "s"}


async def test_the_bot_does_not_answer(room: Room) -> None:
    room.world.reply_within = 0.05
    room.offers("never")
    async with room.tab() as page:
        await begin(page, "/never")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("alert").filter(has_text="The application did not respond")).to_be_visible()
        await line(page).press("a")
        await expect(page.locator("#composer .wrong")).to_be_empty()


async def test_a_command_that_is_gone_meanwhile(room: Room) -> None:
    room.offers("brief")
    async with room.tab() as page:
        await begin(page, "/brief")
        room.world.commands[None].clear()
        room.world.changed()
        await page.keyboard.press("Enter")
        await expect(page.locator("#composer .wrong")).to_have_text("This isn’t there any more.")


async def test_the_name_of_a_command_on_a_message_goes_to_the_line(room: Room) -> None:
    await room.start_bot()
    await room.aki.command(room.world.channel, "counter")
    async with room.tab() as page:
        await page.locator("#messages .is-command").click()
        await expect(line(page)).to_have_value("/counter")
        await expect(lit(page)).to_have_text("/counter")
