"""Seats that change hands, as people see it: the computer plays for somebody, who comes back or gives it away."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio

from bot.clocks import Clock, Times
from bot.language import house_words, locale_from, words_for
from bot.sandbox.messages import Message
from bot.sandbox.people import Outcome, Person
from bot.sandbox.world import Channel
from engines.core import Seat, Text
from engines.core.run import place_of
from tests.e2e.house import press_something
from tests.e2e.inside import Inside
from tests.e2e.whole_game import deal_short_games

LANGUAGES = ("en-US", "ja")
HOUR = 3600.0


class Table:
    """A table in the middle of a game. People know only what Discord shows them; the clock is ours to move."""

    def __init__(self, house: Inside, locale: str = "en-US") -> None:
        self.house, self.world, self.locale = house, house.world, locale
        house.world.guild.locale = locale
        self.aki, self.ben, self.chie = (self.world.person(name, locale=locale) for name in ("Aki", "Ben", "Chie"))
        self.rng = random.Random(5)
        self.thread: Channel

    async def begin(self, *people: Person, computers: int = 0) -> None:
        lobby = (await people[0].command(self.world.channel, "deadmansdraw new", traits=False)).message
        assert lobby is not None
        for person in people[1:]:
            await person.press(lobby, ":join:")
        for _ in range(computers):
            await people[0].press(lobby, ":computer:")
        await people[0].press(lobby, ":start:")
        await self.world.until(lambda: lobby.thread is not None and self.boards(lobby.thread))
        assert lobby.thread is not None
        self.thread = lobby.thread
        await self.shown()

    def boards(self, thread: Channel) -> list[Message]:
        seen = [message for message in self.aki.sees(thread) if not message.ephemeral]
        return [m for m in seen if "🏆" in m.text or any(":move:" in (b.custom_id or "") for b in m.buttons)]

    @property
    def board(self) -> Message:
        return self.boards(self.thread)[-1]

    def said(self, text: str) -> int:
        """How many messages of the thread say this to everybody."""
        return sum(text in message.text for message in self.thread.messages.values() if not message.deleted)

    def words(self, key: str, **args: str | int) -> str:
        return house_words(locale_from(self.locale, "en")).say(Text(key, **args), [])

    def polite(self, name: str) -> str:
        return self.words("host-name", name=name)

    async def shown(self) -> None:
        await self.house.bot.outbox.drain()

    async def asked(self) -> int:
        """The seat that is waited for."""
        async with self.house.bot.tables.sit(1) as table:
            [seat] = table.match.waiting
        return int(seat)

    async def until_asked(self, seat: int, *people: Person) -> None:
        """Whoever is asked moves, until it is this seat's move."""
        while (now := await self.asked()) != seat:
            await self.move(people[now])

    async def move(self, person: Person) -> Outcome:
        """One choice at random, from what "Your move" opens."""
        opened = (await person.press(self.board, ":move:")).message
        assert opened is not None
        outcome = await press_something(person, opened, self.rng)
        assert outcome is not None, opened.text
        await self.shown()
        return outcome

    async def time_out(self, seat: int) -> None:
        """The time of a seat is out, and the screens say so."""
        now = self.house.bot.clock()
        async with self.house.bot.tables.sit(1) as table:
            ask = place_of(table.match.pending[Seat(seat)].id)
            table.times = Times({seat: Clock(ask, now - 60, now - 1, 60)})
            clocks = table.times.dump()
            await self.house.store.matches.set_pace(1, "day")
            await self.house.store.matches.set_clocks(1, clocks, None)
            table.row = replace(table.row, clocks=clocks, pace="day")
        self.house.bot.outbox.refresh(1)
        await self.shown()

    async def play_to_the_end(self, *people: Person) -> None:
        while "🏆" not in self.board.text:
            await self.move(people[await self.asked()])

    async def by(self, seat: int) -> list[str]:
        """Who gave a seat's answers."""
        async with self.house.bot.tables.sit(1) as table:
            return [line.by for line in table.match.record().lines if getattr(line, "seat", None) == seat]  # type: ignore[union-attr]


@pytest_asyncio.fixture
async def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    deal_short_games(monkeypatch)
    async with Inside(folder) as house:
        yield house


def button(message: Message, part: str) -> str | None:
    return next((b.custom_id for b in message.buttons if part in (b.custom_id or "")), None)


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_computer_plays_until_they_are_back(house: Inside, locale: str) -> None:
    """Time is out, a press, the computer plays; one press, and its person plays on to the end."""
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    assert button(table.board, ":standin:") is None
    await table.time_out(1)
    call = button(table.board, ":standin:")
    assert call is not None
    assert table.words("host-call-computer", name="Ben") in [b.label for b in table.board.buttons]
    await aki.press(table.board, call)
    await table.shown()
    plays = table.words("host-computer-plays", name="Ben")
    await table.world.until(lambda: table.said(plays))
    assert await table.asked() == 0
    assert "computer" in await table.by(1)
    assert table.words("host-stood-in", names=table.polite("Ben")) in table.board.text
    assert button(table.board, ":standin:") is None
    await table.move(aki)
    [hand] = ben.dms()
    assert table.words("host-computer-for-you") in hand.text
    assert button(hand, ":pick:") is None
    await ben.press(hand, table.words("host-take-back"))
    await table.shown()
    assert table.words("host-computer-for-you") not in hand.text
    await table.world.until(lambda: table.said(table.words("host-plays-again", name="Ben")))
    assert table.words("host-stood-in", names=table.polite("Ben")) not in table.board.text
    assert button(table.board, ":back:") is None
    before = (await table.by(1)).count("person")
    await table.play_to_the_end(aki, ben)
    assert (await table.by(1)).count("person") > before
    assert table.said(plays) == 1


async def test_a_double_press_does_it_once(house: Inside) -> None:
    table = Table(house)
    aki, ben, chie = table.aki, table.ben, table.chie
    await table.begin(aki, ben, chie)
    await table.until_asked(1, aki, ben, chie)
    await table.time_out(1)
    call = button(table.board, ":standin:")
    assert call is not None
    presses = await asyncio.gather(aki.press_raw(table.board, call), chie.press_raw(table.board, call))
    told = [outcome.text for outcome in presses if outcome.text]
    assert told == ["The computer plays that seat already."]
    await table.shown()
    await table.world.until(lambda: table.said("The computer plays for Ben until"))
    assert table.said("The computer plays for Ben until") == 1
    [hand] = ben.dms()
    back = button(hand, ":back:")
    assert back is not None
    presses = await asyncio.gather(ben.press_raw(hand, back), ben.press_raw(table.board, back))
    assert sum("nothing to take back" in outcome.text for outcome in presses) == 1
    await table.world.until(lambda: table.said("Ben is back"))
    assert table.said("Ben is back") == 1


async def test_a_move_while_the_computer_plays_offers_the_seat(house: Inside) -> None:
    """An old control says so; the button beside it gives the seat and what is asked, in place."""
    table = Table(house)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    opened = (await ben.press(table.board, ":move:")).message
    assert opened is not None
    old = button(opened, ":pick:") or button(table.board, ":pick:")
    assert old is not None
    gone = await ben.command(table.thread, "seat computer")
    assert "plays for Ben until" in gone.text
    await table.shown()
    assert await table.asked() == 0
    refused = (await ben.press_raw(table.board, old)).message
    assert refused is not None
    assert refused.ephemeral
    assert "The computer plays for you" in refused.text
    await ben.press(refused, "Take my seat back")
    assert "Waiting for Aki" in refused.text
    assert button(refused, ":back:") is None
    await table.until_asked(1, aki, ben)
    await table.move(ben)
    assert (await table.by(1))[-1] == "person"


async def test_only_those_at_the_table_and_only_in_time(house: Inside) -> None:
    table = Table(house)
    aki, ben, dan = table.aki, table.ben, table.world.person("Dan")
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    early = await aki.command(table.thread, "seat computer", person=ben)
    assert "Ben still has time" in early.text
    raw = await aki.press_raw(table.board, "br:standin:1:::1")
    assert "Ben still has time" in raw.text
    await table.time_out(1)
    call = button(table.board, ":standin:")
    assert call is not None
    for outcome in (
        await dan.press_raw(table.board, call),
        await dan.press_raw(table.board, "br:back:1:::"),
        await dan.press_raw(table.board, "br:nudge:1:::"),
        await dan.command(table.thread, "seat computer", table=1),
        await dan.command(table.thread, "seat back", table=1),
        await dan.command(table.thread, "seat nudge", table=1),
        await dan.command(table.thread, "seat give", table=1, person=table.chie),
    ):
        assert "You aren't at this table" in outcome.text
    stranger = await aki.command(table.thread, "seat computer", person=dan)
    assert "Dan doesn't sit at this table" in stranger.text
    assert "nothing to take back" in (await aki.command(table.thread, "seat back")).text
    assert await table.asked() == 1
    await aki.press(table.board, call)
    alone = await aki.command(table.thread, "seat computer")
    assert "play on with itself" in alone.text
    odd = await aki.press_raw(table.board, "br:standin:1:::x")
    assert "has passed" in odd.text


async def test_a_week_without_a_move_where_there_is_no_clock(house: Inside) -> None:
    table = Table(house)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    table.world.advance(6 * 24 * HOUR)
    refused = await aki.command(table.thread, "seat computer", person=ben)
    assert "still has time" in refused.text
    table.world.advance(25 * HOUR)
    more = (await aki.press(table.board, ":more:")).message
    assert more is not None
    await aki.press(more, "Let the computer play for Ben")
    await table.shown()
    assert await table.asked() == 0
    games = await ben.command(table.world.channel, "games")
    assert "The computer plays for you" in games.text
    words = await aki.command(table.thread, "board", text=True)
    assert "The computer plays for Ben" in words.text
    back = await ben.command(table.world.channel, "seat back", table=1)
    assert "Waiting for Aki" in back.text


async def test_both_survive_a_restart(house: Inside) -> None:
    """Stood in before, shown and taken back after; the plug pulled between the disk and the screens."""
    table = Table(house)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    await house.stop()
    await house.start()
    await house.store.shown.doubt(1)
    await house.store.matches.set_stand_in(1, 1, house.bot.clock())
    await house.stop()
    await house.start()
    await table.world.until(lambda: "The computer plays for Ben" in table.board.text)
    assert await table.asked() == 0
    await table.shown()
    await house.store.shown.doubt(1)
    await house.store.matches.set_stand_in(1, 1, None)
    await house.stop()
    await house.start()
    await table.world.until(lambda: "The computer plays for Ben" not in table.board.text)


async def test_somebody_away_can_be_forgotten(house: Inside) -> None:
    table = Table(house)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    await ben.command(table.thread, "seat computer")
    await table.shown()
    page = (await ben.command(table.world.channel, "privacy")).message
    assert page is not None
    await ben.press(page, "Delete…")
    await ben.press(page, "Yes, delete it all")
    await table.world.until(lambda: "a former player" in table.board.text)
    assert "The computer plays for" not in table.board.text
    assert button(table.board, ":back:") is None
    await table.play_to_the_end(aki)


async def test_who_is_away_is_asked_before_a_game_is_ended(house: Inside) -> None:
    """Else one could call the computer for somebody who is late, and leave a losing game alone."""
    table = Table(house)
    aki, ben, dan = table.aki, table.ben, table.world.person("Dan")
    await table.begin(aki, ben)
    await ben.command(table.thread, "seat computer")
    proposed = (await aki.command(table.thread, "end")).message
    assert proposed is not None
    assert "Everybody who plays must agree" in proposed.text
    agree = button(proposed, ":agree:")
    assert agree is not None
    await ben.command(table.thread, "seat give", person=dan)
    await dan.press(offer_in(table), "Accept")
    await table.shown()
    assert "has passed" in (await dan.press_raw(proposed, agree)).text  # it was proposed to others
    anew = (await dan.command(table.thread, "end")).message
    assert anew is not None
    await aki.press(anew, "I agree")
    assert "ended by agreement" in anew.text


async def test_a_game_that_ends_without_them_offers_nothing_any_more(house: Inside) -> None:
    table = Table(house)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await ben.command(table.thread, "seat computer")
    await table.shown()
    await table.play_to_the_end(aki)
    [hand] = ben.dms()
    assert not hand.buttons
    assert "This table is closed" in (await ben.press_raw(hand, "br:back:1:::")).text
    results = {row.player_id: row for row in await house.stored.matches.results(1)}
    assert not results[ben.id].counted  # the computer finished it, and Ben gave no answer


# Giving a seat away


def offer_in(table: Table) -> Message:
    offers = [m for m in table.thread.messages.values() if not m.deleted and button(m, ":accept:")]
    return offers[-1]


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_seat_is_given_and_its_hand_goes_along(house: Inside, locale: str) -> None:
    """Dan accepts after a restart: the board names him, he has the hand, and Ben's message has it no more."""
    table = Table(house, locale)
    aki, ben, dan = table.aki, table.ben, table.world.person("Dan", locale=locale)
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    own = [message.id for message in ben.dms()]
    given = await ben.command(table.thread, "seat give", person=dan)
    assert table.words("host-give-asked", person="Dan") in given.text
    offer = offer_in(table)
    assert dan in offer.pinged
    assert table.words("host-give-warning", name="Ben") in offer.text
    assert dan.dms() == []  # nobody gets a first private message because of somebody else
    refused = await aki.press(offer, ":accept:")
    assert table.words("host-give-not-for-you") in refused.text
    await house.stop()
    await house.start()
    accept = button(offer, ":accept:")
    assert accept is not None
    presses = await asyncio.gather(dan.press_raw(offer, accept), dan.press_raw(offer, accept))
    assert sum(table.words("host-give-passed") in outcome.text for outcome in presses) == 1
    await table.world.until(lambda: table.words("host-give-taken", taker="Dan", giver="Ben") in offer.text)
    await table.world.until(dan.dms)
    await table.shown()
    assert not offer.buttons
    assert "Dan" in table.board.text
    assert "Ben:" not in table.board.text
    [old] = ben.dms()
    assert [old.id] == own
    assert table.words("host-hand-gone", game=game_name(locale), table=1) == old.text.strip()
    assert not old.buttons
    assert await house.stored.shown.get(1, "hand", ben.id) is None
    late = await ben.press_raw(old, "br:hand:1:::")
    assert table.words("host-not-seated") in late.text
    await table.play_to_the_end(aki, dan)
    rows = {row.player_id: row for row in await house.stored.matches.results(1)}
    assert set(rows) == {aki.id, dan.id}


def game_name(locale: str) -> str:
    return words_for("dead_mans_draw", locale_from(locale, "en")).say(Text("game-name"), [])


async def test_an_offer_is_declined_withdrawn_or_passes(house: Inside) -> None:
    table = Table(house)
    aki, ben, chie, dan = table.aki, table.ben, table.chie, table.world.person("Dan")
    await table.begin(aki, ben)
    await ben.command(table.thread, "seat give", person=dan)
    first = offer_in(table)
    accept = button(first, ":accept:")
    assert accept is not None
    await dan.press(first, "Decline")
    assert "Dan would rather not" in first.text
    assert "passed" in (await dan.press_raw(first, accept)).text
    await ben.command(table.thread, "seat give", person=dan)
    second = offer_in(table)
    again = button(second, ":accept:")
    assert again is not None
    await ben.press(second, "Decline")
    assert "Ben keeps the seat after all" in second.text
    assert "passed" in (await dan.press_raw(second, again)).text
    await ben.command(table.thread, "seat give", person=dan)
    third = offer_in(table)
    await ben.command(table.thread, "seat give", person=chie)
    await table.world.until(lambda: "This offer has passed" in third.text)
    await chie.press(offer_in(table), "Accept")
    await table.shown()
    await table.world.until(lambda: "Chie" in table.board.text)
    assert "passed" in (await dan.press_raw(third, accept)).text
    assert "You aren't at this table" in (await ben.command(table.thread, "seat give", person=dan, table=1)).text


async def test_who_cannot_have_a_seat(house: Inside) -> None:
    table = Table(house)
    aki, ben, dan = table.aki, table.ben, table.world.person("Dan")
    await table.begin(aki, ben, computers=1)
    to_bot = await ben.command(table.thread, "seat give", person=table.world.bot)
    assert "given to a person only" in to_bot.text
    assert "yours already" in (await ben.command(table.thread, "seat give", person=ben)).text
    assert "Aki already sits at this table" in (await ben.command(table.thread, "seat give", person=aki)).text
    await ben.command(table.thread, "seat give", person=dan)
    offer = offer_in(table)
    sure = (await ben.command(table.thread, "resign")).message
    assert sure is not None
    await ben.press(sure, ":resigned:")
    assert "passed" in (await dan.press(offer, "Accept")).text
    assert "You have resigned" in (await ben.command(table.thread, "seat give", person=dan)).text


async def test_somebody_known_is_asked_in_private_too(house: Inside) -> None:
    """Accepted there, the thread says so as well; the answer stands at every copy."""
    table = Table(house)
    aki, ben, chie = table.aki, table.ben, table.chie
    await chie.command(table.world.channel, "deadmansdraw new")
    await table.world.until(chie.dms)
    await house.bot.lobby_screen.drain()
    lobby = (await aki.command(table.world.channel, "deadmansdraw new", traits=False)).message
    assert lobby is not None
    await ben.press(lobby, ":join:")
    await aki.press(lobby, ":start:")
    await table.world.until(lambda: lobby.thread is not None and table.boards(lobby.thread))
    assert lobby.thread is not None
    table.thread = lobby.thread
    await table.shown()
    await ben.command(table.thread, "seat give", person=chie)
    asked = next(message for message in chie.dms() if button(message, ":accept:"))
    await chie.press(asked, "Accept")
    await table.world.until(lambda: table.said("Chie takes Ben's seat") == 1)
    assert "Chie takes Ben's seat" in asked.text
    await table.world.until(lambda: "Chie" in table.board.text)


async def test_an_old_hand_is_removed_and_a_lost_one_found_at_the_start(house: Inside) -> None:
    """Edits of old messages are rationed, so an old hand goes; what a crash left is looked for at the start."""
    table = Table(house)
    aki, ben, dan = table.aki, table.ben, table.world.person("Dan")
    await table.begin(aki, ben)
    [hand] = ben.dms()
    table.world.advance(2 * HOUR)
    await house.store.players.remember(dan.id, "Dan", None)
    await house.store.matches.give_seat(1, 1, dan.id, "Dan", 0)
    await house.stop()
    assert not hand.deleted
    await house.start()
    await table.world.until(lambda: hand.deleted)
    await table.world.until(dan.dms)
    assert ben.dms() == []


# Nudging


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_nudge_calls_once_in_a_while(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    [call] = calls(ben, table)
    too_early = await aki.command(table.thread, "seat nudge")  # he was called just now
    assert "<t:" in too_early.text
    table.world.advance(13 * HOUR)
    more = (await aki.press(table.board, ":more:")).message
    assert more is not None
    done = await aki.press(more, table.words("host-nudge"))
    assert table.words("host-nudged", names=table.polite("Ben")) in done.text
    await table.shown()
    assert call.deleted
    [new] = calls(ben, table)
    assert new.id != call.id
    again = await aki.command(table.thread, "seat nudge")
    assert table.words("host-nudge-too-early", names=table.polite("Ben"), when="<t")[:12] in again.text
    await house.stop()
    await house.start()
    table.world.advance(11 * HOUR)
    assert "<t:" in (await aki.command(table.thread, "seat nudge")).text
    table.world.advance(2 * HOUR)
    assert table.words("host-nudged", names=table.polite("Ben")) in (await aki.command(table.thread, "seat nudge")).text
    await table.shown()
    assert new.deleted
    assert len(calls(ben, table)) == 1
    self_nudge = await ben.command(table.thread, "seat nudge")
    assert table.words("host-nobody-to-nudge") in self_nudge.text
    await table.until_asked(0, aki, ben)
    assert calls(ben, table) == []


async def test_a_nudge_keeps_to_quiet_hours(house: Inside) -> None:
    table = Table(house)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    hour = datetime.fromtimestamp(house.bot.clock(), UTC).hour
    await house.bot.chosen.change(ben.id, quiet_from=hour, quiet_to=(hour + 2) % 24)
    table.world.advance(24 * HOUR)
    before = [message.id for message in calls(ben, table)]
    done = await aki.command(table.thread, "seat nudge")
    assert "the way they like to be called" in done.text
    await table.shown()
    assert [message.id for message in calls(ben, table)] == before  # the call there was stays, and no other comes


def calls(person: Person, table: Table) -> list[Message]:
    return [message for message in person.sees(table.thread) if person in message.pinged]
