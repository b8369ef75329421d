"""Messages in channels, threads and direct conversations."""

from __future__ import annotations

from bot.sandbox import posting
from bot.sandbox.kinds import FORUM
from bot.sandbox.messages import Json, Message
from bot.sandbox.payloads import message_json, without_content
from bot.sandbox.permissions import BITS
from bot.sandbox.refusals import Flaw, Refusal, archived, invalid_form, unknown
from bot.sandbox.routing import Call, require, route
from bot.sandbox.world import Channel, World

NONCE_LIVES = 300.0


@route("POST", "/channels/{channel}/messages")
def send(call: Call) -> Json:
    """A new message; one with an enforced nonce that was sent before gives back the earlier one."""
    world, channel, body = call.world, call.channel, call.body
    may_send(world, channel)
    if call.uploads:
        require(channel, "attach_files")
    if body.get("embeds"):
        require(channel, "embed_links")
    if body.get("enforce_nonce") and (earlier := _same_nonce(world, channel, body.get("nonce"))):
        return message_json(earlier)
    reference = _reference(call)
    message = posting.post(world, channel, world.bot, body, call.uploads)
    if reference is not None:
        message.reference, message.type = reference, 19
    return message_json(message)


def may_send(world: World, channel: Channel) -> None:
    """Refuse a message where the bot cannot write; writing wakes an archived thread."""
    if channel.recipient is not None:
        user = channel.recipient
        if not any(user.id in guild.members for guild in world.guilds.values()):
            raise Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if not user.dms_open:
            raise Refusal(403, 50007, "Cannot send messages to this user")
        return
    require(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    if channel.type == FORUM:
        raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
    if channel.locked and not channel.bot_permissions() & BITS["manage_threads"]:
        raise archived() if channel.archived else Refusal(403, 160005, "Thread is locked")
    channel.wake()


def _same_nonce(world: World, channel: Channel, nonce: str | None) -> Message | None:
    """A message of the last minutes that was sent with the same nonce."""
    for message in channel.messages.values():
        if message.nonce == nonce is not None and world.now() - message.created < NONCE_LIVES:
            return message
    return None


def _reference(call: Call) -> Message | None:
    """The message that this one replies to."""
    reference = call.body.get("message_reference")
    if reference is None:
        return None
    if call.channel.guild is not None and not call.channel.bot_permissions() & BITS["read_message_history"]:
        raise Refusal(403, 160002, "Cannot reply without permission to read message history")
    found = call.channel.messages.get(int(reference["message_id"]))
    if found is not None and not found.deleted:
        return found
    if reference.get("fail_if_not_exists", True):
        errors = {
            "message_reference": {"_errors": [{"code": "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "message": "Unknown"}]}
        }
        raise Refusal(400, 50035, "Invalid Form Body", errors)
    return None


@route("GET", "/channels/{channel}/messages")
def history(call: Call) -> list[Json]:
    """The latest messages, or those round a message, newest first; nothing without the permission to read history."""
    if not call.channel.bot_permissions() & BITS["read_message_history"]:
        return []
    found = [message for message in call.channel.messages.values() if not (message.deleted or message.ephemeral)]
    limit = _number(call, "limit", 50)
    if not 1 <= limit <= 100:
        raise invalid_form([Flaw(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")])
    if "after" in call.query:
        after = _number(call, "after")
        found = [message for message in found if message.id > after][:limit]
    elif "around" in call.query:
        middle = _number(call, "around")
        found = sorted(sorted(found, key=lambda message: abs(message.id - middle))[:limit], key=lambda m: m.id)
    else:
        before = _number(call, "before", 1 << 63)
        found = [message for message in found if message.id < before][-limit:]
    return [_read(message) for message in reversed(found)]


def _number(call: Call, name: str, otherwise: int = 0) -> int:
    """A number or an id in the query."""
    value = call.query.get(name, str(otherwise))
    if not value.isascii() or not value.isdecimal():
        raise invalid_form([Flaw((name,), "NUMBER_TYPE_COERCE", f"Value {value!r} is not a number.")])
    return int(value)


def _read(message: Message) -> Json:
    """A message as the bot may read it."""
    world = message.channel.world
    body = message_json(message)
    return body if message.channel.guild is None or world.reads_content else without_content(body, world.bot)


@route("GET", "/channels/{channel}/messages/{message}")
def get(call: Call) -> Json:
    """One message."""
    require(call.channel, "read_message_history")
    return _read(call.message)


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit(call: Call) -> Json:
    """Edit one of the bot's own messages."""
    message = call.message
    if message.author is not call.world.bot:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    if message.channel.archived:
        raise archived()
    if call.uploads and message.channel.guild is not None:
        require(message.channel, "attach_files")
    return message_json(posting.edit(call.world, message, call.body, call.uploads))


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete(call: Call) -> None:
    """Delete a message; somebody else's needs a permission."""
    message = call.message
    if message.author is not call.world.bot:
        require(message.channel, "manage_messages")
    if message.channel.archived:
        raise archived()
    posting.delete(call.world, message)


@route("POST", "/channels/{channel}/messages/bulk-delete")
def bulk_delete(call: Call) -> None:
    """Delete many messages at once."""
    require(call.channel, "manage_messages")
    ids = list(map(int, call.body["messages"]))
    if not 2 <= len(ids) <= 100:
        raise Refusal(
            400, 50016, "Provided too few or too many messages to delete. Must provide at least 2 and at most 100"
        )
    for number in ids:
        message = call.channel.messages.get(number)
        if message is None:
            raise unknown("Message")
        if not message.deleted:
            posting.delete(call.world, message)
