"""What the page must be given to start and stop the bot."""

from __future__ import annotations

from typing import Protocol


class BotProcess(Protocol):
    """The bot's process. Whoever implements it calls `world.changed()` when `running` changes by itself."""

    @property
    def running(self) -> bool:
        """Whether there is a process."""

    async def start(self) -> None:
        """Start it."""

    async def stop(self) -> None:
        """Stop it as a host does."""

    async def kill(self) -> None:
        """Kill it as a broken machine does."""
