"""What a player has open at the table follows the game: nobody opens it anew for every question."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

import bot.screens.retrying
from bot.base.language import words_for
from bot.sandbox.messages import Message
from tests.e2e.inside import Inside
from tests.e2e.knock import register
from tests.e2e.seated import words_in
from tests.e2e.test_orders import SAID, Knocking, picks

ASKED = SAID["en-US"]["asked"]
PANELS = r"/webhooks/\d+/[^/]+/messages/@original"


@pytest_asyncio.fixture
async def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    register(monkeypatch, folder)
    words_for.cache_clear()
    async with Inside(folder) as house:
        yield house
    words_for.cache_clear()


def private(table: Knocking) -> list[Message]:
    """What people have before their eyes that nobody else sees."""
    assert table.lobby.thread is not None
    return [m for person in table.people for m in person.sees(table.lobby.thread) if m.ephemeral]


async def test_the_next_question_comes_to_an_open_panel(house: Inside) -> None:
    table = Knocking(house, "Aki", "Ben")
    aki, ben = table.people
    await table.begin()
    panel = await table.hand(ben)
    await table.lay(aki)
    assert ASKED in panel.text
    await ben.press(panel, picks(panel)[0])
    await table.shown()
    assert ASKED not in panel.text
    await ben.press(panel, picks(panel)[0])  # it is Ben's turn now, and it stands there too
    await table.shown()
    assert [line["seat"] for line in await table.lines()] == [0, 1, 1]
    assert private(table) == [panel]


async def test_one_that_was_opened_by_a_command_follows_too(house: Inside) -> None:
    table = Knocking(house, "Aki", "Ben")
    aki, ben = table.people
    await table.begin()
    assert table.lobby.thread is not None
    panel = (await (await ben.command(table.lobby.thread, "hand")).settled()).message
    assert panel is not None
    await table.lay(aki)
    assert ASKED in panel.text


async def test_in_a_window_nobodys_panel_tells_that_somebody_has_answered(house: Inside) -> None:
    """Nor does it lose what was said on it once."""
    table = Knocking(house, "Aki", "Ben", "Chie")
    aki, ben, chie = table.people
    await table.begin()
    panel = await table.hand(ben)
    await table.lay(aki)
    await ben.press_raw(panel, picks(panel)[0].replace(picks(panel)[0].split(":")[3], "1-1-1"))
    assert words_in("en-US", "host-passed-now") in panel.text
    before = panel.text, panel.edited_count
    await table.pass_by_hand(chie)
    assert (panel.text, panel.edited_count) == before
    await ben.press(panel, picks(panel)[0])
    await table.shown()
    assert len(await table.lines()) == 3


@pytest.mark.parametrize("trouble", ["dismissed", "fault", "expired", "restart"])
async def test_a_panel_that_cannot_be_changed_is_let_go(
    house: Inside, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """Nobody else waits for it, nothing is tried again, and "My hand" leads to the same."""
    table = Knocking(house, "Aki", "Ben")
    aki, ben = table.people
    await table.begin()
    panel = await table.hand(ben)
    match trouble:
        case "dismissed":
            ben.dismiss(panel)
        case "fault":
            house.world.faults.fail("PATCH", PANELS, 404)
        case "expired":
            monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: True)
        case "restart":
            await house.stop()
            await house.start()
    before = panel.edited_count
    await table.lay(aki)
    asked = [r for r in house.world.requests if r.method == "PATCH" and r.path.endswith("/messages/@original")]
    assert len(asked) == (1 if trouble in ("dismissed", "fault") else 0)
    assert panel.edited_count == before
    assert house.bot.panels.of(table.match) == {}
    assert any(ASKED in message.text for message in ben.dms())
    monkeypatch.undo()
    assert ASKED in (await table.hand(ben)).text


async def test_a_panel_that_shows_something_else_is_left_alone(house: Inside) -> None:
    table = Knocking(house, "Aki", "Ben")
    aki, ben = table.people
    await table.begin()
    panel = await table.hand(ben)
    await ben.press(panel, ":standing:")
    orders = panel.text
    await table.lay(aki)
    assert panel.text == orders


async def test_a_press_at_the_board_opens_nothing_that_follows(house: Inside) -> None:
    """What answers it may be the board itself, which everybody reads."""
    table = Knocking(house, "Aki", "Ben")
    aki, ben = table.people
    await table.begin()
    old = picks(table.board)[0]
    await table.lay(aki)
    await aki.press_raw(table.board, old)
    assert house.bot.panels.of(table.match) == {}
    await table.pass_by_hand(ben)
    await table.lay(ben)
    assert "You hold nothing." not in table.board.text


async def test_it_keeps_the_language_in_which_it_was_opened(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody whose Discord speaks neither of ours, on a Japanese server: an open window does not turn the page."""
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    register(monkeypatch, folder)
    words_for.cache_clear()
    async with Inside(folder, "ja") as house:
        table = Knocking(house, "Aki", "Ben", "Chie", locale="fr")
        aki, ben, chie = table.people
        await table.begin()
        panel = await table.hand(ben)
        assert SAID["ja"]["tip"] not in panel.text
        await table.lay(aki)
        assert ASKED in panel.text
        before = panel.text, panel.edited_count
        await table.pass_by_hand(chie)
        assert (panel.text, panel.edited_count) == before
    words_for.cache_clear()


async def test_a_change_that_comes_after_a_press_is_made_good(house: Inside) -> None:
    table = Knocking(house, "Aki", "Ben", "Chie")
    aki, ben, _ = table.people
    await table.begin()
    panel = await table.hand(ben)
    [tip] = picks(panel)
    held = house.world.faults.hold("PATCH", PANELS)
    await aki.press(table.board, ":pick:")
    await held.reached.wait()
    await ben.press(panel, tip)  # and the page with the tip that he has given by now comes after it
    held.release()
    await table.shown()
    assert held.hits == 1
    assert tip not in picks(panel)
    assert picks(panel) == picks(await table.hand(ben))


async def test_a_press_that_is_refused_leaves_it_open(house: Inside) -> None:
    table = Knocking(house, "Aki", "Ben")
    aki, ben = table.people
    await table.begin()
    panel = await table.hand(ben)
    refused = await ben.press_raw(panel, picks(table.board)[0])
    assert words_in("en-US", "host-not-your-move", names="Aki") in refused.text
    await table.lay(aki)
    assert ASKED in panel.text


@pytest.mark.parametrize("way", ["press", "command"])
async def test_whoever_takes_their_seat_back_has_it_open(house: Inside, way: str) -> None:
    table = Knocking(house, "Aki", "Ben")
    aki, ben = table.people
    await table.begin()
    assert table.lobby.thread is not None
    panel = await table.hand(ben)
    await ben.command(table.lobby.thread, "seat computer")
    await table.shown()
    if way == "press":
        await ben.press(panel, ":back:")
    else:
        back = (await (await ben.command(table.lobby.thread, "seat back")).settled()).message
        assert back is not None
        panel = back
    await table.lay(aki)
    assert ASKED in panel.text


async def test_whoever_gave_their_seat_away_has_its_hand_open_no_more(house: Inside) -> None:
    table = Knocking(house, "Aki", "Ben")
    ben, dan = table.people[1], house.world.person("Dan")
    await table.begin()
    assert table.lobby.thread is not None
    panel = await table.hand(ben)
    await ben.command(table.lobby.thread, "seat give", person=dan)
    [offer] = [m for m in dan.sees(table.lobby.thread) if any(":accept:" in str(b.custom_id) for b in m.buttons)]
    await dan.press(offer, ":accept:")
    await table.shown()
    assert panel.text.strip() == words_in("en-US", "host-hand-gone", game="Knock", table=table.match)
    assert not panel.buttons
    assert house.bot.panels.of(table.match) == {}


async def test_the_end_is_the_last_it_shows(house: Inside) -> None:
    table = Knocking(house, "Aki", "Ben")
    aki, ben = table.people
    await table.begin()
    assert table.lobby.thread is not None
    panel = await table.hand(ben)
    sure = (await (await aki.command(table.lobby.thread, "resign")).settled()).message
    assert sure is not None
    await aki.press(sure, ":resigned:")
    await table.shown()
    assert "🏆" in panel.text
    assert house.bot.panels.of(table.match) == {}


async def test_what_nobody_can_change_any_more_is_forgotten(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Knocking(house, "Aki", "Ben")
    await table.begin()
    await table.hand(table.people[0])
    await house.bot.beat()
    assert house.bot.panels.of(table.match)
    with monkeypatch.context() as later:
        later.setattr(discord.Interaction, "is_expired", lambda _: True)
        await house.bot.beat()
    assert house.bot.panels.of(table.match) == {}
