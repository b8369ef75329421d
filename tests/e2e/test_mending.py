"""A match that no longer replays: its players go on from the last good line together, or end it. Nothing is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Generator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import bot.play.tables
from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from engines.core import IllegalAnswer, Match, Standings, catalogue
from tests.e2e.inside import Inside
from tests.e2e.languages import ENGLISH
from tests.e2e.seated import Table, button

GAME = "dead_mans_draw"
EVERY = 4


class Broken:
    """A table in the middle of a game, of which something goes wrong while the bot is stopped."""

    def __init__(self, folder: Path, locale: str) -> None:
        self._file, self._locale = folder / "backroom.db", locale
        self.house = Inside(folder, guild_locale=locale)
        self.table: Table

    async def begin(self, lines: int = 3 * EVERY + 2) -> None:
        """Two people, and so many lines."""
        self.table = Table(self.house, self._locale)
        self.people = (self.table.aki, self.table.ben)
        await self.table.begin(*self.people)
        while len(await self.lines()) < lines:
            await self.table.somebody_moves(*self.people)

    async def lines(self) -> list[str]:
        return await self.house.stored.matches.lines(self.table.match)

    async def phase(self) -> str:
        row = await self.house.stored.matches.get(self.table.match)
        assert row is not None
        return row.phase

    def change(self, sql: str) -> None:
        """On disk, where only somebody's hand can do that."""
        with closing(sqlite3.connect(self._file)) as database, database:
            for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                database.execute(f"DROP TRIGGER {name}")
            database.execute(sql)

    async def restart(self, sql: str = "") -> None:
        await self.house.stop()
        if sql:
            self.change(sql)
        await self.house.start()

    @property
    def notice(self) -> Message:
        """What stands in the place of the board."""
        told = self.table.words("host-aside")
        [message] = [m for m in self.table.aki.sees(self.table.thread) if told in m.text and not m.ephemeral]
        return message

    async def look(self, person: Person) -> str:
        """Somebody presses what they find; what they are told."""
        screen = (self.table.boards(self.table.thread) or [self.notice])[-1]
        outcome = await (await person.press_raw(screen, f"br:move:{self.table.match}:::")).settled()
        await self.table.shown()
        return outcome.text + "".join(message.text for message in outcome.followups)

    async def choose(self, person: Person, way: str) -> str:
        """Somebody is for going on, or for ending it."""
        outcome = await person.press(self.notice, self.table.words(f"host-aside-{way}-now"))
        await self.table.shown()
        return outcome.text


@pytest_asyncio.fixture(params=ENGLISH)
async def broken(request: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Broken]:
    monkeypatch.setattr(bot.play.tables, "DIGEST_EVERY", EVERY)
    made = Broken(tmp_path, request.param)
    async with made.house:
        await made.begin()
        yield made


LAST = f"digest IS NOT NULL AND n > {2 * EVERY}"


async def test_a_digest_that_does_not_fit_and_its_players_go_on(broken: Broken) -> None:
    """From the last one that does; also if the bot is started anew while they choose."""
    table, (aki, ben) = broken.table, broken.people
    before = await broken.lines()
    board = table.board
    await broken.restart(f"UPDATE lines SET digest = 'not this' WHERE {LAST}")
    assert table.words("host-damaged", table=table.match) in await broken.look(aki)
    assert broken.notice is board
    assert broken.notice.text.count(">") >= 1
    await broken.choose(ben, "on")
    assert table.words("host-aside-for-on") in broken.notice.text
    assert await broken.phase() == "damaged"
    await broken.restart()
    await broken.look(ben)
    assert table.words("host-aside-for-on") in broken.notice.text
    await broken.choose(aki, "on")
    after = await broken.lines()
    assert after[: len(before)] == before
    assert f'"to":{2 * EVERY}' in after[len(before)]
    assert await broken.phase() == "live"
    assert button(table.board, ":hand:")
    match = Match.replay(await broken.house.stored.matches.record(table.match))
    assert match.length >= len(before) + 1
    await broken.restart()
    await table.play_to_the_end(*broken.people)
    assert await broken.phase() == "over"


def refusing(play: Any, after: int) -> Any:
    """The rules of another version, which refuse one line of an old match."""

    class Play:
        def __init__(self, table: Any) -> None:
            self.table, self.rule = table, play(table)

        def __await__(self) -> Generator[Any, Any, Standings]:
            reply, given = None, 0
            while True:
                try:
                    question = self.rule.send(reply)
                except StopIteration as end:
                    return end.value  # type: ignore[no-any-return]
                reply = yield question
                given += 1
                if given == after and self.table.chance.branch == 0:
                    raise IllegalAnswer("core-illegal-not-offered")

    async def other(table: Any) -> Standings:
        return await Play(table)

    return other


def with_rules(monkeypatch: pytest.MonkeyPatch, play: Any) -> None:
    monkeypatch.setitem(catalogue, GAME, replace(catalogue[GAME], play=play))


async def test_rules_that_refuse_a_line_and_its_players_go_on(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (aki, ben) = broken.table, broken.people
    with_rules(monkeypatch, refusing(catalogue[GAME].play, 2 * EVERY + 1))
    await broken.restart()
    await broken.look(ben)
    for person in aki, ben:
        await broken.choose(person, "on")
    assert await broken.phase() == "live"
    await table.play_to_the_end(*broken.people)
    assert await broken.phase() == "over"


async def test_rules_that_refuse_a_line_and_its_players_end_it(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody ends it alone, nor goes on alone; whoever does not play has no say."""
    table, (aki, ben) = broken.table, broken.people
    before = await broken.lines()
    with_rules(monkeypatch, refusing(catalogue[GAME].play, 2))
    await broken.restart()
    await broken.look(aki)
    assert table.words("host-not-seated") in await broken.choose(table.chie, "end")
    await broken.choose(aki, "end")
    await broken.choose(ben, "on")
    assert await broken.phase() == "damaged"
    old = broken.notice
    await broken.choose(ben, "end")
    assert await broken.phase() == "ended"
    assert table.words("host-ended", table=table.match) in old.text
    assert await broken.lines() == before
    assert await broken.house.stored.ratings.changes(table.match) == []
    late = await aki.press_raw(old, f"br:move:{table.match}:::")
    assert table.words("host-closed") in late.text
    assert await broken.phase() == "ended"


async def test_a_match_that_cannot_even_begin_can_be_ended(broken: Broken) -> None:
    table, (aki, ben) = broken.table, broken.people
    await broken.restart("UPDATE matches SET version = 99")
    await broken.look(aki)
    assert [b.label for b in broken.notice.buttons] == [table.words("host-aside-end-now")]
    forged = broken.notice.buttons[0].custom_id.replace(":end", ":on")  # type: ignore[union-attr]
    assert table.words("core-illegal-passed") in (await aki.press_raw(broken.notice, forged)).text
    for person in aki, ben:
        await broken.choose(person, "end")
    assert await broken.phase() == "ended"


async def test_what_a_later_version_can_replay_again_goes_on_where_it_stood(
    broken: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (aki, ben) = broken.table, broken.people
    before, sound = await broken.lines(), catalogue[GAME].play
    with_rules(monkeypatch, refusing(sound, 3))
    await broken.restart()
    await broken.look(aki)
    await broken.choose(ben, "on")
    notice = broken.notice
    with_rules(monkeypatch, sound)
    await broken.restart()
    await table.shown()
    assert await broken.phase() == "live"
    assert button(table.board, ":hand:")
    assert await broken.lines() == before
    stale = await aki.press_raw(notice, f"br:aside:{table.match}:::on")
    assert table.words("core-illegal-passed") in stale.text
    await table.play_to_the_end(*broken.people)
