"""Fourteen options and a deck of one's own: chosen in the lobby, page by page, and played with."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import bot.base.language
import bot.screens.retrying
from bot.game_cog import GameCog
from bot.sandbox.messages import Message, walk
from bot.sandbox.people import Person
from tests.bot.bazaar import GAME, WORDS, BazaarFace, Options
from tests.bot.volley import register
from tests.e2e.agreeing import CHOSEN, agree, turning
from tests.e2e.inside import Inside
from tests.e2e.languages import BOTH
from tests.e2e.seated import Table, button, words_in


@pytest_asyncio.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    register(monkeypatch, tmp_path, GAME, WORDS)
    bot.base.language.words_for.cache_clear()
    async with Inside(tmp_path) as inside:
        await inside.bot.add_cog(GameCog(inside.bot, BazaarFace()))
        await inside.bot.tree.sync()
        yield inside
    bot.base.language.words_for.cache_clear()


class Stalls(Table):
    """A lobby of Bazaar, and the pages somebody opens there."""

    lobby: Message

    async def open(self) -> None:
        opened = (await self.aki.command(self.world.channel, "bazaar new")).message
        assert opened is not None
        self.lobby = opened

    async def page(self, person: Person, verb: str = ":options:") -> Message:
        opened = (await person.press(self.lobby, verb)).message
        assert opened is not None
        return opened

    async def agreed(self) -> dict[str, object]:
        [row] = await self.house.stored.matches.in_phase("lobby")
        return row.options

    async def choose(self, page: Message, name: str, value: object) -> str:
        """What was said to the host."""
        return await agree(self.aki, page, name, value)


@pytest.mark.parametrize("locale", BOTH)
async def test_every_option_has_a_control_that_says_what_it_means(house: Inside, locale: str) -> None:
    table = Stalls(house, locale)
    await table.open()
    page = await table.page(table.aki)
    seen: set[str] = set()
    texts = ""
    for _ in range(9):
        assert sum(1 for _ in walk(page.components)) <= 40
        texts += page.text
        seen |= {option.value.partition("=")[0] for menu in page.selects for option in menu.options}
        if turning(page)[-1].disabled:
            break
        await table.aki.press(page, str(turning(page)[-1].custom_id))
    short = "ja" if locale == "ja" else "en"
    assert seen >= set(Options.model_fields)
    assert all(f"{short} {name}" in texts for name in Options.model_fields)
    assert all(group in texts for group in ("BOARD", "TRADE", "PEOPLE"))
    assert "what it means" in texts


async def test_the_host_agrees_on_all_of_them(house: Inside) -> None:
    table = Stalls(house)
    await table.open()
    page = await table.page(table.aki)
    for name, value in CHOSEN.items():
        await table.choose(page, name, value)
    assert await table.agreed() == CHOSEN
    await house.bot.lobby_screen.drain()
    assert all(f"en {name}" in table.lobby.text for name in CHOSEN)
    chosen = [option.value for menu in page.selects for option in menu.options if option.default]
    assert "nobles=many" in chosen  # the menus show what holds now, on the page where it was chosen


async def test_what_does_not_go_together_is_refused(house: Inside) -> None:
    table = Stalls(house)
    await table.open()
    page = await table.page(table.aki)
    assert "doesn't go with" in await table.choose(page, "bridge", True)
    assert await table.agreed() == Options().model_dump(mode="json")


@pytest.mark.parametrize("word", ["river=maybe", "moon=true", "river", "", "=", "stalls=61"])
async def test_what_was_never_offered_is_refused(house: Inside, word: str) -> None:
    table = Stalls(house)
    await table.open()
    page = await table.page(table.aki)
    menu = next(menu for menu in page.selects if ":option:" in menu.custom_id)
    refused = await table.aki.press_raw(page, menu.custom_id, 3, [word])
    assert words_in("en-US", "core-illegal-passed") in refused.text
    assert await table.agreed() == Options().model_dump(mode="json")


async def test_only_the_host_changes_them(house: Inside) -> None:
    table = Stalls(house)
    await table.open()
    await table.ben.press(table.lobby, ":join:")
    page = await table.page(table.ben)
    assert (page.selects, page.buttons) == ([], [])
    assert all(f"en {name}" in page.text for name in Options.model_fields)  # to read
    hers = await table.page(table.aki)
    option = next(menu.custom_id for menu in hers.selects if ":option:" in menu.custom_id)
    refused = await (await table.ben.press_raw(page, option, 3, ["river=true"])).settled()
    assert words_in("en-US", "host-only-the-host", name="Aki") in refused.text


async def test_two_changes_at_once_are_both_kept(house: Inside) -> None:
    table = Stalls(house)
    await table.open()
    number = int((button(table.lobby, ":start:") or "").split(":")[2])
    lobby, aki = house.bot.lobby, table.aki.id
    first, second = lobby.set_option(number, aki, "river=true"), lobby.set_option(number, aki, "silk=true")
    await asyncio.gather(first, second)
    agreed = await table.agreed()
    assert (agreed["river"], agreed["silk"]) == (True, True)


async def test_a_deck_is_chosen_in_private_and_played_with(house: Inside) -> None:
    table = Stalls(house)
    await table.open()
    await table.ben.press(table.lobby, ":join:")
    for person, deck in ((table.aki, "knives"), (table.ben, "ravens")):
        own = await table.page(person, ":own:")
        assert own.only_for is person
        assert [option.value for option in own.selects[0].options if option.default] == ["deck=lanterns"]
        await person.choose(own, ":ownset:", [f"deck={deck}"])
        assert [option.value for option in own.selects[0].options if option.default] == [f"deck={deck}"]
    nobody = await table.dan.press(table.lobby, ":own:")
    assert words_in("en-US", "host-not-joined") in nobody.text
    await table.aki.press(table.lobby, ":computer:")
    await table.aki.press(table.lobby, ":start:")
    await house.world.until(lambda: table.lobby.thread is not None and table.boards(table.lobby.thread))
    assert table.lobby.thread is not None
    table.thread, table.match = table.lobby.thread, 1
    await table.shown()
    record = await house.stored.matches.record(1)
    assert record["seat_options"] == [{"deck": "knives"}, {"deck": "ravens"}, {}]
    assert "en deck knives" in (await table.aki.command(table.thread, "hand")).text
    for person, deck in ((table.aki, "ravens"), (table.ben, "knives"), (table.dan, "knives"), (table.dan, "ravens")):
        seen = [*person.sees(table.thread), *person.sees(table.world.channel), *person.dms()]
        told = [
            m.text + json.dumps(m.components) for m in seen if ":ownset:" not in str(m.components)
        ]  # but one's own page
        assert len(told) > 1
        assert not any(deck in text for text in told)


async def test_a_table_with_fourteen_options_is_played_to_its_end_and_again_with_the_same_deck(house: Inside) -> None:
    table = Stalls(house)
    await table.open()
    await table.ben.press(table.lobby, ":join:")
    await table.ben.choose(await table.page(table.ben, ":own:"), ":ownset:", ["deck=ravens"])
    page = await table.page(table.aki)
    for name, value in CHOSEN.items():
        await table.choose(page, name, value)
    await table.aki.press(table.lobby, ":start:")
    await house.world.until(lambda: table.lobby.thread is not None and table.boards(table.lobby.thread))
    assert table.lobby.thread is not None
    table.thread, table.match = table.lobby.thread, 1
    people = (table.aki, table.ben)
    while "🏆" not in table.board.text:
        async with house.bot.tables.sit(1) as live:
            asked = next(iter(live.match.pending))
        await table.move(people[asked])
    await table.aki.press(table.board, ":rematch:")
    [lobby] = await house.stored.matches.in_phase("lobby")
    assert lobby.options == CHOSEN
    assert [seat.options for seat in await house.stored.matches.seats(lobby.id)] == [{}, {"deck": "ravens"}]


async def test_all_of_them_can_be_said_in_the_command(house: Inside) -> None:
    table = Stalls(house)
    opened = await table.aki.command(table.world.channel, "bazaar new", **CHOSEN)
    assert await table.agreed() == CHOSEN
    assert all(f"en {name}" in opened.text for name in CHOSEN)


@pytest.mark.parametrize("locale", BOTH)
async def test_what_does_not_go_together_is_said_kindly_and_opens_nothing(house: Inside, locale: str) -> None:
    table = Stalls(house, locale)
    refused = await table.aki.command(table.world.channel, "bazaar new", bridge=True)
    assert words_in(locale, "host-option-not-together") in refused.text
    assert await house.stored.matches.in_phase("lobby") == []
