"""What a whole game takes: everybody's taps, and what the bot sends meanwhile, counted at Discord's side.

A tap is one touch of the screen: a button takes one, a menu one to open it and one for each choice, a form one to send
it, a command one. A press is one interaction. Both are counted from the command to the trophy.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import bot.desk.replies
from bot.pictures import Studio
from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from bot.sandbox.world import Channel, Request, World
from tests.e2e.inside import Inside
from tests.e2e.screens import board_of
from tests.e2e.sitters import Sitter, play_on
from tests.e2e.whole_game import deal_short_games

ONE_MESSAGE = re.compile(r"/channels/\d+/messages/\d+")
PATIENCE = 30.0
SEED = "5"  # of those tried, a game with much to decide: most others take fewer taps


@dataclass(slots=True, frozen=True)
class Party:
    """Who plays."""

    people: int
    computers: int = 0

    def __str__(self) -> str:
        return f"{self.people} people" if self.people > 1 else f"one person and {self.computers} computer"


@dataclass(slots=True, frozen=True)
class Counts:
    """One game. What was posted and removed again counts as posted."""

    taps: Mapping[str, int]  # by name
    presses: Mapping[str, int]
    table: int  # messages in the thread
    direct: int  # direct messages; each of them is heard as a ping is
    channel: int
    private: int  # what one person alone sees, in answer to a press
    edits: int
    removed: int
    pings: int
    files: int
    size: int  # bytes of them


def count(world: World) -> Counts:
    """All that has happened in a world so far."""
    acts = list(world.interactions.values())
    messages = [message for channel in world.channels.values() for message in channel.messages.values()]
    own = [message for message in messages if message.author is world.bot]
    seen_by_all = [message for message in own if not message.ephemeral]
    done = [request for request in world.requests if request.status in (200, 201, 204)]
    return Counts(
        taps=_sums((act.person.name, 1 + len(act.data.get("values") or [])) for act in acts),
        presses=_sums((act.person.name, 1) for act in acts),
        table=_number(seen_by_all, lambda channel: channel.is_thread),
        direct=_number(seen_by_all, lambda channel: channel.recipient is not None),
        channel=_number(seen_by_all, lambda channel: not channel.is_thread and channel.recipient is None),
        private=len(own) - len(seen_by_all),
        edits=_requests(done, "PATCH"),
        removed=_requests(done, "DELETE"),
        pings=sum(len(message.pinged) for message in seen_by_all),
        files=sum(len(request.files) for request in done),
        size=sum(request.size for request in done),
    )


def _sums(pairs: Iterable[tuple[str, int]]) -> Mapping[str, int]:
    found = Counter[str]()
    for name, number in pairs:
        found[name] += number
    return dict(sorted(found.items()))


def _number(messages: Sequence[Message], where: Callable[[Channel], bool]) -> int:
    return sum(where(message.channel) for message in messages)


def _requests(done: Sequence[Request], method: str) -> int:
    return sum(request.method == method and ONE_MESSAGE.fullmatch(request.path) is not None for request in done)


# Playing


@contextmanager
def same_deal() -> Iterator[None]:
    """Every table gets the same deal, and nothing hangs on how busy the machine is."""
    with pytest.MonkeyPatch.context() as patch:
        deal_short_games(patch)
        patch.setattr(bot.desk.replies, "MOMENT", 2.5)
        yield


async def play(
    folder: Path,
    command: str,
    options: Mapping[str, Any],
    party: Party,
    *,
    at_hand: bool = False,
    drawn: bool = False,
) -> tuple[Counts, str]:
    """A whole game of people who know only what they are shown: what it took, and how it ended, in the board's words.

    `at_hand`: they play in their direct messages. `drawn`: with real pictures.
    """
    with same_deal():
        async with Inside(folder) as house:
            if drawn:
                house.bot.teller.studio = Studio()
            world = house.world
            people = [world.person(name) for name in ("Aki", "Ben", "Chie", "Dan")[: party.people]]
            lobby = await opened(world, people, command, options, party.computers)
            thread = lobby.thread
            assert thread is not None
            await house.bot.outbox.drain()
            sitters = [Sitter(p, people, thread, house.bot.outbox.drain, SEED, at_hand) for p in people]
            await play_on(sitters)
            await house.bot.outbox.drain()
            return count(world), sitters[0].board.text


async def opened(
    world: World,
    people: Sequence[Person],
    command: str,
    options: Mapping[str, Any],
    computers: int,
    full: Callable[[Message], Awaitable[None]] | None = None,
) -> Message:
    """From the command until the first board is there. `full`: what to do while the lobby is about to start."""
    lobby = (await people[0].command(world.channel, f"{command} new", **options)).message
    assert lobby is not None
    for person in people[1:]:
        await person.press(lobby, ":join:")
    for _ in range(computers):
        await people[0].press(lobby, ":computer:")
    if full is not None:
        await full(lobby)
    await people[0].press(lobby, ":start:")
    await world.until(lambda: lobby.thread is not None and board_of(people[0], lobby.thread), PATIENCE)
    return lobby
