"""3000 Scoundrels as strips: each changes only with what it shows; and what lies on the table can be looked at."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.pictures.scene import digest
from bot.pictures.strip import WIDE
from bot.ui.messages import Told
from cogs.faces.scoundrels import TownFace
from engines.core import Match, Seat, Text
from engines.scoundrels.view import TownView
from tests.cogs.drawn import NAMES
from tests.engines.conformance import moves
from tests.engines.scoundrels.town import A, B, Scene, Staged
from tests.showcase import ROW

GAME, FACE = TownFace.game, TownFace()


def told(match: Match | Scene, seat: Seat | None = None, locale: Locale = "en") -> Told[TownView]:
    seen = match.seen(seat)
    return Told(ROW, FACE, seen, Speech(words_for(GAME, locale), NAMES["short"][: len(seen.view.players)]))


def strips(match: Match | Scene) -> dict[str, str]:
    """The digest of each strip of the board, by its scene."""
    return {type(strip.scene).__name__: digest(strip.scene) for strip in FACE.strips(told(match))}


def shown(view: TownView) -> dict[str, Any]:
    """What each strip but the first shows of the table."""
    whole = view.model_dump()
    players = whole["players"]
    decks = ("saloon", "pile", "arriving", "traits", "next_trait", "jobs", "next_job")
    return {
        "TownSaloon": [whole[part] for part in decks],
        "TownCrews": [player["sheet"] for player in players],
        "TownSafes": [
            whole["board"],
            whole["unused"],
            [(player["reputation"], player["jailed"]) for player in players],
        ],
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_strip_stays_the_same_while_what_it_shows_does(seats: int) -> None:
    """So its file is not sent again. Many answers change nothing but the first."""
    match = Match.start(GAME, seats=seats, options={"length": "long"}, seed=f"{seats:064x}")
    before, was, alone = strips(match), shown(match.seen(None).view), 0
    for _ in moves(match, random.Random(seats)):
        now, there = strips(match), shown(match.seen(None).view)
        assert [name for name in there if name in now and there[name] == was[name] and now[name] != before[name]] == []
        alone += [name for name in now if now[name] != before[name]] == ["TownPlates"]
        before, was = now, there
    assert alone > 20


def test_a_card_that_is_played_changes_the_plates_alone() -> None:
    scene = Staged(seats=3).saloon("humble dog").sheet(A, "lucky cat").hand(A, "A", "3").turn(of=A)
    before = strips(scene)
    scene.say({"card": "A", "slot": "slot-6"})
    now = strips(scene)
    assert [name for name in now if now[name] != before[name]] == ["TownPlates"]


@pytest.mark.parametrize("seats", [2, 4])
def test_two_worlds_that_differ_in_what_nobody_sees_look_the_same(seats: int) -> None:
    """What lies in a safe, in a hand and on a slot: only its owner's pictures tell."""

    def world(value: int, card: str) -> Scene:
        staged = Staged(seats=seats, day=2).safe("estate-1", value).mark(A, "estate-1", 4)
        return (
            staged.hand(A, "0", "5", "A").played(A, card, "6", current=True).saloon("humble dog").hire_or_office(of=A)
        )

    one, other = world(6, "0"), world(3, "5")
    assert strips(one) == strips(other)
    assert FACE.strips(told(one, B)) == FACE.strips(told(other, B))
    assert FACE.hand_strips(told(one, B)) == FACE.hand_strips(told(other, B))
    for mine, theirs in zip(FACE.hand_strips(told(one, A)), FACE.hand_strips(told(other, A)), strict=True):
        assert digest(mine.scene) != digest(theirs.scene)  # else there would be nothing to find


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_lies_on_the_table_can_be_looked_at_whole(locale: Locale) -> None:
    """In the saloon, in any crew, and on top of the pile; by the name that menus have; and strategies."""
    staged = Staged(strategies=True).saloon("humble dog").sheet(A, "lucky cat").sheet(B, None, "loyal barber")
    staged.pile("filthy cow", "gorgeous banker").strategy(B, "jailbreak").played(A, "0", "6", current=True)
    page = told(staged.hire_or_office(of=A), B, locale)
    there = FACE.on_table(page)
    assert set(there) == {"humble+dog", "lucky+cat", "loyal+barber", "filthy+cow", "jailbreak"}
    plain = page.speech.plain
    whole = there["loyal+barber"]
    assert whole.name == plain(Text("scoundrel", trait=Text("trait-loyal"), job=Text("job-barber")))
    for key in ("trait-loyal-help", "job-barber-help"):
        assert plain(Text(key)) in whole.words
    [picture] = whole.pictures
    assert picture.scene.draw().width == WIDE
