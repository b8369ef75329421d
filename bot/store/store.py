"""The store: an open database with everything that can be asked of it."""

from __future__ import annotations

import time
from pathlib import Path
from types import TracebackType

from aiosqlite import Connection

from bot.store.database import Database, connect, path_of
from bot.store.finished import Finished
from bot.store.looking import connect_to_look
from bot.store.matches import Matches
from bot.store.people import Facts, Guilds, Players
from bot.store.privacy import Privacy
from bot.store.ratings import Ratings
from bot.store.rematches import Rematches
from bot.store.shown import Shown
from bot.store.timing import Timing


class Store(Database):
    """All that outlives the process. `async with await Store.open(url) as store: ...`"""

    @classmethod
    async def open(cls, url: str, now: float | None = None) -> Store:
        """Open the database of a DATABASE_URL, made or brought up to date where need be. StoreUnavailable says why not.

        AlreadyRunning: it would have to be brought up to date, but a running process owns it.
        """
        path = path_of(url)
        return cls(path, *await connect(path, time.time() if now is None else now))

    @classmethod
    async def look(cls, url: str) -> Store:
        """Open a database that is there and up to date, only to read it. StoreUnavailable says why not."""
        path = path_of(url)
        return cls(path, *await connect_to_look(path))

    def __init__(self, path: Path, writer: Connection, reader: Connection) -> None:
        super().__init__(path, writer, reader)
        self.matches = Matches(self)
        self.rematches = Rematches(self)
        self.players = Players(self)
        self.guilds = Guilds(self)
        self.shown = Shown(self)
        self.ratings = Ratings(self)
        self.finished = Finished(self)
        self.privacy = Privacy(self, self.shown)
        self.facts = Facts(self)
        self.timing = Timing(self)

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self.close()
