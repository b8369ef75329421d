"""The whole bot with no Discord behind it: messages stand in a dict, and time passes as a test says."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from pydantic import SecretStr

from bot.app import Backroom
from bot.settings import Settings
from bot.store import Store, new_holder
from bot.ui.messages import Look, Page
from engines.core import Seat
from tests.bot.volley import VolleyFace

DM = 10**6  # the channel of a person's direct messages is this much more than the person's id
KINDS = {"time is out in": "end", "still your move": "reminder", "your move in": "call", "you are next": "heads-up"}
TABLE = re.compile(r"table ([\d,]+\d|\d)")


@dataclass
class Walls:
    """What stands where, and how often people were called for which question: it outlives the bot's process."""

    now: float
    standing: dict[int, tuple[int, str]] = field(default_factory=dict)  # channel and words, by message
    calls: Counter[tuple[int, int, str, str]] = field(default_factory=Counter)  # match, person, question, kind
    called_at: list[tuple[float, int, str]] = field(default_factory=list)
    posted: int = 0

    def calls_to(self, person: int) -> list[str]:
        """The calls of somebody that stand somewhere."""
        return [words for _, words in self.standing.values() if words.startswith(f"<@{person}>")]


class Parlour(Backroom):
    """`async with`-less: `begin` it, and `stop` it or just leave it, as a crash does."""

    def __init__(self, store: Store, walls: Walls) -> None:
        settings = Settings(_env_file=None, discord_token=SecretStr("none"), pace="day")
        super().__init__(settings, store, new_holder(), clock=lambda: walls.now)
        self.walls = walls
        self.faces["volley"] = VolleyFace()

    async def begin(self) -> None:
        """As bot.__main__ starts it."""
        await self.store.take_lease(self.holder, 0.0)
        await self.wake()
        await self.outbox.catch_up()
        self._caught_up = True
        await self.outbox.drain()

    async def tick(self) -> None:
        """One heartbeat, and all that comes of it."""
        await self.beat()
        await self.outbox.drain()

    async def stop(self) -> None:
        """As somebody pulls the plug: nothing more is done."""
        await self.outbox.drain()
        await self.store.release_lease(self.holder)
        await self.store.close()

    # In Discord's place

    async def post(self, channel: int, look: Look | str, nonce: str, mention: int | None = None) -> int:
        walls = self.walls
        walls.posted += 1
        if isinstance(look, str):
            self._count(look, mention if mention is not None else channel - DM)
        words = look if isinstance(look, str) else "\n".join(texts_of(look))
        walls.standing[walls.posted] = (channel, words if mention is None else f"<@{mention}> — {words}")
        return walls.posted

    def _count(self, words: str, person: int) -> None:
        found = TABLE.search(words)
        assert found is not None
        kind = next(kind for sign, kind in KINDS.items() if sign in words.lower())
        match = int(found[1].replace(",", ""))
        table = self.tables._live[match]
        clock = table.times.clocks.get(table.seat_of(person))
        self.walls.calls[match, person, "" if clock is None else clock.ask, kind] += 1
        self.walls.called_at.append((self.walls.now, person, kind))

    async def change(self, channel: int, message: int, look: Look, *, if_changed: bool = False) -> None:
        assert message in self.walls.standing
        self.walls.standing[message] = (channel, "\n".join(texts_of(look)))

    async def remove(self, channel: int, message: int) -> None:
        del self.walls.standing[message]

    async def dm_channel(self, player: int) -> int:
        return DM + player

    async def drawn(self, page: Page, *, now: bool = False) -> Look:
        return page.lay_out(None)

    # What people do

    async def play(self, match: int, person: int) -> int:
        """Somebody looks at a table and answers what they are asked, until they are asked no more; how often."""
        moves = 0
        async with self.tables.sit(match) as table:
            seat = table.seat_of(person)
            while table.row.phase == "live" and (ask := table.match.pending.get(seat)) and table.person(seat):
                await self.tables.answer(table, seat, ask.default, ask.id)
                moves += 1
        if moves:
            self.outbox.touch(match, actor=person)
        return moves

    async def call_the_computer(self, match: int, seat: Seat) -> None:
        """Somebody at the table does so, since that seat's time is out."""
        async with self.tables.sit(match) as table:
            await self.store.matches.set_stand_in(match, seat, self.clock())
            await self.tables.reseat(table)
            await self.tables.settle(table)
        self.outbox.touch(match)


def texts_of(look: Look) -> list[str]:
    """What is written on a message."""
    return [str(part["content"]) for part in _walk(look.to_components()) if "content" in part]  # type: ignore[no-untyped-call]


def _walk(parts: list[dict[str, object]]) -> list[dict[str, object]]:
    found = []
    for part in parts:
        found.append(part)
        inner = part.get("components")
        found += _walk(inner) if isinstance(inner, list) else []
    return found
