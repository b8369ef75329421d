"""The real bot process on the loopback Discord, and people who know only what Discord shows them."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path
from typing import Self

from bot.sandbox import Loopback
from bot.sandbox.keeper import Keeper
from bot.sandbox.messages import Button, Message, Select
from bot.sandbox.people import Outcome, Person
from bot.sandbox.world import Channel

PATIENCE = 30.0


class Place:
    """A loopback with a bot on it, wherever the bot runs."""

    world: Loopback

    def thread(self) -> Channel | None:
        """The thread of the newest table."""
        threads = [channel for channel in self.world.channels.values() if channel.is_thread]
        return threads[-1] if threads else None

    def table_of(self, thread: Channel) -> int:
        """The number of the table that is played in a thread: its name ends with it."""
        return int(thread.name.split()[-1].removeprefix("テーブル"))


class House(Place):
    """A loopback with a bot on it that can be killed and started again."""

    def __init__(self, folder: Path, guild_locale: str = "en-US") -> None:
        document = os.environ.get("BACKROOM_OPENAPI")
        self.world = Loopback(guild_locale=guild_locale, openapi=Path(document) if document else None)
        self._folder = folder
        self.log = folder / "bot.log"
        self.keeper = Keeper(
            self.world, folder / "backroom.db", self.log, pauses=()
        )  # a bot that dies is a failed test

    async def __aenter__(self) -> Self:
        await self.world.start()
        await self.start()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await self.stop()
        await self.world.stop()
        if kind is None:
            wrong = self.world.violations  # what Discord's document does not allow
            assert wrong == [], wrong

    async def start(self) -> None:
        """Start the bot and wait until it is there."""
        await self.keeper.start()

    async def kill(self) -> None:
        """As if somebody pulled the plug."""
        assert self.keeper.running
        await self.keeper.kill()

    async def stop(self) -> None:
        """As a host stops it."""
        await self.keeper.stop()

    async def run(self, *words: str, **environment: str) -> tuple[int, str]:
        """Another process of the program, to its end: its exit code and what it said."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            *words,
            env={**self.keeper.environment, "PYTHONWARNINGS": "ignore", **environment},
            cwd=self._folder,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await process.communicate()
        return process.returncode or 0, said.decode()

    def errors(self) -> list[str]:
        """What the bot logged as errors."""
        return [line for line in self.log.read_text().splitlines() if '"level": "ERROR"' in line or "Traceback" in line]


async def sit_down(house: Place, *people: Person, computers: int = 0, game: str = "deadmansdraw") -> Channel:
    """The first opens a table, the others join, computers fill up, and it starts."""
    words = WORDS[people[0].locale]
    opened = await people[0].command(house.world.channel, f"{game} new")
    lobby = opened.message
    assert lobby is not None, opened
    for person in people[1:]:
        await person.press(lobby, words["join"])
    for _ in range(computers):
        await people[0].press(lobby, words["computer"])
    await people[0].press(lobby, words["start"])
    await house.world.until(lambda: house.thread() is not None, PATIENCE)
    thread = house.thread()
    assert thread is not None
    await house.world.until(lambda: board_of(people[0], thread) is not None, PATIENCE)
    return thread


WORDS = {
    "en-US": {"join": ":join:", "computer": ":computer:", "start": ":start:"},
    "ja": {"join": ":join:", "computer": ":computer:", "start": ":start:"},
}


def board_of(person: Person, thread: Channel) -> Message | None:
    """The newest board this person sees."""
    boards = [m for m in person.sees(thread) if not m.ephemeral and (m.buttons or "🏆" in m.text)]
    return boards[-1] if boards else None


def is_over(person: Person, thread: Channel) -> bool:
    """Whether this person sees the end."""
    board = board_of(person, thread)
    return board is not None and "🏆" in board.text


async def make_a_move(person: Person, thread: Channel, rng: random.Random) -> Outcome | None:
    """Whatever the screen offers this person: a control under the board, else what "Your move" opens."""
    board = board_of(person, thread)
    if board is None or "🏆" in board.text:
        return None
    opened = await person.press(board, ":hand:")
    private = opened.message
    if private is None:
        return opened
    return await press_something(person, private, rng)


async def press_something(person: Person, message: Message, rng: random.Random) -> Outcome | None:
    """One press at random on the choices of a message; a form is filled in."""
    buttons = [button for button in message.buttons if not button.disabled and ":pick:" in (button.custom_id or "")]
    if buttons:
        chosen = rng.choice(buttons)
        assert chosen.custom_id is not None
        return await person.press(message, chosen.custom_id)
    fields = fields_on(message)
    if fields:
        return await _fill_in(person, message, rng.choice(list(fields))[0], rng)
    return None


def fields_on(message: Message) -> dict[tuple[str, str], list[Select | Button]]:
    """The menus and rows of buttons of a message, by question and field."""
    found: dict[tuple[str, str], list[Select | Button]] = {}
    parts: list[Select | Button] = [*message.selects, *message.buttons]
    for part in parts:
        _, verb, _, ask, _, word = str(part.custom_id).split(":") if part.custom_id else [""] * 6
        if verb in ("menu", "put"):
            found.setdefault((ask, word.split(".")[0]), []).append(part)
    return dict(sorted(found.items()))


def _is_confirm(button: Button, question: str) -> bool:
    return str(button.custom_id).split(":")[1:4:2] == ["done", question]


async def _fill_in(person: Person, message: Message, question: str, rng: random.Random) -> Outcome | None:
    """Something in every field of one question, until it is answered or can be confirmed."""
    outcome = None
    touched: set[str] = set()
    for _ in range(30):  # it may pass meanwhile
        fields = {place: parts for (ask, place), parts in fields_on(message).items() if ask == question}
        ready = [b.custom_id for b in message.buttons if not b.disabled and _is_confirm(b, question)]
        left = [place for place in fields if place not in touched]
        if not left and ready and ready[0]:
            return await person.press(message, ready[0])
        if not fields:
            break
        place = left[0] if left else rng.choice(list(fields))
        touched.add(place)
        part = rng.choice(fields[place])
        if isinstance(part, Select):
            values = rng.sample([option.value for option in part.options], rng.randint(part.min, part.max))
            outcome = await person.choose(message, part.custom_id, values)
        else:
            outcome = await person.press(message, str(part.custom_id))
    return outcome


async def play_on(house: Place, thread: Channel, people: list[Person], rng: random.Random, most: int = 2000) -> int:
    """Everybody presses what they are offered until the end."""
    moves = 0
    for _ in range(most):
        if any(is_over(person, thread) for person in people):
            return moves
        moved = False
        for person in people:
            outcome = await make_a_move(person, thread, rng)
            moved = moved or outcome is not None
            moves += outcome is not None
        if not moved:
            await house.world.until(lambda: any(is_over(person, thread) for person in people), PATIENCE)
    raise AssertionError("the game does not end")
