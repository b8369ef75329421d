"""What should be on the screens of a table: made while nobody can change it, from what each reader may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.language import Locale
from bot.store import Store
from bot.tables import LiveTable
from bot.ui import messages
from bot.ui.messages import Page, Told
from engines.core import Ask, Seat, Text

RECENT = 6  # events that stand on a board


class Teller(Protocol):
    """What it takes of the bot to say how things stand."""

    def told(self, table: LiveTable, seat: Seat | None, locale: Locale, since: int) -> Told: ...
    async def final(self, table: LiveTable) -> Page: ...
    def boards_of(self, player: int) -> str: ...
    def language_of(self, player: int, known: str | None, otherwise: Locale) -> Locale: ...


@dataclass(slots=True, frozen=True)
class Due:
    """What should be on screen for one table, noted while nobody could change it."""

    match: int
    line: int
    place: int
    board: Page
    hands: dict[int, Page]
    calls: dict[int, str]
    news: bool
    sealed: bool  # a window is open: not even that somebody has answered may be seen


async def due_at(table: LiveTable, teller: Teller, store: Store, actors: set[int], news: bool) -> Due:
    """What everybody at a table should see now. Who acted need not be called."""
    row, match = table.row, table.match
    locale = table.locale
    everybody = teller.told(table, None, locale, max(0, len(match.events) - RECENT))
    board = await teller.final(table) if match.over else _board(table, everybody)
    hands, calls = {}, {}
    for seat in match.table.seats:
        person = table.seats[seat].player_id
        if person is None:
            continue
        known = await store.players.get(person)
        told = teller.told(
            table, seat, teller.language_of(person, known.locale if known else None, locale), len(match.events)
        )
        if known is None or not known.dm_closed:
            hands[person] = messages.private_page(told).for_reader(teller.boards_of(person))
        waited = row.phase == "live" and seat in match.waiting and person not in actors
        if waited and table.person(seat) is not None:
            calls[person] = _call_words(table, match.pending[seat], told)
    sealed = not match.over and not match.waiting
    return Due(row.id, table.stored, row.thread_id or row.channel_id, board, hands, calls, news, sealed)


def _board(table: LiveTable, told: Told) -> Page:
    picture = told.face.picture(told)
    if told.ended:
        return Page(picture, lambda drawn: messages.ended(told, drawn))
    waited = [(seat, ask) for seat, ask in table.match.pending.items() if ask.wait != "aside"]
    if len(waited) == 1:
        seat, _ = waited[0]
        ask = messages.in_the_open(table.match.asks(seat))
        if ask is not None:
            return Page(picture, lambda drawn: messages.board_with_controls(told, ask, seat, drawn))
    return Page(picture, lambda drawn: messages.board(told, drawn))


def _call_words(table: LiveTable, ask: Ask, told: Told) -> str:
    place = table.row.thread_id or table.row.channel_id
    link = f"https://discord.com/channels/{table.row.guild_id}/{place}"
    return told.speech.say(
        Text("host-call", game=Text("game-name"), table=table.row.id, prompt=told.speech.say(ask.prompt), link=link)
    )
