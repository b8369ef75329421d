"""The commands of one game, made from its options and its face: `/<game> new` and `rules`, `card` if it has cards, and
`why` if it explains its figures.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import called, choice, named, said, said_of_option, value_of
from bot.base.language import LOCALES
from bot.base.options import Choice, choices_of
from bot.desk import explaining
from bot.desk import game as desk_game
from bot.time.pace import PACES, pace_named
from bot.ui.faces import Face
from bot.ui.helping import command_of
from bot.ui.lookup import cards_of
from engines import catalogue

OPTIONS = 24  # a command has room for 25, and one is the pace
VALUES = 25  # that an option of a command can have
PACE_CHOICES = [choice(f"host-pace-{pace}", pace) for pace in PACES]

Interaction = discord.Interaction[Backroom]


class GameCog(commands.Cog):
    """All that a game needs on Discord, from the face that shows it."""

    def __init__(self, bot: Backroom, face: Face) -> None:
        self.bot, self.face = bot, face
        self.__cog_name__ = face.game  # discord.py takes one cog of a name

    async def cog_load(self) -> None:
        """Called by discord.py: the game can be hosted, and has its commands."""
        self.bot.faces[self.face.game] = self.face
        self.bot.tree.add_command(commands_of(self.face))


def commands_of(face: Face) -> app_commands.Group:
    """Everything under the game's name."""
    name = command_of(face)
    group = app_commands.Group(name=named(name, face.game), description=said(name, face.game))
    group.add_command(_new(face))
    group.add_command(_rules(face))
    if cards_of(face, LOCALES[0]):
        group.add_command(_card(face))
    if face.explains:
        group.add_command(_why(face))
    return group


def _new(face: Face) -> app_commands.Command[Any, ..., None]:
    """One parameter an option. discord.py reads them from the signature, so it is given one."""

    async def new(interaction: Interaction, pace: str | None = None, **options: Any) -> None:
        chosen = None if pace is None else pace_named(pace)
        await desk_game.open_lobby(interaction.client, interaction, face.game, options, chosen)

    model = catalogue[face.game].Options
    usual, choices = model().model_dump(mode="json"), _for_a_command(choices_of(model))
    new.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            _parameter("interaction", Interaction),
            *(_parameter(choice.name, _kind(choice), usual[choice.name]) for choice in choices),
            _parameter("pace", str | None, None),
        ]
    )
    described = {choice.name: said_of_option(choice.name, face.game) for choice in choices}
    app_commands.describe(**described, pace=said("pace"))(new)
    app_commands.rename(**{choice.name: called(choice.name, face.game) for choice in choices})(new)
    values = {one.name: [value_of(one.name, value, face.game) for value in one.values] for one in choices if _few(one)}
    app_commands.choices(**values, pace=PACE_CHOICES)(new)
    return app_commands.Command(name=named("new"), description=said("new"), callback=new)


def _parameter(name: str, annotation: Any, default: Any = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=annotation)


def _for_a_command(choices: Sequence[Choice]) -> list[Choice]:
    """Those that Discord has room for. The rest can be set in the lobby."""
    few = [choice for choice in choices if isinstance(choice.values, range) or len(choice.values) <= VALUES]
    return few[:OPTIONS]


def _kind(choice: Choice) -> Any:
    """What Discord asks for: yes or no, a number within bounds, one of a few."""
    values = choice.values
    if isinstance(values, range):
        return app_commands.Range[int, values[0], values[-1]]
    return type(values[0])


def _few(choice: Choice) -> bool:
    """Whether it is one of a few, each with a name."""
    return not isinstance(choice.values, range) and not isinstance(choice.values[0], bool)


def _rules(face: Face) -> app_commands.Command[Any, ..., None]:
    @app_commands.describe(search=said("rules-search"))
    async def rules(interaction: Interaction, search: str | None = None) -> None:
        await desk_game.show_rules(interaction, face, search)

    return app_commands.Command(name=named("rules"), description=said("rules"), callback=rules)


def _card(face: Face) -> app_commands.Command[Any, ..., None]:
    async def names(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return desk_game.complete(face, interaction.client.teller.locale_of(interaction), typed)

    @app_commands.describe(name=said("card-name"))
    @app_commands.autocomplete(name=names)
    async def card(interaction: Interaction, name: str) -> None:
        await desk_game.show_card(interaction, face, name)

    return app_commands.Command(name=named("card"), description=said("card"), callback=card)


def _why(face: Face) -> app_commands.Command[Any, ..., None]:
    async def things(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await explaining.complete(interaction, face, typed)

    @app_commands.describe(about=said("why-about"))
    @app_commands.autocomplete(about=things)
    async def why(interaction: Interaction, about: str) -> None:
        await explaining.explain(interaction, face, about)

    return app_commands.Command(name=named("why"), description=said("why"), callback=why)
