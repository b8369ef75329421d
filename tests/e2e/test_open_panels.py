"""What a player has open at the table follows the game: nobody opens it anew for every question."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

import bot.rounds
from bot.language import words_for
from bot.sandbox.messages import Message
from tests.e2e.inside import Inside
from tests.e2e.knock import register
from tests.e2e.seated import words_in
from tests.e2e.test_orders import SAID, Knocking, picks

ASKED = SAID["en-US"]["asked"]
PANELS = r"/webhooks/\d+/[^/]+/messages/@original"


@pytest_asyncio.fixture
async def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    monkeypatch.setattr(bot.rounds, "BREATH", 0.0)
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
