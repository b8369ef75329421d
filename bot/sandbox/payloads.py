"""The world as Discord's API words it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.sandbox.kinds import DM, FORUM, VOICE
from bot.sandbox.media import components_json, embeds_json
from bot.sandbox.messages import Attachment, Json, Message

if TYPE_CHECKING:
    from bot.sandbox.world import Channel, Guild, User


def user_json(user: User) -> Json:
    """A user."""
    return {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.bot else user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }


def account_json(user: User) -> Json:
    """The bot's own account, as only the bot itself sees it."""
    private = {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US", "premium_type": 0}
    return user_json(user) | private


def member_json(guild: Guild, user: User, *, with_user: bool = True) -> Json:
    """A user as a member of a server."""
    member: Json = {
        "roles": [str(guild.role_id)] if user.bot else [],
        "joined_at": guild.world.timestamp(guild.bot_joined),
        "nick": None,
        "avatar": None,
        "banner": None,
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    return member | ({"user": user_json(user)} if with_user else {})


UNSET = (
    *("application_id", "discovery_splash", "home_header", "incidents_data", "max_presences", "region"),
    *("public_updates_channel_id", "rules_channel_id", "safety_alerts_channel_id", "vanity_url_code"),
    "widget_channel_id",
)


def guild_json(guild: Guild, *, everybody: bool) -> Json:
    """A server as the gateway tells of it: with channels, threads and members (the bot alone unless `everybody`)."""
    members = [user for user in guild.members.values() if everybody or user.bot]
    channels = [channel for channel in guild.channels.values() if not channel.deleted]
    return settings_json(guild) | {
        "joined_at": guild.world.timestamp(guild.bot_joined),
        "large": False,
        "member_count": len(guild.members),
        "channels": [channel_json(channel) for channel in channels if not channel.is_thread],
        "threads": [channel_json(channel) for channel in channels if channel.is_thread and not channel.archived],
        "members": [member_json(guild, user) for user in members],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def settings_json(guild: Guild) -> Json:
    """A server as it is asked for: its settings and roles."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.world.owner.id),
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "preferred_locale": guild.locale,
        "afk_timeout": 300,
        "afk_channel_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "roles": [role_json(guild.id, "@everyone", 0), role_json(guild.role_id, "Backroom", guild.bot_permissions)],
        "nsfw": False,
        "widget_enabled": False,
        "premium_subscription_count": 0,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        **dict.fromkeys(UNSET),
    }


def role_json(id: int, name: str, permissions: int) -> Json:
    """A role."""
    return {
        "id": str(id),
        "name": name,
        "permissions": str(permissions),
        "position": 0 if name == "@everyone" else 1,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_json(channel: Channel) -> Json:
    """A channel, thread or direct conversation."""
    last = max((message.id for message in _for_all(channel)), default=None)
    body: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "last_message_id": str(last) if last else None,
        "flags": 0,
    }
    if channel.type == DM:
        return body | {"recipients": [user_json(channel.recipient)] if channel.recipient else []}
    assert channel.guild is not None
    body |= {"guild_id": str(channel.guild.id), "name": channel.name, "rate_limit_per_user": 0}
    return body | (thread_part(channel) if channel.is_thread else channel_part(channel))


def _for_all(channel: Channel) -> list[Message]:
    """The messages that are not one person's alone."""
    return [message for message in channel.messages.values() if not (message.ephemeral or message.deleted)]


def channel_part(channel: Channel) -> Json:
    """What a channel has and a thread has not."""
    bot = str(channel.world.bot.id)
    overwrite = {"id": bot, "type": 1, "allow": "0", "deny": str(channel.denied)}
    body: Json = {
        "position": 0,
        "nsfw": False,
        "topic": None,
        "parent_id": None,
        "permission_overwrites": [overwrite] if channel.denied else [],
    }
    if channel.type == VOICE:
        body |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    if channel.type == FORUM:
        body |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
    return body


def thread_part(channel: Channel) -> Json:
    """What a thread has and a channel has not."""
    world = channel.world
    assert channel.parent is not None
    assert channel.owner is not None
    body: Json = {
        "parent_id": str(channel.parent.id),
        "owner_id": str(channel.owner.id),
        "message_count": len(_for_all(channel)),
        "member_count": len(channel.members),
        "total_message_sent": len(_for_all(channel)),
        "thread_metadata": {
            "archived": channel.archived,
            "auto_archive_duration": channel.auto_archive,
            "archive_timestamp": world.timestamp(),
            "create_timestamp": world.timestamp(),
            "locked": channel.locked,
            "invitable": True,
        },
    }
    return body | ({"member": thread_member_json(channel, world.bot)} if world.bot.id in channel.members else {})


def thread_member_json(thread: Channel, user: User) -> Json:
    """Somebody's place in a thread."""
    return {"id": str(thread.id), "user_id": str(user.id), "join_timestamp": thread.world.timestamp(), "flags": 0}


def attachment_json(attachment: Attachment) -> Json:
    """A file of a message."""
    body = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    return body | ({} if attachment.description is None else {"description": attachment.description})


def message_json(message: Message) -> Json:
    """A message, as the API gives it back."""
    world = message.channel.world
    body: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": message.type,
        "content": message.content,
        "author": user_json(message.author),
        "timestamp": world.timestamp(message.created),
        "edited_timestamp": world.timestamp(message.edited) if message.edited else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user_json(user) for user in message.mentions],
        "mention_roles": [],
        "attachments": [attachment_json(attachment) for attachment in message.attachments],
        "embeds": embeds_json(message),
        "components": components_json(message),
        "pinned": False,
        "flags": message.flags,
    }
    return body | _extras(message)


def _extras(message: Message) -> Json:
    """The parts that only some messages have."""
    body: Json = {}
    bot = str(message.channel.world.bot.id)
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if message.metadata is not None:
        body |= message.metadata | {"webhook_id": bot}
    if message.author.bot:
        body["application_id"] = bot
    if message.thread is not None:
        body["thread"] = channel_json(message.thread)
    if message.reference is not None:
        there = message.reference
        body["message_reference"] = {"type": 0, "message_id": str(there.id), "channel_id": str(there.channel.id)}
        body["referenced_message"] = None if there.deleted else message_json(there)
    return body


CONTENT: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


def without_content(body: Json, bot: User) -> Json:
    """A server's message for a bot that may not read people's words: its own and what mentions it keep theirs."""
    if body.get("referenced_message"):
        body = body | {"referenced_message": without_content(body["referenced_message"], bot)}
    to_it = any(user["id"] == str(bot.id) for user in (body["author"], *body["mentions"]))
    return body if to_it else body | CONTENT


def event_json(message: Message) -> Json:
    """A message, as the gateway tells of it."""
    guild = message.channel.guild
    if guild is None:
        return message_json(message)
    return message_json(message) | {
        "guild_id": str(guild.id),
        "member": member_json(guild, message.author, with_user=False),
    }
