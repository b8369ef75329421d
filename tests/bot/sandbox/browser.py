"""A browser for tests: one tab of the sandbox's page, which merges what its feed tells as the page does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.sandbox import Loopback

Json = dict[str, Any]


class Tab:
    """What one person's page knows, and every byte that it was told."""

    def __init__(self, world: Loopback, session: aiohttp.ClientSession, slug: str) -> None:
        self.world, self.session, self.slug = world, session, slug
        self.frames: list[str] = []
        self.state: Json = {}
        self.messages: dict[str, Json] = {}
        self.socket: aiohttp.ClientWebSocketResponse | None = None

    @property
    def raw(self) -> str:
        """Every byte of every frame so far."""
        return "\n".join(self.frames)

    @property
    def texts(self) -> list[str]:
        """What stands in the messages, oldest first."""
        return [self.messages[number]["content"] for number in sorted(self.messages, key=int)]

    async def read(self) -> Json:
        """The next frame, merged."""
        assert self.socket is not None
        text = await self.socket.receive_str(timeout=10)
        self.frames.append(text)
        frame: Json = json.loads(text)
        if frame.get("reset"):
            self.state, self.messages = {}, {}
        self.state |= frame
        self.messages |= {message["id"]: message for message in frame.get("messages", [])}
        for number in frame.get("gone", []):
            del self.messages[number]
        return frame

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Read on until the page shows it."""
        while not (value := condition()):
            await self.read()
        return value

    async def shows(self, text: str) -> None:
        """Read on until this stands in a message."""
        await self.until(lambda: text in self.texts)

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, Json]:
        """One request of the page: status and answer."""
        url = f"{self.world.page_url}{path}"
        async with self.session.post(url, params={"as": self.slug}, json=body, headers=headers) as response:
            return response.status, await response.json()

    async def do(self, verb: str, **body: Any) -> Json:
        """Something that this person does, and that is possible."""
        status, answer = await self.post(f"do/{verb}", body)
        assert status == 200, answer
        return answer

    async def trouble(self, verb: str, **body: Any) -> Json:
        """Trouble that can be made."""
        status, answer = await self.post(f"trouble/{verb}", body)
        assert status == 200, answer
        return answer

    def channel(self, name: str) -> Json:
        """A channel in the list."""
        return next((channel for channel in self.state["channels"] if channel["name"] == name), {})

    def command(self, name: str, where: str = "guild") -> str:
        """The id of a command that is offered."""
        return str(next(command["id"] for command in self.state["commands"][where] if command["name"] == name))


@asynccontextmanager
async def opened(world: Loopback, slug: str) -> AsyncIterator[Tab]:
    """A tab whose feed has told all."""
    async with aiohttp.ClientSession() as session:
        tab = Tab(world, session, slug)
        url = f"{world.page_url}feed"
        async with session.ws_connect(url, params={"as": slug}, origin=world.base, max_msg_size=0) as socket:
            tab.socket = socket
            await asyncio.wait_for(tab.read(), 10)
            yield tab
