"""The worked examples 1 to 15, by number: set-up, the turn, henchmen, the end of the day."""

from __future__ import annotations

from collections import Counter

from engines.core import Match, Table
from engines.scoundrels import GAME, rules
from engines.scoundrels.state import Town
from tests.engines.scoundrels.town import A, B, C, Scene, Staged, called

FIVE = ("lucky dog", "sneaky prospector", "hungry banker", "loyal lumberjack", "patient rancher")


def test_e01_set_up_for_three() -> None:
    """E01: a short game for three. What lies in the decks, in the saloon, before each player and on the board."""
    match = Match.start(GAME, seats=3, seed="1" * 64)
    for _ in range(3):
        [[seat, ask]] = match.pending.items()
        match.answer(seat, ask.default)  # who leads whom
    town: Town = match.table.state

    assert Counter(card.colour for card in town.traits) == {"blue": 17, "red": 10}
    assert [card.colour for card in town.traits] == ["red"] * 10 + ["blue"] * 17  # the top is last
    assert [card.colour for card in town.jobs] == ["black"] * 22 + ["purple"] * 8 + ["green"] * 3
    assert len(town.saloon) == 3
    for player in town.players:
        assert (player.money, player.reputation) == (4, 0)
        assert (len(player.hand), len(player.deck)) == (4, 3)
        assert (player.available, player.jailed) == (2, 1)
    assert {place: len(town.at(place)) for place in town.board} == {"depot": 5, "estate": 5, "laboratory": 5}
    assert sorted(safe.home for safe in town.unused) == ["depot", "estate", "laboratory"]


def test_e02_a_zero_on_slot_five_is_a_bluff_with_the_leader_at_hand() -> None:
    """E02: with slot 3 taken, A plays the 0 on 5: a legal bluff, and the leader may steal."""
    turn = Staged().played(A, "2", "3").hand(A, "0", "3", "6").turn(of=A)
    turn.say({"card": "0", "slot": "slot-5"})

    assert turn.town.current is not None
    assert turn.town.current.bluff
    assert "leader" in turn.options()

    turn.say("leader", "estate-1")
    assert [safe.id for safe in turn.player(A).safes] == ["estate-1"]


def test_e02_a_card_goes_to_another_slot_when_its_own_is_taken() -> None:
    """E02, a later turn: the 3 is refused on the taken slot 3 and is a bluff on slot 4."""
    turn = Staged().played(A, "2", "3").played(A, "0", "5").hand(A, "3", "6").turn(of=A)
    assert turn.refuses({"card": "3", "slot": "slot-3"})

    turn.say({"card": "3", "slot": "slot-4"})
    assert turn.town.current is not None
    assert (turn.town.current.slot, turn.town.current.bluff) == ("4", True)


def _wealthy_on_three() -> Scene:
    staged = Staged().sheet(A, "wealthy lumberjack").money(A, 0)
    return staged.played(A, "3", "3", current=True).abilities(of=A)


def test_e03_scoundrel_and_leader_of_a_slot() -> None:
    """E03: the +$1 icon, the Lumberjack's $3 and the leader's $3 make $7; the Lumberjack does not work again."""
    turn = _wealthy_on_three().say("wealthy.lumberjack")
    assert turn.money(A) == 4
    assert turn.refuses("wealthy.lumberjack")

    turn.say("leader")
    assert turn.money(A) == 7
    assert turn.over


def test_e03_the_leader_is_used_once() -> None:
    """E03, the other way round: after the leader's $3 the leader is refused."""
    turn = _wealthy_on_three().say("leader")
    assert turn.money(A) == 3
    assert turn.refuses("leader")

    turn.say("wealthy.lumberjack")
    assert turn.money(A) == 7


async def _turns_of_a_and_b(table: Table[Town]) -> None:
    for seat in (A, B):
        table.state.active = seat
        await rules.take_turn(table, seat)


def _selfish_used() -> Scene:
    """A has $6 after step 3, uses Selfish, and everybody has a last chance."""
    staged = Staged(seats=3).sheet(A, "selfish prospector").money(B, 5).hand(A, "0", "A", "2", "3")
    scene = staged.rule(_turns_of_a_and_b).say({"card": "0", "slot": "slot-6"})
    scene.say("sell")
    assert scene.money(A) == 6

    scene.say("selfish.prospector")
    assert scene.money(A) == 8
    return scene


def test_e04_a_last_chance_after_selfish() -> None:
    """E04: after A's Selfish Prospector ($8) C may still suspect A's card."""
    scene = _selfish_used().say((C, "suspect"), (B, "pass"))

    (card,) = scene.player(A).played
    assert card.henchmen == [C]
    assert scene.player(C).available == 1


def test_e04_too_late_once_the_next_turn_began() -> None:
    """E04: both let it pass; in B's turn nobody can suspect A's card any more."""
    scene = _selfish_used().say((B, "pass"), (C, "pass"))
    assert scene.town.active == B
    assert scene.refuses("suspect", seat=C)

    scene.say({"card": scene.player(B).hand[0].value, "slot": "slot-6"}, (C, "suspect"))  # that is B's card
    assert scene.player(A).played[0].henchmen == []
    assert scene.player(B).played[0].henchmen == [C]


def _deputy_comes() -> Scene:
    staged = Staged(seats=3).sheet(A, "filthy deputy").played(A, "6", "6", current=True)
    return staged.henchmen(B, available=1, jailed=2).henchmen(C, available=0, jailed=3).abilities(of=A)


def test_e05_a_way_out_before_jail() -> None:
    """E05: before the Deputy acts B puts the only henchman on A's card; nobody is jailed, A gains nothing."""
    turn = _deputy_comes().say("filthy.deputy", (B, "yes"))

    assert turn.over
    assert turn.player(A).played[0].henchmen == [B]
    assert (turn.player(B).available, turn.player(B).jailed) == (0, 2)
    assert turn.player(C).jailed == 3
    assert turn.money(A) == 4


def test_e05_who_stays_goes_to_jail() -> None:
    """E05: B stays, and B's henchman is jailed for $1. C has none and is not asked."""
    turn = _deputy_comes().say("filthy.deputy")
    assert list(turn.pending) == [B]

    turn.say((B, "no"))
    assert turn.over
    assert (turn.player(B).available, turn.player(B).jailed) == (0, 3)
    assert turn.player(A).played[0].henchmen == []
    assert turn.money(A) == 5


def test_e06_a_bullet_hole_lowers_the_price() -> None:
    """E06: of Cowardly's three dollars one is shot away, the Arsonist adds two: $4. With $3 the hire is refused."""
    assert called("cowardly arsonist").cost == 4
    saloon = ("cowardly arsonist", "filthy dog", "lucky prospector")
    assert Staged().saloon(*saloon).money(A, 3).hire_or_office(of=A).refuses("cowardly.arsonist")

    step = Staged().saloon(*saloon).money(A, 4).hire_or_office(of=A).say("cowardly.arsonist", "space-1")
    assert step.sheet(A) == ["cowardly arsonist"]
    assert step.money(A) == 0


def test_e06_charming_dog_is_free() -> None:
    """E06: a scoundrel without dollars can be hired with none."""
    assert called("charming dog").cost == 0
    staged = Staged().saloon("charming dog", "corrupt banker", "loyal cow").money(A, 0)
    step = staged.hire_or_office(of=A).say("charming.dog", "yes", "estate-1", "4")

    assert step.over
    assert step.money(A) == 0
    assert step.safe("estate-1").marked_by(A)
    assert step.pile == ["charming dog"]


def _sixth_arrives() -> Scene:
    staged = Staged().sheet(A, *FIVE).saloon("filthy chef", "clever barber", "grumpy cat").pile("humble butler")
    return staged.next_scoundrels("drunken printer").money(A, 4).hire_or_office(of=A).say("clever.barber")


def test_e07_one_of_six_leaves_and_the_others_may_be_rearranged() -> None:
    """E07: a hire on a full sheet. One of the six goes on top of the pile before the refill; the rest may move."""
    step = _sixth_arrives()
    six = {name.replace(" ", ".") for name in (*FIVE, "clever barber")}
    assert set(step.options()) == six

    step.say("hungry.banker")
    assert step.pile == ["hungry banker", "humble butler"]
    assert step.saloon == ["filthy chef", "grumpy cat"]

    order = ["clever.barber", "patient.rancher", "loyal.lumberjack", "sneaky.prospector", "lucky.dog"]
    step.say("arrange", order)
    assert step.sheet(A) == [name.replace(".", " ") for name in order]
    assert step.pile == ["hungry banker", "humble butler"]
    assert step.saloon == ["drunken printer", "filthy chef", "grumpy cat"]


def test_e07_the_new_one_may_be_the_one_that_leaves() -> None:
    """E07: the scoundrel just hired goes on the pile; the others may be rearranged all the same."""
    step = _sixth_arrives().say("clever.barber")
    assert step.pile == ["clever barber", "humble butler"]

    order = [name.replace(" ", ".") for name in reversed(FIVE)]
    step.say("arrange", order)
    assert step.sheet(A) == list(reversed(FIVE))
    assert step.pile == ["clever barber", "humble butler"]
    assert len(step.saloon) == 3


def test_e08_on_hire_scoundrels_need_no_space() -> None:
    """E08: Charming Banker for $2 gives $4 and is discarded; the full sheet stays as it was."""
    staged = Staged().sheet(A, "lucky dog", "sneaky prospector", "hungry cat", "loyal lumberjack", "patient rancher")
    staged.saloon("filthy chef", "charming banker", "grumpy cow").money(A, 2)
    step = staged.hire_or_office(of=A).say("charming.banker", "yes")

    assert step.money(A) == 4
    assert step.pile == ["charming banker"]
    assert step.sheet(A) == ["lucky dog", "sneaky prospector", "hungry cat", "loyal lumberjack", "patient rancher"]


def test_e09_bail_for_two_of_two_owners() -> None:
    """E09: the rightmost scoundrel leaves the saloon first; then $4 set free one henchman of A's and one of C's."""
    staged = Staged(seats=3).saloon("filthy chef", "clever barber", "grumpy cat").next_scoundrels("lucky dog")
    staged.henchmen(A, 2, jailed=1).henchmen(B, 3).henchmen(C, 2, jailed=1).money(A, 5)
    step = staged.hire_or_office(of=A).say("office")
    assert step.pile == ["grumpy cat"]
    assert step.saloon == ["lucky dog", "filthy chef", "clever barber"]

    step.say("bail-2", "2")
    assert step.over
    assert step.money(A) == 1
    assert [(player.available, player.jailed) for player in step.town.players] == [(3, 0)] * 3


def test_e10_no_bribe_on_the_first_day() -> None:
    """E10: A's $12 do not help on day 1 of a short game."""
    step = Staged(day=1).saloon("filthy dog").money(A, 12).hire_or_office(of=A).say("office")

    assert step.refuses("bribe")


def test_e10_a_bribe_on_the_final_day() -> None:
    """E10: on day 2 the $12 buy one more safe, the second of two."""
    staged = Staged(day=2).saloon("filthy dog").money(A, 12).holds(A, "depot-1")
    step = staged.hire_or_office(of=A).say("office", "bribe", "laboratory-2")

    assert step.over
    assert step.money(A) == 0
    assert [safe.id for safe in step.player(A).safes] == ["depot-1", "laboratory-2"]


def test_e10_the_limit_holds_for_the_bribe() -> None:
    """E10: with two safes on day 2 one of the three must go back."""
    staged = Staged(day=2).saloon("filthy dog").money(A, 12).holds(A, "depot-1", "depot-2")
    step = staged.hire_or_office(of=A).say("office", "bribe", "laboratory-2", "depot-1")

    assert step.over
    assert [safe.id for safe in step.player(A).safes] == ["depot-2", "laboratory-2"]


def _reputations(scene: Scene) -> list[int]:
    return [player.reputation for player in scene.town.players]


def test_e11_a_caught_bluff() -> None:
    """E11: B and C suspected A's 0 on slot 5. Each gains 1, A loses 1 and no more, the henchmen come back."""
    evening = Staged(seats=3).played(A, "0", "5", B, C).end_of_day(first=A)

    assert _reputations(evening) == [-1, 1, 1]
    assert (evening.player(B).available, evening.player(B).jailed) == (2, 1)
    assert (evening.player(C).available, evening.player(C).jailed) == (2, 1)


def test_e12_suspecting_the_truth_costs_the_henchman() -> None:
    """E12: B suspected a true 3. B's henchman is jailed, nobody's reputation moves; A's bluff on 4 is never shown."""
    staged = Staged(day=2).played(A, "3", "3", B).played(A, "2", "4").sheet(B, "sleepy prospector")
    evening = staged.end_of_day(first=A)
    assert (evening.player(B).available, evening.player(B).jailed) == (1, 2)
    assert _reputations(evening) == [0, 0]
    cards = evening.view(B).players[A].played  # type: ignore[attr-defined]
    assert [(card.slot, card.value) for card in cards] == [("3", "3"), ("4", None)]

    evening.say("done")
    assert evening.over
    assert [text.args["slot"] for text in evening.told_to(B, "turned-over")] == ["3"]


def test_e12_an_unshown_bluff_is_not_known_the_day_after_either() -> None:
    """E12 on day 1: after the shuffle B knows A's 3, and nothing of the 2."""
    evening = Staged(day=1).played(A, "3", "3", B).played(A, "2", "4").end_of_day(first=A)
    cards = {card.value: card for card in (*evening.player(A).hand, *evening.player(A).deck)}

    assert evening.town.known.knows(cards["3"].id, B)
    assert not evening.town.known.knows(cards["2"].id, B)
    assert [text.args["slot"] for text in evening.told_to(B, "turned-over")] == ["3"]


def test_e13_two_bluffs_caught_and_the_track_ends_at_six() -> None:
    """E13: B catches two bluffs of A's. A falls from 1 to -1, B rises from 5 to 6 and no further."""
    staged = Staged(day=2).played(A, "0", "5", B).played(A, "2", "4", B)
    evening = staged.reputation(A, 1).reputation(B, 5).end_of_day(first=A)

    assert evening.over
    assert _reputations(evening) == [-1, 6]
    assert evening.player(B).available == 2


def _caught_once(rep_of_a: int, rep_of_b: int) -> Scene:
    staged = Staged(day=2).sheet(A, "daring lumberjack").sheet(B, "talkative prospector").played(A, "0", "5", B)
    return staged.reputation(A, rep_of_a).reputation(B, rep_of_b).end_of_day(first=A)


def test_e14_at_the_ends_of_the_track_nothing_moves_and_nobody_reacts() -> None:
    """E14: B at 6 catches A at -2. Nothing was gained or lost, so neither Talkative nor Daring is usable."""
    evening = _caught_once(rep_of_a=-2, rep_of_b=6)

    assert evening.over
    assert _reputations(evening) == [-2, 6]
    assert [evening.money(A), evening.money(B)] == [4, 4]


def test_e14_one_space_away_both_react() -> None:
    """E14, for comparison: at 5 and -1 both move, and both may be used."""
    evening = _caught_once(rep_of_a=-1, rep_of_b=5)
    evening.say("1", (B, "talkative.prospector"), (A, "daring.lumberjack"))  # B took the last turn and goes first

    assert evening.over
    assert _reputations(evening) == [-2, 6]
    assert [evening.money(A), evening.money(B)] == [7, 6]


def test_e15_played_cards_go_under_the_deck_and_the_hand_is_filled_to_four() -> None:
    """E15: A drew a card with Card Sharp, so three are drawn at the end of the day; the played ones lie below."""
    staged = Staged(day=1).sheet(A, "filthy card-sharp").played(A, "0", "2").played(A, "A", "A").played(A, "2", "3")
    staged.played(A, "3", "6", current=True).deck(A, "4", "5", "6")
    one_card = staged.abilities(of=A).say("filthy.card-sharp")
    assert ([card.value for card in one_card.player(A).hand], len(one_card.player(A).deck)) == (["4"], 2)

    evening = staged.abilities_and_evening(of=A).say("filthy.card-sharp")
    assert evening.over
    hand = {card.value for card in evening.player(A).hand}
    deck = {card.value for card in evening.player(A).deck}
    assert hand > {"4", "5", "6"}
    assert (len(hand), len(deck)) == (4, 3)
    assert deck < {"0", "A", "2", "3"}
