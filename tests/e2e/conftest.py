"""What the tests with the bot inside share."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.inside import Inside
from tests.e2e.whole_game import deal_short_games


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there is one: these tests are not about the disk, and commit very often."""
    memory = Path("/dev/shm")
    if not memory.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory, prefix="backroom") as name:
        yield Path(name)


@pytest_asyncio.fixture
async def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    """A house with the bot inside, whose games are over after some moves."""
    deal_short_games(monkeypatch)
    async with Inside(folder) as house:
        yield house
