"""Bazaar: Volley with fourteen options in three groups, and a deck that each player chooses in private."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.base.language import Locale
from bot.base.speech import Speech
from engines.core import Game, Seat, Seen, Setup, Text
from tests.bot import volley
from tests.bot.volley import Court, CourtView, VolleyFace

BOARD, TRADE, PEOPLE = ({"json_schema_extra": {"group": group}} for group in ("board", "trade", "people"))


class Weather(Enum):
    SUN = "sun"
    RAIN = "rain"


class Options(BaseModel):
    """Yes or no, one of a few, a number within bounds, and two that do not go together."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    river: bool = Field(False, **BOARD)  # type: ignore[call-overload]
    bridge: bool = Field(False, **BOARD)  # type: ignore[call-overload]
    weather: Weather = Field(Weather.SUN, **BOARD)  # type: ignore[call-overload]
    size: Literal["small", "middle", "large"] = Field("middle", **BOARD)  # type: ignore[call-overload]
    stalls: int = Field(4, ge=1, le=60, **BOARD)  # type: ignore[call-overload]
    tax: Literal[0, 5, 10] = Field(5, **TRADE)  # type: ignore[call-overload]
    credit: bool = Field(False, **TRADE)  # type: ignore[call-overload]
    auctions: bool = Field(True, **TRADE)  # type: ignore[call-overload]
    barter: bool = Field(False, **TRADE)  # type: ignore[call-overload]
    silk: bool = Field(False, **TRADE)  # type: ignore[call-overload]
    thieves: bool = Field(False, **PEOPLE)  # type: ignore[call-overload]
    guards: bool = Field(False, **PEOPLE)  # type: ignore[call-overload]
    beggars: bool = Field(False, **PEOPLE)  # type: ignore[call-overload]
    nobles: Literal["none", "few", "many"] = Field("few", **PEOPLE)  # type: ignore[call-overload]

    @model_validator(mode="after")
    def _a_bridge_needs_a_river(self) -> Self:
        if self.bridge and not self.river:
            raise ValueError("a bridge needs a river")
        return self


class SeatOptions(BaseModel):
    """What a player plays with."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    deck: Literal["lanterns", "knives", "ravens"] = "lanterns"


@dataclass(slots=True, repr=False)
class Bazaar(Court):
    """A court with everybody's deck."""

    decks: list[str] = field(default_factory=list)


class BazaarView(CourtView):
    """One's own deck; nobody sees another's."""

    deck: str | None = None


def _setup(start: Setup) -> Bazaar:
    return Bazaar(points=[0 for _ in start.seats], decks=[chosen.deck for chosen in start.seat_options])


def _view(state: Bazaar, seat: Seat | None) -> BazaarView:
    return BazaarView(points=list(state.points), turn=state.turn, deck=None if seat is None else state.decks[seat])


GAME: Game[Any] = replace(volley.GAME, id="bazaar", setup=_setup, view=_view, Options=Options, SeatOptions=SeatOptions)  # type: ignore[arg-type]


class BazaarFace(VolleyFace):
    """Its hand says the deck, its lobby what differs from the plain game."""

    game = GAME.id

    def hand(self, seen: Seen, speech: Speech) -> str:
        assert isinstance(seen.view, BazaarView)
        return speech.say(Text(f"option-deck-{seen.view.deck}"))

    def options(self, chosen: Mapping[str, Any]) -> list[Text]:
        plain = Options().model_dump(mode="json")
        return [Text(f"option-{name}") for name, value in chosen.items() if value != plain[name]]


def option_words(locale: Locale) -> str:
    """A name, a meaning and a word for every value: longer than any game's, to see that it fits."""
    lines = [f"option-group-{group} = {group.upper()}" for group in ("board", "trade", "people")]
    for name, info in {**Options.model_fields, **SeatOptions.model_fields}.items():
        lines += [f"option-{name} = {locale} {name}", f"option-{name}-help = {'what it means ' * 30}"]
        values = ["true", "false"] if info.annotation is bool else getattr(info.annotation, "__args__", ())
        lines += [f"option-{name}-{value} = {locale} {name} {value}" for value in values]
    return "\n".join([*lines, f"option-weather-sun = {locale} sun", f"option-weather-rain = {locale} rain"])


def _words(locale: Locale) -> str:
    named = volley.WORDS[locale].replace("Volley", "Bazaar").replace("ボレー", "バザール")
    return "\n".join([named, "name-bazaar = bazaar", "cmd-bazaar = Bazaar", option_words(locale)])


WORDS = {"en": _words("en"), "ja": _words("ja")}
