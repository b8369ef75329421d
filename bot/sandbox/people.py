"""People for tests: they type commands, press buttons, choose, fill in forms, and see what they may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.sandbox import posting
from bot.sandbox.client import Modal, NotOffered, chosen, command_data, find_command, form_data, registered
from bot.sandbox.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    MODAL,
    MODAL_SUBMIT,
    SEND,
    UPDATE,
    Interaction,
    begin,
)
from bot.sandbox.kinds import PRIVATE_THREAD, PUBLIC_THREAD
from bot.sandbox.messages import Button, Json, Message, Select, walk
from bot.sandbox.payloads import member_json, user_json
from bot.sandbox.threads import open_thread
from bot.sandbox.world import Channel, Guild, User, World

Kind = Literal["message", "deferred", "deferred_update", "update", "choices", "modal", "none"]
KINDS: dict[int | None, Kind] = {
    SEND: "message",
    DEFER: "deferred",
    DEFER_UPDATE: "deferred_update",
    UPDATE: "update",
    CHOICES: "choices",
    MODAL: "modal",
    None: "none",
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of something that somebody did. It is live: follow-ups appear in it when they come."""

    interaction: Interaction

    @property
    def kind(self) -> Kind:
        """How the bot answered."""
        return KINDS[self.interaction.answer]

    @property
    def failed(self) -> bool:
        """Whether the person read "This interaction failed"."""
        return self.interaction.expired

    @property
    def message(self) -> Message | None:
        """The message that answered, or that the press stands on if it was updated."""
        return self.interaction.original

    @property
    def text(self) -> str:
        """The answer in words; for a deferred update the follow-ups."""
        own = [self.message] if self.message is not None and self.kind != "deferred_update" else []
        return "\n".join(message.text for message in (*own, *self.followups))

    @property
    def followups(self) -> list[Message]:
        """The messages that followed the first answer."""
        return self.interaction.followups

    @property
    def modal(self) -> Modal | None:
        """The form that was opened."""
        return Modal(self.interaction, self.interaction.message) if self.interaction.modal else None

    @property
    def choices(self) -> list[Json]:
        """The suggestions for an option."""
        return self.interaction.choices

    async def settled(self, timeout: float = 10) -> Outcome:
        """Wait until a deferred answer has become something: an edit, a deletion or a follow-up."""
        interaction = self.interaction
        world = interaction.channel.world
        await world.until(lambda: interaction.settled or interaction.followups or interaction.expired, timeout)
        return self


@dataclass(slots=True, eq=False)
class Person(User):
    """Somebody who plays."""

    world: World | None = field(default=None, repr=False)

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
        return await self._do(channel, COMMAND, command_data(channel, command, path, options))

    async def autocomplete(self, channel: Channel, name: str, option: str, typed: str, /, **options: Any) -> list[Json]:
        """Begin to type an option, and get the suggestions."""
        first, *path = name.removeprefix("/").split()
        command = await self._command(channel, first)
        data = command_data(channel, command, path, options | {option: typed}, focused=option)
        return (await self._do(channel, AUTOCOMPLETE, data)).choices

    async def press(self, message: Message, button: str) -> Outcome:
        """Press a button, by its label or a part of its custom id."""
        found = self._button(message, button)
        if found.disabled or found.custom_id is None:
            raise NotOffered(f"the button {found.label!r} is disabled or a link")
        return await self.press_raw(message, found.custom_id)

    async def choose(self, message: Message, menu: str, values: Sequence[Any]) -> Outcome:
        """Choose in a menu, by its placeholder or a part of its custom id; values or labels."""
        found = self._menu(message, menu)
        resolved: Json = {}
        picked = chosen(found, values, message.channel, resolved)
        return await self.press_raw(message, found.custom_id, found.type, picked, resolved)

    async def press_raw(
        self,
        message: Message,
        custom_id: str,
        component_type: int = 2,
        values: Sequence[str] | None = None,
        resolved: Json | None = None,
    ) -> Outcome:
        """Send a press as it is, also a stale one or one that this person was never offered."""
        numbers = (part["id"] for part in walk(message.components) if part.get("custom_id") == custom_id)
        data: Json = {"custom_id": custom_id, "component_type": component_type, "id": next(numbers, 1)}
        data |= {} if values is None else {"values": list(values)}
        data |= {"resolved": resolved} if resolved else {}
        return await self._do(message.channel, COMPONENT, data, message)

    async def submit(self, modal: Modal, values: Mapping[str, Any] | None = None) -> Outcome:
        """Fill in a form, by labels or custom ids, and send it."""
        if modal.interaction.person is not self:
            raise NotOffered(f"the form {modal.title!r} is before somebody else")
        channel = modal.interaction.channel
        data = form_data(modal, values or {}, channel)
        return await self._do(channel, MODAL_SUBMIT, data, modal.source, modal.interaction)

    def says(self, channel: Channel, text: str) -> Message:
        """Write a message."""
        self._must_see(channel)
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

    # Inside

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
            raise NotOffered(f"{self.name} does not see this message")

    async def _do(
        self,
        channel: Channel,
        type: int,
        data: Json,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Outcome:
        """Begin an interaction and wait for the answer; for a deferred one, until it is there."""
        world = self._world
        interaction = begin(world, self, channel, type, data, message, trigger)
        await world.until(lambda: interaction.expired or interaction.answer is not None, world.answer_within + 5)
        if interaction.answer == DEFER:
            await world.until(lambda: interaction.settled)
        return Outcome(interaction)
