"""Single mishaps looked at closely: old messages, rationed edits, a start cut short, a heartbeat that fails."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox import posting
from bot.sandbox.faults import ANY
from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from bot.store import NotStored
from engines.core import Match
from tests.e2e.house import board_of
from tests.e2e.inside import Inside, eventually
from tests.e2e.statements import Statements
from tests.e2e.whole_game import ASKED, answer, deal_short_games, picks

HOUR = 3601.0


class Two:
    """Two people at a table that has begun."""

    def __init__(self, house: Inside) -> None:
        self.house, self.world = house, house.world
        self.aki, self.ben = self.world.person("Aki"), self.world.person("Ben")
        self.lobby: Message

    async def open(self) -> None:
        lobby = (await self.aki.command(self.world.channel, "deadmansdraw new", traits=False)).message
        assert lobby is not None
        self.lobby = lobby
        await self.ben.press(lobby, ":join:")

    async def begin(self) -> Message:
        await self.open()
        await self.aki.press(self.lobby, ":start:")
        await self.world.until(self.board)
        await self.house.bot.outbox.drain()
        return self.newest()

    def board(self) -> Message | None:
        thread = self.lobby.thread
        return board_of(self.aki, thread) if thread is not None else None

    def newest(self) -> Message:
        board = self.board()
        assert board is not None
        return board

    def mover(self) -> Person:
        asked = ASKED.search(self.newest().text)
        return self.aki if asked is not None and asked[1] == "Aki" else self.ben

    async def move(self) -> None:
        """Whoever is asked answers, and the board shows it."""
        before = picks(self.newest())
        outcome = await answer(self.mover(), self.newest())
        assert not outcome.failed
        await self.world.until(lambda: picks(self.newest()) != before)
        await self.house.bot.outbox.drain()


@pytest_asyncio.fixture
async def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    deal_short_games(monkeypatch)
    async with Inside(folder) as house:
        yield house


@pytest_asyncio.fixture
async def two(house: Inside) -> Two:
    return Two(house)


async def test_what_is_older_than_an_hour_is_posted_anew(house: Inside, two: Two) -> None:
    """Edits of old messages are rationed: board and hands come as new messages, and the old ones go."""
    board = await two.begin()
    hands = [person.dms()[0] for person in (two.aki, two.ben)]
    await two.move()
    assert two.newest() is board
    assert [person.dms()[0] for person in (two.aki, two.ben)] == hands
    house.world.advance(HOUR)
    await two.move()
    assert two.newest() is not board
    assert board.deleted
    for person, old in zip((two.aki, two.ben), hands, strict=True):
        assert old.deleted
        assert len(person.dms()) == 1
    fresh = two.newest()
    await two.move()
    assert two.newest() is fresh  # and that one is edited again


async def test_rationed_edits_do_not_freeze_a_table(house: Inside, two: Two) -> None:
    """30046 comes as a 429 with a long wait: discord.py raises at once, and a new board takes the old one's place."""
    board = await two.begin()
    limit = house.world.faults.rate_limit("PATCH", f"/messages/{board.id}$", 900.0, code=30046, times=1000)
    began = time.monotonic()
    await two.move()
    assert limit.hits == 1
    assert time.monotonic() - began < 20  # not the fifteen minutes that Discord asked for
    assert two.newest() is not board
    assert board.deleted


async def test_a_lobby_that_nobody_starts_expires(house: Inside, two: Two) -> None:
    await two.open()
    await house.bot.beat()
    assert two.lobby.buttons
    house.world.advance(2 * HOUR)
    house.world.faults.drop("PATCH", f"/messages/{two.lobby.id}$")  # even if that cannot be shown at once
    await house.bot.beat()
    await house.world.until(lambda: "Nobody started this table in time" in two.lobby.text)
    assert not two.lobby.buttons
    pressed = await two.aki.press_raw(two.lobby, "br:start:1:::")
    assert "isn't there any more" in pressed.text


async def test_a_heartbeat_that_fails_is_not_the_last(house: Inside) -> None:
    statements = Statements(house.store)
    [[until]] = await house.stored.read("SELECT until FROM lease")
    statements.fail(1)
    await house.bot.heartbeat.coro(house.bot)
    assert statements.failed
    await house.bot.heartbeat.coro(house.bot)
    [[later]] = await house.stored.read("SELECT until FROM lease")
    assert later > until


async def test_a_start_cut_short_goes_on_after_the_next_start(house: Inside, two: Two) -> None:
    """The match is stored, but no board was ever posted, and the computer that begins has not moved."""
    await two.open()
    await two.aki.press(two.lobby, ":computer:")
    refused = house.world.faults.fail("POST", f"/channels/{two.lobby.id}/messages$", 400, times=1000)
    await two.aki.press(two.lobby, ":start:")
    await house.world.until(lambda: refused.hits)
    await house.stop()
    assert two.board() is None
    house.world.faults.clear()
    await house.start()
    await house.world.until(two.board)
    await two.move()


async def test_a_board_gives_up_and_comes_back_with_the_next_move(house: Inside, two: Two) -> None:
    """Hands go on while the board cannot; the board stands at the newest state once it can."""
    board = await two.begin()
    house.bot.outbox._retrying._pauses = (0.01,)
    house.world.faults.fail("PATCH", f"/messages/{board.id}$", 400, times=1000)
    hand = two.mover().dms()[0]
    before = hand.text
    await answer(two.mover(), board)
    await house.world.until(lambda: hand.text != before)
    await eventually(lambda: _nothing_runs(house), "given up")
    house.world.faults.clear()
    shown = picks(board)
    house.bot.outbox.touch(1)
    await house.world.until(lambda: picks(board) != shown)


async def _nothing_runs(house: Inside) -> bool:
    return not house.bot.outbox._retrying._workers


async def test_a_reply_lost_while_somebody_moves_on_leaves_one_board(house: Inside, two: Two) -> None:
    """The post got through unnoticed; by the next try there is a newer state, and still just one board."""
    board = await two.begin()
    posting.delete(house.world, board)
    house.bot.outbox._retrying._pauses = (60.0,)
    lost = house.world.faults.lose_reply("POST", f"/channels/{two.lobby.id}/messages$")
    house.bot.outbox.touch(1)
    await house.world.until(lambda: lost.hits and two.board())
    stale = two.newest()
    await answer(two.mover(), stale)
    await house.world.until(lambda: stale.edited)
    await house.bot.outbox.drain()
    thread = two.lobby.thread
    assert thread is not None
    assert [m for m in two.aki.sees(thread) if any(":hand:" in (b.custom_id or "") for b in m.buttons)] == [stale]


@pytest.mark.parametrize("kind", ["too late", "lost reply"])
async def test_an_answer_is_taken_once_although_its_acknowledgement_fails(house: Inside, two: Two, kind: str) -> None:
    """One press suffices, also where Discord has told the person that it failed; pressing again says what is so."""
    board = await two.begin()
    mover, before = two.mover(), picks(board)
    if kind == "too late":
        house.world.faults.fail("POST", "/callback$", 404, {"message": "Unknown interaction", "code": 10062})
    else:
        house.world.faults.lose_reply("POST", "/callback$")
    outcome = await mover.press(board, before[-1])
    assert outcome.failed == (kind == "too late")
    await house.world.until(lambda: picks(two.newest()) != before)
    again = await mover.press_raw(board, before[-1])
    await house.world.until(lambda: "has passed" in again.text or "This is up to" in again.text)
    assert await house.stored.matches.count_lines(1) == 1


async def test_whoever_waits_at_a_table_that_was_dropped_sits_at_what_is_stored(house: Inside, two: Two) -> None:
    """The first answer cannot be stored; the second, which waited for the lock, does not bring it along."""
    await two.begin()
    statements = Statements(house.store)
    tables = house.bot.tables
    entered = asyncio.Event()

    async def first() -> None:
        async with tables.sit(1) as table:
            entered.set()
            await asyncio.sleep(0)
            [(seat, ask)] = table.match.pending.items()
            statements.fail(1)
            await tables.answer(table, seat, ask.default, ask.id)

    async def second() -> int:
        await entered.wait()
        async with tables.sit(1) as table:
            return len(table.match.record().lines)

    waiting = asyncio.create_task(second())
    with contextlib.suppress(NotStored):
        await first()
    assert statements.failed
    assert await waiting == await house.stored.matches.count_lines(1) == 0


async def test_a_rollback_that_fails_too(house: Inside, two: Two) -> None:
    """COMMIT and the ROLLBACK after it fail: the next write finds the transaction open, and stores all the same."""
    await two.begin()
    statements = Statements(house.store)
    put = house.store.facts.put
    statements.fail(6, times=2)
    with pytest.raises(NotStored):
        await put("a", "1")
    assert statements.failed == ["COMMIT", "ROLLBACK"]
    await put("b", "2")
    assert [await house.stored.facts.get(key) for key in ("a", "b")] == [None, "2"]


async def test_a_commit_that_was_stored_although_it_failed(house: Inside, two: Two) -> None:
    """The person is told that it failed; the screens show what is on disk, and the game goes on from there."""
    board = await two.begin()
    statements = Statements(house.store)
    statements.fail_after("COMMIT")
    before = picks(board)
    outcome = await answer(two.mover(), board)
    await house.world.until(lambda: "went wrong on our side" in outcome.text)
    await house.world.until(lambda: picks(two.newest()) != before)
    assert statements.failed == ["COMMIT"]
    assert Match.replay(await house.stored.matches.record(1)).status() == []
    await two.move()


async def test_errors_everywhere_for_a_while(house: Inside, two: Two) -> None:
    """Discord is away for everything but presses; with it back the screens come up to date by themselves."""
    board = await two.begin()
    away = house.world.faults.fail(ANY, "^/channels", 503, times=1000)
    before = picks(board)
    await answer(two.mover(), board)
    await house.world.until(lambda: away.hits > 3)
    assert picks(board) == before
    house.world.faults.lift(away)
    await house.world.until(lambda: picks(two.newest()) != before)
    await two.move()
