"""A rematch is an invitation: seats are kept, each person is called once, and nobody sits there who did not join."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import bot.screens.retrying
from bot.base.language import house_words, locale_from
from bot.base.speech import Speech
from bot.desk.server import proofs
from bot.play.fair_dealing import seal_of, verify
from bot.sandbox import posting
from bot.sandbox.messages import Message
from bot.sandbox.people import Outcome, Person
from engines.core import Text
from tests.e2e.agreeing import call_off
from tests.e2e.inside import Inside
from tests.e2e.languages import JAPANESE
from tests.e2e.seated import Table, button


class Again(Table):
    """A table whose match is over, and what comes after it."""

    async def over(self, *people: Person, computers: int = 0) -> None:
        """They give up, all but one seat."""
        await self.begin(*people, computers=computers)
        for person in people[0 if computers else 1 :]:
            await self.resign(person)
        await self.world.until(lambda: "🏆" in self.board.text)

    def still_kept(self, *names: str) -> str:
        """What a host is told who would start too early."""
        words, text = house_words(locale_from(self.locale, "en")), [Text("host-name", name=name) for name in names]
        return words.say(Text("host-still-kept", names=text, count=len(names)), [])

    def both(self, one: str, other: str) -> str:
        """Two people, politely."""
        return Speech(house_words(locale_from(self.locale, "en")), [one, other]).names([0, 1])

    async def resign(self, person: Person) -> None:
        asked = (await person.command(self.thread, "resign")).message
        assert asked is not None
        await person.press(asked, ":resigned:")
        await self.shown()

    async def rematch(self, person: Person) -> Outcome:
        """A press on the finished board; board and lobbies are messages of the same thread."""
        board = next(m for m in reversed(self.boards(self.thread)) if button(m, ":rematch:"))
        return await person.press(board, ":rematch:")

    @property
    def lobbies(self) -> list[Message]:
        return [m for m in self.thread.messages.values() if not m.deleted and button(m, ":start:")]

    @property
    def lobby(self) -> Message:
        [lobby] = self.lobbies
        return lobby

    async def live(self) -> list[int]:
        return [row.id for row in await self.house.stored.matches.in_phase("live")]

    async def number(self) -> int:
        return int((button(self.lobby, ":start:") or "").split(":")[2])

    async def started(self, host: Person) -> int:
        """The host starts, and the board stands there."""
        number, lobby = await self.number(), self.lobby
        await host.press(lobby, ":start:")
        await self.world.until(lambda: any(button(m, f":hand:{number}:") for m in self.boards(self.thread)))
        await self.world.until(lambda: not lobby.buttons)
        return number


@pytest_asyncio.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    async with Inside(tmp_path) as inside:
        yield inside


@pytest.mark.parametrize("locale", JAPANESE)
async def test_seats_are_kept_until_each_person_joins(house: Inside, locale: str) -> None:
    table = Again(house, locale)
    aki, ben, chie = table.aki, table.ben, table.chie
    await table.over(aki, ben, chie, computers=1)
    opened = (await table.rematch(ben)).message
    assert opened is table.lobby
    kept = table.words("host-is-kept")
    lines = [line for line in opened.text.splitlines() if line.startswith(("●", "■", "▲", "◆"))]
    assert [kept in line for line in lines] == [True, False, True, False]  # the computer has its seat
    assert opened.pinged == [aki, chie]
    ready = table.words("host-lobby-ready", name="Ben")
    assert table.words("host-lobby-waiting", names=table.both("Aki", "Chie")) in opened.text
    assert ready not in opened.text
    refused = await ben.press(opened, ":start:")
    assert table.still_kept("Aki", "Chie") in refused.text
    assert table.words("host-full") in (await table.dan.press(opened, ":join:")).text
    assert await table.live() == []
    await aki.press(opened, ":join:")
    assert table.words("host-lobby-waiting", names=table.polite("Chie")) in opened.text
    refused = await ben.press(opened, ":start:")
    assert table.still_kept("Chie") in refused.text
    await chie.press(opened, ":join:")
    assert ready in opened.text
    assert kept not in opened.text
    number = await table.started(ben)
    seats = await house.stored.matches.seats(number)
    assert [seat.player_id for seat in seats] == [aki.id, ben.id, chie.id, None]


async def test_whoever_did_not_join_is_never_in_a_live_match(house: Inside) -> None:
    """Twelve presses on a finished board: one lobby, one call, no match, no rating."""
    table = Again(house)
    await table.over(table.aki, table.ben)
    called = len(table.calls(table.ben))
    for _ in range(12):
        await table.rematch(table.aki)
        await table.aki.press(table.lobby, ":start:")
    assert len(table.lobbies) == 1
    assert await table.live() == []
    assert await house.stored.matches.of_player(table.ben.id, ("lobby", "live")) == []
    assert len(table.calls(table.ben)) == called + 1
    assert await house.stored.ratings.of_player(table.ben.id) == []


async def test_a_second_press_leads_to_the_same_lobby_also_after_a_restart(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben)
    await table.rematch(table.aki)
    lobby, number = table.lobby, await table.number()
    told = await table.rematch(table.ben)
    assert str(lobby.id) in told.text
    assert str(table.lobby.id) in told.text
    await house.stop()
    await house.start()
    assert str(lobby.id) in (await table.rematch(table.ben)).text
    assert table.lobbies == [lobby]
    await table.ben.press(lobby, ":join:")
    await table.started(table.aki)
    assert f"table {number}" in (await table.rematch(table.ben)).text  # it has begun, and there is no other
    assert len(await house.stored.matches.in_phase("lobby", "live", "void")) == 1


async def test_two_who_press_at_once_get_one_lobby(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben, table.chie)
    await asyncio.gather(*(table.rematch(person) for person in (table.aki, table.ben, table.chie, table.aki)))
    assert len(table.lobbies) == 1
    assert len(await house.stored.matches.in_phase("lobby", "void")) == 1
    assert len(table.lobby.pinged) == 2


async def test_a_lobby_that_was_called_off_can_be_opened_again_but_calls_nobody(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben)
    await table.rematch(table.aki)
    first = table.lobby
    await call_off(table.aki, first)
    await table.rematch(table.aki)
    assert table.lobby is not first
    assert (first.pinged, table.lobby.pinged) == ([table.ben], [])


async def test_a_seat_that_is_kept_stands_among_ones_games(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben)
    await table.rematch(table.aki)
    assert table.words("host-kept-for-you") in (await table.ben.command(table.world.channel, "games")).text
    assert table.words("host-kept-for-you") not in (await table.aki.command(table.world.channel, "games")).text
    await table.ben.press(table.lobby, "Not this time")
    assert table.words("host-no-games") in (await table.ben.command(table.world.channel, "games")).text


async def test_a_lobby_whose_message_was_deleted_is_shown_again(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben)
    await table.rematch(table.aki)
    number = await table.number()
    posting.delete(house.world, table.lobby)
    await table.rematch(table.ben)
    assert (await table.number(), table.lobby.pinged) == (number, [])


async def test_a_kept_seat_can_be_declined_or_freed_and_then_taken(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben, table.chie)
    await table.rematch(table.aki)
    await table.ben.press(table.lobby, "Not this time")
    assert "Ben" not in table.lobby.text
    menu = (await table.aki.press(table.lobby, ":options:")).message
    assert menu is not None
    await table.aki.choose(menu, ":remove:", ["Chie (seat saved)"])
    await house.bot.lobby_screen.drain()
    assert "Chie" not in table.lobby.text
    await table.dan.press(table.lobby, ":join:")
    assert button(table.lobby, ":kept") is None  # nobody is left to decline
    number = await table.started(table.aki)
    seats = await house.stored.matches.seats(number)
    assert [seat.player_id for seat in seats] == [table.aki.id, table.dan.id]


async def test_a_menu_from_before_somebody_left_frees_nobody_elses_seat(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben, table.chie)
    await table.rematch(table.aki)
    menu = (await table.aki.press(table.lobby, ":options:")).message
    assert menu is not None
    await table.chie.press(table.lobby, ":join:")
    await table.ben.press(table.lobby, "Not this time")
    refused = await table.aki.choose(menu, ":remove:", ["1"])  # it was Ben's, and is Chie's now
    assert table.words("core-illegal-passed") in refused.text
    assert "Chie" in table.lobby.text


async def test_people_are_called_as_they_like_to_be(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben, table.chie, table.dan)
    await house.bot.chosen.change(table.ben.id, calls="dm")
    await house.bot.chosen.change(table.chie.id, calls="none")
    await table.rematch(table.aki)
    assert table.lobby.pinged == [table.dan]
    await house.world.until(lambda: "would like a rematch" in table.ben.dms()[-1].text)
    assert not any("would like a rematch" in message.text for message in table.chie.dms())


async def test_only_those_who_played_can_ask_for_a_rematch(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben)
    assert table.words("host-not-seated") in (await table.rematch(table.dan)).text
    assert table.lobbies == []


# In the thread


async def test_the_thread_is_the_new_matchs(house: Inside) -> None:
    """It is renamed, and every command there means the newest match."""
    table = Again(house)
    await table.over(table.aki, table.ben)
    old, thread = table.match, table.thread
    assert str(old) in thread.name
    await table.rematch(table.aki)
    assert "wins" in (await table.ben.command(thread, "hand")).text  # until the start it is the one that was played
    await table.ben.press(table.lobby, ":join:")
    number = await table.started(table.aki)
    await house.world.until(lambda: thread.name == f"Dead Man's Draw · table {number}")
    here = f"table {number}"
    table.match = number
    for command in ("hand", "board"):
        assert here in (await table.aki.command(thread, command)).text, command
    log = (await table.aki.command(thread, "log")).message
    assert log is not None
    whole = (await table.aki.press(log, ":logfile:")).message
    assert whole is not None
    assert whole.attachments[0].filename == f"table-{number}.txt"
    assert here in (await table.aki.command(thread, "end")).text
    await table.until_asked(0, table.aki, table.ben)
    await table.move(table.aki)
    undo = (await table.aki.command(thread, "undo")).message
    assert undo is not None
    assert any(f":{number}:" in (b.custom_id or "") for b in undo.buttons), undo.text
    assert "computer plays for Ben" in (await table.ben.command(thread, "seat computer")).text
    await table.ben.command(thread, "seat back")
    await table.resign(table.ben)
    assert [row.id for row in await house.stored.matches.in_phase("over")] == [old, number]


async def test_a_table_opened_in_a_thread_is_the_threads_newest_and_leaves_its_name(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben)
    name = table.thread.name
    await table.ben.command(table.thread, "deadmansdraw new", traits=False)
    await table.aki.press(table.lobby, ":join:")
    number = await table.started(table.ben)
    assert table.thread.name == name
    assert f"table {number}" in (await table.aki.command(table.thread, "hand")).text


async def test_the_thread_is_renamed_though_it_fails_at_first(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben)
    await table.rematch(table.aki)
    await table.ben.press(table.lobby, ":join:")
    fault = house.world.faults.drop("PATCH", rf"/channels/{table.thread.id}$", times=2)
    number = await table.started(table.aki)
    await house.world.until(lambda: table.thread.name.endswith(f"table {number}"))
    assert fault.hits == 2


# Ratings


async def test_a_match_nobody_played_is_not_rated_and_says_so(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben)
    assert table.words("host-unrated", answers=3) in table.board.text
    assert await house.stored.ratings.of_player(table.ben.id) == []


@pytest.mark.parametrize("locale", JAPANESE)
async def test_a_match_that_both_played_is_rated(house: Inside, locale: str) -> None:
    table = Again(house, locale)
    await table.begin(table.aki, table.ben)
    counts = {0: 0, 1: 0}
    while min(counts.values()) < 3:
        seat = await table.asked()
        await table.move([table.aki, table.ben][seat])
        counts[seat] += 1
    await table.resign(table.ben)
    await house.world.until(lambda: "🏆" in table.board.text)
    assert table.words("host-unrated", answers=3) not in table.board.text
    assert len(await house.stored.ratings.changes(table.match)) == 2


# The deal


async def test_the_lobby_shows_the_whole_seal_and_every_join_as_it_happens(house: Inside) -> None:
    table = Again(house)
    lobby = (await table.aki.command(house.world.channel, "deadmansdraw new", traits=False)).message
    assert lobby is not None
    [row] = await house.stored.matches.in_phase("lobby")
    assert seal_of(row.secret) in lobby.text
    assert "joined:" not in lobby.text
    for person, sign in ((table.ben, "■"), (table.chie, "▲")):
        pressed = await person.press(lobby, ":join:")
        assert f"{sign} {pressed.interaction.id}" in lobby.text
    await table.aki.press(lobby, ":start:")
    await house.bot.lobby_screen.drain()
    assert seal_of(row.secret) in lobby.text
    assert str(pressed.interaction.id) in lobby.text


async def proof_of(house: Inside, match: int) -> str:
    [(_, text)] = [entry async for entry in proofs(house.stored, [match])]
    return text


async def test_in_a_rematch_only_what_is_pressed_after_the_seal_counts(house: Inside) -> None:
    table = Again(house)
    await table.over(table.aki, table.ben)
    pressed = await table.rematch(table.aki)
    lobby = table.lobby
    joined = await table.ben.press(lobby, ":join:")
    table.match = await table.started(table.aki)
    await table.resign(table.ben)
    await house.world.until(lambda: sum("🏆" in m.text for m in table.boards(table.thread)) == 2)
    text = await proof_of(house, table.match)
    told = json.loads(text)
    assert (told["lobby"], told["joins"]) == (str(lobby.id), [None, str(joined.interaction.id)])
    assert str(pressed.interaction.id) not in text
    board = table.boards(table.thread)[-1].text
    [seal] = re.findall(r"seal (\w{64}),", board)
    assert seal in lobby.text
    assert verify(text, seal).fair
    assert str(joined.interaction.id) in board


async def test_who_joins_while_the_host_starts_is_in_the_deal(house: Inside) -> None:
    """The seed is of those who sit there when the match is stored, not when Start was pressed."""
    table = Again(house)
    lobby = (await table.aki.command(house.world.channel, "deadmansdraw new", traits=False)).message
    assert lobby is not None
    await table.ben.press(lobby, ":join:")
    opening = house.world.faults.hold("POST", r"/threads$")
    starting = asyncio.create_task(table.aki.press(lobby, ":start:"))
    await opening.reached.wait()
    await table.chie.press(lobby, ":join:")
    opening.release()
    await starting
    await house.world.until(lambda: lobby.thread is not None and table.boards(lobby.thread))
    assert lobby.thread is not None
    table.thread = lobby.thread
    for person in (table.ben, table.chie):
        await table.resign(person)
    row = await house.stored.matches.get(1)
    assert row is not None
    text = await proof_of(house, 1)
    assert len(json.loads(text)["joins"]) == 3
    assert verify(text, seal_of(row.secret)).fair


async def test_alone_with_computers_the_press_on_start_counts(house: Inside) -> None:
    table = Again(house)
    lobby = (await table.aki.command(house.world.channel, "deadmansdraw new", traits=False)).message
    assert lobby is not None
    await table.aki.press(lobby, ":computer:")
    pressed = await table.aki.press(lobby, ":start:")
    await house.world.until(lambda: lobby.thread is not None and table.boards(lobby.thread))
    await house.bot.lobby_screen.drain()
    assert f"● {pressed.interaction.id}" in lobby.text
    assert lobby.thread is not None
    table.thread = lobby.thread
    await table.resign(table.aki)
    row = await house.stored.matches.get(1)
    assert row is not None
    assert verify(await proof_of(house, 1), seal_of(row.secret)).fair
