"""The bot's own account, the gateway's address, servers and members."""

from __future__ import annotations

from typing import Any

from bot.sandbox.gateway import gateway_url
from bot.sandbox.messages import Json
from bot.sandbox.payloads import account_json, channel_json, member_json, settings_json, user_json
from bot.sandbox.refusals import Refusal, unknown
from bot.sandbox.routing import Call, route


@route("GET", "/gateway")
def gateway(call: Call) -> Json:
    """Where the gateway is."""
    return {"url": gateway_url(call.world)}


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Json:
    """Where the gateway is, and with how many shards."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": gateway_url(call.world), "shards": call.world.shards, "session_start_limit": limit}


@route("GET", "/users/@me")
def me(call: Call) -> Json:
    """The bot's own account."""
    return account_json(call.world.bot)


@route("GET", "/users/{user}")
def user(call: Call) -> Json:
    """Somebody."""
    found = call.world.users.get(int(call.params["user"]))
    if found is None:
        raise unknown("User")
    return user_json(found)


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(call: Call) -> Json:
    """The application that the bot belongs to."""
    world = call.world
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user_json(world.owner),
        "team": None,
        "rpc_origins": [],
        "flags": 0,
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "bot": user_json(world.bot),
        "type": None,
        "flags_new": "0",
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


@route("GET", "/users/@me/guilds")
def guilds(call: Call) -> list[Any]:
    """The servers that the bot is in."""
    own: Json = {"icon": None, "banner": None, "owner": False, "features": []}
    return [
        own | {"id": str(guild.id), "name": guild.name, "permissions": str(guild.bot_permissions)}
        for guild in call.world.guilds.values()
    ]


@route("GET", "/guilds/{guild}")
def guild(call: Call) -> Json:
    """One server."""
    return settings_json(call.guild)


@route("GET", "/guilds/{guild}/channels")
def channels(call: Call) -> list[Json]:
    """The channels of a server."""
    return [channel_json(channel) for channel in call.guild.channels.values() if not channel.is_thread]


@route("GET", "/guilds/{guild}/threads/active")
def active_threads(call: Call) -> Json:
    """The threads of a server that are not archived."""
    threads = [channel for channel in call.guild.channels.values() if channel.is_thread and not channel.archived]
    found = [channel_json(thread) for thread in threads if not thread.deleted]
    return {"threads": found, "members": [], "has_more": False}


@route("GET", "/guilds/{guild}/members/{user}")
def member(call: Call) -> Json:
    """A member of a server."""
    found = call.guild.members.get(int(call.params["user"]))
    if found is None:
        raise unknown("Member")
    return member_json(call.guild, found)


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Json:
    """Opening succeeds even where nothing can be sent."""
    found = call.world.users.get(int(call.body["recipient_id"]))
    if found is None or found.bot:
        raise Refusal(400, 50033, "Invalid Recipient(s)")
    return channel_json(call.world.dm(found))
