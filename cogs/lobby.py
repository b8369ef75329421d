"""What every game's cog shares: opening a lobby, showing rules and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.app import Backroom
from bot.commands_words import choice
from bot.desk import say
from bot.desk_lobby import greet, place_of, post_lobby
from bot.desk_server import must_be_a_place_to_play
from bot.desk_table import show
from bot.errors import MissingPermissions, NoSuchCard, OnlyInAServer
from bot.language import words_for
from bot.pace import PACES, PaceName
from bot.permissions import missing
from bot.pictures import Picture
from bot.rules_pages import find_pages, rules_look
from bot.ui.messages import Page, look
from engines.core import Text

CHOICES = 25
PACE_CHOICES = [choice(f"host-pace-{pace}", pace) for pace in PACES]


async def open_lobby(
    bot: Backroom,
    interaction: discord.Interaction[Backroom],
    game: str,
    options: dict[str, Any],
    pace: PaceName | None = None,
) -> None:
    """`/<game> new`: a lobby in this channel, with whoever asked in the first seat."""
    guild, place = interaction.guild_id, place_of(interaction)
    if guild is None:
        raise OnlyInAServer
    lacking = missing(interaction.app_permissions)
    if lacking:
        raise MissingPermissions(names=", ".join(lacking))
    must_be_a_place_to_play(bot, interaction)
    who = interaction.user
    locale, pace = bot.language_at(interaction), pace or bot.chosen.at(guild).pace or bot.settings.pace
    await bot.store.players.remember(who.id, who.display_name, bot.locale_of(interaction))
    match = await bot.lobby.open(game, guild, place, who.id, who.display_name, locale, pace, options)
    if await post_lobby(bot, interaction, match):
        await greet(bot, interaction, match.id)


async def show_rules(bot: Backroom, interaction: discord.Interaction[Backroom], game: str, search: str | None) -> None:
    """`/<game> rules`: the first page, or the best page for what is searched."""
    locale = bot.locale_of(interaction)
    face = bot.faces[game]
    topic = None
    if search:
        found = find_pages(face, locale, search)
        if not found:
            await say(interaction, words_for(game, locale).say(Text("host-rules-nothing", search=search), []))
            return
        topic = found[0].id
    await interaction.response.send_message(view=rules_look(face, locale, 0, topic), ephemeral=True)


def complete(
    typed: str, names: Mapping[str, str], also: Mapping[str, str] | None = None
) -> list[app_commands.Choice[str]]:
    """The names that go with what was typed so far, those that begin with it first. `also`: further names, by id."""
    known = {id_: f"{id_} {name} {also[id_] if also else ''}".casefold() for id_, name in names.items()}
    word = typed.strip().casefold()
    fitting = [id_ for id_, words in known.items() if word in words]
    if not fitting:  # two halves of one card, as they stand beside each other on the table
        fitting = [id_ for half in word.split() for id_, words in known.items() if half in words.split()]
    fitting.sort(key=lambda id_: not names[id_].casefold().startswith(word))
    return [app_commands.Choice(name=names[id_][:100], value=id_) for id_ in fitting[:CHOICES]]


async def show_card(
    bot: Backroom,
    interaction: discord.Interaction[Backroom],
    wanted: str,
    cards: Mapping[str, tuple[str, Picture]],
    also: Mapping[str, str] | None = None,
) -> None:
    """`/<game> card`: one card, drawn, for whoever asked. It may be typed by hand as well as chosen."""
    found = complete(wanted, {id_: name for id_, (name, _) in cards.items()}, also)
    if wanted not in cards and not found:
        raise NoSuchCard(name=wanted)
    name, picture = cards[wanted if wanted in cards else found[0].value]
    await interaction.response.defer(ephemeral=True, thinking=True)
    page = Page(picture, lambda drawn: look(f"### {name}", drawn or picture.alt))
    await show(bot, interaction, page)


async def setup(bot: Backroom) -> None:
    """Called by discord.py: there are no commands of its own here."""
