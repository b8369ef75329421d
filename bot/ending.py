"""Ending a match by agreement: everybody who plays must press; it does not count."""

from __future__ import annotations

import time
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import discord

from bot.errors import StalePress
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
    """Everybody who has not resigned; also those for whom the computer plays meanwhile."""
    resigned = table.match.resigned
    return [seat.player_id for seat in table.seats if seat.player_id is not None and seat.seat not in resigned]


def _sitting(table: LiveTable) -> str:
    """Who sits where, in a few letters: what somebody agreed to does not hold for whoever has their seat now."""
    return blake2b(repr([seat.player_id for seat in table.seats]).encode(), digest_size=4).hexdigest()


def proposal(table: LiveTable, agreed: list[int]) -> Look:
    """The proposal with who has agreed; the agreement is in the button, so it outlives a restart."""
    speech = Speech(words_for(table.row.game, table.locale), table.names)
    bits = "".join("1" if seat.player_id in agreed else "0" for seat in table.seats)
    names = [speech.name(seat.seat) for seat in table.seats if seat.player_id in agreed]
    words = speech.say(Text("host-end-proposal", table=table.row.id))
    control = ControlId("agree", table.row.id, "", bits, _sitting(table))
    agree = button(speech.say(Text("host-end-agree")), control, "danger")
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
        if control.word != _sitting(table):
            raise StalePress
        bits = zip(table.seats, control.half, strict=True)
        agreed = [seat.player_id for seat, bit in bits if bit == "1" and seat.player_id is not None]
        agreed.append(interaction.user.id)
        shown = await _end(bot, table) if set(agreed) >= set(people_at(table)) else proposal(table, agreed)
    await interaction.response.edit_message(view=shown)


async def _end(bot: Backroom, table: LiveTable) -> Look:
    await bot.store.matches.finish(table.row.id, "ended", [], time.time())
    bot.tables.forget(table.row.id)
    bot.outbox.refresh(table.row.id)
    speech = Speech(words_for(table.row.game, table.locale), table.names)
    return messages.sentence(speech.say(Text("host-ended", table=table.row.id)))
