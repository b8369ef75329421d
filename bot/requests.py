"""What we ask of Discord: each thing within a time, and nobody called by accident."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord.ext import commands
from discord.http import handle_message_parameters
from discord.utils import MISSING

from bot.posts import TROUBLE, naming
from bot.store import Store
from bot.ui.messages import Look

log = logging.getLogger(__name__)

NO_PINGS = discord.AllowedMentions.none()
PATIENCE = 40.0  # seconds for one request to Discord, its own retries and waits included; aiohttp would take 300
THREAD_THERE = 160004  # a message has one thread at most, and it has the message's id


class Requests(commands.AutoShardedBot):
    """The bot's own hands: messages, private channels, threads."""

    patience = PATIENCE
    store: Store

    async def post(self, channel: int, look: Look | str, nonce: str, mention: int | None = None) -> int:
        """A new message. Words begin with whom they call; a look that calls somebody names them itself."""
        where = self.get_partial_messageable(channel)
        mentions = NO_PINGS if mention is None else discord.AllowedMentions(users=[discord.Object(mention)])
        async with asyncio.timeout(self.patience):
            if isinstance(look, str):
                words = look if mention is None else naming(mention, look)
                message = await where.send(words, nonce=nonce, allowed_mentions=mentions, suppress_embeds=True)
            else:
                message = await where.send(
                    view=look, files=look.files(), nonce=nonce, allowed_mentions=mentions, silent=mention is None
                )  # a board or a hand notifies nobody: that is what calls are for, as each person likes them
        return message.id  # with a nonce that came twice it is an earlier message, which may show something older

    async def change(self, channel: int, message: int, look: Look, *, same_picture: bool = False) -> None:
        """An edit of a message of ours. A picture that is there already is not sent again."""
        files = MISSING if same_picture else look.files()
        async with asyncio.timeout(self.patience):
            with handle_message_parameters(view=look, attachments=files, allowed_mentions=NO_PINGS) as params:
                await self.http.edit_message(channel, message, params=params)  # what comes back need not be read

    async def reword(self, channel: int, message: int, words: str) -> None:
        """An edit of a message that is words alone."""
        there = self.get_partial_messageable(channel).get_partial_message(message)
        async with asyncio.timeout(self.patience):
            await there.edit(content=words, allowed_mentions=NO_PINGS)

    async def remove(self, channel: int, message: int) -> None:
        """A message of ours goes."""
        there = self.get_partial_messageable(channel).get_partial_message(message)
        async with asyncio.timeout(self.patience):
            await there.delete()

    async def dm_channel(self, player: int) -> int:
        """The DM channel with a person. That it opens does not mean that they take messages."""
        known = await self.store.players.get(player)
        if known is not None and known.dm_channel is not None:
            return known.dm_channel
        async with asyncio.timeout(self.patience):
            channel = await self.create_dm(discord.Object(player))
        await self.store.players.set_dm(player, channel.id, False)
        return channel.id

    async def rename(self, thread: int, name: str) -> None:
        """Another name for a thread of ours."""
        async with asyncio.timeout(self.patience):
            await self.http.edit_channel(thread, name=name[:100])

    async def open_thread(self, channel: int, message: int, name: str) -> int | None:
        """A thread on the lobby's message; None where there can be none, and the match is played in place."""
        for pause in (0.5, 2.0, None):
            try:
                async with asyncio.timeout(self.patience):
                    await self.http.start_thread_with_message(
                        channel, message, name=name[:100], auto_archive_duration=10080
                    )
            except TROUBLE as error:
                code, status = getattr(error, "code", 0), getattr(error, "status", 0)
                log.info("no thread could be opened: %s %s", type(error).__name__, code)
                if code == THREAD_THERE:
                    break  # an earlier try got through
                if 400 <= status < 429:
                    return None
                if pause is None:
                    raise
                await asyncio.sleep(pause)
            else:
                break
        return message
