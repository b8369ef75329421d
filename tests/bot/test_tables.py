"""Live tables: what is in memory is what is on disk, whoever waits for the lock."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.store import NotStored, Store
from bot.tables import Tables
from tests.bot.store.staging import ANN, BOB, live, url_of


async def test_who_waits_behind_a_failed_commit_gets_what_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk refuses the first answer; the second must not bring it along."""
    async with await Store.open(url_of(tmp_path / "backroom.db")) as store:
        match = await live(store, ANN, BOB, game="dead_mans_draw")
        tables = Tables(store)
        append = store.matches.append
        refused: list[Any] = []

        async def full_once(*args: Any) -> None:
            if not refused:
                refused.append(args)
                await asyncio.sleep(0)  # meanwhile the second one has come to the door
                raise NotStored("the disk is full")
            await append(*args)

        async with tables.sit(match.id):
            pass  # it is in memory
        monkeypatch.setattr(store.matches, "append", full_once)

        async def answer(place: int) -> list[int]:
            async with tables.sit(match.id) as table:
                seat, ask = list(table.match.pending.items())[place]
                await tables.answer(table, seat, ask.default, ask.id)
                return [line.seat for line in table.match.record().lines if line.kind == "answer"]

        first, second = await asyncio.gather(answer(0), answer(1), return_exceptions=True)
        assert isinstance(first, NotStored)
        assert second == [1]
        assert len(await store.matches.lines(match.id)) == 1
