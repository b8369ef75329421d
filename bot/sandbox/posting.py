"""Writing, editing and deleting messages: the one place where messages change."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass

from bot.sandbox import limits
from bot.sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from bot.sandbox.messages import COMPONENTS_V2, EPHEMERAL, LOADING, Attachment, Json, Message, embed_kept, kept
from bot.sandbox.payloads import event_json
from bot.sandbox.permissions import BITS
from bot.sandbox.refusals import Refusal
from bot.sandbox.threads import enter
from bot.sandbox.world import Channel, User, World

SUPPRESS_EMBEDS, SILENT = 1 << 2, 1 << 12
KEPT_FLAGS = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | COMPONENTS_V2
MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    filename: str
    data: bytes
    content_type: str


Uploads = dict[int, Upload]


def post(
    world: World,
    channel: Channel,
    author: User,
    body: Json,
    uploads: Uploads,
    *,
    only_for: User | None = None,
    metadata: Json | None = None,
) -> Message:
    """Check a new message and put it into the channel."""
    limits.check_message(body, uploads)
    message = Message(world.new_id(), channel, author, created=world.now(), only_for=only_for, metadata=metadata)
    _fill(world, message, body, uploads)
    message.flags = (body.get("flags") or 0) & (KEPT_FLAGS if only_for else KEPT_FLAGS & ~EPHEMERAL)
    message.nonce = body.get("nonce")
    message.pinged = [] if message.flags & SILENT else _pinged(message, body.get("allowed_mentions"))
    channel.messages[message.id] = message
    if not message.ephemeral:
        _enter_thread(world, message)
        tell(world, "MESSAGE_CREATE", message)
    world.changed()
    return message


def waiting(world: World, channel: Channel, flags: int, only_for: User | None, metadata: Json) -> Message:
    """The message that says "is thinking"."""
    message = Message(world.new_id(), channel, world.bot, created=world.now(), only_for=only_for, metadata=metadata)
    message.flags = flags & EPHEMERAL | LOADING
    channel.messages[message.id] = message
    world.changed()
    return message


def edit(world: World, message: Message, body: Json, uploads: Uploads) -> Message:
    """Check an edit and carry it out; what the body does not name stays."""
    limits.check_message(body, uploads, before=message)
    was_loading = message.loading
    _fill(world, message, body, uploads)
    message.flags = (message.flags | (body.get("flags") or 0) & COMPONENTS_V2) & ~LOADING
    if not was_loading:
        message.edited = world.now()
        message.edited_count += 1
    if not message.ephemeral:
        tell(world, "MESSAGE_CREATE" if was_loading else "MESSAGE_UPDATE", message)
    world.changed()
    return message


def delete(world: World, message: Message) -> None:
    """Take a message away."""
    message.deleted = True
    channel = message.channel
    body: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild is not None:
        body["guild_id"] = str(channel.guild.id)
    if not message.ephemeral:
        world.emit("MESSAGE_DELETE", body, channel.guild, _intent(channel))
    world.changed()


def tell(world: World, event: str, message: Message) -> None:
    """Tell the bot of a message, if it wants to hear of messages and sees the channel."""
    if not message.channel.bot_permissions() & BITS["view_channel"]:
        return
    world.emit(event, event_json(message), message.channel.guild, _intent(message.channel))


def _intent(channel: Channel) -> int:
    return DIRECT_MESSAGES if channel.guild is None else GUILD_MESSAGES


def _fill(world: World, message: Message, body: Json, uploads: Uploads) -> None:
    message.attachments = _attachments(world, message, body, uploads)
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [embed_kept(embed) for embed in body["embeds"] or []]
    if "components" in body:
        message.components = kept(body["components"] or [])
    message.mentions = [world.users[number] for number in _mentioned(message.text) if number in world.users]


def _attachments(world: World, message: Message, body: Json, uploads: Uploads) -> list[Attachment]:
    """The files that stay, and the new ones; without a list all old ones stay."""
    if body.get("attachments") is None:
        return message.attachments + [_attach(world, upload, {}) for upload in uploads.values()]
    old = {attachment.id: attachment for attachment in message.attachments}
    files = []
    for entry in body["attachments"]:
        number = int(entry["id"])
        if number in old:
            files.append(old[number])
        elif number in uploads:
            files.append(_attach(world, uploads[number], entry))
        else:
            raise Refusal(400, 50035, "Invalid Form Body", {"attachments": {"_errors": [_NO_SUCH_FILE]}})
    return files


_NO_SUCH_FILE = {"code": "ATTACHMENT_NOT_FOUND", "message": "No uploaded file and no earlier attachment has this id."}


def _attach(world: World, upload: Upload, entry: Json) -> Attachment:
    number = world.new_id()
    filename = entry.get("filename") or upload.filename
    url = f"{world.base}/cdn/{world.key}/{number}/{filename}"
    kind = mimetypes.guess_type(filename)[0] or upload.content_type
    return Attachment(number, filename, upload.data, url, kind, entry.get("description"))


def _mentioned(text: str) -> list[int]:
    return list(dict.fromkeys(map(int, MENTION.findall(text))))


def _pinged(message: Message, allowed: Json | None) -> list[User]:
    """Who gets a notification: those mentioned whom `allowed_mentions` does not spare."""
    if allowed is None or "users" in (allowed.get("parse") or []):
        return list(message.mentions)
    named = set(map(int, allowed.get("users") or []))
    return [user for user in message.mentions if user.id in named]


def _enter_thread(world: World, message: Message) -> None:
    """Who is mentioned in a thread, or writes there, is in it."""
    thread = message.channel
    if not thread.is_thread:
        return
    for user in (message.author, *message.pinged):
        enter(world, thread, user)
