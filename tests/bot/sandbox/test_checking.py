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
                },
                "responses": {
                    "200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Sent"}}}}
                },
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
            "Sent": {"type": "object", "properties": {"content": {"enum": ["fine"]}}, "required": ["content"]},
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
        assert await post({"content": {"planted": 1}}, multipart=False) == 500
        assert await post({"content": "planted", "attachments": ["x"]}, multipart=False) == 400
        (await session.get(f"{world.url}/users/@me", headers=headers)).close()
    place = "POST /channels/{channel_id}/messages"
    wrong, failed, listed, unlisted, absent = world.violations
    assert wrong.startswith(f"{place}: content is against type")
    assert "the sandbox failed" in failed
    assert listed.startswith(f"{place}: attachments.0 is against type")
    assert unlisted == f"{place} -> 400: no such reply in Discord's document"
    assert absent == "GET /users/@me: not in Discord's document"


@pytest.fixture(scope="module")
def checker() -> Checker:
    """The check against Discord's own document, where there is one."""
    name = os.environ.get("BACKROOM_OPENAPI")
    if not name:
        pytest.skip("BACKROOM_OPENAPI names no document")
    return Checker(Path(name))


@pytest.mark.asyncio
async def test_a_reply_that_is_not_as_the_document_has_it(tmp_path: Path) -> None:
    """A wrong body, a body where none belongs, and an event that lacks something."""
    document = tmp_path / "openapi.json"
    small: dict[str, Any] = json.loads(json.dumps(SMALL))
    small["paths"]["/gateway"]["get"]["responses"] = {"200": {"description": "nothing"}}
    small["components"]["schemas"]["MessageResponse"] = {"type": "object", "required": ["planted"]}
    document.write_text(json.dumps(small))
    async with Loopback(openapi=document) as world, aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {world.token}"}
        address = f"{world.url}/channels/{world.channel.id}/messages"
        (await session.post(address, headers=headers, json={"content": "x"})).close()
        (await session.get(f"{world.url}/gateway")).close()
    event, body, nothing = world.violations
    assert event == 'MESSAGE_CREATE : body is against required ["planted"]'
    assert body == 'POST /channels/{channel_id}/messages -> 200: content is against enum ["fine"]'
    assert nothing == "GET /gateway -> 200: should have no body"


@pytest.mark.parametrize(
    ("status", "body", "violation"),
    [
        (403, {"message": "Missing Access", "code": 50001}, None),
        (403, {"message": "Missing Access"}, "body is against required"),
        (400, {"message": "m", "code": 1, "errors": {"content": {"_errors": [{"code": "A", "message": "b"}]}}}, None),
        (400, {"message": "m", "code": 1, "errors": {"content": {"_errors": ["b"]}}}, "errors"),
        (429, {"message": "m", "code": 0, "retry_after": 0.5, "global": False}, None),
        (429, {"message": "m", "code": 0}, "body is against required"),
        (204, None, "no such reply"),
    ],
)
def test_refusals_have_discords_form(checker: Checker, status: int, body: object, violation: str | None) -> None:
    found = list(checker.check_reply("POST", "/channels/1/messages", status, body))
    assert bool(found) == (violation is not None)
    assert violation is None or violation in found[0]


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
