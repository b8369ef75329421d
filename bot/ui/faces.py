"""How a game shows itself: what its cog gives to the host, so that the host need not know the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from bot.base.language import words_for
from bot.base.options import word_of
from bot.base.speech import Speech
from bot.pictures import Heading, Picture, Scene, Who
from engines import catalogue
from engines.core import Event, Seat, Seen, Text
from engines.core.game import V

if TYPE_CHECKING:
    from bot.ui.messages import Told


class Face(ABC, Generic[V]):
    """One game's looks, by what it shows of its state. Everything is made from what one person may see.

    A game has to say `board` and `where`; of the rest it says what it has.
    """

    game: ClassVar[str]
    minutes: ClassVar[int]  # that a game takes, about
    pages: ClassVar[Sequence[str]] = ()  # the topics of its rules, in the order one learns them
    small: ClassVar[Collection[str]] = ()  # the events that are no news to whoever comes back
    foremost: ClassVar[Collection[str]] = ()  # the events that are told before others where not all news have room
    always: ClassVar[Sequence[str]] = ()  # the options a lobby tells even where they are as usual
    explains: ClassVar[bool] = False  # whether `why` says how prices and the like come about

    @abstractmethod
    def board(self, seen: Seen[V], speech: Speech) -> str:
        """The whole table in words."""

    @abstractmethod
    def where(self, seen: Seen[V], speech: Speech) -> str:
        """How far the game is, in a few words."""

    def hand(self, seen: Seen[V], speech: Speech) -> str:
        """What only this seat sees; empty where there is nothing."""
        return ""

    def strips(self, told: Told[V]) -> Sequence[Picture]:
        """The whole table as pictures that stand one below the other; none where there are only words."""
        return ()

    def hand_strips(self, told: Told[V]) -> Sequence[Picture]:
        """What only this seat sees, in the same way."""
        return ()

    def standing(self, view: V) -> Sequence[Text]:
        """What everybody has, seat by seat, for those who cannot see the picture."""
        return ()

    def cards(self, speech: Speech) -> Mapping[str, Card]:
        """Everything that can be looked up, by its id."""
        return {}

    def on_table(self, told: Told[V]) -> Mapping[str, Card]:
        """What lies on the table now and can be looked at, as this reader sees it, by its id."""
        return {}

    def asked_why(self, told: Told[V]) -> Mapping[str, str]:
        """What this reader can ask about now, by what `why` takes, as a menu calls it: the likeliest first."""
        return {}

    def why(self, told: Told[V], wanted: str) -> str:
        """How what was asked about comes about; for what there is not, a sentence that says what would be right."""
        return ""

    def moment(self, event: Event, told: Told[V]) -> Moment | None:
        """What is told in a message of its own, about once a turn at most. It is what a bystander may know, and `since`
        is all that is told of together.
        """
        return None

    def hurts(self, event: Event, seat: Seat) -> bool:
        """Whether it hurt this seat: somebody else did it, and named them."""
        return any(isinstance(arg, Seat) and arg == seat for name, arg in event.text.args.items() if name != "seat")

    # What all games do alike

    def options(self, chosen: Mapping[str, Any]) -> list[Text]:
        """What a table agreed on, for its lobby; what is as usual goes without saying."""
        usual = catalogue[self.game].Options().model_dump(mode="json")
        return [
            self._agreed(name, chosen[name])
            for name in usual
            if name in chosen and (name in self.always or chosen[name] != usual[name])
        ]

    def _agreed(self, name: str, value: Any) -> Text:
        """One option in words; a number that has none says itself."""
        key = f"option-{name}-{word_of(value)}"
        if type(value) is int and not words_for(self.game, "en").has(key):
            return Text("host-option-number", option=Text(f"option-{name}"), number=value)
        return Text(key)

    def rules(self) -> list[RulesPage]:
        """The rules by topic, in our own words."""
        return [RulesPage(id_) for id_ in self.pages]

    def heading(self, told: Told[V]) -> Heading:
        """What stands at the top of a picture: which game and table, and how far it is."""
        speech = told.speech.unescaped
        table = speech.say(Text("host-table-number", table=told.row.id))
        return Heading(speech.say(Text("game-name")), f"{table} · {self.where(told.seen, speech)}")

    def who(self, told: Told[V], seat: int) -> Who:
        """Whose plate it is, whether the match waits for them, and whether they play themselves."""
        to_move = told.speech.plain(Text("host-to-move")) if seat in told.seen.waiting else ""
        return Who(seat, told.speech.plain_names[seat], to_move, self._state(told, seat))

    def _state(self, told: Told[V], seat: int) -> str:
        """That somebody resigned, or that the computer plays for them for now; else nothing."""
        if seat in told.resigned:
            return told.speech.plain(Text("host-state-resigned"))
        return told.speech.plain(Text("host-state-computer")) if seat in told.stood_in else ""

    def alt(self, told: Told[V]) -> str:
        """The board for those who cannot see it: how far it is, who is to move, what everybody has."""
        speech, heading = told.speech.unescaped, self.heading(told)
        said = {
            "game": heading.title,
            "where": heading.where,
            "standing": " · ".join(
                speech.headed(self.called(told, seat), speech.say(text))
                for seat, text in enumerate(self.standing(told.seen.view))
            ),
        }
        if told.seen.over:
            return speech.say(Text("host-alt-over", **said)).rstrip()
        return speech.say(Text("host-alt", **said, waiting=speech.waiting(told.seen))).rstrip()

    def called(self, told: Told[V], seat: int) -> str:
        """A name, and the state if there is one."""
        name, state = told.speech.plain_names[seat], self._state(told, seat)
        return told.speech.plain(Text("host-name-state", name=name, state=state)) if state else name

    def hand_alt(self, told: Told[V]) -> str:
        """The hand for those who cannot see it: the same in words, without what makes letters bold."""
        return self.hand(told.seen, told.speech.unescaped).replace("*", "")


@dataclass(slots=True, frozen=True)
class Card:
    """Something that can be looked up: its name, what stands on it, and how it is drawn."""

    name: str
    words: str
    scene: Scene | None = None

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """For those who cannot see it: its name and what stands on it."""
        return () if self.scene is None else (Picture(self.scene, f"{self.name}: {self.words}"),)


@dataclass(slots=True, frozen=True)
class Moment:
    """A big moment: what is said of it, with a picture where that helps."""

    text: Text
    pictures: tuple[Picture, ...] = ()


@dataclass(slots=True, frozen=True)
class RulesPage:
    """One topic of the rules: a heading and its text."""

    id: str

    def title(self) -> Text:
        return Text(f"rules-{self.id}-title")

    def text(self) -> Text:
        return Text(f"rules-{self.id}")
