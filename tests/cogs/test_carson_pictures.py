"""Carson City's pictures: nothing overlaps, nothing stands over an edge, nothing is cut or too small."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.pictures import Scene, Who
from bot.pictures.canvas import Canvas
from bot.pictures.scene import ALT
from bot.pictures.strip import HIGH, WIDE
from cogs.faces.carson_scenes import building_scene, line, person_scene
from cogs.pictures.carson import CityMap, CityPlates, colours
from cogs.pictures.carson_hand import CityDuel
from cogs.pictures.carson_lookup import SIGNS
from cogs.pictures.carson_map import RIVER_CELLS, Cell, Ground, Line, Mark
from cogs.pictures.carson_plate import Duel
from cogs.pictures.carson_track import SIGNS as ON_SQUARES
from engines.carson_city.cards import KINDS, PEOPLE, SIDES, SQUARES
from engines.carson_city.land import RIVER, ROADS
from engines.core import Text
from tests.cogs.city import FACE, GAME, game, told
from tests.cogs.drawn import NAMES, cut, every_canvas, misplaced, too_small

LONG = NAMES["long"]
EVERYBODY = tuple((seat, seat == 4) for seat in range(5))
TABLES: tuple[tuple[int, dict[str, bool]], ...] = (
    (2, {"river": True, "might_is_right": True}),
    (3, {"quick_draw": True, "sealed_layouts": True}),
    (4, {}),
    (5, {"river": True, "might_is_right": True, "all_red": True}),
)


@pytest.fixture
def canvases(monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    colours()  # the palette is drawn once, and is not looked at
    return every_canvas(monkeypatch)


def troubles(scene: Scene, canvases: list[Canvas]) -> list[str]:
    """What is wrong with a picture."""
    canvases.clear()
    image = scene.draw()
    assert image.width == WIDE
    canvas = next(canvas for canvas in canvases if canvas.image.width == WIDE)
    tall = [] if image.height <= HIGH else [f"{image.height} high"]
    return tall + misplaced(canvas) + too_small(canvas) + cut(canvas, LONG)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_strip_of_a_game_is_well_laid_out(
    seats: int, options: dict[str, bool], locale: Locale, canvases: list[Canvas]
) -> None:
    """From the first question to the last, with long names."""
    drawn = 0
    for number, match in enumerate(game(seats, 40 + seats, **options)):
        if number % 23 and not match.over:
            continue
        everybody = [FACE.strips(told(match, None, locale, LONG))]
        everybody += [FACE.hand_strips(told(match, seat, locale, LONG)) for seat in match.table.seats]
        for picture in (picture for strips in everybody for picture in strips):
            assert troubles(picture.scene, canvases) == []
            assert 0 < len(picture.alt) <= ALT
            drawn += 1
    assert drawn > 10


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_fullest_plates_fit(seats: int, locale: Locale, canvases: list[Canvas]) -> None:
    """Three figures in every sum, every kind of building in reserve, a badge, all six duel tiles."""
    speech = Speech(words_for(GAME, locale), LONG)
    person = max((speech.plain(side.label) for side in SIDES), key=len)
    for badge in ("host-to-move", "host-state-resigned", "host-state-computer"):
        scene = plates_of(seats, locale)
        plates = tuple(
            replace(
                plate,
                who=Who(seat, LONG[seat], "", speech.plain(Text(badge))),
                cash=128,
                points=104,
                cowboys=10,
                white=True,
                firepower=28,
                roads=25,
                parcels=12,
                estate=128,
                person=person,
                limit="≤ $120",
                side="red",
                fixed=True,
                reserve=tuple((kind.id, kind.count) for kind in KINDS),
                duel=Duel((5, 5, 5, 5, 5), 1),
            )
            for seat, plate in enumerate(scene.plates)
        )
        assert troubles(replace(scene, plates=plates), canvases) == []


def plates_of(seats: int, locale: Locale) -> CityPlates:
    [match] = islice(game(seats, 1), 1)
    scene = FACE.strips(told(match, None, locale, LONG))[0].scene
    assert isinstance(scene, CityPlates)
    return scene


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("things", [("house", "mountain", ""), tuple(kind.id for kind in KINDS)])
@pytest.mark.parametrize("crowd", range(6))
def test_the_fullest_town_fits(things: tuple[str, ...], crowd: int, locale: Locale, canvases: list[Canvas]) -> None:
    """Something on every parcel, a crowd everywhere, all roads; with marks and without."""
    [match] = islice(game(5, 1, river=True), 1)
    scene = FACE.strips(told(match, None, locale, LONG))[1].scene
    assert isinstance(scene, CityMap)
    built = "ranch" in things
    for mark in (None, Mark(), Mark("$9"), Mark("+$21", 3), Mark("≤$35", 12)):
        cells = tuple(
            Cell(n // 8, n % 8, n % 5 if built else None, things[n % len(things)], "$35" if built else "")
            for n in range(64)
        )
        cells = tuple(replace(cell, cowboys=EVERYBODY[:crowd], mark=mark) for cell in cells)
        lines = tuple(
            Line(row, column, across, True, 2) for row in range(8) for column in range(8) for across in (True, False)
        )
        boxes = tuple(replace(box, cowboys=EVERYBODY[:crowd] * 3) for box in scene.track.boxes)
        town = CityMap(Ground(True, cells, lines, lines if mark else ()), replace(scene.track, boxes=boxes, bag=23))
        assert troubles(town, canvases) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_hand_fits(locale: Locale, canvases: list[Canvas]) -> None:
    [match] = islice(game(2, 1, might_is_right=True), 1)
    scene = FACE.hand_strips(told(match, 0, locale, LONG))[0].scene
    assert isinstance(scene, CityDuel)
    covered = Speech(words_for(GAME, locale), []).plain(Text("pic-duel-covered", count=3))
    fullest = replace(scene, hand=(scene.hand[0], (5,) * 6), used=(scene.used[0] or "x", (5,) * 6), covered=covered)
    assert troubles(fullest, canvases) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_personality_and_building_can_be_looked_up(locale: Locale, canvases: list[Canvas]) -> None:
    speech = Speech(words_for(GAME, locale), [])
    scenes: list[Scene] = [person_scene(side.id, speech) for side in SIDES]
    scenes += [building_scene(kind.id, speech) for kind in KINDS]
    for scene in scenes:
        assert troubles(scene, canvases) == []


def test_every_square_and_person_has_a_sign() -> None:
    """Those that sell have none of their own: the building that lies there, or the star."""
    assert set(ON_SQUARES) == {square.id for square in SQUARES if not (square.builds or square.sells_points)}
    assert set(SIGNS) == set(PEOPLE)


def test_the_river_runs_where_the_rules_have_it() -> None:
    assert {(row + 1, column + 1) for row, column in RIVER_CELLS} == {(parcel.row, parcel.column) for parcel in RIVER}


def test_every_road_has_a_place_of_its_own() -> None:
    assert len({line(road, river=False) for road in ROADS}) == len(ROADS) == 144
