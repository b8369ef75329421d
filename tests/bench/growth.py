"""How costs grow: a load and a press with the lines of a match, and a press with the tables that there are.

A press is measured in the bot's CPU time, with all that is shown behind it, in rounds in which the sizes take turns. It
is at most a little dearer where there is much more; a load is replayed line by line, so a line must cost the same
however many there are.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.base.ids import ControlId
from bot.play.tables import Tables
from bot.sandbox import Loopback
from bot.store import Store
from tests.bench.evening import evening
from tests.bench.figures import Figure
from tests.bench.host import OURS
from tests.bench.numbers import Numbers
from tests.bench.past import OURS as EVENING
from tests.bench.players import PATIENCE, Player
from tests.bench.process import BotProcess
from tests.bench.staging import Table, stage, url_of

MOST_PRESS, MOST_LINE = 1.5, 1.3
AT_ONCE = 50
NAP = 0.1  # seconds: nobody looks for stalls here
DEALT = 4

Costs = Mapping[int, float]  # by size


async def growth(numbers: Numbers) -> list[Figure]:
    """By lines, then by tables."""
    lines, tables = max(numbers.long), max(numbers.crowds)
    loads, presses = await _by_lines(numbers)
    crowded = await _by_tables(numbers)
    return [
        _ratio(f"a line of a load of {lines:,}", "lines", loads, 1e6, "µs", MOST_LINE),
        _ratio(f"a press at a match of {lines:,} lines", "lines", presses, 1e3, "ms", MOST_PRESS),
        _ratio(f"a press with {tables:,} live tables", "tables", crowded, 1e3, "ms", MOST_PRESS),
    ]


def _ratio(name: str, what: str, costs: Costs, scale: float, unit: str, most: float) -> Figure:
    least, largest = min(costs), max(costs)
    ratio = costs[largest] / costs[least]
    each = ", ".join(f"{size:,}: {cost * scale:.2f}" for size, cost in costs.items())
    value = f"{ratio:.2f} ({each} {unit})"
    return Figure(f"{name}, as a ratio to {least:,} {what}", value, f"<= {most}", ratio <= most)


async def _by_lines(numbers: Numbers) -> tuple[Costs, Costs]:
    with TemporaryDirectory() as folder, evening():
        async with Loopback() as world:
            world.reply_within = PATIENCE
            staged = {lines: await stage(Path(folder), world, numbers.alike, lines) for lines in numbers.long}
            loads = await _loads(Path(folder), staged, numbers.runs)
            async with BotProcess(EVENING, world, Path(folder), nap=NAP) as bot:
                players = {lines: _players(tables, numbers.alike) for lines, tables in staged.items()}
                return loads, await _presses(bot, players, numbers)


async def _loads(folder: Path, staged: Mapping[int, Sequence[Table]], runs: int) -> Costs:
    """CPU seconds for each line."""
    costs: dict[int, list[float]] = {lines: [] for lines in staged}
    async with await Store.open(url_of(folder)) as store:
        for _ in range(runs):
            for lines, some in staged.items():
                tables, start = Tables(store), time.process_time()
                for table in some:
                    async with tables.sit(table.match):
                        pass
                costs[lines].append((time.process_time() - start) / len(some) / lines)
    return {lines: median(found) for lines, found in costs.items()}


async def _by_tables(numbers: Numbers) -> Costs:
    return {count: await _crowded(count, numbers) for count in numbers.crowds}


async def _crowded(count: int, numbers: Numbers) -> float:
    """With so many tables in the store, all of them loaded by a press."""
    with TemporaryDirectory() as folder:
        async with Loopback() as world:
            world.reply_within = PATIENCE
            tables = await stage(Path(folder), world, count, DEALT)
            async with BotProcess(OURS, world, Path(folder), nap=NAP) as bot:
                for first in range(0, count, AT_ONCE):
                    await asyncio.gather(*map(_look, tables[first : first + AT_ONCE]))
                [cost] = (await _presses(bot, {count: _players(tables, numbers.alike)}, numbers)).values()
                return cost


async def _look(table: Table) -> None:
    outcome = await table.people[0].press_raw(table.board, str(ControlId("move", table.match)))
    await outcome.settled(PATIENCE)


def _players(tables: Sequence[Table], count: int) -> list[Player]:
    return [Player(tables[number::count], number) for number in range(count)]


async def _presses(bot: BotProcess, players: Mapping[int, Sequence[Player]], numbers: Numbers) -> Costs:
    """CPU seconds for each press."""
    costs: dict[int, list[float]] = {size: [] for size in players}
    for measured in (False, *[True] * numbers.rounds):
        for size, some in players.items():
            before = (await bot.report()).cpu
            for _ in range(numbers.each):
                await asyncio.gather(*(player.press() for player in some))
            await asyncio.sleep(numbers.settling)
            if measured:
                costs[size].append(((await bot.report()).cpu - before) / numbers.each / len(some))
    return {size: median(found) for size, found in costs.items()}
