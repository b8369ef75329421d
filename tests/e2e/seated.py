"""A table in the middle of a game, for tests about seats."""

from __future__ import annotations

import random
from dataclasses import replace

from bot.base.language import house_words, locale_from, words_for
from bot.play.clocks import Clock, Times
from bot.sandbox.messages import Message
from bot.sandbox.people import Outcome, Person
from bot.sandbox.posting import SILENT
from bot.sandbox.world import Channel
from engines.core import Seat, Text
from engines.core.run import place_of
from tests.e2e.house import press_something
from tests.e2e.inside import Inside

HOUR = 3600.0


class Table:
    """A table in the middle of a game. People know only what Discord shows them; the clock is ours to move."""

    def __init__(self, house: Inside, locale: str = "en-US") -> None:
        self.house, self.world, self.locale = house, house.world, locale
        house.world.guild.locale = locale
        names = ("Aki", "Ben", "Chie", "Dan")
        self.aki, self.ben, self.chie, self.dan = (self.world.person(name, locale=locale) for name in names)
        self.rng = random.Random(5)
        self.match = 0
        self.thread: Channel

    async def begin(self, *people: Person, computers: int = 0) -> None:
        lobby = (await people[0].command(self.world.channel, "deadmansdraw new", traits=False)).message
        assert lobby is not None
        for person in people[1:]:
            await person.press(lobby, ":join:")
        for _ in range(computers):
            await people[0].press(lobby, ":computer:")
        self.match = int((button(lobby, ":start:") or "").split(":")[2])
        await people[0].press(lobby, ":start:")
        await self.world.until(lambda: lobby.thread is not None and self.boards(lobby.thread))
        assert lobby.thread is not None
        self.thread = lobby.thread
        await self.shown()

    def boards(self, thread: Channel) -> list[Message]:
        seen = [message for message in self.aki.sees(thread) if not message.ephemeral]
        return [m for m in seen if "🏆" in m.text or any(":hand:" in (b.custom_id or "") for b in m.buttons)]

    @property
    def board(self) -> Message:
        return self.boards(self.thread)[-1]

    @property
    def offer(self) -> Message:
        """The newest offer of a seat, as the thread has it."""
        return [m for m in self.thread.messages.values() if not m.deleted and button(m, ":accept:")][-1]

    def said(self, text: str) -> int:
        """How many messages of the thread say this to everybody."""
        return sum(text in message.text for message in self.thread.messages.values() if not message.deleted)

    def words(self, key: str, **args: str | int) -> str:
        return words_in(self.locale, key, **args)

    def polite(self, name: str) -> str:
        return self.words("host-name", name=name)

    async def shown(self) -> None:
        await self.house.bot.outbox.drain()

    async def asked(self) -> int:
        """The seat that is waited for."""
        async with self.house.bot.tables.sit(self.match) as table:
            [seat] = table.match.waiting
        return int(seat)

    async def until_asked(self, seat: int, *people: Person) -> None:
        """Whoever is asked moves, until it is this seat's move."""
        while await self.asked() != seat:
            await self.somebody_moves(*people)

    async def somebody_moves(self, *people: Person) -> None:
        """Whoever is asked, of those who sit here."""
        await self.move(people[await self.asked()])

    async def move(self, person: Person) -> Outcome:
        """One choice at random, from what "Your move" opens."""
        opened = (await person.press(self.board, ":hand:")).message
        assert opened is not None
        outcome = await press_something(person, opened, self.rng)
        assert outcome is not None, opened.text
        await self.shown()
        return outcome

    async def time_out(self, seat: int) -> None:
        """The time of a seat is out, and the screens say so."""
        now = self.house.bot.clock()
        async with self.house.bot.tables.sit(self.match) as table:
            ask = place_of(table.match.pending[Seat(seat)].id)
            table.times = Times({seat: Clock(ask, now - 60, now - 1, 60)})
            clocks = table.times.dump()
            await self.house.store.matches.set_pace(self.match, "day")
            await self.house.store.matches.set_clocks(self.match, clocks, None)
            table.row = replace(table.row, clocks=clocks, pace="day")
        self.house.bot.outbox.refresh(self.match)
        await self.shown()

    async def known(self, person: Person) -> None:
        """They have opened a table before, so there is a private message to them."""
        await person.command(self.world.channel, "deadmansdraw new")
        await self.world.until(person.dms)
        await self.house.bot.lobby_screen.drain()

    async def offered(self, giver: Person, taker: Person) -> Message:
        """Somebody would give their seat away."""
        await giver.command(self.thread, "seat give", person=taker)
        return self.offer

    async def given(self, giver: Person, taker: Person) -> None:
        """Somebody gives their seat away, and it is taken."""
        offer = await self.offered(giver, taker)
        await taker.press(offer, self.words("host-give-accept"))
        await self.world.until(lambda: not offer.buttons)
        await self.shown()

    def calls(self, person: Person) -> list[Message]:
        return [message for message in person.sees(self.thread) if person in message.pinged]

    async def play_to_the_end(self, *people: Person) -> None:
        while "🏆" not in self.board.text:
            await self.somebody_moves(*people)

    async def by(self, seat: int) -> list[str]:
        """Who gave a seat's answers."""
        async with self.house.bot.tables.sit(self.match) as table:
            return [line.by for line in table.match.record().lines if getattr(line, "seat", None) == seat]  # type: ignore[union-attr]


def words_in(locale: str, key: str, **args: str | int) -> str:
    """What the house says in a language."""
    return house_words(locale_from(locale, "en")).say(Text(key, **args), [])


def game_name(locale: str) -> str:
    return words_for("dead_mans_draw", locale_from(locale, "en")).say(Text("game-name"), [])


def button(message: Message, part: str) -> str | None:
    return next((b.custom_id for b in message.buttons if part in (b.custom_id or "")), None)


def is_silent(message: Message) -> bool:
    """Whether nobody's phone rings for it."""
    return bool(message.flags & SILENT)
