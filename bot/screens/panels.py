"""What a player opened at the table, for nobody else's eyes, stays up to date: their next question comes to it.

Discord lets us change such a message for fifteen minutes after its reader last pressed it, with the token of that
press. It is kept in memory alone: after a restart a panel is as it was, and the press that finds it stale redraws it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from bot.screens.posts import TROUBLE
from bot.ui.answers import Choice
from bot.ui.lists import Menu
from bot.ui.messages import Look
from engines.core import Ask

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

PATIENCE = 10.0  # seconds for one edit


@dataclass(slots=True, frozen=True, eq=False)
class Panel:
    """One message of one reader."""

    interaction: Interaction  # the press that it was last the answer to: "original" is this very message
    mark: str  # what it shows
    at: Menu | None = None  # the choice that its reader has begun
    files: dict[str, discord.Attachment] = field(default_factory=dict)  # what it has, as far as we know

    def begun(self, asks: Iterable[Ask]) -> Menu | None:
        """The choice that its reader has begun, while it is still asked, in what can be chosen now."""
        at = self.at
        ask = None if at is None else next((ask for ask in asks if ask.id == at.ask.id), None)
        return None if at is None or ask is None else replace(at, choice=Choice.read(ask, at.choice.half))


class Panels:
    """The newest panel of each player at each table."""

    def __init__(self) -> None:
        self._open: dict[int, dict[int, Panel]] = {}  # by match and player
        self._late: set[tuple[int, int]] = set()  # whose message we may have changed after the press that changed it

    def note(self, match: int, interaction: Interaction, look: Look, at: Menu | None = None) -> bool:
        """The answer to this press is a player's own page, and only they see it. Whether it really shows that; if not,
        it is to be shown anew.
        """
        player = interaction.user.id
        sure = (match, player) not in self._late
        self._late.discard((match, player))
        self._open.setdefault(match, {})[player] = Panel(interaction, look.mark if sure else "", at)
        return sure

    def close(self, match: int, player: int) -> None:
        """The message is being changed by its reader, or cannot be changed by us any more."""
        self._late.discard((match, player))
        panels = self._open.get(match, {})
        panels.pop(player, None)
        if not panels:
            self._open.pop(match, None)

    def of(self, match: int) -> dict[int, Panel]:
        """What can still be changed at a table, by player."""
        for player, panel in list(self._open.get(match, {}).items()):
            if panel.interaction.is_expired():
                self.close(match, player)
        return dict(self._open.get(match, {}))

    def forget_expired(self) -> None:
        """What cannot be changed any more, at any table."""
        for match in list(self._open):
            self.of(match)
        self._late = {(match, player) for match, player in self._late if match in self._open}

    async def change(self, match: int, panel: Panel, look: Look, *, sealed: bool) -> bool:
        """Show what holds now. What fails is not tried again: "Your move" leads to the same. False: a press changed the
        message meanwhile, and nobody knows which of the two came last.
        """
        player = panel.interaction.user.id
        if look.is_shown_by(panel.mark, whenever=sealed) or not self._is_open(match, panel):
            return True
        have = panel.files
        files: list[discord.Attachment | discord.File] = [*(have[name] for name in look.keeps(have)), *look.files(have)]
        try:
            async with asyncio.timeout(PATIENCE):
                message = await panel.interaction.edit_original_response(view=look, attachments=files)
        except TROUBLE as error:
            log.info("a panel was closed: %s %s", type(error).__name__, getattr(error, "code", ""))
            if self._is_open(match, panel):
                self.close(match, player)
                return True
        else:
            if self._is_open(match, panel):
                known = {file.filename: file for file in message.attachments}
                self._open[match][player] = replace(panel, mark=look.mark, files=known)
                return True
        return self._came_late(match, player)

    def _is_open(self, match: int, panel: Panel) -> bool:
        return self._open.get(match, {}).get(panel.interaction.user.id) is panel

    def _came_late(self, match: int, player: int) -> bool:
        """Our change ended after a press that changes the message: what it shows is known once it is shown anew."""
        newer = self._open.get(match, {}).get(player)
        if newer is None:
            self._late.add((match, player))
            return True
        self._open[match][player] = replace(newer, mark="", files={})
        return False
