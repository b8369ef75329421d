"""A lobby as its people see it: who sits there, who may do what, who is invited."""

from __future__ import annotations

from tests.e2e.inside import Inside
from tests.e2e.seated import Table, words_in


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
    table = Table(house)
    lobby = (await table.aki.command(table.world.channel, "deadmansdraw new")).message
    assert lobby is not None
    for _ in range(2):
        await table.aki.press(lobby, ":computer:")
    match = 1
    seats = await house.stored.matches.seats(match)
    await house.store.matches.remove_seat(match, seats[1].seat)
    await table.aki.press(lobby, ":computer:")
    assert "Computer 1" in lobby.text
    assert "Computer 2" in lobby.text
