"""The studio: scenes go to a process of its own and come back as files. What was drawn lately is kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from bot.pictures import worker
from bot.pictures.scene import Drawn, Picture, Scene, digest

log = logging.getLogger(__name__)

KEPT = 256  # pictures of some 100 kB
PATIENCE = 60.0  # seconds after which a picture is given up, and words are shown
HURRY = 10.0  # the same where somebody has just pressed and looks at an empty message


class Studio:
    """A picture that cannot be drawn is None: there are always words.

    Boards wait for each other, one at a time. What somebody has just asked for goes past all boards that wait.
    """

    def __init__(self, kept: int = KEPT, patience: float = PATIENCE, hurry: float = HURRY) -> None:
        self._kept = kept
        self._patience = patience
        self._hurry = hurry
        self._files: OrderedDict[str, bytes] = OrderedDict()
        self._going: dict[tuple[str, bool], asyncio.Task[bytes | None]] = {}
        self._queue = asyncio.Semaphore()
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def pictures(self, pictures: Sequence[Picture], name: str, *, now: bool = False) -> tuple[Drawn, ...]:
        """Pictures ready to send: all of them, or none where one cannot be drawn. `now`: somebody waits for them."""
        drawn = await asyncio.gather(*(self._picture(picture, name, now) for picture in pictures))
        return tuple(one for one in drawn if one is not None) if None not in drawn else ()

    async def _picture(self, picture: Picture, name: str, now: bool) -> Drawn | None:
        """One picture. Its file's name tells it from others."""
        key = digest(picture.scene)
        data = await self._drawn(key, picture.scene, now)
        return None if data is None else Drawn(f"{name}-{key[:12]}.png", data, picture.alt)

    async def draw(self, scene: Scene, *, now: bool = False) -> bytes | None:
        """The scene as a file; drawn once for all who want it at the same time."""
        return await self._drawn(digest(scene), scene, now)

    async def _drawn(self, key: str, scene: Scene, now: bool) -> bytes | None:
        if key in self._files:
            self._files.move_to_end(key)
            return self._files[key]
        task = self._going.get((key, now))
        if task is None:
            task = self._going[key, now] = asyncio.create_task(
                self._at_once(key, scene) if now else self._in_turn(key, scene)
            )
            task.add_done_callback(lambda _: self._going.pop((key, now)))
        if not now:
            return await asyncio.shield(task)
        try:
            return await asyncio.wait_for(asyncio.shield(task), self._hurry)
        except TimeoutError:
            return None  # it is drawn all the same, for the next one who asks

    async def _in_turn(self, key: str, scene: Scene) -> bytes | None:
        async with self._queue:
            if key in self._files:  # somebody was in a hurry
                return self._files[key]
            return await self._at_once(key, scene)

    async def _at_once(self, key: str, scene: Scene) -> bytes | None:
        try:
            data = await asyncio.wait_for(self._send(scene), self._patience)
        except Exception as error:  # a scene's own mistake as much as a worker that died
            if not self._closed:  # no more of it: what went wrong may hold words of somebody's hand
                log.error("a %s could not be drawn: %s", type(scene).__name__, type(error).__name__)
            if isinstance(error, (BrokenProcessPool, TimeoutError)):
                self._dismiss()
            return None
        self._files[key] = data
        if len(self._files) > self._kept:
            self._files.popitem(last=False)
        return data

    async def _send(self, scene: Scene) -> bytes:
        if self._closed:
            raise RuntimeError("the studio is closed")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=worker.begin)
        return await asyncio.get_running_loop().run_in_executor(self._pool, worker.drawn, scene)

    def close(self) -> None:
        """Nothing more is drawn."""
        self._closed = True
        self._dismiss()

    def _dismiss(self) -> None:
        """Let the process go; the next picture starts another."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())  # until Python 3.14 has kill_workers
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
