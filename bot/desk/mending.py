"""A match that does not replay is set aside. Its players choose together: go on from the last good line, or end it.

Nothing on disk is lost by either. To go on is a line of its own, by which those after the last good one are never
played again. What was chosen so far is on disk, so that a restart keeps it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_args

import discord

from bot.base.errors import NotSeated, Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import locale_from, words_for
from bot.base.speech import Speech
from bot.desk.replies import Replying
from bot.desk.table import changed_by_press
from bot.people.names import names_of
from bot.people.ratings import resigned_seats
from bot.play.loading import LINE, Story, last_good, replayed
from bot.screens.due import Due, board_alone
from bot.store import Kept, MatchRow, SeatRow, Store
from bot.ui import aside as page
from bot.ui import messages
from engines.core import IllegalAnswer, Match, Text, Undone

if TYPE_CHECKING:
    from bot.app import Backroom
    from bot.play.tables import Tables

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]
Way: TypeAlias = Literal["on", "end"]
WAYS: tuple[Way, ...] = get_args(Way)


class GoingOn(NamedTuple):
    """The line by which a match would go on, and how it would stand then."""

    line: Undone
    match: Match


@dataclass(slots=True)
class SetAside:
    """A match that was set aside, and what its players have chosen, by seat."""

    row: MatchRow
    seats: list[SeatRow]
    kept: Kept
    going_on: GoingOn | None
    chosen: dict[int, Way] = field(default_factory=dict)

    @property
    def have_a_say(self) -> list[int]:
        """The seats of people who play, also where the computer plays for them meanwhile."""
        resigned = self._resigned()
        return [seat.seat for seat in self.seats if seat.player_id is not None and seat.seat not in resigned]

    def _resigned(self) -> set[int]:
        if self.going_on is not None:
            return set(map(int, self.going_on.match.resigned))
        try:
            return resigned_seats(self.kept.lines)
        except ValueError:  # some lines cannot even be read
            return set()

    @property
    def agreed(self) -> Way | None:
        """What all have chosen."""
        ways = {self.chosen.get(seat) for seat in self.have_a_say}
        return ways.pop() if len(ways) == 1 else None

    @property
    def about(self) -> str:
        """A mark of what the choice is about. It tells nobody how many lines there are."""
        return "" if self.going_on is None else self.going_on.match.mark

    def seat_of(self, player: int) -> int:
        """Where somebody sits who has a say."""
        seat = next((seat.seat for seat in self.seats if seat.player_id == player), None)
        if seat is None:
            raise NotSeated
        if seat not in self.have_a_say:
            raise IllegalAnswer("core-illegal-resigned")
        return seat


class Mending:
    """`bot.mending`."""

    def __init__(self, store: Store, tables: Tables, clock: Callable[[], float] = time.time) -> None:
        self.lock = asyncio.Lock()  # two may choose at once
        self._store = store
        self._tables = tables
        self._clock = clock
        self._found: dict[int, GoingOn | None] = {}

    async def look(self, match: int) -> SetAside:
        """A match that is set aside. StalePress: it is not, or no more."""
        row = await self._store.matches.get(match)
        if row is None or row.phase != "damaged" or await self._goes_on_by_itself(match):
            raise StalePress
        seats, kept = await self._store.matches.seats(match), await self._store.matches.kept(match)
        if match not in self._found:
            self._found[match] = await self._find(kept)
        aside = SetAside(row, seats, kept, self._found[match])
        stored = json.loads(await self._store.facts.get(f"aside:{match}") or "{}")
        if stored.get("about") == aside.about:
            aside.chosen = {int(seat): way for seat, way in stored["chosen"].items() if way in WAYS}
        return aside

    async def _goes_on_by_itself(self, match: int) -> bool:
        """Whether it replays again, as after an upgrade: then there is nothing to give up."""
        try:
            async with self._tables.sit(match):
                self._found.pop(match, None)
                return True
        except Refused:
            return False

    async def _find(self, kept: Kept) -> GoingOn | None:
        """From where a match could go on; None: from nowhere."""
        through = self._tables.breath.through
        try:
            story = await through(Story.read(kept))
            good = await through(last_good(story))
            if good is None:
                return None
            line = Undone(good, lost=True)
            return GoingOn(line, await through(replayed(story.gone_on(line))))
        except Exception:  # whatever the rules raise
            log.exception("a match that was set aside cannot go on from anywhere")
            return None

    async def choose(self, aside: SetAside, seat: int, way: Way) -> Way | None:
        """A seat's person would have it this way. What all have chosen is done."""
        aside.chosen[seat] = way
        agreed = aside.agreed
        if agreed is None:
            stored = {"about": aside.about, "chosen": aside.chosen}
            await self._store.facts.put(f"aside:{aside.row.id}", json.dumps(stored))
        elif agreed == "end":
            await self._store.matches.finish(aside.row.id, "ended", [], self._clock())
        else:
            await self._go_on(aside)
        return agreed

    async def _go_on(self, aside: SetAside) -> None:
        assert aside.going_on is not None
        line, match = aside.going_on
        await self._store.shown.mark_behind(aside.row.id)
        text = LINE.dump_json(line).decode()
        await self._store.matches.go_on(aside.row.id, len(aside.kept.lines), text, match.digest(), self._clock())
        del self._found[aside.row.id]
        self._tables.try_again(aside.row.id)

    async def sound_again(self) -> list[int]:
        """The matches set aside that replay now, as after an upgrade: they are live again, where they stood."""
        aside = await self._store.matches.in_phase("damaged")
        return [row.id for row in aside if await self._goes_on_by_itself(row.id)]


async def due_set_aside(bot: Backroom, match: int) -> Due | None:
    """What should be on the screen of a table that was set aside; None if it is not any more."""
    try:
        aside = await bot.mending.look(match)
    except StalePress:
        return None
    return board_alone(aside.row, len(aside.kept.lines), look_of(bot, aside))


def look_of(bot: Backroom, aside: SetAside) -> messages.Look:
    """What stands in the place of the board: what happened, and what can be done."""
    row = aside.row
    speech = Speech(words_for(row.game, locale_from(row.locale, "en")), names_of(aside.seats))
    where, events = None, list[str]()
    if aside.going_on is not None:
        match = aside.going_on.match
        last = len(match.events) - 1  # that it goes on
        seen = match.seen(None, max(0, last - page.EVENTS))
        where, events = bot.faces[row.game].where(seen, speech), speech.lines(seen.events[:-1])
    chosen: dict[str, list[int]]
    chosen = {way: [seat for seat in aside.have_a_say if aside.chosen.get(seat) == way] for way in WAYS}
    return page.set_aside(row, aside.about, speech, where, events, chosen)


async def pressed(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """One of the two buttons."""
    way = next((way for way in WAYS if way == control.word), None)
    async with Replying(interaction) as reply:
        async with bot.mending.lock:
            aside = await bot.mending.look(control.match)
            seat = aside.seat_of(interaction.user.id)
            if way is None or control.ask != aside.about or (way == "on" and aside.going_on is None):
                raise StalePress
            agreed = await bot.mending.choose(aside, seat, way)
        await changed_by_press(bot, interaction, control.match)
        if agreed == "on":
            bot.outbox.touch(control.match)
        elif agreed == "end":
            bot.lobby_screen.touch(control.match)
        key = {"on": "host-aside-goes-on", "end": "host-ended", None: ""}[agreed]
        speech = Speech(words_for(aside.row.game, locale_from(aside.row.locale, "en")), [])
        said = messages.sentence(speech.say(Text(key, table=control.match))) if key else look_of(bot, aside)
    await reply.update(said)


HANDLERS: dict[str, Handler] = {"aside": pressed}
