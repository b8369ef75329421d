"""The messages of a table: board, hand, what only you see. Pure: from what is so to a layout."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Collection, Container, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from hashlib import blake2b
from typing import Generic

import discord
import orjson
from discord import ui

from bot.base.ids import ControlId
from bot.base.speech import Speech, cut, signed
from bot.pictures import Drawn, Picture
from bot.play.orders import NO_ORDERS, Orders
from bot.play.spot import Spot
from bot.store import MatchRow
from bot.time.left import NO_CLOCK, TimeLeft
from bot.ui import seats as seating
from bot.ui.controls import controls, explained, one_press
from bot.ui.faces import Face
from bot.ui.lists import Menu
from bot.ui.news import open_news
from bot.ui.parts import Part, Row, button, frame, gallery, row, text, texts_of
from bot.ui.times import beside_waiting
from engines.core import Ask, Event, Seat, Seen, Standing, Text
from engines.core.game import V

BRASS = 0xB08D57
ABANDONED = "abandoned"  # the note of a match that nobody touched for a month
EVENTS = 5  # lines of what happened under a board
WHOLE = 3800  # characters of text in one message, with some room to Discord's 4,000


MOVING = (re.compile(r"<t:\d+:\w>"), re.compile(r"/channels/[\d/]+"))  # times, and links to where a board stands


def _digest(words: str) -> str:
    return blake2b(words.encode(), digest_size=12).hexdigest()


class Look(ui.LayoutView):
    """A message as it is to look, with the pictures it shows. discord.py takes it for a view without items."""

    def __init__(self, parts: Sequence[Part], drawn: tuple[Drawn, ...] = ()) -> None:
        super().__init__(timeout=None)
        self.stop()  # presses are read from their custom_id, so discord.py need not keep it
        self.drawn = drawn
        self._parts = [*parts]

    def files(self, have: Container[str] = ()) -> list[discord.File]:
        """What has to be sent along to a message that has these files already."""
        new = [drawn for drawn in self.drawn if drawn.name not in have]
        return [discord.File(io.BytesIO(drawn.data), drawn.name, description=drawn.alt) for drawn in new]

    def keeps(self, have: Collection[str]) -> list[str]:
        """Which of the files that a message has it goes on showing."""
        names = {drawn.name for drawn in self.drawn}
        return [name for name in have if name in names]

    def has_components_v2(self) -> bool:
        """Whether it consists of parts, not of words and rows."""
        return True

    def to_components(self) -> list[Part]:
        """As Discord is told of them."""
        return self._parts

    def content_length(self) -> int:
        """How many characters all its words have."""
        return sum(map(len, texts_of(self._parts)))

    def with_parts(self, *parts: Part) -> Look:
        """The same with further parts below it."""
        return Look([*self._parts, *parts], self.drawn)

    @cached_property
    def mark(self) -> str:
        """Enough to tell whether a message shows this already: digests of its words without times and links and with
        them, and its pictures' names.
        """
        words = orjson.dumps(self.to_components()).decode()
        timeless = reduce(lambda left, moving: moving.sub("", left), MOVING, words)
        return f"{_digest(timeless)} {_digest(words)} {','.join(drawn.name for drawn in self.drawn)}"

    def is_shown_by(self, mark: str, *, whenever: bool = False) -> bool:
        """Whether a message with that mark shows this; `whenever`: times and links aside."""
        now, then = self.mark.split(" "), mark.split(" ")
        return now == then or (whenever and [now[0], now[-1]] == [then[0], then[-1]])


@dataclass(slots=True, frozen=True)
class Page:
    """A message to be: its pictures are drawn first, then it is laid out with all of them, or with none."""

    pictures: Sequence[Picture]
    lay_out: Callable[[Sequence[Drawn]], Look]

    def for_reader(self, boards: str) -> Page:
        """As somebody wants it who has chosen pictures, or words only."""
        return Page((), self.lay_out) if boards == "text" else self


@dataclass(slots=True, frozen=True)
class Told(Generic[V]):
    """What one reader is told of a table."""

    row: MatchRow
    face: Face[V]
    seen: Seen[V]
    speech: Speech
    since: Sequence[Event] = ()
    orders: Orders = NO_ORDERS
    time: TimeLeft = NO_CLOCK
    stood_in: Sequence[Seat] = ()  # whom the computer plays for
    overdue: Sequence[Seat] = ()  # whom it may be called for
    resigned: Sequence[Seat] = ()
    spot: Spot = field(default_factory=Spot)
    news: Sequence[Event] = ()  # since the last turn of whoever is asked

    @property
    def ended(self) -> bool:
        """Whether it was left before its end."""
        return self.row.phase == "ended"

    def why_ended(self) -> str:
        """By agreement, or because nobody came any more."""
        return why_ended(self.row, self.speech)

    def title(self) -> str:
        """Game, table, and how far it is."""
        return f"{self.name()} · {self.face.where(self.seen, self.speech)}"

    def name(self) -> str:
        """Game and table: what stays the same all game long."""
        return self.speech.say(Text("host-table", game=Text("game-name"), table=self.row.id))


def why_ended(match: MatchRow, speech: Speech) -> str:
    """By agreement, or because nobody came any more."""
    return speech.say(Text("host-abandoned" if match.note == ABANDONED else "host-ended", table=match.id))


def link_to(match: MatchRow, board: int = 0) -> str:
    """The board of a match; where it has none yet, where it is played."""
    return link(match.guild_id, match.thread_id or match.channel_id, board)


def link(server: int | None, channel: int, message: int = 0) -> str:
    """A message, or a channel."""
    return f"https://discord.com/channels/{server}/{channel}{f'/{message}' if message else ''}"


def look(*parts: str | Row | Drawn, rows: Sequence[Row] = ()) -> Look:
    """Texts, pictures and rows in one frame, further rows below it.

    Each picture stands in a gallery of its own, so that it is as wide as there is room.
    """
    framed: list[Part] = []
    left = WHOLE
    for part in parts:
        if isinstance(part, str):
            if part.strip():
                framed.append(text(cut(part, left)))
                left = max(1, left - len(part))
        elif isinstance(part, Drawn):
            framed.append(gallery(part.name, part.alt))
        else:
            framed.append(part)
    return Look([frame(framed, BRASS), *rows], tuple(part for part in parts if isinstance(part, Drawn)))


# The table


def board(told: Told, drawn: Sequence[Drawn] = ()) -> Look:
    """The table as everybody sees it; who is asked finds the controls behind a button."""
    speech, seen = told.speech, told.seen
    state = speech.say(Text("host-over")) if seen.over else f"**{speech.waiting(seen)}**{beside_waiting(told)}"
    return _board(told, drawn, [state], table_row(told))


def board_with_controls(told: Told, ask: Ask, asked: int, drawn: Sequence[Drawn] = ()) -> Look:
    """The table while exactly one person decides in the open: the question and its controls stand under it."""
    speech = told.speech
    question = f"**{speech.headed(speech.name(asked), speech.say(ask.prompt))}**{beside_waiting(told, [asked])}"
    open_controls = controls(Menu.begun(told.row.id, ask), speech)
    asks = [question, explained(ask, speech), *open_controls, open_news(told, asked)]
    rest = replace(told, since=_after(told.since, told.news))
    return _board(rest, drawn, asks, table_row(told, in_the_open=True))


def _after(events: Sequence[Event], news: Sequence[Event]) -> Sequence[Event]:
    """What happened after the news: in the turn that runs."""
    known = [number for number, event in enumerate(events) if event in news]
    return events[known[-1] + 1 :] if known else events


def _board(told: Told, drawn: Sequence[Drawn], asked: Sequence[str | Row], last: Row) -> Look:
    """Title and position, then who is asked what, then what happened last and what is rarely needed."""
    parts = [f"### {told.title()}", *_position(told, drawn), *asked, _events(told), seating.words(told)]
    return look(*parts, rows=[*seating.rows(told), last])


def position(told: Told, drawn: Sequence[Drawn] = ()) -> Look:
    """The whole position and who is waited for, to look at."""
    waiting = "" if told.seen.over else told.speech.waiting(told.seen)
    return look(f"### {told.title()}", *_position(told, drawn), seating.words(told), waiting)


def ended(told: Told, drawn: Sequence[Drawn] = ()) -> Look:
    """A table that was left before its end."""
    log = row(button(told.speech.say(Text("host-log")), ControlId("log", told.row.id)))
    title, why = f"### {told.title()}", f"**{told.why_ended()}**"
    return look(title, *_position(told, drawn), why, _events(told), rows=[log])


def _events(told: Told) -> str:
    """What happened last."""
    return "\n".join(told.speech.lines(told.since[-EVENTS:]))


def _position(told: Told, drawn: Sequence[Drawn]) -> list[str | Row | Drawn]:
    """How things stand: strip by strip, or in words."""
    return [*drawn] or [told.face.board(told.seen, told.speech)]


def in_the_open(asks: Sequence[Ask]) -> Ask | None:
    """The ask whose controls may stand under the board, if there is just one waited for."""
    waited = [ask for ask in asks if ask.wait != "aside"]
    if len(waited) == 1 and not waited[0].secret and waited[0].wait == "turn" and one_press(waited[0]):
        return waited[0]
    return None


def table_row(told: Told, in_the_open: bool = False) -> Row:
    """The buttons that stand under every board. Where somebody has to open their controls, the first one leads there;
    in a window, where nobody is named, it says what is to be done.
    """
    say, match = told.speech.say, told.row.id
    if told.seen.over:
        return row(
            button(say(Text("host-rematch")), ControlId("rematch", match), "success"),
            button(say(Text("host-log")), ControlId("log", match)),
        )
    to_answer = "host-your-move" if told.seen.waiting else "host-respond"
    return row(
        *([] if in_the_open else [button(say(Text(to_answer)), ControlId("move", match), "primary")]),
        button(say(Text("host-my-hand")), ControlId("hand", match)),
        button(say(Text("host-catch-up")), ControlId("catch", match)),
        button("⋯", ControlId("more", match)),
    )


# The end


def wins(told: Told) -> str:
    """Who has won."""
    return won([told.speech.name(row.seat) for row in told.seen.standings if row.place == 1], told.speech)


def won(winners: Sequence[str], speech: Speech) -> str:
    """That these have won."""
    return speech.say(Text("host-wins", count=len(winners), names=speech.together(winners), game=Text("game-name")))


def standing(told: Told, row: Standing) -> str:
    """How one seat came out, with the details of the score."""
    say = told.speech.say
    details = " · ".join(f"{say(Text(f'score-{name}'))} {signed(value)}" for name, value in row.details.items())
    name = came_out(told.speech, row.seat, gave_up=row.seat in told.resigned)
    return f"**{row.place}.** {name}  **{signed(row.score)}**  {details}".rstrip()


def came_out(speech: Speech, seat: int, *, gave_up: bool) -> str:
    """Whose result it is, and that they resigned."""
    name, resigned = speech.name(seat), speech.say(Text("host-state-resigned"))
    return speech.say(Text("host-name-state", name=name, state=resigned)) if gave_up else name


# What is said


def sentence(words: str) -> Look:
    """One thing said."""
    return look(words)


def more(told: Told, seated: bool) -> Look:
    """What is rarely needed."""
    say, match = told.speech.say, told.row.id
    looking = [button(say(Text("host-look")), ControlId("look", match))] if told.face.on_table(told) else []
    looking.append(button(say(Text("host-words")), ControlId("words", match)))
    if told.face.pages:
        looking.append(button(say(Text("host-rules")), ControlId("rules", match)))
    looking.append(button(say(Text("host-log")), ControlId("log", match)))
    buttons = []
    if seated and not told.seen.over and not told.ended:
        if told.seen.waiting:  # while a window is open nobody may take back
            buttons.append(button(say(Text("host-undo")), ControlId("undo", match)))
        buttons.append(button(say(Text("host-resign")), ControlId("resign", match), "danger"))
    rows = [row(*some) for some in (looking, buttons) if some]
    return look(f"### {told.title()}", *rows, *(seating.more(told) if seated else ()))


def sure_to_resign(told: Told) -> Look:
    """What cannot be taken back asks once more."""
    say = told.speech.say
    yes = button(say(Text("host-resign-yes")), ControlId("resigned", told.row.id), "danger")
    return look(say(Text("host-resign-sure")), row(yes))
