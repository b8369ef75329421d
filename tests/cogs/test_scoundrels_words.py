"""3000 Scoundrels in words: the whole discard pile is there, and all of it fits into a message."""

from __future__ import annotations

import random

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.ui.messages import WHOLE, Told, board, board_with_controls, in_the_open, position
from bot.ui.parts import texts_of
from cogs.faces.scoundrels import TownFace
from cogs.faces.scoundrels_scenes import name_of
from engines.core import Match, Text
from engines.scoundrels.cards import JOBS, TRAITS
from engines.scoundrels.parts import Scoundrel
from engines.scoundrels.view import TownView
from tests.cogs.drawn import NAMES
from tests.engines.conformance import moves
from tests.engines.scoundrels.town import Staged
from tests.showcase import ROW

GAME = TownFace.game


def told(match: Match, locale: Locale, names: list[str]) -> Told:
    seen = match.seen(None, max(0, len(match.events) - 6))
    return Told(ROW, TownFace(), seen, Speech(words_for(GAME, locale), names), seen.events)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_whole_discard_pile_is_told_from_its_top(locale: Locale) -> None:
    """A12: everybody may look through it."""
    staged = Staged().pile("filthy cow", "lucky banker", "gorgeous horse").saloon("humble dog")
    page = told(staged.hire_or_office(of=staged.town.active), locale, ["Aki", "Ben"])
    assert isinstance(page.seen.view, TownView)
    last = page.face.board(page.seen, page.speech).split("\n")[-1]
    places = [last.find(page.speech.say(name_of(there))) for there in page.seen.view.pile]
    assert len(places) == 3
    assert places == sorted(places)
    assert -1 not in places


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut_of_a_long_game_with_long_names(locale: Locale) -> None:
    """Tables that show words show the question under them too."""
    longest = 0
    for seed in range(2):
        options = {"length": "long", "strategies": True}
        match = Match.start(GAME, seats=4, seed=f"{seed:064x}", options=options)
        for number, _ in enumerate(moves(match, random.Random(seed))):
            if number % 23 and not match.over:
                continue
            page = told(match, locale, NAMES["long"])
            looks = [board(page), position(page)]
            [*waiting] = match.waiting
            ask = in_the_open(match.asks(waiting[0])) if len(waiting) == 1 else None
            looks += [board_with_controls(page, ask, waiting[0])] if ask is not None else []
            lengths = [sum(map(len, texts_of(look.to_components()))) for look in looks]
            longest = max(longest, *lengths)
            assert max(lengths) < WHOLE
    assert longest > 1000


@pytest.mark.parametrize("locale", LOCALES)
def test_the_spys_help_does_not_call_a_look_a_scout(locale: Locale) -> None:
    """Who scouts a safe must mark it (p.9); the Spy only looks."""
    words = Speech(words_for(GAME, locale), []).plain(Text("job-spy-help")).lower()
    assert not any(scout in words for scout in ("偵察", "scout"))


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_scoundrel_does_is_told_in_full_beside_its_name(locale: Locale) -> None:
    """A menu has a hundred characters for it."""
    words = Speech(words_for(GAME, locale), [])
    helps = [Scoundrel(trait, job).option.help for trait in TRAITS for job in JOBS]
    assert max(len(words.plain(text)) for text in helps if text is not None) <= 100
