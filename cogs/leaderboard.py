"""/leaderboard: who is best, in a game, over a time, here or everywhere."""

from __future__ import annotations

import time
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.commands_words import named, said
from bot.language import words_for
from bot.ui.messages import look
from bot.ui.speech import Speech
from engines import catalogue
from engines.core import Text

DAY = 86_400.0
PERIODS = {"all": None, "year": 365 * DAY, "month": 30 * DAY, "week": 7 * DAY}


class Leaderboard(commands.Cog):
    """One command."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("leaderboard"), description=said("leaderboard"))
    @app_commands.describe(
        game=said("leaderboard-game"), period=said("leaderboard-period"), scope=said("leaderboard-scope")
    )
    @app_commands.choices(game=[app_commands.Choice(name=id_.replace("_", " "), value=id_) for id_ in catalogue])
    async def leaderboard(
        self,
        interaction: discord.Interaction[Backroom],
        game: str | None = None,
        period: Literal["all", "year", "month", "week"] = "all",
        scope: Literal["server", "everywhere"] = "server",
    ) -> None:
        """The best twenty."""
        chosen = game or next(iter(catalogue))
        span = PERIODS[period]
        since = None if span is None else time.time() - span
        guild = interaction.guild_id if scope == "server" else None
        await interaction.response.defer(ephemeral=True, thinking=True)
        rows = await self.bot.store.ratings.leaderboard(chosen, guild, since, 20, 0)
        names = [row.name for row in rows]
        speech = Speech(words_for(chosen, self.bot.locale_of(interaction)), names)
        lines = [
            speech.say(
                Text(
                    "host-leaderboard-row",
                    place=place,
                    name=speech.name_only(place - 1),
                    rating=f"{row.rating:,}",
                    games=row.games,
                    wins=row.wins,
                )
            )
            for place, row in enumerate(rows, start=1)
        ]
        title = speech.say(Text("host-leaderboard-title", game=Text("game-name")))
        body = "\n".join(lines) or speech.say(Text("host-leaderboard-empty"))
        await interaction.edit_original_response(view=look(f"### {title}", body))


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(Leaderboard(bot))
