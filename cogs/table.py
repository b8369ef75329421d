"""Commands at any table: /hand, /board, /log, /games, /resign, /end."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Backroom
from bot.base.command_words import named, said
from bot.base.errors import NoTableHere, WhichTable
from bot.base.ids import ControlId
from bot.base.language import Locale, words_for
from bot.base.speech import Speech
from bot.desk import log as desk_log
from bot.desk import table as desk_table
from bot.desk.ending import propose_end
from bot.play.tables import LiveTable
from bot.screens.teller import RECENT
from bot.store import MatchRow, Phase
from bot.ui import messages
from bot.ui.messages import Page, link_to
from bot.ui.private import others
from engines.core import Seat, Text

Interaction = discord.Interaction[Backroom]
LIVE: tuple[Phase, ...] = ("live",)
OPEN: tuple[Phase, ...] = ("live", "lobby")


async def table_meant(bot: Backroom, interaction: Interaction, named: int | None) -> MatchRow:
    """The table a command is about: the one it names, the newest of this thread, or the only one its person sits at."""
    if named is not None:
        row = await bot.store.matches.get(named)
        if row is not None and row.phase in ("live", "over") and row.guild_id == interaction.guild_id:
            return row
        raise NoTableHere
    if isinstance(interaction.channel, discord.Thread):
        played_here = await bot.store.matches.newest_in(interaction.channel.id)
        if played_here is not None:
            return played_here
    matches = await bot.store.matches.of_player(interaction.user.id, LIVE)
    here = [row for row in matches if row.channel_id == interaction.channel_id]
    candidates = here or matches
    if not candidates:
        raise NoTableHere
    if len(candidates) > 1:
        raise WhichTable(numbers=" · ".join(str(row.id) for row in candidates))
    return candidates[0]


class TableCommands(commands.Cog):
    """They mean the table of this thread, or the only one you sit at, or the one you name."""

    def __init__(self, bot: Backroom) -> None:
        self.bot = bot

    @app_commands.command(name=named("hand"), description=said("hand"))
    @app_commands.describe(table=said("which-table"))
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """My hand, my notes, my move."""
        match = await table_meant(self.bot, interaction, table)
        await desk_table.your_move(self.bot, interaction, ControlId("hand", match.id))

    @app_commands.command(name=named("board"), description=said("board"))
    @app_commands.describe(table=said("which-table"), text=said("board-text"))
    async def board(self, interaction: Interaction, table: int | None = None, text: bool = False) -> None:
        """The whole position, as a picture or in words."""
        match = await table_meant(self.bot, interaction, table)
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with self.bot.tables.sit(match.id) as live:
            events = live.match.events
            told = self.bot.teller.told(
                live, None, self.bot.teller.locale_of(interaction), max(0, len(events) - RECENT)
            )
        page = Page(() if text else told.face.strips(told), lambda drawn: messages.position(told, drawn))
        await desk_table.show(self.bot, interaction, page)

    @app_commands.command(name=named("log"), description=said("log"))
    @app_commands.describe(table=said("which-table"))
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        """Everything that happened."""
        match = await table_meant(self.bot, interaction, table)
        await desk_log.log_of(self.bot, interaction, ControlId("log", match.id))

    @app_commands.command(name=named("games"), description=said("games"))
    async def games(self, interaction: Interaction) -> None:
        """My matches, whose turn it is, and where they are; and where a seat is kept for me."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        matches = await self.bot.store.matches.of_player(interaction.user.id, OPEN)
        kept = await self.bot.store.matches.kept_for(interaction.user.id)
        lines = [await self._line(interaction, match, kept=match in kept) for match in [*kept, *matches][:20]]
        locale = self.bot.teller.locale_of(interaction)
        none = words_for(next(iter(self.bot.faces)), locale).say(Text("host-no-games"), [])
        await interaction.edit_original_response(view=messages.sentence("\n".join(lines) or none))

    @app_commands.command(name=named("resign"), description=said("resign"))
    @app_commands.describe(table=said("which-table"))
    async def resign(self, interaction: Interaction, table: int | None = None) -> None:
        """Give up; asks once more."""
        match = await table_meant(self.bot, interaction, table)
        await desk_table.ask_to_resign(self.bot, interaction, ControlId("resign", match.id))

    @app_commands.command(name=named("end"), description=said("end"))
    @app_commands.describe(table=said("which-table"))
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """Propose to end a match unrated; everybody at it must agree."""
        match = await table_meant(self.bot, interaction, table)
        await propose_end(self.bot, interaction, match.id)

    async def _line(self, interaction: Interaction, match: MatchRow, *, kept: bool) -> str:
        locale = self.bot.teller.locale_of(interaction)
        if match.phase == "lobby":
            speech = Speech(words_for(match.game, locale), [])
            state = speech.say(Text("host-kept-for-you" if kept else "host-in-lobby"))
        else:
            async with self.bot.tables.sit(match.id) as table:
                speech, state = self._state(table, locale, interaction.user.id)
        board = await self.bot.store.shown.get(match.id, "board")
        name = speech.say(Text("host-table", game=Text("game-name"), table=match.id))
        return f"[{name} · {state}]({link_to(match, 0 if board is None else board.message_id)})"

    def _state(self, table: LiveTable, locale: Locale, player: int) -> tuple[Speech, str]:
        seat: Seat = table.seat_of(player)
        told = self.bot.teller.told(table, seat, locale, len(table.match.events))
        if seat in table.stood_in:
            return told.speech, told.speech.say(Text("host-computer-for-you"))
        mine = any(ask.wait != "aside" for ask in told.seen.asks)
        return told.speech, told.speech.say(Text("host-you-are-up")) if mine else others(told)


async def setup(bot: Backroom) -> None:
    """Called by discord.py."""
    await bot.add_cog(TableCommands(bot))
