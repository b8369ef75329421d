"""Seats that the computer plays for somebody until they are back, and nudging, as people see it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from tests.e2e.inside import Inside
from tests.e2e.languages import ENGLISH
from tests.e2e.seated import HOUR, Table, button, is_silent


@pytest.mark.parametrize("locale", ENGLISH)
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


@pytest.mark.parametrize("locale", ENGLISH)
async def test_a_double_press_does_it_once(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben, chie = table.aki, table.ben, table.chie
    await table.begin(aki, ben, chie)
    await table.until_asked(1, aki, ben, chie)
    await table.time_out(1)
    call = button(table.board, ":standin:")
    assert call is not None
    presses = await asyncio.gather(aki.press_raw(table.board, call), chie.press_raw(table.board, call))
    told = [outcome.text for outcome in presses if outcome.text]
    assert told == [table.words("host-computer-already")]
    await table.shown()
    plays = table.words("host-computer-plays", name="Ben")
    await table.world.until(lambda: table.said(plays))
    assert table.said(plays) == 1
    [hand] = ben.dms()
    back = button(hand, ":back:")
    assert back is not None
    presses = await asyncio.gather(ben.press_raw(hand, back), ben.press_raw(table.board, back))
    assert sum(table.words("host-plays-oneself") in outcome.text for outcome in presses) == 1
    again = table.words("host-plays-again", name="Ben")
    await table.world.until(lambda: table.said(again))
    assert table.said(again) == 1


@pytest.mark.parametrize("locale", ENGLISH)
async def test_a_move_while_the_computer_plays_offers_the_seat(house: Inside, locale: str) -> None:
    """An old control says so; the button beside it gives the seat and what is asked, in place."""
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    opened = (await ben.press(table.board, ":hand:")).message
    assert opened is not None
    old = button(opened, ":pick:") or button(table.board, ":pick:")
    assert old is not None
    gone = await ben.command(table.thread, "seat computer")
    assert table.words("host-computer-plays", name="Ben") in gone.text
    await table.shown()
    assert await table.asked() == 0
    refused = (await ben.press_raw(table.board, old)).message
    assert refused is not None
    assert refused.ephemeral
    assert table.words("host-computer-for-you") in refused.text
    await ben.press(refused, table.words("host-take-back"))
    assert table.words("host-waiting", names=table.polite("Aki")) in refused.text
    assert button(refused, ":back:") is None
    await table.until_asked(1, aki, ben)
    await table.move(ben)
    assert (await table.by(1))[-1] == "person"


@pytest.mark.parametrize("locale", ENGLISH)
async def test_only_those_at_the_table_and_only_in_time(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben, dan = table.aki, table.ben, table.dan
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    early = table.words("host-not-overdue", name="Ben")
    assert early in (await aki.command(table.thread, "seat computer", person=ben)).text
    assert early in (await aki.press_raw(table.board, "br:standin:1:::1")).text
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
        assert table.words("host-not-seated") in outcome.text
    stranger = await aki.command(table.thread, "seat computer", person=dan)
    assert table.words("host-not-at-table", name="Dan") in stranger.text
    assert table.words("host-plays-oneself") in (await aki.command(table.thread, "seat back")).text
    assert await table.asked() == 1
    await aki.press(table.board, call)
    alone = await aki.command(table.thread, "seat computer")
    assert table.words("host-nobody-else-plays") in alone.text
    odd = await aki.press_raw(table.board, "br:standin:1:::x")
    assert table.words("core-illegal-passed") in odd.text


@pytest.mark.parametrize("locale", ENGLISH)
async def test_a_week_without_a_move_where_there_is_no_clock(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    table.world.advance(6 * 24 * HOUR)
    refused = await aki.command(table.thread, "seat computer", person=ben)
    assert table.words("host-not-overdue", name="Ben") in refused.text
    table.world.advance(25 * HOUR)
    more = (await aki.press(table.board, ":more:")).message
    assert more is not None
    await aki.press(more, table.words("host-call-computer", name="Ben"))
    await table.shown()
    assert await table.asked() == 0
    games = await ben.command(table.world.channel, "games")
    assert table.words("host-computer-for-you") in games.text
    words = await aki.command(table.thread, "board", text=True)
    assert table.words("host-stood-in", names=table.polite("Ben")) in words.text
    back = await ben.command(table.world.channel, "seat back", table=1)
    assert table.words("host-waiting", names=table.polite("Aki")) in back.text


@pytest.mark.parametrize("locale", ENGLISH)
async def test_both_survive_a_restart(house: Inside, locale: str) -> None:
    """Stood in before, shown and taken back after; the plug pulled between the disk and the screens."""
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    plays = table.words("host-stood-in", names=table.polite("Ben"))
    await house.stop()
    await house.start()
    await house.store.shown.mark_behind(1)
    await house.store.matches.set_stand_in(1, 1, house.bot.clock())
    await house.stop()
    await house.start()
    await table.world.until(lambda: plays in table.board.text)
    assert await table.asked() == 0
    await table.shown()
    await house.store.shown.mark_behind(1)
    await house.store.matches.set_stand_in(1, 1, None)
    await house.stop()
    await house.start()
    await table.world.until(lambda: plays not in table.board.text)


@pytest.mark.parametrize("locale", ENGLISH)
async def test_somebody_away_can_be_forgotten(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    await ben.command(table.thread, "seat computer")
    await table.shown()
    page = (await ben.command(table.world.channel, "privacy")).message
    assert page is not None
    await ben.press(page, table.words("host-privacy-delete"))
    await ben.press(page, table.words("host-privacy-yes"))
    former = table.words("host-former-player")
    await table.world.until(lambda: former in table.board.text)
    for name in ("Ben", former):
        assert table.words("host-stood-in", names=table.polite(name)) not in table.board.text
    assert button(table.board, ":back:") is None
    await table.play_to_the_end(aki)


@pytest.mark.parametrize("locale", ENGLISH)
async def test_who_is_away_is_asked_before_a_game_is_ended(house: Inside, locale: str) -> None:
    """Else one could call the computer for somebody who is late, and leave a losing game alone."""
    table = Table(house, locale)
    aki, ben, dan = table.aki, table.ben, table.dan
    await table.begin(aki, ben)
    await ben.command(table.thread, "seat computer")
    proposed = (await aki.command(table.thread, "end")).message
    assert proposed is not None
    assert table.words("host-end-proposal", table=1) in proposed.text
    agree = button(proposed, ":agree:")
    assert agree is not None
    await table.given(ben, dan)
    passed = table.words("host-proposal-passed")
    assert passed in (await dan.press_raw(proposed, agree)).text  # it was proposed to others
    anew = (await dan.command(table.thread, "end")).message
    assert anew is not None
    await aki.press(anew, table.words("host-proposal-agree"))
    assert table.words("host-ended", table=1) in anew.text


@pytest.mark.parametrize("locale", ENGLISH)
async def test_a_game_that_ends_without_them_offers_nothing_any_more(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await ben.command(table.thread, "seat computer")
    await table.shown()
    await table.play_to_the_end(aki)
    [hand] = ben.dms()
    assert not hand.buttons
    assert table.words("host-closed") in (await ben.press_raw(hand, "br:back:1:::")).text
    results = {row.player_id: row for row in await house.stored.matches.results(1)}
    assert not results[ben.id].counted  # the computer finished it, and Ben gave no answer


@pytest.mark.parametrize("locale", ENGLISH)
async def test_a_proposal_to_end_has_passed_once_somebody_moves(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    proposed = (await aki.command(table.thread, "end")).message
    assert proposed is not None
    await table.somebody_moves(aki, ben)
    await table.world.until(lambda: proposed.deleted)
    row = await house.stored.matches.get(1)
    assert row is not None
    assert row.phase == "live"


@pytest.mark.parametrize("locale", ENGLISH)
async def test_nobody_gives_up_at_a_table_that_has_ended(house: Inside, locale: str) -> None:
    """Neither with the question they had before them already, nor with a new one."""
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    sure = (await ben.command(table.thread, "resign")).message
    proposed = (await aki.command(table.thread, "end")).message
    assert sure is not None
    assert proposed is not None
    await ben.press(proposed, table.words("host-proposal-agree"))
    closed = table.words("host-closed")
    assert (await (await ben.press(sure, ":resigned:")).settled()).text == closed
    assert (await (await ben.press_raw(sure, "br:resign:1:::")).settled()).text == closed


@pytest.mark.parametrize("locale", ENGLISH)
async def test_who_sits_at_two_tables_says_which(house: Inside, locale: str) -> None:
    """In the ordinary channel a command needs a number; in a thread it means the table that is played there."""
    table = Table(house, locale)
    aki, ben, chie = table.aki, table.ben, table.chie
    await table.begin(aki, ben)
    first = table.thread
    await table.begin(aki, chie)
    refused = await aki.command(table.world.channel, "seat computer")
    assert refused.text == table.words("host-which-table", numbers="2 · 1")
    await aki.command(first, "seat computer")
    stood_in = [(await house.stored.matches.seats(match))[0].stand_in for match in (1, 2)]
    assert stood_in[0] is not None
    assert stood_in[1] is None


# Nudging


@pytest.mark.parametrize("locale", ENGLISH)
async def test_a_nudge_calls_once_in_a_while(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    [call] = table.calls(ben)
    too_early = await aki.command(table.thread, "seat nudge")  # he was called just now
    assert "<t:" in too_early.text
    table.world.advance(13 * HOUR)
    more = (await aki.press(table.board, ":more:")).message
    assert more is not None
    done = await aki.press(more, table.words("host-nudge"))
    assert table.words("host-nudged", names=table.polite("Ben")) in done.text
    await table.shown()
    assert call.deleted
    [new] = table.calls(ben)
    assert new.id != call.id
    [hand] = ben.dms()
    assert is_silent(table.board)
    assert is_silent(hand)
    assert not is_silent(call)
    assert not is_silent(new)
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
    assert len(table.calls(ben)) == 1
    self_nudge = await ben.command(table.thread, "seat nudge")
    assert table.words("host-nobody-to-nudge") in self_nudge.text
    await table.until_asked(0, aki, ben)
    assert table.calls(ben) == []


@pytest.mark.parametrize("locale", ENGLISH)
async def test_a_nudge_keeps_to_quiet_hours(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    aki, ben = table.aki, table.ben
    await table.begin(aki, ben)
    await table.until_asked(1, aki, ben)
    hour = datetime.fromtimestamp(house.bot.clock(), UTC).hour
    await house.bot.chosen.change(ben.id, quiet_from=hour, quiet_to=(hour + 2) % 24)
    table.world.advance(24 * HOUR)
    before = [message.id for message in table.calls(ben)]
    done = await aki.command(table.thread, "seat nudge")
    assert table.words("host-nudged", names=table.polite("Ben")) in done.text
    await table.shown()
    assert [message.id for message in table.calls(ben)] == before  # the call there was stays, and no other comes
