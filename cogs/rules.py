"""/rules: those of the game that is named, or of the table in whose thread it is typed."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import game_choice, named, said
from bot.desk.game import game_here, show_rules
from bot.ui.rules_pages import games_look
from engines import catalogue


class RulesCommand(commands.Cog):
    """One command."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("rules"), description=said("rules"))
    @app_commands.describe(game=said("rules-game"), search=said("rules-search"))
    @app_commands.choices(game=[game_choice(id_) for id_ in catalogue])
    async def rules(
        self, interaction: discord.Interaction[Backroom], game: str | None = None, search: str | None = None
    ) -> None:
        """The first page, or the best page for what is searched."""
        meant = game or await game_here(self.bot, interaction)
        if meant is None:
            which = games_look(self.bot.faces.values(), self.bot.teller.locale_of(interaction))
            await interaction.response.send_message(view=which, ephemeral=True)
        else:
            await show_rules(interaction, self.bot.faces[meant], search)


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(RulesCommand(bot))
