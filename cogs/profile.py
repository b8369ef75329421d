"""/profile: what somebody has played, and how their rating went."""

from __future__ import annotations

import io
import time

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import named, said
from bot.desk.profile import Profile, chart_of, profile_look, profile_of
from bot.ui.parts import gallery

FILE = "rating.png"


class ProfileCommand(commands.Cog):
    """One command."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("profile"), description=said("profile"))
    @app_commands.describe(person=said("profile-person"))
    async def profile(self, interaction: discord.Interaction[Backroom], person: discord.User | None = None) -> None:
        """In words at once; the picture of the rating follows where there is one."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        whose = person or interaction.user
        locale = self.bot.teller.locale_of(interaction)
        profile = await self._profile(whose.id)
        shown = profile_look(whose.display_name, profile, locale)
        await interaction.edit_original_response(view=shown)
        if self.bot.teller.boards_of(interaction.user.id) == "text":
            return
        chart = chart_of(whose.display_name, profile, locale)
        data = await self.bot.teller.studio.draw(chart[0]) if chart is not None else None
        if chart is None or data is None:
            return
        file = discord.File(io.BytesIO(data), filename=FILE, description=chart[1])
        await interaction.edit_original_response(view=shown.with_parts(gallery(FILE, chart[1])), attachments=[file])

    async def _profile(self, player: int) -> Profile:
        played = await self.bot.store.finished.of_player(player)
        ratings = self.bot.store.ratings
        history = {game: await ratings.history(game, player) for game in {one.game for one in played}}
        return profile_of(played, history, time.time())


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(ProfileCommand(bot))
