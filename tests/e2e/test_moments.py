"""Big moments and boards that follow the talk, at a table with windows: silent, and without a word too early."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image

import bot.screens.retrying
from bot.base.language import words_for
from bot.pictures import Picture
from bot.sandbox.messages import Message
from bot.sandbox.world import Channel
from bot.screens.layout import LAYOUT
from bot.ui.faces import Moment
from bot.ui.messages import Told
from engines.core import Event
from tests.e2e.inside import Inside
from tests.e2e.knock import KnockFace, RoomView, register
from tests.e2e.seated import is_silent
from tests.e2e.test_orders import Knocking

MINUTE = 61.0


@dataclass(frozen=True)
class Bang:
    """A picture of it."""

    def draw(self) -> Image.Image:
        return Image.new("RGB", (4, 4))


def moment(face: KnockFace, event: Event, told: Told[RoomView]) -> Moment | None:
    """Somebody objects."""
    return Moment(event.text, (Picture(Bang(), "bang"),)) if event.text.key == "knock-objects" else None


@pytest_asyncio.fixture
async def table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Knocking]:
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    monkeypatch.setattr(KnockFace, "moment", moment)
    register(monkeypatch, folder)
    words_for.cache_clear()
    async with Inside(folder) as house:
        made = Knocking(house, "Aki", "Ben", "Chie")
        await made.begin()
        yield made
    words_for.cache_clear()


async def object_to_it(table: Knocking) -> None:
    """Aki lays something, Chie passes, Ben objects."""
    aki, ben, chie = table.people
    await table.lay(aki)
    await table.pass_by_hand(chie)
    assert told(table) == []
    await ben.press(await table.hand(ben), "I object")
    await table.shown()


def told(table: Knocking, place: Channel | None = None) -> list[Message]:
    """The moments in the thread, or elsewhere."""
    place = place or table.lobby.thread
    assert place is not None
    seen = table.people[0].sees(place)
    return [message for message in seen if not message.ephemeral and not message.buttons and "objects." in message.text]


async def test_a_moment_is_a_silent_message_with_its_picture(table: Knocking) -> None:
    calls = [message for message in all_messages(table) if message.pinged]
    await object_to_it(table)
    [message] = told(table)
    assert is_silent(message)
    assert message.pinged == message.mentions == []
    assert len(message.attachments) == 1
    assert [message for message in all_messages(table) if message.pinged] == calls  # Ben is up, and here already
    await table.house.stop()
    await table.house.start()
    await table.lay(table.people[1])
    assert told(table) == [message]


def all_messages(table: Knocking) -> list[Message]:
    return [message for channel in table.world.channels.values() for message in channel.messages.values()]


async def test_where_no_picture_may_be_sent_it_is_words(table: Knocking) -> None:
    table.world.channel.deny("attach_files")
    await object_to_it(table)
    [message] = told(table)
    assert message.attachments == []


async def test_a_reply_that_is_lost_does_not_tell_it_twice(table: Knocking) -> None:
    assert table.lobby.thread is not None
    lost = table.world.faults.lose_reply("POST", f"/channels/{table.lobby.thread.id}/messages$")
    await object_to_it(table)
    assert lost.hits == 1
    table.house.bot.outbox.touch(table.match)
    await table.shown()
    assert len(told(table)) == 1


async def test_when_the_thread_is_deleted_it_is_told_where_the_board_goes(table: Knocking) -> None:
    aki, ben, chie = table.people
    await table.lay(aki)
    await table.pass_by_hand(chie)
    assert table.lobby.thread is not None
    table.lobby.thread.delete()
    opened = await ben.command(table.world.channel, "hand", table=table.match)
    assert opened.message is not None
    await ben.press(opened.message, "I object")
    await table.shown()
    assert len(told(table, table.world.channel)) == 1


async def test_what_had_no_place_is_told_when_the_table_is_shown_again(table: Knocking) -> None:
    table.world.channel.deny("send_messages", "send_messages_in_threads")
    await object_to_it(table)
    assert told(table) == []
    assert table.house.bot.outbox.idle  # nothing goes on trying by itself
    table.world.channel.allow("send_messages", "send_messages_in_threads")
    await table.lay(table.people[1])
    assert told(table) == []  # a window is open
    for person in (table.people[0], table.people[2]):
        await table.pass_by_hand(person)
    assert len(told(table)) == 1
    table.house.bot.outbox.touch(table.match)
    await table.shown()
    assert len(told(table)) == 1


async def test_while_a_window_is_open_no_board_moves(table: Knocking) -> None:
    aki, ben, chie = table.people
    assert table.lobby.thread is not None
    await table.lay(aki)
    board, edits = table.board, table.board.edited_count
    table.world.advance(MINUTE)
    for number in range(12):
        aki.says(table.lobby.thread, str(number))
    hands = [[(m.id, m.edited_count) for m in person.dms()] for person in (aki, chie)]
    await table.pass_by_hand(ben)
    assert (table.board, table.board.edited_count) == (board, edits)
    assert [[(m.id, m.edited_count) for m in person.dms()] for person in (aki, chie)] == hands
    await table.pass_by_hand(chie)
    assert table.board is not board
    assert board.deleted


async def test_in_a_window_a_board_that_moved_changes_no_hand(table: Knocking) -> None:
    """The link in a hand is another one by then; that alone is no reason to touch it with somebody's answer."""
    aki, ben, chie = table.people
    table.world.advance(3601.0)  # so that opening the window posts the board anew
    board = table.board
    await table.lay(aki)
    assert table.board is not board
    hands = [[(m.id, m.edited_count) for m in person.dms()] for person in (aki, chie)]
    await table.pass_by_hand(ben)
    assert [[(m.id, m.edited_count) for m in person.dms()] for person in (aki, chie)] == hands


async def test_after_an_upgrade_in_a_window_all_is_shown_anew_before_anybody_answers(table: Knocking) -> None:
    """The old version noted other marks: else the first answer would change what everybody sees."""
    aki, ben, _ = table.people
    await table.lay(aki)
    store = table.house.bot.store
    for row in await store.shown.of_match(table.match):
        if row.kind in ("board", "hand"):
            await store.shown.put(replace(row, look="as it was"))
    await store.facts.put(LAYOUT, "an old one")
    calls = [message for message in all_messages(table) if message.pinged]
    before = standing(table)
    await table.house.stop()
    await table.house.start()
    await table.shown()
    assert [number for number, _ in standing(table)] == [number for number, _ in before]
    assert standing(table) != before
    assert [message for message in all_messages(table) if message.pinged] == calls
    before = standing(table)
    await table.house.stop()
    await table.house.start()
    await table.shown()
    assert standing(table) == before  # once is enough
    await table.pass_by_hand(ben)
    assert standing(table) == before


def standing(table: Knocking) -> list[tuple[int, int]]:
    """The board and what Aki and Chie were sent, each with how often it was edited."""
    aki, _, chie = table.people
    return [(message.id, message.edited_count) for message in (table.board, *aki.dms(), *chie.dms())]


async def test_whoever_is_up_reads_their_news_where_they_are_asked(table: Knocking) -> None:
    aki, ben, chie = table.people
    await object_to_it(table)
    assert "**Since Ben's last turn**\n• Aki lays something." in table.board.text
    hand = await table.hand(ben)
    assert "**Since your last turn**\n• Aki lays something." in hand.text
    assert any("**Since your last turn**" in message.text for message in ben.dms())
    assert not any("**Since your last turn**" in message.text for message in aki.dms())
    await chie.press(await table.hand(chie), ":pick:")  # a tip, in the middle of Ben's turn
    await table.shown()
    assert "Chie tips Ben." in (await table.hand(ben)).text
