"""Inviting people to a lobby: each is mentioned once, whoever asks for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.base.ids import ControlId
from bot.base.language import locale_from, words_for
from bot.base.speech import Speech, escaped
from bot.desk.asking import ask_by_dm, to_ask
from bot.desk.replies import Replying
from bot.play.lobby import seat_of
from bot.store import MatchRow
from bot.ui import lobbies, messages
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


async def choose(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A menu of people, for somebody who sits in the lobby."""
    match = await bot.lobby.of(control.match)
    seat_of(await bot.store.matches.seats(match.id), interaction.user.id)
    speech = Speech(words_for(match.game, bot.teller.locale_of(interaction)), [])
    await interaction.response.send_message(view=lobbies.invitation(match, speech), ephemeral=True)


async def invite(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """They are mentioned in one message by the lobby; who sits there, was invited before or is a bot is left out."""
    async with Replying(interaction) as reply:
        match = await bot.lobby.of(control.match)
        seats = await bot.store.matches.seats(match.id)
        seat_of(seats, interaction.user.id)
        taken = {person for seat in seats for person in (seat.player_id, seat.kept_for)}
        names = _chosen(interaction)
        wanted = [person for person, (_, is_bot) in names.items() if person not in taken and not is_bot]
        new = bot.lobby.invite(match.id, wanted)
        try:
            if new:
                await _call(bot, interaction, match, new)
        except BaseException:
            bot.lobby.never_invited(match.id, new)
            raise
        speech = Speech(words_for(match.game, bot.teller.locale_of(interaction)), [])
        said = [_said(speech, "host-invite-done", [name for person, (name, _) in names.items() if person in new])]
        said.append(_said(speech, "host-invite-left-out", [n for person, (n, _) in names.items() if person not in new]))
    await reply.update(messages.sentence("\n".join(filter(None, said))))


def _chosen(interaction: Interaction) -> dict[int, tuple[str, bool]]:
    """Whom somebody chose: their names, safe to show, and whether they are bots."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    found = {}
    for id_ in data.get("values", []):
        user, member = resolved.get("users", {}).get(id_, {}), resolved.get("members", {}).get(id_, {})
        name = member.get("nick") or user.get("global_name") or user.get("username") or id_
        found[int(id_)] = escaped(str(name)), bool(user.get("bot"))
    return found


def _said(speech: Speech, key: str, names: list[str]) -> str:
    return speech.say(Text(key, names=speech.listed(names))) if names else ""


async def _call(bot: Backroom, interaction: Interaction, match: MatchRow, people: list[int]) -> None:
    """By the lobby, and in private for those who like that better."""
    asked = await to_ask(bot, people)
    shown = await bot.store.shown.get(match.id, "lobby")
    link = messages.link_to(match)
    told: dict[str, Any] = {
        "name": escaped(interaction.user.display_name),
        "game": Text("game-name"),
        "table": match.id,
        "link": f"{link}/{shown.message_id}" if shown else link,
    }
    speech = Speech(words_for(match.game, locale_from(match.locale, "en")), [])
    mentions = " ".join(f"<@{person}>" for person in people)
    words = messages.sentence(speech.say(Text("host-invite-call", people=mentions, **told)))
    await bot.post(match.place.here, words, f"i{interaction.id}", call=asked.aloud)
    await ask_by_dm(bot, match, asked, Text("host-invite-dm", **told), f"invite {match.id}")


HANDLERS: dict[str, Handler] = {"invite": choose, "invited": invite}
