"""Names and descriptions of the slash commands, from the Fluent files."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.language import Locale, Words, house_words, words_for
from engines.core import Text

LONGEST = 100  # characters of a description


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
    """Japanese for everything that has a key."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if locale is not discord.Locale.japanese or key is None:
            return None
        return _shortened(_words(string.extras.get("game"), "ja").say(Text(key), []))


def _shortened(words: str) -> str:
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"
