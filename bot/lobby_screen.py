"""The message of a lobby, brought up to date where the press that changed it could not do so itself."""

from __future__ import annotations

import logging
from typing import Protocol

import discord

from bot.lobby import Lobby
from bot.rounds import Rounds
from bot.store import ShownRow, Store
from bot.ui.messages import Look

log = logging.getLogger(__name__)


class House(Protocol):
    """What is needed of the bot."""

    async def change(self, channel: int, message: int, look: Look) -> None: ...


class LobbyScreen:
    """One worker a lobby that is behind."""

    def __init__(self, house: House, store: Store, lobby: Lobby) -> None:
        self._house = house
        self._store = store
        self._lobby = lobby
        self._rounds = Rounds(self._show)

    def touch(self, match: int) -> None:
        """The lobby has changed and may not show it."""
        self._rounds.ask(match)

    async def drain(self) -> None:
        """Wait until everything due has been shown."""
        await self._rounds.drain()

    async def keep(self, match: int, channel: int, message: int, at: float) -> None:
        """Remember where a lobby stands. Without it presses still work, so a failure is no reason to refuse one."""
        row = ShownRow(match, "lobby", 0, channel, message, 0, at)
        for _ in range(2):
            try:
                await self._store.shown.put(row)
            except Exception as error:
                log.warning("a lobby's place could not be stored", exc_info=error, extra={"match": match})
            else:
                return

    async def _show(self, match: int, _: set[int]) -> bool:
        shown = await self._store.shown.get(match, "lobby", 0)
        if shown is not None:
            try:
                await self._house.change(shown.channel_id, shown.message_id, await self._lobby.screen(match))
            except (discord.NotFound, discord.Forbidden):
                log.info("a lobby's message is gone or closed to us", extra={"match": match})
        return True
