"""What the values of the page mean: ids become the people and channels that a client would offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from bot.sandbox.client import (
    CHANNEL,
    CHANNEL_SELECT,
    MENTIONABLE_SELECT,
    USER,
    USER_SELECT,
    Modal,
    NotOffered,
    pickable_people,
)
from bot.sandbox.component_limits import CHECKBOX, RADIO
from bot.sandbox.messages import TEXT_INPUT, Json
from bot.sandbox.people import Person
from bot.sandbox.world import Channel, User

Number = Annotated[int, Field(ge=-(2**53), le=2**53)]  # what Discord takes for an integer
Option = str | bool | Number | float

MENTIONABLE = 9


def options_of(command: Json, path: Sequence[str]) -> list[Json]:
    """The options of a command, or of its subcommand; none where there is no such path."""
    options: list[Json] = command["options"]
    for step in path:
        inner = next((option for option in options if option["name"] == step), {})
        options = inner.get("options") or []
    return options


def options_meant(
    person: Person, channel: Channel, options: Sequence[Json], values: Mapping[str, Option]
) -> dict[str, Any]:
    """The values of a command's options."""
    kinds = {option["name"]: option for option in options}
    meant: dict[str, Any] = dict(values)
    for name, value in values.items():
        option = kinds.get(name, {})
        if option.get("type") in (USER, MENTIONABLE):
            meant[name] = _user(channel, value)
        elif option.get("type") == CHANNEL:
            meant[name] = _channel(person, channel, value)
            if option.get("channel_types") and meant[name].type not in option["channel_types"]:
                raise NotOffered(f"{name} does not take this channel")
    return meant


def things_meant(person: Person, channel: Channel, menu: int, values: Sequence[str]) -> list[Any]:
    """The values of a menu of this kind."""
    if menu in (USER_SELECT, MENTIONABLE_SELECT):
        return [_user(channel, value) for value in values]
    if menu == CHANNEL_SELECT:
        return [_channel(person, channel, value) for value in values]
    return list(values)


def fields_meant(person: Person, channel: Channel, modal: Modal, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a form's fields, each of the sort that its field takes; None is left out."""
    kinds = {field["custom_id"]: field["type"] for _, field in modal.fields()}
    meant: dict[str, Any] = {}
    for name, value in values.items():
        kind = kinds.get(name)
        if kind is None:
            raise NotOffered("the form has no such field")
        if value is None:
            continue
        wanted = bool if kind == CHECKBOX else str if kind in (TEXT_INPUT, RADIO) else list
        if not isinstance(value, wanted):
            raise NotOffered(f"the field {name} takes another sort of value")
        meant[name] = things_meant(person, channel, kind, value) if isinstance(value, list) else value
    return meant


def _user(channel: Channel, value: object) -> User:
    """Somebody who can be picked here: a member of the server, or one of the two who talk."""
    for user in pickable_people(channel):
        if str(user.id) == value:
            return user
    raise NotOffered("nobody with this id can be picked here")


def _channel(person: Person, channel: Channel, value: object) -> Channel:
    """A channel of the same server that this person sees."""
    for other in channel.guild.channels.values() if channel.guild else ():
        if str(other.id) == value and other.visible_to(person):
            return other
    raise NotOffered("no channel with this id can be picked here")
