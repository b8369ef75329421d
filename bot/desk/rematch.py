"""A rematch is an invitation: one lobby for everybody who presses, seats kept for the same people, each called once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.base.ids import ControlId
from bot.base.language import words_for
from bot.base.speech import escaped
from bot.desk import replies
from bot.desk.asking import ask_by_dm, to_ask
from bot.desk.lobby import greet, place_of, post_lobby
from bot.desk.server import must_be_a_place_to_play
from bot.screens.posts import TROUBLE
from bot.store import MatchRow, ShownRow
from bot.ui import messages
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


async def rematch(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The first press opens a lobby in the same place; every further one leads to it."""
    must_be_a_place_to_play(bot, interaction)
    player, place, locale = interaction.user, place_of(interaction), bot.teller.language_at(interaction)
    await bot.store.players.remember(player.id, player.display_name, bot.teller.locale_of(interaction))
    async with bot.lobby.inviting(control.match):
        invitation = await bot.lobby.rematch(control.match, player.id, player.display_name, place, locale)
        match = invitation.match
        shown = await bot.store.shown.get(match.id, "lobby")
        if match.phase == "lobby" and not await _stands(bot, shown):
            await _invite(bot, interaction, match, call=shown is None and not invitation.again)
            return
    words = words_for(match.game, bot.teller.locale_of(interaction))
    await replies.say(interaction, messages.sentence(words.say(_where(match, shown), [])))


def _where(match: MatchRow, shown: ShownRow | None) -> Text:
    """The rematch there is: while it is an invitation its thread still has the old table's name."""
    link = messages.link_to(match)
    if match.phase != "lobby":
        return Text("host-rematch-open", table=match.id, link=link)
    return Text("host-rematch-invited", link=f"{link}/{shown.message_id}" if shown else link)


async def _stands(bot: Backroom, shown: ShownRow | None) -> bool:
    """Whether the lobby's message is still there: somebody may have deleted it."""
    if shown is None:
        return False
    try:
        await bot.change(shown.channel_id, shown.message_id, await bot.lobby_screen.screen(shown.match_id))
    except discord.NotFound:
        return False
    except TROUBLE as error:
        log.info("whether a lobby stands is not known: %s", type(error).__name__, extra={"match": shown.match_id})
    return True


async def _invite(bot: Backroom, interaction: Interaction, match: MatchRow, *, call: bool) -> None:
    """The lobby comes before everybody's eyes, and calls each person it keeps a seat for as they like to be called."""
    kept = [seat.kept_for for seat in await bot.store.matches.seats(match.id) if seat.kept_for is not None]
    asked = await to_ask(bot, kept if call else ())
    if not await post_lobby(bot, interaction, match, asked.aloud):
        return
    if match.host_id == interaction.user.id:
        await greet(bot, interaction, match.id)
    name, link = escaped(interaction.user.display_name), messages.link_to(match)
    words = Text("host-rematch-call", name=name, game=Text("game-name"), link=link)
    await ask_by_dm(bot, match, asked, words, f"rematch {match.id}")


HANDLERS: dict[str, Handler] = {"rematch": rematch}
