"""What stands under the board and in private: few controls, never stale for long, and menus that go."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import bot.screens.retrying
from bot.base.language import words_for
from bot.sandbox.messages import Message
from tests.e2e.inside import Inside
from tests.e2e.knock import register
from tests.e2e.languages import JAPANESE
from tests.e2e.seated import words_in
from tests.e2e.test_orders import SAID, Knocking, before_their_eyes, menus, picks

KNOCK_HAND = {"en-US": "You hold nothing.", "ja": "手札はありません"}


@pytest_asyncio.fixture
async def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    register(monkeypatch, folder)
    words_for.cache_clear()
    async with Inside(folder) as house:
        yield house
    words_for.cache_clear()


def verbs(message: Message) -> list[str]:
    """What the controls of a message do: buttons, then menus."""
    return [id_.split(":")[1] for id_ in controls(message)]


def controls(message: Message) -> list[str]:
    ids = [*(button.custom_id for button in message.buttons), *(menu.custom_id for menu in message.selects)]
    return [str(id_) for id_ in ids]


@pytest.mark.parametrize("locale", JAPANESE)
async def test_the_way_to_ones_controls_stands_only_where_they_have_to_be_opened(house: Inside, locale: str) -> None:
    """Not right below the controls themselves; in a window, where nobody is named, it says what is to be done."""
    house.world.guild.locale = locale
    table = Knocking(house, "Aki", "Ben", "Chie", locale=locale)
    await table.begin()
    assert verbs(table.board) == ["pick", "pick", "hand", "catch", "more"]
    await table.lay(table.people[0])
    assert verbs(table.board) == ["move", "hand", "catch", "more"]
    assert table.board.buttons[0].label == words_in(locale, "host-respond")


@pytest.mark.parametrize("locale", JAPANESE)
async def test_a_window_has_two_buttons_and_one_menu(house: Inside, locale: str) -> None:
    """The menu leads to all orders too; the panel that asks nothing has one button instead."""
    said, table = SAID[locale], Knocking(house, "Aki", "Ben", locale=locale)
    aki, ben = table.people
    await table.begin()
    assert verbs(await table.hand(aki)) == ["pick", "pick", "standing"]
    await table.lay(aki)
    hand = await table.hand(ben)
    window = [verb for verb, id_ in zip(verbs(hand), controls(hand), strict=True) if window_of(hand) in id_]
    assert window == ["pick", "pick", "order"]
    assert "standing" not in verbs(hand)
    await ben.choose(hand, ":order:", [words_in(locale, "host-orders-all")])
    assert said["none"] in hand.text
    assert said["asked"] not in hand.text.split("\n")[0]
    await ben.press(hand, ":asks:")
    assert said["asked"] in hand.text
    assert await table.lines() == [line for line in await table.lines() if line["seat"] == 0]


def window_of(message: Message) -> str:
    """The question that orders can be given for."""
    return menus(message, "order")[0].custom_id.split(":")[3]  # type: ignore[no-any-return]


@pytest.mark.parametrize("locale", JAPANESE)
async def test_the_question_comes_before_the_hand(house: Inside, locale: str) -> None:
    said, table = SAID[locale], Knocking(house, "Aki", "Ben", locale=locale)
    aki, ben = table.people
    await table.begin()
    await table.lay(aki)
    for text in ((await table.hand(ben)).text, ben.dms()[0].text):
        assert text.index(said["asked"]) < text.index(KNOCK_HAND[locale])


@pytest.mark.parametrize("locale", JAPANESE)
async def test_a_stale_panel_is_redrawn_by_the_press_that_finds_it_stale(house: Inside, locale: str) -> None:
    """It says that the choice has passed and what holds now, also after a restart; nothing else is posted."""
    said, table = SAID[locale], Knocking(house, "Aki", "Ben", "Chie", locale=locale)
    aki, ben, chie = table.people
    await table.begin()
    await table.lay(aki)
    old = await table.hand(ben)
    pass_, order = picks(old)[0], menus(old, "order")[0].custom_id
    await table.pass_by_hand(ben)
    await table.pass_by_hand(chie)
    await table.lay(ben)
    await house.stop()
    await house.start()
    now = words_in(locale, "host-passed-now")
    late = await (await ben.press_raw(old, pass_)).settled()
    assert late.followups == []
    assert now in old.text
    assert words_in(locale, "host-window-others") in old.text
    assert picks(old) == []
    other = await table.hand(chie)
    await (await chie.press_raw(other, order, 3, ["game"])).settled()
    assert now in other.text  # Chie's own question of now, with its controls
    assert said["asked"] in other.text
    await chie.press(other, picks(other)[0])
    assert now not in other.text
    assert len(await table.lines()) == 5


@pytest.mark.parametrize("locale", JAPANESE)
async def test_a_stale_press_at_the_board_shows_what_holds_now_to_that_person_alone(house: Inside, locale: str) -> None:
    table = Knocking(house, "Aki", "Ben", locale=locale)
    aki, ben = table.people
    await table.begin()
    old = picks(table.board)[0]
    await table.lay(aki)
    await table.pass_by_hand(ben)
    seen = before_their_eyes(table, ben)
    late = await (await aki.press_raw(table.board, old)).settled()  # Ben is up, and Aki has an offer
    assert late.message is not None
    assert late.message.ephemeral
    assert words_in(locale, "host-passed-now") in late.message.text
    assert SAID[locale]["tip"].replace("Aki", "Ben") in late.message.text
    assert before_their_eyes(table, ben) == seen
    await aki.press(late.message, ":pick:")
    late = await (await aki.press_raw(table.board, old)).settled()
    assert late.message is not None
    assert (await table.lines())[-1]["seat"] == 0


@pytest.mark.parametrize("locale", JAPANESE)
async def test_somebody_elses_choice_says_whose_it_is(house: Inside, locale: str) -> None:
    """To others at the table, and to those who only watch."""
    table = Knocking(house, "Aki", "Ben", locale=locale)
    _, ben = table.people
    dan = house.world.person("Dan", locale=locale)
    await table.begin()
    control, aki = picks(table.board)[0], words_in(locale, "host-name", name="Aki")
    other = await (await ben.press_raw(table.board, control)).settled()
    assert words_in(locale, "host-not-your-move", names=aki) in other.text
    for press in (control, f"br:hand:{table.match}:::"):
        watching = await (await dan.press_raw(table.board, press)).settled()
        assert words_in(locale, "host-not-yours", names=aki) in watching.text
    await table.lay(table.people[0])  # of a window nobody is told whom it asks
    watching = await (await dan.press_raw(table.board, f"br:hand:{table.match}:::")).settled()
    assert words_in(locale, "host-not-seated") in watching.text


@pytest.mark.parametrize("locale", JAPANESE)
@pytest.mark.parametrize("verb", ["words", "log", "undo", "resign", "nudge"])
async def test_the_menu_of_rare_things_becomes_its_answer(house: Inside, locale: str, verb: str) -> None:
    """Also where it is refused: no dead menu is left behind."""
    table = Knocking(house, "Aki", "Ben", locale=locale)
    _, ben = table.people
    await table.begin()
    menu = (await ben.press(table.board, ":more:")).message
    assert menu is not None
    assert menu.ephemeral
    before = menu.text
    answer = await (await ben.press(menu, f":{verb}:")).settled()
    assert answer.followups == []
    assert menu.text != before
    assert ":more:" not in "".join(controls(menu))
    assert "nudge" not in verbs(menu)
    private = [message for message in ben.sees(menu.channel) if message.ephemeral]
    assert private == [menu]


async def test_the_menu_offers_only_what_can_be_done(house: Inside) -> None:
    table = Knocking(house, "Aki", "Ben")
    aki, ben = table.people
    await table.begin()

    async def offered(person: object) -> set[str]:
        menu = (await person.press(table.board, ":more:")).message  # type: ignore[attr-defined]
        return set(verbs(menu))

    assert await offered(ben) == {"log", "words", "undo", "resign", "nudge"}
    assert await offered(aki) == {"log", "words", "undo", "resign"}  # nobody else to nudge
    assert await offered(house.world.person("Dan")) == {"log", "words"}
    await table.lay(aki)
    assert await offered(ben) == {"log", "words", "resign"}  # in a window nobody takes back, nor is named


async def test_nobody_elses_screen_changes_with_what_somebody_opens(house: Inside) -> None:
    """Orders looked at, a stale press, a menu: all of it is between them and us."""
    table = Knocking(house, "Aki", "Ben", "Chie")
    aki, ben, chie = table.people
    await table.begin()
    await table.lay(aki)
    old = await table.hand(ben)
    passing = picks(old)[0]
    await table.pass_by_hand(ben)
    before = [before_their_eyes(table, person) for person in (aki, chie)]
    await ben.press_raw(old, passing)
    await ben.press(old, ":standing:")
    await ben.press(old, ":asks:")
    await ben.press(table.board, ":more:")
    await table.shown()
    assert [before_their_eyes(table, person) for person in (aki, chie)] == before
