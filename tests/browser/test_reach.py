"""Everything can be reached: with a finger on a phone, with the keyboard alone, and by a screen reader."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.browser.room import PHONE, Room, article, items, line, low_targets, no_sideways, option, option_of, place

LONG = "anextraordinarilylongnamewithoutanyspaceinit" * 2
FOCUS = """() => {
    const one = document.activeElement, style = getComputedStyle(one);
    const seen = style.outlineStyle !== "none" || one.closest(".typing")?.matches(":has(:focus-visible)");
    return [one.ariaLabel || one.textContent.trim() || one.id, seen];
}"""


async def fits(page: Page) -> None:
    """Nothing is too wide or too low for a finger."""
    await no_sideways(page)
    assert await low_targets(page) == []


async def test_a_phone_in_every_state(room: Room) -> None:
    """The places, a thread with long names, a command with options, the panel: by touch alone."""
    world = room.world
    world.person(LONG, "ja")
    thread = room.ben.open_thread(world.channel, LONG)
    room.ben.says(thread, LONG)
    room.bot_says("between us", thread, only_for=room.aki)
    room.bot_says("waiting", world.dm(room.aki))
    room.offers(
        "new", option_of(3, "what", required=True), option_of(6, "who"), option_of(4, LONG[:32]), description=LONG
    )
    async with room.tab(size=PHONE) as page:
        sidebar, places = page.locator("#sidebar"), page.get_by_role("button", name="Channels and people")
        await expect(sidebar).to_be_hidden()
        await expect(places).to_contain_text("1")
        await fits(page)
        await places.tap()
        await expect(sidebar).to_be_visible()
        await expect(sidebar.locator("[aria-current=page]")).to_be_focused()
        await fits(page)
        await sidebar.get_by_role("button", name="Close").tap()
        await expect(sidebar).to_be_hidden()
        await places.tap()
        await page.keyboard.press("Escape")
        await expect(sidebar).to_be_hidden()
        await expect(places).to_be_focused()
        await places.tap()
        await place(page, LONG).tap()
        await expect(sidebar).to_be_hidden()
        await expect(page.locator("#head h2")).to_have_text(LONG)
        await fits(page)
        await line(page).fill("/")
        await fits(page)
        await items(page).tap()
        for name in ("who", LONG[:32]):
            await page.get_by_role("button", name=f"+ {name}").tap()
            await fits(page)
        await option(page, "who").tap()
        await items(page).filter(has_text=LONG).tap()
        await fits(page)
        await page.get_by_role("button", name="Send").tap()
        await expect(page.locator("#composer .wrong")).to_have_text("what is needed.")
        await fits(page)


async def test_the_panel_on_a_phone(room: Room) -> None:
    """The messages are still there above it, so that one can be deleted."""
    room.world.person(LONG)
    for n in range(20):
        message = room.ben.says(room.world.channel, f"message {n}")
    async with room.tab(size=PHONE) as page:
        await page.get_by_role("button", name="Make trouble").tap()
        await page.locator("#panel").get_by_role("button", name="Set").tap()
        await expect(page.locator("#panel .faults li")).to_have_count(1)
        await fits(page)
        await article(page, message).get_by_role("button", name="Delete this message").tap()
        await expect(article(page, message)).to_have_count(0)
        await page.locator("#panel").get_by_label("Ben takes direct messages").tap()
        await room.world.until(lambda: not room.ben.dms_open)
        await page.locator("#panel").get_by_role("button", name="Close").tap()
        await expect(page.locator("#panel")).to_be_hidden()


async def test_being_somebody_else_on_a_phone(room: Room) -> None:
    async with room.tab(size=PHONE) as page:
        await page.get_by_role("button", name="Channels and people").tap()
        await page.get_by_role("button", name="日本語").tap()
        await expect(page.locator("#sidebar h2").first).to_have_text("テキストチャンネル")
        await fits(page)
        await page.get_by_role("link", name="Benに切り替える").tap()
        await expect(page.locator("#sidebar")).to_be_hidden()
        await expect(page.locator("#head .as")).to_have_text("Benの画面")


async def test_the_keyboard_alone(room: Room) -> None:
    """Tab goes through places, people, languages, head, messages, their buttons and the line; one sees where one is."""
    await room.start_bot()
    await room.aki.command(room.world.channel, "counter")
    room.ben.open_thread(room.world.channel, "our game")
    async with room.tab() as page:
        await expect(page.locator("[data-control=form]")).to_be_visible()
        passed = []
        for _ in range(25):
            await page.keyboard.press("Tab")
            name, seen = await page.evaluate(FOCUS)
            assert seen, f"one does not see the focus on {name}"
            passed.append(name)
            if name.startswith("Message general"):
                break
        wanted = [
            "general",
            "our game",
            "Backroom",
            "Switch to Aki",
            "Switch to Ben",
            "English",
            "日本語",
            "Make trouble",
            "general",
        ]
        assert [name for name in passed if name in wanted] == wanted
        assert [name for name in passed if name in ("Add one", "Form")] == ["Add one", "Form"]
        assert passed[-1].startswith("Message general")
        await place(page, "our game").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator("#head h2")).to_have_text("our game")
        await expect(place(page, "our game")).to_be_focused()


async def test_what_a_screen_reader_finds(room: Room) -> None:
    """Landmarks and fields have names, and nothing that can be pressed is without one."""
    room.ben.says(room.world.channel, "hello")
    room.offers("new", option_of(3, "what", required=True))
    async with room.tab() as page:
        await page.get_by_role("button", name="Make trouble").click()
        for role, name in (
            ("navigation", "Channels and people"),
            ("log", "general"),
            ("complementary", "Make trouble"),
            ("textbox", "Message general or type / for commands"),
            ("link", "Switch to Ben"),
            ("group", "Language of everyone and the server"),
        ):
            await expect(page.get_by_role(role, name=name, exact=True)).to_be_visible()  # type: ignore[arg-type]
        await line(page).fill("/")
        await expect(page.get_by_role("listbox", name="Backroom")).to_be_visible()
        await line(page).press("Enter")
        await expect(page.get_by_role("combobox", name="what: What what is")).to_be_focused()
        for role in ("button", "link", "textbox", "combobox", "checkbox", "spinbutton", "option"):
            for one in await page.get_by_role(role).all():  # type: ignore[arg-type]
                snapshot = await one.aria_snapshot()
                assert '"' in snapshot, f"a {role} without a name: {snapshot}"
