"""Big moments: told once in a message of their own, however often the bot is killed around it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.screens.moments import MOST
from bot.store import ShownRow, Store
from bot.ui.faces import Moment
from bot.ui.messages import Look, Told
from engines.core import Event, Seat
from tests.bot.parlour import ANN, BOB, CAT, MINUTE, THREADS, Note, Parlour, Stay, quick  # noqa: F401
from tests.bot.volley import VolleyFace
from tests.e2e.conftest import folder  # noqa: F401

RUNS = "runs."


class Loud(VolleyFace):
    """Whoever runs is told of; and a leak that the host must not let through, should there be one."""

    def moment(self, event: Event, told: Told[Any]) -> Moment | None:
        assert told.seen.seat is None
        return Moment(event.text) if event.text.key == "volley-returned" else None


class Court(Stay):
    """A table of three at which somebody runs now and then."""

    async def start(self) -> None:
        self.house = Parlour(await Store.open(self.url), self.walls)
        self.house.faces["volley"] = Loud()
        await self.house.begin()

    async def begin(self, *people: int, computers: int = 0) -> int:
        match = await self.open(*people, pace="none", computers=computers)
        await self.house.outbox.drain()
        return match

    async def serve(self, match: int, runs: bool, show: bool = True) -> None:
        """A whole turn, stored, and shown soon."""
        async with self.house.tables.sit(match) as table:
            [server] = table.match.waiting
            await self.house.tables.answer(table, server, ["volley-high"], table.match.pending[server].id)
            while not table.match.waiting and not table.match.over:
                seat, ask = next(iter(table.match.pending.items()))
                await self.house.tables.answer(table, seat, ["run"] if runs else ask.default, ask.id)
        if show:
            self.house.outbox.touch(match)

    async def shown(self) -> None:
        await self.house.outbox.drain()

    def told(self, match: int) -> list[str]:
        """What stands in the thread beside the board."""
        notes = [note for note in self.walls.standing.values() if note.channel == THREADS + match]
        return [note.words for note in notes if RUNS in note.words and not note.verbs]


@pytest_asyncio.fixture
async def court(quick: None, folder: Path) -> AsyncIterator[Court]:  # noqa: F811
    made = Court(f"sqlite:///{folder / 'moments.db'}")
    await made.start()
    yield made
    await made.house.stop()


async def test_a_moment_is_told_once_and_what_is_none_is_not(court: Court) -> None:
    match = await court.begin(ANN, BOB, CAT)
    await court.serve(match, runs=False)
    await court.shown()
    assert court.told(match) == []
    await court.serve(match, runs=True)
    await court.shown()
    assert court.told(match) == ["**Cat runs.**"]
    for _ in range(2):
        court.house.outbox.touch(match)
        await court.shown()
        await court.restart(hours=1)
    await court.serve(match, runs=False)
    await court.shown()
    assert court.told(match) == ["**Cat runs.**"]


async def test_several_at_once_are_one_message_and_of_very_many_the_newest(court: Court) -> None:
    match = await court.begin(ANN, BOB, CAT)
    for _ in range(MOST + 1):
        await court.serve(match, runs=True, show=False)
    court.house.outbox.touch(match)
    await court.shown()
    [words] = court.told(match)
    assert len(words.splitlines()) == MOST


async def test_what_is_taken_back_and_what_is_played_again(court: Court) -> None:
    match = await court.begin(ANN, BOB, CAT)
    await court.serve(match, runs=True)
    await court.shown()
    async with court.house.tables.sit(match) as table:
        await court.house.tables.undo(table, 0)
    court.house.outbox.touch(match)
    await court.shown()
    court.house.tables.forget(match)
    court.house.outbox.touch(match)
    await court.shown()
    assert len(court.told(match)) == 1


class Plug:
    """Pulled at the n-th thing that is posted or noted: before it is done, or right after."""

    def __init__(self, court: Court, n: int, after: bool) -> None:
        self.left, self.after, self.pulled = n, after, False
        house: Any = court.house
        for owner, name in ((house, "post"), (house, "change"), (house.store.shown, "put")):
            setattr(owner, name, self._watched(getattr(owner, name)))

    def _watched(self, act: Any) -> Any:
        async def watched(*args: Any, **more: Any) -> Any:
            self.left -= 1
            if self.left == 0 and not self.after:
                self._pull()
            done = await act(*args, **more)
            if self.left == 0:
                self._pull()
            return done

        return watched

    def _pull(self) -> None:
        self.pulled = True
        raise asyncio.CancelledError


@pytest.mark.parametrize("minutes", [1, 60])
@pytest.mark.parametrize("after", [False, True])
async def test_killed_anywhere_around_it(court: Court, after: bool, minutes: int) -> None:
    """Also where Discord has forgotten the nonce by the time we are back, and where we are killed once more."""
    n, pulled = 1, True
    while pulled:
        match = await court.begin(ANN, BOB, CAT)
        for person in (ANN, BOB, CAT):  # else a hand or a call that is behind would bring us back to the table
            await court.house.store.players.set_dm(person, None, True)
            await court.house.chosen.change(person, calls="none")
        plug = Plug(court, n, after)
        await court.serve(match, runs=True)
        await court.shown()
        pulled = plug.pulled
        await court.house.crash()
        court.walls.now += minutes * MINUTE
        await court.start()
        assert court.told(match) == ["**Bob runs.**"], (n, after)
        n += 1
    assert n > 4


async def test_more_happened_before_we_were_killed(court: Court) -> None:
    """What was being told is told as it was; what came later is told after it."""
    match = await court.begin(ANN, BOB, CAT)

    async def put(row: ShownRow) -> None:
        if row.kind == "moment" and not row.look:
            raise OSError("the disk is full")
        await usual(row)

    usual = court.house.store.shown.put
    court.house.store.shown.put = put  # type: ignore[method-assign]
    await court.serve(match, runs=True)
    await court.shown()
    await court.serve(match, runs=True)
    await court.house.crash()
    await court.start()
    assert court.told(match) == ["**Bob runs.**", "**Cat runs.**"]


async def test_killed_between_what_was_being_told_and_what_came_later(court: Court) -> None:
    match = await court.begin(ANN, BOB, CAT)
    for person in (ANN, BOB, CAT):  # else a hand or a call that is behind would bring us back to the table
        await court.house.store.players.set_dm(person, None, True)
        await court.house.chosen.change(person, calls="none")
    usual = court.house.store.shown.put
    full = True

    async def put(row: ShownRow) -> None:
        told = row.kind == "moment" and court.told(match) != []
        if told and full:
            raise OSError("the disk is full")
        await usual(row)
        if told:
            raise asyncio.CancelledError

    court.house.store.shown.put = put  # type: ignore[method-assign]
    await court.serve(match, runs=True)
    await court.shown()
    full = False
    await court.serve(match, runs=True)
    await court.shown()
    assert court.told(match) == ["**Bob runs.**"]
    await court.house.crash()
    await court.start()
    assert court.told(match) == ["**Bob runs.**", "**Cat runs.**"]


async def test_a_moment_that_fails_keeps_nothing_back(court: Court) -> None:
    match = await court.begin(ANN, BOB, CAT)
    house: Any = court.house
    usual = house.post

    async def post(channel: int, look: Look | str, *more: Any, **also: Any) -> int:
        if not isinstance(look, str) and RUNS in "".join(str(part) for part in look.to_components()):
            raise OSError("Discord cannot be reached")
        number: int = await usual(channel, look, *more, **also)
        return number

    house.post = post
    await court.serve(match, runs=True)
    await court.shown()
    assert court.told(match) == []
    assert "serve 2" in court.walls.board(match).words
    house.post = usual
    await court.restart(hours=1)
    assert court.told(match) == ["**Bob runs.**"]


async def test_while_a_window_is_open_nothing_is_told(court: Court) -> None:
    match = await court.begin(ANN, BOB, CAT)
    court.walls.trouble = True
    await court.serve(match, runs=True)
    await court.shown()
    court.walls.trouble = False
    async with court.house.tables.sit(match) as table:
        [server] = table.match.waiting
        await court.house.tables.answer(table, server, ["volley-high"], table.match.pending[server].id)
    court.house.outbox.touch(match)
    await court.shown()
    assert court.told(match) == []
    async with court.house.tables.sit(match) as table:
        for seat, ask in list(table.match.pending.items()):
            await court.house.tables.answer(table, seat, ask.default, ask.id)
    court.house.outbox.touch(match)
    await court.shown()
    assert court.told(match) == ["**Bob runs.**"]


async def test_what_only_some_were_told_is_no_moment(court: Court) -> None:
    """A leak that a face would make is not its to make: it never gets such an event."""
    match = await court.begin(ANN, BOB, CAT)
    async with court.house.tables.sit(match) as table:
        usual = table.match.told_with
        table.match.told_with = lambda line: [replace(e, to=(Seat(0),)) for e in usual(line)]  # type: ignore[method-assign]
    await court.serve(match, runs=True)
    await court.shown()
    assert court.told(match) == []


async def test_a_match_from_before_there_were_moments_tells_none_of_its_past(court: Court) -> None:
    match = await court.begin(ANN, BOB, CAT)
    await court.serve(match, runs=True)
    await court.shown()
    await court.house.store.shown.drop(match, "moment")
    court.walls.standing = {n: note for n, note in court.walls.standing.items() if not _is_moment(note)}
    await court.restart(hours=1)
    await court.serve(match, runs=True)
    await court.shown()
    assert court.told(match) == ["**Cat runs.**"]


def _is_moment(note: Note) -> bool:
    return RUNS in note.words and not note.verbs


@pytest.mark.parametrize(("status", "later"), [(400, []), (403, ["**Bob runs.**"]), (404, ["**Bob runs.**"])])
async def test_what_discord_refuses_is_left_out_and_what_has_no_place_waits(
    court: Court, status: int, later: list[str]
) -> None:
    match = await court.begin(ANN, BOB, CAT)
    house: Any = court.house
    usual, tried = house.post, 0

    async def post(channel: int, look: Look | str, nonce: str, *more: Any, **also: Any) -> int:
        nonlocal tried
        if nonce.startswith("m"):
            tried += 1
            response: Any = type("Reply", (), {"status": status, "reason": ""})
            raise discord.HTTPException(response, "no")
        number: int = await usual(channel, look, nonce, *more, **also)
        return number

    house.post = post
    await court.serve(match, runs=True)
    await court.house.outbox.shown(match)
    assert tried == 2  # with its picture and without, and not again by itself
    house.post = usual
    court.house.outbox.touch(match)
    await court.shown()
    assert court.told(match) == later
