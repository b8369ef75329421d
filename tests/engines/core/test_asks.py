"""Asks: what is legal is what was offered, whatever the ask."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core import Amount, Ask, Form, IllegalAnswer, Option, Pick, RuleError, Seat, Text
from tests.engines.conformance import bad_answers, legal

prompts = st.just(Text("prompt"))


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    count = draw(st.integers(1, 8))
    least = draw(st.integers(0, count))
    most = draw(st.integers(max(1, least), 10))
    options = [Option(f"o{i}", Text("label", n=i), value=i) for i in range(count)]
    return Pick(options, least=least, most=most, ordered=draw(st.booleans()), prompt=Text("prompt"))


amounts = st.builds(lambda low, span: Amount(low, low + span, prompt=Text("n")), st.integers(-5, 5), st.integers(0, 9))
forms = st.dictionaries(st.sampled_from("abc"), st.one_of(picks(), amounts), min_size=1).map(
    lambda fields: Form(fields, prompt=Text("form"))
)
asks: st.SearchStrategy[Ask] = st.one_of(picks(), amounts, forms)


@given(asks, st.integers())
def test_any_answer_and_the_default_are_legal_and_read(ask: Ask, seed: int) -> None:
    for answer in (ask.default, ask.any_answer(random.Random(seed))):
        assert legal(ask, answer)
        ask.read(answer)


@given(asks, st.integers())
def test_what_was_not_offered_is_refused(ask: Ask, seed: int) -> None:
    for answer in bad_answers(ask, random.Random(seed)):
        with pytest.raises(IllegalAnswer):
            ask.read(answer)


WORDS = [Option(word, Text(word), value=word.upper()) for word in "abc"]


@pytest.mark.parametrize(
    ("ask", "answer", "read"),
    [
        (Pick(WORDS, prompt=Text("p")), ["b"], "B"),
        (Pick(WORDS, 0, 1, prompt=Text("p")), [], []),
        (Pick(WORDS, 1, 3, prompt=Text("p")), ["c", "a"], ["A", "C"]),
        (Pick(WORDS[:1], 1, 3, prompt=Text("p")), ["a"], ["A"]),
        (Pick(WORDS, 1, 3, ordered=True, prompt=Text("p")), ["c", "a"], ["C", "A"]),
        (Amount(2, 5, prompt=Text("p")), 5, 5),
    ],
)
def test_what_the_rule_gets(ask: Ask, answer: Any, read: Any) -> None:
    assert ask.read(answer) == read


def test_most_is_never_more_than_there_is() -> None:
    assert Pick(WORDS, 1, 9, prompt=Text("p")).most == 3


def test_a_menu_of_words_and_seats() -> None:
    menu = Pick.of(["draw", Seat(1)], prompt=Text("p"))
    assert [(option.id, option.label, option.value) for option in menu.options] == [
        ("draw", Text("draw"), "draw"),
        ("1", Text("core-seat", seat=Seat(1)), Seat(1)),
    ]


def test_a_menu_with_too_little_in_it_is_a_bug() -> None:
    with pytest.raises(RuleError):
        Pick([], prompt=Text("p"))
    with pytest.raises(RuleError):
        Amount(3, 2, prompt=Text("p"))


@given(asks)
def test_the_same_ask_has_the_same_face_and_another_prompt_another(ask: Ask) -> None:
    face = ask.face()
    assert ask.face() == face
    ask.prompt = Text("prompt", die=3)
    assert ask.face() != face


def test_a_repr_shows_no_option() -> None:
    assert repr(Pick(WORDS, prompt=Text("p"), id="4-0-1")) == "<Pick 4-0-1>"
