"""The doors of a match."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engines.core import IllegalAnswer, IllegalUndo, Match, RuleError, Seat, Standings, Table
from tests.engines.core.counting import COUNTING, Count, guess

SEED = "5" * 64


def start(seats: int = 2, rounds: int = 2) -> Match:
    return Match.start(COUNTING, seats=seats, seed=SEED, options={"rounds": rounds})


def give(match: Match, *answers: int) -> Match:
    for answer in answers:
        match.answer(next(iter(match.pending)), answer)
    return match


def test_a_double_press_plays_once() -> None:
    match = start()
    ask = match.pending[Seat(0)].id
    match.answer(0, 3, ask=ask)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, 3, ask=ask)
    assert refused.value.text.key == "core-illegal-passed"


def test_the_same_question_later_has_another_id() -> None:
    match = start()
    first = match.pending[Seat(0)].id
    give(match, 3, 1, 3, 1)
    assert match.pending[Seat(0)].prompt.key == "count-guess"
    assert match.pending[Seat(0)].id != first


def test_looking_twice_shows_the_same_ask() -> None:
    match = start()
    assert match.pending[Seat(0)].id == match.asks(0)[0].id == match.fork().pending[Seat(0)].id


def test_answering_returns_what_it_brought_about() -> None:
    match = give(start(), 3)
    events = match.answer(0, 1, by="clock")
    assert [event.text.key for event in events] == ["count-rolled"]
    assert match.record().lines[-1].by == "clock"  # type: ignore[union-attr]


def test_nobody_else_can_answer() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        start().answer(1, 3)
    assert refused.value.text.key == "core-illegal-not-asked"


def test_who_answers_is_one_of_four() -> None:
    with pytest.raises(ValueError, match="person or order or clock or computer"):
        start().answer(0, 3, by="ghost")  # type: ignore[arg-type]


def test_a_fork_goes_its_own_way() -> None:
    match = give(start(), 3)
    fork = match.fork()
    fork.answer(0, 0)
    assert len(match.record().lines) == 1
    assert match.digest() != fork.digest()


def test_each_line_with_the_match_as_it_stood_before_it() -> None:
    """Lines that were taken back, and the undo itself, are among them."""
    match = give(start(), 3, 1, 3)
    match.undo(1)
    give(match, 0)
    numbers = []
    for number, line, before in match.steps(1):
        numbers.append(number)
        assert line == match.lines_since(number)[0]
        assert before.digest() == match.as_of(number).digest()
    assert numbers == [1, 2, 3, 4]


def test_the_record_is_not_changed_by_who_gave_the_answer() -> None:
    match = start()
    record = match.record()
    give(match, 3)
    assert record.lines == []


def test_over() -> None:
    match = give(start(rounds=1), 3, 1, 3, 1)
    assert match.over
    assert match.pending == {}
    assert match.waiting == ()
    assert [row.seat for row in match.standings] == [0, 1]
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, 1)
    assert refused.value.text.key == "core-illegal-over"


# A rule that breaks


async def broken(table: Table[Count]) -> Standings:
    await guess(table, table.seats[0])
    raise ZeroDivisionError


def test_a_rule_that_raises_leaves_the_match_as_it_was() -> None:
    match = give(Match.start(replace(COUNTING, play=broken), seats=2, seed=SEED), 3)
    before = match.digest(), match.record().model_dump_json()
    with pytest.raises(ZeroDivisionError):
        match.answer(0, 1)
    assert (match.digest(), match.record().model_dump_json()) == before
    assert match.pending[Seat(0)].prompt.key == "count-sure"


class Elsewhere:
    def __await__(self):  # type: ignore[no-untyped-def]
        yield "something of an event loop"


async def goes_elsewhere(table: Table[Count]) -> Standings:
    await Elsewhere()
    return []


def test_a_rule_that_awaits_anything_but_the_table_is_a_bug() -> None:
    with pytest.raises(RuleError, match="other than the table"):
        Match.start(replace(COUNTING, play=goes_elsewhere), seats=2, seed=SEED)


# Resigning


def test_a_resigned_seat_is_last_and_plays_on_by_computer() -> None:
    match = start(seats=3, rounds=1)
    told = match.resign(1)
    assert [event.text.key for event in told] == ["core-resigned"]
    give(match, 3, 1)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(1, 3)
    assert refused.value.text.key == "core-illegal-resigned"
    match.answer(1, 3, by="computer")
    match.answer(1, 1, by="computer")
    give(match, 3, 1)
    assert match.standings[-1].seat == 1
    assert match.standings[-1].place == 3


def test_the_last_one_who_has_not_resigned_wins_at_once() -> None:
    match = start(seats=3)
    match.resign(0)
    match.resign(2)
    assert match.over
    assert [(row.seat, row.place) for row in match.standings] == [(1, 1), (2, 2), (0, 3)]
    assert Match.replay(match.record(), game=COUNTING).standings == match.standings


def test_nobody_resigns_twice_or_after_the_end() -> None:
    match = start()
    match.resign(0)
    with pytest.raises(IllegalAnswer) as refused:
        match.resign(1)
    assert refused.value.text.key == "core-illegal-over"
    match = start(seats=3)
    match.resign(0)
    with pytest.raises(IllegalAnswer) as refused:
        match.resign(0)
    assert refused.value.text.key == "core-illegal-resigned"


# Undo


def test_an_answer_that_showed_nothing_can_be_taken_back() -> None:
    match = give(start(), 3)
    assert match.undo_to(0) == 0
    match.undo(0)
    assert match.pending[Seat(0)].prompt.key == "count-guess"
    assert [line.kind for line in match.record().lines] == ["answer", "undo"]


def test_an_answer_that_used_chance_cannot_be_taken_back_alone() -> None:
    match = give(start(), 3, 1)
    assert match.undo_to(0) is None


def test_another_persons_answer_is_not_crossed() -> None:
    match = give(start(), 3, 1, 4)
    assert match.undo_to(0) is None
    assert match.undo_to(1) == 2


def test_a_seat_with_no_answer_of_its_own_has_nothing_to_take_back() -> None:
    match = start(rounds=1)
    match.answer(0, 3, by="computer")
    assert match.undo_to(0) is None


def test_after_an_undo_across_chance_the_dice_fall_anew() -> None:
    """Ten takes of the same roll are not ten times the same."""
    match = give(start(), 3)
    rolls = set()
    for _ in range(10):
        give(match, 1)
        rolls.add(match.table.state.rolled[0])
        match.undo(1)
    assert len(rolls) > 2
    assert Match.replay(match.record(), game=COUNTING).digest() == match.digest()


def test_an_undo_that_crossed_no_chance_keeps_the_dice() -> None:
    plain = give(start(), 3, 1)
    undone = give(start(), 4)
    undone.undo(0)
    give(undone, 3, 1)
    assert undone.table.state.rolled == plain.table.state.rolled


def test_an_undo_behind_an_earlier_undo() -> None:
    match = give(start(), 3, 1, 4)
    match.undo(1)
    give(match, 0, 5)
    match.undo(0)
    assert match.table.state.rolled == []
    give(match, 2, 1)
    assert Match.replay(match.record().model_dump_json(), game=COUNTING).digest() == match.digest()


@pytest.mark.parametrize("line", [-1, 1, 99])
def test_there_must_be_something_to_take_back(line: int) -> None:
    match = give(start(), 3)
    with pytest.raises(IllegalUndo):
        match.undo(line)
    assert len(match.record().lines) == 1


def test_what_was_told_stays_told_and_the_undo_is_told_too() -> None:
    """So whoever looks from where they looked last misses nothing."""
    match = give(start(), 3, 1)
    since = len(match.events)
    assert [event.text.key for event in match.undo(1)] == ["core-taken-back"]
    give(match, 1)
    assert [event.text.key for event in match.seen(1, since).events] == ["core-taken-back", "count-rolled"]
    assert Match.replay(match.record(), game=COUNTING).events == match.events


def test_only_an_undo_is_not_something_to_take_back() -> None:
    match = give(start(), 3, 1)
    match.undo(1)
    with pytest.raises(IllegalUndo):
        match.undo(2)


# What a match hands out is the caller's own


def test_nobody_changes_a_match_from_outside() -> None:
    match = give(start(), 3)
    before = match.record().model_dump_json()
    record = match.record()
    record.options["rounds"] = 9
    record.lines[0].value = 6  # type: ignore[union-attr]
    again = Match.replay(match.record(), game=COUNTING)
    assert match.record().model_dump_json() == before == again.record().model_dump_json()


def test_only_a_fork_is_dealt_anew() -> None:
    with pytest.raises(RuleError, match="only a fork"):
        start().redeal(0, random.Random(1))


def test_a_resignation_that_breaks_leaves_the_match_as_it_was() -> None:
    def broken(_: Count) -> Standings:
        raise RuntimeError("no standings")

    match = Match.start(replace(COUNTING, standings=broken), seats=2, seed="ab" * 32)
    before = match.digest()
    with pytest.raises(RuntimeError):
        match.resign(0)
    assert (match.digest(), match.resigned, match.length) == (before, [], 0)
    seat = next(iter(match.pending))
    match.answer(seat, match.pending[seat].default)
