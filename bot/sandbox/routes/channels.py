"""Channels and threads."""

from __future__ import annotations

from bot.sandbox.component_limits import bounded
from bot.sandbox.kinds import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT
from bot.sandbox.messages import Json, Message
from bot.sandbox.payloads import channel_json, thread_member_json
from bot.sandbox.posting import tell
from bot.sandbox.refusals import Flaw, Refusal, archived, invalid_form, missing_permissions, unknown, wrong_channel_type
from bot.sandbox.routing import Call, require, route
from bot.sandbox.threads import enter, open_thread
from bot.sandbox.world import Channel, User


@route("GET", "/channels/{channel}")
def get(call: Call) -> Json:
    """One channel."""
    return channel_json(call.channel)


@route("PATCH", "/channels/{channel}")
def edit(call: Call) -> Json:
    """Rename; for threads also archive, lock and how soon they archive themselves."""
    channel, body = call.channel, call.body
    if channel.guild is None:
        raise wrong_channel_type()
    if "name" in body and (flaws := list(bounded(body["name"], 1, 100, ("name",)))):
        raise invalid_form(flaws)
    if channel.is_thread:
        _edit_thread(channel, body)
    else:
        require(channel, "manage_channels")
    channel.name = body.get("name", channel.name)
    call.world.tell_channel("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel)
    return channel_json(channel)


def _edit_thread(thread: Channel, body: Json) -> None:
    if thread.owner is not thread.world.bot or "locked" in body or thread.locked:
        require(thread, "manage_threads")
    if thread.archived and body.get("archived") is not False:
        raise archived()
    thread.auto_archive = _auto_archive(body, thread.auto_archive)
    thread.archived = bool(body.get("archived", thread.archived))
    thread.locked = bool(body.get("locked", thread.locked))


@route("DELETE", "/channels/{channel}")
def delete(call: Call) -> Json:
    """Delete a channel; a direct conversation is only closed."""
    channel = call.channel
    if channel.guild is None:
        return channel_json(channel)
    require(channel, "manage_threads" if channel.is_thread else "manage_channels")
    channel.delete()
    return channel_json(channel)


@route("POST", "/channels/{channel}/typing")
def typing(call: Call) -> None:
    """Show that the bot is typing."""
    require(call.channel, "send_messages_in_threads" if call.channel.is_thread else "send_messages")


@route("POST", "/channels/{channel}/messages/{message}/threads")
def thread_on_message(call: Call) -> Json:
    """A thread that hangs on a message; it has the message's id."""
    channel, message = call.channel, call.message
    if channel.type not in (TEXT, ANNOUNCEMENT):
        raise wrong_channel_type()
    require(channel, "create_public_threads")
    if message.thread is not None:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    return channel_json(_start(call, PUBLIC_THREAD if channel.type == TEXT else ANNOUNCEMENT_THREAD, message))


@route("POST", "/channels/{channel}/threads")
def thread(call: Call) -> Json:
    """A thread of its own; private unless the body says otherwise."""
    kind = call.body.get("type", PRIVATE_THREAD)
    if call.channel.type not in (TEXT, ANNOUNCEMENT) or kind not in (
        PUBLIC_THREAD,
        PRIVATE_THREAD,
        ANNOUNCEMENT_THREAD,
    ):
        raise wrong_channel_type()
    require(call.channel, "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads")
    return channel_json(_start(call, kind, None))


def _start(call: Call, type: int, message: Message | None) -> Channel:
    if flaws := list(bounded(call.body.get("name"), 1, 100, ("name",))):
        raise invalid_form(flaws)
    minutes = _auto_archive(call.body, 1440)
    started = open_thread(call.channel, call.world.bot, call.body["name"], type, message)
    started.auto_archive = minutes
    if message is not None:
        tell(call.world, "MESSAGE_UPDATE", message)
    return started


def _auto_archive(body: Json, before: int) -> int:
    minutes = body.get("auto_archive_duration") or before
    if minutes not in (60, 1440, 4320, 10080):
        flaw = Flaw(("auto_archive_duration",), "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).")
        raise invalid_form([flaw])
    return int(minutes)


def _thread(call: Call) -> Channel:
    if not call.channel.is_thread:
        raise wrong_channel_type()
    if call.channel.archived:
        raise archived()
    return call.channel


def _somebody(call: Call) -> User:
    user = call.world.users.get(int(call.params["user"]))
    if user is None or (call.channel.guild and user.id not in call.channel.guild.members):
        raise unknown("User")
    return user


@route("GET", "/channels/{channel}/thread-members")
def thread_members(call: Call) -> list[Json]:
    """Who is in a thread."""
    return [thread_member_json(call.channel, user) for user in call.channel.members.values()]


@route("PUT", "/channels/{channel}/thread-members/@me")
def join_thread(call: Call) -> None:
    """The bot enters a thread."""
    enter(call.world, _thread(call), call.world.bot)


@route("DELETE", "/channels/{channel}/thread-members/@me")
def leave_thread(call: Call) -> None:
    """The bot leaves a thread."""
    _thread(call).members.pop(call.world.bot.id, None)


@route("PUT", "/channels/{channel}/thread-members/{user}")
def add_to_thread(call: Call) -> None:
    """The bot brings somebody into a thread."""
    require(call.channel, "send_messages_in_threads")
    enter(call.world, _thread(call), _somebody(call))


@route("DELETE", "/channels/{channel}/thread-members/{user}")
def remove_from_thread(call: Call) -> None:
    """The bot takes somebody out of a thread."""
    thread = _thread(call)
    if thread.owner is not call.world.bot or thread.type != PRIVATE_THREAD:
        require(thread, "manage_threads")
    if thread.members.pop(int(call.params["user"]), None) is None:
        raise missing_permissions()
    call.world.changed()
