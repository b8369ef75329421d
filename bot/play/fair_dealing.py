"""Fair dealing: the bot cannot choose the deal, and everybody can check it afterwards. docs/fair-dealing.md."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from engines.core import Answered, EngineError, Match, Record, Resigned

DIGITS = re.compile(r"[0-9a-f]{64}")
NUMBER = re.compile(r"[1-9][0-9]{0,19}")
A_DAY = 86_400.0  # as much as clocks may differ
EPOCH = 1_420_070_400_000  # milliseconds: the first moment of 2015, from which Discord counts


def new_secret() -> str:
    """Drawn when the lobby opens, before anybody has pressed anything that counts."""
    return secrets.token_hex(32)


def seal_of(secret: str) -> str:
    """What stands on the lobby: it binds us to the secret without telling it. All of it does, a part does not."""
    return sha256(secret.encode()).hexdigest()


def seed_from(secret: str, joins: Sequence[str | None]) -> str:
    """The seed of the deal: our secret, and the ids of the Join presses in order of seats, which we do not choose."""
    return sha256("\n".join([secret, *filter(None, joins)]).encode()).hexdigest()


def is_seal(text: str) -> bool:
    """Whether this is a whole seal."""
    return DIGITS.fullmatch(text) is not None


def proof(record: Record, secret: str, lobby: int | None, joins: Sequence[str | None], standings: Sequence[Any]) -> str:
    """All that is needed to check a finished match, as a file. Joins are by seat; `lobby` is the lobby's message."""
    return json.dumps(
        {
            "secret": secret,
            "lobby": None if lobby is None else str(lobby),
            "joins": list(joins),
            "record": _discreet(record.model_dump(mode="json")),
            "standings": [[int(row.seat), row.place, row.score] for row in standings],
        },
        separators=(",", ":"),
    )


def _discreet(record: dict[str, Any]) -> dict[str, Any]:
    """A record for anybody's eyes: that an answer was by order or by the clock is its person's own affair."""
    resigned = set()
    for line in record["lines"]:
        if line["kind"] == "resign":
            resigned.add(line["seat"])
        elif line.get("by") in ("order", "clock") and line["seat"] not in resigned:
            line["by"] = "person"
    return record


# Checking


class MatchFile(BaseModel):
    """A match file as it was read."""

    model_config = ConfigDict(strict=True)

    secret: str
    joins: list[str | None]
    record: dict[str, Any]
    standings: list[list[int]]
    lobby: str | None = None  # files of an earlier Backroom do not say


@dataclass(slots=True)
class Verdict:
    """What is wrong with a match file, what was not checked, and what its reader can compare."""

    wrong: list[str] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)
    compare: list[str] = field(default_factory=list)

    @property
    def fair(self) -> bool:
        """Whether all that can be checked was checked, and is as it should be."""
        return not self.wrong and not self.unchecked


def verify(text: str, seal: str | None = None) -> Verdict:
    """Check a match file against the whole seal that its lobby showed."""
    try:
        file = MatchFile.model_validate_json(text)
    except ValidationError:
        return Verdict(["this is not a match file of ours"])
    verdict = Verdict()
    if seal is None:
        verdict.unchecked.append("the secret: without the seal of the lobby it may have been chosen after the joins")
    elif seal_of(file.secret) != seal:
        verdict.wrong.append("the secret is not the one that was sealed on the lobby")
    if seed_from(file.secret, file.joins) != file.record.get("seed"):
        verdict.wrong.append("the cards were not dealt from the secret and the joins")
    _check_play(file, verdict)
    return verdict


def _check_play(file: MatchFile, verdict: Verdict) -> None:
    try:
        match = Match.replay(file.record)
    except EngineError as error:
        verdict.wrong.append(f"the record does not replay: {error}")
        return
    if [[int(row.seat), row.place, row.score] for row in match.standings] != file.standings:
        verdict.wrong.append("the match does not end as the file says")
    elif not match.over:
        verdict.unchecked.append("how it ended: the file's lines do not play the match to its end")
    _check_joins(file, match.record(), verdict)


def _check_joins(file: MatchFile, record: Record, verdict: Verdict) -> None:
    """Each is a snowflake, later than the lobby, and one a person; the one who opened the table need not have one."""
    joins = [join for join in file.joins if join is not None]
    words = [join for join in joins if not _is_snowflake(join)]
    verdict.wrong += [f"the join {word!r} is not an id of Discord's" for word in words]
    if len(set(joins)) < len(joins):
        verdict.wrong.append("two people have the same join")
    if len(file.joins) > record.seats:
        verdict.wrong.append("there are more joins than seats")
    if file.lobby is None:
        verdict.unchecked.append("the joins: the file is of an earlier Backroom and does not say when the lobby opened")
        return
    if words or not _is_snowflake(file.lobby):
        verdict.wrong += [] if words else ["the lobby is not an id of Discord's"]
        return
    early = [join for join in joins if int(join) <= int(file.lobby)]
    verdict.wrong += [f"the join {join} is not later than the lobby {file.lobby}" for join in early]
    late = [join for join in joins if _seconds(join) > time.time() + A_DAY]
    verdict.wrong += [f"the join {join} lies in the future" for join in late]
    if not joins:
        verdict.wrong.append("nobody's press went into the deal")
    joined = {seat for seat, join in enumerate(file.joins) if join is not None}
    verdict.unchecked += [
        f"the join of seat {seat + 1}: no person played there, so it may be nobody's press"
        for seat in sorted(joined - _played_by_people(record))
    ]
    if len(_played_by_people(record) - joined) > 1:
        verdict.wrong.append("people played who never joined")
    verdict.compare.append(f"the lobby is message {file.lobby} ({_moment(file.lobby)})")
    for seat, join in enumerate(file.joins):
        if join is not None:
            verdict.compare.append(f"seat {seat + 1} joined with {join} ({_moment(join)})")


def _played_by_people(record: Record) -> set[int]:
    """The seats at which a person did something: answered by hand, or gave up."""
    resigned = {line.seat for line in record.lines if isinstance(line, Resigned)}
    return resigned | {line.seat for line in record.lines if isinstance(line, Answered) and line.by == "person"}


def _is_snowflake(text: str) -> bool:
    return NUMBER.fullmatch(text) is not None and 1 << 22 <= int(text) < 1 << 63


def _moment(snowflake: str) -> str:
    """When Discord made an id."""
    return f"{datetime.fromtimestamp(_seconds(snowflake), UTC):%Y-%m-%d %H:%M:%S} UTC"


def _seconds(snowflake: str) -> float:
    return ((int(snowflake) >> 22) + EPOCH) / 1000
