"""A world as plain JSON, and back: users, servers, channels, threads, messages, commands.

Not kept: what one person alone saw for a while, what somebody was just doing, and what scrolled away long ago.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, TypeVar
from urllib.parse import urlsplit

from bot.sandbox.messages import Attachment, Json, Message
from bot.sandbox.people import Person
from bot.sandbox.world import DISCORD_EPOCH, Channel, Guild, User, World

FORMAT = 1
KEPT = 300  # messages of a channel, the newest

T = TypeVar("T")


class Unreadable(Exception):
    """What is on disk is no world that this program can read."""


# World to JSON


def world_json(world: World, *, closed: bool = False) -> Json:
    """All that outlives the process. `closed`: the bot had stopped before, so its database knows nothing newer."""
    guilds = {channel.guild.id: channel.guild for channel in world.channels.values() if channel.guild}
    return {
        "format": FORMAT,
        "closed": closed,
        "saved": world.now(),
        "ahead": world.now() - time.time(),
        "port": urlsplit(world.base).port,
        "key": world.key,
        "token": world.token,
        "bot": world.bot.id,
        "owner": world.owner.id,
        "guild": world.guild.id,
        "channel": world.channel.id,
        "users": [_plain(user) | {"person": isinstance(user, Person)} for user in world.users.values()],
        "guilds": [_guild_json(guild) for guild in (guilds | world.guilds).values()],
        "channels": [_channel_json(channel) for channel in world.channels.values()],
        "commands": [[guild, list(book.values())] for guild, book in world.commands.items()],
    }


def kept(channel: Channel) -> list[Message]:
    """The messages of a channel that are worth keeping."""
    there = [m for m in channel.messages.values() if not (m.deleted or m.ephemeral or m.loading)]
    return [] if channel.deleted else there[-KEPT:]


def _guild_json(guild: Guild) -> Json:
    links = {"members": list(guild.members), "channels": list(guild.channels)}
    return _plain(guild) | links | {"joined": guild.id in guild.world.guilds}


def _channel_json(channel: Channel) -> Json:
    return _plain(channel) | {
        "guild": _id(channel.guild),
        "parent": _id(channel.parent),
        "recipient": _id(channel.recipient),
        "owner": _id(channel.owner),
        "members": list(channel.members),
        "messages": [_message_json(message) for message in kept(channel)],
    }


def _message_json(message: Message) -> Json:
    return _plain(message) | {
        "author": message.author.id,
        "embeds": message.embeds,
        "components": message.components,
        "attachments": [_plain(attachment) for attachment in message.attachments],
        "mentions": [user.id for user in message.mentions],
        "pinged": [user.id for user in message.pinged],
        "reference": _id(message.reference),
        "metadata": message.metadata,
        "thread": _id(message.thread),
    }


def _plain(thing: Any) -> Json:
    """The fields that are themselves numbers, words or nothing; links to other things are written by their ids."""
    values = {field.name: getattr(thing, field.name) for field in fields(thing)}
    return {name: value for name, value in values.items() if value is None or isinstance(value, str | int | float)}


def _id(thing: User | Guild | Channel | Message | None) -> int | None:
    return None if thing is None else thing.id


# JSON to world


def restore(world: World, saved: Json, data: Callable[[int], bytes]) -> None:
    """Put what was saved in place of all that is in a new world; `data` has the files of messages, by their ids."""
    try:
        _restore(world, saved, data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable(f"it is damaged: {type(error).__name__} {error}") from None


def _restore(world: World, saved: Json, data: Callable[[int], bytes]) -> None:
    world.key, world.token = str(saved["key"]), str(saved["token"])
    world.users = {entry["id"]: _user(world, entry) for entry in saved["users"]}
    guilds = {entry["id"]: _made(Guild, entry, world=world, members={}, channels={}) for entry in saved["guilds"]}
    world.channels = {entry["id"]: _channel(world, guilds, entry) for entry in saved["channels"]}
    for entry in saved["guilds"]:
        guilds[entry["id"]].members = {number: world.users[number] for number in entry["members"]}
        guilds[entry["id"]].channels = {number: world.channels[number] for number in entry["channels"]}
    world.guilds = {entry["id"]: guilds[entry["id"]] for entry in saved["guilds"] if entry["joined"]}
    _restore_messages(world, saved, data)
    world.commands = {guild: {int(command["id"]): command for command in book} for guild, book in saved["commands"]}
    world.bot, world.owner = world.users[saved["bot"]], world.users[saved["owner"]]
    world.guild, world.channel = guilds[saved["guild"]], world.channels[saved["channel"]]
    world.advance(max(0.0, saved["ahead"], _newest(world) - time.time()))


def _newest(world: World) -> float:
    """When the last thing in the world was made: a clock that was set back since must not make ids come twice."""
    numbers = [*world.users, *world.channels, *(m for channel in world.channels.values() for m in channel.messages)]
    return (max(numbers) >> 22) / 1000 + DISCORD_EPOCH + 0.001


def _user(world: World, entry: Json) -> User:
    return _made(Person, entry, world=world) if entry["person"] else _made(User, entry)


def _channel(world: World, guilds: dict[int, Guild], entry: Json) -> Channel:
    return _made(
        Channel,
        entry,
        world=world,
        guild=guilds[entry["guild"]] if entry["guild"] else None,
        parent=None,
        recipient=world.users[entry["recipient"]] if entry["recipient"] else None,
        owner=world.users[entry["owner"]] if entry["owner"] else None,
        members={number: world.users[number] for number in entry["members"]},
        messages={},
    )


def _restore_messages(world: World, saved: Json, data: Callable[[int], bytes]) -> None:
    every: dict[int, Message] = {}
    for entry in saved["channels"]:
        channel = world.channels[entry["id"]]
        channel.parent = world.channels[entry["parent"]] if entry["parent"] else None
        channel.messages = {line["id"]: _message(world, channel, line, data) for line in entry["messages"]}
        every |= channel.messages
    for line in (line for entry in saved["channels"] for line in entry["messages"]):
        every[line["id"]].reference = every.get(line["reference"])


def _message(world: World, channel: Channel, line: Json, data: Callable[[int], bytes]) -> Message:
    return _made(
        Message,
        line,
        channel=channel,
        author=world.users[line["author"]],
        attachments=[_made(Attachment, part, data=data(part["id"])) for part in line["attachments"]],
        mentions=[world.users[number] for number in line["mentions"]],
        pinged=[world.users[number] for number in line["pinged"]],
        reference=None,
        thread=world.channels[line["thread"]] if line["thread"] else None,
    )


def _made(kind: type[T], entry: Json, **links: Any) -> T:
    """A thing from its saved fields; fields that are no more are left out, new ones have their defaults."""
    names = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    return kind(**({name: value for name, value in entry.items() if name in names} | links))


def address(world: World) -> None:
    """Let the files of all messages be where the server listens now."""
    for attachment in attachments(world):
        attachment.url = f"{world.base}/cdn/{world.key}/{attachment.id}/{attachment.filename}"


def attachments(world: World) -> Iterator[Attachment]:
    """The files of all messages."""
    for channel in world.channels.values():
        for message in channel.messages.values():
            yield from message.attachments
