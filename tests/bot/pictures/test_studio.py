"""The studio: drawn elsewhere, kept, and never a reason to stop."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image

from bot.pictures import Picture, Studio
from bot.pictures.scene import digest


@dataclass(frozen=True)
class Flag:
    """A plain colour; its name notes who drew it."""

    colour: str
    log: str

    def draw(self) -> Image.Image:
        with open(self.log, "a") as file:
            file.write(f"{os.getpid()}\n")
        return Image.new("RGB", (8, 8), self.colour)


@dataclass(frozen=True)
class Torn:
    """Cannot be drawn."""

    def draw(self) -> Image.Image:
        raise ValueError("torn")


@dataclass(frozen=True)
class Deadly:
    """Takes the process with it."""

    def draw(self) -> Image.Image:
        os._exit(3)


@dataclass(frozen=True)
class Endless:
    """Is never finished."""

    def draw(self) -> Image.Image:
        signal.pause()
        raise AssertionError


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    studio = Studio(kept=2, hurry=20)
    yield studio
    studio.close()


def size_of(data: bytes | None) -> tuple[int, int]:
    assert data is not None
    with Image.open(io.BytesIO(data)) as image:
        return image.size


async def test_a_scene_is_drawn_once_and_in_another_process(studio: Studio, tmp_path: Path) -> None:
    log = tmp_path / "log"
    both = await asyncio.gather(*(studio.draw(Flag("red", str(log))) for _ in range(5)))
    assert {size_of(data) for data in both} == {(8, 8)}
    assert await studio.draw(Flag("red", str(log))) == both[0]
    drawn_by = log.read_text().split()
    assert len(drawn_by) == 1
    assert drawn_by != [str(os.getpid())]


async def test_only_the_latest_are_kept(studio: Studio, tmp_path: Path) -> None:
    log = tmp_path / "log"
    for colour in ("red", "green", "blue", "red"):
        await studio.draw(Flag(colour, str(log)))
    assert len(log.read_text().split()) == 4
    await studio.draw(Flag("blue", str(log)))
    assert len(log.read_text().split()) == 4


async def test_what_cannot_be_drawn_is_none_and_the_next_is_drawn(studio: Studio, tmp_path: Path) -> None:
    good = Flag("red", str(tmp_path / "log"))
    assert await studio.draw(Torn()) is None
    assert await studio.draw(Deadly()) is None
    assert size_of(await studio.draw(good)) == (8, 8)


async def test_strips_are_drawn_all_or_none(studio: Studio, tmp_path: Path) -> None:
    flags = [Picture(Flag(colour, str(tmp_path / "log")), colour) for colour in ("red", "blue")]
    drawn = await studio.pictures(flags, "board")
    assert [one.alt for one in drawn] == ["red", "blue"]
    assert len({one.name for one in drawn}) == 2
    assert await studio.pictures([*flags, Picture(Torn(), "words")], "board") == ()


async def test_what_takes_too_long_is_given_up(tmp_path: Path) -> None:
    studio = Studio(patience=1.5)
    try:
        assert await studio.draw(Endless()) is None
    finally:
        studio.close()


async def test_who_is_in_a_hurry_goes_past_the_queue(studio: Studio, tmp_path: Path) -> None:
    """Three boards wait; what was asked for just now is drawn before the last of them."""
    order: list[str] = []

    async def draw(colour: str, now: bool) -> None:
        assert await studio.draw(Flag(colour, str(tmp_path / "log")), now=now) is not None
        order.append(colour)

    boards = [asyncio.create_task(draw(colour, False)) for colour in ("red", "green", "blue")]
    await asyncio.sleep(0)
    await asyncio.gather(draw("white", True), *boards)
    assert order.index("white") < order.index("blue")
    assert order.index("red") < order.index("green") < order.index("blue")


async def test_words_come_when_a_picture_does_not(tmp_path: Path) -> None:
    studio = Studio(patience=3, hurry=0.01)
    try:
        assert await studio.draw(Endless(), now=True) is None
    finally:
        studio.close()


async def test_the_process_leaves_with_the_bot(tmp_path: Path) -> None:
    """Even one that was killed leaves nothing behind."""
    log = tmp_path / "log"
    program = (
        "import asyncio, os, sys\n"
        "from bot.pictures import Studio\n"
        "from tests.bot.pictures.test_studio import Flag\n"
        "async def main():\n"
        "    await Studio().draw(Flag('red', sys.argv[1]))\n"
        "    print('drawn', flush=True)\n"
        "    await asyncio.sleep(3600)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    file = tmp_path / "program.py"
    file.write_text(program)
    root = Path(__file__).parents[3]
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(file), str(log), stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(root)}
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"drawn\n"
    process.send_signal(signal.SIGKILL)
    await process.wait()
    worker = int(log.read_text())
    for _ in range(1000):
        if not Path(f"/proc/{worker}").exists() or "\nState:\tZ" in Path(f"/proc/{worker}/status").read_text():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the drawing process is still there")


def test_a_digest_is_of_what_is_shown() -> None:
    assert digest(Flag("red", "a")) == digest(Flag("red", "a"))
    assert digest(Flag("red", "a")) != digest(Flag("blue", "a"))


def test_what_stands_in_for_a_picture_is_as_long_as_discord_takes() -> None:
    assert len(Picture(Torn(), "x" * 5000).alt) == 1024
