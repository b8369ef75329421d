"""Presses on a question that has passed: what holds now is shown in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import Refused
from bot.base.ids import ControlId
from bot.desk import replies
from bot.desk.replies import Replying
from bot.desk.table import changed_by_press, drawn_for, is_private, seat_or_none, stays_open
from bot.ui.orders import shown
from bot.ui.private import private_page
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]


class PassedOn(Refused):
    """A choice has passed, and now somebody else is up."""

    key = "host-passed-waiting"


async def how_things_stand(bot: Backroom, interaction: Interaction, control: ControlId) -> bool:
    """A press found its control stale: its message becomes what holds now. Whoever pressed at the board is shown it
    apart if they are asked something, else told who is up. False: there is nothing more to say than that it passed.
    """
    async with Replying(interaction) as reply:
        async with bot.tables.sit(control.match) as table:
            seat = seat_or_none(table, interaction.user.id)
            if seat is None:
                return False
            told, line = (
                bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events)),
                table.stored,
            )
            if not is_private(interaction) and (told.ended or not shown(told)):
                if told.ended or told.seen.over or not told.seen.waiting:
                    return False
                raise PassedOn(names=told.speech.names(told.seen.waiting))
        note = told.speech.say(Text("host-passed-now"))
        page = private_page(told, here=interaction.channel_id, note=note)
        if is_private(interaction):
            await changed_by_press(bot, interaction, control.match)
        look = await drawn_for(bot, interaction, page)
        later = await drawn_for(bot, interaction, private_page(told, here=interaction.channel_id))
    if not is_private(interaction):
        return await replies.say(interaction, look)
    if updated := await reply.update(look):
        stays_open(bot, interaction, table, line, later)
    return updated
