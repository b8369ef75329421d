"""/seat: let the computer play, take one's seat back, give it to somebody, nudge."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import named, said
from bot.base.ids import ControlId
from bot.desk import seats as desk_seats
from cogs.table import table_meant

Interaction = discord.Interaction[Backroom]


class SeatCommands(commands.GroupCog, group_name=named("seat"), group_description=said("seat")):
    """They mean the table of this thread, or the only one you sit at, or the one you name."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("computer"), description=said("seat-computer"))
    @app_commands.describe(person=said("seat-person"), table=said("which-table"))
    async def computer(
        self, interaction: Interaction, person: discord.User | None = None, table: int | None = None
    ) -> None:
        """The computer plays for me until I am back, or for somebody whose time is out."""
        match = await table_meant(self.bot, interaction, table)
        await desk_seats.computer_command(self.bot, interaction, match.id, person)

    @app_commands.command(name=named("back"), description=said("seat-back"))
    @app_commands.describe(table=said("which-table"))
    async def back(self, interaction: Interaction, table: int | None = None) -> None:
        """I play again."""
        match = await table_meant(self.bot, interaction, table)
        await desk_seats.back_command(self.bot, interaction, match.id)

    @app_commands.command(name=named("give"), description=said("seat-give"))
    @app_commands.describe(person=said("seat-taker"), table=said("which-table"))
    async def give(self, interaction: Interaction, person: discord.User, table: int | None = None) -> None:
        """Somebody else plays on, if they accept."""
        match = await table_meant(self.bot, interaction, table)
        await desk_seats.give_command(self.bot, interaction, match.id, person)

    @app_commands.command(name=named("nudge"), description=said("seat-nudge"))
    @app_commands.describe(table=said("which-table"))
    async def nudge(self, interaction: Interaction, table: int | None = None) -> None:
        """Those who are waited for are called once more."""
        match = await table_meant(self.bot, interaction, table)
        await desk_seats.nudge(self.bot, interaction, ControlId("nudge", match.id))


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(SeatCommands(bot))
