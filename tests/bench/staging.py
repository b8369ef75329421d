"""Live matches put straight into the database, and their boards into the loopback: as after a clean stop."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from pydantic import TypeAdapter

from bot.base.ids import ControlId
from bot.sandbox import Loopback, Message, Person
from bot.sandbox.kinds import PUBLIC_THREAD
from bot.sandbox.messages import COMPONENTS_V2
from bot.sandbox.posting import post
from bot.sandbox.threads import open_thread
from bot.sandbox.world import Channel
from bot.screens.layout import LAYOUT, layout_version
from bot.store import ShownRow, Store
from engines import catalogue
from engines.core import Line, Match

GAME = "dead_mans_draw"
KINDS = 40  # different matches; further ones are played alike
AT_ONCE = 500
LINE: TypeAdapter[Line] = TypeAdapter(Line)


@dataclass(slots=True, frozen=True)
class Table:
    """A match and where its two people find it."""

    match: int
    people: tuple[Person, Person]
    board: Message


@dataclass(slots=True, frozen=True)
class Played:
    """A match so far: what the store keeps of it."""

    seed: str
    lines: list[str]
    digest: str


@lru_cache
def played(number: int, answers: int) -> Played:
    """A random match of two people, at least so many answers long, where the first is to move."""
    rng = random.Random(number)
    seed = f"{number + 1:064x}"
    match = Match.start(GAME, seats=2, seed=seed)
    given = 0
    while given < answers or 0 not in match.pending:
        seat, ask = next(iter(match.pending.items()))
        match.answer(seat, ask.any_answer(rng))
        given += 1
        if match.over:
            return played(number + KINDS, answers)
    return Played(seed, [LINE.dump_json(line).decode() for line in match.record().lines], match.digest())


def url_of(folder: Path) -> str:
    """The database that a bot started in this folder uses."""
    return f"sqlite:///{folder / 'backroom.db'}"


async def stage(folder: Path, world: Loopback, count: int, answers: int) -> list[Table]:
    """Tables of two people, each in its thread, with a board that has a "Your move" button."""
    async with await Store.open(url_of(folder)) as store:
        await store.facts.put(LAYOUT, layout_version())  # or every table would be shown anew at first
        tables: list[Table] = []
        for first in range(0, count, AT_ONCE):
            some = range(first, min(count, first + AT_ONCE))
            tables += await asyncio.gather(*(_table(store, world, number, answers) for number in some))
        return tables


async def _table(store: Store, world: Loopback, number: int, answers: int) -> Table:
    people = two_people(world, number)
    thread = open_thread(world.channel, world.bot, f"Table {number}", PUBLIC_THREAD)
    match, lines = await put_match(
        store, (people[0].id, people[1].id), number, world.guild.id, world.channel.id, thread.id, answers
    )
    return Table(match, people, await post_board(store, world, thread, match, lines))


async def post_board(store: Store, world: Loopback, thread: Channel, match: int, lines: int) -> Message:
    """A board with a "Your move" button, noted as showing so many lines."""
    button = {"type": 2, "style": 1, "label": "Your move", "custom_id": str(ControlId("move", match))}
    parts = [{"type": 10, "content": "A table"}, {"type": 1, "components": [button]}]
    board = post(world, thread, world.bot, {"flags": COMPONENTS_V2, "components": parts}, {})
    await store.shown.put(ShownRow(match, "board", 0, thread.id, board.id, lines, time.time()))
    return board


def two_people(world: Loopback, number: int) -> tuple[Person, Person]:
    """Whom Discord knows and lets us write to."""
    return world.person(f"Player {number}"), world.person(f"Friend {number}")


async def put_match(
    store: Store, players: tuple[int, int], number: int, guild: int, channel: int, thread: int | None, answers: int
) -> tuple[int, int]:
    """A live match of two people; its number, and how many lines it has."""
    now = time.time()
    so_far = played(number % KINDS, answers)
    options = catalogue[GAME].Options().model_dump(mode="json")
    row = await store.matches.new_lobby(
        GAME, guild, channel, players[0], f"Player {number}", str(number), "en", "none", options, so_far.seed, now
    )
    await store.matches.join(row.id, players[1], f"Friend {number}", f"{number}b")
    await store.matches.start(row.id, so_far.seed, catalogue[GAME].version, thread, now)
    if so_far.lines:
        await store.matches.append(row.id, 0, so_far.lines, so_far.digest, now)
    return row.id, len(so_far.lines)
