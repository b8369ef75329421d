"""Buttons and menus in a real browser: what is sent when somebody presses."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.browser.samples import (
    BOT,
    EARLIER,
    buttons,
    laid_out,
    menus,
    row,
    select,
)
from tests.browser.showing import answer, calls, control, happened, option, show

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
    await happened(rendering, ["press", "1", "dice", None])


async def test_while_a_press_is_under_way_everything_waits(rendering: Page) -> None:
    article = await show(rendering, laid_out(*buttons(), row(select("menu", "A", "B"))))
    await control(rendering, "go").click()
    await expect(control(rendering, "go").locator(".dots")).to_be_visible()
    await expect(article).to_have_attribute("aria-busy", "true")
    for custom_id in ("stop", "go", "menu"):
        await control(rendering, custom_id).click(force=True)
    await expect(rendering.get_by_role("listbox")).to_have_count(0)
    await happened(rendering, ["press", "1", "go", None])
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
    await happened(rendering, ["press", "1", "one", ["hook"]])
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
    await happened(rendering, ["press", "1", "multi", ["anchor", "key"]])
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
    await happened(rendering, *[["press", "1", "one", ["map"]]] * 2)


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
    await happened(rendering, ["press", "1", "one", ["map"]])


async def test_a_long_menu_is_searched(rendering: Page) -> None:
    await show(rendering, laid_out(*menus()))
    await control(rendering, "many").click()
    await expect(rendering.get_by_role("combobox", name="Search")).to_be_focused()
    await rendering.keyboard.type("choice 20")
    await expect(rendering.get_by_role("option")).to_have_count(1)
    await rendering.keyboard.press("Enter")
    await happened(rendering, ["press", "1", "many", ["choice 20"]])
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
