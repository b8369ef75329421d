"""Whoever no longer sits at a table no longer has its hand before their eyes."""

from __future__ import annotations

import discord

from bot.screens.due import Due
from bot.screens.posts import GONE, Posts
from bot.screens.requests import Requests
from bot.store import ShownRow, Store
from bot.ui.messages import Look


async def retire_hands(requests: Requests, store: Store, posts: Posts, due: Due, old: float) -> None:
    """Their hand becomes one sentence; an old message, whose edits are rationed, goes. Noted once it is done."""
    await posts.withdraw(due.match, "hand", set(due.seated))
    for person, look in due.left.items():
        shown = await store.shown.get(due.match, "hand", person)
        if shown is not None:
            await _retire(requests, shown, look, old)
            await store.shown.drop(due.match, "hand", person)


async def _retire(requests: Requests, shown: ShownRow, look: Look, old: float) -> None:
    try:
        if shown.at >= old:
            await requests.change(shown.channel_id, shown.message_id, look)
            return
    except GONE:
        return
    except discord.RateLimited:
        pass
    try:
        await requests.remove(shown.channel_id, shown.message_id)
    except GONE:
        return
