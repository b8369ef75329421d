"""Seats that change hands: the computer plays for somebody, they take it back, or give it to somebody else.

All of it happens at the table, inside `Tables.sit`. Screens are doubted before anything is stored, since a seat that
changes adds no line: after a crash they are brought up to date all the same.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import Closed, Refused
from bot.overdue import overdue
from bot.store import Store
from bot.tables import LiveTable, Tables
from bot.ui.ids import ControlId
from bot.ui.speech import escaped
from engines.core import Seat


class NotOverdue(Refused):
    """Somebody still has time, or is not waited for."""

    key = "host-not-overdue"


class ComputerPlaysAlready(Refused):
    key = "host-computer-already"


class NobodyElsePlays(Refused):
    """With this seat the computer would play on with itself."""

    key = "host-nobody-else-plays"


class PlaysOneself(Refused):
    """There is no seat to take back."""

    key = "host-plays-oneself"


class ComputerPlaysForYou(Refused):
    """A move by somebody whose seat the computer plays for now."""

    key = "host-computer-for-you"

    def __init__(self, match: int) -> None:
        super().__init__()
        self.remedy = ("host-take-back", ControlId("back", match))


def must_play_oneself(table: LiveTable, seat: Seat) -> None:
    """Whoever moves has their seat; else they are told how to take it back."""
    if table.row.phase == "live" and not table.match.over and seat in table.stood_in:
        raise ComputerPlaysForYou(table.row.id)


def must_be_played(table: LiveTable) -> None:
    """Nothing is changed at a table that has ended."""
    if table.row.phase != "live" or table.match.over:
        raise Closed


class Seats:
    """`bot.seats`."""

    def __init__(self, store: Store, tables: Tables, clock: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock

    async def call_computer(self, table: LiveTable, player: int, seat: Seat) -> None:
        """The computer plays a seat until its person is back: at once, and all that is waited for."""
        own = table.seat_of(player)
        must_be_played(table)
        if not 0 <= seat < len(table.seats) or table.person(seat) is None:
            raise ComputerPlaysAlready
        if seat != own and seat not in overdue(table, self._clock()):
            raise NotOverdue(name=escaped(table.names[seat]))
        if all(table.person(other) is None for other in table.match.table.seats if other != seat):
            raise NobodyElsePlays
        await self._store.shown.doubt(table.row.id)
        await self._store.matches.set_stand_in(table.row.id, seat, self._clock())
        await self._settle(table)

    async def take_back(self, table: LiveTable, player: int) -> Seat:
        """Whose seat the computer plays plays it again."""
        seat = table.seat_of(player)
        must_be_played(table)
        if seat not in table.stood_in:
            raise PlaysOneself
        await self._store.shown.doubt(table.row.id)
        await self._store.matches.set_stand_in(table.row.id, seat, None)
        await self._settle(table)
        return seat

    async def _settle(self, table: LiveTable) -> None:
        try:
            await self._tables.reseat(table)
            await self._tables.settle(table)
        except BaseException:
            self._tables.forget(table.row.id)  # what is in memory may not be what is on disk
            raise
