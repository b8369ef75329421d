"""From /new to the first card: who joins, what is agreed, and the start."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Any
from weakref import WeakValueDictionary

from aiosqlite import Connection

from bot.base.errors import (
    AlreadyStarted,
    NoSuchTable,
    NotJoined,
    NotSeated,
    OnlyTheHost,
    SeatKept,
    StalePress,
    TooFew,
)
from bot.base.language import Locale, locale_from, words_for
from bot.base.options import agreed, changed
from bot.base.speech import Speech, escaped
from bot.play.fair_dealing import new_secret, seed_from
from bot.store import NEVER_SHOWN, Invitation, MatchRow, Place, SeatRow, Store, WrongPhase
from bot.store.jobs import match_in, note_join, note_lobby, put_options, put_seat_options, seats_in, vacate
from bot.store.matches import start
from bot.time.pace import pace_named
from engines import catalogue
from engines.core import Text

log = logging.getLogger(__name__)

EXPIRES = 2 * 3600.0
REMEMBERED = 4096  # lobbies of which it is known who was called to them
KEPT = 24 * 3600.0  # how long a rematch waits for its people: they may be asleep


class Lobby:
    """All lobbies: they live in the store, and nowhere else."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._inviting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._invited: OrderedDict[int, set[int]] = OrderedDict()  # who was called to which lobby; a restart forgets it

    async def open(
        self,
        game: str,
        guild: int,
        place: Place,
        host: int,
        name: str,
        locale: Locale,
        pace: str,
        options: dict[str, Any],
    ) -> MatchRow:
        """A new lobby; its host has the first seat. What they pressed came before the seal and adds nothing to it."""
        full = agreed(catalogue[game].Options, options)
        return await self._store.matches.new_lobby(
            game=game,
            guild_id=guild,
            channel_id=place.channel,
            thread_id=place.thread,
            host_id=host,
            host_name=name,
            join_id=None,
            locale=locale,
            pace=pace,
            options=full,
            secret=new_secret(),
            at=time.time(),
            check_at=time.time() + EXPIRES,
        )

    def inviting(self, match_id: int) -> asyncio.Lock:
        """To be held while the rematch of a match is opened and shown: two who press at once get the same one."""
        return self._inviting.setdefault(match_id, asyncio.Lock())

    async def rematch(self, match_id: int, player: int, name: str, place: Place, locale: Locale) -> Invitation:
        """The same options and computers, and seats kept for the same people; the player who pressed is the host."""
        old = await self._store.matches.get(match_id)
        if old is None or old.guild_id is None or old.phase != "over":
            raise NoSuchTable
        seats = await self._store.matches.seats(match_id)
        if player not in [seat.player_id for seat in seats]:
            raise NotSeated
        now = time.time()
        return await self._store.rematches.open(old, player, name, place, locale, new_secret(), now, now + KEPT)

    def invite(self, match_id: int, people: Sequence[int]) -> list[int]:
        """Those of them who were not called to this lobby yet. They count as called now."""
        called = self._invited.setdefault(match_id, set())
        new = [person for person in people if person not in called]
        called.update(new)
        if len(self._invited) > REMEMBERED:
            self._invited.popitem(last=False)
        return new

    def never_invited(self, match_id: int, people: Sequence[int]) -> None:
        """The call did not get through: they can be called again."""
        self._invited.get(match_id, set()).difference_update(people)

    async def remove(self, match_id: int, player: int, seat: int, seen: str) -> None:
        """The host frees a seat, also one that is kept; their own they leave. `seen` is who sat where they looked."""
        match = await self._lobby(match_id, host=player)

        async def job(db: Connection) -> None:
            seats = await seats_in(db, match_id)
            if who_sits(seats) != seen:
                raise StalePress  # seats move up when one is freed: this could be another person's by now
            if any(taken.seat == seat and taken.player_id != match.host_id for taken in seats):
                await vacate(db, match_id, seat)

        await self._store.write(job)

    async def expire(self, match_id: int) -> None:
        """Nobody started it in time."""
        with suppress(WrongPhase):  # it was started meanwhile
            await self._store.matches.void(match_id, "expired")

    async def discard(self, match_id: int) -> None:
        """It could not be shown to anybody."""
        with suppress(WrongPhase):
            await self._store.matches.void(match_id, NEVER_SHOWN)

    async def join(self, match_id: int, player: int, name: str, join: str, message: int | None = None) -> None:
        """Take the seat that is kept, or a free one, with a press on this message."""
        match = await self._lobby(match_id)
        most = catalogue[match.game].seats[1]
        await self._store.matches.join(match_id, player, name, join, most, message)

    async def leave(self, match_id: int, player: int) -> None:
        """Give the seat back, or decline the one that is kept."""
        await self._lobby(match_id)
        await self._store.matches.leave(match_id, player)

    async def add_computer(self, match_id: int, player: int) -> None:
        """A computer takes a free seat, if somebody who sits there asks for it."""
        match = await self._lobby(match_id)
        seats = await self._store.matches.seats(match_id)
        seat_of(seats, player)
        number = 1 + sum(seat.is_computer for seat in seats)
        speech = Speech(words_for(match.game, locale_from(match.locale, "en")), [])
        name = speech.words.say(Text("host-computer-name", number=number), [])
        await self._store.matches.add_computer(match_id, name, most=catalogue[match.game].seats[1])

    async def set_option(self, match_id: int, player: int, choice: str) -> None:
        """The host changes what is agreed."""
        await self._lobby(match_id, host=player)

        async def job(db: Connection) -> None:
            match = await match_in(db, match_id, "lobby")
            await put_options(db, match_id, changed(catalogue[match.game].Options, match.options, choice))

        await self._store.write(job)

    async def set_own_option(self, match_id: int, player: int, choice: str) -> None:
        """A player chooses something for their own seat (a deck), which nobody else is told."""
        match = await self._lobby(match_id)

        async def job(db: Connection) -> None:
            own = seat_of(await seats_in(db, match_id), player)
            options = changed(catalogue[match.game].SeatOptions, own.options, choice)
            await put_seat_options(db, match_id, own.seat, options)

        await self._store.write(job)

    async def set_pace(self, match_id: int, player: int, pace: str) -> None:
        """The host chooses how fast it is played."""
        await self._lobby(match_id, host=player)
        await self._store.matches.set_pace(match_id, pace_named(pace))

    async def ready(self, match_id: int, player: int) -> MatchRow:
        """The lobby, if its host may start."""
        match = await self._lobby(match_id, host=player)
        _must_be_complete(match, await self._store.matches.seats(match_id))
        return match

    async def start(
        self, match_id: int, player: int, thread: int | None, press: str, message: int | None = None
    ) -> None:
        """The lobby becomes a match, dealt from the secret and the joins of those who sit there at that moment."""
        await self._lobby(match_id, host=player)

        async def job(db: Connection) -> None:
            match, seats = await match_in(db, match_id, "lobby"), await seats_in(db, match_id)
            _must_be_complete(match, seats)
            await note_lobby(db, match_id, message)
            joins = [seat.join_id for seat in seats]
            if not any(joins):  # the host plays with computers: their press is the only one after the seal
                joins = [press if seat.player_id == player else None for seat in seats]
                await note_join(db, match_id, player, press)
            seed = seed_from(match.secret, joins)
            await start(db, match_id, seed, catalogue[match.game].version, thread, time.time())

        await self._store.write(job)

    async def cancel(self, match_id: int, player: int) -> None:
        """The host calls it off."""
        await self._lobby(match_id, host=player)
        await self._store.matches.void(match_id, "cancelled")

    async def of(self, match_id: int, host: int | None = None) -> MatchRow:
        """The lobby's row, if it still is one; for its host alone where one is named."""
        return await self._lobby(match_id, host)

    async def host_of(self, match: MatchRow) -> str:
        """The name of whoever opened it, safe to show."""
        known = await self._store.players.get(match.host_id)
        return escaped(known.name) if known is not None else ""

    async def _lobby(self, match_id: int, host: int | None = None) -> MatchRow:
        match = await self._store.matches.get(match_id)
        if match is None or match.phase == "void":
            raise NoSuchTable
        if match.phase != "lobby":
            raise AlreadyStarted
        if host is not None and match.host_id != host:
            raise OnlyTheHost(name=await self.host_of(match))
        return match


def _must_be_complete(match: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Refuse to start while a seat is kept, or with too few."""
    kept = [Text("host-name", name=escaped(seat.name)) for seat in seats if seat.kept_for is not None]
    if kept:
        raise SeatKept(names=kept, count=len(kept))
    least = catalogue[match.game].seats[0]
    if len(seats) < least:
        raise TooFew(least=least)


def seat_of(seats: Sequence[SeatRow], player: int) -> SeatRow:
    """The seat a player has taken."""
    for seat in seats:
        if seat.player_id == player:
            return seat
    raise NotJoined


def who_sits(seats: Sequence[SeatRow]) -> str:
    """A mark of who sits where: another one once that has changed."""
    words = " ".join(f"{seat.player_id}/{seat.kept_for}" for seat in seats)
    return blake2b(words.encode(), digest_size=6).hexdigest()
