"""The yardstick: the least a discord.py bot can do on a press, which is to edit the message the button stands on."""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import signal

import discord
from discord.ext import commands

from bot.cli import point_at
from tests.bench.watch import watch


class BareBot(commands.AutoShardedBot):
    """Connected and configured as ours is; knows no games and keeps nothing."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self._count = itertools.count(1)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Count the press."""
        await interaction.response.edit_message(content=f"Pressed {next(self._count)} times")


async def main() -> None:
    """Serve until stopped."""
    watching = watch()
    await point_at(os.environ["DISCORD_API_URL"])
    bot = BareBot()
    gc.collect()
    gc.freeze()  # as ours does
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, lambda: loop.create_task(bot.close()))
    async with bot:
        await bot.start(os.environ["DISCORD_TOKEN"])
    watching.cancel()


if __name__ == "__main__":
    asyncio.run(main())
