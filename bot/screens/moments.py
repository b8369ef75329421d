"""Big moments of a match, told in messages of their own: silent, and once, however often the bot is killed.

The `moment` row of a match says of how many of its lines they were told. Before they are told it is noted up to which
line they will be, and with the same nonce the same message is found again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import zip_longest

import discord

from bot.pictures import Drawn
from bot.play.tables import LiveTable
from bot.screens.posts import Key, Posts, nonce_of
from bot.screens.requests import Requests
from bot.screens.teller import Teller
from bot.store import NO_MESSAGE, NOBODY, ShownRow, Store
from bot.ui.faces import Moment
from bot.ui.messages import Look, Page, Told, look
from bot.ui.parts import texts_of

log = logging.getLogger(__name__)

MOST = 10  # moments in one message: the newest
PICTURES = 4  # in one message: the newest
SLACK = 60.0  # seconds by which our clock and Discord's may differ


@dataclass(slots=True, frozen=True)
class Telling:
    """The moments of some lines, in one message."""

    first: int
    last: int
    page: Page | None  # None: there are none
    begun: bool  # it was noted before, so it may have been told


def page_of(moments: Sequence[Moment], told: Told) -> Page | None:
    """The newest of them in one message, with their pictures."""
    newest = moments[-MOST:]
    if not newest:
        return None
    words = "\n".join(f"**{told.speech.say(moment.text)}**" for moment in newest)
    pictures = list(dict.fromkeys(picture for moment in newest for picture in moment.pictures))

    def lay_out(drawn: Sequence[Drawn]) -> Look:
        return look(words, *drawn)

    return Page(pictures[-PICTURES:], lay_out)


def moments_of(table: LiveTable, told: Told, first: int, last: int) -> list[Moment]:
    """What was big in these lines; what only some were told is nobody else's. A face is told what happened in them, so
    that a picture of it is the same whenever it is drawn.
    """
    happened = [event for line in range(first, last) for event in table.match.told_with(line) if event.to is None]
    since = replace(told, since=happened)
    found = [told.face.moment(event, since) for event in happened]
    return [moment for moment in found if moment is not None]


async def due_moments(table: LiveTable, told: Told, store: Store) -> list[Telling]:
    """What is still to be told. `told` is what a bystander may know."""
    row, board = await store.shown.get(table.row.id, "moment"), await store.shown.get(table.row.id, "board")
    first = row.line if row is not None else _from_here(board, table.stored)
    begun = int(row.look) if row is not None and row.look else first
    spans = [(first, begun, True)] if begun > first else []
    spans.append((begun, table.stored, False))
    return [Telling(a, b, page_of(moments_of(table, told, a, b), told), again) for a, b, again in spans]


def _from_here(board: ShownRow | None, now: int) -> int:
    """A match that began before there were moments tells none of what its board shows already."""
    return 0 if board is None else board.line if board.line >= 0 else now


class Moments:
    """`note` what is to be told before the board shows it, `tell` it afterwards."""

    def __init__(
        self, requests: Requests, teller: Teller, store: Store, posts: Posts, clock: Callable[[], float] = time.time
    ) -> None:
        self._requests = requests
        self._teller = teller
        self._store = store
        self._posts = posts
        self._clock = clock
        self._own: set[tuple[int, int]] = set()  # match and first line: what this process began to tell

    async def note(self, match: int, place: int, tellings: Sequence[Telling]) -> None:
        """From now on they are told although we may be killed."""
        row = await self._store.shown.get(match, "moment")
        if row is None and tellings:
            await self._put(match, place, tellings[0].first)
        for telling in tellings[:1]:
            if telling.page is not None and not telling.begun:
                await self._begin(match, place, telling)

    async def tell(self, match: int, place: int, tellings: Sequence[Telling]) -> None:
        """One message for each, if it does not stand there already. Without a place it stays begun, and so to be told
        when the table is shown again.
        """
        for telling, following in zip_longest(tellings, tellings[1:]):
            if telling.page is None:
                continue
            row = await self._store.shown.get(match, "moment")
            if row is not None and row.line > telling.first:
                continue
            if row is None or row.look != str(telling.last):
                await self._begin(match, place, telling)
            message = await self._told(match, place, telling, telling.page, self._clock() if row is None else row.at)
            if message is None:
                return
            if following is not None and following.page is not None:
                await self._begin(match, place, following)
            else:
                await self._put(match, place, telling.last, message)
            self._posts.sure(_key(match))
            self._own.discard((match, telling.first))

    async def _begin(self, match: int, place: int, telling: Telling) -> None:
        self._own.add((match, telling.first))
        await self._put(match, place, telling.first, upto=str(telling.last))

    async def _put(self, match: int, place: int, line: int, message: int = NO_MESSAGE, upto: str = "") -> None:
        await self._store.shown.put(ShownRow(match, "moment", NOBODY, place, message, line, self._clock(), upto))

    async def _told(self, match: int, place: int, telling: Telling, page: Page, since: float) -> int | None:
        """Post it, without its picture where that is not allowed; None if it has no place now. What an earlier process
        may have told is looked for first: Discord forgets a nonce after some minutes.
        """
        look = await self._teller.drawn(page)
        if telling.begun and (match, telling.first) not in self._own:
            earlier = await self._find(place, look, since)
            if earlier is not None:
                return earlier
        nonce = nonce_of(_key(match), telling.first, telling.last)
        gone = False
        for each in (look, page.lay_out(())):
            try:
                return await self._posts.post(_key(match), place, each, nonce)
            except discord.HTTPException as error:
                if error.status >= 500 or error.status == 429:
                    raise
                gone = error.status in (403, 404)
                log.info("a moment could not be told: %s", error.code, extra={"match": match})
        return None if gone else NO_MESSAGE

    async def _find(self, place: int, look: Look, since: float) -> int | None:
        after = discord.utils.time_snowflake(datetime.fromtimestamp(since - SLACK, UTC))
        said = texts_of(look.to_components())
        try:
            below = await self._requests.messages_after(place, after)
        except discord.HTTPException:
            return None
        return next((each.id for each in below if each.ours and each.texts == said), None)


def _key(match: int) -> Key:
    return Key(match, "moment", NOBODY)
