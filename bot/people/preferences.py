"""What people and servers have chosen.

It is kept in memory as well: every press asks for it, and one process owns the store.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal, TypeAlias, TypeVar
from zoneinfo import ZoneInfo

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from bot.base.language import Locale
from bot.store import Store
from bot.time.pace import PaceName
from bot.time.timezones import is_timezone

Boards: TypeAlias = Literal["pictures", "text"]
CallBy: TypeAlias = Literal["channel", "dm", "none"]
Remind: TypeAlias = Literal["none", "once", "often"]
Hour: TypeAlias = Annotated[int, Field(ge=0, le=23)]
M = TypeVar("M", bound=BaseModel)


class Preferences(BaseModel):
    """What a person has chosen. No language: the one Discord says they have."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Locale | None = None
    boards: Boards = "pictures"
    calls: CallBy = "channel"
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    zone: str | None = None
    remind: Remind = "once"
    heads_up: bool = False  # told when the player before them is up
    away_since: float | None = None
    away_until: float | None = None

    @field_validator("zone")
    @classmethod
    def _a_timezone_there_is(cls, zone: str | None) -> str | None:
        if zone is not None and not is_timezone(zone):
            raise ValueError("no such time zone")
        return zone

    @property
    def has_quiet_hours(self) -> bool:
        """Whether there are hours in which they are not called."""
        return None not in (self.quiet_from, self.quiet_to) and self.quiet_from != self.quiet_to

    def local(self, moment: float) -> datetime:
        """That moment on this person's clock."""
        return datetime.fromtimestamp(moment, UTC if self.zone is None else ZoneInfo(self.zone))

    def quiet_at(self, moment: float) -> bool:
        """Whether they want to be left alone then; the hours may go over midnight."""
        start, end = self.quiet_from, self.quiet_to
        if start is None or end is None or start == end:
            return False
        hour = self.local(moment).hour
        return start <= hour < end if start < end else hour >= start or hour < end

    def after_quiet(self, moment: float) -> float:
        """That moment, or the end of the quiet hours it falls into."""
        while self.quiet_at(moment):
            local = self.local(moment)
            moment += 3600 - local.minute * 60 - local.second - local.microsecond / 1e6
        return moment

    def away_at(self, moment: float) -> float | None:
        """Until when they are away, if they are away then."""
        since, until = self.away_since, self.away_until
        return until if since is not None and until is not None and since <= moment < until else None


class HouseRules(BaseModel):
    """What a server has chosen. No channels: tables may be opened in all of them."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Locale | None = None
    channels: tuple[int, ...] = ()
    pace: PaceName | None = None


def read(model: type[M], stored: Any) -> M:
    """What was stored; whatever of it cannot be read is as if it had never been chosen."""
    if not isinstance(stored, dict):
        return model()
    try:
        return model.model_validate(stored)
    except ValidationError as error:
        broken = {part["loc"][0] for part in error.errors(include_url=False) if part["loc"]}
        kept = {name: value for name, value in stored.items() if name not in broken}
        return model() if len(kept) == len(stored) else read(model, kept)


NOTHING_CHOSEN = Preferences()
NO_RULES = HouseRules()


class Chosen:
    """`bot.chosen`: what everybody has chosen. Reading is free; only those who chose something are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: dict[int, Preferences] = {}
        self._servers: dict[int, HouseRules] = {}

    async def load(self) -> None:
        """Once, at the start."""
        people, servers = await self._store.players.settings(), await self._store.guilds.settings()
        self._people = {player: read(Preferences, kept) for player, kept in people.items()}
        self._servers = {guild: read(HouseRules, kept) for guild, kept in servers.items()}

    def by(self, player: int) -> Preferences:
        """What a person has chosen."""
        return self._people.get(player, NOTHING_CHOSEN)

    def at(self, guild: int | None) -> HouseRules:
        """What a server has chosen."""
        return NO_RULES if guild is None else self._servers.get(guild, NO_RULES)

    async def change(self, player: int, **chosen: Any) -> Preferences:
        """A person chooses; on disk when this returns."""
        old = self.by(player)
        new = Preferences.model_validate({**old.model_dump(), **chosen})
        self._people[player] = new  # at once, so that two quick choices do not lose one another
        try:
            await self._store.players.set_settings(player, new.model_dump(exclude_defaults=True))
        except BaseException:
            self._people[player] = old
            raise
        return new

    async def rule(self, guild: int, **chosen: Any) -> HouseRules:
        """A server chooses; on disk when this returns."""
        old = self.at(guild)
        new = HouseRules.model_validate({**old.model_dump(), **chosen})
        self._servers[guild] = new
        try:
            await self._store.guilds.set_settings(guild, new.model_dump(mode="json", exclude_defaults=True))
        except BaseException:
            self._servers[guild] = old
            raise
        return new

    def forget(self, player: int) -> None:
        """They want to be forgotten."""
        self._people.pop(player, None)
