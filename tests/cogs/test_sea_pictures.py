"""Dead Man's Draw's pictures: nothing overlaps, nothing is cut, and a strip changes only with what it shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.pictures.scene import digest
from bot.pictures.strip import HIGH, SMALL
from bot.ui.messages import Told
from bot.ui.private import private
from cogs.faces.dead_mans_draw import SeaFace
from cogs.pictures.dead_mans_draw import CARD, SHORT_CARD, Loot, SeaArea, SeaHand, SeaPlates, colours
from cogs.pictures.sea_art import SUITS, table_card
from engines import catalogue
from engines.core import Match, Text
from engines.dead_mans_draw.view import SeaView
from tests.bot.ui.test_controls import inside
from tests.cogs.drawn import NAMES, cut, every_canvas, misplaced, too_small
from tests.engines.conformance import new_match
from tests.showcase import ROW

GAME = SeaFace.game


def told(match: Match, seat: int | None, locale: Locale, names: list[str]) -> Told:
    seen = match.seen(seat, max(0, len(match.events) - 6))
    return Told(ROW, SeaFace(), seen, Speech(words_for(GAME, locale), names), seen.events)


def scenes(match: Match, locale: Locale = "en", names: list[str] = NAMES["short"]) -> tuple[SeaPlates, SeaArea]:
    plates, area = (picture.scene for picture in SeaFace().strips(told(match, None, locale, names)))
    assert isinstance(plates, SeaPlates)
    assert isinstance(area, SeaArea)
    return plates, area


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("state", ["host-state-resigned", "host-state-computer", "host-to-move"])
def test_the_most_that_can_lie_there_fits(
    locale: Locale, seats: int, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Full banks, the longest trait, every suit in the play area, a demand and cards turned up."""
    colours()  # is made of a picture too
    canvases = every_canvas(monkeypatch)
    match = Match.start(GAME, seats=seats, options={}, seed="5f" * 32)
    plain = Speech(words_for(GAME, locale), NAMES["long"]).plain
    plates, area = scenes(match, locale, NAMES["long"])
    cards = tuple(Loot(suit, 9, plain(Text(f"suit-{suit}")), safe=True) for suit in SUITS)
    locker = f"{plain(Text('trait-davy-jones-locker'))} → ●"
    players = tuple(
        replace(
            player,
            bank=tuple((suit, 9, 6) for suit in SUITS),
            points=128,
            trait=locker,
            who=replace(player.who, to_move="", state=plain(Text(state))),
        )
        for player in plates.players
    )
    laid_out = plain(Text("sea-next-title")), cards[:3]
    full = replace(area, cards=cards, demand=plain(Text("sea-demand", count=4)), laid_out=laid_out)
    drawn = [replace(plates, players=players).draw()]
    said = [box.words for canvas in canvases for box in canvas.texts]
    assert said.count("128") == said.count(locker) == said.count(plain(Text(state))) == seats
    drawn.append(full.draw())
    assert all(picture.height <= HIGH for picture in drawn)
    assert all(misplaced(canvas) + too_small(canvas) + cut(canvas, NAMES["long"]) == [] for canvas in canvases)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_cards_can_be_read_on_a_phone(locale: Locale, monkeypatch: pytest.MonkeyPatch) -> None:
    for suit in SUITS:
        canvases = every_canvas(monkeypatch)
        name = Speech(words_for(GAME, locale), []).plain(Text(f"suit-{suit}"))
        for size in (CARD, SHORT_CARD):
            table_card.__wrapped__(suit, 7, name, *size)
        named = [box for canvas in canvases for box in canvas.texts if box.words == name]
        assert len(named) == 2
        assert all(box.bottom - box.top >= SMALL for box in named)


def changed(before: Match, after: Match) -> list[bool]:
    """Which strips have to be sent anew."""
    (plates, area), (new_plates, new_area) = scenes(before), scenes(after)
    return [digest(plates) != digest(new_plates), digest(area) != digest(new_area)]


def turned() -> Match:
    """The first player's turn: one card lies in the play area, and they draw or stop."""
    match = Match.start(GAME, seats=3, options={"traits": False}, seed="01" * 32)
    assert match.waiting == (0,)
    return match


def test_a_card_that_comes_to_the_play_area_leaves_the_plates_as_they_are() -> None:
    before, after = turned(), turned()
    drew = answer(after, "draw")
    assert len(drew.play_area) == len(before.seen(None).view.play_area) + 1
    assert changed(before, after) == [False, True]


def test_a_turn_that_ends_changes_both() -> None:
    before, after = turned(), turned()
    stopped = answer(after, "stop")
    assert stopped.active != before.seen(None).view.active
    assert changed(before, after) == [True, True]


def test_who_resigns_out_of_turn_leaves_the_play_area_as_it_is() -> None:
    before, after = turned(), turned()
    after.resign(before.table.seats[2])
    old, new = (told(match, None, "en", NAMES["short"]) for match in (before, after))
    pictures = zip(SeaFace().strips(old), SeaFace().strips(replace(new, resigned=after.resigned)), strict=True)
    assert [digest(a.scene) != digest(b.scene) for a, b in pictures] == [True, False]


def answer(match: Match, choice: str) -> SeaView:
    """The one who is asked draws or stops; how things are then."""
    [(seat, ask)] = match.pending.items()
    match.answer(seat, [choice], ask=ask.id)
    view = match.seen(None).view
    assert isinstance(view, SeaView)
    return view


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
    items = inside(private(page).to_components())
    pressed = [item["label"] for item in items if ":pick:" in item["custom_id"]]
    said = [line.removeprefix("🔒 ") for line in SeaFace().hand(page.seen, page.speech).split("\n")[1:]]
    assert drawn == pressed == said
