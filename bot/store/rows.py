"""What is in the tables, as values. Secrets and private things stay out of every repr."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from aiosqlite import Row

Phase: TypeAlias = Literal["lobby", "live", "over", "ended", "void", "damaged"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Kind: TypeAlias = Literal["lobby", "board", "hand", "ping", "moment", "old"]
NOBODY = 0  # the player of a shown message that is for nobody in particular; the host whom nobody knows any more
NO_MESSAGE = 0  # the message of a call that is held back


def to_json(value: Mapping[str, Any]) -> str:
    """JSON with its keys in order, so that equal values are equal text."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


@dataclass(slots=True, frozen=True)
class Place:
    """Where something stands: in a channel, or in a thread of one."""

    channel: int
    thread: int | None = None

    @property
    def here(self) -> int:
        """Where messages go."""
        return self.thread or self.channel


@dataclass(slots=True, frozen=True)
class MatchRow:
    """One match: where it is played, how far it is, and the secrets its deal comes from."""

    id: int
    game: str
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    host_id: int
    phase: Phase
    locale: str
    pace: str
    options: dict[str, Any]
    secret: str = field(repr=False)
    seed: str | None = field(repr=False)
    version: int | None
    created_at: float
    started_at: float | None
    ended_at: float | None
    check_at: float | None
    note: str | None
    clocks: dict[str, Any] = field(default_factory=dict, repr=False)
    rematch_of: int | None = None
    lobby_id: int | None = None  # the first message that showed the lobby; presses that count are later

    @property
    def place(self) -> Place:
        """Where its messages stand."""
        return Place(self.channel_id, self.thread_id)

    @classmethod
    def of(cls, row: Row) -> MatchRow:
        """The match in a row of `SELECT matches.*`."""
        return cls(**{**dict(row), "options": json.loads(row["options"]), "clocks": json.loads(row["clocks"])})


@dataclass(slots=True, frozen=True)
class SeatRow:
    """Who sits where; no player means the computer, or a seat that is kept. Its options (a deck) are private."""

    match_id: int
    seat: int
    player_id: int | None
    name: str
    join_id: str | None
    options: dict[str, Any] = field(default_factory=dict, repr=False)
    stand_in: float | None = None  # since when the computer plays for its person
    orders: dict[str, Any] = field(default_factory=dict, repr=False)
    from_line: int = 0  # from which line on its person sits there; answers before that are somebody else's
    offer: str | None = field(default=None, repr=False)  # the mark of the last offer to give it away
    nudged_at: float | None = None
    kept_for: int | None = None  # whom it is kept for; they are not its player until they press Join

    @property
    def is_computer(self) -> bool:
        """Whether it is the computer's own: neither kept for somebody, nor that of a former player, who has no name."""
        return self.player_id is None and self.kept_for is None and bool(self.name)

    @classmethod
    def of(cls, row: Row) -> SeatRow:
        """The seat in a row of `SELECT seats.*`."""
        return cls(**{**dict(row), "options": json.loads(row["options"]), "orders": json.loads(row["orders"])})


@dataclass(slots=True, frozen=True, repr=False)
class Kept:
    """A started match as it is stored: a record without lines, the lines as text, and digests by number of lines."""

    beginning: dict[str, Any]
    lines: list[str]
    digests: dict[int, str]


@dataclass(slots=True, frozen=True)
class Sitter:
    """Somebody who sits or sat somewhere, and from which line on."""

    player: int
    from_line: int = 0


@dataclass(slots=True, frozen=True, kw_only=True)
class ResultRow:
    """How one seat came out. `counted`: whether it counts for its person's rating."""

    seat: int
    place: int
    score: int
    player_id: int | None = None
    resigned: bool = False
    counted: bool = False


@dataclass(slots=True, frozen=True)
class ShownRow:
    """A message that shows a match, and how many of its lines it shows."""

    match_id: int
    kind: Kind
    player_id: int
    channel_id: int
    message_id: int
    line: int
    at: float
    look: str = ""  # a mark of what it shows; nothing where that is not known


@dataclass(slots=True, frozen=True)
class PlayerRow:
    """A person, and whether we can write to them."""

    id: int
    name: str
    locale: str | None
    dm_channel: int | None
    dm_closed: bool
    settings: dict[str, Any]


@dataclass(slots=True, frozen=True)
class GuildRow:
    """A server."""

    id: int
    locale: str | None
    settings: dict[str, Any]


@dataclass(slots=True, frozen=True)
class Rating:
    """How good somebody is thought to be (mu) and how unsure that is (sigma)."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def shown(self) -> int:
        """The number people see: 1000 for a newcomer, 40 points for each point of mu - 3 sigma."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


@dataclass(slots=True, frozen=True)
class RatingRow:
    """A player's rating in one game, after so many rated matches."""

    game: str
    player_id: int
    rating: Rating
    games: int


@dataclass(slots=True, frozen=True)
class RatingChange:
    """What one match did to one rating."""

    match_id: int
    game: str
    player_id: int
    before: Rating
    after: Rating
    at: float

    @property
    def shown(self) -> int:
        """By how much the number people see went up."""
        return self.after.shown - self.before.shown


@dataclass(slots=True, frozen=True)
class LeaderRow:
    """One line of a leaderboard."""

    player_id: int
    name: str
    rating: int
    games: int
    wins: int


@dataclass(slots=True, frozen=True)
class Leaders:
    """A page of a leaderboard: places with their rows, how many there are in all, and one's own if one is on it."""

    total: int
    rows: list[tuple[int, LeaderRow]]
    own: tuple[int, LeaderRow] | None
