"""Calling people: where they want it, not in their quiet hours, and once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.people.preferences import Chosen
from bot.screens.calls import MUCH, Call, Calls
from bot.screens.posts import Posts
from bot.store import Store
from bot.ui.messages import Look
from tests.bot.store.conftest import path, store  # noqa: F401
from tests.bot.store.staging import ANN, BOB, live

PLACE, DM = 71, 9000


@dataclass
class Walls:
    """Where calls are written; what stands there is all that matters."""

    standing: dict[int, tuple[int, str, int | None]] = field(default_factory=dict)
    closed: bool = False
    posted: int = 0
    reworded: int = 0

    async def post(self, channel: int, look: Look | str, nonce: str, mention: int | None = None) -> int:
        assert isinstance(look, str)
        if self.closed and channel >= DM:
            response: Any = SimpleNamespace(status=403, reason="")
            raise discord.Forbidden(response, {"code": 50007, "message": "no"})
        self.posted += 1
        self.standing[self.posted] = (channel, look, mention)
        return self.posted

    async def change(self, channel: int, message: int, look: Look) -> None:
        raise AssertionError("a call is never changed")

    async def reword(self, channel: int, message: int, words: str) -> None:
        self.reworded += 1
        _, _, mention = self.standing[message]
        self.standing[message] = (channel, words, mention)

    async def remove(self, channel: int, message: int) -> None:
        del self.standing[message]

    async def dm_channel(self, player: int) -> int:
        return DM + player


@dataclass
class Staged:
    """A live match, and all that calls need."""

    store: Store
    match: int
    walls: Walls
    chosen: Chosen
    calls: Calls
    hour: int = 12

    def clock(self) -> float:
        return datetime(2026, 3, 4, self.hour, tzinfo=UTC).timestamp()

    async def wait_for(self, *people: int, news: bool = True, **call: Any) -> list[tuple[int, str, int | None]]:
        calls = {person: Call(f"your move {person}", nudge="still there?", **call) for person in people}
        await self.calls.update(self.match, 3, PLACE, calls, news)
        return list(self.walls.standing.values())

    async def restarted(self) -> None:
        self.chosen = Chosen(self.store)
        await self.chosen.load()
        self.calls = Calls(self.walls, self.store, self.chosen, Posts(self.walls), self.clock)
        await self.calls.load()


@pytest_asyncio.fixture
async def staged(store: Store) -> AsyncIterator[Staged]:  # noqa: F811
    match = await live(store, ANN, BOB)
    chosen, walls = Chosen(store), Walls()
    made = Staged(store, match.id, walls, chosen, Calls(walls, store, chosen, Posts(walls)))
    await made.restarted()
    yield made


pytestmark = pytest.mark.asyncio


async def test_called_once_in_the_channel_and_taken_back(staged: Staged) -> None:
    assert await staged.wait_for(ANN) == [(PLACE, f"your move {ANN}", ANN)]
    assert len(await staged.wait_for(ANN, BOB)) == 2
    assert staged.walls.posted == 2
    assert await staged.wait_for(BOB) == [(PLACE, f"your move {BOB}", BOB)]


async def test_by_dm(staged: Staged) -> None:
    await staged.chosen.change(ANN, calls="dm")
    assert await staged.wait_for(ANN) == [(DM + ANN, f"Your move {ANN}", None)]
    assert await staged.wait_for() == []


async def test_closed_dms_fall_back_to_the_channel(staged: Staged) -> None:
    await staged.chosen.change(ANN, calls="dm")
    staged.walls.closed = True
    assert await staged.wait_for(ANN) == [(PLACE, f"your move {ANN}", ANN)]
    known = await staged.store.players.get(ANN)
    assert known is not None
    assert known.dm_closed


async def test_not_at_all(staged: Staged) -> None:
    await staged.chosen.change(ANN, calls="none")
    assert await staged.wait_for(ANN, BOB) == [(PLACE, f"your move {BOB}", BOB)]


async def test_held_back_until_the_quiet_hours_are_over_even_over_a_restart(staged: Staged) -> None:
    await staged.chosen.change(ANN, quiet_from=22, quiet_to=7, zone="UTC")
    staged.hour = 23
    assert await staged.wait_for(ANN) == []
    assert await staged.calls.can_go_now() == []
    await staged.restarted()
    staged.hour = 6
    assert await staged.calls.can_go_now() == []
    staged.hour = 7
    assert await staged.calls.can_go_now() == [staged.match]
    assert await staged.wait_for(ANN, news=False) == [(PLACE, f"your move {ANN}", ANN)]
    assert await staged.calls.can_go_now() == []
    assert staged.walls.posted == 1


async def test_who_moves_in_their_quiet_hours_is_not_called_afterwards(staged: Staged) -> None:
    await staged.chosen.change(ANN, quiet_from=22, quiet_to=7, zone="UTC")
    staged.hour = 23
    await staged.wait_for(ANN)
    await staged.wait_for(BOB)
    staged.hour = 8
    assert await staged.calls.can_go_now() == []
    assert await staged.store.shown.held() == []


async def test_a_match_that_ended_in_the_night_calls_nobody(staged: Staged) -> None:
    await staged.chosen.change(ANN, quiet_from=22, quiet_to=7, zone="UTC")
    staged.hour = 23
    await staged.wait_for(ANN)
    await staged.store.matches.finish(staged.match, "ended", [], 9.0)
    staged.hour = 8
    assert await staged.calls.can_go_now() == []
    assert await staged.store.shown.held() == []


async def test_without_news_nobody_is_called_anew(staged: Staged) -> None:
    assert await staged.wait_for(ANN, news=False) == []
    assert len(await staged.wait_for(ANN)) == 1
    assert len(await staged.wait_for(ANN, news=False)) == 1


# Reminders and heads-ups


async def test_a_reminder_takes_the_place_of_the_call_once(staged: Staged) -> None:
    await staged.wait_for(ANN)
    staged.hour = 18
    after = staged.clock() - 60
    for _ in range(3):
        assert len(await staged.wait_for(ANN, news=False, after=after)) == 1
        await staged.restarted()
    assert staged.walls.posted == 2


async def test_whoever_was_not_called_is_reminded_all_the_same(staged: Staged) -> None:
    """They moved last, and then left in the middle of their turn."""
    assert await staged.wait_for(ANN, news=False) == []
    assert len(await staged.wait_for(ANN, news=False, after=staged.clock() - 60)) == 1


async def test_a_reminder_is_not_given_in_quiet_hours(staged: Staged) -> None:
    await staged.chosen.change(ANN, quiet_from=22, quiet_to=7, zone="UTC")
    await staged.wait_for(ANN)
    staged.hour = 23
    await staged.wait_for(ANN, news=False, after=staged.clock() - 60)
    assert staged.walls.posted == 1
    assert len(staged.walls.standing) == 1


async def test_a_heads_up_becomes_a_call(staged: Staged) -> None:
    await staged.wait_for(ANN, heads_up=True)
    await staged.wait_for(ANN, heads_up=True)
    assert staged.walls.posted == 1
    await staged.restarted()
    assert len(await staged.wait_for(ANN, news=False)) == 1
    assert staged.walls.posted == 2
    assert await staged.wait_for() == []


async def test_a_heads_up_held_back_in_the_night_is_a_call_in_the_morning(staged: Staged) -> None:
    await staged.chosen.change(ANN, quiet_from=22, quiet_to=7, zone="UTC")
    staged.hour = 23
    await staged.wait_for(ANN, heads_up=True)
    await staged.wait_for(ANN)
    staged.hour = 8
    assert await staged.calls.can_go_now() == [staged.match]
    assert len(await staged.wait_for(ANN, news=False)) == 1
    [row] = await staged.store.shown.of_match(staged.match)
    assert row.line == 3


async def test_a_private_call_never_stands_at_the_table(staged: Staged) -> None:
    """In a sealed window a call at the table would tell who has not answered."""
    await staged.wait_for(ANN)
    assert await staged.wait_for(ANN, private=True) == [(DM + ANN, f"Your move {ANN}", None)]
    staged.walls.closed = True
    assert await staged.wait_for(BOB, private=True) == []


@pytest.mark.parametrize("private", [False, True])
async def test_a_call_says_the_later_time_but_not_while_a_window_is_open(staged: Staged, private: bool) -> None:
    """In a window a change would come with somebody's answer."""
    await staged.wait_for(ANN, private=private, deadline=1000.0)
    await staged.wait_for(ANN, news=False, private=private, deadline=1000.0 + MUCH - 1)
    assert staged.walls.reworded == 0
    await staged.wait_for(ANN, news=False, private=private, deadline=1000.0 + MUCH)
    await staged.wait_for(ANN, news=False, private=private, deadline=1000.0 + MUCH)
    assert staged.walls.reworded == (0 if private else 1)
    assert staged.walls.posted == 1


# Nudges


async def test_a_nudge_takes_the_place_of_the_call(staged: Staged) -> None:
    await staged.wait_for(ANN, BOB)
    staged.calls.nudge(staged.match, [ANN, 999])
    assert await staged.wait_for(ANN, BOB, news=False) == [
        (PLACE, f"your move {BOB}", BOB),
        (PLACE, "still there?", ANN),
    ]
    assert len(await staged.wait_for(ANN, BOB)) == 2  # once
    assert staged.walls.posted == 3
    assert await staged.wait_for() == []


async def test_a_nudge_is_as_they_like_to_be_called(staged: Staged) -> None:
    await staged.chosen.change(ANN, calls="none")
    await staged.wait_for(ANN)
    staged.calls.nudge(staged.match, [ANN])
    assert await staged.wait_for(ANN, news=False) == []
    await staged.chosen.change(ANN, calls="dm", quiet_from=22, quiet_to=7, zone="UTC")
    assert await staged.wait_for(ANN) == [(DM + ANN, f"Your move {ANN}", None)]
    staged.hour = 23
    staged.calls.nudge(staged.match, [ANN])
    assert await staged.wait_for(ANN, news=False) == [(DM + ANN, f"Your move {ANN}", None)]  # they sleep


async def test_a_nudge_that_cannot_be_posted_comes_later(staged: Staged) -> None:
    await staged.wait_for(ANN)
    staged.calls.nudge(staged.match, [ANN])
    post, staged.walls.post = staged.walls.post, broken  # type: ignore[method-assign]
    with pytest.raises(OSError, match="away"):
        await staged.wait_for(ANN, news=False)
    staged.walls.post = post  # type: ignore[method-assign]
    assert await staged.wait_for(ANN, news=False) == [(PLACE, "still there?", ANN)]


async def broken(channel: int, look: Look | str, nonce: str, mention: int | None = None) -> int:
    raise OSError("away")
