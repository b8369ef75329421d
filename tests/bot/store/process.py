"""What the other process does in the tests with two of them. It says on stdout what it has heard of."""

from __future__ import annotations

import asyncio
import sys

from bot.store import AlreadyRunning, Store, new_holder
from tests.bot.store.staging import ANN, BOB, answer, live


def say(*words: object) -> None:
    """One line, at once."""
    print(*words, flush=True)


async def write_lines(url: str, now: float) -> None:
    """Write lines to several matches at once, for as long as it lives."""
    store = await Store.open(url)

    async def play(match: int) -> None:
        n = 0
        while True:
            count = 1 + n % 3
            await store.matches.append(match, n, [answer(i) for i in range(n, n + count)], None, now)
            n += count
            say(match, n)

    matches = [await live(store, ANN, BOB) for _ in range(8)]
    await asyncio.gather(*(play(match.id) for match in matches))


async def hold(url: str, now: float) -> None:
    """Take the lease and keep it until told to go."""
    async with await Store.open(url) as store:
        holder = new_holder()
        try:
            await store.take_lease(holder, now)
        except AlreadyRunning:
            say("refused")
            return
        say("mine")
        if await asyncio.to_thread(sys.stdin.readline) == "release\n":
            await store.release_lease(holder)


if __name__ == "__main__":
    what, url, now = sys.argv[1:]
    asyncio.run({"write_lines": write_lines, "hold": hold}[what](url, float(now)))
