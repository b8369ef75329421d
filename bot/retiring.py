"""Whoever no longer sits at a table no longer has its hand before their eyes."""

from __future__ import annotations

from typing import Protocol

import discord

from bot.due import Due
from bot.posts import GONE, Posts
from bot.store import ShownRow, Store
from bot.ui.messages import Look


class Eraser(Protocol):
    """What it takes of the bot."""

    async def change(self, channel: int, message: int, look: Look) -> None: ...
    async def remove(self, channel: int, message: int) -> None: ...


async def retire_hands(house: Eraser, store: Store, posts: Posts, due: Due, old: float) -> None:
    """Their hand becomes one sentence; an old message, whose edits are rationed, goes. Noted once it is done."""
    await posts.withdraw(due.match, "hand", set(due.seated))
    for person, look in due.left.items():
        shown = await store.shown.get(due.match, "hand", person)
        if shown is not None:
            await _retire(house, shown, look, old)
            await store.shown.drop(due.match, "hand", person)


async def _retire(house: Eraser, shown: ShownRow, look: Look, old: float) -> None:
    try:
        if shown.at >= old:
            await house.change(shown.channel_id, shown.message_id, look)
            return
    except GONE:
        return
    except discord.RateLimited:
        pass
    try:
        await house.remove(shown.channel_id, shown.message_id)
    except GONE:
        return
