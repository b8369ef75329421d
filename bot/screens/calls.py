"""Calling people: a short message where they want it, when they want it, gone once they have moved.

A call held back for somebody's quiet hours is a `ping` row without a message, and a nudge that is still to be given is
later than the call there is: so both outlive a restart.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace

from bot.people.preferences import Chosen
from bot.screens.posts import GONE, Key, Messenger, Posts, naming, nonce_of
from bot.store import NO_MESSAGE, ShownRow, Store

MUCH = 600.0  # seconds
HEADS_UP = -1  # the line of a call that only says that somebody's move is near


@dataclass(slots=True, frozen=True)
class Call:
    """What somebody is called with, for a question that is open `since` then.

    An earlier call than `after` is replaced, and missed if there was none: a reminder, or they were away.
    A private one goes to nobody else's eyes, or to nobody's. A heads-up is no call yet: their move is near.
    """

    words: str
    name: str = ""  # which call of which question: the same one is not given twice
    after: float = 0.0
    since: float = 0.0
    private: bool = False
    heads_up: bool = False
    deadline: float = 0.0  # until when there is time, if the words say so
    nudge: str = ""  # the words for whoever was nudged

    def differs(self, row: ShownRow, place: int) -> bool:
        """Whether what was said was about something else, or must not stand where it stands."""
        near = (row.line == HEADS_UP) is not self.heads_up
        return near or row.at < self.since or (self.private and row.channel_id == place)

    def leading(self, before: str, now: str) -> Call:
        """With another link."""
        return replace(self, words=self.words.replace(before, now), nudge=self.nudge.replace(before, now))

    def is_newer(self, row: ShownRow) -> bool:
        """Whether it is a reminder of what was said."""
        return row.message_id != NO_MESSAGE and row.at < self.after


def in_private(words: str) -> str:
    """There they stand alone, with no name before them."""
    return words[:1].upper() + words[1:]


class Calls:
    """`bot.calls`."""

    def __init__(
        self, messenger: Messenger, store: Store, chosen: Chosen, posts: Posts, clock: Callable[[], float] = time.time
    ) -> None:
        self._messenger = messenger
        self._store = store
        self._chosen = chosen
        self._posts = posts
        self._clock = clock
        self._held: dict[int, set[int]] = {}  # who is not called yet, by match
        self._again: dict[int, set[int]] = {}  # who is to be called once more, since somebody nudged them, by match

    async def load(self) -> None:
        """Once, at the start: which calls were held back, and which nudges."""
        for row in await self._store.shown.held():
            self._held.setdefault(row.match_id, set()).add(row.player_id)
        for row in await self._store.shown.nudged():
            self._again.setdefault(row.match_id, set()).add(row.player_id)

    async def can_go_now(self) -> list[int]:
        """The matches where somebody's quiet hours are over who has not been called yet."""
        now = self._clock()
        found = []
        for match in {*self._held, *self._again}:
            people = {*self._held.get(match, ()), *self._again.get(match, ())}
            if all(self._chosen.by(person).quiet_at(now) for person in people):
                continue
            row = await self._store.matches.get(match)
            if row is not None and row.phase == "live":
                found.append(match)
            else:
                self._again.pop(match, None)
                for person in people:
                    await self._drop(match, person)
        return found

    def nudge(self, match: int, people: Collection[int]) -> None:
        """Call somebody once more in place of the call they have, when the table is shown next."""
        self._again.setdefault(match, set()).update(people)

    async def update(self, match: int, line: int, place: int, waited: Mapping[int, Call], news: bool) -> None:
        """Take back the calls of those who are no longer waited for, and call the others once.

        Without news at the table nobody is called anew, but a call that was held back may go out, and a reminder takes
        the place of an earlier call.
        """
        await self._posts.withdraw(match, "ping", set(waited))
        rows = {row.player_id: row for row in await self._store.shown.of_match(match) if row.kind == "ping"}
        self._held.pop(match, None)
        if held := {person for person, row in rows.items() if row.message_id == NO_MESSAGE}:
            self._held[match] = held  # as it is on disk: somebody may have been deleted
        for person, row in rows.items():
            if person not in waited:
                await self._take_back(row)
        for person, due in waited.items():
            nudged = person in self._again.get(match, ())
            self._again.get(match, set()).discard(person)
            call = self._nudged(due) if nudged and due.nudge else due
            before = rows.get(person)
            if before is None:
                again = news or call.after > 0
            else:
                again = call.differs(before, place) or (call.is_newer(before) and not self._quiet(person))
            if not again and person not in held:
                if nudged and self._quiet(person):
                    self._again[match].add(person)  # they hear of it when their quiet hours are over
                elif before is not None:
                    await self._set_the_time(before, call, place)
                continue
            try:
                await self._call(match, line, place, person, call, before, person in held and not again)
            except BaseException:
                if nudged:
                    self._again.setdefault(match, set()).add(person)
                raise
        self._again[match] = self._again.get(match, set()) & waited.keys()
        if not self._again[match]:
            del self._again[match]

    async def _set_the_time(self, row: ShownRow, call: Call, place: int) -> None:
        """The same call, but there is much more time now: it is reworded, and nobody is called anew.

        Not while a window is open: a change would come with somebody's answer.
        """
        if row.look and call.deadline and not call.private and abs(call.deadline - float(row.look)) >= MUCH:
            words = naming(row.player_id, call.words) if row.channel_id == place else in_private(call.words)
            await self._posts.reword(row.channel_id, row.message_id, words)
            await self._store.shown.put(replace(row, look=str(call.deadline)))

    def _nudged(self, call: Call) -> Call:
        """The call of somebody who was nudged: with kind words, and anew."""
        now = self._clock()
        return replace(
            call, words=call.nudge, name=f"nudge {now}", after=now + 1, deadline=0.0
        )  # later than any there is

    def _quiet(self, person: int) -> bool:
        return self._chosen.by(person).quiet_at(self._clock())

    async def _call(
        self, match: int, line: int, place: int, person: int, call: Call, before: ShownRow | None, held: bool
    ) -> None:
        """Call somebody in place of the call they have, which goes once the new one is noted."""
        wish = self._chosen.by(person)
        shows = HEADS_UP if call.heads_up else line
        if wish.calls == "none":
            if before is not None:
                await self._take_back(before)
            return
        if self._quiet(person):
            if not held:
                if before is not None:
                    await self._take_back(before)
                self._held.setdefault(match, set()).add(person)
                await self._put(match, person, 0, NO_MESSAGE, shows)
            return
        key = Key(match, "ping", person)
        nonce = nonce_of(key, line, f"{call.name} {0 if before is None else before.message_id}")
        sent = await self._by_dm(key, call.words, nonce) if wish.calls == "dm" or call.private else None
        if sent is None and not call.private:
            try:
                sent = place, await self._posts.post(key, place, call.words, nonce, mention=person)
            except GONE:
                sent = None  # the board has no place there either, and that is said elsewhere
        if sent is None:
            if before is not None:
                await self._take_back(before)
            return
        await self._put(match, person, *sent, shows, str(call.deadline) if call.deadline else "")
        self._posts.sure(key)
        self._let_go(match, person)
        if before is not None and before.message_id not in (NO_MESSAGE, sent[1]):
            await self._posts.remove(match, before.channel_id, before.message_id)

    async def _by_dm(self, key: Key, words: str, nonce: str) -> tuple[int, int] | None:
        """Where the call stands; None where they let nobody write to them."""
        known = await self._store.players.get(key.player)
        if known is not None and known.dm_closed:
            return None
        try:
            channel = await self._messenger.dm_channel(key.player)
            return channel, await self._posts.post(key, channel, in_private(words), nonce)
        except GONE:
            await self._store.players.set_dm(key.player, None, True)
            return None

    async def _take_back(self, row: ShownRow) -> None:
        if row.message_id != NO_MESSAGE:
            await self._posts.remove(row.match_id, row.channel_id, row.message_id)
        await self._drop(row.match_id, row.player_id)

    async def _drop(self, match: int, person: int) -> None:
        await self._store.shown.drop(match, "ping", person)
        self._let_go(match, person)

    async def _put(self, match: int, person: int, channel: int, message: int, line: int, deadline: str = "") -> None:
        """Of a call it is kept until when there was time."""
        await self._store.shown.put(ShownRow(match, "ping", person, channel, message, line, self._clock(), deadline))

    def _let_go(self, match: int, person: int) -> None:
        people = self._held.get(match, set())
        people.discard(person)
        if not people:
            self._held.pop(match, None)
