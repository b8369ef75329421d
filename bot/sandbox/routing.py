"""Which function answers which request, and what it is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import permissions
from bot.sandbox.messages import Message
from bot.sandbox.posting import Uploads
from bot.sandbox.refusals import missing_access, missing_permissions, unknown
from bot.sandbox.world import Channel, Guild, World


@dataclass(slots=True)
class Call:
    """One request of the bot: the world it is made in, and its parts."""

    world: World
    method: str
    path: str
    query: Mapping[str, str]
    body: Any
    uploads: Uploads
    params: dict[str, str] = field(default_factory=dict)

    @property
    def channel(self) -> Channel:
        """The channel in the path, if the bot can see it."""
        channel = self.world.channels.get(int(self.params["channel"]))
        if channel is None or channel.deleted:
            raise unknown("Channel")
        if channel.guild is not None and channel.guild.id not in self.world.guilds:
            raise missing_access()
        if not channel.bot_permissions() & permissions.BITS["view_channel"]:
            raise missing_access()
        return channel

    @property
    def guild(self) -> Guild:
        """The server in the path."""
        guild = self.world.guilds.get(int(self.params["guild"]))
        if guild is None:
            raise unknown("Guild")
        return guild

    @property
    def message(self) -> Message:
        """The message in the path; ephemeral ones cannot be reached this way."""
        message = self.channel.messages.get(int(self.params["message"]))
        if message is None or message.deleted or message.ephemeral or message.loading:
            raise unknown("Message")
        return message


@dataclass(frozen=True, slots=True)
class Created:
    """An answer that says that something new is there: 201 instead of 200."""

    body: Any


Handler = Callable[[Call], Any]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Let a function answer this path; names in braces are ids, `token` may be any text."""
    pattern = re.sub(r"\{(\w+)\}", lambda name: f"(?P<{name[1]}>{'[^/]+' if name[1] == 'token' else '[0-9]+'})", path)

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, re.compile(pattern), handler))
        return handler

    return add


def find(method: str, path: str) -> tuple[Handler, dict[str, str]] | None:
    """The function for a request, and what the path says."""
    for verb, pattern, handler in ROUTES:
        if verb == method and (match := pattern.fullmatch(path)):
            return handler, match.groupdict()
    return None


def known(path: str) -> bool:
    """Whether some method is there for this path."""
    return any(pattern.fullmatch(path) for _, pattern, _ in ROUTES)


def require(channel: Channel, *names: str) -> None:
    """Refuse what the bot has no permission for."""
    needed = permissions.bits(*names)
    if channel.bot_permissions() & needed != needed:
        raise missing_permissions()
