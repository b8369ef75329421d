"""How much others have written below our boards, in memory: by what Discord tells us, and after a start by asking once.

Only ids are kept: nobody's words reach us, and none are needed.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable

import discord

from bot.screens.posts import TROUBLE
from bot.screens.requests import Requests

log = logging.getLogger(__name__)

MANY = 8  # messages by others below a board: more than that, and it is posted anew
CHANNELS = 4096  # whose newest messages are remembered


class Talk:
    """`bot.talk`: what others wrote last, channel by channel."""

    def __init__(self, requests: Requests, clock: Callable[[], float] = time.time) -> None:
        self._requests = requests
        self._clock = clock
        self._since = float("inf")  # from then on every message is heard
        self._asked: set[int] = set()
        self._newest: OrderedDict[int, deque[int]] = OrderedDict()

    def listen(self) -> None:
        """A new line to Discord: what was written before nobody told us."""
        self._since = self._clock()
        self._asked.clear()

    def heard(self, channel: int, message: int) -> None:
        """Somebody else has written something."""
        newest = self._newest.setdefault(channel, deque(maxlen=MANY + 1))
        if message not in newest:
            newest.append(message)
        self._newest.move_to_end(channel)
        if len(self._newest) > CHANNELS:
            self._newest.popitem(last=False)

    async def buries(self, channel: int, board: int) -> bool:
        """Whether a board has so much below it that nobody finds it any more."""
        if discord.utils.snowflake_time(board).timestamp() < self._since and board not in self._asked:
            await self._ask(channel, board)
        return sum(message > board for message in self._newest.get(channel, ())) > MANY

    async def _ask(self, channel: int, board: int) -> None:
        """What was written before we listened."""
        try:
            below = await self._requests.messages_after(channel, board)
        except TROUBLE as error:
            log.info("what stands below a board is not known: %s", type(error).__name__)
            return
        self._asked.add(board)
        for said in below:
            if not said.ours:
                self.heard(channel, said.id)
