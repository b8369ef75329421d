"""Ending a match by agreement: everybody who plays must press; it does not count."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import discord

from bot.language import words_for
from bot.ui import messages
from bot.ui.ids import ControlId
from bot.ui.messages import Look, button, look, row
from bot.ui.speech import Speech
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom
    from bot.tables import LiveTable

Interaction = discord.Interaction[Any]


def people_at(table: LiveTable) -> list[int]:
    """Everybody who still plays."""
    return [person for seat in range(len(table.seats)) if (person := table.person(seat)) is not None]


def proposal(table: LiveTable, agreed: list[int]) -> Look:
    """The proposal with who has agreed; the agreement is in the button, so it outlives a restart."""
    speech = Speech(words_for(table.row.game, table.locale), table.names)
    bits = "".join("1" if person in agreed else "0" for person in people_at(table))
    names = [speech.name(seat.seat) for seat in table.seats if seat.player_id in agreed]
    words = speech.say(Text("host-end-proposal", table=table.row.id))
    agree = button(speech.say(Text("host-end-agree")), ControlId("agree", table.row.id, "", bits), "danger")
    return look(words, f"{speech.say(Text('host-end-agreed'))} {' '.join(names)}", row(agree))


async def propose_end(bot: Backroom, interaction: Interaction, match: int) -> None:
    """`/end`: ask the others."""
    async with bot.tables.sit(match) as table:
        table.seat_of(interaction.user.id)
        agreed = [interaction.user.id]
        everybody = set(agreed) >= set(people_at(table))
        shown = proposal(table, agreed)
        if everybody:
            shown = await _end(bot, table)
    await interaction.response.send_message(view=shown)


async def agree(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """One more agrees; with the last one the match ends."""
    async with bot.tables.sit(control.match) as table:
        table.seat_of(interaction.user.id)
        people = people_at(table)
        agreed = [person for person, bit in zip(people, control.half, strict=False) if bit == "1"]
        agreed = sorted({*agreed, interaction.user.id}, key=people.index)
        shown = await _end(bot, table) if set(agreed) >= set(people) else proposal(table, agreed)
    await interaction.response.edit_message(view=shown)


async def _end(bot: Backroom, table: LiveTable) -> Look:
    await bot.store.matches.finish(table.row.id, "ended", [], time.time())
    bot.tables.forget(table.row.id)
    bot.outbox.refresh(table.row.id)
    speech = Speech(words_for(table.row.game, table.locale), table.names)
    return messages.sentence(speech.say(Text("host-ended", table=table.row.id)))
