"""Standing orders as people give them: from the hand, in both languages, over a restart, and unseen by the others."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import bot.play.lobby
import bot.screens.retrying
from bot.base.language import words_for
from bot.sandbox import Loopback
from bot.sandbox.messages import Message
from bot.sandbox.people import Outcome, Person
from tests.e2e.house import board_of
from tests.e2e.inside import Inside
from tests.e2e.knock import register
from tests.e2e.languages import ENGLISH

SAID = {
    "en-US": {
        "pass": "Pass…",
        "game": "for the whole game",
        "topic": "Passing: Objections (",
        "line": "Passing: Objections (whole game)",
        "asked": "Do you object?",
        "none": "none, always ask me",
        "ask": "Ask me whenever there is no order",
        "back": "Cancel: Objections",
        "tip": "Tip Aki",
        "tip line": "Hiding: Tip Aki (whole game)",
        "tip back": "Cancel: Tip Aki",
        "hide": "Hide this question…",
        "show again": "Show me again what I hid",
        "time": "just this time",
        "turn": "for this turn",
        "passed": "That choice has passed.",
    },
    "ja": {
        "pass": "パスする…",
        "game": "このゲームの間ずっと",
        "topic": "自動でパス：異議（",
        "line": "自動でパス：異議（このゲームの間ずっと）",
        "asked": "異議はありますか？",
        "none": "なし（毎回聞く）",
        "ask": "決めていないものは毎回聞く",
        "back": "解除：異議",
        "tip": "Akiにチップを渡す",
        "tip line": "表示しない：Akiにチップを渡す（このゲームの間ずっと）",
        "tip back": "解除：Akiにチップを渡す",
        "hide": "この質問を表示しない…",
        "show again": "非表示にした質問をまた表示する",
        "time": "今回だけ",
        "turn": "いまの番が終わるまで",
        "passed": "その選択はもう終わっています。",
    },
}


@pytest_asyncio.fixture
async def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    register(monkeypatch, folder)
    words_for.cache_clear()
    async with Inside(folder) as house:
        yield house
    words_for.cache_clear()


class Knocking:
    """Some people at a table of Knock that has begun."""

    def __init__(self, house: Inside, *names: str, locale: str = "en-US") -> None:
        self.house, self.world = house, house.world
        self.people = [self.world.person(name, locale=locale) for name in names]
        self.match = 0
        self.lobby: Message

    async def begin(self) -> None:
        host, *others = self.people
        lobby = (await host.command(self.world.channel, "knock")).message
        assert lobby is not None
        self.lobby = lobby
        for person in others:
            await person.press(lobby, ":join:")
        self.match = int(str(lobby.buttons[0].custom_id).split(":")[2])
        await host.press(lobby, ":start:")
        await self.world.until(lambda: self.lobby.thread is not None and board_of(host, self.lobby.thread))
        await self.shown()

    async def shown(self) -> None:
        await self.house.bot.outbox.drain()

    @property
    def board(self) -> Message:
        assert self.lobby.thread is not None
        seen = self.people[0].sees(self.lobby.thread)
        return [message for message in seen if any(":hand:" in str(b.custom_id) for b in message.buttons)][-1]

    async def hand(self, person: Person) -> Message:
        """My hand, for one's own eyes."""
        opened = await person.press(self.board, ":hand:")
        assert opened.message is not None
        assert opened.message.ephemeral
        return opened.message

    async def lay(self, person: Person) -> None:
        """Whoever is up moves, by the controls under the board."""
        await person.press(self.board, ":pick:")
        await self.shown()

    async def pass_by_hand(self, person: Person) -> None:
        """The first choice of the window in the hand is to let it be."""
        await person.press(await self.hand(person), next(iter(picks(await self.hand(person)))))
        await self.shown()

    async def order(self, person: Person, choice: str) -> Outcome:
        """The first menu of orders under what is asked."""
        done = await person.choose(await self.hand(person), ":order:", [choice])
        await self.shown()
        return done

    async def ask_to_undo(self, person: Person) -> Message:
        """Everybody is asked: the proposal."""
        assert self.lobby.thread is not None
        shown = (await (await person.command(self.lobby.thread, "undo")).settled()).message
        assert shown is not None
        await person.press(shown, ":undone:")
        await self.shown()
        seen = self.people[0].sees(self.lobby.thread)
        return next(message for message in seen if any(":refuse:" in str(b.custom_id) for b in message.buttons))

    async def ask_to_end(self, person: Person) -> Message:
        """Everybody is asked: the proposal."""
        assert self.lobby.thread is not None
        proposed = (await (await person.command(self.lobby.thread, "end")).settled()).message
        assert proposed is not None
        assert not proposed.ephemeral
        return proposed

    async def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in await self.house.stored.matches.lines(self.match)]


def picks(message: Message) -> list[str]:
    return [b.custom_id for b in message.buttons if b.custom_id and ":pick:" in b.custom_id]


def menus(message: Message, verb: str) -> list[Any]:
    return [menu for menu in message.selects if menu.custom_id.startswith(f"br:{verb}:")]


@pytest.mark.parametrize("locale", ENGLISH)
async def test_an_order_is_given_works_outlives_a_restart_and_is_taken_back(house: Inside, locale: str) -> None:
    said = SAID[locale]
    table = Knocking(house, "Aki", "Ben", "Chie", locale=locale)
    aki, ben, chie = table.people
    await table.begin()
    await table.lay(aki)
    hand = await table.hand(ben)
    assert said["asked"] in hand.text
    assert menus(hand, "order")[0].placeholder == said["pass"]
    done = await ben.choose(hand, ":order:", [said["game"]])
    assert done.message is None or done.message is hand
    await table.shown()
    assert said["asked"] not in hand.text  # the window is passed, and the same message says what is ordered
    assert said["line"] in hand.text
    assert [line["by"] for line in await table.lines()] == ["person", "order"]
    assert any(said["line"] in message.text for message in ben.dms())

    await table.pass_by_hand(chie)  # so the turn passes on: Ben lays himself, then Chie
    await table.lay(ben)
    await table.pass_by_hand(chie)
    await table.pass_by_hand(aki)
    await house.stop()
    await house.start()
    await table.lay(chie)
    assert [(line["seat"], line["by"]) for line in await table.lines()][-2:] == [(2, "person"), (1, "order")]

    await ben.press(hand, ":standing:")  # the message of before the restart
    assert said["line"] in hand.text
    await ben.choose(hand, ":orders:", [said["back"]])
    await table.shown()
    assert said["line"] not in hand.text
    assert said["none"] in hand.text
    await table.pass_by_hand(aki)
    await table.lay(aki)
    assert said["asked"] in (await table.hand(ben)).text


@pytest.mark.parametrize("locale", ENGLISH)
async def test_just_this_time_and_this_turn(house: Inside, locale: str) -> None:
    said, table = SAID[locale], Knocking(house, "Aki", "Ben", "Chie", locale=locale)
    aki, ben, chie = table.people
    await table.begin()
    await table.lay(aki)
    await table.order(ben, said["time"])
    await table.order(chie, said["turn"])
    assert [(line["seat"], line["by"]) for line in await table.lines()] == [
        (0, "person"),
        (1, "order"),
        (2, "order"),
    ]
    assert said["topic"] not in (await table.hand(chie)).text  # the turn has passed to Ben
    await table.lay(ben)
    assert said["asked"] in (await table.hand(chie)).text
    seats = await house.stored.matches.seats(table.match)
    assert [seat.orders for seat in seats] == [{}, {}, {}]


@pytest.mark.parametrize("locale", ENGLISH)
async def test_a_double_press_and_a_late_one(house: Inside, locale: str) -> None:
    said, table = SAID[locale], Knocking(house, "Aki", "Ben", "Chie", locale=locale)
    aki, ben, chie = table.people
    await table.begin()
    await table.lay(aki)
    hand = await table.hand(ben)
    control = menus(hand, "order")[0].custom_id
    await ben.press_raw(hand, control, 3, ["time"])
    late = await ben.press_raw(hand, control, 3, ["time"])
    assert said["passed"] in late.text
    stranger = await chie.press_raw(table.board, control, 3, ["game"])  # never offered on a board
    assert said["passed"] in stranger.text
    nonsense = await chie.press_raw(
        await table.hand(chie), menus(await table.hand(chie), "order")[0].custom_id, 3, ["x"]
    )
    assert said["passed"] in nonsense.text
    assert len(await table.lines()) == 2


@pytest.mark.parametrize("locale", ENGLISH)
async def test_an_offer_is_left_out_and_shown_again(house: Inside, locale: str) -> None:
    """It is never taken by an order; where the game has no name for it, what it says is its name."""
    said, table = SAID[locale], Knocking(house, "Aki", "Ben", locale=locale)
    _, ben = table.people
    await table.begin()
    hand, tip = await table.hand(ben), f"**{said['tip']}**"

    async def back() -> None:
        await ben.press(hand, ":asks:")
        await table.shown()

    assert tip in hand.text
    assert menus(hand, "order") == []
    await ben.press(hand, ":standing:")
    await ben.choose(hand, said["hide"], [said["game"]])
    assert said["tip line"] in hand.text  # still on the page of orders
    await back()
    assert tip not in hand.text
    assert picks(hand) == []
    assert said["tip line"] in hand.text
    assert not any(tip in message.text for message in ben.dms())
    assert await table.lines() == []
    await ben.press(hand, ":standing:")
    await ben.choose(hand, ":orders:", [said["tip back"]])
    await back()
    assert tip in hand.text
    await ben.press(hand, ":standing:")
    await ben.choose(hand, ":order:", [said["time"]])
    await back()
    assert tip not in hand.text
    await ben.press(hand, ":standing:")
    await ben.choose(hand, ":orders:", [said["show again"]])
    await back()
    assert tip in hand.text
    await ben.press(hand, ":pick:")
    assert [line["by"] for line in await table.lines()] == ["person"]


@pytest.mark.parametrize("locale", ENGLISH)
async def test_by_the_day_one_is_asked_what_concerns_one(house: Inside, locale: str) -> None:
    await house.bot.chosen.rule(house.world.guild.id, pace="day")
    table = Knocking(house, "Aki", "Ben", "Chie", locale=locale)
    aki, ben, chie = table.people
    await table.begin()
    await table.lay(aki)
    said = SAID[locale]
    assert said["asked"] in (await table.hand(ben)).text  # Ben comes next
    hand = await table.hand(chie)
    assert said["asked"] not in hand.text
    assert [(line["seat"], line["by"]) for line in await table.lines()] == [(0, "person"), (2, "order")]
    await chie.press(hand, ":standing:")
    await chie.choose(hand, ":orders:", [said["ask"]])
    await table.pass_by_hand(ben)
    await table.lay(ben)
    assert said["asked"] in (await table.hand(chie)).text


async def test_orders_are_in_the_export_and_go_with_their_person(house: Inside) -> None:
    table = Knocking(house, "Aki", "Ben", "Chie")
    aki, ben, _ = table.people
    await table.begin()
    await table.lay(aki)
    await table.order(ben, "ask me only if it concerns me")
    given = {"topics": {"object": {"until": "unless"}}}
    [seat] = (await house.stored.privacy.export(ben.id))["seats"]
    assert seat["orders"] == given
    [other] = (await house.stored.privacy.export(aki.id))["seats"]
    assert other["orders"] == {}
    await house.store.privacy.delete(ben.id)
    assert [seat.orders for seat in await house.stored.matches.seats(table.match)] == [{}, {}, {}]


# Nobody else can tell


def before_their_eyes(table: Knocking, person: Person) -> list[Any]:
    """All that stands before somebody's eyes, and how often it was changed."""
    assert table.lobby.thread is not None
    messages = [*person.sees(table.world.channel), *person.sees(table.lobby.thread), *person.dms()]
    return [
        (
            re.sub(r"[0-9a-f]{12,}", "id", message.text),
            [(b.label, b.custom_id) for b in message.buttons],
            [m.custom_id for m in message.selects],
            message.edited_count,
            len(message.pinged),
        )
        for message in messages
        if not message.ephemeral
    ]


async def played(house: Inside, locale: str, by_order: bool) -> list[Any]:
    """A few turns in which Ben passes every window, by hand or by order; and what the others had on screen."""
    table = Knocking(house, "Aki", "Ben", "Chie", locale=locale)
    aki, ben, chie = table.people
    await table.begin()
    seen: list[Any] = []

    async def ben_passes() -> None:
        if not by_order:
            await table.pass_by_hand(ben)

    def look() -> None:
        seen.append([before_their_eyes(table, person) for person in (aki, chie)])

    await table.lay(aki)
    if by_order:
        await table.order(ben, SAID[locale]["game"])
    else:
        await table.pass_by_hand(ben)
    look()
    await table.pass_by_hand(chie)
    look()
    await table.lay(ben)
    await table.pass_by_hand(chie)
    await table.pass_by_hand(aki)
    for hour in (0, 3, 0):  # also where messages have become old in between
        await table.lay(chie)
        first = await table.ask_to_end(chie)
        look()
        table.world.advance(hour * 3601.0)
        await ben_passes()
        look()
        again = await (await chie.command(first.channel, "end")).settled()
        assert f"/{first.id}" in again.text  # whether it still stands would tell
        await chie.press(first, ":agree:")
        look()
        await aki.press(first, ":refuse:")
        second = await table.ask_to_end(chie)
        look()
        await aki.press(second, ":refuse:")
        hands = [(await table.hand(person)).text for person in (aki, chie)]
        seen.append(hands)
        await table.pass_by_hand(aki)
        look()
        await table.lay(aki)
        await ben_passes()
        look()
        await table.pass_by_hand(chie)
        proposed = await table.ask_to_undo(ben)
        look()
        await aki.press(proposed, ":refuse:")
        await table.lay(ben)
        await table.pass_by_hand(aki)
        await table.pass_by_hand(chie)
        look()
        if (await house.stored.matches.get(table.match)).phase == "over":  # type: ignore[union-attr]
            break
    kinds = {line["by"] for line in await table.lines() if line["seat"] == 1}
    assert kinds == ({"person", "order"} if by_order else {"person"})
    return seen


@pytest.mark.parametrize("locale", ENGLISH)
async def test_nobody_can_tell_an_orders_pass_from_a_persons(
    folder: Path, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    """Boards, hands, calls, proposals, and how often each message was changed: the same in both worlds at every moment.

    Whatever stands on their buttons is compared as well.
    """
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    monkeypatch.setattr(bot.play.lobby, "seed_from", lambda secret, joins: "5eed" * 16)
    monkeypatch.setattr(Loopback, "now", lambda world: 1_800_000_000.0 + world._offset)  # times are compared too
    register(monkeypatch, folder)
    words_for.cache_clear()
    worlds: list[list[Any]] = []
    for name, by_order in (("hand", False), ("order", True)):
        (folder / name).mkdir()
        async with Inside(folder / name, locale) as house:
            worlds.append(await played(house, locale, by_order))
    words_for.cache_clear()
    for one, other in zip(worlds[0], worlds[1], strict=True):
        assert one == other


async def test_what_has_passed_stays_while_a_window_is_open(house: Inside) -> None:
    """If it went with an answer in the window, everybody would see that somebody has answered."""
    table = Knocking(house, "Aki", "Ben", "Chie")
    aki, ben, chie = table.people
    await table.begin()
    proposed = await table.ask_to_end(ben)
    await table.lay(aki)
    before = before_their_eyes(table, chie)
    await table.pass_by_hand(ben)
    assert before_their_eyes(table, chie) == before
    assert not proposed.deleted
    await table.pass_by_hand(chie)
    await table.world.until(lambda: proposed.deleted)
