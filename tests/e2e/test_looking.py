"""Looking things up: rules, leaders, cards on the table, the log, and help, each for whoever asks."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.base.language import locale_from, words_for
from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from bot.ui.faces import Card
from cogs.faces.dead_mans_draw import SeaFace
from engines import catalogue
from engines.core import Seat, Text
from engines.dead_mans_draw.cards import BY_ID
from tests.e2e.counts import opened
from tests.e2e.inside import Inside
from tests.e2e.languages import BOTH, ENGLISH
from tests.e2e.screens import board_of, hand_of
from tests.e2e.seated import Table, game_name, words_in

TOWN = "scoundrels"


def said(game: str, locale: str, key: str) -> str:
    return words_for(game, locale_from(locale, "en")).say(Text(key), [])


# Rules and leaders


@pytest.mark.parametrize("locale", ENGLISH)
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


# What lies on the table


async def looking(table: Table, person: Person) -> Message:
    """⋯ → "Look at…": the menu stands in the place of what ⋯ opened."""
    opened = (await person.press(table.board, ":more:")).message
    assert opened is not None
    await person.press(opened, ":look:")
    assert opened.only_for is person
    return opened


def offered(menu: Message) -> set[str]:
    return {option.value for select in menu.selects for option in select.options}


@pytest.mark.parametrize("locale", ENGLISH)
async def test_what_lies_on_the_table_can_be_looked_at(house: Inside, locale: str) -> None:
    """A card drawn, in the place of the menu, and the way back to it; in words for those who like them better."""
    table = Table(house, locale)
    await table.begin(table.aki, table.ben)
    async with house.bot.tables.sit(table.match) as live:
        lies = {BY_ID[card].suit for card in live.match.seen(None, 0).view.play_area}
        lies |= {BY_ID[card].suit for player in live.match.seen(None, 0).view.players for card in player.bank}
    menu = await looking(table, table.aki)
    assert offered(menu) == {suit.value for suit in lies}
    suit = sorted(offered(menu))[0]
    await table.aki.choose(menu, ":lookat:", [suit])
    does = said("dead_mans_draw", locale, f"suit-{suit}-help")
    assert does in menu.text  # as the words for those who cannot see the picture
    assert len(menu.attachments) == 1
    await table.aki.press(menu, table.words("host-look-back"))
    assert offered(menu)
    assert menu.attachments == []
    await house.bot.chosen.change(table.aki.id, boards="text")
    await table.aki.choose(menu, ":lookat:", [suit])
    assert (does in menu.text, menu.attachments) == (True, [])


async def test_a_hidden_card_is_looked_at_by_its_holder_alone(house: Inside) -> None:
    """Traits before one is kept: each person finds their own two, a bystander none."""
    table = Table(house)
    lobby = (await table.aki.command(table.world.channel, "deadmansdraw new", traits=True)).message
    assert lobby is not None
    await table.ben.press(lobby, ":join:")
    await table.aki.press(lobby, ":start:")
    await table.world.until(lambda: lobby.thread is not None and table.boards(lobby.thread))
    assert lobby.thread is not None
    table.thread, table.match = lobby.thread, 1
    async with house.bot.tables.sit(1) as live:
        dealt = [{trait.option.id for trait in both} for both in live.match.table.state.dealt]
    menus = [await looking(table, person) for person in (table.aki, table.ben)]
    assert [offered(menu) & (dealt[0] | dealt[1]) for menu in menus] == dealt
    more = (await table.dan.press(table.board, ":more:")).message
    assert more is not None
    assert not {*dealt[0], *dealt[1]} & set(str(more.components).split("'"))
    control = next(menu.custom_id for menu in menus[0].selects)
    tried = await table.ben.press_raw(menus[1], control, 3, [sorted(dealt[0])[0]])
    assert table.words("core-illegal-passed") in tried.text


async def test_a_long_table_is_looked_at_page_by_page(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = {f"card-{n}": Card(f"Card {n}", f"does {n}") for n in range(60)}
    monkeypatch.setattr(SeaFace, "on_table", lambda face, told: cards)
    table = Table(house)
    await table.begin(table.aki, table.ben)
    menu = await looking(table, table.aki)
    seen = offered(menu)
    for _ in range(2):
        await table.aki.press(menu, table.words("host-page-on"))
        assert not seen & offered(menu)
        seen |= offered(menu)
    assert seen == cards.keys()
    await table.aki.choose(menu, ":lookat:", ["card-59"])
    assert "does 59" in menu.text
    await table.aki.press(menu, table.words("host-look-back"))
    assert "card-59" in offered(menu)  # the page it was on


# The log


@pytest.mark.parametrize("locale", ENGLISH)
async def test_the_log_has_pages_with_turns_and_times_and_a_file(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    people = (table.aki, table.ben)
    await table.begin(*people)
    for _ in range(14):
        if "🏆" not in table.board.text:
            await table.somebody_moves(*people)
    log = (await table.aki.command(table.thread, "log")).message
    assert log is not None
    assert log.only_for is table.aki
    newest = log.text
    assert re.search(r"\*\*[●■] (Aki|Ben)\*\* · <t:\d+:f>", newest)
    pages = [newest]
    while (back := [b for b in log.buttons if b.label == "◀"]) and not back[0].disabled:
        await table.aki.press(log, "◀")
        pages.insert(0, log.text)
    assert len(pages) > 1
    assert table.words("host-log-beginning") in pages[0]
    whole = (await table.aki.press(log, ":logfile:")).message
    assert whole is not None
    assert whole.only_for is table.aki
    lines = whole.attachments[0].data.decode().splitlines()
    async with house.bot.tables.sit(table.match) as live:
        told = house.bot.teller.told(live, Seat(0), locale_from(locale, "en"), 0)
    said_in_words = [told.speech.plain(event.text) for event in told.since]
    assert [line for line in lines if line in said_in_words] == said_in_words
    on_pages = [line for page in pages for line in page.splitlines()]
    spoken = [told.speech.say(event.text) for event in told.since]
    assert [line for line in on_pages if line in spoken] == spoken  # each once, in order
    assert any(re.fullmatch(r"[●■] (Aki|Ben) · \d{4}-\d\d-\d\d \d\d:\d\d UTC", line) for line in lines)


# Help


@pytest.mark.parametrize("locale", BOTH)
async def test_help_has_a_page_for_each_topic(house: Inside, locale: str) -> None:
    table = Table(house, locale)
    seen = await help_pages(table, locale)
    assert len({*seen}) == 5
    for game in catalogue:
        assert said(game, locale, "game-tagline") in seen[1]
    names, new = commands_in_the_client(table, locale)
    assert f"/{new}" in seen[0]
    assert f"/{new}" in seen[1]
    assert {*re.findall(r"`/([^` ]+)", "".join(seen))} == names - {words_in(locale, "name-help")}


async def test_help_names_commands_as_the_client_does_whatever_language_was_chosen(house: Inside) -> None:
    table = Table(house)
    await house.bot.chosen.change(table.aki.id, language="ja")
    seen = await help_pages(table, "ja")
    names, new = commands_in_the_client(table, "en-US")
    assert f"/{new}" in seen[0]
    assert {*re.findall(r"`/([^` ]+)", "".join(seen))} == names - {"help"}


@pytest.mark.parametrize("key", ["host-hello", "host-not-seated", "host-give-to-computer", "host-back-anyway"])
async def test_sentences_in_japanese_name_commands_as_a_client_in_japanese_does(house: Inside, key: str) -> None:
    names, _ = commands_in_the_client(Table(house), "ja")
    named = re.findall(r"`/([^` ]+)", words_in("ja", key))
    assert named
    assert {*named} <= names


async def help_pages(table: Table, locale: str) -> list[str]:
    """What Aki reads on all pages, one after the other."""
    page = (await table.aki.command(table.world.channel, "help")).message
    assert page is not None
    assert page.only_for is table.aki
    seen = [page.text]
    for topic in ("games", "commands", "settings", "privacy"):
        await table.aki.press(page, words_in(locale, f"host-help-to-{topic}"))
        seen.append(page.text)
    return seen


def commands_in_the_client(table: Table, locale: str) -> tuple[set[str], str]:
    """The names of all commands in a client in this language, and of one that opens a table."""

    def name(command: dict[str, Any]) -> str:
        return str((command.get("name_localizations") or {}).get(locale, command["name"]))

    commands = {command["name"]: command for command in table.world.commands[None].values()}
    game = commands["deadmansdraw"]
    new = next(option for option in game["options"] if option["name"] == "new")
    return {name(command) for command in commands.values()}, f"{name(game)} {name(new)}"


async def test_a_table_is_opened_from_the_help(house: Inside) -> None:
    table = Table(house)
    page = (await table.aki.command(table.world.channel, "help")).message
    assert page is not None
    await table.aki.press(page, table.words("host-help-to-games"))
    opened = (await table.aki.press(page, f":{TOWN}:")).message
    assert opened is not None
    assert opened.only_for is None
    [row] = await house.stored.matches.in_phase("lobby")
    assert (row.game, row.host_id) == (TOWN, table.aki.id)
    await table.ben.press(opened, ":join:")
    assert "Ben" in opened.text
    private = (await table.chie.command(table.world.dm(table.chie), "help")).message
    assert private is not None
    await table.chie.press(private, table.words("host-help-to-games"))
    refused = await table.chie.press(private, f":{TOWN}:")
    assert table.words("host-only-in-a-server") in refused.text


async def test_a_hand_follows_its_persons_language(house: Inside) -> None:
    """Whoever switches Discord to another language in mid-game reads their hand in it, and nobody else does."""
    aki, ben = house.world.person("Aki"), house.world.person("Ben")
    lobby = await opened(house.world, [aki, ben], "scoundrels", {"length": "short"}, 0)
    assert lobby.thread is not None
    await house.bot.outbox.drain()
    aki.locale = "ja"
    board = board_of(aki, lobby.thread)
    assert board is not None
    await aki.press(board, ":hand:")
    house.bot.outbox.refresh(1)
    await house.bot.outbox.drain()
    hands = [hand_of(person) for person in (aki, ben)]
    assert ["3000人のならず者" in hand.text for hand in hands if hand is not None] == [True, False]
