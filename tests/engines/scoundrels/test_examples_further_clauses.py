"""Further clauses of the worked examples, each with what would be so if the rule were another."""

from __future__ import annotations

from tests.engines.scoundrels.town import FIVE, A, B, Staged, turns_of_a_and_b


def test_e07_who_does_not_rearrange_leaves_all_others_where_they_are() -> None:
    """E07 "may rearrange", the other branch: the new one takes the freed space, nobody else moves."""
    step = Staged().sheet(A, *FIVE).saloon("filthy chef", "clever printer", "grumpy cow").money(A, 4).hire_or_office(A)
    step.say("clever.printer", FIVE[2].replace(" ", "."))
    assert step.options() == ["space-3", "arrange"]

    step.say("space-3")
    assert step.sheet(A) == [*FIVE[:2], "clever printer", *FIVE[3:]]


def test_e08_the_saloon_is_refilled_after_an_on_hire_hire() -> None:
    """E08: the Banker lies on the pile and somebody new sits at the left."""
    staged = Staged().saloon("filthy chef", "charming banker", "grumpy cow").next_scoundrels("loyal dog").money(A, 2)
    step = staged.hire_or_office(of=A).say("charming.banker", "yes")
    assert step.saloon == ["loyal dog", "filthy chef", "grumpy cow"]


def test_e10_in_a_long_game_day_two_is_not_the_last() -> None:
    """E10 "short game": on day 2 of a long game the bribe is refused, on day 3 it is not."""
    second = Staged(day=2, length="long").saloon("filthy dog").money(A, 12).hire_or_office(of=A).say("office")
    assert second.refuses("bribe")
    third = Staged(day=3, length="long").saloon("filthy dog").money(A, 12).hire_or_office(of=A).say("office")
    assert "bribe" in third.options()


def test_e15_only_the_cards_of_today_are_shuffled() -> None:
    """E15 (p.8 "important"): what lay in the deck before keeps its order and lies on top of today's cards."""
    staged = Staged(day=1).played(A, "0", "2").played(A, "A", "A").hand(A, "2", "3").deck(A, "4", "5", "6")
    before = {card.value: card.batch for card in staged.town.players[A].deck}
    night = staged.end_of_day(first=A)
    assert {card.value for card in night.player(A).hand} == {"2", "3", "4", "5"}
    top, *under = reversed(night.player(A).deck)
    assert top.value == "6"
    assert top.batch == before["6"]
    assert {card.value for card in under} == {"0", "A"}
    assert top.batch not in {card.batch for card in under}


def test_e16_a_scout_cannot_go_unmarked() -> None:
    """E16 "must place a mark": nothing but a face is taken for an answer."""
    turn = Staged(seats=3).played(B, "0", "2", current=True).abilities(of=B).say("leader", "estate-1")
    assert turn.refuses("none", seat=B)
    assert turn.refuses([], seat=B)


def test_e23_the_cow_is_spent_for_a_gravedigger_too() -> None:
    """E23 "all spent this turn": the Cow that the Innkeeper used lies on top, and is no use to a Gravedigger."""
    staged = Staged().sheet(A, "lucky horse", "sneaky innkeeper", "grumpy gravedigger").pile("loyal banker")
    staged.saloon("corrupt dog", "filthy cow", "humble barber").money(A, 0).played(A, "A", "A", current=True)
    turn = staged.abilities(of=A)
    assert "grumpy.gravedigger" in turn.options()

    turn.say("lucky.horse", "sneaky.innkeeper", "filthy.cow")
    assert turn.pile == ["filthy cow", "loyal banker"]
    assert turn.options() == ["leader", "done"]


def test_e23_all_three_are_fresh_again_in_the_next_turn() -> None:
    """E23 "this turn": when the next player's turn begins nobody is spent."""
    staged = Staged().sheet(A, "lucky horse", "sneaky innkeeper").saloon("corrupt dog", "filthy cow", "humble barber")
    scene = staged.hand(A, "A", "2", "3", "4").rule(turns_of_a_and_b).say({"card": "A", "slot": "slot-A"})
    scene.say("lucky.horse", "filthy.cow", "done", "office", "sell")
    if scene.town.active == A:
        scene.say((B, "pass"))
    assert scene.town.active == B
    assert not any(scene.town.is_spent(s) for s in (*scene.player(A).scoundrels(), *scene.town.pile))


def test_e26_the_gravedigger_was_usable_before_the_cow_lay_on_top() -> None:
    """E26, control: before the Cow was used the Gravedigger could use what lay on top."""
    staged = Staged().sheet(A, "filthy cow", "clever gravedigger").pile("lucky banker").money(A, 0)
    turn = staged.played(A, "6", "6", current=True).abilities(of=A)
    assert turn.options() == ["filthy.cow", "clever.gravedigger", "done"]


def test_e28_with_fewer_cards_the_investor_counts_those() -> None:
    """E28 "after 4 plays": the $4 are counted, not fixed."""
    staged = Staged(day=2).sheet(A, "sleepy investor").money(A, 0).played(A, "0", "2").played(A, "A", "A")
    assert staged.end_of_day(first=A).say("sleepy.investor").money(A) == 2
