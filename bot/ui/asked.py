"""All that one person is asked, in one message: what they are waited for first, then offers. Pure.

What does not fit into Discord's limits stands in a menu, "n more…", from which any of it is opened in place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from bot.base.ids import ControlId
from bot.base.speech import cut
from bot.play.orders import takes_orders
from bot.ui.controls import answered, controls, explained, so_far
from bot.ui.lists import PAGE, Menu
from bot.ui.orders import order_menu
from bot.ui.parts import Row, button, entry, menu, row
from bot.ui.times import beside_own
from engines.core import Ask, Text

if TYPE_CHECKING:
    from bot.pictures import Drawn
    from bot.ui.messages import Told

COMPONENTS = 40  # in one message, nested ones counted
QUESTION = 1200  # characters of one question, with what is chosen so far
MORE = 2  # components of the menu of those that do not fit
TURN = "page."  # the value in that menu that leads to its next page

Part: TypeAlias = "str | Row | Drawn"
Block: TypeAlias = "list[str | Row]"


class Room:
    """What is left of a message: components and characters."""

    def __init__(self, characters: int, taken: Sequence[Part]) -> None:
        self._components = COMPONENTS - 1 - size(*taken)  # the frame counts too
        self._characters = characters - sum(len(part) for part in taken if isinstance(part, str))

    def take(self, block: Block, keep: int = 0) -> bool:
        """Whether there is room for a block, besides some components that are kept free; then it is taken."""
        components = self._components - size(*block)
        characters = self._characters - sum(len(part) for part in block if isinstance(part, str))
        if components < keep or characters < 0:
            return False
        self._components, self._characters = components, characters
        return True


def size(*parts: Part) -> int:
    """How many components these are."""
    return sum(1 + len(part["components"]) if isinstance(part, dict) else 1 for part in parts)


def asked(
    told: Told, asks: Sequence[Ask], at: Menu | None, page: int, characters: int, taken: Sequence[Part]
) -> list[str | Row]:
    """The asks with their controls. `at` is the one that its reader is at, which is always shown; `page` is that of the
    menu of those that are not. `taken` are the other parts of the message.
    """
    match = told.row.id
    menus = [at if at is not None and ask.id == at.ask.id else Menu.begun(match, ask) for ask in asks]
    blocks = [_block(told, menu) for menu in menus]
    room = Room(characters, taken)
    if all(room.take(block) for block in blocks):
        return [part for block in blocks for part in block]
    room = Room(characters, taken)
    fits = [room.take(block, MORE) for block in blocks]
    opened = next((i for i, menu in enumerate(menus) if menu is at and not fits[i]), None)
    if opened is not None:
        fits = [i == opened for i in range(len(menus))]
    rest = [ask for ask, is_shown in zip(asks, fits, strict=True) if not is_shown]
    shown = [part for block, is_shown in zip(blocks, fits, strict=True) if is_shown for part in block]
    return [*shown, _more(told, rest, page), *([] if opened is None else [_back(told)])]


def _block(told: Told, menu: Menu) -> Block:
    """One ask: the question and its controls; in a window the orders that can be given for it."""
    ask, speech, menu = menu.ask, told.speech, replace(menu, private=True)
    question = f"**{speech.say(ask.prompt)}**{beside_own(told, ask)}"
    words = explained(ask, speech, private=True), answered(ask, speech), so_far(menu, speech)
    orders = [order_menu(told, ask)] if ask.wait == "window" and takes_orders(ask) else []
    return [cut("\n".join(filter(None, (question, *words))), QUESTION), *controls(menu, speech), *orders]


def _more(told: Told, rest: Sequence[Ask], page: int) -> Row:
    """A menu of what is not shown, each by its question; of very many a page."""
    say, short = told.speech.say, told.speech.short
    each = len(rest) if len(rest) <= PAGE else PAGE - 1
    pages = -(-len(rest) // each)
    first = page % pages * each
    options = [
        entry(short(ask.prompt, 100), ask.id, "" if ask.wait == "aside" else short(Text("host-you-are-up"), 100))
        for ask in rest[first : first + each]
    ]
    if pages > 1:
        further = short(Text("host-asks-on", count=len(rest) - len(options)), 100)
        options.append(entry(further, f"{TURN}{(page + 1) % pages}"))
    return row(menu(ControlId("asks", told.row.id), options, say(Text("host-asks-more", count=len(rest)))))


def what_to_open(values: Sequence[str]) -> tuple[str, int]:
    """What was chosen in that menu: an ask by its id, or a page of the menu; neither is the way back."""
    value = next(iter(values), "")
    page = value.removeprefix(TURN)
    return (value, 0) if page == value else ("", int(page) if page.isdecimal() else 0)


def _back(told: Told) -> Row:
    """The way back to what stood there first."""
    label = told.speech.say(Text("host-asks-back"))
    return row(button(label, ControlId("asks", told.row.id, word="back")))
