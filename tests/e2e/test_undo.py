"""/undo as people see it: what would go, alone, by consent, refused, too late; in both languages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import bot.play.lobby
import bot.screens.retrying
from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from bot.sandbox.world import Channel
from engines.core import Match, Undone
from tests.e2e.house import board_of
from tests.e2e.inside import Inside, eventually
from tests.e2e.languages import ENGLISH

# Three players without traits: Aki has a Hook and may draw a Key; if she stops then, Ben turns a Cannon over, has two
# cards to choose from, and may draw on.
DEAL = "dd555b32adf6755613d05134b52a8f7ba1d0c29f244739fc759b7ae6cd233a9c"

WORDS = {
    "en-US": {
        "answer": "your choice: **Hook 6 (Aki −6)**",
        "sank": "Ben sinks",
        "alone": "on your own",
        "now": "Undo it",
        "done": "Undone",
        "told": "Ben undoes a choice",
        "ask": "Ask everyone",
        "wants": "Ben would like to undo a choice",
        "agree": "I agree",
        "refuse": "No",
        "ended": "was ended by agreement",
        "refused": "would rather leave it as it is",
        "passed": "The game has moved on or a seat has changed",
        "stale": "That choice has passed",
        "nothing": "There is nothing to undo",
        "drawn": "Mermaid 6",
        "call": "Ben would like to undo a choice in",
        "end": "Ben proposes to end",
        "stands": "already proposed",
    },
    "ja": {
        "answer": "あなたの選択：**フック6（Aki −6点）**",
        "sank": "BenがAkiのフック6を捨て札にしました",
        "alone": "ほかの人の同意なしに取り消せます",
        "now": "取り消す",
        "done": "取り消しました",
        "told": "Benが自分の選択を取り消しました",
        "ask": "全員に聞く",
        "wants": "Benさんが選択を取り消したいそうです",
        "agree": "同意する",
        "refuse": "同意しない",
        "ended": "合意により終了",
        "refused": "このまま続けたい",
        "passed": "この提案は無効になりました",
        "stale": "その選択はもう終わっています",
        "nothing": "取り消せる選択がありません",
        "drawn": "マーメイド",
        "call": "で選択を取り消したいそうです",
        "end": "をここで終わりにしたいそうです",
        "stands": "すでに出ています",
    },
}


class Three:
    """Aki, Ben and Chie at a table; Ben has just fired his cannon and may draw on."""

    def __init__(self, house: Inside, locale: str) -> None:
        self.house, self.world, self.words = house, house.world, WORDS[locale]
        self.people = [self.world.person(name, locale=locale) for name in ("Aki", "Ben", "Chie")]
        self.aki, self.ben, self.chie = self.people
        self.thread: Channel

    async def begin(self, *, traits: bool = False) -> None:
        lobby = (await self.aki.command(self.world.channel, "deadmansdraw new", traits=traits)).message
        assert lobby is not None
        for person in (self.ben, self.chie):
            await person.press(lobby, ":join:")
        await self.aki.press(lobby, ":start:")
        await self.world.until(lambda: lobby.thread is not None and board_of(self.aki, lobby.thread))
        assert lobby.thread is not None
        self.thread = lobby.thread

    async def play_to_the_cannon(self) -> None:
        await self.begin()
        for value in ("draw", "stop"):
            await self.answers(self.aki, value)
        await self.answers(self.ben, "0:hook-6")

    async def answers(self, person: Person, option: str) -> None:
        """Somebody gives their answer by what their own screen offers."""
        seat = self.people.index(person)
        async with self.house.bot.tables.sit(1) as table:
            ask = table.match.pending[table.match.table.seats[seat]]
            place = [choice.id for choice in ask.options].index(option.partition(":")[2] or option)  # type: ignore[attr-defined]
        shown = (await person.command(self.thread, "hand")).message
        assert shown is not None
        menus = [menu for menu in shown.selects if ":menu:" in menu.custom_id]
        if menus:
            await person.choose(shown, menus[0].custom_id, [menus[0].options[place].value])
        else:
            picks = [button.custom_id for button in shown.buttons if ":pick:" in (button.custom_id or "")]
            await person.press(shown, picks[place] or "")
        await self.house.bot.outbox.drain()

    async def undo(self, person: Person) -> Message:
        """What /undo shows them, and only them."""
        shown = (await (await person.command(self.thread, "undo")).settled()).message
        assert shown is not None
        assert shown.ephemeral
        return shown

    async def ask_everybody(self) -> Message:
        """Ben draws, sees a card, and wants it back: the proposal."""
        await self.answers(self.ben, "draw")
        shown = await self.undo(self.ben)
        assert self.words["drawn"] in shown.text
        await self.ben.press(shown, self.words["ask"])
        return await self.world.until(self.proposal)

    async def propose_to_end(self) -> Message:
        """Ben proposes to end it, where nothing stands yet."""
        proposed = (await (await self.ben.command(self.thread, "end")).settled()).message
        assert proposed is not None
        assert self.proposal() is proposed
        return proposed

    def proposal(self) -> Message | None:
        found = [m for m in self.aki.sees(self.thread) if any(":agree:" in (b.custom_id or "") for b in m.buttons)]
        assert len(found) <= 1
        return found[0] if found else None

    def board(self) -> str:
        found = [m for m in self.aki.sees(self.thread) if any(":hand:" in (b.custom_id or "") for b in m.buttons)]
        return found[-1].text if found else ""

    async def topic(self) -> str:
        async with self.house.bot.tables.sit(1) as table:
            return next(iter(table.match.pending.values())).topic

    async def match(self) -> Match:
        """What is on disk."""
        return Match.replay(await self.house.stored.matches.record(1))


@pytest_asyncio.fixture(params=ENGLISH)
async def three(request: pytest.FixtureRequest, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Three]:
    monkeypatch.setattr(bot.screens.retrying, "BREATH", 0.0)
    monkeypatch.setattr(bot.play.lobby, "seed_from", lambda secret, joins: DEAL)
    async with Inside(folder, request.param) as house:
        yield Three(house, request.param)


async def test_alone(three: Three) -> None:
    """What would go stands there in words; one press does it, everywhere, on disk too; a second press does not."""
    await three.play_to_the_cannon()
    words, ben = three.words, three.ben
    shown = await three.undo(ben)
    for part in ("answer", "sank", "alone"):
        assert words[part] in shown.text
    assert await three.topic() == "draw"
    button = next(button.custom_id for button in shown.buttons if button.custom_id)
    await ben.press(shown, words["now"])
    assert words["done"] in shown.text
    assert await three.topic() == "cannon"
    await three.world.until(lambda: words["told"] in three.board())
    again = await (await ben.press_raw(shown, button)).settled()
    assert words["stale"] in again.text
    assert [line for line in (await three.match()).record().lines if isinstance(line, Undone)] == [Undone(2)]
    await three.house.stop()
    await three.house.start()
    async with three.house.bot.tables.sit(1) as table:
        assert table.match.digest() == (await three.match()).digest()
    await three.answers(ben, "key-7")
    assert await three.topic() == "draw"


async def test_by_the_button_under_the_board(three: Three) -> None:
    await three.play_to_the_cannon()
    board = board_of(three.ben, three.thread)
    assert board is not None
    more = (await three.ben.press(board, ":more:")).message
    assert more is not None
    shown = (await three.ben.press(more, ":undo:")).message
    assert shown is not None
    assert three.words["answer"] in shown.text
    await three.ben.press(shown, ":undone:")
    assert await three.topic() == "cannon"


async def test_by_consent_with_a_restart_between_the_agreements(three: Three) -> None:
    await three.play_to_the_cannon()
    words = three.words
    proposed = await three.ask_everybody()
    assert words["wants"] in proposed.text
    assert words["drawn"] in proposed.text
    await three.aki.press(proposed, words["agree"])
    assert "Aki" in proposed.text.splitlines()[-1]
    assert await three.topic() == "draw"
    await three.house.stop()
    await three.house.start()
    await three.ben.press(proposed, words["agree"])  # he asked, so nothing changes
    before = len((await three.match()).record().lines)
    await three.chie.press(proposed, words["agree"])
    await three.world.until(lambda: proposed.deleted)  # the board tells it
    match = await three.match()
    assert len(match.record().lines) == before + 1
    assert match.table.chance.branch == before + 1  # what comes is dealt anew
    await three.world.until(lambda: words["told"] in three.board())
    async with three.house.bot.tables.sit(1) as table:
        assert table.match.digest() == match.digest()
        assert [int(seat) for seat in table.match.waiting] == [1]
    await three.house.world.until(lambda: any(three.ben in message.pinged for message in three.ben.sees(three.thread)))


async def test_one_no_is_enough(three: Three) -> None:
    await three.play_to_the_cannon()
    proposed = await three.ask_everybody()
    control = next(b.custom_id for b in proposed.buttons if ":agree:" in (b.custom_id or ""))
    before = (await three.match()).digest()
    await three.chie.press(proposed, three.words["refuse"])
    assert "Chie" in proposed.text
    assert three.words["refused"] in proposed.text
    assert not proposed.buttons
    for person in three.people:  # whoever pressed at the same moment comes too late
        late = await (await person.press_raw(proposed, control or "")).settled()
        assert three.words["stale"] in late.text
    assert three.words["refused"] in proposed.text
    assert (await three.match()).digest() == before
    assert not proposed.deleted
    await three.answers(three.ben, "stop")
    await three.world.until(lambda: proposed.deleted)


async def test_what_was_proposed_before_a_restart_and_refused_after_it_goes_too(three: Three) -> None:
    await three.play_to_the_cannon()
    proposed = await three.ask_everybody()
    await three.house.stop()
    await three.house.start()
    await three.chie.press(proposed, three.words["refuse"])
    assert three.words["refused"] in proposed.text
    await three.answers(three.ben, "stop")
    await three.world.until(lambda: proposed.deleted)


async def test_what_ended_by_agreement_is_told_by_the_board_alone(three: Three) -> None:
    await three.play_to_the_cannon()
    proposed = await three.propose_to_end()
    for person in (three.aki, three.chie):
        await person.press(proposed, three.words["agree"])
    await three.world.until(lambda: proposed.deleted)
    await three.world.until(lambda: any(three.words["ended"] in m.text for m in three.aki.sees(three.thread)))


async def test_after_a_no_one_may_ask_again(three: Three) -> None:
    """What was decided stands there till the game moves on, and everybody has a new proposal before them."""
    await three.play_to_the_cannon()
    refused = await three.ask_everybody()
    await three.chie.press(refused, three.words["refuse"])
    shown = await three.undo(three.ben)
    await three.ben.press(shown, three.words["ask"])
    again = await three.world.until(three.proposal)
    assert again is not refused
    assert three.words["refused"] in refused.text
    for person in (three.aki, three.chie):
        await person.press(again, three.words["agree"])
    await three.world.until(lambda: again.deleted and refused.deleted)
    assert isinstance((await three.match()).record().lines[-1], Undone)


async def test_whoever_plays_on_makes_it_pass(three: Three) -> None:
    """Both what was shown to Ben alone and what was proposed to everybody."""
    await three.play_to_the_cannon()
    old = await three.undo(three.ben)
    proposed = await three.ask_everybody()
    late = await (await three.ben.press(old, ":undone:")).settled()
    assert three.words["stale"] in late.text
    await three.answers(three.ben, "stop")
    await three.world.until(lambda: proposed.deleted)


async def test_what_passed_before_a_restart_says_so(three: Three) -> None:
    await three.play_to_the_cannon()
    proposed = await three.ask_everybody()
    await three.house.stop()
    await three.house.start()
    await three.answers(three.ben, "stop")
    before = len((await three.match()).record().lines)
    told = await (await three.aki.press(proposed, three.words["agree"])).settled()
    assert three.words["passed"] in told.text
    assert told.message is not None
    assert told.message.only_for is three.aki
    await three.world.until(lambda: proposed.deleted)
    assert len((await three.match()).record().lines) == before


async def test_those_who_must_agree_are_called_once_each_as_they_like_it(three: Three) -> None:
    """Aki at the table, Chie in private; Ben, who asks, not at all. What called Chie goes when it is decided."""
    await three.play_to_the_cannon()
    await three.house.bot.chosen.change(three.chie.id, calls="dm")
    proposed = await three.ask_everybody()
    assert proposed.pinged == [three.aki]
    calls = await three.world.until(lambda: [m for m in three.chie.dms() if three.words["call"] in m.text])
    assert not any(three.words["call"] in message.text for message in three.aki.dms() + three.ben.dms())
    await three.aki.press(proposed, three.words["agree"])
    assert f"<@{three.aki.id}>" not in proposed.text  # only who has not agreed is still asked
    assert f"<@{three.chie.id}>" in proposed.text
    assert proposed.pinged == [three.aki]  # an edit calls nobody
    await three.chie.press(proposed, three.words["refuse"])
    await three.world.until(lambda: [call.deleted for call in calls] == [True])
    assert not proposed.buttons


async def test_who_wants_no_calls_finds_it_standing_there(three: Three) -> None:
    await three.play_to_the_cannon()
    for person in (three.aki, three.chie):
        await three.house.bot.chosen.change(person.id, calls="none")
    proposed = await three.ask_everybody()
    assert proposed.pinged == []
    assert not any(three.words["call"] in message.text for message in three.aki.dms() + three.chie.dms())


async def test_ending_by_agreement_calls_the_others_too(three: Three) -> None:
    await three.play_to_the_cannon()
    await three.house.bot.chosen.change(three.chie.id, calls="dm")
    board = board_of(three.chie, three.thread)
    assert board is not None
    proposed = await three.propose_to_end()
    assert proposed.pinged == [three.aki]
    calls = await three.world.until(lambda: [m for m in three.chie.dms() if three.words["end"] in m.text])
    assert f"/{three.thread.id}/{board.id}" in calls[0].text
    await three.answers(three.ben, "stop")
    await three.world.until(lambda: proposed.deleted)
    assert not any(three.words["end"] in message.text for message in three.chie.dms())


async def test_whoever_proposes_the_same_again_is_led_to_it(three: Three) -> None:
    """Also somebody else, and while it is still on its way: it stands there once, and calls once."""
    await three.play_to_the_cannon()
    await asyncio.gather(*(three.ben.command(three.thread, "end") for _ in range(3)))
    proposed = await three.world.until(three.proposal)
    assert proposed.pinged == [three.aki, three.chie]
    for person in (three.ben, three.aki):
        again = await (await person.command(three.thread, "end")).settled()
        assert again.message is not None
        assert again.message.ephemeral
        assert three.words["stands"] in again.text
        assert f"/{three.thread.id}/{proposed.id}" in again.text
    assert three.proposal() is proposed


async def test_asking_again_to_undo_leads_to_what_was_asked(three: Three) -> None:
    await three.play_to_the_cannon()
    proposed = await three.ask_everybody()
    shown = await three.undo(three.ben)
    await three.ben.press(shown, three.words["ask"])
    await three.world.until(lambda: f"/{three.thread.id}/{proposed.id}" in shown.text)
    assert three.words["stands"] in shown.text
    assert not shown.buttons
    assert three.proposal() is proposed


async def test_after_a_no_the_same_calls_nobody_again(three: Three) -> None:
    """It may stand there anew; only when the game has moved on it is another matter, and calls."""
    await three.play_to_the_cannon()
    await three.house.bot.chosen.change(three.chie.id, calls="dm")
    first = await three.propose_to_end()
    assert first.pinged == [three.aki]
    await three.world.until(lambda: any(three.words["end"] in message.text for message in three.chie.dms()))
    await three.aki.press(first, three.words["refuse"])
    await three.world.until(lambda: not any(three.words["end"] in message.text for message in three.chie.dms()))
    second = await three.propose_to_end()
    assert second.pinged == []
    assert not any(three.words["end"] in message.text for message in three.chie.dms())
    await three.aki.press(second, three.words["refuse"])
    by_another = (await three.aki.command(three.thread, "end")).message
    assert by_another is not None
    assert by_another.pinged == [three.ben]
    await three.answers(three.ben, "stop")
    third = await three.propose_to_end()
    assert third.pinged == [three.aki]


async def test_what_is_decided_while_it_still_calls_calls_no_further(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Aki refuses before those are called who like it in private. Both proposals go when the game goes on."""
    await three.play_to_the_cannon()
    await three.house.bot.chosen.change(three.chie.id, calls="dm")
    usual, gate = three.house.bot.dm_channel, asyncio.Event()

    async def slow(person: int) -> int:
        await gate.wait()
        return await usual(person)

    monkeypatch.setattr(three.house.bot, "dm_channel", slow)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(three.ben.command(three.thread, "end"))
        proposed = await three.world.until(three.proposal)
        await three.aki.press(proposed, three.words["refuse"])
        gate.set()
    again = await three.propose_to_end()
    assert again is not proposed
    await three.answers(three.ben, "stop")
    await three.world.until(lambda: again.deleted and proposed.deleted)
    await three.world.until(lambda: not any(three.words["end"] in message.text for message in three.chie.dms()))


async def test_two_who_agree_at_once_both_count(three: Three) -> None:
    """Both pressed the buttons as they stood before either was heard."""
    await three.play_to_the_cannon()
    proposed = await three.ask_everybody()
    control = next(b.custom_id for b in proposed.buttons if ":agree:" in (b.custom_id or ""))
    for person in (three.aki, three.chie):
        await person.press_raw(proposed, control or "")
    await three.world.until(lambda: proposed.deleted)
    assert await three.topic() == "draw"
    assert isinstance((await three.match()).record().lines[-1], Undone)


async def test_somebody_else_has_moved_since(three: Three) -> None:
    """Aki's last answer lies behind Ben's: only together; Chie has answered nothing yet; Dan does not play."""
    await three.play_to_the_cannon()
    shown = await three.undo(three.aki)
    assert three.words["alone"] not in shown.text
    assert [button.label for button in shown.buttons] == [three.words["ask"]]
    assert three.words["nothing"] in (await three.undo(three.chie)).text
    button = shown.buttons[0].custom_id or ""
    outcomes = await asyncio.gather(*(three.aki.press_raw(shown, button) for _ in range(2)))  # it is asked once
    assert not any(outcome.failed for outcome in outcomes)
    proposed = await three.world.until(three.proposal)
    assert three.words["sank"] in proposed.text
    await three.house.stop()
    await three.house.start()
    dan = three.world.person("Dan")
    for act in (dan.press(proposed, ":agree:"), dan.press(proposed, ":refuse:"), dan.press_raw(shown, "br:undo:1:::")):
        outcome = await (await act).settled()
        assert outcome.message is not proposed
        assert outcome.message is not None
        assert outcome.message.ephemeral
    assert three.proposal() is proposed
    assert "Dan" not in proposed.text


async def test_a_secret_answer_stays_secret(three: Three) -> None:
    """Aki kept a trait, unseen. Whoever reads the proposal learns neither which, nor what she could have kept."""
    await three.begin(traits=True)
    async with three.house.bot.tables.sit(1) as table:
        dealt = table.match.table.state.dealt[0]
        labels = [trait.option.label for trait in dealt]
        speech = three.house.bot.teller.told(table, None, table.locale, 0).speech
        names = [speech.say(label) for label in labels]
        first = dealt[0].option.id
    await three.answers(three.aki, first)
    await three.answers(three.ben, (await _first_option(three, 1)))
    shown = await three.undo(three.aki)
    assert names[0] in shown.text
    await three.aki.press(shown, three.words["ask"])
    proposed = await three.world.until(three.proposal)
    assert "Aki" in proposed.text
    assert not [name for name in names if name in proposed.text]
    await three.ben.press(proposed, three.words["agree"])
    await three.chie.press(proposed, three.words["agree"])
    await three.world.until(lambda: proposed.deleted)
    assert not [name for name in names if name in proposed.text + three.board()]

    async def everybody_is_asked() -> bool:
        async with three.house.bot.tables.sit(1) as table:
            return len(table.match.waiting) == 3

    await eventually(everybody_is_asked, "all choose again")


async def _first_option(three: Three, seat: int) -> str:
    async with three.house.bot.tables.sit(1) as table:
        return table.match.table.state.dealt[seat][0].option.id  # type: ignore[no-any-return]
