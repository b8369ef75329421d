"""One process owns the database. It says so in a row that it renews; a row gone stale is anybody's."""

from __future__ import annotations

import os
import secrets
import socket

from aiosqlite import Connection

from bot.store.errors import AlreadyRunning, LeaseLost

FRESH = 30.0  # seconds for which a lease is good without being renewed


def new_holder() -> str:
    """A name for this process: host:pid:random."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"


async def refuse_if_held(db: Connection, holder: str | None, now: float) -> None:
    """AlreadyRunning if somebody other than `holder` has the lease, fresh, and is not known to be dead."""
    for row in await db.execute_fetchall("SELECT holder, until FROM lease"):
        if row["holder"] != holder and row["until"] > now and not _is_dead(row["holder"]):
            raise AlreadyRunning(f"Another Backroom uses this database (process {row['holder'].rpartition(':')[0]}).")


async def take(db: Connection, holder: str, now: float) -> None:
    """Make the database this holder's, or raise AlreadyRunning."""
    await refuse_if_held(db, holder, now)
    await db.execute("INSERT OR REPLACE INTO lease VALUES (1, ?, ?)", (holder, now + FRESH))


async def renew(db: Connection, holder: str, now: float) -> None:
    """Be the owner for another while; LeaseLost if somebody took over."""
    await check(db, holder)
    await db.execute("UPDATE lease SET until = ?", (now + FRESH,))


async def release(db: Connection, holder: str) -> None:
    """Give the database up, if it is this holder's."""
    await db.execute("DELETE FROM lease WHERE holder = ?", (holder,))


async def check(db: Connection, holder: str) -> None:
    """LeaseLost unless the lease is this holder's, however old."""
    if not list(await db.execute_fetchall("SELECT 1 FROM lease WHERE holder = ?", (holder,))):
        raise LeaseLost("Another process has taken the database over.")


def _is_dead(holder: str) -> bool:
    """Whether the holder was a process of this host that is gone. When in doubt it lives."""
    host, _, rest = holder.rpartition(":")[0].rpartition(":")
    if host != socket.gethostname() or not rest.isdecimal() or int(rest) == 0:
        return False
    try:
        os.kill(int(rest), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
