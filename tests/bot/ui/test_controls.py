"""Any ask as components: within Discord's limits, in both languages, and every press leads to a legal answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.base.errors import Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import ENGINES, HOUSE, LOCALES, Locale, Words, words_for
from bot.base.speech import Speech
from bot.sandbox.limits import check_message
from bot.sandbox.posting import Upload
from bot.ui import messages
from bot.ui.answers import Choice
from bot.ui.controls import answered, controls, so_far
from bot.ui.lists import NOWHERE, Bookmark, Menu
from bot.ui.pressing import answers_now, stepped
from engines import catalogue
from engines.core import Amount, Answer, Ask, Form, Game, Option, Pick, Text
from tests.engines.conformance import legal, moves, random_matches
from tests.engines.core.fragments import FRAGMENTS

LONG = [f"{'長い名前' * 7}{i}*_`@everyone" for i in range(8)]
FRAGMENT_TEXT = Path(__file__).parents[2] / "engines/core/fragments/text"
V2 = 1 << 15
SELDOM = {"clear": 0.05, "open": 0.1}  # how often a person who presses at random presses these


def fragment_words(locale: Locale) -> Words:
    return Words(locale, [ENGINES / "core" / "text", HOUSE, FRAGMENT_TEXT])


def components_of(look: messages.Look) -> list[dict[str, Any]]:
    """What is sent, checked against Discord's limits."""
    components: list[dict[str, Any]] = look.to_components()
    files = look.files()
    uploads = {n: Upload(file.filename, b"", "image/png") for n, file in enumerate(files)}
    attachments = [{"id": n, "description": file.description} for n, file in enumerate(files)]
    check_message({"flags": V2, "components": components, "attachments": attachments}, uploads)
    return components


def inside(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every button and menu, however deep."""
    for part in components:
        if part["type"] in (2, 3):
            yield part
        yield from inside(part.get("components", []))


def shown(menu: Menu, speech: Speech) -> list[dict[str, Any]]:
    parts = messages.look(speech.say(menu.ask.prompt), *controls(menu, speech))
    return list(inside(components_of(parts)))


def press_through(ask: Ask, speech: Speech, rng: random.Random) -> Answer:
    """A person who knows only the components, pressing and typing at random until there is an answer."""
    menu = Menu.begun(12345678, ask)
    for _ in range(1000):
        parts = [part for part in shown(menu, speech) if not part.get("disabled")]
        [part] = rng.choices(parts, [SELDOM.get(part["custom_id"].split(":")[1], 1.0) for part in parts])
        control = ControlId.read(part["custom_id"])
        assert control is not None
        values: list[str] = []
        if part["type"] == 3:
            offered = [option["value"] for option in part["options"]]
            values = rng.sample(offered, rng.randint(part["min_values"], part["max_values"]))
        if control.verb == "number":
            place, low, high = map(int, control.word.split("."))
            control = replace(control, verb="typed", word=str(place))
            values = [str(rng.randint(low, high))]
        before = Choice.read(ask, control.half)
        if control.verb == "type":
            place = int(control.word.split(".")[0])
            step = before.at(place)
            assert step is not None
            assert isinstance(step.field, Pick)
            control = replace(control, verb="named", word=str(place))
            values = [speech.plain(rng.choice(step.field.options).label)]
        try:
            choice, bookmark = stepped(before, control, values, [speech])
        except Refused:
            assert control.verb == "named"  # it may be chosen already, or one too many
            continue
        if answers_now(choice, control):
            return choice.answer
        menu = Menu(menu.match, choice, bookmark)
    pytest.fail(f"no answer to {ask!r} after 1000 presses")


def options(count: int) -> list[Option[int]]:
    return [Option(f"o{i}", Text("core-seat", seat=f"option {i}"), value=i) for i in range(count)]


PROMPT = Text("core-seat", seat="?")
ASKS: dict[str, Ask] = {
    "two buttons": Pick(options(2), prompt=PROMPT),
    "a menu": Pick(options(20), prompt=PROMPT),
    "pages": Pick(options(90), prompt=PROMPT),
    "several": Pick(options(9), 2, 4, prompt=PROMPT),
    "none or one": Pick(options(3), 0, 1, prompt=PROMPT),
    "several of many": Pick(options(60), 2, 3, prompt=PROMPT),
    "in order": Pick(options(6), 2, 6, ordered=True, prompt=PROMPT),
    "all in order": Pick(options(4), 4, 4, ordered=True, prompt=PROMPT),
    "many in order": Pick(options(60), 2, 9, ordered=True, prompt=PROMPT),
    "a number": Amount(-3, 250, prompt=PROMPT),
    "a small number": Amount(0, 4, prompt=PROMPT),
    "a form of small numbers": Form({n: Amount(1, 3, prompt=PROMPT) for n in "ab"}, prompt=PROMPT),
    "a form": Form({"a": Pick(options(40), prompt=PROMPT), "b": Amount(0, 9, prompt=PROMPT)}, prompt=PROMPT),
    "an order among others": Form(
        {"a": Pick(options(3), 3, 3, ordered=True, prompt=PROMPT), "b": Pick(options(4), prompt=PROMPT)}, prompt=PROMPT
    ),
    "three fields": Form({n: Pick(options(4), prompt=PROMPT) for n in "abc"}, prompt=PROMPT),
}


@pytest.mark.parametrize("name", ASKS)
@pytest.mark.parametrize("locale", LOCALES)
async def test_every_press_leads_to_a_legal_answer(name: str, locale: Locale) -> None:
    ask = ASKS[name]
    ask.id = "123-4-89abcdef"
    speech = Speech(words_for(next(iter(catalogue)), locale), LONG)
    rng = random.Random(name)
    answers = [press_through(ask, speech, rng) for _ in range(20)]
    assert all(legal(ask, answer) for answer in answers)


def test_a_few_numbers_are_buttons() -> None:
    """Five at most: one press answers. More are typed."""
    few, many = Amount(0, 4, prompt=PROMPT, id="1-0-1"), Amount(0, 5, prompt=PROMPT, id="1-0-1")
    speech = Speech(words_for(next(iter(catalogue)), "en"), LONG)
    buttons = shown(Menu.begun(7, few), speech)
    assert [button["label"] for button in buttons] == ["0", "1", "2", "3", "4"]
    control = ControlId.read(buttons[3]["custom_id"])
    assert control is not None
    choice, _ = stepped(Choice.begun(few), control, [])
    assert choice.answer == 3
    assert answers_now(choice, control)
    with pytest.raises(StalePress):
        stepped(Choice.begun(few), replace(control, word="0.5"), [])  # there is no such button
    [window] = shown(Menu.begun(7, many), speech)
    assert window["custom_id"].split(":")[1] == "number"


class InOrder:
    """A person who puts options in order, one press after the other."""

    def __init__(self, ask: Pick) -> None:
        self.ask, self.choice, self.bookmark = ask, Choice.read(ask, ""), NOWHERE
        self.ask.id = "1-0-1"
        self.speech = Speech(words_for(next(iter(catalogue)), "en"), LONG)

    @property
    def parts(self) -> list[dict[str, Any]]:
        return shown(self.shown_menu, self.speech)

    @property
    def shown_menu(self) -> Menu:
        return Menu(1, self.choice, self.bookmark)

    def menu(self) -> dict[str, Any] | None:
        return next((part for part in self.parts if part["type"] == 3), None)

    def says(self) -> str:
        return so_far(self.shown_menu, self.speech)

    def press(self, custom_id: str, *values: str) -> ControlId:
        control = ControlId.read(custom_id)
        assert control is not None
        self.choice, self.bookmark = stepped(Choice.read(self.ask, control.half), control, list(values))
        return control

    def choose(self, option: int) -> None:
        menu = self.menu()
        if menu is None:
            button = next(part for part in self.parts if part["custom_id"].endswith(f":0.{option}"))
            control = self.press(button["custom_id"])
        else:
            assert (menu["min_values"], menu["max_values"]) == (1, 1)
            assert str(option) in [offered["value"] for offered in menu["options"]]
            control = self.press(menu["custom_id"], str(option))
        assert not answers_now(self.choice, control)

    def offered(self) -> tuple[str, list[str]]:
        """What can come next, as buttons: which place it would have, and the labels."""
        title = [part for part in controls(self.shown_menu, self.speech) if isinstance(part, str)]
        return "".join(title), [part["label"] for part in self.parts if ":put:" in part["custom_id"]]

    def button(self, verb: str) -> dict[str, Any] | None:
        return next((part for part in self.parts if part["custom_id"].startswith(f"br:{verb}:")), None)

    def confirm(self) -> Answer | None:
        """The answer, or None while it cannot be confirmed."""
        button = self.button("done")
        assert button is not None
        if button["disabled"]:
            return None
        assert answers_now(self.choice, self.press(button["custom_id"]))
        return self.choice.answer


async def test_what_counts_in_order_is_chosen_one_by_one() -> None:
    """The order is that of the presses, said above the menu; the last one comes by itself."""
    person = InOrder(Pick(options(4), 4, 4, ordered=True, prompt=PROMPT))
    assert (person.offered()[0], person.says(), person.confirm()) == ("Number 1 of 4", "", None)
    person.choose(2)
    assert person.offered() == ("Number 2 of 4", ["option 0", "option 1", "option 3"])
    assert person.says() == "1 option 2"
    person.choose(0)
    assert person.confirm() is None
    person.choose(3)
    assert person.says() == "1 option 2 → 2 option 0 → 3 option 3 → 4 option 1"
    assert person.offered() == ("", [])
    assert person.confirm() == ["o2", "o0", "o3", "o1"]


async def test_an_order_can_be_started_over() -> None:
    person = InOrder(Pick(options(3), 3, 3, ordered=True, prompt=PROMPT))
    assert person.button("clear") is None
    person.choose(1)
    clear = person.button("clear")
    assert clear is not None
    person.press(clear["custom_id"])
    assert person.says() == ""
    person.choose(2)
    person.choose(1)
    assert person.confirm() == ["o2", "o1", "o0"]


async def test_an_order_of_some_can_be_confirmed_from_the_least_on() -> None:
    """Nothing comes by itself there, and after the most there is no menu any more."""
    person = InOrder(Pick(options(4), 1, 3, ordered=True, prompt=PROMPT))
    assert person.confirm() is None
    person.choose(3)
    assert person.offered()[0] == "Number 2 of up to 3"
    assert person.confirm() == ["o3"]
    person.choose(0)
    person.choose(1)
    assert person.offered() == ("", [])
    assert person.confirm() == ["o3", "o0", "o1"]


async def test_more_than_a_few_are_put_in_order_in_a_menu() -> None:
    person = InOrder(Pick(options(7), 7, 7, ordered=True, prompt=PROMPT))
    menu = person.menu()
    assert menu is not None
    assert menu["placeholder"] == "Number 1 of 7"
    person.choose(2)
    menu = person.menu()
    assert menu is not None
    assert menu["placeholder"] == "Number 2 of 7"
    assert [option["value"] for option in menu["options"]] == ["0", "1", "3", "4", "5", "6"]
    assert not any(option.get("default") for option in menu["options"])
    assert person.says() == "1 option 2"


async def test_an_order_of_many_is_chosen_page_by_page() -> None:
    person = InOrder(Pick(options(60), 2, 2, ordered=True, prompt=PROMPT))
    for _ in range(2):
        turn = [part for part in person.parts if part["custom_id"].endswith(".f")]
        person.press(turn[0]["custom_id"])
    person.choose(59)
    assert person.bookmark.page == 2
    person.bookmark = NOWHERE
    person.choose(7)
    assert person.confirm() == ["o59", "o7"]


async def test_a_choice_of_one_can_be_changed_on_another_page() -> None:
    """In a form, where it does not answer at once."""
    ask = ASKS["a form"]
    ask.id = "1-0-1"
    first, _ = stepped(Choice.read(ask, ""), ControlId("menu", 1, ask.id, "", "0.0"), ["3"])
    second, _ = stepped(first, ControlId("menu", 1, ask.id, "", "0.1"), ["30"])
    assert second.changed(1, 5).answer == {"a": ["o30"], "b": 5}


async def test_every_option_can_be_reached() -> None:
    """Also the last one of the last page."""
    ask = ASKS["pages"]
    ask.id = "1-0-1"
    speech = Speech(words_for(next(iter(catalogue)), "en"), LONG)
    reached = set()
    for page in range(4):
        for part in shown(Menu(1, Choice.read(ask, ""), Bookmark(0, page)), speech):
            reached |= {option["value"] for option in part.get("options", [])}
    assert reached == {str(i) for i in range(90)}


def said_again(ask: Ask, answer: Answer) -> list[dict[str, Any]]:
    """The controls of an ask that was answered and may be answered otherwise."""
    ask = copy(ask)
    ask.id, ask.wait, ask.said = "1-1-1", "aside", answer
    speech = Speech(words_for(next(iter(catalogue)), "en"), LONG)
    menu = Menu.begun(1, ask)
    return list(inside(components_of(messages.look(answered(ask, speech), *controls(menu, speech)))))


async def test_what_was_said_stands_out_among_buttons() -> None:
    styles = [part["style"] for part in said_again(ASKS["two buttons"], ["o1"])]
    assert styles == [discord.ButtonStyle.secondary.value, discord.ButtonStyle.success.value]


@pytest.mark.parametrize(
    ("name", "answer", "stands"),
    [
        ("a menu", ["o7"], ["7"]),
        ("pages", ["o3"], ["3"]),
        ("several", ["o8", "o2"], ["2", "8"]),
        ("none or one", [], []),
    ],
)
async def test_what_was_said_stands_in_the_menu(name: str, answer: Answer, stands: list[str]) -> None:
    menus = [part for part in said_again(ASKS[name], answer) if part["type"] == 3]
    assert [o["value"] for menu in menus for o in menu["options"] if o.get("default")] == stands


@pytest.mark.parametrize("name", ASKS)
async def test_what_was_said_can_be_changed_to_anything(name: str) -> None:
    """Every press leads from it to a legal answer too."""
    rng = random.Random(name)
    ask = copy(ASKS[name])
    ask.id, ask.wait = "123-4-89abcdef", "aside"
    speech = Speech(words_for(next(iter(catalogue)), "en"), LONG)
    found = []
    for _ in range(20):
        ask.said = ask.any_answer(rng)
        found.append(press_through(ask, speech, rng))
        assert legal(ask, found[-1])
        assert Choice.begun(ask).answer == ask.said
    assert any(answer != found[0] for answer in found)


async def test_another_page_than_that_of_what_was_said() -> None:
    ask = copy(ASKS["pages"])
    ask.id, ask.said = "1-0-1", ["o3"]
    choice, _ = stepped(Choice.begun(ask), ControlId("menu", 1, ask.id, "", "0.2"), ["60"])
    assert choice.answer == ["o60"]


async def test_what_was_said_and_is_offered_no_more_is_not_shown() -> None:
    ask = copy(ASKS["two buttons"])
    ask.said = ["o9"]
    speech = Speech(words_for(next(iter(catalogue)), "en"), LONG)
    assert (answered(ask, speech), Choice.begun(ask).half) == ("", "")


@pytest.mark.parametrize("game", [*catalogue.values(), *FRAGMENTS], ids=lambda game: game.id)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("answers", [1500, pytest.param(15_000, marks=pytest.mark.soak)])
async def test_every_ask_of_random_games_stays_within_the_limits(game: Game[Any], locale: Locale, answers: int) -> None:
    """Each ask that looks different from those before, at tables with the longest of names."""
    words = words_for(game.id, locale) if game.id in catalogue else fragment_words(locale)
    speech = Speech(words, LONG)
    seen: set[str] = set()
    for match, rng in random_matches(game, 0, answers):
        for _ in moves(match, rng):
            for seat in match.table.seats:
                for ask in match.asks(seat):
                    face = f"{ask.prompt.key} {ask.choices()}"
                    if face not in seen:
                        seen.add(face)
                        assert legal(ask, press_through(ask, speech, rng))
    assert len(seen) > 10
