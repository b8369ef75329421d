"""People who press, each with one press in flight, and who know only what Discord has shown them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.sandbox import Loopback, Message, Outcome, Person
from tests.bench.staging import Table

PATIENCE = 30.0


@dataclass(slots=True)
class Tally:
    """Presses answered, and for each how long it took: until acknowledged, and until the next question was there."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)


class Player:
    """One person at some tables of ours, one after the other, on the private message that "Your move" opens."""

    def __init__(self, tables: Sequence[Table], seed: int) -> None:
        self._tables = list(tables)
        self._rng = random.Random(seed)
        self._private: Message | None = None

    async def open(self) -> Message | None:
        """Press "Your move" on the board of a table that still goes on."""
        while self._tables:
            table = self._tables[-1]
            if any(":move:" in (button.custom_id or "") for button in table.board.buttons):
                outcome = await table.person.press(table.board, ":move:")
                if outcome.message is not None and _offers(outcome.message):
                    self._private = outcome.message
                    return self._private
            self._tables.pop()
        return None

    async def press(self, tally: Tally | None = None) -> bool:
        """Answer whatever is asked and wait for the next question; False when every table is over."""
        if self._private is None or not _offers(self._private):
            return await self.open() is not None
        person, message = self._tables[-1].person, self._private
        before = time.perf_counter()
        outcome = await _choose(person, message, self._rng)
        acknowledged = time.perf_counter()
        await outcome.settled(PATIENCE)
        if outcome.failed or outcome.followups:
            raise RuntimeError(f"a press was not taken: {outcome.text}")
        if tally is not None:
            tally.acknowledged.append(acknowledged - before)
            tally.answered.append(time.perf_counter() - before)
        return True


def _offers(message: Message) -> bool:
    return any(":pick:" in (button.custom_id or "") for button in message.buttons) or bool(message.selects)


async def _choose(person: Person, message: Message, rng: random.Random) -> Outcome:
    """One press at random on what a message offers."""
    buttons = [button.custom_id for button in message.buttons if button.custom_id and ":pick:" in button.custom_id]
    if buttons:
        return await person.press_raw(message, rng.choice(buttons))
    menu = rng.choice(message.selects)
    values = rng.sample([option.value for option in menu.options], max(1, menu.min))
    return await person.press_raw(message, menu.custom_id, menu.type, values)


class BarePlayer:
    """One person with the one button of the bare bot."""

    def __init__(self, person: Person, message: Message) -> None:
        self._person = person
        self._message = message

    async def press(self, tally: Tally | None = None) -> bool:
        """Press, and wait until the message was edited."""
        before = time.perf_counter()
        outcome = await self._person.press_raw(self._message, "press")
        if outcome.kind != "update":
            raise RuntimeError(f"a press was not taken: {outcome.kind}")
        if tally is not None:
            tally.acknowledged.append(time.perf_counter() - before)
            tally.answered.append(time.perf_counter() - before)
        return True


async def press_on(players: Sequence[Player | BarePlayer], seconds: float) -> Tally:
    """Everybody presses again as soon as they are answered, for so long."""
    tally = Tally()
    until = time.perf_counter() + seconds

    async def one(player: Player | BarePlayer) -> None:
        while time.perf_counter() < until and await player.press(tally):
            pass

    await asyncio.gather(*map(one, players))
    return tally


async def press_now_and_then(players: Sequence[Player], seconds: float, pause: float) -> Tally:
    """Everybody presses at random moments, on average once a `pause`, for so long."""
    tally = Tally()
    until = time.perf_counter() + seconds
    rng = random.Random(1)

    async def one(player: Player) -> None:
        while time.perf_counter() < until:
            await asyncio.sleep(rng.uniform(0, 2 * pause))
            if not await player.press(tally):
                return

    await asyncio.gather(*map(one, players))
    return tally


def forget_the_past(world: Loopback) -> None:
    """The loopback keeps everything for tests; a long run needs none of it."""
    world.requests.clear()
    world.interactions.clear()
