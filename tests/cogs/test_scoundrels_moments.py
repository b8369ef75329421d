"""The pictures of big moments: the cards of an evening and the safes at the end, only what everybody knows."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.pictures import Who
from bot.pictures.canvas import Canvas
from bot.pictures.scene import ALT, Picture, digest
from bot.pictures.strip import HIGH, WIDE
from bot.screens.moments import page_of
from bot.ui.messages import Told
from cogs.faces.scoundrels import TownFace
from cogs.pictures.scoundrels import colours
from cogs.pictures.scoundrels_moments import Result, TownEvening, TownShowdown, Turned
from cogs.pictures.scoundrels_safes import Safe
from engines.core import Event, Match, Text
from engines.scoundrels.view import TownView
from tests.cogs.drawn import NAMES, cut, every_canvas, misplaced, too_small
from tests.engines.scoundrels.town import A, B, C, D, Scene, Staged
from tests.showcase import ROW

FACE = TownFace()


@pytest.fixture
def canvases(monkeypatch: pytest.MonkeyPatch) -> list[Canvas]:
    colours()  # the palette is drawn once, and is not looked at
    return every_canvas(monkeypatch)


def told(match: Match | Scene, locale: Locale = "en", names: list[str] = NAMES["short"]) -> Told[TownView]:
    speech = Speech(words_for(FACE.game, locale), names)
    return Told(ROW, FACE, match.seen(None), speech, [event for event in match.events if event.to is None])


def pictures(page: Told[TownView]) -> list[Picture]:
    """Those of all moments, each once, as their message would have them."""
    moments = [FACE.moment(event, page) for event in page.since]
    return list(dict.fromkeys(picture for moment in moments if moment for picture in moment.pictures))


def night() -> Scene:
    """A's 3 lies in slot 5, suspected by B and C; B's card is what it should be, suspected by D."""
    staged = Staged(seats=4, day=1)
    staged.played(A, "3", "5", B, C).played(B, "2", "2", D).played(C, "6", "A")
    return staged.end_of_day(A)


def test_an_evening_shows_every_card_that_was_turned_over_and_what_it_brought() -> None:
    [picture] = pictures(told(night()))
    assert isinstance(picture.scene, TownEvening)
    assert [(who.name, cards) for who, cards in picture.scene.rows] == [
        ("Aki", (Turned("slot 5", "3", True, "bluff", (1, 2), ()),)),
        ("Ben", (Turned("slot 2", "2", False, "true", (), (3,)),)),
    ]
    assert picture.alt.splitlines() == [
        "● Aki: slot 5: 3, bluff (reputation for ■ Ben, ▲ Chie)",
        "■ Ben: slot 2: 2, true (to jail: ◆ Dan)",
    ]


def test_where_nothing_was_turned_over_there_is_no_picture() -> None:
    page = told(Staged(seats=3, day=1).played(A, "3", "5").end_of_day(A))
    assert any(event.text.key == "day-ends" for event in page.since)
    assert pictures(page) == []


def test_it_is_made_of_what_was_told_whatever_lies_there_by_now() -> None:
    scene = night()
    page = told(scene)
    later = replace(page, seen=Staged(seats=4, day=2).saloon("humble dog").turn(of=A).seen(None))
    assert [digest(picture.scene) for picture in pictures(page)] == [digest(p.scene) for p in pictures(later)]


def test_two_evenings_told_together_are_two_pictures() -> None:
    """The computers play on to the end of the next day: neither evening has the other's cards."""
    other = Staged(seats=4, day=2).played(C, "6", "A", D).end_of_day(A)
    first, second = told(night()), told(other)
    both = replace(first, since=[*first.since, *second.since])
    assert [picture.scene for picture in pictures(both)] == [
        picture.scene for page in (first, second) for picture in pictures(page)
    ]
    moments = [moment for event in both.since if (moment := FACE.moment(event, both)) is not None]
    page = page_of(moments, both)
    assert page is not None
    assert len(page.pictures) == 2


def test_two_worlds_that_differ_in_what_nobody_saw_have_the_same_evening() -> None:
    def world(card: str, value: int) -> Scene:
        staged = Staged(seats=3, day=1).safe("estate-1", value)
        return staged.played(A, "3", "5", B).played(C, card, "A").end_of_day(A)

    assert pictures(told(world("6", 3))) == pictures(told(world("4", 6)))


def whole_game(seats: int) -> Match:
    rng = random.Random(seats)
    match = Match.start(FACE.game, seats=seats, options={"length": "long"}, seed=f"{seats:064x}")
    while not match.over:
        seat, ask = next((seat, ask) for seat, ask in match.pending.items() if ask.wait != "aside")
        match.answer(seat, match.game.computer(match.seen(seat), ask, rng), ask=ask.id)
    return match


@pytest.mark.parametrize("seats", [2, 4])
def test_at_the_end_all_safes_are_open_the_winner_on_top(seats: int) -> None:
    match = whole_game(seats)
    page = told(match)
    moment = FACE.moment(Event(Text("game-ends")), page)
    assert moment is not None
    [picture] = moment.pictures
    assert isinstance(picture.scene, TownShowdown)
    assert [result.who.seat for result in picture.scene.results] == [row.seat for row in match.standings]
    for row, result, line in zip(match.standings, picture.scene.results, picture.alt.splitlines(), strict=True):
        assert sum(safe.value or 0 for safe in result.safes) == row.details["safes"]
        assert (result.place, result.score) == (row.place, str(row.score).replace("-", "−"))
        assert line.startswith(f"{row.place}. ")
    assert len(picture.alt) <= ALT


def test_at_the_end_it_says_who_resigned() -> None:
    """Else a last place with the most points would be a riddle."""
    match = Match.start(FACE.game, seats=3, seed="5f" * 32)
    for seat in (A, C):
        match.resign(seat)
    assert match.over
    moment = FACE.moment(Event(Text("game-ends")), replace(told(match), resigned=match.resigned))
    assert moment is not None
    [picture] = moment.pictures
    assert isinstance(picture.scene, TownShowdown)
    assert [(result.who.seat, result.who.state) for result in picture.scene.results] == [
        (B, ""),
        (C, "resigned"),
        (A, "resigned"),
    ]
    assert picture.alt.count("(resigned)") == 2


def test_before_the_end_no_safe_is_opened() -> None:
    running = Match.start(FACE.game, seats=3, seed="5f" * 32)
    moment = FACE.moment(Event(Text("game-ends")), told(running))
    assert moment is not None
    assert moment.pictures == ()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("cards", [1, 3, 4])
def test_the_fullest_evening_fits(seats: int, cards: int, locale: Locale, canvases: list[Canvas]) -> None:
    speech = Speech(words_for(FACE.game, locale), NAMES["long"])
    slot = speech.plain(Text("town-evening-slot", slot="A"))
    bluff = Turned(slot, "0", True, speech.plain(Text("town-bluff")), (1, 2, 3), ())
    true = Turned(slot, "A", False, speech.plain(Text("town-true")), (), (1, 2, 3))
    people = [Who(seat, NAMES["long"][seat], "") for seat in range(seats)]
    assert troubles(TownEvening(tuple((who, (bluff, true, bluff, true)[:cards]) for who in people)), canvases) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("safes", [0, 3, 4])
def test_the_fullest_showdown_fits(safes: int, locale: Locale, canvases: list[Canvas]) -> None:
    resigned = Speech(words_for(FACE.game, locale), NAMES["long"]).plain(Text("host-state-resigned"))
    safe = Safe("laboratory", 6, "研6", tuple((seat % 4, 5) for seat in range(28)), 7)
    results = tuple(
        Result(Who(seat, name, "", resigned if seat % 2 else ""), 4, "−28", ("28", "28", "−2", "10"), (safe,) * safes)
        for seat, name in enumerate(NAMES["long"][:4])
    )
    assert troubles(TownShowdown(results), canvases) == []


def troubles(scene: TownEvening | TownShowdown, canvases: list[Canvas]) -> list[str]:
    """What is wrong with a picture."""
    canvases.clear()
    image = scene.draw()
    canvas = next(canvas for canvas in canvases if canvas.image.width == WIDE)
    tall = [] if image.height <= HIGH else [f"{image.height} high"]
    return tall + misplaced(canvas) + too_small(canvas) + cut(canvas, NAMES["long"])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_moment_of_a_game_has_words_and_a_picture_that_fits(locale: Locale, canvases: list[Canvas]) -> None:
    page = told(whole_game(3), locale, NAMES["long"])
    days = [number for number, event in enumerate(page.since) if event.text.key == "day-ends"]
    drawn = 0
    for first, last in zip(days, [*days[1:], len(page.since)], strict=True):
        for picture in pictures(replace(page, since=page.since[first:last])):
            assert isinstance(picture.scene, TownEvening | TownShowdown)
            assert troubles(picture.scene, canvases) == []
            assert 0 < len(picture.alt) <= ALT
            drawn += 1
    assert drawn >= 2
