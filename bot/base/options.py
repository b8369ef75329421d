"""What a table, or a seat, can choose before the start: read from a game's pydantic models, whatever the game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from bot.base.errors import Refused, StalePress

RANGE = 100  # numbers, at most, that are offered one by one


class NotTogether(Refused):
    """A value does not go with what else is agreed."""

    key = "host-option-not-together"


@dataclass(slots=True, frozen=True)
class Choice:
    """One option: its values as JSON has them, and the group it stands in."""

    name: str
    values: Sequence[Any]
    group: str = ""

    def value(self, word: str) -> Any:
        """The value that a menu means by this word."""
        for value in self.values:
            if word_of(value) == word:
                return value
        raise StalePress


def word_of(value: Any) -> str:
    """A value in a menu, and in the keys of its words."""
    return str(value).lower()


def choices_of(model: type[BaseModel]) -> list[Choice]:
    """Every option with the values it can have, in the order of the model and group by group.

    `Field(json_schema_extra={"group": "river"})` puts one in a group. What is neither yes or no, nor one of a few
    values, nor a number within bounds is not for a menu, and left out.
    """
    found = [
        Choice(name, values, _group(field))
        for name, field in model.model_fields.items()
        if (values := _values(field)) is not None
    ]
    groups = list(dict.fromkeys(choice.group for choice in found))
    return sorted(found, key=lambda choice: groups.index(choice.group))


def _group(field: FieldInfo) -> str:
    extra = field.json_schema_extra
    return str(extra.get("group", "")) if isinstance(extra, dict) else ""


def _values(field: FieldInfo) -> Sequence[Any] | None:
    kind = field.annotation
    if kind is bool:
        return [True, False]
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [member.value for member in kind]
    if kind is int:
        low, high = _bound(field, "ge"), _bound(field, "le")
        if isinstance(low, int) and isinstance(high, int) and high - low < RANGE:
            return range(low, high + 1)
    return None


def _bound(field: FieldInfo, name: str) -> Any:
    return next((getattr(rule, name) for rule in field.metadata if hasattr(rule, name)), None)


def changed(model: type[BaseModel], now: Mapping[str, Any], chosen: str) -> dict[str, Any]:
    """All options after one was chosen, as `name=value`. NotTogether; StalePress for what was never offered."""
    name, _, word = chosen.partition("=")
    choice = next((choice for choice in choices_of(model) if choice.name == name), None)
    if choice is None:
        raise StalePress
    return agreed(model, {**now, name: choice.value(word)})


def agreed(model: type[BaseModel], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options, as given or by default. NotTogether."""
    try:
        return in_full(model, given)
    except ValidationError:
        raise NotTogether from None


def in_full(model: type[BaseModel], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options, as given or by default, as plain values for JSON."""
    return model.model_validate_json(json.dumps(given)).model_dump(mode="json")
