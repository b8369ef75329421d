"""Names and descriptions of the slash commands, from the Fluent files."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.language import house_words
from engines.core import Text


def said(key: str) -> locale_str:
    """A description: English as the base, the other languages looked up by the same key."""
    return locale_str(house_words("en").say(Text(f"cmd-{key}"), []), key=f"cmd-{key}")


def named(name: str) -> locale_str:
    """The name of a command, which other languages may call otherwise."""
    return locale_str(name, key=f"name-{name}")


class CommandWords(app_commands.Translator):
    """Japanese for everything that has a key."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if locale is not discord.Locale.japanese or key is None:
            return None
        return house_words("ja").say(Text(key), [])
