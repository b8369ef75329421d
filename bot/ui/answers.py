"""Half-made choices: an ask with what has been chosen of it so far, on the way to an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from bot.base.ids import spelled, unspelled
from bot.base.speech import Speech
from engines.core import Amount, Answer, Ask, Form, IllegalAnswer, Pick, Text

Chosen = list[str] | int | None  # ids of options, or a number; None: none was named yet


class Step(NamedTuple):
    """One field that arises, and what is chosen in it; a plain ask is its own only field."""

    place: int
    name: str
    field: Pick | Amount
    part: Chosen
    forced: bool = False  # there is one way to fill it in, so nobody is asked

    @property
    def ids(self) -> list[str]:
        """The options chosen, in the order chosen."""
        return self.part if isinstance(self.part, list) else []

    @property
    def enough(self) -> bool:
        """Whether the field has what it needs."""
        if isinstance(self.field, Pick):
            return self.field.least <= len(self.ids) <= self.field.most
        return self.part is not None

    def indices(self) -> list[int]:
        """The options chosen, by their places in the list."""
        assert isinstance(self.field, Pick)
        places = {option.id: i for i, option in enumerate(self.field.options)}
        return [places[id_] for id_ in self.ids]

    def spelled(self) -> str:
        """As it stands in a custom_id."""
        if self.forced:
            return ""
        if isinstance(self.field, Pick):
            return spelled(self.indices(), len(self.field.options), self.field.ordered)
        return "" if self.part is None else str(self.part)

    def names(self, say: Callable[[Text], str]) -> list[str]:
        """What is chosen, as its menu calls it."""
        if isinstance(self.field, Pick):
            return [say(self.field.options[i].label) for i in self.indices()]
        return [] if self.part is None else [str(self.part)]


@dataclass(frozen=True)
class Choice:
    """An ask and what is chosen of it. It never holds what cannot be answered: what does not fit falls out of it.

    A field that is a function of those before it arises once all of them are chosen from which one thing is picked.
    """

    ask: Ask
    steps: tuple[Step, ...]

    @classmethod
    def made(cls, ask: Ask, part: Callable[[int, str, Pick | Amount], object]) -> Choice:
        """A choice whose parts come field by field, of those that arise."""
        return cls(ask, tuple(_walk(ask, part)))

    @classmethod
    def read(cls, ask: Ask, half: str) -> Choice:
        """What a control carries: nothing, where it is not of this ask."""
        parts = half.split(".")
        fits = len(parts) == (len(ask.fields) if isinstance(ask, Form) else 1)
        return cls.made(ask, lambda place, _, field: _read(field, parts[place] if fits else ""))

    @classmethod
    def of(cls, ask: Ask, answer: Answer) -> Choice:
        """The choice that makes this answer."""
        named = answer if isinstance(answer, dict) else {"": answer}
        return cls.made(ask, lambda _, name, __: named.get(name))

    @classmethod
    def begun(cls, ask: Ask) -> Choice:
        """What a choice starts from: from nothing, or from what was said."""
        answer = said(ask)
        return cls.read(ask, "") if answer is None else cls.of(ask, answer)

    def changed(self, place: int, part: Chosen) -> Choice:
        """With another part in one field. What later fields have stays, as far as it is still offered."""
        parts: dict[int, Chosen] = {step.place: step.part for step in self.steps} | {place: part}
        return self.made(self.ask, lambda at, _, __: parts.get(at))

    def at(self, place: int) -> Step | None:
        """One field, if it arises."""
        return next((step for step in self.steps if step.place == place), None)

    @cached_property
    def half(self) -> str:
        """As it stands in a custom_id; nothing chosen yet is the empty string."""
        parts = {step.place: step.spelled() for step in self.steps}
        count = len(self.ask.fields) if isinstance(self.ask, Form) else 1
        return ".".join(parts.get(place, "") for place in range(count)) if any(parts.values()) else ""

    @property
    def complete(self) -> bool:
        """Whether every field that arises has what it needs."""
        return all(step.enough for step in self.steps)

    @property
    def answer(self) -> Answer:
        """The answer that a complete choice makes."""
        parts: dict[str, Any] = {step.name: step.part for step in self.steps}
        return parts if isinstance(self.ask, Form) else parts[""]

    def in_words(self, speech: Speech) -> str:
        """All that is chosen, as its menus call it."""
        none = speech.say(Text("host-undo-none-chosen"))
        return speech.listed([name for step in self.steps for name in step.names(speech.say) or [none]])


def _walk(ask: Ask, part: Callable[[int, str, Pick | Amount], object]) -> Iterator[Step]:
    """The fields that arise, one after the other, each with what fits of its part."""
    picked: dict[str, Any] = {}
    known = True  # whether all is chosen that later fields may hang on
    for place, name in enumerate(ask.fields if isinstance(ask, Form) else [""]):
        field = _field(ask, name, picked, known)
        if field is None:
            continue
        step = _filled(place, name, field, part(place, name, field), isinstance(ask, Form))
        if isinstance(field, Pick) and field.single:
            if step.enough:
                picked[name] = field.read(step.part)
            else:
                known = False
        yield step


def _field(ask: Ask, name: str, picked: dict[str, Any], known: bool) -> Pick | Amount | None:
    if isinstance(ask, Form):
        return ask.after(picked, name) if known or not callable(ask.fields[name]) else None
    assert isinstance(ask, (Pick, Amount))
    return ask


def _filled(place: int, name: str, field: Pick | Amount, part: object, in_form: bool) -> Step:
    """A field with what fits of its part, or with the only thing it can have."""
    if in_form and isinstance(field, Amount) and field.low == field.high:
        return Step(place, name, field, field.low, forced=True)
    if in_form and isinstance(field, Pick) and _all_of_it(field):
        return Step(place, name, field, [option.id for option in field.options], forced=True)
    return Step(place, name, field, _fitting(field, part))


def _all_of_it(field: Pick) -> bool:
    """Whether all that is offered must be taken, and its order does not count."""
    return len(field.options) == field.least and not in_steps(field)


def _fitting(field: Pick | Amount, part: object) -> Chosen:
    """As much of a part as is offered."""
    if isinstance(field, Pick):
        offered = {option.id for option in field.options}
        found = dict.fromkeys(part) if isinstance(part, list) else ()
        return [id_ for id_ in found if id_ in offered][: field.most]
    return part if isinstance(part, int) and field.low <= part <= field.high else None


def _read(field: Pick | Amount, part: str) -> Chosen:
    if isinstance(field, Pick):
        return [field.options[i].id for i in unspelled(part, len(field.options), field.ordered)]
    return int(part) if part.removeprefix("-").isdecimal() else None


def in_steps(field: Pick) -> bool:
    """Whether the order counts, so that options are chosen one after the other: a menu of several promises none."""
    return field.ordered and field.most > 1


def toggled(step: Step, page: list[str], picked: list[str]) -> list[str]:
    """One page of a menu was answered: its options are now exactly these."""
    if step.field.most == 1 and picked:  # type: ignore[union-attr]
        return picked[-1:]  # also in place of one on another page
    return [*(id_ for id_ in step.ids if id_ not in page), *picked]


def added(step: Step, picked: list[str]) -> list[str]:
    """Some more in their order; the last one comes by itself where all are to be put in order."""
    field = step.field
    assert isinstance(field, Pick)
    ids = list(dict.fromkeys([*step.ids, *picked]))[: field.most]
    left = [option.id for option in field.options if option.id not in ids]
    return ids + left if len(left) == 1 and field.least == len(field.options) else ids


def said(ask: Ask) -> Answer | None:
    """What was answered and may still be changed; None where nothing was, or it is no longer offered."""
    try:
        if ask.said is not None:
            ask.read(ask.said)
    except IllegalAnswer:
        return None
    return ask.said


def in_words(ask: Ask, answer: Answer, speech: Speech) -> str:
    """What somebody answered, as their menu called it."""
    return Choice.of(ask, answer).in_words(speech)
