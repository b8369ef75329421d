"""What Discord answers when it will not: a status, a code and a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing wrong with a body: where it is, Discord's name for it, and the sentence."""

    path: Path
    code: str
    message: str


class Refusal(Exception):
    """A request that Discord turns down."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> dict[str, Any]:
        """The answer as Discord words it."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        return body | ({"errors": self.errors} if self.errors else {})


def unknown(thing: str) -> Refusal:
    """404 for something that is not there (or not any more)."""
    codes = {
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "User": 10013,
        "Webhook": 10015,
        "interaction": 10062,
        "application command": 10063,
    }
    return Refusal(404, codes[thing], f"Unknown {thing}")


def missing_access() -> Refusal:
    """403 for a place the bot cannot see."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """403 for something the bot may not do there."""
    return Refusal(403, 50013, "Missing Permissions")


def wrong_channel_type() -> Refusal:
    """400 for something that this kind of channel cannot do."""
    return Refusal(400, 50024, "Cannot execute action on this channel type")


def archived() -> Refusal:
    """400 for changing something in an archived thread."""
    return Refusal(400, 50083, "Tried to perform an operation on an archived thread, such as editing a message")


def under_data(refusal: Refusal) -> Refusal:
    """The same refusal for a callback: its message, form or choices are in `data`."""
    errors = {"data": refusal.errors} if refusal.errors else None
    return Refusal(refusal.status, refusal.code, refusal.message, errors)


def invalid_form(flaws: Iterable[Flaw]) -> Refusal:
    """400/50035 with every flaw at its place in the body."""
    errors: dict[str, Any] = {}
    for flaw in flaws:
        place = errors
        for step in flaw.path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": flaw.code, "message": flaw.message})
    return Refusal(400, 50035, "Invalid Form Body", errors)
