"""What we ask of Discord: each thing within a time, and nobody called by accident."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands
from discord.http import handle_message_parameters
from discord.utils import MISSING

from bot.screens.posts import TROUBLE, naming
from bot.store import Store
from bot.ui.messages import Look
from bot.ui.parts import texts_of

log = logging.getLogger(__name__)

NO_PINGS = discord.AllowedMentions.none()
PATIENCE = 40.0  # seconds for one request to Discord, its own retries and waits included; aiohttp would take 300
LOOKED_THROUGH = 50  # messages that one look into a channel brings
KEPT = 4096  # messages whose files are remembered
BAD_REQUEST = 400
THREAD_THERE = 160004  # a message has one thread at most, and it has the message's id


class Files:
    """The files on our messages, by their names, as Discord last told us. After a failure they are not known."""

    def __init__(self, kept: int = KEPT) -> None:
        self._most = kept
        self._of: OrderedDict[int, dict[str, int]] = OrderedDict()

    def note(self, message: int, files: dict[str, int]) -> None:
        """A message stands there with these."""
        self._of.pop(message, None)
        if files:
            self._of[message] = files
        if len(self._of) > self._most:
            self._of.popitem(last=False)

    def take(self, message: int) -> dict[str, int]:
        """What a message has; nobody knows it any more until it is noted again."""
        return self._of.pop(message, {})


@dataclass(slots=True, frozen=True)
class KeptFile:
    """A file that stays on a message."""

    id: int

    def to_dict(self) -> dict[str, int]:
        """As Discord wants it named."""
        return {"id": self.id}


def attached(look: Look, have: Mapping[str, int]) -> Any:
    """What an edit says of files: which stay and which are new; nothing where all stay as they are."""
    kept = look.keeps(have)
    if len(kept) == len(have) == len(look.drawn):
        return MISSING if kept else []
    return [*(KeptFile(have[name]) for name in kept), *look.files(have)]


@dataclass(slots=True, frozen=True)
class Said:
    """A message that stands somewhere: whether it is ours, and what is written on one of ours."""

    id: int
    ours: bool
    texts: list[str]


class Requests(commands.AutoShardedBot):
    """The bot's own hands: messages, private channels, threads."""

    patience = PATIENCE
    store: Store
    files: Files

    def is_in(self, server: int | None) -> bool:
        """Whether we are a member there. Who asks a server that removed us again and again is soon asked to leave."""
        return server is None or self.get_guild(server) is not None

    async def post(
        self, channel: int, look: Look | str, nonce: str, mention: int | None = None, call: Collection[int] = ()
    ) -> int:
        """A new message. Words begin with whom they call (`mention`); a look that calls people names them itself."""
        where = self.get_partial_messageable(channel)
        called = [*call, *(() if mention is None else (mention,))]
        mentions = discord.AllowedMentions(users=[discord.Object(person) for person in called]) if called else NO_PINGS
        async with asyncio.timeout(self.patience):
            if isinstance(look, str):
                words = look if mention is None else naming(mention, look)
                message = await where.send(words, nonce=nonce, allowed_mentions=mentions, suppress_embeds=True)
            else:
                message = await where.send(
                    view=look, files=look.files(), nonce=nonce, allowed_mentions=mentions, silent=not called
                )  # a board or a hand notifies nobody: that is what calls are for, as each person likes them
        self.files.note(message.id, {file.filename: file.id for file in message.attachments})
        return message.id  # with a nonce that came twice it is an earlier message, which may show something older

    async def change(self, channel: int, message: int, look: Look, *, known: bool = True) -> None:
        """An edit of a message of ours. A picture that is there already is not sent again, unless somebody else may
        have changed the message (`known`) since it was sent. Where the answer to a press came in
        between all the same, what we knew of its files is refused, and all are sent.
        """
        there = self.files.take(message)
        have = there if known else {}
        async with asyncio.timeout(self.patience):
            try:
                reply = await self._edit(channel, message, look, have)
            except discord.HTTPException as refused:
                if refused.status != BAD_REQUEST or not have:
                    raise
                reply = await self._edit(channel, message, look, {})
        self.files.note(message, {file["filename"]: int(file["id"]) for file in reply["attachments"]})

    async def _edit(self, channel: int, message: int, look: Look, have: Mapping[str, int]) -> Any:
        files = attached(look, have)
        with handle_message_parameters(view=look, attachments=files, allowed_mentions=NO_PINGS) as params:
            return await self.http.edit_message(channel, message, params=params)

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

    async def messages_after(self, channel: int, message: int) -> list[Said]:
        """The first messages that came after one, or after a moment, in order."""
        assert self.user is not None
        async with asyncio.timeout(self.patience):
            found = await self.http.logs_from(channel, LOOKED_THROUGH, after=message)
        ours = str(self.user.id)
        return [
            Said(int(each["id"]), each["author"]["id"] == ours, texts_of(each.get("components", ())))
            for each in reversed(found)
        ]

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
