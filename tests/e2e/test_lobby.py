"""A lobby as its people see it: who sits there, who may do what, who is invited."""

from __future__ import annotations

import pytest

from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from tests.e2e.agreeing import call_off
from tests.e2e.inside import Inside
from tests.e2e.languages import ENGLISH
from tests.e2e.seated import Table, button, words_in


class Lobby(Table):
    """A lobby that Aki has opened."""

    lobby: Message

    async def open(self) -> None:
        opened = (await self.aki.command(self.world.channel, "deadmansdraw new")).message
        assert opened is not None
        self.lobby = opened

    async def invite(self, host: Person, *people: Person) -> str:
        """Somebody at the table invites these; what they are told."""
        menu = (await host.press(self.lobby, ":invite:")).message
        assert menu is not None
        assert menu.only_for is host
        await host.choose(menu, ":invited:", people)
        return menu.text

    @property
    def invitations(self) -> list[Message]:
        """What has been posted beside the lobby."""
        messages = self.world.channel.messages.values()
        return [m for m in messages if not m.deleted and m.only_for is None and m is not self.lobby]

    async def number_of_lobbies(self) -> int:
        return len(await self.house.stored.matches.in_phase("lobby"))


# Who sits there


async def test_a_computer_is_called_in_each_readers_language(house: Inside) -> None:
    """The lobby and the board speak the server's language; what one person sees speaks theirs."""
    table = Table(house)
    table.ben.locale = "ja"
    english, japanese = (words_in(locale, "host-computer-name", number=1) for locale in ("en-US", "ja"))
    await table.begin(table.aki, table.ben, computers=1)
    for person, name, other in ((table.aki, english, japanese), (table.ben, japanese, english)):
        position = (await person.command(table.thread, "board", text=True)).text
        assert name in position
        assert other not in position
    assert [seat.name for seat in await house.stored.matches.seats(table.match)][2] == english  # as it was stored


async def test_computers_are_numbered_by_their_seats(house: Inside) -> None:
    """One that is asked to leave and one that comes leave no two of a number."""
    table = Lobby(house)
    await table.open()
    lobby = table.lobby
    for _ in range(2):
        await table.aki.press(lobby, ":computer:")
    match = 1
    seats = await house.stored.matches.seats(match)
    await house.store.matches.remove_seat(match, seats[1].seat)
    await table.aki.press(lobby, ":computer:")
    assert "Computer 1" in lobby.text
    assert "Computer 2" in lobby.text


@pytest.mark.parametrize("locale", ENGLISH)
async def test_only_those_who_have_joined_add_computers(house: Inside, locale: str) -> None:
    table = Lobby(house, locale)
    await table.open()
    refused = await table.ben.press(table.lobby, ":computer:")
    assert table.words("host-not-joined") in refused.text
    assert refused.message is not None
    assert refused.message.only_for is table.ben
    assert len(await house.stored.matches.seats(1)) == 1
    await table.ben.press(table.lobby, ":join:")
    await table.ben.press(table.lobby, ":computer:")
    assert [seat.is_computer for seat in await house.stored.matches.seats(1)] == [False, False, True]


# What only the host may do


@pytest.mark.parametrize("locale", ENGLISH)
async def test_calling_a_table_off_asks_once_more(house: Inside, locale: str) -> None:
    table = Lobby(house, locale)
    await table.open()
    assert button(table.lobby, ":cancel:") is None  # nobody else sees it
    panel = (await table.aki.press(table.lobby, ":options:")).message
    assert panel is not None
    assert panel.only_for is table.aki
    await table.aki.press(panel, ":cancel:")
    assert table.words("host-cancel-sure") in panel.text
    assert await table.number_of_lobbies() == 1
    await table.aki.press(panel, table.words("host-cancel-no"))
    assert button(panel, ":cancel:") is not None
    await call_off(table.aki, table.lobby)
    await house.bot.lobby_screen.drain()
    assert await table.number_of_lobbies() == 0
    assert table.words("host-cancelled") in table.lobby.text


async def test_a_cancel_button_of_an_older_lobby_asks_too(house: Inside) -> None:
    """It stood on the lobby itself, for everybody to press."""
    table = Lobby(house)
    await table.open()
    asked = await table.aki.press_raw(table.lobby, "br:cancel:1:::")
    assert table.words("host-cancel-sure") in asked.text
    assert asked.message is not None
    assert asked.message.only_for is table.aki
    refused = await table.ben.press_raw(table.lobby, "br:cancel:1:::")
    assert table.words("host-only-the-host", name="Aki") in refused.text
    assert await table.number_of_lobbies() == 1


@pytest.mark.parametrize("locale", ENGLISH)
async def test_everybody_sees_who_starts_and_others_are_told_kindly(house: Inside, locale: str) -> None:
    table = Lobby(house, locale)
    await table.open()
    assert table.words("host-lobby-missing", count=1) in table.lobby.text
    await table.ben.press(table.lobby, ":join:")
    assert table.words("host-lobby-ready", name="Aki") in table.lobby.text
    told = await table.ben.press(table.lobby, ":start:")
    assert table.words("host-only-the-host", name="Aki") in told.text
    panel = (await table.ben.press(table.lobby, ":options:")).message
    assert panel is not None
    assert (panel.selects, panel.buttons) == ([], [])
    assert table.words("host-option-host", name="Aki") in panel.text


# Invitations


@pytest.mark.parametrize("locale", ENGLISH)
async def test_people_are_invited_by_mention_each_once(house: Inside, locale: str) -> None:
    table = Lobby(house, locale)
    await table.open()
    assert table.words("host-invite-done", names="Ben") in await table.invite(table.aki, table.ben)
    [first] = table.invitations
    assert first.pinged == [table.ben]
    assert "Aki" in first.text
    assert f"/{table.lobby.id}" in first.text  # the way to the Join button
    told = await table.invite(table.aki, table.ben, table.chie)
    assert table.words("host-invite-done", names="Chie") in told
    assert table.words("host-invite-left-out", names="Ben") in told
    assert [message.pinged for message in table.invitations] == [[table.ben], [table.chie]]
    await table.ben.press(table.lobby, ":join:")
    await table.invite(table.ben, table.aki, table.chie)
    assert len(table.invitations) == 2  # those who sit here, and who was invited by somebody else


async def test_bots_are_not_invited_and_only_those_who_sit_there_invite(house: Inside) -> None:
    table = Lobby(house)
    await table.open()
    refused = await table.dan.press(table.lobby, ":invite:")
    assert table.words("host-not-joined") in refused.text
    table.dan.bot = True
    assert table.words("host-invite-left-out", names="dan") in await table.invite(table.aki, table.dan)
    menu = (await table.aki.press(table.lobby, ":invite:")).message
    assert menu is not None
    late = await table.ben.press_raw(menu, "br:invited:1:::", 5, [str(table.chie.id)])
    assert table.words("host-not-joined") in late.text
    assert table.invitations == []


async def test_an_invitation_calls_everybody_as_they_like_it(house: Inside) -> None:
    """In private, or not at all; the message names them all the same."""
    table = Lobby(house)
    await table.known(table.ben)
    await table.known(table.chie)
    await house.bot.chosen.change(table.ben.id, calls="dm")
    await house.bot.chosen.change(table.chie.id, calls="none")
    await table.open()
    lobbies = {message.id for message in table.invitations}
    await table.invite(table.aki, table.ben, table.chie)
    [message] = [m for m in table.invitations if m.id not in lobbies]
    assert message.pinged == []
    assert "invites you" in table.ben.dms()[-1].text
    assert not any("invites you" in m.text for m in table.chie.dms())
