"""Discord's own OpenAPI document, made ready to check bodies quickly."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import ValidationError  # type: ignore[import-untyped]
from jsonschema.validators import extend  # type: ignore[import-untyped]

Json = dict[str, Any]

# Where the document contradicts what Discord takes and sends: schema, the keyword path in it, what holds, and why.
TAKEN: list[tuple[str, str, Any, str]] = [
    ("SnowflakeType", "type", ["string", "integer"], "discord.py sends some ids as numbers, and Discord takes them"),
]
SENT: list[tuple[str, str, Any, str]] = [
    (
        "InnerErrors",
        "properties/_errors/items",
        {
            "type": "object",
            "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
            "required": ["code", "message"],
        },
        "the code of a flaw is a name such as BASE_TYPE_MAX_LENGTH, not a number",
    ),
    (
        "CreateMessageInteractionCallbackResponse",
        "properties/type/enum",
        [4, 5],
        "a deferred answer has its message too, with the type 5",
    ),
]


class Document:
    """The document with its oddities mended, for bodies in one direction."""

    def __init__(self, document: Json, oddities: list[tuple[str, str, Any, str]]) -> None:
        self._document = document
        for schema, place, value, _reason in oddities:
            self._mend(schema, place.split("/"), value)
        keywords = {"$ref": self._ref, "oneOf": self._one_of}
        self._kind = extend(Draft202012Validator, keywords)
        self._targets: dict[str, Any] = {}
        self.paths: Json = document["paths"]
        names = sorted(self.paths, key=lambda name: name.count("{"))  # the plainest first: @me before an id
        self._templates: list[tuple[str, re.Pattern[str]]] = [
            (name, re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(name)))) for name in names
        ]

    def _mend(self, schema: str, steps: list[str], value: Any) -> None:
        place = self._document["components"]["schemas"].get(schema, {})
        for step in steps[:-1]:
            place = place.get(step, {})
        place[steps[-1]] = value

    def template(self, method: str, path: str) -> str | None:
        """The document's name for a path, if it has this method."""
        for name, pattern in self._templates:
            if method.lower() in self.paths[name] and pattern.fullmatch(path):
                return name
        return None

    def has(self, schema: str) -> bool:
        """Whether the document knows a schema of this name."""
        return schema in self._document["components"]["schemas"]

    def flaws(self, schema: Any, body: Any) -> Iterator[str]:
        """All that is wrong with a body, in words."""
        for error in self._kind(schema).iter_errors(body):
            yield _words(_meant(error))

    def target(self, schema: Any) -> Any:
        """What a schema stands for, when it only names another."""
        while isinstance(schema, dict) and "$ref" in schema:
            schema = self._lookup(schema["$ref"])
        return schema

    def _lookup(self, ref: str) -> Any:
        if ref not in self._targets:
            place: Any = self._document
            for step in ref.removeprefix("#/").split("/"):
                place = place[step]
            self._targets[ref] = place
        return self._targets[ref]

    def _ref(self, validator: Any, ref: str, instance: Any, _schema: Any) -> Iterator[ValidationError]:
        yield from validator.descend(instance, self._lookup(ref))

    def _one_of(self, validator: Any, branches: Any, instance: Any, schema: Any) -> Iterator[ValidationError]:
        """One of several: by its `type`, its value or its being there, so that the others need not be tried."""
        constants = [branch["const"] for branch in branches if isinstance(branch, dict) and "const" in branch]
        if len(constants) == len(branches):
            if instance not in constants:
                yield ValidationError("none of the values", validator="enum", validator_value=constants)
            return
        left = [(n, branch) for n, branch in enumerate(branches) if self._may_be(branch, instance)]
        if len(left) == 1:
            yield from validator.descend(instance, left[0][1], schema_path=left[0][0])
            return
        yield from Draft202012Validator.VALIDATORS["oneOf"](validator, branches, instance, schema)

    def _may_be(self, branch: Any, instance: Any) -> bool:
        branch = self.target(branch)
        if (branch.get("type") == "null") != (instance is None):
            return False
        if not isinstance(instance, dict) or "type" not in instance:
            return True
        kinds = self.target(branch.get("properties", {}).get("type", {})).get("enum")
        return kinds is None or instance["type"] in kinds


@cache
def load(openapi: Path) -> tuple[Document, Document]:
    """The document for what the bot sends, and for what Discord sends; read once."""
    text = openapi.read_text(encoding="utf-8")
    return Document(json.loads(text), TAKEN), Document(json.loads(text), SENT)


def _meant(error: ValidationError) -> ValidationError:
    """The flaw itself: of several alternatives the one that the body's own `type` chose."""
    while error.context:
        branches: dict[Any, list[ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        meant = [branch for branch in branches.values() if not any(_other(inner) for inner in branch)]
        error = min(meant or branches.values(), key=len)[0]
    return error


def _other(error: ValidationError) -> bool:
    """Whether this says only that another alternative was meant."""
    return list(error.path) == ["type"] or (not error.path and error.validator_value == "null")


def _words(error: ValidationError) -> str:
    """Where it is wrong and how; the value itself may be somebody's secret and is left out."""
    place = ".".join(str(step) for step in error.absolute_path) or "body"
    return f"{place} is against {error.validator} {json.dumps(error.validator_value)[:80]}"
