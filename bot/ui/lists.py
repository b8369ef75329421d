"""Lists of options as menus; one that is too long for a menu has groups or pages, and can be typed into. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from discord import ui

from bot.base.ids import ControlId, letter
from bot.base.speech import Speech, cut
from bot.ui import parts
from bot.ui.answers import Choice, Step, in_steps
from bot.ui.hints import hint
from bot.ui.parts import Control, Row, button, entry, row
from engines.core import Ask, Form, Pick, Text

PAGE = 25  # as many as Discord lets a menu have
BESIDE = 5  # choices without a group that stand beside the groups, as many as one row has room for


@dataclass(slots=True, frozen=True)
class Bookmark:
    """Where its reader is in the lists of an ask: at which field, page and group. Groups have pages themselves."""

    place: int = -1
    page: int = 0
    group: int | None = None

    def __str__(self) -> str:
        return f"{self.place}.{self.page}" if self.group is None else f"{self.place}.{self.page}.{self.group}"

    @classmethod
    def read(cls, word: str) -> Bookmark | None:
        """What a control carries; None for what is no place."""
        numbers = [int(part) if part.isdecimal() else None for part in (*word.split("."), "", "")]
        place, page, group = numbers[:3]
        return None if place is None else cls(place, page or 0, group)


NOWHERE = Bookmark()


@dataclass(slots=True, frozen=True)
class Menu:
    """An ask as one person is shown it: how far their choice is made, and where in its lists they are."""

    match: int
    choice: Choice
    bookmark: Bookmark = NOWHERE
    private: bool = False  # only whoever is asked reads it

    @classmethod
    def begun(cls, match: int, ask: Ask) -> Menu:
        """As it is shown first."""
        return cls(match, Choice.begun(ask))

    @property
    def ask(self) -> Ask:
        return self.choice.ask

    def id(self, verb: str, word: str = "") -> str:
        """The custom_id of one control of this menu."""
        return str(ControlId(verb, self.match, self.ask.id, self.choice.half, word))

    def bookmark_of(self, step: Step) -> Bookmark:
        """Where in the list of one field its reader is."""
        return self.bookmark if self.bookmark.place == step.place else start_of(step)


def is_long(field: Pick) -> bool:
    """Whether a list is too long for one menu."""
    return len(field.options) > PAGE


class Group(NamedTuple):
    """What stands under one heading in a long list; `name` is None for what has none."""

    name: Text | None
    inside: list[int]


def groups_of(step: Step) -> list[Group]:
    """The groups of a long list, in the order of the list, with what can be chosen of each; none where it has pages."""
    field = step.field
    if not isinstance(field, Pick) or not is_long(field):
        return []
    left = set(offered(step))
    found: dict[str, Group] = {}
    for i, option in enumerate(field.options):
        group = found.setdefault(repr(option.group), Group(option.group, []))
        if i in left:
            group.inside.append(i)
    return list(found.values()) if len(found) > 1 else []


def offered(step: Step) -> list[int]:
    """What can be chosen: where the order counts, what was not chosen yet, and nothing once there is enough."""
    field = step.field
    assert isinstance(field, Pick)
    taken = step.indices() if in_steps(field) else []
    return [i for i in range(len(field.options)) if i not in taken] if len(taken) < field.most else []


def listed(step: Step, group: int | None) -> list[int]:
    """What can be chosen of one group, or of all."""
    if group is None:
        return offered(step)
    groups = groups_of(step)
    return groups[group].inside if group < len(groups) else []


def start_of(step: Step) -> Bookmark:
    """Where in its list a reader begins: at the group of what they chose."""
    for number, group in enumerate(groups_of(step) if step.ids else ()):
        if step.indices()[0] in group.inside:
            return Bookmark(step.place, 0, number)
    return Bookmark(step.place)


def on_page(step: Step, bookmark: Bookmark) -> list[int]:
    """The options of one page of a list."""
    return _page(listed(step, bookmark.group), bookmark.page)


def _page(things: list[int], page: int) -> list[int]:
    pages = max(1, -(-len(things) // PAGE))
    first = page % pages * PAGE
    return things[first : first + PAGE]


# As components


def list_rows(menu: Menu, step: Step, speech: Speech, at_once: bool) -> Iterator[Row]:
    """A list as menus. One with groups is chosen from in two steps: first the group, then what is in it.

    What has no group, to pass for instance, is a button.
    """
    field, bookmark, groups = step.field, menu.bookmark_of(step), groups_of(step)
    assert isinstance(field, Pick)
    if not offered(step):
        return
    if groups and bookmark.group is not None and not listed(step, bookmark.group):
        bookmark = Bookmark(step.place)  # all of it is chosen
    if groups:
        yield from _group_rows(menu, step, bookmark, groups, speech)
    buttons = []
    if not groups or bookmark.group is not None:
        yield row(_select(menu, step, bookmark, speech, at_once))
        buttons = _turning(menu, bookmark, listed(step, bookmark.group), speech)
    beside = _beside(menu, step, groups, speech)
    if is_long(field):
        word = f"{step.place}.{'one' if field.most == 1 else 'some'}"
        buttons.append(button(speech.say(Text("host-type")), menu.id("type", word)))
    if buttons:
        yield row(*buttons)
    if beside:
        yield row(*beside)


def _stand_beside(step: Step, groups: list[Group]) -> list[int]:
    """The few choices of a grouped list that have no group, where one thing is chosen."""
    field = step.field
    assert isinstance(field, Pick)
    alone = next((group.inside for group in groups if group.name is None), [])
    return alone if field.least == field.most == 1 and len(alone) <= BESIDE else []


def _beside(menu: Menu, step: Step, groups: list[Group], speech: Speech) -> list[Control]:
    field = step.field
    assert isinstance(field, Pick)
    verb = "put" if isinstance(menu.ask, Form) else "pick"
    return [
        button(
            speech.short(field.options[i].label, 80),
            menu.id(verb, f"{step.place}.{i}" if verb == "put" else letter(i)),
            "success" if i in step.indices() else "secondary",
        )
        for i in _stand_beside(step, groups)
    ]


def _group_rows(menu: Menu, step: Step, bookmark: Bookmark, groups: list[Group], speech: Speech) -> Iterator[Row]:
    """A menu of the groups in which there is something left to choose, with how much."""
    beside = _stand_beside(step, groups)
    open_ones = [number for number, group in enumerate(groups) if group.inside and group.inside != beside]
    page = bookmark.page if bookmark.group is None else open_ones.index(bookmark.group) // PAGE
    chosen = set(step.indices())
    choices = [
        entry(group_name(groups[i], speech), str(i), _size(groups[i], chosen, speech), i == bookmark.group)
        for i in _page(open_ones, page)
    ]
    yield row(parts.menu(menu.id("group", str(step.place)), choices, placeholder(menu, step, speech)))
    turning = _turning(menu, Bookmark(step.place, page), open_ones, speech)
    if turning:
        yield row(*turning)


def group_name(group: Group, speech: Speech) -> str:
    """What a group is called in a menu."""
    return speech.short(Text("host-group-rest") if group.name is None else group.name, 100)


def _size(group: Group, chosen: set[int], speech: Speech) -> str:
    """How many there are in a group, and how many of them are chosen."""
    count, own = len(group.inside), len(chosen.intersection(group.inside))
    return speech.say(
        Text("host-group-chosen", count=count, chosen=own) if own else Text("host-group-size", count=count)
    )


def _select(menu: Menu, step: Step, bookmark: Bookmark, speech: Speech, at_once: bool) -> Control:
    """A menu of one page. Where the order counts it is a menu of one; else what is chosen elsewhere counts too."""
    field = step.field
    assert isinstance(field, Pick)
    page, taken = on_page(step, bookmark), step.indices()
    single = in_steps(field) or field.most == 1
    room = field.most - len([i for i in taken if i not in page])
    whole = len(page) == len(field.options)
    least = field.least if whole and at_once else 0
    full = room <= 0 and not single
    choices = [
        entry(
            speech.short(field.options[i].label, 100),
            str(i),
            hint(field.options[i], speech.plain, menu.private),
            i in taken,
        )
        for i in page
    ]
    return parts.menu(
        menu.id("menu", str(bookmark)),
        choices,
        speech.plain(Text("host-enough", most=field.most)) if full else _page_placeholder(menu, step, bookmark, speech),
        least=1 if in_steps(field) or field.least == field.most == 1 else min(least, len(page)),
        most=1 if single else max(1, min(room, len(page))),
        disabled=full,
    )


def _page_placeholder(menu: Menu, step: Step, bookmark: Bookmark, speech: Speech) -> str:
    if bookmark.group is None:
        return placeholder(menu, step, speech)
    return speech.short(Text("host-group-from", group=group_name(groups_of(step)[bookmark.group], speech)), 150)


def placeholder(menu: Menu, step: Step, speech: Speech) -> str:
    """What the menu is for; where the order counts, which place is next. The question itself stands above."""
    field = step.field
    assert isinstance(field, Pick)
    if not in_steps(field):
        return speech.short(field.prompt, 150)
    next_place = which_place(field, step, speech)
    return cut(f"{next_place} · {speech.plain(field.prompt)}" if isinstance(menu.ask, Form) else next_place, 150)


def which_place(field: Pick, step: Step, speech: Speech) -> str:
    """Which place in an order is next."""
    key = "host-place" if field.least == field.most else "host-place-up-to"
    return speech.say(Text(key, place=len(step.ids) + 1, places=field.most))


def _turning(menu: Menu, bookmark: Bookmark, things: list[int], speech: Speech) -> list[Control]:
    """Buttons to turn the page, where there is more than one. The groups have pages of their own."""
    pages = -(-len(things) // PAGE)
    if pages < 2:
        return []
    page = bookmark.page % pages
    which = "" if bookmark.group is None else str(bookmark.group)
    buttons: list[Control] = []
    for step, key, sign in ((-1, "host-page-back", "b"), (1, "host-page-on", "f")):
        word = f"{bookmark.place}.{(page + step) % pages}.{which}.{sign}"
        buttons.append(button(speech.say(Text(key)), menu.id("page", word)))
    number = speech.say(Text("host-page", page=page + 1, pages=pages))
    buttons.insert(1, button(number, menu.id("none", f"{bookmark.place}.{which}"), disabled=True))
    return buttons


def name_window(control: ControlId, several: bool, speech: Speech) -> ui.Modal:
    """The window to type a name into. Opened before the match is touched, so it knows nothing of the list."""
    window = ui.Modal(title=speech.short(Text("host-type-title"), 45), custom_id=str(control))
    key = "host-type-several" if several else "host-type-one"
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        label=speech.short(Text(key), 45), custom_id="name", max_length=400 if several else 100
    )
    window.add_item(field)
    return window
