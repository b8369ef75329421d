"""Time left, as everybody may see it: Discord's own timestamps, which every reader sees in their own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engines.core import Ask, Text

if TYPE_CHECKING:
    from bot.ui.messages import Told
    from bot.ui.speech import Speech


@dataclass(slots=True, frozen=True)
class TimeLeft:
    """Until when those who are waited for have time, until when a window is open for all, and who is away."""

    now: float = 0.0
    due: Mapping[int, float] = field(default_factory=dict)
    window: float | None = None
    away: Mapping[int, float] = field(default_factory=dict)
    stands_still: bool = False  # whether the time of those who are away does not run


NO_CLOCK = TimeLeft()
HOURGLASS = "⏳"


def moment(due: float, now: float, speech: Speech) -> str:
    """One time, or that it is out."""
    if due <= now:
        return speech.say(Text("host-time-out"))
    return f"{HOURGLASS} <t:{int(due)}:R>"  # said by Discord, in the reader's words


def beside_waiting(told: Told, seats: Sequence[int] | None = None) -> str:
    """What stands beside the words that say who is waited for; of a sealed window only its common end."""
    time, speech = told.time, told.speech
    waiting = told.seen.waiting if seats is None else seats
    parts = []
    if not waiting:
        parts += [] if time.window is None else [moment(time.window, time.now, speech)]
    resting = {seat for seat in time.away if time.stands_still and time.due.get(seat, 0.0) > time.now}
    dues = {seat: time.due[seat] for seat in waiting if seat in time.due and seat not in resting}
    if len(waiting) == 1 or len({int(due) for due in dues.values()}) == 1:
        parts += [moment(due, time.now, speech) for due in list(dues.values())[:1]]
    else:
        parts += [f"{speech.name_only(seat)} {moment(due, time.now, speech)}" for seat, due in dues.items()]
    parts += [away(seat, time.away[seat], speech) for seat in waiting if seat in time.away]
    return "".join(f" · {part}" for part in parts)


def away(seat: int, until: float, speech: Speech) -> str:
    """That somebody is away, and until when."""
    return speech.say(Text("host-away-until", name=speech.name_only(seat), when=f"<t:{int(until)}:D>"))


def beside_own(told: Told, ask: Ask) -> str:
    """What stands beside somebody's own question."""
    seat = told.seen.seat
    due = told.time.window if ask.wait == "window" else told.time.due.get(-1 if seat is None else seat)
    if due is None or ask.wait == "aside":
        return ""
    return f" · {moment(due, told.time.now, told.speech)}"
