"""/privacy: what is stored of you, to have and to have deleted."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import named, said
from bot.base.language import house_words
from bot.ui.choices import privacy


class PrivacyCommand(commands.Cog):
    """One command."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("privacy"), description=said("privacy"))
    async def privacy(self, interaction: discord.Interaction[Backroom]) -> None:
        """What is stored, and two buttons."""
        words = house_words(self.bot.teller.locale_of(interaction))
        await interaction.response.send_message(view=privacy(words), ephemeral=True)


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(PrivacyCommand(bot))
