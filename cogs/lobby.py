"""What every game's cog shares: opening a lobby, showing rules."""

from __future__ import annotations

from typing import Any

import discord

from bot.app import Backroom
from bot.desk import say
from bot.desk_lobby import greet, post_lobby
from bot.errors import MissingPermissions
from bot.language import locale_from, words_for
from bot.rules_pages import find_pages, rules_look
from engines.core import Text

NEEDED = ("view_channel", "send_messages", "read_message_history")


async def open_lobby(
    bot: Backroom, interaction: discord.Interaction[Backroom], game: str, options: dict[str, Any]
) -> None:
    """`/<game> new`: a lobby in this channel, with whoever asked in the first seat."""
    missing = [name for name in NEEDED if not getattr(interaction.app_permissions, name)]
    if missing:
        raise MissingPermissions(names=", ".join(missing))
    guild, channel = interaction.guild_id, interaction.channel_id
    assert guild is not None
    assert channel is not None
    who = interaction.user
    locale = locale_from(str(interaction.guild_locale or ""), bot.settings.language)
    await bot.store.players.remember(who.id, who.display_name, bot.locale_of(interaction))
    match = await bot.lobby.open(
        game, guild, channel, who.id, who.display_name, str(interaction.id), locale, bot.settings.pace, options
    )
    if await post_lobby(bot, interaction, match):
        await greet(bot, interaction, match.id)


async def show_rules(bot: Backroom, interaction: discord.Interaction[Backroom], game: str, search: str | None) -> None:
    """`/<game> rules`: the first page, or the best page for what is searched."""
    locale = bot.locale_of(interaction)
    face = bot.faces[game]
    topic = None
    if search:
        found = find_pages(face, locale, search)
        if not found:
            await say(interaction, words_for(game, locale).say(Text("host-rules-nothing", search=search), []))
            return
        topic = found[0].id
    await interaction.response.send_message(view=rules_look(face, locale, 0, topic), ephemeral=True)


async def setup(bot: Backroom) -> None:
    """Called by discord.py: there are no commands of its own here."""
