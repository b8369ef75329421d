"""The requests that belong to one group of people in one channel, so that faults can be aimed at their table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.sandbox.world import Channel, Request, User

CHANNEL = re.compile(r"/channels/(\d+)")
TOKEN = re.compile(r"/(?:interactions|webhooks)/\d+/([^/]+)")


@dataclass(slots=True, frozen=True)
class Circle:
    """A channel with its threads, some people, their direct messages and all that they do."""

    channel: Channel
    people: Sequence[User]

    def __call__(self, request: Request) -> bool:
        """Whether this request is about them."""
        if found := CHANNEL.match(request.path):
            return self._has(int(found[1]))
        if found := TOKEN.match(request.path):
            interaction = self.channel.world.interactions.get(found[1])
            return interaction is not None and interaction.person in self.people
        if request.path == "/users/@me/channels":
            return int(request.body["recipient_id"]) in [person.id for person in self.people]
        return False

    def _has(self, number: int) -> bool:
        channel = self.channel.world.channels.get(number)
        if channel is None:
            return False
        return self.channel in (channel, channel.parent) or channel.recipient in self.people
