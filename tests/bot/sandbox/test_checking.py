"""The check against Discord's own document finds what is planted, and nothing in good traffic."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Loopback
from bot.sandbox.checking import Checker

SMALL = {
    "openapi": "3.1.0",
    "paths": {
        "/channels/{channel_id}/messages": {
            "post": {
                "requestBody": {
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Message"}}},
                }
            }
        },
        "/gateway": {"get": {}},
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string", "pattern": "^[0-9]+$"},
            "Message": {
                "type": "object",
                "properties": {
                    "content": {"type": "string"},
                    "attachments": {"type": "array", "items": {"$ref": "#/components/schemas/File"}},
                },
            },
            "File": {"type": "object", "properties": {"id": {"$ref": "#/components/schemas/SnowflakeType"}}},
        }
    },
}


@pytest.mark.asyncio
async def test_a_violation_is_noted_and_the_request_goes_on(tmp_path: Path) -> None:
    """Json and multipart alike; numbers are taken for ids."""
    document = tmp_path / "openapi.json"
    document.write_text(json.dumps(SMALL))
    async with Loopback(openapi=document) as world, aiohttp.ClientSession() as session:
        place = f"{world.url}/channels/{world.channel.id}/messages"
        headers = {"Authorization": f"Bot {world.token}"}

        async def post(body: dict[str, Any], *, multipart: bool) -> int:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            form.add_field("files[0]", b"x", filename="x.txt")
            sent = {"data": form} if multipart else {"json": body}
            async with session.post(place, headers=headers, **sent) as response:
                return response.status

        assert await post({"content": "fine"}, multipart=False) == 200
        assert await post({"content": "fine", "attachments": [{"id": 0}]}, multipart=True) == 200
        assert world.violations == []
        assert await post({"content": "planted", "attachments": ["x"]}, multipart=False) == 500
        await session.get(f"{world.url}/users/@me", headers=headers)
    wrong, failed, absent = world.violations
    assert wrong.startswith("POST /channels/{channel_id}/messages: attachments.0 is against type")
    assert "the sandbox failed" in failed
    assert absent == "GET /users/@me: not in Discord's document"


@pytest.fixture(scope="module")
def checker() -> Checker:
    """The check against Discord's own document, where there is one."""
    name = os.environ.get("BACKROOM_OPENAPI")
    if not name:
        pytest.skip("BACKROOM_OPENAPI names no document")
    return Checker(Path(name))


def test_good_bodies(checker: Checker) -> None:
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "disabled": False}
    body = {"flags": 1 << 15, "components": [{"type": 1, "components": [button]}], "attachments": [{"id": 0}]}
    assert list(checker.check("POST", "/channels/1/messages", body)) == []
    assert list(checker.check("POST", "/interactions/1/abc/callback", {"type": 4, "data": body})) == []
    assert list(checker.check("POST", "/users/@me/channels", {"recipient_id": 5})) == []


LONG = {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "go"}
FORM = {"custom_id": "a", "components": [{"type": 10, "content": "x"}]}


@pytest.mark.parametrize(
    ("path", "body", "place"),
    [
        ("/channels/1/messages", {"content": 5}, "content"),
        (
            "/channels/1/messages",
            {"components": [{"type": 1, "components": [LONG]}]},
            "components.0.components.0.label",
        ),
        ("/channels/1/messages/2/threads", {"name": "x", "auto_archive_duration": 5}, "auto_archive_duration"),
        ("/interactions/1/abc/callback", {"type": 9, "data": FORM | {"title": "x" * 46}}, "data.title"),
        ("/no/such/path", {}, "not in Discord's document"),
    ],
)
def test_planted_violations(checker: Checker, path: str, body: dict[str, object], place: str) -> None:
    (violation,) = checker.check("POST", path, body)
    assert violation.startswith("POST ")
    assert place in violation
