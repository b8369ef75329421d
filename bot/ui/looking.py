"""What lies on the table, to be looked at: a menu of it on pages, and one thing with the way back. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.base.ids import ControlId
from bot.pictures import Drawn
from bot.ui import parts
from bot.ui.faces import Card
from bot.ui.messages import Look, Page, Told, look
from bot.ui.parts import Row, button, entry, row
from engines.core import Text

MENU = 25  # things in one menu


def menu(told: Told, cards: Mapping[str, Card], page: int = 0) -> Look:
    """One page of what lies there, as its reader sees it."""
    last = max(0, (len(cards) - 1) // MENU)
    page = min(max(page, 0), last)
    title = f"### {told.name()}\n{told.speech.say(Text('host-look-title'))}"
    if not cards:
        return look(title, told.speech.say(Text("host-look-nothing")))
    return look(
        title, _menu(told, list(cards.items())[page * MENU : (page + 1) * MENU], page), *_turning(told, page, last)
    )


def _menu(told: Told, cards: Sequence[tuple[str, Card]], page: int) -> Row:
    choices = [entry(card.name, id_, card.words) for id_, card in cards]
    control = ControlId("lookat", told.row.id, half=str(page))
    return row(parts.menu(control, choices, told.speech.plain(Text("host-look-choose"))))


def _turning(told: Told, page: int, last: int) -> list[Row]:
    if last == 0:
        return []
    say, match = told.speech.say, told.row.id
    return [
        row(
            button(say(Text("host-page-back")), to_page(match, page - 1), disabled=page == 0),
            button(say(Text("host-page", page=page + 1, pages=last + 1)), ControlId("none", match), disabled=True),
            button(say(Text("host-page-on")), to_page(match, page + 1), disabled=page == last),
        )
    ]


def to_page(match: int, page: int) -> ControlId:
    """What shows a page of the menu."""
    return ControlId("look", match, word=str(page))


def looked_at(told: Told, card: Card, page: int) -> Page:
    """One thing, drawn or in words, and the way back to the page it was on."""
    back = row(button(told.speech.say(Text("host-look-back")), to_page(told.row.id, page)))

    def lay_out(drawn: Sequence[Drawn]) -> Look:
        return look(f"### {card.name}", *drawn, "" if drawn else card.words, back)

    return Page(card.pictures, lay_out)
