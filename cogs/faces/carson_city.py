"""How Carson City shows itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.base.speech import Speech
from bot.pictures import Picture
from bot.ui.faces import Card, Face, Moment
from bot.ui.messages import Told
from cogs.faces import carson_city_lookup as lookup
from cogs.faces import carson_city_why as why
from cogs.faces import carson_city_words as words
from cogs.faces import carson_scenes as scenes
from engines.carson_city.view import TownView
from engines.core import Event, Seat, Seen, Text

PAGES = (
    "goal",
    "map",
    "round",
    "yellow",
    "red",
    "placing",
    "squares",
    "duels",
    "buying",
    "building",
    "roads",
    "incomes",
    "attacks",
    "roundend",
    "end",
    "options",
)  # in the order one learns them

SMALL = (
    "game-begins",
    "lined-up",
    "layouts-open",
    "duel-begins",
    "duel-tile-shown",
    "duel-total",
    "cowboys-came",
    "house-came",
    "revolvers-came",
)  # they come with something bigger

FOREMOST = (
    "attacks",
    "estate-robbed",
    "duel-won",
    "duel-won-by-order",
    "attack-called-off",
    "incomes",
    "cash-lost",
    "built",
    "parcel-bought",
)

HURT_IN = {
    "duel-won": "losers",
    "duel-won-by-order": "losers",
    "attack-called-off": "seats",
    "placed": "others",
    "attacks": "others",
    "defends": "others",
}  # by event: under what it lists those whom it hurts

BIG_LOOT = 10  # dollars robbed at once
CROWD = 2  # losers of one duel


class TownFace(Face[TownView]):
    """The town, what each player has, and the cards of the game."""

    game = "carson_city"
    minutes = 90
    pages = PAGES
    small = SMALL
    foremost = FOREMOST
    always = ("might_is_right", "river", "quick_draw")
    explains = True

    def board(self, seen: Seen[TownView], speech: Speech) -> str:
        """The map by rows, then the squares, then everybody."""
        view = seen.view
        lines = [*words.town(view, speech), *words.squares(view, speech)]
        return "\n".join([*lines, *(words.player(seen, seat, speech) for seat in range(len(view.players)))])

    def hand(self, seen: Seen[TownView], speech: Speech) -> str:
        """Duel tiles, and the cowboys of a layout that nobody else sees yet."""
        return "" if seen.seat is None else "\n".join(words.own(seen.view, seen.seat, speech))

    def strips(self, told: Told[TownView]) -> Sequence[Picture]:
        """The players; then the map with the action squares."""
        people = [self.who(told, seat) for seat in range(len(told.seen.view.players))]
        return scenes.strips(told, self.heading(told), people)

    def hand_strips(self, told: Told[TownView]) -> Sequence[Picture]:
        """The own duel tiles, and the map with all that can be chosen."""
        return scenes.hand_strips(told, self.heading(told))

    def standing(self, view: TownView) -> Sequence[Text]:
        """Points, cash, firepower."""
        return [
            Text("town-alt", points=player.points, cash=player.cash, firepower=player.firepower)
            for player in view.players
        ]

    def where(self, seen: Seen[TownView], speech: Speech) -> str:
        """Which round, and how far it is."""
        return speech.say(words.where(seen.view))

    def moment(self, event: Event, told: Told[TownView]) -> Moment | None:
        """The incomes and the end of each round, great robberies, duels of many, the end."""
        args = event.text.args
        taken, losers = args.get("taken"), args.get("losers")
        big = (
            event.text.key in ("incomes", "round-ends", "game-ends")
            or (isinstance(taken, int) and taken >= BIG_LOOT)
            or (isinstance(losers, list) and len(losers) >= CROWD)
        )
        return Moment(event.text) if big else None

    def hurts(self, event: Event, seat: Seat) -> bool:
        """Also a duel lost, an attack that a church calls off, a rival who comes to one's own spot."""
        key, args = event.text.key, event.text.args
        people = args.get(HURT_IN.get(key, ""), ())
        if isinstance(people, list) and Text("core-seat", seat=seat) in people:
            return key != "placed" or not words.is_shared(args["spot"])
        return super().hurts(event, seat)

    def cards(self, speech: Speech) -> Mapping[str, Card]:
        """Every side of every personality, every building, every square."""
        return lookup.every_card(speech)

    def on_table(self, told: Told[TownView]) -> Mapping[str, Card]:
        """The personalities in play, and the buildings that stand or are on offer."""
        return lookup.on_table(told.seen.view, told.speech)

    def asked_why(self, told: Told[TownView]) -> Mapping[str, str]:
        """Buildings that stand, players, parcels."""
        return why.asked_about(told)

    def why(self, told: Told[TownView], wanted: str) -> str:
        """What a parcel costs, what a building earns, what a firepower is made of."""
        return why.explained(told, wanted)
