"""One sweeper for all tables: time that is out, reminders, returns, and tables that nobody comes to any more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeAlias

from bot.base.errors import Damaged, Refused
from bot.people.preferences import NOTHING_CHOSEN, Chosen, Preferences
from bot.play.clocks import (
    Times,
    abandoned,
    closing,
    late_at,
    overdue,
    reached,
    run_out,
    shifted,
    stands_in_for_absence,
    told_by,
)
from bot.play.tables import LiveTable, Tables
from bot.screens.outbox import Outbox
from bot.store import NO_MESSAGE, Store
from bot.ui.messages import ABANDONED
from engines.core import Seat
from engines.core.run import place_of

log = logging.getLogger(__name__)

TOGETHER = 16  # tables looked at side by side: what they store is one commit
BUDGET = 5.0  # seconds of one sweep; the rest is due at the next beat, and the lease is kept meanwhile
RETRY = 600.0  # seconds after which what is not shown yet, or a table that fails, is tried again
OUT, BACK = 0, -1  # beside the stages of reminders

News: TypeAlias = tuple[int, str, int]  # what is to be shown: of which seat and question, and which of these it is


class Sweeper:
    """`bot.sweeper`."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        outbox: Outbox,
        chosen: Chosen,
        clock: Callable[[], float] = time.time,
        budget: float = BUDGET,
    ) -> None:
        self._store = store
        self._tables = tables
        self._outbox = outbox
        self._chosen = chosen
        self._clock = clock
        self._budget = budget
        self._later: dict[int, float] = {}  # tables that failed, and when to try again
        self._asked: dict[int, tuple[set[News], float]] = {}  # what the outbox was to show, and when, by match

    async def give_back(self, seconds: float | None = None) -> float:
        """Time in which people could not move is nobody's loss; None: since somebody last looked. How long it was."""
        now = self._clock()
        self._tables.forget_all(seconds or 0.0)
        lost = await self._store.timing.give_back(now, now, shifted, seconds)
        self._tables.forget_all()  # what was loaded before it was stored
        if lost > 0:
            log.info("for %.0f s nobody could move; that time is given back", lost)
        return lost

    async def sweep(self) -> None:
        """Do what is due at every live table. One that fails does not keep the others."""
        began = time.monotonic()
        now = self._clock()
        self._later = {match: at for match, at in self._later.items() if at > now}
        rows = await self._store.matches.to_look_at(now)
        for row in rows:
            if row.phase == "damaged" and closing(Times.read(row.clocks)) <= now:
                await self._close(row.id, now)
        due = [row.id for row in rows if row.phase == "live"]
        self._asked = {match: self._asked[match] for match in due if match in self._asked}
        waiting = [match for match in due if match not in self._later]
        for start in range(0, len(waiting), TOGETHER):
            await asyncio.gather(*map(self._look_at, waiting[start : start + TOGETHER]))
            await asyncio.sleep(0)
            if time.monotonic() - began > self._budget:
                log.warning("%d tables are looked at later", max(0, len(waiting) - start - TOGETHER))
                break

    async def _look_at(self, match: int) -> None:
        try:
            async with self._tables.sit(match) as table:
                await self._attend(table)
        except Damaged:
            self._outbox.refresh(match)  # its people are told
        except Refused:
            self._later[match] = self._clock() + RETRY
        except Exception:
            log.exception("a table could not be looked at", extra={"match": match})
            self._later[match] = self._clock() + RETRY

    async def _attend(self, table: LiveTable) -> None:
        """Everything that is due at one table, in one commit; then it is told."""
        now, match = self._clock(), table.row.id
        if table.row.phase != "live" or table.match.over:
            self._outbox.touch(match)  # the end was cut short
            self._later[match] = now + RETRY
            return
        if abandoned(table, now):
            await self._close(match, now)
            return
        ran_out, returned = self._ran_out(table, now), self._returned(table, now)
        back = await self._give_seats_back(table, now)
        answered = self._let_lapse(table, now)
        unheard = self._unheard(match, await self._note_reminders(table, now) | ran_out | returned, now)
        await self._tables.settle(table)
        if back or answered or (unheard and returned):
            self._outbox.touch(match)
        elif unheard:
            self._outbox.refresh(match)

    def _ran_out(self, table: LiveTable, now: float) -> set[News]:
        """Whose time has run out since the table was to be looked at."""
        since = table.row.check_at or now
        late = [seat for seat in overdue(table, now) if late_at(table, seat) >= since]
        return {(seat, place_of(table.match.pending[seat].id), OUT) for seat in late}

    def _returned(self, table: LiveTable, now: float) -> set[News]:
        """Whose absence has ended since the table was to be looked at."""
        since = table.row.check_at or now
        until = {seat.seat: self._wish(seat.player_id).away_until or 0.0 for seat in table.seats}
        return {(seat, "", BACK) for seat, at in until.items() if since <= at <= now}

    def _unheard(self, match: int, news: set[News], now: float) -> bool:
        """Whether the outbox is to hear of this: it has not yet, or long ago. What cannot be shown stays due."""
        before, at = self._asked.pop(match, (set(), 0.0))
        unheard = not news <= before or (bool(news) and now - at >= RETRY)
        if news:
            self._asked[match] = news, now if unheard else at
        return unheard

    def _let_lapse(self, table: LiveTable, now: float) -> bool:
        """Windows whose time is out are passed, and races end. It is stored by the settling that follows."""
        answered = False
        try:
            while found := run_out(table, now):
                seat, ask = found[0]
                table.match.answer(seat, ask.default, ask=ask.id, by="clock")
                answered = True
        except BaseException:
            self._tables.forget(table.row.id)  # what is in memory is not on disk
            raise
        return answered

    # Reminders: shown by the outbox, and noted here once they stand there, so that each is given once

    async def _note_reminders(self, table: LiveTable, now: float) -> set[News]:
        """Note what was given; what is to be given."""
        to_give: set[News] = set()
        for seat, clock in table.times.clocks.items():
            person = table.person(seat)
            reminder = None if person is None else reached(table, Seat(seat), self._chosen.by(person), now)
            if person is None or reminder is None:
                continue
            row = await self._store.shown.get(table.row.id, "ping", person)
            if row is not None and row.message_id != NO_MESSAGE and row.at >= reminder.at:
                table.times = table.times.with_clock(seat, told_by(clock, row.at))
            elif await self._cannot_be_given(table, Seat(seat), person):
                table.times = table.times.with_clock(seat, told_by(clock, now))
            else:
                to_give.add((seat, clock.ask, reminder.stage))
        return to_give

    async def _cannot_be_given(self, table: LiveTable, seat: Seat, person: int) -> bool:
        """A reminder of a window goes by private message or not at all."""
        known = await self._store.players.get(person)
        return table.match.pending[seat].wait == "window" and known is not None and known.dm_closed

    # Seats and tables

    def _wish(self, player: int | None) -> Preferences:
        return NOTHING_CHOSEN if player is None else self._chosen.by(player)

    async def _give_seats_back(self, table: LiveTable, now: float) -> bool:
        """The computer has played for people who said when they would be back: they are. Whether there was one."""
        back = [
            seat.seat
            for seat in table.seats
            if stands_in_for_absence(table, seat.seat, wish := self._wish(seat.player_id)) and wish.away_at(now) is None
        ]
        if back:
            await self._store.shown.mark_behind(table.row.id)
        for seat in back:
            await self._store.matches.set_stand_in(table.row.id, seat, None)
        if back:
            await self._tables.reseat(table)
        return bool(back)

    async def _close(self, match: int, now: float) -> None:
        """Nobody has come for a month: the table is closed with a word, its record kept, and it does not count. So is
        one that was set aside, and on which its players never agreed.
        """
        await self._store.shown.mark_behind(match)
        await self._store.matches.finish(match, "ended", [], now, ABANDONED)
        self._tables.forget(match)
        self._outbox.refresh(match)
