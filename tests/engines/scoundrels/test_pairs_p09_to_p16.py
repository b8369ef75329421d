"""What certain traits do to certain jobs: the rulings on composed pairs, by number; the second half."""

from __future__ import annotations

from functools import partial

from engines.core import Seat, Table
from engines.scoundrels import abilities, henchmen
from engines.scoundrels.state import Town
from tests.engines.scoundrels.town import FIVE, A, B, C, Staged, on_slot


def test_p09_whoever_was_just_jailed_may_be_released() -> None:
    """P09: Ruthless sends a henchman, and Barber, Lawyer or Brainwasher gets it out again."""
    step = on_slot("6", "ruthless barber").henchmen(A, 1).henchmen(B, 3).abilities(of=A).say("ruthless.barber")
    assert (step.player(A).available, step.player(A).jailed, step.money(A)) == (1, 0, 4 + 1)

    step = on_slot("6", "ruthless lawyer").henchmen(A, 1).henchmen(B, 3).abilities(of=A)
    step.say("ruthless.lawyer", "1")
    assert (step.player(A).available, step.player(A).jailed, step.money(A)) == (1, 0, 4)

    step = on_slot("6", "ruthless brainwasher").henchmen(A, 1).henchmen(B, 3).abilities(of=A)
    step.say("ruthless.brainwasher", "of-0")
    assert (step.player(A).available, step.player(A).jailed) == (1, 0)

    step = on_slot("6", "ruthless prospector", None, "vengeful barber").henchmen(A, 1).abilities(of=A)
    step.say("ruthless.prospector", "vengeful.barber")
    assert (step.player(A).available, step.player(A).jailed) == (1, 0)


def test_p10_nothing_reacts_to_itself() -> None:
    """P10: Nosy Dog scouts once, Greedy Banker pays once, Daring Con Artist loses once."""
    step = on_slot("A", "nosy dog").abilities(of=A).say("leader", "estate-1", "4", "nosy.dog", "estate-2", "4")
    assert step.over

    step = on_slot("6", "filthy prospector", None, "greedy banker").abilities(of=A)
    assert step.say("filthy.prospector", "greedy.banker").over
    assert step.money(A) == 4 + 2 + 4

    step = on_slot("6", "radioactive prospector", None, "daring con-artist").abilities(of=A)
    assert step.say("radioactive.prospector", "daring.con-artist").over
    assert step.player(A).reputation == -2


def test_p10_annoying_courier_hires_once() -> None:
    """P10: the hire that it makes itself does not set it off again."""
    staged = Staged().sheet(A, "annoying courier").saloon("lucky dog", "sneaky cat", "loyal barber")
    step = staged.hire_or_office(of=A).say("lucky.dog", "space-2", "annoying.courier", "yes", "loyal.barber", "space-3")

    assert step.over
    assert step.sheet(A) == ["annoying courier", "lucky dog", "loyal barber"]


def test_p10_cascades_end() -> None:
    """P10: Talkative Con Artist and Daring Priest set each other off once each."""
    staged = on_slot("6", "filthy singer", None, "talkative con-artist", None, "daring priest")
    step = staged.abilities(of=A).say("filthy.singer", "talkative.con-artist", "daring.priest")

    assert step.over
    assert step.player(A).reputation == 1 - 1 + 1
    assert step.money(A) == 4 + 5


def test_p11_greedy_counts_icons_the_sheriff_job_and_theft() -> None:
    """P11: the +$1 of a Stubborn Dog, information sold by a Sheriff, money stolen by a Tax Collector."""
    step = on_slot("6", "stubborn dog", None, "greedy banker").abilities(of=A).say("stubborn.dog", "estate-1", "4")
    assert step.options() == ["none", "greedy.banker"]

    step = on_slot("6", "filthy sheriff", None, "greedy banker").abilities(of=A).say("filthy.sheriff", "sell")
    assert step.options() == ["none", "greedy.banker"]

    step = on_slot("6", "filthy pickpocket", None, "greedy banker").abilities(of=A).say("filthy.pickpocket")
    assert step.options() == ["none", "greedy.banker"]


def test_p11_greedy_does_not_count_other_money() -> None:
    """P11: not the leader's, not a strategy's, not what the Singer hands to an opponent."""
    assert on_slot("4", "greedy banker").abilities(of=A).say("leader").over

    staged = on_slot("6", "greedy banker").strategy(A, "protection-racket")
    racket = staged.abilities(of=A).say("protection-racket")
    assert racket.over
    assert racket.money(A) == 4 + 2

    song = on_slot("6", "filthy singer").sheet(B, "greedy banker").abilities(of=A).say("filthy.singer")
    assert song.over
    assert song.money(B) == 4 + 1


def test_p12_lying_goes_by_the_safes_own_location() -> None:
    """P12: also for an unused safe: a 7 cannot be true at the Depot, at the Laboratory it can."""
    staged = on_slot("6", "filthy test-subject", None, "lying prospector")
    step = staged.abilities(of=A).say("filthy.test-subject", "depot-6", "7", "no")
    assert step.options() == ["none", "lying.prospector"]

    staged = on_slot("6", "filthy test-subject", None, "lying prospector")
    assert staged.abilities(of=A).say("filthy.test-subject", "laboratory-6", "7", "no").over


def test_p12_lying_counts_marks_that_were_not_scouted() -> None:
    """P12: placed by the Mastermind or moved by the Forger, also onto a safe of one's own."""
    step = on_slot("6", "filthy mastermind", None, "lying prospector").abilities(of=A)
    step.say("filthy.mastermind", "estate-1", "7", "estate-1", "4")
    assert step.options() == ["none", "lying.prospector"]

    staged = on_slot("6", "filthy forger", None, "lying prospector").holds(A, "depot-1").mark(A, "laboratory-1", 6)
    step = staged.abilities(of=A).say("filthy.forger", "depot-1", "7")
    assert step.options() == ["none", "lying.prospector"]


def test_p12_lying_counts_a_mark_moved_for_want_of_another() -> None:
    """P12: with all seven out, the one moved for a scout counts as placed; Nosy reacts to the scout."""
    staged = on_slot("A", "lying prospector", None, "nosy lumberjack")
    staged.mark(A, "estate-1", 2, 3, 4, 5, 4, 6, 7)
    step = staged.abilities(of=A).say("leader", "depot-1", "estate-1", "7", "6")

    assert sorted(step.options()) == ["lying.prospector", "none", "nosy.lumberjack"]


def test_p12_nosy_needs_a_real_scout() -> None:
    """P12: marks that the Mastermind or the Forger put down are no scout."""
    step = on_slot("6", "filthy mastermind", None, "nosy prospector").abilities(of=A)
    assert step.say("filthy.mastermind", "estate-1", "4", "estate-2", "4").over

    staged = on_slot("6", "filthy forger", None, "nosy prospector").mark(A, "estate-1", 4)
    step = staged.abilities(of=A).say("filthy.forger", "estate-2", "5")
    assert step.over


def test_p13_nobody_escapes_a_zero_laid_open() -> None:
    """P13: an Honest Deputy acts in a turn without a face-down card."""
    turn = Staged().sheet(A, "honest deputy").hand(A, "0", "2", "3", "6").turn(of=A)
    turn.say({"card": "face-up"}, "honest.deputy")

    assert turn.player(B).jailed == 2
    assert turn.money(A) == 4 + 1


def test_p14_two_arrows_at_each_other() -> None:
    """P14: they start nothing; if the Horse uses one, the other follows, and that is the end of it."""
    pair = ("lively prospector", "helpful lumberjack")
    step = on_slot("6", *pair, None, "filthy horse").abilities(of=A)
    assert step.options() == ["filthy.horse", "done"]

    step.say("filthy.horse", "lively.prospector")
    assert step.options() == ["none", "helpful.lumberjack"]
    assert step.say("helpful.lumberjack").over
    assert step.money(A) == 4 + 2 + 3


def test_p14_tireless_acts_once_between_two() -> None:
    """P14: a Gorgeous Horse uses both neighbours; Tireless follows once, when the Horse is done (A07)."""
    staged = on_slot("6", "lucky prospector", "tireless lumberjack", "sneaky banker", None, "gorgeous horse")
    step = staged.abilities(of=A).say("gorgeous.horse", "lucky.prospector")
    assert step.options() == ["yes", "no"]

    step.say("yes", "sneaky.banker")
    assert step.options() == ["none", "tireless.lumberjack"]
    assert step.say("tireless.lumberjack").over
    assert step.money(A) == 4 + 2 + 4 + 3


def test_p14_a_chain_that_waits_needs_its_arrow_still() -> None:
    """P14 with A07 and R51: by the time the Gorgeous Horse is done, the neighbour is Lucky and follows nobody."""
    staged = on_slot("6", "sneaky prospector", "helpful lumberjack", "loyal tailor", "hungry dog", "gorgeous horse")
    step = staged.saloon("lucky cat").abilities(of=A).say("gorgeous.horse", "sneaky.prospector", "yes")
    step.say("loyal.tailor", "helpful.lumberjack", "lucky.cat", "part-trait")

    assert step.sheet(A)[1] == "lucky lumberjack"
    assert step.over


def test_p15_this_scoundrel_is_the_one_that_is_used() -> None:
    """P15: an Impersonator in the saloon trades its own job there; the Innkeeper keeps his."""
    step = on_slot("6", "filthy innkeeper").saloon("lucky impersonator", "humble dog").abilities(of=A)
    step.say("filthy.innkeeper", "lucky.impersonator")
    assert step.saloon == ["lucky dog", "humble impersonator"]
    assert step.sheet(A) == ["filthy innkeeper"]

    step = on_slot("6", "filthy gravedigger").pile("elderly banker", "lucky dog").abilities(of=A)
    step.say("filthy.gravedigger")
    assert step.pile == ["lucky dog", "elderly banker"]
    assert step.sheet(A) == ["filthy gravedigger"]


def test_p15_your_sheet_is_the_users() -> None:
    """P15: a Rancher in the saloon counts A's scoundrels."""
    step = on_slot("6", "filthy innkeeper", *FIVE[:2]).saloon("cocky rancher").abilities(of=A)
    assert step.say("filthy.innkeeper").money(A) == 4 + 3


def test_p16_prisoner_leaves_no_choice_at_the_lowest_reputation() -> None:
    """P16: B at -2 cannot lose any more, so an available henchman has to go."""
    step = on_slot("6", "filthy prisoner").reputation(B, -2).abilities(of=A).say("filthy.prisoner", (B, "no"))

    assert step.over
    assert (step.player(B).available, step.player(B).jailed) == (1, 2)


def test_p16_prisoner_after_an_escape() -> None:
    """P16: B puts the last henchman on A's card and takes the loss."""
    step = on_slot("6", "filthy prisoner").henchmen(B, 1, jailed=2).abilities(of=A).say("filthy.prisoner", (B, "yes"))

    assert step.over
    assert step.player(A).played[0].henchmen == [B]
    assert step.player(B).reputation == -1


def test_the_forger_moves_two_marks_and_not_one_of_them_twice() -> None:
    """Forger: what was just moved lies where it lies; the second one is another mark, also from the same safe."""
    staged = on_slot("6", "filthy forger").mark(A, "estate-1", 4).mark(A, "depot-1", 2)
    step = staged.abilities(of=A).say("filthy.forger", "estate-1", "estate-2", "5", "yes", "estate-3", "3")

    assert step.over
    assert [mark.face for mark in step.safe("estate-2").marks] == [5]
    assert [mark.face for mark in step.safe("estate-3").marks] == [3]


def test_p07_an_on_hire_text_counts_as_it_was_when_the_use_began() -> None:
    """P07, R50: a Charming Tailor that trades its own trait away is discarded; one that gets Charming is not."""
    for tailor, other, left in (("charming tailor", "hungry cow", True), ("loyal tailor", "charming cow", False)):
        staged = on_slot("A", "lucky innkeeper", other).saloon("filthy dog", "cocky cat", tailor)
        step = staged.abilities(of=A).say("lucky.innkeeper", tailor.replace(" ", "."), other.replace(" ", "."))
        step.say(tailor.replace(" ", "."))
        assert any("tailor" in name for name in step.pile) is left


def test_p14_both_uses_come_before_it_goes() -> None:
    """Gorgeous: a Doctor that hires somebody in its own place is not used again from the pile."""
    staged = on_slot("6", "gorgeous doctor", *FIVE[:4]).pile("filthy oil-baron").money(A, 9)
    step = staged.abilities(of=A).say("gorgeous.doctor", "yes", "gorgeous.doctor", "space-1")
    assert step.options() == ["filthy.oil-baron", "done"]  # the new one shows the slot; no "use again?"
    assert step.pile == ["gorgeous doctor"]


def test_a_released_henchman_is_not_snatched_away() -> None:
    """R18: while A decides where B's freed henchman goes, B has no offer to suspect with it."""
    staged = Staged(3).sheet(A, "filthy brainwasher").henchmen(B, 0, 1).played(A, "6", "6", current=True)
    staged.played(C, "3", "3")
    turn = staged.rule(partial(_step_2_with_offers, A)).say("filthy.brainwasher", "of-1")
    assert list(turn.pending) == [A]


async def _step_2_with_offers(seat: Seat, table: Table[Town]) -> None:
    town = table.state
    with table.offering(partial(henchmen.suspicion, table), partial(henchmen.suspect, table)):
        await abilities.use_some(table, seat, partial(abilities.in_step_2, town, seat))


def test_hard_bargain_may_be_declined() -> None:
    """R62: a strategy is optional; who can pay only the lower price is not asked."""
    for money, answers, left in ((4, ["yes"], 1), (4, ["no"], 0), (3, [], 0)):
        staged = Staged(strategies=True).strategy(A, "hard-bargain").money(A, money)
        step = staged.saloon("lucky cow", "filthy cat", "corrupt lumberjack").hire_or_office(of=A)
        assert step.say("corrupt.lumberjack", *answers).money(A) == left


def test_what_was_turned_over_stays_open_until_the_next_day() -> None:
    """A caught card lies under the deck, but what it was is not forgotten while the day ends."""
    staged = Staged().played(A, "0", "5", B).sheet(A, "sleepy prospector")
    evening = staged.end_of_day(A)
    assert evening.view(B).players[A].played[0].value == "0"  # type: ignore[attr-defined]
