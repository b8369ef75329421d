"""A store in a file of its own, and matches to put in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store
from tests.bot.store.staging import url_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "backroom.db"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with await Store.open(url_of(path)) as opened:
        yield opened
