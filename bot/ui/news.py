"""What the others did since a player's last turn, in short lines, for the message that asks them. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice, zip_longest
from typing import TYPE_CHECKING

from bot.base.speech import HURT, cut
from bot.ui.faces import Face
from engines.core import Answered, Event, Match, Seat, Text

if TYPE_CHECKING:
    from bot.ui.messages import Told

MOST = 8  # lines
LINE = 160  # characters of one
SMALL = ("core-only-choice",)  # what came of it follows


def since_last_turn(match: Match, seat: Seat, face: Face) -> tuple[Event, ...]:
    """What reached a seat since its person's last turn, without what they did themselves; nothing unless it is asked.

    What the computer or the clock did in their place is news to them; not in a window, of which nobody is to know how
    it was answered. So is what they suffered while they were not up.
    """
    ask = match.pending.get(seat)
    if ask is None or ask.wait == "aside":
        return ()
    told = (event for event, own in _told(match, seat, face) if not own)
    return tuple(event for event in told if event.reaches(seat) and event.text.key not in (*SMALL, *face.small))


def _told(match: Match, seat: Seat, face: Face) -> Iterator[tuple[Event, bool]]:
    """All that was told since then, and whether it is the person's own doing, as all is that they bring about in a turn
    which goes on.
    """
    last = match.last_turn(seat)
    for event in match.events[: match.told_before(0)] if last is None else ():
        yield event, event.text.args.get("seat") == seat
    for number, line in enumerate(match.lines_since(last or 0), last or 0):
        by = line.by if isinstance(line, Answered) and line.seat == seat else None
        up = seat in match.waited(number).seats
        in_their_place = by not in (None, "person") and up
        goes_on = by == "person" and up and seat in match.waited(number + 1).seats
        for event in match.told_with(number):
            did = event.text.args.get("seat") == seat and (up or not face.hurts(event, seat))
            own = did or goes_on or (by is not None and event.to is not None)
            yield event, own and not in_their_place


def private_news(told: Told) -> str:
    """For whoever is asked."""
    return _lines(told, told.seen.seat, Text("host-news")) if told.seen.seat is not None else ""


def open_news(told: Told, asked: int) -> str:
    """The same under the board, where whoever is asked finds their controls: nothing that is not for everybody."""
    return _lines(told, Seat(asked), Text("host-news-of", name=told.speech.name_only(asked)))


def _lines(told: Told, seat: Seat, title: Text) -> str:
    """What they tell in short, with a sign where it hurt, and how many more there are."""
    if not told.news:
        return ""
    say = told.speech.say
    shown = _in_short(told.news, seat, told.face)
    lines = [f"{HURT if told.face.hurts(event, seat) else '•'} {cut(say(event.text), LINE)}" for event in shown]
    more = len(told.news) - len(shown)
    return "\n".join(
        [f"**{say(title)}**", *lines, *([f"-# {say(Text('host-news-more', count=more))}"] if more else [])]
    )


def _in_short(news: Sequence[Event], seat: Seat, face: Face) -> list[Event]:
    """Of everybody's doings about as many, those that matter most: what hurt the reader, then what the game tells
    foremost, then what is newest. They stay in the order in which they happened.
    """

    def matters(number: int) -> tuple[bool, bool, int]:
        event = news[number]
        return face.hurts(event, seat), event.text.key in face.foremost, number

    whose: dict[object, list[int]] = {}  # by doer, the most important first
    doers = _doers(news, seat)
    for number in sorted(range(len(news)), key=matters, reverse=True):
        whose.setdefault(doers[number], []).append(number)
    rounds = chain.from_iterable(zip_longest(*whose.values()))  # of everybody the first, then the second, …
    shown = list(islice((number for number in rounds if number is not None), MOST))
    return [news[number] for number in sorted(shown)]


def _doers(news: Sequence[Event], seat: Seat) -> list[object]:
    """Whose doing each is. What names nobody came of what was told before it, at first of the reader's last turn."""
    doers: list[object] = [seat]
    for event in news:
        doers.append(event.text.args.get("seat", doers[-1]))
    return doers[1:]
