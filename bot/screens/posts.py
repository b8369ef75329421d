"""Messages that are posted once although the reply to a post may be lost, and that go although a delete may fail."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from hashlib import blake2b
from typing import Protocol

import aiohttp
import discord

from bot.store import Kind
from bot.ui.messages import Look

log = logging.getLogger(__name__)

# What a request can raise: Discord refuses, asks us to wait too long, or cannot be reached (a time-out is an OSError)
TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
GONE = (discord.NotFound, discord.Forbidden)


class Messenger(Protocol):
    """What posts and calls need of the bot: a part of `Requests`, small enough to stand in for."""

    async def post(self, channel: int, look: Look | str, nonce: str, mention: int | None = None) -> int: ...
    async def change(self, channel: int, message: int, look: Look) -> None: ...
    async def reword(self, channel: int, message: int, words: str) -> None: ...
    async def remove(self, channel: int, message: int) -> None: ...
    async def dm_channel(self, player: int) -> int: ...


@dataclass(slots=True, frozen=True)
class Key:
    """Which message of a match: at most one of a kind for a person stands there."""

    match: int
    kind: Kind
    player: int


@dataclass(slots=True, frozen=True)
class Unsure:
    """A post of which we do not know whether it got through."""

    channel: int
    nonce: str
    look: Look | str


def naming(person: int, words: str) -> str:
    """Words that call somebody."""
    return f"<@{person}> — {words}"


def nonce_of(key: Key, line: int, replaces: int | str = 0) -> str:
    """The same for the same message, also after a crash; another one for what takes its place."""
    words = f"{key.kind} {key.match} {key.player} {line} {replaces}"
    return f"{key.kind[0]}{blake2b(words.encode(), digest_size=10).hexdigest()}"


class Posts:
    """New messages, with what became of them when that is not known."""

    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._unsure: dict[Key, Unsure] = {}
        self._litter: dict[int, set[tuple[int, int]]] = {}

    async def post(self, key: Key, channel: int, look: Look | str, nonce: str, mention: int | None = None) -> int:
        """Post it, or find it if an earlier try did get through; then it shows the newest state all the same.

        Until `sure` is told that the message is noted, another post of the same key finds the same message.
        """
        earlier = self._unsure.get(key)
        if earlier is not None and earlier.channel == channel:
            nonce = earlier.nonce
        self._unsure[key] = Unsure(channel, nonce, look)
        try:
            message = await self._messenger.post(channel, look, nonce, mention)
        except GONE:
            del self._unsure[key]
            raise
        if earlier is not None and not isinstance(look, str):
            await self._messenger.change(channel, message, look)
        return message

    def sure(self, key: Key) -> None:
        """The message is noted in the store."""
        self._unsure.pop(key, None)

    async def withdraw(self, match: int, kind: Kind, wanted: set[int]) -> None:
        """Posts of unknown fate that nobody wants any more are found, without calling anybody, and removed."""
        for key, unsure in list(self._unsure.items()):
            if key.match == match and key.kind == kind and key.player not in wanted:
                message = await self._messenger.post(unsure.channel, unsure.look, unsure.nonce)
                del self._unsure[key]
                await self.remove(match, unsure.channel, message)

    async def reword(self, channel: int, message: int, words: str) -> None:
        """Other words for a message; one that is gone stays gone."""
        try:
            await self._messenger.reword(channel, message, words)
        except (*GONE, discord.RateLimited):
            log.info("a call could not be reworded")

    async def remove(self, match: int, channel: int, message: int) -> bool:
        """A message goes: now, or when `sweep` comes round; whether it is gone."""
        self._litter.setdefault(match, set()).add((channel, message))
        try:
            await self.sweep(match)
        except TROUBLE as error:
            log.info("an old message could not be removed yet: %s", type(error).__name__, extra={"match": match})
            return False
        return True

    async def sweep(self, match: int) -> None:
        """Remove what could not be removed before."""
        for channel, message in sorted(self._litter.get(match, ())):
            try:
                await self._messenger.remove(channel, message)
            except GONE:
                log.info("an old message is gone or not ours to remove", extra={"match": match})
            self._litter.get(match, set()).discard((channel, message))  # another sweep may have ended meanwhile
        self._litter.pop(match, None)
