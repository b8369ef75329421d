"""The bot's answers to interactions: the first one, its edits, and what follows."""

from __future__ import annotations

from bot.sandbox import posting
from bot.sandbox.command_limits import check_choices
from bot.sandbox.component_limits import check_modal
from bot.sandbox.interactions import (
    CHOICES,
    DEFER,
    DEFER_UPDATE,
    MODAL,
    SEND,
    UPDATE,
    Interaction,
    acknowledge,
    by_token,
    to_reply,
)
from bot.sandbox.messages import EPHEMERAL, Json, Message
from bot.sandbox.payloads import message_json
from bot.sandbox.refusals import Refusal, archived, under_data, unknown
from bot.sandbox.routing import Call, route

HOOK = "/webhooks/{application}/{token}"


@route("POST", "/interactions/{interaction}/{token}/callback")
def callback(call: Call) -> Json | None:
    """The first answer: within three seconds, and once."""
    kind, data = call.body["type"], call.body.get("data") or {}
    interaction = to_reply(call.world, int(call.params["interaction"]), call.params["token"], kind)
    try:
        _answer(call, interaction, kind, data)
    except Refusal as refusal:
        raise under_data(refusal) from None
    acknowledge(interaction, kind)
    call.world.changed()
    return _receipt(interaction) if call.query.get("with_response") in ("1", "true") else None


def _answer(call: Call, interaction: Interaction, type: int, data: Json) -> None:
    if type == SEND:
        interaction.original = _post(call, interaction, data)
        interaction.settled = True
    elif type == DEFER:
        flags = data.get("flags") or 0
        only_for = interaction.person if flags & EPHEMERAL else None
        metadata = interaction.metadata()
        interaction.original = posting.waiting(call.world, interaction.channel, flags, only_for, metadata)
    elif type == UPDATE and interaction.message is not None:
        interaction.original = _edit(call, interaction.message, data)
        interaction.settled = True
    elif type == DEFER_UPDATE:
        interaction.original = interaction.message
    elif type == MODAL:
        check_modal(data)
        interaction.modal = data
    elif type == CHOICES:
        check_choices(data.get("choices") or [])
        interaction.choices = data.get("choices") or []


def _post(call: Call, interaction: Interaction, data: Json) -> Message:
    """A message that answers an interaction; it needs no permission of the bot."""
    only_for = interaction.person if (data.get("flags") or 0) & EPHEMERAL else None
    metadata = interaction.metadata()
    if interaction.channel.archived and interaction.channel.locked:
        raise archived()
    interaction.channel.wake()
    message = posting.post(
        call.world, interaction.channel, call.world.bot, data, call.uploads, only_for=only_for, metadata=metadata
    )
    message.type = 20 if interaction.type == 2 else 0
    return message


def _edit(call: Call, message: Message, data: Json) -> Message:
    if message.deleted:
        raise unknown("Message")
    if message.channel.archived:
        raise archived()
    return posting.edit(call.world, message, data, call.uploads)


def _receipt(interaction: Interaction) -> Json:
    """What the bot gets back when it asks for it."""
    receipt: Json = {"id": str(interaction.id), "type": interaction.type}
    body: Json = {"interaction": receipt}
    if (message := interaction.original) is not None and interaction.reply != DEFER_UPDATE:
        receipt["response_message_id"] = str(message.id)
        receipt["response_message_loading"] = message.loading
        receipt["response_message_ephemeral"] = message.ephemeral
        body["resource"] = {"type": interaction.reply, "message": message_json(message)}
    return body


@route("POST", HOOK)
def follow_up(call: Call) -> Json:
    """A further message; after a deferred answer the first one takes its place."""
    interaction = by_token(call.world, int(call.params["application"]), call.params["token"])
    original = interaction.original
    if interaction.reply == DEFER and original is not None and original.loading:
        message = _edit(call, original, call.body)
        interaction.settled = True
    else:
        message = _post(call, interaction, call.body)
        interaction.followups.append(message)
    call.world.changed()
    return message_json(message)


def _named(call: Call) -> tuple[Interaction, Message]:
    """The interaction and the message that the path names."""
    interaction = by_token(call.world, int(call.params["application"]), call.params["token"])
    message = interaction.original
    if "message" in call.params:
        number = int(call.params["message"])
        own = [message, *interaction.followups]
        message = next((answer for answer in own if answer is not None and answer.id == number), None)
    if message is None or message.deleted:
        raise unknown("Message")
    return interaction, message


@route("GET", HOOK + "/messages/@original")
@route("GET", HOOK + "/messages/{message}")
def get(call: Call) -> Json:
    """An answer, as it stands."""
    return message_json(_named(call)[1])


@route("PATCH", HOOK + "/messages/@original")
@route("PATCH", HOOK + "/messages/{message}")
def edit(call: Call) -> Json:
    """Edit an answer; a deferred one is there now."""
    interaction, message = _named(call)
    _edit(call, message, call.body)
    interaction.settled = interaction.settled or message is interaction.original
    call.world.changed()
    return message_json(message)


@route("DELETE", HOOK + "/messages/@original")
@route("DELETE", HOOK + "/messages/{message}")
def delete(call: Call) -> None:
    """Take an answer back."""
    interaction, message = _named(call)
    posting.delete(call.world, message)
    interaction.settled = interaction.settled or message is interaction.original
    call.world.changed()
