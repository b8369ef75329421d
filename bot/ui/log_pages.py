"""The log of a match for one reader, turn by turn: on pages, and as a file. Pure.

Whose turn it was is whom everybody saw waited for. What a game says of how far it is, is not known of the past.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.base.ids import ControlId
from bot.base.speech import Speech
from bot.ui.messages import Look, Told, look
from bot.ui.parts import Row, button, row
from engines.core import Event, Match, Seat, Text

PAGE = 25  # events


@dataclass(slots=True, frozen=True)
class Entry:
    """One thing that a reader was told: with which line of the match, and in whose turn."""

    line: int
    turn: tuple[Seat, ...]
    event: Event


def entries(match: Match, reader: Seat | None) -> Generator[None, None, list[Entry]]:
    """Everything that a reader was told, in steps of one line. What came before the first one has the number -1.

    While a window is open it is still the turn of whoever had it; where several decide at once it is that of all of
    them until the last has decided.
    """
    found = [Entry(-1, (), event) for event in match.events[: match.told_before(0)] if event.reaches(reader)]
    turn: tuple[Seat, ...] = ()
    before: tuple[Seat, ...] = ()
    for number in range(match.length):
        waited = match.waited(number).seats
        if waited:
            turn, before = turn if {*waited} < {*before} else waited, waited
        found += [
            Entry(number, whose, event) for event, whose in _with_turns(match, number, turn) if event.reaches(reader)
        ]
        yield
    return found


def _with_turns(match: Match, line: int, turn: tuple[Seat, ...]) -> Iterator[tuple[Event, tuple[Seat, ...]]]:
    """What was told with a line, and in whose turn. With the last answer of a turn the next one may begin: then what
    is told from its player's first deed on belongs to them.
    """
    following = match.waited(line + 1).seats
    for event in match.told_with(line):
        if event.to is None and event.text.args.get("seat") in {*following} - {*turn}:
            turn = following
        yield event, turn


def turns(log: Sequence[Entry]) -> Iterator[tuple[Entry, bool]]:
    """Every entry, and whether a turn begins with it."""
    for number, entry in enumerate(log):
        yield entry, number == 0 or entry.turn != log[number - 1].turn


def page_of(told: Told, log: Sequence[Entry], times: Mapping[int, float], page: int) -> Look:
    """One page, with a heading for each turn."""
    lines: list[str] = []
    for entry, begins in turns(on_page(log, page)):
        if begins:
            at = times.get(entry.line, told.row.started_at)
            lines.append(f"**{_whose(told.speech, entry)}**" + (f" · <t:{int(at)}:f>" if at is not None else ""))
        lines.append(told.speech.say(entry.event.text))
    empty = told.speech.say(Text("host-log-empty"))
    return look(f"### {told.title()}", "\n".join(lines) or empty, _buttons(told, page, last_page(log)))


def on_page(log: Sequence[Entry], page: int) -> Sequence[Entry]:
    """What stands on a page."""
    return log[page * PAGE : (page + 1) * PAGE]


def last_page(log: Sequence[Entry]) -> int:
    """The page with the newest things."""
    return max(0, (len(log) - 1) // PAGE)


def _whose(speech: Speech, entry: Entry) -> str:
    return speech.listed([speech.name(seat) for seat in entry.turn]) or speech.say(Text("host-log-beginning"))


def _buttons(told: Told, page: int, last: int) -> Row:
    say, match = told.speech.say, told.row.id
    whole = button(say(Text("host-log-file")), ControlId("logfile", match))
    if last == 0:
        return row(whole)
    return row(
        button(say(Text("host-page-back")), _to_page(match, page - 1), disabled=page == 0),
        button(say(Text("host-page", page=page + 1, pages=last + 1)), ControlId("none", match), disabled=True),
        button(say(Text("host-page-on")), _to_page(match, page + 1), disabled=page == last),
        whole,
    )


def _to_page(match: int, page: int) -> ControlId:
    return ControlId("log", match, half="page", word=str(page))


def file_lines(told: Told, log: Sequence[Entry], times: Mapping[int, float]) -> Generator[None, None, list[str]]:
    """All of it for a file, in steps of one event; there nothing is markdown."""
    speech = told.speech.unescaped
    lines: list[str] = []
    for entry, begins in turns(log):
        if begins:
            at = times.get(entry.line, told.row.started_at)
            moment = "" if at is None else f" · {datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"
            lines += [*([""] if lines else []), f"{_whose(speech, entry)}{moment}"]
        lines.append(speech.say(entry.event.text))
        yield
    return lines
