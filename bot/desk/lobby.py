"""Presses in a lobby."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import OnlyInAServer, StalePress
from bot.base.ids import ControlId
from bot.base.language import house_words, words_for
from bot.base.options import choices_of, in_full
from bot.base.speech import Speech
from bot.desk.replies import acknowledge, follow, has_reply, post_reply, pressed_in_private, replied
from bot.people.names import names_of
from bot.play.lobby import seat_of
from bot.screens.lobby_screen import thread_title
from bot.screens.posts import GONE
from bot.store import MatchRow, Place
from bot.ui import lobbies, messages
from bot.ui.rules_pages import rules_look
from engines import catalogue
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


async def _redraw(bot: Backroom, interaction: Interaction, match: int) -> None:
    """The change is made: it is shown in answer to the press, or else a little later."""
    try:
        look = await bot.lobby_screen.screen(match)
        shown = await replied(interaction, lambda: interaction.response.edit_message(view=look))
    except Exception as error:
        log.warning("a lobby could not be shown yet", exc_info=error, extra={"match": match})
        shown = False
    if not shown:
        await _show_later(bot, interaction, match)


async def _show_later(bot: Backroom, interaction: Interaction, match: int) -> None:
    message, channel = interaction.message, interaction.channel_id
    if message is not None and channel is not None:
        await bot.lobby_screen.keep(match, channel, message.id, message.created_at.timestamp())
    bot.lobby_screen.touch(match)
    if not has_reply(interaction):
        await acknowledge(interaction)


async def join(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Take a seat, and get the first DM: so a closed DM is known before the game begins."""
    player = interaction.user
    await bot.store.players.remember(player.id, player.display_name, bot.teller.locale_of(interaction))
    message = interaction.message.id if interaction.message is not None else None
    await bot.lobby.join(control.match, player.id, player.display_name, str(interaction.id), message)
    await _redraw(bot, interaction, control.match)
    await greet(bot, interaction, control.match)


async def greet(bot: Backroom, interaction: Interaction, match: int) -> None:
    """The first DM of a match. If it fails for another reason than closed DMs, it comes with the first board."""
    try:
        await _greet(bot, interaction, match)
    except Exception as error:
        log.warning("somebody could not be greeted yet", exc_info=error, extra={"match": match})


async def _greet(bot: Backroom, interaction: Interaction, match_id: int) -> None:
    match = await bot.lobby.of(match_id)
    speech = Speech(words_for(match.game, bot.teller.locale_of(interaction)), [])
    player = interaction.user.id
    words = speech.say(Text("host-first-dm", game=Text("game-name"), table=match_id))
    try:
        await bot.outbox.welcome(match_id, player, messages.sentence(words))
    except GONE:
        await follow(interaction, messages.sentence(speech.say(Text("host-dm-closed"))))
        await bot.store.players.set_dm(player, None, True)


async def leave(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Give the seat back, or decline the one that is kept."""
    await bot.lobby.leave(control.match, interaction.user.id)
    await _redraw(bot, interaction, control.match)


async def add_computer(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A computer sits down."""
    await bot.lobby.add_computer(control.match, interaction.user.id)
    await _redraw(bot, interaction, control.match)


async def _option_menu(bot: Backroom, interaction: Interaction, match_id: int, page: int = 0) -> messages.Look:
    match = await bot.lobby.of(match_id)
    seats = await bot.store.matches.seats(match_id)
    speech = Speech(words_for(match.game, bot.teller.locale_of(interaction)), names_of(seats))
    choices = choices_of(catalogue[match.game].Options)
    if interaction.user.id != match.host_id:
        return lobbies.agreed(match, choices, speech, await bot.lobby.host_of(match))
    return lobbies.option_menu(match, seats, choices, speech, page)


async def _own_menu(bot: Backroom, interaction: Interaction, match_id: int, page: int = 0) -> messages.Look:
    match = await bot.lobby.of(match_id)
    own = seat_of(await bot.store.matches.seats(match_id), interaction.user.id)
    speech = Speech(words_for(match.game, bot.teller.locale_of(interaction)), [])
    model = catalogue[match.game].SeatOptions
    return lobbies.own_menu(match, in_full(model, own.options), choices_of(model), speech, page)


async def _show_page(interaction: Interaction, control: ControlId, look: messages.Look) -> None:
    """Something that only this person sees: as a new message, or as another page of the one they turn."""
    if control.half == "page" or pressed_in_private(interaction):
        await interaction.response.edit_message(view=look)
    else:
        await interaction.response.send_message(view=look, ephemeral=True)


def _page(text: str) -> int:
    return int(text) if text.isdecimal() else 0


async def options(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host's menus; for everybody else what is agreed on."""
    await _show_page(interaction, control, await _option_menu(bot, interaction, control.match, _page(control.word)))


async def own(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """What a player can choose for their own seat."""
    await _show_page(interaction, control, await _own_menu(bot, interaction, control.match, _page(control.word)))


async def set_own(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A player has chosen something for their own seat: nobody else's screen changes."""
    data: Any = interaction.data
    await bot.lobby.set_own_option(control.match, interaction.user.id, str(data["values"][0]))
    menu = await _own_menu(bot, interaction, control.match, _page(control.half))
    await replied(interaction, lambda: interaction.response.edit_message(view=menu))


async def _changed(bot: Backroom, interaction: Interaction, match: int, page: int = 0) -> None:
    """The menu and the lobby itself show the change."""
    bot.lobby_screen.touch(match)
    menu = await _option_menu(bot, interaction, match, page)
    await replied(interaction, lambda: interaction.response.edit_message(view=menu))


async def set_option(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host has chosen a value of an option."""
    data: Any = interaction.data
    await bot.lobby.set_option(control.match, interaction.user.id, str(data["values"][0]))
    await _changed(bot, interaction, control.match, _page(control.half))


async def set_pace(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host has chosen how fast it is played."""
    data: Any = interaction.data
    try:
        await bot.lobby.set_pace(control.match, interaction.user.id, str(data["values"][0]))
    except LookupError:
        raise StalePress from None
    await _changed(bot, interaction, control.match)


async def remove(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host frees somebody's seat."""
    data: Any = interaction.data
    await bot.lobby.remove(control.match, interaction.user.id, int(data["values"][0]), control.word)
    await _changed(bot, interaction, control.match)


async def rules(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The rules of a table's game, or of the one that is named, beginning with the first page."""
    match = await bot.store.matches.get(control.match)
    game = control.ask if match is None else match.game
    if game not in bot.faces:
        raise StalePress
    look = rules_look(bot.faces[game], bot.teller.locale_of(interaction), control.word or None)
    await _show_page(interaction, control, look)


def place_of(interaction: Interaction) -> Place:
    """Where somebody typed or pressed."""
    here, channel = interaction.channel_id, interaction.channel
    if here is None:
        raise OnlyInAServer
    return Place(channel.parent_id, here) if isinstance(channel, discord.Thread) else Place(here)


async def post_lobby(bot: Backroom, interaction: Interaction, match: MatchRow, call: Collection[int] = ()) -> bool:
    """A lobby comes before everybody's eyes; one that never could is none, and they ask again. It may call people."""
    message = None
    try:
        message = await post_reply(interaction, await bot.lobby_screen.look(match.id), call)
    finally:
        if message is None and await bot.store.shown.get(match.id, "lobby") is None:
            await bot.lobby.discard(match.id)
    if message is None:
        return False
    await bot.lobby_screen.keep(match.id, match.place.here, message, match.created_at)
    return True


async def start(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host starts: a thread is opened, the cards are dealt, everybody is called.

    Cut short before the match is stored, it can be pressed again; after that the outbox does what is left.
    """
    player = interaction.user.id
    match = await bot.lobby.ready(control.match, player)
    await acknowledge(interaction)
    thread = None
    message = interaction.message
    if message is not None and isinstance(interaction.channel, discord.TextChannel):
        thread = await bot.open_thread(match.channel_id, message.id, thread_title(match))
    await bot.lobby.start(match.id, player, thread, str(interaction.id), message.id if message is not None else None)
    bot.outbox.touch(match.id)
    bot.lobby_screen.touch(match.id)


async def ask_to_cancel(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Others may be waiting for it to begin: the host is asked once more."""
    match = await bot.lobby.of(control.match, host=interaction.user.id)
    speech = Speech(words_for(match.game, bot.teller.locale_of(interaction)), [])
    page = replace(control, half="page") if pressed_in_private(interaction) else control
    await _show_page(interaction, page, lobbies.sure_to_cancel(match, speech))


async def cancel(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The host calls it off."""
    await bot.lobby.cancel(control.match, interaction.user.id)
    bot.lobby_screen.touch(control.match)
    said = messages.sentence(house_words(bot.teller.locale_of(interaction)).say(Text("host-cancelled"), []))
    await replied(interaction, lambda: interaction.response.edit_message(view=said))


HANDLERS: dict[str, Handler] = {
    "join": join,
    "leave": leave,
    "computer": add_computer,
    "options": options,
    "option": set_option,
    "own": own,
    "ownset": set_own,
    "pace": set_pace,
    "remove": remove,
    "rules": rules,
    "start": start,
    "cancel": ask_to_cancel,
    "calloff": cancel,
}
