"""Looking at what lies on the table: only for whoever asks, and only what they may know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import StalePress
from bot.base.ids import ControlId
from bot.desk.replies import Replying
from bot.desk.table import drawn_for, seat_or_none, values_of
from bot.ui import looking
from bot.ui.messages import Told

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


async def look(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The menu: in the place of what only this person saw, else as a message of its own."""
    here = interaction.message is not None and interaction.message.flags.ephemeral
    async with Replying(interaction, private=not here) as reply:
        told = await _told(bot, interaction, control)
        shown = looking.menu(told, told.face.on_table(told), _page(control.word))
    await (reply.update(shown) if here else reply.send(shown))


async def look_at(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """One thing. What has left the table meanwhile, or is hidden now, cannot be looked at any more."""
    async with Replying(interaction) as reply:
        told = await _told(bot, interaction, control)
        card = told.face.on_table(told).get(next(iter(values_of(interaction)), ""))
        if card is None:
            raise StalePress
        shown = await drawn_for(bot, interaction, looking.looked_at(told, card, _page(control.half)))
    await reply.update(shown)


async def _told(bot: Backroom, interaction: Interaction, control: ControlId) -> Told:
    """What this person may know; a bystander what everybody may."""
    async with bot.tables.sit(control.match) as table:
        seat = seat_or_none(table, interaction.user.id)
        return bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events))


def _page(text: str) -> int:
    return int(text) if text.isdecimal() else 0


HANDLERS: dict[str, Handler] = {"look": look, "lookat": look_at}
