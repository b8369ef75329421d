"""A match from what is stored of it: replayed in steps, and held against the digests that were kept along the way.

The last digest vouches for all lines before it, so that it alone is looked at; the others tell how far a match that
does not come to it can be trusted.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from bot.store import Kept
from engines.core import Line, MalformedRecord, Match, Record, Undone
from engines.core.past import lost_lines

LINE: TypeAdapter[Any] = TypeAdapter(Line)


class Otherwise(Exception):
    """A match replays, but to something else than it once was. The message names lines and invariants, no secrets."""


@dataclass(slots=True, frozen=True, repr=False)
class Story:
    """The record of a match, and its digests, each by how many lines it is the digest of."""

    record: Record
    digests: Mapping[int, str] = field(default_factory=dict)

    @classmethod
    def read(cls, kept: Kept) -> Generator[None, None, Story]:
        """From what is stored, in steps of a line."""
        record = Record.read({**kept.beginning, "lines": []})
        for line in kept.lines:
            try:
                record.lines.append(LINE.validate_json(line))
            except ValueError:
                raise MalformedRecord("there is a line that is none") from None  # what it says is nobody's to read
            yield
        return cls(record, kept.digests)

    def gone_on(self, line: Undone) -> Story:
        """The same with one line more, by which those after the last good one are passed over."""
        return Story(self.record.model_copy(update={"lines": [*self.record.lines, line]}))


def replayed(story: Story) -> Generator[None, None, Match]:
    """The match, in steps of a line. Otherwise, or what the rules raise, says why it cannot go on."""
    unchecked = max(story.digests, default=0)
    for match in Match.replaying(story.record):
        if unchecked and match.length == unchecked:
            if match.digest() != story.digests[unchecked]:
                raise Otherwise(f"it replays to something else at line {unchecked}")
            unchecked = 0
        yield
    if broken := match.status():
        raise Otherwise("; ".join(broken))
    return match


def last_good(story: Story) -> Generator[None, None, int | None]:
    """The last line up to which a match is sound and replays to its digest; None where it cannot even begin."""
    good, looked_at, lost = None, -1, lost_lines(story.record.lines)
    try:
        for match in Match.replaying(story.record):
            line, looked_at = looked_at, match.length
            if line != match.length and match.length - 1 not in lost and _is_good(match, story.digests):
                good = match.length
            yield
    except Exception:  # whatever the rules raise: from here on it does not replay
        return good
    return good


def _is_good(match: Match, digests: Mapping[int, str]) -> bool:
    line = match.length
    return (line == 0 or (line in digests and match.digest() == digests[line])) and not match.status()
