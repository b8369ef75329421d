"""3000 Scoundrels on Discord: its commands."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.commands_words import named, said
from bot.language import LOCALES, words_for
from bot.pace import pace_named
from bot.pictures import Picture
from bot.ui.speech import Speech
from cogs.faces.scoundrels import GAME, TownFace
from cogs.faces.scoundrels_scenes import job_card, strategy_card, trait_card
from cogs.lobby import PACE_CHOICES, complete, open_lobby, show_card, show_rules
from engines.scoundrels.cards import JOBS, STRATEGIES, TRAITS


class Scoundrels(commands.GroupCog, group_name=named("scoundrels", GAME), group_description=said("scoundrels", GAME)):
    """The commands of the game."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=named("new"), description=said("new"))
    @app_commands.describe(
        length=said("length", GAME),
        strategies=said("strategies", GAME),
        leaders=said("leaders", GAME),
        pace=said("pace"),
    )
    @app_commands.choices(pace=PACE_CHOICES)
    async def new(
        self,
        interaction: discord.Interaction[Backroom],
        length: Literal["short", "long"] = "short",
        strategies: bool = False,
        leaders: Literal["choose", "random"] = "choose",
        pace: str | None = None,
    ) -> None:
        """Open a lobby."""
        options = {"length": length, "strategies": strategies, "leaders": leaders}
        await open_lobby(self.bot, interaction, GAME, options, None if pace is None else pace_named(pace))

    @app_commands.command(name=named("rules"), description=said("rules"))
    @app_commands.describe(search=said("rules-search"))
    async def rules(self, interaction: discord.Interaction[Backroom], search: str | None = None) -> None:
        """The rules, in our own words."""
        await show_rules(self.bot, interaction, GAME, search)

    @app_commands.command(name=named("card"), description=said("card"))
    @app_commands.describe(name=said("card-name"))
    async def card(self, interaction: discord.Interaction[Backroom], name: str) -> None:
        """A trait, a job or a strategy, drawn; by its name in any language."""
        speech = Speech(words_for(GAME, self.bot.locale_of(interaction)), [])
        await show_card(self.bot, interaction, name, cards(speech), other_names())

    @card.autocomplete("name")
    async def _names(self, interaction: discord.Interaction[Backroom], typed: str) -> list[app_commands.Choice[str]]:
        speech = Speech(words_for(GAME, self.bot.locale_of(interaction)), [])
        return complete(typed, names(speech), other_names())


def names(speech: Speech) -> dict[str, str]:
    """Everything that can be looked up, by its name."""
    return {card.id: speech.plain(card.label) for card in (*TRAITS, *JOBS, *STRATEGIES)}


def other_names() -> dict[str, str]:
    """The same by its names in all languages, for whoever types another one."""
    spoken = [names(Speech(words_for(GAME, locale), [])) for locale in LOCALES]
    return {id_: " ".join(there[id_] for there in spoken) for id_ in spoken[0]}


def cards(speech: Speech) -> dict[str, tuple[str, Picture]]:
    """Everything that can be looked up: its name, and how it is drawn."""
    looked_up = {
        **{trait.id: trait_card(trait.id, speech) for trait in TRAITS},
        **{job.id: job_card(job.id, speech) for job in JOBS},
        **{strategy.id: strategy_card(strategy.id, speech) for strategy in STRATEGIES},
    }
    return {
        id_: (card.name, Picture(card, f"{card.name} ({card.kind}): {' '.join((card.words, *card.notes))}"))
        for id_, card in looked_up.items()
    }


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    bot.faces[GAME] = TownFace()
    await bot.add_cog(Scoundrels(bot))
