"""What is stored of a person: they can have it all, and they can have it all deleted."""

from __future__ import annotations

import io
import json
import logging
import zipfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import house_words
from bot.store import Phase
from bot.ui import choices, parts
from bot.ui.messages import sentence
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]
LIVE: tuple[Phase, ...] = ("live",)


async def pressed(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """One of the buttons of /privacy."""
    words = house_words(bot.teller.locale_of(interaction))
    match control.word:
        case "export":
            await export(bot, interaction)
        case "delete":
            await interaction.response.edit_message(view=choices.sure_to_delete(words))
        case "keep":
            await interaction.response.edit_message(view=choices.privacy(words))
        case "sure":
            await interaction.response.defer()
            await forget(bot, interaction.user.id)
            await interaction.edit_original_response(view=sentence(words.say(Text("host-privacy-deleted"), [])))
        case _:
            raise StalePress


async def export(bot: Backroom, interaction: Interaction) -> None:
    """Everything stored of whoever asks, as a file that only they see."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    held = await bot.store.privacy.export(interaction.user.id)
    told = sentence(house_words(bot.teller.locale_of(interaction)).say(Text("host-privacy-exported"), []))
    name, data = as_file(json.dumps(held, ensure_ascii=False, indent=1))
    file = discord.File(io.BytesIO(data), filename=name)
    await interaction.edit_original_response(view=told.with_parts(parts.file(name)), attachments=[file])


def as_file(text: str, plain: int = 1 << 20) -> tuple[str, bytes]:
    """The text as it is, or packed where it is long: Discord takes ten megabytes."""
    if len(text) <= plain:
        return "backroom.json", text.encode()
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("backroom.json", text)
    return "backroom.zip", held.getvalue()


async def forget(bot: Backroom, player: int) -> None:
    """Nothing of this person stays: not in the store, not in memory, not on screens that are still in use."""
    playing = await bot.store.matches.of_player(player, LIVE)
    await _hand_over(bot, player, [match.id for match in playing])  # first: a plug pulled now leaves no seat unplayed
    gone = await bot.store.privacy.delete(player)
    bot.chosen.forget(player)
    await _hand_over(bot, player, gone.live)
    for match in [*gone.closed, *gone.left]:
        bot.lobby_screen.touch(match)
    for shown in gone.shown:
        await bot.posts.remove(shown.match_id, shown.channel_id, shown.message_id)
    for match in gone.live:
        await bot.outbox.shown(match)
    await bot.store.privacy.delete(player)  # what was being sent in the meantime has left its rows


async def _hand_over(bot: Backroom, player: int, matches: Sequence[int]) -> None:
    """At live tables the computer plays on."""
    for match in matches:
        try:
            async with bot.tables.sit(match) as table:
                table.seats = [
                    replace(seat, player_id=None, name="") if seat.player_id == player else seat for seat in table.seats
                ]
                await bot.tables.settle(table)
        except Refused:
            log.warning("a seat was given up at a table that cannot be played", extra={"match": match})
        bot.outbox.touch(match)


HANDLERS: dict[str, Handler] = {"privacy": pressed}
