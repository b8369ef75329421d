"""Going away and coming back: what somebody said, and what it changes at their tables."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import UTC, tzinfo
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from bot.base.errors import Refused
from bot.base.speech import escaped
from bot.store import Phase
from bot.time import dates
from bot.time.periods import DAY
from engines.core import Seat

if TYPE_CHECKING:
    from bot.app import Backroom
    from bot.play.tables import LiveTable

log = logging.getLogger(__name__)

LIVE: tuple[Phase, ...] = ("live",)
LONGEST = 366 * DAY


class UnknownDate(Refused):
    """Nobody can tell which day was typed."""

    key = "host-unknown-date"


class DatePassed(Refused):
    """They would be back already."""

    key = "host-date-passed"


class TooFar(Refused):
    """Nobody knows that long before."""

    key = "host-date-too-far"


@dataclass(slots=True, frozen=True)
class Absence:
    """From when until when somebody is away."""

    since: float
    until: float


def absence(typed: str, now: float, timezone: str | None) -> Absence | None:
    """What somebody typed on their clock; None: they are back."""
    if not typed.strip() or dates.is_back(typed):
        return None
    where: tzinfo = UTC if timezone is None else ZoneInfo(timezone)
    day = dates.meant(typed, dates.day_at(now, where))
    if day is None:
        raise UnknownDate(typed=escaped(typed))
    until = dates.morning_of(day, where)
    if until <= now:
        raise DatePassed
    if until > now + LONGEST:
        raise TooFar
    return Absence(now, until)


async def go(bot: Backroom, player: int, gone: Absence, computer: bool) -> None:
    """They are away from now on; where they say so, the computer plays for them at tables by the day."""
    before = bot.chosen.by(player).away_since
    await bot.chosen.change(player, away_since=gone.since, away_until=gone.until)
    await _at_every_table(bot, player, before, gone.since if computer else None)


async def come_back(bot: Backroom, player: int) -> bool:
    """They are here again; whether they were away."""
    now, wish = bot.clock(), bot.chosen.by(player)
    away = wish.away_at(now) is not None
    if away:
        await bot.chosen.change(player, away_until=now)
    await _at_every_table(bot, player, wish.away_since, None)
    return away


async def _at_every_table(bot: Backroom, player: int, before: float | None, stand_in: float | None) -> None:
    """Their clocks stand still or run again, and the boards say so. A table that fails does not keep the others."""
    for match in await bot.store.matches.of_player(player, LIVE):
        try:
            async with bot.tables.sit(match.id) as table:
                lines = table.stored
                await _stand_in(bot, table, table.seat_of(player), before, stand_in)
                await bot.tables.settle(table)
            if table.stored > lines:  # the computer has moved for them
                bot.outbox.touch(match.id, actor=player)
            else:
                bot.outbox.refresh(match.id)
        except Exception:
            log.exception("a table could not be told that somebody goes or comes", extra={"match": match.id})


async def _stand_in(bot: Backroom, table: LiveTable, seat: Seat, before: float | None, since: float | None) -> None:
    """The computer plays because of this absence, and no longer because of an earlier one. Never alone at a table."""
    playing = [other for other in table.match.table.seats if table.person(other) is not None]
    called = table.seats[seat].stand_in
    if called is not None and called != before:
        return  # somebody called the computer for another reason
    wanted = since if table.row.pace == "day" and any(other != seat for other in playing) else None
    if wanted != called and seat not in table.match.resigned:
        await bot.store.shown.mark_behind(table.row.id)
        await bot.store.matches.set_stand_in(table.row.id, seat, wanted)
        await bot.tables.reseat(table)
