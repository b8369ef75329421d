"""A press comes in and is answered first: with nothing read that we have written, and nothing asked in return.

discord.py's own way builds the message that was pressed, part by part, and asks Discord for the one that came of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context, interaction_message_response_params

from bot.ui.messages import Look

Interaction = discord.Interaction[Any]
Kind = discord.InteractionResponseType

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"  # by these names each has a lock of its own


def without_parts(parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """How a press is read: without the parts of the message that it stood on."""

    def read(pressed: Any) -> None:
        if "message" in pressed:
            pressed["message"]["components"] = []
        parse(pressed)

    return read


async def change(interaction: Interaction, look: Look, attached: Sequence[discord.Attachment | discord.File]) -> None:
    """The message with the control becomes this; of files it has these."""
    await _answer(interaction, Kind.message_update, view=look, attachments=attached)


async def send(interaction: Interaction, look: Look) -> None:
    """A message that only this person sees."""
    flags = discord.MessageFlags(ephemeral=True)
    await _answer(interaction, Kind.channel_message, view=look, files=look.files(), flags=flags)


async def _answer(interaction: Interaction, kind: Kind, **message: Any) -> None:
    """As discord.py does it. It learns that there was an answer."""
    response, state = interaction.response, interaction._state
    if response.is_done():
        raise discord.InteractionResponded(interaction)
    params = interaction_message_response_params(
        type=kind.value, previous_allowed_mentions=state.allowed_mentions, **message
    )
    await async_context.get().request(
        Route("POST", CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token),
        session=interaction._session,
        proxy=state.http.proxy,
        proxy_auth=state.http.proxy_auth,
        payload=params.payload,
        multipart=params.multipart,
        files=params.files,
    )
    response._response_type = kind


def part(interaction: Interaction) -> None:
    """Once a press is answered, the interaction and its response need not hold each other. Apart they go as soon as
    nobody has them; together only the garbage collector could find them, and they were most of its work.
    """
    interaction.response._parent = None  # type: ignore[assignment]
