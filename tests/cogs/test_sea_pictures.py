"""Dead Man's Draw's pictures: nothing overlaps, nothing stands over an edge, no number is cut."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from discord.ui import Button

from bot.language import LOCALES, Locale, words_for
from bot.pictures.canvas import Canvas
from bot.ui.messages import Told, private
from bot.ui.speech import Speech
from cogs.faces.dead_mans_draw import SeaFace
from cogs.pictures.dead_mans_draw import Loot, SeaBoard, SeaHand, colours
from cogs.pictures.sea_art import SUITS
from engines import catalogue
from engines.core import Match, Text
from tests.cogs.drawn import NAMES, every_canvas, misplaced
from tests.engines.conformance import moves, new_match
from tests.showcase import ROW

GAME = SeaFace.game


def told(match: Match, seat: int | None, locale: Locale, names: list[str]) -> Told:
    seen = match.seen(seat, max(0, len(match.events) - 6))
    return Told(ROW, SeaFace(), seen, Speech(words_for(GAME, locale), names), seen.events)


def positions() -> Iterator[tuple[Match, int]]:
    """Moments of random games of 2, 3 and 4 players."""
    for seed in range(9):
        match = new_match(catalogue[GAME], 500 + seed)
        for number, _ in enumerate(moves(match, random.Random(seed))):
            if number % 11 == 0:
                yield match, number


@pytest.fixture
def canvases(monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    return every_canvas(monkeypatch, colours)


def troubles(canvas: Canvas) -> list[str]:
    return misplaced(canvas) + [box.words for box in canvas.texts if box.words[0].isdecimal() and "…" in box.words]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", NAMES)
def test_nothing_overlaps_on_a_board(locale: Locale, names: str, canvases: list[Canvas]) -> None:
    sizes = set()
    for match, _ in positions():
        picture = SeaFace().picture(told(match, None, locale, NAMES[names]))
        image = picture.scene.draw()
        assert image.width == 1200
        assert troubles(canvases[-1]) == []
        sizes.add(len(match.table.seats))
        assert len(picture.alt) <= 1024
    assert sizes == {2, 3, 4}


@pytest.mark.parametrize("locale", LOCALES)
def test_full_banks_and_a_full_play_area_fit(locale: Locale, canvases: list[Canvas]) -> None:
    match = next(match for match, _ in positions() if len(match.table.seats) == 4)
    speech = Speech(words_for(GAME, locale), NAMES["long"])
    scene = SeaFace().picture(told(match, None, locale, NAMES["long"])).scene
    assert isinstance(scene, SeaBoard)
    bank = tuple((suit, 9, 6) for suit in SUITS)
    area = tuple(Loot(suit, 9, speech.plain(Text(f"suit-{suit}")), safe=True) for suit in SUITS)
    trait, move = speech.plain(Text("trait-davy-jones-locker")), speech.plain(Text("host-to-move"))
    players = tuple(
        replace(player, bank=bank, points=128, trait=trait, who=replace(player.who, to_move=move))
        for player in scene.players
    )
    demand, laid_out = speech.plain(Text("sea-demand", count=4)), speech.plain(Text("sea-turned-up-title"))
    replace(scene, players=players, area=area, demand=demand, laid_out=(laid_out, area[:3])).draw()
    assert all(troubles(canvas) == [] for canvas in canvases)
    assert [box.words for canvas in canvases for box in canvas.texts].count("128") == 4


@pytest.mark.parametrize("locale", LOCALES)
def test_every_hand_fits(locale: Locale, canvases: list[Canvas]) -> None:
    drawn = 0
    for match, _ in positions():
        for seat in match.table.seats:
            picture = SeaFace().hand_picture(told(match, seat, locale, NAMES["long"]))
            if picture is not None:
                picture.scene.draw()
                assert troubles(canvases[-1]) == []
                assert not any("…" in box.words for box in canvases[-1].texts)
                drawn += 1
    assert drawn > 5


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up_and_is_shown_whole(locale: Locale, canvases: list[Canvas]) -> None:
    found = SeaFace().cards(Speech(words_for(GAME, locale), []))
    assert len(found) == 10 + 17
    for card in found.values():
        assert card.scene is not None
        card.scene.draw()
        assert troubles(canvases[-1]) == []
        assert not any("…" in box.words for box in canvases[-1].texts)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(8))
def test_traits_stand_in_one_order_in_picture_words_and_buttons(locale: Locale, seed: int) -> None:
    match = new_match(catalogue[GAME], seed, {"traits": True})
    page = told(match, 0, locale, NAMES["short"])
    picture = SeaFace().hand_picture(page)
    assert picture is not None
    assert isinstance(picture.scene, SeaHand)
    drawn = [trait.name for trait in picture.scene.traits]
    items = private(page).walk_children()
    pressed = [item.label for item in items if isinstance(item, Button) and ":pick:" in str(item.custom_id)]
    said = [line.removeprefix("🔒 ") for line in SeaFace().hand(page.seen, page.speech).split("\n")[1:]]
    assert drawn == pressed == said
