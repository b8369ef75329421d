"""Dead Man's Draw on Discord."""

from __future__ import annotations

from bot.app import Backroom
from bot.game_cog import GameCog
from cogs.faces.dead_mans_draw import SeaFace


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(GameCog(bot, SeaFace()))
