"""Which messages have changed: looked for once for everybody who watches, and put into Discord's words once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from bot.sandbox.messages import Json, Message
from bot.sandbox.payloads import message_json
from bot.sandbox.people import Person

if TYPE_CHECKING:
    from bot.sandbox.loopback import Loopback


AT_ONCE = 10  # messages put into words before others get their turn


class Board:
    """All messages with the number of the look at which they were last found changed."""

    def __init__(self, world: Loopback) -> None:
        self._world = world
        self._keys: dict[int, Any] = {}
        self._changed: dict[int, tuple[int, Message]] = {}  # the latest change last
        self._rendered: dict[int, str] = {}
        self._calls: dict[int, list[Message]] = {}  # whom a message calls, by person
        self.looks = 0

    def look(self) -> None:
        """Find what has changed since the last look."""
        self.looks += 1
        keys = self._keys
        for channel in self._world.channels.values():
            for number, message in channel.messages.items():
                key = _key(message)
                if keys.get(number) != key:
                    if number not in keys:
                        self._call(message)
                    keys[number] = key
                    self._rendered.pop(number, None)
                    self._changed.pop(number, None)
                    self._changed[number] = (self.looks, message)

    def since(self, look: int) -> Iterator[Message]:
        """The messages that changed after this look, the latest first."""
        for number, message in reversed(self._changed.values()):
            if number <= look:
                return
            yield message

    def message_for(self, person: Person, message: Message) -> str:
        """A message as this person sees it, as JSON."""
        own = {"ephemeral": message.ephemeral, "loading": message.loading, "pinged": person in message.pinged}
        if hidden := _hidden(person, message):
            return json.dumps(message_json(message) | own | hidden)
        return f"{self._words(message)[:-1]}, {json.dumps(own)[1:]}"

    async def prepare(self, messages: Iterable[Message]) -> None:
        """Put many messages into words, a few at a time: the bot must not wait for a page that opens."""
        for n, message in enumerate(messages):
            self._words(message)
            if n % AT_ONCE == 0:
                await asyncio.sleep(0)

    def _words(self, message: Message) -> str:
        if message.id not in self._rendered:
            self._rendered[message.id] = json.dumps(message_json(message))
        return self._rendered[message.id]

    def news(self, person: Person) -> str | None:
        """The newest message that calls this person and that they still see."""
        calls = self._calls.get(person.id, [])
        while calls and calls[-1].deleted:
            calls.pop()
        return next((str(message.id) for message in reversed(calls) if person.can_see(message)), None)

    def _call(self, message: Message) -> None:
        recipient = message.channel.recipient
        for user in {*message.pinged, *([recipient] if recipient else [])}:
            if user is not message.author:
                self._calls.setdefault(user.id, []).append(message)


def _hidden(person: Person, message: Message) -> Json:
    """What the message points to and this person may not see, or not all of, blotted out."""
    hidden: Json = {}
    if message.thread is not None and not message.thread.visible_to(person):
        hidden["thread"] = None
    other = message.reference
    if other is not None and (not person.can_see(other) or _hidden(person, other)):
        hidden |= {"referenced_message": None, "message_reference": {"type": 0}}
    return hidden


def _key(message: Message) -> Any:
    """What is different whenever the message reads differently."""
    key: Any = (message.flags, message.edited_count, message.deleted, message.type)
    if (thread := message.thread) is not None:
        key = (*key, thread.id, thread.name, thread.archived, thread.locked, thread.deleted, len(thread.members))
    if (other := message.reference) is not None:
        key = (*key, other.id, other.deleted, other.edited_count)
    return key
