"""Two processes: one that is killed while it writes, and two that want the same database."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from bot.store import AlreadyRunning, LeaseLost, Store, new_holder
from tests.bot.store.staging import answer, url_of

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.asyncio


@contextmanager
def process(what: str, path: Path, now: float = 0.0) -> Iterator[subprocess.Popen[str]]:
    """The other process; killed at the end if it still lives."""
    command = [sys.executable, "-m", "tests.bot.store.process", what, url_of(path), str(now)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        try:
            yield running
        finally:
            running.kill()


def heard(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    return running.stdout.readline().strip()


@pytest.mark.parametrize("after", [1, 40, 333])
async def test_every_acknowledged_line_survives_a_kill(path: Path, after: int) -> None:
    """SIGKILL in the middle of writing; whatever was said to be stored is there, whole and in order."""
    with process("write_lines", path) as running:
        told = [heard(running) for _ in range(after)]
        running.kill()
        assert running.stdout is not None
        told += [line.strip() for line in running.stdout if line.endswith("\n")]
    acknowledged: dict[int, int] = {}
    for line in told:
        match, n = map(int, line.split())
        acknowledged[match] = n
    async with await Store.open(url_of(path)) as store:
        assert acknowledged
        for match, n in acknowledged.items():
            lines = await store.matches.lines(match)
            assert len(lines) >= n
            assert lines == [answer(i) for i in range(len(lines))]
        assert [row[0] for row in await store.read("PRAGMA integrity_check")] == ["ok"]


async def test_a_second_process_is_refused_until_the_first_lets_go(path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(process("hold", path))
        assert heard(first) == "mine"
        assert heard(stack.enter_context(process("hold", path, now=29.0))) == "refused"
        assert first.stdin is not None
        first.stdin.write("release\n")
        first.stdin.flush()
        first.wait()
        assert heard(stack.enter_context(process("hold", path, now=29.0))) == "mine"


async def test_the_lease_of_a_killed_process_is_taken_over_at_once(path: Path) -> None:
    with process("hold", path) as first:
        assert heard(first) == "mine"
        first.kill()
        first.wait()
    with process("hold", path, now=1.0) as second:
        assert heard(second) == "mine"


async def test_a_lease_that_was_not_renewed_is_taken_over(store: Store, path: Path) -> None:
    """Of another host nothing is known but its last heartbeat."""
    await store.take_lease("elsewhere:1:a", now=0.0)
    async with await Store.open(url_of(path)) as other:
        with pytest.raises(AlreadyRunning, match="elsewhere:1"):
            await other.take_lease(new_holder(), now=29.9)
        await store.renew_lease("elsewhere:1:a", now=20.0)
        with pytest.raises(AlreadyRunning):
            await other.take_lease(new_holder(), now=49.9)
        await other.take_lease("here:1:b", now=50.0)
        with pytest.raises(LeaseLost):
            await store.renew_lease("elsewhere:1:a", now=51.0)
        await store.release_lease("elsewhere:1:a")  # too late to matter
        await other.renew_lease("here:1:b", now=60.0)


async def test_a_holder_may_take_its_lease_again(store: Store) -> None:
    holder = new_holder()
    await store.take_lease(holder, now=0.0)
    await store.take_lease(holder, now=10.0)
    with pytest.raises(AlreadyRunning):
        await store.take_lease(new_holder(), now=39.0)  # this very process lives


@pytest.mark.parametrize("holder", ["", "nonsense", "host:pid:x", "::", "a:b:c:d"])
async def test_a_holder_we_cannot_read_is_taken_to_be_alive(store: Store, holder: str) -> None:
    await store.take_lease(holder, now=0.0)
    with pytest.raises(AlreadyRunning):
        await store.take_lease(new_holder(), now=1.0)
