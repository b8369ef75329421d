"""Fine points of the rulebook that no numbered example has: orders of reactions, what binds, what is gone."""

from __future__ import annotations

from engines.core import Seat
from engines.scoundrels import henchmen
from engines.scoundrels.cards import JOBS, TRAITS
from tests.engines.conformance import all_that
from tests.engines.scoundrels.town import A, B, C, Scene, Staged, on_slot


def caught_by_b() -> Scene:
    """B catches A's bluff: Daring and Talkative want the same moment, and C took the last turn."""
    staged = Staged(3).sheet(A, "daring pickpocket").sheet(B, "talkative tax-collector").money(C, 4)
    return staged.money(A, 0).money(B, 0).played(A, "0", "5", B).end_of_day(first=A)


def test_at_the_end_of_the_day_the_last_turns_player_says_whose_comes_first() -> None:
    """R33 (p.8, end of the day in detail): both orders, and they come to different money."""
    night = caught_by_b()
    assert list(night.pending) == [C]
    assert night.options(C) == ["0", "1"]
    night.say((C, "0"), (A, "daring.pickpocket"), (B, "talkative.tax-collector"))
    assert (night.money(A), night.money(B), night.money(C)) == (2, 3, 0)

    night = caught_by_b().say((C, "1"), (B, "talkative.tax-collector"), (A, "daring.pickpocket"), (A, "2"))
    assert (night.money(A), night.money(B), night.money(C)) == (3, 2, 0)


def test_nobody_says_whose_comes_first_where_only_one_may_use_something() -> None:
    staged = Staged(3).sheet(A, "daring pickpocket").money(C, 3).played(A, "0", "5", B)
    assert list(staged.end_of_day(first=A).pending) == [A]


def test_in_a_turn_the_current_player_comes_first_and_nobody_is_asked() -> None:
    """A08: A's Assassin costs B a reputation; A's own chain comes before B's Daring."""
    staged = on_slot("6", "filthy assassin", "helpful prospector", seats=3).sheet(B, "daring dog")
    step = staged.abilities(of=A).say("filthy.assassin", "1")
    assert list(step.pending) == [A]
    assert list(step.say("none").pending) == [B]


# Suspicion while somebody else decides


def place_aside(turn: Scene, seat: Seat) -> None:
    """The standing offer, not a question."""
    [offer] = [ask for ask in turn.asks(seat) if ask.wait == "aside"]
    turn.answer(seat, ["suspect"], ask=offer.id)


def test_a_henchman_placed_meanwhile_leaves_the_question_of_the_turn_as_it_was() -> None:
    """In the middle of an ability too: which safe the Dog looks at is asked on, under the same id."""
    staged = Staged(3).sheet(A, "filthy dog").hand(A, "0", "3", "5", "6").saloon("lucky cow", "loyal barber")
    turn = staged.turn(of=A).say({"card": "0", "slot": "slot-6"})
    ability = turn.pending[A].id
    place_aside(turn, B)
    assert (turn.pending[A].id, turn.waiting) == (ability, (A,))
    safe = turn.say("filthy.dog").pending[A].id
    place_aside(turn, C)
    assert (turn.pending[A].id, turn.waiting) == (safe, (A,))
    assert turn.player(A).played[0].henchmen == [B, C]


def test_nobody_can_tell_who_has_answered_the_last_chance() -> None:
    """By nothing that anybody sees, until all have answered."""
    window = Staged(3).played(A, "0", "4", current=True).rule(lambda table: henchmen.last_chance(table, A))
    before = {seat: all_that(window.seen(seat)) for seat in (A, B)}
    window.say((C, "suspect"))
    assert window.waiting == ()
    assert {seat: all_that(window.seen(seat)) for seat in (A, B)} == before
    window.say((B, "pass"))
    assert window.player(A).played[0].henchmen == [C]


# What binds (H7)


def suspected() -> Scene:
    staged = Staged().hand(A, "0", "A", "2", "3").saloon("humble dog", "loyal barber", "lucky cat")
    return staged.turn(of=A).say({"card": "0", "slot": "slot-4"}).say((B, "suspect"))


def test_a_henchman_on_a_card_is_not_taken_back() -> None:
    turn = suspected()
    assert turn.player(B).available == 1
    assert turn.undo_to(B) is None
    assert turn.undo_to(A) is None


def test_what_made_a_computer_suspect_is_not_taken_back_either() -> None:
    """A would know by then what B does."""
    staged = Staged().sheet(A, "loyal deputy").hand(A, "0", "A", "2", "3")
    turn = staged.saloon("humble dog", "patient barber", "lucky cat").turn(of=A)
    turn.say({"card": "0", "slot": "slot-4"}, "loyal.deputy")
    turn.answer(B, ["yes"], by="computer")
    assert turn.player(A).played[0].henchmen == [B]
    assert turn.undo_to(A) is None


# Who is gone, and who cannot be used any more


def test_no_chain_comes_from_who_was_discarded_meanwhile() -> None:
    """Glossary, Doctor: the Lumberjack was used, then made room for somebody else."""
    staged = on_slot("6", "gorgeous horse", "lucky lumberjack", "helpful banker", "sneaky courier", "loyal dog")
    turn = staged.saloon("humble cat", "patient barber", "hungry prospector").money(A, 9).abilities(of=A)
    turn.say("gorgeous.horse", "lucky.lumberjack", "yes", "sneaky.courier", "yes", "hungry.prospector")
    turn.say("lucky.lumberjack", "space-2")
    assert turn.pile == ["lucky lumberjack"]
    assert turn.over


def test_who_made_room_for_the_own_hire_lies_on_top_of_the_pile() -> None:
    """Glossary, Gravedigger: only who is used out of the pile goes to its bottom."""
    staged = Staged().sheet(A, "elderly doctor", "sneaky prospector", "hungry lumberjack", "loyal cat", "humble barber")
    staged.pile("lucky banker", "patient dog").money(A, 9).hand(A, "0", "A", "2", "3")
    turn = staged.turn(of=A).say("elderly.doctor", "yes", "elderly.doctor", "space-1")
    assert turn.pile == ["elderly doctor", "patient dog"]


def test_an_on_hire_trait_on_a_sheet_ends_a_second_use() -> None:
    """R52: the Tailor took it upon itself."""
    staged = on_slot("6", "gorgeous tailor", "lucky banker").saloon("charming cat", "humble dog", "loyal barber")
    turn = staged.abilities(of=A).say("gorgeous.tailor", "gorgeous.tailor", "charming.cat")
    assert turn.sheet(A) == ["charming tailor", "lucky banker"]
    assert turn.over


def test_an_on_hire_tailor_does_not_count_itself() -> None:
    """A09: alone in the saloon, with one scoundrel on the sheet, there is nobody to swap with."""
    staged = Staged().sheet(A, "lucky dog").saloon("charming tailor").money(A, 9).played(A, "0", "6", current=True)
    town = staged.town
    town.box[:] = [*town.traits, *town.jobs]
    town.traits.clear()
    town.jobs.clear()
    step = staged.hire_or_office(of=A).say("charming.tailor")
    assert "uses" not in step.told()
    assert step.over
    assert step.pile == ["charming tailor"]
    assert len(town.box) == len(TRAITS) + len(JOBS) - 4


def test_it_may_be_used_where_there_is_somebody_to_swap_with() -> None:
    staged = Staged().sheet(A, "lucky dog").saloon("charming tailor", "humble cat").money(A, 9)
    step = staged.played(A, "0", "6", current=True).hire_or_office(of=A).say("charming.tailor")
    assert step.options() == ["yes", "no"]
