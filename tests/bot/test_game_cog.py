"""The commands that a game gets from its options and its cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Any, Literal

import discord
import pytest
from discord import app_commands
from pydantic import BaseModel, ConfigDict, Field, create_model

import bot.base.language
from bot.base.command_words import CommandWords
from bot.base.language import LOCALES, Locale, words_for
from bot.base.options import choices_of, word_of
from bot.base.speech import Speech
from bot.desk.game import complete
from bot.game_cog import commands_of
from bot.ui.faces import Card, Face
from bot.ui.lookup import fitting
from engines import catalogue
from engines.core import Seen, Text
from tests.bot.volley import GAME, CourtView

STRICT = ConfigDict(extra="forbid", strict=True, frozen=True)
CARDS = {
    "old-spy": ("Old Spy", "老いた密偵"),
    "spymaster": ("Spymaster", "密偵の頭"),
    "spy": ("Spy", "密偵"),
    "loan-shark": ("Loan Shark", "高利貸し"),
}


class Weather(Enum):
    SUN = "sun"
    RAIN = "rain"


class Options(BaseModel):
    """One option of every kind."""

    model_config = STRICT

    wind: bool = True
    sides: Literal["left", "right"] = "right"
    games: Literal[1, 3, 5] = 3
    weather: Weather = Weather.RAIN
    points: int = Field(11, ge=5, le=40)
    secret: tuple[int, ...] = ()


class ToyFace(Face[CourtView]):
    """With cards in words only."""

    game = GAME.id
    minutes = 1
    always = ("sides",)

    def board(self, seen: Seen[CourtView], speech: Speech) -> str:
        return "board"

    def where(self, seen: Seen[CourtView], speech: Speech) -> str:
        return "here"

    def cards(self, speech: Speech) -> dict[str, Card]:
        which = LOCALES.index(speech.words.locale)
        return {id_: Card(names[which], "what it does") for id_, names in CARDS.items()}


class PlainFace(ToyFace):
    """A game without cards."""

    def cards(self, speech: Speech) -> dict[str, Card]:
        return {}


class ExplainingFace(PlainFace):
    """A game whose figures are explained."""

    explains = True


@pytest.fixture
def volley(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Volley, with these options and the words of its commands."""
    monkeypatch.setitem(catalogue, GAME.id, replace(GAME, Options=Options))
    folder = tmp_path / GAME.id
    folder.mkdir()
    for locale in LOCALES:
        names = ("wind", "sides", "weather", "points", *(f"option_{n}" for n in range(30)))
        lines = ["name-volley = " + {"en": "volley", "ja": "ボレー"}[locale], f"cmd-volley = {locale} volley"]
        lines += [f"cmd-option-{name} = {locale} {name}" for name in names]
        lines += [f"option-games-help = {locale} {'x' * 200}", f"option-points = {locale} points"]
        (folder / f"{locale}.ftl").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr(bot.base.language, "COGS", tmp_path)
    words_for.cache_clear()
    yield
    words_for.cache_clear()


async def payload(face: Face) -> dict[str, Any]:
    """What Discord is told of a game's commands."""
    client = discord.Client(intents=discord.Intents.none())
    tree: Any = app_commands.CommandTree(client)
    return await commands_of(face).get_translated_payload(tree, CommandWords())


@pytest.mark.usefixtures("volley")
async def test_every_option_is_a_parameter_of_new() -> None:
    told = await payload(ToyFace())
    assert told["name_localizations"] == {"ja": "ボレー"}
    assert told["description"] == "en volley"
    new, rules, card = told["options"]
    assert [command["name"] for command in (new, rules, card)] == ["new", "rules", "card"]
    wind, sides, games, weather, points, pace = new["options"]  # all but what no menu could offer either
    assert (wind["name"], wind["type"], wind["required"]) == ("wind", 5, False)
    assert wind["description"] == "en wind"
    assert wind["description_localizations"] == {"ja": "ja wind"}
    assert [choice["value"] for choice in sides["choices"]] == ["left", "right"]
    assert [choice["value"] for choice in games["choices"]] == [1, 3, 5]
    assert games["description"] == f"en {'x' * 96}…"
    assert games["description_localizations"] == {"ja": f"ja {'x' * 96}…"}
    assert [choice["value"] for choice in weather["choices"]] == ["sun", "rain"]
    assert (points["type"], points["min_value"], points["max_value"]) == (4, 5, 40)
    assert (pace["name"], len(pace["choices"])) == ("pace", 3)
    assert card["options"][0]["autocomplete"]


@pytest.mark.usefixtures("volley")
async def test_a_game_without_cards_has_no_card_to_look_up() -> None:
    told = await payload(PlainFace())
    assert [command["name"] for command in told["options"]] == ["new", "rules"]


@pytest.mark.usefixtures("volley")
async def test_a_game_that_explains_its_figures_has_a_command_for_it() -> None:
    why = (await payload(ExplainingFace()))["options"][2]
    assert (why["name"], why["name_localizations"]) == ("why", {"ja": "内訳"})
    assert [(one["name"], one["required"], one["autocomplete"]) for one in why["options"]] == [("about", True, True)]


@pytest.mark.usefixtures("volley")
async def test_more_options_than_a_command_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord takes 25 options, the pace among them, of 25 values each; the rest is agreed on in the lobby."""
    many_values: Any = Literal[tuple(range(26))]
    fields: dict[str, Any] = {"long": (many_values, 0), **{f"option_{n}": (bool, False) for n in range(30)}}
    many: Any = create_model("Many", __config__=STRICT, **fields)
    monkeypatch.setitem(catalogue, GAME.id, replace(GAME, Options=many))
    new = (await payload(ToyFace()))["options"][0]
    assert [option["name"] for option in new["options"]] == [*(f"option_{n}" for n in range(24)), "pace"]


@pytest.mark.usefixtures("volley")
def test_a_lobby_tells_what_is_not_as_usual() -> None:
    face = ToyFace()
    usual = Options().model_dump(mode="json")
    assert face.options(usual) == [Text("option-sides-right")]
    assert face.options({**usual, "wind": False, "weather": "sun", "points": 21}) == [
        Text("option-wind-false"),
        Text("option-sides-right"),
        Text("option-weather-sun"),
        Text("host-option-number", option=Text("option-points"), number=21),
    ]
    assert face.options({"sides": "left"}) == [Text("option-sides-left")]  # a lobby from before there were others


@pytest.mark.usefixtures("volley")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "typed", ["高利貸し", "Loan Shark", "loan-shark", "ＬＯＡＮ　ＳＨＡＲＫ", "loanshark", " 貸シ "]
)
def test_a_card_is_found_by_its_name_in_either_language(locale: Locale, typed: str) -> None:
    offered = complete(ToyFace(), locale, typed)
    assert [(choice.name, choice.value) for choice in offered] == [
        (CARDS["loan-shark"][LOCALES.index(locale)], "loan-shark")
    ]


@pytest.mark.usefixtures("volley")
def test_the_card_that_is_called_so_comes_first_then_those_that_begin_so() -> None:
    face = ToyFace()
    assert fitting(face, "old spy") == ["old-spy"]
    assert fitting(face, "spy") == ["spy", "spymaster", "old-spy"]
    assert fitting(face, "密偵") == ["spy", "spymaster", "old-spy"]
    assert fitting(face, "") == list(CARDS)
    assert fitting(face, "nobody at all") == []


@pytest.mark.usefixtures("volley")
def test_two_halves_of_a_card_are_found_both() -> None:
    assert fitting(ToyFace(), "Shark Spymaster") == ["loan-shark", "spymaster"]


@pytest.mark.parametrize("game", catalogue)
def test_every_option_of_every_game_can_be_chosen_in_a_lobby(game: str) -> None:
    for model in (catalogue[game].Options, catalogue[game].SeatOptions):
        choices = choices_of(model)
        assert {choice.name for choice in choices} == model.model_fields.keys() - {"pace"}
        for choice in choices:
            assert len({word_of(value) for value in choice.values}) == len(choice.values)
