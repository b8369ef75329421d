"""Faults to order: errors, delays, broken connections, lost replies and rate limits."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from bot.sandbox.world import Request

Kind = Literal["fail", "delay", "hold", "hang", "drop", "lose_reply"]
Whose = Callable[["Request"], bool]
ANY = "*"  # any method


@dataclass(slots=True)
class Fault:
    """One fault: which requests it hits, how often, and what it does."""

    kind: Kind
    method: str
    path: re.Pattern[str]
    times: int
    after: int
    status: int = 500
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    seconds: float = 0.0
    whose: Whose | None = None
    id: int = 0
    passed: int = 0
    struck: list[str] = field(default_factory=list)
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def aim(self, whose: Whose) -> Fault:
        """Hit and count only the requests that this says yes to."""
        self.whose = whose
        return self

    def release(self) -> None:
        """Let the held requests go on."""
        self._released.set()

    async def wait(self) -> None:
        """Hold a request up for as long as this fault says."""
        if self.kind == "delay":
            await asyncio.sleep(self.seconds)
        elif self.kind in ("hold", "hang"):
            await self._released.wait()

    @property
    def hits(self) -> int:
        """How many requests were hit so far."""
        return len(self.struck)

    def strikes(self, request: Request) -> bool:
        """Whether this request is hit; counts it if so."""
        if not self._fits(request):
            return False
        self.passed += 1
        if self.passed <= self.after or self.hits == self.times:
            return False
        self.struck.append(f"{request.method} {request.path}")
        self.reached.set()
        return True

    def _fits(self, request: Request) -> bool:
        if self.method not in (ANY, request.method) or not self.path.search(request.path):
            return False
        return self.whose is None or self.whose(request)


class Faults:
    """The faults that are set. `path` is a regex on the path after /api/v10; the first that fits strikes.

    The method "*" is any. `aim` narrows a fault down to the requests of one table, so that many can go on at once.
    """

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._ids = itertools.count(1)

    def fail(
        self,
        method: str,
        path: str,
        status: int = 500,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        times: int = 1,
        after: int = 0,
    ) -> Fault:
        """Answer with an error instead of doing it."""
        body = {"message": f"{status}: injected", "code": 0} if body is None else body
        return self._set("fail", method, path, times, after, status=status, body=body, headers=headers or {})

    def rate_limit(
        self,
        method: str,
        path: str,
        retry_after: float = 0.01,
        *,
        via: bool = True,
        code: int = 0,
        everywhere: bool = False,
        times: int = 1,
        after: int = 0,
    ) -> Fault:
        """Answer 429; without `via` as Cloudflare does when an address is banned."""
        body = {
            "message": "You are being rate limited.",
            "retry_after": retry_after,
            "global": everywhere,
            "code": code,
        }
        headers = {"Via": "1.1 google"} if via else {}
        headers |= {"Retry-After": str(max(1, round(retry_after)))}
        return self.fail(method, path, 429, body, headers, times, after)

    def delay(self, method: str, path: str, seconds: float, times: int = 1, after: int = 0) -> Fault:
        """Do it, but late."""
        return self._set("delay", method, path, times, after, seconds=seconds)

    def hold(self, method: str, path: str, times: int = 1, after: int = 0) -> Fault:
        """Do it when `release()` is called; `reached` is set once a request is held."""
        return self._set("hold", method, path, times, after)

    def hang(self, method: str, path: str, times: int = 1, after: int = 0) -> Fault:
        """Neither do it nor answer, until `release()` breaks the connection."""
        return self._set("hang", method, path, times, after)

    def drop(self, method: str, path: str, times: int = 1, after: int = 0) -> Fault:
        """Break the connection and do nothing."""
        return self._set("drop", method, path, times, after)

    def lose_reply(self, method: str, path: str, times: int = 1, after: int = 0) -> Fault:
        """Do it, then break the connection before the answer."""
        return self._set("lose_reply", method, path, times, after)

    @property
    def standing(self) -> list[Fault]:
        """The faults that can still strike."""
        return [fault for fault in self._faults if fault.hits != fault.times]

    def clear(self) -> None:
        """No faults any more; held requests go on."""
        for fault in self._faults:
            fault.release()
        self._faults.clear()

    def lift(self, fault: Fault) -> None:
        """This fault is no more; what it held goes on."""
        fault.release()
        self._faults = [other for other in self._faults if other is not fault]

    def strike(self, request: Request) -> Fault | None:
        """The fault that hits this request."""
        return next((fault for fault in self._faults if fault.strikes(request)), None)

    def _set(self, kind: Kind, method: str, path: str, times: int, after: int, **more: Any) -> Fault:
        fault = Fault(kind, method.upper(), re.compile(path), times, after, id=next(self._ids), **more)
        self._faults.append(fault)
        return fault
