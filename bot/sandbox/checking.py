"""Checks what the bot sends against Discord's own OpenAPI document."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import ValidationError  # type: ignore[import-untyped]
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

ROOT = "urn:discord"


class Checker:
    """Knows which bodies Discord's document allows."""

    def __init__(self, openapi: Path) -> None:
        self._document: dict[str, Any] = json.loads(openapi.read_text(encoding="utf-8"))
        # Discord takes numbers where its document wants the digits of an id as text, and discord.py sends them so.
        self._document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        resource = Resource.from_contents(self._document, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(ROOT, resource)
        self._validators: dict[tuple[str, str], Draft202012Validator | None] = {}

    def check(self, method: str, path: str, body: Any) -> Iterator[str]:
        """What is wrong with a request, in words."""
        template = self._template(method, path)
        if template is None:
            yield f"{method} {path}: not in Discord's document"
            return
        validator = self._validator(method, template)
        if validator is None or body is None:
            return
        for error in validator.iter_errors(body):
            yield f"{method} {template}: {_words(_meant(error))}"

    @cached_property
    def _templates(self) -> list[tuple[str, re.Pattern[str]]]:
        """Every path of the document; those with fewer placeholders first."""
        names = sorted(self._document["paths"], key=lambda name: name.count("{"))
        return [(name, re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(name)))) for name in names]

    def _template(self, method: str, path: str) -> str | None:
        for name, pattern in self._templates:
            if method.lower() in self._document["paths"][name] and pattern.fullmatch(path):
                return name
        return None

    def _validator(self, method: str, template: str) -> Draft202012Validator | None:
        key = (method.lower(), template)
        if key not in self._validators:
            operation = self._document["paths"][template][method.lower()]
            content = operation.get("requestBody", {}).get("content", {})
            kind = next((kind for kind in ("application/json", "multipart/form-data") if kind in content), None)
            self._validators[key] = self._build(method, template, kind) if kind else None
        return self._validators[key]

    def _build(self, method: str, template: str, kind: str) -> Draft202012Validator:
        steps = ("paths", template, method.lower(), "requestBody", "content", kind, "schema")
        pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
        pointer = pointer.replace("{", "%7B").replace("}", "%7D")
        return Draft202012Validator({"$ref": f"{ROOT}#/{pointer}"}, registry=self._registry)


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
