"""What came of something that somebody did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.sandbox.client import Modal
from bot.sandbox.interactions import CHOICES, DEFER, DEFER_UPDATE, MODAL, SEND, UPDATE, Interaction
from bot.sandbox.messages import Json, Message

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
        return KINDS[self.interaction.reply]

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
