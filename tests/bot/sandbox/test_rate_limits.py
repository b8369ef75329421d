"""Rate limits in Discord's form: the headers of every reply, and of a 429."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.bot.sandbox.stage import Stage

pytestmark = pytest.mark.asyncio

HELLO = {"content": "hello"}
MESSAGES = "/channels/{channel}/messages"


async def test_every_reply_tells_of_its_bucket(stage: Stage) -> None:
    """Sent or refused; the bucket is one for each route, and its name says nothing."""
    sent = await stage.ask("POST", MESSAGES, HELLO)
    refused = await stage.ask("POST", "/channels/1/messages", HELLO)
    other = await stage.ask("GET", MESSAGES)
    buckets = [reply.headers["X-RateLimit-Bucket"] for reply in (sent, refused, other)]
    assert buckets[0] == buckets[1] != buckets[2]
    assert all(re.fullmatch("[0-9a-f]{32}", bucket) for bucket in buckets)
    for reply in (sent, refused, other):
        left, most = (int(reply.headers[f"X-RateLimit-{name}"]) for name in ("Remaining", "Limit"))
        assert 0 <= left < most
        assert float(reply.headers["X-RateLimit-Reset"]) > float(reply.headers["X-RateLimit-Reset-After"])
        assert "X-RateLimit-Scope" not in reply.headers
        assert "Retry-After" not in reply.headers


LIMITS: dict[str, tuple[dict[str, Any], dict[str, str], dict[str, Any]]] = {
    "our own": ({}, {"X-RateLimit-Scope": "user", "X-RateLimit-Remaining": "0"}, {"global": False}),
    "everywhere": (
        {"everywhere": True},
        {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"},
        {"global": True},
    ),
    "of the place": (
        {"scope": "shared"},
        {"X-RateLimit-Scope": "shared"},
        {"global": False, "message": "The resource is being rate limited."},
    ),
    "of old messages": ({"code": 30046}, {"X-RateLimit-Scope": "user"}, {"code": 30046}),
}


@pytest.mark.parametrize(("limit", "headers", "body"), LIMITS.values(), ids=LIMITS)
async def test_too_many_requests(
    stage: Stage, limit: dict[str, Any], headers: dict[str, str], body: dict[str, Any]
) -> None:
    """`Retry-After` is in whole seconds and never too short; the body has the fraction."""
    stage.world.faults.rate_limit("POST", "/messages$", 1.25, **limit)
    reply = await stage.ask("POST", MESSAGES, HELLO)
    assert reply.status == 429
    assert headers.items() <= reply.headers.items()
    assert reply.headers["Retry-After"] == "2"
    usual = {"message": "You are being rate limited.", "retry_after": 1.25, "global": False}
    assert reply.body == usual | body
    after = await stage.ask("POST", MESSAGES, HELLO)
    assert after.status == 200
    bucket = None if "everywhere" in limit else after.headers["X-RateLimit-Bucket"]
    assert reply.headers.get("X-RateLimit-Bucket") == bucket


async def test_a_ban_comes_from_before_discord(stage: Stage) -> None:
    stage.world.faults.rate_limit("POST", "/messages$", 60.0, via=False)
    reply = await stage.ask("POST", MESSAGES, HELLO)
    assert (reply.status, reply.headers["Retry-After"]) == (429, "60")
    assert not [name for name in reply.headers if name.startswith("X-RateLimit") or name == "Via"]
