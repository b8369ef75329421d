"""Going away and coming back: what somebody said, and what it changes at their tables."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import UTC, tzinfo
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from bot import dates
from bot.errors import Refused
from bot.periods import DAY
from bot.store import Phase
from bot.ui.speech import escaped

if TYPE_CHECKING:
    from bot.app import Backroom

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


def absence(typed: str, now: float, zone: str | None) -> Absence | None:
    """What somebody typed on their clock; None: they are back."""
    if not typed.strip() or dates.is_back(typed):
        return None
    where: tzinfo = UTC if zone is None else ZoneInfo(zone)
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
    await _bring_back(bot, player)  # whatever they said before
    await bot.chosen.change(player, away_since=gone.since, away_until=gone.until)
    await _at_every_table(bot, player, gone.since if computer else None)


async def come_back(bot: Backroom, player: int) -> bool:
    """They are here again; whether they were away."""
    now = bot.clock()
    away = bot.chosen.by(player).away_at(now) is not None
    await _bring_back(bot, player)
    if away:
        await bot.chosen.change(player, away_until=now)
    await _at_every_table(bot, player, None)
    return away


async def _bring_back(bot: Backroom, player: int) -> None:
    """The seats the computer plays because they went away are theirs again."""
    since = bot.chosen.by(player).away_since
    if since is None:
        return
    for match in await bot.store.matches.of_player(player, LIVE):
        for seat in await bot.store.matches.seats(match.id):
            if seat.player_id == player and seat.stand_in == since:
                await bot.store.matches.set_stand_in(match.id, seat.seat, None)


async def _at_every_table(bot: Backroom, player: int, stand_in: float | None) -> None:
    """Their clocks stand still or run again, and the boards say so. A table that fails does not keep the others."""
    for match in await bot.store.matches.of_player(player, LIVE):
        try:
            async with bot.tables.sit(match.id) as table:
                seat = table.seat_of(player)
                if stand_in is not None and table.row.pace == "day" and table.person(seat) is not None:
                    await bot.store.matches.set_stand_in(match.id, seat, stand_in)
                await bot.tables.reseat(table)
                lines = table.stored
                await bot.tables.settle(table)
            if table.stored > lines:  # the computer has moved for them
                bot.outbox.touch(match.id, actor=player)
            else:
                bot.outbox.refresh(match.id)
        except Exception:
            log.exception("a table could not be told that somebody goes or comes", extra={"match": match.id})
