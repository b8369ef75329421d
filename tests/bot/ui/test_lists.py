"""Long lists: chosen in two steps or page by page, or typed; every option can be reached, and nothing is guessed."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.base.errors import Refused
from bot.base.ids import ControlId
from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.ui.answers import Choice, Step
from bot.ui.controls import so_far
from bot.ui.lists import Menu, name_window
from bot.ui.naming import DidYouMean, NothingLike, TooMany, WhichOne, named
from bot.ui.pressing import answers_now, stepped
from engines import catalogue
from engines.core import Answer, Ask, Form, Option, Pick, Text
from tests.bot.ui.test_controls import LONG, PROMPT, options, press_through, shown
from tests.engines.conformance import legal

GAME = next(iter(catalogue))
SPEECH = Speech(words_for(GAME, "en"), LONG)


def called(name: str) -> Text:
    return Text("core-seat", seat=name)


def parcels(rows: str = "ABCDEFGH", columns: int = 8) -> list[Option[str]]:
    """A map: rows by letters, columns by numbers."""
    return [
        Option(f"{row}{n}", called(f"{row}{n}"), value=f"{row}{n}", group=called(f"Row {row}"))
        for row in rows
        for n in range(1, columns + 1)
    ]


def in_groups(groups: int, each: int) -> list[Option[int]]:
    return [
        Option(f"{g}-{i}", called(f"thing {g}-{i}"), value=g * each + i, group=called(f"group {g}"))
        for g in range(groups)
        for i in range(each)
    ]


MAP = parcels()
LISTS: dict[str, Ask] = {
    "a map": Pick(MAP, prompt=PROMPT),
    "some of a map": Pick(MAP, 2, 5, prompt=PROMPT),
    "any of a map": Pick(MAP, 0, 64, prompt=PROMPT),
    "none or one of a map": Pick(MAP, 0, 1, prompt=PROMPT),
    "a route over a map": Pick(MAP, 2, 4, ordered=True, prompt=PROMPT),
    "two large groups": Pick(in_groups(2, 40), prompt=PROMPT),
    "many groups": Pick(in_groups(60, 2), prompt=PROMPT),
    "many large groups": Pick(in_groups(26, 26), 1, 3, prompt=PROMPT),
    "half of it in no group": Pick([*MAP, *options(30)], prompt=PROMPT),
    "from here to there": Form({n: Pick(MAP, prompt=PROMPT) for n in ("from", "to")}, prompt=PROMPT),
    "eight fields": Form({f"f{n}": Pick(MAP, 1, 2, prompt=PROMPT) for n in range(8)}, prompt=PROMPT),
    "there, and then where": Form(
        {
            "from": Pick(MAP, prompt=PROMPT),
            "to": lambda picked: Pick([o for o in MAP if o.value[0] == picked["from"][0]], prompt=PROMPT),
            "by": lambda picked: Pick([o for o in MAP if o.value[0] != picked["from"][0]], 1, 2, prompt=PROMPT),
        },
        prompt=PROMPT,
    ),
}


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_press_leads_to_a_legal_answer(name: str, locale: Locale) -> None:
    ask = LISTS[name]
    ask.id = "1234-56-89abcdef"
    speech, rng = Speech(words_for(GAME, locale), LONG), random.Random(name)
    for _ in range(6):
        assert legal(ask, press_through(ask, speech, rng))


class Tapper:
    """A person who wants one answer, and taps what is shown until it is given."""

    def __init__(self, ask: Ask) -> None:
        self.ask, self.menu, self.taps = ask, Menu.begun(1, ask), 0
        ask.id = "1-0-1"

    @property
    def parts(self) -> list[dict[str, Any]]:
        return shown(self.menu, SPEECH)

    def part(self, verb: str) -> dict[str, Any]:
        return next(part for part in self.parts if part["custom_id"].startswith(f"br:{verb}:"))

    def options(self, verb: str) -> dict[str, str]:
        return {option["label"]: option["value"] for option in self.part(verb)["options"]}

    def tap(self, part: dict[str, Any], *values: str) -> Answer | None:
        control = ControlId.read(part["custom_id"])
        assert control is not None
        self.taps += 1
        choice, spot = stepped(Choice.read(self.ask, control.half), control, values, [SPEECH])
        self.menu = Menu(1, choice, spot)
        return choice.answer if answers_now(choice, control) else None

    def choose(self, verb: str, *labels: str) -> Answer | None:
        part, values = self.part(verb), self.options(verb)
        return self.tap(part, *(values[label] for label in labels))

    def turn(self, page: str = "") -> None:
        """To the next page: of the menu that was opened last."""
        turning = [
            part for part in self.parts if part["custom_id"].startswith("br:page:") and ".f" in part["custom_id"]
        ]
        self.tap(turning[-1])


def test_a_row_and_then_a_parcel() -> None:
    """Two taps; the menu of rows says how many there are in each, and stays to choose another row."""
    person = Tapper(Pick(MAP, prompt=PROMPT))
    assert list(person.options("group")) == [f"Row {row}" for row in "ABCDEFGH"]
    assert {option["description"] for option in person.part("group")["options"]} == {"8 choices"}
    assert not any(part["custom_id"].startswith("br:menu:") for part in person.parts)
    assert person.choose("group", "Row B") is None
    assert person.choose("group", "Row D") is None
    assert list(person.options("menu")) == [f"D{n}" for n in range(1, 9)]
    assert person.part("menu")["placeholder"] == "Row D: choose here"
    assert person.choose("menu", "D5") == ["D5"]


def test_every_option_of_every_group_can_be_reached() -> None:
    """Also where groups have pages, and the groups themselves."""
    ask = Pick(in_groups(30, 30), prompt=PROMPT)
    for option in (ask.options[0], ask.options[30 * 27 + 28], ask.options[-1]):
        person = Tapper(Pick(in_groups(30, 30), prompt=PROMPT))
        label = SPEECH.plain(option.label)
        group = SPEECH.plain(option.group) if option.group else ""
        while group not in person.options("group"):
            person.turn()
        person.choose("group", group)
        while label not in person.options("menu"):
            person.turn()
        assert person.choose("menu", label) == [option.id]
        assert person.taps <= 4


def test_several_are_chosen_from_several_groups() -> None:
    """What was chosen elsewhere is said, and counts: nothing falls out when there are enough."""
    person = Tapper(Pick(MAP, 1, 3, prompt=PROMPT))
    person.choose("group", "Row A")
    assert person.part("menu")["max_values"] == 3
    person.choose("menu", "A1", "A2")
    person.choose("group", "Row H")
    assert so_far(person.menu, SPEECH) == "Chosen: A1, A2"
    descriptions = {option["label"]: option["description"] for option in person.part("group")["options"]}
    assert descriptions["Row A"] == "8 choices, 2 chosen"
    assert person.part("menu")["max_values"] == 1
    person.choose("menu", "H8")
    person.choose("group", "Row C")
    assert person.part("menu")["disabled"]
    assert person.part("menu")["placeholder"] == "3 chosen, no more possible"
    person.choose("group", "Row A")
    person.choose("menu", "A2")  # A1 is taken away
    assert person.tap(person.part("done")) == ["H8", "A2"]


def test_a_route_is_chosen_stop_by_stop_over_the_groups() -> None:
    person = Tapper(Pick(parcels("ABC", 9), 3, 3, ordered=True, prompt=PROMPT))
    person.choose("group", "Row C")
    assert person.part("group")["placeholder"] == "Number 1 of 3"
    person.choose("menu", "C3")
    assert "C3" not in person.options("menu")
    person.choose("menu", "C1")
    assert {option["description"] for option in person.part("group")["options"]} == {"9 choices", "7 choices"}
    person.choose("group", "Row A")
    person.choose("menu", "A9")
    assert so_far(person.menu, SPEECH) == "1 C3 → 2 C1 → 3 A9"
    assert person.tap(person.part("done")) == ["C3", "C1", "A9"]


def test_of_two_long_lists_one_is_open_at_a_time() -> None:
    """The next opens when one is chosen; a folded one says what is chosen and is opened by a press."""
    person = Tapper(Form({n: Pick(MAP, prompt=PROMPT) for n in ("from", "to")}, prompt=PROMPT))
    assert len([part for part in person.parts if part["type"] == 3]) == 1
    person.choose("group", "Row D")
    person.choose("menu", "D5")
    assert person.part("open")["label"] == "? D5"
    person.choose("group", "Row E")
    person.choose("menu", "E1")
    assert [part["label"] for part in person.parts] == ["? D5", "? E1", "Confirm", "Start over"]
    person.tap(person.part("open"))
    assert next(o["label"] for o in person.part("menu")["options"] if o.get("default")) == "D5"
    person.choose("menu", "D6")
    assert person.tap(person.part("done")) == {"from": ["D6"], "to": ["E1"]}


# Typing


def step(*names: str, groups: dict[str, str] | None = None, chosen: list[str] | None = None, **pick: Any) -> Step:
    found = [Option(f"id{i}", called(n), value=n) for i, n in enumerate(names)]
    if groups:
        found = [replace(option, group=called(groups[option.id])) for option in found]
    return Step(0, "", Pick(found, prompt=PROMPT, **pick), chosen or [])


def typed(at: Step, words: str, tongues: list[Speech] | None = None) -> list[str]:
    field = at.field
    assert isinstance(field, Pick)
    labels = {option.id: SPEECH.plain(option.label) for option in field.options}
    return [labels[id_] for id_ in named(at, words, tongues or [SPEECH])]


CARDS = step("Bluetick", "Pinned Down", "Pinto", "Jake Smiley, Deputy", "ほしいも", "カウボーイ", "D5", "D55", "Ⅳ")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Bluetick", "Bluetick"),
        ("  blueTICK ", "Bluetick"),
        ("blue", "Bluetick"),
        ("ｂｌｕｅ", "Bluetick"),
        ("pinned", "Pinned Down"),
        ("PINNEDDOWN", "Pinned Down"),
        ("down", "Pinned Down"),
        ("jake smiley, deputy", "Jake Smiley, Deputy"),
        ("ホシイモ", "ほしいも"),
        ("ｶｳﾎﾞｰｲ", "カウボーイ"),
        ("かう", "カウボーイ"),
        ("D5", "D5"),
        ("ｄ５", "D5"),
        ("d 5 5", "D55"),
        ("iv", "Ⅳ"),
    ],
)
def test_a_name_is_known_however_it_is_typed(words: str, meant: str) -> None:
    assert typed(CARDS, words) == [meant]


def test_what_fits_several_things_is_asked_back() -> None:
    with pytest.raises(WhichOne) as refused:
        typed(CARDS, "pin")
    assert SPEECH.say(refused.value.text) == (
        '"pin" could be **Pinned Down**, **Pinto**. Please type a little more of it.'
    )
    with pytest.raises(WhichOne) as refused:
        named(Step(0, "", Pick(MAP, prompt=PROMPT), []), "d", [SPEECH])
    assert "**D5** or 3 more." in SPEECH.say(refused.value.text)


def test_what_fits_nothing_is_said_so() -> None:
    with pytest.raises(NothingLike) as refused:
        typed(CARDS, "@everyone *zebra*")
    assert "zebra" in SPEECH.say(refused.value.text)
    assert "@everyone" not in SPEECH.say(refused.value.text)  # it is a name and nothing else
    with pytest.raises(DidYouMean) as nearly:
        typed(CARDS, "bleutick")
    assert "Did you mean **Bluetick**?" in SPEECH.say(nearly.value.text)
    for nothing in ("", "  ", "　"):
        with pytest.raises(NothingLike):
            typed(CARDS, nothing)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("E9", 'Nothing you can choose here is called "E9". There is, for example, **E4**, **E6**.'),
        ("9E", 'Nothing you can choose here is called "9E". There is, for example, **E4**, **E6**.'),
        ("zebra", 'Nothing you can choose here is called "zebra". There is, for example, **Ranch for $4**, **D5: $2**'),
        ("5D", 'Nothing you can choose here is called "5D". Did you mean **D5: $2**?'),
        ("５ ｄ", 'Nothing you can choose here is called "５ ｄ". Did you mean **D5: $2**?'),
    ],
)
def test_who_types_what_is_not_on_a_map_is_told_what_is(words: str, told: str) -> None:
    here = step("Ranch for $4", "D5: $2", "D5/E5", "E4", "E6", "D55")
    with pytest.raises(Refused) as refused:
        named(here, words, [SPEECH])
    assert SPEECH.say(refused.value.text).replace("\\", "").startswith(told)


@pytest.mark.parametrize("words", ["d5", "Ｄ５", "D 5"])
def test_coordinates_mean_the_place_and_not_its_edge(words: str) -> None:
    assert typed(step("D5/E5", "D55", "D5: $2"), words) == ["D5: $2"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_words_in_both_languages(locale: Locale) -> None:
    speech = Speech(words_for(GAME, locale), [])
    for words in ("pin", "bleutick", "zzz"):
        with pytest.raises(Refused) as refused:
            typed(CARDS, words, [speech])
        assert words in speech.say(refused.value.text)


def test_a_name_may_be_typed_in_either_language() -> None:
    """Whatever the reader's own is; it is answered in that."""
    field = Pick([Option("a", Text("host-join")), Option("b", Text("host-leave"))], prompt=PROMPT)
    both = [Speech(words_for(GAME, locale), []) for locale in ("ja", "en")]
    assert named(Step(0, "", field, []), "join", both) == ["a"]
    assert named(Step(0, "", field, []), "抜け", both) == ["b"]


def test_two_of_the_same_name_are_told_apart_by_their_groups() -> None:
    mixed = step("Pinto", "Pinto", groups={"id0": "Town", "id1": "Hills"})
    with pytest.raises(WhichOne) as refused:
        typed(mixed, "pinto")
    assert "**Town Pinto**, **Hills Pinto**" in SPEECH.say(refused.value.text)
    assert named(mixed, "hills p", [SPEECH]) == ["id1"]
    assert named(step("Pinto", "Pinto"), "pinto", [SPEECH]) == ["id0"]  # nobody could tell these apart


def test_several_are_typed_at_once() -> None:
    some = step("Bluetick", "Pinto", "Jake Smiley, Deputy", "D5", least=0, most=3)
    assert typed(some, "pinto, blue") == ["Pinto", "Bluetick"]
    assert typed(some, "pinto、ｂｌｕｅ，d5") == ["Pinto", "Bluetick", "D5"]
    assert typed(some, "jake smiley, deputy") == ["Jake Smiley, Deputy"]
    more = some._replace(part=["id0"])
    assert typed(more, "pinto, blue") == ["Bluetick", "Pinto"]
    with pytest.raises(TooMany):
        typed(more, "pinto, jake, d5")
    with pytest.raises(NothingLike):
        typed(some, "pinto, zzz")
    route = step("A", "B", "C", least=3, most=3, ordered=True)
    assert typed(route, "c, a") == ["C", "A", "B"]


def test_a_typed_name_answers_where_a_tap_would() -> None:
    ask = Pick(MAP, prompt=PROMPT, id="1-0-1")
    person = Tapper(ask)
    window = ControlId.read(person.part("type")["custom_id"])
    assert window is not None
    assert window.word == "0.one"
    assert person.tap({"custom_id": str(replace(window, verb="named", word="0"))}, "d5") == ["D5"]
    form: Ask = Form({n: Pick(MAP, prompt=PROMPT) for n in ("from", "to")}, prompt=PROMPT)
    person = Tapper(form)
    named_id = str(ControlId("named", 1, "1-0-1", "", "0"))
    assert person.tap({"custom_id": named_id}, "h8") is None
    assert person.part("open")["label"] == "? H8"


def test_short_lists_are_not_typed_into() -> None:
    assert not [p for p in shown(Menu.begun(1, Pick(options(25), prompt=PROMPT)), SPEECH) if ":type:" in p["custom_id"]]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("several", [False, True])
def test_the_window_is_within_the_limits(locale: Locale, several: bool) -> None:
    from bot.sandbox.component_limits import check_modal

    speech = Speech(words_for(GAME, locale), [])
    check_modal(name_window(ControlId("named", 1, "1-0-1", "", "0"), several, speech).to_dict())


def test_of_those_that_are_called_the_same_each_can_be_typed() -> None:
    guns = step("Gun", "Gun", "Gun", "Rope", least=0, most=3)
    assert named(guns, "gun, gun", [SPEECH]) == ["id0", "id1"]
    assert named(guns._replace(part=["id0"]), "gun", [SPEECH]) == ["id0", "id1"]
    other = Pick([Option("a", called("Gun"), called("one")), Option("b", called("Gun"), called("two"))], prompt=PROMPT)
    with pytest.raises(WhichOne):
        named(Step(0, "", other, []), "gun", [SPEECH])


def test_none_or_one_of_a_long_list_is_answered_at_once_and_shows_no_confirm() -> None:
    person = Tapper(Pick(options(40), 0, 1, prompt=PROMPT))
    assert not [part for part in person.parts if part["custom_id"].startswith("br:done:")]
    assert person.tap(person.part("pick")) == []
    assert person.tap(person.part("menu"), "3") == ["o3"]


def test_what_has_no_group_is_a_button_beside_the_groups() -> None:
    """To pass, or to be done, takes one press however long the list is."""
    ask = Pick([Option("pass", called("Pass")), *MAP, Option("road", called("A road"))], prompt=PROMPT)
    ask.id = "1234-56-89abcdef"
    menu, *rest = shown(Menu.begun(7, ask), SPEECH)
    assert [option["label"] for option in menu["options"]] == [f"Row {row}" for row in "ABCDEFGH"]
    assert [button["label"] for button in rest][-2:] == ["Pass", "A road"]
    control = ControlId.read(rest[-1]["custom_id"])
    assert control is not None
    choice, _ = stepped(Choice.begun(ask), control, [])
    assert choice.answer == ["road"]
    assert answers_now(choice, control)


def test_many_without_a_group_stay_a_group() -> None:
    ask = Pick([*MAP, *options(30)], prompt=PROMPT)
    ask.id = "1234-56-89abcdef"
    menu, *_ = shown(Menu.begun(7, ask), SPEECH)
    assert len(menu["options"]) == 9
