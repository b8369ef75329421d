"""The whole bot with no Discord behind it: messages stand in a dict, and time passes as a test says."""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
import pytest
from pydantic import SecretStr

import bot.base.language
import bot.screens.retrying
from bot.app import Backroom
from bot.base.ids import ControlId
from bot.screens.requests import Said
from bot.settings import Settings
from bot.store import Place, Store, new_holder
from bot.ui.messages import Look, Page
from engines.core import Seat
from tests.bot.volley import GAME, VolleyFace, register

DAY, HOUR, MINUTE = 86_400.0, 3600.0, 60.0
BEGIN = 1_800_000_000.0 - 1_800_000_000.0 % DAY  # midnight
ANN, BOB, CAT = 101, 102, 103
PEOPLE = {ANN: "Ann", BOB: "Bob", CAT: "Cat"}
DM = 10**6  # the channel of a person's direct messages is this much more than the person's id
KINDS = {
    "time's up in": "end",
    "still your move": "reminder",
    "looking forward to your move": "nudge",
    "your move in": "call",
    "you may be next": "heads-up",
}
TABLE = re.compile(r"table ([\d,]+\d|\d)")
THREADS = 700  # the thread of a table is this much more than its number
NONCE_LIVES = 5 * MINUTE


class Note(NamedTuple):
    """A message: where it stands, its words, what its controls do, and how often it was edited."""

    channel: int
    words: str
    verbs: tuple[str, ...] = ()
    edits: int = 0


@dataclass
class Walls:
    """What stands where, and how often people were called for which question: it outlives the bot's process."""

    now: float
    standing: dict[int, Note] = field(default_factory=dict)  # by message
    calls: Counter[tuple[int, int, str, str]] = field(default_factory=Counter)  # match, person, question, kind
    called_at: list[tuple[float, int, str]] = field(default_factory=list)
    nonces: dict[tuple[int, str], tuple[int, float]] = field(default_factory=dict)  # message and when, the oldest first
    posted: int = 0
    line: bool = True  # to Discord
    trouble: bool = False  # nothing can be posted
    locked: bool = False  # the server lets us do nothing any more
    refused: int = 0  # requests that it did not allow
    member: bool = True  # of the server
    plug: str = ""  # the kind of call right after which the plug is pulled

    def calls_to(self, person: int) -> list[str]:
        """The calls of somebody that stand somewhere."""
        return [note.words for note in self.standing.values() if note.words.startswith(f"<@{person}>")]

    def board(self, match: int) -> Note:
        """The one message with a board."""
        [note] = [note for note in self.standing.values() if note.channel == THREADS + match and note.verbs]
        return note

    def known(self, channel: int, nonce: str) -> int | None:
        """A message of the last minutes that was posted with the same nonce, and still stands."""
        while self.nonces and next(iter(self.nonces.values()))[1] <= self.now - NONCE_LIVES:
            del self.nonces[next(iter(self.nonces))]
        message, _ = self.nonces.get((channel, nonce), (0, 0.0))
        return message if message in self.standing else None


class Parlour(Backroom):
    """`async with`-less: `begin` it, and `stop` it or just leave it, as a crash does."""

    def __init__(self, store: Store, walls: Walls) -> None:
        settings = Settings(_env_file=None, discord_token=SecretStr("none"), pace="day")
        super().__init__(settings, store, new_holder(), clock=lambda: walls.now)
        self.walls = walls
        self.faces["volley"] = VolleyFace()

    @property
    def connected(self) -> bool:
        """There is no line that could be down, unless a test says so."""
        return self.walls.line

    async def begin(self) -> None:
        """As bot.__main__ starts it."""
        await self.store.take_lease(self.holder, 0.0)
        await self.wake()
        await self.on_ready()
        await self.outbox.drain()

    async def tick(self) -> None:
        """One heartbeat, and all that comes of it."""
        await self.beat()
        await self.outbox.drain()

    async def stop(self) -> None:
        """As somebody stops it: what is due is shown."""
        await self.outbox.drain()
        await self.store.release_lease(self.holder)
        await self.store.close()

    async def crash(self) -> None:
        """As somebody pulls the plug: nothing more is done."""
        workers = list(self.outbox._retrying._workers.values())
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        await self.store.release_lease(self.holder)
        await self.store.close()

    # In Discord's place

    async def post(
        self, channel: int, look: Look | str, nonce: str, mention: int | None = None, call: Collection[int] = ()
    ) -> int:
        walls = self.walls
        if walls.trouble:
            raise OSError("Discord cannot be reached")
        self._ask(channel)
        if (earlier := walls.known(channel, nonce)) is not None:
            return earlier
        walls.posted += 1
        walls.standing[walls.posted] = note_of(channel, look, mention)
        walls.nonces[channel, nonce] = (walls.posted, walls.now)
        if isinstance(look, str) and self._count(look, mention if mention is not None else channel - DM) == walls.plug:
            walls.plug = ""
            raise asyncio.CancelledError
        return walls.posted

    def _count(self, words: str, person: int) -> str:
        """Note that somebody is called; with which kind of call."""
        found = TABLE.search(words)
        assert found is not None
        kind = next(kind for sign, kind in KINDS.items() if sign in words.lower())
        match = int(found[1].replace(",", ""))
        table = self.tables._live[match]
        clock = table.times.clocks.get(table.seat_of(person))
        self.walls.calls[match, person, "" if clock is None else clock.ask, kind] += 1
        self.walls.called_at.append((self.walls.now, person, kind))
        return kind

    async def change(self, channel: int, message: int, look: Look, *, known: bool = True) -> None:
        self._ask(channel)
        edits = self.walls.standing[message].edits
        self.walls.standing[message] = note_of(channel, look)._replace(edits=edits + 1)

    async def reword(self, channel: int, message: int, words: str) -> None:
        self._ask(channel)
        before = self.walls.standing[message]
        self.walls.standing[message] = before._replace(words=words, edits=before.edits + 1)

    async def remove(self, channel: int, message: int) -> None:
        self._ask(channel)
        del self.walls.standing[message]

    def _ask(self, channel: int) -> None:
        """A request about a channel; private messages go through whatever a server says."""
        if self.walls.locked and channel < DM:
            self.walls.refused += 1
            response: Any = SimpleNamespace(status=403, reason="")
            raise discord.Forbidden(response, {"code": 50001, "message": "Missing Access"})

    def is_in(self, server: int | None) -> bool:
        return self.walls.member

    async def dm_channel(self, player: int) -> int:
        return DM + player

    async def messages_after(self, channel: int, message: int) -> list[Said]:
        """Nobody writes here but us, and nobody looks at times."""
        standing = self.walls.standing.items()
        return [Said(number, True, [note.words]) for number, note in standing if note.channel == channel]

    async def drawn(self, page: Page, *, now: bool = False) -> Look:
        return page.lay_out(())

    # What people do

    async def play(self, match: int, person: int, most: int = sys.maxsize) -> int:
        """Somebody looks at a table and answers what they are asked, until they are asked no more; how often."""
        moves = 0
        async with self.tables.sit(match) as table:
            seat = table.seat_of(person)
            while table.row.phase == "live" and (ask := table.match.pending.get(seat)) and table.person(seat):
                if moves == most:
                    break
                await self.tables.answer(table, seat, ask.default, ask.id)
                moves += 1
        if moves:
            self.outbox.touch(match, actor=person)
        return moves

    async def call_the_computer(self, match: int, seat: Seat) -> None:
        """Somebody at the table does so, since that seat's time is out."""
        async with self.tables.sit(match) as table:
            caller = next(
                person for other in table.seats if other.seat != seat and (person := table.person(other.seat))
            )
            await self.seats.call_computer(table, caller, seat)
        self.outbox.touch(match)

    async def nudge(self, match: int, player: int) -> None:
        """Somebody has those called once more who are waited for."""
        async with self.tables.sit(match) as table:
            nudged = await self.seats.nudge(table, player)
            self.calls.nudge(match, [table.seats[seat].player_id or 0 for seat in nudged])
            self.outbox.refresh(match)


class Stay:
    """Some time in the house: its disk and its walls stay when the bot is stopped, killed or started again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.walls = Walls(BEGIN)
        self.house: Parlour

    async def start(self) -> None:
        """The bot is started."""
        self.house = Parlour(await Store.open(self.url), self.walls)
        await self.house.begin()

    async def open(self, *people: int, pace: str = "day", computers: int = 0) -> int:
        """A table at which the match begins; nobody has been shown anything yet."""
        host, *others = people
        for person in people:
            await self.house.store.players.remember(person, PEOPLE[person], "en-US")
        match = await self.house.lobby.open("volley", 7, Place(70), host, PEOPLE[host], "en", pace, {})
        matches, number = self.house.store.matches, match.id
        for person in others:
            await matches.join(number, person, PEOPLE[person], f"j{person}")
        for _ in range(computers):
            await self.house.lobby.add_computer(number, host)
        await matches.start(number, f"{number:064x}", GAME.version, THREADS + number, self.walls.now)
        self.house.outbox.touch(number)
        return number

    async def restart(self, hours: float) -> None:
        """The bot is stopped, and started again some hours later."""
        await self.house.stop()
        self.walls.now += hours * HOUR
        await self.start()

    async def pass_by(self, seconds: float, every: float = DAY) -> None:
        """Time passes, and now and then the bot looks what is due, last at the end."""
        end = self.walls.now + seconds
        while self.walls.now < end:
            self.walls.now = min(end, self.walls.now + every)
            await self.house.tick()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[None]:
    """Volley is in the catalogue, and nobody takes breath."""
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    register(monkeypatch, folder)
    bot.base.language.words_for.cache_clear()
    yield
    bot.base.language.words_for.cache_clear()


def note_of(channel: int, look: Look | str, mention: int | None = None) -> Note:
    """A message as it stands there."""
    if isinstance(look, str):
        return Note(channel, look if mention is None else f"<@{mention}> — {look}")
    controls = [ControlId.read(str(part["custom_id"])) for part in _parts(look) if "custom_id" in part]
    return Note(channel, "\n".join(texts_of(look)), tuple(control.verb for control in controls if control))


def texts_of(look: Look) -> list[str]:
    """What is written on a message."""
    return [str(part["content"]) for part in _parts(look) if "content" in part]


def _parts(look: Look) -> list[dict[str, object]]:
    return _walk(look.to_components())


def _walk(parts: list[dict[str, object]]) -> list[dict[str, object]]:
    found = []
    for part in parts:
        found.append(part)
        inner = part.get("components")
        found += _walk(inner) if isinstance(inner, list) else []
    return found
