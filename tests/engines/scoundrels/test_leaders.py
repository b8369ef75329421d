"""Leaders are chosen, or drawn where the table agreed so (p.5, set-up 5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engines.core import IllegalAnswer, Match, Pick, Seat
from engines.scoundrels import GAME
from engines.scoundrels.cards import LEADERS


def begun(seats: int, seed: int = 1, **options: Any) -> Match:
    return Match.start(GAME, seats=seats, seed=f"{seed:064x}", options=options)


def leaders_of(match: Match) -> list[str]:
    return [player.leader for player in match.table.state.players]


def choosing(match: Match) -> tuple[Seat, Pick]:
    """Who chooses a leader now, and among whom."""
    seat, ask = next(iter(match.pending.items()))
    assert isinstance(ask, Pick)
    assert (ask.topic, ask.secret, match.waiting) == ("leader", False, (seat,))
    return seat, ask


def test_players_choose_one_after_the_other_among_those_left() -> None:
    match = begun(3)
    chosen: dict[Seat, str] = {}
    order = []
    assert leaders_of(match) == ["", "", ""]
    for _ in range(3):
        seat, ask = choosing(match)
        left = [option.id for option in ask.options]
        assert left == [leader for leader in LEADERS if leader not in chosen.values()]
        for taken in chosen.values():
            with pytest.raises(IllegalAnswer):
                match.answer(seat, [taken])
        chosen[seat] = left[-1]
        order.append(seat)
        match.answer(seat, [left[-1]])
    assert order in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    assert leaders_of(match) == [chosen[Seat(seat)] for seat in range(3)]
    assert match.pending
    assert all(ask.topic != "leader" for ask in match.pending.values())


def test_whoever_chooses_first_is_drawn_by_lot_and_need_not_go_first() -> None:
    """Set-up 6 comes after set-up 5: who takes the first turn is not known while leaders are chosen."""
    choosers, same = set(), set()
    for seed in range(30):
        match = begun(4, seed)
        first, ask = choosing(match)
        assert not any(event.text.key == "first-player" for event in match.events)
        while ask.topic == "leader":
            seat = next(iter(match.pending))
            match.answer(seat, ask.default)
            ask = match.pending[next(iter(match.pending))]  # type: ignore[assignment]
        choosers.add(first)
        same.add(match.table.state.active == first)
    assert choosers == {0, 1, 2, 3}
    assert same == {True, False}


def test_the_fourth_takes_the_one_that_is_left() -> None:
    match = begun(4)
    for _ in range(3):
        seat, ask = choosing(match)
        match.answer(seat, ask.default)
    assert sorted(leaders_of(match)) == sorted(LEADERS)


def test_strategies_are_those_of_the_chosen_leader() -> None:
    match = begun(2, strategies=True)
    chosen = {}
    for leader in ("lilith-boone", "doc-zimmer"):
        seat, ask = choosing(match)
        assert all(option.help is not None for option in ask.options)
        match.answer(seat, [leader])
        chosen[seat] = leader
    offered = {leader: [o.id for o in match.pending[seat].options] for seat, leader in chosen.items()}  # type: ignore[attr-defined]
    assert offered == {
        "lilith-boone": ["inside-man", "jailbreak"],
        "doc-zimmer": ["modify-ally", "field-research"],
    }


@pytest.mark.parametrize("strategies", [False, True])
def test_drawn_at_random_they_are_any_of_the_four(strategies: bool) -> None:
    """Also where two play without strategies."""
    drawn = [leaders_of(begun(2, seed, leaders="random", strategies=strategies)) for seed in range(40)]
    assert {leader for pair in drawn for leader in pair} == set(LEADERS)
    assert all(len(set(pair)) == 2 for pair in drawn)
    asked = next(iter(begun(2, leaders="random", strategies=strategies).pending.values()))
    assert asked.topic == ("strategy" if strategies else "plan")


def test_everybody_sees_who_has_chosen_whom() -> None:
    match = begun(3)
    seat, _ = choosing(match)
    match.answer(seat, ["milton-goff"])
    for reader in (None, 0, 1, 2):
        view: Any = match.view(reader)
        assert [player.leader for player in view.players].count("milton-goff") == 1
        assert view.players[seat].leader == "milton-goff"


@pytest.mark.parametrize("strategies", [False, True])
def test_the_computer_chooses_for_itself(strategies: bool) -> None:
    """With strategies always the leader whose strategy it likes best; else any."""
    match = begun(2, strategies=strategies)
    seat, ask = choosing(match)
    chosen = {tuple(GAME.computer(match.seen(seat), ask, random.Random(n))) for n in range(40)}  # type: ignore[arg-type]
    assert chosen == ({("doc-zimmer",)} if strategies else {(leader,) for leader in LEADERS})


def test_a_match_of_version_1_was_dealt_its_leaders() -> None:
    """Old matches go on: nobody is asked what was never asked there."""
    record = begun(2).record().model_copy(update={"version": 1, "options": {"length": "short", "strategies": False}})
    match = Match.replay(record)
    assert set(leaders_of(match)) == set(LEADERS[:2])
    assert next(iter(match.pending.values())).topic == "plan"


def test_cards_come_after_the_leaders() -> None:
    """Set-up 5E: nobody chooses a leader by the hand they hold."""
    match = Match.start(GAME, seats=3, seed="1" * 64, options={"strategies": True})
    for _ in range(3):
        assert [len(player.hand) for player in match.table.state.players] == [0, 0, 0]
        [[seat, ask]] = match.pending.items()
        match.answer(seat, ask.default)
    assert match.asks(0)[0].topic == "strategy"
    assert [(len(player.hand), len(player.deck)) for player in match.table.state.players] == [(4, 3)] * 3
    assert all(match.view(seat).model_dump()["hand"] for seat in range(3))
