"""What is on people's screens is brought up to date here: boards, hands, calls. The newest state wins.

Each message has a row with the line it shows, so after a crash what is missing is found without replaying everything.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.base.errors import Damaged, Refused
from bot.base.language import locale_from, words_for
from bot.base.speech import Speech
from bot.play.tables import LiveTable, Tables
from bot.screens.calls import Calls
from bot.screens.due import Due, due_at
from bot.screens.moments import Moments
from bot.screens.old_hands import retire_hands
from bot.screens.panels import Panels
from bot.screens.posts import GONE, Key, Posts, nonce_of
from bot.screens.requests import Requests
from bot.screens.retrying import Retrying
from bot.screens.talk import Talk
from bot.screens.teller import Teller
from bot.store import Kind, MatchRow, ShownRow, Store
from bot.ui import messages
from bot.ui.messages import Look
from engines.core import Text

log = logging.getLogger(__name__)

OLD = 3600.0  # edits of messages older than an hour are rationed: a new one is posted instead
SETTLED = 60.0  # seconds in which a board is not moved again
REPOST = (discord.NotFound, discord.RateLimited)  # it is gone, or its edits are rationed: a new one takes its place
NOBODY = 0


class Outbox:
    """One worker a table that has something to show."""

    def __init__(
        self,
        requests: Requests,
        teller: Teller,
        store: Store,
        tables: Tables,
        finish: Callable[[LiveTable], Awaitable[None]],
        set_aside: Callable[[int], Awaitable[Due | None]],
        announce: Callable[[int], None],
        calls: Calls,
        posts: Posts,
        talk: Talk,
        panels: Panels,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._requests = requests
        self._teller = teller
        self._store = store
        self._tables = tables
        self._finish = finish
        self._set_aside = set_aside
        self._announce = announce
        self._calls = calls
        self._posts = posts
        self._talk = talk
        self._panels = panels
        self._moments = Moments(requests, teller, store, posts, clock)
        self._clock = clock
        self._retrying = Retrying(self._show)
        self._news: set[int] = set()  # matches where something happened that people are called for
        self._homeless: set[int] = set()  # matches whose people know that their board has no place

    def touch(self, match: int, actor: int | None = None) -> None:
        """Something changed at a table. Who acted need not be called."""
        self._news.add(match)
        self._retrying.ask(match, actor)

    def refresh(self, match: int) -> None:
        """Nothing happened at a table, but it is to be shown otherwise: nobody is called for it."""
        self._retrying.ask(match)

    async def shown(self, match: int) -> None:
        """Wait until everything due at one table has been shown."""
        await self._retrying.finished(match)

    @property
    def idle(self) -> bool:
        """Whether nothing is being shown just now."""
        return self._retrying.idle

    async def drain(self) -> None:
        """Wait until everything due has been shown."""
        await self._retrying.drain()

    async def catch_up(self) -> None:
        """After a start: every table whose messages are behind its lines, or that has no board yet."""
        behind = {row.match_id for row in await self._store.shown.behind(("live", "over", "ended"))}
        unsettled = await self._store.shown.unsettled()  # a seat changed hands: that adds no line
        untold = await self._store.shown.untold()
        for match in behind | {*await self._store.shown.without_board(), *unsettled, *untold}:
            self.touch(match)

    async def _show(self, match: int, actors: set[int]) -> bool:
        """Bring everything up to date; whether all of it is. One part that fails does not keep the others back."""
        news = match in self._news
        self._news.discard(match)
        done = False
        try:
            done = await self._show_all(match, actors, news)
        finally:
            if news and not done:
                self._news.add(match)
        return done

    async def _show_all(self, match: int, actors: set[int], news: bool) -> bool:
        try:
            async with self._tables.sit(match) as table:
                if table.row.phase == "live":
                    await self._tables.settle(table)  # after a start that was cut short the computers have not moved
                    if table.match.over:
                        await self._finish(table)
                if not self._requests.is_in(table.row.guild_id):
                    return True  # nothing can be shown until somebody invites us again, and that touches it
                due = await due_at(table, self._teller, self._store, actors, news, self._panels.of(match))
        except Damaged:
            return await self._show_aside(match)
        except Refused:
            return True
        # what somebody was shown in secret when they acted is in their hand before the table hears of it
        first, later = (
            [partial(self._show_hand, p) for p in due.hands if (p in actors) is acted] for acted in (True, False)
        )
        board = [self._note_moments, self._show_board, self._tell_moments]
        if due.over:
            board = [self._note_moments, self._tell_moments, self._show_board]  # the result stands below all else
        done = await self._in_turn([self._retire_hands, *first, *board], due)
        panels = [self._succeeds(partial(self._show_panel, person), due) for person in due.panels]
        rest = await asyncio.gather(self._in_turn([*later, self._call, self._sweep], due), *panels)
        if due.over:
            self._announce(due.match)
        return done and all(rest)

    async def _in_turn(self, parts: Sequence[Callable[[Due], Awaitable[None]]], due: Due) -> bool:
        return all([await self._succeeds(part, due) for part in parts])

    async def _succeeds(self, part: Callable[[Due], Awaitable[None]], due: Due) -> bool:
        try:
            await part(due)
        except Exception as error:
            log.warning("a part of a table could not be shown yet", exc_info=error, extra={"match": due.match})
            return False
        return True

    async def _call(self, due: Due) -> None:
        """They lead to the board, wherever it stands by now."""
        board = await self._store.shown.get(due.match, "board", NOBODY)
        link = due.link if board is None else messages.link(due.guild, board.channel_id, board.message_id)
        calls = {person: call.leading(due.link, link) for person, call in due.calls.items()}
        await self._calls.update(due.match, due.line, due.place, calls, due.news)

    async def _sweep(self, due: Due) -> None:
        """What could not be removed, also the board that a newer one replaced right before we were stopped."""
        rows = {row.kind: row for row in await self._store.shown.of_match(due.match) if row.kind in ("old", "board")}
        old = rows.get("old")
        if old is not None and old.message_id != rows["board"].message_id:
            await self._remove(old)
        await self._posts.sweep(due.match)
        if old is not None:
            await self._store.shown.drop(due.match, "old", NOBODY)

    async def _note_moments(self, due: Due) -> None:
        await self._moments.note(due.match, due.place, due.moments)

    async def _tell_moments(self, due: Due) -> None:
        """Below the board, wherever it stands by now."""
        board = await self._store.shown.get(due.match, "board", NOBODY)
        await self._moments.tell(due.match, due.place if board is None else board.channel_id, due.moments)

    async def _retire_hands(self, due: Due) -> None:
        await retire_hands(self._requests, self._store, self._posts, due, self._clock() - OLD)

    # The board

    async def _show_board(self, due: Due) -> None:
        board = await self._teller.drawn(due.board)
        shown = await self._store.shown.get(due.match, "board", NOBODY)
        if await self._shows_already(due, "board", NOBODY, shown, board):
            return
        stays = shown if shown is not None and shown.channel_id == due.place and not self._old(shown) else None
        buried = stays is not None and await self._buried(due, stays, board)
        if stays is not None and not buried and await self._edited(due, stays, board):
            return
        try:
            message = await self._post_board(due, due.place, board, shown.message_id if shown is not None else 0)
        except GONE:
            if stays is None or not buried or not await self._edited(due, stays, board):
                await self._play_in_the_channel(due, board)
            return
        self._homeless.discard(due.match)
        if shown is not None:
            await self._store.shown.put(replace(shown, kind="old", line=-1))  # it shows no line: it is found by that
        await self._put(due, "board", NOBODY, due.place, message, board)
        if shown is not None and await self._remove(shown):
            await self._store.shown.drop(due.match, "old", NOBODY)
        if shown is not None and due.over:
            self.refresh(due.match)  # nothing else will lead people from their hands to where it stands now

    async def _edited(self, due: Due, shown: ShownRow, board: Look) -> bool:
        """Whether the board that stands there could be changed."""
        try:
            await self._change(shown, board)
        except (*REPOST, discord.Forbidden):
            return False
        await self._put(due, "board", NOBODY, shown.channel_id, shown.message_id, board, shown.at)
        return True

    async def _buried(self, due: Due, shown: ShownRow, board: Look) -> bool:
        """Whether a board that changes is posted anew below what people wrote, or below a big moment. Not while a
        window is open: there a new message would tell more than an edit.
        """
        settled = due.over or self._clock() - shown.at >= SETTLED
        if due.sealed or not settled or board.is_shown_by(shown.look):
            return False
        moment = await self._store.shown.get(due.match, "moment")
        below = moment is not None and moment.channel_id == shown.channel_id and moment.message_id > shown.message_id
        return below or await self._talk.buries(shown.channel_id, shown.message_id)

    async def _post_board(self, due: Due, place: int, board: Look, replaces: int) -> int:
        """A new board; in words where we may write but not show pictures."""
        key = Key(due.match, "board", NOBODY)
        nonce = nonce_of(key, due.line, replaces)
        try:
            return await self._posts.post(key, place, board, nonce)
        except discord.Forbidden:
            if not board.drawn:
                raise
            return await self._posts.post(key, place, due.board.lay_out(()), nonce)

    async def _play_in_the_channel(self, due: Due, board: Look) -> None:
        """The thread is gone or closed to us: the match goes on in the channel it was started from."""
        match = await self._store.matches.get(due.match)
        if match is None:
            return
        try:
            message = await self._post_board(due, match.channel_id, board, match.channel_id)
        except GONE:
            await self._wait_and_say_why(due, match)
            return
        if match.thread_id is not None:
            await self._store.matches.set_thread(due.match, None)
            self._tables.forget(due.match)
        await self._put(due, "board", NOBODY, match.channel_id, message, board)

    async def _wait_and_say_why(self, due: Due, match: MatchRow) -> None:
        """There is no place for the board at all: everybody is told once, in private, and the match waits."""
        log.warning("a board has no place to stand", extra={"match": due.match})
        if due.match in self._homeless:
            return
        self._homeless.add(due.match)
        for person in due.hands:
            known = await self._store.players.get(person)
            locale = self._teller.language_of(person, known.locale if known else None, locale_from(match.locale, "en"))
            speech = Speech(words_for(match.game, locale), [])
            words = messages.sentence(speech.say(Text("host-no-place", game=Text("game-name"), table=due.match)))
            try:
                await self._requests.post(
                    await self._requests.dm_channel(person), words, f"n{due.match}-{person % 10**6}"
                )
            except discord.HTTPException:
                log.info("somebody could not be told", extra={"match": due.match})

    # Hands

    async def _show_hand(self, person: int, due: Due) -> None:
        hand = await self._teller.drawn(due.hands[person])
        shown = await self._store.shown.get(due.match, "hand", person)
        if await self._shows_already(due, "hand", person, shown, hand):
            return
        try:
            if shown is not None and not self._old(shown):
                await self._change(shown, hand)
                await self._put(due, "hand", person, shown.channel_id, shown.message_id, hand, shown.at)
                return
        except REPOST:
            pass
        except discord.Forbidden:
            await self._store.players.set_dm(person, None, True)
            return
        key = Key(due.match, "hand", person)
        nonce = nonce_of(key, due.line, shown.message_id if shown is not None else 0)
        try:
            channel = await self._requests.dm_channel(person)
            message = await self._posts.post(key, channel, hand, nonce)
        except GONE:
            await self._store.players.set_dm(person, None, True)
            return
        await self._put(due, "hand", person, channel, message, hand)
        if shown is not None:
            await self._remove(shown)

    async def _show_panel(self, person: int, due: Due) -> None:
        """Nobody else waits for it. The last one it shows stays."""
        panel, page = due.panels[person]
        if not await self._panels.change(due.match, panel, await self._teller.drawn(page), sealed=due.sealed):
            self.refresh(due.match)
        elif due.over or person not in due.seated:
            self._panels.close(due.match, person)

    async def _shows_already(self, due: Due, kind: Kind, player: int, shown: ShownRow | None, look: Look) -> bool:
        """Nothing has changed for its readers: no edit, no new message, which would tell that somebody has answered."""
        if shown is None or not look.is_shown_by(shown.look, whenever=due.sealed):
            return False  # while a window is open, times that have moved wait until something else is to be seen
        if kind == "board" and (shown.channel_id != due.place or (due.news and not due.sealed)):
            return False  # a move in the open is a good moment to see whether the board still stands
        await self._put(due, kind, player, shown.channel_id, shown.message_id, look, shown.at)
        return True

    async def _change(self, shown: ShownRow, look: Look) -> None:
        await self._store.shown.forget_look(shown.match_id, shown.message_id)
        await self._requests.change(shown.channel_id, shown.message_id, look, known=bool(shown.look))

    async def welcome(self, match: int, player: int, look: Look) -> None:
        """The first DM of a match: later ones are edits of it."""
        key = Key(match, "hand", player)
        channel = await self._requests.dm_channel(player)
        message = await self._posts.post(key, channel, look, nonce_of(key, 0))
        await self._store.players.set_dm(player, channel, False)
        await self._store.shown.put(ShownRow(match, "hand", player, channel, message, 0, self._clock()))
        self._posts.sure(key)

    async def _put(
        self, due: Due, kind: Kind, player: int, channel: int, message: int, look: Look, at: float | None = None
    ) -> None:
        at = self._clock() if at is None else at
        await self._store.shown.put(ShownRow(due.match, kind, player, channel, message, due.line, at, look.mark))
        self._posts.sure(Key(due.match, kind, player))
        if kind == "board":
            self._tables.board_stands(due.match, message)

    async def _remove(self, row: ShownRow) -> bool:
        return await self._posts.remove(row.match_id, row.channel_id, row.message_id)

    def _old(self, row: ShownRow) -> bool:
        return self._clock() - row.at > OLD

    async def _show_aside(self, match: int) -> bool:
        """A match that cannot go on says so in the place of its board, and what can be done."""
        due = await self._set_aside(match)
        return due is None or await self._succeeds(self._show_board, due)
