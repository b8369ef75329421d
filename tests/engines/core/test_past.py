"""The past of a match: noted while it is played, and played again in steps."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from engines import catalogue
from engines.core import Event, IllegalUndo, Match, Record, RecordDoesNotFit, Seat, Standings, Table
from engines.core.record import Undone
from engines.core.run import place_of
from tests.engines.conformance import moves, new_match
from tests.engines.core.counting import COUNTING, Count, guess
from tests.engines.core.test_match import give, start

A, B = Seat(0), Seat(1)


def taken_back(rounds: int = 4) -> Match:
    """A match of many lines, some of which were taken back, once across chance."""
    match = give(start(rounds=rounds), 3, 1, 4, 1, 2)
    match.undo(3)
    give(match, 0, 2)
    match.undo(6)
    return give(match, 1, 5, 1, 6)


# What is noted


@pytest.mark.parametrize("game", catalogue)
def test_what_was_noted_before_each_line_is_what_stood_there(game: str) -> None:
    rng = random.Random(game)
    match = new_match(catalogue[game], 7)
    for number, _ in enumerate(moves(match, rng)):
        if number % 9 == 8 and not match.over:
            match.undo(match.length - 2)
        if match.length > 60:
            break
    for number, _, before in match.steps(0):
        waited = match.waited(number)
        assert waited.seats == before.waiting
        alone = before.pending[waited.seats[0]] if len(waited.seats) == 1 else None
        assert waited.question == ("" if alone is None or alone.secret else place_of(alone.id))
        assert match.told_before(number) == len(before.events)
    assert match.waited(match.length).seats == match.waiting


def test_what_a_seat_may_take_back_is_known_without_playing_anything_again(given: list[int]) -> None:
    match = give(start(), 3, 1, 4)
    given.clear()
    assert match.undo_to(B) == 2
    assert match.would_undo(1)[0][0] == 1
    assert given == []


def test_who_listens_from_the_beginning_again_hears_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is new is looked at: a computer listens before each of its moves."""
    match = taken_back()
    assert match.seen(A).events == tuple(match.events)
    match.table.tell("count-rolled", to=[B], number=1)
    give(match, 1)
    looked, usual = [], Event.reaches

    def reaches(event: Event, seat: Seat | None) -> bool:
        looked.append(event)
        return usual(event, seat)

    monkeypatch.setattr(Event, "reaches", reaches)
    heard = match.seen(A).events
    assert len(looked) == 2
    assert heard == tuple(event for event in match.events if usual(event, A))
    assert match.seen(A, 3).events == heard[3:]
    assert len(match.seen(None).events) == len(heard)


def test_a_rule_that_breaks_is_gone_back_from_when_somebody_looks(given: list[int]) -> None:
    """Whoever loads the match anew instead need not wait for it."""
    match = give(Match.start(replace(COUNTING, play=refuses), seats=2, seed="5" * 64), 3)
    before = match.fork().digest()
    given.clear()
    with pytest.raises(ZeroDivisionError):
        match.answer(A, 1)
    assert len(given) == 1
    assert match.digest() == before


# In steps


def longest(steps: Iterator[object], given: list[int]) -> int:
    """The most answers that were given in one step."""
    most = 0
    given.clear()
    for _ in steps:
        most = max(most, len(given))
        given.clear()
    return max(most, len(given))


STEPS: dict[str, Callable[[Match], Iterator[object]]] = {
    "replaying": lambda match: Match.replaying(match.record(), COUNTING),
    "undoing": lambda match: match.undoing(11),
    "asks answered": lambda match: match.answered(),
}


@pytest.mark.parametrize("what", STEPS)
def test_no_step_plays_more_than_one_line(given: list[int], what: str) -> None:
    assert longest(STEPS[what](taken_back()), given) == 1


def test_a_replay_in_steps_comes_to_the_same() -> None:
    match = taken_back()
    lengths = []
    for so_far in Match.replaying(match.record(), COUNTING):
        lengths.append(so_far.length)
        assert so_far.digest() == match.as_of(so_far.length).digest()
    assert lengths[-1] == match.length
    assert so_far.record() == match.record()
    assert so_far.events == match.events


def test_whoever_looks_while_it_is_undone_sees_it_as_it_was() -> None:
    match = taken_back()
    before = match.digest(), match.record(), list(match.events)
    steps = match.undoing(11)
    for _ in range(4):
        next(steps)
        assert (match.digest(), match.record(), match.events) == before
    steps.close()
    assert (match.digest(), match.record(), match.events) == before
    match.undo(11)
    assert match.digest() != before[0]


def test_an_undo_in_steps_that_cannot_be_changes_nothing() -> None:
    match = give(start(), 3)
    with pytest.raises(IllegalUndo):
        next(match.undoing(1))
    assert match.length == 1


def test_the_asks_that_the_lines_in_force_answered() -> None:
    match = give(start(), 3, 1, 4)
    match.resign(A)
    asks = dict(match.answered())
    assert [ask and ask.prompt.key for ask in asks.values()] == ["count-guess", "count-sure", "count-guess", None]
    for number, line, before in match.steps(0):
        ask = asks[number]
        assert ask is None or ask.id == next(open_.id for open_ in before.asks(getattr(line, "seat", 0)))


# Going on from the last good line


def with_line(match: Match, to: int) -> Record:
    """The match's record, gone on with from a line."""
    record = match.record()
    record.lines.append(Undone(to, lost=True))
    return record


async def refuses(table: Table[Count]) -> Standings:
    """New rules that do not know what once came after the first two answers."""
    await guess(table, A)
    raise ZeroDivisionError


def test_what_was_lost_is_never_played_again(given: list[int]) -> None:
    match = give(start(), 3, 1, 4, 1)
    record = with_line(match, 2)
    record.lines[2].ask = "no such question"  # type: ignore[union-attr]
    with pytest.raises(RecordDoesNotFit):
        Match.replay(record.model_copy(update={"lines": record.lines[:-1]}), COUNTING)
    given.clear()
    gone_on = Match.replay(record, COUNTING)
    assert len(given) == 2
    assert gone_on.length == 5
    assert gone_on.waiting == (B,)
    assert gone_on.events[-1].text.key == "core-gone-on"
    assert gone_on.record() == record


def test_it_goes_on_in_the_same_way_whether_or_not_the_lost_lines_could_be_played() -> None:
    match = give(start(), 3, 1, 4, 1)
    sound, broken = with_line(match, 2), with_line(match, 2)
    broken.lines[2].ask = "no such question"  # type: ignore[union-attr]
    one, other = (give(Match.replay(record, COUNTING), 4, 1) for record in (sound, broken))
    assert one.digest() == other.digest()
    assert one.events == other.events


def test_what_comes_after_going_on_is_dealt_anew() -> None:
    """Nobody plays on from what they have seen: ten times the same roll would be no roll."""
    match = give(start(), 3)
    rolls = set()
    for _ in range(10):
        match = give(Match.replay(with_line(give(match, 1), 1), COUNTING), 1)
        rolls.add(match.table.state.rolled[0])
        match = Match.replay(with_line(match, 1), COUNTING)
    assert len(rolls) > 2


def test_a_match_goes_on_twice_and_is_taken_back_past_that() -> None:
    match = Match.replay(with_line(give(start(rounds=4), 3, 1, 4, 1), 2), COUNTING)
    give(match, 4, 0)
    match = Match.replay(with_line(give(match, 1), 6), COUNTING)
    assert [step.number for step in match._past.in_force] == [0, 1, 4, 5, 8]
    give(match, 1)
    match.undo(1)
    assert match.pending[A].prompt.key == "count-sure"
    give(match, 1, 2)
    again = Match.replay(match.record().model_dump_json(), COUNTING)
    assert again.digest() == match.digest()
    assert again.events == match.events
    earlier = Match.replay(with_line(match, 1), COUNTING)
    assert earlier.pending[A].prompt.key == "count-sure"


def test_inside_of_what_was_lost_a_match_stood_at_the_last_good_line() -> None:
    match = Match.replay(with_line(give(start(), 3, 1, 4, 1), 2), COUNTING)
    assert match.as_of(2).digest() == match.as_of(3).digest() == match.as_of(4).digest()
    assert match.waited(3).seats == (B,)
    assert match.would_undo(2) == [(4, Undone(2, lost=True), match.events[-1:])]


def test_rules_that_break_later_can_be_gone_on_with_before_that() -> None:
    match = give(start(), 3, 1, 4)
    broken = replace(COUNTING, play=refuses)
    with pytest.raises(ZeroDivisionError):
        Match.replay(match.record(), broken)
    assert Match.replay(with_line(match, 1), broken).waiting == (A,)
