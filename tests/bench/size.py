"""How much the host holds, and how long it takes to start with much stored."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.sandbox import Loopback
from bot.store import ShownRow, Store
from tests.bench.figures import Figure, under
from tests.bench.host import OURS
from tests.bench.numbers import Numbers
from tests.bench.process import BotProcess
from tests.bench.staging import put_match, stage, two_people, url_of

AT_ONCE = 500
ANSWERS = 40


async def memory(numbers: Numbers) -> list[Figure]:
    """Many live matches, each loaded by one press."""
    with TemporaryDirectory() as folder:
        async with Loopback() as world:
            world.reply_within = 60.0
            tables = await stage(Path(folder), world, numbers.in_memory, ANSWERS)
            async with BotProcess(OURS, world, Path(folder)) as bot:
                empty = await bot.report()
                for first in range(0, numbers.in_memory, 50):
                    some = tables[first : first + 50]
                    await asyncio.gather(*(table.people[0].press(table.board, ":move:") for table in some))
                full = await bot.report()
    note = f" (with none {empty.peak_mb:.0f} MB)"
    return [under(f"{numbers.in_memory:,} live matches in memory, at its peak", full.peak_mb, 400, "MB", note)]


async def start_up(numbers: Numbers) -> list[Figure]:
    """From the start of the process until it is connected and knows what is behind."""
    with TemporaryDirectory() as folder:
        async with Loopback() as world:
            await _store_many(Path(folder), world, numbers.stored)
            async with BotProcess(OURS, world, Path(folder)) as bot:
                first = await bot.says('"ready;')  # it also tells Discord its commands
            async with BotProcess(OURS, world, Path(folder)) as bot:
                clean = await bot.says('"ready;')
                cpu = (await bot.report()).cpu
            await _fall_behind(Path(folder), numbers.behind)
            async with BotProcess(OURS, world, Path(folder)) as bot:
                crashed = await bot.says('"ready;')
                world.requests.clear()
                await world.until(lambda: len(world.asked("POST", "/messages")) >= numbers.behind, 120)
                shown = time.perf_counter() - bot.started_at
    return [
        under(
            f"start with {numbers.stored:,} live matches stored",
            clean,
            3,
            "s",
            f" ({cpu:.1f} s of CPU; the very first {first:.1f} s)",
        ),
        under(f"  with {numbers.behind:,} of them behind", crashed, 3, "s", f" (all shown after {shown:.1f} s)"),
    ]


async def _store_many(folder: Path, world: Loopback, count: int) -> None:
    async with await Store.open(url_of(folder)) as store:

        async def put(number: int) -> None:
            place = world.channel.id
            one, other = two_people(world, number)
            match, lines = await put_match(store, (one.id, other.id), number, world.guild.id, place, None, ANSWERS)
            for kind, player in (("board", 0), ("hand", one.id), ("hand", other.id)):
                await store.shown.put(ShownRow(match, kind, player, place, match * 2, lines, time.time()))  # type: ignore[arg-type]

        for first in range(0, count, AT_ONCE):
            await asyncio.gather(*map(put, range(first, min(count, first + AT_ONCE))))


async def _fall_behind(folder: Path, count: int) -> None:
    """As after a crash: the boards of some matches show one line less than there is."""
    async with await Store.open(url_of(folder)) as store:
        for match in range(1, count + 1):
            row = await store.shown.get(match, "board")
            assert row is not None
            await store.shown.put(ShownRow(match, "board", 0, row.channel_id, row.message_id, row.line - 1, row.at))
