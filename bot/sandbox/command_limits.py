"""What Discord refuses in commands and in suggestions for their options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.sandbox.component_limits import bounded
from bot.sandbox.messages import Json
from bot.sandbox.refusals import Flaw, Path, Refusal, invalid_form

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2


def check_commands(commands: list[Json]) -> None:
    """Refuse a list of commands as Discord would."""
    if sum(command.get("type", 1) == 1 for command in commands) > 100:
        raise Refusal(400, 30032, "Maximum number of application commands reached (100).")
    flaws = [flaw for n, command in enumerate(commands) for flaw in command_flaws(command, (n,))]
    names = [(command.get("type", 1), command.get("name")) for command in commands]
    flaws += [
        Flaw((n,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        for n, name in enumerate(names)
        if name in names[:n]
    ]
    if flaws:
        raise invalid_form(flaws)


def command_flaws(command: Json, path: Path) -> Iterator[Flaw]:
    """All that is wrong with one command."""
    if command.get("type", 1) != 1:
        yield from bounded(command.get("name"), 1, 32, (*path, "name"))
        return
    yield from _named_flaws(command, path)
    if (size := _size(command)) > 8000:
        message = f"Command exceeds maximum size (8000): {size}"
        yield Flaw(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _named_flaws(thing: Json, path: Path) -> Iterator[Flaw]:
    """A command, a group or an option: name, description, translations and what is in it."""
    names = {"name": thing.get("name")} | {
        f"name_localizations.{locale}": name for locale, name in (thing.get("name_localizations") or {}).items()
    }
    for at, name in names.items():
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            yield Flaw((*path, at), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    yield from bounded(thing.get("description"), 1, 100, (*path, "description"))
    for locale, text in (thing.get("description_localizations") or {}).items():
        yield from bounded(text, 1, 100, (*path, "description_localizations", locale))
    yield from _option_flaws(thing.get("options") or [], path)
    yield from choice_flaws(thing.get("choices") or [], (*path, "choices"))


def _option_flaws(options: list[Json], path: Path) -> Iterator[Flaw]:
    yield from bounded(options, 0, 25, (*path, "options"))
    optional = False
    names: set[Any] = set()
    for n, option in enumerate(options):
        at: Path = (*path, "options", n)
        if option.get("name") in names:
            yield Flaw(at, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "The name is used twice")
        names.add(option.get("name"))
        if option.get("type") not in (SUBCOMMAND, GROUP):
            if option.get("required") and optional:
                message = "Required options must be placed before non-required options"
                yield Flaw(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
            optional = optional or not option.get("required")
        yield from _named_flaws(option, at)


def choice_flaws(choices: list[Json], path: Path) -> Iterator[Flaw]:
    """All that is wrong with the choices of an option."""
    yield from bounded(choices, 0, 25, path)
    for n, choice in enumerate(choices):
        yield from bounded(choice.get("name"), 1, 100, (*path, n, "name"))
        if isinstance(choice.get("value"), str):
            yield from bounded(choice["value"], 1, 100, (*path, n, "value"))


def check_choices(choices: list[Json]) -> None:
    """Refuse suggestions as Discord would."""
    if flaws := list(choice_flaws(choices, ("choices",))):
        raise invalid_form(flaws)


def _size(thing: Json) -> int:
    """The characters that count, each with its longest translation."""
    total = 0
    for name in ("name", "description"):
        texts = [thing.get(name) or "", *(thing.get(f"{name}_localizations") or {}).values()]
        total += max(len(text) for text in texts)
    total += sum(len(str(choice.get("value", ""))) for choice in thing.get("choices") or [])
    total += sum(_size(choice | {"description": ""}) for choice in thing.get("choices") or [])
    return total + sum(_size(option) for option in thing.get("options") or [])
