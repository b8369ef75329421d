"""Dead Man's Draw on Discord: its commands."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.commands_words import named, said
from bot.language import words_for
from bot.pace import pace_named
from bot.pictures import Picture
from bot.ui.speech import Speech
from cogs.faces.dead_mans_draw import CONCERNS, GAME, SeaFace, trait_card
from cogs.lobby import PACE_CHOICES, complete, open_lobby, show_card, show_rules
from cogs.pictures.dead_mans_draw import SuitCard, TraitLookedUp
from engines.core import Text
from engines.dead_mans_draw.cards import LOOT, Suit


class DeadMansDraw(
    commands.GroupCog, group_name=named("deadmansdraw", GAME), group_description=said("deadmansdraw", GAME)
):
    """The commands of the game."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=named("new"), description=said("new"))
    @app_commands.describe(
        traits=said("traits", GAME),
        treasure_hunter=said("treasure-hunter", GAME),
        miser_keeps_hook=said("miser", GAME),
        pace=said("pace"),
    )
    @app_commands.choices(pace=PACE_CHOICES)
    async def new(
        self,
        interaction: discord.Interaction[Backroom],
        traits: bool = True,
        treasure_hunter: Literal["triple", "double"] = "triple",
        miser_keeps_hook: bool = False,
        pace: str | None = None,
    ) -> None:
        """Open a lobby."""
        options = {"traits": traits, "treasure_hunter": treasure_hunter, "miser_keeps_hook": miser_keeps_hook}
        await open_lobby(self.bot, interaction, GAME, options, None if pace is None else pace_named(pace))

    @app_commands.command(name=named("rules"), description=said("rules"))
    @app_commands.describe(search=said("rules-search"))
    async def rules(self, interaction: discord.Interaction[Backroom], search: str | None = None) -> None:
        """The rules, in our own words."""
        await show_rules(self.bot, interaction, GAME, search)

    @app_commands.command(name=named("card"), description=said("card"))
    @app_commands.describe(name=said("card-name"))
    async def card(self, interaction: discord.Interaction[Backroom], name: str) -> None:
        """A suit or a trait, drawn."""
        speech = Speech(words_for(GAME, self.bot.locale_of(interaction)), [])
        await show_card(self.bot, interaction, name, cards(speech))

    @card.autocomplete("name")
    async def _names(self, interaction: discord.Interaction[Backroom], typed: str) -> list[app_commands.Choice[str]]:
        speech = Speech(words_for(GAME, self.bot.locale_of(interaction)), [])
        return complete(typed, {id_: name for id_, (name, _) in cards(speech).items()})


def cards(speech: Speech) -> dict[str, tuple[str, Picture]]:
    """Everything that can be looked up: its name, and how it is drawn."""
    found = {}
    for suit in Suit:
        values = [card.value for card in LOOT if card.suit is suit]
        name, text = speech.plain(suit.label), speech.plain(Text(f"suit-{suit.value}-help"))
        between = speech.plain(Text("sea-values", low=min(values), high=max(values)))
        scene = SuitCard(suit.value, name, between, max(values), text)
        found[suit.value] = (name, Picture(scene, f"{name} ({between}): {text}"))
    for id_ in CONCERNS:
        trait = trait_card(id_, speech)
        found[id_] = (trait.name, Picture(TraitLookedUp(trait), f"{trait.name}: {trait.text}"))
    return found


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    face = SeaFace()
    bot.faces[GAME] = face
    await bot.add_cog(DeadMansDraw(bot))
