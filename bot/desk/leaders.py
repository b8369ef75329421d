"""The leaderboard, page by page. The buttons carry all that was asked for, so they work after a restart."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import StalePress
from bot.base.ids import ControlId
from bot.base.language import Words, words_for
from bot.base.speech import escaped
from bot.desk.game import game_here
from bot.store import LeaderRow, Leaders
from bot.time.periods import PERIODS, since
from bot.ui.messages import Look, look
from bot.ui.parts import button, row
from engines import catalogue
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]

SCOPES = ("server", "everywhere")
PAGE = 10
SPACE = "\u00a0"  # a space that Discord does not take away at the edge of code


@dataclass(slots=True, frozen=True)
class Wanted:
    """Which page of which leaderboard."""

    game: str
    period: str
    scope: str
    page: int = 0

    def control(self, page: int, edge: str) -> ControlId:
        """The button to another page; `edge` keeps two buttons to the same page apart."""
        return ControlId("leaders", 0, self.game, f"{self.period}.{self.scope}", f"{page}{edge}")

    @classmethod
    def of(cls, control: ControlId) -> Wanted:
        """What a button asks for."""
        period, _, scope = control.half.partition(".")
        page = control.word.rstrip("bf")
        if control.ask not in catalogue or period not in PERIODS or scope not in SCOPES or not page.isdecimal():
            raise StalePress
        return cls(control.ask, period, scope, int(page))


async def turn(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """◀ or ▶."""
    wanted = Wanted.of(control)
    await interaction.response.defer()
    await interaction.edit_original_response(view=await leaders_look(bot, interaction, wanted))


async def game_meant(bot: Backroom, interaction: discord.Interaction[Backroom], scope: str) -> str:
    """The game that is played in this thread, else the one that was finished last there, else the first there is."""
    guild = interaction.guild_id if scope == "server" else None
    found = await game_here(bot, interaction) or await bot.store.finished.newest_game(guild)
    return found or next(iter(catalogue))


async def leaders_look(bot: Backroom, interaction: Interaction, wanted: Wanted) -> Look:
    """The page as it is now; one that is no longer there is the last one."""
    start = since(wanted.period, time.time())
    guild = interaction.guild_id if wanted.scope == "server" else None
    me = interaction.user.id
    words = words_for(wanted.game, bot.teller.locale_of(interaction))
    found = await bot.store.ratings.leaders(wanted.game, guild, start, PAGE, wanted.page * PAGE, me)
    last = max(0, (found.total - 1) // PAGE)
    if wanted.page > last or (not found.rows and wanted.page):
        wanted = Wanted(wanted.game, wanted.period, wanted.scope, last)
        found = await bot.store.ratings.leaders(wanted.game, guild, start, PAGE, wanted.page * PAGE, me)
        last = max(0, (found.total - 1) // PAGE)
    return page_look(found, wanted, last, words, me)


def page_look(found: Leaders, wanted: Wanted, last: int, words: Words, me: int) -> Look:
    """Rank and rating stand in columns; names come after them, so that no script can push a column aside."""

    def say(key: str, **args: str | int) -> str:
        return words.say(Text(key, **args), [])

    title = say("host-leaderboard-title", game=Text("game-name"))  # type: ignore[arg-type]
    about = f"-# {say(f'host-period-{wanted.period}')} · {say(f'host-scope-{wanted.scope}')}"
    if not found.rows:
        return look(f"### {title}\n{about}", say("host-leaderboard-empty"))
    entries = [*found.rows, *([found.own] if found.own else [])]
    ranks = max(len(str(place)) for place, _ in entries)
    ratings = max(len(f"{leader.rating:,}") for _, leader in entries)

    def line(place: int, leader: LeaderRow) -> str:
        columns = f"{place:{SPACE}>{ranks}}{SPACE * 2}{f'{leader.rating:,}':{SPACE}>{ratings}}"
        name = escaped(leader.name)
        shown = f"**{name}**" if leader.player_id == me else name
        return f"`{columns}` {say('host-leaderboard-row', name=shown, games=leader.games, wins=leader.wins)}"

    parts = [f"### {title}\n{about}", "\n".join(line(*entry) for entry in found.rows)]
    if found.own and found.own not in found.rows:
        parts.append(f"{say('host-leaderboard-you')}\n{line(*found.own)}")
    if last == 0:
        return look(*parts)
    turns = row(
        button("◀", wanted.control((wanted.page - 1) % (last + 1), "b")),
        button("▶", wanted.control((wanted.page + 1) % (last + 1), "f")),
        button(say("host-page", page=wanted.page + 1, pages=last + 1), ControlId("none", 0), disabled=True),
    )
    return look(*parts, turns)
