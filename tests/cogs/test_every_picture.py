"""Every picture of every game: nothing overlaps, stands over an edge, is too small or cut, names of people aside."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.pictures import Picture
from bot.pictures.canvas import Canvas
from bot.pictures.scene import ALT
from bot.pictures.strip import HIGH, WIDE
from bot.ui.messages import Told
from engines import catalogue
from engines.core import Match
from tests.bot.ui.test_messages import FACES
from tests.cogs.drawn import NAMES, cut, every_canvas, misplaced, too_small
from tests.engines.conformance import moves, new_match
from tests.showcase import ROW

STRIPS = {"carson_city": [2], "dead_mans_draw": [2], "scoundrels": [3, 4]}  # of a board
WITHIN = range(5)  # for all games; one that is shown in words has none
HAND_MOST = 2

every_game = pytest.mark.parametrize("game", catalogue)


@pytest.fixture
def canvases(monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    return every_canvas(monkeypatch)


def told(match: Match, seat: int | None, locale: Locale, names: list[str]) -> Told:
    seen = match.seen(seat, max(0, len(match.events) - 6))
    speech = Speech(words_for(match.game.id, locale), names)
    return Told(ROW, FACES[match.game.id], seen, speech, seen.events)


def positions(game: str, step: int) -> Iterator[Match]:
    """Moments of random games, the end of each among them."""
    for seed in range(8):
        match = new_match(catalogue[game], 500 + seed)
        for number, _ in enumerate(moves(match, random.Random(seed))):
            if number % step == 0 or match.over:
                yield match


def troubles(picture: Picture, canvases: list[Canvas], names: list[str]) -> list[str]:
    """What is wrong with a picture."""
    canvases.clear()
    image = picture.scene.draw()
    assert image.width == WIDE
    canvas = next(canvas for canvas in canvases if canvas.image.width == WIDE)
    wordy = [] if 0 < len(picture.alt) <= ALT else ["alt"]
    high = [] if image.height <= HIGH else [f"{image.height} high"]
    return wordy + high + misplaced(canvas) + too_small(canvas) + cut(canvas, names)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("people", NAMES)
def test_every_board_is_well_laid_out(game: str, locale: Locale, people: str, canvases: list[Canvas]) -> None:
    for match in positions(game, 53):
        strips = FACES[game].strips(told(match, None, locale, NAMES[people]))
        assert len(strips) in STRIPS.get(game, WITHIN)
        for picture in strips:
            assert troubles(picture, canvases, NAMES[people]) == []


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_hand_is_well_laid_out(game: str, locale: Locale, canvases: list[Canvas]) -> None:
    for match in positions(game, 53):
        for seat in match.table.seats:
            strips = FACES[game].hand_strips(told(match, seat, locale, NAMES["long"]))
            assert len(strips) <= HAND_MOST
            for picture in strips:
                assert troubles(picture, canvases, NAMES["long"]) == []


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_that_can_be_looked_up_is_shown_whole(game: str, locale: Locale, canvases: list[Canvas]) -> None:
    for card in FACES[game].cards(Speech(words_for(game, locale), [])).values():
        for picture in card.pictures:
            assert troubles(picture, canvases, []) == []
