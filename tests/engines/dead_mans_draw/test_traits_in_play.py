"""Casanova, Fisherman, cannons and swords: rulings and interactions, by number where there is one."""

from __future__ import annotations

import pytest

from engines.core import Seat
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

# Casanova and Fisherman


def test_casanovas_mermaid_from_the_bank_enters_the_play_area() -> None:
    """Q2: a mermaid that comes by the hook was not turned over."""
    turn = Staged().trait(A, "casanova").draw_pile(hook(4)).bank(A, mermaid(7)).turn(of=A)

    assert turn.play_area == [hook(4), mermaid(7)]
    assert turn.bank(A) == set()


def test_casanovas_mermaid_from_the_discard_pile_enters_the_play_area() -> None:
    """Q2: nor was one that comes by the map."""
    turn = Staged().trait(A, "casanova").draw_pile(map_(5)).discard(mermaid(4)).turn(of=A)

    assert turn.play_area == [map_(5), mermaid(4)]
    assert turn.bank(A) == set()


def test_casanovas_mermaid_by_the_sword_can_bust() -> None:
    """Q2: one mermaid came by the hook, the next by the sword: a bust."""
    staged = Staged().trait(A, "casanova").draw_pile(hook(4), sword(5)).bank(A, mermaid(7)).bank(B, mermaid(9))
    turn = staged.turn(of=A).say("draw")

    assert turn.over
    assert turn.bank(A) == set()
    assert turn.discard == {hook(4), mermaid(7), sword(5), mermaid(9)}


def test_casanovas_drawn_mermaid_does_not_bust() -> None:
    """Q2: a mermaid lies in the play area, but the one drawn never gets there."""
    staged = Staged().trait(A, "casanova").draw_pile(hook(4), mermaid(8)).bank(A, mermaid(7))
    turn = staged.turn(of=A).say("draw")

    assert turn.play_area == [hook(4), mermaid(7)]
    assert turn.bank(A) == {mermaid(8)}
    assert turn.may_stop


def test_casanovas_banked_mermaid_survives_a_bust() -> None:
    """R9, Q2: what went straight to the bank is safe."""
    turn = Staged().trait(A, "casanova").draw_pile(key(3), mermaid(8), key(4)).turn(of=A).say("draw", "draw")

    assert turn.over
    assert turn.bank(A) == {mermaid(8)}
    assert turn.discard == {key(3), key(4)}


def test_a_rivals_casanova_does_not_bank_mermaids() -> None:
    """Section 2: A's mermaid is A's affair."""
    turn = Staged().trait(B, "casanova").draw_pile(mermaid(8)).turn(of=A)

    assert turn.play_area == [mermaid(8)]


def test_fishermans_drawn_kraken_demands_nothing() -> None:
    """Q2, Q3: it goes to the bank unresolved, and A may stop."""
    turn = Staged().trait(A, "fisherman").draw_pile(kraken(5), key(3)).turn(of=A)

    assert turn.bank(A) == {kraken(5)}
    assert turn.play_area == []
    assert turn.may_stop


def test_fishermans_kraken_from_the_discard_pile_demands_two() -> None:
    """Q2: a kraken that comes by the map was not drawn."""
    pile = [map_(5), key(3), oracle(4), chest(6)]
    turn = Staged().trait(A, "fisherman").draw_pile(*pile).discard(kraken(2)).turn(of=A)

    assert turn.play_area == [map_(5), kraken(2), key(3), oracle(4)]
    assert turn.may_stop


def test_fishermans_stolen_kraken_demands_four_of_a_beastmasters_rival() -> None:
    """Matrix, Fisherman: Beastmaster applies to a kraken that comes by the sword."""
    pile = [sword(5), key(3), oracle(4), mermaid(6), chest(6), anchor(3)]
    staged = Staged().trait(A, "fisherman").trait(B, "beastmaster").draw_pile(*pile).bank(B, kraken(7))
    turn = staged.turn(of=A)

    assert turn.play_area == [sword(5), kraken(7), key(3), oracle(4), mermaid(6), chest(6)]
    assert turn.may_stop


def test_parry_hands_a_fisherman_a_kraken_that_demands() -> None:
    """Matrix, Fisherman: Parry applies to the sword, and the stolen kraken enters the play area."""
    staged = Staged().trait(A, "fisherman").trait(B, "parry").draw_pile(sword(5), key(3), oracle(4), chest(6))
    turn = staged.bank(B, kraken(7), mermaid(9)).turn(of=A)

    assert turn.play_area == [sword(5), kraken(7), key(3), oracle(4)]
    assert turn.may_stop


# Cannons


def test_misfire_beats_scavenger() -> None:
    """Q8: A's own card goes to the discard pile, and nothing comes to A's bank."""
    staged = Staged().trait(A, "scavenger").trait(B, "misfire").draw_pile(cannon(4))
    turn = staged.bank(A, key(7), key(4)).bank(B, mermaid(9)).turn(of=A)

    assert turn.bank(A) == {key(4)}
    assert turn.bank(B) == {mermaid(9)}
    assert turn.discard == {key(7)}
    assert turn.may_stop


def test_misfire_with_an_empty_bank_does_nothing() -> None:
    """Matrix, Misfire: A has nothing to lose, and nobody else is shot instead."""
    turn = Staged(seats=3).trait(B, "misfire").draw_pile(cannon(4)).bank(B, key(7)).bank(C, map_(6)).turn(of=A)

    assert turn.play_area == [cannon(4)]
    assert turn.bank(B) == {key(7)}
    assert turn.bank(C) == {map_(6)}
    assert turn.discard == set()
    assert turn.may_stop


def test_misfire_hits_a_hooked_cannon() -> None:
    """Q8: the cannon came out of A's own bank, and misfires all the same."""
    staged = Staged().trait(B, "misfire").draw_pile(hook(4)).bank(A, cannon(5), key(7)).bank(B, mermaid(9))
    turn = staged.turn(of=A).say(cannon(5))

    assert turn.play_area == [hook(4), cannon(5)]
    assert turn.bank(A) == set()
    assert turn.bank(B) == {mermaid(9)}
    assert turn.discard == {key(7)}


def test_misfire_hits_a_cannon_from_the_discard_pile() -> None:
    """Q8: the map brought the cannon."""
    staged = Staged().trait(B, "misfire").draw_pile(map_(4)).discard(cannon(2)).bank(A, key(7)).bank(B, mermaid(9))
    turn = staged.turn(of=A)

    assert turn.play_area == [map_(4), cannon(2)]
    assert turn.bank(A) == set()
    assert turn.bank(B) == {mermaid(9)}
    assert turn.discard == {key(7)}


def test_misfire_hits_a_stolen_cannon() -> None:
    """Q8: the sword brought the cannon."""
    staged = Staged().trait(B, "misfire").draw_pile(sword(4)).bank(A, key(7)).bank(B, cannon(6), key(5))
    turn = staged.turn(of=A)

    assert turn.play_area == [sword(4), cannon(6)]
    assert turn.bank(A) == set()
    assert turn.bank(B) == {key(5)}
    assert turn.discard == {key(7)}


def test_misfires_owner_shoots_as_usual() -> None:
    """Section 2, Misfire: it is about other players' cannons."""
    turn = Staged().trait(B, "misfire").draw_pile(cannon(4)).bank(A, key(7)).bank(B, mermaid(9)).turn(of=B)

    assert turn.bank(A) == set()
    assert turn.bank(B) == {mermaid(9)}
    assert turn.discard == {key(7)}


def test_master_gunner_shoots_a_hooked_cannon_too() -> None:
    """Matrix, Master Gunner: the same by hook, map or sword."""
    staged = Staged().trait(A, "master-gunner").draw_pile(hook(4)).bank(A, cannon(5)).bank(B, mermaid(9), mermaid(5))
    turn = staged.turn(of=A)

    assert turn.play_area == [hook(4), cannon(5)]
    assert turn.bank(B) == set()
    assert turn.discard == {mermaid(9), mermaid(5)}


def test_scavenger_keeps_what_a_hooked_cannon_sinks() -> None:
    """Matrix, Scavenger: the same by hook, map or sword; the lower mermaid comes to light at B."""
    staged = Staged().trait(A, "scavenger").draw_pile(hook(4)).bank(A, cannon(5)).bank(B, mermaid(9), mermaid(5))
    turn = staged.turn(of=A)

    assert turn.play_area == [hook(4), cannon(5)]
    assert turn.bank(A) == {mermaid(9)}
    assert turn.bank(B) == {mermaid(5)}


def test_scavengers_card_survives_a_bust() -> None:
    """Matrix, Scavenger: the bank is safe."""
    turn = Staged().trait(A, "scavenger").draw_pile(cannon(4), cannon(6)).bank(B, mermaid(9)).turn(of=A).say("draw")

    assert turn.over
    assert turn.bank(A) == {mermaid(9)}
    assert turn.discard == {cannon(4), cannon(6)}


@pytest.mark.parametrize("trait", ["scavenger", "master-gunner"])
@pytest.mark.parametrize("owner", [A, B])
def test_a_card_shot_does_not_count_for_the_kraken(trait: str, owner: Seat) -> None:
    """Matrix, 'while Kraken runs': the cannon is one card, what it shoots is none, with the trait or without."""
    staged = Staged().trait(owner, trait).draw_pile(kraken(4), cannon(3), key(5), oracle(6)).bank(B, mermaid(9))
    turn = staged.turn(of=A)

    assert turn.play_area == [kraken(4), cannon(3), key(5)]
    assert turn.may_stop


def test_a_misfired_card_does_not_count_for_the_kraken() -> None:
    """Matrix, Misfire: the cannon is one card, the own card lost is none."""
    staged = Staged().trait(B, "misfire").draw_pile(kraken(4), cannon(3), key(5), oracle(6)).bank(A, mermaid(9))
    turn = staged.turn(of=A)

    assert turn.play_area == [kraken(4), cannon(3), key(5)]
    assert turn.discard == {mermaid(9)}
    assert turn.may_stop


# Swords


def test_parry_beats_swordsman() -> None:
    """Matrix, Parry: B has no kraken, so not even a swordsman steals."""
    staged = Staged().trait(A, "swordsman").trait(B, "parry").draw_pile(sword(4))
    turn = staged.bank(A, mermaid(8)).bank(B, mermaid(9), key(7)).turn(of=A)

    assert turn.play_area == [sword(4)]
    assert turn.bank(B) == {mermaid(9), key(7)}
    assert turn.may_stop


def test_parry_makes_a_swordsman_take_the_kraken() -> None:
    """Matrix, Parry: the top kraken of B and no other card, of nobody."""
    staged = Staged(seats=3).trait(A, "swordsman").trait(B, "parry").draw_pile(sword(4), key(3), oracle(4), chest(6))
    turn = staged.bank(B, kraken(6), kraken(2), mermaid(9)).bank(C, key(7), kraken(7)).turn(of=A)

    assert turn.play_area == [sword(4), kraken(6), key(3), oracle(4)]
    assert turn.bank(B) == {kraken(2), mermaid(9)}
    assert turn.bank(C) == {key(7), kraken(7)}
    assert turn.may_stop


def test_a_parried_sword_stays_and_is_collected() -> None:
    """Q7: a voided sword is not discarded."""
    turn = Staged().trait(B, "parry").draw_pile(sword(4)).bank(B, mermaid(9)).turn(of=A).say("stop")

    assert turn.bank(A) == {sword(4)}
    assert turn.discard == set()


def test_a_parried_kraken_busts_on_another() -> None:
    """Matrix, Parry: a kraken lies in the play area already, and B's must be taken."""
    staged = Staged().trait(B, "parry").draw_pile(kraken(3), sword(4), key(5)).bank(B, kraken(6), mermaid(9))
    turn = staged.turn(of=A)

    assert turn.over
    assert turn.discard == {kraken(3), sword(4), kraken(6)}
    assert turn.bank(B) == {mermaid(9)}


def test_parrys_owner_steals_as_usual() -> None:
    """Section 2, Parry: it is about other players' swords."""
    staged = Staged().trait(B, "parry").draw_pile(sword(4)).bank(A, mermaid(9), key(7)).bank(B, key(5))
    turn = staged.turn(of=B)

    assert turn.play_area == [sword(4), mermaid(9)]
    assert turn.bank(A) == {key(7)}


def test_parry_applies_to_a_hooked_sword() -> None:
    """Matrix, Parry: the same by hook or map."""
    staged = Staged().trait(B, "parry").draw_pile(hook(3)).bank(A, sword(5)).bank(B, mermaid(9))
    turn = staged.turn(of=A)

    assert turn.play_area == [hook(3), sword(5)]
    assert turn.bank(B) == {mermaid(9)}


def test_swordsman_chooses_among_all_suits() -> None:
    """Matrix, Swordsman: any suit of a rival, and a stolen card counts for the kraken."""
    staged = Staged().trait(A, "swordsman").draw_pile(kraken(4), sword(3), oracle(5))
    turn = staged.bank(A, mermaid(8)).bank(B, mermaid(9), key(7)).turn(of=A)
    assert turn.choices == {mermaid(9), key(7)}

    turn.say(mermaid(9))
    assert turn.play_area == [kraken(4), sword(3), mermaid(9)]
    assert turn.may_stop
