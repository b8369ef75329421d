"""What a press on a control of an ask comes to: the choice goes one step further, or it answers. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from bot.base.errors import Refused, StalePress
from bot.base.ids import ControlId
from bot.base.speech import Speech
from bot.ui.answers import Choice, Step, added, in_steps, toggled
from bot.ui.controls import answers_at_once, last_choice_answers
from bot.ui.lists import NOWHERE, Bookmark, groups_of, on_page, start_of
from bot.ui.naming import named
from engines.core import Amount, Pick


class NotANumber(Refused):
    """What was typed is not a number within the bounds."""

    key = "core-illegal-amount"


def stepped(
    choice: Choice, control: ControlId, values: Sequence[str], tongues: Sequence[Speech] = ()
) -> tuple[Choice, Bookmark]:
    """The choice after this press, and where in its lists to be. `tongues`: see `named`."""
    if control.verb == "clear":
        return Choice.read(choice.ask, ""), NOWHERE
    if control.verb == "pick":
        return Choice.read(choice.ask, control.word), NOWHERE
    if control.verb == "done":
        return choice, NOWHERE
    bookmark = Bookmark.read(control.word)
    step = None if bookmark is None else choice.at(bookmark.place)
    if bookmark is None or step is None:
        raise StalePress
    if control.verb == "menu":
        return _chosen(choice, step, bookmark, values)
    if control.verb == "put" and isinstance(step.field, Amount):
        return choice.changed(step.place, _within(step.field, bookmark.page)), NOWHERE
    if control.verb == "put":
        field = _list(step).field
        assert isinstance(field, Pick)
        picked = [field.options[_index([str(bookmark.page)], len(field.options))].id]
        return _filled(choice, step, added(step, picked) if in_steps(field) else picked, NOWHERE)
    if control.verb == "named":
        return _filled(choice, step, named(_list(step), values[0], tongues), bookmark)
    if control.verb == "typed":
        return choice.changed(step.place, _number(step, values[0])), NOWHERE
    if control.verb == "group":
        return choice, Bookmark(step.place, 0, _index(values, len(groups_of(step))))
    return choice, start_of(step) if control.verb == "open" else bookmark


def _chosen(choice: Choice, step: Step, bookmark: Bookmark, values: Sequence[str]) -> tuple[Choice, Bookmark]:
    """A page of a menu was answered."""
    field = _list(step).field
    assert isinstance(field, Pick)
    picked = [field.options[_index([value], len(field.options))].id for value in values]
    page = [field.options[i].id for i in on_page(step, bookmark)]
    return _filled(choice, step, added(step, picked) if in_steps(field) else toggled(step, page, picked), bookmark)


def _filled(choice: Choice, step: Step, ids: list[str], bookmark: Bookmark) -> tuple[Choice, Bookmark]:
    """Its reader stays where they are while there may be more to choose there; else the next field is theirs."""
    more = isinstance(step.field, Pick) and step.field.most > 1
    return choice.changed(step.place, ids), bookmark if more else NOWHERE


def _list(step: Step) -> Step:
    if not isinstance(step.field, Pick):
        raise StalePress
    return step


def _index(values: Sequence[str], count: int) -> int:
    if len(values) != 1 or not values[0].isdecimal() or int(values[0]) >= count:
        raise StalePress
    return int(values[0])


def _within(field: Amount, number: int) -> int:
    if not field.low <= number <= field.high:
        raise StalePress
    return number


def _number(step: Step, typed: str) -> int:
    field = step.field
    if not isinstance(field, Amount):
        raise StalePress
    words = normalize("NFKC", typed).replace("$", "").strip()
    if not words.removeprefix("-").isdecimal() or not field.low <= int(words) <= field.high:
        raise NotANumber(low=field.low, high=field.high)
    return int(words)


def answers_now(choice: Choice, control: ControlId) -> bool:
    """Whether the press that led to this choice answers; else it only went one step further."""
    if not choice.complete:
        return False
    if control.verb in ("pick", "done"):
        return True
    at_once = answers_at_once(choice.ask) or last_choice_answers(choice)
    return control.verb in ("menu", "put", "named", "typed") and at_once
