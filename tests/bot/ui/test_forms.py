"""Forms in few taps: fields as buttons, what is forced is not asked, and when the last choice answers."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import discord
import pytest

from bot.base.ids import ControlId
from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.ui import messages
from bot.ui.answers import Choice
from bot.ui.controls import controls, so_far
from bot.ui.lists import Menu
from bot.ui.pressing import answers_now, stepped
from engines import catalogue
from engines.core import Amount, Answer, Form, Option, Pick, Text
from tests.bot.ui.test_controls import components_of, inside, options
from tests.engines.conformance import moves, new_match

CHOSEN = discord.ButtonStyle.success.value
CARD, SLOT = Text("core-seat", seat="Card?"), Text("core-seat", seat="Slot?")


class Player:
    """Somebody who fills in a form, knowing only its components."""

    def __init__(self, form: Form[Any], locale: Locale = "en") -> None:
        form.id = "1-0-1"
        self.menu, self.taps = Menu.begun(1, form), 0
        self.speech = Speech(words_for(next(iter(catalogue)), locale), ["Aki", "Ben"])

    @property
    def parts(self) -> list[dict[str, Any]]:
        look = messages.look("?", *controls(self.menu, self.speech))
        return list(inside(components_of(look)))

    @property
    def labels(self) -> list[str]:
        return [part["label"] for part in self.parts if part["type"] == 2]

    @property
    def says(self) -> str:
        return so_far(self.menu, self.speech)

    def lit(self) -> list[str]:
        """The buttons that are highlighted as chosen."""
        return [part["label"] for part in self.parts if part.get("style") == CHOSEN and ":put:" in part["custom_id"]]

    def tap(self, label: str) -> Answer | None:
        """The answer, if this press is one."""
        [part] = [part for part in self.parts if part.get("label") == label and not part.get("disabled")]
        control = ControlId.read(part["custom_id"])
        assert control is not None
        self.taps += 1
        choice, spot = stepped(Choice.read(self.menu.ask, control.half), control, [])
        self.menu = Menu(1, choice, spot)
        return choice.answer if answers_now(choice, control) else None


def form(cards: int = 4, slots: int = 3, **ask: Any) -> Form[Any]:
    """A card and its slot; the last card has one slot only."""

    def slot(picked: Mapping[str, int]) -> Pick[int]:
        return Pick(options(1 if picked["card"] == cards - 1 else slots)[::-1], prompt=SLOT)

    return Form({"card": Pick(options(cards), prompt=CARD), "slot": slot}, prompt=CARD, **ask)


def test_the_last_choice_answers_what_can_be_taken_back() -> None:
    player = Player(form(reversible=True))
    assert player.labels == ["option 0", "option 1", "option 2", "option 3"]
    assert player.tap("option 2") is None
    assert player.lit() == ["option 2"]
    assert player.labels[4:] == ["option 2", "option 1", "option 0"]  # no button to confirm
    [last] = [part for part in player.parts if part["custom_id"].split(":")[5] == "1.1"]
    choice, _ = stepped(player.menu.choice, ControlId.read(last["custom_id"]), [])  # type: ignore[arg-type]
    assert answers_now(choice, ControlId.read(last["custom_id"]))  # type: ignore[arg-type]
    assert choice.answer == {"card": ["o2"], "slot": ["o1"]}


def test_what_cannot_be_taken_back_is_confirmed_once_and_can_be_changed_before() -> None:
    player = Player(form())
    assert player.tap("option 0") is None
    second = next(part for part in player.parts if part["custom_id"].split(":")[5] == "1.0")
    choice, spot = stepped(player.menu.choice, ControlId.read(second["custom_id"]), [])  # type: ignore[arg-type]
    assert not answers_now(choice, ControlId.read(second["custom_id"]))  # type: ignore[arg-type]
    player.menu = Menu(1, choice, spot)
    assert player.lit() == ["option 0", "option 2"]
    assert "Start over" not in player.labels  # another button is another choice
    assert player.tap("Confirm") == {"card": ["o0"], "slot": ["o2"]}


@pytest.mark.parametrize("reversible", [True, False])
def test_what_is_forced_is_not_asked(reversible: bool) -> None:
    """A card that fits one slot: it is chosen with the card, and said."""
    player = Player(form(reversible=reversible))
    answer = player.tap("option 3")
    if not reversible:
        assert answer is None
        assert player.says == "-# Slot? **option 0**"
        assert player.labels == ["option 0", "option 1", "option 2", "option 3", "Confirm"]
        answer = player.tap("Confirm")
    assert answer == {"card": ["o3"], "slot": ["o0"]}


def test_a_form_with_nothing_to_choose_is_only_confirmed() -> None:
    ask: Form[Any] = Form(
        {"card": Pick(options(1), prompt=CARD), "much": Amount(3, 3, prompt=SLOT)}, prompt=CARD, reversible=True
    )
    player = Player(ask)
    assert player.labels == ["Confirm"]
    assert player.tap("Confirm") == {"card": ["o0"], "much": 3}


@pytest.mark.parametrize(("cards", "buttons"), [(5, 5), (6, 6), (7, 0)])
def test_more_than_six_choices_stand_in_a_menu(cards: int, buttons: int) -> None:
    parts = Player(form(cards)).parts
    assert len([part for part in parts if ":put:" in part["custom_id"]]) == buttons
    assert len([part for part in parts if part["type"] == 3]) == (0 if buttons else 1)


def test_a_form_of_several_things_is_confirmed_also_where_it_can_be_taken_back() -> None:
    """No choice in a menu of several is the last one."""
    several = Pick(options(3), 0, 3, prompt=SLOT)
    ask: Form[Any] = Form({"card": Pick(options(2), prompt=CARD), "some": several}, prompt=CARD, reversible=True)
    player = Player(ask)
    assert player.tap("option 1") is None
    assert player.tap("Confirm") == {"card": ["o1"], "some": []}


def test_what_the_choices_of_a_field_mean_stands_above_its_buttons() -> None:
    helped = [Option("a", Text("core-seat", seat="A"), help=Text("core-seat", seat="Takes a safe"), value=1)]
    ask: Form[Any] = Form({"slot": Pick([*helped, *options(2)], prompt=SLOT)}, prompt=CARD)
    texts = [part for part in controls(Player(ask).menu, Player(ask).speech) if isinstance(part, str)]
    assert texts == ["Slot?\n-# **A**: Takes a safe"]


@pytest.mark.parametrize("locale", LOCALES)
def test_laying_a_card_takes_three_taps_at_most(locale: Locale) -> None:
    """Card and slot, and Confirm where it cannot be taken back: in every turn of some games."""
    seen = {True: 0, False: 0}
    for seed in range(3):
        match = new_match(catalogue["scoundrels"], seed)
        for _ in moves(match, random.Random(seed)):
            for ask in [match.pending[seat] for seat in match.waiting]:
                if isinstance(ask, Form):
                    seen[ask.reversible] += 1
                    assert taps_for(ask, locale) <= (2 if ask.reversible else 3)
    assert all(seen.values())


def taps_for(ask: Form[Any], locale: Locale) -> int:
    """How many presses it takes to choose the last of everything."""
    speech = Speech(words_for("scoundrels", locale), ["Aki"] * 4)
    menu = Menu.begun(1, ask)
    for taps in range(1, 10):
        parts = inside(components_of(messages.look("?", *controls(menu, speech))))
        part = [part for part in parts if not part.get("disabled")][-1]
        control = ControlId.read(part["custom_id"])
        assert control is not None
        values = [part["options"][-1]["value"]] if part["type"] == 3 else []
        choice, spot = stepped(menu.choice, control, values)
        if answers_now(choice, control):
            return taps
        menu = Menu(1, choice, spot)
    pytest.fail("not answered")
