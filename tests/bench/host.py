"""The host's speed on the loopback Discord, beside a bare discord.py bot in the same run.

What is compared. Both bots are processes of their own, over real HTTP and a real websocket to the same loopback, which
is in this process together with the people who press. Each person has one press in flight and presses again as soon as
it is answered; there are as many people for one bot as for the other. The bots take turns, and the median counts.

- The bare bot (bare_bot.py) has answered when the message with the button was edited: one request.
- Ours has answered when the person's private message shows the next question. The host writes that only after the
  answer is on disk (fsync), so acknowledged, stored and "the next ask is open" are all in it. Two people sit at each
  table of Dead Man's Draw; when the turn passes, the other one presses "Your move", which counts as a press as well
  (the share of moves is shown). The board in the thread, the hands in the DMs and the calls are brought up to date
  behind it, drawn and sent by the same machine; nothing is left out or held back.

People press only controls that a message before them shows. They use the private message, since that is the one which
an answer changes at once; boards are edited when they can be, and several answers may be shown by one edit: a busy
table's board at most about once a second, since Discord takes five edits in five seconds of a real bot.

Is it the bot that is measured? Beside the presses each run shows how busy this process was ("loopback busy"); well
under 100 % it is not what holds the bots up. `by CPU` is the same ratio from the bots' CPU seconds a press, which
a busy machine does not disturb.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.sandbox import Loopback
from bot.sandbox.posting import post
from tests.bench.figures import Figure, at_least, percentile, under
from tests.bench.numbers import Numbers
from tests.bench.players import BarePlayer, Player, Tally, forget_the_past, press_now_and_then, press_on
from tests.bench.process import BotProcess
from tests.bench.staging import stage

OURS, BARE = "tests.bench.watched_bot", "tests.bench.bare_bot"
DEALT = 4  # answers given before: traits are chosen, which could be chosen anew all day long


@dataclass(slots=True, frozen=True)
class Rate:
    """One run: presses a second, the bot's CPU milliseconds a press, how busy the loopback was, the share of moves."""

    presses: float
    cpu_ms: float
    busy: float
    moves: float


async def rates(numbers: Numbers) -> list[Figure]:
    """Presses answered a second, ours and the bare bot's."""
    ours: list[Rate] = []
    bare: list[Rate] = []
    for _ in range(numbers.turns):
        bare.append(await bare_rate(numbers))
        ours.append(await our_rate(numbers))
    ratio = median(rate.presses for rate in ours) / median(rate.presses for rate in bare)
    by_cpu = median(rate.cpu_ms for rate in bare) / median(rate.cpu_ms for rate in ours)
    return [
        _rate(f"a bare discord.py bot, {numbers.in_flight} in flight", bare),
        _rate(f"ours, {numbers.in_flight} in flight", ours),
        at_least("ratio of presses answered", ratio, 0.35),
        Figure("  the same by CPU", f"{by_cpu:.3f}"),
    ]


def _rate(name: str, runs: list[Rate]) -> Figure:
    parts = ("presses", "cpu_ms", "busy", "moves")
    presses, cpu, busy, moves = (median(getattr(run, part) for run in runs) for part in parts)
    share = f", {moves:.0%} of them moves" if moves else ""
    words = f"{presses:,.0f} presses/s{share}, {cpu:.2f} ms CPU a press (loopback busy {busy:.0%})"
    return Figure(name, words)


async def bare_rate(numbers: Numbers) -> Rate:
    """The yardstick, once."""
    with TemporaryDirectory() as folder:
        async with Loopback() as world, BotProcess(BARE, world, Path(folder)) as bot:
            players = []
            for number in range(numbers.in_flight):
                button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
                body = {"content": "Press me", "components": [{"type": 1, "components": [button]}]}
                message = post(world, world.channel, world.bot, body, {})
                players.append(BarePlayer(world.person(f"Player {number}"), message))
            return await _measure(world, bot, players, numbers)


async def our_rate(numbers: Numbers) -> Rate:
    """Ours, once."""
    with TemporaryDirectory() as folder:
        async with Loopback() as world:
            world.reply_within = 30.0  # what is measured is throughput; see `steady` for how long people wait
            tables = await stage(Path(folder), world, numbers.in_flight * numbers.spare, answers=DEALT)
            async with BotProcess(OURS, world, Path(folder)) as bot:
                players = [Player(tables[number :: numbers.in_flight], number) for number in range(numbers.in_flight)]
                return await _measure(world, bot, players, numbers)


async def _measure(
    world: Loopback, bot: BotProcess, players: list[BarePlayer] | list[Player], numbers: Numbers
) -> Rate:
    await press_on(players, numbers.warm_up)
    forget_the_past(world)
    before, own = await bot.report(), time.process_time()
    start = time.perf_counter()
    tally = await press_on(players, numbers.pressing)
    took = time.perf_counter() - start
    busy = (time.process_time() - own) / took
    after = await bot.report()
    count = len(tally.answered)
    return Rate(count / took, (after.cpu - before.cpu) / count * 1000, busy, tally.moves / count)


# Under a steady load


async def steady(numbers: Numbers) -> list[Figure]:
    """Many tables at an everyday pace, right after a cold start: every match is replayed when it is first touched."""
    with TemporaryDirectory() as folder:
        async with Loopback() as world:
            tables = await stage(Path(folder), world, numbers.tables, answers=20)
            async with BotProcess(OURS, world, Path(folder)) as bot:
                await bot.says('"ready;')
                await bot.report()
                players = [Player([table], number) for number, table in enumerate(tables)]
                tally = await press_now_and_then(players, numbers.steady, numbers.pause)
                report = await bot.report()
    p99, own, rubbish = (value * 1000 for value in (report.stall_p99, report.own, report.collecting))
    note = f" (p99 {p99:.1f} ms; own work at most {own:.1f} ms, gc {rubbish:.1f} ms)"
    return [*_steady(tally, numbers), under("longest stall of the event loop", report.stall * 1000, 50, "ms", note)]


def _steady(tally: Tally, numbers: Numbers) -> list[Figure]:
    pace = len(tally.answered) / numbers.steady
    waits = [
        ("acknowledged, p50", percentile(tally.acknowledged, 0.5), 250.0),
        ("acknowledged, p99", percentile(tally.acknowledged, 0.99), 250.0),
    ]
    figures = [
        under(f"{name}, {numbers.tables} tables, {pace:.0f} presses/s", wait * 1000, most, "ms")
        for name, wait, most in waits
    ]
    done = [percentile(tally.answered, part) * 1000 for part in (0.5, 0.99)]
    return [*figures, Figure("  stored and the next question shown", f"p50 {done[0]:.1f} ms, p99 {done[1]:.1f} ms")]
