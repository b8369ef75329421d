"""People who press, each with one press in flight, and who know only what Discord has shown them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.base.ids import ControlId
from bot.sandbox import Loopback, Message, Outcome, Person
from tests.bench.staging import Table

PATIENCE = 30.0


@dataclass(slots=True)
class Tally:
    """Presses answered, and for each how long it took: until acknowledged, and until the next question was there."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    moves: int = 0  # how many of them were moves in a game; the others opened a private message


class Player:
    """Two people at some tables of ours, one table after the other, with one press in flight between them.

    Whoever is asked plays on the private message that "Your move" opens; when it offers nothing any more the other
    one presses "Your move".
    """

    def __init__(self, tables: Sequence[Table], seed: int) -> None:
        self._tables = list(tables)
        self._rng = random.Random(seed)
        self._private: Message | None = None
        self._at = 1
        self._idle = 0

    async def press(self, tally: Tally | None = None) -> bool:
        """One press, whichever comes next, until it is answered; False when every table is over."""
        if not self._tables:
            return False
        before = time.perf_counter()
        if self._private is not None and _asks(self._private):
            if tally is not None:
                tally.moves += 1
            acknowledged = await self._choose(self._private)
        else:
            acknowledged = await self._open()
        if tally is not None:
            tally.acknowledged.append(acknowledged - before)
            tally.answered.append(time.perf_counter() - before)
        return True

    async def _choose(self, message: Message) -> float:
        """Answer what is asked and wait for what comes next; when it was acknowledged."""
        outcome = await _choose(self._tables[-1].people[self._at], message, self._rng)
        acknowledged = time.perf_counter()
        await outcome.settled(PATIENCE)
        if outcome.failed or outcome.followups:
            raise RuntimeError(f"a press was not taken: {outcome.text}")
        return acknowledged

    async def _open(self) -> float:
        """The other one presses "Your move"; a table where neither is asked anything is over."""
        self._at = 1 - self._at
        table = self._tables[-1]
        outcome = await table.people[self._at].press_raw(table.board, str(ControlId("move", table.match)))
        acknowledged = time.perf_counter()
        await outcome.settled(PATIENCE)
        self._private = outcome.message
        self._idle = 0 if self._private is not None and _asks(self._private) else self._idle + 1
        if self._idle > 2:
            self._tables.pop()
            self._idle, self._private = 0, None
        return acknowledged


def _asks(message: Message) -> set[str]:
    """The questions that a message has controls for."""
    ids = [button.custom_id or "" for button in message.buttons] + [menu.custom_id for menu in message.selects]
    return {id_.split(":")[3] for id_ in ids if id_.startswith(("br:pick:", "br:put:", "br:menu:"))}


async def _choose(person: Person, message: Message, rng: random.Random) -> Outcome:
    """One press at random on what a message offers."""
    ids = [button.custom_id for button in message.buttons if button.custom_id and not button.disabled]
    for verb in (":pick:", ":done:", ":put:"):
        buttons = [id_ for id_ in ids if verb in id_]
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
