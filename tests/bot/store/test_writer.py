"""Group commit: what is acknowledged is on disk, and one job's failure is nobody else's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import sqlite3
from pathlib import Path

import pytest
from aiosqlite import Connection

from bot.store import LeaseLost, NotStored, Store, StoreClosed
from bot.store.writer import Job
from tests.bot.store.staging import url_of


def put(key: str, value: str = "x") -> Job[str]:
    async def job(db: Connection) -> str:
        await db.execute("INSERT INTO facts VALUES (?, ?)", (key, value))
        return key

    return job


def put_then_fail(key: str) -> Job[str]:
    async def job(db: Connection) -> str:
        await put(key)(db)
        raise LookupError(key)

    return job


async def facts(store: Store) -> set[str]:
    return {row["key"] for row in await store.read("SELECT key FROM facts")}


@pytest.mark.asyncio
async def test_a_job_that_raises_is_rolled_back_alone(store: Store) -> None:
    jobs = (put("a"), put_then_fail("b"), put("c"))
    got = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
    assert got[0] == "a"
    assert isinstance(got[1], LookupError)
    assert got[2] == "c"
    assert await facts(store) == {"a", "c"}


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(5))
async def test_many_at_once_each_hear_what_became_of_theirs(store: Store, seed: int) -> None:
    """Whatever the mix of good jobs, bad jobs and callers that give up, the disk holds what was acknowledged."""
    rng = random.Random(seed)
    kinds = {f"{i}": rng.choice(["good", "good", "bad", "twice", "gone"]) for i in range(200)}

    async def caller(key: str, kind: str) -> bool:
        for _ in range(rng.randrange(20)):
            await asyncio.sleep(0)
        if kind == "bad":
            with pytest.raises(LookupError):
                await store.write(put_then_fail(key))
            return False
        if kind == "gone":
            asyncio.get_running_loop().call_soon(asyncio.current_task().cancel)  # type: ignore[union-attr]
        with contextlib.suppress(asyncio.CancelledError):
            assert await store.write(put(key)) == key
        if kind == "twice":
            with pytest.raises(sqlite3.IntegrityError):
                await store.write(put(key))
        assert kind == "gone" or key in await facts(store)
        return True

    stored = await asyncio.gather(*(caller(key, kind) for key, kind in kinds.items()))
    await store.facts.put("last", "x")
    assert await facts(store) == {key for key, was in zip(kinds, stored, strict=True) if was} | {"last"}


@pytest.mark.asyncio
async def test_jobs_that_wait_share_one_commit(store: Store) -> None:
    seen: list[str] = []
    await store._writing.set_trace_callback(seen.append)
    await asyncio.gather(*(store.write(put(f"{i}")) for i in range(50)))
    assert seen.count("COMMIT") == 1


@pytest.mark.asyncio
async def test_nobody_is_told_before_the_commit(store: Store, path: Path) -> None:
    """A caller that wakes finds its row through another connection."""

    async def caller(key: str) -> bool:
        await store.write(put(key))
        return key in await facts(store)

    assert all(await asyncio.gather(*(caller(f"{i}") for i in range(30))))


@pytest.mark.asyncio
async def test_if_the_commit_fails_everybody_hears_and_nothing_is_stored(store: Store) -> None:
    async def poison(db: Connection) -> None:
        await db.execute("PRAGMA defer_foreign_keys = ON")
        await db.execute("INSERT INTO seats (match_id, seat, name) VALUES (99, 0, 'nobody')")

    got = await asyncio.gather(
        store.write(put("a")), store.write(poison), store.write(put_then_fail("b")), return_exceptions=True
    )
    assert [type(error) for error in got] == [NotStored] * 3
    assert await facts(store) == set()
    assert await store.write(put("c")) == "c"


@pytest.mark.asyncio
async def test_a_job_that_ends_the_transaction_fails_all_in_it(store: Store) -> None:
    """Whatever rolls the whole transaction back (a full disk does), no caller is told that it was stored."""

    async def rollback(db: Connection) -> None:
        await db.execute("ROLLBACK")
        await put("stray")(db)

    got = await asyncio.gather(
        store.write(put("a")), store.write(rollback), store.write(put("b")), return_exceptions=True
    )
    assert [type(error) for error in got] == [NotStored] * 3
    assert await facts(store) == set()
    assert await store.write(put("c")) == "c"


@pytest.mark.asyncio
async def test_a_caller_that_gives_up_breaks_nothing_and_its_job_is_stored(store: Store) -> None:
    waiting = asyncio.create_task(store.write(put("a")))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await store.write(put("b")) == "b"
    assert await facts(store) == {"a", "b"}


@pytest.mark.asyncio
async def test_a_job_that_fails_after_its_caller_left_is_logged(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    waiting = asyncio.create_task(store.write(put_then_fail("hush")))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.write(put("b"))
    assert "LookupError" in caplog.text
    assert "hush" not in caplog.text


@pytest.mark.asyncio
async def test_a_job_that_is_cancelled_from_inside_takes_only_its_caller_with_it(store: Store) -> None:
    async def cancelled(db: Connection) -> None:
        await put("a")(db)
        raise asyncio.CancelledError

    got = await asyncio.gather(store.write(cancelled), store.write(put("b")), return_exceptions=True)
    assert isinstance(got[0], asyncio.CancelledError)
    assert await facts(store) == {"b"}


@pytest.mark.asyncio
async def test_a_job_cannot_wait_for_another(store: Store) -> None:
    async def nested(db: Connection) -> None:
        await store.write(put("inner"))

    with pytest.raises(RuntimeError, match="wait for itself"):
        await store.write(nested)


@pytest.mark.asyncio
async def test_closing_stores_what_is_queued_and_takes_no_more(path: Path) -> None:
    store = await Store.open(url_of(path))
    waiting = [asyncio.create_task(store.write(put(f"{i}"))) for i in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [f"{i}" for i in range(20)]
    with pytest.raises(StoreClosed):
        await store.write(put("late"))
    async with await Store.open(url_of(path)) as again:
        assert len(await facts(again)) == 20


@pytest.mark.asyncio
async def test_if_the_writer_is_stopped_its_callers_are_not_left_waiting(store: Store) -> None:
    waiting = [asyncio.create_task(store.write(put(f"{i}"))) for i in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    store._writer._task.cancel()
    got = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(error) for error in got] == [StoreClosed] * 3


@pytest.mark.asyncio
async def test_the_reader_cannot_write(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store.read("INSERT INTO facts VALUES ('a', 'b') RETURNING key")


@pytest.mark.asyncio
async def test_values_stay_out_of_the_logs(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        await store.write(put("a", "the ace of spades"))
        await store.read("SELECT * FROM facts WHERE value = ?", ("the ace of spades",))
    assert "ace" not in caplog.text


@pytest.mark.asyncio
async def test_who_lost_the_lease_stores_nothing_more(store: Store, path: Path) -> None:
    """A process that was asleep for a minute wakes up and finds another one at its desk."""
    await store.take_lease("here:1:a", now=0.0)
    async with await Store.open(url_of(path)) as other:
        await other.take_lease("there:1:b", now=31.0)
        for _ in range(2):
            with pytest.raises(LeaseLost):
                await store.write(put("late"))
        await other.write(put("mine"))
        assert await facts(other) == {"mine"}
