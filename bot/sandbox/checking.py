"""Checks what the bot sends, and what the sandbox sends it, against Discord's own OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.sandbox.document import load

# The parts of gateway events for which the document has a schema; "" is the event itself.
EVENTS: dict[str, dict[str, str]] = {
    "MESSAGE_CREATE": {"": "MessageResponse"},
    "MESSAGE_UPDATE": {"": "MessageResponse"},
    "INTERACTION_CREATE": {"message": "MessageResponse", "member": "GuildMemberResponse", "user": "UserResponse"},
    "CHANNEL_CREATE": {"": "GuildChannelResponse"},
    "CHANNEL_UPDATE": {"": "GuildChannelResponse"},
    "THREAD_CREATE": {"": "ThreadResponse"},
    "THREAD_UPDATE": {"": "ThreadResponse"},
    "GUILD_MEMBER_ADD": {"": "GuildMemberResponse"},
}


class Checker:
    """Knows which bodies Discord's document allows."""

    def __init__(self, openapi: Path) -> None:
        self._taken, self._sent = load(openapi)

    def check(self, method: str, path: str, body: Any) -> Iterator[str]:
        """What is wrong with a request, in words."""
        template = self._taken.template(method, path)
        if template is None:
            yield f"{method} {path}: not in Discord's document"
            return
        content = self._taken.paths[template][method.lower()].get("requestBody", {}).get("content", {})
        schema = _schema(content, "application/json", "multipart/form-data")
        if schema is None or body is None:
            return
        for flaw in self._taken.flaws(schema, body):
            yield f"{method} {template}: {flaw}"

    def check_reply(self, method: str, path: str, status: int, body: Any) -> Iterator[str]:
        """What is wrong with a reply of the sandbox, in words."""
        template = self._sent.template(method, path)
        if template is None:
            return
        name = f"{method} {template} -> {status}"
        replies = self._sent.paths[template][method.lower()].get("responses", {})
        described = self._sent.target(replies.get(str(status), replies.get(f"{status // 100}XX")))
        if described is None:
            yield f"{name}: no such reply in Discord's document"
            return
        schema = _schema(described.get("content", {}), "application/json")
        if schema is None and body is not None:
            yield f"{name}: should have no body"
        elif schema is not None:
            for flaw in self._sent.flaws(schema, body):
                yield f"{name}: {flaw}"

    def check_event(self, event: str, data: Any) -> Iterator[str]:
        """What is wrong with an event of the gateway, in words."""
        for part, schema in EVENTS.get(event, {}).items():
            body = data.get(part) if part else data
            if body is not None and self._sent.has(schema):
                for flaw in self._sent.flaws({"$ref": f"#/components/schemas/{schema}"}, body):
                    yield f"{event} {part}: {flaw}"


def _schema(content: Any, *kinds: str) -> Any:
    return next((content[kind]["schema"] for kind in kinds if kind in content), None)
