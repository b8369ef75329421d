"""Further clauses of the rulings on composed pairs."""

from __future__ import annotations

import pytest

from engines.scoundrels import evening
from tests.engines.scoundrels.town import A, B, C, Scene, Staged, on_slot, plans, turns_of_a_and_b


def ends_evening(scene: Scene) -> bool:
    """Nobody is asked for an ability any more; the first player of the next day may still be named."""
    return scene.over or next(iter(scene.pending.values())).topic == "first-player"


@pytest.mark.parametrize("job", ["arsonist", "gunslinger"])
def test_p02_henchmen_on_cards_not_yet_turned_over_are_out_of_reach(job: str) -> None:
    """P02: A's bluff is caught first; B's Talkative reacts while A's henchman still lies on B's own card."""
    staged = Staged().sheet(B, f"talkative {job}").played(A, "0", "5", B).played(B, "3", "3", A)
    night = staged.end_of_day(first=A)
    assert "uses" not in night.told()
    assert night.player(A).destroyed == 0
    assert ends_evening(night)

    control = Staged().sheet(B, "talkative prospector").played(A, "0", "5", B).played(B, "3", "3", A)
    assert "talkative.prospector" in control.end_of_day(first=A).options(B)


def test_p02_spy_and_journalist_see_no_card_that_is_still_to_be_turned_over() -> None:
    """P02: the same moment; the cards of the others lie on their sheets, face down, and are not seen."""
    staged = Staged(3).sheet(B, "talkative journalist").played(A, "0", "5", B).played(C, "3", "3", A)
    night = staged.end_of_day(first=A).say((B, "talkative.journalist"))
    assert night.money(B) == 4 + 3
    assert "looks-at" not in night.told()

    staged = Staged(3).sheet(B, "talkative brainwasher").played(A, "0", "5", B).played(C, "3", "3", A)
    night = staged.end_of_day(first=A).say((B, "talkative.brainwasher"), (B, "of-1"))
    assert all(B not in played.henchmen for played in night.town.played())


def test_p02_chains_work_at_the_end_of_the_day() -> None:
    """P02 "chains the challenge sets off": Daring is used, its Helpful neighbour follows."""
    staged = Staged().sheet(A, "daring prospector", "helpful lumberjack").played(A, "0", "4", B)
    night = staged.end_of_day(first=A).say((A, "daring.prospector"))
    assert night.options(A) == ["none", "helpful.lumberjack"]
    assert night.say((A, "helpful.lumberjack")).money(A) == 4 + 2 + 3


def test_p02_office_doctor_and_tailor_work_at_the_end_of_the_day() -> None:
    """P02 "hires, swaps, office options work": selling, bail, the Doctor's hire, the Tailor's swap."""
    night = Staged().sheet(A, "sleepy sheriff").end_of_day(first=A).say("sleepy.sheriff", "sell")
    assert night.money(A) == 4 + 2

    night = Staged().sheet(A, "sleepy sheriff").end_of_day(first=A).say("sleepy.sheriff", "bail-1", "1")
    assert (night.money(A), night.player(B).jailed) == (2, 0)

    night = Staged().sheet(A, "sleepy doctor").pile("lucky dog").end_of_day(first=A)
    assert night.say("sleepy.doctor", "yes", "space-2").sheet(A) == ["sleepy doctor", "lucky dog"]

    night = Staged().sheet(A, "sleepy tailor", "lucky dog", "hungry cat").end_of_day(first=A)
    night.say("sleepy.tailor", "lucky.dog", "hungry.cat", "part-job")
    assert night.sheet(A) == ["sleepy tailor", "lucky cat", "hungry dog"]


def test_p02_prisoner_acts_at_the_end_of_the_day() -> None:
    """P02: what the opponent chooses is done."""
    for said, jailed, reputation in (("henchman", 2, 0), ("reputation", 1, -1)):
        night = Staged().sheet(A, "sleepy prisoner").end_of_day(first=A).say("sleepy.prisoner", (B, said))
        assert (night.player(B).jailed, night.player(B).reputation) == (jailed, reputation)


def test_p03_the_card_of_the_turn_before_is_no_way_out() -> None:
    """P03 "no card is down": after A's turn, B's Elderly Deputy leaves C no way onto A's card."""
    staged = Staged(3).sheet(B, "elderly deputy").hand(A, "A", "2", "3", "4").saloon("cocky cat").money(A, 0)
    scene = staged.rule(turns_of_a_and_b).say({"card": "A", "slot": "slot-6"})
    scene.say((B, "pass"), (C, "pass"))
    assert scene.town.active == B

    scene.say((B, "elderly.deputy"))
    assert (scene.player(A).jailed, scene.player(C).jailed) == (2, 2)
    assert scene.money(B) == 4 + 2


@pytest.mark.parametrize(
    ("trait", "money", "reputation"), [("generous", 0, 0), ("notorious", 4, -1), ("respected", 4, 3)]
)
def test_p03_nobody_escapes_whichever_trait_it_is(trait: str, money: int, reputation: int) -> None:
    """P03: Generous, Notorious and Respected as Elderly."""
    turn = Staged().sheet(A, f"{trait} deputy").money(A, money).reputation(A, reputation).turn(of=A)
    turn.say(f"{trait}.deputy")
    assert turn.player(B).jailed == 2
    assert turn.money(A) == money + 1
    assert plans(turn)


def test_p04_what_daring_sets_off_in_anothers_turn() -> None:
    """P04 "and what they set off": B loses reputation in A's turn, Daring Priest brings it back, Talkative reacts."""
    staged = on_slot("6", "filthy assassin").sheet(B, "daring priest", None, "talkative prospector")
    step = staged.abilities(of=A).say("filthy.assassin", (B, "daring.priest"))
    assert step.options(B) == ["none", "talkative.prospector"]

    step.say((B, "talkative.prospector"))
    assert (step.player(B).reputation, step.money(B), step.money(A)) == (0, 4 + 2, 4 + 2)


def test_p04_the_hirers_own_step_3_is_left_alone() -> None:
    """P04: B, who hired in A's turn, still hires or goes to the office in the own turn."""
    staged = (
        Staged()
        .sheet(A, "filthy assassin")
        .sheet(B, "daring courier")
        .saloon("loyal cat", "cocky rancher", "humble dog")
    )
    staged.hand(A, "0", "2", "3", "6").hand(B, "0", "2", "3", "6").money(B, 9)
    scene = staged.rule(turns_of_a_and_b).say({"card": "6", "slot": "slot-6"})
    scene.say("filthy.assassin", (B, "daring.courier"), (B, "yes"), (B, "humble.dog"), (B, "space-2"))
    scene.say((A, "office"), (A, "sell"), (B, "pass"))
    assert scene.town.active == B

    scene.say((B, {"card": "6", "slot": "slot-6"}))
    assert "office" in scene.options(B)
    assert len(scene.options(B)) > 1


def test_p05_charming_tech_does_not_score() -> None:
    """P05 "its tech icons never score": reckoned by the game's own standings."""
    staged = Staged().sheet(A, "lucky dog").saloon("charming prototype").money(A, 9)
    step = staged.hire_or_office(of=A).say("charming.prototype", "yes")
    assert {row.seat: row.score for row in evening.standings(step.town)}[A] == 0


def test_p06_an_on_hire_scoundrel_from_the_saloon_leaves_it() -> None:
    """P06 through the Courier: used inside the hire, it is discarded and somebody new comes in."""
    staged = on_slot("6", "filthy courier").saloon("lucky cat", "charming lumberjack").money(A, 0)
    step = staged.next_scoundrels("loyal dog", "humble barber").abilities(of=A)
    step.say("filthy.courier", "yes", "yes")  # the Lumberjack is the only one to be had for $1
    assert step.pile == ["charming lumberjack"]
    assert "loyal dog" in step.saloon


def through(user: str, name: str) -> Staged:
    """Where one of A's Horse, Innkeeper or Gravedigger finds somebody to use."""
    if user == "horse":
        return on_slot("6", "filthy horse", name)
    staged = on_slot("6", f"filthy {user}")
    return staged.saloon(name) if user == "innkeeper" else staged.pile(name)


@pytest.mark.parametrize(("job", "money"), [("chef", 1), ("safecracker", 3), ("politician", 4)])
@pytest.mark.parametrize("user", ["horse", "innkeeper", "gravedigger"])
def test_p08_generous_with_a_price_lives_through_others(job: str, money: int, user: str) -> None:
    """P08: each of the three, through each of the three."""
    step = through(user, f"generous {job}").money(A, money).abilities(of=A)
    assert f"filthy.{user}" in step.options()
    step.say(f"filthy.{user}")
    assert "pays" in step.told()


@pytest.mark.parametrize("user", ["horse", "innkeeper", "gravedigger"])
@pytest.mark.parametrize("job", ["arsonist", "gunslinger"])
def test_p08_sleepy_with_cards_to_reach_lives_through_others(job: str, user: str) -> None:
    """P08: Sleepy Arsonist and Gunslinger work in a turn, through another one."""
    step = through(user, f"sleepy {job}").played(A, "3", "3", B).abilities(of=A).say(f"filthy.{user}")
    assert step.player(A).played[1].henchmen == []
    assert (step.player(B).destroyed, step.player(B).jailed) == ((1, 1) if job == "arsonist" else (0, 2))


@pytest.mark.parametrize("job", ["safecracker", "politician"])
def test_p08_dead_pairs_may_be_hired(job: str) -> None:
    """P08 "legal to hire": also the other two."""
    step = Staged().saloon(f"generous {job}").money(A, 9).hire_or_office(of=A).say(f"generous.{job}", "space-1")
    assert step.sheet(A) == [f"generous {job}"]


def test_p09_vengeful_releases_too() -> None:
    """P09: Vengeful Lawyer and Vengeful Brainwasher, as the Barber."""
    step = on_slot("6", "ruthless prospector", None, "vengeful lawyer").henchmen(A, 1).abilities(of=A)
    step.say("ruthless.prospector", "vengeful.lawyer", "1")
    assert (step.player(A).available, step.player(A).jailed) == (1, 0)

    staged = on_slot("6", "ruthless prospector", None, "vengeful brainwasher").henchmen(A, 1).henchmen(B, 3)
    scene = staged.abilities(of=A).say("ruthless.prospector", "vengeful.brainwasher", "of-0")
    assert (scene.player(A).available, scene.player(A).jailed) == (1, 0)


def test_p10_the_cascade_the_other_way_round() -> None:
    """P10: begun by a loss: Daring Priest, then Talkative Con Artist, and no more."""
    staged = on_slot("6", "radioactive prospector", None, "talkative con-artist", None, "daring priest")
    step = staged.abilities(of=A).say("radioactive.prospector", "daring.priest", "talkative.con-artist")
    assert step.over
    assert step.player(A).reputation == -1 + 1 - 1


def test_p11_greedy_ignores_step_3_and_counts_a_tax_collector() -> None:
    """P11: as its test says, but with the Tax Collector himself."""
    step = (
        on_slot("6", "hard-working tax-collector", None, "greedy banker")
        .abilities(of=A)
        .say("hard-working.tax-collector")
    )
    assert step.options() == ["none", "greedy.banker"]


def test_p13_prisoner_and_bounty_hunter_allow_no_escape_either() -> None:
    """P13 "Deputy and the like"."""
    turn = Staged().sheet(A, "honest bounty-hunter").hand(A, "0", "2", "3", "6").turn(of=A)
    turn.say({"card": "face-up"}, "honest.bounty-hunter")
    assert turn.player(B).jailed == 2

    turn = Staged().sheet(A, "honest prisoner").hand(A, "0", "2", "3", "6").turn(of=A)
    turn.say({"card": "face-up"}, "honest.prisoner")
    assert turn.options(B) == ["henchman", "reputation"]


def test_p15_impersonator_and_cow_in_the_pile_or_saloon() -> None:
    """P15: an Impersonator on the pile trades its own job with one in the saloon; a Cow in the saloon goes itself."""
    staged = on_slot("6", "filthy gravedigger").pile("lucky impersonator", "hungry cat").saloon("humble dog")
    step = staged.abilities(of=A).say("filthy.gravedigger")
    assert step.pile == ["lucky dog", "hungry cat"]
    assert "humble impersonator" in step.saloon
    assert step.sheet(A) == ["filthy gravedigger"]

    step = on_slot("6", "filthy innkeeper").saloon("lucky cow").abilities(of=A).say("filthy.innkeeper")
    assert step.sheet(A) == ["filthy innkeeper"]
    assert step.pile == ["lucky cow"]


def test_p16_at_the_lowest_and_escaped_nothing_happens() -> None:
    """P16, both at once: at -2 the last henchman escapes; there is nothing left to lose."""
    step = on_slot("6", "filthy prisoner").reputation(B, -2).henchmen(B, 1, jailed=2).abilities(of=A)
    step.say("filthy.prisoner", (B, "yes"))
    assert step.over
    assert (step.player(B).reputation, step.player(B).jailed) == (-2, 2)
