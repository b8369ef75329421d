"""With fourteen options, twelve open offers, long lists and answers in steps, by people who use what is shown."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import bot.screens.retrying
from bot.base.language import words_for
from bot.game_cog import GameCog
from bot.sandbox.messages import Button, Message, Select, walk
from bot.sandbox.people import Outcome, Person
from engines.core import Match
from tests.bot.volley import register
from tests.claims import GAME, ROWS, WORDS, ClaimsFace
from tests.e2e.agreeing import CHOSEN, agree
from tests.e2e.house import board_of, is_over
from tests.e2e.inside import Inside
from tests.e2e.languages import ENGLISH

OFFERS = 12
MORE = {"en-US": "more…", "ja": "ほか"}
SAID = {
    "en-US": {
        "rows": "Row D",
        "unclear": '"d" could be **D1**, **D2**, **D3**, **D4**, **D5** or 3 more.',
        "nothing": 'Nothing you can choose here is called "zebra".',
        "stake": "Stake a parcel",
        "in the other language": "Ｄの列ｄ５",
    },
    "ja": {
        "rows": "Dの列",
        "unclear": "「d」に当てはまるものがいくつかあります：**D1**、**D2**、**D3**、**D4**、**D5**、ほか3件。",
        "nothing": "「zebra」という選択肢はありません。",
        "stake": "区画を1つ押さえる",
        "in the other language": "row d ｄ５",
    },
}


@pytest_asyncio.fixture
async def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    register(monkeypatch, folder, GAME, WORDS)
    words_for.cache_clear()
    async with Inside(folder) as house:
        await house.bot.add_cog(GameCog(house.bot, ClaimsFace()))
        await house.bot.tree.sync()
        yield house
    words_for.cache_clear()


class Prospectors:
    """Two people at a table of Claims."""

    def __init__(self, house: Inside, locale: str) -> None:
        house.world.guild.locale = locale
        self.house, self.world, self.locale, self.rng = house, house.world, locale, random.Random(locale)
        self.people = [self.world.person(name, locale=locale) for name in ("Aki", "Ben")]
        self.match = 0
        self.lobby: Message

    async def begin(self, *, options: bool = False) -> None:
        aki, ben = self.people
        lobby = (await aki.command(self.world.channel, "claims new")).message
        assert lobby is not None
        self.lobby = lobby
        await ben.press(lobby, ":join:")
        if options:
            await self.agree_on_everything()
        self.match = int(str(lobby.buttons[0].custom_id).split(":")[2])
        await aki.press(lobby, ":start:")
        await self.world.until(lambda: lobby.thread is not None and board_of(aki, lobby.thread))

    async def agree_on_everything(self) -> None:
        """The host sets every option otherwise than usual, on the pages of the lobby."""
        page = (await self.people[0].press(self.lobby, ":options:")).message
        assert page is not None
        for name, value in CHOSEN.items():
            await agree(self.people[0], page, name, value)

    async def move(self, person: Person) -> Message:
        """What "Your move" opens."""
        assert self.lobby.thread is not None
        board = board_of(person, self.lobby.thread)
        assert board is not None
        opened = (await person.press(board, ":hand:")).message
        assert opened is not None
        return opened

    async def bury(self, person: Person) -> None:
        """In secret, by tapping."""
        message = await self.move(person)
        await self.answer(person, message, asks_on(message)[0])

    async def answer(self, person: Person, message: Message, ask: str) -> None:
        """Use the controls of one question until it is answered."""
        for _ in range(200):
            if ask not in asks_on(message):
                return
            outcome = await self._use(person, message, ask)
            assert not outcome.failed
        pytest.fail(f"no answer: {message.text}")

    async def _use(self, person: Person, message: Message, ask: str) -> Outcome:
        """Confirm if that can be done; else something at random: a choice, another group, a name that is typed."""
        own = [part for part in controls(message) if part.custom_id and part.custom_id.split(":")[3] == ask]
        own = [part for part in own if not part.disabled and verb(part) not in ("order", "clear", "page", "open")]
        ready = [part for part in own if verb(part) == "done"]
        part = (ready or [self.rng.choice(own)])[0]
        if isinstance(part, Select):
            count = self.rng.randint(part.min, part.max)
            values = [option.value for option in self.rng.sample(part.options, max(1, count))]
            return await person.choose(message, part.custom_id, values)
        outcome = await person.press(message, str(part.custom_id))
        if outcome.modal is None:
            return outcome
        label = outcome.modal.labels[0]
        number = re.search(r"\d+", label)
        typed = number[0] if number else f"{self.rng.choice(ROWS.lower())}{self.rng.randint(1, 8)}"
        return await person.submit(outcome.modal, {label: typed})

    async def take_every_offer(self, person: Person) -> None:
        """One after the other, those behind the menu too."""
        message = await self.move(person)
        for left in range(OFFERS, 0, -1):
            found = reachable(message)
            assert len(found) == left + (person.name == "Aki")
            offers = found[1:] if person.name == "Aki" else found
            ask = self.rng.choice(offers)
            if ask not in asks_on(message):
                await person.choose(message, ":asks:", [ask])
                assert asks_on(message) == [ask]
                assert len(reachable(message)) == len(found)
            await self.answer(person, message, ask)

    async def points(self) -> list[int]:
        match = Match.replay(await self.house.stored.matches.record(self.match))
        view = match.view(None).model_dump()
        return list(view["points"])


def controls(message: Message) -> list[Button | Select]:
    return [*message.buttons, *message.selects]


def verb(part: Button | Select) -> str:
    return str(part.custom_id).split(":")[1]


def asks_on(message: Message) -> list[str]:
    """The questions whose controls stand on a message, in the order in which they stand."""
    ids = [str(part["custom_id"]) for part in walk(message.components) if part.get("custom_id")]
    return list(dict.fromkeys(id_.split(":")[3] for id_ in ids if id_.split(":")[3] and id_.split(":")[1] != "order"))


def reachable(message: Message) -> list[str]:
    """Those, and what the menu of the others holds."""
    more = [option.value for menu in message.selects if verb(menu) == "asks" for option in menu.options]
    return [*asks_on(message), *more]


@pytest.mark.parametrize("locale", ENGLISH)
async def test_a_whole_game_of_claims(house: Inside, locale: str, caplog: pytest.LogCaptureFixture) -> None:
    table = Prospectors(house, locale)
    await table.begin(options=True)
    assert (await house.stored.matches.record(table.match))["options"] == CHOSEN
    aki = table.people[0]
    for person in table.people:
        await table.bury(person)
    await house.bot.outbox.drain()
    message = await table.move(aki)
    assert any(MORE[locale] in menu.placeholder for menu in message.selects)
    for person in table.people:
        await table.take_every_offer(person)
    assert await table.points() == [OFFERS, OFFERS]
    assert table.lobby.thread is not None
    for turn in range(4):
        person = table.people[turn % 2]
        await house.bot.outbox.drain()
        message = await table.move(person)
        await table.answer(person, message, asks_on(message)[0])
    await house.world.until(lambda: is_over(aki, table.lobby.thread))  # type: ignore[arg-type]
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("locale", ENGLISH)
async def test_what_is_typed_is_understood_or_asked_back(house: Inside, locale: str) -> None:
    table = Prospectors(house, locale)
    said = SAID[locale]
    await table.begin()
    for person in table.people:
        await table.bury(person)
    await house.bot.outbox.drain()
    ben = table.people[1]
    message = await table.move(ben)
    [rows] = [menu for menu in message.selects if menu.placeholder == said["stake"]]
    assert said["rows"] in [option.label for option in rows.options]
    stake = rows.custom_id.split(":")[3]
    [type_it] = [str(b.custom_id) for b in message.buttons if verb(b) == "type" and f":{stake}:" in str(b.custom_id)]

    async def typed(words: str) -> Outcome:
        window = (await ben.press(message, type_it)).modal
        assert window is not None
        return await ben.submit(window, {window.labels[0]: words})

    before = message.text
    unclear = await typed("d")
    assert said["unclear"] in unclear.text
    assert unclear.message is not None
    assert unclear.message.ephemeral
    assert said["nothing"] in (await typed("zebra")).text
    assert message.text == before  # nothing has changed
    assert stake in asks_on(message)
    await typed(said["in the other language"])
    assert stake not in reachable(message)
    assert await table.points() == [0, 1]


async def test_a_choice_that_was_begun_stays_open_while_others_move(house: Inside) -> None:
    """The panel follows the game, and its reader finds their place again."""
    table = Prospectors(house, "en-US")
    await table.begin()
    for person in table.people:
        await table.bury(person)
    await house.bot.outbox.drain()
    aki, ben = table.people
    panel = await table.move(ben)
    [rows] = [menu for menu in panel.selects if menu.placeholder == SAID["en-US"]["stake"]]
    await ben.choose(panel, rows.custom_id, [SAID["en-US"]["rows"]])

    def parcels() -> list[list[str]]:
        return [[option.label for option in menu.options] for menu in panel.selects if "D5" in str(menu.options)]

    before, [open_row] = panel.edited_count, parcels()
    own = await table.move(aki)
    await table.answer(aki, own, asks_on(own)[0])
    await house.bot.outbox.drain()
    assert panel.edited_count > before
    assert parcels()[0][0][:2] == open_row[0][:2] == "D1"


async def test_the_way_back_and_what_has_passed(house: Inside) -> None:
    table = Prospectors(house, "en-US")
    await table.begin()
    for person in table.people:
        await table.bury(person)
    await house.bot.outbox.drain()
    aki = table.people[0]
    message = await table.move(aki)
    first = asks_on(message)
    [menu] = [menu for menu in message.selects if verb(menu) == "asks"]
    await aki.choose(message, menu.custom_id, [menu.options[-1].value])
    await aki.press(message, "◀ Back")
    assert asks_on(message) == first
    other = await table.move(aki)  # the same, in another message
    last = menu.options[-1].value
    await aki.choose(message, menu.custom_id, [last])
    await table.answer(aki, message, last)
    late = await (await aki.choose(other, menu.custom_id, [last])).settled()
    assert "has passed" in late.text
    assert asks_on(other) == first


@pytest.mark.parametrize("verb_", ["put", "menu", "pick"])
async def test_a_control_of_somebody_else_says_whose_it_is(house: Inside, verb_: str) -> None:
    """Also to a person with offers of their own."""
    table = Prospectors(house, "en-US")
    await table.begin()
    for person in table.people:
        await table.bury(person)
    await house.bot.outbox.drain()
    aki, ben = table.people
    message = await table.move(aki)
    control = next(str(part.custom_id) for part in controls(message) if verb(part) == "put")
    own = await table.move(ben)
    assert asks_on(own)
    if verb_ == "menu":
        odd = await (await ben.press_raw(own, control.replace(":put:", ":menu:"), 3, ["0"])).settled()
    else:
        odd = await (await ben.press_raw(own, control.replace(":put:", f":{verb_}:"))).settled()
    assert "This is up to Aki" in odd.text
