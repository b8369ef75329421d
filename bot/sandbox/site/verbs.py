"""One request of the page to do something: read, checked, done, and answered with JSON."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

from aiohttp import web
from pydantic import BaseModel, ConfigDict, StringConstraints, ValidationError

from bot.sandbox.client import NotOffered
from bot.sandbox.messages import Json
from bot.sandbox.refusals import Refusal
from engines.core import Text

MOST = 64 << 10  # bytes of a body

Id = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,20}$")]
Locale = Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}(-[A-Z0-9]{2,3})?$")]


class Body(BaseModel):
    """What a request may say, and nothing else."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Nothing(Body):
    """An empty body."""


class Unwilling(Exception):
    """A sentence for whoever wrote the program, and words for whoever reads the page."""

    status = 400

    def __init__(self, sentence: str, words: Text | None = None) -> None:
        super().__init__(sentence)
        self.words = words


class NoSuch(Unwilling):
    """Something that is not there, or not for this person's eyes."""

    status = 404


class NotNow(Unwilling):
    """Something that cannot be done as things stand."""

    status = 409


Who = TypeVar("Who")
B = TypeVar("B", bound=Body)
Done = Callable[[Who, Any], Awaitable[Json]]
Say = Callable[[Text], str]


@dataclass(slots=True)
class Verbs(Generic[Who]):
    """What can be done, by name; each takes who does it and its body."""

    table: dict[str, tuple[type[Body], Done[Who]]]

    def add(
        self, name: str, body: type[B]
    ) -> Callable[[Callable[[Who, B], Awaitable[Json]]], Callable[[Who, B], Awaitable[Json]]]:
        """Let a function do what this name says."""

        def add(function: Callable[[Who, B], Awaitable[Json]]) -> Callable[[Who, B], Awaitable[Json]]:
            self.table[name] = (body, function)
            return function

        return add

    async def carry_out(self, request: web.Request, who: Who, say: Say) -> web.Response:
        """Do what the request asks; whatever is wrong with it is answered with a sentence."""
        if request.match_info["verb"] not in self.table:
            return refused(404, "There is no such verb.")
        model, function = self.table[request.match_info["verb"]]
        try:
            body = model.model_validate(await _read(request))
        except ValidationError as error:
            return refused(400, _sentence(error))
        except (ValueError, RecursionError):
            return refused(400, "The body is not JSON.")
        try:
            return web.json_response(await function(who, body))
        except (NotOffered, Unwilling) as error:
            status = error.status if isinstance(error, Unwilling) else 400
            return refused(status, say(error.words) if error.words else str(error))
        except Refusal as refusal:
            return refused(400, refusal.message)


def refused(status: int, sentence: str) -> web.Response:
    """No, and why."""
    return web.json_response({"error": sentence}, status=status)


async def _read(request: web.Request) -> Any:
    """The body; its texts must be real text and its numbers real numbers."""
    data = await request.clone(client_max_size=MOST).read()
    body = json.loads(data)
    json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
    return body


def _sentence(error: ValidationError) -> str:
    """The first thing wrong; what stands in the body is not repeated."""
    first = error.errors(include_input=False, include_url=False)[0]
    place = ".".join(map(str, first["loc"])) or "the body"
    return f"{place}: {first['msg']}"
