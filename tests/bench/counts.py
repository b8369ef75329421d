"""What a whole game takes of people and of Discord: taps, messages, edits, pings and files, against what it may take.

These are no speeds: they are the same on every machine, and `make test` holds them too. Here they are shown.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from engines import catalogue
from tests.bench.figures import Figure, at_most
from tests.bench.numbers import Numbers
from tests.e2e.counts import Counts, Party, play
from tests.e2e.held import ALONE, HELD, TWO, Held

WORDS = {
    "taps": "taps",
    "table": "messages at the table",
    "direct": "direct messages",
    "edits": "edits",
    "pings": "pings",
}


async def taken(game: str, party: Party, numbers: Numbers) -> list[Figure]:
    """One whole game; one that has no row yet is held to nothing, and says so."""
    held = HELD.get(game)
    if held is None:
        return [Figure("held to nothing yet", "add its row to tests/e2e/held.py", "a row", False)]
    with TemporaryDirectory() as folder:
        counts, _ = await play(Path(folder), held.command, held.options, party, drawn=numbers.drawn)
    return [*_limits(held, party, counts), Figure("files", f"{counts.files} ({counts.size / 1000:,.0f} kB)")]


def _limits(held: Held, party: Party, counts: Counts) -> list[Figure]:
    each = ", ".join(f"{name} {taps} in {counts.presses[name]} presses" for name, taps in counts.taps.items())
    notes = {"taps": f" ({each})", "table": f" ({counts.removed} of all removed again)"}
    pairs = held.most[party].against(counts)
    return [at_most(WORDS[name], there, most, notes.get(name, "")) for name, (there, most) in pairs.items()]


def games() -> list[tuple[str, Party]]:
    """What is counted."""
    return [(game, party) for game in catalogue for party in (TWO, ALONE)]
