"""People for tests: they type commands, press buttons, choose, fill in forms, and see what they may see."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import permissions, posting
from bot.sandbox.client import Modal, NotOffered, chosen, command_data, find_command, form_data, registered
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, DEFER, MODAL_SUBMIT, Interaction, begin, may_use
from bot.sandbox.kinds import FORUM, PRIVATE_THREAD, PUBLIC_THREAD
from bot.sandbox.messages import Button, Json, Message, Select, walk
from bot.sandbox.outcome import Outcome as Outcome
from bot.sandbox.payloads import member_json, user_json
from bot.sandbox.threads import open_thread
from bot.sandbox.world import Channel, Guild, User, World
from engines.core import Text

PLAIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _-]*")


@dataclass(frozen=True, slots=True)
class Act:
    """Something that somebody's client lets them do, ready to be sent to the bot."""

    channel: Channel
    type: int
    data: Json
    message: Message | None = None
    trigger: Interaction | None = None  # what opened the form that is sent


@dataclass(slots=True, eq=False)
class Person(User):
    """Somebody who plays."""

    world: World | None = field(default=None, repr=False)

    @property
    def slug(self) -> str:
        """The name in addresses of the page."""
        return slugs(self._world)[self.id]

    @property
    def admin(self) -> bool:
        """Whether this person may do everything in the server."""
        return bool(self.permissions & permissions.BITS["administrator"])

    # Looking

    def sees(self, channel: Channel) -> list[Message]:
        """The messages that this person sees there, oldest first."""
        if not channel.visible_to(self):
            return []
        return [message for message in channel.messages.values() if self.can_see(message)]

    def can_see(self, message: Message) -> bool:
        """Whether this message is before this person's eyes."""
        return not message.deleted and message.channel.visible_to(self) and message.only_for in (None, self)

    def dms(self) -> list[Message]:
        """The messages in the conversation with the bot."""
        return self.sees(self._world.dm(self))

    # Doing

    async def command(self, channel: Channel, name: str, /, **options: Any) -> Outcome:
        """Type a slash command; waits until the bot has registered it."""
        first, *path = name.removeprefix("/").split()
        command = await self._command(channel, first)
        return await self._do(Act(channel, COMMAND, command_data(channel, command, path, options)))

    async def autocomplete(self, channel: Channel, name: str, option: str, typed: str, /, **options: Any) -> list[Json]:
        """Begin to type an option, and get the suggestions."""
        first, *path = name.removeprefix("/").split()
        command = await self._command(channel, first)
        data = command_data(channel, command, path, options | {option: typed}, focused=option)
        return (await self._do(Act(channel, AUTOCOMPLETE, data))).choices

    async def press(self, message: Message, button: str) -> Outcome:
        """Press a button, by its label or a part of its custom id."""
        return await self._do(self.pressing(message, self._button(message, button)))

    async def choose(self, message: Message, menu: str, values: Sequence[Any]) -> Outcome:
        """Choose in a menu, by its placeholder or a part of its custom id; values or labels."""
        return await self._do(self.choosing(message, self._menu(message, menu), values))

    async def press_raw(
        self,
        message: Message,
        custom_id: str,
        component_type: int = 2,
        values: Sequence[str] | None = None,
        resolved: Json | None = None,
    ) -> Outcome:
        """Send a press as it is, also a stale one or one that this person was never offered."""
        return await self._do(_press(message, custom_id, component_type, values, resolved))

    async def submit(self, modal: Modal, values: Mapping[str, Any] | None = None) -> Outcome:
        """Fill in a form, by labels or custom ids, and send it."""
        return await self._do(self.filling(modal, values or {}))

    def says(self, channel: Channel, text: str) -> Message:
        """Write a message; it takes a thread out of the archive."""
        self._must_see(channel)
        if channel.type == FORUM or (channel.locked and not self.admin):
            raise NotOffered(f"nobody can write in #{channel.name}", Text("page-error-no-writing"))
        channel.wake()
        return posting.post(self._world, channel, self, {"content": text}, {})

    def open_thread(self, parent: Channel, name: str, *, on: Message | None = None, private: bool = False) -> Channel:
        """Open a thread in a channel or on a message, or a post in a forum."""
        self._must_see(parent)
        return open_thread(parent, self, name, PRIVATE_THREAD if private else PUBLIC_THREAD, on)

    def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message, as a restart of the client does too."""
        if message.only_for is not self:
            raise NotOffered("only an ephemeral message of one's own can be dismissed")
        message.deleted = True
        self._world.changed()

    def leave(self, guild: Guild | None = None) -> None:
        """Leave a server."""
        guild = guild or self._world.guild
        del guild.members[self.id]
        self._world.emit("GUILD_MEMBER_REMOVE", {"guild_id": str(guild.id), "user": user_json(self)}, guild, 1 << 1)

    def join(self, guild: Guild) -> None:
        """Join a server."""
        guild.members[self.id] = self
        self._world.emit("GUILD_MEMBER_ADD", member_json(guild, self) | {"guild_id": str(guild.id)}, guild, 1 << 1)

    # What is offered, ready to be done

    def typing(
        self, channel: Channel, command: Json, path: Sequence[str], options: Mapping[str, Any], focused: str | None
    ) -> Act:
        """A command with its options; with `focused` the suggestions for that option."""
        self._must_see(channel)
        if not may_use(self, command, channel):
            raise NotOffered(f"/{command['name']} is not offered to {self.name} in {channel.name}")
        data = command_data(channel, command, path, options, focused)
        return Act(channel, COMMAND if focused is None else AUTOCOMPLETE, data)

    def pressing(self, message: Message, button: Button) -> Act:
        """A press of a button."""
        self._must_see_message(message)
        if button.disabled or button.custom_id is None:
            raise NotOffered(f"the button {button.label!r} is disabled or a link", Text("page-error-changed"))
        return _press(message, button.custom_id)

    def choosing(self, message: Message, menu: Select, values: Sequence[Any]) -> Act:
        """A choice in a menu."""
        self._must_see_message(message)
        resolved: Json = {}
        picked = chosen(menu, values, message.channel, resolved)
        return _press(message, menu.custom_id, menu.type, picked, resolved)

    def filling(self, modal: Modal, values: Mapping[str, Any]) -> Act:
        """A filled form."""
        if modal.interaction.person is not self:
            raise NotOffered(f"the form {modal.title!r} is before somebody else")
        channel = modal.interaction.channel
        return Act(channel, MODAL_SUBMIT, form_data(modal, values, channel), modal.source, modal.interaction)

    async def act(self, act: Act) -> Outcome:
        """Do it, and wait for the bot's first answer or for "This interaction failed"."""
        world = self._world
        interaction = begin(world, self, act.channel, act.type, act.data, act.message, act.trigger)
        await world.until(lambda: interaction.expired or interaction.reply is not None, world.reply_within + 5)
        return Outcome(interaction)

    # Inside

    async def _do(self, act: Act) -> Outcome:
        """Do it and wait for the answer; for a deferred one, until it is there."""
        outcome = await self.act(act)
        if outcome.interaction.reply == DEFER:
            await self._world.until(lambda: outcome.interaction.settled)
        return outcome

    @property
    def _world(self) -> World:
        assert self.world is not None
        return self.world

    async def _command(self, channel: Channel, name: str) -> Json:
        """A command that this person can use here, as soon as the bot has registered it."""
        self._must_see(channel)
        await self._world.until(lambda: name in registered(self._world, channel.guild))
        command = find_command(self._world, self, channel, name)
        if command is None:
            raise NotOffered(f"/{name} is not offered to {self.name} in {channel.name}")
        return command

    def _must_see(self, channel: Channel) -> None:
        if not channel.visible_to(self):
            raise NotOffered(f"{self.name} does not see #{channel.name}")

    def _button(self, message: Message, wanted: str) -> Button:
        self._must_see_message(message)
        buttons = message.buttons
        by_label = [button for button in buttons if button.label == wanted]
        by_id = [button for button in buttons if button.custom_id and wanted in button.custom_id]
        by_part = [button for button in buttons if wanted in button.label]
        for found in (by_label, by_id, by_part):
            if found:
                return found[0]
        raise NotOffered(f"no button {wanted!r}; there are {[button.label for button in buttons]}")

    def _menu(self, message: Message, wanted: str) -> Select:
        self._must_see_message(message)
        for menu in message.selects:
            if wanted in menu.placeholder or wanted in menu.custom_id:
                return menu
        raise NotOffered(f"no menu {wanted!r}; there are {[menu.placeholder for menu in message.selects]}")

    def _must_see_message(self, message: Message) -> None:
        if not self.can_see(message):
            raise NotOffered(f"{self.name} does not see this message", Text("page-error-gone"))


def _press(
    message: Message,
    custom_id: str,
    component_type: int = 2,
    values: Sequence[str] | None = None,
    resolved: Json | None = None,
) -> Act:
    numbers = (part["id"] for part in walk(message.components) if part.get("custom_id") == custom_id)
    data: Json = {"custom_id": custom_id, "component_type": component_type, "id": next(numbers, 1)}
    data |= {} if values is None else {"values": list(values)}
    data |= {"resolved": resolved} if resolved else {}
    return Act(message.channel, COMPONENT, data, message)


def people_of(world: World) -> list[Person]:
    """Everybody who plays, in the order in which they came."""
    return [user for user in world.users.values() if isinstance(user, Person)]


def slugs(world: World) -> dict[int, str]:
    """For everybody a short name for addresses: their own where it is plain, else p1, p2...; none twice."""
    names: dict[int, str] = {}
    taken: set[str] = set()
    for number, person in enumerate(people_of(world), 1):
        plain = PLAIN.fullmatch(person.name)
        wanted = person.name.lower().replace(" ", "-") if plain else f"p{number}"
        tries = (wanted if n == 1 else f"{wanted}-{n}" for n in itertools.count(1))
        names[person.id] = next(name for name in tries if name not in taken)
        taken.add(names[person.id])
    return names
