"""Seats that change hands: the computer plays for somebody, they take it back, or give it to somebody else.

All of it happens at the table, inside `Tables.sit`. Screens are doubted before anything is stored, since a seat that
changes adds no line: after a crash they are brought up to date all the same.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from bot.clocks import overdue
from bot.errors import Closed, Refused, SeatedAlready, StalePress
from bot.store import Store
from bot.tables import LiveTable, Tables
from bot.ui.ids import ControlId
from bot.ui.speech import escaped
from engines.core import Seat, Text

PAUSES = {
    "live": 120.0,
    "day": 12 * 3600.0,
}  # seconds between two nudges of one person, by pace; no clock: as by the day


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


class HasResigned(Refused):
    key = "host-give-resigned"


class ToOneself(Refused):
    key = "host-give-to-oneself"


class ToComputer(Refused):
    key = "host-give-to-computer"


class SitsHere(Refused):
    key = "host-give-to-seated"


class NotForYou(Refused):
    key = "host-give-not-for-you"


class OfferPassed(Refused):
    key = "host-give-passed"


class NobodyToNudge(Refused):
    """Nobody else is waited for, or nobody may know who is."""

    key = "host-nobody-to-nudge"


class TooEarly(Refused):
    key = "host-nudge-too-early"


@dataclass(slots=True, frozen=True)
class Offer:
    """A seat for somebody. All of it is in the buttons; the token of the last offer of a seat is on disk."""

    match: int
    seat: Seat
    token: str
    giver: int
    taker: int

    @property
    def key(self) -> str:
        """Under which its token is kept."""
        return f"offer:{self.match}:{self.seat}"

    def control(self) -> ControlId:
        """The button that accepts it."""
        return ControlId("accept", self.match, word=f"{int(self.seat)}.{self.token}.{self.giver}.{self.taker}")

    @classmethod
    def read(cls, control: ControlId) -> Offer:
        """The offer that a button belongs to."""
        try:
            seat, token, giver, taker = control.word.split(".")
            return cls(control.match, Seat(int(seat)), token, int(giver), int(taker))
        except ValueError:
            raise StalePress from None


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
        self.copies: dict[str, list[tuple[int, int]]] = {}  # where an open offer stands; not known after a restart

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

    # Giving it away

    async def offer(self, table: LiveTable, giver: int, taker: int, name: str) -> Offer:
        """Somebody wants to give their seat away; an earlier offer of it has passed."""
        seat = table.seat_of(giver)
        must_be_played(table)
        if seat in table.match.resigned:
            raise HasResigned
        if taker == giver:
            raise ToOneself
        if any(taken.player_id == taker for taken in table.seats):
            raise SitsHere(name=escaped(name))
        offer = Offer(table.row.id, seat, secrets.token_hex(4), giver, taker)
        await self._store.facts.put(offer.key, offer.token)
        return offer

    async def accept(self, table: LiveTable, offer: Offer, player: int, name: str) -> None:
        """The seat is theirs, with its hand. Answers given before stay those of whoever gave them."""
        if player != offer.taker:
            raise NotForYou
        await self._must_stand(table, offer)
        if any(taken.player_id == player for taken in table.seats):
            raise SeatedAlready
        await self._store.shown.doubt(table.row.id)
        await self._store.matches.give_seat(table.row.id, offer.seat, player, name, from_line=table.stored)
        await self._store.facts.put(offer.key, "")
        table.times = table.times.without(offer.seat)  # whoever takes it has all the time there is
        await self._settle(table)

    async def decline(self, table: LiveTable, offer: Offer, player: int) -> None:
        """They would rather not, or whoever offered it keeps it after all."""
        if player not in (offer.taker, offer.giver):
            raise NotForYou
        await self._must_stand(table, offer)
        await self._store.facts.put(offer.key, "")

    async def _must_stand(self, table: LiveTable, offer: Offer) -> None:
        """The offer is the last one of this seat, nobody has answered it, and the seat is still theirs to give."""
        seat = table.seats[offer.seat] if offer.seat < len(table.seats) else None
        theirs = seat is not None and seat.player_id == offer.giver and seat.seat not in table.match.resigned
        playing = table.row.phase == "live" and not table.match.over
        if not theirs or not playing or await self._store.facts.get(offer.key) != offer.token:
            raise OfferPassed

    # Nudging

    async def nudge(self, table: LiveTable, player: int) -> list[Seat]:
        """Those who are waited for and may be called once more, which is noted. TooEarly says when they may."""
        own = table.seat_of(player)
        must_be_played(table)
        waited = [seat for seat in table.match.waiting if seat != own and table.person(seat) is not None]
        if not waited:
            raise NobodyToNudge
        now, pause = self._clock(), PAUSES.get(table.row.pace, PAUSES["day"])
        next_at = {seat: await self._nudged_at(table, seat) + pause for seat in waited}
        ready = [seat for seat in waited if next_at[seat] <= now]
        if not ready:
            names = [Text("host-name", name=escaped(table.names[seat])) for seat in waited]
            raise TooEarly(names=names, when=f"<t:{math.ceil(min(next_at.values()))}:R>")
        for seat in ready:
            await self._store.facts.put(f"nudge:{table.row.id}:{seat}", str(now))
        return ready

    async def _nudged_at(self, table: LiveTable, seat: Seat) -> float:
        return float(await self._store.facts.get(f"nudge:{table.row.id}:{seat}") or 0.0)
