"""`make pictures`: the pictures of docs/, from positions of real games, at full size and as a phone shows them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PIL import Image

from bot.base.language import Locale, words_for
from bot.base.speech import Speech
from bot.pictures import Picture, Scene
from bot.pictures.chart import RatingChart
from bot.store import MatchRow
from bot.ui.faces import Face
from bot.ui.messages import Told
from cogs.faces.carson_city import TownFace as CityFace
from cogs.faces.carson_scenes import building_scene, person_scene
from cogs.faces.dead_mans_draw import SeaFace
from cogs.faces.scoundrels import TownFace
from cogs.pictures.dead_mans_draw import SeaPlates
from cogs.pictures.sea_art import SUITS
from engines.core import Match, Text

GAME, TOWN, CITY = SeaFace.game, TownFace.game, CityFace.game
ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
PHONE = 400
ROW = MatchRow(12, GAME, 1, 2, 3, 4, "live", "en", "none", {}, "", None, 1, 0.0, 0.0, None, None, None)
NAMES: dict[Locale, list[str]] = {
    "en": ["Aki", "Ben", "Chie", "Dan", "Emi"],
    "ja": ["あき", "ベン", "千恵", "だん", "絵美"],
}
LONG = ["Bartholomew the Magnificent", "とても長い名前のプレイヤーさん", "🐙 Captain ✨", "Dmitri Дмитрий", "Émilie"]


def position(seats: int, answers: int, game: str = GAME, options: dict[str, Any] | None = None) -> Match:
    """A game that computers have played for a while."""
    match = Match.start(game, seats=seats, options=options or {}, seed=f"{seats:064x}")
    rng = random.Random(seats)
    for _ in range(answers):
        seat, ask = next(iter(match.pending.items()))
        match.answer(seat, match.game.computer(match.seen(seat), ask, rng), ask=ask.id)
    return match


def reached(seats: int, game: str, when: Callable[[Match], bool], options: dict[str, Any]) -> Match:
    """A game that computers have played until something is so."""
    match = Match.start(game, seats=seats, options=options, seed=f"{seats:064x}")
    rng = random.Random(seats)
    while not when(match):
        seat, ask = next(iter(match.pending.items()))
        match.answer(seat, match.game.computer(match.seen(seat), ask, rng), ask=ask.id)
    return match


def told(match: Match, seat: int | None, locale: Locale, names: Sequence[str], face: Face | None = None) -> Told:
    face = face or SeaFace()
    seen = match.seen(seat, max(0, len(match.events) - 6))
    return Told(ROW, face, seen, Speech(words_for(face.game, locale), names), seen.events)


def ratings(speech: Speech) -> tuple[tuple[str, tuple[tuple[float, int], ...]], ...]:
    """A year of ups and downs."""
    rng = random.Random(3)
    shown, points = 1000.0, []
    for week in range(40):
        shown += rng.uniform(-18, 26)
        points.append((1_760_000_000.0 + week * 7 * 86_400, round(shown)))
    return ((speech.plain(Text("game-name")), tuple(points)),)


def looked_up(face: Face, id_: str, speech: Speech) -> Scene:
    scene = face.cards(speech)[id_].scene
    assert scene is not None
    return scene


def save_strips(name: str, strips: Sequence[Picture]) -> None:
    """A board or a hand: its strips in their order."""
    for number, strip in enumerate(strips, start=1):
        save(f"{name}-{number}", strip.scene)


def with_full_banks(strip: Picture) -> Picture:
    """As crowded as it gets."""
    if not isinstance(strip.scene, SeaPlates):
        return strip
    bank = tuple((suit, 7, 6) for suit in SUITS)
    players = tuple(replace(player, bank=bank) for player in strip.scene.players)
    return replace(strip, scene=SeaPlates(players))


def save(name: str, scene: Scene) -> None:
    """As PNG, which every page shows; and the same as wide as a phone is."""
    image = scene.draw()
    if image.mode != "P":
        image = image.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    high = round(image.height * PHONE / image.width)
    small = image.convert("RGB").resize((PHONE, high), Image.Resampling.LANCZOS).quantize(256)
    for picture, ending in ((image, ""), (small, "-phone")):
        picture.save(FOLDER / f"{name}{ending}.png", optimize=True)


def main() -> None:
    """Draw them all."""
    FOLDER.mkdir(exist_ok=True)
    languages: tuple[Locale, ...] = ("en", "ja")
    for locale in languages:
        speech = Speech(words_for(GAME, locale), [])
        sea, names = SeaFace(), NAMES[locale]
        save_strips(f"dead-mans-draw-{locale}", sea.strips(told(position(3, 48), None, locale, names)))
        save_strips(f"dead-mans-draw-2-{locale}", sea.strips(told(position(2, 44), None, locale, names)))
        crowded = sea.strips(told(position(4, 41), None, locale, LONG))
        save_strips(f"dead-mans-draw-4-full-{locale}", [with_full_banks(strip) for strip in crowded])
        save_strips(f"dead-mans-draw-hand-{locale}", sea.hand_strips(told(position(3, 0), 0, locale, names)))
        for kind, id_ in (("card", "kraken"), ("trait", "parry")):
            save(f"dead-mans-draw-{kind}-{locale}", looked_up(SeaFace(), id_, speech))
        save(
            f"rating-{locale}",
            RatingChart(speech.plain(Text("host-profile-chart", name=NAMES[locale][0])), ratings(speech)),
        )
        town(locale)
        city(locale)


def town(locale: Locale) -> None:
    """3000 Scoundrels: tables of two, three and four, a hand, a trait, a job and a strategy."""
    face, names = TownFace(), NAMES[locale]
    three = position(3, 150, TOWN)
    save_strips(f"scoundrels-{locale}", face.strips(told(three, None, locale, names, face)))
    save_strips(f"scoundrels-2-{locale}", face.strips(told(position(2, 90, TOWN), None, locale, names, face)))
    four = position(4, 330, TOWN, {"length": "long", "strategies": True})
    save_strips(f"scoundrels-4-{locale}", face.strips(told(four, None, locale, LONG, face)))
    hand = face.hand_strips(told(three, three.waiting[0], locale, names, face))
    save_strips(f"scoundrels-hand-{locale}", hand)
    for kind, id_ in (("trait", "one-eyed"), ("job", "abomination"), ("strategy", "modify-ally")):
        save(f"scoundrels-{kind}-{locale}", looked_up(face, id_, Speech(words_for(TOWN, locale), [])))
    whole = next(iter(face.on_table(told(three, None, locale, names, face)).values()))
    save_strips(f"scoundrels-whole-{locale}", whole.pictures)


def city(locale: Locale) -> None:
    """Carson City: tables of two, four and five, a hand, a personality and a building."""
    face, names = CityFace(), NAMES[locale]

    def placing(round_: int, standing: int) -> Callable[[Match], bool]:
        """So many cowboys stand on the board in some round."""

        def when(match: Match) -> bool:
            view = match.seen(None).view
            return bool(view.round == round_ and sum(map(len, view.cowboys.values())) >= standing)

        return when

    four = reached(4, CITY, placing(3, 14), {})
    save_strips(f"carson-city-4-{locale}", face.strips(told(four, None, locale, names, face)))
    save_strips(f"carson-city-hand-{locale}", face.hand_strips(told(four, four.waiting[0], locale, names, face)))
    two = reached(2, CITY, placing(1, 2), {"river": True})
    save_strips(f"carson-city-2-{locale}", face.strips(told(two, None, locale, names, face)))
    five = reached(5, CITY, placing(4, 12), {"river": True, "might_is_right": True, "red_grocer": True})
    save_strips(f"carson-city-5-{locale}", face.strips(told(five, None, locale, LONG, face)))
    duels = face.hand_strips(told(five, five.waiting[0], locale, LONG, face))
    save_strips(f"carson-city-hand-5-{locale}", duels)
    speech = Speech(words_for(CITY, locale), [])
    save(f"carson-city-person-{locale}", person_scene("captain-red", speech))
    save(f"carson-city-building-{locale}", building_scene("drugstore", speech))


if __name__ == "__main__":
    main()
