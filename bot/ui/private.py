"""What one person sees of a table: their hand, and all that they are asked. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.speech import cut
from bot.pictures import Drawn
from bot.ui import orders as order_menus
from bot.ui import seats as seating
from bot.ui.asked import QUESTION, asked
from bot.ui.lists import Menu
from bot.ui.messages import WHOLE, Look, Page, Told, link_to, look, standing, wins
from bot.ui.news import private_news
from bot.ui.parts import Row
from bot.ui.times import beside_waiting
from engines.core import Text


def private_page(told: Told, at: Menu | None = None, page: int = 0, here: int | None = None, note: str = "") -> Page:
    """A person's hand and whatever they are asked, with the hand as pictures where there are any."""
    return Page(told.face.hand_strips(told), lambda drawn: private(told, at, page, drawn, here, note))


def private(
    told: Told,
    at: Menu | None = None,
    page: int = 0,
    drawn: Sequence[Drawn] = (),
    here: int | None = None,
    note: str = "",
) -> Look:
    """Whatever a person is asked, with its controls, then their hand. `at` is the ask that they are at, with what they
    have chosen of it; `page` is that of the menu of asks that do not fit. `here` is the channel in which they look at
    it, if it is known: at the table there is no link to the table. `note` is said before anything else.
    """
    away = not told.ended and told.seen.seat in told.stood_in
    asks = () if told.ended or away else order_menus.shown(told)
    top: list[str | Row | Drawn] = [f"### {told.name()}{_way_to_table(told, here)}", note]
    if told.ended:
        top.append(told.why_ended())
    elif told.seen.over:
        top.append(_own_end(told))
    elif not asks:
        top.append(others(told) + beside_waiting(told))
    if away:
        top += seating.take_back(told)
    orders = [] if away else order_menus.way_to_orders(told)
    news = private_news(told) if asks else ""
    taken = QUESTION + sum(len(part) for part in (*top, news, *orders) if isinstance(part, str))
    hand: list[str | Drawn] = [*drawn] or [cut(told.face.hand(told.seen, told.speech), WHOLE - taken)]
    rest = [news, *hand, *orders] if news else [*hand, *orders]
    return look(*top, *asked(told, asks, at, page, WHOLE, [*top, *rest]), *rest)


def orders_page(told: Told) -> Page:
    """Standing orders, in the place of the hand."""
    return Page((), lambda _: look(*order_menus.orders_page(told)))


def _way_to_table(told: Told, here: int | None) -> str:
    match = told.row
    if match.guild_id is None or here == (match.thread_id or match.channel_id):
        return ""
    return f" · [{told.speech.say(Text('host-to-table'))}]({link_to(match, told.spot.board)})"


def others(told: Told) -> str:
    """Who is waited for by somebody who is not; in a sealed window not who. That one is open would read as one's own
    chance.
    """
    return told.speech.waiting(told.seen) if told.seen.waiting else told.speech.say(Text("host-window-others"))


def _own_end(told: Told) -> str:
    """Who has won, and one's own place."""
    own = [standing(told, row) for row in told.seen.standings if row.seat == told.seen.seat]
    return "\n".join([f"**🏆 {wins(told)}**", *own])
