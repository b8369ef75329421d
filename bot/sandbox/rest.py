"""The REST server: reads a request, lets a fault or its route answer it, and writes Discord's kind of reply."""

from __future__ import annotations

import hashlib
import json
import re
import time
import traceback
from typing import TYPE_CHECKING, Any

from aiohttp import web
from aiohttp.multipart import BodyPartReader, MultipartReader

from bot.sandbox import routes
from bot.sandbox.faults import Fault
from bot.sandbox.interactions import expire
from bot.sandbox.messages import Json
from bot.sandbox.posting import Upload, Uploads
from bot.sandbox.refusals import Refusal
from bot.sandbox.routing import Call, Created, Handler, find, known
from bot.sandbox.world import Guild, Request, World

if TYPE_CHECKING:
    from bot.sandbox.checking import Checker

__all__ = ["Rest", "routes"]

OPEN = re.compile(r"/gateway|/(interactions|webhooks)/.*")
CALLBACK = re.compile(r"/interactions/[0-9]+/([^/]+)/callback")
UNKNOWN_INTERACTION = 10062
FAILED = 500  # noted as a failure of the sandbox itself
FILE_FIELD = re.compile(r"files?\[(\d+)\]")


class Rest:
    """Answers what comes to /api/v10."""

    def __init__(self, world: World, checker: Checker | None) -> None:
        self.world, self.checker = world, checker
        if checker is not None:
            world.subscribers.append(self._check_event)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One request from reading to reply."""
        path = "/" + request.match_info["path"]
        try:
            body, uploads = await _read(request)
        except (ValueError, KeyError):
            return reply(400, {"message": "The request body contains invalid JSON.", "code": 50109})
        files = [upload.filename for upload in uploads.values()]
        entry = Request(request.method, path, body, files, sum(len(upload.data) for upload in uploads.values()))
        self.world.requests.append(entry)
        if self.checker is not None:
            self.world.violations += self.checker.check(request.method, path, body)
        call = Call(self.world, request.method, path, request.query, body, uploads)
        response = await self._through_fault(request, call, self.world.faults.strike(entry))
        entry.status = response.status
        self.world.changed()
        return response

    async def _through_fault(self, request: web.Request, call: Call, fault: Fault | None) -> web.Response:
        if fault is None:
            return self._answer(request, call)
        self.world.changed()
        await fault.wait()
        if fault.kind == "fail":
            self._forget_interaction(call, fault)
            return reply(fault.status, fault.body, fault.headers, _limited(call, fault))
        if fault.kind in ("delay", "hold"):
            return self._answer(request, call)
        return self._break(request, call, fault)

    def _forget_interaction(self, call: Call, fault: Fault) -> None:
        """Where Discord says that it does not know an interaction, its person has read that it failed."""
        found = CALLBACK.fullmatch(call.path)
        if found and isinstance(fault.body, dict) and fault.body.get("code") == UNKNOWN_INTERACTION:
            expire(self.world, self.world.interactions[found[1]])

    def _break(self, request: web.Request, call: Call, fault: Fault) -> web.Response:
        """Cut the connection, before or after doing what was asked."""
        response = self._answer(request, call) if fault.kind == "lose_reply" else web.Response(status=500)
        if request.transport is not None:
            request.transport.abort()
        return response

    def _answer(self, request: web.Request, call: Call) -> web.Response:
        """What Discord would answer."""
        status, body, bucket = self._outcome(request, call)
        if self.checker is not None and status != FAILED:
            self.world.violations += self.checker.check_reply(call.method, call.path, status, body)
        return reply(status, body, bucket=bucket)

    def _outcome(self, request: web.Request, call: Call) -> tuple[int, Any, str | None]:
        """Status, body and rate limit bucket of the answer."""
        if not OPEN.fullmatch(call.path) and request.headers.get("Authorization") != f"Bot {self.world.token}":
            return 401, {"message": "401: Unauthorized", "code": 0}, None
        found = find(call.method, call.path)
        if found is None:
            self.world.violations.append(f"{call.method} {call.path}: the sandbox has no such route")
            status, words = (405, "Method Not Allowed") if known(call.path) else (404, "Not Found")
            return status, {"message": f"{status}: {words}", "code": 0}, None
        handler, call.params = found
        bucket = _bucket(handler)
        try:
            answer = handler(call)
        except Refusal as refusal:
            return refusal.status, refusal.body(), bucket
        except Exception:
            self.world.violations.append(f"{call.method} {call.path}: the sandbox failed\n{traceback.format_exc()}")
            return FAILED, {"message": "500: Internal Server Error", "code": 0}, None
        if isinstance(answer, Created):
            return 201, answer.body, bucket
        return 204 if answer is None else 200, answer, bucket

    def _check_event(self, event: str, data: Json, _guild: Guild | None, _intent: int) -> None:
        if self.checker is not None:
            self.world.violations += self.checker.check_event(event, data)


def _limited(call: Call, fault: Fault) -> str | None:
    """The bucket that a 429 of Discord's own is about; other faults, a ban and the global limit have none."""
    own = "X-RateLimit-Scope" in fault.headers and "X-RateLimit-Global" not in fault.headers
    return _bucket(found[0]) if own and (found := find(call.method, call.path)) else None


def _bucket(handler: Handler) -> str:
    return f"{handler.__module__}.{handler.__name__}"


def reply(status: int, body: Any, headers: Any = None, bucket: str | None = None) -> web.Response:
    """A reply in Discord's form: its content type has no charset, and rate limits are in the headers."""
    extra = dict(headers or {})
    if bucket is not None:
        extra = {
            "X-RateLimit-Limit": "1000",
            "X-RateLimit-Remaining": "999",
            "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
            "X-RateLimit-Reset-After": "1.000",
            "X-RateLimit-Bucket": hashlib.md5(bucket.encode(), usedforsecurity=False).hexdigest(),
        } | extra
    if status == 204:
        return web.Response(status=204, headers=extra)
    if isinstance(body, str):
        return web.Response(status=status, text=body, headers=extra)
    return web.Response(
        status=status, body=json.dumps(body).encode(), headers=extra | {"Content-Type": "application/json"}
    )


async def _read(request: web.Request) -> tuple[Any, Uploads]:
    """The body and the files; a multipart body is in its field payload_json."""
    if not request.can_read_body:
        return None, {}
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), {}
    body: Any = {}
    uploads: Uploads = {}
    reader: MultipartReader = await request.multipart()
    async for part in reader:
        if not isinstance(part, BodyPartReader):
            raise ValueError("a multipart body within a multipart body")
        if part.name == "payload_json":
            body = json.loads(await part.text())
        elif match := FILE_FIELD.fullmatch(part.name or ""):
            kind = part.headers.get("Content-Type", "application/octet-stream")
            uploads[int(match[1])] = Upload(part.filename or "file", bytes(await part.read()), kind)
    return body, uploads
