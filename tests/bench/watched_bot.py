"""The bot as `python -m bot` starts it, with a watch on its event loop. Run by tests/bench/process.py."""

from __future__ import annotations

import asyncio

from bot.cli import read_settings, run
from tests.bench.watch import watch


async def main() -> None:
    """The bot, until it is stopped."""
    watching = watch()
    await run(read_settings())
    watching.cancel()


if __name__ == "__main__":
    asyncio.run(main())
