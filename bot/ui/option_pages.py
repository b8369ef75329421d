"""Options to choose from, each with its menu and what it means; on pages, since a message holds forty parts. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bot.base.ids import ControlId
from bot.base.options import Choice, word_of
from bot.base.speech import Speech, cut
from bot.ui.parts import Row, button, entry, menu, row
from engines.core import Text

MENU = 25  # values in one menu
MENUS = 8  # on one page: three parts each, with room for what else stands there
MEANING = 250  # characters


@dataclass(slots=True, frozen=True)
class Part:
    """One menu: an option, or so many of its values as fit."""

    choice: Choice
    first: int = 0

    @property
    def values(self) -> Sequence[Any]:
        return self.choice.values[self.first : self.first + MENU]


def pages_of(choices: Sequence[Choice]) -> list[list[Part]]:
    """Menus by pages; a group that fits on one page is not torn apart."""
    pages: list[list[Part]] = []
    for _, group in groupby(choices, key=lambda choice: choice.group):
        parts = [Part(choice, first) for choice in group for first in range(0, len(choice.values), MENU)]
        if pages and len(pages[-1]) + len(parts) <= MENUS:
            pages[-1] += parts
        else:
            pages += [parts[at : at + MENUS] for at in range(0, len(parts), MENUS)]
    return pages or [[]]


def option_rows(
    choices: Sequence[Choice],
    now: Mapping[str, Any],
    page: int,
    speech: Speech,
    menu: Callable[[str], ControlId],
    turn: Callable[[int], ControlId],
) -> list[str | Row]:
    """One page: every option with its name, what it means, and its menu. `menu` and `turn` are what the controls do."""
    pages = pages_of(choices)
    page = min(max(page, 0), len(pages) - 1)
    parts: list[str | Row] = []
    group = None
    for part in pages[page]:
        choice = part.choice
        if part.first == 0:
            parts.append(_heading(choice, speech, with_group=choice.group != group))
        group = choice.group
        parts.append(_menu(part, now.get(choice.name), speech, menu(f"{choice.name}.{part.first}")))
    if len(pages) > 1:
        parts.append(_turning(page, len(pages), speech, turn))
    return parts


def _heading(choice: Choice, speech: Speech, *, with_group: bool) -> str:
    lines = [f"### {speech.say(Text(f'option-group-{choice.group}'))}"] if with_group and choice.group else []
    if title := _said(f"option-{choice.name}", speech):
        lines.append(f"**{title}**")
    if meaning := _said(f"option-{choice.name}-help", speech):
        lines.append(f"-# {cut(meaning, MEANING)}")
    return "\n".join(lines)


def _menu(part: Part, now: Any, speech: Speech, control: ControlId) -> Row:
    name = part.choice.name
    choices = [
        entry(
            label_of(name, value, speech),
            f"{name}={word_of(value)}",
            _said(f"option-{name}-{word_of(value)}-help", speech),
            value == now,
        )
        for value in part.values
    ]
    reach = f"{label_of(name, part.values[0], speech)} – {label_of(name, part.values[-1], speech)}"
    return row(menu(control, choices, reach))


def label_of(name: str, value: Any, speech: Speech) -> str:
    """A value in words; a number that has none says itself."""
    return cut(_said(f"option-{name}-{word_of(value)}", speech) or str(value), 100)


def _said(key: str, speech: Speech) -> str:
    return speech.plain(Text(key)) if speech.words.has(key) else ""


def _turning(page: int, pages: int, speech: Speech, turn: Callable[[int], ControlId]) -> Row:
    here = Text("host-page", page=page + 1, pages=pages)
    return row(
        button(speech.say(Text("host-page-back")), turn(page - 1), disabled=page == 0),
        button(speech.say(here), turn(page), disabled=True),
        button(speech.say(Text("host-page-on")), turn(page + 1), disabled=page == pages - 1),
    )
