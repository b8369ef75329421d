"""Answers in steps: a form's fields appear as those before them are chosen, and nothing else can be put together."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.base.errors import StalePress
from bot.base.ids import ControlId, spelled, unspelled
from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.ui.answers import Choice, in_words
from bot.ui.lists import Menu
from bot.ui.pressing import answers_now, stepped
from engines import catalogue
from engines.core import Amount, Ask, Form, Option, Pick, Text
from tests.bot.ui.test_controls import LONG, PROMPT, options, press_through, shown
from tests.engines.conformance import legal

SPEECH = Speech(words_for(next(iter(catalogue)), "en"), LONG)


def words(*names: str) -> list[Option[str]]:
    return [Option(name, Text("core-seat", seat=name), value=name) for name in names]


def pick(*names: str, **ask: Any) -> Pick[Any]:
    return Pick(words(*names), prompt=PROMPT, **ask)


def card_and_slot() -> Form[Any]:
    """A card laid face up has no slot; a gun goes to two of the slots only, and the price hangs on both."""
    slots = {"gun": pick("one", "two"), "horse": pick("two", "three", "four")}
    prices = {"one": Amount(1, 3, prompt=PROMPT), "two": Amount(2, 9, prompt=PROMPT)}
    form: Form[Any] = Form(
        {
            "card": pick("gun", "horse", "face-up"),
            "slot": lambda picked: slots.get(picked["card"]),
            "price": lambda picked: prices.get(picked.get("slot", "")),
            "marks": pick("red", "blue", least=0, most=2),
        },
        prompt=PROMPT,
        id="1-0-1",
    )
    return form


def names(choice: Choice) -> list[str]:
    return [step.name for step in choice.steps]


def choose(choice: Choice, **parts: Any) -> Choice:
    """As its menus would have it, one field after the other."""
    assert isinstance(choice.ask, Form)
    places = list(choice.ask.fields)
    for name, part in parts.items():
        choice = choice.changed(places.index(name), part)
    return choice


def test_fields_appear_as_those_before_them_are_chosen() -> None:
    choice = Choice.begun(card_and_slot())
    assert names(choice) == ["card", "marks"]
    choice = choose(choice, card=["gun"])
    assert names(choice) == ["card", "slot", "marks"]
    choice = choose(choice, slot=["two"])
    assert names(choice) == ["card", "slot", "price", "marks"]
    assert not choice.complete
    choice = choose(choice, price=2)
    assert choice.complete
    assert choice.answer == {"card": ["gun"], "slot": ["two"], "price": 2, "marks": []}


def test_a_field_that_does_not_arise_is_neither_shown_nor_answered() -> None:
    choice = choose(Choice.begun(card_and_slot()), card=["face-up"])
    assert names(choice) == ["card", "marks"]
    assert choice.complete
    assert choice.answer == {"card": ["face-up"], "marks": []}
    parts = shown(Menu(1, choice), SPEECH)
    assert [len(part["options"]) for part in parts if part["type"] == 3] == [2]
    assert [part["custom_id"].split(":")[5] for part in parts if ":put:" in part["custom_id"]] == ["0.0", "0.1", "0.2"]


def test_what_still_fits_stays_and_what_does_not_goes() -> None:
    choice = choose(Choice.begun(card_and_slot()), card=["gun"], slot=["two"], price=9, marks=["blue"])
    other = choose(choice, card=["horse"])
    assert other.answer == {"card": ["horse"], "slot": ["two"], "price": 9, "marks": ["blue"]}
    assert other.half != choice.half  # "two" stands elsewhere in the other list, and is the same all the same
    assert choose(other, slot=["three"]).answer == {"card": ["horse"], "slot": ["three"], "marks": ["blue"]}
    gone = choose(other, slot=["four"], card=["gun"])
    assert not gone.complete
    assert gone.at(1) is not None
    assert gone.at(1).ids == []  # type: ignore[union-attr]
    assert gone.at(3).ids == ["blue"]  # type: ignore[union-attr]


def test_a_choice_comes_back_from_its_custom_id() -> None:
    form, rng = card_and_slot(), random.Random(1)
    for _ in range(200):
        answer = form.any_answer(rng)
        choice = Choice.of(form, answer)
        assert choice.answer == answer
        assert Choice.read(form, choice.half) == choice
    assert Choice.read(form, "0.0").half == ""  # of another form, with two fields


def test_a_press_on_a_field_that_does_not_arise_has_passed() -> None:
    choice = choose(Choice.begun(card_and_slot()), card=["face-up"])
    with pytest.raises(StalePress):
        stepped(choice, ControlId("menu", 1, "1-0-1", choice.half, "1.0"), ["0"])
    with pytest.raises(StalePress):
        stepped(choice, ControlId("typed", 1, "1-0-1", choice.half, "2"), ["2"])


@pytest.mark.parametrize("word", ["", "x", "9.0", "-1.0"])
@pytest.mark.parametrize("verb", ["menu", "group", "named", "typed", "page", "open"])
def test_what_no_control_of_ours_says_has_passed(verb: str, word: str) -> None:
    """And never answers."""
    choice = Choice.begun(card_and_slot())
    for values in (["99"], ["x"]):
        with pytest.raises(StalePress):
            stepped(choice, ControlId(verb, 1, "1-0-1", "", word), values, [SPEECH])


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_illegal_can_be_put_together(locale: Locale) -> None:
    """By a person who presses at random, all ways through the form come about."""
    speech = Speech(words_for(next(iter(catalogue)), locale), LONG)
    rng, ways = random.Random(3), set()
    for _ in range(150):
        form = card_and_slot()
        answer = press_through(form, speech, rng)
        assert legal(form, answer)
        assert isinstance(answer, dict)
        ways.add(tuple(answer))
    assert len(ways) == 3


def test_what_was_said_in_steps_can_be_changed() -> None:
    form = card_and_slot()
    form.said = {"card": ["horse"], "slot": ["three"], "marks": ["red", "blue"]}
    choice = Choice.begun(form)
    assert choice.complete
    assert in_words(form, form.said, SPEECH) == "horse, three, red, blue"
    assert choose(choice, card=["face-up"]).answer == {"card": ["face-up"], "marks": ["red", "blue"]}


def test_an_answer_of_older_rules_can_still_be_said() -> None:
    """A part for a field that does not arise any more is left out."""
    assert in_words(card_and_slot(), {"card": ["face-up"], "slot": ["one"], "marks": []}, SPEECH) == "face-up, none"


# What a custom_id holds


@pytest.mark.parametrize("ordered", [False, True])
def test_however_many_are_chosen_they_fit_into_a_custom_id(ordered: bool) -> None:
    """All of sixty-four in their order; three such lists at once where the order does not count."""
    rng = random.Random(5)
    for of, count in [(64, 64), (64, 9), (90, 90), (3, 2), (64, 8), (1, 1), (64, 0)]:
        chosen = rng.sample(range(of), count)
        part = spelled(chosen, of, ordered)
        assert unspelled(part, of, ordered) == (chosen if ordered or count <= 8 else sorted(chosen))
        assert not set(part) & set(":.")
    fields = {name: Pick(options(64), 0, 64, prompt=PROMPT) for name in "abc"}
    form: Ask = Form(fields, prompt=PROMPT, id="123-45-89abcdef")
    if ordered:
        form = Pick(options(64), 64, 64, ordered=True, prompt=PROMPT, id="123-45-89abcdef")
    everything = [option.id for option in options(64)]
    rng.shuffle(everything)
    choice = Choice.of(form, everything if ordered else dict.fromkeys("abc", everything))
    assert choice.complete
    assert shown(Menu(12345678, choice), SPEECH)  # as components, within Discord's limits
    assert Choice.read(form, choice.half).half == choice.half


def test_none_of_them_is_a_press_too() -> None:
    """A menu that may stay empty tells nobody that it did."""
    ask = Pick(options(3), 0, 2, prompt=PROMPT, id="1-0-1")
    [button] = [part for part in shown(Menu.begun(1, ask), SPEECH) if part["type"] == 2]
    control = ControlId.read(button["custom_id"])
    assert control is not None
    choice, _ = stepped(Choice.read(ask, control.half), control, [])
    assert answers_now(choice, control)
    assert (choice.complete, choice.answer) == (True, [])
