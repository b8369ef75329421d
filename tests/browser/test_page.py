"""Who one is and what is new to them, in a real browser; and that nothing anybody is called or writes can do harm."""

from __future__ import annotations

from playwright.async_api import Page, expect

from bot.sandbox import posting
from bot.sandbox.messages import Json
from tests.browser.room import Room, article, begin, items, line, option, option_of, person, place

CALLED = "Switch to Ben (something is waiting for them)"
HOSTILE = "<img src=x onerror=alert(1)>"
HIDE = """hidden => {
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


async def hide(page: Page, hidden: bool = True) -> None:
    """Go to another tab, or come back."""
    await page.evaluate(HIDE, hidden)


# Who one is


async def test_without_a_name_one_is_the_first(room: Room) -> None:
    """The address that the sandbox prints names nobody."""
    async with room.tab("") as page:
        await expect(page.locator("#head .as")).to_have_text("as Aki")
        assert page.url.endswith(f"?as=aki#{room.world.channel.id}")


async def test_somebody_who_is_not_there(room: Room) -> None:
    async with room.tab("?as=zoe") as page:
        await expect(page.locator("#head .as")).to_have_text("as Aki")


async def test_being_somebody_else_in_this_tab(room: Room) -> None:
    """What the other may not see is gone, what one writes is theirs, and a reload keeps them."""
    secret = room.bot_says("for Aki", only_for=room.aki)
    async with room.tab() as page:
        await expect(article(page, secret)).to_be_visible()
        await expect(person(page, "Aki")).to_have_attribute("aria-current", "true")
        await person(page, "Ben").click()
        await expect(page.locator("#head .as")).to_have_text("as Ben")
        await expect(article(page, secret)).to_have_count(0)
        assert "as=ben" in page.url
        await line(page).fill("I am Ben")
        await line(page).press("Enter")
        await expect(page.locator("#messages .author")).to_have_text("Ben")
        await page.reload()
        await expect(page.locator("#head .as")).to_have_text("as Ben")


async def test_what_one_has_chosen_is_not_another_persons_choice(room: Room) -> None:
    """One tab, two people: a choice of Aki's, and that it failed, is nothing that Ben sees."""
    room.world.reply_within = 0.2
    menu = {"type": 3, "custom_id": "m", "options": [{"label": "Red", "value": "r"}, {"label": "Blue", "value": "b"}]}
    body = {"content": "Which?", "components": [{"type": 1, "components": [menu]}]}
    posting.post(room.world, room.world.channel, room.world.bot, body, {})
    async with room.tab() as page:
        shown, failed = page.locator("[data-control=m]"), page.locator(".interaction-failed")
        await shown.click()
        await page.get_by_role("option", name="Red").click()
        await expect(failed).to_have_text("This interaction failed")
        await person(page, "Ben").click()
        await expect(page.locator("#head .as")).to_have_text("as Ben")
        await expect(failed).to_be_hidden()
        await expect(shown).not_to_contain_text("Red")


async def test_a_half_written_line_waits(room: Room) -> None:
    """By person and by channel; to press the channel one is in changes nothing."""
    async with room.tab() as page:
        await line(page).fill("half a sen")
        await place(page, "general").click()
        await expect(line(page)).to_have_value("half a sen")
        await place(page, "Backroom").click()
        await expect(line(page)).to_have_value("")
        await person(page, "Ben").click()
        await expect(page.locator("#head .as")).to_have_text("as Ben")
        await place(page, "general").click()
        await expect(line(page)).to_have_value("")
        await person(page, "Aki").click()
        await expect(page.locator("#head .as")).to_have_text("as Aki")
        await place(page, "general").click()
        await expect(line(page)).to_have_value("half a sen")


async def test_a_face_opens_a_tab_of_its_own(room: Room) -> None:
    """With Ctrl; the first tab stays who it was."""
    async with room.tab() as page:
        async with page.context.expect_page() as opening:
            await person(page, "Ben").click(modifiers=["Control"])
        other = await opening.value
        await expect(other.locator("#head .as")).to_have_text("as Ben")
        await expect(page.locator("#head .as")).to_have_text("as Aki")
        await line(other).fill("hello")
        await line(other).press("Enter")
        await expect(page.locator("#messages .content")).to_have_text("hello")


async def test_one_switch_changes_the_language_of_everything(room: Room) -> None:
    """The page, the server and everybody in it: words change at once, and the bot is told with whatever one does."""
    room.offers("speak")
    async with room.tab() as page:
        await page.get_by_role("button", name="日本語").click()
        await expect(page.locator("#sidebar h2").first).to_have_text("テキストチャンネル")
        await expect(page.get_by_role("button", name="日本語")).to_have_attribute("aria-pressed", "true")
        await expect(page.get_by_role("button", name="日本語")).to_be_focused()
        await expect(page.locator("html")).to_have_attribute("lang", "ja")
        told: list[str] = []
        room.world.subscribers.append(lambda event, data, *_: told.append(_languages(event, data)))
        await begin(page, "/speak")
        await page.keyboard.press("Enter")
        room.answers(await room.asked())
        assert told == ["INTERACTION_CREATE ja ja"]
        await person(page, "Ben").click()
        await expect(page.locator("#head .as")).to_have_text("Benの画面")
        assert [room.world.guild.locale, room.aki.locale, room.ben.locale] == ["ja"] * 3
        await page.get_by_role("button", name="English").click()
        await expect(page.locator("#sidebar h2").first).to_have_text("Text channels")
        assert [room.world.guild.locale, room.aki.locale, room.ben.locale] == ["en-US"] * 3


def _languages(event: str, data: Json) -> str:
    return f"{event} {data.get('locale')} {data.get('guild_locale')}"


async def test_a_page_in_another_tab_changes_its_language_too(room: Room) -> None:
    async with room.tab() as page, room.second(page, "?as=ben") as other:
        await page.get_by_role("button", name="日本語").click()
        await expect(other.locator("#sidebar h2").first).to_have_text("テキストチャンネル")


# What is new


async def test_direct_messages_are_counted(room: Room) -> None:
    """Those of the bot, not one's own; edits do not count; the title says so too; opening it reads them."""
    dm = room.world.dm(room.aki)
    async with room.tab() as page:
        row = place(page, "Backroom")
        first = room.bot_says("your move", dm)
        room.bot_says("again", dm)
        room.aki.says(dm, "I know")
        await expect(row.locator(".calls")).to_have_text("2")
        await expect(row).to_have_class("place dm fresh")
        await expect(row).to_have_css("font-weight", "600")
        await expect(page).to_have_title("(2) general · Aki · Backroom")
        await expect(page.get_by_role("link", name="Backroom, 2 for you")).to_be_visible()
        await row.click()
        await expect(row).to_have_class("place dm here")
        await expect(page).to_have_title("Backroom · Aki · Backroom")
        await place(page, "general").click()
        room.edit(first, "your move, please")
        marker = room.aki.says(room.world.channel, "after the edit")
        await expect(article(page, marker)).to_be_visible()
        await expect(row).to_have_class("place dm")


async def test_threads_are_bold_and_pings_are_counted(room: Room) -> None:
    thread = room.ben.open_thread(room.world.channel, "our game")
    async with room.tab() as page:
        row = place(page, "our game")
        room.aki.says(thread, "mine")
        marker = room.aki.says(room.world.channel, "said")
        await expect(article(page, marker)).to_be_visible()
        await expect(row).to_have_class("place thread")
        room.ben.says(thread, "anybody?")
        await expect(row).to_have_class("place thread fresh")
        await expect(row.locator(".calls")).to_have_count(0)
        await expect(page.get_by_role("link", name="our game, unread")).to_be_visible()
        room.ben.says(thread, f"<@{room.aki.id}>!")
        await expect(row.locator(".calls")).to_have_text("1")
        await row.click()
        await place(page, "general").click()
        await expect(row).to_have_class("place thread")


async def test_an_archived_thread_that_calls_stays_in_the_list(room: Room) -> None:
    """Else the title would count what nobody can find."""
    thread = room.ben.open_thread(room.world.channel, "old game")
    async with room.tab() as page:
        room.ben.says(thread, f"<@{room.aki.id}>!")
        thread.archive()
        await place(page, "old game").click()
        await expect(page).to_have_title("old game · Aki · Backroom")
        await place(page, "general").click()
        await expect(place(page, "old game")).to_have_count(0)


async def test_a_red_dot_says_that_somebody_is_waited_for(room: Room) -> None:
    """Until they have looked, here or in a tab of their own; a message that is no call makes none."""
    async with room.tab() as page:
        dot = person(page, "Ben").locator(".news")
        marker = room.aki.says(room.world.channel, "hello all")
        await expect(article(page, marker)).to_be_visible()
        await expect(dot).to_have_count(0)
        room.bot_says("your move", room.world.dm(room.ben))
        await expect(dot).to_be_visible()
        await expect(person(page, "Ben")).to_have_attribute("aria-label", CALLED)
        await expect(person(page, "Aki").locator(".news")).to_have_count(0)
        async with room.second(page, "?as=ben") as other:
            await expect(place(other, "Backroom").locator(".calls")).to_have_text("1")
            await expect(dot).to_be_visible()
            await place(other, "Backroom").click()
            await expect(dot).to_have_count(0)
        room.aki.says(room.world.channel, f"<@{room.ben.id}>?")
        await expect(dot).to_be_visible()


async def test_where_one_had_stopped_reading(room: Room) -> None:
    """A line before what came meanwhile; none before what one sees coming, and none before one's own."""
    thread = room.ben.open_thread(room.world.channel, "our game")
    room.ben.says(thread, "old")
    async with room.tab() as page:
        new = page.locator("#messages .line.new")
        await place(page, "our game").click()
        await place(page, "general").click()
        await place(page, "our game").click()
        room.aki.says(thread, "mine")
        seen = room.ben.says(thread, "seen coming")
        await expect(article(page, seen)).to_be_visible()
        await expect(new).to_have_count(0)
        await place(page, "general").click()
        room.aki.says(thread, "mine, from elsewhere")
        fresh = room.ben.says(thread, "fresh")
        room.ben.says(thread, "fresher")
        await expect(place(page, "our game")).to_have_class("place thread fresh")
        await place(page, "our game").click()
        await expect(new).to_have_text("New")
        await expect(page.locator(".line.new + article")).to_have_attribute("data-message", str(fresh.id))
        room.delete(fresh)
        await expect(page.locator(".line.new + article .content")).to_have_text("fresher")


async def test_what_comes_while_the_tab_is_hidden(room: Room) -> None:
    """It is counted in the title, and the line stands before it when one comes back."""
    dm = room.world.dm(room.aki)
    room.bot_says("old", dm)
    async with room.tab() as page:
        await place(page, "Backroom").click()
        await hide(page)
        missed = room.bot_says("missed", dm)
        await expect(page).to_have_title("(1) Backroom · Aki · Backroom")
        await hide(page, False)
        await expect(page).to_have_title("Backroom · Aki · Backroom")
        await expect(page.locator(".line.new + article")).to_have_attribute("data-message", str(missed.id))


# Harm


async def test_names_and_words_are_only_text(room: Room) -> None:
    """In list, head, title, messages, commands and panel: nothing runs, and nothing is loaded."""
    world = room.world
    mallory = world.person(HOSTILE)
    channel = world.new_channel(HOSTILE)
    thread = mallory.open_thread(channel, f"{HOSTILE} thread")
    world.guild.name = HOSTILE
    for words in (HOSTILE, f"[x](javascript:alert(1)) <@{mallory.id}> <#{channel.id}>", f"**{HOSTILE}** `{HOSTILE}`"):
        mallory.says(thread, words)
    more = {"name_localizations": {"en-US": f"{HOSTILE}"}, "description": HOSTILE}
    room.offers("evil", option_of(6, "who", required=True, description=HOSTILE), **more)
    asked: list[str] = []
    async with room.tab(f"?as={mallory.slug}#{thread.id}") as page:
        page.on("request", lambda request: asked.append(request.url))
        await expect(page.locator("#sidebar h1")).to_have_text(HOSTILE)
        await expect(page.locator("#head h2")).to_have_text(f"{HOSTILE} thread")
        await expect(page.locator("#head .parent")).to_have_text(f"# {HOSTILE} ›")
        await expect(page).to_have_title(f"{HOSTILE} thread · {HOSTILE} · Backroom")
        await expect(page.locator("#messages .content").first).to_have_text(HOSTILE)
        await expect(person(page, HOSTILE)).to_be_visible()
        await page.get_by_role("button", name="Make trouble").click()
        await expect(page.locator("#panel .toggle", has_text=HOSTILE)).to_be_visible()
        await line(page).fill("/")
        await expect(items(page).locator(".hint")).to_have_text(HOSTILE)
        await begin(page, f"/{HOSTILE}")
        await items(page).filter(has_text=HOSTILE).click()
        await expect(option(page, "who")).to_have_value(HOSTILE)
        assert await page.locator("img").count() == 0
        assert await page.locator("a[href^='javascript']").count() == 0
        assert [address for address in asked if world.base not in address] == []
