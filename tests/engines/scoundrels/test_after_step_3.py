"""Right after step 3: what reacts to the hire or the office, and Selfish, at one time; their user orders them (p.7)."""

from __future__ import annotations

from tests.engines.scoundrels.town import A, B, C, Scene, Staged

PLAN = {"card": "0", "slot": "slot-6"}


def with_selfish(other: str, own: int = 8, rival: int = 4) -> Staged:
    """A has a Selfish Prospector and somebody who reacts to step 3."""
    staged = Staged().sheet(A, "selfish prospector", other).hand(A, "0", "A", "2", "3")
    return staged.saloon("humble dog", "loyal cat", "lucky barber").money(A, own).money(B, rival)


def hires(staged: Staged) -> Scene:
    return staged.turn(of=A).say(PLAN, "lucky.barber", "space-3")


def goes_to_the_office(staged: Staged) -> Scene:
    return staged.turn(of=A).say(PLAN, "office", "sell")


def test_selfish_may_come_before_annoying() -> None:
    turn = hires(with_selfish("annoying lumberjack"))
    assert turn.options(A) == ["none", "annoying.lumberjack", "selfish.prospector"]
    turn.say("selfish.prospector")
    assert turn.options(A) == ["none", "annoying.lumberjack"]


def test_annoying_may_come_before_selfish() -> None:
    turn = hires(with_selfish("annoying lumberjack")).say("annoying.lumberjack")
    assert turn.options(A) == ["none", "selfish.prospector"]


def test_selfish_may_come_before_punctual() -> None:
    """It makes a difference: the Singer's dollar for everybody else would make A no richer than B."""
    turn = goes_to_the_office(with_selfish("punctual singer", own=3, rival=4))
    assert turn.options(A) == ["none", "punctual.singer", "selfish.prospector"]
    before = turn.fork()
    turn.say("selfish.prospector", "punctual.singer")
    assert (turn.money(A), turn.money(B)) == (7, 5)
    before.answer(A, ["punctual.singer"])
    assert (before.table.state.players[A].money, before.table.state.players[B].money) == (5, 5)
    assert list(before.pending) == [B]  # Selfish is not richest any more


def test_punctual_may_make_selfish_possible() -> None:
    """Its condition is looked at when it is used."""
    turn = goes_to_the_office(with_selfish("punctual lumberjack", own=2, rival=4))
    assert turn.options(A) == ["none", "punctual.lumberjack"]
    turn.say("punctual.lumberjack", "selfish.prospector")
    assert turn.money(A) == 2 + 2 + 3 + 2


def test_what_is_declined_is_not_offered_again() -> None:
    """A08: the turn goes on to the last chance for henchmen."""
    turn = goes_to_the_office(with_selfish("punctual lumberjack")).say("none")
    assert turn.pending[B].topic == "suspect"
    assert list(turn.pending) == [B]


def test_selfish_may_still_be_used_when_a_rivals_reaction_makes_its_owner_the_richest() -> None:
    """It was not offered when Annoying was declined, so it has not lapsed: B's Daring Singer gives A the dollar."""
    staged = Staged(3).sheet(A, "selfish prospector", "annoying lumberjack").hand(A, "0", "A", "2", "3")
    staged.sheet(B, "daring singer").saloon("humble dog", "loyal cat", "charming assassin").money(A, 9)
    cost = staged.town.saloon[-1].cost
    staged.money(A, 2 + cost).money(B, 4).money(C, 0)
    turn = staged.turn(of=A).say(PLAN, "charming.assassin", "yes", "1", "keep", "none")
    assert turn.money(A) == 4
    turn.say((B, "daring.singer"))
    assert turn.money(A) == 5
    assert turn.options(A) == ["selfish.prospector", "done"]
