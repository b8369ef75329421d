"""The seal binds: what `verify` takes for fair, and what it does not."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from bot.play import fair_dealing as dealing
from engines import catalogue
from engines.core import Match

GAME = next(iter(catalogue))
SECRET = "5ec" + "0" * 61
SEAL = dealing.seal_of(SECRET)
LOBBY = 1_300_000_000_000_000_000
JOIN = str(LOBBY + (5 << 22))


def played(joins: list[str | None], lobby: int | None = LOBBY, seats: int | None = None) -> dict[str, Any]:
    """The file of a match in which everybody answers by the default to the end; who has no join is asked too."""
    match = Match.start(GAME, seats=seats or len(joins), seed=dealing.seed_from(SECRET, joins))
    while not match.over:
        seat = next(iter(match.pending))
        match.answer(seat, match.pending[seat].default)
    told: dict[str, Any] = json.loads(dealing.proof(match.record(), SECRET, lobby, joins, match.standings))
    return told


@pytest.fixture(scope="module")
def fair() -> dict[str, Any]:
    return played([None, JOIN])


def verdict(told: dict[str, Any], seal: str | None = SEAL) -> dealing.Verdict:
    return dealing.verify(json.dumps(told), seal)


def test_a_match_dealt_as_the_house_deals_is_fair(fair: dict[str, Any]) -> None:
    found = verdict(fair)
    assert found.fair
    assert any(JOIN in line for line in found.compare)
    assert any(str(LOBBY) in line for line in found.compare)


def test_without_the_seal_nothing_is_called_fair(fair: dict[str, Any]) -> None:
    found = verdict(fair, None)
    assert (found.wrong, found.fair) == ([], False)
    assert "the seal" in found.unchecked[0]


def test_a_seal_that_begins_alike_is_another_seal(fair: dict[str, Any]) -> None:
    assert verdict(fair, SEAL[:63] + ("0" if SEAL[63] != "0" else "1")).wrong
    assert [dealing.is_seal(text) for text in (SEAL, SEAL[:12], SEAL[:63], SEAL + "0", SEAL.upper())] == [
        *(True, False, False, False, False)
    ]


@pytest.mark.parametrize(
    ("joins", "why"),
    [
        ([None, "any words"], "not an id"),
        ([None, "٣" * 19], "not an id"),
        ([None, "-5"], "not an id"),
        ([None, "7"], "not an id"),
        ([None, str(1 << 63)], "not an id"),
        ([None, str(LOBBY)], "not later than the lobby"),
        ([str(LOBBY - 1), JOIN], "not later than the lobby"),
        ([JOIN, JOIN], "same join"),
        ([None, None], "nobody's press"),
        ([None, None, JOIN], "never joined"),
    ],
)
def test_joins_are_ids_of_presses_after_the_lobby_and_one_a_person(joins: list[str | None], why: str) -> None:
    """The cards come from them all the same: only the joins are wrong."""
    [wrong] = verdict(played(joins)).wrong[:1]
    assert why in wrong


def test_nobody_adds_a_second_join() -> None:
    assert verdict(played([None, JOIN, str(int(JOIN) + 1)], seats=2)).wrong == ["there are more joins than seats"]


def test_a_file_of_an_earlier_backroom_is_checked_as_far_as_it_goes(fair: dict[str, Any]) -> None:
    """It has a join of the person who opened the table, and does not name the lobby."""
    old = played([str(LOBBY - 9), JOIN], lobby=None)
    del old["lobby"]
    found = verdict(old)
    assert (found.wrong, found.fair) == ([], False)
    assert "earlier Backroom" in found.unchecked[0]
    stripped = {name: value for name, value in fair.items() if name != "lobby"}
    assert not verdict(stripped).fair  # to leave the lobby out makes nothing fair
    assert verdict({**old, "joins": ["any words", JOIN]}).wrong


@pytest.mark.parametrize(
    "change", [{"secret": "0" * 64}, {"standings": [[0, 1, 99], [1, 2, 0]]}, {"joins": [None, str(int(JOIN) + 1)]}]
)
def test_what_was_changed_later_is_found(fair: dict[str, Any], change: dict[str, Any]) -> None:
    assert verdict({**fair, **change}).wrong


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"secret": 1, "joins": [2], "record": [], "standings": 3}'])
def test_other_files_are_no_match_files(text: str) -> None:
    assert dealing.verify(text, SEAL).wrong == ["this is not a match file of ours"]


def test_a_match_that_was_cut_short_is_not_called_fair(fair: dict[str, Any]) -> None:
    cut = {**fair, "standings": [], "record": {**fair["record"], "lines": fair["record"]["lines"][:-3]}}
    found = verdict(cut)
    assert (found.wrong, found.fair) == ([], False)
    assert "to its end" in found.unchecked[0]


def test_a_join_for_a_seat_that_no_person_played_is_not_called_fair(fair: dict[str, Any]) -> None:
    """The bot could have tried ids for it until the deal suited."""
    told = played([None, JOIN, str(int(JOIN) + 1)])
    for line in told["record"]["lines"]:
        if line["seat"] == 2:
            line["by"] = "computer"
    found = verdict(told)
    assert (found.wrong, found.fair) == ([], False)
    assert "seat 3" in found.unchecked[0]


def test_nobody_joins_in_the_future() -> None:
    later = str((int(time.time() + 9 * 86_400) * 1000 - dealing.EPOCH) << 22)
    assert "lies in the future" in verdict(played([None, later])).wrong[0]
