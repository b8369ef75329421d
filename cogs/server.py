"""/backroom: the rules of a server, for those who manage it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import named, said
from bot.desk.server import must_manage, rules_look


class ServerCommand(commands.Cog):
    """One command."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("backroom"), description=said("backroom"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def backroom(self, interaction: discord.Interaction[Backroom]) -> None:
        """Language, channels, pace, and the matches played here."""
        must_manage(interaction)
        await interaction.response.send_message(view=rules_look(self.bot, interaction), ephemeral=True)


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(ServerCommand(bot))
