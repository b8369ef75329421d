"""What a player of 3000 Scoundrels may look into now, and what they have seen: in words and as a picture."""

from __future__ import annotations

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.ui.messages import Told
from cogs.faces.scoundrels import TownFace
from cogs.pictures.scoundrels_hand import TownPeeks
from engines.core import Text
from tests.engines.scoundrels.town import A, B, Scene, Staged
from tests.showcase import ROW

GAME = TownFace.game


def told(scene: Scene, locale: Locale) -> Told:
    seen = scene.seen(A)
    return Told(ROW, TownFace(), seen, Speech(words_for(GAME, locale), ["Aki", "Ben"]), seen.events)


def given_back_and_marked() -> Scene:
    """A has a mark on an Estate safe, holds one of the Laboratory, and has given one of the Depot back."""
    staged = Staged(day=2).safe("estate-1", 6).safe("laboratory-2", 7).safe("depot-3", 5)
    staged.mark(A, "estate-1", 4).holds(A, "laboratory-2").played(A, "0", "6", current=True)
    staged.town.known.show("depot-3", [A])
    return staged.saloon("humble dog").hire_or_office(of=A)


def safes_of(scene: Scene, locale: Locale) -> TownPeeks:
    _, safes = (picture.scene for picture in TownFace().hand_strips(told(scene, locale)))
    assert isinstance(safes, TownPeeks)
    return safes


@pytest.mark.parametrize("locale", LOCALES)
def test_what_was_seen_stands_under_a_heading_of_its_own(locale: Locale) -> None:
    """A heading, then its safes."""
    page = told(given_back_and_marked(), locale)
    lines = page.face.hand(page.seen, page.speech).split("\n")
    can, seen = (lines.index(page.speech.say(Text(key))) for key in ("town-peeks", "town-seen"))
    assert seen == can + 3
    for line, home, number, value in (
        (can + 1, "estate", 1, 6),
        (can + 2, "laboratory", 2, 7),
        (seen + 1, "depot", 3, 5),
    ):
        name = Text("safe", location=Text(f"location-{home}"), number=number)
        assert lines[line].startswith(page.speech.say(Text("town-line-peek", safe=name, value=value)))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_picture_says_the_same(locale: Locale) -> None:
    safes = safes_of(given_back_and_marked(), locale)
    assert safes.peeks[0] != safes.seen[0]
    assert [(peek.safe.home, peek.safe.value) for peek in safes.peeks[1]] == [("estate", 6), ("laboratory", 7)]
    assert [(peek.safe.home, peek.safe.value) for peek in safes.seen[1]] == [("depot", 5)]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_heading_without_a_safe_is_left_out(locale: Locale) -> None:
    scene = Staged().mark(B, "estate-1", 4).played(A, "0", "6", current=True).saloon("humble dog").hire_or_office(of=A)
    page = told(scene, locale)
    words = page.face.hand(page.seen, page.speech)
    assert not any(page.speech.say(Text(key)) in words for key in ("town-peeks", "town-seen"))
    assert safes_of(scene, locale).seen[1] == ()
