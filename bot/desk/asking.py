"""Some people are called once to what is asked of them, each as they like to be called."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING

from bot.base.language import locale_from, words_for
from bot.people.preferences import CallBy
from bot.screens.posts import TROUBLE
from bot.store import MatchRow
from engines.core import Text

if TYPE_CHECKING:
    from bot.app import Backroom

log = logging.getLogger(__name__)


@dataclass(slots=True, frozen=True)
class Asked:
    """Who is called where it is asked, and who in private; the others find it for themselves."""

    aloud: list[int] = field(default_factory=list)
    private: list[int] = field(default_factory=list)


def call_by(bot: Backroom, person: int) -> CallBy:
    """How somebody may be called now: not in their quiet hours, nor while they are away."""
    wish, now = bot.chosen.by(person), bot.clock()
    return "none" if wish.quiet_at(now) or wish.away_at(now) is not None else wish.calls


async def to_ask(bot: Backroom, people: Iterable[int]) -> Asked:
    """How each of these is called; aloud those whose direct messages are closed."""
    asked = Asked()
    for person in people:
        way = call_by(bot, person)
        known = await bot.store.players.get(person)
        closed = known is None or known.dm_closed
        if way == "channel" or (way == "dm" and closed):
            asked.aloud.append(person)
        elif way == "dm":
            asked.private.append(person)
    return asked


async def ask_by_dm(bot: Backroom, match: MatchRow, asked: Asked, text: Text, nonce: str) -> None:
    """Call those who like it so in private."""
    for person in asked.private:
        await call_in_private(bot, match, person, text, nonce)


async def call_in_private(
    bot: Backroom, match: MatchRow, person: int, text: Text, nonce: str
) -> tuple[int, int] | None:
    """Call somebody in their language: the channel and the message, or None if that could not be."""
    known = await bot.store.players.get(person)
    locale = bot.teller.language_of(person, known.locale if known else None, locale_from(match.locale, "en"))
    words = words_for(match.game, locale).say(text, [])
    own = blake2b(f"{nonce} {person}".encode(), digest_size=12).hexdigest()
    try:
        channel = await bot.dm_channel(person)
        return channel, await bot.post(channel, words, own)
    except TROUBLE:
        log.info("somebody could not be called in private", extra={"match": match.id})
        return None
