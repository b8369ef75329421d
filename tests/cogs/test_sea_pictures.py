"""Dead Man's Draw's pictures: nothing overlaps, nothing stands over an edge, no number is cut."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord.ui import Button

from bot.language import LOCALES, Locale, words_for
from bot.ui.messages import Told
from bot.ui.private import private
from bot.ui.speech import Speech
from cogs.faces.dead_mans_draw import SeaFace
from cogs.pictures.dead_mans_draw import Loot, SeaBoard, SeaHand
from cogs.pictures.sea_art import SUITS
from engines import catalogue
from engines.core import Match, Text
from tests.cogs.drawn import NAMES, every_canvas, misplaced, too_small
from tests.engines.conformance import new_match
from tests.showcase import ROW

GAME = SeaFace.game


def told(match: Match, seat: int | None, locale: Locale, names: list[str]) -> Told:
    seen = match.seen(seat, max(0, len(match.events) - 6))
    return Told(ROW, SeaFace(), seen, Speech(words_for(GAME, locale), names), seen.events)


@pytest.mark.parametrize("locale", LOCALES)
def test_full_banks_and_a_full_play_area_fit(locale: Locale, monkeypatch: pytest.MonkeyPatch) -> None:
    canvases = every_canvas(monkeypatch)
    match = Match.start(GAME, seats=4, options={}, seed="5f" * 32)
    speech = Speech(words_for(GAME, locale), NAMES["long"])
    scene = SeaFace().strips(told(match, None, locale, NAMES["long"]))[0].scene
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
    assert all(misplaced(canvas) + too_small(canvas) == [] for canvas in canvases)
    assert [box.words for canvas in canvases for box in canvas.texts].count("128") == 4


def test_every_suit_and_every_trait_can_be_looked_up() -> None:
    assert len(SeaFace().cards(Speech(words_for(GAME, "en"), []))) == 10 + 17


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(8))
def test_traits_stand_in_one_order_in_picture_words_and_buttons(locale: Locale, seed: int) -> None:
    match = new_match(catalogue[GAME], seed, {"traits": True})
    page = told(match, 0, locale, NAMES["short"])
    [picture] = SeaFace().hand_strips(page)
    assert isinstance(picture.scene, SeaHand)
    drawn = [trait.name for trait in picture.scene.traits]
    items = private(page).walk_children()
    pressed = [item.label for item in items if isinstance(item, Button) and ":pick:" in str(item.custom_id)]
    said = [line.removeprefix("🔒 ") for line in SeaFace().hand(page.seen, page.speech).split("\n")[1:]]
    assert drawn == pressed == said
