"""What is said and offered about seats that the computer plays for somebody. Pure: from what is so to components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.ids import ControlId
from bot.ui.parts import Control, Row, button, row
from engines.core import Text

if TYPE_CHECKING:
    from bot.ui.messages import Told

MOST = 3  # seats for which the computer can be called from under a board


def words(told: Told) -> str:
    """For whom the computer plays, as lines under a board; nothing where everybody plays."""
    if told.ended or told.seen.over:
        return ""
    why = {"host-gave-up": told.resigned, "host-stood-in": told.stood_in}
    said = [Text(key, names=told.speech.names(seats)) for key, seats in why.items() if seats]
    return "\n".join(f"-# 🤖 {told.speech.say(text)}" for text in said)


def rows(told: Told) -> list[Row]:
    """What stands under the board: call the computer for those whose time is out; take one's seat back."""
    if told.seen.over or told.ended:
        return []
    buttons = [_call(told, seat) for seat in told.overdue[:MOST]]
    if told.stood_in:
        buttons.append(_back(told))
    return [row(*buttons)] if buttons else []


def take_back(told: Told) -> list[str | Row]:
    """For somebody whose seat the computer plays: that it does, and one press to end it."""
    return [told.speech.say(Text("host-computer-for-you")), row(_back(told))]


def more(told: Told) -> list[Row]:
    """What those at the table find behind ⋯."""
    if told.seen.over or told.ended:
        return []
    own = told.seen.seat
    buttons = [_call(told, seat) for seat in told.overdue[:MOST] if seat != own]
    if any(seat != own for seat in told.seen.waiting):
        buttons.insert(0, _button(told, Text("host-nudge"), ControlId("nudge", told.row.id)))
    if own in told.stood_in:
        buttons.append(_back(told))
    return [row(*buttons)] if buttons else []


def seat_offer(told_words: str, warning: str, yes: str, no: str, control: ControlId) -> list[str | Row]:
    """A seat is offered to somebody: what it is about, and their two answers."""
    refuse = ControlId("decline", control.match, word=control.word)
    return [told_words, f"-# {warning}", row(button(yes, control, "success"), button(no, refuse))]


def _call(told: Told, seat: int) -> Control:
    label = Text("host-call-computer", name=told.speech.plain_names[seat])
    return _button(told, label, ControlId("standin", told.row.id, word=str(int(seat))))


def _back(told: Told) -> Control:
    return _button(told, Text("host-take-back"), ControlId("back", told.row.id), "primary")


def _button(told: Told, label: Text, control: ControlId, style: str = "secondary") -> Control:
    return button(told.speech.plain(label), control, style)
