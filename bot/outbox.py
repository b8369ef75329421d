"""What is on people's screens is brought up to date here: boards, hands, calls. The newest state wins.

Each message has a row with the line it shows, so after a crash what is missing is found without replaying everything.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

import discord

from bot.calls import Calls
from bot.errors import Damaged, Refused
from bot.language import Locale, locale_from, words_for
from bot.store import Kind, MatchRow, ShownRow, Store
from bot.tables import LiveTable, Tables
from bot.ui import messages
from bot.ui.messages import Look, Page, Told
from bot.ui.speech import Speech
from engines.core import Ask, Seat, Text

log = logging.getLogger(__name__)

OLD = 3600.0  # edits of messages older than an hour are rationed: a new one is posted instead
BREATH = 1.0  # seconds between two edits of a busy table: Discord takes five in five seconds
NOBODY = 0
RECENT = 6  # events that stand on a board


class House(Protocol):
    """What the outbox needs of the bot."""

    async def post(self, channel: int, look: Look | str, nonce: str, mention: int | None = None) -> int: ...
    async def change(self, channel: int, message: int, look: Look) -> None: ...
    async def remove(self, channel: int, message: int) -> None: ...
    async def dm_channel(self, player: int) -> int: ...
    def told(self, table: LiveTable, seat: Seat | None, locale: Locale, since: int) -> Told: ...
    async def final(self, table: LiveTable) -> Page: ...
    async def drawn(self, page: Page) -> Look: ...
    def boards_of(self, player: int) -> str: ...
    def language_of(self, player: int, known: str | None, otherwise: Locale) -> Locale: ...


@dataclass(slots=True, frozen=True)
class Due:
    """What should be on screen for one table, noted while nobody could change it."""

    match: int
    line: int
    place: int
    board: Page
    hands: dict[int, Page]
    calls: dict[int, str]


class Outbox:
    """One worker a table that has something to show."""

    def __init__(
        self,
        house: House,
        store: Store,
        tables: Tables,
        finish: Callable[[LiveTable], Awaitable[None]],
        calls: Calls,
    ) -> None:
        self._house = house
        self._store = store
        self._tables = tables
        self._finish = finish
        self._calls = calls
        self._dirty: dict[int, set[int]] = {}
        self._news: set[int] = set()  # matches where something happened that people are called for
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._draining = False
        self._homeless: set[int] = set()  # matches whose people know that their board has no place

    def touch(self, match: int, actor: int | None = None) -> None:
        """Something changed at a table. Who acted need not be called."""
        self._news.add(match)
        self._dirty.setdefault(match, set()).update([actor] if actor is not None else [])
        self._begin(match)

    def refresh(self, match: int) -> None:
        """Nothing happened at a table, but it is to be shown otherwise: nobody is called for it."""
        self._dirty.setdefault(match, set())
        self._begin(match)

    def _begin(self, match: int) -> None:
        if match not in self._workers:
            self._workers[match] = asyncio.create_task(self._work(match))

    async def shown(self, match: int) -> None:
        """Wait until everything due at one table has been shown."""
        while (worker := self._workers.get(match)) is not None:
            await asyncio.gather(worker, return_exceptions=True)

    @property
    def idle(self) -> bool:
        """Whether nothing is being shown just now."""
        return not self._workers

    async def drain(self) -> None:
        """Wait until everything due has been shown."""
        self._draining = True
        while self._workers:
            await asyncio.gather(*self._workers.values(), return_exceptions=True)

    async def catch_up(self) -> None:
        """After a start: every table whose messages are behind its lines, the last ones of a match included."""
        for match in {row.match_id for row in await self._store.shown.behind(("live", "over"))}:
            self.touch(match)

    async def _work(self, match: int) -> None:
        try:
            while match in self._dirty:
                actors = self._dirty.pop(match)
                try:
                    await self._show(match, actors)
                except Refused as refused:
                    await self._explain(match, refused)
                except Exception:
                    log.exception("a table could not be shown", extra={"match": match})
                if match in self._dirty and not self._draining:
                    await asyncio.sleep(BREATH)
        finally:
            self._workers.pop(match, None)

    async def _show(self, match: int, actors: set[int]) -> None:
        news = match in self._news
        self._news.discard(match)
        async with self._tables.sit(match) as table:
            if table.match.over and table.row.phase == "live":
                await self._finish(table)
            due = await self._due(table, actors)
        await self._show_board(due)
        await self._show_hands(due)
        await self._calls.update(due.match, due.line, due.place, due.calls, news)

    async def _due(self, table: LiveTable, actors: set[int]) -> Due:
        house, row, match = self._house, table.row, table.match
        locale = table.locale
        everybody = house.told(table, None, locale, max(0, len(match.events) - RECENT))
        board = await house.final(table) if match.over else _board(table, everybody)
        hands, calls = {}, {}
        for seat in match.table.seats:
            person = table.seats[seat].player_id
            if person is None:
                continue
            known = await self._store.players.get(person)
            told = house.told(
                table, seat, house.language_of(person, known.locale if known else None, locale), len(match.events)
            )
            if known is None or not known.dm_closed:
                hands[person] = messages.private_page(told).for_reader(house.boards_of(person))
            if seat in match.waiting and person not in actors and table.person(seat) is not None:
                calls[person] = _call_words(table, match.pending[seat], told)
        return Due(row.id, table.stored, row.thread_id or row.channel_id, board, hands, calls)

    async def _show_board(self, due: Due) -> None:
        board = await self._house.drawn(due.board)
        shown = await self._store.shown.get(due.match, "board", NOBODY)
        if shown is not None and shown.channel_id == due.place and not _old(shown):
            try:
                await self._house.change(shown.channel_id, shown.message_id, board)
                await self._put(due, "board", NOBODY, shown.channel_id, shown.message_id, shown.at)
                return
            except discord.NotFound:
                pass
        try:
            message = await self._house.post(due.place, board, f"b{due.match}-{due.line}")
        except (discord.NotFound, discord.Forbidden):
            await self._play_in_the_channel(due, board)
            return
        self._homeless.discard(due.match)
        await self._put(due, "board", NOBODY, due.place, message)
        if shown is not None:
            await self._remove(shown)

    async def _play_in_the_channel(self, due: Due, board: Look) -> None:
        """The thread is gone or closed to us: the match goes on in the channel it was started from."""
        match = await self._store.matches.get(due.match)
        if match is None:
            return
        try:
            message = await self._house.post(match.channel_id, board, f"c{due.match}-{due.line}")
        except (discord.NotFound, discord.Forbidden):
            await self._wait_and_say_why(due, match)
            return
        if match.thread_id is not None:
            await self._store.matches.set_thread(due.match, None)
            self._tables.forget(due.match)
        await self._put(due, "board", NOBODY, match.channel_id, message)

    async def _wait_and_say_why(self, due: Due, match: MatchRow) -> None:
        """There is no place for the board at all: everybody is told once, in private, and the match waits."""
        log.warning("a board has no place to stand", extra={"match": due.match})
        if due.match in self._homeless:
            return
        self._homeless.add(due.match)
        for person in due.hands:
            known = await self._store.players.get(person)
            locale = self._house.language_of(person, known.locale if known else None, locale_from(match.locale, "en"))
            speech = Speech(words_for(match.game, locale), [])
            words = messages.sentence(speech.say(Text("host-no-place", game=Text("game-name"), table=due.match)))
            try:
                await self._house.post(await self._house.dm_channel(person), words, f"n{due.match}-{person % 10**6}")
            except discord.HTTPException:
                log.info("somebody could not be told", extra={"match": due.match})

    async def _show_hands(self, due: Due) -> None:
        for person, page in due.hands.items():
            hand = await self._house.drawn(page)
            shown = await self._store.shown.get(due.match, "hand", person)
            try:
                if shown is not None and not _old(shown):
                    await self._house.change(shown.channel_id, shown.message_id, hand)
                    await self._put(due, "hand", person, shown.channel_id, shown.message_id, shown.at)
                    continue
            except discord.NotFound:
                pass
            except discord.Forbidden:
                await self._store.players.set_dm(person, None, True)
                continue
            try:
                channel = await self._house.dm_channel(person)
                message = await self._house.post(channel, hand, f"h{due.match}-{person % 10**6}-{due.line}"[:25])
            except (discord.Forbidden, discord.NotFound):
                await self._store.players.set_dm(person, None, True)
                continue
            await self._put(due, "hand", person, channel, message)
            if shown is not None:
                await self._remove(shown)

    async def put_hand(self, match: int, player: int, channel: int, message: int) -> None:
        """The first DM of a match is there: later ones are edits of it."""
        await self._store.shown.put(ShownRow(match, "hand", player, channel, message, 0, time.time()))

    async def _put(
        self, due: Due, kind: Kind, player: int, channel: int, message: int, at: float | None = None
    ) -> None:
        await self._store.shown.put(
            ShownRow(due.match, kind, player, channel, message, due.line, time.time() if at is None else at)
        )

    async def _remove(self, row: ShownRow) -> None:
        try:
            await self._house.remove(row.channel_id, row.message_id)
        except discord.HTTPException:
            log.info("an old message could not be removed", extra={"match": row.match_id})

    async def _explain(self, match: int, refused: Refused) -> None:
        """A match that cannot go on says so to its players."""
        if not isinstance(refused, Damaged):
            return
        row = await self._store.matches.get(match)
        if row is not None:
            speech = Speech(words_for(row.game, locale_from(row.locale, "en")), [])
            words = messages.sentence(speech.say(refused.text))
            await self._house.post(row.thread_id or row.channel_id, words, f"d{match}")


def _board(table: LiveTable, told: Told) -> Page:
    picture = told.face.picture(told)
    waited = [(seat, ask) for seat, ask in table.match.pending.items() if ask.wait != "aside"]
    if len(waited) == 1:
        seat, _ = waited[0]
        ask = messages.in_the_open(table.match.asks(seat))
        if ask is not None:
            return Page(picture, lambda drawn: messages.board_with_controls(told, ask, seat, drawn))
    return Page(picture, lambda drawn: messages.board(told, drawn))


def _call_words(table: LiveTable, ask: Ask, told: Told) -> str:
    place = table.row.thread_id or table.row.channel_id
    link = f"https://discord.com/channels/{table.row.guild_id}/{place}"
    return told.speech.say(
        Text("host-call", game=Text("game-name"), table=table.row.id, prompt=told.speech.say(ask.prompt), link=link)
    )


def _old(row: ShownRow) -> bool:
    return time.time() - row.at > OLD
