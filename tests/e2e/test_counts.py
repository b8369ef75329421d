"""Taps and messages of whole games, played by people who know only what they are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines import catalogue
from tests.e2e.counts import Party, count, play
from tests.e2e.held import ALONE, HELD, TWO
from tests.e2e.inside import Inside


@pytest.mark.parametrize("party", [TWO, ALONE], ids=str)
@pytest.mark.parametrize("game", HELD)
async def test_a_game_takes_no_more_than_it_may(folder: Path, game: str, party: Party) -> None:
    held = HELD[game]
    counts, _ = await play(folder, held.command, held.options, party)
    pairs = held.most[party].against(counts)
    assert {name: pair for name, pair in pairs.items() if pair[0] > pair[1]} == {}


def test_every_game_is_held_to_its_taps() -> None:
    assert set(catalogue) == set(HELD), "a new game is held to its taps and messages too: add its row"


@pytest.mark.parametrize("game", HELD)
async def test_the_same_game_is_played_wherever_people_look(folder: Path, game: str) -> None:
    """What they choose does not hang on how it is shown; else counts before and after a change say nothing."""
    held, ends = HELD[game], []
    for at_hand in (False, True):
        place = folder / str(at_hand)
        place.mkdir()
        _, end = await play(place, held.command, held.options, TWO, at_hand=at_hand)
        ends.append([line for line in end.splitlines() if line.startswith("**")])
    assert ends[0] == ends[1]
    assert len(ends[0]) >= 2


async def test_what_counts_as_a_tap_and_as_a_ping(folder: Path) -> None:
    """A command and a button are one tap each, a menu is two; a mention is a ping, a private answer is no message."""
    async with Inside(folder) as house:
        aki, ben = house.world.person("Aki"), house.world.person("Ben")
        lobby = (await aki.command(house.world.channel, "deadmansdraw new")).message
        assert lobby is not None
        await ben.press(lobby, ":join:")
        page = (await aki.press(lobby, ":options:")).message
        assert page is not None
        menu = page.selects[0]
        await aki.choose(page, menu.custom_id, [menu.options[0].value])
        counts = count(house.world)
        assert counts.taps == {"Aki": 4, "Ben": 1}
        assert counts.presses == {"Aki": 3, "Ben": 1}
        assert (counts.table, counts.channel, counts.private, counts.pings) == (0, 1, 1, 0)
        await aki.press(lobby, ":start:")
        await house.world.until(lambda: count(house.world).pings == 2)  # both choose a trait
        assert count(house.world).table == 3
        assert count(house.world).size > 0
