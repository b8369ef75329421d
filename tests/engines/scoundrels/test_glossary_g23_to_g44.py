"""The glossary of the rulebook (p.13 to 15), second half: one entry, one or more tests, by number."""

from __future__ import annotations

from engines.core import Form, Pick
from tests.engines.scoundrels.town import FIVE, A, B, C, Scene, Staged, on_slot


def cards_to_play(turn: Scene) -> list[str]:
    """What A may play in step 1."""
    plan = turn.pending[A]
    assert isinstance(plan, Form)
    cards = plan.fields["card"]
    assert isinstance(cards, Pick)
    return [option.id for option in cards.options]


def test_g23_honest_lays_the_zero_face_up() -> None:
    """G23: no slot, no leader, no suspicion; the Investor counts it; it is shuffled under the deck like any other."""
    staged = Staged().sheet(A, "honest investor", "filthy prospector").hand(A, "0", "2", "3", "6")
    staged.played(A, "2", "2").played(A, "3", "3")
    turn = staged.turn(of=A)
    assert "face-up" in cards_to_play(turn)

    turn.say({"card": "face-up"})
    assert list(turn.pending) == [A]
    assert turn.options() == ["honest.investor", "done"]

    turn.say("honest.investor")
    assert turn.money(A) == 4 + 3
    assert B not in turn.pending

    evening = Staged().sheet(A, "honest investor").played(A, "0", None).end_of_day(first=A)
    assert evening.over
    cards = [*evening.player(A).hand, *evening.player(A).deck]
    assert "0" in [card.value for card in cards]


def test_g23_honest_may_bluff_with_the_zero() -> None:
    """G23: the 0 may go into a slot as ever, and then Honest has nothing to do with it."""
    staged = Staged().sheet(A, "honest investor", "filthy prospector").hand(A, "0", "2", "3", "6")
    turn = staged.turn(of=A).say({"card": "0", "slot": "slot-6"})

    assert turn.options(A) == ["filthy.prospector", "done"]
    assert turn.options(B) == ["suspect"]
    assert turn.player(A).played[0].bluff


def test_g24_brainwasher_gives_an_opponents_henchman_back() -> None:
    """G24: with two players B's henchman has no card to go to: B's own are not allowed, nor are A's."""
    staged = on_slot("6", "filthy brainwasher").henchmen(A, 3).henchmen(B, 2, jailed=1).played(B, "3", "4")
    step = staged.abilities(of=A).say("filthy.brainwasher", "of-1")

    assert step.over
    assert (step.player(B).available, step.player(B).jailed) == (3, 0)


def test_g24_brainwasher_places_on_cards_of_earlier_turns() -> None:
    """G24: A's own henchman may go on any face-down card that B played today, but not where A has one already."""
    staged = on_slot("6", "filthy brainwasher").henchmen(A, 2, jailed=1).henchmen(B, 3)
    staged.played(B, "3", "4").played(B, "2", "2", A).played(B, "5", "5")
    step = staged.abilities(of=A).say("filthy.brainwasher", "of-0")
    assert step.options() == ["none", "card-1-4", "card-1-5"]

    step.say("card-1-4")
    assert step.over
    assert step.player(B).played[0].henchmen == [A]
    assert (step.player(A).available, step.player(A).jailed) == (1, 0)


def test_g24_brainwasher_places_somebody_elses_henchman() -> None:
    """G24: C's henchman may go on B's card; whoever releases nobody places nobody."""
    staged = on_slot("6", "filthy brainwasher", seats=3).played(B, "3", "4").played(C, "3", "4")
    step = staged.abilities(of=A).say("filthy.brainwasher", "of-2")
    assert step.options() == ["none", "card-1-4"]
    assert step.say("card-1-4").player(B).played[0].henchmen == [C]

    staged = on_slot("6", "filthy brainwasher", seats=3).played(B, "3", "4").played(C, "3", "4")
    assert staged.abilities(of=A).say("filthy.brainwasher", "none").over


def test_g25_daring_acts_once_a_turn() -> None:
    """G25: a second loss in the same turn finds it spent."""
    staged = on_slot("6", "filthy con-artist", "daring prospector", "radioactive lumberjack")
    step = staged.abilities(of=A).say("filthy.con-artist")
    assert step.options() == ["none", "daring.prospector"]

    step.say("daring.prospector", "radioactive.lumberjack")
    assert step.over
    assert step.player(A).reputation == -2
    assert step.money(A) == 4 + 5 + 2 + 3


def test_g25_daring_acts_once_at_the_end_of_the_day() -> None:
    """G25: two bluffs come to light, Daring brings its $2 once."""
    staged = Staged().sheet(A, "daring prospector").played(A, "0", "4", B).played(A, "3", "5", B).reputation(A, 1)
    evening = staged.end_of_day(first=A).say("daring.prospector")

    assert evening.player(A).reputation == -1
    assert evening.money(A) == 4 + 2
    assert "daring.prospector" not in evening.options()


def test_g26_tireless_follows_either_neighbour_once() -> None:
    """G26: its arrow has two roots, but it is used once a turn."""
    staged = on_slot("6", "filthy prospector", "tireless lumberjack", "drunken banker")
    step = staged.abilities(of=A).say("filthy.prospector")
    assert step.options() == ["none", "tireless.lumberjack"]

    step.say("tireless.lumberjack", "drunken.banker")
    assert step.over
    assert step.money(A) == 4 + 2 + 3 + 4

    right = on_slot("6", "filthy prospector", "tireless lumberjack", "drunken banker").abilities(of=A)
    assert right.say("drunken.banker").options() == ["none", "tireless.lumberjack"]


def test_g27_investor_counts_todays_cards() -> None:
    """G27: the second play of the day brings $2."""
    step = on_slot("6", "filthy investor").played(A, "3", "3").abilities(of=A).say("filthy.investor")
    assert step.money(A) == 4 + 2


def test_g27_investor_counts_them_at_the_end_of_the_day() -> None:
    """G27: four cards bring $4, though they lie under the deck by then."""
    staged = Staged().sheet(A, "sleepy investor")
    for card, slot in (("0", "A"), ("2", "2"), ("3", "3"), ("4", "4")):
        staged.played(A, card, slot)
    evening = staged.end_of_day(first=A)
    assert len(evening.player(A).hand) + len(evening.player(A).deck) == 7

    assert evening.say("sleepy.investor").money(A) == 4 + 4


def test_g28_sympathetic_follows_its_right_neighbour() -> None:
    """G28: its arrow comes from the right."""
    step = on_slot("6", "sympathetic lumberjack", "filthy prospector").abilities(of=A).say("filthy.prospector")
    assert step.options() == ["none", "sympathetic.lumberjack"]

    assert on_slot("6", "filthy prospector", "sympathetic lumberjack").abilities(of=A).say("filthy.prospector").over


def test_g29_elderly_goes_when_all_is_done() -> None:
    """G29: both scouts of the Fortune Teller come before the discard."""
    turn = Staged().sheet(A, "elderly fortune-teller").turn(of=A)
    turn.say("elderly.fortune-teller", "estate-1", "4", "estate-2")
    assert turn.sheet(A) == ["elderly fortune-teller"]

    turn.say("5")
    assert turn.sheet(A) == []
    assert turn.pile == ["elderly fortune-teller"]


def test_g29_elderly_and_generous_the_order_matters() -> None:
    """G29: after the Elderly Banker A has money, and Generous is out; the other way round both work."""
    first = Staged().sheet(A, "elderly banker", "generous prospector").money(A, 0).turn(of=A)
    assert first.options() == ["elderly.banker", "generous.prospector", "done"]
    first.say("elderly.banker")
    assert first.money(A) == 4
    assert cards_to_play(first)  # the start of the turn is over

    last = Staged().sheet(A, "elderly banker", "generous prospector").money(A, 0).turn(of=A)
    assert last.say("generous.prospector", "elderly.banker").money(A) == 2 + 4


def test_g30_courier_hires_from_the_saloon_with_its_dollar() -> None:
    """G30: $1 first, then full cost or no hire; who came from the saloon is replaced at once."""
    staged = on_slot("6", "filthy courier").saloon("lucky banker", "humble cat", "helpful dog").money(A, 0)
    step = staged.next_scoundrels("loyal chef").abilities(of=A).say("filthy.courier", "yes", "space-2")
    assert step.money(A) == 1 - 1
    assert step.saloon == ["loyal chef", "lucky banker", "humble cat"]
    assert step.options() == ["none", "helpful.dog"]

    dear = on_slot("6", "filthy courier").saloon("lucky banker").money(A, 0).abilities(of=A).say("filthy.courier")
    assert dear.over
    assert dear.money(A) == 1


def test_g30_courier_greedy_comes_too_late_and_the_courier_may_go() -> None:
    """G30: as with the Doctor: Greedy does not see the $1, and a Courier that was replaced starts no chain."""
    staged = on_slot("6", "filthy courier").saloon("greedy dog").money(A, 2).abilities(of=A)
    assert staged.say("filthy.courier", "yes", "space-2").over

    full = on_slot("6", "filthy courier", "helpful prospector", *FIVE[2:]).saloon("sneaky dog").abilities(of=A)
    full.say("filthy.courier", "yes", "filthy.courier", "space-1")
    assert full.over
    assert full.pile == ["filthy courier"]


def test_g31_gravedigger_does_not_use_what_was_used_this_turn() -> None:
    """G31: a Cow that was milked and discarded a moment ago is spent."""
    step = on_slot("6", "filthy cow", "stubborn gravedigger").abilities(of=A).say("filthy.cow")

    assert step.over
    assert step.pile == ["filthy cow"]


def test_g31_gravedigger_slips_it_to_the_bottom() -> None:
    """G31: what discards itself goes under the pile, an on-hire scoundrel too, whose icon does not count."""
    cow = on_slot("6", "filthy gravedigger").pile("lucky cow", "loyal cat").abilities(of=A).say("filthy.gravedigger")
    assert cow.money(A) == 4 + 5
    assert cow.pile == ["loyal cat", "lucky cow"]

    hired = on_slot("6", "filthy gravedigger").pile("quick-draw lumberjack", "loyal cat").abilities(of=A)
    hired.say("filthy.gravedigger")
    assert hired.money(A) == 4 + 3
    assert hired.pile == ["loyal cat", "quick-draw lumberjack"]

    plain = on_slot("6", "filthy gravedigger").pile("lucky lumberjack", "loyal cat").abilities(of=A)
    assert plain.say("filthy.gravedigger").pile == ["lucky lumberjack", "loyal cat"]


def test_g31_gravedigger_on_top_of_the_pile_does_nothing() -> None:
    """G31: a Charming Gravedigger hired through the Doctor is the top card itself."""
    staged = on_slot("6", "filthy doctor").pile("charming gravedigger", "lucky cow").money(A, 0)
    step = staged.abilities(of=A).say("filthy.doctor", "yes")

    assert step.over
    assert step.money(A) == 2 - 1
    assert step.pile == ["charming gravedigger", "lucky cow"]


def test_g32_inventor_sees_the_safe_only_when_it_is_stolen() -> None:
    """G32: A chooses among the colours of the unused safes without a look, and may look afterwards."""
    step = on_slot("6", "filthy inventor").abilities(of=A).say("filthy.inventor")
    assert step.options() == ["depot-6", "estate-6", "laboratory-6"]
    assert [step.sees(A, id_) for id_ in step.options()] == [None, None, None]

    step.say("laboratory-6")
    assert step.over
    assert step.sees(A, "laboratory-6") == step.safe("laboratory-6").value
    assert step.sees(B, "laboratory-6") is None


def test_g32_inventor_gives_back_to_the_unused_safes() -> None:
    """G32: over the limit, with the Laboratory full, the safe just stolen goes back to the unused ones."""
    staged = on_slot("6", "filthy inventor", day=2).holds(A, "estate-1", "depot-1")
    step = staged.abilities(of=A).say("filthy.inventor", "laboratory-6", "laboratory-6")

    assert step.over
    assert [safe.id for safe in step.player(A).safes] == ["estate-1", "depot-1"]
    assert "laboratory-6" in [safe.id for safe in step.town.unused]
    assert step.sees(A, "laboratory-6") is None


def test_g32_inventor_gives_back_to_a_location_with_space() -> None:
    """G32: a safe of a location that has a free space goes there."""
    staged = on_slot("6", "filthy inventor").holds(A, "estate-1")
    step = staged.abilities(of=A).say("filthy.inventor", "estate-6", "estate-6")

    assert "estate-6" in [safe.id for safe in step.town.at("estate")]
    assert [safe.id for safe in step.player(A).safes] == ["estate-1"]


def test_g33_talkative_needs_a_real_gain() -> None:
    """G33: at 6 nothing is gained, so it is not usable."""
    step = on_slot("6", "filthy singer", None, "talkative prospector").reputation(A, 6).abilities(of=A)
    assert step.say("filthy.singer").over

    step = on_slot("6", "filthy singer", None, "talkative prospector").reputation(A, 5).abilities(of=A)
    assert step.say("filthy.singer").options() == ["none", "talkative.prospector"]


def test_g33_talkative_acts_once_a_turn() -> None:
    """G33: two gains, one use; at the end of the day likewise."""
    staged = on_slot("6", "filthy singer", "stubborn priest", None, "talkative prospector")
    step = staged.abilities(of=A).say("filthy.singer", "talkative.prospector", "stubborn.priest")
    assert step.over
    assert step.player(A).reputation == 2

    staged = Staged().sheet(A, "talkative prospector").played(B, "0", "4", A).played(B, "3", "5", A)
    evening = staged.end_of_day(first=A).say("talkative.prospector")
    assert evening.player(A).reputation == 2
    assert "talkative.prospector" not in evening.options()
    assert evening.money(A) == 4 + 2


def test_g34_quick_draw_needs_no_space_and_brings_a_dollar() -> None:
    """G34: like Charming, with $1 first; declined, it goes all the same and brings nothing."""
    staged = Staged().sheet(A, *FIVE).saloon("filthy chef", "cocky rancher", "quick-draw banker").money(A, 3)
    step = staged.hire_or_office(of=A).say("quick-draw.banker", "yes")
    assert step.money(A) == 3 - 3 + 1 + 4
    assert step.sheet(A) == list(FIVE)
    assert step.pile == ["quick-draw banker"]

    staged = Staged().sheet(A, *FIVE).saloon("filthy chef", "cocky rancher", "quick-draw banker").money(A, 3)
    step = staged.hire_or_office(of=A).say("quick-draw.banker", "no")
    assert step.money(A) == 0
    assert step.pile == ["quick-draw banker"]


def test_g35_test_subject_scouts_unused_safes_only() -> None:
    """G35: neither on the board nor on a sheet; B holds the Laboratory's, so two are left."""
    step = on_slot("6", "filthy test-subject").holds(B, "laboratory-6").abilities(of=A).say("filthy.test-subject")
    assert step.options() == ["depot-6", "estate-6"]

    step.say("estate-6", "7", "yes", "estate-2")
    assert step.over
    assert "estate-6" in [safe.id for safe in step.town.at("estate")]
    assert "estate-2" in [safe.id for safe in step.town.unused]
    assert [mark.face for mark in step.safe("estate-6").marks] == [7]


def test_g36_gorgeous_cow_goes_after_both_uses() -> None:
    """G36: $5 twice, then the discard; once is allowed too."""
    twice = on_slot("6", "gorgeous cow").abilities(of=A).say("gorgeous.cow")
    assert twice.sheet(A) == ["gorgeous cow"]
    twice.say("yes")
    assert twice.money(A) == 4 + 10
    assert twice.pile == ["gorgeous cow"]

    once = on_slot("6", "gorgeous cow").abilities(of=A).say("gorgeous.cow", "no")
    assert once.money(A) == 4 + 5
    assert once.pile == ["gorgeous cow"]


def test_g36_gorgeous_impersonator_uses_its_new_job() -> None:
    """G36: the second use looks at the scoundrel as it is by then."""
    step = on_slot("6", "gorgeous impersonator").saloon("lucky lumberjack").abilities(of=A)
    step.say("gorgeous.impersonator", "yes")

    assert step.over
    assert step.sheet(A) == ["gorgeous lumberjack"]
    assert step.money(A) == 4 + 3


def test_g36_gorgeous_chains_once_after_both() -> None:
    """G36: the neighbour follows when both uses are over, and once."""
    step = on_slot("6", "gorgeous prospector", "helpful lumberjack").abilities(of=A).say("gorgeous.prospector")
    assert step.options() == ["yes", "no"]

    step.say("yes")
    assert step.money(A) == 4 + 2 + 2
    assert step.options() == ["none", "helpful.lumberjack"]

    step.say("helpful.lumberjack")
    assert step.over
    assert step.money(A) == 4 + 2 + 2 + 3


def test_g37_sheriff_does_not_spend_the_office() -> None:
    """G37: bail as an ability, and bail once more in step 3."""
    staged = Staged().sheet(A, "filthy sheriff").saloon("cocky cat", "lucky dog", "humble chef").money(A, 4)
    turn = staged.hand(A, "0", "2", "3", "6").turn(of=A).say({"card": "6", "slot": "slot-6"})
    turn.say("filthy.sheriff", "bail-1", "0")
    assert (turn.player(A).jailed, turn.money(A)) == (0, 2)
    assert turn.saloon == ["cocky cat", "lucky dog", "humble chef"]  # the discard belongs to step 3

    turn.say("office", "bail-1")
    assert (turn.player(B).jailed, turn.money(A)) == (0, 0)
    assert turn.pile == ["humble chef"]


def test_g38_deputy_can_be_escaped() -> None:
    """G38: B's last henchman may go on A's card instead, and then nobody was sent; C has none."""
    staged = on_slot("6", "filthy deputy", seats=3).henchmen(B, 1, jailed=2).henchmen(C, 0, jailed=3)
    flees = staged.abilities(of=A).say("filthy.deputy", (B, "yes"))
    assert flees.over
    assert flees.money(A) == 4
    assert flees.player(A).played[0].henchmen == [B]

    staged = on_slot("6", "filthy deputy", seats=3).henchmen(B, 1, jailed=2).henchmen(C, 0, jailed=3)
    stays = staged.abilities(of=A).say("filthy.deputy", (B, "no"))
    assert stays.money(A) == 4 + 1
    assert stays.player(B).jailed == 3


def test_g39_arsonist_destroys_for_good() -> None:
    """G39: all henchmen on the card leave the game, unseen goes the card; they cannot be bailed out."""
    staged = Staged(3).sheet(A, "filthy arsonist").henchmen(A, 3).henchmen(B, 3).henchmen(C, 3)
    step = staged.played(A, "3", "6", B, C, current=True).abilities(of=A).say("filthy.arsonist")
    assert (step.player(B).destroyed, step.player(C).destroyed) == (1, 1)
    assert step.player(A).played[0].henchmen == []
    assert "turned-over" not in step.told()

    staged = Staged().henchmen(A, 3).henchmen(B, 2).saloon("cocky cat")
    office = staged.hire_or_office(of=A).say("office")
    assert office.over  # nobody can be bailed out, so the $2 are all there is
    assert office.money(A) == 4 + 2


def test_g40_modify_ally_makes_an_on_hire_scoundrel_useless() -> None:
    """G40: Charming on a sheet cannot be hired, so it cannot be used, not even by the Horse; nothing chains."""
    staged = on_slot("6", "drunken lumberjack", "helpful dog", "stubborn horse").saloon("charming cat").money(A, 2)
    step = staged.strategy(A, "modify-ally").abilities(of=A).say("modify-ally", "drunken.lumberjack")

    assert step.money(A) == 0
    assert step.sheet(A) == ["charming lumberjack", "helpful dog", "stubborn horse"]
    assert step.saloon == ["drunken cat"]
    assert step.options() == ["stubborn.horse", "done"]  # the Dog is left for it

    step.say("stubborn.horse")
    assert "estate-1" in step.options()


def test_g41_reckless_is_used_twice_as_it_is_hired() -> None:
    """G41: $4 twice, then it goes; the full sheet stays as it is."""
    staged = Staged().sheet(A, *FIVE).saloon("filthy chef", "cocky rancher", "reckless banker").money(A, 4)
    step = staged.hire_or_office(of=A).say("reckless.banker", "yes", "yes")

    assert step.money(A) == 4 - 4 + 4 + 4
    assert step.sheet(A) == list(FIVE)
    assert step.pile == ["reckless banker"]


def test_g42_impersonator_does_not_use_the_new_job() -> None:
    """G42: its trait was used this turn, so the new job has to wait."""
    step = on_slot("6", "filthy impersonator").saloon("lucky lumberjack", "humble cat", "loyal dog").abilities(of=A)
    step.say("filthy.impersonator", "lucky.lumberjack")

    assert step.over
    assert step.sheet(A) == ["filthy lumberjack"]
    assert step.saloon == ["lucky impersonator", "humble cat", "loyal dog"]
    assert step.money(A) == 4


def test_g43_helpful_follows_its_left_neighbour() -> None:
    """G43: the example of p.11: a Filthy Dog that was used, and the Helpful Prospector at its right."""
    step = on_slot("6", "filthy dog", "helpful prospector").abilities(of=A).say("filthy.dog", "estate-1", "4")
    assert step.options() == ["none", "helpful.prospector"]
    assert step.say("helpful.prospector").money(A) == 4 + 2

    assert on_slot("6", "filthy dog", "helpful prospector").abilities(of=A).say("done").over


def test_g44_innkeeper_discards_whoever_says_so() -> None:
    """G44: Cow, Elderly and on-hire scoundrels leave the saloon after the use, and somebody new comes in."""
    for name, gain in (("lucky cow", 5), ("elderly banker", 4), ("quick-draw lumberjack", 3)):
        staged = on_slot("6", "filthy innkeeper").saloon("humble dog", name, "loyal rancher")
        step = staged.next_scoundrels("sneaky chef").abilities(of=A)
        step.say("filthy.innkeeper", name.replace(" ", "."))

        assert step.money(A) == 4 + gain
        assert step.pile == [name]
        assert step.saloon == ["sneaky chef", "humble dog", "loyal rancher"]


def test_g44_innkeeper_leaves_everybody_else() -> None:
    """G44: whoever does not say so stays in the saloon, spent for this turn."""
    step = on_slot("6", "filthy innkeeper").saloon("humble dog", "lucky banker", "loyal rancher").abilities(of=A)
    step.say("filthy.innkeeper", "lucky.banker")

    assert step.money(A) == 4 + 4
    assert step.saloon == ["humble dog", "lucky banker", "loyal rancher"]
    assert step.town.is_spent(step.town.saloon[1])
