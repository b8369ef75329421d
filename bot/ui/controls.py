"""Any ask as buttons and menus. Pure: from an ask to components, nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import cast

from discord import ui

from bot.base.ids import ControlId, letter
from bot.base.speech import Speech
from bot.time.pace import PACES
from bot.ui import parts
from bot.ui.answers import Choice, Step, in_steps, in_words, said
from bot.ui.hints import hint
from bot.ui.lists import Menu, is_long, list_rows, offered, which_place
from bot.ui.parts import Control, Row, button, entry, row
from engines.core import Amount, Ask, Form, Pick, Text

BUTTONS = 5  # as many as Discord has room for in one row
FEW = 6  # choices that stand as buttons, in two rows if need be; more are a menu
TOGETHER = 15  # buttons for the fields of one form
FIELDS = 6  # as many fields of a form as stand open at once; of more only the one that is being filled in


def one_press(ask: Ask) -> bool:
    """Whether one press answers it, so that its controls may stand under the board."""
    return isinstance(ask, Pick) and not in_steps(ask) and not is_long(ask)


def answers_at_once(ask: Ask) -> bool:
    """Whether to choose is to answer; else it is confirmed."""
    single = isinstance(ask, Pick) and ask.most == 1
    return single or isinstance(ask, Amount) or one_press(ask)


def last_choice_answers(choice: Choice) -> bool:
    """Whether a form needs no confirming: it may be taken back, and each of its fields has one thing to choose."""
    if not isinstance(choice.ask, Form) or not choice.ask.reversible:
        return False
    return all(step.forced or isinstance(step.field, Amount) or step.field.single for step in choice.steps)


def controls(menu: Menu, speech: Speech) -> list[str | Row]:
    """The rows of controls for an ask; in a form with what each row of buttons is for."""
    ask = menu.ask
    if isinstance(ask, Pick) and _stand_as_buttons(ask):
        return [*_buttons(menu, ask, speech)]
    rows = list(_fields(menu, speech))
    if last_choice_answers(menu.choice):
        rows += [_confirm(menu, speech)] if menu.choice.complete else []
    elif not answers_at_once(ask):
        rows.append(_confirm(menu, speech))
    elif isinstance(ask, Pick) and not ask.least:
        none = speech.say(Text("host-none-of-these"))
        rows.append(row(button(none, menu.id("pick"))))
    return rows


def _fields(menu: Menu, speech: Speech) -> Iterator[str | Row]:
    """Every field that arises: open, or folded into a button that opens it."""
    for folded, together in groupby(menu.choice.steps, partial(_is_folded, menu)):
        steps = list(together)
        if folded:
            buttons = [_folded(menu, step, speech) for step in steps]
            yield from (row(*buttons[first : first + BUTTONS]) for first in range(0, len(buttons), BUTTONS))
            continue
        for step in steps:
            if step.forced:
                continue
            if isinstance(step.field, Pick) and _field_stands_as_buttons(menu, step.field):
                yield from _field_buttons(menu, step, step.field, speech)
            elif isinstance(step.field, Pick):
                yield from list_rows(menu, step, speech, answers_at_once(menu.ask))
            elif _stand_as_numbers(menu, step.field):
                yield from _number_buttons(menu, step, step.field, speech)
            else:
                yield _amount(menu, step, step.field, speech)


def _is_folded(menu: Menu, step: Step) -> bool:
    """In a form one long list is open at a time: the one that was opened, else the first that is to be filled in."""
    steps = [other for other in menu.choice.steps if _can_fold(menu, other)]
    if not isinstance(menu.ask, Form) or step not in steps:
        return False
    opened = [other for other in steps if other.place == menu.bookmark.place] or [o for o in steps if not o.enough]
    return not opened or opened[0] != step


def _can_fold(menu: Menu, step: Step) -> bool:
    return len(menu.choice.steps) > FIELDS or (isinstance(step.field, Pick) and is_long(step.field))


def _folded(menu: Menu, step: Step, speech: Speech) -> Control:
    chosen = speech.listed(step.names(speech.plain)) or "…"
    return button(f"{speech.short(step.field.prompt, 40)} {chosen}", menu.id("open", str(step.place)))


def _stand_as_buttons(field: Pick) -> bool:
    """A few choices, one of which is taken."""
    return field.least == field.most == 1 and len(field.options) <= FEW


def _field_stands_as_buttons(menu: Menu, field: Pick) -> bool:
    """Also where some are put in order, one press each."""
    if in_steps(field):
        return len(field.options) <= FEW
    fields = len(menu.ask.fields) if isinstance(menu.ask, Form) else FEW
    return _stand_as_buttons(field) and fields * len(field.options) <= TOGETHER


def explained(ask: Ask, speech: Speech, private: bool = False) -> str:
    """What choices that stand as buttons mean, where they have a line of help: a button has no room for it."""
    return "\n".join(_helps(ask, speech, private)) if isinstance(ask, Pick) and _stand_as_buttons(ask) else ""


def _helps(field: Pick, speech: Speech, private: bool) -> list[str]:
    hints = [(option.label, hint(option, speech.say, private)) for option in field.options]
    return [f"-# {speech.headed(f'**{speech.say(label)}**', words)}" for label, words in hints if words]


def so_far(menu: Menu, speech: Speech) -> str:
    """What is chosen so far where no control shows it: in an order, all over a long list, or of itself."""
    lines = []
    for step in menu.choice.steps:
        field = step.field
        if step.forced:
            lines.append(f"-# {speech.say(field.prompt)} **{speech.listed(step.names(speech.say))}**")
        elif (
            isinstance(field, Pick)
            and step.ids
            and (in_steps(field) or (is_long(field) and not answers_at_once(field)))
        ):
            names = step.names(speech.say)
            if in_steps(field):
                line = " → ".join(f"{place} {name}" for place, name in enumerate(names, 1))
            else:
                line = speech.say(Text("host-chosen", names=speech.listed(names)))
            lines.append(f"{speech.say(field.prompt)} {line}" if isinstance(menu.ask, Form) else line)
    return "\n".join(lines)


def answered(ask: Ask, speech: Speech) -> str:
    """What was chosen while others still decide, and that it is not final."""
    answer = said(ask)
    return "" if answer is None else speech.say(Text("host-said", answer=in_words(ask, answer, speech)))


def _buttons(menu: Menu, ask: Pick, speech: Speech) -> Iterator[Row]:
    """A button for each option. What was said stands out; else the first one does."""
    buttons: list[Control] = []
    stands = said(ask) is not None
    chosen = menu.choice.steps[0].indices()
    for i, option in enumerate(ask.options):
        style = "secondary"
        if i in chosen if stands else i == 0:
            style = "success" if stands else "primary"
        label = speech.short(option.label, 80)
        buttons.append(button(label, menu.id("pick", letter(i)), style))
    return _in_rows(buttons)


def _in_rows(buttons: Sequence[Control]) -> Iterator[Row]:
    """In one row, or in two that are about as long."""
    each = len(buttons) if len(buttons) <= BUTTONS else -(-len(buttons) // 2)
    return (row(*buttons[first : first + each]) for first in range(0, len(buttons), each or 1))


def _field_buttons(menu: Menu, step: Step, field: Pick, speech: Speech) -> Iterator[str | Row]:
    """A field as buttons, the chosen one highlighted; where the order counts, what can come next. What it is for stands
    above.
    """
    left, chosen = offered(step), [] if in_steps(field) else step.indices()
    if not left:
        return
    title = [speech.say(field.prompt)] if isinstance(menu.ask, Form) else []
    place = [which_place(field, step, speech)] if in_steps(field) else []
    yield "\n".join([" · ".join(title + place), *_helps(field, speech, menu.private)])
    yield from _in_rows(
        [
            button(
                speech.short(field.options[i].label, 80),
                menu.id("put", f"{step.place}.{i}"),
                "success" if i in chosen else "secondary",
            )
            for i in left
        ]
    )


def _stand_as_numbers(menu: Menu, field: Amount) -> bool:
    """A few numbers, so that nobody has to type one."""
    count = field.high - field.low + 1
    fields = len(menu.ask.fields) if isinstance(menu.ask, Form) else 1
    return field.low >= 0 and count <= BUTTONS and fields * count <= TOGETHER


def _number_buttons(menu: Menu, step: Step, field: Amount, speech: Speech) -> Iterator[str | Row]:
    """A button for each number, the chosen one highlighted. What it is for stands above."""
    if isinstance(menu.ask, Form):
        yield speech.say(field.prompt)
    yield row(
        *(
            button(
                str(number),
                menu.id("put", f"{step.place}.{number}"),
                "success" if number == step.part else "secondary",
            )
            for number in range(field.low, field.high + 1)
        )
    )


def _amount(menu: Menu, step: Step, field: Amount, speech: Speech) -> Row:
    """A button that opens a window to type the number into."""
    bounds = Text("host-amount", low=field.low, high=field.high)
    label = speech.say(bounds if step.part is None else Text("host-amount-said", amount=cast(int, step.part)))
    if isinstance(menu.ask, Form):
        label = f"{speech.short(field.prompt, 40)} {label}"
    word = f"{step.place}.{field.low}.{field.high}"
    return row(button(label, menu.id("number", word), "primary"))


def _confirm(menu: Menu, speech: Speech) -> Row:
    confirm = button(speech.say(Text("host-confirm")), menu.id("done"), "success", disabled=not menu.choice.complete)
    over = button(speech.say(Text("host-start-over")), menu.id("clear"))
    return row(confirm, over) if any(map(_is_hard_to_change, menu.choice.steps)) else row(confirm)


def _is_hard_to_change(step: Step) -> bool:
    """Whether something is chosen that its own control does not take back."""
    field = step.field
    return isinstance(field, Pick) and bool(step.ids) and not step.forced and (in_steps(field) or is_long(field))


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
        entry(
            speech.short(Text(f"host-pace-{pace}"), 100),
            pace,
            speech.short(Text(f"host-pace-{pace}-help"), 100),
            pace == now,
        )
        for pace in PACES
    ]
    return row(parts.menu(ControlId("pace", match), options))
