"""The glossary of the rulebook (p.13 to 15), first half: one entry, one or more tests, by number."""

from __future__ import annotations

from tests.engines.scoundrels.town import FIVE, A, B, C, Scene, Staged, on_slot


def deck(scene: Scene) -> list[str]:
    """A's poker deck, its top first."""
    return [card.value for card in reversed(scene.player(A).deck)]


def test_g01_charming_needs_no_space() -> None:
    """G01: with a full sheet nobody has to go for a scoundrel that is only used as it is hired."""
    staged = Staged().sheet(A, *FIVE).saloon("filthy chef", "cocky rancher", "charming banker").money(A, 2)
    step = staged.hire_or_office(of=A).say("charming.banker", "yes")

    assert step.money(A) == 2 - 2 + 4
    assert step.sheet(A) == list(FIVE)
    assert step.pile == ["charming banker"]


def test_g01_charming_goes_even_if_not_used() -> None:
    """G01: whoever declines the use has paid all the same, and the scoundrel is discarded."""
    staged = Staged().sheet(A, *FIVE).saloon("filthy chef", "cocky rancher", "charming banker").money(A, 2)
    step = staged.hire_or_office(of=A).say("charming.banker", "no")

    assert step.money(A) == 0
    assert step.sheet(A) == list(FIVE)
    assert step.pile == ["charming banker"]


def test_g02_abomination_puts_the_card_back_first() -> None:
    """G02: when the shuffle is offered, the card that was seen lies on top again; without a shuffle all stays put."""
    step = on_slot("6", "filthy abomination").deck(A, "5", "A", "2").abilities(of=A).say("filthy.abomination")
    assert deck(step) == ["5", "A", "2"]
    assert step.options() == ["yes", "no"]
    assert len(step.told_to(A, "deck-top-is")) == 1
    assert step.told_to(B, "deck-top-is") == []

    step.say("no")
    assert deck(step) == ["5", "A", "2"]
    assert "shuffles-deck" not in step.told()


def test_g03_doctor_brings_money_before_the_hire() -> None:
    """G03: the $2 come first and may pay for the hire."""
    step = on_slot("6", "filthy doctor").pile("sneaky dog").money(A, 0).abilities(of=A).say("filthy.doctor")
    assert step.money(A) == 2

    step.say("yes", "space-3")
    assert step.money(A) == 2 - 1
    assert step.sheet(A) == ["filthy doctor", "sneaky dog"]
    assert step.pile == []


def test_g03_doctor_hires_at_full_cost_or_not_at_all() -> None:
    """G03: a top card for $3 is out of reach for whoever holds $2; the money stays."""
    step = on_slot("6", "filthy doctor").pile("greedy dog").money(A, 0).abilities(of=A).say("filthy.doctor")

    assert step.over
    assert step.money(A) == 2
    assert step.pile == ["greedy dog"]


def test_g03_doctor_chains_to_whom_it_hired() -> None:
    """G03: a Helpful scoundrel put at the Doctor's right may be used right after it."""
    staged = on_slot("6", "filthy doctor").pile("helpful lumberjack").money(A, 0)
    step = staged.abilities(of=A).say("filthy.doctor", "yes", "space-2")
    assert step.options() == ["none", "helpful.lumberjack"]

    step.say("helpful.lumberjack")
    assert step.money(A) == 2 - 2 + 3


def test_g03_doctor_greedy_came_too_late_for_the_money() -> None:
    """G03: Greedy was not on the sheet when the $2 came in, so it does not react; one that was there does."""
    late = on_slot("6", "filthy doctor").pile("greedy dog").money(A, 1).abilities(of=A)
    late.say("filthy.doctor", "yes", "space-2")
    assert late.over

    there = on_slot("6", "filthy doctor", "greedy dog").pile("sneaky chef").abilities(of=A).say("filthy.doctor", "no")
    assert there.options() == ["none", "greedy.dog"]


def test_g03_doctor_may_be_replaced_by_whom_it_hired() -> None:
    """G03: with a full sheet the Doctor itself may go, and then nothing chains from it."""
    staged = on_slot("6", "filthy doctor", "helpful prospector", *FIVE[2:]).pile("sneaky dog").money(A, 0)
    step = staged.abilities(of=A).say("filthy.doctor", "yes", "filthy.doctor", "space-1")

    assert step.over
    assert step.sheet(A) == ["sneaky dog", "helpful prospector", *FIVE[2:]]
    assert step.pile == ["filthy doctor"]


def test_g03_doctor_in_the_pile_may_hire_itself() -> None:
    """G03: used by the Gravedigger where it lies, the Doctor is the top of the pile and can be hired."""
    staged = on_slot("6", "filthy gravedigger").pile("lucky doctor").money(A, 0)
    step = staged.abilities(of=A).say("filthy.gravedigger", "yes", "space-2")

    assert step.over
    assert step.money(A) == 2 - 2
    assert step.sheet(A) == ["filthy gravedigger", "lucky doctor"]
    assert step.pile == []


def test_g03_doctor_leaves_an_on_hire_card_on_top() -> None:
    """G03: such a card is paid for and used, and stays on top of the pile."""
    staged = on_slot("6", "filthy doctor").pile("charming lumberjack", "sneaky dog").money(A, 0)
    step = staged.abilities(of=A).say("filthy.doctor", "yes", "yes")

    assert step.over
    assert step.money(A) == 2 - 1 + 3
    assert step.pile == ["charming lumberjack", "sneaky dog"]


def test_g03_doctor_twice_never_takes_the_same_card() -> None:
    """G03: the second use of a Gorgeous Doctor brings its $2; the on-hire card that still lies on top is done with."""
    staged = on_slot("6", "gorgeous doctor").pile("charming lumberjack").money(A, 0)
    step = staged.abilities(of=A).say("gorgeous.doctor", "yes", "yes", "yes")

    assert step.over
    assert step.money(A) == 2 - 1 + 3 + 2
    assert step.pile == ["charming lumberjack"]


def test_g03_doctor_twice_hires_two_different_cards() -> None:
    """G03: once the first one is hired, another one is the top of the pile."""
    staged = on_slot("6", "gorgeous doctor").pile("sneaky dog", "lucky prospector").money(A, 0)
    step = staged.abilities(of=A).say("gorgeous.doctor", "yes", "space-2", "yes", "yes", "space-3")

    assert step.sheet(A) == ["gorgeous doctor", "sneaky dog", "lucky prospector"]
    assert step.money(A) == 2 - 1 + 2 - 1


def test_g04_lying_reacts_to_an_impossible_mark() -> None:
    """G04: no safe of the Estate is worth 7; a mark of 6 could be true, so it does not count."""
    step = on_slot("A", "lying prospector").abilities(of=A).say("leader", "estate-3", "7")
    assert step.options() == ["none", "lying.prospector"]
    assert step.say("lying.prospector").money(A) == 4 + 2

    assert on_slot("A", "lying prospector").abilities(of=A).say("leader", "estate-3", "6").over


def test_g05_annoying_chains_to_whom_was_just_hired() -> None:
    """G05: first Annoying is used because of the hire, then the new Helpful neighbour because of Annoying."""
    staged = Staged().sheet(A, "annoying prospector").saloon("lucky dog", "sneaky cat", "helpful lumberjack")
    step = staged.money(A, 2).hire_or_office(of=A).say("helpful.lumberjack", "space-2")
    assert step.options() == ["none", "annoying.prospector"]

    step.say("annoying.prospector")
    assert step.options() == ["none", "helpful.lumberjack"]

    step.say("helpful.lumberjack")
    assert step.over
    assert step.money(A) == 2 + 3


def test_g06_horse_stays_when_the_cow_goes() -> None:
    """G06: "discard this" means the Cow that says so."""
    step = on_slot("A", "lucky horse", "filthy cow").abilities(of=A).say("lucky.horse")

    assert step.money(A) == 4 + 5
    assert step.sheet(A) == ["lucky horse"]
    assert step.pile == ["filthy cow"]


def test_g06_horse_twice_picks_two_different_scoundrels() -> None:
    """G06: a Gorgeous Horse cannot use the same one again."""
    staged = on_slot("6", "gorgeous horse", "lucky lumberjack", "sneaky banker", "hungry prospector")
    step = staged.abilities(of=A).say("gorgeous.horse", "lucky.lumberjack", "yes")
    assert step.options() == ["sneaky.banker", "hungry.prospector"]

    step.say("sneaky.banker")
    assert step.money(A) == 4 + 3 + 4


def test_g06_horse_uses_one_who_uses_another() -> None:
    """G06: Horse, Innkeeper and the scoundrel in the saloon in a row; all three are spent."""
    staged = on_slot("A", "lucky horse", "sneaky innkeeper").saloon("filthy cow", "loyal cat", "humble chef")
    step = staged.abilities(of=A).say("lucky.horse", "filthy.cow")

    assert step.money(A) == 4 + 5
    assert step.pile == ["filthy cow"]
    assert len(step.saloon) == 3
    spent = [*step.player(A).scoundrels(), *step.town.pile]
    assert all(step.town.is_spent(scoundrel) for scoundrel in spent)


def test_g07_traitor_needs_an_opponent_with_more_safes() -> None:
    """G07: one against one is not enough, one against two is."""
    even = on_slot("6", "filthy traitor", day=2).holds(A, "estate-1").holds(B, "depot-1")
    assert even.abilities(of=A).over

    behind = on_slot("6", "filthy traitor", day=2).holds(A, "estate-1").holds(B, "depot-1", "depot-2")
    step = behind.abilities(of=A).say("filthy.traitor", "laboratory-1")
    assert [safe.id for safe in step.player(A).safes] == ["estate-1", "laboratory-1"]


def test_g08_lively_follows_its_right_neighbour() -> None:
    """G08: its arrow comes from the right; a neighbour at its left starts nothing."""
    step = on_slot("6", "lively lumberjack", "filthy prospector").abilities(of=A).say("filthy.prospector")
    assert step.options() == ["none", "lively.lumberjack"]

    assert on_slot("6", "filthy prospector", "lively lumberjack").abilities(of=A).say("filthy.prospector").over


def test_g09_greedy_reacts_to_money_by_a_scoundrel() -> None:
    """G09: money gained or stolen by another scoundrel counts."""
    gained = on_slot("6", "filthy prospector", None, "greedy dog").abilities(of=A).say("filthy.prospector")
    assert gained.options() == ["none", "greedy.dog"]

    stolen = on_slot("6", "filthy pickpocket", None, "greedy dog").abilities(of=A).say("filthy.pickpocket")
    assert stolen.money(B) == 1
    assert stolen.options() == ["none", "greedy.dog"]


def test_g09_greedy_ignores_the_leader_and_the_office() -> None:
    """G09: neither slot 3 nor the information sold in step 3 is money by a scoundrel."""
    slot = on_slot("3", "greedy dog").abilities(of=A).say("leader")
    assert slot.over
    assert slot.money(A) == 4 + 3

    office = Staged().sheet(A, "greedy dog").saloon("lucky cat").hire_or_office(of=A).say("office", "sell")
    assert office.over
    assert office.money(A) == 4 + 2


def test_g10_generous_needs_an_empty_purse() -> None:
    """G10: at the start of the turn with exactly $0, and not with $1."""
    poor = Staged().sheet(A, "generous prospector").money(A, 0).turn(of=A)
    assert poor.options() == ["generous.prospector", "done"]

    rich = Staged().sheet(A, "generous prospector").money(A, 1).turn(of=A)
    assert "card" in rich.pending[A].default  # type: ignore[operator]  # the plan already


def test_g10_generous_does_not_let_money_be_waived() -> None:
    """G10: a Prospector that is used and information that is sold bring their money without a question."""
    used = on_slot("6", "generous dog", "filthy prospector").money(A, 0).abilities(of=A).say("filthy.prospector")
    assert used.over
    assert used.money(A) == 2

    sold = Staged().sheet(A, "generous dog").saloon("cocky cat").money(A, 0).hire_or_office(of=A)
    assert sold.over  # nobody to pay for, nothing to bail with: only the $2 are left
    assert sold.money(A) == 2


def test_g11_gambler_shuffles_in_any_case() -> None:
    """G11: a 3 brings $1 and a 6 brings $5; either way the card goes back and the deck is shuffled."""
    for top, gain in (("3", 1), ("6", 5)):
        step = on_slot("6", "filthy gambler").deck(A, top, "A", "2").abilities(of=A).say("filthy.gambler")
        assert step.money(A) == 4 + gain
        assert sorted(deck(step)) == sorted([top, "A", "2"])
        assert step.told()[-1] == "shuffles-deck"
        assert len(step.told_to(B, "reveals-top")) == 1


def test_g12_bank_robber_needs_an_available_henchman() -> None:
    """G12: with all three on cards or in jail there is nobody to send."""
    none = on_slot("6", "filthy bank-robber").henchmen(A, 1, jailed=2).played(B, "3", "3", A)
    assert none.abilities(of=A).over

    one = on_slot("6", "filthy bank-robber").henchmen(A, 1, jailed=2).abilities(of=A).say("filthy.bank-robber")
    assert one.player(A).jailed == 3
    assert "estate-1" in one.options()


def test_g13_mastermind_marks_without_looking() -> None:
    """G13: the mark lies before anything is seen, and it is no scout, so Nosy stays quiet."""
    step = on_slot("6", "filthy mastermind", "nosy prospector").abilities(of=A).say("filthy.mastermind", "estate-3")
    assert step.sees(A, "estate-3") is None

    step.say("4")
    assert step.sees(A, "estate-3") == step.safe("estate-3").value

    step.say("depot-2", "5")
    assert step.over
    assert "looks-into" not in step.told()


def test_g13_mastermind_may_mark_a_safe_again() -> None:
    """G13: a safe with one's own mark can be looked at beforehand, and takes any number of further marks."""
    step = on_slot("6", "filthy mastermind").mark(A, "estate-3", 2).abilities(of=A)
    assert step.sees(A, "estate-3") == step.safe("estate-3").value

    step.say("filthy.mastermind", "estate-3", "4", "estate-3", "6")
    assert [mark.face for mark in step.safe("estate-3").marks] == [2, 4, 6]


def test_g14_con_artist_needs_reputation_to_lose() -> None:
    """G14: at -2 it cannot be used."""
    assert on_slot("6", "filthy con-artist").reputation(A, -2).abilities(of=A).over

    step = on_slot("6", "filthy con-artist").reputation(A, -1).abilities(of=A).say("filthy.con-artist")
    assert (step.player(A).reputation, step.money(A)) == (-2, 4 + 5)


def test_g15_ruthless_needs_an_available_henchman() -> None:
    """G15: without one it is not usable, however good its job."""
    none = on_slot("6", "ruthless banker").henchmen(A, 1, jailed=2).played(B, "3", "3", A)
    assert none.abilities(of=A).over

    step = on_slot("6", "ruthless banker").henchmen(A, 1, jailed=2).abilities(of=A).say("ruthless.banker")
    assert (step.player(A).jailed, step.money(A)) == (3, 4 + 4)


def test_g16_chef_needs_a_dollar() -> None:
    """G16: with $0 there is nothing to cook; $1 becomes $4."""
    assert on_slot("6", "filthy chef").money(A, 0).abilities(of=A).over
    assert on_slot("6", "filthy chef").money(A, 1).abilities(of=A).say("filthy.chef").money(A) == 4


def test_g17_tailor_makes_somebody_usable() -> None:
    """G17: neither part of the new scoundrel was used this turn and it shows the slot, so it can be used now."""
    step = on_slot("5", "patient tailor", "lucky lumberjack").saloon("cocky cat").abilities(of=A)
    step.say("patient.tailor", "lucky.lumberjack", "cocky.cat", "part-trait")
    assert step.sheet(A) == ["patient tailor", "cocky lumberjack"]  # where they were: it is no hire
    assert step.saloon == ["lucky cat"]

    assert step.say("cocky.lumberjack").money(A) == 4 + 3


def test_g17_tailor_does_not_refresh_a_used_part() -> None:
    """G17: the job was used under its old trait, so the scoundrel is spent under its new one."""
    step = on_slot("5", "patient tailor", "unstoppable lumberjack").saloon("cocky cat").abilities(of=A)
    step.say("unstoppable.lumberjack", "patient.tailor", "unstoppable.lumberjack", "cocky.cat", "part-trait")

    assert step.sheet(A) == ["patient tailor", "cocky lumberjack"]
    assert step.options() == ["leader", "done"]


def test_g17_tailor_chains_by_the_new_trait() -> None:
    """G17: a neighbour that became Helpful follows the Tailor; one that was Helpful before does not."""
    gets = on_slot("5", "patient tailor", "lucky lumberjack").saloon("helpful cat").abilities(of=A)
    gets.say("patient.tailor", "lucky.lumberjack", "helpful.cat", "part-trait")
    assert gets.options() == ["none", "helpful.lumberjack"]

    loses = on_slot("5", "patient tailor", "helpful lumberjack").saloon("lucky cat").abilities(of=A)
    loses.say("patient.tailor", "helpful.lumberjack", "lucky.cat", "part-trait")
    assert loses.options() == ["leader", "done"]


def test_g17_tailor_keeps_its_own_job() -> None:
    """G17: with the Tailor as one of the two, only the traits can be swapped."""
    step = on_slot("5", "patient tailor", "lucky lumberjack").saloon("cocky cat").abilities(of=A)
    step.say("patient.tailor", "patient.tailor", "cocky.cat")

    assert step.sheet(A) == ["cocky tailor", "lucky lumberjack"]
    assert step.saloon == ["patient cat"]


def test_g18_selfish_leaves_a_last_chance_to_suspect() -> None:
    """G18: it is used right after step 3 by whoever is richest, and after it henchmen may still be placed."""
    staged = Staged(3).sheet(A, "selfish prospector").money(A, 4).money(B, 5).money(C, 5).hand(A, "0", "2", "3", "6")
    turn = staged.saloon("cocky cat").turn(of=A).say({"card": "3", "slot": "slot-6"}, "office", "sell")
    assert turn.options(A) == ["none", "selfish.prospector"]

    turn.say("selfish.prospector")
    assert turn.money(A) == 4 + 2 + 2
    assert turn.options(C) == ["pass", "suspect"]

    turn.say((C, "suspect"), (B, "pass"))
    assert turn.over
    assert turn.player(A).played[0].henchmen == [C]


def test_g18_selfish_needs_to_be_richest_alone() -> None:
    """G18: with as much as an opponent it is not offered."""
    staged = Staged().sheet(A, "selfish prospector").money(A, 4).money(B, 6).hand(A, "0", "2", "3", "6")
    turn = staged.saloon("cocky cat").turn(of=A).say({"card": "3", "slot": "slot-6"}, "office", "sell")
    assert turn.options() == ["pass", "suspect"]


def test_g19_prisoner_asks_clockwise() -> None:
    """G19: B decides before C; nobody waits for an opponent who can only lose reputation."""
    step = on_slot("6", "filthy prisoner", seats=3).abilities(of=A).say("filthy.prisoner")
    assert list(step.pending) == [B]

    step.say("no", "henchman")
    assert list(step.pending) == [C]

    step.say("no", "reputation")
    assert step.over
    assert (step.player(B).available, step.player(B).jailed, step.player(B).reputation) == (1, 2, 0)
    assert (step.player(C).available, step.player(C).jailed, step.player(C).reputation) == (2, 1, -1)


def test_g19_prisoner_takes_reputation_from_whoever_has_nobody_to_send() -> None:
    """G19: all henchmen in jail or on cards, so 1 reputation it is."""
    staged = on_slot("6", "filthy prisoner", seats=3).henchmen(B, 1, jailed=2).played(C, "3", "3", B).henchmen(C, 0, 3)
    step = staged.abilities(of=A).say("filthy.prisoner")

    assert step.over
    assert (step.player(B).reputation, step.player(C).reputation) == (-1, -1)


def test_g20_bounty_hunter_can_be_escaped() -> None:
    """G20: the target may first put the henchman on the card of this turn; then there is none to jail."""
    staged = on_slot("6", "filthy bounty-hunter", seats=3).henchmen(B, 1, jailed=2)
    step = staged.abilities(of=A).say("filthy.bounty-hunter", "1", (B, "yes"))

    assert step.over
    assert step.money(A) == 4 + 2
    assert (step.player(B).available, step.player(B).jailed) == (0, 2)
    assert step.player(A).played[0].henchmen == [B]


def test_g20_bounty_hunter_jails_whoever_stays() -> None:
    """G20: without the escape, or with a second henchman, one goes to jail."""
    stays = on_slot("6", "filthy bounty-hunter").abilities(of=A).say("filthy.bounty-hunter", (B, "no"))
    assert (stays.player(B).available, stays.player(B).jailed) == (1, 2)

    both = on_slot("6", "filthy bounty-hunter").abilities(of=A).say("filthy.bounty-hunter", (B, "yes"))
    assert (both.player(B).available, both.player(B).jailed) == (0, 2)


def test_g21_nervous_follows_only_a_use() -> None:
    """G21: a neighbour that is left alone, or that cannot be paid for, starts no chain."""
    assert on_slot("6", "filthy dog", "nervous prospector").abilities(of=A).say("done").over
    assert on_slot("6", "filthy safecracker", "nervous prospector").money(A, 2).abilities(of=A).over


def test_g21_nervous_follows_though_the_optional_part_was_declined() -> None:
    """G21: a Courier that hires nobody was used all the same."""
    staged = on_slot("6", "filthy courier", "nervous prospector").saloon("lucky cat")
    step = staged.abilities(of=A).say("filthy.courier", "no")
    assert step.options() == ["none", "nervous.prospector"]


def test_g21_nervous_follows_whoever_hired_it() -> None:
    """G21: hired by the neighbour's ability and put beside it, it may be used at once."""
    staged = on_slot("6", "filthy courier").saloon("lucky cat", "humble dog", "nervous prospector")
    step = staged.abilities(of=A).say("filthy.courier", "yes", "nervous.prospector", "space-2")
    assert step.options() == ["none", "nervous.prospector"]

    assert step.say("nervous.prospector").money(A) == 4 + 1 - 1 + 2


def test_g22_journalist_may_look_at_an_own_card() -> None:
    """G22: any face-down card on any sheet is a legal choice."""
    step = on_slot("6", "filthy journalist").played(B, "3", "4").abilities(of=A).say("filthy.journalist")
    assert sorted(step.options()) == ["card-0-6", "card-1-4"]

    step.say("card-0-6")
    assert step.money(A) == 4 + 3
    assert len(step.told_to(A, "card-is")) == 1


def test_g22_journalist_sees_no_card_at_the_end_of_the_day() -> None:
    """G22: then it only brings its $3."""
    staged = Staged().sheet(A, "sleepy journalist").played(A, "3", "4").played(B, "3", "4")
    evening = staged.end_of_day(first=A).say("sleepy.journalist")

    assert evening.over
    assert evening.money(A) == 4 + 3
    assert "looks-at" not in evening.told()
