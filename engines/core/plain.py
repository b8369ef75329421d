"""Any state as plain lists and words, the same in every process: what digests are made of."""

from __future__ import annotations

import dataclasses
import json
from enum import Enum
from hashlib import sha256
from typing import Any

from pydantic import BaseModel

from engines.core.pieces import Option
from engines.core.text import Text


def plain(thing: Any) -> Any:
    """Lists, strings, numbers and None, in an order that no hash seed can change."""
    if isinstance(thing, Enum):
        return thing.name
    if thing is None or isinstance(thing, (bool, str)):
        return thing
    if isinstance(thing, int):
        return int(thing)
    if isinstance(thing, (list, tuple)):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return [[plain(key), plain(value)] for key, value in thing.items()]
    if isinstance(thing, (set, frozenset)):
        return sorted((plain(item) for item in thing), key=json.dumps)
    if isinstance(thing, BaseModel):
        return plain(thing.model_dump(mode="json"))
    if isinstance(thing, (Text, Option)) or callable(thing):
        return None  # words and effects are no part of where a match stands
    if dataclasses.is_dataclass(thing):
        kind = getattr(thing, "__dataclass_params__")  # noqa: B009
        if kind.frozen and not kind.eq:
            return getattr(thing, "id")  # noqa: B009 (a card and the like: each exists once, so its id says all)
        return [plain(getattr(thing, field.name)) for field in dataclasses.fields(thing)]
    raise TypeError(f"a state holds plain data only, not {type(thing).__name__}")


def digest(thing: Any) -> str:
    """A short name for what a thing is made of."""
    return sha256(json.dumps(plain(thing), separators=(",", ":")).encode()).hexdigest()[:16]
