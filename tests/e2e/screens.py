"""What somebody reads off a table's messages: where a question stands, with which controls, and who is waited for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from bot.base.ids import ControlId
from bot.base.language import LOCALES, house_words
from bot.sandbox.messages import BUTTON, ROW, SELECTS, TEXT, Button, Json, Message, Select, button, select, walk
from bot.sandbox.people import Person
from bot.sandbox.world import Channel
from engines.core import Text as Words

UNDER_A_BOARD = {"move", "hand", "more", "rematch"}  # one of these stands under every board
NAMES = "\0"

Control = Button | Select


def control_of(part: Control) -> ControlId:
    """What a control carries."""
    return ControlId.read(part.custom_id or "") or ControlId("", 0)


def rows_of(message: Message | None, ask: str = "") -> list[list[Control]]:
    """The controls of questions, or of one, as they stand side by side."""
    parts = [] if message is None else list(walk(message.components))
    rows = [_controls(part.get("components") or []) for part in parts if part["type"] == ROW]
    kept = [[part for part in row if _is_of(control_of(part), ask)] for row in rows]
    return [row for row in kept if row]


def _controls(parts: Sequence[Json]) -> list[Control]:
    buttons = [button(part) for part in parts if part["type"] == BUTTON]
    return [*buttons, *(select(part) for part in parts if part["type"] in SELECTS)]


def _is_of(control: ControlId, ask: str) -> bool:
    """Standing orders stand beside a question, but do not answer it."""
    return bool(control.ask) and not control.verb.startswith("order") and ask in ("", control.ask)


def asks_on(message: Message | None) -> list[str]:
    """The questions that a message has controls for, in their order."""
    return list(dict.fromkeys(control_of(part).ask for row in rows_of(message) for part in row))


def board_of(person: Person, thread: Channel) -> Message | None:
    """The newest board."""
    found = [m for m in person.sees(thread) if not m.ephemeral and verbs_on(m) & UNDER_A_BOARD]
    return found[-1] if found else None


def verbs_on(message: Message) -> set[str]:
    """What the buttons of a message do."""
    return {control_of(button).verb for button in message.buttons}


def is_over(board: Message) -> bool:
    """Whether a board is that of a game that has ended."""
    return "rematch" in verbs_on(board)


def hand_of(person: Person) -> Message | None:
    """The newest hand in somebody's direct messages; calls stand there too."""
    found = [message for message in person.dms() if message.attachments or message.buttons or message.selects]
    return found[-1] if found else None


def waited_for(board: Message, people: Sequence[Person]) -> list[Person]:
    """Who is named where the board says whom it waits for; while a window is open that is nobody."""
    words = "\n".join(part["content"] for part in walk(board.components) if part["type"] == TEXT)
    lines = "\n".join(found for pattern in _waiting() for found in pattern.findall(words))
    return [person for person in people if person.name in lines]


@lru_cache
def _waiting() -> list[re.Pattern[str]]:
    """What such a line looks like, in all languages."""
    lines = [house_words(locale).say(Words("host-waiting", names=NAMES), []) for locale in LOCALES]
    return [re.compile(re.escape(line).replace(re.escape(NAMES), r"([^\n*]+)")) for line in lines]
