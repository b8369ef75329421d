"""Pictures in a real browser: the box that Discord gives them, and what a tap on one opens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import opened
from tests.browser.samples import Json, files, laid_out, message, picture, pictures, text
from tests.browser.showing import show

STRIP = "strip-1200x760.png"
SIZE = "one => [one.getBoundingClientRect().width, one.getBoundingClientRect().height].map(Math.round)"
SCROLLED = "stage => [stage.scrollLeft, stage.scrollTop].map(Math.round)"


def alone(url: str, *names: str, alt: str | None = None) -> list[Json]:
    """Pictures one below the other, each in a gallery of its own."""
    return [{"type": 12, "items": [picture(url, name, alt)]} for name in names]


def contained(*parts: Json) -> Json:
    """Parts in a container with an accent, as boards stand in one."""
    return {"type": 17, "accent_color": 0xB08D57, "components": list(parts)}


async def sizes(article: Locator) -> list[list[int]]:
    """How large the pictures are on the screen, as soon as they are there."""
    await expect(article.locator(".is-loading")).to_have_count(0)
    return [await one.evaluate(SIZE) for one in await article.locator("img").all()]


# How large it is, and how large it is shown on a desktop.
BOXES: dict[str, tuple[str, list[int]]] = {
    "a strip": (STRIP, [550, 348]),
    "a flat strip": ("flat-1200x300.png", [550, 138]),
    "as wide as the box": ("box-1100x700.png", [550, 350]),
    "a square": ("square-800x800.png", [350, 350]),
    "a tall board": ("tall-1200x2660.png", [158, 350]),
    "a small one": ("small-300x120.png", [300, 120]),
    "a small tall one": ("thin-100x500.png", [70, 350]),
}


@pytest.mark.parametrize(("name", "size"), BOXES.values(), ids=BOXES)
async def test_one_picture_fits_into_discords_box(rendering: Page, harness: str, name: str, size: list[int]) -> None:
    """550 x 350 on a desktop, in a container or not; a small one is not made larger."""
    for parts in (
        alone(harness, name),
        [contained(*alone(harness, name))],
        [contained(text("x"), *alone(harness, name))],
    ):
        assert await sizes(await show(rendering, laid_out(*parts))) == [size]


async def test_strips_stand_one_below_the_other(rendering: Page, harness: str) -> None:
    names = (STRIP, "lower-1200x500.png", "flat-1200x300.png")
    article = await show(rendering, laid_out(contained(text("### Table 7"), *alone(harness, *names))))
    assert await sizes(article) == [[550, 348], [550, 229], [550, 138]]


@pytest.mark.parametrize("name", [name for name, _ in BOXES.values()], ids=BOXES)
async def test_on_a_phone_it_gets_the_width_of_the_message(phone: Page, harness: str, name: str) -> None:
    """And the same ratio; nothing can be scrolled sideways."""
    page = await opened(phone, harness)
    width, height = map(int, name.split("-")[1].removesuffix(".png").split("x"))
    for inside in (False, True):
        parts = [contained(*alone(harness, name))] if inside else alone(harness, name)
        article = await show(page, laid_out(*parts))
        column = await article.locator(".gallery").evaluate("one => one.parentElement.clientWidth")
        column -= 12 + 16 if inside else 0
        scale = min(1, column / width, column * 7 / 11 / height)
        shown = (await sizes(article))[0]
        assert shown == pytest.approx([width * scale, height * scale], abs=1)
        assert await page.evaluate("document.documentElement.scrollWidth") == 390
    assert column > 290


async def test_a_file_and_a_cover_have_the_same_box(rendering: Page, harness: str) -> None:
    large = files(harness)[0] | {"url": f"{harness}cdn/KEY/1/{STRIP}"}
    assert await sizes(await show(rendering, message(attachments=[large]))) == [[550, 348]]
    hidden: Json = {"type": 12, "items": [picture(harness, STRIP, spoiler=True)]}
    article = await show(rendering, laid_out(hidden))
    assert await sizes(article) == [[550, 348]]
    assert await article.locator(".cover").evaluate(SIZE) == [550, 348]


async def test_several_in_one_gallery_stay_a_grid(rendering: Page, harness: str) -> None:
    article = await show(rendering, laid_out(pictures(harness, 4)))
    assert await sizes(article) == [[273, 273]] * 4


# Opened


async def open_strip(page: Page, harness: str, alt: str | None = "Four cards") -> tuple[Locator, Locator]:
    """The viewer with a strip in it, and its picture."""
    article = await show(page, laid_out(*alone(harness, STRIP, alt=alt)))
    await expect(article.locator(".is-loading")).to_have_count(0)
    await article.locator(".media-open").click()
    return await there(page)


async def there(page: Page) -> tuple[Locator, Locator]:
    """The viewer and its picture, as soon as it has come."""
    viewer = page.locator("dialog.viewer")
    await expect(viewer.locator(".viewer-larger")).to_have_attribute("aria-disabled", "false")
    return viewer, viewer.locator("img")


async def test_a_picture_opens_at_full_size_over_the_whole_window(rendering: Page, harness: str) -> None:
    viewer, image = await open_strip(rendering, harness)
    assert await viewer.evaluate(SIZE) == [1280, 800]
    assert await image.evaluate(SIZE) == [1200, 760]
    box = await image.bounding_box()
    assert box is not None
    assert (box["x"], box["y"]) == (40, 20)


async def test_on_a_phone_it_opens_where_it_was_tapped(phone: Page, harness: str) -> None:
    """At full size it is wider than the window, and can be scrolled to its edges; a tap shows all of it."""
    page = await opened(phone, harness)
    article = await show(page, laid_out(*alone(harness, STRIP)))
    small = (await sizes(article))[0]
    await article.locator(".media-open").tap(position={"x": small[0] * 0.75, "y": small[1] / 2})
    _, image = await there(page)
    stage = page.locator(".viewer-stage")
    assert await image.evaluate(SIZE) == [1200, 760]
    left, _ = await stage.evaluate(SCROLLED)
    assert left == pytest.approx(1200 * 0.75 - 195, abs=6)
    await stage.evaluate("stage => stage.scrollTo(9999, 9999)")
    assert (await stage.evaluate(SCROLLED))[0] == 1200 - 390
    await image.tap(position={"x": 1100, "y": 300})
    assert await image.evaluate(SIZE) == [390, 247]
    await image.tap(position={"x": 40, "y": 120})
    assert await image.evaluate(SIZE) == [1200, 760]
    await image.tap(position={"x": 40, "y": 120})
    await page.touchscreen.tap(200, 700)
    await expect(page.locator(".viewer")).to_have_count(0)


async def test_a_click_zooms_and_the_point_stays_under_it(rendering: Page, harness: str) -> None:
    """What fits the window becomes twice as large, and the window's part of it can be dragged."""
    _, image = await open_strip(rendering, harness)
    stage = rendering.locator(".viewer-stage")
    await rendering.mouse.click(340, 420)  # 300, 400 in the picture
    assert await image.evaluate(SIZE) == [2400, 1520]
    box = await image.bounding_box()
    assert box is not None
    assert (box["x"] + 600, box["y"] + 800) == pytest.approx((340, 420), abs=1)
    before = await stage.evaluate(SCROLLED)
    await rendering.mouse.move(640, 400)
    await rendering.mouse.down()
    await rendering.mouse.move(540, 350, steps=4)
    await rendering.mouse.up()
    assert await stage.evaluate(SCROLLED) == [before[0] + 100, before[1] + 50]
    assert await image.evaluate(SIZE) == [2400, 1520]  # a drag is no click
    await rendering.mouse.click(640, 400)
    assert await image.evaluate(SIZE) == [1200, 760]


async def test_keys_buttons_and_the_wheel_zoom(rendering: Page, harness: str) -> None:
    viewer, image = await open_strip(rendering, harness)
    await rendering.keyboard.press("+")
    assert await image.evaluate(SIZE) == [1500, 950]
    await rendering.keyboard.press("-")
    await rendering.keyboard.press("-")
    assert await image.evaluate(SIZE) == [1200, 760]  # not smaller than the window shows it
    await viewer.get_by_role("button", name="Zoom in").click()
    assert await image.evaluate(SIZE) == [1500, 950]
    await viewer.get_by_role("button", name="Zoom out").click()
    assert await image.evaluate(SIZE) == [1200, 760]
    await rendering.mouse.move(640, 400)
    await rendering.keyboard.down("Control")
    await rendering.mouse.wheel(0, -100)
    await rendering.keyboard.up("Control")
    await expect(image).to_have_class("is-large")
    width, height = await image.evaluate(SIZE)
    assert width > 1200
    assert width / height == pytest.approx(1200 / 760, abs=0.01)


async def test_two_fingers_zoom(phone: Page, harness: str) -> None:
    page = await opened(phone, harness)
    _, image = await open_strip(page, harness)
    fingers = await page.context.new_cdp_session(page)
    await touch(fingers, "touchStart", (150, 400), (250, 400))
    await touch(fingers, "touchMove", (100, 400), (300, 400))
    assert await image.evaluate(SIZE) == [2400, 1520]
    await touch(fingers, "touchEnd")
    assert await image.evaluate(SIZE) == [2400, 1520]


async def touch(fingers: CDPSession, kind: str, *points: tuple[int, int]) -> None:
    """Fingers on the screen."""
    where: list[dict[str, Any]] = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})


async def test_a_picture_closes_in_three_ways(rendering: Page, harness: str) -> None:
    """And the keyboard is where it was."""
    article = await show(rendering, laid_out(*alone(harness, "board-640x400.png", alt="Cards")))
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
        await expect(opener).to_be_focused()


async def test_the_description_is_behind_a_switch(rendering: Page, harness: str) -> None:
    viewer, _ = await open_strip(rendering, harness)
    words = viewer.locator(".viewer-alt")
    await expect(words).to_be_hidden()
    await rendering.keyboard.press("Tab")
    await rendering.keyboard.press("Enter")
    await expect(words).to_have_text("Four cards")
    await expect(words).to_be_visible()
    switch = viewer.get_by_role("button", name="Hide the image description")
    await expect(switch).to_have_text("ALT")
    await expect(switch).to_have_attribute("aria-expanded", "true")
    await switch.click()
    await expect(words).to_be_hidden()
    await expect(viewer.get_by_role("button", name="Show the image description")).to_be_focused()


async def test_without_a_description_there_is_no_switch(rendering: Page, harness: str) -> None:
    viewer, _ = await open_strip(rendering, harness, alt=None)
    await expect(viewer.get_by_text("ALT")).to_have_count(0)
    await expect(viewer.get_by_role("button", name="Close")).to_be_visible()
