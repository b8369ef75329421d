"""Fair dealing: the host cannot choose the deal, and everybody can check it afterwards."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from engines.core import EngineError, Match, Record


def new_secret() -> str:
    """Drawn when the lobby opens, before anybody has joined."""
    return secrets.token_hex(32)


def sealed(secret: str) -> str:
    """What stands on the lobby: it binds us to the secret without telling it."""
    return sha256(secret.encode()).hexdigest()


def seed_from(secret: str, joins: Sequence[str]) -> str:
    """The seed of the deal: our secret, and the ids of the Join presses in order, which we do not choose."""
    return sha256("\n".join([secret, *joins]).encode()).hexdigest()


def proof(record: Record, secret: str, joins: Sequence[str], standings: Sequence[Any]) -> str:
    """All that is needed to check a finished match, as a file."""
    return json.dumps(
        {
            "secret": secret,
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


def verify(text: str, seal: str | None = None) -> list[str]:
    """What is wrong with a proof; empty when the deal was fair and the match ended as it says."""
    try:
        told = json.loads(text)
        secret, joins, record, standings = (told[name] for name in ("secret", "joins", "record", "standings"))
    except (ValueError, TypeError, KeyError):
        return ["this is not a match file of ours"]
    wrong = []
    if seal is not None and not (len(seal) >= 6 and sealed(secret).startswith(seal)):
        wrong.append("the secret is not the one that was sealed on the lobby")
    if seed_from(secret, joins) != record.get("seed"):
        wrong.append("the cards were not dealt from the secret and the joins")
    try:
        match = Match.replay(record)
    except EngineError as error:
        return [*wrong, f"the record does not replay: {error}"]
    if [[int(row.seat), row.place, row.score] for row in match.standings] != standings:
        wrong.append("the match does not end as the file says")
    return wrong
