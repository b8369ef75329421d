"""From /new to the first card: who joins, what is agreed, and the start."""

from __future__ import annotations

import logging
import time
from typing import Any, Literal, get_args, get_origin

from bot.dealing import new_secret, sealed, seed_from
from bot.errors import AlreadyStarted, Full, NoSuchTable, NotSeated, OnlyTheHost, SeatedAlready, TooFew
from bot.faces import Face
from bot.language import Locale, locale_from, words_for
from bot.pace import pace_named
from bot.store import AlreadySeated, MatchRow, Store, TableFull
from bot.ui import lobbies, messages
from bot.ui.messages import Look
from bot.ui.speech import Speech
from engines import catalogue
from engines.core import Text

log = logging.getLogger(__name__)

EXPIRES = 2 * 3600.0


class Lobby:
    """All lobbies: they live in the store, and nowhere else."""

    def __init__(self, store: Store, faces: dict[str, Face]) -> None:
        self._store = store
        self._faces = faces

    async def open(
        self,
        game: str,
        guild: int,
        channel: int,
        host: int,
        name: str,
        join: str,
        locale: Locale,
        pace: str,
        options: dict[str, Any],
    ) -> MatchRow:
        """A new lobby; whoever opens it has the first seat."""
        full = catalogue[game].Options.model_validate(options).model_dump(mode="json")
        return await self._store.matches.new_lobby(
            game=game,
            guild_id=guild,
            channel_id=channel,
            host_id=host,
            host_name=name,
            join_id=join,
            locale=locale,
            pace=pace,
            options=full,
            secret=new_secret(),
            at=time.time(),
            check_at=time.time() + EXPIRES,
        )

    async def rematch(self, match_id: int, player: int, name: str, join: str, locale: Locale) -> MatchRow:
        """The same people, options and computers at a new table; whoever pressed is its host."""
        old = await self._store.matches.get(match_id)
        if old is None or old.guild_id is None:
            raise NoSuchTable
        seats = await self._store.matches.seats(match_id)
        if player not in [seat.player_id for seat in seats]:
            raise NotSeated
        place = old.thread_id or old.channel_id
        new = await self.open(old.game, old.guild_id, place, player, name, join, locale, old.pace, old.options)
        for seat in seats:
            if seat.player_id is None:
                await self.add_computer(new.id)
            elif seat.player_id != player:
                await self._store.matches.join(new.id, seat.player_id, seat.name, None)
        return new

    async def remove(self, match_id: int, player: int, seat: int) -> None:
        """The host frees a seat; their own they leave."""
        match = await self._lobby(match_id, host=player)
        seats = await self._store.matches.seats(match_id)
        if any(taken.seat == seat and taken.player_id != match.host_id for taken in seats):
            await self._store.matches.remove_seat(match_id, seat)

    async def expire(self, match_id: int) -> None:
        """Nobody started it in time."""
        await self._store.matches.set_phase(match_id, "void", "expired")

    async def discard(self, match_id: int) -> None:
        """It could not be shown to anybody."""
        await self._store.matches.set_phase(match_id, "void", "never shown")

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
        place = f"<#{match.thread_id}>" if match.thread_id else speech.say(Text("host-here"))
        return messages.sentence(speech.say(Text("host-begun", game=Text("game-name"), table=match.id, place=place)))

    async def look(self, match_id: int) -> Look:
        """The lobby as it stands."""
        match = await self._lobby(match_id)
        seats = await self._store.matches.seats(match_id)
        speech = Speech(words_for(match.game, locale_from(match.locale, "en")), [seat.name for seat in seats])
        size = catalogue[match.game].seats
        face = self._faces[match.game]
        return lobbies.lobby(match, seats, face, speech, size, sealed(match.secret), match.created_at + EXPIRES)

    async def join(self, match_id: int, player: int, name: str, join: str) -> None:
        """Take a free seat."""
        match = await self._lobby(match_id)
        try:
            await self._store.matches.join(match_id, player, name, join, most=catalogue[match.game].seats[1])
        except TableFull:
            raise Full from None
        except AlreadySeated:
            raise SeatedAlready from None

    async def leave(self, match_id: int, player: int) -> None:
        """Give the seat back."""
        await self._lobby(match_id)
        await self._store.matches.leave(match_id, player)

    async def add_computer(self, match_id: int) -> None:
        """A computer takes a free seat."""
        match = await self._lobby(match_id)
        seats = await self._store.matches.seats(match_id)
        number = 1 + sum(seat.player_id is None for seat in seats)
        speech = Speech(words_for(match.game, locale_from(match.locale, "en")), [])
        name = speech.words.say(Text("host-computer-name", number=number), [])
        try:
            await self._store.matches.add_computer(match_id, name, most=catalogue[match.game].seats[1])
        except TableFull:
            raise Full from None

    async def set_option(self, match_id: int, player: int, choice: str) -> None:
        """The host changes what is agreed."""
        match = await self._lobby(match_id, host=player)
        name, _, word = choice.partition("=")
        values = option_values(match.game)[name]
        chosen = next(value for value in values if str(value).lower() == word)
        await self._store.matches.set_options(match_id, {**match.options, name: chosen})

    async def set_pace(self, match_id: int, player: int, pace: str) -> None:
        """The host chooses how fast it is played."""
        await self._lobby(match_id, host=player)
        await self._store.matches.set_pace(match_id, pace_named(pace))

    async def ready(self, match_id: int, player: int) -> tuple[MatchRow, str]:
        """Whether the host may start, and from which seed the cards will be dealt."""
        match = await self._lobby(match_id, host=player)
        seats = await self._store.matches.seats(match_id)
        least = catalogue[match.game].seats[0]
        if len(seats) < least:
            raise TooFew(least=least)
        return match, seed_from(match.secret, [seat.join_id for seat in seats if seat.join_id])

    async def start(self, match_id: int, seed: str, thread: int | None) -> None:
        """The lobby becomes a match."""
        match = await self._lobby(match_id)
        version = catalogue[match.game].version
        await self._store.matches.start(match_id, seed, version, thread, time.time())

    async def cancel(self, match_id: int, player: int) -> None:
        """The host calls it off."""
        await self._lobby(match_id, host=player)
        await self._store.matches.set_phase(match_id, "void", "cancelled")

    async def of(self, match_id: int) -> MatchRow:
        """The lobby's row, if it still is one."""
        return await self._lobby(match_id)

    async def _lobby(self, match_id: int, host: int | None = None) -> MatchRow:
        match = await self._store.matches.get(match_id)
        if match is None or match.phase == "void":
            raise NoSuchTable
        if match.phase != "lobby":
            raise AlreadyStarted
        if host is not None and match.host_id != host:
            raise OnlyTheHost
        return match


def option_values(game: str) -> dict[str, list[Any]]:
    """Every option of a game with the values it can have."""
    values: dict[str, list[Any]] = {}
    for name, field in catalogue[game].Options.model_fields.items():
        if field.annotation is bool:
            values[name] = [True, False]
        elif get_origin(field.annotation) is Literal:
            values[name] = list(get_args(field.annotation))
    return values
