"""The loopback Discord: the world behind a real HTTP and websocket server on this machine alone."""

from __future__ import annotations

import os
import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Self

from aiohttp import web
from aiohttp.helpers import content_disposition_header

from bot.sandbox import permissions
from bot.sandbox.gateway import Gateway
from bot.sandbox.guard import add_headers, guard
from bot.sandbox.messages import Attachment
from bot.sandbox.people import Person, people_of
from bot.sandbox.rest import Rest
from bot.sandbox.site import BotProcess, Site
from bot.sandbox.world import Guild, Request, World

if TYPE_CHECKING:
    from bot.sandbox.checking import Checker

SHOWN = ("image/png", "image/jpeg", "image/gif", "image/webp")  # all other files are only saved, never opened


class Loopback(World):
    """A Discord to start and stop; what is in it stays while bots come and go."""

    def __init__(self, guild_locale: str = "en-US", shards: int = 1, openapi: Path | None = None) -> None:
        super().__init__(guild_locale, shards)
        self.gateway = Gateway(self)
        self.keeper: BotProcess | None = None  # who starts and stops the bot's process, where somebody does
        self._rest = Rest(self, _checker(openapi))
        self._site = Site(self)
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """What DISCORD_API_URL must say."""
        return f"{self.base}/api/v10"

    @property
    def page_url(self) -> str:
        """Where the page is."""
        return f"{self.base}/s/{self.key}/"

    @property
    def people(self) -> list[Person]:
        """Everybody who plays, in the order in which they came."""
        return people_of(self)

    async def start(self, port: int = 0) -> Self:
        """Listen on 127.0.0.1; port 0 takes any free one."""
        app = web.Application(client_max_size=128 << 20, middlewares=[guard(self)])
        app.on_response_prepare.append(add_headers)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest.serve)
        app.router.add_get("/cdn/{key}/{attachment}/{name}", self._file)
        self._site.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.base = f"http://127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        self.faults.clear()
        for interaction in self.interactions.values():
            if interaction.timer is not None:
                interaction.timer.cancel()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def bot_ready(self, timeout: float = 20) -> None:
        """Wait until every shard of the bot listens and has been told of its servers."""
        await self.until(lambda: self.gateway.ready, timeout)

    async def bot_gone(self, timeout: float = 20) -> None:
        """Wait until no connection of the bot is left."""
        await self.until(lambda: not any(line.session for line in self.gateway.lines), timeout)

    def person(self, name: str, locale: str = "en-US", *, admin: bool = False, guild: Guild | None = None) -> Person:
        """Somebody new in the server."""
        allowed = permissions.ADMIN if admin else permissions.PERSON
        person = Person(self.new_id(), name, locale, permissions=allowed, world=self)
        self.add_user(person)
        person.join(guild or self.guild)
        return person

    def asked(self, method: str, path: str) -> list[Request]:
        """The requests so far with this method whose path fits the regex."""
        return [request for request in self.requests if request.method == method and re.search(path, request.path)]

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """A file of a message, by the address that the message gives."""
        if secrets.compare_digest(request.match_info["key"].encode(), self.key.encode()):
            for channel in self.channels.values():
                for attachment in (file for message in channel.messages.values() for file in message.attachments):
                    if str(attachment.id) == request.match_info["attachment"]:
                        return _served(attachment)
        raise web.HTTPNotFound


def _served(file: Attachment) -> web.Response:
    """A file; what a browser could run is only offered for saving."""
    headers = {"Content-Type": file.content_type}
    if file.content_type not in SHOWN:
        headers["Content-Disposition"] = content_disposition_header("attachment", filename=file.filename)
    return web.Response(body=file.data, headers=headers)


def _checker(openapi: Path | None) -> Checker | None:
    """The check against Discord's document, where an argument or BACKROOM_OPENAPI names one."""
    name = openapi or os.environ.get("BACKROOM_OPENAPI")
    if not name:
        return None
    from bot.sandbox.checking import Checker  # its library is for developers only

    return Checker(Path(name))
