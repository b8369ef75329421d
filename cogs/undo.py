"""/undo: take back your last answer, alone where nobody could mind, else with everybody's consent."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import named, said
from bot.base.ids import ControlId
from bot.desk import undoing
from cogs.table import table_meant


class UndoCommand(commands.Cog):
    """One command."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("undo"), description=said("undo"))
    @app_commands.describe(table=said("which-table"))
    async def undo(self, interaction: discord.Interaction[Backroom], table: int | None = None) -> None:
        """Shows what would be taken back; nothing happens yet."""
        match = await table_meant(self.bot, interaction, table)
        await undoing.show(self.bot, interaction, ControlId("undo", match.id))


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(UndoCommand(bot))
