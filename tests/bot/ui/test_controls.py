"""Any ask as components: within Discord's limits, in both languages, and every press leads to a legal answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.desk_table import answers_now, stepped
from bot.language import ENGINES, HOUSE, LOCALES, Locale, Words, words_for
from bot.sandbox.limits import check_message
from bot.sandbox.posting import Upload
from bot.ui import messages
from bot.ui.answers import answer_of, complete, unpack
from bot.ui.controls import Menu, controls
from bot.ui.ids import ControlId
from bot.ui.speech import Speech
from engines import catalogue
from engines.core import Amount, Answer, Ask, Form, Game, Option, Pick, Text
from tests.engines.conformance import legal, moves, new_match
from tests.engines.core.fragments import FRAGMENTS

LONG = [f"{'長い名前' * 7}{i}*_`@everyone" for i in range(8)]
FRAGMENT_TEXT = Path(__file__).parents[2] / "engines/core/fragments/text"
V2 = 1 << 15


def fragment_words(locale: Locale) -> Words:
    return Words(locale, [ENGINES / "core" / "text", HOUSE, FRAGMENT_TEXT])


def components_of(look: messages.Look) -> list[dict[str, Any]]:
    """What is sent, checked against Discord's limits."""
    components: list[dict[str, Any]] = look.to_components()  # type: ignore[no-untyped-call]
    files = look.files()
    uploads = {n: Upload(file.filename, b"", "image/png") for n, file in enumerate(files)}
    attachments = [{"id": n, "description": file.description} for n, file in enumerate(files)]
    check_message({"flags": V2, "components": components, "attachments": attachments}, uploads)
    return components


def inside(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every button and menu, however deep."""
    for part in components:
        if part["type"] in (2, 3):
            yield part
        yield from inside(part.get("components", []))


def shown(ask: Ask, half: str, page: int, speech: Speech) -> list[dict[str, Any]]:
    menu = Menu(12345678, ask, unpack(ask, half), page)
    return list(inside(components_of(messages.look(speech.say(ask.prompt), *controls(menu, speech)))))


def press_through(ask: Ask, speech: Speech, rng: random.Random) -> Answer:
    """A person who knows only the components, pressing at random until there is an answer."""
    half, page = "", 0
    for _ in range(200):
        part = rng.choice([part for part in shown(ask, half, page, speech) if not part.get("disabled")])
        control = ControlId.read(part["custom_id"])
        assert control is not None
        values: list[str] = []
        if part["type"] == 3:
            options = [option["value"] for option in part["options"]]
            values = rng.sample(options, rng.randint(part["min_values"], part["max_values"]))
        if control.verb == "number":
            place, low, high = map(int, control.word.split("."))
            control = ControlId("typed", control.match, control.ask, control.half, str(place))
            values = [str(rng.randint(low, high))]
        choice, page = stepped(ask, control, values)
        if answers_now(ask, control) and complete(ask, choice):
            return answer_of(ask, choice)
        half = ".".join(choice)
    pytest.fail(f"no answer to {ask!r} after 200 presses")


def options(count: int) -> list[Option]:
    return [Option(f"o{i}", Text("core-seat", seat=f"option {i}"), value=i) for i in range(count)]


PROMPT = Text("core-seat", seat="?")
ASKS: dict[str, Ask] = {
    "two buttons": Pick(options(2), prompt=PROMPT),
    "a menu": Pick(options(20), prompt=PROMPT),
    "pages": Pick(options(90), prompt=PROMPT),
    "several": Pick(options(9), 2, 4, prompt=PROMPT),
    "none or one": Pick(options(3), 0, 1, prompt=PROMPT),
    "several of many": Pick(options(60), 2, 3, prompt=PROMPT),
    "in order": Pick(options(6), 2, 6, ordered=True, prompt=PROMPT),
    "a number": Amount(-3, 250, prompt=PROMPT),
    "a form": Form({"a": Pick(options(40), prompt=PROMPT), "b": Amount(0, 9, prompt=PROMPT)}, prompt=PROMPT),
    "three fields": Form({n: Pick(options(4), prompt=PROMPT) for n in "abc"}, prompt=PROMPT),
}


@pytest.mark.parametrize("name", ASKS)
@pytest.mark.parametrize("locale", LOCALES)
async def test_every_press_leads_to_a_legal_answer(name: str, locale: Locale) -> None:
    ask = ASKS[name]
    ask.id = "123-4-89abcdef"
    speech = Speech(words_for(next(iter(catalogue)), locale), LONG)
    rng = random.Random(name)
    answers = [press_through(ask, speech, rng) for _ in range(20)]
    assert all(legal(ask, answer) for answer in answers)


async def test_every_option_can_be_reached() -> None:
    """Also the last one of the last page."""
    ask = ASKS["pages"]
    ask.id = "1-0-1"
    speech = Speech(words_for(next(iter(catalogue)), "en"), LONG)
    reached = set()
    for page in range(4):
        for part in shown(ask, "", page, speech):
            reached |= {option["value"] for option in part.get("options", [])}
    assert reached == {str(i) for i in range(90)}


@pytest.mark.parametrize("game", [*catalogue.values(), *FRAGMENTS], ids=lambda game: game.id)
@pytest.mark.parametrize("locale", LOCALES)
async def test_every_ask_of_random_games_stays_within_the_limits(game: Game[Any], locale: Locale) -> None:
    """Each ask that looks different from those before, at tables with the longest of names."""
    words = words_for(game.id, locale) if game.id in catalogue else fragment_words(locale)
    speech = Speech(words, LONG)
    seen: set[str] = set()
    for seed in range(100 if game.id in catalogue else 12):
        rng = random.Random(seed)
        match = new_match(game, seed)
        for _ in moves(match, rng):
            for seat in match.table.seats:
                for ask in match.asks(seat):
                    face = f"{ask.prompt.key} {ask.choices()}"
                    if face not in seen:
                        seen.add(face)
                        assert legal(ask, press_through(ask, speech, rng))
    assert len(seen) > 10
