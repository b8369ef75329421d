"""However much somebody is asked at once, all of it can be answered by pressing what is shown."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bot.base.ids import ControlId
from bot.base.language import ENGINES, HOUSE, LOCALES, Locale, Words
from bot.base.speech import Speech
from bot.play.orders import NO_ORDERS, Orders
from bot.ui import messages
from bot.ui.answers import Choice
from bot.ui.asked import TURN, what_to_open
from bot.ui.lists import Menu
from bot.ui.messages import Told
from bot.ui.orders import ASKS, orders_page
from bot.ui.pressing import answers_now, stepped
from bot.ui.private import private
from engines.core import Ask, Form, Match, Option, Pick, Seat, Seen, Text
from tests import claims
from tests.bot.ui.test_controls import LONG, components_of, inside
from tests.engines.conformance import (
    Speech as Spoken,
)
from tests.engines.conformance import (
    check_refusals,
    check_sound,
    check_undo,
    legal,
    moves,
    new_match,
    twin_test,
)


class WideFace(claims.ClaimsFace):
    """With a hand that would fill the message."""

    def hand(self, seen: Seen, speech: Speech) -> str:
        return "x" * 5000


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> dict[Locale, Words]:
    folder = tmp_path_factory.mktemp("words") / "text"
    folder.mkdir()
    for locale, said in claims.WORDS.items():
        (folder / f"{locale}.ftl").write_text(said, encoding="utf-8")
    return {locale: Words(locale, [ENGINES / "core" / "text", HOUSE, folder]) for locale in LOCALES}


def told(seen: Seen, words: Words, face: Any = None, pace: str = "live", orders: Orders = NO_ORDERS) -> Told:
    place = {"guild_id": 10**19, "channel_id": 10**19, "thread_id": 10**19}
    row: Any = type("Row", (), {"id": 12_345_678, "phase": "live", "pace": pace, **place})()
    return Told(row, face or claims.ClaimsFace(), seen, Speech(words, LONG), (), orders)


class Reader:
    """Somebody with a private message, who knows only what it shows."""

    def __init__(self, match: Match, seat: Seat, words: Words, face: Any = None, orders: Orders = NO_ORDERS) -> None:
        self.match, self.seat, self.words, self.face, self.orders = match, seat, words, face, orders
        self.at: Menu | None = None
        self.page = 0

    def parts(self) -> list[dict[str, Any]]:
        seen = told(self.match.seen(self.seat), self.words, self.face, orders=self.orders)
        return list(inside(components_of(private(seen, self.at, self.page))))

    def more(self) -> list[str]:
        """What stands in the menu of those that do not fit, over all its pages."""
        found: list[str] = []
        for self.page in range(3):
            menus = [part for part in self.parts() if part["custom_id"].startswith("br:asks:") and part["type"] == 3]
            values = [option["value"] for menu in menus for option in menu["options"]]
            found += [value for value in values if value not in found and not value.startswith(TURN)]
        self.page = 0
        return found

    def shown(self) -> list[str]:
        """The asks whose controls stand there."""
        ids = [ControlId.read(part["custom_id"]) for part in self.parts()]
        return list(
            dict.fromkeys(control.ask for control in ids if control and control.ask and control.verb != "order")
        )

    def open(self, ask: str) -> None:
        """As the desk does when somebody chooses it from the menu."""
        assert ask in self.more()
        self.at = Menu.begun(12_345_678, next(a for a in self.match.asks(self.seat) if a.id == ask))

    def back(self) -> None:
        assert [part for part in self.parts() if part["custom_id"] == "br:asks:12345678:::back"]
        self.at = None

    def answer(self, ask: Ask, rng: random.Random) -> None:
        """Press its controls at random, until it is answered."""
        for _ in range(300):
            control, values = self._press(ask, rng)
            choice, spot = stepped(Choice.read(ask, control.half), control, values)
            if answers_now(choice, control):
                assert legal(ask, choice.answer)
                self.match.answer(self.seat, choice.answer, ask=ask.id)
                self.at = None
                return
            self.at = Menu(12_345_678, choice, spot)
        pytest.fail(f"no answer to {ask!r}")

    def _press(self, ask: Ask, rng: random.Random) -> tuple[ControlId, list[str]]:
        own = [part for part in self.parts() if part["custom_id"].split(":")[3] == ask.id and not part.get("disabled")]
        part = rng.choice([p for p in own if p["custom_id"].split(":")[1] not in ("type", "order", "clear", "open")])
        control = ControlId.read(part["custom_id"])
        assert control is not None
        values: list[str] = []
        if part["type"] == 3:
            offered = [option["value"] for option in part["options"]]
            values = rng.sample(offered, rng.randint(part["min_values"], part["max_values"]))
        if control.verb == "number":
            place, low, _ = control.word.split(".")
            return ControlId("typed", control.match, control.ask, control.half, place), [low]
        return control, values


def in_the_hills(seed: int = 0) -> tuple[Match, Seat]:
    """Everybody has buried; the first is up, with twelve offers beside."""
    match = Match.start(claims.GAME, seats=3, seed=f"{seed:064x}")
    for seat in match.table.seats:
        match.answer(seat, match.pending[seat].default)
    return match, match.waiting[0]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("face", [None, WideFace()], ids=["a hand", "a full hand"])
def test_every_open_ask_is_shown_or_one_menu_away(words: dict[Locale, Words], locale: Locale, face: Any) -> None:
    """First what they are waited for; then offers, in the order in which they stand open."""
    match, seat = in_the_hills()
    reader = Reader(match, seat, words[locale], face)
    asks = [ask.id for ask in match.asks(seat)]
    assert len(asks) == 13
    shown, more = reader.shown(), reader.more()
    assert shown[0] == asks[0]
    assert sorted(shown + more) == sorted(asks)
    assert len(more) > 1
    assert [ask for ask in asks if ask in more] == more
    for ask in more:
        reader.open(ask)
        assert reader.shown() == [ask]
        assert sorted([*reader.shown(), *reader.more()]) == sorted(asks)
        reader.back()
    assert reader.shown() == shown


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(3))
def test_twelve_offers_are_answered_one_after_the_other(words: dict[Locale, Words], locale: Locale, seed: int) -> None:
    """In any order, from wherever they stand; then the turn itself."""
    match, seat = in_the_hills(seed)
    rng, reader = random.Random(seed), Reader(match, seat, words[locale], WideFace() if seed == 1 else None)
    for left in range(12, 0, -1):
        offers = [ask for ask in match.asks(seat) if ask.wait == "aside"]
        assert len(offers) == left
        ask = rng.choice(offers)
        if ask.id not in reader.shown():
            reader.open(ask.id)
        reader.answer(ask, rng)
    assert match.view(seat).points[seat] == 12  # type: ignore[attr-defined]
    [turn] = match.asks(seat)
    assert reader.more() == []
    reader.answer(turn, rng)
    assert match.waiting != (seat,)


def seen_with(asks: list[Ask]) -> Seen:
    match, seat = in_the_hills()
    seen = match.seen(seat)
    return Seen(seen.view, tuple(asks), (), seen.waiting, seat, False, [])


def many(count: int, topic: str = "") -> list[Ask]:
    asks: list[Ask] = []
    for n in range(count):
        options = [Option(f"o{i}", Text("claims-rest")) for i in range(2)]
        asks.append(Pick(options, prompt=Text("core-seat", seat=f"question {n}"), topic=topic))
        asks[-1].id, asks[-1].wait = f"{n}-0-89abcdef", "aside" if n else "turn"
    return asks


@pytest.mark.parametrize("count", [10, 26, 40, 70])
@pytest.mark.parametrize("topic", ["", "tool"])
def test_any_number_of_asks(words: dict[Locale, Words], count: int, topic: str) -> None:
    """Also more than one menu holds. What can be ordered about them is behind one button."""
    seen = seen_with(many(count, topic))

    class Fixed(Reader):
        def parts(self) -> list[dict[str, Any]]:
            return list(inside(components_of(private(told(seen, words["en"]), self.at, self.page))))

    match, seat = in_the_hills()
    reader = Fixed(match, seat, words["en"])
    shown = reader.shown()
    assert len(shown) >= 5
    assert sorted(shown + reader.more()) == sorted(ask.id for ask in seen.asks)
    controls = [part["custom_id"].split(":")[1] for part in reader.parts()]
    assert "order" not in controls
    assert controls.count("standing") == 1
    page = inside(components_of(messages.look(*orders_page(told(seen, words["en"])))))
    menus = [part for part in page if part["custom_id"].startswith("br:order:")]
    assert len(menus) == (min(count - 1, ASKS) if topic else 0)


def test_what_the_menu_leads_to() -> None:
    assert what_to_open(["7-0-89abcdef"]) == ("7-0-89abcdef", 0)
    assert what_to_open([f"{TURN}2"]) == ("", 2)
    assert what_to_open([f"{TURN}x"]) == ("", 0)
    assert what_to_open([]) == ("", 0)  # the way back


def test_a_question_is_never_cut_for_a_long_hand(words: dict[Locale, Words]) -> None:
    match, seat = in_the_hills()
    look = json.dumps(components_of(private(told(match.seen(seat), words["en"], WideFace()))))
    assert "**What will you do?**" in look


def test_a_list_that_grows_pushes_others_into_the_menu(words: dict[Locale, Words]) -> None:
    """A choice goes on where it stands as long as it fits; nothing is lost meanwhile."""
    match, seat = in_the_hills()
    reader = Reader(match, seat, words["en"])
    everything = sorted(ask.id for ask in match.asks(seat))
    turn = match.asks(seat)[0]
    assert isinstance(turn, Form)
    choice = Choice.read(turn, "").changed(0, ["claims-dig"])
    reader.at = Menu(12_345_678, choice)
    assert turn.id == reader.shown()[0]
    assert sorted(reader.shown() + reader.more()) == everything


# The toy itself


@pytest.mark.parametrize("seed", range(6))
def test_claims_is_a_game(words: dict[Locale, Words], seed: int) -> None:
    """Sound at every wait, replayed, refused, and without a leak; and every hand of it is within the limits."""
    rng, match, spoken = random.Random(seed), new_match(claims.GAME, seed), Spoken(words)
    for number, events in enumerate(moves(match, rng)):
        check_sound(match)
        spoken.check(match, events)
        if rng.random() < 0.06:
            for who in (None, *match.table.seats):
                assert twin_test(match, who, rng) is None
        if rng.random() < 0.04:
            check_refusals(match, rng)
            check_undo(match)
        seat = match.table.seats[number % len(match.table.seats)]
        components_of(private(told(match.seen(seat), words[LOCALES[seed % 2]])))
    assert Match.replay(match.record().model_dump_json(), game=claims.GAME).digest() == match.digest()


def test_the_languages_agree(words: dict[Locale, Words]) -> None:
    assert words["en"].variables() == words["ja"].variables()
