"""Words: turns the language-free Texts of the engines into English or Japanese."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Placeable, Resource, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from engines.core import Arg, Seat, Text

Locale = Literal["en", "ja"]
LOCALES: tuple[Locale, ...] = get_args(Locale)
ENGINES = Path(__file__).parent.parent.parent / "engines"
HOUSE = Path(__file__).parent / "text"
COGS = Path(__file__).parent.parent.parent / "cogs" / "text"

SMALL = range(1000)  # whole numbers with nothing between their digits, in any language
_SEPARATOR: Mapping[Locale, str] = {"en": ", ", "ja": "、"}


class MissingWords(LookupError):
    """A message is not in the Fluent files, or lacks something it needs."""


@lru_cache
def _resource(file: Path) -> Resource:
    """A file, read once: what the house says is part of every game's words."""
    return FluentResource(file.read_text(encoding="utf-8"))


class Words:
    """All messages of some Fluent files in one language."""

    def __init__(self, locale: Locale, folders: Iterable[Path]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._format = lru_cache(16384)(self._format_anew)  # the same cards and lines are said again and again
        self._variables: dict[str, frozenset[str]] = {}
        self._plain: dict[str, str] = {}
        for folder in folders:
            resource = _resource(folder / f"{locale}.ftl")
            self._bundle.add_resource(resource)
            for message in resource.body:
                if isinstance(message, Junk):
                    raise MissingWords(f"{folder.parent.name}/{locale}: cannot read {message.content!r}")
                if isinstance(message, Message):
                    if message.id.name in self._variables:
                        raise MissingWords(f"{locale}: {message.id.name} is there twice")
                    self._variables[message.id.name] = _variables(message)
                    if (plain := _plain(message)) is not None:
                        self._plain[message.id.name] = plain

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return bool(self._bundle.has_message(key))

    def say(self, text: Text, names: Sequence[str]) -> str:
        """The message in words; `names` are the players' names, by seat."""
        if not text.args:
            return self._format(text.key, ())
        return self._format(text.key, tuple([(name, self._word(value, names)) for name, value in text.args.items()]))

    def _format_anew(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        """Most messages have no grammar in them; to put words into one is a matter of a microsecond, not of thirty."""
        given = dict(args)
        plain = self._plain.get(key)
        if plain is not None and given.keys() >= self._variables[key] and all(map(_stays, given.values())):
            return plain.format_map(given)
        return self._said_by_fluent(key, given)

    def _said_by_fluent(self, key: str, given: dict[str, str | int]) -> str:
        if not self.has(key):
            raise MissingWords(f"{self.locale}: no message {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.locale}: {key} has no words of its own")
        words, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingWords(f"{self.locale}: {key}: {errors[0]}")
        return str(words)

    def variables(self) -> dict[str, frozenset[str]]:
        """For every message the variables it uses: two languages that agree in this say the same things."""
        return self._variables

    def _word(self, value: Arg, names: Sequence[str]) -> str | int:
        kind = type(value)
        if kind is str or (kind is int and value >= 0):  # type: ignore[operator]
            return value  # type: ignore[return-value]
        if isinstance(value, Text):
            return self.say(value, names)
        if isinstance(value, Seat):
            return names[value]
        if isinstance(value, int) and value < 0:
            return f"−{-value}"  # a minus, not a hyphen
        if isinstance(value, (str, int)):
            return value
        return _SEPARATOR[self.locale].join(self.say(part, names) for part in value)


class _Variables(Visitor):
    """Collects the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _variables(message: Message) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(message)
    return frozenset(visitor.names)


def _plain(message: Message) -> str | None:
    """A message that is nothing but words and gaps, as a format string."""
    found = []
    for element in [] if message.value is None else message.value.elements:
        if isinstance(element, TextElement):
            found.append(element.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            found.append(f"{{{element.expression.id.name}}}")
        else:
            return None
    return "".join(found) or None


def _stays(value: str | int) -> bool:
    """Whether a value is put in as it is."""
    return type(value) is str or value in SMALL


@lru_cache
def words_for(game: str, locale: Locale) -> Words:
    """The words of one game, its cog's included, with those that all games and the house share."""
    own = [folder for folder in (ENGINES / game / "text", COGS / game) if folder.is_dir()]
    return Words(locale, [ENGINES / "core" / "text", HOUSE, *own])


@lru_cache
def house_words(locale: Locale) -> Words:
    """The words that belong to no game."""
    return Words(locale, [ENGINES / "core" / "text", HOUSE])


def locale_from(tag: str | None, otherwise: Locale) -> Locale:
    """The language for a Discord locale such as en-US or ja."""
    short = (tag or "").partition("-")[0]
    return next((locale for locale in LOCALES if locale == short), otherwise)
