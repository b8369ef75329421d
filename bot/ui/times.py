"""Time left, as everybody may see it: Discord's own timestamps, which every reader sees in their own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engines.core import Ask, Text

if TYPE_CHECKING:
    from bot.base.speech import Speech
    from bot.ui.messages import Told


HOURGLASS = "⏳"


def moment(deadline: float, now: float, speech: Speech) -> str:
    """One time, or that it is out."""
    if deadline <= now:
        return speech.say(Text("host-time-out"))
    return f"{HOURGLASS} <t:{int(deadline)}:R>"  # said by Discord, in the reader's words


def beside_waiting(told: Told, seats: Sequence[int] | None = None) -> str:
    """What stands beside the words that say who is waited for; of a sealed window only its common end."""
    time, speech = told.time, told.speech
    waiting = told.seen.waiting if seats is None else seats
    parts = []
    if not waiting:
        parts += [] if time.window is None else [moment(time.window, time.now, speech)]
    resting = {seat for seat in time.away if time.stands_still and time.deadlines.get(seat, 0.0) > time.now}
    deadlines = {seat: time.deadlines[seat] for seat in waiting if seat in time.deadlines and seat not in resting}
    if len(waiting) == 1 or len({int(deadline) for deadline in deadlines.values()}) == 1:
        parts += [moment(deadline, time.now, speech) for deadline in list(deadlines.values())[:1]]
    else:
        parts += [
            f"{speech.name_only(seat)} {moment(deadline, time.now, speech)}" for seat, deadline in deadlines.items()
        ]
    parts += [away(seat, time.away[seat], speech) for seat in waiting if seat in time.away]
    return "".join(f" · {part}" for part in parts)


def away(seat: int, until: float, speech: Speech) -> str:
    """That somebody is away, and until when."""
    return speech.say(Text("host-away-until", name=speech.name_only(seat), when=f"<t:{int(until)}:D>"))


def beside_own(told: Told, ask: Ask) -> str:
    """What stands beside somebody's own question."""
    seat = told.seen.seat
    deadline = told.time.window if ask.wait == "window" else told.time.deadlines.get(-1 if seat is None else seat)
    if deadline is None or ask.wait == "aside":
        return ""
    return f" · {moment(deadline, told.time.now, told.speech)}"
