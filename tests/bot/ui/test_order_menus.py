"""Hands with windows, offers and orders: within Discord's limits, and nobody else's orders in any of them."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.base.language import ENGINES, HOUSE, LOCALES, Locale, Words
from bot.base.speech import Speech
from bot.play.orders import CHOICES, NO_ORDERS, Orders, takes_orders
from bot.ui.answers import Choice
from bot.ui.lists import Menu
from bot.ui.messages import Told
from bot.ui.orders import topic_name
from bot.ui.private import private
from engines.core import Game, Seen, Text
from tests.bot.ui.test_controls import LONG, components_of, inside
from tests.bot.ui.test_messages import told as told_of
from tests.engines.conformance import moves, new_match
from tests.engines.core import fragments

WORDS = Path(fragments.__file__).parent / "text"


class PlainFace:
    """Only as much as a hand needs."""

    def hand(self, seen: Seen, speech: Speech) -> str:
        return "x" * 2000

    def hand_strips(self, told: Told) -> tuple[()]:
        return ()

    def where(self, seen: Seen, speech: Speech) -> str:
        return "x"


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> dict[Locale, Words]:
    folder = tmp_path_factory.mktemp("words")
    scores = "".join(f"score-{name} = {name}\n" for name in ("behind", "dudes", "money", "reputation", "respect"))
    for locale in LOCALES:
        (folder / f"{locale}.ftl").write_text(f"game-name = X\n{scores}", encoding="utf-8")
    return {locale: Words(locale, [ENGINES / "core" / "text", HOUSE, WORDS, folder]) for locale in LOCALES}


def told(seen: Seen, words: Words, orders: Orders, pace: str = "live") -> Told:
    place = {"guild_id": 10**19, "channel_id": 10**19, "thread_id": 10**19}
    row: Any = type("Row", (), {"id": 12_345_678, "phase": "live", "pace": pace, **place})()
    face: Any = PlainFace()
    return Told(row, face, seen, Speech(words, LONG), (), orders)


@pytest.mark.parametrize("game", fragments.FRAGMENTS, ids=lambda game: game.id)
def test_hands_are_within_the_limits(game: Game[Any], words: dict[Locale, Words]) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        match = new_match(game, seed)
        for number, _ in enumerate(moves(match, rng)):
            seat = match.table.seats[number % len(match.table.seats)]
            orders = NO_ORDERS
            for ask in match.asks(seat):
                if takes_orders(ask) and rng.random() < 0.3:
                    orders = orders.chosen(ask, rng.choice(CHOICES), ())
            pace = rng.choice(["live", "day"])
            components_of(private(told(match.seen(seat), words[LOCALES[seed % 2]], orders, pace)))


def test_a_half_made_choice_stands_under_its_own_ask(words: dict[Locale, Words]) -> None:
    """Also where it is the form of an offer, below what is waited for."""
    match = new_match(fragments.nothing_personal_whack.GAME, 1)
    [seat] = match.waiting
    form = next(ask for ask in match.asks(seat) if ask.topic == "deal")
    look = private(told(match.seen(seat), words["en"], NO_ORDERS), Menu(12_345_678, Choice.read(form, "0..")))
    ids = [part["custom_id"] for part in inside(look.to_components())]
    chosen = [id_ for id_ in ids if id_ and id_.split(":")[4]]
    assert chosen
    assert {id_.split(":")[3] for id_ in chosen} == {form.id}


def test_games_without_anything_to_order_show_nothing_of_it() -> None:
    from engines import catalogue

    match = new_match(catalogue["dead_mans_draw"], 1)
    for seat in match.table.seats:
        for pace in ("live", "day"):
            shown = told_of("dead_mans_draw", match.seen(seat), "en")
            look = private(replace(shown, row=replace(shown.row, pace=pace)))
            assert not any(":order" in part["custom_id"] for part in inside(look.to_components()))


def test_a_topic_without_words_is_called_by_what_is_asked(words: dict[Locale, Words]) -> None:
    match = new_match(fragments.nothing_personal_whack.GAME, 1)
    [seat] = match.waiting
    seen = match.seen(seat)
    shown = told(seen, words["en"], NO_ORDERS)
    assert topic_name(shown, "deal") == "Deals"
    assert topic_name(shown, "action") == shown.speech.say(seen.asks[0].prompt)
    assert topic_name(shown, "rain") == shown.speech.say(Text("host-order-topic", topic="rain"))
