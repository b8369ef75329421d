"""What Discord refuses in commands and in suggestions for their options."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.sandbox.component_limits import bounded
from bot.sandbox.messages import Json
from bot.sandbox.refusals import Flaw, Path, Refusal, invalid_form

LOCALES = (
    *(
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
    ),
    *("it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)
NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2


def check_commands(commands: list[Json]) -> None:
    """Refuse a list of commands as Discord would."""
    if sum(command.get("type", 1) == 1 for command in commands) > 100:
        raise Refusal(400, 30032, "Maximum number of application commands reached (100).")
    flaws = [flaw for n, command in enumerate(commands) for flaw in command_flaws(command, (n,))]
    for kind in {command.get("type", 1) for command in commands}:
        alike = [n for n, command in enumerate(commands) if command.get("type", 1) == kind]
        for n in called_alike([commands[n] for n in alike]):
            message = "Application command names must be unique"
            flaws.append(Flaw((alike[n],), "APPLICATION_COMMANDS_DUPLICATE_NAME", message))
    if flaws:
        raise invalid_form(flaws)


def check_command(command: Json) -> None:
    """Refuse one command as Discord would."""
    if flaws := list(command_flaws(command, ())):
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
    yield from _name_flaws(thing.get("name"), (*path, "name"))
    for locale, name in translations(thing, "name").items():
        yield from _name_flaws(name, (*path, "name_localizations", locale))
    yield from bounded(thing.get("description"), 1, 100, (*path, "description"))
    for locale, text in translations(thing, "description").items():
        yield from bounded(text, 1, 100, (*path, "description_localizations", locale))
    yield from _locale_flaws(thing, path)
    yield from _option_flaws(thing.get("options") or [], path)
    yield from choice_flaws(thing.get("choices") or [], (*path, "choices"))


def translations(thing: Json, field: str) -> dict[str, Any]:
    """What a name or a description is in other languages; nothing where that is no object."""
    found = thing.get(f"{field}_localizations")
    return found if isinstance(found, dict) else {}


def _name_flaws(name: Any, path: Path) -> Iterator[Flaw]:
    if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
        yield Flaw(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _locale_flaws(thing: Json, path: Path) -> Iterator[Flaw]:
    """Translations that are no object, or of a language that Discord has not."""
    for field in ("name_localizations", "description_localizations"):
        found = thing.get(field)
        if found is not None and not isinstance(found, dict):
            yield Flaw((*path, field), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        for locale in set(found or {}) - set(LOCALES):
            yield Flaw((*path, field, locale), "BASE_TYPE_CHOICES", f"Value must be one of {LOCALES}.")


def called_alike(things: list[Json]) -> Iterator[int]:
    """Which of these have a name that another has before them, in some language."""
    taken: set[tuple[str, Any]] = set()
    for n, thing in enumerate(things):
        names = {("", thing.get("name")), *((locale, name) for locale, name in translations(thing, "name").items())}
        if names & taken:
            yield n
        taken |= names


def _option_flaws(options: list[Json], path: Path) -> Iterator[Flaw]:
    yield from bounded(options, 0, 25, (*path, "options"))
    optional = False
    for n in called_alike(options):
        yield Flaw((*path, "options", n), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "The name is used twice")
    for n, option in enumerate(options):
        at: Path = (*path, "options", n)
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
        for locale, name in translations(choice, "name").items():
            yield from bounded(name, 1, 100, (*path, n, "name_localizations", locale))
        yield from _locale_flaws(choice, (*path, n))
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
        texts = [thing.get(name) or "", *translations(thing, name).values()]
        total += max(len(str(text)) for text in texts)
    total += sum(len(str(choice.get("value", ""))) for choice in thing.get("choices") or [])
    total += sum(_size(choice | {"description": ""}) for choice in thing.get("choices") or [])
    return total + sum(_size(option) for option in thing.get("options") or [])
