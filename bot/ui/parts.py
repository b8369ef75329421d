"""What a message consists of, as Discord is told of it: plain values, made once and not changed any more.

discord.py's own items know their parents and their callbacks. Ours need neither: presses are read from custom_ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.base.ids import ControlId
from bot.base.speech import cut

Part: TypeAlias = dict[str, Any]
Row: TypeAlias = Part  # controls side by side
Control: TypeAlias = Part  # a button or a menu
Entry: TypeAlias = Part  # of a menu

ROW, BUTTON, MENU, PEOPLE, CHANNELS, TEXT, GALLERY, FILE, FRAME = 1, 2, 3, 5, 8, 10, 12, 13, 17
STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}


def row(*controls: Control) -> Row:
    """Controls side by side."""
    return {"type": ROW, "components": [*controls]}


def button(label: str, control: ControlId | str, style: str = "secondary", disabled: bool = False) -> Control:
    """One button."""
    id_ = str(control)
    return {"type": BUTTON, "style": STYLES[style], "disabled": disabled, "label": cut(label, 80), "custom_id": id_}


def entry(label: str, value: str, help: str = "", chosen: bool = False) -> Entry:
    """One entry of a menu, with a line of help if there is one."""
    entry = {"label": cut(label, 100), "value": value, "default": chosen}
    return entry | {"description": cut(help, 100)} if help else entry


def menu(
    control: ControlId | str,
    entries: Sequence[Entry],
    placeholder: str = "",
    least: int = 1,
    most: int = 1,
    disabled: bool = False,
) -> Control:
    """A menu of which so many may be chosen."""
    return _menu(MENU, control, placeholder, least, most) | {"disabled": disabled, "options": entries}


def people_menu(control: ControlId, placeholder: str, most: int) -> Control:
    """A menu of all people there are."""
    return _menu(PEOPLE, control, placeholder, 1, most)


def channel_menu(control: ControlId, placeholder: str, kinds: Sequence[int], chosen: Sequence[int]) -> Control:
    """A menu of channels of these kinds, of which any may be chosen, or none."""
    now = [{"id": channel, "type": "channel"} for channel in chosen]
    return _menu(CHANNELS, control, placeholder, 0, 25) | {"channel_types": kinds, "default_values": now}


def _menu(kind: int, control: ControlId | str, placeholder: str, least: int, most: int) -> Control:
    menu = {"type": kind, "custom_id": str(control), "min_values": least, "max_values": most}
    return menu | {"placeholder": cut(placeholder, 150)} if placeholder else menu


def text(words: str) -> Part:
    """Words."""
    return {"type": TEXT, "content": words}


def gallery(file: str, alt: str) -> Part:
    """A picture that is sent along, as wide as there is room."""
    return {"type": GALLERY, "items": [{"media": {"url": f"attachment://{file}"}, "description": alt}]}


def file(name: str) -> Part:
    """A file that is sent along."""
    return {"type": FILE, "file": {"url": f"attachment://{name}"}}


def frame(parts: Sequence[Part], colour: int) -> Part:
    """Parts in one frame, with this colour at its edge."""
    return {"type": FRAME, "accent_color": colour, "components": parts}


def texts_of(parts: Sequence[Mapping[str, Any]]) -> list[str]:
    """What is written on a message, part by part."""
    found = []
    for part in parts:
        found += [str(part["content"])] if "content" in part else []
        found += texts_of(part.get("components", ()))
    return found
