"""Interactions: what people do with commands, buttons, menus and forms, and how the bot may answer."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.sandbox.command_limits import GROUP, SUBCOMMAND
from bot.sandbox.kinds import DM
from bot.sandbox.messages import Json, Message
from bot.sandbox.payloads import channel_json, member_json, message_json, user_json
from bot.sandbox.permissions import BITS
from bot.sandbox.refusals import Refusal, unknown
from bot.sandbox.world import Channel, User, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
SEND, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
REPLIES = {
    COMMAND: (SEND, DEFER, MODAL),
    COMPONENT: (SEND, DEFER, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (SEND, DEFER, DEFER_UPDATE, UPDATE),
}


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing that somebody did, and all that the bot has answered."""

    id: int
    token: str
    type: int
    person: User
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    reply: int | None = None
    expired: bool = False
    original: Message | None = None
    settled: bool = False
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    followups: list[Message] = field(default_factory=list)
    timer: asyncio.TimerHandle | None = None
    trigger: Interaction | None = None  # what opened the form that this submits

    def metadata(self) -> Json:
        """What a message that answers this says about it."""
        body: Json = {"interaction_metadata": self._origin()}
        if self.type == COMMAND:
            name = " ".join(_words(self.data))
            body["interaction"] = {"id": str(self.id), "type": 2, "name": name, "user": user_json(self.person)}
        return body

    def _origin(self) -> Json:
        """Who did what."""
        origin: Json = {
            "id": str(self.id),
            "type": self.type,
            "user": user_json(self.person),
            "authorizing_integration_owners": self.owners(),
        }
        if self.type == COMPONENT and self.message is not None:
            origin["interacted_message_id"] = str(self.message.id)
        if self.trigger is not None:
            origin["triggering_interaction_metadata"] = self.trigger._origin()
        return origin

    def owners(self) -> Json:
        """Who has installed the bot where this happened."""
        return {"0": str(self.channel.guild.id) if self.channel.guild else "0"}


def _words(data: Json) -> Iterator[str]:
    """The name of a command, with those of its group and subcommand."""
    yield data["name"]
    for option in data.get("options") or []:
        if option["type"] in (SUBCOMMAND, GROUP):
            yield from _words(option)


def begin(
    world: World,
    person: User,
    channel: Channel,
    type: int,
    data: Json,
    message: Message | None = None,
    trigger: Interaction | None = None,
) -> Interaction:
    """Somebody does something: the bot is told, and has three seconds."""
    token = secrets.token_urlsafe(48)
    interaction = Interaction(world.new_id(), token, type, person, channel, data, world.now(), message)
    interaction.trigger = trigger
    world.interactions[token] = interaction
    interaction.timer = asyncio.get_running_loop().call_later(world.reply_within, expire, world, interaction)
    if channel.guild is None or channel.guild.id in world.guilds:
        world.emit("INTERACTION_CREATE", interaction_json(world, interaction), channel.guild)
    return interaction


def expire(world: World, interaction: Interaction) -> None:
    """Too late: without an answer the person reads "This interaction failed"."""
    interaction.expired = interaction.reply is None
    world.changed()


def interaction_json(world: World, interaction: Interaction) -> Json:
    """The event that tells the bot."""
    channel, guild = interaction.channel, interaction.channel.guild
    body: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_json(channel) | {"permissions": str(interaction.person.permissions)},
        "app_permissions": str(channel.bot_permissions()),
        "locale": interaction.person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": interaction.owners(),
        "context": 1 if channel.type == DM else 0,
        "attachment_size_limit": 10 << 20,
    }
    if guild is None:
        body["user"] = user_json(interaction.person)
    else:
        member = member_json(guild, interaction.person) | {"permissions": str(interaction.person.permissions)}
        body |= {"guild_id": str(guild.id), "guild_locale": guild.locale, "member": member}
        body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
    if interaction.message is not None:
        body["message"] = message_json(interaction.message)
    return body


def to_reply(world: World, id: int, token: str, type: int) -> Interaction:
    """The interaction that the bot answers now; refused if too late, twice, or in a way that does not fit."""
    interaction = world.interactions.get(token)
    if interaction is None or interaction.id != id or interaction.expired:
        raise unknown("interaction")
    if interaction.reply is not None:
        raise Refusal(400, 40060, "Interaction has already been acknowledged.")
    fits = type in REPLIES[interaction.type]
    if type in (DEFER_UPDATE, UPDATE) and interaction.message is None:
        fits = False
    if not fits:
        errors = {"type": {"_errors": [{"code": "INTERACTION_CALLBACK_TYPE_INVALID", "message": "Invalid type."}]}}
        raise Refusal(400, 50035, "Invalid Form Body", errors)
    return interaction


def acknowledge(interaction: Interaction, type: int) -> None:
    """Note that the bot has answered in time."""
    interaction.reply = type
    if interaction.timer is not None:
        interaction.timer.cancel()


def by_token(world: World, application: int, token: str) -> Interaction:
    """The interaction that a follow-up belongs to."""
    interaction = world.interactions.get(token)
    if interaction is None or application != world.bot.id or interaction.reply is None:
        raise unknown("Webhook")
    if world.now() - interaction.created > world.token_lives:
        raise Refusal(401, 50027, "Invalid Webhook Token")
    return interaction


def may_use(person: User, command: Json, channel: Channel) -> bool:
    """Whether a command is offered to this person here."""
    contexts = command.get("contexts")
    if contexts is not None and (1 if channel.type == DM else 0) not in contexts:
        return False
    if channel.type == DM and contexts is None and command.get("dm_permission") is False:
        return False
    needed = command.get("default_member_permissions")
    if needed is None or channel.guild is None or person.permissions & BITS["administrator"]:
        return True
    return int(needed) != 0 and person.permissions & int(needed) == int(needed)
