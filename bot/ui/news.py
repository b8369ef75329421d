"""What the others did since a player's last turn, in short lines, for the message that asks them. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.faces import Face
from bot.ui.speech import HURT, cut
from engines.core import Answered, Event, Match, Seat, Text

if TYPE_CHECKING:
    from bot.ui.messages import Told

MOST = 8  # lines
LINE = 160  # characters of one
SMALL = ("core-only-choice",)  # what came of it follows


def since_last_turn(match: Match, seat: Seat, face: Face) -> tuple[Event, ...]:
    """What reached a seat since its person's last turn, without what they did themselves; nothing unless it is asked.

    What the computer or the clock did in their place is news to them; not in a window, of which nobody is to know how
    it was answered.
    """
    ask = match.pending.get(seat)
    if ask is None or ask.wait == "aside":
        return ()
    told = (event for event, own in _told(match, seat) if not own)
    return tuple(event for event in told if event.reaches(seat) and event.text.key not in (*SMALL, *face.small))


def _told(match: Match, seat: Seat) -> Iterator[tuple[Event, bool]]:
    """All that was told since then, and whether it is the person's own doing."""
    last = match.last_turn(seat)
    for event in match.events[: match.told_before(0)] if last is None else ():
        yield event, event.text.args.get("seat") == seat
    for number, line in enumerate(match.lines_since(last or 0), last or 0):
        by = line.by if isinstance(line, Answered) and line.seat == seat else None
        in_their_place = by not in (None, "person") and seat in match.waited(number).seats
        for event in match.told_with(number):
            own = event.text.args.get("seat") == seat or (by is not None and event.to is not None)
            yield event, own and not in_their_place


def private_news(told: Told) -> str:
    """For whoever is asked."""
    return _lines(told, told.seen.seat, Text("host-news")) if told.seen.seat is not None else ""


def open_news(told: Told, asked: int) -> str:
    """The same under the board, where whoever is asked finds their controls: nothing that is not for everybody."""
    return _lines(told, Seat(asked), Text("host-news-of", name=told.speech.name_only(asked)))


def _lines(told: Told, seat: Seat, title: Text) -> str:
    """The newest ones, with a sign where it hurt, and how many more there are."""
    if not told.news:
        return ""
    say = told.speech.say
    shown = told.news[-MOST:]
    lines = [f"{HURT if told.face.hurts(event, seat) else '•'} {cut(say(event.text), LINE)}" for event in shown]
    more = len(told.news) - len(shown)
    return "\n".join(
        [f"**{say(title)}**", *lines, *([f"-# {say(Text('host-news-more', count=more))}"] if more else [])]
    )
