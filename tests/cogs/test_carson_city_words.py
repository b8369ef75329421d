"""Carson City in words: all of it fits into a message, nothing hidden is in it, and every figure can be explained."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.base.language import LOCALES, Locale, words_for
from bot.base.speech import Speech
from bot.ui.answers import Choice
from bot.ui.messages import WHOLE, Told, board, board_with_controls, in_the_open, position
from bot.ui.naming import named
from cogs.faces.carson_city import TownFace
from engines.carson_city.cards import CHEAPEST_FIRST, KINDS, SIDES, SQUARES, TILES
from engines.carson_city.land import PARCEL, Land
from engines.carson_city.state import Options, Player, Town
from engines.carson_city.view import view
from engines.core import Event, Match, Pick, Seat, Seen, Text
from tests.engines.carson_city.town import Staged
from tests.engines.conformance import moves
from tests.showcase import ROW

FACE = TownFace()
AKI, BEN = Seat(0), Seat(1)
LONG = [
    "W" * 32,
    "とても長い名前のプレイヤーさんですよろしくお願いしますね",
    "🐙🐙✨",
    "Bartholomew the Magnificent of P",
    "Emi",
]


def words(locale: Locale = "en", names: list[str] | None = None) -> Speech:
    return Speech(words_for(FACE.game, locale), names or ["Aki", "Ben"])


def town(land: Land, *players: Player, **fields: Any) -> Town:
    """A town of two in the middle of a round."""
    people = list(players) or [Player(), Player()]
    display = dict.fromkeys(CHEAPEST_FIRST)
    order = [AKI, BEN]
    return Town(Options(), people, land, display, [], order, round=1, step="placement", **fields)


def told(there: Town, seat: Seat | None = None, locale: Locale = "en") -> Told:
    seen = Seen(view(there, seat), (), (), (), seat, over=False, standings=[])
    return Told(ROW, FACE, seen, words(locale))


def built(land: Land, id_: str, kind: str, owner: Seat) -> None:
    land.owners[PARCEL[id_]] = owner
    land.put_building(PARCEL[id_], next(tile for tile in TILES if tile.kind.id == kind))


def example() -> Land:
    """E09: a saloon of each, between them two houses of nobody and one of Aki's."""
    land = Land()
    built(land, "C4", "saloon", AKI)
    built(land, "E4", "saloon", BEN)
    for id_ in ("D3", "D4", "D5"):
        land.put_house(PARCEL[id_])
    land.owners[PARCEL["D5"]] = AKI
    return land


# Why


def test_an_income_is_explained_with_what_gives_nothing() -> None:
    there = told(town(example()))
    mine, rivals = FACE.why(there, "C4"), FACE.why(there, "e4")
    assert "Aki's Saloon at C4 earns $15: 3 houses × $5 = $15" in mine
    assert "gives nothing" not in mine
    assert "A successful attack takes $7, its owner keeps $8." in mine
    assert "Ben's Saloon at E4 earns $10: 2 houses × $5 = $10" in rivals
    assert "The house at D5 is ● Aki's and gives nothing to ■ Ben." in rivals


def test_a_doubled_income_and_one_that_cannot_be_robbed() -> None:
    land = example()
    built(land, "B4", "church", AKI)
    there = town(land)
    there.doubled = {AKI: next(kind for kind in KINDS if kind.id == "saloon")}
    said = FACE.why(told(there), "C4")
    assert "$20" in said.split("\n")[1]  # the church counts as a house
    assert "double this round: $40" in said
    assert "It can't be attacked." in said


@pytest.mark.parametrize(("locale", "said"), [("en", "−$3 over the most"), ("ja", "超えた分−$3")])
def test_what_is_over_a_cap_is_taken_off_in_dollars(locale: Locale, said: str) -> None:
    """A2: eight houses are $24, of which a drugstore earns $21."""
    land = Land()
    built(land, "D4", "drugstore", AKI)
    for id_ in ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"):
        land.put_house(PARCEL[id_])
    there = town(land)
    there.options = Options(income_cap=True)
    assert said in FACE.why(told(there, locale=locale), "D4")


def test_a_price_is_explained_before_it_is_paid() -> None:
    said = FACE.why(told(town(example()), BEN), "D4")
    assert "Nobody owns it; a house stands on it." in said
    assert "Buying it costs $6: the ground $1, 2 buildings × $1 = $2, 3 houses × $1 = $3" in said


def test_what_would_be_earned_there_is_told_to_whoever_asks() -> None:
    there = town(example())
    assert "• Saloon $10: 2 houses × $5 = $10" in FACE.why(told(there, AKI), "C5").split("\n")  # her own house counts
    assert "• Saloon $5: 1 house × $5 = $5" in FACE.why(told(there, BEN), "C5").split("\n")
    assert "Saloon" not in FACE.why(told(there), "C5")  # a bystander builds nothing


def test_a_firepower_is_explained() -> None:
    there = town(Land(), Player(cowboys=2, revolvers=1), Player(), chip=AKI)
    said = FACE.why(told(there), "Aki")
    assert said == "● Aki has firepower 6: 2 cowboys in reserve + 1 revolver + 3 for the ammunition"
    assert FACE.why(told(there), "seat-0") == said


@pytest.mark.parametrize("typed", ["saloon", "Saloon", "酒場", "ＳＡＬＯＯＮ"])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_kind_of_building_by_its_name_in_either_language(locale: Locale, typed: str) -> None:
    said = FACE.why(told(town(example()), locale=locale), typed)
    assert "C4" in said
    assert "E4" in said


@pytest.mark.parametrize(
    ("typed", "right"),
    [("D9", "rows 1 to 8"), ("K2", "columns A to H"), ("5D", "do you mean D5?"), ("hello", "such as D5"), ("", "D5")],
)
def test_bad_input_is_answered_with_what_would_be_right(typed: str, right: str) -> None:
    said = FACE.why(told(town(example())), typed)
    assert right in said
    assert "\n" not in said


@pytest.mark.parametrize("typed", ["d4", "D4", "d 4", "D-4", "Ｄ４", " d4 "])
def test_a_parcel_as_people_type_it(typed: str) -> None:
    assert FACE.why(told(town(example())), typed) == FACE.why(told(town(example())), "D4")


def test_everything_that_is_offered_can_be_explained() -> None:
    there = told(town(example()))
    offered = FACE.asked_why(there)
    assert list(offered)[:2] == ["C4", "E4"]  # what stands comes first
    assert len(offered) == 64 + 2
    asked = FACE.why(there, "?")
    assert asked not in [FACE.why(there, id_) for id_ in offered]


# The board


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("options", [{"might_is_right": True, "river": True}, {"quick_draw": True}])
def test_nothing_is_cut_of_a_full_table_with_long_names(locale: Locale, options: dict[str, bool]) -> None:
    match = Match.start(FACE.game, seats=5, seed=f"{3:064x}", options=options)
    longest = 0
    for number, _ in enumerate(moves(match, random.Random(3))):
        if number % 41 and not match.over:
            continue
        seen = match.seen(None, max(0, len(match.events) - 6))
        page = Told(ROW, FACE, seen, words(locale, LONG), seen.events)
        looks = [board(page), position(page)]
        [*waiting] = match.waiting
        ask = in_the_open(match.asks(waiting[0])) if len(waiting) == 1 else None
        looks += [board_with_controls(page, ask, waiting[0])] if ask is not None else []
        longest = max(longest, *(look.content_length() for look in looks))
    assert 1000 < longest < WHOLE


def test_the_board_tells_owners_buildings_and_cowboys() -> None:
    there = town(example(), cowboys={PARCEL["E4"]: [AKI], SQUARES[0]: [BEN, BEN]})
    lines = FACE.board(told(there).seen, words()).split("\n")
    assert "`4` C4● **Saloon** $15 · D4 house · E4■ **Saloon** $10 ← ●" in lines
    assert "**Squares**: Wages ← ■■" in lines
    assert "`8` —" in lines


def test_own_duel_tiles_are_in_no_other_hand() -> None:
    match = Match.start(FACE.game, seats=3, seed=f"{9:064x}", options={"might_is_right": True})
    hands = [FACE.hand(match.seen(seat), words(names=["Aki", "Ben", "Chie"])) for seat in match.table.seats]
    assert all("Your duel tiles" in hand for hand in hands)
    for seat in match.table.seats:
        own = match.seen(seat).view.players
        assert [player.hand is not None for player in own] == [other == seat for other in match.table.seats]
    assert FACE.hand(match.seen(None), words(names=["Aki", "Ben", "Chie"])) == ""


# News and moments


def robbed(dollars: int) -> Event:
    args = {"building": Text("building-saloon"), "parcel": PARCEL["C4"].label, "dollars": 2 * dollars, "parts": []}
    return Event(Text("estate-robbed", seat=BEN, victim=AKI, taken=dollars, kept=dollars, **args))  # type: ignore[arg-type]


def test_a_great_robbery_is_a_big_moment_and_hurts_its_victim() -> None:
    there = told(town(Land()))
    assert FACE.moment(robbed(10), there) is not None
    assert FACE.moment(robbed(9), there) is None
    assert FACE.hurts(robbed(2), AKI)
    assert not FACE.hurts(robbed(2), BEN)


def test_a_duel_of_three_is_a_big_moment_and_hurts_its_losers() -> None:
    losers = [Text("core-seat", seat=seat) for seat in (AKI, Seat(2))]
    won = Event(Text("duel-won", seat=BEN, spot=PARCEL["C4"].label, losers=losers))
    between_two = Event(Text("duel-won", seat=BEN, spot=PARCEL["C4"].label, losers=losers[:1]))
    assert FACE.moment(won, told(town(Land()))) is not None
    assert FACE.moment(between_two, told(town(Land()))) is None
    assert [FACE.hurts(won, Seat(seat)) for seat in range(3)] == [True, False, True]


def test_a_rival_on_ones_spot_hurts_but_not_where_nobody_fights() -> None:
    others = [Text("core-seat", seat=AKI)]
    for spot, hurts in ((SQUARES[0], False), (SQUARES[1], True), (PARCEL["C4"], True)):
        assert FACE.hurts(Event(Text("placed", seat=BEN, spot=spot.label, others=others, contested=1)), AKI) is hurts


@pytest.mark.parametrize("key", ["attacks", "defends"])
def test_so_does_a_rival_at_a_building_one_attacks(key: str) -> None:
    others = [Text("core-seat", seat=AKI)]
    building, parcel = KINDS[0].label, PARCEL["C4"].label
    said = Text(key, seat=BEN, owner=Seat(2), building=building, parcel=parcel, others=others, contested=1)
    assert FACE.hurts(Event(said), AKI)


def test_every_round_has_its_incomes_and_its_end_told() -> None:
    """A round in which no building earns anything has no incomes to tell."""
    earning = 0
    for seed in range(4):
        match = Match.start(FACE.game, seats=3, seed=f"{seed:064x}", options={})
        for _ in moves(match, random.Random(seed)):
            pass
        there = Told(ROW, FACE, match.seen(None), words(names=["Aki", "Ben", "Chie"]))
        keys = [event.text.key for event in match.events]
        rounds = "|".join(keys).split("round-begins")[1:]
        big = [event.text.key for event in match.events if FACE.moment(event, there) is not None]
        assert big.count("round-ends") == 4
        assert big.count("incomes") == sum("estate-paid" in told or "estate-robbed" in told for told in rounds)
        assert big[-1] == "game-ends"
        earning += big.count("incomes")
    assert earning


# Choosing by typing


@pytest.mark.parametrize("locale", LOCALES)
def test_a_parcel_typed_in_a_race_is_for_ones_own_cowboy(locale: Locale) -> None:
    """The white one could go there too, and a road lie beside it."""
    staged = Staged(quick_draw=True).centre("D4").has(AKI, person="sheriff-yellow", white=True, roads=1)
    ask = staged.race(BEN, AKI).say((BEN, "gambling")).pending[AKI]
    assert isinstance(ask, Pick)
    assert {"D5", "white-D5", "D5-E5"} <= {option.id for option in ask.options}
    (step,) = Choice.begun(ask).steps
    assert named(step, "d5", [words(locale)]) == ["D5"]
    assert named(step, "d5/e5", [words(locale)]) == ["D5-E5"]


# Cards


@pytest.mark.parametrize("locale", LOCALES)
def test_every_side_building_and_square_can_be_looked_up_by_a_name_of_its_own(locale: Locale) -> None:
    cards = FACE.cards(words(locale))
    assert len(cards) == len(SIDES) + len(KINDS) + len(SQUARES) == 14 + 8 + 23
    assert len({card.name for card in cards.values()}) == len(cards)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_things_do_is_told_in_full_in_a_menu(locale: Locale) -> None:
    """It has a hundred characters for it."""
    helps = [text for thing in (*SIDES, *KINDS, *SQUARES) if (text := thing.explained()) is not None]
    assert len(helps) == len((*SIDES, *KINDS, *SQUARES))
    assert max(len(words(locale).plain(text)) for text in helps) <= 100
