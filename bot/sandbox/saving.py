"""The world of a sandbox on disk: stopping and starting goes on where it was."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Callable
from pathlib import Path

from bot.sandbox.messages import Json
from bot.sandbox.snapshot import FORMAT, Unreadable, kept, world_json
from bot.sandbox.world import World

EVERY = 2.0  # seconds between two looks whether something has changed
REQUESTS = 500  # of the bot that are remembered, for whoever looks what it did


class Saver:
    """A folder with one file for the world, and one for each file of a message."""

    def __init__(self, folder: Path, say: Callable[[str], None] = lambda sentence: None) -> None:
        self.file = folder / "world.json"
        self._files = folder / "files"
        self._say = say
        self._seen = -1
        self._writing = asyncio.Lock()
        self._enough = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def read(self) -> Json | None:
        """What was saved; None if nothing was; Unreadable if it is no world."""
        try:
            saved = json.loads(self.file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as error:
            raise Unreadable(f"it cannot be read ({type(error).__name__})") from None
        if not isinstance(saved, dict) or saved.get("format") != FORMAT:
            raise Unreadable("another version of the program wrote it")
        return saved

    def data(self, number: int) -> bytes:
        """A file of a message; nothing if it is lost, since the bot draws its pictures anew."""
        try:
            return (self._files / str(int(number))).read_bytes()
        except OSError:
            return b""

    def begin(self, world: World) -> None:
        """Save from now on, every few seconds, whenever something has changed."""
        self._enough.clear()
        self._task = asyncio.create_task(self._keep(world))

    async def end(self) -> None:
        """No more of it."""
        self._enough.set()
        if self._task is not None:
            await self._task

    async def _keep(self, world: World) -> None:
        while not self._enough.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._enough.wait(), EVERY)
            _forget_old(world)
            self._tell(world)
            if world.revision != self._seen:
                try:
                    await self.save(world)
                except OSError as error:
                    self._say(f"the sandbox could not be saved yet: {error}")

    def _tell(self, world: World) -> None:
        """What the sandbox itself could not do, or what Discord's document does not allow: in short."""
        for violation in world.violations:
            self._say(violation.splitlines()[0])
        world.violations.clear()

    async def save(self, world: World, *, closed: bool = False) -> None:
        """Write it all down as it is now."""
        async with self._writing:
            revision = world.revision
            text = json.dumps(world_json(world, closed=closed), ensure_ascii=False, separators=(",", ":"))
            messages = (message for channel in world.channels.values() for message in kept(channel))
            files = {file.id: file.data for message in messages for file in message.attachments}
            await asyncio.shield(asyncio.to_thread(self._write, text, files))
            self._seen = revision

    def _write(self, text: str, files: dict[int, bytes]) -> None:
        """Files first, then the world that names them, then away with files that nothing names any more."""
        self._files.mkdir(mode=0o700, parents=True, exist_ok=True)
        there = {file.name for file in self._files.iterdir()}
        for number, data in files.items():
            if str(number) not in there:
                write_whole(self._files / str(number), data)
        write_whole(self.file, text.encode())
        for name in there - {str(number) for number in files}:
            (self._files / name).unlink(missing_ok=True)


def write_whole(file: Path, data: bytes) -> None:
    """A file is there whole or as it was before, and for nobody else's eyes."""
    new = file.with_name(f"{file.name}.new")
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as handle:
        handle.write(data)
        handle.flush()
        os.fsync(handle.fileno())
    os.replace(new, file)


def _forget_old(world: World) -> None:
    """What nobody can answer any more is not kept in memory either."""
    del world.requests[:-REQUESTS]
    for token, interaction in list(world.interactions.items()):
        if world.now() - interaction.created > world.token_lives:
            del world.interactions[token]
