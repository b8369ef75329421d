"""Records: what they hold, what is refused, and how old ones live on."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from bot.base.language import LOCALES, words_for
from engines import catalogue
from engines.core import (
    BadOption,
    BadSeed,
    EngineError,
    MalformedRecord,
    Match,
    NewerRecord,
    NoRecord,
    RecordDoesNotFit,
    UnknownGame,
    UnknownOption,
    WrongSeats,
)
from tests.engines.conformance import moves, new_match
from tests.engines.core.counting import COUNTING
from tests.engines.core.test_match import SEED, give, start


def stored(**changes: Any) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(give(start(), 3, 1, 4).record().model_dump_json())
    return {**record, **changes}


def test_a_record_holds_every_option_even_those_left_alone() -> None:
    """A default that changes later must not change an old match."""
    match = Match.start(COUNTING, seats=2, seed=SEED)
    assert match.record().options == {"sides": 6, "rounds": 2}


def test_old_records_keep_the_old_rules() -> None:
    """One off counted in version 1."""
    for number in range(1, 7):
        old = Match.replay(stored(version=1, lines=[]), game=COUNTING)
        new = Match.replay(stored(version=2, lines=[]), game=COUNTING)
        rolled = give(old, number, 0).table.state.rolled
        assert give(new, number, 0).table.state.rolled == rolled
        assert old.table.state.points[0] == (abs(rolled[0] - number) <= 1)
        assert new.table.state.points[0] == (rolled[0] == number)
        assert old.record().version == 1


def test_a_prompt_may_be_reworded_without_breaking_old_records() -> None:
    record = stored()
    for line in record["lines"]:
        line["ask"] = line["ask"].rpartition("-")[0] + "-abc"
    match = Match.replay(record, game=COUNTING)
    assert match.table.state == give(start(), 3, 1, 4).table.state
    assert match.record().model_dump(mode="json") == record


LINES = stored()["lines"]


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        ("", MalformedRecord),
        ("{", MalformedRecord),
        ("[]", MalformedRecord),
        ({}, MalformedRecord),
        ({"game": {1, 2}}, MalformedRecord),
        (None, MalformedRecord),
        (stored(version="2"), MalformedRecord),
        (stored(version=0), MalformedRecord),
        (stored(seed="abc"), MalformedRecord),
        (stored(seed="F" * 64), MalformedRecord),
        (stored(more=1), MalformedRecord),
        (stored(lines=[{"kind": "answer"}]), MalformedRecord),
        (stored(lines=[{"kind": "joke"}]), MalformedRecord),
        (stored(lines=[{**LINES[0], "by": "ghost"}]), MalformedRecord),
        (stored(lines=[{**LINES[0], "value": None}]), MalformedRecord),
        (stored(lines=[{**LINES[0], "value": True}]), MalformedRecord),
        (stored(version=3), NewerRecord),
        (stored(seats=9), WrongSeats),
        (stored(options={"river": True}), UnknownOption),
        (stored(options={"sides": 7}), BadOption),
        (stored(seat_options=[{}]), BadOption),
        (stored(lines=[{**LINES[0], "value": 7}]), RecordDoesNotFit),
        (stored(lines=[{**LINES[0], "value": ["draw"]}]), RecordDoesNotFit),
        (stored(lines=[{**LINES[0], "seat": 1}]), RecordDoesNotFit),
        (stored(lines=[{**LINES[0], "seat": 5}]), RecordDoesNotFit),
        (stored(lines=[{**LINES[0], "ask": "99-0-1"}]), RecordDoesNotFit),
        (stored(lines=[{**LINES[0], "ask": ""}]), RecordDoesNotFit),
        (stored(lines=[LINES[0], LINES[0]]), RecordDoesNotFit),
        (stored(lines=[{"kind": "undo", "to": 0}]), RecordDoesNotFit),
        (stored(lines=[{"kind": "resign", "seat": 4}]), RecordDoesNotFit),
    ],
)
def test_a_bad_record_is_a_named_error_with_a_message(bad: Any, error: type[EngineError]) -> None:
    with pytest.raises(error) as caught:
        Match.replay(bad, game=COUNTING)
    assert type(caught.value) is error
    assert_says_something(caught.value)


def test_a_record_of_another_game() -> None:
    with pytest.raises(MalformedRecord, match="a record of counting"):
        Match.replay(stored(), game=next(iter(catalogue.values())))


def test_a_record_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"no game called 'counting'; there are .*dead_mans_draw"):
        Match.replay(stored())


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seats": 1}, WrongSeats),
        ({"seats": 4}, WrongSeats),
        ({"seats": "two"}, WrongSeats),
        ({"options": {"river": True}}, UnknownOption),
        ({"options": {"rounds": "many"}}, BadOption),
        ({"seat_options": [{"deck": 1}, {}]}, UnknownOption),
        ({"seed": "abc"}, BadSeed),
        ({"seed": 5}, BadSeed),
        ({"seed": SEED.replace("5", "G")}, BadSeed),
    ],
)
def test_a_bad_start_is_a_named_error_with_a_message(wrong: dict[str, Any], error: type[EngineError]) -> None:
    with pytest.raises(error) as caught:
        Match.start(COUNTING, **{"seats": 2, "seed": SEED, **wrong})
    assert_says_something(caught.value)


def test_a_start_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGame) as caught:
        Match.start("chess", seats=2, seed=SEED)
    assert_says_something(caught.value)


def assert_says_something(error: EngineError) -> None:
    """In the log and, in both languages, to people; and the seed is in none of it."""
    said = [str(error), *(words_for(next(iter(catalogue)), locale).say(error.text, []) for locale in LOCALES)]
    assert all(len(words) > 10 for words in said)
    assert not any(SEED in words for words in said)


def test_a_fork_that_was_dealt_anew_has_no_record() -> None:
    game = next(iter(catalogue.values()))
    rng = random.Random(1)
    match = new_match(game, 1)
    next(moves(match, rng))
    fork = match.fork()
    fork.redeal(0, rng)
    with pytest.raises(NoRecord):
        fork.record()
    with pytest.raises(NoRecord):
        fork.undo(0)


def test_nothing_secret_in_a_repr() -> None:
    match = give(start(), 3)
    shown = repr(match) + repr(match.record()) + str(match.record()) + repr(match.record().lines)
    assert SEED not in shown
    assert repr(match.record().lines[0]) == f"<Answered 0 {match.record().lines[0].ask}>"  # type: ignore[union-attr]
    assert repr(replace(COUNTING)) == "<Game counting v2>"
