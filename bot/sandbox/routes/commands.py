"""The bot's slash commands, everywhere or in one server."""

from __future__ import annotations

from bot.sandbox.command_limits import check_command, check_commands
from bot.sandbox.messages import Json
from bot.sandbox.refusals import missing_access, unknown
from bot.sandbox.routing import Call, Created, route

EVERYWHERE = "/applications/{application}/commands"
IN_GUILD = "/applications/{application}/guilds/{guild}/commands"


def _book(call: Call) -> dict[int, Json]:
    """The commands that the path speaks of."""
    if int(call.params["application"]) != call.world.bot.id:
        raise missing_access()
    guild = call.guild.id if "guild" in call.params else None
    return call.world.commands.setdefault(guild, {})


def _stored(call: Call, body: Json, book: dict[int, Json]) -> Json:
    """A command as Discord keeps it; one with the same name and type keeps its id."""
    kind = body.get("type", 1)
    same = (old for old in book.values() if (old["name"], old["type"]) == (body["name"], kind))
    old = next(same, None)
    number = old["id"] if old else str(call.world.new_id())
    defaults: Json = {
        "type": kind,
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
    }
    own: Json = {"id": number, "application_id": str(call.world.bot.id), "version": str(call.world.new_id())}
    if "guild" in call.params:
        own["guild_id"] = call.params["guild"]
    given = {name: value for name, value in body.items() if value is not None}
    if "default_member_permissions" in given:
        given["default_member_permissions"] = str(given["default_member_permissions"])
    return defaults | given | own


@route("GET", EVERYWHERE)
@route("GET", IN_GUILD)
def get(call: Call) -> list[Json]:
    """All commands."""
    return list(_book(call).values())


@route("PUT", EVERYWHERE)
@route("PUT", IN_GUILD)
def overwrite(call: Call) -> list[Json]:
    """All commands at once; those not named are gone."""
    book = _book(call)
    check_commands(call.body)
    stored = [_stored(call, body, book) for body in call.body]
    book.clear()
    book.update({int(command["id"]): command for command in stored})
    call.world.changed()
    return stored


@route("POST", EVERYWHERE)
@route("POST", IN_GUILD)
def upsert(call: Call) -> Json | Created:
    """One new command, or one that takes the place of its namesake."""
    book = _book(call)
    check_command(call.body)
    command = _stored(call, call.body, book)
    new = int(command["id"]) not in book
    book[int(command["id"])] = command
    call.world.changed()
    return Created(command) if new else command


@route("PATCH", EVERYWHERE + "/{command}")
@route("PATCH", IN_GUILD + "/{command}")
def edit(call: Call) -> Json:
    """Change a command."""
    command: Json = one(call)
    check_command(command | call.body)
    command.update(call.body)
    call.world.changed()
    return command


@route("GET", EVERYWHERE + "/{command}")
@route("GET", IN_GUILD + "/{command}")
def one(call: Call) -> Json:
    """One command."""
    command = _book(call).get(int(call.params["command"]))
    if command is None:
        raise unknown("application command")
    return command


@route("DELETE", EVERYWHERE + "/{command}")
@route("DELETE", IN_GUILD + "/{command}")
def delete(call: Call) -> None:
    """Take a command away."""
    one(call)
    del _book(call)[int(call.params["command"])]
    call.world.changed()
