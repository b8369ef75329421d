"""Asks: what is legal is what was offered, whatever the ask."""

from __future__ import annotations

import random
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core import Amount, Ask, Form, IllegalAnswer, Option, Pick, Piece, RuleError, Seat, Text
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


@st.composite
def forms_in_steps(draw: st.DrawFn) -> Form:
    """A form whose later fields hang on what was picked before: sometimes they do not arise at all."""
    first = draw(picks())
    later = {n: draw(st.one_of(st.none(), picks(), amounts)) for n in range(8)}
    last = draw(st.one_of(picks(), amounts))

    def second(picked: Mapping[str, Any]) -> Any:
        return later[picked.get("a", 0)]

    return Form({"a": first, "b": second, "c": lambda picked: last}, prompt=Text("form"))


asks: st.SearchStrategy[Ask] = st.one_of(picks(), amounts, forms, forms_in_steps())


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


def card_and_slot(slots: int = 2) -> Form[tuple[str, str | None]]:
    """A card, and a slot for it unless it lies face up."""
    free = [Option(f"slot-{n}", Text("slot", n=n), value=str(n)) for n in range(1, slots + 1)]

    def slot(picked: Mapping[str, str]) -> Pick[str] | None:
        return None if picked["card"] == "A" else Pick(free, prompt=Text("which-slot"))

    return Form(
        {"card": Pick(WORDS, prompt=Text("which-card")), "slot": slot},
        lambda card, slot=None: (card, slot),
        prompt=Text("lay"),
    )


def test_a_field_that_does_not_arise_is_left_out() -> None:
    form = card_and_slot()
    assert form.read({"card": ["a"]}) == ("A", None)
    assert form.read({"card": ["b"], "slot": ["slot-2"]}) == ("B", "2")
    assert form.default == {"card": ["a"]}


@pytest.mark.parametrize("answer", [{"card": ["a"], "slot": ["slot-1"]}, {"card": ["b"]}, {"slot": ["slot-1"]}, {}])
def test_no_combination_that_does_not_fit_is_taken(answer: Any) -> None:
    with pytest.raises(IllegalAnswer):
        card_and_slot().read(answer)


def test_a_form_whose_later_field_changed_is_another_question() -> None:
    """A half-made choice goes by places in a list: it must not be read against another list."""
    assert card_and_slot(2).face() != card_and_slot(3).face()


def test_several_are_a_list_also_where_it_must_be_one() -> None:
    one = Pick.some([Word("a"), Word("b")], Text("p"), least=1, most=1)
    assert [word.id for word in one.read(["b"])] == ["b"]
    assert len(Pick.some([Word("a"), Word("b")], Text("p")).read([])) == 0


class Word(Piece):
    """A piece for tests."""

    def named(self) -> Text:
        return Text(self.id)


def test_a_piece_is_itself_wherever_it_goes() -> None:
    first, second = Word("a"), Word("a")
    assert first != second
    assert deepcopy([first])[0] is first
    assert first.option.value is first
    assert (first.option.id, first.option.label) == ("a", first.label)


def test_most_is_never_more_than_there_is() -> None:
    assert Pick(WORDS, 1, 9, prompt=Text("p")).most == 3


def test_a_menu_of_words_and_seats() -> None:
    (draw,) = Pick.words(["draw"], prompt=Text("p")).options
    assert (draw.id, draw.label, draw.value) == ("draw", Text("draw"), "draw")
    (ben,) = Pick.seats([Seat(1)], prompt=Text("p")).options
    assert (ben.id, ben.label, ben.value) == ("1", Text("core-seat", seat=Seat(1)), Seat(1))


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


def test_a_form_stays_as_it_was_put() -> None:
    """Whoever looks at it later may find the state moved on."""
    state = list(WORDS)
    form = Form(
        {"card": Pick(WORDS, prompt=Text("p")), "slot": lambda _: Pick(state, prompt=Text("p"))}, prompt=Text("p")
    )
    form.face()
    state.pop()
    assert form.read({"card": ["a"], "slot": ["c"]}) == {"card": "A", "slot": "C"}


def test_fields_that_differ_for_no_option_are_spelled_once() -> None:
    """As a plain form is: digests of live matches hang on it."""
    plain = Form({"a": Pick(WORDS, prompt=Text("p")), "b": Amount(1, 3, prompt=Text("p"))}, prompt=Text("p"))
    same = Form({"a": Pick(WORDS, prompt=Text("p")), "b": lambda _: Amount(1, 3, prompt=Text("p"))}, prompt=Text("p"))
    assert plain.choices() == same.choices() == "a: 1-1 of a,b,c; b: 1 to 3"
