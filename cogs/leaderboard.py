"""/leaderboard: who is best, in a game (in a thread that of its table), over a time, here or everywhere."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import choice, game_choice, named, said
from bot.desk.leaders import Wanted, game_meant, leaders_look
from engines import catalogue


class Leaderboard(commands.Cog):
    """One command."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("leaderboard"), description=said("leaderboard"))
    @app_commands.describe(
        game=said("leaderboard-game"), period=said("leaderboard-period"), scope=said("leaderboard-scope")
    )
    @app_commands.choices(
        game=[game_choice(id_) for id_ in catalogue],
        period=[
            choice("host-period-all", "all"),
            choice("host-period-year", "year"),
            choice("host-period-month", "month"),
            choice("host-period-week", "week"),
        ],
        scope=[choice("host-scope-server", "server"), choice("host-scope-everywhere", "everywhere")],
    )
    async def leaderboard(
        self,
        interaction: discord.Interaction[Backroom],
        game: str | None = None,
        period: str = "all",
        scope: str = "server",
    ) -> None:
        """The best, ten to a page."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        place = scope if interaction.guild_id is not None else "everywhere"
        wanted = Wanted(game or await game_meant(self.bot, interaction, place), period, place)
        await interaction.edit_original_response(view=await leaders_look(self.bot, interaction, wanted))


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(Leaderboard(bot))
