"""Presses in a lobby."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.desk_server import must_be_a_place_to_play
from bot.language import locale_from, words_for
from bot.lobby import option_values
from bot.rules_pages import rules_look
from bot.store import ShownRow
from bot.ui import messages
from bot.ui.ids import ControlId
from bot.ui.speech import Speech
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


async def _redraw(bot: Backroom, interaction: Interaction, match: int) -> None:
    await interaction.response.edit_message(view=await bot.lobby.look(match))


async def join(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Take a seat, and get the first DM: so a closed DM is known before the game begins."""
    player = interaction.user
    await bot.lobby.join(control.match, player.id, player.display_name, str(interaction.id))
    await bot.store.players.remember(player.id, player.display_name, bot.locale_of(interaction))
    await _redraw(bot, interaction, control.match)
    await greet(bot, interaction, control.match)


async def greet(bot: Backroom, interaction: Interaction, match_id: int) -> None:
    """The first DM of a match. Where DMs are closed the person is told what to do instead."""
    match = await bot.lobby.of(match_id)
    speech = Speech(words_for(match.game, bot.locale_of(interaction)), [])
    player = interaction.user.id
    try:
        channel = await bot.dm_channel(player)
        welcome = messages.sentence(speech.say(Text("host-first-dm", game=Text("game-name"), table=match_id)))
        message = await bot.post(channel, welcome, f"w{match_id}-{player % 10**6}")
    except (discord.Forbidden, discord.NotFound):
        await bot.store.players.set_dm(player, None, True)
        closed = messages.sentence(speech.say(Text("host-dm-closed")))
        await interaction.followup.send(view=closed, ephemeral=True)
        return
    await bot.store.players.set_dm(player, channel, False)
    await bot.outbox.put_hand(match_id, player, channel, message)


async def leave(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Give the seat back."""
    await bot.lobby.leave(control.match, interaction.user.id)
    await _redraw(bot, interaction, control.match)


async def add_computer(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A computer sits down."""
    await bot.lobby.add_computer(control.match)
    await _redraw(bot, interaction, control.match)


async def _option_menu(bot: Backroom, interaction: Interaction, match_id: int) -> messages.Look:
    match = await bot.lobby.of(match_id)
    seats = await bot.store.matches.seats(match_id)
    speech = Speech(words_for(match.game, bot.locale_of(interaction)), [])
    return messages.option_menu(match, seats, option_values(match.game), speech)


async def options(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """What can be agreed on."""
    await interaction.response.send_message(view=await _option_menu(bot, interaction, control.match), ephemeral=True)


async def _changed(bot: Backroom, interaction: Interaction, match: int) -> None:
    """The menu and the lobby itself show the change."""
    await interaction.response.edit_message(view=await _option_menu(bot, interaction, match))
    shown = await bot.store.shown.get(match, "lobby", 0)
    if shown is not None:
        await bot.change(shown.channel_id, shown.message_id, await bot.lobby.look(match))


async def set_option(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host has chosen a value of an option."""
    data: Any = interaction.data
    await bot.lobby.set_option(control.match, interaction.user.id, data["values"][0])
    await _changed(bot, interaction, control.match)


async def remove(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host frees somebody's seat."""
    data: Any = interaction.data
    await bot.lobby.remove(control.match, interaction.user.id, int(data["values"][0]))
    await _changed(bot, interaction, control.match)


async def rematch(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The same people once more, in the same place."""
    must_be_a_place_to_play(bot, interaction)
    player, locale = interaction.user, bot.language_at(interaction)
    match = await bot.lobby.rematch(control.match, player.id, player.display_name, str(interaction.id), locale)
    await interaction.response.send_message(view=await bot.lobby.look(match.id))
    message = await interaction.original_response()
    row = ShownRow(match.id, "lobby", 0, match.channel_id, message.id, 0, match.created_at)
    await bot.store.shown.put(row)


async def rules(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The rules, beginning with the first page."""
    match = await bot.store.matches.get(control.match)
    game = match.game if match is not None else next(iter(bot.faces))
    look = rules_look(bot.faces[game], bot.locale_of(interaction), control.match, control.word or None)
    if control.half == "page":
        await interaction.response.edit_message(view=look)
    else:
        await interaction.response.send_message(view=look, ephemeral=True)


async def start(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host starts: a thread is opened, the cards are dealt, everybody is called."""
    match, seed = await bot.lobby.ready(control.match, interaction.user.id)
    speech = Speech(words_for(match.game, locale_from(match.locale, "en")), [])
    await interaction.response.defer()
    thread = None
    message = interaction.message
    if message is not None and isinstance(interaction.channel, discord.TextChannel):
        title = speech.words.say(Text("host-thread", game=Text("game-name"), table=match.id), [])
        thread = await bot.open_thread(match.channel_id, message.id, title)
    await bot.lobby.start(match.id, seed, thread)
    async with bot.tables.sit(match.id) as table:
        await bot.tables.settle(table)
    bot.outbox.touch(match.id)
    place = f"<#{thread}>" if thread else speech.say(Text("host-here"))
    begun = messages.sentence(speech.say(Text("host-begun", game=Text("game-name"), table=match.id, place=place)))
    await interaction.edit_original_response(view=begun)


async def cancel(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host calls it off."""
    match = await bot.lobby.of(control.match)
    await bot.lobby.cancel(control.match, interaction.user.id)
    speech = Speech(words_for(match.game, locale_from(match.locale, "en")), [])
    await interaction.response.edit_message(view=messages.sentence(speech.say(Text("host-cancelled"))))


HANDLERS: dict[str, Handler] = {
    "join": join,
    "leave": leave,
    "computer": add_computer,
    "options": options,
    "option": set_option,
    "remove": remove,
    "rematch": rematch,
    "rules": rules,
    "start": start,
    "cancel": cancel,
}
