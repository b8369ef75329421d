"""A board of several pictures: only what changed is sent, and what could not be sent comes right by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import bot.play.lobby
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.messages import GALLERY, Message, walk
from tests.e2e.inside import Inside
from tests.e2e.languages import ENGLISH
from tests.e2e.seated import Table

DEAL = "01" * 32  # with three players the first one begins, and a card that is drawn does nothing

Make = Callable[[Faults, str], Fault]
TROUBLES: dict[str, Make] = {
    "refused": lambda faults, path: faults.fail("PATCH", path, 413, {"message": "too large", "code": 40005}),
    "broken": lambda faults, path: faults.drop("PATCH", path),
    "lost reply": lambda faults, path: faults.lose_reply("PATCH", path),
}


@pytest.fixture
async def table(house: Inside, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Aki's turn at a table of three."""
    monkeypatch.setattr(bot.play.lobby, "seed_from", lambda secret, joins: DEAL)
    table = Table(house)
    await table.begin(table.aki, table.ben, table.chie)
    assert await table.asked() == 0
    return table


def files_of(message: Message) -> dict[str, int]:
    """The files on a message, by name."""
    return {file.filename: file.id for file in message.attachments}


def shown_on(message: Message) -> list[str]:
    """The pictures it shows, from top to bottom; each stands in a gallery of its own."""
    galleries = [part["items"] for part in walk(message.components) if part["type"] == GALLERY]
    assert all(len(items) == 1 for items in galleries)
    return [items[0]["media"]["url"].removeprefix("attachment://") for items in galleries]


def sent(table: Table, board: Message) -> list[list[str]]:
    """The files that came with each edit of the board."""
    return [request.files for request in table.world.asked("PATCH", f"/messages/{board.id}$")]


async def draw(table: Table) -> None:
    """Aki draws a card: nobody's bank changes, and it is still her turn. What fails is tried again."""
    await table.aki.press(table.board, "Draw")
    await table.house.bot.outbox.shown(table.match)
    assert await table.asked() == 0


async def test_only_the_strip_that_changed_is_sent(table: Table) -> None:
    board, before = table.board, files_of(table.board)
    plates, area = shown_on(board)
    assert set(before) == {plates, area}
    edits = len(sent(table, board))
    await draw(table)
    [still, new] = shown_on(board)
    assert (still, new != area) == (plates, True)
    assert sent(table, board)[edits:] == [[new]]
    assert files_of(board) == {plates: before[plates], new: files_of(board)[new]}
    assert table.boards(table.thread) == [board]


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_strip_that_could_not_be_sent_comes_all_the_same(table: Table, trouble: str) -> None:
    """No strip is missing then, none is there twice, and there is no second board."""
    board = table.board
    plates, area = shown_on(board)
    fault = TROUBLES[trouble](table.world.faults, f"/messages/{board.id}$").aim(lambda request: bool(request.files))
    await draw(table)
    assert fault.hits == 1
    [still, new] = shown_on(board)
    assert (still, new != area) == (plates, True)
    assert sorted(files_of(board)) == sorted([still, new])
    assert table.boards(table.thread) == [board]
    edits = len(sent(table, board))
    await draw(table)
    assert [len(files) for files in sent(table, board)[edits:]] == [1]  # what is there is known again
    assert sorted(files_of(board)) == sorted(shown_on(board))


async def test_after_a_restart_nothing_is_missing_and_nothing_twice(table: Table) -> None:
    """What files a message has is not stored: both strips are sent once, and then again only what changed."""
    board = table.board
    await table.house.stop()
    await table.house.start()
    for expected in (2, 1):
        edits = len(sent(table, board))
        await draw(table)
        assert [len(files) for files in sent(table, board)[edits:]] == [expected]
        assert sorted(files_of(board)) == sorted(shown_on(board))
    assert table.boards(table.thread) == [board]


@pytest.mark.parametrize("locale", ENGLISH)
async def test_the_board_says_who_resigned(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    await table.begin(table.aki, table.ben, table.chie)
    badge = table.words("host-name-state", name="Ben", state=table.words("host-state-resigned"))
    assert badge not in table.board.text
    before = shown_on(table.board)
    sure = (await table.ben.command(table.thread, "resign")).message
    assert sure is not None
    await table.ben.press(sure, ":resigned:")
    await table.shown()
    assert badge in table.board.text
    assert table.words("host-gave-up", names=table.polite("Ben")) in table.board.text
    assert shown_on(table.board)[0] != before[0]
