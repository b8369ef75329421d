"""/help, and the first message in a new server."""

from __future__ import annotations

from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import named, said
from bot.base.language import house_words, locale_from
from bot.ui.helping import help_look
from bot.ui.messages import sentence
from engines.core import Text

JUST_NOW = timedelta(minutes=10)


class Help(commands.Cog):
    """How to begin."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("help"), description=said("help"))
    async def help(self, interaction: discord.Interaction[Backroom]) -> None:
        """How to play here, and the way to everything else."""
        faces, client = [*self.bot.faces.values()], locale_from(str(interaction.locale), "en")
        page = help_look(faces, self.bot.teller.locale_of(interaction), client)
        await interaction.response.send_message(view=page, ephemeral=True)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited while we are here."""
        await self._greet(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Invited while we were starting: Discord does not tell it from any other server then."""
        joined = guild.me.joined_at
        if joined is not None and discord.utils.utcnow() - joined < JUST_NOW:
            await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        """Say hello once, where everybody can see it, if there is such a place."""
        if await self.bot.store.guilds.get(guild.id) is not None:
            return
        locale = locale_from(str(guild.preferred_locale), self.bot.settings.language)
        await self.bot.store.guilds.remember(guild.id, locale)
        channel = guild.system_channel or next(
            (place for place in guild.text_channels if place.permissions_for(guild.me).send_messages), None
        )
        if channel is not None:
            try:
                await channel.send(view=sentence(house_words(locale).say(Text("host-hello"), [])))
            except discord.HTTPException:
                return


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(Help(bot))
