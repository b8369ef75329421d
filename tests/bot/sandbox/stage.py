"""A world in which much can be refused, and plain HTTP to ask it with."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from bot.sandbox import Loopback, Message, Person
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SEND, Interaction, acknowledge, begin, expire
from bot.sandbox.kinds import PUBLIC_THREAD
from bot.sandbox.posting import post
from bot.sandbox.threads import open_thread
from bot.sandbox.world import Channel

COMMAND_DATA = {"id": "1", "name": "play", "type": 1, "options": []}
V2 = 1 << 15


@dataclass
class Reply:
    """What came back."""

    status: int
    body: Any
    headers: Any

    @property
    def refusal(self) -> tuple[int, int]:
        """Status and code."""
        return self.status, self.body["code"]

    def flaws(self) -> dict[str, list[str]]:
        """The names of the flaws by their places: {"components.0.label": ["BASE_TYPE_MAX_LENGTH"]}."""
        found: dict[str, list[str]] = {}

        def look(tree: dict[str, Any], path: tuple[str, ...]) -> None:
            for name, inner in tree.items():
                if name == "_errors":
                    found[".".join(path)] = [error["code"] for error in inner]
                else:
                    look(inner, (*path, name))

        look(self.body.get("errors", {}), ())
        return found


@dataclass
class Stage:
    """Channels, threads, people, messages and interactions by name; paths name them in braces."""

    world: Loopback
    session: aiohttp.ClientSession
    names: dict[str, str] = field(default_factory=dict)

    def set(self) -> None:
        """Put everything in its place."""
        world = self.world
        aki, ben, carol = (world.person(name) for name in ("Aki", "Ben", "Carol"))
        ben.dms_open = False
        carol.leave()
        own, other = self._say(world.channel, "own"), aki.says(world.channel, "other")
        with_thread = self._say(world.channel, "with a thread")
        open_thread(world.channel, world.bot, "first", PUBLIC_THREAD, with_thread)
        hidden = post(world, world.channel, world.bot, {"content": "hidden", "flags": 64}, {}, only_for=aki)
        self._name(channel=world.channel, own=own, other=other, with_thread=with_thread, hidden=hidden)
        self._name(application=world.bot, guild=world.guild, aki=aki)
        self._name(dm=world.dm(aki), closed=world.dm(ben), gone=world.dm(carol))
        self._set_channels(aki)
        self._set_interactions(aki, own)

    def _set_channels(self, aki: Person) -> None:
        world = self.world
        invisible, silent = world.new_channel("invisible"), world.new_channel("silent")
        fileless, barred = world.new_channel("fileless"), world.new_channel("barred")
        invisible.deny("view_channel")
        silent.deny("send_messages", "create_public_threads")
        fileless.deny("attach_files", "embed_links")
        barred.deny("manage_threads", "manage_messages")
        unread = aki.says(barred, "somebody's")
        archived = aki.open_thread(barred, "archived")
        in_archive = self._say(archived, "in the archive")
        archived.archive()
        locked = aki.open_thread(barred, "locked")
        locked.locked = True
        deleted = self._say(world.channel, "deleted")
        deleted.deleted = True
        self._name(invisible=invisible, silent=silent, fileless=fileless, barred=barred, unread=unread)
        self._name(archived=archived, in_archive=in_archive, locked=locked, deleted=deleted)
        self._name(in_silent=self._say(silent, "silent"), voice=world.new_channel("voice", "voice"))

    def _set_interactions(self, aki: Person, board: Message) -> None:
        world = self.world
        self._act("command", begin(world, aki, world.channel, COMMAND, COMMAND_DATA))
        self._act("press", begin(world, aki, world.channel, COMPONENT, {"custom_id": "x", "component_type": 2}, board))
        self._act("typing", begin(world, aki, world.channel, AUTOCOMPLETE, COMMAND_DATA))
        answered = begin(world, aki, world.channel, COMMAND, COMMAND_DATA)
        answered.original = self._say(world.channel, "answered")
        acknowledge(answered, SEND)
        self._act("answered", answered)
        late = begin(world, aki, world.channel, COMMAND, COMMAND_DATA)
        expire(world, late)
        self._act("late", late)
        old = begin(world, aki, world.channel, COMMAND, COMMAND_DATA)
        acknowledge(old, SEND)
        old.created -= world.token_lives + 1
        self._act("old", old)

    def _say(self, channel: Channel, text: str) -> Message:
        return post(self.world, channel, self.world.bot, {"content": text}, {})

    def _name(self, **things: Any) -> None:
        self.names |= {name: str(thing.id) for name, thing in things.items()}

    def _act(self, name: str, interaction: Interaction) -> None:
        self.names[name] = f"{interaction.id}/{interaction.token}"
        self.names[f"{name}_token"] = interaction.token

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Reply:
        """One request over HTTP; text is sent as it stands, `files` as multipart."""
        headers = {"Authorization": f"Bot {self.world.token}"} | more.pop("headers", {})
        url = self.world.url + path.format(**self.names)
        if files := more.pop("files", None):
            more["data"] = _form(body, files)
        elif isinstance(body, str):
            more["data"] = body.encode()
            headers["Content-Type"] = "application/json"
        elif body is not None:
            more["json"] = body
        async with self.session.request(method, url, headers=headers, **more) as response:
            text = await response.text()
            return Reply(response.status, json.loads(text) if text else None, response.headers)


def _form(body: Any, files: list[bytes]) -> aiohttp.FormData:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body or {}))
    for n, data in enumerate(files):
        form.add_field(f"files[{n}]", io.BytesIO(data), filename=f"{n}.png")
    return form
