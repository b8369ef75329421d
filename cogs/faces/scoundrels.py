"""How 3000 Scoundrels shows itself, in words and as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.speech import Speech
from bot.pictures import Picture
from bot.ui.faces import Card, Face, Moment
from bot.ui.messages import Told
from cogs.faces import scoundrels_lookup as lookup
from cogs.faces import scoundrels_moments as moments
from cogs.faces import scoundrels_private as private
from cogs.faces import scoundrels_scenes as scenes
from cogs.faces import scoundrels_words as words
from cogs.pictures.scoundrels import TownCrews
from engines.core import Event, Seat, Seen, Text
from engines.scoundrels.view import PlayerView, TownView

PAGES = (
    "goal",
    "day",
    "plan",
    "suspect",
    "abilities",
    "timing",
    "hire",
    "office",
    "scout",
    "steal",
    "reputation",
    "night",
    "end",
    "talk",
    "options",
)  # in the order one learns them

FOREMOST = (
    "plans",
    "mark-placed",
    "steals-safe",
    "relinquishes",
    "relinquishes-unused",
    "swaps-safes",
    "steals-money",
    "hires",
    "suspects",
    "turned-over",
    "caught",
)


SMALL = (
    "game-begins",
    "turn-begins",
    "saloon-arrives",
    "discarded",
    "to-the-bottom",
    "draws",
    "draws-card",
)  # they come with every turn or day, or with the deed that is told


class TownFace(Face[TownView]):
    """The table, the hand and the cards of the game."""

    game = "scoundrels"
    minutes = 60
    pages = PAGES
    small = SMALL
    foremost = FOREMOST
    always = ("length",)

    def board(self, seen: Seen[TownView], speech: Speech) -> str:
        """Safes, saloon and jail, then everybody's sheet, then the whole discard pile (A12)."""
        view = seen.view
        lines = [*words.safes(view, speech), *words.saloon(view, speech), words.decks(view, speech)]
        lines.append(words.jail(view, speech))
        lines += [words.player(seen, seat, speech) for seat in range(len(view.players))]
        return "\n".join([*lines, words.whole_pile(view, speech)])

    def hand(self, seen: Seen[TownView], speech: Speech) -> str:
        """Poker cards, then safes and marks."""
        view, seat = seen.view, seen.seat
        if seat is None:
            return ""
        return "\n".join([*words.own_cards(view, seat, speech), *words.own_safes(view, seat, speech)])

    def strips(self, told: Told[TownView]) -> Sequence[Picture]:
        """Players, saloon, crews, safes: what changes together stands together. Two players' crews fit on the first."""
        view, spoken = told.seen.view, told.speech.unescaped
        people = [self.who(told, seat) for seat in range(len(view.players))]
        crews = scenes.crews(told)
        beside = crews if len(people) == 2 else []
        return [
            Picture(scenes.plates(told, self.heading(told), people, beside), self.alt(told)),
            Picture(scenes.saloon(view, told.speech), words.alt_saloon(view, spoken)),
            *([] if beside else [Picture(TownCrews(tuple(crews)), words.alt_crews(view, spoken))]),
            Picture(scenes.safes(view, told.speech), words.alt_safes(view, spoken)),
        ]

    def hand_strips(self, told: Told[TownView]) -> Sequence[Picture]:
        """What only this seat sees, with the same words for those who cannot see it."""
        view, seat, spoken = told.seen.view, told.seen.seat, told.speech.unescaped
        if seat is None:
            return ()
        return [
            Picture(
                private.hand(told, self.heading(told), seat), words.without_bold(words.own_cards(view, seat, spoken))
            ),
            Picture(private.safes(told, seat), words.without_bold(words.own_safes(view, seat, spoken))),
        ]

    def standing(self, view: TownView) -> Sequence[Text]:
        """Money, reputation, safes and crew."""
        return [Text("town-alt", **_numbers(player)) for player in view.players]

    def where(self, seen: Seen[TownView], speech: Speech) -> str:
        """Day and turn."""
        return speech.say(scenes.where(seen.view))

    def moment(self, event: Event, told: Told[TownView]) -> Moment | None:
        """The end of a day, every card that is turned over then, and who was caught; at last the safes, open."""
        if event.text.key == "game-ends":
            return Moment(event.text, moments.showdown(told))
        if event.text.key in ("day-ends", "turned-over", "caught"):
            return Moment(event.text, moments.evening(event, told))
        return None

    def hurts(self, event: Event, seat: Seat) -> bool:
        """Also what their henchmen and their reputation suffer, whoever brought it about."""
        if event.text.key in ("jailed", "destroyed", "caught", "reputation-lost"):
            return event.text.args["seat"] == seat
        return super().hurts(event, seat)

    def cards(self, speech: Speech) -> dict[str, Card]:
        """Every trait, job and strategy."""
        return lookup.every_card(speech)

    def on_table(self, told: Told[TownView]) -> dict[str, Card]:
        """Everybody who can be hired or is, and the strategies in play."""
        return lookup.on_table(told.seen.view, told.speech)


def _numbers(player: PlayerView) -> dict[str, int]:
    crew = sum(there is not None for there in player.sheet)
    return {"money": player.money, "reputation": player.reputation, "safes": len(player.safes), "crew": crew}
