"""3000 Scoundrels' pictures: nothing overlaps, nothing stands over an edge, nothing is cut or too small."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language import LOCALES, Locale, words_for
from bot.pictures.canvas import Canvas, width_of
from bot.pictures.strip import SMALL
from bot.ui.messages import Told
from bot.ui.speech import Speech
from cogs.faces.scoundrels import TownFace
from cogs.faces.scoundrels_scenes import scoundrel_card
from cogs.pictures.scoundrels import TownBoard, colours
from cogs.pictures.scoundrels_art import _labelled
from cogs.pictures.scoundrels_cards import CARD, EDGE, ON_SMALL, Scoundrel, card_high, room_for_brief
from cogs.pictures.scoundrels_hand import Known, Peek, TownHand
from cogs.pictures.scoundrels_sheet import Laid, Safe
from engines.core import Match, Text
from engines.scoundrels.cards import JOBS, STRATEGIES, TRAITS
from engines.scoundrels.parts import Scoundrel as Pair
from engines.scoundrels.state import LOCATIONS
from engines.scoundrels.view import ScoundrelView
from tests.cogs.drawn import NAMES, cut, every_canvas, misplaced, too_small
from tests.showcase import ROW

GAME = TownFace.game
HIGHEST_CARD = 520  # of the saloon: else the board does not fit on a phone
FULL = tuple((seat % 4, 2 + seat % 6) for seat in range(28))  # every mark there is, on one safe


def told(match: Match, seat: int | None, locale: Locale, who: list[str]) -> Told:
    seen = match.seen(seat, max(0, len(match.events) - 6))
    return Told(ROW, TownFace(), seen, Speech(words_for(GAME, locale), who), seen.events)


@pytest.fixture
def canvases(monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    colours()  # the palette is drawn once, and is not looked at
    return every_canvas(monkeypatch)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_where_everything_lies_fits(locale: Locale, canvases: list[Canvas]) -> None:
    """Full sheets with the longest names, every slot suspected, safes over the limit, all marks on each of them."""
    match = Match.start(GAME, seats=4, options={}, seed="5f" * 32)
    speech = Speech(words_for(GAME, locale), NAMES["long"])
    scene = TownFace().strips(told(match, None, locale, NAMES["long"]))[0].scene
    assert isinstance(scene, TownBoard)
    widest = sorted(pairs(speech), key=lambda pair: width_of(pair.trait, SMALL) + width_of(pair.job, SMALL))[-5:]
    safes = tuple(Safe(place.id, n, f"{home(speech, place.id)}{n}", FULL, 7) for n, place in enumerate(LOCATIONS, 3))
    laid = (*(Laid(slot, "", (0, 1, 2), slot == "6") for slot in "A23456"), Laid("", "0", (), False))
    move = speech.plain(Text("host-to-move"))
    strategy = max((speech.plain(strategy.label) for strategy in STRATEGIES), key=len)
    sheets = tuple(
        replace(
            sheet,
            who=replace(sheet.who, to_move=move),
            strategy=strategy,
            money=128,
            reputation=6,
            scoundrels=tuple(widest),
            safes=(*safes, safes[0]),
            laid=laid,
        )
        for sheet in scene.sheets
    )
    locations = tuple(
        replace(place, spaces=(safes[n],) * 5, unused=safes[n]) for n, place in enumerate(scene.locations)
    )
    longest = sorted(pairs(speech), key=card_high)[-3:]
    saloon = replace(scene.saloon, there=tuple(longest))
    replace(scene, sheets=sheets, locations=locations, saloon=saloon, jail=(0, 1, 2, 3) * 3, events=("●",)).draw()
    assert [trouble for canvas in canvases for trouble in misplaced(canvas) + too_small(canvas)] == []
    assert cut(canvases[-1], NAMES["long"]) == []
    assert [box.words for canvas in canvases for box in canvas.texts].count("$128") == 4


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_hand_fits(locale: Locale, canvases: list[Canvas]) -> None:
    """Seven cards in hand and a known deck, seven on the sheet with a henchman of everybody, ten safes to look into
    and as many that were.
    """
    match = Match.start(GAME, seats=4, options={}, seed="5f" * 32)
    [scene] = TownFace().hand_strips(told(match, 0, locale, NAMES["long"]))
    hand, speech = scene.scene, Speech(words_for(GAME, locale), NAMES["long"])
    assert isinstance(hand, TownHand)
    labels = [speech.plain(Text("town-own-card", slot=slot)) for slot in "A23456"]
    labels.append(speech.plain(Text("town-own-zero")))
    known = tuple(Known("6", label, speech.plain(Text("town-bluff")), (1, 2, 3), True, True) for label in labels)
    looked = tuple(Known("6", f"◆ {speech.plain(Text('slot', slot=slot))}", "", (), False) for slot in "A23456")
    places = [f"■ {NAMES['long'][1]}", speech.plain(Text("town-peek-own")), speech.plain(Text("town-peek-unused"))]
    name = speech.plain(Text("safe", location=Text("location-laboratory"), number=6))
    peeks = tuple(Peek(Safe("laboratory", 6, "L6", FULL, 7), name, place) for place in [*places, ""] * 3)
    replace(
        hand,
        hand=(hand.hand[0], tuple("0A23456")),
        top=(hand.top[0], "6"),
        played=(hand.played[0], known),
        looked=(hand.looked[0], looked),
        peeks=(hand.peeks[0], peeks),
        seen=(hand.seen[0], peeks),
    ).draw()
    assert misplaced(canvases[-1]) + too_small(canvases[-1]) == []
    assert cut(canvases[-1], NAMES["long"]) == []


def test_every_trait_job_and_strategy_can_be_looked_up() -> None:
    assert len(TownFace().cards(Speech(words_for(GAME, "en"), []))) == 50 + 60 + 8


@pytest.mark.parametrize("locale", LOCALES)
def test_all_three_thousand_scoundrels_fit_their_cards(locale: Locale) -> None:
    """Measured, not drawn: the name beside the cost, the word for its timing on a sheet, the height in the saloon."""
    everybody = pairs(Speech(words_for(GAME, locale), []))
    assert len(everybody) == 3000
    beside_cost = CARD - 2 * EDGE - 72
    for name in {name for pair in everybody for name in (pair.trait, pair.job)}:
        assert width_of(name, SMALL, "bold") <= min(beside_cost, ON_SMALL), name
    for pair in everybody:
        assert width_of(pair.brief, SMALL) <= room_for_brief(pair), pair
        assert card_high(pair) <= HIGHEST_CARD, pair
        assert pair.slots or pair.timing


@pytest.mark.parametrize("locale", LOCALES)
def test_icons_of_the_fullest_scoundrels_stay_on_their_cards(locale: Locale) -> None:
    """Slots, arrows, +$1, ×2 and tech: nothing is painted beyond the edge."""
    for pair in pairs(Speech(words_for(GAME, locale), [])):
        small = 34 * len(pair.slots) + 38 * len(pair.roots) + 66 * pair.bonus + 52 * pair.twice
        assert pair.brief or small <= room_for_brief(pair), pair
        larger = 42 * len(pair.slots) + 46 * len(pair.roots) + 66 * pair.bonus + 52 * pair.twice + 30 * pair.tech
        assert larger <= CARD - 2 * EDGE, pair


@pytest.mark.parametrize(("words", "wide"), [("+$1", 60), ("+$1", 66), ("×2", 46), ("A", 30)])
def test_what_is_printed_on_a_chip_is_not_cut(words: str, wide: int, canvases: list[Canvas]) -> None:
    for high in (36, 44):
        _labelled.__wrapped__(words, wide, high, "#FFFFFF", "#000000")
        assert [box.words for box in canvases[-1].texts] == [words]


def pairs(speech: Speech) -> list[Scoundrel]:
    """Every trait with every job."""
    found = []
    for trait in TRAITS:
        for job in JOBS:
            pair = Pair(trait, job)
            seen = ScoundrelView(trait=trait.id, job=job.id, cost=pair.cost, tech=pair.tech, spent=False)
            found.append(scoundrel_card(seen, speech))
    return found


def home(speech: Speech, location: str) -> str:
    return speech.plain(Text(f"town-home-{location}"))
