"""The verbs about henchmen and poker cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from engines.core import Option, Pick, Seat, Text
from engines.scoundrels import henchmen, poker
from engines.scoundrels.hints import rival
from engines.scoundrels.state import LOWEST, Played, Town
from engines.scoundrels.using import Prospect, Use, change_reputation, choose

# Henchmen


@dataclass(slots=True, frozen=True)
class JailOwn:
    """A henchman of one's own goes to jail: without an available one the scoundrel cannot be used."""

    price = True

    def foresee(self, ahead: Prospect) -> bool:
        ahead.available -= 1
        ahead.jailed += 1
        return ahead.available >= 0

    async def do(self, use: Use) -> None:
        henchmen.jail(use.table, use.user)


@dataclass(slots=True, frozen=True)
class JailRivals:
    """Of one opponent or of each, clockwise, an available henchman goes to jail, unless they get away (R15)."""

    whom: Literal["one", "each"]
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return any(player.available for player in ahead.opponents)

    async def do(self, use: Use) -> None:
        town = use.town
        victims = use.opponents
        if self.whom == "one":
            chosen = await use.choose_rival(
                "jail-choose", lambda: [s for s in use.opponents if town.players[s].available], "has-henchmen"
            )
            victims = [] if chosen is None else [chosen]
        for seat in victims:
            await henchmen.escape(use.table, seat)
            use.jailed += henchmen.jail(use.table, seat)


@dataclass(slots=True, frozen=True)
class JailOnOwnCard:
    """One henchman that lies on a card of one's own; there is no way out for it."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return bool(_suspected(ahead.town, ahead.user))

    async def do(self, use: Use) -> None:
        played: Played | None = await use.choose("jail-card-choose", partial(_suspected, use.town, use.user))
        if played is None:
            return
        owner: Seat = await use.choose("henchman-choose", lambda: sorted(played.henchmen))
        played.henchmen.remove(owner)
        henchmen.into_jail(use.table, owner)


@dataclass(slots=True, frozen=True)
class DestroyHenchmen:
    """All henchmen on one of one's own cards leave the game; the card stays face down (R57)."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return bool(_suspected(ahead.town, ahead.user))

    async def do(self, use: Use) -> None:
        played: Played | None = await use.choose("burn-choose", partial(_suspected, use.town, use.user))
        if played is None:
            return
        for owner in played.henchmen:
            use.town.players[owner].destroyed += 1
            use.table.tell("destroyed", seat=owner)
        played.henchmen.clear()


def _suspected(town: Town, seat: Seat) -> list[Played]:
    """One's own cards of today with henchmen on them."""
    return [played for played in town.face_down() if played.seat == seat and played.henchmen]


@dataclass(slots=True, frozen=True)
class ReleaseOwn:
    """Own henchmen out of jail: as many as there are, or (up to) as many as one likes."""

    n: int = 1
    up_to: bool = False
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        released = min(self.n, ahead.jailed)
        ahead.jailed -= released
        ahead.available += released
        return released > 0

    async def do(self, use: Use) -> None:
        most = min(self.n, use.player.jailed)
        count = most
        if self.up_to and most:
            options = [Option(str(n), Text("release-count", n=n), value=n) for n in range(most, -1, -1)]
            count = await use.table.ask(use.user, Pick(options, prompt=use.asks("release-how-many"), topic="effect"))
        for _ in range(count):
            henchmen.release(use.table, use.user)
            use.released.append(use.user)


@dataclass(slots=True, frozen=True)
class ReleaseAnybody:
    """One henchman of anybody out of jail, or none."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return ahead.jailed > 0 or any(player.jailed for player in ahead.opponents)

    async def do(self, use: Use) -> None:
        town = use.town

        def whose() -> Pick | None:
            owners = [Seat(seat) for seat, player in enumerate(town.players) if player.jailed]
            if not owners:
                return None
            options = [replace(rival("in-jail", seat, town.players[seat]), id=f"of-{seat}") for seat in owners]
            nobody = Option("none", Text("release-nobody"))
            return Pick([*options, nobody], prompt=use.asks("release-choose"), topic="effect")

        owner: Seat | None = await use.table.ask(use.user, whose)
        if owner is not None:
            henchmen.release(use.table, owner)
            use.released.append(owner)


@dataclass(slots=True, frozen=True)
class PlaceReleased:
    """The henchman just released may go on a face-down card of an opponent, of any turn today (glossary)."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return False  # it adds nothing to whether the scoundrel can be used

    async def do(self, use: Use) -> None:
        town = use.town
        if not use.released:
            return
        owner = use.released[-1]

        def where() -> list[Played]:
            return [card for card in town.face_down() if card.seat != use.user and town.may_suspect(owner, card)]

        prompt, none = use.asks("place-choose", seat=owner), Option("none", Text("place-nowhere"))
        with use.table.undisturbed():  # nobody snatches it away in the middle of the ability (R18)
            card: Played | None = await choose(use.table, use.user, where, prompt, topic="effect", none=none)
        if card is not None:
            henchmen.place(use.table, owner, card)


@dataclass(slots=True, frozen=True)
class HenchmanOrReputation:
    """Each opponent, clockwise, sends an available henchman to jail or loses 1 reputation (glossary: Prisoner)."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return any(player.available or player.reputation > LOWEST for player in ahead.opponents)

    async def do(self, use: Use) -> None:
        for seat in use.opponents:
            await henchmen.escape(use.table, seat)
            player = use.town.players[seat]
            if player.available and (player.reputation == LOWEST or await self._sends(use, seat)):
                henchmen.jail(use.table, seat)
            else:
                change_reputation(use.table, seat, -1)

    async def _sends(self, use: Use, seat: Seat) -> bool:
        """When time is out it is the henchman who goes."""
        player = use.town.players[seat]
        options = [
            Option("henchman", Text("prisoner-henchman", available=player.available), value=True),
            Option("reputation", Text("prisoner-reputation", now=player.reputation), value=False),
        ]
        prompt = Text("prisoner-choose", seat=use.user)
        ask = Pick(options, prompt=prompt, topic="prisoner", concerns=frozenset({seat}))
        with use.table.undisturbed():
            return (await use.table.sealed(lambda _: ask, [seat]))[seat]


# Poker cards


@dataclass(slots=True, frozen=True)
class ChooseOpponent:
    """An opponent with something to look at; what follows is about them."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return False

    async def do(self, use: Use) -> None:
        town = use.town

        def worth_it() -> list[Seat]:
            cards = {played.seat for played in town.face_down()}
            return [seat for seat in use.opponents if town.players[seat].safes or seat in cards]

        use.opponent = await use.choose_rival("spy-choose", worth_it, "has-safes")


@dataclass(slots=True, frozen=True)
class ScoutPoker:
    """Look at a card that lies face down on a sheet, and put it back (R54)."""

    whose: Literal["any", "opponent"]
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        mine = self.whose == "any"
        return any(mine or played.seat != ahead.user for played in ahead.town.face_down())

    async def do(self, use: Use) -> None:
        def lying() -> list[Played]:
            return [c for c in use.town.face_down() if self.whose == "any" or c.seat == use.opponent]

        played: Played | None = await use.choose("look-card-choose", lying)
        if played is not None:
            poker.look_at(use.table, use.user, played)


@dataclass(slots=True, frozen=True)
class LookAtDeckTop:
    """Look at the top card of one's own deck, and put it back."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return bool(ahead.player.deck)

    async def do(self, use: Use) -> None:
        poker.look_at_top(use.table, use.user)


@dataclass(slots=True, frozen=True)
class RevealDeckTop:
    """All see the top card of one's deck."""

    price = True  # without a card there is nothing to bet on

    def foresee(self, ahead: Prospect) -> bool:
        return bool(ahead.player.deck)

    async def do(self, use: Use) -> None:
        use.revealed = poker.reveal_top(use.table, use.user)


@dataclass(slots=True, frozen=True)
class ShuffleDeck:
    """One's own deck, all of it."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return len(ahead.player.deck) > 1

    async def do(self, use: Use) -> None:
        poker.shuffle_deck(use.table, use.user)


@dataclass(slots=True, frozen=True)
class DrawPoker:
    """A card from one's own deck to the hand."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return bool(ahead.player.deck)

    async def do(self, use: Use) -> None:
        poker.draw(use.table, use.user, 1)
