"""What the house refuses, each with one message for people."""

from __future__ import annotations

from bot.base.ids import ControlId
from engines.core import Arg, Text


class Refused(Exception):
    """Something cannot be done now; `text` says why, kindly, and nothing has changed.

    `remedy` is a button that makes it possible: the key of its label, and what it does.
    """

    key = ""
    remedy: tuple[str, ControlId] | None = None

    def __init__(self, **args: Arg) -> None:
        self.text = Text(self.key, **args)
        super().__init__(self.key)


class NoSuchTable(Refused):
    key = "host-no-such-table"


class NotSeated(Refused):
    key = "host-not-seated"


class NotJoined(Refused):
    """They look on at a lobby, and have no seat in it."""

    key = "host-not-joined"


class StalePress(Refused):
    key = "core-illegal-passed"


class NotStarted(Refused):
    key = "host-not-started"


class AlreadyStarted(Refused):
    key = "host-already-started"


class TableFull(Refused):
    key = "host-full"


class AlreadySeated(Refused):
    key = "host-seated-already"


class OnlyTheHost(Refused):
    key = "host-only-the-host"


class SeatKept(Refused):
    """A seat is kept for a person who has not answered yet."""

    key = "host-still-kept"


class TooFew(Refused):
    key = "host-too-few"


class Damaged(Refused):
    """The match was set aside. What can be done stands in the place of its board."""

    key = "host-damaged"

    def __init__(self, table: int) -> None:
        super().__init__(table=table)
        self.table = table


class Closed(Refused):
    key = "host-closed"


class OnlyInAServer(Refused):
    """A table needs a channel; rules and cards can be looked up anywhere."""

    key = "host-only-in-a-server"


class MissingPermissions(Refused):
    key = "host-missing-permissions"


class WhichTable(Refused):
    """They sit at several tables, and named none."""

    key = "host-which-table"


class NoTableHere(Refused):
    key = "host-no-table-here"


class NoTableToExplain(Refused):
    """They ask why, and sit at no table of the game."""

    key = "host-why-no-table"


class WhichThread(Refused):
    """They sit at several tables of the game, and a command that takes no number was not used in a thread."""

    key = "host-why-which"


class NoSuchCard(Refused):
    """Somebody looked for a card that the game does not have."""

    key = "host-no-such-card"
