"""/settings: language, boards, calls and quiet hours of whoever asks."""

from __future__ import annotations

import time

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import named, said
from bot.base.errors import Refused
from bot.base.speech import escaped
from bot.desk.settings import change, settings_look
from bot.people.preferences import Preferences
from bot.time import timezones

Interaction = discord.Interaction[Backroom]


class UnknownTimezone(Refused):
    key = "host-unknown-timezone"


class SettingsCommand(commands.Cog):
    """One command."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("settings"), description=said("settings"))
    @app_commands.describe(timezone=said("settings-timezone"))
    async def settings(self, interaction: Interaction, timezone: app_commands.Range[str, 1, 60] | None = None) -> None:
        """What is chosen now, to be changed in place."""
        if timezone is not None:
            zone = timezones.meant(timezone)
            if zone is None:
                raise UnknownTimezone(typed=escaped(timezone))
            await change(self.bot, interaction, zone=zone)
        await interaction.response.send_message(view=settings_look(self.bot, interaction), ephemeral=True)

    @settings.autocomplete("timezone")
    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Zones with the time they have now, so that one's own is easy to tell."""
        now = time.time()
        return [
            app_commands.Choice(name=f"{zone} ({Preferences(zone=zone).local(now):%H:%M})", value=zone)
            for zone in timezones.suggested(typed)
        ]


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(SettingsCommand(bot))
