"""The message of a lobby, brought up to date where the press that changed it could not do so itself."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.base.errors import NoSuchTable
from bot.base.language import locale_from, words_for
from bot.base.options import choices_of
from bot.base.speech import Speech
from bot.people.names import names_of
from bot.play.fair_dealing import seal_of
from bot.play.lobby import Lobby
from bot.screens.posts import GONE, TROUBLE
from bot.screens.requests import Requests
from bot.screens.results import announced_end
from bot.screens.retrying import Retrying
from bot.store import MatchRow, ShownRow, Store
from bot.ui import lobbies, messages
from bot.ui.faces import Face
from bot.ui.messages import Look
from engines import catalogue
from engines.core import Text

RESULT = 1  # the line of a lobby that shows how its match ended

log = logging.getLogger(__name__)


def thread_title(match: MatchRow) -> str:
    """The name of the thread in which a match is played."""
    words = words_for(match.game, locale_from(match.locale, "en"))
    return words.say(Text("host-thread", game=Text("game-name"), table=match.id), [])


class LobbyScreen:
    """One worker a lobby that is behind."""

    def __init__(self, requests: Requests, store: Store, lobby: Lobby, faces: Mapping[str, Face]) -> None:
        self._requests = requests
        self._store = store
        self._lobby = lobby
        self._faces = faces
        self._retrying = Retrying(self._show)

    def touch(self, match: int) -> None:
        """The lobby has changed and may not show it."""
        self._retrying.ask(match)

    async def drain(self) -> None:
        """Wait until everything due has been shown."""
        await self._retrying.drain()

    async def keep(self, match: int, channel: int, message: int, at: float) -> None:
        """Remember where a lobby stands. Without it presses still work, so a failure is no reason to refuse one."""
        row = ShownRow(match, "lobby", 0, channel, message, 0, at)
        for _ in range(2):
            try:
                await self._store.shown.put(row)
            except Exception as error:
                log.warning("a lobby's place could not be stored", exc_info=error, extra={"match": match})
            else:
                return

    async def screen(self, match_id: int) -> Look:
        """What the lobby's message says, also when it is no lobby any more."""
        match = await self._store.matches.get(match_id)
        if match is None:
            raise NoSuchTable
        if match.phase == "lobby":
            return await self.look(match_id)
        speech = Speech(words_for(match.game, locale_from(match.locale, "en")), [])
        if match.phase == "void":
            return messages.sentence(speech.say(Text("host-expired" if match.note == "expired" else "host-cancelled")))
        if match.phase in ("over", "ended"):
            return await announced_end(self._store, match, seal_of(match.secret))
        place = f"<#{match.thread_id}>" if match.thread_id else speech.say(Text("host-here"))
        begun = speech.say(Text("host-begun", game=Text("game-name"), table=match.id, place=place))
        seats = await self._store.matches.seats(match_id)
        return messages.look(begun, lobbies.deal(seal_of(match.secret), seats, speech))

    async def look(self, match_id: int) -> Look:
        """The lobby as it stands."""
        match = await self._lobby.of(match_id)
        seats = await self._store.matches.seats(match_id)
        speech = Speech(words_for(match.game, locale_from(match.locale, "en")), names_of(seats))
        size = catalogue[match.game].seats
        face = self._faces[match.game]
        own = bool(choices_of(catalogue[match.game].SeatOptions))
        return lobbies.lobby(match, seats, face, speech, size, seal_of(match.secret), own)

    async def _show(self, match: int, _: set[int]) -> bool:
        shown = await self._store.shown.get(match, "lobby", 0)
        if shown is not None and shown.line != RESULT:
            ended = await self._has_ended(match)  # asked before it is shown: it may end meanwhile
            try:
                await self._requests.change(shown.channel_id, shown.message_id, await self.screen(match))
            except discord.NotFound:
                log.info("a lobby's message is gone", extra={"match": match})
            except discord.Forbidden:
                log.info("a lobby's message is closed to us", extra={"match": match})
                ended = False  # it may be open again at the next start
            except TROUBLE as error:
                log.info("a lobby could not be shown yet: %s", type(error).__name__, extra={"match": match})
                return False
            if ended:
                await self._store.shown.put(replace(shown, line=RESULT))
        return await self._rename_thread(match)

    async def _has_ended(self, match_id: int) -> bool:
        """Then what announced a match shows how it ended; until that is noted, it is due after every start."""
        match = await self._store.matches.get(match_id)
        return match is not None and match.phase in ("over", "ended")

    async def _rename_thread(self, match_id: int) -> bool:
        """A rematch is played in the thread of the match before, which gets its name when it begins."""
        match = await self._store.matches.get(match_id)
        if match is None or match.phase != "live" or match.rematch_of is None or match.thread_id is None:
            return True
        try:
            await self._requests.rename(match.thread_id, thread_title(match))
        except GONE:
            log.info("a thread is gone or not ours to rename", extra={"match": match_id})
        except TROUBLE as error:  # Discord lets a thread be renamed twice in ten minutes
            log.info("a thread could not be renamed yet: %s", type(error).__name__, extra={"match": match_id})
            return False
        return True
