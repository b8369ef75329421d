"""Seats on offer: what an offer is, where it stands, and who was asked a short while ago."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

from bot.base.errors import Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import Locale
from bot.base.speech import escaped
from bot.store import Store
from engines.core import Seat


class AskedLately(Refused):
    """They know of it, or have said no: nobody is asked again and again."""

    key = "host-give-asked-lately"


@dataclass(slots=True, frozen=True)
class SeatOffer:
    """A seat for somebody. All of it is in the buttons; the token of the last offer of a seat is with the seat."""

    match: int
    seat: Seat
    token: str
    giver: int
    taker: int

    def control(self) -> ControlId:
        """The button that accepts it."""
        return ControlId("accept", self.match, word=f"{int(self.seat)}.{self.token}.{self.giver}.{self.taker}")

    @classmethod
    def read(cls, control: ControlId) -> SeatOffer:
        """The offer that a button belongs to."""
        try:
            seat, token, giver, taker = control.word.split(".")
            return cls(control.match, Seat(int(seat)), token, int(giver), int(taker))
        except ValueError:
            raise StalePress from None


class Copy(NamedTuple):
    """A message that shows an offer, and the language of its readers."""

    channel: int
    message: int
    locale: Locale


class SeatOffers:
    """`bot.seats.offers`: in memory only. After a restart nobody knows where an offer stands, but its buttons hold."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.copies: dict[tuple[int, int], list[Copy]] = {}  # where the open offer of a seat stands, by match and seat
        self._until: dict[tuple[int, int], float] = {}  # until when somebody is asked no more, by match and taker

    async def must_not_pester(self, match: int, taker: int, name: str, now: float, pause: float) -> None:
        """Whoever was offered a seat of this match is not asked again for a while, which begins now."""
        await self._let_go(now)
        if (until := self._until.get((match, taker))) is not None:
            raise AskedLately(name=escaped(name), when=f"<t:{math.ceil(until)}:R>")
        self._until[match, taker] = now + pause

    async def _let_go(self, now: float) -> None:
        """What is over: a while that has passed, and offers of matches that are played no more."""
        self._until = {key: until for key, until in self._until.items() if until > now}
        for match in {match for match, _ in self.copies}:
            row = await self._store.matches.get(match)
            if row is None or row.phase != "live":
                self.copies = {key: copies for key, copies in self.copies.items() if key[0] != match}

    def never_asked(self, offer: SeatOffer) -> None:
        """The offer reached nobody."""
        self._until.pop((offer.match, offer.taker), None)

    def stands(self, offer: SeatOffer, copies: list[Copy]) -> list[Copy]:
        """Where the offer of its seat stands now; what showed an earlier one."""
        passed = self.copies.get((offer.match, offer.seat), [])
        self.copies[offer.match, offer.seat] = copies
        return passed

    def answered(self, offer: SeatOffer) -> list[Copy]:
        """Where the offer stood that was answered."""
        return self.copies.pop((offer.match, offer.seat), [])
