"""Messages, menus and forms in a real browser: what stands there, and what is sent when somebody presses."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import opened
from tests.browser.harness import SITE, words
from tests.browser.samples import (
    AKI,
    BOT,
    EARLIER,
    FORM,
    Json,
    board,
    button,
    buttons,
    embed,
    files,
    gallery,
    laid_out,
    layout,
    menus,
    message,
    picture,
    pictures,
    row,
    select,
    text,
    user,
)


async def show(page: Page, *messages: Json, **options: Any) -> Locator:
    """Show messages; gives back the first."""
    await page.evaluate("messages => show(messages)", [(one, options) for one in messages])
    return page.locator("article").first


async def calls(page: Page) -> list[list[Any]]:
    """What the page has done so far."""
    done: list[list[Any]] = await page.evaluate("calls")
    return done


async def answer(page: Page, **outcome: Any) -> None:
    """The bot answers what was pressed first."""
    await page.evaluate("outcome => answer(outcome)", {"failed": False, **outcome})


def control(page: Page, custom_id: str) -> Locator:
    """A button or menu by its custom id."""
    return page.locator(f"[data-control='{custom_id}']")


def option(page: Page, name: str) -> Locator:
    """A line of the open list."""
    return page.get_by_role("option", name=name, exact=True)


async def test_the_head_says_who_and_when(rendering: Page) -> None:
    article = await show(rendering, message(content="hello", edited_timestamp=EARLIER))
    await expect(article.locator(".author")).to_have_text("Backroom")
    await expect(article.locator(".app-tag")).to_have_text("APP")
    await expect(article.locator(".sent-at")).to_have_text("20/04/2021, 16:20")
    await expect(article.locator(".sent-at")).to_have_attribute("title", "Tuesday, 20 April 2021 at 16:20")
    await expect(article.locator(".content")).to_have_text("hello(edited)")


async def test_a_message_right_after_another_has_no_head(rendering: Page) -> None:
    aki = user(AKI, "Aki", bot=False)
    article = await show(rendering, message(author=aki, content="more"), follows=True)
    await expect(article.locator(".author, .avatar")).to_have_count(0)
    await expect(article.locator(".gutter-time")).to_have_text("16:20")


async def test_the_answer_to_a_command_says_whose(rendering: Page) -> None:
    used = {"id": "7", "type": 2, "name": "table new", "user": user(AKI, "Aki", bot=False)}
    article = await show(rendering, message(content="here", interaction=used), follows=True)
    await expect(article.locator(".origin-words")).to_have_text("Aki used /table new")
    await expect(article.locator(".author")).to_have_text("Backroom")
    await article.get_by_role("button", name="/table new").click()
    assert await calls(rendering) == [["type", "/table new"]]


async def test_a_reply_says_to_what(rendering: Page) -> None:
    there = message("9", author=user(AKI, "Aki", bot=False), content="**Why**\nso?")
    answer: Json = {"message_reference": {"message_id": "9"}, "content": "because"}
    article = await show(rendering, message(**answer, referenced_message=there))
    await expect(article.locator(".origin-text")).to_have_text("Why so?")
    article = await show(rendering, message(**answer, referenced_message=None))
    await expect(article.locator(".origin")).to_have_text("Original message was deleted")


async def test_names_are_text(rendering: Page) -> None:
    """A name with HTML in it shows as it is written, everywhere."""
    name = "<img src=x onerror=calls.push('ran')>"
    evil = {"id": "5", "username": name, "global_name": name, "bot": False}
    used = {"id": "7", "type": 2, "name": name, "user": evil}
    reply = {"message_reference": {"message_id": "9"}, "referenced_message": message("9", author=evil, content=name)}
    hostile = {"title": name, "author": {"name": name, "url": "javascript:calls.push('ran')"}, "footer": {"text": name}}
    link = {"type": 2, "style": 5, "label": name, "url": "javascript:calls.push('ran')"}
    await show(
        rendering,
        message("1", author=evil, content=name, interaction=used, thread={"id": "1", "name": name}, embeds=[hostile]),
        message("2", author=evil, **reply),
        laid_out(text(name), row(button(name, "go"), link), row(select("menu", name)), id="3"),
    )
    await expect(rendering.locator(".author").first).to_have_text(name)
    await control(rendering, "menu").click()
    await expect(option(rendering, name)).to_be_visible()
    await rendering.keyboard.press("Escape")
    assert await rendering.locator("img, body script, [href^='javascript']").count() == 0
    assert await calls(rendering) == []


async def test_no_module_makes_elements_of_text() -> None:
    ways = ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "setHTML", "DOMParser", "eval(")
    modules = {file.name: file.read_text(encoding="utf-8") for file in (SITE / "page").glob("*.js")}
    assert "message.js" in modules
    assert [(name, way) for name, source in modules.items() for way in ways if way in source] == []


async def test_links_open_elsewhere_and_say_nothing_of_us(rendering: Page) -> None:
    article = await show(rendering, message(content="https://example.org/"))
    link = article.get_by_role("link")
    await expect(link).to_have_attribute("target", "_blank")
    await expect(link).to_have_attribute("rel", "noopener noreferrer")


async def test_mentions_lead_somewhere(rendering: Page) -> None:
    article = await show(rendering, message(content="<#31> </table new:7>", thread={"id": "33", "name": "Table 7"}))
    await article.get_by_role("link", name="#tables").click()
    for name in ("/table new", "Table 7 See thread ›"):
        await article.get_by_role("button", name=name).click()
    assert await calls(rendering) == [["open", "31"], ["type", "/table new"], ["open", "33"]]


async def test_a_spoiler_shows_at_the_first_press_and_by_keyboard(rendering: Page) -> None:
    article = await show(rendering, message(content="||<#31>|| ||two||"))
    spoilers = article.locator(".md-spoiler")
    await spoilers.nth(0).click()
    assert await calls(rendering) == []  # what was hidden cannot be pressed by accident
    await article.get_by_role("link", name="#tables").click()
    assert await calls(rendering) == [["open", "31"]]
    await spoilers.nth(1).press("Enter")
    await expect(spoilers.nth(1)).to_have_class("md-spoiler is-shown")


async def test_a_relative_time_keeps_up(rendering: Page) -> None:
    await rendering.clock.install(time=1_618_935_600)
    await rendering.reload()
    await rendering.wait_for_selector("[data-ready]")
    article = await show(rendering, message(content="<t:1618935720:R>"))
    await expect(article.locator("time.timestamp")).to_have_text("in 2 minutes")
    await rendering.clock.run_for(180_000)
    await expect(article.locator("time.timestamp")).to_have_text("1 minute ago")


async def test_what_only_you_see_can_be_dismissed(rendering: Page) -> None:
    article = await show(rendering, message(content="psst", flags=64, ephemeral=True))
    await expect(article.locator(".ephemeral-foot")).to_contain_text("Only you can see this")
    await article.get_by_role("button", name="Dismiss message").click()
    assert await calls(rendering) == [["dismiss", "1"]]


async def test_thinking_and_pinged(rendering: Page) -> None:
    article = await show(rendering, message(loading=True, flags=128), message("2", content="you!", pinged=True))
    await expect(article.get_by_role("status")).to_have_text("Backroom is thinking…")
    await expect(rendering.locator(".is-pinged .content")).to_have_text("you!")


async def test_an_embed_with_everything(rendering: Page, harness: str) -> None:
    image = files(harness)[0]
    with_file = {"image": {"url": image["url"], "content_type": "image/png"}}
    article = await show(
        rendering, message(embeds=[embed(harness)]), message("2", embeds=[with_file], attachments=[image])
    )
    card = article.locator(".embed")
    for name, shown in (
        ("author", "The author"),
        ("title", "A title"),
        ("text", "Some words\nand a list"),
        ("footer", "The footer • 20/04/2021, 16:20"),
    ):
        await expect(card.locator(f".embed-{name}")).to_have_text(shown, use_inner_text=True)
    await expect(card.locator(".embed-field.is-inline")).to_have_count(3)
    await expect(card).to_have_css("border-left-color", "rgb(59, 165, 92)")
    await expect(card.locator("img")).to_have_count(2)
    await expect(rendering.locator("[data-message='2'] img")).to_have_count(1)  # not once more as a file
    article = await show(rendering, message(embeds=[embed(harness)], flags=4))
    await expect(article.locator(".embed")).to_have_count(0)


async def test_files_and_their_covers(rendering: Page, harness: str) -> None:
    article = await show(rendering, message(attachments=files(harness)))
    await expect(article.get_by_role("img", name="A chart")).to_have_attribute("src", "/cdn/KEY/1/chart-300x200.png")
    link = article.get_by_role("link", name="log.txt", exact=True)
    await expect(link).to_have_attribute("href", "/cdn/KEY/1/log.txt")
    await expect(link).to_have_attribute("download", "log.txt")
    await expect(article.locator(".file-size")).to_have_text("12.06 KB")
    await article.get_by_role("button", name="Spoiler, press to show it").click()
    await expect(article.locator(".cover")).to_have_count(0)


async def test_a_picture_opens_large_and_closes_in_three_ways(rendering: Page, harness: str) -> None:
    article = await show(rendering, laid_out({"type": 12, "items": [picture(harness, description="Cards")]}))
    viewer = rendering.locator("dialog.viewer")
    opener = article.get_by_role("button", name="Cards", exact=True)
    for close in ("Escape", "click", "button"):
        await opener.click()
        await expect(viewer.get_by_role("img", name="Cards")).to_be_visible()
        if close == "Escape":
            await rendering.keyboard.press("Escape")
        elif close == "click":
            await rendering.mouse.click(5, 400)
        else:
            await viewer.get_by_role("button", name="Close").click()
        await expect(viewer).to_have_count(0)


async def test_alt_text_can_be_read(rendering: Page, harness: str) -> None:
    article = await show(rendering, laid_out({"type": 12, "items": [picture(harness, description="Four cards")]}))
    badge = article.get_by_role("button", name="Show the image description")
    await expect(badge).to_have_text("ALT")
    await expect(badge).to_have_attribute("title", "Four cards")
    await badge.click()
    await expect(article.locator(".alt-words")).to_contain_text("Four cards")


async def test_a_picture_has_its_room_before_it_comes(rendering: Page, harness: str) -> None:
    """As large as it says; where it does not say, as the one of its name was the last time."""
    sized = picture(harness, "slow-300x120.png")
    sized["media"] |= {"width": 300, "height": 120}
    await rendering.route("**/slow-*", lambda _: None)
    article = await show(rendering, laid_out({"type": 12, "items": [sized]}))
    assert (await article.locator("img").evaluate("img => [img.clientWidth, img.clientHeight]")) == [300, 120]

    first = picture(harness, "board-640x400.png")
    article = await show(rendering, laid_out({"type": 12, "items": [first]}, id="2"))
    await expect(article.locator(".is-loading")).to_have_count(0)
    before = await article.bounding_box()
    await rendering.route("**/2/board-640x400.png", lambda _: None)
    later = picture(harness, "board-640x400.png")
    later["media"]["url"] = later["media"]["url"].replace("/1/", "/2/")
    article = await show(rendering, laid_out({"type": 12, "items": [later]}, id="2"))
    assert await article.bounding_box() == before


async def test_a_picture_from_elsewhere_is_a_link(rendering: Page) -> None:
    asked: list[str] = []
    rendering.on("request", lambda request: asked.append(request.url))
    away = {"url": "https://example.org/spy.png", "content_type": "image/png"}
    part = {"type": 12, "items": [{"media": away}]}
    article = await show(rendering, laid_out(part), message("2", embeds=[{"image": away, "thumbnail": away}]))
    await expect(article.get_by_role("link", name="https://example.org/spy.png")).to_be_visible()
    await expect(rendering.locator("img")).to_have_count(0)
    assert asked == []


async def test_every_part_of_a_layout(rendering: Page, harness: str) -> None:
    article = await show(rendering, laid_out(board(harness), *layout(harness)))
    container = article.locator(".container.has-accent")
    await expect(container.get_by_role("heading", level=3)).to_have_text("Sea · Table 7 · round 2")
    assert await container.evaluate("box => box.style.getPropertyValue('--accent')") == "#b08d57"
    await expect(article.get_by_role("separator")).to_have_count(1)
    await expect(article.locator(".separator")).to_have_count(2)
    await expect(article.get_by_role("img", name="A face")).to_be_visible()
    await expect(article.locator(".file-card")).to_contain_text("log.txt")
    await expect(article).not_to_contain_text("from the future")
    await article.locator(".cover").click()
    await expect(article.get_by_text("A secret container")).to_be_visible()
    await article.get_by_role("button", name="Press me").click()
    assert await calls(rendering) == [["press", "1", "section", None]]


async def test_a_gallery_shows_all_and_stays_in_its_frame(rendering: Page, harness: str) -> None:
    """From one picture to ten."""
    outside = """gallery => [...gallery.children].map(one => one.getBoundingClientRect()).filter(box =>
        box.left < gallery.getBoundingClientRect().left - 1 || box.right > gallery.getBoundingClientRect().right + 1
        || box.height < 40).length"""
    for size in range(1, 11):
        article = await show(rendering, laid_out(pictures(harness, size)))
        await expect(article.locator("img")).to_have_count(size)
        await expect(article.locator(".is-loading")).to_have_count(0)
        shown = article.locator(".gallery")
        assert await shown.evaluate("gallery => gallery.clientWidth") <= 550
        assert await shown.evaluate(outside) == 0
    heights = await shown.evaluate("gallery => [...gallery.children].map(one => Math.round(one.clientHeight))")
    assert len(set(heights[1:])) == 1  # below the first, all are alike, however tall their pictures are


# Buttons


async def test_buttons_of_every_style(rendering: Page) -> None:
    article = await show(rendering, laid_out(*buttons()))
    colours = {"Draw": "88, 101, 242", "Stop": "78, 80, 88", "Join": "36, 128, 70", "Resign": "218, 55, 60"}
    for name, colour in colours.items():
        made = article.get_by_role("button", name=name, exact=True)
        await expect(made).to_have_css("background-color", f"rgb({colour})")
    await expect(article.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.org/")
    await expect(article.get_by_role("button", name="Off")).to_be_disabled()
    await article.get_by_role("button", name="🎲").click()
    assert await calls(rendering) == [["press", "1", "dice", None]]


async def test_while_a_press_is_under_way_everything_waits(rendering: Page) -> None:
    article = await show(rendering, laid_out(*buttons(), row(select("menu", "A", "B"))))
    await control(rendering, "go").click()
    await expect(control(rendering, "go").locator(".dots")).to_be_visible()
    await expect(article).to_have_attribute("aria-busy", "true")
    for custom_id in ("stop", "go", "menu"):
        await control(rendering, custom_id).click(force=True)
    await expect(rendering.get_by_role("listbox")).to_have_count(0)
    assert await calls(rendering) == [["press", "1", "go", None]]
    await answer(rendering)
    await expect(article).to_have_attribute("aria-busy", "false")
    await control(rendering, "stop").click()
    assert (await calls(rendering))[-1] == ["press", "1", "stop", None]


async def test_a_failed_press_says_so_until_the_next(rendering: Page) -> None:
    shown = laid_out(*buttons())
    article = await show(rendering, shown)
    await control(rendering, "go").click()
    await answer(rendering, failed=True)
    failure = article.get_by_role("alert")
    await expect(failure).to_have_text("This interaction failed")
    await rendering.evaluate("message => again(message)", shown)
    await expect(failure).to_have_text("This interaction failed")  # also where it is drawn anew
    await control(rendering, "go").click()
    await expect(failure).to_be_hidden()
    await answer(rendering, failed=True, error="Not possible here")
    await expect(failure).to_have_text("Not possible here")


async def test_a_press_goes_on_where_the_message_is_drawn_anew(rendering: Page) -> None:
    shown = laid_out(*buttons())
    article = await show(rendering, shown)
    await control(rendering, "go").focus()
    await rendering.keyboard.press("Enter")
    await rendering.evaluate("message => again(message)", shown)
    await expect(control(rendering, "go").locator(".dots")).to_be_visible()
    await expect(control(rendering, "go")).to_be_focused()
    await rendering.evaluate("message => again(message)", shown | {"edited_timestamp": EARLIER})
    await expect(article).to_have_attribute("aria-busy", "false")  # the bot has answered by changing it
    await answer(rendering)
    await expect(article.get_by_role("alert")).to_be_hidden()


# Menus


async def test_a_menu_is_sent_at_once_and_stays_until_the_message_changes(rendering: Page) -> None:
    shown = laid_out(*menus())
    await show(rendering, shown)
    menu = control(rendering, "one")
    await expect(menu).to_have_text("Which suit?")
    await menu.click()
    await expect(menu).to_have_attribute("aria-expanded", "true")
    await rendering.get_by_role("option", name="Hook").click()
    assert await calls(rendering) == [["press", "1", "one", ["hook"]]]
    await answer(rendering)
    await expect(menu).to_have_text("Hook")
    await rendering.evaluate("message => again(message)", shown)
    await expect(menu).to_have_text("Hook")
    await menu.click()
    await expect(rendering.get_by_role("option", name="Hook")).to_have_attribute("aria-selected", "true")
    await rendering.get_by_role("option", name="Hook").click()
    assert len(await calls(rendering)) == 1  # what stands there already is not sent again
    await rendering.evaluate("message => again(message)", shown | {"edited_timestamp": EARLIER})
    await expect(menu).to_have_text("Which suit?")


async def test_several_are_sent_when_the_menu_closes(rendering: Page) -> None:
    await show(rendering, laid_out(*menus()))
    await control(rendering, "multi").click()
    await option(rendering, "Key").click()
    await option(rendering, "Anchor").click()
    await expect(option(rendering, "Hook")).to_have_attribute("aria-disabled", "true")
    await option(rendering, "Hook").click(force=True)
    assert await calls(rendering) == []
    await rendering.mouse.click(1200, 700)
    assert await calls(rendering) == [["press", "1", "multi", ["anchor", "key"]]]
    await answer(rendering)
    await expect(control(rendering, "multi")).to_have_text("AnchorKey")


async def test_several_are_not_sent_unchanged_or_too_few(rendering: Page) -> None:
    preset = select("menu", "Anchor", "Hook", "Key", min_values=2, max_values=3)
    for one in preset["options"][:2]:
        one["default"] = True
    await show(rendering, laid_out(row(preset)))
    menu = control(rendering, "menu")
    await menu.click()
    await option(rendering, "Key").click()
    await option(rendering, "Key").click()
    await rendering.keyboard.press("Escape")
    await menu.click()
    await option(rendering, "Hook").click()
    await rendering.keyboard.press("Escape")
    assert await calls(rendering) == []
    await expect(menu).to_have_text("AnchorHook")


async def test_a_failed_choice_can_be_made_again(rendering: Page) -> None:
    await show(rendering, laid_out(*menus()))
    for _ in range(2):
        await control(rendering, "one").click()
        await rendering.get_by_role("option", name="Map").click()
        await answer(rendering, failed=True)
        await expect(control(rendering, "one")).to_have_text("Which suit?")
    assert await calls(rendering) == [["press", "1", "one", ["map"]]] * 2


async def test_what_may_be_empty_can_be_emptied(rendering: Page) -> None:
    await show(rendering, laid_out(row(select("menu", "A", "B", min_values=0))))
    for _ in range(2):
        await control(rendering, "menu").click()
        await option(rendering, "A").click()
        await answer(rendering)
    assert [values for *_, values in await calls(rendering)] == [["a"], []]


async def test_a_menu_by_keyboard(rendering: Page) -> None:
    await show(rendering, laid_out(*menus()))
    await control(rendering, "one").focus()
    await rendering.keyboard.press("ArrowDown")
    box = rendering.get_by_role("listbox", name="Which suit?")
    await expect(box).to_be_focused()
    await rendering.keyboard.press("ArrowDown")
    active = await rendering.locator(".list-option.is-active").get_attribute("id")
    await expect(box).to_have_attribute("aria-activedescendant", str(active))
    await rendering.keyboard.press("m")  # type-ahead
    await expect(rendering.locator(".list-option.is-active .list-label")).to_have_text("Map")
    await rendering.keyboard.press("Escape")
    await expect(box).to_have_count(0)
    await expect(control(rendering, "one")).to_be_focused()
    assert await calls(rendering) == []
    await rendering.keyboard.press("Enter")
    await rendering.keyboard.press("End")
    await rendering.keyboard.press("Enter")
    assert await calls(rendering) == [["press", "1", "one", ["map"]]]


async def test_a_long_menu_is_searched(rendering: Page) -> None:
    await show(rendering, laid_out(*menus()))
    await control(rendering, "many").click()
    await expect(rendering.get_by_role("combobox", name="Search")).to_be_focused()
    await rendering.keyboard.type("choice 20")
    await expect(rendering.get_by_role("option")).to_have_count(1)
    await rendering.keyboard.press("Enter")
    assert await calls(rendering) == [["press", "1", "many", ["choice 20"]]]
    await answer(rendering)
    await control(rendering, "many").click()
    await rendering.keyboard.type("nothing like it")
    await expect(rendering.locator(".list-none")).to_have_text("No results found")


async def test_menus_of_people_and_channels(rendering: Page) -> None:
    await show(rendering, laid_out(*menus()))
    for custom_id, choice, value in (("user", "千夏", "1000000000008388609"), ("mentionable", "Backroom", BOT)):
        await control(rendering, custom_id).click()
        await option(rendering, choice).click()
        assert (await calls(rendering))[-1] == ["press", "1", custom_id, [value]]
        await answer(rendering)
    await control(rendering, "channel").click()
    assert await rendering.locator(".list-label").all_text_contents() == ["tables", "Table 7"]
    await rendering.keyboard.press("Escape")
    await control(rendering, "role").click()
    await expect(rendering.locator(".list-none")).to_be_visible()


async def test_a_list_never_leaves_the_window(rendering: Page) -> None:
    await show(rendering, *(laid_out(row(select("menu", *"ABCDEFGH")), id=str(n)) for n in range(1, 15)))
    for n in (1, 7, 14):
        menu = rendering.locator(f"[data-message='{n}'] [data-control]")
        await menu.scroll_into_view_if_needed()
        await menu.click()
        box = await rendering.locator(".list-panel").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 800
        await rendering.keyboard.press("Escape")


async def test_a_list_closes_where_its_message_changes(rendering: Page) -> None:
    shown = laid_out(*menus())
    await show(rendering, shown)
    await control(rendering, "multi").click()
    await option(rendering, "Key").click()
    await rendering.evaluate("message => again(message)", shown | {"edited_timestamp": EARLIER})
    await expect(rendering.get_by_role("listbox")).to_have_count(0)
    assert await calls(rendering) == []


# Forms


async def test_a_form_sends_what_was_filled_in(rendering: Page) -> None:
    await rendering.evaluate("form => modal(form)", FORM)
    dialog = rendering.get_by_role("dialog", name="How many doubloons?")
    await expect(dialog).to_contain_text("Backroom")
    await expect(dialog.get_by_label("A number from 1 to 20")).to_be_focused()
    await rendering.keyboard.type("12")
    await expect(dialog.locator(".field-count").first).to_have_text("2/6")
    await dialog.get_by_label("Why").fill("a\nb")
    await control(rendering, "suit").click()
    await option(rendering, "Hook").click()
    await control(rendering, "who").click()
    await option(rendering, "Aki").click()
    await dialog.get_by_label("One move a day").check()
    await dialog.get_by_label("Bots").check()
    await dialog.get_by_label("Tell the others").uncheck()
    await dialog.get_by_role("button", name="Submit").click()
    values: Json = {"number": "12", "why": "a\nb", "suit": ["hook"], "who": [AKI], "pace": "day"}
    values |= {"extras": ["traits", "bots"], "tell": False}
    assert await calls(rendering) == [["submit", "m1", values]]
    await answer(rendering)
    await expect(dialog).to_have_count(0)
    assert (await calls(rendering))[-1] == ["closed"]


async def test_a_form_says_at_each_field_what_is_wrong(rendering: Page) -> None:
    await rendering.evaluate("form => modal(form)", FORM)
    dialog = rendering.get_by_role("dialog")
    await dialog.get_by_label("Why").fill("ab")
    await dialog.get_by_role("button", name="Submit").click()
    flaws = ["This field is required.", "Must be at least 3 characters.", "Choose an option.", "Choose an option."]
    assert [flaw for flaw in await dialog.locator(".field-flaw").all_text_contents() if flaw] == flaws
    await expect(dialog.get_by_label("A number from 1 to 20")).to_be_focused()
    await rendering.keyboard.type("1234567")
    await expect(dialog.locator(".field-count.is-over")).to_have_text("7/6")
    await rendering.keyboard.press("Enter")
    await expect(dialog.locator(".field-flaw").first).to_have_text("Must be 6 characters or fewer.")
    assert await calls(rendering) == []


async def test_fields_left_empty_are_left_out(rendering: Page) -> None:
    optional = [
        {"type": 18, "label": "Menu", "component": select("menu", "A", "B", required=False)},
        {
            **{"type": 18, "label": "Radio"},
            "component": {**select("radio", "A", "B", required=False), "type": 21},
        },
        {"type": 18, "label": "From the future", "component": {"type": 99, "custom_id": "x"}},
    ]
    await rendering.evaluate("form => modal(form)", FORM | {"components": optional})
    await rendering.get_by_role("button", name="Submit").click()
    assert await calls(rendering) == [["submit", "m1", {}]]


async def test_a_form_that_fails_keeps_what_was_typed(rendering: Page) -> None:
    await rendering.evaluate("form => modal(form)", FORM | {"components": FORM["components"][:2]})
    field = rendering.get_by_label("A number from 1 to 20")
    await field.fill("3")
    await field.press("Enter")
    await answer(rendering, failed=True)
    dialog = rendering.get_by_role("dialog")
    await expect(dialog.locator(".modal-failure")).to_have_text("Something went wrong. Try again.")
    await expect(field).to_have_value("3")
    await field.press("Enter")
    await expect(dialog.locator(".modal-failure")).to_be_hidden()
    await answer(rendering, failed=True, error="Too late")
    await expect(dialog.locator(".modal-failure")).to_have_text("Too late")


async def test_escape_closes_first_the_menu_then_the_form(rendering: Page) -> None:
    await rendering.evaluate("form => modal(form)", FORM)
    await control(rendering, "suit").click()
    await expect(rendering.get_by_role("listbox")).to_be_visible()
    await rendering.keyboard.press("Escape")
    await expect(rendering.get_by_role("listbox")).to_have_count(0)
    await expect(rendering.get_by_role("dialog")).to_be_visible()
    await rendering.keyboard.press("Escape")
    await expect(rendering.get_by_role("dialog")).to_have_count(0)
    assert await calls(rendering) == [["closed"]]


# Windows and languages


@pytest.mark.parametrize("locale", ["en-GB", "ja"])
async def test_nothing_makes_a_phone_scroll_sideways(phone: Page, harness: str, locale: str) -> None:
    await opened(phone, f"{harness}?locale={locale}")
    await phone.evaluate("messages => show(messages)", gallery(harness))
    await expect(phone.locator(".media.is-loading")).to_have_count(0)
    assert await phone.evaluate("document.documentElement.scrollWidth") == 390
    wide = "[...document.querySelectorAll('article *')].filter(e => e.getBoundingClientRect().right > 391)"
    inside = "e => !e.closest('.origin-text, .covered')"  # cut on purpose
    assert await phone.evaluate(f"{wide}.filter({inside}).map(e => e.className)") == []


async def test_controls_on_a_phone_are_large_enough_for_a_thumb(phone: Page, harness: str) -> None:
    await opened(phone, harness)
    await phone.evaluate("messages => show(messages)", gallery(harness))
    small = "[...document.querySelectorAll('.button, .select-trigger, .plain-link, .thread-card, .file-get')]"
    assert await phone.evaluate(f"{small}.filter(e => e.clientHeight < 40).map(e => e.className)") == []


async def test_on_a_phone_a_menu_is_a_sheet_and_a_form_fills_the_screen(phone: Page, harness: str) -> None:
    await opened(phone, harness)
    await show(phone, laid_out(*menus()))
    await control(phone, "multi").tap()
    sheet = await phone.locator(".list-panel").bounding_box()
    assert sheet is not None
    assert (sheet["x"], sheet["width"], sheet["y"] + sheet["height"]) == (0, 390, 800)
    await option(phone, "Key").tap()
    await phone.get_by_role("button", name="Done").tap()
    assert await calls(phone) == [["press", "1", "multi", ["key"]]]
    await answer(phone)
    await phone.evaluate("form => modal(form)", FORM)
    form = await phone.get_by_role("dialog").bounding_box()
    assert form == {"x": 0, "y": 0, "width": 390, "height": 800}


async def test_in_japanese(page: Page, harness: str) -> None:
    await opened(page, f"{harness}?locale=ja")
    article = await show(page, laid_out(row(button("押す", "go")), ephemeral=True))
    await expect(article.locator(".ephemeral-foot")).to_contain_text("これはあなただけに表示されています")
    await control(page, "go").click()
    await answer(page, failed=True)
    await expect(article.get_by_role("alert")).to_have_text("インタラクションに失敗しました")


async def test_both_languages_say_the_same_things() -> None:
    english, japanese = words("en"), words("ja")
    assert english.keys() == japanese.keys()
    for key, sentence in english.items():
        assert _variables(sentence) == _variables(japanese[key]), key


def _variables(sentence: str) -> set[str]:
    return {part.partition("}")[0] for part in sentence.split("{")[1:]}
