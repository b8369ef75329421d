"""A press is answered with what came of it; where that takes longer than a moment, "wait" is said first.

One request instead of two for nearly every press, and the person sees one change instead of a flicker.
"""

from __future__ import annotations

import asyncio
from typing import Any, Self

import discord

from bot.ui.messages import Look

MOMENT = 1.0  # seconds; Discord itself waits for three


class Answering:
    """`async with Answering(interaction) as answer:` do what was asked; then `answer.update` or `answer.send`."""

    def __init__(self, interaction: discord.Interaction[Any], private: bool = False) -> None:
        self._interaction = interaction
        self._private = private
        self._wait: asyncio.Task[Any] | None = None

    async def __aenter__(self) -> Self:
        self._timer = asyncio.get_running_loop().call_later(MOMENT, self._say_wait)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._timer.cancel()
        if self._wait is not None:
            await self._wait

    def _say_wait(self) -> None:
        respond = self._interaction.response
        self._wait = asyncio.create_task(respond.defer(ephemeral=self._private, thinking=self._private))

    async def update(self, look: Look) -> None:
        """The message with the control becomes this."""
        if self._interaction.response.is_done():
            await self._interaction.edit_original_response(view=look, attachments=look.files())
        else:
            await self._interaction.response.edit_message(view=look, attachments=look.files())

    async def send(self, look: Look) -> None:
        """This, for nobody else's eyes. The block was begun as private."""
        if self._interaction.response.is_done():
            await self._interaction.edit_original_response(view=look, attachments=look.files())
        else:
            await self._interaction.response.send_message(view=look, files=look.files(), ephemeral=True)

    async def taken(self) -> None:
        """It was done, and what changed is shown elsewhere."""
        if not self._interaction.response.is_done():
            await self._interaction.response.defer()
