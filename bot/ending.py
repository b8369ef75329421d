"""Ending a match by agreement: everybody who plays must press; it does not count."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import discord

from bot import proposals
from bot.proposals import Matter
from bot.ui import messages
from bot.ui.speech import Speech
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom
    from bot.tables import LiveTable

Interaction = discord.Interaction[Any]


async def propose_end(bot: Backroom, interaction: Interaction, match: int) -> None:
    """`/end`: ask the others."""
    async with bot.tables.sit(match) as table:
        agreed = [proposals.playing(table, interaction.user.id, away=True)]
        if proposals.everybody(table, agreed, away=True):
            shown = messages.sentence(proposals.speech_at(table).say(await _end(bot, table, "")))
        else:
            shown = proposals.proposal(table, ENDING, "", agreed)
    await interaction.response.send_message(view=shown)


def _says(table: LiveTable, speech: Speech, _: str) -> str:
    return speech.say(Text("host-end-proposal", table=table.row.id))


async def _end(bot: Backroom, table: LiveTable, _: str) -> Text:
    await bot.store.matches.finish(table.row.id, "ended", [], time.time())
    bot.tables.forget(table.row.id)
    bot.outbox.refresh(table.row.id)
    return Text("host-ended", table=table.row.id)


# Those who are away are asked too: else one could call the computer for somebody late, and leave a losing game alone
ENDING = Matter("end", _says, "host-end-refused", lambda table, _: table.match.over, _end, away=True)
