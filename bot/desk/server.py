"""A server's rules: who may change them, where tables may be opened, and the matches played there as a file."""

from __future__ import annotations

import asyncio
import io
import logging
import time
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from pydantic import ValidationError

from bot.base.errors import Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import house_words
from bot.play import fair_dealing as dealing
from bot.store import MatchRow, Store
from bot.time.periods import PERIODS, since
from bot.ui import choices, parts
from bot.ui.messages import Look, sentence
from engines.core import EngineError, Match, Record, Text

if TYPE_CHECKING:
    from bot.app import Backroom

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]

LARGEST = (10 << 20) - (64 << 10)  # what Discord takes, with some room


class NotAManager(Refused):
    key = "host-not-a-manager"


class WrongChannel(Refused):
    key = "host-wrong-channel"


class TooLarge(Refused):
    key = "host-export-too-large"


class NothingToExport(Refused):
    key = "host-export-nothing"


def must_manage(interaction: Interaction) -> int:
    """The server that whoever asks may manage; Discord's own check can be set otherwise, so ours comes too."""
    allowed = interaction.permissions
    if interaction.guild_id is None or not (allowed.manage_guild or allowed.administrator):
        raise NotAManager
    return interaction.guild_id


def must_be_a_place_to_play(bot: Backroom, interaction: Interaction) -> None:
    """Refuse channels where this server wants no tables, and say where it wants them."""
    allowed = bot.chosen.at(interaction.guild_id).channels
    here = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
    if allowed and not set(here) & set(allowed):
        raise WrongChannel(channels=" ".join(f"<#{channel}>" for channel in allowed))


def rules_look(bot: Backroom, interaction: Interaction) -> Look:
    """The rules of the server, in the language of whoever asks."""
    guild = interaction.guild
    chosen = bot.chosen.at(interaction.guild_id)
    there = [id_ for id_ in chosen.channels if guild is None or guild.get_channel(id_) is not None]
    return choices.rules(chosen, house_words(bot.teller.locale_of(interaction)), there)


async def choose(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A manager chose something."""
    guild = must_manage(interaction)
    data: Any = interaction.data
    values = [str(value) for value in data.get("values", [])]
    if control.word == "export":
        await export(bot, interaction, guild, values[0])
        return
    try:
        if control.word == "channels":
            await bot.chosen.rule(guild, channels=[int(value) for value in values])
        elif control.word in ("language", "pace"):
            await bot.chosen.rule(guild, **{control.word: None if values[0] == choices.FOLLOW else values[0]})
        else:
            raise StalePress
    except (ValidationError, ValueError, LookupError):
        raise StalePress from None
    await interaction.response.edit_message(view=rules_look(bot, interaction))


async def export(bot: Backroom, interaction: Interaction, guild: int, period: str) -> None:
    """The finished matches of a time, each with all that is needed to check it."""
    if period not in PERIODS:
        raise StalePress
    await interaction.response.defer(ephemeral=True, thinking=True)
    found = await bot.store.finished.in_server(guild, since(period, time.time()))
    if not found:
        raise NothingToExport
    data, count = await packed(proofs(bot.store, found), LARGEST)
    words = house_words(bot.teller.locale_of(interaction))
    told = sentence(words.say(Text("host-export-done", count=count), []))
    file = discord.File(io.BytesIO(data), filename="matches.zip")
    await interaction.edit_original_response(view=told.with_parts(parts.file(file.filename)), attachments=[file])


async def proofs(store: Store, matches: list[int]) -> AsyncIterator[tuple[str, str]]:
    """File names and contents, as `backroom verify` reads them."""
    for id_ in matches:
        row = await store.matches.get(id_)
        if row is None:
            continue
        joins = [seat.join_id for seat in await store.matches.seats(id_)]
        try:
            record = Record.read(await store.matches.record(id_))
            yield f"table-{id_}.json", await asyncio.to_thread(_proof, record, row, joins)
        except EngineError:
            log.warning("a finished match no longer replays and is not exported", extra={"match": id_})


def _proof(record: Record, row: MatchRow, joins: list[str | None]) -> str:
    return dealing.proof(record, row.secret, row.lobby_id, joins, Match.replay(record).standings)


async def packed(files: AsyncIterator[tuple[str, str]], largest: int) -> tuple[bytes, int]:
    """All of it in one archive, and how many files are in it; TooLarge as soon as it is."""
    held = io.BytesIO()
    count = 0
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        async for name, text in files:
            archive.writestr(name, text)
            count += 1
            if held.tell() > largest:
                raise TooLarge
    if held.tell() > largest:
        raise TooLarge
    return held.getvalue(), count


HANDLERS: dict[str, Handler] = {"server": choose}
