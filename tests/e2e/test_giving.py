"""Seats that are given to somebody else, as people see it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.e2e.inside import Inside
from tests.e2e.languages import JAPANESE
from tests.e2e.seated import HOUR, Table, button, game_name, is_silent, words_in

MOST_ANSWERS = 14  # of Ben's seat: more than half of those it gives in the game that is dealt here


@pytest.mark.parametrize("locale", JAPANESE)
async def test_a_seat_is_given_and_its_hand_goes_along(house: Inside, locale: str) -> None:
    """Dan accepts after a restart: the board names him, he has the hand, and Ben's message has it no more."""
    table = Table(house, locale)
    aki, ben, dan = table.aki, table.ben, table.dan
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    own = [message.id for message in ben.dms()]
    given = await ben.command(table.thread, "seat give", person=dan)
    assert table.words("host-give-asked", person="Dan") in given.text
    offer = table.offer
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
    passed = table.words("host-give-passed")
    await table.world.until(lambda: sum(passed in outcome.text for outcome in presses) == 1)
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
    assert table.words("host-not-yours", names=table.polite("Dan")) in late.text
    await table.play_to_the_end(aki, dan)
    rows = {row.player_id: row for row in await house.stored.matches.results(1)}
    assert set(rows) == {aki.id, dan.id}


@pytest.mark.parametrize("locale", JAPANESE)
async def test_an_offer_is_declined_withdrawn_or_passes(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben, chie, dan = table.aki, table.ben, table.chie, table.dan
    await table.begin(aki, ben)
    passed, decline = table.words("host-give-passed"), table.words("host-give-decline")
    first = await table.offered(ben, dan)
    accept = button(first, ":accept:") or ""
    await dan.press(first, decline)
    assert table.words("host-give-declined", person="Dan", name="Ben") in first.text
    assert passed in (await dan.press_raw(first, accept)).text
    table.world.advance(12 * HOUR)  # nobody is asked again and again
    second = await table.offered(ben, dan)
    accept = button(second, ":accept:") or ""
    await ben.press(second, decline)
    assert table.words("host-give-withdrawn", name="Ben") in second.text
    assert passed in (await dan.press_raw(second, accept)).text
    table.world.advance(12 * HOUR)
    third = await table.offered(ben, dan)
    accept = button(third, ":accept:") or ""
    await table.given(ben, chie)
    await table.world.until(lambda: passed in third.text)
    await table.world.until(lambda: "Chie" in table.board.text)
    assert passed in (await dan.press_raw(third, accept)).text
    refused = await ben.command(table.thread, "seat give", person=dan, table=1)
    assert table.words("host-not-seated") in refused.text


@pytest.mark.parametrize("locale", JAPANESE)
async def test_who_cannot_have_a_seat(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben, dan = table.aki, table.ben, table.dan
    await table.begin(aki, ben, computers=1)
    to_bot = await ben.command(table.thread, "seat give", person=table.world.bot)
    assert table.words("host-give-to-computer") in to_bot.text
    to_himself = await ben.command(table.thread, "seat give", person=ben)
    assert table.words("host-give-to-oneself") in to_himself.text
    to_aki = await ben.command(table.thread, "seat give", person=aki)
    assert table.words("host-give-to-seated", name="Aki") in to_aki.text
    offer = await table.offered(ben, dan)
    sure = (await ben.command(table.thread, "resign")).message
    assert sure is not None
    await ben.press(sure, ":resigned:")
    assert table.words("host-give-passed") in (await dan.press(offer, ":accept:")).text
    resigned = await ben.command(table.thread, "seat give", person=dan)
    assert table.words("host-give-resigned") in resigned.text


@pytest.mark.parametrize("locale", JAPANESE)
async def test_who_has_seen_another_hand_cannot_have_a_seat(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben, dan = table.aki, table.ben, table.dan
    await table.begin(aki, ben)
    await table.given(ben, dan)
    refused = await aki.command(table.thread, "seat give", person=ben)
    assert refused.text == table.words("host-give-saw-another", name="Ben")


@pytest.mark.parametrize("locale", JAPANESE)
async def test_a_seat_given_away_late_counts_for_who_gave_it(house: Inside, locale: str) -> None:
    """Ben has given most of its answers when Dan takes it: the result and the rating are Ben's, and the end says so."""
    table = Table(house, locale)
    aki, ben, dan = table.aki, table.ben, table.dan
    await table.begin(aki, ben)
    while len(await table.by(1)) < MOST_ANSWERS:
        await table.somebody_moves(aki, ben)
    await table.given(ben, dan)
    await table.play_to_the_end(aki, dan)
    assert MOST_ANSWERS < len(await table.by(1)) < 2 * MOST_ANSWERS
    rows = {row.seat: row for row in await house.stored.matches.results(1)}
    assert [(rows[seat].player_id, rows[seat].counted) for seat in (0, 1)] == [(aki.id, True), (ben.id, True)]
    changes = {change.player_id: change for change in await house.stored.ratings.changes(1)}
    assert set(changes) == {aki.id, ben.id}
    before, after = (f"{rating.shown:,}" for rating in (changes[ben.id].before, changes[ben.id].after))
    assert table.words("host-rating-earlier", name="Ben", before=before, after=after) in table.board.text
    assert dan.name in table.board.text


@pytest.mark.parametrize("locale", JAPANESE)
async def test_somebody_known_is_asked_in_private_too(house: Inside, locale: str) -> None:
    """Called once, at the table. Accepted in private, the thread says so as well; the answer stands at every copy."""
    table = Table(house, locale)
    aki, ben, chie = table.aki, table.ben, table.chie
    await table.known(chie)
    await table.begin(aki, ben)
    offer = await table.offered(ben, chie)
    asked = next(message for message in chie.dms() if button(message, ":accept:"))
    assert not is_silent(offer)
    assert chie in offer.pinged
    assert is_silent(asked)
    await chie.press(asked, table.words("host-give-accept"))
    taken = table.words("host-give-taken", taker="Chie", giver="Ben")
    await table.world.until(lambda: table.said(taken) == 1)
    assert taken in asked.text
    await table.world.until(lambda: "Chie" in table.board.text)


@pytest.mark.parametrize("locale", JAPANESE)
@pytest.mark.parametrize(
    ("wish", "at_the_table", "in_private"),
    [
        ({"calls": "channel"}, True, False),
        ({"calls": "dm"}, False, True),
        ({"calls": "none"}, False, False),
        ({"calls": "channel", "quiet_from": 0, "quiet_to": 23}, False, False),
        ({"calls": "dm", "away_since": 0.0, "away_until": 1e11}, False, False),
    ],
    ids=["channel", "dm", "none", "quiet", "away"],
)
async def test_an_offer_comes_as_its_taker_likes_to_be_called(
    house: Inside, locale: str, wish: dict[str, Any], at_the_table: bool, in_private: bool
) -> None:
    """Where they are not called it stands there silently. Asked again too early, Ben hears when he may."""
    table = Table(house, locale)
    aki, ben, chie = table.aki, table.ben, table.chie
    table.world.advance(25 * HOUR - table.world.now() % (24 * HOUR))  # to one in the morning
    await table.known(chie)
    await house.bot.chosen.change(chie.id, **wish)
    await table.begin(aki, ben)
    offer = await table.offered(ben, chie)
    private = next(message for message in chie.dms() if button(message, ":accept:"))
    assert [chie in offer.pinged, not is_silent(offer)] == [at_the_table] * 2
    assert is_silent(private) != in_private
    again = await ben.command(table.thread, "seat give", person=chie)
    assert table.words("host-give-asked-lately", name="Chie", when="<t:").partition("<t:")[0] in again.text
    assert table.offer is offer
    assert sum(bool(button(message, ":accept:")) for message in chie.dms()) == 1
    await chie.press(private, table.words("host-give-accept"))
    await table.world.until(lambda: "Chie" in table.board.text)


async def test_who_lets_nobody_write_to_them_is_called_at_the_table(house: Inside) -> None:
    table = Table(house)
    aki, ben, chie = table.aki, table.ben, table.chie
    await table.known(chie)
    await house.bot.chosen.change(chie.id, calls="dm")
    await table.begin(aki, ben)
    chie.dms_open = False
    offer = await table.offered(ben, chie)
    assert chie in offer.pinged
    assert not is_silent(offer)


async def test_everybody_reads_an_offer_in_their_own_language(house: Inside) -> None:
    """The table is English and Chie Japanese: so are the offer and what comes of it, in the thread and in private."""
    table = Table(house)
    aki, ben, chie = table.aki, table.ben, table.chie
    chie.locale = "ja"
    await table.known(chie)
    await table.begin(aki, ben)
    public = await table.offered(ben, chie)
    private = next(message for message in chie.dms() if button(message, ":accept:"))
    copies = {"en-US": public, "ja": private}
    for locale, copy in copies.items():
        assert words_in(locale, "host-give-warning", name="Ben") in copy.text
    await chie.press(private, words_in("ja", "host-give-accept"))
    await table.world.until(lambda: not public.buttons)
    for locale, copy in copies.items():
        assert copy.text == words_in(locale, "host-give-taken", taker="Chie", giver="Ben")


async def test_an_old_hand_is_removed_and_a_lost_one_found_at_the_start(house: Inside) -> None:
    """Edits of old messages are rationed, so an old hand goes; what a crash left is looked for at the start."""
    table = Table(house)
    aki, ben, dan = table.aki, table.ben, table.dan
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
