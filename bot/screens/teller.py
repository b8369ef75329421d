"""What each reader is told of a table, in their language, with pictures or in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.base.language import Locale, locale_from, words_for
from bot.base.speech import Speech
from bot.people.preferences import Chosen, Preferences
from bot.pictures import Studio
from bot.play.clocks import overdue, time_left
from bot.play.orders import NO_ORDERS, Orders
from bot.play.tables import LiveTable
from bot.screens.results import final_page
from bot.store import Store
from bot.ui.faces import Face
from bot.ui.messages import Look, Page, Told
from bot.ui.news import since_last_turn
from engines.core import Seat

RECENT = 6  # events that stand on a board

Interaction = discord.Interaction[Any]


class Teller:
    """`bot.teller`."""

    def __init__(
        self, store: Store, chosen: Chosen, faces: dict[str, Face], language: Locale, clock: Callable[[], float]
    ) -> None:
        self.studio = Studio()
        self.clock = clock
        self._store = store
        self._chosen = chosen
        self._faces = faces
        self._language = language
        self._heard: dict[int, str] = {}  # in which language people's Discord was when they last did something

    def told(self, table: LiveTable, seat: Seat | None, locale: Locale, since: int) -> Told:
        """What one reader is told of a table now."""
        seen = table.match.seen(seat, since)
        speech = Speech(words_for(table.row.game, locale), table.names)
        orders = NO_ORDERS if seat is None else Orders.read(table.seats[seat].orders)
        time_now = time_left(table, self.clock(), self._chosen.by)
        away, late = table.stood_in, tuple(overdue(table, self.clock()))
        face = self._faces[table.row.game]
        gave_up = tuple(table.match.resigned)
        news = () if seat is None else since_last_turn(table.match, seat, face)
        spot = table.spot
        return Told(table.row, face, seen, speech, seen.events, orders, time_now, away, late, gave_up, spot, news)

    async def final(self, table: LiveTable) -> Page:
        """The last board of a match."""
        last = max(0, len(table.match.events) - RECENT)
        return await final_page(self._store, table, self.told(table, None, table.locale, last))

    async def drawn(self, page: Page, *, now: bool = False) -> Look:
        """A message with its pictures; in words where one cannot be drawn. `now`: somebody waits for it."""
        return page.lay_out(await self.studio.pictures(page.pictures, "table", now=now))

    def locale_of(self, interaction: Interaction) -> Locale:
        """The language of whoever pressed: what they chose, else what Discord says. Their hands follow it, too."""
        self._heard[interaction.user.id] = str(interaction.locale)
        return self.language_after(interaction)

    def language_after(self, interaction: Interaction) -> Locale:
        """The language in which whoever pressed was answered, and would be again."""
        return self.language_of(interaction.user.id, str(interaction.locale), self._language)

    def boards_of(self, player: int) -> str:
        """Whether a person wants pictures or words."""
        return self._chosen.by(player).boards

    def wish_of(self, player: int) -> Preferences:
        """What a person has chosen."""
        return self._chosen.by(player)

    def language_of(self, player: int, known: str | None, otherwise: Locale) -> Locale:
        """The language a person is written to in."""
        return self._chosen.by(player).language or locale_from(self._heard.get(player, known), otherwise)

    def language_at(self, interaction: Interaction) -> Locale:
        """The language of the place: what the server chose, else what Discord says."""
        chosen = self._chosen.at(interaction.guild_id).language
        return chosen or locale_from(str(interaction.guild_locale or ""), self._language)
