"""A bot's process that only notes what it was told, for tests of those who tell it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Process:
    """What the page is given to start and stop the bot with; `broken` ones do not start."""

    running: bool = True
    broken: bool = False
    told: list[str] = field(default_factory=list)

    async def start(self) -> None:
        if self.broken:
            raise OSError("no such program")
        self.told.append("start")
        self.running = True

    async def stop(self) -> None:
        self.told.append("stop")
        self.running = False

    async def kill(self) -> None:
        self.told.append("kill")
        self.running = False
