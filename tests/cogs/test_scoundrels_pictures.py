"""3000 Scoundrels' pictures: nothing overlaps, nothing stands over an edge, nothing is cut or too small."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.pictures import Heading, Scene, Who
from bot.pictures.canvas import Canvas, width_of
from bot.pictures.strip import HIGH, SMALL, WIDE
from bot.ui.messages import Told
from cogs.faces.scoundrels import TownFace
from cogs.faces.scoundrels_lookup import scoundrel
from cogs.faces.scoundrels_scenes import scoundrel_card
from cogs.pictures.scoundrels import TownCrews, TownPlates, TownSafes, TownSaloon, colours
from cogs.pictures.scoundrels_art import _labelled
from cogs.pictures.scoundrels_cards import CARD, EDGE, ON_SMALL, Scoundrel, card_high, room_for_brief
from cogs.pictures.scoundrels_hand import Known, Mine, Peek, TownHand, TownPeeks
from cogs.pictures.scoundrels_plate import Crew, Laid, Plate
from cogs.pictures.scoundrels_safes import Safe
from engines.core import Match, Text
from engines.scoundrels.cards import JOBS, STRATEGIES, TRAITS
from engines.scoundrels.parts import Job, Trait
from engines.scoundrels.parts import Scoundrel as Pair
from engines.scoundrels.state import LOCATIONS
from engines.scoundrels.view import ScoundrelView
from tests.cogs.drawn import NAMES, cut, every_canvas, misplaced, too_small
from tests.showcase import ROW

GAME = TownFace.game
HIGHEST_CARD = 544  # of the saloon: else its strip is too high
FULL = tuple((seat % 4, 2 + seat % 6) for seat in range(28))  # every mark there is, on one safe


def told(match: Match, seat: int | None, locale: Locale, who: list[str]) -> Told:
    seen = match.seen(seat, max(0, len(match.events) - 6))
    return Told(ROW, TownFace(), seen, Speech(words_for(GAME, locale), who), seen.events)


@pytest.fixture
def canvases(monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    colours()  # the palette is drawn once, and is not looked at
    return every_canvas(monkeypatch)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_where_everything_lies_fits(seats: int, locale: Locale, canvases: list[Canvas]) -> None:
    """Full sheets with the longest names, every slot suspected, safes over the limit, all marks on each of them."""
    for scene in fullest(seats, locale):
        assert troubles(scene, canvases) == []


def fullest(seats: int, locale: Locale) -> list[Scene]:
    """The strips of a table where as much lies as can."""
    match = Match.start(GAME, seats=seats, options={}, seed="5f" * 32)
    speech = Speech(words_for(GAME, locale), NAMES["long"])
    people = [Who(seat, NAMES["long"][seat], speech.plain(Text("host-to-move"))) for seat in range(seats)]
    widest = sorted(pairs(speech), key=lambda pair: width_of(pair.trait, SMALL) + width_of(pair.job, SMALL))[-5:]
    crews = tuple(Crew(who, tuple(replace(pair, spent=True) for pair in widest)) for who in people)
    safes = tuple(Safe(place.id, n, f"{home(speech, place.id)}{n}", FULL, 7) for n, place in enumerate(LOCATIONS, 3))
    laid = (*(Laid(slot, "", (0, 1, 2), slot == "6") for slot in "A23456"), Laid("", "0", (), False))
    plates = tuple(Plate(who, *longest_leader(speech), 128, -2, 7, 7, 3, (*safes, safes[0]), 3, laid) for who in people)
    now = [picture.scene for picture in TownFace().strips(told(match, None, locale, NAMES["long"][:seats]))]
    board, saloon = now[-1], now[1]
    assert isinstance(board, TownSafes)
    assert isinstance(saloon, TownSaloon)
    locations = tuple(
        replace(place, spaces=(safes[n],) * 5, unused=safes[n]) for n, place in enumerate(board.locations)
    )
    track = replace(board.track, reputations=(6,) * seats, jail=tuple(range(seats)) * 3)
    return [
        TownPlates(heading_of(now[0]), plates, crews if seats == 2 else ()),
        replace(saloon, there=tuple(sorted(pairs(speech), key=card_high)[-3:])),
        *([] if seats == 2 else [TownCrews(crews)]),
        replace(board, locations=locations, track=track),
    ]


def heading_of(scene: Scene) -> Heading:
    assert isinstance(scene, TownPlates)
    return scene.heading


def longest_leader(speech: Speech) -> tuple[str, str]:
    """The leader and strategy that take most room together."""
    named = [(speech.plain(Text(f"leader-name-{card.leader}")), speech.plain(card.label)) for card in STRATEGIES]
    return max(named, key=lambda words: width_of("".join(words), SMALL))


def troubles(scene: Scene, canvases: list[Canvas]) -> list[str]:
    """What is wrong with a picture."""
    canvases.clear()
    high = scene.draw().height
    canvas = next(canvas for canvas in canvases if canvas.image.width == WIDE)
    tall = [] if high <= HIGH else [f"{high} high"]
    return tall + misplaced(canvas) + too_small(canvas) + cut(canvas, NAMES["long"])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_hand_fits(locale: Locale, canvases: list[Canvas]) -> None:
    """More than can be: seven cards in hand and a known deck, six on the sheet and the 0, each with a henchman of
    everybody; every card of three opponents known.
    """
    speech = Speech(words_for(GAME, locale), NAMES["long"])
    cards, _ = hand_of(4, locale)
    labels = [speech.plain(Text("town-own-card", slot=slot)) for slot in "23456"]
    labels.append(speech.plain(Text("town-own-zero")))
    mine = tuple(Mine("6", label, speech.plain(Text("town-bluff")), (1, 2, 3), True, True) for label in labels)
    fullest = replace(
        cards,
        hand=(cards.hand[0], tuple("0A23456")),
        top=(cards.top[0], "6"),
        played=(cards.played[0], mine),
        known=(cards.known[0], tuple(Known(seat, slot, "6") for seat in (1, 2, 3) for slot in "A234")),
    )
    assert troubles(fullest, canvases) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("open_", range(19))
def test_all_eighteen_safes_fit_whichever_may_be_looked_into(
    open_: int, locale: Locale, canvases: list[Canvas]
) -> None:
    """The others have been seen; all marks lie on each of them."""
    speech = Speech(words_for(GAME, locale), NAMES["long"])
    _, safes = hand_of(4, locale)
    places = [f"■ {NAMES['long'][1]}", speech.plain(Text("town-peek-own")), speech.plain(Text("town-peek-unused")), ""]
    name = speech.plain(Text("safe", location=Text("location-laboratory"), number=6))
    every = tuple(Peek(Safe("laboratory", 6, "L6", FULL, 7), name, places[n % 4]) for n in range(18))
    fullest = replace(safes, peeks=(safes.peeks[0], every[:open_]), seen=(safes.seen[0], every[open_:]))
    assert troubles(fullest, canvases) == []


def hand_of(seats: int, locale: Locale) -> tuple[TownHand, TownPeeks]:
    match = Match.start(GAME, seats=seats, options={}, seed="5f" * 32)
    cards, safes = (picture.scene for picture in TownFace().hand_strips(told(match, 0, locale, NAMES["long"])))
    assert isinstance(cards, TownHand)
    assert isinstance(safes, TownPeeks)
    return cards, safes


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


@pytest.mark.parametrize("locale", LOCALES)
def test_whole_scoundrels_that_say_most_can_be_looked_up(locale: Locale, canvases: list[Canvas]) -> None:
    """The traits with the longest words, each with the jobs with the longest."""
    speech = Speech(words_for(GAME, locale), [])

    def wordy(kind: str, card: Trait | Job) -> float:
        return width_of(speech.plain(Text(f"{kind}-{card.id}-help")), SMALL)

    traits = sorted(TRAITS, key=lambda trait: wordy("trait", trait))[-3:]
    jobs = sorted(JOBS, key=lambda job: wordy("job", job))[-3:]
    for whole in (Pair(trait, job) for trait in traits for job in jobs):
        [picture] = scoundrel(seen(whole), speech).pictures
        assert troubles(picture.scene, canvases) == []


@pytest.mark.parametrize(("words", "wide"), [("+$1", 60), ("+$1", 66), ("×2", 46), ("A", 30)])
def test_what_is_printed_on_a_chip_is_not_cut(words: str, wide: int, canvases: list[Canvas]) -> None:
    for high in (36, 44):
        _labelled.__wrapped__(words, wide, high, "#FFFFFF", "#000000")
        assert [box.words for box in canvases[-1].texts] == [words]


def pairs(speech: Speech) -> list[Scoundrel]:
    """Every trait with every job."""
    return [scoundrel_card(seen(Pair(trait, job)), speech) for trait in TRAITS for job in JOBS]


def seen(pair: Pair) -> ScoundrelView:
    return ScoundrelView(trait=pair.trait.id, job=pair.job.id, cost=pair.cost, tech=pair.tech, spent=False)


def home(speech: Speech, location: str) -> str:
    return speech.plain(Text(f"town-home-{location}"))
