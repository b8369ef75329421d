"""Names and descriptions of the slash commands, from the Fluent files."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation, locale_str

from bot.base.language import Locale, Words, house_words, words_for
from bot.base.options import word_of
from engines.core import Text

LONGEST = 100  # characters of a description, and of a choice
NAME = 32  # characters of the name of an option
NOT_IN_NAMES = re.compile(r"[^-_'\w]+")


def said(key: str, game: str | None = None) -> locale_str:
    """A description: English as the base, the other languages looked up by the same key.

    Words of one game stand in its own files, beside its cog; what every game shares stands in the house's.
    """
    return locale_str(_words(game, "en").say(Text(f"cmd-{key}"), []), key=f"cmd-{key}", game=game)


def said_of_option(name: str, game: str) -> locale_str:
    """What an option means; words of its own for the command come first."""
    words = _words(game, "en")
    key = f"cmd-option-{name}" if words.has(f"cmd-option-{name}") else f"option-{name}-help"
    return locale_str(_shortened(words.say(Text(key), [])), key=key, game=game)


def called(name: str, game: str) -> locale_str:
    """The name of a game's option: its own in English, its title in other languages."""
    return locale_str(name, key=f"option-{name}", game=game)


def value_of(name: str, value: Any, game: str) -> app_commands.Choice[Any]:
    """One value of a game's option, as the lobby calls it; a number that has no words says itself."""
    key, words = f"option-{name}-{word_of(value)}", _words(game, "en")
    if not words.has(key):
        return app_commands.Choice(name=str(value), value=value)
    return app_commands.Choice(name=locale_str(_shortened(words.say(Text(key), [])), key=key, game=game), value=value)


def named(name: str, game: str | None = None) -> locale_str:
    """The name of a command, which other languages may call otherwise."""
    return locale_str(name, key=f"name-{name}", game=game)


def _words(game: str | None, locale: Locale) -> Words:
    return house_words(locale) if game is None else words_for(game, locale)


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """One value of an option, by a name in every language."""
    return app_commands.Choice(name=locale_str(house_words("en").say(Text(key), []), key=key), value=value)


def game_choice(game: str) -> app_commands.Choice[str]:
    """A game, by its own name in every language."""
    name = words_for(game, "en").say(Text("game-name"), [])
    return app_commands.Choice(name=locale_str(name, key="game-name", game=game), value=game)


class CommandWords(app_commands.Translator):
    """Japanese for everything that has a key; the house's options go by their names."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        of_option = context.location is TranslationContextLocation.parameter_name
        key, words = string.extras.get("key"), _words(string.extras.get("game"), "ja")
        if of_option and key is None:
            key = f"argument-{string.message}"
        if locale is not discord.Locale.japanese or key is None or not words.has(key):
            return None
        said = words.say(Text(key), [])
        return as_name(said) if of_option else _shortened(said)


def as_name(words: str) -> str:
    """As Discord takes the name of an option: letters and digits, none of them a capital."""
    return NOT_IN_NAMES.sub("", words).lower()[:NAME]


def _shortened(words: str) -> str:
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"
