"""Looking back: what happened since one's last move, and the log of a match, page by page or whole."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.base.ids import ControlId
from bot.desk.replies import Replying
from bot.desk.table import seat_or_none, show_privately
from bot.play.tables import LiveTable
from bot.ui import messages
from bot.ui.log_pages import Entry, entries, file_lines, last_page, on_page, page_of
from engines.core import Seat, Text

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]

LONGEST = 3500  # characters of what happened since somebody's last move


async def catch_up(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """What happened since this person's last turn."""
    locale = bot.teller.locale_of(interaction)

    def page(table: LiveTable, seat: Seat) -> messages.Page:
        told = bot.teller.told(table, seat, locale, events_before_last_turn(table, seat))
        return messages.Page((), lambda _: history(told, "host-catch-up-title"))

    await show_privately(bot, interaction, control, page)


def events_before_last_turn(table: LiveTable, seat: Seat) -> int:
    """How many events had been told when this seat's person ended their last turn: their news and more."""
    last = table.match.last_turn(seat)
    return 0 if last is None else table.match.told_before(last)


def history(told: messages.Told, title: str) -> messages.Look:
    """Events in words, the newest kept where there are too many."""
    lines: list[str] = []
    room = LONGEST
    for event in reversed(told.since):
        line = told.speech.say(event.text)
        room -= len(line) + 1
        if room < 0:
            break
        lines.insert(0, line)
    return messages.look(
        f"### {told.title()}\n{told.speech.say(Text(title))}",
        "\n".join(lines) or told.speech.say(Text("host-nothing-new")),
    )


async def log_of(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A page of the log, as far as this person may know it: the newest one, or the one they turn to."""
    turned = control.half == "page"
    async with Replying(interaction, private=not turned) as reply:
        told, log = await _log(bot, interaction, control)
        page = min(int(control.word), last_page(log)) if control.word.isdecimal() else last_page(log)
        first = min((entry.line for entry in on_page(log, page)), default=0)
        shown = page_of(told, log, await bot.store.matches.times(control.match, first), page)
    await (reply.update(shown) if turned else reply.send(shown))


async def log_file(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The same, all of it, as a file."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    told, log = await _log(bot, interaction, control)
    times = await bot.store.matches.times(control.match, 0)
    lines = await bot.tables.breath.through(file_lines(told, log, times))
    file = discord.File(io.BytesIO("\n".join(lines).encode()), filename=f"table-{control.match}.txt")
    await interaction.edit_original_response(content=told.speech.say(Text("host-log-title")), attachments=[file])


async def _log(bot: Backroom, interaction: Interaction, control: ControlId) -> tuple[messages.Told, list[Entry]]:
    """What this person is told of the table now, and all that they were told."""
    async with bot.tables.sit(control.match) as table:
        seat = seat_or_none(table, interaction.user.id)
        told = bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events))
        return told, await bot.tables.breath.through(entries(table.match, seat))


HANDLERS: dict[str, Handler] = {"catch": catch_up, "log": log_of, "logfile": log_file}
