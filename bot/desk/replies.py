"""A press is answered with what came of it, also over a bad connection; where it takes a while, "wait" is said first.

One request instead of two for nearly every press, and the person sees one change instead of a flicker. A press has
three seconds for its first answer; what follows has fifteen minutes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from itertools import count
from typing import Any, Self

import discord

from bot.desk import callback
from bot.screens.posts import TROUBLE
from bot.ui.messages import Look

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

MOMENT = 0.7  # seconds after which "wait" is said
AT_ONCE = 1.4  # seconds for a first answer, so that there is time for a second try
LATER = (5.0, 0.5, 10.0, 2.0, 15.0)  # seconds for a try, a pause, the next try, ...
TOO_LATE, REPLIED_ALREADY = 10062, 40060
DONE = "answered"  # in the extras of an interaction: Discord has our answer, whatever discord.py knows


async def replied(interaction: Interaction, send: Callable[[], Awaitable[object]]) -> bool:
    """Send the first answer, again if that fails; whether Discord has it. The last try tells what became of others."""
    for _ in range(3):
        try:
            async with asyncio.timeout(AT_ONCE):
                await send()
        except discord.InteractionResponded:
            break
        except TROUBLE as error:
            code = getattr(error, "code", 0)
            log.info("a first answer failed: %s %s", type(error).__name__, code)
            if code == TOO_LATE:
                return False
            if code != REPLIED_ALREADY:
                continue
        interaction.extras[DONE] = True  # the last try got through, or an earlier one whose reply was lost
        return True
    return has_reply(interaction)


def has_reply(interaction: Interaction) -> bool:
    """Whether Discord has a first answer."""
    return interaction.response.is_done() or DONE in interaction.extras


def pressed_in_private(interaction: Interaction) -> bool:
    """Whether the control stood on a message that was an answer to this person alone; it goes with their client."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(interaction: Interaction) -> bool:
    """A press was seen. If Discord does not hear that, what was pressed is taken all the same."""
    return await replied(interaction, interaction.response.defer)


async def acknowledge_privately(interaction: Interaction) -> bool:
    """Something that only this person sees will follow."""
    return await replied(interaction, lambda: interaction.response.defer(ephemeral=True, thinking=True))


async def post_reply(interaction: Interaction, look: Look, call: Collection[int] = ()) -> int | None:
    """Answer with a message that everybody sees: its id, or None if Discord did not take it. It calls these people."""
    found: list[int | None] = []

    async def send() -> None:
        sent = await interaction.response.send_message(view=look, allowed_mentions=_mentions(call))
        found.append(sent.message_id)

    async def find() -> None:
        found.append((await interaction.original_response()).id)

    if not await replied(interaction, send):
        return None
    if not found:  # it is there, but the reply was lost
        await patiently(find)
    return found[0] if found else None


def _mentions(call: Collection[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(person) for person in call])


async def show(interaction: Interaction, look: Look) -> bool:
    """What an acknowledged press comes to; whether it stands there."""
    return await patiently(lambda: interaction.edit_original_response(view=look, attachments=look.files()))


async def follow(interaction: Interaction, look: Look) -> bool:
    """One thing more that only this person sees."""
    return await patiently(lambda: interaction.followup.send(view=look, files=look.files(), ephemeral=True))


async def say(interaction: Interaction, look: Look) -> bool:
    """Something that only this person sees, as the first answer or after it."""
    if has_reply(interaction):
        return await follow(interaction, look)
    return await replied(interaction, lambda: callback.send(interaction, look))


async def patiently(send: Callable[[], Awaitable[object]]) -> bool:
    """Send something that may come a little later, with a few tries; whether it got through."""
    for limit, pause in zip(LATER[::2], (*LATER[1::2], 0.0), strict=True):
        try:
            async with asyncio.timeout(limit):
                await send()
        except TROUBLE as error:
            log.info("an answer failed: %s %s", type(error).__name__, getattr(error, "code", ""))
            await asyncio.sleep(pause)
        else:
            return True
    return False


class Replying:
    """`async with Replying(interaction) as reply:` do what was asked; then `update`, `send` or `taken`.

    What is `private` is a message of its own; but a menu that only this person sees (⋯) becomes what it answers.
    """

    def __init__(self, interaction: Interaction, private: bool = False) -> None:
        self._interaction = interaction
        self._in_place = pressed_in_private(interaction)
        self._private = private and not self._in_place
        self._wait: asyncio.Task[bool] | None = None

    async def __aenter__(self) -> Self:
        self._timer = asyncio.get_running_loop().call_later(MOMENT, self._say_wait)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._timer.cancel()
        if self._wait is not None:
            await self._wait

    def _say_wait(self) -> None:
        say = acknowledge_privately if self._private else acknowledge
        self._wait = asyncio.create_task(say(self._interaction))

    async def update(self, look: Look) -> bool:
        """The message with the control becomes this. The outbox may have changed its pictures since it was pressed: if
        it is not taken at first, all of them are sent.
        """
        tries = count()

        async def edit() -> None:
            files = look.files() if next(tries) else self._attached(look)
            await callback.change(self._interaction, look, files)

        return await self._first_or_later(look, edit)

    def _attached(self, look: Look) -> list[discord.Attachment | discord.File]:
        """The pictures of the message that stay, and those that are new: what it has is not sent again."""
        message = self._interaction.message
        have = {} if message is None else {file.filename: file for file in message.attachments}
        return [*(have[name] for name in look.keeps(have)), *look.files(have)]

    async def send(self, look: Look) -> bool:
        """This, for nobody else's eyes. The block was begun as private."""
        if self._in_place:
            return await self.update(look)
        return await self._first_or_later(look, lambda: callback.send(self._interaction, look))

    async def post(self, look: Look, call: Collection[int] = ()) -> int | None:
        """This, for everybody to see, and to call these people: what a command came to. Its id, if it stands there."""
        interaction = self._interaction
        if not has_reply(interaction):
            return await post_reply(interaction, look, call)
        found: list[int] = []

        async def send() -> None:
            sent = await interaction.edit_original_response(view=look, allowed_mentions=_mentions(call))
            found.append(sent.id)

        await patiently(send)
        return found[0] if found else None

    async def taken(self) -> bool:
        """It was done, and what changed is shown elsewhere."""
        return has_reply(self._interaction) or await acknowledge(self._interaction)

    async def _first_or_later(self, look: Look, first: Callable[[], Awaitable[object]]) -> bool:
        if has_reply(self._interaction):
            return await show(self._interaction, look)
        return await replied(self._interaction, first)
