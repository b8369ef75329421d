"""Presses that should do nothing do nothing, and say so kindly."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path

from discord import Interaction

from bot.sandbox.messages import Message
from bot.sandbox.people import Person
from bot.sandbox.world import Channel
from tests.e2e.house import House, Place, board_of, press_something, sit_down
from tests.e2e.inside import Inside


async def open_turn(house: Place, people: list[Person], thread: Channel) -> tuple[Person, Message, str]:
    """Play until somebody has their controls under the board: who, the board, and the first control."""
    rng = random.Random(3)
    for _ in range(60):
        for person in people:
            board = board_of(person, thread)
            assert board is not None
            private = (await person.press(board, ":hand:")).message
            assert private is not None
            picks = [button.custom_id for button in private.buttons if ":pick:" in (button.custom_id or "")]
            if picks and picks[0] and "Draw another card" in private.text:
                control = picks[0]
                await house.world.until(lambda control=control: control in _controls(board_of(people[0], thread)))  # type: ignore[misc]
                shown = board_of(people[0], thread)
                assert shown is not None
                return person, shown, control
            await press_something(person, private, rng)
    raise AssertionError("no turn in the open")


def _controls(board: Message | None) -> list[str | None]:
    return [button.custom_id for button in board.buttons] if board is not None else []


async def test_a_bystander_changes_nothing(folder: Path) -> None:
    async with Inside(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        dan = house.world.person("Dan")
        thread = await sit_down(house, *people)
        asked, board, control = await open_turn(house, people, thread)
        before = board.text
        hand = await (await dan.press(board, ":hand:")).settled()
        assert f"This is up to {asked.name}, and you aren't at this table" in hand.text
        outcome = await (await dan.press_raw(board, control)).settled()
        assert f"This is up to {asked.name}, and you aren't at this table" in outcome.text
        assert outcome.message is not None
        assert outcome.message.ephemeral
        assert board.text == before


async def test_somebody_else_at_the_table_is_told_whose_move_it_is(folder: Path) -> None:
    async with Inside(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        asked, board, control = await open_turn(house, people, thread)
        other = next(person for person in people if person is not asked)
        outcome = await (await other.press_raw(board, control)).settled()
        assert f"This is up to {asked.name}" in outcome.text
        odd = await (await asked.press_raw(board, "br:fly:1:::")).settled()
        assert "has passed" in odd.text
        before = board.text
        half = await (await asked.press_raw(board, control.replace(":pick:", ":clear:"))).settled()
        assert "has passed" in half.text
        assert half.message is not None
        assert half.message.ephemeral
        assert board.text == before  # nobody's private message ever stands on the board


async def test_a_double_press_plays_once(folder: Path) -> None:
    async with Inside(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        asked, board, control = await open_turn(house, people, thread)
        first, second = await asyncio.gather(asked.press_raw(board, control), asked.press_raw(board, control))
        told = [outcome.text for outcome in (first, second) if outcome.text]
        assert len(told) == 1
        assert "has passed" in told[0]
        assert house.errors() == []


async def test_an_answered_press_leaves_nothing_to_the_garbage_collector(folder: Path) -> None:
    """Else most of the collector's work were presses of which nobody needs anything."""
    async with Inside(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        _, board, _ = await open_turn(house, people, thread)
        gc.collect()
        gc.disable()
        try:
            before = _interactions()
            await (await people[0].press(board, ":more:")).settled()
            await house.world.until(lambda: _interactions() == before)
        finally:
            gc.enable()


def _interactions() -> int:
    """How many are in memory."""
    return sum(type(thing) is Interaction for thing in gc.get_objects())


async def test_a_press_on_an_old_message_says_that_it_has_passed(folder: Path) -> None:
    async with House(folder) as house:
        people = [house.world.person("Aki"), house.world.person("Ben")]
        thread = await sit_down(house, *people)
        asked, board, control = await open_turn(house, people, thread)
        before = board.text
        await asked.press_raw(board, control)
        await house.world.until(lambda: board.text != before)
        await house.kill()
        house.world.advance(86_400)
        await house.start()
        late = await (await asked.press_raw(board, control)).settled()
        assert "has passed" in late.text


async def test_two_people_join_the_last_seat_at_once(folder: Path) -> None:
    async with Inside(folder) as house:
        aki = house.world.person("Aki")
        opened = await aki.command(house.world.channel, "deadmansdraw new")
        lobby = opened.message
        assert lobby is not None
        for _ in range(2):
            await aki.press(lobby, ":computer:")
        ben, chie = house.world.person("Ben"), house.world.person("Chie")
        control = "br:join:1:::"
        outcomes = await asyncio.gather(ben.press_raw(lobby, control), chie.press_raw(lobby, control))
        told = [outcome.text for outcome in outcomes if "All seats are taken" in outcome.text]
        assert len(told) == 1
        assert house.errors() == []
