"""The plug is pulled at random moments: nothing that was seen is lost, nothing happens twice, the game ends."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.world import Channel, NotYet
from tests.e2e.house import House, board_of, is_over, make_a_move, play_on, sit_down

PLAYING = ("br:pick:", "br:rematch:", "br:resigned:")  # these are pressed by play itself, or end it


async def moves_until_killed(house: House, people: list[Person], thread: Channel, rng: random.Random) -> None:
    """People go on pressing while the plug is pulled, some requests later."""
    target = len(house.world.requests) + rng.randint(1, 25)

    async def press() -> None:
        while not is_over(people[0], thread):
            for person in people:
                await make_a_move(person, thread, rng)

    presses = asyncio.create_task(press())
    with contextlib.suppress(NotYet):
        await house.world.until(lambda: len(house.world.requests) >= target or presses.done(), 10)
    await house.kill()
    presses.cancel()
    await asyncio.gather(presses, return_exceptions=True)


async def all_press_at_once(people: list[Person], thread: Channel, rng: random.Random) -> None:
    """Right after a start, while the bot still finds out what it missed: each looks and moves, and again."""

    async def press(person: Person) -> None:
        for _ in range(2):
            outcome = await make_a_move(person, thread, rng)
            assert outcome is None or not outcome.failed
            await person.command(thread, "hand")

    await asyncio.gather(*(press(person) for person in people for _ in range(2)))


async def every_control_answers(person: Person, thread: Channel) -> None:
    """Whatever is on the screen works or explains itself: no press stays without an answer."""
    for message in person.sees(thread)[-6:]:
        for button in message.buttons:
            if button.custom_id and not button.disabled and not button.custom_id.startswith(PLAYING):
                outcome = await person.press_raw(message, button.custom_id)
                assert not outcome.failed, button


def errors_of_ours(house: House) -> list[str]:
    """What the bot logged as errors. A drawing process whose bot is killed while it starts has its own last words."""
    return [line for line in house.errors() if '"level": "ERROR"' in line]


async def play_with_kills(folder: Path, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    async with House(folder) as house:
        done = 0
        while done < kills:
            people = [house.world.person(f"{name}{done}") for name in ("Aki", "Ben", "Chie")]
            thread = await sit_down(house, *people)
            table = house.table_of(thread)
            before: list[str] = []
            while done < kills and not is_over(people[0], thread):
                await moves_until_killed(house, people, thread, rng)
                done += 1
                await house.start()
                await all_press_at_once(people, thread, rng)
                log = (await people[0].command(thread, "log", table=table)).message
                assert log is not None
                outcome = await people[0].press(log, ":logfile:")
                assert outcome.message is not None
                after = outcome.message.attachments[0].data.decode().splitlines()
                assert after[: len(before)] == before  # all that was seen is there, once, in the same order
                before = after
                assert errors_of_ours(house) == []
                await every_control_answers(people[0], thread)
            await play_on(house, thread, people, rng)
            board = board_of(people[0], thread)
            assert board is not None
            assert "🏆" in board.text
        assert house.world.violations == []


async def test_killed_at_random_moments(tmp_path: Path) -> None:
    await play_with_kills(tmp_path, kills=3, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [2, 3])
async def test_killed_at_a_hundred_random_moments(tmp_path: Path, seed: int) -> None:
    await play_with_kills(tmp_path, kills=100, seed=seed)
