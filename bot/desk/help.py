"""Presses on the pages of /help: another topic, or a table of a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import StalePress
from bot.base.ids import ControlId
from bot.base.language import locale_from
from bot.desk.game import open_lobby
from bot.ui.helping import TOPICS, help_look

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


async def turn(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Another topic."""
    if control.word not in TOPICS:
        raise StalePress
    client = locale_from(str(interaction.locale), "en")
    look = help_look([*bot.faces.values()], bot.teller.locale_of(interaction), client, control.word)
    await interaction.response.edit_message(view=look)


async def open_table(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A lobby as the game's own command opens it, with everything as usual."""
    if control.ask not in bot.faces:
        raise StalePress
    await open_lobby(bot, interaction, control.ask, {})


HANDLERS: dict[str, Handler] = {"help": turn, "newtable": open_table}
