"""The board follows the talk, links lead to it, and what announced a match becomes its result."""

from __future__ import annotations

import re

import pytest

from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from tests.e2e.inside import Inside
from tests.e2e.languages import ENGLISH
from tests.e2e.seated import Table, is_silent

MINUTE = 61.0
LINK = re.compile(r"https://discord\.com/channels/(\d+)/(\d+)/(\d+)")


async def two(house: Inside, locale: str = "en-US") -> Table:
    table = Table(house, locale)
    await table.begin(table.aki, table.ben)
    return table


def chat(table: Table, messages: int = 9, *people: Person) -> None:
    """People talk at the table."""
    for number in range(messages):
        (people or (table.chie, table.dan))[number % 2].says(table.thread, f"so {number}")


def leads_to(message: Message) -> set[int]:
    """The messages that a message links to."""
    return {int(found[3]) for found in LINK.finditer(message.text)}


async def test_more_than_eight_messages_below_it_and_it_moves(house: Inside) -> None:
    table = await two(house)
    board = table.board
    house.world.advance(MINUTE)
    chat(table, 8)
    await table.somebody_moves(table.aki, table.ben)
    assert table.board is board  # eight are not too many
    chat(table, 1)
    assert table.board is board  # it waits for something to show
    requests = len(house.world.requests)
    await table.somebody_moves(table.aki, table.ben)
    moved = table.board
    assert moved is not board
    assert board.deleted
    assert table.boards(table.thread) == [moved]
    assert is_silent(moved)
    assert moved.pinged == []
    done = [(r.method, r.path) for r in house.world.requests[requests:]]
    posted = next(i for i, (method, path) in enumerate(done) if method == "POST" and f"/{table.thread.id}/" in path)
    removed = next(i for i, (method, path) in enumerate(done) if method == "DELETE" and str(board.id) in path)
    assert posted < removed
    await table.somebody_moves(table.aki, table.ben)
    assert table.board is moved


async def test_not_twice_within_a_minute(house: Inside) -> None:
    table = await two(house)
    house.world.advance(MINUTE)
    for _ in range(2):
        chat(table)
        await table.somebody_moves(table.aki, table.ben)
    moved = table.board
    chat(table)
    await table.somebody_moves(table.aki, table.ben)
    assert table.board is moved
    house.world.advance(MINUTE)
    await table.somebody_moves(table.aki, table.ben)
    assert table.board is not moved


async def test_what_was_written_before_a_start_is_asked_for_once(house: Inside) -> None:
    table = await two(house)
    board = table.board
    chat(table, 5)
    await house.stop()
    chat(table, 4)
    await house.start()
    house.world.advance(MINUTE)
    await table.somebody_moves(table.aki, table.ben)
    assert table.board is not board
    assert board.deleted
    await table.somebody_moves(table.aki, table.ben)
    looks = [r for r in house.world.requests if (r.method, r.path) == ("GET", f"/channels/{table.thread.id}/messages")]
    assert len(looks) == 1


async def test_stopped_before_the_old_board_was_gone(house: Inside) -> None:
    table = await two(house)
    board = table.board
    house.world.advance(MINUTE)
    chat(table)
    house.bot.patience = 0.1  # how long a request is tried again and again is no matter here
    house.world.faults.fail("DELETE", f"/messages/{board.id}$", 500, times=1000)
    await table.somebody_moves(table.aki, table.ben)
    assert not board.deleted
    assert table.board is not board
    await house.stop()
    house.world.faults.clear()
    await house.start()
    await house.bot.outbox.drain()
    assert board.deleted
    assert len(table.boards(table.thread)) == 1


async def test_stopped_before_the_new_board_was_noted(house: Inside) -> None:
    """The nonce finds it: there is one board, and the old one goes."""
    table = await two(house)
    board = table.board
    house.world.advance(MINUTE)
    chat(table)
    usual, shown = house.store.shown.put, house.store.shown

    async def put(row):  # type: ignore[no-untyped-def]
        if row.kind in ("old", "board"):
            raise OSError("the disk is full")
        await usual(row)

    shown.put = put  # type: ignore[method-assign]
    await table.somebody_moves(table.aki, table.ben)
    await house.stop()
    await house.start()
    await house.bot.outbox.drain()
    assert board.deleted
    assert len(table.boards(table.thread)) == 1
    await table.somebody_moves(table.aki, table.ben)


async def test_links_of_hands_and_calls_lead_to_the_board(house: Inside) -> None:
    table = await two(house)
    people = (table.aki, table.ben)
    for person in people:
        await house.bot.chosen.change(person.id, calls="dm")
    for _ in range(2):
        house.world.advance(MINUTE)
        chat(table)
        before = await table.asked()
        while await table.asked() == before:
            await table.somebody_moves(*people)
        up = people[await table.asked()]
        linking = [message for message in up.dms() if LINK.search(message.text)]
        assert linking
        assert set().union(*map(leads_to, linking)) == {table.board.id}
    assert any("your move in" in message.text.lower() for message in up.dms())


# What announced it


async def ended(table: Table, message: Message) -> None:
    await table.world.until(lambda: "🏆" in message.text)
    await table.house.bot.lobby_screen.drain()


def announced(table: Table) -> Message:
    [message] = [m for m in table.world.channel.messages.values() if m.thread is table.thread]
    return message


@pytest.mark.parametrize("locale", ENGLISH)
async def test_what_announced_a_match_becomes_its_result(house: Inside, locale: str) -> None:
    table = await two(house, locale)
    message = announced(table)
    assert "🏆" not in message.text
    await table.play_to_the_end(table.aki, table.ben)
    await ended(table, message)
    assert leads_to(message) == {table.board.id}
    assert all(name in message.text for name in ("Aki", "Ben"))
    assert message.pinged == []
    for result in await house.stored.matches.results(table.match):
        assert f"**{result.score}**" in message.text
    edits = message.edited_count
    house.bot.outbox.touch(table.match)
    await table.shown()
    await house.bot.lobby_screen.drain()
    assert message.edited_count == edits


@pytest.mark.parametrize("locale", ENGLISH)
async def test_the_result_says_who_resigned(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    await table.begin(table.aki, table.ben, table.chie)
    sure = (await table.ben.command(table.thread, "resign")).message
    assert sure is not None
    await table.ben.press(sure, ":resigned:")
    await table.play_to_the_end(table.aki, table.ben, table.chie)
    message = announced(table)
    await ended(table, message)
    ben = table.words("host-name-state", name="■ Ben", state=table.words("host-state-resigned"))
    assert f"**3.** {ben}" in message.text
    assert f"**3.** {ben}" in table.board.text


@pytest.mark.parametrize("status", [403, 500])
async def test_a_result_that_could_not_be_said_is_said_after_the_next_start(house: Inside, status: int) -> None:
    table = await two(house)
    message = announced(table)
    house.world.faults.fail("PATCH", f"/messages/{message.id}$", status, times=1000)
    await table.play_to_the_end(table.aki, table.ben)
    await house.stop()
    assert "🏆" not in message.text
    house.world.faults.clear()
    await house.start()
    await ended(table, message)
    await house.stop()
    edits = message.edited_count
    await house.start()
    await house.bot.lobby_screen.drain()
    assert message.edited_count == edits


async def test_a_match_that_was_ended_says_so_where_it_was_announced(house: Inside) -> None:
    table = await two(house)
    proposed = (await (await table.aki.command(table.thread, "end")).settled()).message
    assert proposed is not None
    await table.ben.press(proposed, ":agree:")
    message = announced(table)
    await table.world.until(lambda: table.words("host-ended", table=table.match) in message.text)
    assert leads_to(message)
