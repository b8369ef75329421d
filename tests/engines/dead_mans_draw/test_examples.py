"""The thirty worked examples, by number."""

from __future__ import annotations

from engines.dead_mans_draw.cards import LOWEST, Card
from engines.dead_mans_draw.rules import standings
from tests.engines.dead_mans_draw.sea import (
    A,
    B,
    C,
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


def test_d01_stopping_banks_the_play_area() -> None:
    """D01: key, oracle and mermaid are banked on a stop; without a chest there is no bonus."""
    turn = Staged().draw_pile(key(5), oracle(3), mermaid(8)).discard(*LOWEST).turn(of=A)
    turn.say("draw", "draw", "stop")

    assert turn.over
    assert turn.bank(A) == {key(5), oracle(3), mermaid(8)}
    assert turn.play_area == []
    assert turn.discard == set(LOWEST)


def test_d02_a_suit_twice_is_a_bust() -> None:
    """D02: a second key busts, and all three cards are lost."""
    turn = Staged().draw_pile(key(5), cannon(4), key(3)).turn(of=A)
    turn.say("draw", "draw")

    assert turn.over
    assert turn.discard == {key(5), cannon(4), key(3)}
    assert turn.bank(A) == set()
    assert turn.play_area == []


def test_d03_the_busting_cannon_does_not_fire() -> None:
    """D03: the first cannon sinks a map; the second busts without a shot."""
    turn = Staged().draw_pile(cannon(4), cannon(6)).bank(B, map_(7), key(5)).turn(of=A)
    turn.say(map_(7), "draw")

    assert turn.over
    assert turn.bank(B) == {key(5)}
    assert turn.discard == {map_(7), cannon(4), cannon(6)}
    assert turn.bank(A) == set()


def test_d04_an_anchor_saves_what_lay_before_it() -> None:
    """D04: on a bust the two cards before the anchor are banked; anchor, key and the second oracle are lost."""
    turn = Staged().draw_pile(mermaid(6), oracle(5), anchor(4), key(7), oracle(3)).turn(of=A)
    turn.say("draw", "draw", "draw", "draw")

    assert turn.over
    assert turn.bank(A) == {mermaid(6), oracle(5)}
    assert turn.discard == {anchor(4), key(7), oracle(3)}
    assert turn.play_area == []


def test_d05_an_anchor_is_banked_on_a_stop() -> None:
    """D05: whoever stops banks the anchor like any other card."""
    turn = Staged().draw_pile(mermaid(6), anchor(4), key(7)).turn(of=A)
    turn.say("draw", "draw", "stop")

    assert turn.over
    assert turn.bank(A) == {mermaid(6), anchor(4), key(7)}
    assert turn.discard == set()


def test_d06_an_anchor_that_came_first_saves_nothing() -> None:
    """D06: with nothing before the anchor all three cards are lost."""
    turn = Staged().draw_pile(anchor(3), key(4), key(5)).turn(of=A)
    turn.say("draw", "draw")

    assert turn.over
    assert turn.bank(A) == set()
    assert turn.discard == {anchor(3), key(4), key(5)}


def test_d07_hook_offers_the_top_of_each_suit() -> None:
    """D07: of sword 6 over sword 4 and a mermaid, the hook offers sword 6 and the mermaid; the mermaid is played."""
    turn = Staged().draw_pile(hook(5)).bank(A, sword(6), sword(4), mermaid(7)).turn(of=A)
    assert turn.choices == {sword(6), mermaid(7)}

    turn.say(mermaid(7))
    assert turn.play_area == [hook(5), mermaid(7)]
    assert turn.bank(A) == {sword(6), sword(4)}
    assert turn.may_stop


def test_d08_hook_with_an_empty_bank_does_nothing() -> None:
    """D08: there is nothing to fetch, so the hook just lies there."""
    turn = Staged().draw_pile(hook(3)).turn(of=A)

    assert turn.play_area == [hook(3)]
    assert turn.may_stop


def test_d09_cards_that_abilities_brought_count_for_the_bonus() -> None:
    """D09: hook brings sword, sword brings chest; with the key that makes four cards and four from the discard pile."""
    pile = [cannon(2), map_(2), mermaid(4), oracle(2), kraken(2)]
    staged = Staged().draw_pile(key(5), hook(4)).bank(A, sword(3)).bank(B, chest(6)).discard(*pile)
    turn = staged.turn(of=A).say("draw")
    assert turn.play_area == [key(5), hook(4), sword(3), chest(6)]

    turn.say("stop")
    assert turn.over
    assert turn.bank(A) == {key(5), hook(4), sword(3), chest(6), *pile[:4]}
    assert turn.bank(B) == set()
    assert turn.discard == {kraken(2)}


def test_d10_cannon_shoots_a_top_card_of_any_rival() -> None:
    """D10: the cannon offers B's mermaid 9 and C's key; under the mermaid 9 lies the 5."""
    staged = Staged(seats=3).draw_pile(cannon(4)).bank(B, mermaid(9), mermaid(5)).bank(C, key(7))
    turn = staged.turn(of=A)
    assert turn.choices == {mermaid(9), key(7)}

    turn.say(mermaid(9))
    assert turn.state.banks[B].tops() == [mermaid(5)]
    assert turn.bank(C) == {key(7)}
    assert turn.discard == {mermaid(9)}
    assert turn.play_area == [cannon(4)]
    assert turn.may_stop


def test_d11_cannon_without_a_target_does_nothing() -> None:
    """D11: only the shooter has a bank, and a cannon never hits its own."""
    turn = Staged(seats=3).draw_pile(cannon(4)).bank(A, key(7), map_(3)).turn(of=A)

    assert turn.play_area == [cannon(4)]
    assert turn.bank(A) == {key(7), map_(3)}
    assert turn.discard == set()
    assert turn.may_stop


def test_d12_sword_takes_only_a_suit_the_own_bank_lacks() -> None:
    """D12: A has a map, so the kraken is taken; no stop until two more cards have come."""
    staged = Staged().draw_pile(sword(4), key(3), oracle(4)).bank(A, map_(3)).bank(B, map_(7), kraken(2))
    turn = staged.turn(of=A)

    assert "core-only-choice" in turn.told()
    assert turn.bank(B) == {map_(7)}
    assert turn.play_area == [sword(4), kraken(2), key(3), oracle(4)]
    assert turn.may_stop


def test_d13_sword_is_forced_into_a_bust() -> None:
    """D13: the only suit to steal lies in the play area already, and three cards are lost."""
    turn = Staged().draw_pile(oracle(5), sword(4)).bank(B, oracle(6)).turn(of=A).say("draw")

    assert turn.over
    assert turn.discard == {oracle(5), sword(4), oracle(6)}
    assert turn.bank(A) == turn.bank(B) == set()


def test_d14_map_offers_three_of_the_discard_pile() -> None:
    """D14: of four discards three are turned up; the mermaid is played and the others go back."""
    turn = Staged().draw_pile(map_(5)).discard(key(2), mermaid(4), hook(2), chest(2)).turn(of=A)
    assert turn.choices == {key(2), mermaid(4), hook(2)}

    turn.say(mermaid(4))
    assert turn.play_area == [map_(5), mermaid(4)]
    assert turn.discard == {key(2), hook(2), chest(2)}
    assert turn.may_stop


def test_d14_map_with_no_discards_does_nothing() -> None:
    """D14: an empty discard pile has nothing to turn up."""
    turn = Staged().draw_pile(map_(5)).turn(of=A)

    assert turn.play_area == [map_(5)]
    assert turn.may_stop


def test_d15_map_is_forced_into_a_bust() -> None:
    """D15: the only discard is a key, a key lies in the play area, and all three are lost."""
    turn = Staged().draw_pile(key(5), map_(4)).discard(key(2)).turn(of=A).say("draw")

    assert turn.over
    assert turn.discard == {key(5), map_(4), key(2)}
    assert turn.bank(A) == set()


def test_d16_a_fetched_card_counts_for_the_kraken() -> None:
    """D16: the hook and the mermaid it brings are the two cards the kraken demands."""
    turn = Staged().draw_pile(kraken(4), hook(3), key(3)).bank(A, mermaid(6)).turn(of=A)

    assert turn.play_area == [kraken(4), hook(3), mermaid(6)]
    assert turn.may_stop


def test_d17_a_bust_ends_the_krakens_demand() -> None:
    """D17: the second key busts the turn; three cards are lost and no more are drawn."""
    turn = Staged().draw_pile(key(4), kraken(5), key(6), oracle(3)).turn(of=A).say("draw")

    assert turn.over
    assert turn.discard == {key(4), kraken(5), key(6)}
    assert turn.next_draws[0] == oracle(3)


def test_d18_the_last_card_waives_the_krakens_demand() -> None:
    """D18: kraken and key are the last two cards; the kraken goes one short, both are banked, the game is over."""
    game = Staged(traits=False).last_draws(kraken(4), key(3)).game()

    assert game.over
    assert game.bank(A) == {kraken(4), key(3)}
    assert [(row.seat, row.place, row.score) for row in game.result] == [(A, 1, 7), (B, 2, 0)]


def test_d19_key_and_chest_double_the_haul() -> None:
    """D19: three cards collected with key and chest bring three of ten discards."""
    turn = Staged().draw_pile(key(3), chest(4), mermaid(6)).discard(*LOWEST).turn(of=A)
    turn.say("draw", "draw", "stop")

    assert turn.over
    assert turn.bank(A) == {key(3), chest(4), mermaid(6), *LOWEST[:3]}
    assert turn.discard == set(LOWEST[3:])


def test_d19_the_bonus_ends_with_the_discard_pile() -> None:
    """D19: five cards collected, but only two discards to get."""
    staged = Staged().draw_pile(key(3), chest(4), mermaid(6), oracle(5), anchor(4)).discard(hook(2), kraken(2))
    turn = staged.turn(of=A).say("draw", "draw", "draw", "draw", "stop")

    assert turn.over
    assert turn.bank(A) == {key(3), chest(4), mermaid(6), oracle(5), anchor(4), hook(2), kraken(2)}
    assert turn.discard == set()


def test_d19_treasure_hunter_triples_the_bonus() -> None:
    """D19: a treasure hunter's key and chest bring six of ten discards."""
    staged = Staged().trait(A, "treasure-hunter").draw_pile(key(3), chest(4)).discard(*LOWEST)
    turn = staged.turn(of=A).say("draw", "stop")

    assert turn.over
    assert turn.bank(A) == {key(3), chest(4), *LOWEST[:6]}
    assert turn.discard == set(LOWEST[6:])


def test_d20_no_bonus_for_key_and_chest_saved_by_an_anchor() -> None:
    """D20: on a bust the anchor saves key and chest, but they open nothing."""
    staged = Staged().draw_pile(key(3), chest(4), anchor(5), key(6)).discard(oracle(2), hook(2))
    turn = staged.turn(of=A).say("draw", "draw", "draw")

    assert turn.over
    assert turn.bank(A) == {key(3), chest(4)}
    assert turn.discard == {oracle(2), hook(2), anchor(5), key(6)}


def _safe_harbor(seats: int = 2) -> Staged:
    return (
        Staged(seats)
        .trait(A, "safe-harbor")
        .draw_pile(key(3), anchor(5), chest(4), oracle(6), cannon(3), key(6))
        .discard(hook(2))
    )


def test_d21_safe_harbor_saves_the_anchor_and_two_more() -> None:
    """D21: key, anchor, chest and oracle are kept; cannon and the busting key are lost."""
    turn = _safe_harbor().turn(of=A).say("draw", "draw", "draw", "draw", "draw")

    assert turn.over
    assert turn.bank(A) == {key(3), anchor(5), chest(4), oracle(6)}
    assert turn.discard == {hook(2), cannon(3), key(6)}


def test_d21_davy_jones_gets_what_safe_harbor_does_not_save() -> None:
    """D21: the lost cards go to B, who owns Davy Jones' Locker and named A."""
    turn = _safe_harbor().trait(B, "davy-jones-locker").victim(A).turn(of=A)
    turn.say("draw", "draw", "draw", "draw", "draw")

    assert turn.over
    assert turn.bank(A) == {key(3), anchor(5), chest(4), oracle(6)}
    assert turn.bank(B) == {cannon(3), key(6)}
    assert turn.discard == {hook(2)}


def test_d21_davy_jones_gets_nothing_from_who_was_not_named() -> None:
    """D21: B named A, so what C loses goes to the discard pile."""
    staged = _safe_harbor(seats=3).trait(B, "davy-jones-locker").victim(A)
    turn = staged.draw_pile(key(3), key(6)).turn(of=C).say("draw")

    assert turn.over
    assert turn.bank(B) == turn.bank(C) == set()
    assert turn.discard == {hook(2), key(3), key(6)}


def test_d22_master_gunner_sinks_the_whole_suit() -> None:
    """D22: three mermaids go down in one shot, the key stays."""
    staged = Staged().trait(A, "master-gunner").draw_pile(cannon(4))
    turn = staged.bank(B, mermaid(9), mermaid(6), mermaid(5), key(7)).turn(of=A)
    assert turn.choices == {mermaid(9), key(7)}

    turn.say(mermaid(9))
    assert turn.bank(B) == {key(7)}
    assert turn.discard == {mermaid(9), mermaid(6), mermaid(5)}
    assert turn.play_area == [cannon(4)]


def test_d22_misfire_turns_the_cannon_on_its_owner() -> None:
    """D22: against B's misfire even a master gunner discards one top card of their own."""
    staged = Staged().trait(A, "master-gunner").trait(B, "misfire").draw_pile(cannon(4))
    turn = staged.bank(A, key(7), key(4), map_(5)).bank(B, mermaid(9), mermaid(6)).turn(of=A)
    assert turn.choices == {key(7), map_(5)}

    turn.say(key(7))
    assert turn.bank(A) == {key(4), map_(5)}
    assert turn.bank(B) == {mermaid(9), mermaid(6)}
    assert turn.discard == {key(7)}
    assert turn.may_stop


def test_d22_scavenger_keeps_what_the_cannon_sinks() -> None:
    """D22: the mermaid shot goes to A's bank and the discard pile stays as it was."""
    staged = Staged().trait(A, "scavenger").draw_pile(cannon(4)).discard(hook(2))
    turn = staged.bank(B, mermaid(9), mermaid(6), mermaid(5), key(7)).turn(of=A).say(mermaid(9))

    assert turn.bank(A) == {mermaid(9)}
    assert turn.bank(B) == {mermaid(6), mermaid(5), key(7)}
    assert turn.discard == {hook(2)}
    assert turn.play_area == [cannon(4)]


def test_d23_swordsman_steals_a_suit_they_have() -> None:
    """D23: A has a mermaid and takes B's all the same."""
    staged = Staged().trait(A, "swordsman").draw_pile(sword(4)).bank(A, mermaid(8)).bank(B, mermaid(9))
    turn = staged.turn(of=A)

    assert turn.play_area == [sword(4), mermaid(9)]
    assert turn.bank(A) == {mermaid(8)}
    assert turn.bank(B) == set()
    assert turn.may_stop


def test_d24_parry_hands_over_a_kraken() -> None:
    """D24: the sword must take B's kraken, though A has one too; it demands two cards."""
    staged = Staged().trait(B, "parry").draw_pile(sword(4), key(3), oracle(4))
    turn = staged.bank(A, kraken(3)).bank(B, kraken(6), mermaid(9)).turn(of=A)

    assert turn.play_area == [sword(4), kraken(6), key(3), oracle(4)]
    assert turn.may_stop
    assert turn.bank(A) == {kraken(3)}
    assert turn.bank(B) == {mermaid(9)}


def test_d24_parry_without_a_kraken_voids_the_sword() -> None:
    """D24: B has no kraken; C's kraken is no way out, and nothing is stolen."""
    staged = Staged(seats=3).trait(B, "parry").draw_pile(sword(4), key(3))
    turn = staged.bank(B, mermaid(9)).bank(C, kraken(7)).turn(of=A)

    assert turn.play_area == [sword(4)]
    assert turn.may_stop
    assert turn.bank(B) == {mermaid(9)}
    assert turn.bank(C) == {kraken(7)}


def test_d25_plunderer_takes_the_bonus_from_one_bank() -> None:
    """D25: B has one card and gives one; neither C nor the discard pile makes up for the other."""
    staged = Staged(seats=3).trait(A, "plunderer").draw_pile(key(3), chest(4)).discard(hook(2), oracle(2))
    turn = staged.bank(B, anchor(7)).bank(C, map_(6), sword(5)).turn(of=A).say("draw", "stop")
    assert turn.choices == {"1", "2"}

    turn.say(B)
    assert turn.over
    assert turn.bank(A) == {key(3), chest(4), anchor(7)}
    assert turn.bank(B) == set()
    assert turn.bank(C) == {map_(6), sword(5)}
    assert turn.discard == {hook(2), oracle(2)}


def test_d26_beastmaster_makes_a_rivals_kraken_demand_four() -> None:
    """D26: B is the beastmaster, so A draws four cards after the kraken before being asked."""
    pile = [kraken(3), key(3), oracle(4), mermaid(5), chest(6), map_(7)]
    turn = Staged().trait(B, "beastmaster").draw_pile(*pile).turn(of=A)

    assert turn.play_area == pile[:5]
    assert turn.may_stop


def test_d26_beastmasters_own_kraken_demands_two() -> None:
    """D26: B's own kraken is an ordinary one."""
    pile = [kraken(3), key(3), oracle(4), mermaid(5), chest(6), map_(7)]
    turn = Staged().trait(B, "beastmaster").draw_pile(*pile).turn(of=B)

    assert turn.play_area == pile[:3]
    assert turn.may_stop


def test_d27_captains_hook_plays_two_cards() -> None:
    """D27: mermaid, then anchor come from the bank; on a bust hook and mermaid are safe."""
    staged = Staged().trait(A, "captains-hook").draw_pile(hook(4), mermaid(4)).bank(A, mermaid(7), anchor(6))
    turn = staged.turn(of=A)
    assert turn.choices == {mermaid(7), anchor(6)}

    turn.say(mermaid(7))
    assert turn.play_area == [hook(4), mermaid(7), anchor(6)]
    assert turn.may_stop

    turn.say("draw")
    assert turn.over
    assert turn.bank(A) == {hook(4), mermaid(7)}
    assert turn.discard == {anchor(6), mermaid(4)}


def test_d27_captains_hook_is_forced_into_a_bust() -> None:
    """D27: with only two keys in the bank the second one busts; four cards are lost."""
    turn = Staged().trait(A, "captains-hook").draw_pile(kraken(3), hook(4)).bank(A, key(6), key(4)).turn(of=A)

    assert turn.over
    assert turn.bank(A) == set()
    assert turn.discard == {kraken(3), hook(4), key(6), key(4)}


def test_d28_casanova_banks_mermaids_past_a_kraken() -> None:
    """D28: both mermaids go straight to the bank; the kraken still wants two cards."""
    pile = [kraken(3), mermaid(9), mermaid(6), key(3), oracle(4), chest(5)]
    turn = Staged().trait(A, "casanova").draw_pile(*pile).turn(of=A)

    assert turn.bank(A) == {mermaid(9), mermaid(6)}
    assert turn.play_area == [kraken(3), key(3), oracle(4)]
    assert turn.may_stop


def test_d28_fisherman_banks_a_drawn_kraken() -> None:
    """D28: kraken 3 came by the hook and demands two; kraken 7 is drawn and banked, no bust, and does not count."""
    pile = [hook(4), kraken(7), key(3), oracle(4), chest(5)]
    turn = Staged().trait(A, "fisherman").draw_pile(*pile).bank(A, kraken(3)).turn(of=A)

    assert turn.bank(A) == {kraken(7)}
    assert turn.play_area == [hook(4), kraken(3), key(3), oracle(4)]
    assert turn.may_stop


def test_d29_miser_saves_what_the_hook_fetched() -> None:
    """D29: key 5 lay before the hook and mermaid 9 was fetched by it; hook, cannon and key 6 are lost."""
    staged = Staged().trait(A, "miser").draw_pile(key(5), hook(4), cannon(3), key(6)).bank(A, mermaid(9))
    turn = staged.turn(of=A).say("draw", "draw", "draw")

    assert turn.over
    assert turn.bank(A) == {key(5), mermaid(9)}
    assert turn.discard == {hook(4), cannon(3), key(6)}


def test_d29_navigator_takes_any_discard() -> None:
    """D29: the navigator's map offers the whole discard pile, and sword 7 is taken."""
    pile = [key(2), mermaid(4), hook(2), chest(2), sword(7)]
    turn = Staged().trait(A, "navigator").draw_pile(map_(5)).discard(*pile).turn(of=A)
    assert turn.choices == set(pile)

    turn.say(sword(7))
    assert turn.play_area == [map_(5), sword(7)]
    assert turn.discard == {key(2), mermaid(4), hook(2), chest(2)}
    assert turn.may_stop


def test_d29_mystic_sees_as_many_as_are_left() -> None:
    """D29: with two draw cards left the oracle shows both, in their order."""
    turn = Staged().trait(A, "mystic").last_draws(oracle(3), key(5), mermaid(8)).turn(of=A)

    assert turn.everybody_knows(key(5))
    assert turn.everybody_knows(mermaid(8))
    assert turn.next_draws == [key(5), mermaid(8)]
    assert turn.may_stop


def test_d30_only_the_top_card_of_a_suit_scores() -> None:
    """D30: anchor 7 over 3, key 5 and mermaid 8 make 20."""
    best = standings(Staged().bank(A, anchor(7), anchor(3), key(5), mermaid(8)).sea())[0]

    assert (best.seat, best.place, best.score) == (A, 1, 20)


def test_d30_golden_scales_add_five_to_the_top_mermaid() -> None:
    """D30: mermaid 9 over 5 is worth 14; mermaid 5 over 4 and a key 7 are worth 17."""
    high = Staged().trait(A, "golden-scales").bank(A, mermaid(9), mermaid(5))
    low = Staged().trait(A, "golden-scales").bank(A, mermaid(5), mermaid(4), key(7))

    assert standings(high.sea())[0].score == 14
    assert standings(low.sea())[0].score == 17


FORTY_ONE = [
    anchor(7),
    hook(7),
    cannon(7),
    key(7),
    chest(7),
    map_(6),
    *map(hook, range(2, 7)),
    *map(cannon, range(2, 6)),
]
ALSO_FORTY_ONE = [
    *(oracle(7), sword(7), kraken(7), mermaid(9), map_(7), anchor(4)),
    *map(oracle, range(2, 7)),
    *map(sword, range(2, 6)),
]


def _places(of_a: list[Card], of_b: list[Card]) -> list[tuple[int, int, int]]:
    rows = standings(Staged().bank(A, *of_a).bank(B, *of_b).sea())
    return [(row.seat, row.place, row.score) for row in rows]


def test_d30_more_cards_break_a_tie() -> None:
    """D30: at 41 points each, 17 cards beat 15, whoever has them."""
    assert _places([*FORTY_ONE, key(2), key(3)], ALSO_FORTY_ONE) == [(A, 1, 41), (B, 2, 41)]
    assert _places(ALSO_FORTY_ONE, [*FORTY_ONE, key(2), key(3)]) == [(B, 1, 41), (A, 2, 41)]


def test_d30_equal_in_points_and_cards_is_a_shared_win() -> None:
    """D30: 41 points with 15 cards each is first place for both."""
    assert len(FORTY_ONE) == len(ALSO_FORTY_ONE) == 15
    assert sorted(_places(FORTY_ONE, ALSO_FORTY_ONE)) == [(A, 1, 41), (B, 1, 41)]
