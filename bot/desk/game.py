"""What a game's commands do: opening a lobby, showing rules and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.base.errors import MissingPermissions, NoSuchCard, OnlyInAServer
from bot.base.language import Locale, words_for
from bot.base.speech import cut
from bot.desk import replies
from bot.desk.lobby import greet, place_of, post_lobby
from bot.desk.server import must_be_a_place_to_play
from bot.desk.table import show
from bot.permissions import missing
from bot.time.pace import PaceName
from bot.ui.faces import Face
from bot.ui.lookup import cards_of, fitting
from bot.ui.messages import Page, look, sentence
from bot.ui.rules_pages import find_pages, rules_look
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom

CHOICES = 25


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
        raise MissingPermissions(names=[Text(f"host-may-{name}") for name in lacking])
    must_be_a_place_to_play(bot, interaction)
    who = interaction.user
    locale, pace = bot.teller.language_at(interaction), pace or bot.chosen.at(guild).pace or bot.settings.pace
    await bot.store.players.remember(who.id, who.display_name, bot.teller.locale_of(interaction))
    match = await bot.lobby.open(game, guild, place, who.id, who.display_name, locale, pace, options)
    if await post_lobby(bot, interaction, match):
        await greet(bot, interaction, match.id)


async def game_here(bot: Backroom, interaction: discord.Interaction[Backroom]) -> str | None:
    """The game that is played in this thread, last if there were several; None elsewhere."""
    if not isinstance(interaction.channel, discord.Thread):
        return None
    played = await bot.store.matches.newest_in(interaction.channel.id)
    return None if played is None else played.game


async def show_rules(interaction: discord.Interaction[Backroom], face: Face, search: str | None) -> None:
    """`/rules` and `/<game> rules`: the first page, or the best page for what is searched."""
    locale = interaction.client.teller.locale_of(interaction)
    topic = None
    if search:
        found = find_pages(face, locale, search)
        if not found:
            nothing = words_for(face.game, locale).say(Text("host-rules-nothing", search=search), [])
            await replies.say(interaction, sentence(nothing))
            return
        topic = found[0].id
    await interaction.response.send_message(view=rules_look(face, locale, topic), ephemeral=True)


def complete(face: Face, locale: Locale, typed: str) -> list[app_commands.Choice[str]]:
    """The cards that go with what was typed so far."""
    cards = cards_of(face, locale)
    return [app_commands.Choice(name=cut(cards[id_].name, 100), value=id_) for id_ in fitting(face, typed)[:CHOICES]]


async def show_card(interaction: discord.Interaction[Backroom], face: Face, wanted: str) -> None:
    """`/<game> card`: one card, drawn, for whoever asked. It may be typed by hand as well as chosen."""
    bot = interaction.client
    cards, found = cards_of(face, bot.teller.locale_of(interaction)), fitting(face, wanted)
    if wanted not in cards and not found:
        raise NoSuchCard(name=wanted)
    card = cards[wanted if wanted in cards else found[0]]
    await interaction.response.defer(ephemeral=True, thinking=True)
    page = Page(card.pictures, lambda drawn: look(f"### {card.name}", *drawn, "" if drawn else card.words))
    await show(bot, interaction, page)
