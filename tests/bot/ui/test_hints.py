"""What the asked seat alone knows of an option: in its private messages, and nowhere else."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from bot.base.language import LOCALES, Locale
from bot.base.speech import Speech
from bot.ui import messages
from bot.ui.controls import explained
from bot.ui.hints import hint
from bot.ui.private import private
from engines import catalogue
from engines.core import Match, Option, Pick, Text
from tests.bot.ui.test_controls import components_of
from tests.bot.ui.test_lists import SPEECH
from tests.bot.ui.test_messages import told
from tests.engines.conformance import moves, new_match

GAME = "scoundrels"  # a game in which people see what others do not


def open_with_hints(match: Match) -> Pick | None:
    """The ask whose controls stand under the board, if its seat knows more of its options than the others."""
    waiting = match.waiting
    ask = messages.in_the_open(match.asks(waiting[0])) if len(waiting) == 1 else None
    return ask if isinstance(ask, Pick) and any(option.private for option in ask.options) else None


@pytest.mark.parametrize("locale", LOCALES)
def test_a_board_does_not_hang_on_what_one_seat_knows(locale: Locale) -> None:
    """Under the board its controls look as if nobody had seen anything; in private they tell."""
    found = 0
    for seed in range(4):
        match = new_match(catalogue[GAME], 73_000 + seed)
        for _ in moves(match, random.Random(seed)):
            ask = open_with_hints(match)
            if ask is None:
                continue
            found += 1
            seat = match.waiting[0]
            page, own = told(GAME, match.seen(None), locale), told(GAME, match.seen(seat), locale)
            innocent = replace_options(ask)
            board = json.dumps(components_of(messages.board_with_controls(page, ask, seat)))
            assert board == json.dumps(components_of(messages.board_with_controls(page, innocent, seat)))
            assert board != json.dumps(components_of(messages.board_with_controls(page, told_to_all(ask), seat)))
            words = [own.speech.plain(option.private) for option in ask.options if option.private]
            read = json.dumps(components_of(private(own)), ensure_ascii=False)
            assert all(word in read for word in words)
    assert found > 5


def replace_options(ask: Pick) -> Pick:
    """The same ask to somebody who has seen nothing."""
    return replace(ask, options=[replace(option, private=None) for option in ask.options])


def told_to_all(ask: Pick) -> Pick:
    """A planted leak: what one seat alone knows stands where everybody reads it."""
    return replace(ask, options=[replace(option, help=option.private or option.help) for option in ask.options])


def test_a_hint_comes_before_the_help_and_only_in_private() -> None:
    option = Option("safe", Text("core-seat", seat="Depot"), Text("core-seat", seat="help"))
    seen = replace(option, private=Text("core-seat", seat="seen"))
    assert hint(seen, SPEECH.plain, private=True) == "seen · help"
    assert hint(seen, SPEECH.plain, private=False) == "help"
    assert hint(replace(seen, help=None), SPEECH.plain, private=False) == ""


def test_what_buttons_mean_has_hints_in_private_only() -> None:
    seen = Option("safe", Text("core-seat", seat="Depot"), private=Text("core-seat", seat="seen"))
    ask = Pick([seen], prompt=Text("core-seat", seat="?"))
    speech: Speech = SPEECH
    assert explained(ask, speech) == ""
    assert explained(ask, speech, private=True) == "-# **Depot**: seen"
