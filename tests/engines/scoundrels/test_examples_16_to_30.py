"""The worked examples 16 to 30, by number: safes and marks, chains, scoundrels that use others, the rest."""

from __future__ import annotations

from engines.core import Table
from engines.scoundrels import evening, rules
from engines.scoundrels.state import Town
from tests.engines.scoundrels.town import A, B, C, Scene, Staged


def test_e16_a_scout_must_mark_and_may_lie() -> None:
    """E16: B looks into an Estate safe worth 6 and must mark it; a 7 will do. All see the 7, only B the 6."""
    staged = Staged(seats=3).safe("estate-1", 6).played(B, "0", "2", current=True)
    turn = staged.abilities(of=B).say("leader", "estate-1")
    assert [text.args["value"] for text in turn.told_to(B, "safe-holds")] == [6]
    assert turn.options() == ["2", "3", "4", "5", "6", "7"]  # none of them is to leave it unmarked

    turn.say("7")
    for seat in (A, B, C):
        (safe,) = (s for s in turn.view(seat).board["estate"] if s.id == "estate-1")  # type: ignore[attr-defined]
        assert [(mark.owner, mark.face) for mark in safe.marks] == [(B, 7)]
    assert [turn.sees(seat, "estate-1") for seat in (A, B, C)] == [None, 6, None]
    assert turn.told_to(A, "safe-holds") == turn.told_to(C, "safe-holds") == []


def test_e16_a_mark_lets_its_owner_look_after_the_theft() -> None:
    """E16: C steals the safe that B marked; B may still look, A may not."""
    staged = Staged(seats=3).safe("estate-1", 6).mark(B, "estate-1", 7).played(C, "5", "5", current=True)
    turn = staged.abilities(of=C).say("leader", "estate-1")

    assert [safe.id for safe in turn.player(C).safes] == ["estate-1"]
    assert [turn.sees(seat, "estate-1") for seat in (A, B, C)] == [None, 6, 6]


def test_e17_true_marks_count_whoever_placed_them() -> None:
    """E17: C holds a safe worth 5 with two true marks of rivals and a false one: 7 in all."""
    staged = Staged(seats=3, day=2).safe("depot-1", 5).mark(A, "depot-1", 5).mark(B, "depot-1", 5, 4)
    standings = evening.standings(staged.holds(C, "depot-1").town)

    assert {standing.seat: standing.score for standing in standings} == {A: 0, B: 0, C: 7}


def _lying_marks(face: str) -> Scene:
    staged = Staged().sheet(B, "lying prospector").played(B, "2", "2", current=True)
    return staged.abilities(of=B).say("leader", "estate-1", face)


def test_e18_lying_reacts_to_an_impossible_mark() -> None:
    """E18: no Estate safe is worth 7, so Lying may be used for $2."""
    turn = _lying_marks("7")
    assert "lying.prospector" in turn.options()

    turn.say("lying.prospector")
    assert turn.money(B) == 6


def test_e18_lying_is_silent_about_a_possible_mark() -> None:
    """E18: an Estate safe may be worth 6, true or not."""
    turn = _lying_marks("6")

    assert turn.over
    assert turn.money(B) == 4


def test_e19_over_the_limit_something_goes_back() -> None:
    """E19: on day 1 A, who has a 4, steals a 6 and keeps it. The 4 goes back face down with B's mark."""
    staged = Staged(seats=3, day=1).safe("estate-1", 4).safe("estate-2", 6).mark(B, "estate-1", 5)
    staged.holds(A, "estate-1").played(A, "5", "5", current=True)
    turn = staged.abilities(of=A).say("leader", "estate-2")
    assert turn.sees(A, "estate-2") == 6
    assert set(turn.options()) == {"estate-1", "estate-2"}

    turn.say("estate-1")
    assert [safe.id for safe in turn.player(A).safes] == ["estate-2"]
    assert "estate-1" in [safe.id for safe in turn.town.at("estate")]
    assert [(mark.owner, mark.face) for mark in turn.safe("estate-1").marks] == [(B, 5)]


def test_e19_others_learn_which_safe_went_back_but_no_value() -> None:
    """E19: C gets to know which safe it was; neither C nor, from now on, A may look into it; B's mark lets B."""
    staged = Staged(seats=3, day=1).safe("estate-1", 4).safe("estate-2", 6).mark(B, "estate-1", 5)
    staged.holds(A, "estate-1").played(A, "5", "5", current=True)
    turn = staged.abilities(of=A).say("leader", "estate-2", "estate-1")

    (told,) = turn.told_to(C, "relinquishes")
    assert told.args["safe"] == turn.safe("estate-1").label
    assert not any("value" in event.text.args for event in turn.seen(C).events)
    assert [turn.sees(seat, "estate-1") for seat in (A, B, C)] == [None, 4, None]
    assert [turn.sees(seat, "estate-2") for seat in (A, B, C)] == [6, None, None]


def test_e20_a_full_location_sends_a_safe_back_among_the_unused() -> None:
    """E20: the Inventor takes the unused Laboratory safe; A, with two already, gives it back to the unused."""
    staged = Staged(day=2).sheet(A, "filthy inventor").holds(A, "depot-1", "estate-1")
    turn = staged.played(A, "6", "6", current=True).abilities(of=A).say("filthy.inventor")
    assert set(turn.options()) == {"depot-6", "estate-6", "laboratory-6"}
    assert turn.sees(A, "laboratory-6") is None

    turn.say("laboratory-6")
    assert turn.sees(A, "laboratory-6") is not None

    turn.say("laboratory-6")
    assert turn.over
    assert [safe.id for safe in turn.player(A).safes] == ["depot-1", "estate-1"]
    assert sorted(safe.id for safe in turn.town.unused) == ["depot-6", "estate-6", "laboratory-6"]
    assert len(turn.town.at("laboratory")) == 5


def _dog_beside_helpful() -> Scene:
    staged = Staged().sheet(A, "filthy dog", "helpful prospector")
    return staged.played(A, "6", "6", current=True).abilities(of=A)


def test_e21_a_chain_follows_its_left_neighbour() -> None:
    """E21: after the Filthy Dog the Helpful Prospector at its right may be used for $2."""
    turn = _dog_beside_helpful()
    assert turn.options() == ["filthy.dog", "done"]

    turn.say("filthy.dog", "depot-1", "3", "helpful.prospector")
    assert turn.over
    assert turn.money(A) == 6


def test_e21_a_neighbour_not_used_starts_no_chain() -> None:
    """E21: A leaves the Dog alone, so the Prospector gets no turn."""
    turn = _dog_beside_helpful().say("done")

    assert turn.over
    assert turn.money(A) == 4


def test_e21_a_neighbour_that_cannot_be_used_starts_no_chain() -> None:
    """E21: the Filthy Safecracker asks $3 and A has $2: neither of the two can be used."""
    staged = Staged().sheet(A, "filthy safecracker", "helpful prospector").money(A, 2)
    turn = staged.played(A, "6", "6", current=True).abilities(of=A)

    assert turn.over
    assert turn.money(A) == 2


def _lucky_horse(*others: str, available: int = 2, jailed: int = 1) -> Scene:
    staged = Staged().sheet(A, "lucky horse", *others).money(A, 0).henchmen(A, available, jailed)
    return staged.played(A, "A", "A", current=True).abilities(of=A)


def test_e22_using_another_keeps_its_price() -> None:
    """E22: on slot A the Horse uses the Ruthless Banker: A's henchman goes to jail, A gains $4."""
    turn = _lucky_horse("ruthless banker", available=1, jailed=2)
    assert "ruthless.banker" not in turn.options()

    turn.say("lucky.horse")
    assert turn.money(A) == 4
    assert (turn.player(A).available, turn.player(A).jailed) == (0, 3)


def test_e22_one_whose_price_cannot_be_paid_is_no_target() -> None:
    """E22: without an available henchman the Horse may take anybody but the Ruthless Banker, and not him alone."""
    turn = _lucky_horse("ruthless banker", "sneaky dog", "loyal lumberjack", available=0, jailed=3).say("lucky.horse")
    assert turn.refuses("ruthless.banker")
    assert set(turn.options()) == {"sneaky.dog", "loyal.lumberjack"}

    assert _lucky_horse("ruthless banker", available=0, jailed=3).refuses("lucky.horse")


def test_e22_using_another_leaves_its_icons_out() -> None:
    """E22: the Horse uses the Stubborn Lumberjack for $3, without the +$1 of Stubborn."""
    turn = _lucky_horse("stubborn lumberjack").say("lucky.horse")

    assert turn.money(A) == 3


def test_e23_a_row_of_users() -> None:
    """E23: the Horse uses the Innkeeper, who uses the saloon's Filthy Cow: $5, the Cow goes, all three are spent."""
    staged = Staged().sheet(A, "lucky horse", "grumpy innkeeper").saloon("corrupt dog", "filthy cow", "loyal barber")
    staged.next_scoundrels("humble butler").money(A, 0).played(A, "A", "A", current=True)
    turn = staged.abilities(of=A).say("lucky.horse", "filthy.cow")

    assert turn.money(A) == 5
    assert turn.pile == ["filthy cow"]
    assert turn.saloon == ["humble butler", "corrupt dog", "loyal barber"]
    assert turn.sheet(A) == ["lucky horse", "grumpy innkeeper"]
    assert turn.options() == ["leader", "done"]  # both show the A, and both are spent
    assert all(turn.town.is_spent(one) for one in (*turn.player(A).scoundrels(), *turn.town.pile))


def _gorgeous_horse(*others: str) -> Scene:
    staged = Staged().sheet(A, "gorgeous horse", *others).money(A, 0)
    return staged.played(A, "6", "6", current=True).abilities(of=A).say("gorgeous.horse")


def test_e24_a_horse_used_twice_takes_two_others() -> None:
    """E24: Gorgeous Horse uses the Lumberjack, then the Banker: $7."""
    turn = _gorgeous_horse("lucky lumberjack", "sneaky banker").say("lucky.lumberjack")
    assert turn.money(A) == 3

    turn.say("yes")
    assert turn.over
    assert turn.money(A) == 7


def test_e24_a_horse_used_twice_may_be_used_once() -> None:
    """E24: "may use each once": A leaves it at the Lumberjack."""
    turn = _gorgeous_horse("lucky lumberjack", "sneaky banker").say("lucky.lumberjack", "no")

    assert turn.over
    assert turn.money(A) == 3


def test_e24_a_horse_used_twice_never_takes_the_same_one() -> None:
    """E24: the second time the Lumberjack is refused."""
    turn = _gorgeous_horse("lucky lumberjack", "sneaky banker", "hungry dog").say("lucky.lumberjack", "yes")

    assert turn.refuses("lucky.lumberjack")
    assert set(turn.options()) == {"sneaky.banker", "hungry.dog"}


def _tailor(*others: str) -> Scene:
    staged = Staged().sheet(A, "patient tailor", "lucky lumberjack", *others).saloon("cocky cat")
    return staged.money(A, 0).played(A, "5", "5", current=True).abilities(of=A)


def test_e25_a_new_trait_makes_an_unused_scoundrel_usable() -> None:
    """E25: on slot 5 the Tailor gives the Lumberjack the saloon's Cocky, which shows the 5: $3."""
    turn = _tailor().say("patient.tailor", "lucky.lumberjack", "cocky.cat", "part-trait")
    assert turn.sheet(A) == ["patient tailor", "cocky lumberjack"]
    assert turn.saloon == ["lucky cat"]

    turn.say("cocky.lumberjack")
    assert turn.money(A) == 3


def test_e25_half_used_is_used() -> None:
    """E25: the Horse used the Lumberjack before, so the new trait does not help it this turn."""
    turn = _tailor("unstoppable horse").say("unstoppable.horse", "lucky.lumberjack")
    assert turn.money(A) == 3

    turn.say("patient.tailor", "lucky.lumberjack", "cocky.cat", "part-trait")
    assert "cocky lumberjack" in turn.sheet(A)
    assert turn.refuses("cocky.lumberjack")
    assert turn.options() == ["leader", "done"]


def _gravedigger(staged: Staged) -> Scene:
    return staged.money(A, 0).played(A, "6", "6", current=True).abilities(of=A)


def test_e26_what_was_used_this_turn_stays_dead() -> None:
    """E26: the Filthy Cow is used and discarded; the Gravedigger cannot use it again this turn."""
    turn = _gravedigger(Staged().sheet(A, "filthy cow", "clever gravedigger").pile("lucky banker"))
    turn.say("filthy.cow")

    assert turn.over
    assert turn.money(A) == 5
    assert turn.pile == ["filthy cow", "lucky banker"]


def test_e26_a_cow_of_an_earlier_day() -> None:
    """E26: the Cow on top of the pile gives $5 and is slipped to the bottom."""
    turn = _gravedigger(Staged().sheet(A, "clever gravedigger").pile("filthy cow", "lucky banker"))
    turn.say("clever.gravedigger")

    assert turn.money(A) == 5
    assert turn.pile == ["lucky banker", "filthy cow"]


def test_e26_an_on_hire_scoundrel_on_top() -> None:
    """E26: the Quick-draw Lumberjack gives $3 without its icon, and goes to the bottom too."""
    turn = _gravedigger(Staged().sheet(A, "clever gravedigger").pile("quick-draw lumberjack", "lucky banker"))
    turn.say("clever.gravedigger")

    assert turn.money(A) == 3
    assert turn.pile == ["lucky banker", "quick-draw lumberjack"]


def _brainwasher(jailed_of_a: int, jailed_of_b: int) -> Scene:
    """B played two cards earlier today; one of them carries a henchman of A's."""
    staged = Staged().sheet(A, "filthy brainwasher").henchmen(A, 2 - jailed_of_a, jailed_of_a)
    staged.henchmen(B, 3 - jailed_of_b, jailed_of_b).played(B, "0", "4").played(B, "3", "3").played(B, "2", "5", A)
    return staged.played(A, "6", "6", current=True).abilities(of=A).say("filthy.brainwasher")


def test_e27_a_rivals_henchman_cannot_go_on_its_owners_card() -> None:
    """E27: for two. A releases B's henchman; there is no card for it, so B has it back."""
    turn = _brainwasher(jailed_of_a=0, jailed_of_b=1).say("of-1")

    assert turn.over
    assert (turn.player(B).available, turn.player(B).jailed) == (3, 0)
    assert all(B not in played.henchmen for played in turn.town.played())


def test_e27_the_own_henchman_goes_on_any_card_of_today() -> None:
    """E27: A's released henchman may go on either earlier card of B's, but not beside another of A's."""
    turn = _brainwasher(jailed_of_a=1, jailed_of_b=0).say("of-0")
    assert turn.options() == ["none", "card-1-4", "card-1-3"]

    turn.say("card-1-4")
    assert turn.over
    assert [played.henchmen for played in turn.player(B).played] == [[A], [], [A]]
    assert (turn.player(A).available, turn.player(A).jailed) == (1, 0)


def _evening_with(sleepy: str) -> Scene:
    staged = Staged(day=1).sheet(A, sleepy).money(A, 0).played(A, "0", "2").played(A, "A", "A")
    staged.played(A, "2", "3").played(A, "3", "6").played(B, "4", "4").played(B, "0", "5")
    return staged.end_of_day(first=A)


def test_e28_sleepy_investor_counts_the_day() -> None:
    """E28: after four plays the Investor gives $4 at the end of the day."""
    evening = _evening_with("sleepy investor").say("sleepy.investor")

    assert evening.over
    assert evening.money(A) == 4


def test_e28_sleepy_journalist_sees_no_card() -> None:
    """E28: at the end of the day the Journalist gives $3; A sees no card of anybody's."""
    evening = _evening_with("sleepy journalist").say("sleepy.journalist")

    assert evening.over
    assert evening.money(A) == 3
    assert evening.told_to(A, "card-is") == []
    rival = evening.player(B)
    assert not any(evening.town.known.knows(card.id, A) for card in (*rival.hand, *rival.deck))


async def _turn_then_end_of_day(table: Table[Town]) -> None:
    await rules.take_turn(table, A)
    await evening.end_of_day(table, A)


def test_e29_a_zero_face_up() -> None:
    """E29: A's third card today is the 0, face up. No slot, no leader, no suspicion; the Honest Investor gives $3.

    At the end of the day the 0 is shuffled with the others and goes under the deck.
    """
    staged = Staged(seats=3).sheet(A, "honest investor").money(A, 0).played(A, "2", "2").played(A, "3", "3")
    scene = staged.hand(A, "0", "A").deck(A, "4", "5", "6").rule(_turn_then_end_of_day)
    scene.say({"card": "face-up"})
    played = scene.player(A).played[-1]
    assert (played.card.value, played.slot) == ("0", None)
    assert "5" in scene.player(A).free_slots()
    assert [scene.view(seat).players[A].played[-1].value for seat in (A, B, C)] == ["0"] * 3  # type: ignore[attr-defined]
    assert scene.options() == ["honest.investor", "done"]
    assert scene.refuses("suspect", seat=B)

    scene.say("honest.investor")
    assert scene.money(A) == 3
    assert scene.refuses("suspect", seat=C)

    scene.say("sell")
    assert scene.over  # without a last chance to suspect
    assert {card.value for card in scene.player(A).hand} == {"A", "4", "5", "6"}
    assert {card.value for card in scene.player(A).deck} == {"0", "2", "3"}
    assert len({card.batch for card in scene.player(A).deck}) == 1


def _field_research() -> Scene:
    staged = Staged(strategies=True).strategy(A, "field-research").sheet(A, "nosy prospector", "helpful lumberjack")
    turn = staged.played(A, "6", "6", current=True).abilities(of=A)
    return turn.say("field-research", "estate-1", "3")


def test_e30_a_strategy_that_scouts_is_reacted_to() -> None:
    """E30: Field Research for $2; Nosy reacts with $2, and the Helpful Lumberjack chains from there with $3."""
    turn = _field_research()
    assert turn.money(A) == 2
    assert turn.options() == ["none", "nosy.prospector"]

    turn.say("nosy.prospector")
    assert turn.money(A) == 4
    assert turn.options() == ["none", "helpful.lumberjack"]

    turn.say("helpful.lumberjack")
    assert turn.over
    assert turn.money(A) == 7


def test_e30_a_strategy_starts_no_chain() -> None:
    """E30: without Nosy there is nothing for the Lumberjack to follow."""
    turn = _field_research().say("none")

    assert turn.over
    assert turn.money(A) == 2


def test_e30_arsonist_frees_a_card_of_suspicion() -> None:
    """E30: both henchmen on A's bluff leave the game; the card is never turned over."""
    staged = Staged(seats=3, day=2).sheet(A, "filthy arsonist").played(A, "0", "5", B, C)
    scene = staged.played(A, "6", "6", current=True).abilities_and_evening(of=A).say("filthy.arsonist")

    assert scene.over
    assert scene.player(A).played[0].henchmen == []
    for seat in (B, C):
        player = scene.player(seat)
        assert (player.available, player.jailed, player.destroyed) == (1, 1, 1)
        assert scene.view(seat).players[A].played[0].value is None  # type: ignore[attr-defined]
    assert "turned-over" not in scene.told()
    assert [player.reputation for player in scene.town.players] == [0, 0, 0]
