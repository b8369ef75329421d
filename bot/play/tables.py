"""Live matches: loaded by replay when first touched, one lock each, nothing told that is not on disk."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from bot.base import logs
from bot.base.errors import Closed, Damaged, NoSuchTable, NotSeated, NotStarted
from bot.base.language import Locale, locale_from
from bot.base.speech import Name
from bot.people.names import names_of
from bot.people.preferences import NOTHING_CHOSEN
from bot.play.breath import Breath
from bot.play.clocks import Times, Wishes, next_check, up_to_date
from bot.play.loading import LINE, Story, replayed
from bot.play.orders import Orders, Standing, asked_again
from bot.play.spot import Spot
from bot.store import MatchRow, SeatRow, Store
from engines.core import Answer, Ask, By, IllegalAnswer, Match, Seat

log = logging.getLogger(__name__)

DIGEST_EVERY = 16
IDLE = 900.0  # seconds after which an untouched match leaves the memory


@dataclass(slots=True)
class LiveTable:
    """One match in memory, with who sits where."""

    row: MatchRow
    seats: list[SeatRow]
    match: Match
    stored: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = 0.0
    agreed: dict[int, set[int] | None] = field(default_factory=dict)  # seats, by proposal; None: it is decided
    times: Times = field(default_factory=Times)
    spot: Spot = field(default_factory=Spot)
    stale: bool = False  # the disk has it otherwise: nobody else sits down here

    @property
    def locale(self) -> Locale:
        """The language of the place it is played in."""
        return locale_from(self.row.locale, "en")

    @property
    def names(self) -> list[Name]:
        """Who sits where; a computer's name is said in each reader's language."""
        return names_of(self.seats)

    @property
    def stood_in(self) -> tuple[Seat, ...]:
        """The seats that the computer plays for their person for now; none once it is over."""
        if self.match.over:
            return ()
        away = [seat.seat for seat in self.seats if seat.stand_in is not None and seat.player_id is not None]
        return tuple(Seat(seat) for seat in away if seat not in self.match.resigned)

    def seat_of(self, player: int) -> Seat:
        """Where a person sits."""
        for seat in self.seats:
            if seat.player_id == player:
                return Seat(seat.seat)
        raise NotSeated

    def person(self, seat: int) -> int | None:
        """Who plays a seat; None is the computer, also for one who resigned, or whose seat it plays meanwhile."""
        if seat in self.match.resigned or self.seats[seat].stand_in is not None:
            return None
        return self.seats[seat].player_id


class Tables:
    """All live matches of this process."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        wishes: Wishes = lambda _: NOTHING_CHOSEN,
    ) -> None:
        self.breath = Breath()
        self._store = store
        self._clock = clock
        self._wishes = wishes
        self._rng = random.Random()  # for the computers' choices; cards come from the match's own seed
        self._live: dict[int, LiveTable] = {}
        self._loading: dict[int, asyncio.Task[LiveTable]] = {}  # one load a match, shared by all who wait for it
        self._outdated: set[int] = set()  # matches that were changed on disk while they were being loaded
        self._aside: set[int] = set()  # matches that these rules cannot replay

    @asynccontextmanager
    async def sit(self, match_id: int) -> AsyncIterator[LiveTable]:
        """The table, and nobody else at it until the block ends."""
        while True:
            table = await self._table(match_id)
            async with table.lock:
                if self._live.get(match_id) is not table:
                    continue
                if table.stale:  # it is not what is on disk, and whoever sat there has left: it is loaded anew
                    del self._live[match_id]
                    continue
                token = logs.match_id.set(match_id)
                table.touched = self._clock()
                try:
                    yield table
                finally:
                    logs.match_id.reset(token)
                return

    async def _table(self, match_id: int) -> LiveTable:
        table = self._live.get(match_id)
        if table is not None:
            return table
        loading = self._loading.get(match_id)
        if loading is None:
            loading = self._loading[match_id] = asyncio.create_task(self._load_once(match_id))
            loading.add_done_callback(_seen_to)
        return await asyncio.shield(loading)  # somebody who goes away leaves the others their load

    async def _load_once(self, match_id: int) -> LiveTable:
        """From one to the other in one breath: a match is always either being loaded, or live, or neither."""
        try:
            table = await self._load(match_id)
            table.stale = match_id in self._outdated
            self._live[match_id] = table
            return table
        finally:
            del self._loading[match_id]
            self._outdated.discard(match_id)

    async def _load(self, match_id: int) -> LiveTable:
        row = await self._store.matches.get(match_id)
        if row is None:
            raise NoSuchTable
        if row.phase == "damaged" and match_id in self._aside:
            raise Damaged(table=match_id)
        if row.phase == "lobby":
            raise NotStarted
        if row.seed is None or row.phase == "void":
            raise Closed
        seats = await self._store.matches.seats(match_id)
        match = await self._replay(row)
        if row.phase == "damaged":
            log.warning("a match that was set aside replays again and goes on", extra={"match": match_id})
            await self._store.matches.set_phase(match_id, "live")
            row = replace(row, phase="live")
        times, board = Times.read(row.clocks), await self._store.shown.get(match_id, "board")
        spot = Spot(board.message_id if board is not None else 0)
        return LiveTable(row, seats, match, match.length, touched=self._clock(), times=times, spot=spot)

    async def _replay(self, row: MatchRow) -> Match:
        kept = await self._store.matches.kept(row.id)
        try:
            return await self.breath.through(replayed(await self.breath.through(Story.read(kept))))
        except Exception as error:  # whatever the rules raise: it does not replay
            log.exception("a match does not replay", extra={"match": row.id})
            if row.phase not in ("live", "damaged"):
                raise Closed from error  # it has ended, and stays as it ended
            self._aside.add(row.id)
            await self._store.matches.set_phase(row.id, "damaged", type(error).__name__)
            raise Damaged(table=row.id) from error

    def try_again(self, match_id: int) -> None:
        """A match that was set aside goes on: whoever sits down next loads it."""
        self._aside.discard(match_id)

    # Moving on. All of these are called at the table, inside `sit`.

    async def answer(self, table: LiveTable, seat: Seat, value: Answer, ask: str, by: By = "person") -> None:
        """A person's answer and all the computers' after it, on disk when this returns."""
        try:
            table.match.answer(seat, value, ask=ask, by=by)
        except IllegalAnswer:
            raise  # it was not offered, and nothing has changed
        except BaseException:
            self.forget(table.row.id)  # to load it anew takes breath, and to go back half-way would not
            raise
        await self.settle(table)

    async def resign(self, table: LiveTable, seat: Seat) -> None:
        """A person gives up; the computer plays on for them."""
        with self._or_forget(table):
            table.match.resign(seat)
        await self.settle(table)

    async def undo(self, table: LiveTable, to: int) -> None:
        """Every line from this number on is taken back; whoever may is asked before. The first of them is answered
        anew by its person: an order that would pass it at once ends.
        """
        line = table.match.lines_since(to)[0]
        with self._or_forget(table):
            await self.breath.through(table.match.undoing(to))
            ordered = asked_again(table.match, line, [seat.orders for seat in table.seats], table.row.pace)
        await self.settle(table, ordered)

    async def reseat(self, table: LiveTable) -> None:
        """Who sits where, or what somebody ordered, was changed on disk."""
        table.seats = await self._store.matches.seats(table.row.id)

    async def order(self, table: LiveTable, seat: Seat, orders: Orders) -> None:
        """A person's standing orders from now on. What is open and fits is answered in the same commit."""
        await self.settle(table, {int(seat): orders.stored()})

    async def settle(self, table: LiveTable, ordered: Mapping[int, dict[str, Any]] | None = None) -> None:
        """Let computers play and standing orders answer until a person is asked, then store all that is new."""
        match = table.match
        standing = Standing([seat.orders for seat in table.seats], table.row.pace, ordered or {})
        with self._or_forget(table):
            while (move := self._next_of_itself(table, standing)) is not None:
                seat, ask, by = move
                value = ask.default if by == "order" else match.game.computer(match.seen(seat), ask, self._rng)
                match.answer(seat, value, ask=ask.id, by=by)
                await asyncio.sleep(0)
            await self._store_new_lines(table, standing.changed)

    @contextmanager
    def _or_forget(self, table: LiveTable) -> Iterator[None]:
        """If it fails, what is in memory is not on disk."""
        try:
            yield
        except BaseException:
            self.forget(table.row.id)
            raise

    def _next_of_itself(self, table: LiveTable, standing: Standing) -> tuple[Seat, Ask, By] | None:
        """Who is answered for without waiting for a person: a computer's seat, or one with a fitting order."""
        if standing.none and all(table.person(seat) is not None for seat in table.match.table.seats):
            return None
        standing.move_on(table.match)
        for seat, ask in table.match.pending.items():
            if ask.wait == "aside":
                continue
            if table.person(seat) is None:
                return seat, ask, "computer"
            if standing.passes(seat, ask):
                return seat, ask, "order"
        return None

    async def _store_new_lines(self, table: LiveTable, orders: Mapping[int, dict[str, Any]]) -> None:
        lines = table.match.lines_since(table.stored)
        now = self._clock()
        table.times = up_to_date(table, now, self._wishes, lines)
        check_at = next_check(table, now, self._wishes)
        if not lines and not orders:
            await self._store_times(table, check_at)
            return
        total = table.stored + len(lines)
        milestone = total // DIGEST_EVERY != table.stored // DIGEST_EVERY
        digest = table.match.digest() if milestone else None
        texts = [LINE.dump_json(line).decode() for line in lines]
        clocks = table.times.dump()
        await self._store.matches.append(table.row.id, table.stored, texts, digest, now, check_at, clocks, orders)
        table.stored = total
        for seat, kept in orders.items():
            table.seats[seat] = replace(table.seats[seat], orders=kept)
        table.row = replace(table.row, clocks=clocks, check_at=check_at)

    async def _store_times(self, table: LiveTable, check_at: float) -> None:
        """Nothing happened, but somebody's time may have begun, or somebody has been reminded."""
        clocks = table.times.dump()
        if clocks != table.row.clocks or check_at != table.row.check_at:
            await self._store.matches.set_clocks(table.row.id, clocks, check_at)
            table.row = replace(table.row, clocks=clocks, check_at=check_at)

    def board_stands(self, match_id: int, message: int) -> None:
        """What leads to the board leads to this message from now on."""
        if (table := self._live.get(match_id)) is not None:
            table.spot.board = message

    def forget(self, match_id: int) -> None:
        """The match is over or was changed on disk: the next to sit down loads it, once whoever is there has left."""
        if match_id in self._loading:
            self._outdated.add(match_id)
        if (table := self._live.get(match_id)) is not None:
            self._forget(table)

    def forget_all(self, later: float = 0.0) -> None:
        """Matches are changed on disk. By `later` their clocks are moved on, also what is stored from memory yet."""
        self._outdated.update(self._loading)
        for table in list(self._live.values()):
            table.times = table.times.later(later)
            self._forget(table)

    def _forget(self, table: LiveTable) -> None:
        if table.lock.locked():
            table.stale = True
        else:
            del self._live[table.row.id]

    def drop_idle(self) -> None:
        """Matches nobody touched for a while leave the memory; they are on disk."""
        before = self._clock() - IDLE
        for match_id, table in list(self._live.items()):
            if table.touched < before and not table.lock.locked():
                del self._live[match_id]


def _seen_to(loading: asyncio.Task[LiveTable]) -> None:
    """Whoever waits hears of what went wrong; where everybody has gone away nobody needs to."""
    if not loading.cancelled():
        loading.exception()
