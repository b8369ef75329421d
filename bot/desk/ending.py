"""Ending a match by agreement: everybody who plays must press; it does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.base.speech import Speech
from bot.desk import proposals
from bot.desk.proposals import Draft, Matter
from bot.desk.replies import Replying
from bot.ui import messages
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom
    from bot.play.tables import LiveTable

Interaction = discord.Interaction[Any]


async def propose_end(bot: Backroom, interaction: Interaction, match: int) -> None:
    """`/end`: ask the others."""
    draft: Draft | None = None
    async with Replying(interaction) as reply, bot.tables.sit(match) as table:
        seat = proposals.playing(table, interaction.user.id, away=True)
        if proposals.everybody(table, [seat], away=True):
            ended = messages.sentence(proposals.speech_at(table).say(await _end(bot, table, "")))
        else:
            place = interaction.channel_id or table.row.channel_id
            draft = await proposals.draft(bot, table, ENDING, table.match.mark, seat, place)
    if draft is None:
        await reply.post(ended)
    else:
        await proposals.post(bot, table, draft, reply.post)


def _says(table: LiveTable, speech: Speech, _: str) -> str:
    return speech.say(Text("host-end-proposal", table=table.row.id))


def _has_passed(table: LiveTable, mark: str) -> bool:
    """Whoever plays on does not mean to end it: nobody is held to what they agreed to some moves ago."""
    return table.match.over or mark != table.match.mark


async def _end(bot: Backroom, table: LiveTable, _: str) -> Text:
    await bot.store.shown.mark_behind(table.row.id)
    await bot.store.matches.finish(table.row.id, "ended", [], bot.clock())
    bot.tables.forget(table.row.id)
    bot.outbox.refresh(table.row.id)
    return Text("host-ended", table=table.row.id)


# Those who are away are asked too: else one could call the computer for somebody late, and leave a losing game alone
ENDING = Matter("end", _says, "host-end-call", "host-end-refused", _has_passed, _end, away=True)
