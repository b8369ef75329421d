"""The options of a slash command, in a real browser: every kind, what fits, and what the bot suggests."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.sandbox.interactions import AUTOCOMPLETE
from tests.browser.room import Room, begin, items, lit, option, option_of, place

STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10


async def sent(room: Room, page: Page) -> dict[str, Any]:
    """Send the command; what the bot is told of its options."""
    await page.get_by_role("button", name="Send").click()
    act = await room.asked()
    return {option["name"]: option["value"] for option in act.data["options"]}


@pytest.mark.parametrize(
    ("asked", "wrong", "right", "value"),
    [
        (option_of(STRING, "it", min_length=2, max_length=3), ["x", "long"], "abc", "abc"),
        (option_of(INTEGER, "it", min_value=2, max_value=5), ["1", "6", "2.5", "two", "-3"], "5", 5),
        (option_of(NUMBER, "it", min_value=0, max_value=1), ["2", "-0.1", "x"], "0.5", 0.5),
    ],
    ids=["string", "integer", "number"],
)
async def test_what_is_typed_must_fit(
    room: Room, asked: dict[str, Any], wrong: list[str], right: str, value: Any
) -> None:
    room.offers("try", asked | {"required": True})
    async with room.tab() as page:
        await begin(page, "/try")
        await page.keyboard.press("Enter")
        await expect(page.locator("#composer .wrong")).to_have_text("it is needed.")
        for typed in wrong:
            await option(page, "it").fill(typed)
            await expect(page.locator("#composer .wrong")).to_be_empty()
            await page.keyboard.press("Enter")
            await expect(page.locator("#composer .wrong")).to_have_text("it does not take that.")
            await expect(page.locator(".pill.bad")).to_have_count(1)
            await expect(option(page, "it")).to_be_focused()
        assert room.world.interactions == {}
        await option(page, "it").fill(right)
        assert await sent(room, page) == {"it": value}


async def test_what_is_picked(room: Room) -> None:
    """Choices, yes and no, people and channels: by keyboard and by mouse, from field to field."""
    speeds = [{"name": "Quick", "value": "q"}, {"name": "Slow", "value": "s", "name_localizations": {"ja": "遅い"}}]
    kinds = [(STRING, "speed"), (BOOLEAN, "open"), (USER, "who"), (CHANNEL, "where")]
    asked = [option_of(kind, name, required=True) for kind, name in kinds]
    room.world.new_channel("voices", "voice")
    room.offers("pick", asked[0] | {"choices": speeds}, *asked[1:3], asked[3] | {"channel_types": [2]})
    async with room.tab() as page:
        await begin(page, "/pick")
        await expect(items(page).locator(".label")).to_have_text(["Quick", "Slow"])
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await expect(option(page, "speed")).to_have_value("Slow")
        await expect(option(page, "open")).to_be_focused()
        await page.keyboard.type("fal")
        await expect(items(page).locator(".label")).to_have_text(["False"])
        await page.keyboard.press("Tab")
        await expect(option(page, "who")).to_be_focused()
        await expect(items(page).locator(".label")).to_have_text(["Aki", "Ben", "Backroom"])
        await items(page).filter(has_text="Ben").click()
        await expect(option(page, "where")).to_be_focused()
        await expect(items(page).locator(".label")).to_have_text(["# voices"])
        await page.keyboard.press("Enter")
        voices = next(channel for channel in room.world.channels.values() if channel.name == "voices")
        told = await sent(room, page)
        assert told == {"speed": "s", "open": False, "who": str(room.ben.id), "where": str(voices.id)}


async def test_a_name_typed_whole_counts_as_picked(room: Room) -> None:
    """And one that is none of those offered does not."""
    room.offers("pick", option_of(USER, "who", required=True))
    async with room.tab() as page:
        await begin(page, "/pick")
        await option(page, "who").fill("nobody")
        await page.get_by_role("button", name="Send").click()
        await expect(page.locator("#composer .wrong")).to_have_text("who does not take that.")
        await option(page, "who").fill("ben")
        assert await sent(room, page) == {"who": str(room.ben.id)}


async def test_choices_are_found_in_either_language(room: Room) -> None:
    speeds = [{"name": "Quick", "value": "q", "name_localizations": {"ja": "速い"}}, {"name": "Slow", "value": "s"}]
    room.offers("pick", option_of(STRING, "speed", required=True, choices=speeds))
    room.aki.locale = "ja"
    async with room.tab() as page:
        await begin(page, "/pick")
        await expect(items(page).locator(".label")).to_have_text(["速い", "Slow"])
        for typed in ("qui", "速"):
            await option(page, "speed").fill(typed)
            await expect(items(page).locator(".label")).to_have_text(["速い"])
        await option(page, "speed").fill("quick")
        await page.get_by_role("button", name="送信").click()
        assert (await room.asked()).data["options"] == [{"name": "speed", "type": STRING, "value": "q"}]


async def test_coming_back_to_what_is_picked_does_not_change_it(room: Room) -> None:
    room.offers("pick", option_of(BOOLEAN, "open", required=True), option_of(STRING, "name", required=True))
    async with room.tab() as page:
        await begin(page, "/pick")
        await items(page).filter(has_text="False").click()
        await expect(option(page, "name")).to_be_focused()
        await page.keyboard.type("x")
        await option(page, "open").focus()
        await expect(lit(page)).to_have_text("False")
        await page.keyboard.press("Enter")
        assert await sent(room, page) == {"open": False, "name": "x"}


async def test_in_a_direct_conversation_there_are_two(room: Room) -> None:
    room.offers("pick", option_of(USER, "who", required=True))
    async with room.tab() as page:
        await place(page, "Backroom").click()
        await begin(page, "/pick")
        await expect(items(page).locator(".label")).to_have_text(["Aki", "Backroom"])


async def test_options_that_need_not_be_given(room: Room) -> None:
    """They are added by a button, and taken away again with Backspace in the empty field."""
    room.offers(
        "new", option_of(STRING, "what", required=True), option_of(INTEGER, "seats"), option_of(BOOLEAN, "open")
    )
    async with room.tab() as page:
        await begin(page, "/new")
        await page.keyboard.type("draw")
        await page.get_by_role("button", name="+ seats").click()
        await expect(option(page, "seats")).to_be_focused()
        await expect(page.locator(".more")).to_have_text(["+ open"])
        await page.keyboard.type("4")
        await page.keyboard.press("Backspace")
        await page.keyboard.press("Backspace")
        await expect(option(page, "seats")).to_have_count(0)
        await expect(page.locator(".more")).to_have_text(["+ seats", "+ open"])
        await expect(option(page, "what")).to_be_focused()
        await page.get_by_role("button", name="+ open").click()
        await page.keyboard.press("Escape")
        assert await sent(room, page) == {"what": "draw"}


async def test_backspace_goes_back_to_the_name(room: Room) -> None:
    room.offers("new", option_of(STRING, "what", required=True))
    async with room.tab() as page:
        await begin(page, "/new")
        await page.keyboard.press("Backspace")
        await expect(page.locator(".command-line .command")).to_be_focused()
        await page.keyboard.press("Backspace")
        await expect(page.locator("#composer textarea")).to_have_value("/new")
        await expect(page.locator(".command-line")).to_have_count(0)


async def test_suggestions_come_in_any_order(room: Room) -> None:
    """An answer to what was typed earlier is not shown; a suggestion that is picked sends its value."""
    room.offers(
        "find", option_of(STRING, "what", required=True, autocomplete=True), option_of(INTEGER, "seats", required=True)
    )
    async with room.tab() as page:
        await begin(page, "/find")
        first = await room.asked(1, AUTOCOMPLETE)
        await page.keyboard.type("d")
        second = await room.asked(2, AUTOCOMPLETE)
        assert [one["value"] for one in second.data["options"]] == ["d"]
        room.answers(second, "draw", "dice")
        await expect(items(page).locator(".label")).to_have_text(["draw", "dice"])
        async with page.expect_response(lambda response: "do/suggest" in response.url):
            room.answers(first, "too late")
        await expect(items(page).locator(".label")).to_have_text(["draw", "dice"])
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await expect(option(page, "what")).to_have_value("dice")
        await expect(option(page, "seats")).to_be_focused()
        await page.keyboard.type("2")
        assert await sent(room, page) == {"what": "value of dice", "seats": 2}


async def test_what_the_bot_does_not_suggest_can_be_sent_too(room: Room) -> None:
    """With the real bot: suggestions, and an answer in the channel."""
    await room.start_bot()
    async with room.tab() as page:
        await begin(page, "/games more new")
        await page.keyboard.type("ab")
        await expect(items(page).locator(".label")).to_have_text(["ab", "abab"])
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="+ traits").click()
        await items(page).filter(has_text="True").click()
        await page.keyboard.press("Enter")
        await expect(page.locator("#messages .content")).to_have_text("ab 2 True q True")
