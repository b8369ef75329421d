"""Seats that change hands: the computer plays for somebody, they take it back, or give it to somebody else.

All of it happens at the table, inside `Tables.sit`. Screens are doubted before anything is stored, since a seat that
changes adds no line: after a crash they are brought up to date all the same.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable
from dataclasses import replace

from bot.base.errors import AlreadySeated, Closed, Refused
from bot.base.ids import ControlId
from bot.base.speech import escaped
from bot.play.clocks import Wishes, overdue
from bot.play.orders import Orders
from bot.play.seat_offers import SeatOffer, SeatOffers
from bot.play.tables import LiveTable, Tables
from bot.store import NO_MESSAGE, Store
from engines.core import Seat, Text

PAUSES = {
    "live": 60.0,
    "day": 12 * 3600.0,
}  # seconds between two calls of one person, by pace; no clock: as by the day


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


class SawAnotherHand(Refused):
    """They sat somewhere else at this table before, and know what others must not."""

    key = "host-give-saw-another"


class NotForYou(Refused):
    key = "host-give-not-for-you"


class SeatOfferPassed(Refused):
    key = "host-give-passed"


class NobodyToNudge(Refused):
    """Nobody else is waited for, or nobody may know who is."""

    key = "host-nobody-to-nudge"


class TooEarly(Refused):
    key = "host-nudge-too-early"


def must_play_oneself(table: LiveTable, seat: Seat) -> None:
    """Whoever moves has their seat; else they are told how to take it back."""
    if table.row.phase == "live" and not table.match.over and seat in table.stood_in:
        raise ComputerPlaysForYou(table.row.id)


def must_be_played(table: LiveTable) -> None:
    """Nothing is changed at a table that has ended."""
    if table.row.phase != "live" or table.match.over:
        raise Closed


def _pause(table: LiveTable) -> float:
    return PAUSES.get(table.row.pace, PAUSES["day"])


class Seats:
    """`bot.seats`."""

    def __init__(self, store: Store, tables: Tables, clock: Callable[[], float], wishes: Wishes) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._wishes = wishes
        self.offers = SeatOffers(store)

    async def call_computer(self, table: LiveTable, player: int, seat: Seat) -> None:
        """The computer plays a seat until its person is back: at once, and all that is waited for."""
        own = table.seat_of(player)
        must_be_played(table)
        if not 0 <= seat < len(table.seats) or table.person(seat) is None:
            raise ComputerPlaysAlready
        if seat != own and seat not in overdue(table, self._clock()):
            raise NotOverdue(name=escaped(table.seats[seat].name))
        if all(table.person(other) is None for other in table.match.table.seats if other != seat):
            raise NobodyElsePlays
        await self._store.shown.mark_behind(table.row.id)
        await self._store.matches.set_stand_in(table.row.id, seat, self._clock())
        await self._settle(table)

    async def take_back(self, table: LiveTable, player: int) -> Seat:
        """Whose seat the computer plays plays it again."""
        seat = table.seat_of(player)
        must_be_played(table)
        if seat not in table.stood_in:
            raise PlaysOneself
        await self._store.shown.mark_behind(table.row.id)
        await self._store.matches.set_stand_in(table.row.id, seat, None)
        table.times = replace(table.times, closes=None)  # somebody is here: the month begins anew
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

    async def offer_seat(self, table: LiveTable, giver: int, taker: int, name: str) -> SeatOffer:
        """Somebody wants to give their seat away; an earlier offer of it has passed. AskedLately says when they may."""
        seat = table.seat_of(giver)
        must_be_played(table)
        if seat in table.match.resigned:
            raise HasResigned
        if taker == giver:
            raise ToOneself
        if any(taken.player_id == taker for taken in table.seats):
            raise SitsHere(name=escaped(name))
        await self._must_not_know(table, seat, taker, name)
        await self.offers.must_not_pester(table.row.id, taker, name, self._clock(), _pause(table))
        offer = SeatOffer(table.row.id, seat, secrets.token_hex(4), giver, taker)
        await self._note(table, seat, offer.token)
        return offer

    async def _must_not_know(self, table: LiveTable, seat: Seat, taker: int, name: str) -> None:
        """Whoever plays a seat has seen no other hand of the same match."""
        for other, sat in (await self._store.matches.sitters(table.row.id)).items():
            if other != seat and any(sitter.player == taker for sitter in sat):
                raise SawAnotherHand(name=escaped(name))

    async def _note(self, table: LiveTable, seat: Seat, offer: str | None) -> None:
        await self._store.matches.set_seat_offer(table.row.id, seat, offer)
        await self._tables.reseat(table)

    async def accept(self, table: LiveTable, offer: SeatOffer, player: int, name: str) -> None:
        """The seat is theirs, with its hand. Answers given before stay those of whoever gave them."""
        if player != offer.taker:
            raise NotForYou
        self._must_stand(table, offer)
        if any(taken.player_id == player for taken in table.seats):
            raise AlreadySeated
        await self._must_not_know(table, offer.seat, player, name)
        await self._store.shown.mark_behind(table.row.id)
        ask = table.match.pending.get(offer.seat)
        window = ask is not None and ask.wait == "window"
        # what stands open is theirs to answer: no order passes it that they have never given
        orders = Orders(rest="ask").stored() if window else {}
        await self._store.matches.give_seat(table.row.id, offer.seat, player, name, table.stored, orders)
        if ask is None or not ask.lapses:  # whoever takes it has all the time there is; what lapses does so for all
            table.times = table.times.without(offer.seat)
        table.times = replace(table.times, closes=None)
        await self._settle(table)

    async def decline(self, table: LiveTable, offer: SeatOffer, player: int) -> None:
        """They would rather not, or whoever offered it keeps it after all."""
        if player not in (offer.taker, offer.giver):
            raise NotForYou
        self._must_stand(table, offer)
        await self._note(table, offer.seat, None)

    def _must_stand(self, table: LiveTable, offer: SeatOffer) -> None:
        """The offer is the last one of this seat, nobody has answered it, and the seat is still theirs to give."""
        seat = table.seats[offer.seat] if offer.seat < len(table.seats) else None
        if seat is None or seat.player_id != offer.giver or seat.seat in table.match.resigned:
            raise SeatOfferPassed
        if table.row.phase != "live" or table.match.over or seat.offer != offer.token:
            raise SeatOfferPassed

    # Nudging

    async def nudge(self, table: LiveTable, player: int) -> list[Seat]:
        """Those who are waited for and may be called once more, which is noted. TooEarly says when they may."""
        own = table.seat_of(player)
        must_be_played(table)
        now = self._clock()
        waited = [seat for seat in table.match.waiting if seat != own and self._can_be_called(table, seat, now)]
        if not waited:
            raise NobodyToNudge
        next_at = {seat: await self._called_at(table, seat) + _pause(table) for seat in waited}
        ready = [seat for seat in waited if next_at[seat] <= now]
        if not ready:
            names = [Text("host-name", name=escaped(table.seats[seat].name)) for seat in waited]
            raise TooEarly(names=names, when=f"<t:{math.ceil(min(next_at.values()))}:R>")
        for seat in ready:
            await self._store.matches.set_nudged(table.row.id, seat, now)
        await self._tables.reseat(table)
        return ready

    def _can_be_called(self, table: LiveTable, seat: Seat, now: float) -> bool:
        """Whether a person plays there who is not away and wants to be called at all."""
        person = table.person(seat)
        wish = self._wishes(person) if person is not None else None
        return wish is not None and wish.away_at(now) is None and wish.calls != "none"

    async def _called_at(self, table: LiveTable, seat: Seat) -> float:
        """When its person last heard from us about this table, be it of ourselves or because somebody asked."""
        kept = table.seats[seat]
        call = await self._store.shown.get(table.row.id, "ping", kept.player_id or 0)
        called = 0.0 if call is None or call.message_id == NO_MESSAGE else call.at
        return max(called, kept.nudged_at or 0.0)
