"""A match as it is stored: how it began, and every line since. Replaying it gives the match back, to the byte."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engines.core.errors import MalformedRecord

By: TypeAlias = Literal["person", "order", "clock", "computer"]
BYS: tuple[By, ...] = get_args(By)
SeatNumber: TypeAlias = Annotated[int, Field(ge=0)]
Value: TypeAlias = "list[str] | int | dict[str, list[str] | int]"


@dataclass(slots=True, repr=False)
class Answered:
    """A seat answered an ask; `by` says who answered for it."""

    seat: SeatNumber
    ask: str
    value: Value
    by: By = "person"
    kind: Literal["answer"] = "answer"

    def __repr__(self) -> str:
        return f"<Answered {self.seat} {self.ask}>"


@dataclass(slots=True)
class Undone:
    """Every line from number `to` on was taken back. `lost`: they could not be played any more, and never are again."""

    to: Annotated[int, Field(ge=0)]
    lost: bool = False
    kind: Literal["undo"] = "undo"


@dataclass(slots=True)
class Resigned:
    """A seat gave up."""

    seat: SeatNumber
    kind: Literal["resign"] = "resign"


Line: TypeAlias = Annotated[Answered | Undone | Resigned, Field(discriminator="kind")]


def copied(value: Value) -> Value:
    """The same answer, in lists of its own."""
    if isinstance(value, list):
        return list(value)
    if isinstance(value, dict):
        return {name: list(part) if isinstance(part, list) else part for name, part in value.items()}
    return value


def copied_line(line: Answered | Undone | Resigned) -> Answered | Undone | Resigned:
    """The same line, so that nobody can change it in a match by changing it elsewhere."""
    if isinstance(line, Answered):
        return Answered(line.seat, line.ask, copied(line.value), line.by)
    return replace(line)


class Record(BaseModel):
    """Seed, version, options and lines: all there is to a match."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: str
    version: Annotated[int, Field(ge=1)]
    seats: Annotated[int, Field(ge=1)]
    seed: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    options: dict[str, Any] = {}
    seat_options: list[dict[str, Any]] = []
    lines: list[Line] = []

    def __repr__(self) -> str:
        return f"<Record {self.game} v{self.version}, {self.seats} seats, {len(self.lines)} lines>"

    __str__ = __repr__

    @classmethod
    def read(cls, source: Record | dict[str, Any] | str | bytes) -> Record:
        """A record from whatever it was stored as; MalformedRecord says where it is not one."""
        if isinstance(source, Record):
            return source
        try:
            return cls.model_validate_json(source if isinstance(source, (str, bytes)) else json.dumps(source))
        except (TypeError, ValueError) as error:
            if not isinstance(error, ValidationError):
                raise MalformedRecord(f"not a record: {error}") from None
            first = error.errors(include_input=False, include_url=False)[0]
            where = ".".join(map(str, first["loc"])) or "the whole"
            raise MalformedRecord(f"not a record: {where}: {first['msg']}") from None
