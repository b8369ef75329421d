"""Presses on a person's settings."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from pydantic import ValidationError

from bot.base.errors import Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import house_words
from bot.people.preferences import Preferences
from bot.store import Phase
from bot.ui import choices
from bot.ui.messages import Look

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]

LIVE: tuple[Phase, ...] = ("live",)
NIGHT = 9  # hours that quiet hours last until somebody says otherwise
GUESSED = {"ja": "Asia/Tokyo", "ko": "Asia/Seoul"}


class SameHour(Refused):
    """Quiet hours that would last no time, or all day."""

    key = "host-same-hour"


def settings_look(bot: Backroom, interaction: Interaction) -> Look:
    """The settings of whoever asks, in their language."""
    words = house_words(bot.teller.locale_of(interaction))
    return choices.settings(bot.chosen.by(interaction.user.id), words, time.time())


async def change(bot: Backroom, interaction: Interaction, **chosen: Any) -> None:
    """A choice takes effect: from now on, and on what is on the screen already."""
    person = interaction.user
    await bot.store.players.remember(person.id, person.display_name, str(interaction.locale))
    await bot.chosen.change(person.id, **chosen)
    for match in await bot.store.matches.of_player(person.id, LIVE):
        bot.outbox.refresh(match.id)


async def choose(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A value was chosen in one of the menus."""
    data: Any = interaction.data
    wish = bot.chosen.by(interaction.user.id)
    try:
        await change(bot, interaction, **meaning(wish, control.word, str(data["values"][0]), str(interaction.locale)))
    except (ValidationError, ValueError, LookupError):
        raise StalePress from None
    await interaction.response.edit_message(view=settings_look(bot, interaction))


def meaning(wish: Preferences, field: str, value: str, locale: str) -> dict[str, Any]:
    """What choosing a value changes."""
    if field == "language":
        return {"language": None if value == choices.FOLLOW else value}
    if field in ("boards", "calls", "remind"):
        return {field: value}
    if field == "heads_up":
        return {field: value != choices.OFF}
    if field == "quiet_from" and value == choices.OFF:
        return {"quiet_from": None, "quiet_to": None}
    if field not in ("quiet_from", "quiet_to"):
        raise StalePress
    hours = {"quiet_from": wish.quiet_from, "quiet_to": wish.quiet_to, field: int(value)}
    if hours["quiet_to"] is None:
        hours["quiet_to"] = (int(value) + NIGHT) % 24
    if hours["quiet_from"] == hours["quiet_to"]:
        raise SameHour
    return {**hours, "zone": timezone_of(wish, locale)}


def timezone_of(wish: Preferences, locale: str) -> str:
    """The time zone somebody chose, or the one that goes with their language."""
    return wish.zone or GUESSED.get(locale.partition("-")[0], "UTC")


HANDLERS: dict[str, Handler] = {"prefs": choose}
