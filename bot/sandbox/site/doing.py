"""What a person does on the page: exactly what a Person of the sandbox can do, with ids in place of objects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from bot.sandbox.client import Modal, NotOffered, commands_in
from bot.sandbox.interactions import Interaction
from bot.sandbox.messages import SELECTS, Json, Message, button, select, walk
from bot.sandbox.people import Act, Outcome, Person
from bot.sandbox.site.picking import Option, fields_meant, options_meant, options_of, things_meant
from bot.sandbox.site.verbs import Body, Id, Locale, NoSuch, Verbs
from bot.sandbox.world import Channel, NotYet
from engines.core import Text

if TYPE_CHECKING:
    from bot.sandbox.loopback import Loopback

MOST_TEXT = 2000
Name = Annotated[str, Field(max_length=100)]


@dataclass(frozen=True, slots=True)
class Doer:
    """Somebody at the page."""

    world: Loopback
    person: Person


class Say(Body):
    """A message to write."""

    channel: Id
    text: str


class Command(Body):
    """A command to send."""

    channel: Id
    command: Id
    path: list[Name] = Field(default=[], max_length=2)
    options: dict[Name, Option] = Field(default={}, max_length=25)


class Suggest(Command):
    """An option that is being typed."""

    option: Name
    typed: Option


class Press(Body):
    """A press of a button, or a choice in a menu."""

    message: Id
    custom_id: Name
    values: list[Name] | None = Field(default=None, max_length=25)


class Submit(Body):
    """A filled form."""

    modal: Id
    values: dict[Name, str | bool | list[Name] | None] = Field(default={}, max_length=25)


class Dismiss(Body):
    """An ephemeral message to be rid of."""

    message: Id


class Be(Body):
    """A change of one's own settings."""

    locale: Locale


DO: Verbs[Doer] = Verbs({})


@DO.add("say", Say)
async def say(doer: Doer, body: Say) -> Json:
    """Write a message."""
    text = body.text.strip()
    if not text:
        raise NotOffered("nothing is written", Text("page-error-empty"))
    if len(text) > MOST_TEXT:
        raise NotOffered("too long", Text("page-error-too-long", most=MOST_TEXT))
    return {"message": str(doer.person.says(channel_of(doer, body.channel), text).id)}


@DO.add("command", Command)
async def command(doer: Doer, body: Command) -> Json:
    """Send a command."""
    return await _outcome(doer, _typing(doer, body))


@DO.add("suggest", Suggest)
async def suggest(doer: Doer, body: Suggest) -> Json:
    """Suggestions for an option."""
    outcome = await _act(doer, _typing(doer, body, body.option, body.typed))
    return {"choices": outcome.choices if outcome else []}


@DO.add("press", Press)
async def press(doer: Doer, body: Press) -> Json:
    """Press a button or choose in a menu."""
    message = message_of(doer, body.message)
    for part in walk(message.components):
        if part.get("custom_id") == body.custom_id:
            return await _outcome(doer, _pressing(doer, message, part, body.values))
    raise NotOffered("this is not on the message", Text("page-error-changed"))


@DO.add("submit", Submit)
async def submit(doer: Doer, body: Submit) -> Json:
    """Send a form."""
    interaction = _form(doer, int(body.modal))
    modal = Modal(interaction, interaction.message)
    values = fields_meant(doer.person, interaction.channel, modal, body.values)
    return await _outcome(doer, doer.person.filling(modal, values))


@DO.add("dismiss", Dismiss)
async def dismiss(doer: Doer, body: Dismiss) -> Json:
    """Be rid of an ephemeral message."""
    doer.person.dismiss(message_of(doer, body.message))
    return {}


@DO.add("be", Be)
async def be(doer: Doer, body: Be) -> Json:
    """Change the language of one's Discord."""
    doer.person.locale = body.locale
    doer.world.changed()
    return {}


def channel_of(doer: Doer, id: str) -> Channel:
    """A channel that this person sees."""
    channel = doer.world.channels.get(int(id))
    if channel is None or not channel.visible_to(doer.person):
        raise NoSuch("there is no such channel", Text("page-error-gone"))
    return channel


def message_of(doer: Doer, id: str) -> Message:
    """A message that this person sees."""
    for channel in doer.world.channels.values():
        message = channel.messages.get(int(id))
        if message is not None and doer.person.can_see(message):
            return message
    raise NoSuch("there is no such message", Text("page-error-gone"))


def _typing(doer: Doer, body: Command, focused: str | None = None, typed: Option = "") -> Act:
    channel = channel_of(doer, body.channel)
    here = commands_in(doer.world, channel.guild)
    found = next((command for command in here if command["id"] == body.command), None)
    if found is None:
        raise NoSuch("there is no such command", Text("page-error-gone"))
    offered = options_of(found, body.path)
    values = options_meant(doer.person, channel, offered, body.options)
    if focused is not None:
        if not any(option["name"] == focused and option.get("autocomplete") for option in offered):
            raise NotOffered(f"{focused} has no suggestions")
        values[focused] = typed
    return doer.person.typing(channel, found, body.path, values, focused)


def _pressing(doer: Doer, message: Message, part: Json, values: list[str] | None) -> Act:
    """The press that fits the component."""
    if part["type"] in SELECTS:
        menu = select(part)
        meant = things_meant(doer.person, message.channel, menu.type, values or [])
        return doer.person.choosing(message, menu, meant)
    if values is not None:
        raise NotOffered("a button has no values")
    return doer.person.pressing(message, button(part))


def _form(doer: Doer, id: int) -> Interaction:
    """The interaction that opened this form for this person."""
    for interaction in reversed(doer.world.interactions.values()):
        if interaction.id == id and interaction.person is doer.person and interaction.modal is not None:
            return interaction
    raise NoSuch("there is no such form", Text("page-error-gone"))


async def _act(doer: Doer, act: Act) -> Outcome | None:
    """Do it; None if the world stopped meanwhile."""
    try:
        return await doer.person.act(act)
    except NotYet:
        return None


async def _outcome(doer: Doer, act: Act) -> Json:
    """What came of it so far: a deferred answer is not waited for."""
    outcome = await _act(doer, act)
    if outcome is None:
        return {"kind": "none", "failed": True, "message": None, "modal": None}
    message, modal = outcome.message, outcome.modal
    form = {name: modal.body[name] for name in ("title", "custom_id", "components")} if modal else {}
    return {
        "kind": outcome.kind,
        "failed": outcome.failed,
        "message": str(message.id) if message else None,
        "modal": {"id": str(outcome.interaction.id)} | form if modal else None,
    }
