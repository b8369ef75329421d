"""Which of one's marks moves is one's own choice, where it makes a difference (p.11, limits of the components)."""

from __future__ import annotations

import random

import pytest

from engines.core import Pick
from engines.scoundrels import GAME
from tests.engines.scoundrels.town import A, B, Scene, Staged

REST = {"depot-2": (2, 3), "depot-3": (4,), "depot-4": (6, 7)}  # with two more of 4/5 these are all seven


def all_marks_out(*faces: int, job: str = "dog") -> Staged:
    """A has two marks of one kind on a safe worth 5, and none left."""
    staged = Staged().safe("depot-1", 5).mark(A, "depot-1", *faces)
    for safe, others in REST.items():
        staged.mark(A, safe, *others)
    return staged.sheet(A, f"filthy {job}").played(A, "0", "6", current=True)


def scouts(*faces: int) -> Scene:
    """A scouts a safe and brings a mark there from the one worth 5, with its 4 up."""
    return all_marks_out(*faces).abilities(of=A).say("filthy.dog", "estate-1", "depot-1", "4")


def faces_on(scene: Scene, safe: str) -> list[int]:
    return [mark.face for mark in scene.safe(safe).marks]


@pytest.mark.parametrize("faces", [(5, 4), (4, 5)])
@pytest.mark.parametrize(("leaves", "stays"), [("4", 5), ("5", 4)])
def test_either_of_two_marks_of_a_kind_may_move(faces: tuple[int, int], leaves: str, stays: int) -> None:
    """A true 5 and a false 4: whichever was put there first, either may go."""
    step = scouts(*faces)
    assert step.options(A) == ["4", "5"]
    step.say(leaves)
    assert (faces_on(step, "depot-1"), faces_on(step, "estate-1")) == ([stays], [4])


def test_two_marks_that_show_the_same_are_the_same() -> None:
    """Nobody is asked what makes no difference."""
    step = scouts(5, 5)
    assert (faces_on(step, "depot-1"), faces_on(step, "estate-1")) == ([5], [4])
    assert step.over


@pytest.mark.parametrize(("leaves", "stays"), [("4", 5), ("5", 4)])
def test_the_forger_chooses_too(leaves: str, stays: int) -> None:
    step = all_marks_out(5, 4, job="forger").abilities(of=A)
    step.say("filthy.forger", "depot-1", "estate-1", "5", leaves, "no")
    assert (faces_on(step, "depot-1"), faces_on(step, "estate-1")) == ([stays], [5])


def test_the_forger_does_not_move_a_mark_that_was_just_moved() -> None:
    """The 5 that came to a safe with a 4 stays there: the second move takes the 4, and nothing need be asked."""
    staged = Staged().sheet(A, "filthy forger").played(A, "0", "6", current=True)
    staged.safe("depot-1", 5).mark(A, "depot-1", 5).mark(A, "depot-2", 4)
    step = staged.abilities(of=A).say("filthy.forger", "depot-1", "depot-2", "5", "yes", "depot-3", "4")
    assert (faces_on(step, "depot-2"), faces_on(step, "depot-3")) == ([5], [4])


def test_which_mark_is_true_is_read_in_private() -> None:
    """The labels say what only the player may look at, so nobody else gets the question."""
    step = scouts(5, 4)
    ask = step.pending[A]
    assert isinstance(ask, Pick)
    assert ask.secret
    assert [option.label.key for option in ask.options] == ["mark-false", "mark-true"]
    assert step.asks(B) == ()
    assert not any(event.text.key in ("mark-true", "mark-false") for event in step.seen(B).events)


def computer_takes(staged: Staged) -> set[str]:
    """Which mark it takes off the depot's first safe to bring it to a safe just scouted, whatever its dice say."""
    step = staged.sheet(A, "filthy dog").played(A, "0", "6", current=True).abilities(of=A)
    face = str(step.safe("depot-1").marks[0].face)
    step.say("filthy.dog", "estate-1", "depot-1", face)
    answers = [GAME.computer(step.seen(A), step.pending[A], random.Random(n)) for n in range(10)]
    return {id_ for answer in answers if isinstance(answer, list) for id_ in answer}


def test_the_computer_leaves_a_true_mark_on_its_own_safe() -> None:
    staged = Staged().safe("depot-1", 5).mark(A, "depot-1", 5, 4).mark(A, "depot-2", 2, 3, 4, 6, 7)
    assert computer_takes(staged.holds(A, "depot-1")) == {"4"}


def test_the_computer_leaves_a_false_mark_where_it_will_not_steal() -> None:
    """A safe worth 3 is for others: a true mark would be a point for them."""
    staged = Staged().safe("depot-1", 3).mark(A, "depot-1", 3, 2).mark(A, "depot-2", 4, 5, 5, 6, 7)
    assert computer_takes(staged) == {"3"}
