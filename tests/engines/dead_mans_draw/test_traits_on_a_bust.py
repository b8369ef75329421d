"""Hooks, anchors, the Navigator and Davy Jones' Locker: rulings and interactions, by number."""

from __future__ import annotations

import pytest

from engines.dead_mans_draw.rules import name_a_victim
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

# Hooks


def test_captains_hook_makes_do_with_one_card() -> None:
    """Matrix, Captain's Hook: one if the bank has no more."""
    turn = Staged().trait(A, "captains-hook").draw_pile(hook(4)).bank(A, mermaid(7)).turn(of=A)

    assert turn.play_area == [hook(4), mermaid(7)]
    assert turn.may_stop


def test_captains_hook_resolves_the_first_card_before_the_second() -> None:
    """Matrix, Captain's Hook: the sword steals before the key comes out."""
    staged = Staged().trait(A, "captains-hook").draw_pile(hook(4)).bank(A, sword(6), key(5)).bank(B, mermaid(9))
    turn = staged.turn(of=A).say(sword(6))

    assert turn.play_area == [hook(4), sword(6), mermaid(9), key(5)]
    assert turn.may_stop


def test_captains_hook_stops_at_a_bust() -> None:
    """Matrix, Captain's Hook: the first card busts, the second stays in the bank."""
    staged = Staged().trait(A, "captains-hook").draw_pile(key(5), hook(4)).bank(A, key(6), mermaid(7))
    turn = staged.turn(of=A).say("draw", key(6))

    assert turn.over
    assert turn.bank(A) == {mermaid(7)}
    assert turn.discard == {key(5), hook(4), key(6)}


def test_captains_hook_counts_its_second_card_for_the_kraken_it_fetched() -> None:
    """Q11: kraken first, then the key, which is the first of the two cards demanded."""
    staged = Staged().trait(A, "captains-hook").draw_pile(hook(4), oracle(3), chest(6)).bank(A, kraken(3), key(6))
    turn = staged.turn(of=A).say(kraken(3))

    assert turn.play_area == [hook(4), kraken(3), key(6), oracle(3)]
    assert turn.may_stop


def test_captains_hook_under_a_kraken_counts_each_card() -> None:
    """Matrix, Captain's Hook: against a beastmaster the hook and its two cards are three of four."""
    staged = Staged().trait(A, "captains-hook").trait(B, "beastmaster").bank(A, mermaid(7), key(6))
    turn = staged.draw_pile(kraken(3), hook(4), oracle(3), chest(6)).turn(of=A).say(mermaid(7))

    assert turn.play_area == [kraken(3), hook(4), mermaid(7), key(6), oracle(3)]
    assert turn.may_stop


MISERS_DRAWS = (key(5), hook(4), cannon(3), key(6))


def test_miser_keeps_the_hook_by_the_english_rules() -> None:
    """Q4: with the option on the hook itself is kept too."""
    staged = Staged(miser_keeps_hook=True).trait(A, "miser").draw_pile(*MISERS_DRAWS).bank(A, mermaid(9))
    turn = staged.turn(of=A).say("draw", "draw", "draw")

    assert turn.bank(A) == {key(5), hook(4), mermaid(9)}
    assert turn.discard == {cannon(3), key(6)}


def test_a_fetched_card_that_busts_is_lost_to_the_miser() -> None:
    """Q4: the key before the hook is kept; the hook and the key it fetched are lost."""
    turn = Staged().trait(A, "miser").draw_pile(key(5), hook(4)).bank(A, key(7)).turn(of=A).say("draw")

    assert turn.over
    assert turn.bank(A) == {key(5)}
    assert turn.discard == {hook(4), key(7)}


def test_a_fetched_card_that_busts_is_lost_with_the_hook_kept() -> None:
    """Q4: with the option on the hook is kept, but still not the busting card."""
    staged = Staged(miser_keeps_hook=True).trait(A, "miser").draw_pile(key(5), hook(4)).bank(A, key(7))
    turn = staged.turn(of=A).say("draw")

    assert turn.over
    assert turn.bank(A) == {key(5), hook(4)}
    assert turn.discard == {key(7)}


def test_miser_saves_only_what_the_hook_fetched_itself() -> None:
    """Q4: the fetched sword is kept, the mermaid that the sword stole is lost."""
    staged = Staged().trait(A, "miser").draw_pile(key(5), hook(4), key(6)).bank(A, sword(3)).bank(B, mermaid(9))
    turn = staged.turn(of=A).say("draw", "draw")

    assert turn.bank(A) == {key(5), sword(3)}
    assert turn.discard == {hook(4), mermaid(9), key(6)}


def test_a_later_anchor_saves_the_misers_hook() -> None:
    """R11, Q4: everything before the anchor is kept, the hook among it."""
    staged = Staged().trait(A, "miser").draw_pile(key(5), hook(4), oracle(3), anchor(6), key(6)).bank(A, mermaid(9))
    turn = staged.turn(of=A).say("draw", "draw", "draw", "draw")

    assert turn.bank(A) == {key(5), hook(4), mermaid(9), oracle(3)}
    assert turn.discard == {anchor(6), key(6)}


def test_an_anchor_before_the_misers_hook_is_saved() -> None:
    """Q4: the hook works as a second anchor, and the first one lies before it."""
    staged = Staged().trait(A, "miser").draw_pile(key(5), anchor(6), hook(4), key(6)).bank(A, mermaid(9))
    turn = staged.turn(of=A).say("draw", "draw", "draw")

    assert turn.bank(A) == {key(5), anchor(6), mermaid(9)}
    assert turn.discard == {hook(4), key(6)}


def test_the_miser_keeps_an_anchor_the_hook_fetched() -> None:
    """Q4, R11: the fetched anchor is kept, and it saves the hook that lies before it."""
    turn = Staged().trait(A, "miser").draw_pile(key(5), hook(4), key(6)).bank(A, anchor(6)).turn(of=A)
    turn.say("draw", "draw")

    assert turn.bank(A) == {key(5), hook(4), anchor(6)}
    assert turn.discard == {key(6)}


def test_a_misers_hook_from_the_discard_pile_protects_as_well() -> None:
    """Matrix, Miser: the same by map; what lay before the hook is the map and the key."""
    staged = Staged().trait(A, "miser").draw_pile(key(5), map_(4), key(6)).discard(hook(2)).bank(A, mermaid(9))
    turn = staged.turn(of=A).say("draw", "draw")

    assert turn.bank(A) == {key(5), map_(4), mermaid(9)}
    assert turn.discard == {hook(2), key(6)}


def test_a_misers_hook_with_nothing_to_fetch_is_an_anchor_still() -> None:
    """Q4: the bank is empty, but the key before the hook is kept."""
    turn = Staged().trait(A, "miser").draw_pile(key(5), hook(4), key(6)).turn(of=A).say("draw", "draw")

    assert turn.bank(A) == {key(5)}
    assert turn.discard == {hook(4), key(6)}


def test_a_rivals_miser_does_not_save_the_hook() -> None:
    """Section 2: A's hook is no anchor because B is a miser."""
    turn = Staged().trait(B, "miser").draw_pile(key(5), hook(4), key(6)).bank(A, mermaid(9)).turn(of=A)
    turn.say("draw", "draw")

    assert turn.bank(A) == set()
    assert turn.discard == {key(5), hook(4), mermaid(9), key(6)}


def test_the_miser_forgets_last_turns_hook() -> None:
    """Q4: the mermaid that A's hook fetched a round ago now comes by the map, and a bust loses it."""
    pile = [hook(4), sword(5), sword(7), map_(6), map_(3)]
    game = Staged(traits=False).trait(A, "miser").draw_pile(*pile).bank(A, mermaid(9)).game().say("stop")
    game.say(mermaid(9), "draw")  # B steals the mermaid and busts
    assert game.choices == {sword(5), mermaid(9), sword(7)}

    game.say(mermaid(9), "draw")  # A's map brings it back, and A busts
    assert game.bank(A) == {hook(4)}
    assert game.discard == {sword(5), mermaid(9), sword(7), map_(6), map_(3)}


# Anchors


def test_safe_harbor_never_keeps_the_busting_card() -> None:
    """Matrix, Safe Harbor: the bust is the first card after the anchor, and lost."""
    turn = Staged().trait(A, "safe-harbor").draw_pile(key(3), anchor(5), key(6)).turn(of=A).say("draw", "draw")

    assert turn.bank(A) == {key(3), anchor(5)}
    assert turn.discard == {key(6)}


def test_safe_harbor_counts_cards_that_abilities_bring() -> None:
    """Matrix, Safe Harbor: the map and the mermaid it brings are the two next arrivals."""
    staged = Staged().trait(A, "safe-harbor").draw_pile(anchor(5), map_(3), key(4), map_(6)).discard(mermaid(4))
    turn = staged.turn(of=A).say("draw", "draw", "draw")

    assert turn.bank(A) == {anchor(5), map_(3), mermaid(4)}
    assert turn.discard == {key(4), map_(6)}


def test_safe_harbor_protects_by_a_hooked_anchor() -> None:
    """Matrix, Safe Harbor: the same by hook."""
    staged = Staged().trait(A, "safe-harbor").draw_pile(hook(3), key(4), oracle(5), cannon(2), key(6))
    turn = staged.bank(A, anchor(7)).turn(of=A).say("draw", "draw", "draw", "draw")

    assert turn.bank(A) == {hook(3), anchor(7), key(4), oracle(5)}
    assert turn.discard == {cannon(2), key(6)}


def test_safe_harbor_and_kraken_count_the_same_cards() -> None:
    """Matrix, Safe Harbor: two arrivals after anchor and kraken serve both."""
    staged = Staged().trait(A, "safe-harbor").draw_pile(anchor(5), kraken(3), key(4), oracle(6), key(7))
    turn = staged.turn(of=A).say("draw")
    assert turn.play_area == [anchor(5), kraken(3), key(4), oracle(6)]
    assert turn.may_stop

    turn.say("draw")
    assert turn.bank(A) == {anchor(5), kraken(3), key(4)}
    assert turn.discard == {oracle(6), key(7)}


def test_a_rivals_safe_harbor_does_not_help() -> None:
    """Section 2: A loses the anchor though B owns Safe Harbor."""
    turn = Staged().trait(B, "safe-harbor").draw_pile(key(3), anchor(5), mermaid(8), key(6)).turn(of=A)
    turn.say("draw", "draw", "draw")

    assert turn.bank(A) == {key(3)}
    assert turn.discard == {anchor(5), mermaid(8), key(6)}


# Navigator


def test_the_navigators_look_is_secret() -> None:
    """Q14: A is asked in secret, even with one card to take, and nobody else is told what lies there."""
    turn = Staged().trait(A, "navigator").draw_pile(map_(5)).discard(key(2)).turn(of=A)

    assert turn.pending[A].secret
    assert turn.choices == {key(2)}
    assert turn.asks(B) == ()
    assert not any("key" in repr(event.text) for event in turn.seen(B).events)
    assert "key-2" not in turn.seen(B).view.model_dump_json()


def test_the_card_the_navigator_takes_is_public_and_the_others_are_not() -> None:
    """Q14: everybody sees the mermaid arrive and learns nothing of the rest."""
    turn = Staged().trait(A, "navigator").draw_pile(map_(5)).discard(key(2), mermaid(4), hook(2)).turn(of=A)
    turn.say(mermaid(4))

    seen = turn.seen(B).view.model_dump_json()
    assert "mermaid-4" in seen
    assert "key-2" not in seen
    assert "hook-2" not in seen
    assert not turn.everybody_knows(key(2))


def test_the_navigator_is_forced_into_a_bust() -> None:
    """R16: the only discard is a key, and it must be taken."""
    turn = Staged().trait(A, "navigator").draw_pile(key(5), map_(4)).discard(key(2)).turn(of=A).say("draw", key(2))

    assert turn.over
    assert turn.discard == {key(5), map_(4), key(2)}


def test_the_navigator_with_no_discards_does_nothing() -> None:
    """R16: an empty discard pile has nothing to look through."""
    turn = Staged().trait(A, "navigator").draw_pile(map_(5)).turn(of=A)

    assert turn.play_area == [map_(5)]
    assert turn.may_stop


def test_the_navigators_card_counts_for_the_kraken() -> None:
    """Matrix, Navigator: map and mermaid are two cards."""
    staged = Staged().trait(A, "navigator").draw_pile(kraken(4), map_(3), oracle(5)).discard(mermaid(4), key(2))
    turn = staged.turn(of=A).say(mermaid(4))

    assert turn.play_area == [kraken(4), map_(3), mermaid(4)]
    assert turn.may_stop


# Davy Jones' Locker


def test_with_two_players_the_victim_is_the_other_one() -> None:
    """Q10: nothing to choose."""
    naming = Staged().trait(B, "davy-jones-locker").run(name_a_victim)

    assert naming.over
    assert naming.state.victim == A


def test_with_three_players_the_owner_names_a_victim() -> None:
    """Q10: only the owner is asked, among the two others, in public."""
    naming = Staged(seats=3).trait(B, "davy-jones-locker").run(name_a_victim)
    assert list(naming.pending) == [B]
    assert naming.choices == {"0", "2"}
    assert not naming.pending[B].secret

    naming.say(C)
    assert naming.over
    assert naming.state.victim == C


@pytest.mark.parametrize("seats", [2, 3])
def test_without_the_locker_nobody_names_a_victim(seats: int) -> None:
    """Q10: the question is for the owner of Davy Jones' Locker."""
    naming = Staged(seats).trait(B, "parry").run(name_a_victim)

    assert naming.over
    assert naming.state.victim is None


def _locker(seats: int = 2) -> Staged:
    return Staged(seats).trait(B, "davy-jones-locker").victim(A)


def test_the_locker_gets_the_whole_wreck() -> None:
    """Matrix, Davy Jones' Locker: unprotected and busting cards, even the one just stolen from its owner."""
    turn = _locker().draw_pile(oracle(5), sword(4)).bank(B, oracle(6)).turn(of=A).say("draw")

    assert turn.over
    assert turn.bank(A) == set()
    assert turn.bank(B) == {oracle(5), sword(4), oracle(6)}
    assert turn.discard == set()


def test_an_anchor_protects_from_the_locker() -> None:
    """Matrix, Davy Jones' Locker: protection comes first."""
    turn = _locker().draw_pile(mermaid(6), anchor(4), key(7), key(3)).turn(of=A).say("draw", "draw", "draw")

    assert turn.bank(A) == {mermaid(6)}
    assert turn.bank(B) == {anchor(4), key(7), key(3)}


def test_the_locker_gets_what_the_miser_loses() -> None:
    """Matrix, Miser: key 5 and the fetched mermaid are kept, the rest sinks."""
    turn = _locker().trait(A, "miser").draw_pile(*MISERS_DRAWS).bank(A, mermaid(9)).turn(of=A)
    turn.say("draw", "draw", "draw")

    assert turn.bank(A) == {key(5), mermaid(9)}
    assert turn.bank(B) == {hook(4), cannon(3), key(6)}


def test_the_lockers_owner_loses_to_the_discard_pile() -> None:
    """Q10: the trait is about the victim's busts."""
    turn = _locker().draw_pile(key(5), key(6)).turn(of=B).say("draw")

    assert turn.bank(A) == turn.bank(B) == set()
    assert turn.discard == {key(5), key(6)}


def test_the_locker_takes_nothing_when_its_victim_stops() -> None:
    """Q10: only a bust feeds it."""
    turn = _locker(seats=3).draw_pile(key(5), mermaid(6)).turn(of=A).say("draw", "stop")

    assert turn.bank(A) == {key(5), mermaid(6)}
    assert turn.bank(B) == set()
