"""Carson City: personalities, buildings and squares looked up."""

from __future__ import annotations

from bot.base.speech import Speech
from bot.ui.faces import Card
from cogs.faces.carson_city_words import side_name
from cogs.faces.carson_scenes import building_scene, person_scene
from engines.carson_city.cards import KINDS, SIDES, SQUARES, Kind, Side, Square
from engines.carson_city.view import TownView
from engines.core import Text


def every_card(speech: Speech) -> dict[str, Card]:
    """Every side of every personality, every building, every square."""
    return {
        **{side.id: person(side, speech) for side in SIDES},
        **{kind.id: building(kind, speech) for kind in KINDS},
        **{square.id: action(square, speech) for square in SQUARES},
    }


def on_table(view: TownView, speech: Speech) -> dict[str, Card]:
    """Those chosen, those left to choose; buildings on the map, on offer and in reserve."""
    chosen = [player.person for player in view.players if player.person is not None]
    kinds = {*view.buildings.values(), *view.display.values(), *(kind for p in view.players for kind in p.tiles)}
    return {
        **{side.id: person(side, speech) for side in SIDES if side.id in (*chosen, *view.people)},
        **{kind.id: building(kind, speech) for kind in KINDS if kind.id in kinds},
    }


def person(side: Side, speech: Speech) -> Card:
    """One side of a personality."""
    words = _said(speech, side.explained(), Text(f"card-{side.id}"))
    return Card(speech.plain(side_name(side.id)), words, person_scene(side.id, speech))


def building(kind: Kind, speech: Speech) -> Card:
    """A kind of building: what it earns, and what it takes to build it."""
    needs = Text("card-needs-nothing" if kind.open_country else "card-needs-road-and-house")
    words = _said(speech, kind.explained(), Text("card-tiles", count=kind.count), needs)
    return Card(speech.plain(kind.label), words, building_scene(kind.id, speech))


def action(square: Square, speech: Speech) -> Card:
    """An action square."""
    stand = Text(f"card-{square.stand}", number=square.number)
    return Card(speech.plain(square.label), _said(speech, square.explained(), stand))


def _said(speech: Speech, *texts: Text) -> str:
    between = "" if speech.words.locale == "ja" else " "
    return between.join(map(speech.plain, texts))
