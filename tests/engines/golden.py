"""Golden records: real matches, kept for ever, that must replay to the same end.

`python -m tests.engines.golden` looks for matches that end in ways no record is kept of yet, and keeps them; with names
of games after it, only for those. `carson_city+river+might_is_right` is that game with these options on and all others
as usual; its records say so in their names.
Records already there are never touched: a rule fix that changes them needs a new version of the game.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from engines import catalogue
from engines.core import Match
from tests.engines.conformance import absent, at_random, moves, new_match

HERE = Path(__file__).parent
ALONG = HERE / "digests.json"  # by game and record; those of an earlier version were made by its code
EVERY = 16  # lines
MANY, FEW = 3000, 150  # matches with any options, and with given ones


def kept() -> list[Path]:
    """Every golden record in the tree."""
    return sorted(HERE.glob("*/golden/*.json"))


def read(file: Path) -> dict[str, Any]:
    """A golden record: the record itself, the standings it ends with, and its digest."""
    golden: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return golden


def outcome(match: Match) -> dict[str, Any]:
    """What is kept of a match besides its record."""
    standings = [[int(row.seat), row.place, row.score, row.details] for row in match.standings]
    return {"standings": standings, "digest": match.digest()}


def digests(record: dict[str, Any]) -> dict[str, str]:
    """What a match stood at along its way: live matches are held against digests like these."""
    lines = record["lines"]
    return {str(n): Match.replay({**record, "lines": lines[:n]}).digest() for n in range(EVERY, len(lines), EVERY)}


def way_it_ended(match: Match) -> str:
    """How a match ended, as far as can be told of any game, and by which version of its rules from the second on.

    Whether somebody resigned, who won, and what was said before the closing line: how the last turn went.
    """
    winners = sum(row.place == 1 for row in match.standings)
    shared = "shared" if winners > 1 else "alone"
    tied = "tie-broken" if len({row.score for row in match.standings[:2]}) == 1 and winners == 1 else "clear"
    resigned = "resigned-" if match.resigned else ""
    last = [event.text.key for event in match.events][-2]
    version = f"v{match.game.version}-" if match.game.version > 1 else ""
    return f"{version}{resigned}{shared}-{tied}-{last}"


def played(games: Iterable[str]) -> Iterator[tuple[str, str, Match]]:
    """Many matches of these games, to their end, with what is added to the names of their records."""
    for wanted in games:
        id_, *on = wanted.split("+")
        game, options = catalogue[id_], dict.fromkeys(on, True) if on else None
        for seed in range(FEW if on else MANY):
            rng = random.Random(f"golden {seed}")
            match = new_match(game, 90_000 + seed, options)
            players = [rng.choice([at_random, absent]) for _ in match.table.seats]
            for number, _ in enumerate(moves(match, rng, players)):
                if seed % 50 == 0 and number == 20 and not match.over:
                    leaving = rng.choice(match.table.seats)
                    match.resign(leaving)
                    players[leaving] = absent
            yield id_, f"-with-{'-'.join(on)}" if on else "", match


def main() -> None:
    """Keep a record of every way to end that has none."""
    known = {(file.parent.parent.name, file.stem) for file in kept()}
    for game, added, match in played(sys.argv[1:] or catalogue):
        way = (game, way_it_ended(match) + added)
        if way not in known:
            known.add(way)
            file = HERE / game / "golden" / f"{way[1]}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            golden = {"record": match.record().model_dump(mode="json"), **outcome(match)}
            file.write_text(json.dumps(golden, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
            print(f"kept {file.relative_to(HERE)}")
    keep_digests()


def keep_digests() -> None:
    """The digests along every record that has none yet."""
    known = json.loads(ALONG.read_text(encoding="utf-8")) if ALONG.exists() else {}
    for file in kept():
        known.setdefault(name_of(file), digests(read(file)["record"]))
    ALONG.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def name_of(file: Path) -> str:
    """A record by its game and its own name."""
    return f"{file.parent.parent.name}/{file.stem}"


if __name__ == "__main__":
    main()
