"""Backups are whole, taken while the game goes on, and overwrite nothing."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from bot.store import BackupExists, Store, StoreUnavailable, backup
from tests.bot.store.staging import ANN, BOB, answer, live, url_of

pytestmark = pytest.mark.asyncio


async def test_a_backup_while_writing_goes_on(store: Store, tmp_path: Path) -> None:
    match = await live(store, ANN, BOB)
    done = asyncio.Event()

    async def play() -> int:
        n = 0
        while not done.is_set() or n < 50:
            await store.matches.append(match.id, n, [answer(n)], None, 3.0)
            n += 1
        return n

    playing = asyncio.create_task(play())
    while await store.matches.count_lines(match.id) < 20:
        pass
    await backup(url_of(store.path), tmp_path / "copy.db")
    done.set()
    written = await playing
    async with await Store.open(url_of(tmp_path / "copy.db")) as copy:
        lines = await copy.matches.lines(match.id)
        assert 20 <= len(lines) <= written
        assert lines == [answer(i) for i in range(len(lines))]
    assert await store.matches.count_lines(match.id) == written


async def test_a_backup_overwrites_nothing_and_leaves_nothing_behind(store: Store, tmp_path: Path) -> None:
    (tmp_path / "there.db").write_text("precious")
    with pytest.raises(BackupExists):
        await backup(url_of(store.path), tmp_path / "there.db")
    with pytest.raises(StoreUnavailable):
        await backup(url_of(store.path), tmp_path / "there.db" / "copy.db")
    await backup(url_of(store.path), tmp_path / "new" / "copy.db")
    with pytest.raises(BackupExists):
        await backup(url_of(store.path), tmp_path / "new" / "copy.db")
    assert (tmp_path / "there.db").read_text() == "precious"
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["copy.db"]
    assert stat.S_IMODE((tmp_path / "new" / "copy.db").stat().st_mode) == 0o600
