"""Everything the store may refuse. Those that a player can cause have a message key."""

from __future__ import annotations

from typing import ClassVar


class StoreError(Exception):
    """The store refused, and nothing was stored."""

    key: ClassVar[str] = "store-error"


class StoreUnavailable(StoreError):
    """The database cannot be used; the message is one sentence for whoever runs the bot."""

    key = "store-unavailable"


class StoreClosed(StoreError):
    """The store was closed before this could be stored."""

    key = "store-closed"


class NotStored(StoreError):
    """The transaction failed as a whole: nothing of it is on disk."""

    key = "store-not-stored"


class LeaseLost(NotStored):
    """Another process owns the database now."""

    key = "store-lease-lost"


class AlreadyRunning(StoreError):
    """Another process owns the database and is alive."""

    key = "store-already-running"


class NoSuchMatch(StoreError):
    """There is no match with this number."""

    key = "store-no-such-match"


class WrongPhase(StoreError):
    """The match is not in a phase where this can be done."""

    key = "store-wrong-phase"


class TableFull(StoreError):
    """Every seat is taken."""

    key = "store-table-full"


class SeatKept(StoreError):
    """A seat is kept for a person who has not pressed Join."""

    key = "store-seat-kept"


class AlreadySeated(StoreError):
    """The player has a seat at this table."""

    key = "store-already-seated"


class NotSeated(StoreError):
    """Nobody of that description sits at this table."""

    key = "store-not-seated"


class LineConflict(StoreError):
    """The lines do not follow the last one stored: somebody wrote first, or some are missing."""

    key = "store-line-conflict"


class BackupExists(StoreError):
    """There is a file of that name; backups overwrite nothing."""

    key = "store-backup-exists"
