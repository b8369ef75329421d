"""`/<game> why`: how a figure at a table comes about, for whoever asks and from what they may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.base.errors import NoTableToExplain, Refused, WhichThread
from bot.base.speech import cut
from bot.desk.replies import Replying
from bot.desk.table import seat_or_none
from bot.store import MatchRow, Phase
from bot.ui.faces import Face
from bot.ui.messages import Told, sentence
from bot.ui.naming import folded

if TYPE_CHECKING:
    from bot.app import Backroom

CHOICES = 25
LIVE: tuple[Phase, ...] = ("live",)
MOST = 3800  # characters, with some room to Discord's 4,000


async def complete(
    interaction: discord.Interaction[Backroom], face: Face, typed: str
) -> list[app_commands.Choice[str]]:
    """What can be asked about and goes with what was typed so far; nothing where there is no table."""
    try:
        told = await _told(interaction, face)
    except Refused:
        return []
    things = face.asked_why(told).items()
    fitting = [(id_, name) for id_, name in things if folded(typed) in folded(name)]
    return [app_commands.Choice(name=cut(name, 100), value=id_) for id_, name in fitting[:CHOICES]]


async def explain(interaction: discord.Interaction[Backroom], face: Face, wanted: str) -> None:
    """The explanation, for nobody else."""
    async with Replying(interaction, private=True) as reply:
        told = await _told(interaction, face)
    await reply.send(sentence(cut(face.why(told, wanted), MOST)))


async def _told(interaction: discord.Interaction[Backroom], face: Face) -> Told:
    """What whoever asks may know of the table they mean; a bystander what everybody may."""
    bot = interaction.client
    match = await _table_meant(interaction, face)
    async with bot.tables.sit(match.id) as table:
        seat = seat_or_none(table, interaction.user.id)
        return bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events))


async def _table_meant(interaction: discord.Interaction[Backroom], face: Face) -> MatchRow:
    """The table of this thread, else the only one of this game at which they sit."""
    matches = interaction.client.store.matches
    if isinstance(interaction.channel, discord.Thread):
        here = await matches.newest_in(interaction.channel.id)
        if here is not None and here.game == face.game and here.phase in ("live", "over"):
            return here
    own = [row for row in await matches.of_player(interaction.user.id, LIVE) if row.game == face.game]
    if not own:
        raise NoTableToExplain
    if len(own) > 1:
        raise WhichThread(numbers=" · ".join(str(row.id) for row in own))
    return own[0]
