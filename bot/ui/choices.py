"""Messages with choices that stay: a person's settings, a server's rules, privacy. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.base.ids import ControlId
from bot.base.language import LOCALES, Words, house_words
from bot.people.preferences import HouseRules, Preferences
from bot.time.periods import PERIODS
from bot.ui.messages import Look, look
from bot.ui.parts import Control, Row, button, channel_menu, entry, menu, row
from engines.core import Arg, Text

FOLLOW = "follow"
OFF = "off"
PACES = ("live", "day", "none")
PLACES = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum, discord.ChannelType.voice]


def _menu(verb: str, word: str, options: Iterable[tuple[str, str]], now: str | None, placeholder: str = "") -> Row:
    """A menu of values and their names; the one that holds now is chosen."""
    choices = [entry(label, value, chosen=value == now) for value, label in options]
    return row(menu(ControlId(verb, 0, word=word), choices, placeholder))


def _languages(words: Words, follow: str) -> list[tuple[str, str]]:
    names = [(locale, house_words(locale).say(Text("host-language-name"), [])) for locale in LOCALES]
    return [(FOLLOW, words.say(Text(follow), [])), *names]


def settings(wish: Preferences, words: Words, now: float) -> Look:
    """A person's settings, each with its menu."""

    def say(key: str, **args: Arg) -> str:
        return words.say(Text(key, **args), [])

    def options(*keys: str) -> list[tuple[str, str]]:
        return [(key.rpartition("-")[2], say(key)) for key in keys]

    hours = [(str(hour), say("host-hour", hour=f"{hour:02}")) for hour in range(24)]
    parts: list[str | Row] = [
        f"### {say('host-settings-title')}",
        say("host-settings-language"),
        _menu("prefs", "language", _languages(words, "host-language-follow"), wish.language or FOLLOW),
        say("host-settings-boards"),
        _menu("prefs", "boards", options("host-boards-pictures", "host-boards-text"), wish.boards),
        say("host-settings-calls"),
        _menu("prefs", "calls", options("host-calls-channel", "host-calls-dm", "host-calls-none"), wish.calls),
        say("host-settings-remind"),
        _menu("prefs", "remind", options("host-remind-none", "host-remind-once", "host-remind-often"), wish.remind),
        say("host-settings-heads-up"),
        _menu("prefs", "heads_up", options("host-heads-up-off", "host-heads-up-on"), "on" if wish.heads_up else OFF),
        say("host-settings-quiet"),
    ]
    start = [(OFF, say("host-quiet-off")), *((hour, say("host-quiet-from", hour=name)) for hour, name in hours)]
    parts.append(_menu("prefs", "quiet_from", start, str(wish.quiet_from) if wish.has_quiet_hours else OFF))
    if wish.has_quiet_hours:
        end = [(hour, say("host-quiet-to", hour=name)) for hour, name in hours]
        parts.append(_menu("prefs", "quiet_to", end, str(wish.quiet_to)))
    clock = f"{wish.local(now):%H:%M}"
    parts.append(f"-# {say('host-settings-timezone', zone=wish.zone or 'UTC', clock=clock)}")
    return look(*parts)


def rules(chosen: HouseRules, words: Words, channels: Sequence[int]) -> Look:
    """A server's rules, each with its menu; `channels` are those of the chosen ones that still exist."""

    def say(key: str, **args: Arg) -> str:
        return words.say(Text(key, **args), [])

    control = ControlId("server", 0, word="channels")
    places = channel_menu(control, say("host-server-channels-all"), [kind.value for kind in PLACES], channels)
    paces = [(FOLLOW, say("host-pace-follow")), *((pace, say(f"host-pace-{pace}")) for pace in PACES)]
    periods = [(period, say(f"host-period-{period}")) for period in reversed(PERIODS)]
    return look(
        f"### {say('host-server-title')}",
        say("host-server-language"),
        _menu("server", "language", _languages(words, "host-language-server"), chosen.language or FOLLOW),
        say("host-server-channels"),
        row(places),
        say("host-server-pace"),
        _menu("server", "pace", paces, chosen.pace or FOLLOW),
        say("host-server-export"),
        _menu("server", "export", periods, None, say("host-server-export-choose")),
    )


def privacy(words: Words) -> Look:
    """What is stored, and what can be done about it."""

    def control(word: str, key: str, style: str = "secondary") -> Control:
        return button(words.say(Text(key), []), ControlId("privacy", 0, word=word), style)

    return look(
        words.say(Text("host-privacy"), []),
        row(control("export", "host-privacy-export"), control("delete", "host-privacy-delete", "danger")),
    )


def sure_to_delete(words: Words) -> Look:
    """What cannot be taken back asks once more."""
    yes = button(words.say(Text("host-privacy-yes"), []), ControlId("privacy", 0, word="sure"), "danger")
    no = button(words.say(Text("host-privacy-no"), []), ControlId("privacy", 0, word="keep"))
    return look(words.say(Text("host-privacy-sure"), []), row(yes, no))
