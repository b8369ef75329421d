"""A long match: how long the past holds up everybody else.

The match is at one table, with a person and a computer, and its lines are put straight into the database. In the bot's
own process the longest hold of its event loop is measured while a person opens the table (the match is loaded), catches
up and takes back. In this process a load through `Tables.sit` is compared with a bare `Match.replay`, in turns.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.base.ids import ControlId
from bot.play.tables import DIGEST_EVERY, Tables
from bot.sandbox import Loopback, Message, Outcome, Person
from bot.sandbox.kinds import PUBLIC_THREAD
from bot.sandbox.threads import open_thread
from bot.sandbox.world import Channel
from bot.store import Store
from engines import catalogue
from engines.core import Match, Undone
from tests.bench.evening import GAME, evening
from tests.bench.figures import Figure, under
from tests.bench.numbers import Numbers
from tests.bench.process import BotProcess
from tests.bench.staging import LINE, post_board, url_of
from tests.bench.watch import Report

OURS = "tests.bench.evening_bot"
NAP = 0.001  # seconds: how finely the hold is measured
PATIENCE = 120.0
SEED = f"{7:064x}"
MOST_HOLD, MOST_RATIO = 20.0, 1.2  # milliseconds; times a bare replay


@dataclass(slots=True, frozen=True)
class Long:
    """The long match, and where its person finds it."""

    id: int
    person: Person
    thread: Channel
    board: Message


async def past(numbers: Numbers) -> list[Figure]:
    """Loading, catching up and taking back in a match with so many lines."""
    with TemporaryDirectory() as folder, evening():
        async with Loopback() as world:
            world.reply_within = PATIENCE
            long = await _stage(Path(folder), world, numbers.lines)
            figures = [await _ratio(Path(folder), long.id, numbers.runs)]
            async with BotProcess(OURS, world, Path(folder), nap=NAP) as bot:
                await bot.says('"ready;')
                for name, press in PRESSES.items():
                    await bot.report()  # it begins anew
                    await press(long)
                    figures.append(_hold(name, await bot.report()))
            await _must_have_taken_back(Path(folder), long.id)
    return figures


def _hold(name: str, report: Report) -> Figure:
    note = f" (by the clock {report.stall * 1000:.1f} ms, gc {report.collecting * 1000:.1f} ms)"
    return under(f"longest hold of the loop: {name}", report.own * 1000, MOST_HOLD, "ms", note)


async def _ratio(folder: Path, match: int, runs: int) -> Figure:
    """A load as the bot does it, in CPU time, over a bare replay of the same record."""
    async with await Store.open(url_of(folder)) as store:
        record = json.dumps(await store.matches.record(match))
        loads, replays = [], []
        for _ in range(runs):
            start = time.process_time()
            Match.replay(record)
            replays.append(time.process_time() - start)
            start = time.process_time()
            async with Tables(store).sit(match):
                loads.append(time.process_time() - start)
    ratio = median(loads) / median(replays)
    value = f"{ratio:.2f} (bare {median(replays) * 1000:.0f} ms, loaded {median(loads) * 1000:.0f} ms)"
    return Figure("a load, as a ratio to a bare replay", value, f"<= {MOST_RATIO}", ratio <= MOST_RATIO)


# The presses that need the past. Boards and hands are shown behind a press, maybe during the next: so one more is last.


async def _look(long: Long) -> None:
    await _press(long, "move")


async def _catch_up(long: Long) -> None:
    await _press(long, "catch")


async def _take_back(long: Long) -> None:
    shown = (await _taken(await long.person.command(long.thread, "undo"))).message
    assert shown is not None
    await _taken(await long.person.press(shown, ":undone:"))


async def _press(long: Long, verb: str) -> None:
    await _taken(await long.person.press_raw(long.board, str(ControlId(verb, long.id))))


async def _taken(outcome: Outcome) -> Outcome:
    await outcome.settled(PATIENCE)
    if outcome.failed:
        raise RuntimeError(f"a press was not taken: {outcome.text}")
    return outcome


PRESSES = {
    "loading": _look,
    "catching up": _catch_up,
    "taking back": _take_back,
    "looking at it then": _look,
}


async def _must_have_taken_back(folder: Path, match: int) -> None:
    async with await Store.look(url_of(folder)) as store:
        if not any(isinstance(LINE.validate_json(line), Undone) for line in await store.matches.lines(match)):
            raise RuntimeError("nothing was taken back, so the figures mean nothing")


# Staging


async def _stage(folder: Path, world: Loopback, lines: int) -> Long:
    person = world.person("Aki")
    thread = open_thread(world.channel, world.bot, "A long evening", PUBLIC_THREAD)
    now = time.time()
    options = catalogue[GAME].Options().model_dump(mode="json")
    async with await Store.open(url_of(folder)) as store:
        row = await store.matches.new_lobby(
            GAME, world.guild.id, world.channel.id, person.id, person.name, "1", "en", "none", options, SEED, now
        )
        await store.matches.add_computer(row.id, "Computer")
        await store.matches.start(row.id, SEED, catalogue[GAME].version, thread.id, now)
        told = 0
        for some, digest in _played(lines):
            await store.matches.append(row.id, told, some, digest, now)
            told += len(some)
        board = await post_board(store, world, thread, row.id, told)
    return Long(row.id, person, thread, board)


def _played(lines: int) -> Iterator[tuple[list[str], str]]:
    """A random match with at least so many lines, in which the person is to move: lines as they are stored together."""
    rng = random.Random(1)
    match = Match.start(GAME, seats=2, seed=SEED)
    stored = given = 0
    while given < lines or 0 not in match.waiting:
        seat, ask = next(iter(match.pending.items()))
        match.answer(seat, ask.any_answer(rng), by="computer" if seat else "person")
        given += 1
        if given % DIGEST_EVERY == 0:
            yield _as_stored(match, stored), match.digest()
            stored = given
    if stored < given:
        yield _as_stored(match, stored), match.digest()


def _as_stored(match: Match, since: int) -> list[str]:
    return [LINE.dump_json(line).decode() for line in match.lines_since(since)]
