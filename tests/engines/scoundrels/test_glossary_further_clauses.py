"""Further clauses of the glossary."""

from __future__ import annotations

import pytest

from tests.engines.scoundrels.town import A, B, C, Staged, on_slot, plans, turns_of_a_and_b


def test_g02_the_shuffle_accepted() -> None:
    """G02, the other branch: the deck is shuffled and nobody knows its top any more."""
    step = on_slot("6", "filthy abomination").deck(A, "5", "A", "2").abilities(of=A).say("filthy.abomination")
    assert step.view(A).deck_top == "5"  # type: ignore[attr-defined]
    step.say("yes")
    assert step.told()[-1] == "shuffles-deck"
    assert step.view(A).deck_top is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("trait", ["lively", "sympathetic", "tireless"])
def test_g08_as_g21(trait: str) -> None:
    """G08 "else as G21" (G26, G28 alike): skipped or unusable source, declined "may", hired by the source."""
    name, own = f"{trait} prospector", f"{trait}.prospector"
    assert on_slot("6", name, "filthy dog").abilities(of=A).say("done").over
    assert on_slot("6", name, "filthy safecracker").money(A, 2).abilities(of=A).over

    declined = on_slot("6", name, "filthy courier").saloon("lucky cat").abilities(of=A).say("filthy.courier", "no")
    assert declined.options() == ["none", own]

    staged = on_slot("6", None, "filthy courier").saloon("lucky cat", "humble dog", name).money(A, 9)
    hired = staged.abilities(of=A).say("filthy.courier", "yes", own, "space-1")
    assert hired.options() == ["none", own]


def test_g08_an_empty_space_breaks_the_chain() -> None:
    """G08, G21 with R44: neighbours lie in adjoining spaces."""
    assert on_slot("6", "lively lumberjack", None, "filthy prospector").abilities(of=A).say("filthy.prospector").over


def test_g10_the_office_offers_no_way_to_take_nothing() -> None:
    """G10: at $2 with somebody in jail there is a choice, but none of it is to gain nothing."""
    step = Staged().sheet(A, "generous dog").saloon("cocky cat").money(A, 0).hire_or_office(of=A)
    assert step.over
    step = Staged().sheet(A, "generous dog").saloon("one-eyed banker").money(A, 2).hire_or_office(of=A)
    assert set(step.options()) == {"sell", "bail-1"}


def test_g17_the_other_half_is_spent_too() -> None:
    """G17: whoever receives a part used this turn is spent by it."""
    staged = on_slot("5", "patient tailor", "unstoppable lumberjack", "cocky dog").abilities(of=A)
    staged.say("unstoppable.lumberjack", "patient.tailor", "unstoppable.lumberjack", "cocky.dog", "part-trait")
    assert staged.sheet(A) == ["patient tailor", "cocky lumberjack", "unstoppable dog"]
    assert staged.options() == ["leader", "done"]


def test_g17_jobs_are_swapped_and_a_used_trait_stays_used() -> None:
    """G17: the trait was used with its old job, so the scoundrel is spent with the new one; so is the old job."""
    step = on_slot("5", "patient tailor", "unstoppable lumberjack", "cocky prospector").abilities(of=A)
    step.say("unstoppable.lumberjack", "patient.tailor", "unstoppable.lumberjack", "cocky.prospector", "part-job")
    assert step.sheet(A) == ["patient tailor", "unstoppable prospector", "cocky lumberjack"]
    assert step.options() == ["leader", "done"]


def test_g17_a_new_job_is_usable_where_neither_part_was_used() -> None:
    """G17: jobs swapped, both parts unused: usable at its moment, with the new job."""
    step = on_slot("5", "patient tailor", "unstoppable dog").saloon("lucky lumberjack").abilities(of=A)
    step.say("patient.tailor", "unstoppable.dog", "lucky.lumberjack", "part-job")
    assert step.saloon == ["lucky dog"]
    assert step.say("unstoppable.lumberjack").money(A) == 4 + 3


def test_g17_greedy_given_by_the_tailor_came_after_the_money() -> None:
    """G17, G03, R46: the +$1 came before Greedy lay on the sheet, so it does not react to it."""
    step = on_slot("6", "stubborn tailor", "lucky lumberjack").saloon("greedy cat").abilities(of=A)
    step.say("stubborn.tailor", "lucky.lumberjack", "greedy.cat", "part-trait")
    assert step.sheet(A) == ["stubborn tailor", "greedy lumberjack"]
    assert step.over


def test_g17_vengeful_given_by_the_tailor_came_after_the_jail() -> None:
    """G17, R46 by analogy: the henchman was jailed before Vengeful lay on the sheet."""
    step = on_slot("6", "ruthless tailor", "lucky lumberjack").saloon("vengeful cat").abilities(of=A)
    step.say("ruthless.tailor", "lucky.lumberjack", "vengeful.cat", "part-trait")
    assert step.over


def test_g19_prisoner_goes_clockwise_from_its_owner() -> None:
    """G19: with B as the user it is C's answer, then A's."""
    staged = Staged(3).sheet(B, "filthy prisoner").played(B, "0", "6", current=True)
    step = staged.abilities(of=B).say("filthy.prisoner")
    assert list(step.pending) == [C]
    step.say("no", "henchman")
    assert list(step.pending) == [A]


def test_g22_what_the_journalist_sees_is_the_card() -> None:
    """G22: the value of the card, to the user alone."""
    step = on_slot("6", "filthy journalist", seats=3).played(B, "3", "4").abilities(of=A)
    step.say("filthy.journalist", "card-1-4")
    (told,) = step.told_to(A, "card-is")
    assert told.args["card"].args["value"] == "3"  # type: ignore[union-attr]
    assert step.told_to(B, "card-is") == step.told_to(C, "card-is") == []


def test_g25_two_losses_in_two_turns_are_two_uses() -> None:
    """G25 "in one turn": in the next turn Daring is fresh."""
    staged = Staged().sheet(A, "filthy con-artist", "daring prospector").sheet(B, "hungry assassin")
    staged.hand(A, "6", "2", "3", "A").hand(B, "3", "2", "6", "A").reputation(A, 2).money(A, 0)
    scene = staged.rule(turns_of_a_and_b).say(
        {"card": "6", "slot": "slot-6"}, (A, "filthy.con-artist"), (A, "daring.prospector")
    )
    while scene.town.active == A:
        seat = next(iter(scene.pending))
        scene.say(
            (seat, "sell" if "sell" in scene.options(seat) else "office" if "office" in scene.options(seat) else "pass")
        )
    scene.say((B, {"card": "3", "slot": "slot-3"}), (B, "hungry.assassin"))
    assert "daring.prospector" in scene.options(A)


def test_g25_the_end_of_the_day_is_a_time_of_its_own() -> None:
    """G25, G33: used in the last turn, Daring and Talkative may be used once more at the end of that day."""
    staged = (
        Staged(day=2).sheet(A, "filthy con-artist", None, "daring prospector").played(A, "0", "4", B).reputation(A, 2)
    )
    scene = staged.played(A, "6", "6", current=True).abilities_and_evening(of=A)
    scene.say("filthy.con-artist", (A, "daring.prospector"), (A, "daring.prospector"))
    assert scene.money(A) == 4 + 5 + 2 + 2

    staged = Staged(day=2).sheet(A, "filthy singer", None, "talkative prospector").played(B, "0", "4", A)
    scene = staged.played(A, "6", "6", current=True).abilities_and_evening(of=A)
    scene.say("filthy.singer", (A, "talkative.prospector"), (A, "talkative.prospector"))
    assert scene.money(A) == 4 + 2 + 2


def test_g30_a_courier_in_the_saloon_may_hire_itself() -> None:
    """G30 as G03: used by the Innkeeper where it sits, the Courier may be hired by its own ability."""
    staged = on_slot("6", "filthy innkeeper").saloon("lucky courier").money(A, 1)
    step = staged.next_scoundrels("loyal chef", "humble cow", "hungry banker").abilities(of=A)
    step.say("filthy.innkeeper", "yes", "space-2")
    assert step.sheet(A) == ["filthy innkeeper", "lucky courier"]
    assert step.money(A) == 1 + 1 - 2
    assert len(step.saloon) == 3


def test_g30_courier_twice() -> None:
    """G30 as G03, x2: two hires, of two scoundrels, a dollar each time."""
    staged = on_slot("6", "gorgeous courier").saloon("lucky dog", "sneaky prospector").money(A, 0)
    step = staged.next_scoundrels("corrupt banker", "wealthy oil-baron").abilities(of=A)
    step.say("gorgeous.courier", "yes", "lucky.dog", "space-2", "yes", "yes", "space-3")
    assert step.sheet(A) == ["gorgeous courier", "lucky dog", "sneaky prospector"]
    assert step.money(A) == 0


def test_g34_the_dollar_comes_before_the_job() -> None:
    """G34 "+$1 first": a Quick-draw Chef hired with the last money has the $1 it asks for; a Charming one has not."""
    quick = Staged().saloon("quick-draw chef").money(A, 2).hire_or_office(of=A).say("quick-draw.chef", "yes")
    assert quick.money(A) == 2 - 2 + 1 - 1 + 4

    charming = Staged().saloon("charming chef").money(A, 1).hire_or_office(of=A).say("charming.chef")
    assert charming.over
    assert charming.money(A) == 0


def test_g35_both_places_keep_their_marks() -> None:
    """G35: declined, the unused safe stays unused; the mark is on it."""
    step = on_slot("6", "filthy test-subject").abilities(of=A).say("filthy.test-subject", "estate-6", "7", "no")
    assert step.over
    assert "estate-6" in [safe.id for safe in step.town.unused]
    assert step.sees(A, "estate-6") == step.safe("estate-6").value


def test_g36_two_uses_of_an_innkeeper_are_two_scoundrels() -> None:
    """G36 with R49: Gorgeous Innkeeper and Gravedigger never use the same one twice."""
    step = on_slot("6", "gorgeous innkeeper").saloon("lucky banker", "humble lumberjack").abilities(of=A)
    step.say("gorgeous.innkeeper", "lucky.banker", "yes")
    assert step.over
    assert step.money(A) == 4 + 4 + 3

    step = on_slot("6", "gorgeous gravedigger").pile("lucky banker").abilities(of=A).say("gorgeous.gravedigger")
    assert step.over
    assert step.money(A) == 4 + 4


@pytest.mark.parametrize("job", ["barber", "lawyer", "brainwasher", "sheriff"])
def test_g39_destroyed_henchmen_are_not_released(job: str) -> None:
    """G39: burnt by A's Arsonist, B's henchman comes back by no ability, nor by bail: nothing is offered."""
    staged = Staged().sheet(A, "filthy arsonist", f"stubborn {job}").henchmen(A, 3).henchmen(B, 3)
    step = staged.played(A, "3", "6", B, current=True).abilities(of=A).say("filthy.arsonist")
    assert step.player(B).destroyed == 1
    assert (f"stubborn.{job}" in step.options()) == (job != "brainwasher")  # the others have something else to do

    if step.pending:
        step.say(f"stubborn.{job}")
    assert step.over
    assert (step.player(B).available, step.player(B).jailed, step.player(B).destroyed) == (2, 0, 1)


@pytest.mark.parametrize(("job", "gain"), [("barber", 1), ("lawyer", 2)])
def test_g39_ones_own_destroyed_henchmen_are_not_released_either(job: str, gain: int) -> None:
    own = on_slot("6", f"filthy {job}").henchmen(A, 2).abilities(of=A).say(f"filthy.{job}")
    assert (own.player(A).available, own.player(A).destroyed, own.money(A)) == (2, 1, 4 + gain)


def test_g40_unusable_in_later_turns_as_well() -> None:
    """G40 "from then on": Charming on a sheet is silent on every slot, at the start of a turn, at the end of a day."""
    for slot in "A23456":
        step = on_slot(slot, "charming lumberjack", "helpful dog").abilities(of=A)
        assert "charming.lumberjack" not in step.options()
    assert plans(Staged().sheet(A, "charming lumberjack").turn(of=A))
    assert Staged(day=2).sheet(A, "charming lumberjack").end_of_day(first=A).over


def test_g41_once_is_allowed() -> None:
    """G41 with G36: the second use of Reckless may be declined."""
    step = Staged().saloon("reckless banker").money(A, 4).hire_or_office(of=A).say("reckless.banker", "yes", "no")
    assert step.money(A) == 4
    assert step.pile == ["reckless banker"]


def test_g42_the_swapped_away_job_waits_as_well() -> None:
    """G42: not by the Horse either: a part of it was used this turn."""
    staged = on_slot("6", "filthy impersonator", "drunken horse").saloon("lucky lumberjack", "humble cat", "loyal dog")
    step = staged.abilities(of=A).say("filthy.impersonator", "lucky.lumberjack")
    assert step.over  # the Horse has nobody fresh
