"""/away: until when somebody is away, or that they are back."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import named, said
from bot.base.language import house_words
from bot.desk import away, replies
from bot.desk.settings import timezone_of
from bot.ui.messages import sentence
from engines.core import Text


class AwayCommand(commands.Cog):
    """One command."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("away"), description=said("away"))
    @app_commands.describe(until=said("away-until"), computer=said("away-computer"))
    async def away(
        self,
        interaction: discord.Interaction[Backroom],
        until: app_commands.Range[str, 0, 40] | None = None,
        computer: bool = False,
    ) -> None:
        """Away until a day; back, without one."""
        person, bot = interaction.user, self.bot
        timezone = timezone_of(bot.chosen.by(person.id), str(interaction.locale))
        gone = away.absence(until or "", bot.clock(), timezone)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await bot.store.players.remember(person.id, person.display_name, str(interaction.locale))
        if gone is None:
            text = Text("host-back" if await away.come_back(bot, person.id) else "host-back-anyway")
        else:
            await away.go(bot, person.id, gone, computer)
            text = Text("host-away-computer" if computer else "host-away", when=f"<t:{int(gone.until)}:F>")
        await replies.show(interaction, sentence(house_words(bot.teller.locale_of(interaction)).say(text, [])))


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(AwayCommand(bot))
