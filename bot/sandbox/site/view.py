"""What one person sees, and what of it is new to their page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bot.sandbox.client import commands_in
from bot.sandbox.faults import Fault
from bot.sandbox.interactions import may_use
from bot.sandbox.kinds import ANNOUNCEMENT, DM, FORUM, TEXT, VOICE
from bot.sandbox.messages import Json, Message
from bot.sandbox.people import Person, slugs
from bot.sandbox.permissions import BITS
from bot.sandbox.site.board import Board
from bot.sandbox.world import Channel

if TYPE_CHECKING:
    from bot.sandbox.loopback import Loopback

KINDS = {TEXT: "text", VOICE: "voice", ANNOUNCEMENT: "announcement", FORUM: "forum", DM: "dm"}
RATE_LIMITED = 429


class View:
    """One person's page: remembers what it was told, and says only what differs."""

    def __init__(self, world: Loopback, board: Board, person: Person) -> None:
        self._world, self._board, self._person = world, board, person
        self._dm = world.dm(person)
        self._looked = 0
        self._told: Json = {}
        self._shown: dict[int, set[int]] = {}  # the messages on the page, by channel
        self._new = True

    async def prepare(self) -> None:
        """Get the first frame ready."""
        seen = [message for channel in self._seen() for message in self._person.sees(channel)]
        await self._board.prepare(seen)

    def frame(self) -> str | None:
        """What the page does not know yet, as JSON; None if it knows all."""
        seen = self._seen()
        now = self._state(seen)
        frame = {name: value for name, value in now.items() if self._new or self._told[name] != value}
        messages, gone = self._messages(seen)
        if self._new:
            frame = {"reset": True, **frame}
        self._told, self._new, self._looked = now, False, self._board.looks
        if gone:
            frame["gone"] = [str(number) for number in gone]
        if not messages:
            return json.dumps(frame) if frame else None
        messages.sort(key=lambda message: message.id)
        texts = ", ".join(self._board.message_for(self._person, message) for message in messages)
        return f'{{"messages": [{texts}], {json.dumps(frame)[1:]}' if frame else f'{{"messages": [{texts}]}}'

    def _seen(self) -> list[Channel]:
        return [channel for channel in self._world.channels.values() if channel.visible_to(self._person)]

    def _messages(self, seen: list[Channel]) -> tuple[list[Message], list[int]]:
        """The messages that are new or changed, and the ids of those that are gone."""
        person, shown = self._person, self._shown
        visible = {channel.id for channel in seen}
        gone = [number for place in shown.keys() - visible for number in shown.pop(place)]
        messages: list[Message] = []
        for channel in seen:
            if channel.id not in shown:
                messages += [message for message in channel.messages.values() if person.can_see(message)]
        for message in self._board.since(self._looked):
            if message.channel.id in shown:
                if person.can_see(message):
                    messages.append(message)
                elif message.id in shown[message.channel.id]:
                    shown[message.channel.id].discard(message.id)
                    gone.append(message.id)
        for channel in seen:
            shown.setdefault(channel.id, set())
        for message in messages:
            shown[message.channel.id].add(message.id)
        return messages, gone

    def _state(self, seen: list[Channel]) -> Json:
        """All but the messages."""
        world, names = self._world, slugs(self._world)
        people = [_someone(person, names[person.id], self._board.news(person)) for person in world.people]
        guild, bot = world.guild, world.bot
        return {
            "me": next(someone for someone in people if someone["id"] == str(self._person.id)),
            "people": people,
            "guild": {"id": str(guild.id), "name": guild.name, "locale": guild.locale},
            "bot": {"id": str(bot.id), "name": bot.name, "online": world.gateway.ready},
            "channels": [self._channel(channel) for channel in seen],
            "commands": {"guild": self._commands(world.channel), "dm": self._commands(self._dm)},
            "trouble": trouble_json(world),
        }

    def _channel(self, channel: Channel) -> Json:
        own = (number for number, message in reversed(channel.messages.items()) if self._person.can_see(message))
        last = next(own, None)
        return {
            "id": str(channel.id),
            "name": self._world.bot.name if channel.type == DM else channel.name,
            "kind": KINDS.get(channel.type, "thread"),
            "parent": str(channel.parent.id) if channel.parent else None,
            "archived": channel.archived,
            "locked": channel.locked,
            "last": str(last) if last else None,
        }

    def _commands(self, channel: Channel) -> list[Json]:
        """The commands that this person is offered there; copies, as the bot may change its own."""
        here = commands_in(self._world, channel.guild)
        return [dict(command) for command in here if may_use(self._person, command, channel)]


def _someone(person: Person, slug: str, news: str | None) -> Json:
    return {
        "id": str(person.id),
        "slug": slug,
        "name": person.name,
        "locale": person.locale,
        "dms_open": person.dms_open,
        "admin": person.admin,
        "news": news,
    }


def trouble_json(world: Loopback) -> Json:
    """What is broken on purpose, and how the bot is."""
    denied: dict[str, Any] = {}
    for channel in world.channels.values():
        if channel.denied and not channel.deleted:
            denied[str(channel.id)] = [name for name, bit in BITS.items() if channel.denied & bit]
    running = world.keeper.running if world.keeper else bool(world.gateway.lines)
    return {
        "set": [_fault(fault) for fault in world.faults.standing],
        "denied": denied,
        "keeper": world.keeper is not None,
        "bot": "running" if running else "stopped",
    }


def _fault(fault: Fault) -> Json:
    limited = fault.kind == "fail" and fault.status == RATE_LIMITED
    return {
        "id": str(fault.id),
        "kind": "rate_limit" if limited else fault.kind,
        "method": fault.method,
        "path": fault.path.pattern,
        "status": fault.status,
        "seconds": fault.seconds,
        "times": fault.times,
        "hits": fault.hits,
    }
