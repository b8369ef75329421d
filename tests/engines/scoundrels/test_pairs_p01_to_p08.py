"""What certain traits do to certain jobs: the rulings on composed pairs, by number; the first half."""

from __future__ import annotations

from tests.engines.scoundrels.town import A, B, C, Staged, on_slot, plans

THREE = ("filthy chef", "cocky rancher", "humble dog")


def test_p01_prices_are_reckoned_one_after_the_other() -> None:
    """P01: icon, price of the trait, job: each is judged as if those before were done."""
    for name, money, usable in (
        ("stubborn chef", 0, True),  # the icon's $1 buys what the Chef needs
        ("stubborn loan-shark", 3, False),  # with the icon A is too rich
        ("stubborn loan-shark", 2, True),
        ("clumsy loan-shark", 4, True),  # having paid for its clumsiness A is poor enough
        ("clumsy loan-shark", 5, False),
        ("clumsy safecracker", 3, False),
        ("clumsy safecracker", 4, True),
    ):
        step = on_slot("6", name).money(A, money).abilities(of=A)
        assert (name.replace(" ", ".") in step.options()) == usable, (name, money)

    assert on_slot("6", "ruthless bank-robber").henchmen(A, 1, jailed=2).abilities(of=A).over
    step = on_slot("6", "ruthless bank-robber").henchmen(A, 2, jailed=1).abilities(of=A)
    assert step.say("ruthless.bank-robber", "estate-1").player(A).jailed == 3


def test_p01_money_flows_in_that_order() -> None:
    """P01: what comes out of it in the end."""
    assert on_slot("6", "stubborn chef").money(A, 0).abilities(of=A).say("stubborn.chef").money(A) == 4
    assert on_slot("6", "clumsy loan-shark").money(A, 4).abilities(of=A).say("clumsy.loan-shark").money(A) == 7


def test_p02_cards_are_out_of_reach_at_the_end_of_the_day() -> None:
    """P02: Arsonist and Gunslinger cannot be used, the Spy sees no card, the Brainwasher places nobody."""
    for job in ("arsonist", "gunslinger"):
        evening = Staged().sheet(A, f"sleepy {job}").played(A, "3", "3", B).end_of_day(first=A)
        assert evening.over

    evening = Staged().sheet(A, "sleepy spy").holds(B, "estate-1").played(B, "3", "4").end_of_day(first=A)
    evening.say("sleepy.spy")
    assert evening.over
    assert len(evening.told_to(A, "safe-holds")) == 1
    assert "looks-at" not in evening.told()

    evening = Staged().sheet(A, "sleepy brainwasher").played(B, "3", "4").end_of_day(first=A)
    evening.say("sleepy.brainwasher", "of-0")
    assert evening.over
    assert evening.player(A).available == 3


def test_p02_reactions_to_the_challenge_are_part_of_the_end_of_the_day() -> None:
    """P02: Daring, set off by the challenge: the Journalist sees no card, the Gunslinger cannot be used."""
    evening = Staged().sheet(A, "daring journalist").played(A, "0", "4", B).played(B, "3", "4").end_of_day(first=A)
    evening.say("daring.journalist")
    assert evening.money(A) == 4 + 3
    assert "looks-at" not in evening.told()

    caught = Staged().sheet(B, "daring gunslinger").played(A, "3", "3", B).played(B, "0", "4", A)
    evening = caught.end_of_day(first=B)
    assert "daring.gunslinger" not in evening.options()


def test_p02_nobody_escapes_at_the_end_of_the_day() -> None:
    """P02: Deputy, Bounty Hunter and Prisoner hit available henchmen without a question to their owners."""
    evening = Staged(3).sheet(A, "sleepy deputy").end_of_day(first=A).say("sleepy.deputy")
    assert evening.over
    assert evening.money(A) == 4 + 2
    assert (evening.player(B).jailed, evening.player(C).jailed) == (2, 2)

    evening = Staged().sheet(A, "sleepy bounty-hunter").end_of_day(first=A).say("sleepy.bounty-hunter")
    assert evening.over
    assert evening.player(B).jailed == 2

    evening = Staged().sheet(A, "sleepy prisoner").end_of_day(first=A).say("sleepy.prisoner")
    assert evening.options(B) == ["henchman", "reputation"]


def test_p02_thefts_and_bribes_go_by_the_day_just_played() -> None:
    """P02: after day 1 the limit is one safe, and nobody can be bribed; after the final day it is two."""
    evening = Staged().sheet(A, "sleepy burglar").holds(A, "depot-1").end_of_day(first=A)
    evening.say("sleepy.burglar", "estate-1")
    assert sorted(evening.options()) == ["depot-1", "estate-1"]

    evening = Staged().sheet(A, "sleepy sheriff").money(A, 12).end_of_day(first=A).say("sleepy.sheriff")
    assert "bribe" not in evening.options()

    night = Staged(day=2).sheet(A, "sleepy sheriff").holds(A, "depot-1").money(A, 12).end_of_day(first=A)
    night.say("sleepy.sheriff", "bribe", "estate-1")
    assert night.over
    assert len(night.player(A).safes) == 2


def test_p02_hires_and_swaps_work_at_the_end_of_the_day() -> None:
    """P02: and so do the jobs about one's own deck."""
    evening = Staged().sheet(A, "sleepy courier").saloon("lucky dog").end_of_day(first=A)
    evening.say("sleepy.courier", "yes", "space-2")
    assert evening.sheet(A) == ["sleepy courier", "lucky dog"]

    evening = Staged().sheet(A, "sleepy impersonator").saloon("lucky dog").end_of_day(first=A)
    assert evening.say("sleepy.impersonator").sheet(A) == ["sleepy dog"]

    evening = Staged().sheet(A, "sleepy card-sharp").end_of_day(first=A).say("sleepy.card-sharp")
    assert len(evening.player(A).hand) == 5


def test_p03_nobody_escapes_at_the_start_of_a_turn() -> None:
    """P03: no card is down, so the henchmen of the others go to jail at once."""
    turn = Staged(3).sheet(A, "elderly deputy").turn(of=A).say("elderly.deputy")

    assert turn.money(A) == 4 + 2
    assert (turn.player(B).jailed, turn.player(C).jailed) == (2, 2)
    assert plans(turn)


def test_p03_the_start_of_a_turn_sees_the_earlier_turns() -> None:
    """P03: the Investor counts today's earlier cards and is no use without any; henchmen lie on those too."""
    assert plans(Staged().sheet(A, "elderly investor").turn(of=A))

    turn = Staged().sheet(A, "elderly investor").played(A, "3", "3").played(A, "2", "4").turn(of=A)
    assert turn.say("elderly.investor").money(A) == 4 + 2

    turn = Staged().sheet(A, "respected arsonist").reputation(A, 3).played(A, "3", "3", B).turn(of=A)
    assert turn.say("respected.arsonist").player(B).destroyed == 1

    turn = Staged().sheet(A, "notorious gunslinger").reputation(A, -1).played(A, "3", "3", B).turn(of=A)
    assert turn.say("notorious.gunslinger").player(B).jailed == 2


def test_p04_in_anothers_turn_the_owner_acts() -> None:
    """P04: B's Daring Deputy hits A, who has no escape on the own card, and C, who has."""
    staged = on_slot("6", "filthy assassin", seats=3).sheet(B, "daring deputy")
    step = staged.abilities(of=A).say("filthy.assassin", "1")
    assert step.options(B) == ["none", "daring.deputy"]

    step.say((B, "daring.deputy"))
    assert list(step.pending) == [C]
    assert step.options(C) == ["no", "yes"]

    step.say((C, "yes"))
    assert step.player(A).played[0].henchmen == [C]
    assert (step.player(A).jailed, step.player(C).jailed) == (2, 2)
    assert step.money(B) == 4 + 2


def test_p04_vengeful_acts_in_anothers_turn() -> None:
    """P04: A's Deputy jails B's henchman, and B's Vengeful Prospector pays B."""
    step = on_slot("6", "filthy deputy").sheet(B, "vengeful prospector").abilities(of=A)
    step.say("filthy.deputy", (B, "no"), (B, "vengeful.prospector"))

    assert (step.money(A), step.money(B)) == (4 + 1, 4 + 2)


def test_p04_a_hire_in_anothers_turn_is_an_extra_hire() -> None:
    """P04: B pays and places as ever; A's step 3 is still to come."""
    staged = Staged().sheet(A, "filthy assassin").sheet(B, "daring courier").saloon("loyal cat", *THREE[1:])
    turn = staged.hand(A, "0", "2", "3", "6").turn(of=A).say({"card": "6", "slot": "slot-6"})
    turn.say("filthy.assassin", (B, "daring.courier"), (B, "yes"), (B, "humble.dog"), (B, "space-2"))

    assert turn.sheet(B) == ["daring courier", "humble dog"]
    assert turn.money(B) == 4 + 1 - 3
    assert "office" in turn.options(A)


def test_p05_on_hire_scoundrels_are_not_on_the_sheet() -> None:
    """P05: Rancher and Engineer do not count themselves, and with nobody else they are no use."""
    step = Staged().sheet(A, "lucky dog", "sneaky cat").saloon("charming rancher").money(A, 1).hire_or_office(of=A)
    assert step.say("charming.rancher", "yes").money(A) == 2

    step = Staged().sheet(A, "lucky prototype").saloon("charming engineer").money(A, 2).hire_or_office(of=A)
    assert step.say("charming.engineer", "yes").money(A) == 3

    step = Staged().saloon("charming rancher").money(A, 1).hire_or_office(of=A).say("charming.rancher")
    assert step.over  # paid for, and nothing to use
    assert step.money(A) == 0


def test_p05_on_hire_users_look_elsewhere() -> None:
    """P05: the Horse picks from the sheet, the Innkeeper from the others in the saloon."""
    staged = Staged().sheet(A, "lucky lumberjack", "sneaky banker").saloon(*THREE[:2], "charming horse").money(A, 2)
    step = staged.hire_or_office(of=A).say("charming.horse", "yes")
    assert step.options() == ["lucky.lumberjack", "sneaky.banker"]
    step.say("sneaky.banker", "keep")
    assert step.over
    assert step.money(A) == 4

    staged = Staged().sheet(A, "lucky lumberjack").saloon("filthy banker", "humble dog", "charming innkeeper")
    step = staged.money(A, 2).hire_or_office(of=A).say("charming.innkeeper", "yes")
    assert sorted(step.options()) == ["filthy.banker", "humble.dog"]


def test_p05_nobody_chains_from_an_on_hire_scoundrel() -> None:
    """P05: it lies beside nobody; its tech icons never score."""
    staged = Staged().sheet(A, "lively dog", "helpful cat").saloon("charming automaton").money(A, 3)
    step = staged.hire_or_office(of=A).say("charming.automaton", "yes", "keep")

    assert step.over
    assert sum(scoundrel.tech for scoundrel in step.player(A).scoundrels()) == 0


def test_p05_tailor_cannot_touch_itself_in_the_saloon() -> None:
    """P05: a Charming Tailor swaps among the others."""
    staged = Staged().sheet(A, "lucky dog", "sneaky cat").saloon("filthy chef", "charming tailor").money(A, 1)
    step = staged.hire_or_office(of=A).say("charming.tailor", "yes")
    assert step.options() == ["lucky.dog", "sneaky.cat"]

    step.say("lucky.dog")
    assert step.options() == ["sneaky.cat", "filthy.chef"]


def test_p05_impersonator_leaves_with_its_new_job() -> None:
    """P05: it trades with another one in the saloon and is then discarded as what it became."""
    staged = Staged().saloon("lucky lumberjack", "charming impersonator").money(A, 0)
    step = staged.next_scoundrels("loyal cat").hire_or_office(of=A).say("charming.impersonator", "yes")

    assert step.over
    assert step.pile == ["charming lumberjack"]
    assert "lucky impersonator" in step.saloon
    assert step.money(A) == 0


def test_p05_reckless_impersonator_uses_its_new_job() -> None:
    """P05: its second use is that of the job it took."""
    staged = Staged().saloon("lucky lumberjack", "reckless impersonator").money(A, 1)
    step = staged.hire_or_office(of=A).say("reckless.impersonator", "yes", "yes")

    assert step.over
    assert step.pile == ["reckless lumberjack"]
    assert step.money(A) == 1 - 1 + 3


def test_p05_reckless_cow_leaves_once() -> None:
    """P05: $5 twice, one discard, one newcomer."""
    staged = Staged().saloon("filthy chef", "humble dog", "reckless cow").next_scoundrels("loyal cat").money(A, 4)
    step = staged.hire_or_office(of=A).say("reckless.cow", "yes", "yes")

    assert step.money(A) == 4 - 4 + 10
    assert step.pile == ["reckless cow"]
    assert step.saloon == ["loyal cat", "filthy chef", "humble dog"]


def test_p05_an_on_hire_hire_is_a_hire() -> None:
    """P05 with A09: the sheet may be rearranged, and Annoying reacts once the scoundrel is discarded."""
    staged = Staged().sheet(A, "lucky dog", "annoying cat").saloon("charming lumberjack").money(A, 1)
    step = staged.hire_or_office(of=A).say("charming.lumberjack", "yes")
    assert step.options() == ["keep", "arrange"]

    step.say("arrange", ["annoying.cat", "lucky.dog"])
    assert step.sheet(A) == ["annoying cat", "lucky dog"]
    assert step.pile == ["charming lumberjack"]
    assert step.options() == ["none", "annoying.cat"]


def test_p06_an_on_hire_scoundrel_is_used_inside_the_hire() -> None:
    """P06: the Courier hires a Charming Lumberjack, which is used before the Courier is done."""
    staged = on_slot("6", "filthy courier", "helpful prospector").saloon("charming lumberjack").money(A, 0)
    step = staged.abilities(of=A).say("filthy.courier", "yes", "yes")
    assert step.money(A) == 1 - 1 + 3

    step.say("keep")
    assert step.options() == ["none", "helpful.prospector"]  # only now: the Courier's use has ended


def test_p06_a_charming_courier_may_hire_a_second_scoundrel() -> None:
    """P06: it is hired in step 3 and hires another one itself; so does a Charming Doctor from the pile."""
    staged = Staged().saloon("lucky dog", "humble cat", "charming courier").money(A, 1)
    step = staged.hire_or_office(of=A).say("charming.courier", "yes", "yes")
    assert step.player(A).money == 0
    step.say("space-1")
    assert step.sheet(A) == ["lucky dog"]
    assert step.pile == ["charming courier"]
    assert len(step.saloon) == 3

    staged = Staged().saloon("charming doctor").pile("lucky dog").money(A, 1)
    step = staged.hire_or_office(of=A).say("charming.doctor", "yes", "yes", "space-1")
    assert step.sheet(A) == ["lucky dog"]
    assert step.pile == ["charming doctor"]


def test_p06_whoever_is_being_hired_stays_out_of_reach() -> None:
    """P06 with A09: an on-hire scoundrel that hires another one is in no zone until all of it has ended."""
    staged = Staged().saloon("lucky dog", "quick-draw impersonator", "charming courier").money(A, 1)
    step = staged.hire_or_office(of=A).say("charming.courier", "yes", "yes", "quick-draw.impersonator", "yes")

    assert step.options() == []  # the Dog's job is the only one to be had
    assert step.pile == ["charming courier", "quick-draw dog"]


def test_p06_an_on_hire_doctor_in_the_pile_does_not_hire_itself() -> None:
    """P06: used by the Gravedigger it brings $2, is spent, and slips to the bottom."""
    staged = on_slot("6", "filthy gravedigger").pile("charming doctor", "lucky dog")
    step = staged.abilities(of=A).say("filthy.gravedigger")

    assert step.over
    assert step.money(A) == 4 + 2
    assert step.pile == ["lucky dog", "charming doctor"]


def test_p07_a_trait_given_away_still_counts_for_the_use() -> None:
    """P07: the Elderly Tailor goes though Elderly is another one's by now; Radioactive still costs 1 reputation."""
    turn = Staged().sheet(A, "elderly tailor", "lucky dog").turn(of=A)
    turn.say("elderly.tailor", "elderly.tailor")
    assert turn.sheet(A) == ["elderly dog"]
    assert turn.pile == ["lucky tailor"]

    step = on_slot("6", "radioactive tailor").saloon("lucky dog").abilities(of=A).say("radioactive.tailor")
    assert step.sheet(A) == ["lucky tailor"]
    assert step.player(A).reputation == -1


def test_p07_the_second_use_is_still_due() -> None:
    """P07: a Gorgeous Tailor that gave its trait away is used again, with the parts it has then."""
    step = on_slot("6", "gorgeous tailor", "lucky dog").abilities(of=A).say("gorgeous.tailor", "gorgeous.tailor")
    assert step.sheet(A) == ["lucky tailor", "gorgeous dog"]
    assert step.options() == ["yes", "no"]

    step.say("yes", "lucky.tailor")
    assert step.sheet(A) == ["gorgeous tailor", "lucky dog"]


def test_p08_dead_pairs_live_through_others() -> None:
    """P08: Generous Chef has its moment at $0 and its price at $1, but the Horse gets it to cook."""
    for job in ("chef", "safecracker", "politician"):
        assert plans(Staged().sheet(A, f"generous {job}").money(A, 0).turn(of=A))

    step = on_slot("6", "filthy horse", "generous chef").money(A, 1).abilities(of=A).say("filthy.horse")
    assert step.money(A) == 4

    step = on_slot("6", "filthy innkeeper").saloon("generous chef").money(A, 1).abilities(of=A)
    assert step.say("filthy.innkeeper").money(A) == 4

    staged = on_slot("6", "filthy gravedigger").pile("sleepy arsonist").played(A, "3", "3", B)
    step = staged.abilities(of=A).say("filthy.gravedigger")
    assert step.player(B).destroyed == 1

    hire = Staged().saloon("generous chef").money(A, 2).hire_or_office(of=A).say("generous.chef", "space-1")
    assert hire.sheet(A) == ["generous chef"]
