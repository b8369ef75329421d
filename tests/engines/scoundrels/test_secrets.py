"""Who may see what, in whole games: the table of the notes, to the letter."""

from __future__ import annotations

import random

import pytest

from engines.core import Match, Seat
from engines.scoundrels import GAME
from engines.scoundrels.state import Town
from engines.scoundrels.view import SafeView, TownView
from tests.engines.conformance import all_that, moves, new_match, twin_test

IN_EVERY_RUN = [(seed, 4) for seed in range(6)]
IN_THE_SOAK = [pytest.param(seed, 1, marks=pytest.mark.soak) for seed in range(20)]


@pytest.mark.parametrize(("seed", "every"), [*IN_EVERY_RUN, *IN_THE_SOAK])
def test_nobody_learns_what_they_may_not_know(seed: int, every: int) -> None:
    """After an answer somebody's world is dealt anew and looks the same to them; now and then it is played on."""
    rng = random.Random(f"secrets {seed}")
    match = new_match(GAME, 70_000 + seed)
    for number, _ in enumerate(moves(match, rng)):
        if number % every:
            continue
        who = rng.choice([None, *match.table.seats])
        if number // every % 10 == 0:
            assert twin_test(match, who, rng, steps=6) is None
            continue
        other = match.fork()
        other.redeal(who, rng)
        assert all_that(other.seen(who)) == all_that(match.seen(who))


def test_a_redeal_moves_what_is_hidden() -> None:
    """Else the test above would compare nothing: hands, decks, safes and the order of scoundrels change."""
    match = new_match(GAME, 70_100)
    for number, _ in enumerate(moves(match, random.Random(3))):
        if number == 30:
            break
    here, changed = _hidden(match), set()
    for seed in range(20):
        other = match.fork()
        other.redeal(Seat(0), random.Random(seed))
        there = _hidden(other)
        changed |= {what for what in here if here[what] != there[what]}
    assert changed == set(here)


def _hidden(match: Match) -> dict[str, list[object]]:
    town: Town = match.table.state
    return {
        "hands": [card.value for player in town.players[1:] for card in player.hand],
        "decks": [card.value for player in town.players for card in player.deck],
        "safes": [safe.value for safe in town.safes()],
        "traits": [trait.id for trait in town.traits],
        "jobs": [job.id for job in town.jobs],
    }


@pytest.mark.parametrize("seed", range(8))
def test_values_are_seen_by_those_who_may_look_and_by_nobody_else(seed: int) -> None:
    """A safe: by its holder and by whoever has a mark on it. A card of today: by its owner, or who was shown it."""
    match = new_match(GAME, 71_000 + seed)
    rng = random.Random(seed)
    for _ in moves(match, rng):
        town: Town = match.table.state
        for looker in (None, *match.table.seats):
            view = match.view(looker)
            assert isinstance(view, TownView)
            seen = {safe.id: safe.value for safe in _safes(view)}
            for safe in town.safes():
                opened = town.known.knows(safe.id, None)
                may = looker is not None and (safe.marked_by(looker) or town.holder(safe) == looker)
                assert (seen[safe.id] is not None) == (may or opened)
            for seat, player in enumerate(town.players):
                if looker != seat and not match.over:
                    hidden = [card for card in player.played if not town.known.knows(card.fact, looker)]
                    shown = view.players[seat].played
                    assert sum(card.value is None for card in shown) == len(hidden)
            assert view.hand == ([] if looker is None else sorted(c.value for c in town.players[looker].hand))


def _safes(view: TownView) -> list[SafeView]:
    on_board = [safe for spaces in view.board.values() for safe in spaces if safe is not None]
    return [*on_board, *view.unused, *(safe for player in view.players for safe in player.safes)]
