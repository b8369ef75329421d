"""The feed: a websocket for every open page, which is told what its person sees as soon as it changes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from aiohttp import WSCloseCode, web

from bot.sandbox.people import Person
from bot.sandbox.site.board import Board
from bot.sandbox.site.view import View

if TYPE_CHECKING:
    from bot.sandbox.loopback import Loopback

PAUSE = 0.02  # seconds between two looks at all messages
PATIENCE = 20.0  # seconds that a page may take to read a frame
HEARTBEAT = 20.0  # seconds between pings
GOODBYE = 1.0  # seconds for closing


class Feed:
    """One open page. Nothing is queued: a page that reads slowly is told later, and then all at once."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, view: View) -> None:
        self._socket, self._request, self._view = socket, request, view
        self._news = asyncio.Event()
        self._ended = asyncio.Event()
        self._over = False
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something may have changed."""
        self._news.set()

    async def run(self) -> None:
        """Tell the page until it is gone."""
        self._task = asyncio.current_task()
        listening = asyncio.create_task(self._listen())
        try:
            await self._view.prepare()
            while not self._over:
                self._news.clear()
                if frame := self._view.frame():
                    async with asyncio.timeout(PATIENCE):
                        await self._socket.send_str(frame)
                await self._news.wait()
        except TimeoutError:
            self._cut()
        except ConnectionError:
            pass
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            self._ended.set()

    async def close(self) -> None:
        """The world stops; a page that does not listen is not waited for."""
        self._over = True
        self.wake()
        try:
            async with asyncio.timeout(GOODBYE):
                await self._socket.close(code=WSCloseCode.GOING_AWAY)
                await self._ended.wait()
        except TimeoutError:
            self._cut()
            if self._task is not None:
                self._task.cancel()
            await self._ended.wait()

    async def _listen(self) -> None:
        """The page says nothing here, but closing and pongs must be read."""
        async for _ in self._socket:
            pass
        self._over = True
        self.wake()

    def _cut(self) -> None:
        if self._request.transport is not None:
            self._request.transport.abort()


class Feeds:
    """All open pages."""

    def __init__(self, world: Loopback) -> None:
        self._world = world
        self._board = Board(world)
        self._open: set[Feed] = set()
        self._next: asyncio.TimerHandle | None = None
        self._looked = 0.0
        self._closed = False

    async def serve(self, request: web.Request, person: Person) -> web.StreamResponse:
        """One page from opening to closing."""
        if self._closed:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(timeout=GOODBYE, heartbeat=HEARTBEAT, compress=False, max_msg_size=4096)
        await socket.prepare(request)
        self._board.look()
        feed = Feed(socket, request, View(self._world, self._board, person))
        self._open.add(feed)
        self._world.listeners.add(self._soon)
        self._world.changed()
        try:
            await feed.run()
        finally:
            self._open.discard(feed)
            if not self._open:
                self._world.listeners.discard(self._soon)
                self._world.changed()
        return socket

    async def close(self) -> None:
        """Close every page's socket; no page can come back."""
        self._closed = True
        if self._next is not None:
            self._next.cancel()
        await asyncio.gather(*(feed.close() for feed in self._open))

    def _soon(self) -> None:
        """Look now, or a moment after the last look: a busy bot does not keep us looking all the time."""
        if self._next is None:
            loop = asyncio.get_running_loop()
            self._next = loop.call_at(max(self._looked + PAUSE, loop.time()), self._look)

    def _look(self) -> None:
        self._next = None
        self._looked = asyncio.get_running_loop().time()
        self._board.look()
        for feed in self._open:
            feed.wake()
