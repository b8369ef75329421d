"""What the bot may do in a server: asked for by the invitation, checked where a table is opened."""

from __future__ import annotations

import discord

SCOPES = ("bot", "applications.commands")

# Without these no game can be played in a channel, so `/<game> new` names what is missing.
NEEDED = ("view_channel", "send_messages", "read_message_history", "attach_files")

# With these every table has a thread of its own; without them it is played in the channel.
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


def invited_with() -> discord.Permissions:
    """What the invitation asks for, and nothing more."""
    return discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_THREADS), True))


def missing(here: discord.Permissions) -> list[str]:
    """What is needed to play in a place, and not allowed there."""
    return [name for name in NEEDED if not getattr(here, name)]


def invite_url(application: int | str) -> str:
    """The link with which somebody who manages a server lets the bot in."""
    return discord.utils.oauth_url(application, permissions=invited_with(), scopes=SCOPES)
