"""Things that go wrong on order: closed messages, broken lines, refused requests, taken permissions, deletions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from bot.sandbox import posting
from bot.sandbox.client import NotOffered
from bot.sandbox.faults import Fault
from bot.sandbox.messages import Json, Message
from bot.sandbox.payloads import guild_json
from bot.sandbox.people import slugs
from bot.sandbox.permissions import BITS
from bot.sandbox.site.process import BotProcess
from bot.sandbox.site.verbs import Body, Id, Locale, NoSuch, Nothing, NotNow, Verbs
from bot.sandbox.world import Channel, NotYet
from engines.core import Text

if TYPE_CHECKING:
    from bot.sandbox.loopback import Loopback


class Troublemaker:
    """Whoever has the panel open."""

    def __init__(self, world: Loopback) -> None:
        self.world = world


class Dms(Body):
    """Whether somebody takes direct messages."""

    person: str
    open: bool


class Gateway(Body):
    """What happens to the bot's line."""

    how: Literal["cut", "reconnect", "forget"]


class Requests(Body):
    """What happens to requests of the bot."""

    kind: Literal["fail", "delay", "drop", "lose_reply", "rate_limit"]
    method: Literal["*", "GET", "POST", "PUT", "PATCH", "DELETE"] = "*"
    path: Annotated[str, Field(max_length=200)] = ".*"
    channel: Id | None = None
    status: Annotated[int, Field(ge=400, le=599)] = 500
    seconds: Annotated[float, Field(ge=0, le=60)] = 2.0
    times: Annotated[int, Field(ge=1, le=1000)] = 1


class Lift(Body):
    """A fault that is to end."""

    id: Id


class Permission(Body):
    """What the bot may do in a channel."""

    channel: Id
    name: str
    allowed: bool


class Delete(Body):
    """A message or a channel that somebody deletes."""

    message: Id | None = None
    channel: Id | None = None


class Archive(Body):
    """A thread that goes to the archive."""

    channel: Id
    locked: bool = False


class Language(Body):
    """A language to be spoken."""

    locale: Locale


class Bot(Body):
    """What happens to the bot's process."""

    how: Literal["restart", "stop", "start", "kill"]


TROUBLE: Verbs[Troublemaker] = Verbs({})


@TROUBLE.add("dms", Dms)
async def dms(maker: Troublemaker, body: Dms) -> Json:
    """Somebody opens or closes their direct messages."""
    names = slugs(maker.world)
    for person in maker.world.people:
        if names[person.id] == body.person:
            person.dms_open = body.open
            maker.world.changed()
            return {}
    raise NoSuch("there is nobody of this name")


@TROUBLE.add("gateway", Gateway)
async def gateway(maker: Troublemaker, body: Gateway) -> Json:
    """Break the bot's line, or ask for a new one."""
    line = maker.world.gateway
    if body.how == "reconnect":
        line.ask_to_reconnect()
        return {}
    if body.how == "forget":
        line.forget_sessions()
    line.cut()
    return {}


@TROUBLE.add("requests", Requests)
async def requests(maker: Troublemaker, body: Requests) -> Json:
    """Let requests of the bot go wrong."""
    path = body.path
    if body.channel is not None:
        path = rf"^/channels/{_channel(maker, body.channel).id}(?=/|$).*(?:{body.path})"
    try:
        re.compile(path)
    except (re.error, OverflowError, RecursionError):
        raise NotOffered("the path is not a regular expression") from None
    fault = _set(maker, body, path)
    maker.world.changed()
    return {"id": str(fault.id)}


def _set(maker: Troublemaker, body: Requests, path: str) -> Fault:
    faults = maker.world.faults
    ways: dict[str, Callable[[], Fault]] = {
        "fail": lambda: faults.fail(body.method, path, body.status, times=body.times),
        "delay": lambda: faults.delay(body.method, path, body.seconds, times=body.times),
        "drop": lambda: faults.drop(body.method, path, times=body.times),
        "lose_reply": lambda: faults.lose_reply(body.method, path, times=body.times),
        "rate_limit": lambda: faults.rate_limit(body.method, path, body.seconds, times=body.times),
    }
    return ways[body.kind]()


@TROUBLE.add("lift", Lift)
async def lift(maker: Troublemaker, body: Lift) -> Json:
    """One fault is no more."""
    for fault in maker.world.faults.standing:
        if fault.id == int(body.id):
            maker.world.faults.lift(fault)
            maker.world.changed()
            return {}
    raise NoSuch("there is no such fault")


@TROUBLE.add("clear", Nothing)
async def clear(maker: Troublemaker, body: Nothing) -> Json:
    """No faults any more."""
    maker.world.faults.clear()
    maker.world.changed()
    return {}


@TROUBLE.add("permission", Permission)
async def permission(maker: Troublemaker, body: Permission) -> Json:
    """Take a permission from the bot, or give it back; a thread has those of its channel."""
    channel = _channel(maker, body.channel)
    channel = channel.parent or channel
    if channel.guild is None or body.name not in BITS:
        raise NotOffered("there is no such permission here")
    (channel.allow if body.allowed else channel.deny)(body.name)
    return {}


@TROUBLE.add("delete", Delete)
async def delete(maker: Troublemaker, body: Delete) -> Json:
    """A moderator deletes a message or a channel."""
    if (body.message is None) == (body.channel is None):
        raise NotOffered("name either a message or a channel")
    if body.message is not None:
        posting.delete(maker.world, _message(maker, body.message))
    elif body.channel is not None:
        channel = _channel(maker, body.channel)
        if channel.guild is None:
            raise NotOffered("a direct conversation cannot be deleted")
        channel.delete()
    return {}


@TROUBLE.add("archive", Archive)
async def archive(maker: Troublemaker, body: Archive) -> Json:
    """A thread goes to the archive."""
    thread = _channel(maker, body.channel)
    if not thread.is_thread:
        raise NotOffered("only threads can be archived")
    thread.archive(locked=body.locked)
    return {}


@TROUBLE.add("guild", Language)
async def guild(maker: Troublemaker, body: Language) -> Json:
    """The server's language changes."""
    _speak(maker.world, body.locale)
    return {}


@TROUBLE.add("language", Language)
async def language(maker: Troublemaker, body: Language) -> Json:
    """Everything changes its language: the server's, and everybody's own."""
    for person in maker.world.people:
        person.locale = body.locale
    _speak(maker.world, body.locale)
    return {}


def _speak(world: Loopback, locale: str) -> None:
    world.guild.locale = locale
    world.emit("GUILD_UPDATE", guild_json(world.guild, everybody=False), world.guild)


@TROUBLE.add("bot", Bot)
async def bot(maker: Troublemaker, body: Bot) -> Json:
    """Start or stop the bot's process."""
    keeper = maker.world.keeper
    if keeper is None:
        raise NotNow("the bot is not run by this sandbox", Text("page-error-no-bot"))
    try:
        await _control(keeper, body.how)
    except (OSError, RuntimeError, NotYet) as error:
        raise NotNow("the bot did not", Text("page-error-bot")) from error
    finally:
        maker.world.changed()
    return {}


async def _control(keeper: BotProcess, how: str) -> None:
    if how == "kill":
        await keeper.kill()
    elif how in ("stop", "restart"):
        await keeper.stop()
    if how in ("start", "restart"):
        await keeper.start()


def _channel(maker: Troublemaker, id: str) -> Channel:
    channel = maker.world.channels.get(int(id))
    if channel is None or channel.deleted:
        raise NoSuch("there is no such channel")
    return channel


def _message(maker: Troublemaker, id: str) -> Message:
    for channel in maker.world.channels.values():
        message = channel.messages.get(int(id))
        if message is not None and not message.deleted and not message.ephemeral:
            return message
    raise NoSuch("there is no such message")
