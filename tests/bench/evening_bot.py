"""The watched bot, with a game that lasts a whole evening. Run by tests/bench/past.py."""

from __future__ import annotations

import asyncio

from tests.bench.evening import evening
from tests.bench.watched_bot import main

if __name__ == "__main__":
    with evening():
        asyncio.run(main())
