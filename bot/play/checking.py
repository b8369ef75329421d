"""`backroom check`: whether every live match would go on under the rules of this version.

It looks at a copy, which is brought up to date as the database would be at the next start. So it can be asked while a
bot of an earlier version runs, and changes nothing.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.play.loading import Otherwise, Story, last_good, replayed
from bot.store import Kept, MatchRow, Store, backup
from engines.core import EngineError
from engines.core.moving import at_once


class Verdict(NamedTuple):
    """What would become of one match."""

    row: MatchRow
    wrong: str | None  # why it would not go on; None: it would
    good: int | None = None  # the line from which its players could go on all the same

    def __str__(self) -> str:
        told = f"table {self.row.id} ({self.row.game}) "
        if self.wrong is None:
            return told + ("would go on" if self.row.phase == "live" else "was set aside, and would go on again")
        told += "would not go on" if self.row.phase == "live" else "was set aside, and still would not go on"
        rest = "nor from any earlier line" if self.good is None else f"its players could go on from line {self.good}"
        return f"{told}: {self.wrong}; {rest}"


async def check(url: str) -> list[Verdict]:
    """Every live match, and every one that was set aside, in order."""
    async with _copy(url) as store:
        rows = await store.matches.in_phase("live", "damaged")
        return [_tried(row, await store.matches.kept(row.id)) for row in rows]


def _tried(row: MatchRow, kept: Kept) -> Verdict:
    try:
        story = at_once(Story.read(kept))
    except EngineError as error:
        return Verdict(row, _why(error))
    try:
        at_once(replayed(story))
    except Exception as error:  # whatever the rules raise
        return Verdict(row, _why(error), at_once(last_good(story)))
    return Verdict(row, None)


def _why(error: Exception) -> str:
    """In words where they are our own; what a rule raises may tell what somebody holds."""
    return str(error) if isinstance(error, (EngineError, Otherwise)) else f"a rule raised {type(error).__name__}"


@asynccontextmanager
async def _copy(url: str) -> AsyncIterator[Store]:
    """A copy that is nobody's, up to date, and gone afterwards. Only we may read it."""
    with TemporaryDirectory(prefix="backroom-") as folder:
        copy = Path(folder) / "copy.db"
        await backup(url, copy)
        with closing(sqlite3.connect(copy)) as database, database:
            database.execute("DELETE FROM lease")  # that of the bot that runs
        async with await Store.open(f"sqlite:///{copy}", time.time()) as store:
            yield store
