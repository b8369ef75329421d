"""The sandbox's own Discord: servers, channels, threads, people and messages, and word of every change."""

from __future__ import annotations

import asyncio
import base64
import itertools
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeVar

from bot.sandbox import permissions
from bot.sandbox.dump import dump
from bot.sandbox.faults import Faults
from bot.sandbox.kinds import BY_NAME, DM, PRIVATE_THREAD, TEXT, THREADS
from bot.sandbox.messages import Json, Message
from bot.sandbox.payloads import channel_json, guild_json

if TYPE_CHECKING:
    from bot.sandbox.interactions import Interaction

T = TypeVar("T")

DISCORD_EPOCH = 1_420_070_400


class NotYet(AssertionError):
    """Something that was waited for did not come to pass."""


@dataclass(slots=True, eq=False)
class User:
    """Somebody with an account: a person or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    permissions: int = permissions.PERSON


@dataclass(slots=True, eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    locale: str
    world: World = field(repr=False)
    members: dict[int, User] = field(default_factory=dict, repr=False)
    channels: dict[int, Channel] = field(default_factory=dict, repr=False)
    bot_permissions: int = permissions.BOT
    bot_joined: float = 0.0  # when the bot was invited

    @property
    def role_id(self) -> int:
        """The role that carries the bot's permissions."""
        return self.id + 1


@dataclass(slots=True, eq=False)
class Channel:
    """A place for messages: a channel, a thread, or a direct conversation with the bot."""

    id: int
    name: str
    type: int
    world: World = field(repr=False)
    guild: Guild | None = field(default=None, repr=False)
    parent: Channel | None = field(default=None, repr=False)
    recipient: User | None = field(default=None, repr=False)
    owner: User | None = field(default=None, repr=False)
    messages: dict[int, Message] = field(default_factory=dict, repr=False)
    members: dict[int, User] = field(default_factory=dict, repr=False)
    denied: int = 0
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    deleted: bool = False

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.type in THREADS

    @property
    def threads(self) -> list[Channel]:
        """The threads that hang on this channel."""
        return [channel for channel in self.world.channels.values() if channel.parent is self and not channel.deleted]

    def bot_permissions(self) -> int:
        """What the bot may do here."""
        if self.parent is not None:
            return self.parent.bot_permissions()
        return permissions.BOT if self.guild is None else self.guild.bot_permissions & ~self.denied

    def deny(self, *names: str) -> None:
        """Take permissions from the bot in this channel (and its threads)."""
        self.denied |= permissions.bits(*names)
        self.world.tell_channel("CHANNEL_UPDATE", self)

    def allow(self, *names: str) -> None:
        """Give back what was denied."""
        self.denied &= ~permissions.bits(*names)
        self.world.tell_channel("CHANNEL_UPDATE", self)

    def archive(self, *, locked: bool = False) -> None:
        """Archive this thread, as time or a moderator would."""
        self.archived, self.locked = True, locked
        self.world.tell_channel("THREAD_UPDATE", self)

    def delete(self) -> None:
        """Delete this channel with its threads, or this thread."""
        self.deleted = True
        for thread in self.threads:
            thread.deleted = True
        self.world.tell_channel("THREAD_DELETE" if self.is_thread else "CHANNEL_DELETE", self)

    def wake(self) -> None:
        """Take this thread out of the archive, as any new message does."""
        if self.archived:
            self.archived = False
            self.world.tell_channel("THREAD_UPDATE", self)

    def visible_to(self, user: User) -> bool:
        """Whether this user can look in here."""
        if self.deleted:
            return False
        if self.guild is None:
            return user is self.recipient
        return user.id in self.guild.members and (self.type != PRIVATE_THREAD or user.id in self.members)


@dataclass(slots=True)
class Request:
    """A request that the bot made."""

    method: str
    path: str
    body: Any = field(repr=False)
    files: list[str] = field(default_factory=list)
    size: int = 0  # bytes of its files
    status: int | None = None


Subscriber = Callable[[str, Json, Guild | None, int], None]


class World:
    """All that exists. It outlives the bot process."""

    def __init__(self, guild_locale: str = "en-US", shards: int = 1) -> None:
        self._ids = itertools.count()
        self._waiting: dict[asyncio.Future[Any], Callable[[], Any]] = {}
        self._looking = False
        self._offset = 0.0
        self.revision = 0  # how often something has changed
        self.base = ""
        self.key = secrets.token_urlsafe(16)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}
        self.interactions: dict[str, Interaction] = {}
        self.requests: list[Request] = []
        self.violations: list[str] = []
        self.subscribers: list[Subscriber] = []
        self.listeners: set[Callable[[], None]] = set()  # called after changes, once for all of a loop's turn
        self.faults = Faults()
        self.shards = shards
        self.reads_content = False  # whether the bot was granted the intent for what people write
        self.reply_within = 3.0
        self.token_lives = 900.0
        self.bot = self.add_user(User(self.new_id(), "Backroom", bot=True))
        self.owner = self.add_user(User(self.new_id(), "Host", permissions=permissions.ADMIN))
        self.token = ".".join([base64.b64encode(str(self.bot.id).encode()).decode(), "sandbox", secrets.token_hex(16)])
        self.guild = self.add_guild("The Back Room", locale=guild_locale)
        self.channel = next(iter(self.guild.channels.values()))

    # Time and ids

    def now(self) -> float:
        """The time in the sandbox, in seconds."""
        return time.time() + self._offset

    def advance(self, seconds: float) -> None:
        """Let time pass at once (message ages, tokens); timers of three seconds are real."""
        self._offset += seconds
        self.changed()

    def new_id(self) -> int:
        """A snowflake: later ids are greater and tell their time."""
        return int((self.now() - DISCORD_EPOCH) * 1000) << 22 | (next(self._ids) & 0x3FFFFF)

    def timestamp(self, moment: float | None = None) -> str:
        """A moment as Discord writes it."""
        return datetime.fromtimestamp(self.now() if moment is None else moment, UTC).isoformat()

    # Making things

    def add_user(self, user: User) -> User:
        """Let somebody have an account."""
        self.users[user.id] = user
        return user

    def add_guild(self, name: str = "Another Room", locale: str = "en-US") -> Guild:
        """A new server with one text channel; a running bot is told that it has joined."""
        guild = Guild(self.new_id() & ~0xFF, name, locale, self)
        guild.bot_joined = self.now() if self.guilds else 0.0
        guild.members[self.bot.id] = self.bot
        self.guilds[guild.id] = guild
        self.new_channel("general", guild=guild, announce=False)
        self.tell_guild(guild)
        return guild

    def remove_guild(self, guild: Guild) -> None:
        """The bot is removed from a server."""
        del self.guilds[guild.id]
        self.emit("GUILD_DELETE", {"id": str(guild.id)}, guild)

    def invite(self, guild: Guild) -> None:
        """The bot is back in a server that it was removed from."""
        self.guilds[guild.id] = guild
        self.tell_guild(guild)

    def new_channel(
        self, name: str, type: int | str = TEXT, *, guild: Guild | None = None, announce: bool = True
    ) -> Channel:
        """A new channel of a server; type is a number or text, voice, announcement, forum."""
        guild = guild or self.guild
        channel = Channel(self.new_id(), name, BY_NAME[type] if isinstance(type, str) else type, self, guild)
        self.channels[channel.id] = guild.channels[channel.id] = channel
        if announce:
            self.tell_channel("CHANNEL_CREATE", channel)
        return channel

    def dm(self, user: User) -> Channel:
        """The bot's direct conversation with somebody."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.new_id(), user.name, DM, self, recipient=user)
        self.channels[channel.id] = channel
        return channel

    # Telling

    def emit(self, event: str, data: Json, guild: Guild | None = None, intent: int = 0) -> None:
        """Send an event to the bot, and wake everybody who waits for a change."""
        for subscriber in self.subscribers:
            subscriber(event, data, guild, intent)
        self.changed()

    def tell_channel(self, event: str, channel: Channel) -> None:
        """Tell the bot about a channel or thread."""
        self.emit(event, channel_json(channel), channel.guild)

    def tell_guild(self, guild: Guild) -> None:
        """Tell the bot that it is in this server now."""
        self.emit("GUILD_CREATE", guild_json(guild, everybody=False), guild)

    def changed(self) -> None:
        """Look soon whether what somebody waits for in `until` has come to pass."""
        self.revision += 1
        if (self._waiting or self.listeners) and not self._looking:
            self._looking = True
            asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        """Wake those whose condition holds, and nobody else: with many people that is most of the work."""
        self._looking = False
        for listener in tuple(self.listeners):
            listener()
        for future, condition in list(self._waiting.items()):
            if not future.done():
                try:
                    if value := condition():
                        future.set_result(value)
                except Exception as error:
                    future.set_exception(error)

    async def until(self, condition: Callable[[], T | None], timeout: float = 10) -> T:
        """Wait until the condition holds and give its value; NotYet with all that people see if it does not."""
        if value := condition():
            return value
        come: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[come] = condition
        try:
            async with asyncio.timeout(timeout):
                return await come
        except TimeoutError:
            raise NotYet(f"not within {timeout} s\n{self.dump()}") from None
        finally:
            del self._waiting[come]

    def dump(self) -> str:
        """What stands in every channel, for the reader of a failed test."""
        return dump(self)
