"""Looking things up: rules, leaders, cards on the table, the log, and help, each for whoever asks."""

from __future__ import annotations

import pytest

from bot.language import locale_from, words_for
from engines.core import Text
from tests.e2e.inside import Inside
from tests.e2e.seated import LANGUAGES, Table, game_name, words_in

TOWN = "scoundrels"


def said(game: str, locale: str, key: str) -> str:
    return words_for(game, locale_from(locale, "en")).say(Text(key), [])


# Rules and leaders


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_in_a_thread_rules_and_leaders_are_those_of_its_game(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    lobby = (await table.aki.command(table.world.channel, "scoundrels new")).message
    assert lobby is not None
    await table.aki.press(lobby, ":computer:")
    await table.aki.press(lobby, ":start:")
    await table.world.until(lambda: lobby.thread is not None and table.boards(lobby.thread))
    assert lobby.thread is not None
    town = said(TOWN, locale, "game-name")
    assert town in (await table.aki.command(lobby.thread, "rules")).text
    leaders = await table.aki.command(lobby.thread, "leaderboard")
    assert words_in(locale, "host-leaderboard-title", game=town) in leaders.text
    named = await table.aki.command(lobby.thread, "leaderboard", game="dead_mans_draw")
    assert words_in(locale, "host-leaderboard-title", game=game_name(locale)) in named.text


async def test_elsewhere_rules_ask_for_the_game_and_stay_with_it(house: Inside) -> None:
    table = Table(house)
    which = await table.aki.command(table.world.channel, "rules")
    assert words_in("en-US", "host-rules-which") in which.text
    assert which.message is not None
    await table.aki.press(which.message, f":{TOWN}:")
    name = said(TOWN, "en-US", "game-name")
    assert f"{name}: {said(TOWN, 'en-US', 'rules-goal-title')}" in which.text
    await table.aki.press(which.message, which.message.buttons[-1].label)
    assert name in which.text
    found = await table.aki.command(table.world.channel, "rules", game=TOWN, search="safe")
    assert name in found.text
