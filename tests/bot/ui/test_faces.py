"""What the faces of all games do alike."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.ui.messages import Told
from engines import catalogue
from engines.core import Match, Seat, Text
from tests.bot.ui.test_messages import FACES
from tests.engines.conformance import moves, new_match
from tests.showcase import ROW

NAMES = ["*A_ki*", "B-e:n", "[Chie]", "#Dan", "E|mi"]

every_game = pytest.mark.parametrize("game", catalogue)


def told(match: Match, seat: int | None, locale: Locale) -> Told:
    seen = match.seen(seat)
    return Told(ROW, FACES[match.game.id], seen, Speech(words_for(match.game.id, locale), NAMES), seen.events)


def moments(game: str) -> list[Match]:
    """A beginning, some moment, and an end."""
    begun, ended = new_match(catalogue[game], 7), new_match(catalogue[game], 7)
    for _ in moves(ended, random.Random(7)):
        pass
    middle = new_match(catalogue[game], 7)
    for number, _ in enumerate(moves(middle, random.Random(7))):
        if number == 12:
            break
    return [begun, middle, ended]


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_what_stands_in_for_a_picture_is_no_markdown(game: str, locale: Locale) -> None:
    """Screen readers would read what escapes a name."""
    for match in moments(game):
        page = told(match, None, locale)
        alt = page.face.alt(page)
        assert "\\" not in alt
        assert page.speech.plain_names[0] in alt or not page.face.standing(page.seen.view)
        assert ".." not in alt
        assert "。。" not in alt
        hands = [page.face.hand_alt(told(match, seat, locale)) for seat in match.table.seats]
        assert not any("\\" in hand or "**" in hand for hand in hands)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_a_plate_says_whose_it_is_and_whether_they_are_waited_for(game: str, locale: Locale) -> None:
    for match in moments(game):
        page = told(match, None, locale)
        people = [page.face.who(page, seat) for seat in match.table.seats]
        assert [who.name for who in people] == NAMES[: len(people)]
        assert [who.seat for who in people if who.to_move] == sorted(match.waiting)
        assert not (match.over and match.waiting)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_who_resigned_and_for_whom_the_computer_plays_stands_on_the_plate(game: str, locale: Locale) -> None:
    plain = told(new_match(catalogue[game], 7), None, locale)
    page = replace(plain, resigned=[Seat(0)], stood_in=[Seat(1)])
    say = page.speech.plain
    states = [say(Text("host-state-resigned")), say(Text("host-state-computer"))]
    assert [page.face.who(page, seat).state for seat in (0, 1)] == states
    assert [page.face.who(plain, seat).state for seat in (0, 1)] == ["", ""]
    shown, without = page.face.strips(page), page.face.strips(plain)
    if not shown:  # a game in words: the words under its board say so
        return
    assert [picture.scene for picture in shown] != [picture.scene for picture in without]
    for name, state in zip(NAMES, states, strict=False):
        assert say(Text("host-name-state", name=name, state=state)) in page.face.alt(page)
        assert state not in page.face.alt(plain)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_heading_names_game_and_table(game: str, locale: Locale) -> None:
    page = told(new_match(catalogue[game], 7), None, locale)
    heading = page.face.heading(page)
    assert heading.title in page.title()
    assert str(ROW.id) in heading.where
    assert heading.where.endswith(page.face.where(page.seen, page.speech))
