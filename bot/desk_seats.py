"""Presses about seats: call the computer, take a seat back, give it to somebody, nudge."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot import answering
from bot.answering import Answering
from bot.desk_table import drawn_for, is_private, seat_or_none
from bot.errors import Refused, StalePress
from bot.language import words_for
from bot.tables import LiveTable
from bot.ui import messages
from bot.ui.ids import ControlId
from bot.ui.speech import Speech, escaped
from engines.core import Seat, Text

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


class NotAtTable(Refused):
    """Somebody else's seat is meant, but they have none."""

    key = "host-not-at-table"


async def tell_table(bot: Backroom, table: LiveTable, nonce: str, text: Text) -> None:
    """One line for everybody at a table. If it cannot be said, the board says how things stand."""
    words = messages.sentence(Speech(words_for(table.row.game, table.locale), table.names).say(text))
    place = table.row.thread_id or table.row.channel_id
    await answering.patiently(lambda: bot.post(place, words, nonce[:25]))


# The computer plays for somebody


async def call_computer(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The button under the board, or behind ⋯."""
    if not control.word.isdecimal():
        raise StalePress
    async with Answering(interaction) as answer:
        table, seat = await stand_in(bot, control.match, interaction.user.id, Seat(int(control.word)))
    await answer.taken()
    await _tell_stand_in(bot, interaction, table, seat)


async def stand_in(bot: Backroom, match: int, player: int, seat: Seat | None) -> tuple[LiveTable, Seat]:
    """Somebody calls the computer, for their own seat where they name nobody."""
    async with bot.tables.sit(match) as table:
        chosen = table.seat_of(player) if seat is None else seat
        await bot.seats.call_computer(table, player, chosen)
        bot.outbox.touch(match, actor=player)
    return table, chosen


async def _tell_stand_in(bot: Backroom, interaction: Interaction, table: LiveTable, seat: Seat) -> None:
    await tell_table(bot, table, f"s{interaction.id}", Text("host-computer-plays", name=seat))


async def computer_command(bot: Backroom, interaction: Interaction, match: int, person: discord.User | None) -> None:
    """`/seat computer`."""
    async with Answering(interaction, private=True) as answer:
        chosen = None if person is None else await _seat_of(bot, match, person)
        table, seat = await stand_in(bot, match, interaction.user.id, chosen)
        speech = Speech(words_for(table.row.game, bot.locale_of(interaction)), table.names)
    await answer.send(messages.sentence(speech.say(Text("host-computer-plays", name=seat))))
    await _tell_stand_in(bot, interaction, table, seat)


async def _seat_of(bot: Backroom, match: int, person: discord.User) -> Seat:
    async with bot.tables.sit(match) as table:
        seat = seat_or_none(table, person.id)
    if seat is None:
        raise NotAtTable(name=escaped(person.display_name))
    return seat


# Back again


async def take_back(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """One press; where only its person sees the message, it shows their controls again."""
    private = is_private(interaction)
    async with Answering(interaction) as answer:
        table, seat, page = await _take_back(bot, interaction, control.match)
        look = None
        if private:
            bot.changed_by_press(interaction.message.id if interaction.message is not None else 0)
            look = await drawn_for(bot, interaction, page)
    await (answer.taken() if look is None else answer.update(look))
    await _tell_back(bot, interaction, table, seat)


async def back_command(bot: Backroom, interaction: Interaction, match: int) -> None:
    """`/seat back`: with it come the hand and whatever is asked."""
    async with Answering(interaction, private=True) as answer:
        table, seat, page = await _take_back(bot, interaction, match)
        look = await drawn_for(bot, interaction, page)
    await answer.send(look)
    await _tell_back(bot, interaction, table, seat)


async def _take_back(bot: Backroom, interaction: Interaction, match: int) -> tuple[LiveTable, Seat, messages.Page]:
    player = interaction.user.id
    async with bot.tables.sit(match) as table:
        seat = await bot.seats.take_back(table, player)
        bot.outbox.touch(match, actor=player)
        told = bot.told(table, seat, bot.locale_of(interaction), len(table.match.events))
    return table, seat, messages.private_page(told)


async def _tell_back(bot: Backroom, interaction: Interaction, table: LiveTable, seat: Seat) -> None:
    await tell_table(bot, table, f"b{interaction.id}", Text("host-plays-again", name=seat))


HANDLERS: dict[str, Handler] = {
    "standin": call_computer,
    "back": take_back,
}
