"""What a Discord client lets people type and fill in: commands with options, menus and forms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.sandbox.command_limits import GROUP, SUBCOMMAND
from bot.sandbox.component_limits import CHECKBOX, CHECKBOXES, LABEL, RADIO
from bot.sandbox.interactions import may_use
from bot.sandbox.messages import ROW, SELECTS, TEXT_INPUT, Json, Message, Select, select
from bot.sandbox.payloads import channel_json, member_json, user_json
from bot.sandbox.world import Channel, Guild, User, World
from engines.core import Text

if TYPE_CHECKING:
    from bot.sandbox.interactions import Interaction

USER_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 7, 8
INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 4, 5, 6, 7, 10


class NotOffered(AssertionError):
    """Somebody tries what their client does not let them do; what people can really cause has words for them."""

    def __init__(self, sentence: str, words: Text | None = None) -> None:
        super().__init__(sentence)
        self.words = words


def commands_in(world: World, guild: Guild | None) -> Iterator[Json]:
    """The slash commands that the bot has there, offered to everybody or not: the server's own first."""
    for book in (world.commands.get(guild.id, {}) if guild else {}, world.commands[None]):
        yield from (command for command in book.values() if command["type"] == 1)


def registered(world: World, guild: Guild | None) -> set[str]:
    """The names of all commands that the bot has here, offered or not."""
    return {command["name"] for command in commands_in(world, guild)}


def find_command(world: World, person: User, channel: Channel, name: str) -> Json | None:
    """The command of this name that is offered to this person here."""
    for command in commands_in(world, channel.guild):
        if command["name"] == name and may_use(person, command, channel):
            return command
    return None


def command_data(
    channel: Channel, command: Json, path: Sequence[str], values: Mapping[str, Any], focused: str | None = None
) -> Json:
    """The data of a command interaction, with its options checked as a client checks them."""
    resolved: Json = {}
    levels: list[Json] = []
    options: list[Json] = command["options"]
    for step in path:
        inner = next((option for option in options if option["name"] == step and option["type"] in (1, 2)), None)
        if inner is None:
            raise NotOffered(f"/{command['name']} has no {step}; it has {[option['name'] for option in options]}")
        levels.append(inner)
        options = inner.get("options") or []
    if focused is None and any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        raise NotOffered(f"/{command['name']} {' '.join(path)} needs one of {[option['name'] for option in options]}")
    filled = list(_fill(channel, options, values, focused, resolved))
    for level in reversed(levels):
        filled = [{"name": level["name"], "type": level["type"], "options": filled}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def _fill(
    channel: Channel, options: list[Json], values: Mapping[str, Any], focused: str | None, resolved: Json
) -> Iterator[Json]:
    unknown = set(values) - {option["name"] for option in options}
    if unknown:
        raise NotOffered(f"no such options: {sorted(unknown)}; there are {[option['name'] for option in options]}")
    for option in options:
        name = option["name"]
        if name in values:
            value = values[name] if name == focused else _value(channel, option, values[name], resolved)
            yield {"name": name, "type": option["type"], "value": value} | (
                {"focused": True} if name == focused else {}
            )
        elif option.get("required") and focused is None:
            raise NotOffered(f"the option {name} is required", Text("page-error-required", name=name))


def _value(channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    """A value as the client would send it."""
    if isinstance(value, User):
        _resolve_user(channel, value, resolved)
        return str(value.id)
    if isinstance(value, Channel):
        resolved.setdefault("channels", {})[str(value.id)] = channel_json(value) | {"permissions": "0"}
        return str(value.id)
    if choices := option.get("choices"):
        for choice in choices:
            if value in (choice["value"], choice["name"], *(choice.get("name_localizations") or {}).values()):
                return choice["value"]
        names = [choice["name"] for choice in choices]
        raise NotOffered(
            f"{option['name']}: {value!r} is none of {names}", Text("page-error-misfit", name=option["name"])
        )
    _check_type(option, value)
    return value


def _check_type(option: Json, value: Any) -> None:
    kinds: dict[int, type | tuple[type, ...]] = {3: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}
    kind = kinds.get(option["type"])
    if kind is None or not isinstance(value, kind) or (isinstance(value, bool) and option["type"] != BOOLEAN):
        raise NotOffered(f"{option['name']}: {value!r} does not fit", Text("page-error-misfit", name=option["name"]))
    size = len(value) if isinstance(value, str) else value
    least, most = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if not option.get(least, size) <= size <= option.get(most, size):
        raise NotOffered(
            f"{option['name']}: {value!r} is out of bounds", Text("page-error-misfit", name=option["name"])
        )


def _resolve_user(channel: Channel, user: User, resolved: Json) -> None:
    resolved.setdefault("users", {})[str(user.id)] = user_json(user)
    if channel.guild and user.id in channel.guild.members:
        member = member_json(channel.guild, user, with_user=False) | {"permissions": str(user.permissions)}
        resolved.setdefault("members", {})[str(user.id)] = member


def pickable_people(channel: Channel) -> list[User]:
    """Who can be picked here: the members of the server, or the two who talk."""
    if channel.guild is not None:
        return list(channel.guild.members.values())
    return [user for user in (channel.recipient, channel.world.bot) if user is not None]


def chosen(menu: Select, wanted: Sequence[Any], channel: Channel, resolved: Json) -> list[str]:
    """The values of what somebody picks in a menu, by value, label, person or channel."""
    if menu.disabled:
        raise NotOffered(f"the menu {menu.custom_id} is disabled")
    values = [_pick(menu, choice, channel, resolved) for choice in wanted]
    if not menu.min <= len(values) <= menu.max or len(set(values)) < len(values):
        raise NotOffered(f"{menu.custom_id} takes {menu.min} to {menu.max} choices, not {len(values)}")
    return values


def _pick(menu: Select, wanted: Any, channel: Channel, resolved: Json) -> str:
    if isinstance(wanted, User) and menu.type in (USER_SELECT, MENTIONABLE_SELECT):
        if wanted not in pickable_people(channel):
            raise NotOffered(f"{menu.custom_id} does not list {wanted.name}")
        _resolve_user(channel, wanted, resolved)
        return str(wanted.id)
    if isinstance(wanted, Channel) and menu.type == CHANNEL_SELECT:
        if wanted.guild is not channel.guild or (menu.channel_types and wanted.type not in menu.channel_types):
            raise NotOffered(f"{menu.custom_id} does not list #{wanted.name}")
        resolved.setdefault("channels", {})[str(wanted.id)] = channel_json(wanted) | {"permissions": "0"}
        return str(wanted.id)
    for option in menu.options:
        if option.value == str(wanted):
            return option.value
    for option in menu.options:
        if option.label == wanted:
            return option.value
    raise NotOffered(f"{menu.custom_id} has no {wanted!r}; it has {[option.label for option in menu.options]}")


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot has opened for somebody."""

    interaction: Interaction
    source: Message | None

    @property
    def body(self) -> Json:
        """The form as the bot sent it."""
        assert self.interaction.modal is not None
        return self.interaction.modal

    @property
    def title(self) -> str:
        """Its title."""
        return str(self.body["title"])

    @property
    def custom_id(self) -> str:
        """The id that the bot knows it by."""
        return str(self.body["custom_id"])

    @property
    def labels(self) -> list[str]:
        """The names of its fields, as people read them."""
        return [label for label, _ in self.fields()]

    def fields(self) -> Iterator[tuple[str, Json]]:
        """Its fields with their labels."""
        for part in self.body["components"]:
            if part["type"] == ROW:
                yield part["components"][0].get("label") or "", part["components"][0]
            elif part["type"] == LABEL:
                yield part["label"], part["component"]


def form_data(modal: Modal, values: Mapping[str, Any], channel: Channel) -> Json:
    """The data of a submitted form; fields not named keep what stands in them."""
    names = {name for label, field in modal.fields() for name in (label, field["custom_id"])}
    if unknown := set(values) - names:
        raise NotOffered(f"the form has no {sorted(unknown)}; it has {modal.labels}")
    resolved: Json = {}
    components = []
    numbers = iter(range(1, 100))
    for part in modal.body["components"]:
        number = {"id": next(numbers), "type": part["type"]}
        if part["type"] == ROW:
            field = part["components"][0]
            filled = _field(field, field.get("label") or "", values, channel, resolved)
            components.append(number | {"components": [filled | {"id": next(numbers)}]})
        elif part["type"] == LABEL:
            filled = _field(part["component"], part["label"], values, channel, resolved)
            components.append(number | {"component": filled | {"id": next(numbers)}})
        else:
            components.append(number)
    return {"custom_id": modal.custom_id, "components": components} | ({"resolved": resolved} if resolved else {})


def _field(field: Json, label: str, values: Mapping[str, Any], channel: Channel, resolved: Json) -> Json:
    kind, custom_id = field["type"], field["custom_id"]
    given = values.get(custom_id, values.get(label))
    filled: Json = {"type": kind, "custom_id": custom_id}
    if kind == TEXT_INPUT:
        return filled | {"value": _text(field, label, field.get("value") or "" if given is None else str(given))}
    if kind == CHECKBOX:
        return filled | {"value": bool(field.get("default") if given is None else given)}
    if kind == RADIO:
        menu = select(field)
        value = chosen(menu, [given], channel, resolved)[0] if given is not None else _preset(menu)
        if value is None and field.get("required", True):
            raise NotOffered(f"the field {label} is required", Text("page-error-required", name=label))
        return filled | {"value": value}
    if kind in (*SELECTS, CHECKBOXES):
        menu = _form_menu(field)
        if given == [] and menu.min:
            raise NotOffered(f"the field {label} is required", Text("page-error-required", name=label))
        if given is None:
            preset = [user for user in pickable_people(channel) if str(user.id) in menu.preset]
            given = preset or [option.value for option in menu.options if option.default]
            menu = replace(menu, min=0)  # what is left as it stands is not checked again
        return filled | {"values": chosen(menu, given, channel, resolved)}
    return filled | {"values": []}


def _text(field: Json, label: str, text: str) -> str:
    name = label or field["custom_id"]
    if field.get("required", True) and not text:
        raise NotOffered(f"the field {name} is required", Text("page-error-required", name=name))
    if text and not (field.get("min_length") or 0) <= len(text) <= (field.get("max_length") or 4000):
        sentence = f"the field {name} does not take {len(text)} characters"
        raise NotOffered(sentence, Text("page-error-misfit", name=name))
    return text


def _form_menu(field: Json) -> Select:
    """A menu or a group of boxes in a form: it may stay empty unless required, and all boxes may be ticked."""
    menu = select(field)
    least = 0 if field.get("required") is False else menu.min
    all_of_them = field["type"] == CHECKBOXES and field.get("max_values") is None
    return replace(menu, min=least, max=len(menu.options) if all_of_them else menu.max)


def _preset(menu: Select) -> str | None:
    return next((option.value for option in menu.options if option.default), None)
