"""Messages in a real browser: what stands there, and where it leads."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.browser.harness import SITE
from tests.browser.samples import (
    AKI,
    EARLIER,
    Json,
    board,
    button,
    embed,
    files,
    laid_out,
    layout,
    message,
    picture,
    pictures,
    row,
    select,
    text,
    user,
)
from tests.browser.showing import calls, control, happened, option, show


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
    await happened(rendering, ["type", "/table new"])


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
    await happened(rendering, ["open", "31"], ["type", "/table new"], ["open", "33"])


async def test_a_spoiler_shows_at_the_first_press_and_by_keyboard(rendering: Page) -> None:
    article = await show(rendering, message(content="||<#31>|| ||two||"))
    spoilers = article.locator(".md-spoiler")
    await spoilers.nth(0).click()
    assert await calls(rendering) == []  # what was hidden cannot be pressed by accident
    await article.get_by_role("link", name="#tables").click()
    await happened(rendering, ["open", "31"])
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
    await happened(rendering, ["dismiss", "1"])


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
    await happened(rendering, ["press", "1", "section", None])


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
