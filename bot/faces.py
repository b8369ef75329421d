"""How a game shows itself: what its cog gives to the host, so that the host need not know the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from bot.pictures import Picture
from bot.ui.speech import Speech
from engines.core import Seen, Text

if TYPE_CHECKING:
    from bot.ui.messages import Told


class Face(Protocol):
    """One game's looks. Everything is made from what one person may see."""

    game: str
    minutes: int

    def board(self, seen: Seen, speech: Speech) -> str:
        """The whole table in words."""

    def hand(self, seen: Seen, speech: Speech) -> str:
        """What only this seat sees; empty where there is nothing."""

    def picture(self, told: Told) -> Picture | None:
        """The whole table as a picture; None where there are only words."""

    def hand_picture(self, told: Told) -> Picture | None:
        """What only this seat sees, as a picture."""

    def where(self, seen: Seen, speech: Speech) -> str:
        """How far the game is, in a few words."""

    def options(self, chosen: dict[str, Any]) -> Sequence[Text]:
        """The options of a table, for its lobby."""

    def rules(self) -> Sequence[RulesPage]:
        """The rules by topic, in our own words."""


@dataclass(slots=True, frozen=True)
class RulesPage:
    """One topic of the rules: a heading and its text."""

    id: str

    def title(self) -> Text:
        return Text(f"rules-{self.id}-title")

    def text(self) -> Text:
        return Text(f"rules-{self.id}")
