"""Set-up, turns and abilities where the thirty examples leave them open, by number where there is one."""

from __future__ import annotations

import pytest

from engines.core import IllegalAnswer, Pick, Seat
from engines.core.match import Match
from engines.dead_mans_draw import GAME
from engines.dead_mans_draw.cards import LOOT, LOWEST, Card
from engines.dead_mans_draw.rules import choose_traits, standings
from engines.dead_mans_draw.traits import TRAIT_BY_ID
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
    kraken,
    map_,
    mermaid,
    oracle,
    sword,
)

# Setting up


def test_the_lowest_card_of_each_suit_starts_in_the_discard_pile() -> None:
    """R2: ten lowest cards are the discard pile, the other fifty the draw pile, and all banks are empty."""
    sea = Match.start(GAME, seats=4, seed="5" * 64).table.state

    assert set(sea.discard_pile) == set(LOWEST)
    assert len(sea.draw_pile) == 50
    assert set(sea.draw_pile) == set(LOOT) - set(LOWEST)
    assert [bank.cards() for bank in sea.banks] == [[], [], [], []]


def test_everybody_is_dealt_two_traits() -> None:
    """R4: two different traits for each of four players, nine in the box."""
    match = Match.start(GAME, seats=4, seed="5" * 64)
    dealt = [option.id for seat in range(4) for option in match.asks(seat)[0].options]  # type: ignore[attr-defined]

    assert len(dealt) == len(set(dealt)) == 8
    assert set(dealt) | {trait.id for trait in match.table.state.box} == set(TRAIT_BY_ID)


def test_a_table_without_traits_deals_none() -> None:
    """R4: with the option off the first turn begins at once."""
    match = Match.start(GAME, seats=2, seed="5" * 64, options={"traits": False})

    assert match.table.state.traits == [None, None]
    assert match.table.state.dealt in ([], [[], []])
    assert match.table.state.play_area != []


def test_traits_are_revealed_together() -> None:
    """R4: nobody sees what A keeps until B has chosen too; what was not kept is never seen."""
    choice = Staged().dealt(A, "parry", "miser").dealt(B, "misfire", "mystic").run(choose_traits)
    assert set(choice.offered(A)) == {"parry", "miser"}

    choice.say("miser")
    assert choice.state.traits == [None, None]
    assert "miser" not in choice.view(B).model_dump_json()

    choice.say("misfire")
    assert choice.over
    assert choice.state.traits == [TRAIT_BY_ID["miser"], TRAIT_BY_ID["misfire"]]
    assert "miser" in choice.view(B).model_dump_json()
    assert "parry" not in choice.view(B).model_dump_json()


# Drawing, busting, stopping


def test_the_first_card_of_a_turn_is_not_a_choice() -> None:
    """R6: nobody can stop before one card has been turned over."""
    turn = Staged().draw_pile(key(5)).turn(of=A)

    assert turn.play_area == [key(5)]
    assert turn.may_stop


def test_a_bank_keeps_the_highest_card_of_a_suit_on_top() -> None:
    """R10: a collected card goes to its place in the stack, not on top of it."""
    turn = Staged().draw_pile(key(5)).bank(A, key(7), key(3)).turn(of=A).say("stop")

    assert turn.state.banks[A].tops() == [key(7)]
    assert turn.state.banks[A].stacks[key(7).suit] == [key(3), key(5), key(7)]


def test_cards_in_the_bank_are_safe_from_a_bust() -> None:
    """R9: a bust costs only the play area and the busting card."""
    turn = Staged().draw_pile(key(5), key(3)).bank(A, key(7), mermaid(9)).turn(of=A).say("draw")

    assert turn.bank(A) == {key(7), mermaid(9)}
    assert turn.discard == {key(5), key(3)}


def test_a_busting_anchor_saves_nothing_more() -> None:
    """R9, R11: a second anchor's ability is not used; the first one saves what lay before it."""
    turn = Staged().draw_pile(key(5), anchor(3), mermaid(8), anchor(6)).turn(of=A).say("draw", "draw", "draw")

    assert turn.bank(A) == {key(5)}
    assert turn.discard == {anchor(3), mermaid(8), anchor(6)}


def test_a_busting_kraken_demands_nothing() -> None:
    """R9, R18: a kraken that busts ends the turn like any other card."""
    turn = Staged().draw_pile(key(5), hook(3), kraken(7), oracle(4)).play_area(kraken(2)).turn(of=A)
    turn.say("draw", "draw")

    assert turn.over
    assert turn.discard == {kraken(2), key(5), hook(3), kraken(7)}
    assert turn.next_draws[0] == oracle(4)


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    """R12: a card under the top of its suit cannot be hooked."""
    turn = Staged().draw_pile(hook(5)).bank(A, sword(6), sword(4), mermaid(7)).turn(of=A)

    with pytest.raises(IllegalAnswer):
        turn.say(sword(4))
    assert turn.choices == {sword(6), mermaid(7)}
    assert turn.play_area == [hook(5)]


def test_stopping_with_an_empty_play_area_is_allowed() -> None:
    """Q3: the first card went straight to the bank, and that is enough to stop."""
    turn = Staged().trait(A, "casanova").draw_pile(mermaid(8), key(3)).turn(of=A)
    assert turn.play_area == []
    assert turn.may_stop

    turn.say("stop")
    assert turn.over
    assert turn.bank(A) == {mermaid(8)}
    assert turn.next_draws[0] == key(3)


# Hook, sword, cannon, map


def test_hook_is_forced_into_a_bust() -> None:
    """R12: the only card of the bank is a key, and a key lies in the play area."""
    turn = Staged().draw_pile(key(5), hook(3)).bank(A, key(6)).turn(of=A).say("draw")

    assert turn.over
    assert turn.bank(A) == set()
    assert turn.discard == {key(5), hook(3), key(6)}


def test_a_forced_choice_is_told_and_not_asked() -> None:
    """Q15: the hook has one suit to fetch from and fetches it, with a line in the log."""
    turn = Staged().draw_pile(hook(3)).bank(A, mermaid(9), mermaid(5)).turn(of=A)

    assert turn.told().count("core-only-choice") == 1
    assert turn.play_area == [hook(3), mermaid(9)]
    assert turn.bank(A) == {mermaid(5)}


def test_a_sword_does_nothing_for_who_has_all_ten_suits() -> None:
    """R14: with a card of every suit in the bank there is nothing to steal."""
    turn = Staged().draw_pile(sword(4)).bank(A, *LOWEST).bank(B, mermaid(9)).turn(of=A)

    assert turn.play_area == [sword(4)]
    assert turn.bank(B) == {mermaid(9)}
    assert turn.may_stop


def test_a_sword_offers_every_rivals_top_cards() -> None:
    """Q13: with three players A steals from B or from C; a map is in A's own bank."""
    staged = Staged(seats=3).draw_pile(sword(4)).bank(A, map_(3))
    turn = staged.bank(B, mermaid(9), mermaid(5), map_(7)).bank(C, key(7), mermaid(8)).turn(of=A)
    assert turn.choices == {mermaid(9), key(7), mermaid(8)}

    turn.say(mermaid(8))
    assert turn.play_area == [sword(4), mermaid(8)]
    assert turn.bank(B) == {mermaid(9), mermaid(5), map_(7)}
    assert turn.bank(C) == {key(7)}


def test_a_stolen_card_uses_its_ability() -> None:
    """Q13: the sword brings a cannon, and the cannon fires at once."""
    turn = Staged().draw_pile(sword(4)).bank(A, key(2)).bank(B, cannon(6), key(7)).turn(of=A)

    assert turn.play_area == [sword(4), cannon(6)]
    assert turn.bank(B) == set()
    assert turn.discard == {key(7)}
    assert turn.may_stop


def test_a_card_from_the_discard_pile_uses_its_ability() -> None:
    """R7: the map brings a hook, the hook a mermaid; only then is there a choice."""
    turn = Staged().draw_pile(map_(5)).discard(hook(2)).bank(A, mermaid(7)).turn(of=A)

    assert turn.play_area == [map_(5), hook(2), mermaid(7)]
    assert turn.may_stop


def test_the_maps_cards_are_shown_to_everybody() -> None:
    """Q14: while A chooses, B and bystanders see the cards the map turned up."""
    turn = Staged().draw_pile(map_(5)).discard(key(2), hook(2), chest(2), oracle(2)).turn(of=A)

    assert set(turn.state.turned_up) == {key(2), hook(2), chest(2)}
    assert set(turn.view(None).model_dump()["turned_up"]) == {"key-2", "hook-2", "chest-2"}
    assert not turn.pending[A].secret


def test_the_map_turns_up_fewer_when_there_are_fewer() -> None:
    """R16: two discards, two to choose from."""
    turn = Staged().draw_pile(map_(5)).discard(key(2), chest(2)).turn(of=A)

    assert turn.choices == {key(2), chest(2)}


# Key and chest


def test_bonus_cards_are_banked_without_their_abilities() -> None:
    """R15: a kraken and a cannon won as bonus demand nothing and shoot nothing."""
    staged = Staged().draw_pile(key(3), chest(4)).discard(kraken(2), cannon(2)).bank(B, mermaid(9))
    turn = staged.turn(of=A).say("draw", "stop")

    assert turn.over
    assert turn.bank(A) == {key(3), chest(4), kraken(2), cannon(2)}
    assert turn.bank(B) == {mermaid(9)}


def test_a_card_banked_during_the_turn_does_not_count_for_the_bonus() -> None:
    """R15: Casanova's mermaid was never in the play area, so two cards were collected."""
    staged = Staged().trait(A, "casanova").draw_pile(key(3), mermaid(8), chest(4)).discard(*LOWEST)
    turn = staged.turn(of=A).say("draw", "draw", "stop")

    assert turn.bank(A) == {key(3), mermaid(8), chest(4), *LOWEST[:2]}


def test_treasure_hunter_by_the_english_rules() -> None:
    """Q5: with the option 'double' key and chest bring four discards, not six."""
    staged = Staged(treasure_hunter="double").trait(A, "treasure-hunter").draw_pile(key(3), chest(4)).discard(*LOWEST)
    turn = staged.turn(of=A).say("draw", "stop")

    assert turn.bank(A) == {key(3), chest(4), *LOWEST[:4]}
    assert turn.discard == set(LOWEST[4:])


def test_treasure_hunter_gets_what_there_is() -> None:
    """R15, Q5: six are due, three are there."""
    staged = Staged().trait(A, "treasure-hunter").draw_pile(key(3), chest(4)).discard(*LOWEST[:3])
    turn = staged.turn(of=A).say("draw", "stop")

    assert turn.bank(A) == {key(3), chest(4), *LOWEST[:3]}
    assert turn.discard == set()


def test_a_rivals_treasure_hunter_changes_nothing() -> None:
    """Section 2: a trait changes only its owner's cards."""
    staged = Staged().trait(B, "treasure-hunter").draw_pile(key(3), chest(4)).discard(*LOWEST)
    turn = staged.turn(of=A).say("draw", "stop")

    assert turn.bank(A) == {key(3), chest(4), *LOWEST[:2]}


@pytest.mark.parametrize("trait", ["treasure-hunter", "plunderer"])
def test_no_trait_brings_a_bonus_on_a_bust(trait: str) -> None:
    """Q6: key and chest that an anchor saves open nothing, whoever holds them."""
    staged = Staged().trait(A, trait).draw_pile(key(3), chest(4), anchor(5), key(6)).discard(oracle(2))
    turn = staged.bank(B, mermaid(9)).turn(of=A).say("draw", "draw", "draw")

    assert turn.over
    assert turn.bank(A) == {key(3), chest(4)}
    assert turn.bank(B) == {mermaid(9)}
    assert turn.discard == {oracle(2), anchor(5), key(6)}


def test_key_and_chest_in_a_safe_harbor_bring_no_bonus() -> None:
    """Q6: the chest came after the anchor and is kept too, but it was a bust."""
    staged = Staged().trait(A, "safe-harbor").draw_pile(key(3), anchor(5), chest(4), key(6)).discard(oracle(2))
    turn = staged.turn(of=A).say("draw", "draw", "draw")

    assert turn.bank(A) == {key(3), anchor(5), chest(4)}
    assert turn.discard == {oracle(2), key(6)}


def _plunder(*, b: list[Card], c: list[Card]) -> Scene:
    staged = Staged(seats=3).trait(A, "plunderer").draw_pile(key(3), chest(4)).discard(hook(2), oracle(2))
    return staged.bank(B, *b).bank(C, *c).turn(of=A).say("draw", "stop")


def test_plunderer_takes_from_the_whole_bank() -> None:
    """Q9: cards under the top of a suit can be taken too."""
    turn = _plunder(b=[mermaid(9), mermaid(8), mermaid(7)], c=[key(7)]).say(B)

    assert len(turn.bank(B)) == 1
    assert len(turn.bank(A)) == 4
    assert turn.bank(A) | turn.bank(B) == {key(3), chest(4), mermaid(9), mermaid(8), mermaid(7)}
    assert turn.bank(C) == {key(7)}
    assert turn.discard == {hook(2), oracle(2)}


def test_plunderer_cannot_choose_an_empty_bank() -> None:
    """Q9: B has nothing, so it is C without a question."""
    turn = _plunder(b=[], c=[key(7), map_(6), sword(5)])

    assert turn.over
    assert len(turn.bank(C)) == 1
    assert len(turn.bank(A)) == 4


def test_plunderer_with_nobody_to_plunder_gets_nothing() -> None:
    """Q9: all banks are empty, and the discard pile is no substitute."""
    turn = _plunder(b=[], c=[])

    assert turn.over
    assert turn.bank(A) == {key(3), chest(4)}
    assert turn.discard == {hook(2), oracle(2)}


# Oracle


def test_an_oracle_shows_the_next_card_to_everybody() -> None:
    """R17, Q14: one card is shown, it stays on top, and it is the next to be drawn."""
    turn = Staged().draw_pile(oracle(3), key(5), mermaid(8)).turn(of=A)

    assert turn.everybody_knows(key(5))
    assert not turn.everybody_knows(mermaid(8))
    assert turn.next_draws[:2] == [key(5), mermaid(8)]
    assert turn.say("draw").play_area == [oracle(3), key(5)]


def test_an_oracles_card_stays_known_when_nobody_draws_it() -> None:
    """Q14: A saw the key coming and stopped; B and everybody still know it."""
    turn = Staged().draw_pile(oracle(3), key(5)).turn(of=A).say("stop")

    assert turn.everybody_knows(key(5))


def test_mystic_sees_three_and_no_more() -> None:
    """Matrix, Mystic: three cards are shown in their order."""
    pile = [key(5), mermaid(8), hook(3), sword(4)]
    turn = Staged().trait(A, "mystic").draw_pile(oracle(3), *pile).turn(of=A)

    assert [turn.everybody_knows(card) for card in pile] == [True, True, True, False]
    assert turn.next_draws[:4] == pile


def test_a_rivals_oracle_shows_one_card_whoever_is_a_mystic() -> None:
    """Section 2: B's trait does not help A."""
    turn = Staged().trait(B, "mystic").draw_pile(oracle(3), key(5), mermaid(8)).turn(of=A)

    assert turn.everybody_knows(key(5))
    assert not turn.everybody_knows(mermaid(8))


@pytest.mark.parametrize("mystic", [A, B])
def test_an_oracle_that_was_the_last_card_shows_nothing(mystic: Seat) -> None:
    """R17: nothing is left to look at, for a mystic either; the play area is collected."""
    turn = Staged().trait(mystic, "mystic").last_draws(oracle(3)).turn(of=A)

    assert turn.over
    assert turn.bank(A) == {oracle(3)}


@pytest.mark.parametrize("mystic", [A, B])
def test_an_oracle_under_a_kraken_shows_a_card_that_must_be_drawn(mystic: Seat) -> None:
    """Q12 and matrix, Mystic: seeing the bust come does not help."""
    turn = Staged().trait(mystic, "mystic").draw_pile(kraken(4), oracle(3), oracle(5), key(2)).turn(of=A)

    assert turn.over
    assert turn.discard == {kraken(4), oracle(3), oracle(5)}


# Kraken


def test_a_kraken_counts_the_map_and_what_it_brings() -> None:
    """R18: the map and the mermaid it brings are two cards."""
    turn = Staged().draw_pile(kraken(4), map_(3), key(5)).discard(mermaid(4)).turn(of=A)

    assert turn.play_area == [kraken(4), map_(3), mermaid(4)]
    assert turn.may_stop


def test_a_kraken_counts_the_sword_and_what_it_steals() -> None:
    """R18: the sword and the stolen mermaid are two cards."""
    turn = Staged().draw_pile(kraken(4), sword(3), key(5)).bank(B, mermaid(9)).turn(of=A)

    assert turn.play_area == [kraken(4), sword(3), mermaid(9)]
    assert turn.may_stop


def test_a_kraken_from_the_discard_pile_demands_two() -> None:
    """R18: it works from any source."""
    turn = Staged().draw_pile(map_(3), key(5), oracle(4), chest(6)).discard(kraken(2)).turn(of=A)

    assert turn.play_area == [map_(3), kraken(2), key(5), oracle(4)]
    assert turn.may_stop


def test_the_demand_is_over_once_it_was_met() -> None:
    """R18: after two cards every further one is a choice."""
    turn = Staged().draw_pile(kraken(4), key(5), chest(6), mermaid(8), oracle(3)).turn(of=A)

    assert turn.say("draw").play_area == [kraken(4), key(5), chest(6), mermaid(8)]
    assert turn.may_stop


def test_a_demand_does_not_reach_into_the_next_turn() -> None:
    """R18: A busts under a kraken; B draws one card and may stop."""
    game = Staged(traits=False).draw_pile(kraken(4), key(5), key(6), mermaid(8), oracle(3)).game()

    assert list(game.pending) == [B]
    assert game.play_area == [mermaid(8)]
    assert game.may_stop


def test_a_kraken_that_was_the_last_card_is_collected() -> None:
    """Q12: there is nothing to draw, so the demand is waived."""
    turn = Staged().last_draws(kraken(4)).turn(of=A)

    assert turn.over
    assert turn.bank(A) == {kraken(4)}


def test_a_kraken_brought_by_the_last_card_is_collected() -> None:
    """Q12: a kraken hooked with no draw pile left demands nothing that could be drawn."""
    turn = Staged().last_draws(hook(4)).bank(A, kraken(3)).turn(of=A)

    assert turn.over
    assert turn.bank(A) == {hook(4), kraken(3)}


def test_beastmaster_makes_a_hooked_kraken_demand_four() -> None:
    """Matrix, Beastmaster: four from any source, and cards that abilities bring count."""
    pile = [hook(4), key(5), oracle(4), map_(3), chest(6)]
    turn = Staged().trait(B, "beastmaster").draw_pile(*pile).discard(mermaid(4)).bank(A, kraken(3)).turn(of=A)

    assert turn.play_area == [hook(4), kraken(3), key(5), oracle(4), map_(3), mermaid(4)]
    assert turn.may_stop


def test_beastmaster_applies_to_every_rival() -> None:
    """Section 2: with three players C's kraken demands four as well."""
    pile = [kraken(3), key(5), oracle(4), mermaid(5), chest(6), map_(7)]
    turn = Staged(seats=3).trait(B, "beastmaster").draw_pile(*pile).turn(of=C)

    assert turn.play_area == pile[:5]
    assert turn.may_stop


# The end


def test_the_last_card_is_collected_without_a_question() -> None:
    """R19: nothing is left to draw; key and chest still bring their bonus."""
    staged = Staged(seats=3).last_draws(key(3), chest(4)).discard(hook(2), oracle(2), map_(2)).rest_with(C)
    turn = staged.turn(of=A).say("draw")

    assert turn.over
    assert turn.bank(A) == {key(3), chest(4), hook(2), oracle(2)}
    assert turn.discard == {map_(2)}


def test_a_bust_with_the_last_card_loses_everything() -> None:
    """R19: only a play area that did not bust is collected at the end."""
    turn = Staged(seats=3).last_draws(key(3), key(4)).discard().rest_with(C).turn(of=A).say("draw")

    assert turn.over
    assert turn.bank(A) == set()
    assert turn.discard == {key(3), key(4)}


def test_what_the_last_card_causes_is_still_resolved() -> None:
    """R19: the last card is a cannon, and its shot is chosen before the game ends."""
    game = Staged(traits=False).last_draws(cannon(3)).bank(B, key(7), mermaid(9)).game()
    assert game.choices == {key(7), mermaid(9)}

    game.say(mermaid(9))
    assert game.over
    assert game.bank(A) == {cannon(3)}
    assert [(row.seat, row.place, row.score) for row in game.result] == [(B, 1, 7), (A, 2, 3)]


def test_golden_scales_are_worth_nothing_without_a_mermaid() -> None:
    """Section 2, Golden Scales: five more for a mermaid, and only for its owner's."""
    rows = standings(Staged().trait(A, "golden-scales").bank(A, key(7)).bank(B, mermaid(5)).sea())

    assert {row.seat: row.score for row in rows} == {A: 7, B: 5}


# Whose turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_goes_to_the_left(seats: int) -> None:
    """R5: every seat once, then the first again."""
    pile = [key(2), key(3), key(4), key(5), key(6)]
    game = Staged(seats, traits=False).draw_pile(*pile).game()

    asked: list[Seat] = []
    for _ in range(seats + 1):
        asked += game.pending
        game.say("stop")
    assert asked == [*map(Seat, range(seats)), A]


def test_after_an_undo_by_consent_another_card_is_drawn() -> None:
    """The pile was shuffled at the start, but what was seen and taken back must not come again."""
    match = Match.start(GAME, seats=2, seed="5" * 64, options={"traits": False})
    while match.pending[next(iter(match.pending))].topic != "draw":
        seat, ask = next(iter(match.pending.items()))
        match.answer(seat, ask.default)
    drawn = set()
    for _ in range(10):
        line = len(match.record().lines)
        told = match.answer(next(iter(match.pending)), ["draw"])
        drawn.add(next(event.text.args["card"] for event in told if event.text.key == "drew"))
        match.undo(line)
    assert len(drawn) > 3
    assert Match.replay(match.record()).digest() == match.digest()


def test_the_stop_button_counts_golden_scales() -> None:
    """What banking would bring is what the score then rises by."""
    game = Staged().trait(A, "golden-scales").draw_pile(mermaid(6), key(3)).turn(of=A)
    ask = game.pending[A]
    assert isinstance(ask, Pick)
    stop = next(option for option in ask.options if option.id == "stop")
    assert stop.label.args["gain"] == 11
