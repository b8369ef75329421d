"""A log tells its reader what they were told, in whose turn it was, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import TypeVar

import pytest

from bot.ui.log_pages import Entry, entries
from engines import catalogue
from engines.core import Match, Seat
from tests.engines.conformance import moves, new_match

T = TypeVar("T")


def through(steps: Generator[None, None, T]) -> T:
    try:
        while True:
            next(steps)
    except StopIteration as end:
        found: T = end.value
        return found


def played(game: str, seed: int) -> Match:
    match = new_match(catalogue[game], seed)
    for _ in moves(match, random.Random(seed)):
        pass
    return match


@pytest.mark.parametrize("game", catalogue)
@pytest.mark.parametrize("seed", range(3))
def test_every_reader_is_told_what_reached_them(game: str, seed: int) -> None:
    match = played(game, seed)
    secrets = sum(event.to is not None for event in match.events)
    assert secrets or game != "scoundrels"
    for seat in (None, *match.table.seats):
        log = through(entries(match, seat))
        assert [entry.event for entry in log] == [event for event in match.events if event.reaches(seat)]
        assert log == sorted(log, key=lambda entry: entry.line)


@pytest.mark.parametrize("game", ["dead_mans_draw", "scoundrels"])  # games in which people take turns
def test_whose_turn_it_was_is_whom_everybody_saw_waited_for(game: str) -> None:
    """The same for every reader; in a window nobody new has the turn."""
    match = played(game, 7)
    logs = [through(entries(match, seat)) for seat in (None, *match.table.seats)]
    turns: list[dict[int, tuple[Seat, ...]]] = [{id(entry.event): entry.turn for entry in log} for log in logs]
    for turn in turns[1:]:
        assert all(turns[0][event] == turn[event] for event in turn.keys() & turns[0].keys())
    alone = [entry for entry in logs[0] if entry.line >= 0 and len(match.waited(entry.line).seats) == 1]
    assert alone
    assert all(_is_theirs(match, entry) for entry in alone)
    assert len({entry.turn for entry in alone if len(entry.turn) == 1}) == len(match.table.seats)


def _is_theirs(match: Match, entry: Entry) -> bool:
    """Of who was waited for, or already of who is next."""
    return match.waited(entry.line).seats[0] in entry.turn or entry.turn == match.waited(entry.line + 1).seats


def test_a_turn_begins_with_its_players_first_deed() -> None:
    """The first card of a turn is drawn with the answer that ended the turn before; it belongs to who drew it."""
    match = played("dead_mans_draw", 7)
    log = [entry for entry in through(entries(match, None)) if entry.event.text.key == "drew" and entry.turn]
    drawn = [entry for entry in log if entry.event.text.args["seat"] in match.waited(entry.line + 1).seats]
    assert all(entry.event.text.args["seat"] in entry.turn for entry in drawn)
    assert len(drawn) > 20
