"""Carson City on Discord."""

from __future__ import annotations

from bot.app import Backroom
from bot.game_cog import GameCog
from cogs.faces.carson_city import TownFace


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(GameCog(bot, TownFace()))
