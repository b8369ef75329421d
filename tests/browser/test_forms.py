"""Forms in a real browser; and everything on a phone, and in Japanese."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import opened
from tests.browser.harness import words
from tests.browser.samples import (
    AKI,
    FORM,
    Json,
    button,
    gallery,
    laid_out,
    menus,
    row,
    select,
)
from tests.browser.showing import answer, calls, control, happened, option, show

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
    await happened(rendering, ["submit", "m1", values])
    await answer(rendering)
    await expect(dialog).to_have_count(0)
    await happened(rendering, ["submit", "m1", values], ["closed"])


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


async def test_fields_left_empty_are_empty(rendering: Page) -> None:
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
    await happened(rendering, ["submit", "m1", {"menu": []}])


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
    await happened(rendering, ["closed"])


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
    await happened(phone, ["press", "1", "multi", ["key"]])
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
