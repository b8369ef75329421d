"""Opening threads, and who is in them."""

from __future__ import annotations

from bot.sandbox.messages import HAS_THREAD, Message
from bot.sandbox.payloads import channel_json, thread_member_json
from bot.sandbox.world import Channel, User, World

GUILD_MEMBERS = 1 << 1


def open_thread(parent: Channel, owner: User, name: str, type: int, on: Message | None = None) -> Channel:
    """A new thread; one that hangs on a message has the message's id."""
    world = parent.world
    thread = Channel(on.id if on else world.new_id(), name, type, world, parent.guild, parent, owner=owner)
    thread.members[owner.id] = owner
    world.channels[thread.id] = thread
    if parent.guild is not None:
        parent.guild.channels[thread.id] = thread
    if on is not None:
        on.thread = thread
        on.flags |= HAS_THREAD
    world.emit("THREAD_CREATE", channel_json(thread) | {"newly_created": True}, parent.guild)
    return thread


def enter(world: World, thread: Channel, user: User) -> None:
    """Somebody enters a thread."""
    if user.id in thread.members or thread.guild is None:
        return
    thread.members[user.id] = user
    body = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.members),
        "added_members": [thread_member_json(thread, user)],
        "removed_member_ids": [],
    }
    world.emit("THREAD_MEMBERS_UPDATE", body, thread.guild, GUILD_MEMBERS)
