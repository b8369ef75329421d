"""A choice says what it brings, costs or risks, as far as everybody may know."""

from __future__ import annotations

import pytest

from bot.base.language import LOCALES, words_for
from engines.core import Match, Pick
from engines.dead_mans_draw import GAME
from engines.dead_mans_draw.cards import Card
from engines.dead_mans_draw.stakes import risk
from tests.engines.dead_mans_draw.sea import (
    A,
    B,
    C,
    Scene,
    Staged,
    anchor,
    cannon,
    chest,
    hook,
    key,
    map_,
    mermaid,
    oracle,
    sword,
)

NAMES = ["Aki", "Ben", "Chie"]


def labels(scene: Match, seat: int = A, locale: str = "en") -> dict[str, str]:
    """What a seat reads in its menu, by the ids of the options."""
    [ask] = scene.asks(seat)
    assert isinstance(ask, Pick)
    words = words_for(GAME.id, "ja" if locale == "ja" else "en")
    return {option.id: words.say(option.label, NAMES) for option in ask.options}


def few_left(*cards: Card) -> Scene:
    """A turn in which these are all that is left to draw; the first is turned over now."""
    return Staged().last_draws(*cards).turn(of=A)


# Drawing on


def test_drawing_says_how_likely_a_bust_is() -> None:
    """One of the three cards left is a second Key; what was discarded lay open, so anybody could count it."""
    assert labels(few_left(key(5), anchor(4), key(3), hook(6)))["draw"] == "Draw (bust 33%)"


def test_drawing_without_any_risk_says_so() -> None:
    assert labels(few_left(key(5), anchor(4), hook(6)))["draw"] == "Draw (no risk)"


def test_drawing_into_a_certain_bust_says_so() -> None:
    assert labels(few_left(key(5), key(4), key(6)))["draw"] == "Draw (bust)"


@pytest.mark.parametrize(("keys", "percent"), [(1, 1), (199, 99)])
def test_a_risk_is_never_rounded_to_certainty(keys: int, percent: int) -> None:
    """A card in two hundred is a risk, and one that saves is a hope."""
    sea = Staged().play_area(key(5)).sea()
    sea.draw_pile[:] = [key(3)] * keys + [anchor(4)] * (200 - keys)
    assert risk(sea, A) == percent


def test_a_card_that_a_trait_banks_at_once_is_no_risk() -> None:
    """Casanova's Mermaids never come to the play area."""
    scene = Staged().trait(A, "casanova").play_area(mermaid(7)).last_draws(key(5), mermaid(8), hook(6)).turn(of=A)
    assert labels(scene)["draw"] == "Draw (no risk)"


def test_what_the_oracle_has_shown_is_on_the_button() -> None:
    busting = Staged().play_area(key(5)).last_draws(oracle(4), key(3), hook(6)).turn(of=A)
    harmless = Staged().play_area(key(5)).last_draws(oracle(4), hook(6), key(3)).turn(of=A)
    assert labels(busting)["draw"] == "Draw Key 3 (bust)"
    assert labels(harmless)["draw"] == "Draw Hook 6"
    assert labels(busting, locale="ja")["draw"] == "鍵3（バースト）を引く"


def test_stopping_says_what_it_brings() -> None:
    """A Key above one in the bank adds the difference; with a Chest there is a bonus that nobody can reckon."""
    scene = Staged().bank(A, key(3)).play_area(mermaid(6)).last_draws(key(5), anchor(4), chest(7), hook(2)).turn(of=A)
    assert labels(scene)["stop"] == "Stop and bank (+8)"
    scene.say("draw", "draw")
    assert labels(scene)["stop"] == "Stop and bank (+19 and a bonus)"


# Cards


def test_a_hooked_card_says_that_it_busts_or_what_a_bust_would_cost() -> None:
    scene = Staged().bank(A, key(7), key(3), map_(5), anchor(2)).play_area(map_(4)).draw_pile(hook(4)).turn(of=A)
    assert labels(scene) == {
        "key-7": "Key 7 (−4 if you bust)",
        "map-5": "Map 5 (bust)",
        "anchor-2": "Anchor 2 (−2 if you bust)",
    }


def test_a_cannon_says_what_each_owner_loses() -> None:
    """Only the top card of a suit counts, so with another below it less is lost."""
    scene = Staged(seats=3).bank(B, key(7), key(5)).bank(C, mermaid(9)).draw_pile(cannon(4)).turn(of=A)
    assert labels(scene) == {"key-7": "Key 7 (Ben −2)", "mermaid-9": "Mermaid 9 (Chie −9)"}


def test_a_master_gunner_sinks_the_whole_suit() -> None:
    staged = Staged().trait(A, "master-gunner").bank(B, key(7), key(5), map_(3))
    assert labels(staged.draw_pile(cannon(4)).turn(of=A))["key-7"] == "Key 7 (Ben −7)"


def test_a_scavenger_gains_what_the_other_loses() -> None:
    staged = Staged().trait(A, "scavenger").bank(A, key(4)).bank(B, key(7), map_(3))
    assert labels(staged.draw_pile(cannon(4)).turn(of=A))["key-7"] == "Key 7 (+3, Ben −7)"


def test_golden_scales_count_with_the_last_mermaid() -> None:
    staged = Staged().trait(B, "golden-scales").bank(B, mermaid(6), map_(3))
    assert labels(staged.draw_pile(cannon(4)).turn(of=A))["mermaid-6"] == "Mermaid 6 (Ben −11)"


def test_a_misfire_says_what_one_loses_oneself() -> None:
    staged = Staged().trait(B, "misfire").bank(A, key(7), key(5), map_(3))
    assert labels(staged.draw_pile(cannon(4)).turn(of=A)) == {"key-7": "Key 7 (−2)", "map-3": "Map 3 (−3)"}


def test_a_sword_says_what_it_brings_costs_and_whether_it_busts() -> None:
    scene = Staged().bank(B, key(7), key(5), map_(3)).play_area(map_(4)).draw_pile(sword(4)).turn(of=A)
    assert labels(scene) == {"map-3": "Map 3 (Ben −3, bust)", "key-7": "Key 7 (+7, Ben −2)"}


def test_a_map_says_what_a_card_would_add() -> None:
    scene = Staged().bank(A, key(7)).discard(key(4), mermaid(5), map_(2)).draw_pile(map_(6)).turn(of=A)
    assert labels(scene) == {"key-4": "Key 4 (no points)", "mermaid-5": "Mermaid 5 (+5)", "map-2": "Map 2 (bust)"}


def test_a_plunderer_reads_how_much_lies_in_each_bank() -> None:
    staged = Staged(seats=3).trait(A, "plunderer").bank(B, key(7)).bank(C, map_(3), map_(5))
    scene = staged.play_area(chest(4)).last_draws(key(3)).turn(of=A)
    assert labels(scene) == {"1": "Ben (one card)", "2": "Chie (2 cards)"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_loss_has_a_real_minus(locale: str) -> None:
    scene = Staged().bank(B, key(7), map_(3)).draw_pile(cannon(4)).turn(of=A)
    assert all("−" in label and "-" not in label for label in labels(scene, locale=locale).values())
