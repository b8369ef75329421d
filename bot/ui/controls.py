"""Any ask as buttons and menus. Pure: from an ask to components, nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import discord
from discord import ui

from bot.pace import PACES
from bot.ui.answers import Half, complete, fields_of, in_steps, in_words, left_of, pack, said
from bot.ui.ids import ControlId, index, letter
from bot.ui.speech import Speech, cut
from engines.core import Amount, Ask, Form, Option, Pick, Text

BUTTONS = 5  # as many choices as stand well in one row
EXPLAINED = 3  # choices with a line of help, from which on they stand in a menu
PAGE = 25  # as many as Discord lets a menu have
Row = ui.ActionRow[ui.LayoutView]


@dataclass(slots=True, frozen=True)
class Menu:
    """An ask as one person is shown it: how far their choice is made, and which page of each menu is open."""

    match: int
    ask: Ask
    half: Half
    page: int = 0

    def id(self, verb: str, word: str = "") -> str:
        """The custom_id of one control of this menu."""
        return str(ControlId(verb, self.match, self.ask.id, pack(self.half), word))


def one_press(ask: Ask) -> bool:
    """Whether one press answers it, so that its controls may stand under the board."""
    return isinstance(ask, Pick) and not in_steps(ask) and len(ask.options) <= PAGE


def controls(menu: Menu, speech: Speech) -> list[Row]:
    """The rows of controls for an ask."""
    ask = menu.ask
    if isinstance(ask, Pick) and _stand_as_buttons(ask):
        return [_buttons(menu, ask, speech)]
    rows: list[Row] = []
    for place, field in enumerate(fields_of(ask).values()):
        if isinstance(field, Pick):
            rows += _select(menu, place, field, speech)
        else:
            rows.append(_amount(menu, place, field, speech))
    if not _answers_at_once(ask):
        rows.append(_confirm(menu, speech))
    return rows


def _stand_as_buttons(ask: Pick) -> bool:
    """A few choices that need no explaining; a menu has room for a line of help beside each."""
    explained = sum(option.help is not None for option in ask.options)
    return ask.least == ask.most == 1 and len(ask.options) <= BUTTONS and explained < EXPLAINED


def explained(ask: Ask, speech: Speech) -> str:
    """What choices that stand as buttons mean, where they have a line of help: a button has no room for it."""
    if not isinstance(ask, Pick) or not _stand_as_buttons(ask):
        return ""
    lines = [f"-# **{speech.say(o.label)}**: {speech.say(o.help)}" for o in ask.options if o.help is not None]
    return "\n".join(lines)


def so_far(menu: Menu, speech: Speech) -> str:
    """What is chosen so far where the order counts, a line for each such field."""
    lines = []
    for field, part in zip(fields_of(menu.ask).values(), menu.half, strict=True):
        if isinstance(field, Pick) and in_steps(field) and part:
            names = [speech.say(field.options[index(character)].label) for character in part]
            line = " → ".join(f"{place} {name}" for place, name in enumerate(names, 1))
            lines.append(f"{speech.say(field.prompt)} {line}" if isinstance(menu.ask, Form) else line)
    return "\n".join(lines)


def answered(ask: Ask, speech: Speech) -> str:
    """What was chosen while others still decide, and that it is not final."""
    answer = said(ask)
    return "" if answer is None else speech.say(Text("host-said", answer=in_words(ask, answer, speech)))


def _answers_at_once(ask: Ask) -> bool:
    single = isinstance(ask, Pick) and ask.least == ask.most == 1
    return single or isinstance(ask, Amount) or one_press(ask)


def _buttons(menu: Menu, ask: Pick, speech: Speech) -> Row:
    """A button for each option. What was said stands out; else the first one does."""
    row: Row = ui.ActionRow()
    stands = said(ask) is not None
    for i, option in enumerate(ask.options):
        style = discord.ButtonStyle.secondary
        if letter(i) in menu.half[0] if stands else i == 0:
            style = discord.ButtonStyle.success if stands else discord.ButtonStyle.primary
        row.add_item(ui.Button(label=speech.short(option.label, 80), style=style, custom_id=menu.id("pick", letter(i))))
    return row


def _select(menu: Menu, place: int, field: Pick, speech: Speech) -> Iterator[Row]:
    """A menu of options; with more than fit, one page of them and buttons to turn it.

    Where the order counts it is a menu of one: of those that are left, and of none once there are enough.
    """
    part = menu.half[place]
    steps = in_steps(field)
    taken = [index(character) for character in part]
    offered = left_of(field, part) if steps else list(range(len(field.options)))
    if not offered:
        return
    pages = range(0, len(offered), PAGE)
    page = menu.page % len(pages)
    on_page = offered[pages[page] : pages[page] + PAGE]
    whole = len(pages) == 1
    least = max(0, field.least) if whole and _answers_at_once(menu.ask) else 0
    single = steps or field.least == field.most == 1
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=menu.id("menu", f"{place}.{page}"),
        placeholder=_placeholder(menu, field, part, speech),
        min_values=1 if single else min(least, len(on_page)),
        max_values=1 if single else min(field.most, len(on_page)),
        options=[
            discord.SelectOption(
                label=speech.short(field.options[i].label, 100),
                value=str(i),
                description=_help(field.options[i], speech),
                default=i in taken,
            )
            for i in on_page
        ],
    )
    yield _row(select)
    if not whole:
        turn: Row = ui.ActionRow()
        for step, key in ((-1, "host-page-back"), (1, "host-page-on")):
            to = (page + step) % len(pages)
            word = f"{place}.{to}.{'b' if step < 0 else 'f'}"
            turn.add_item(ui.Button(label=speech.say(Text(key)), custom_id=menu.id("page", word)))
        number = speech.say(Text("host-page", page=page + 1, pages=len(pages)))
        turn.add_item(ui.Button(label=number, disabled=True, custom_id=menu.id("none", str(place))))
        yield turn


def _placeholder(menu: Menu, field: Pick, part: str, speech: Speech) -> str:
    """What the menu is for; where the order counts, which place is next. The question itself stands above."""
    if not in_steps(field):
        return speech.short(field.prompt, 150)
    key = "host-place" if field.least == field.most else "host-place-up-to"
    next_place = speech.say(Text(key, place=len(part) + 1, places=field.most))
    return cut(f"{next_place} · {speech.plain(field.prompt)}" if isinstance(menu.ask, Form) else next_place, 150)


def _help(option: Option, speech: Speech) -> str | None:
    return None if option.help is None else speech.short(option.help, 100)


def _amount(menu: Menu, place: int, field: Amount, speech: Speech) -> Row:
    """A button that opens a window to type the number into."""
    typed = menu.half[place]
    label = (
        Text("host-amount-said", amount=int(typed)) if typed else Text("host-amount", low=field.low, high=field.high)
    )
    word = f"{place}.{field.low}.{field.high}"
    button: ui.Button[ui.LayoutView] = ui.Button(
        label=speech.short(label, 80), style=discord.ButtonStyle.primary, custom_id=menu.id("number", word)
    )
    return _row(button)


def _confirm(menu: Menu, speech: Speech) -> Row:
    row: Row = ui.ActionRow()
    ready = complete(menu.ask, menu.half)
    row.add_item(
        ui.Button(
            label=speech.say(Text("host-confirm")),
            style=discord.ButtonStyle.success,
            disabled=not ready,
            custom_id=menu.id("done"),
        )
    )
    if any(menu.half):
        row.add_item(ui.Button(label=speech.say(Text("host-start-over")), custom_id=menu.id("clear")))
    return row


def _row(item: ui.Item[ui.LayoutView]) -> Row:
    row: Row = ui.ActionRow()
    row.add_item(item)
    return row


def number_window(control: ControlId, low: int, high: int, speech: Speech) -> ui.Modal:
    """The window to type a number into. Opened before the match is touched, so the button brought its bounds along."""
    window = ui.Modal(title=speech.say(Text("host-number-title")), custom_id=str(control))
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        label=speech.short(Text("host-amount", low=low, high=high), 45), custom_id="number", max_length=6
    )
    window.add_item(field)
    return window


def pace_menu(match: int, now: str, speech: Speech) -> Row:
    """How fast a table can be played, and how fast it will be."""
    options = [
        discord.SelectOption(
            label=speech.short(Text(f"host-pace-{pace}"), 100),
            value=pace,
            description=speech.short(Text(f"host-pace-{pace}-help"), 100),
            default=pace == now,
        )
        for pace in PACES
    ]
    return _row(ui.Select(custom_id=str(ControlId("pace", match)), options=options))
