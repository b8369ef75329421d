"""Stages a position of 3000 Scoundrels and drives one rule on it with scripted answers."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

from engines.core import Form, IllegalAnswer, Seat, Setup, Table, Text
from engines.core.chance import Rigged
from engines.core.staging import Said, spelt
from engines.scoundrels import GAME, abilities, evening, rules, setting_up
from engines.scoundrels.cards import JOB, STRATEGIES, TRAIT
from engines.scoundrels.parts import Scoundrel
from engines.scoundrels.state import MARKS, SPACES, Mark, Options, Played, Player, Poker, Safe, Town
from tests.engines.sound import SoundStage

A, B, C, D = (Seat(i) for i in range(4))
FIVE = ("lucky dog", "sneaky prospector", "hungry lumberjack", "loyal cat", "humble barber")  # a full sheet


def called(name: str) -> Scoundrel:
    """A scoundrel by its name in lower case: "filthy dog", "quick-draw bank-robber"."""
    trait, job = name.split()
    return Scoundrel(TRAIT[trait], JOB[job])


class Scene(SoundStage):
    """A rule running on a staged town. Everything must be accounted for after every answer."""

    @property
    def town(self) -> Town:
        town: Town = self.table.state
        return town

    def player(self, seat: Seat) -> Player:
        return self.town.players[seat]

    def money(self, seat: Seat) -> int:
        return self.player(seat).money

    def sheet(self, seat: Seat) -> list[str]:
        """Names on the sheet from left to right, gaps left out."""
        return [name_of(scoundrel) for scoundrel in self.player(seat).scoundrels()]

    @property
    def saloon(self) -> list[str]:
        """From left to right."""
        return [name_of(scoundrel) for scoundrel in self.town.saloon]

    @property
    def pile(self) -> list[str]:
        """The discard pile, its top first."""
        return [name_of(scoundrel) for scoundrel in reversed(self.town.pile)]

    def safe(self, id: str) -> Safe:
        """Any of the eighteen, by id: "estate-3"."""
        return next(safe for safe in self.town.safes() if safe.id == id)

    def options(self, seat: Seat | None = None) -> list[str]:
        """What whoever is waited for (or this seat) can choose, by id; nothing if nobody is asked."""
        return self.offered(seat) if self.pending else []

    def refuses(self, said: Said, seat: Seat | None = None) -> bool:
        """Whether whoever is waited for (or this seat) may not answer this; if not, nothing changes by trying."""
        who = next(iter(self.pending), A) if seat is None else seat
        ask = self.pending.get(who)
        before = self.digest()
        try:
            self.answer(who, spelt(ask, said) if ask is not None else [str(said)])
        except IllegalAnswer:
            return self.digest() == before and self.status() == []
        return False

    def sees(self, seat: Seat, id: str) -> int | None:
        """What a safe is worth for all that a seat may look at now; None if it may not."""
        view: Any = self.view(seat)
        safes = [*view.unused, *(safe for player in view.players for safe in player.safes)]
        safes += [safe for spaces in view.board.values() for safe in spaces if safe is not None]
        value: int | None = next(safe.value for safe in safes if safe.id == id)
        return value

    def told_to(self, seat: Seat, key: str) -> list[Text]:
        """What was said with this key, as far as it reached the seat."""
        return [event.text for event in self.seen(seat).events if event.text.key == key]


def name_of(scoundrel: Scoundrel) -> str:
    return f"{scoundrel.trait.id} {scoundrel.job.id}"


class Staged:
    """A position in the making: everything as after set-up, with empty sheets and an empty saloon, on day 1.

    Parts that no scoundrel was made of lie in the decks, so the saloon is refilled from them.
    """

    def __init__(self, seats: int = 2, day: int = 1, **options: Any) -> None:
        self._seats = seats
        self._game = GAME
        setup = Setup(
            seats=tuple(Seat(i) for i in range(seats)),
            options=Options(**{"leaders": "random", **options}),
            seat_options=[],
            chance=Rigged(),
            version=GAME.version,
        )
        town = setting_up.setup(setup)
        self.town = town
        self._options = options
        town.day = day
        town.traits[:0] = [card for card in town.box if card in TRAIT.values()]  # type: ignore[misc]
        town.jobs[:0] = [card for card in town.box if card in JOB.values()]  # type: ignore[misc]
        town.box.clear()
        for scoundrel in town.saloon:
            town.traits.append(scoundrel.trait)
            town.jobs.append(scoundrel.job)
        town.saloon.clear()
        town.step = "abilities"

    def _take(self, name: str) -> Scoundrel:
        scoundrel = called(name)
        self.town.traits.remove(scoundrel.trait)
        self.town.jobs.remove(scoundrel.job)
        return scoundrel

    def sheet(self, seat: Seat, *names: str | None) -> Staged:
        """Scoundrels on the sheet from the left; None is an empty space."""
        row = [None if name is None else self._take(name) for name in names]
        self.town.players[seat].sheet[:] = [*row, *[None] * (SPACES - len(row))]
        return self

    def saloon(self, *names: str) -> Staged:
        """From left to right."""
        self.town.saloon[:] = [self._take(name) for name in names]
        return self

    def pile(self, *names: str) -> Staged:
        """The discard pile, its top first."""
        self.town.pile[:] = [self._take(name) for name in reversed(names)]
        return self

    def next_scoundrels(self, *names: str) -> Staged:
        """Who comes into the saloon next, the first one first."""
        for name in reversed(names):
            scoundrel = self._take(name)
            self.town.traits.append(scoundrel.trait)
            self.town.jobs.append(scoundrel.job)
        return self

    def money(self, seat: Seat, n: int) -> Staged:
        self.town.players[seat].money = n
        return self

    def reputation(self, seat: Seat, n: int) -> Staged:
        self.town.players[seat].reputation = n
        return self

    def henchmen(self, seat: Seat, available: int, jailed: int = 0) -> Staged:
        """The rest of the three is destroyed, unless they are put on cards afterwards."""
        player = self.town.players[seat]
        player.available, player.jailed, player.destroyed = available, jailed, 3 - available - jailed
        return self

    def hand(self, seat: Seat, *values: str) -> Staged:
        """These cards in hand, the others in the deck below (see `deck`)."""
        player = self.town.players[seat]
        cards = {card.value: card for card in (*player.hand, *player.deck)}
        player.hand[:] = [cards.pop(value) for value in values]
        player.deck[:] = cards.values()
        self._know(seat)
        return self

    def deck(self, seat: Seat, *values: str) -> Staged:
        """The deck, its top first; whatever is left of the seven is the hand. Cards played stay where they are."""
        player = self.town.players[seat]
        cards = {card.value: card for card in (*player.hand, *player.deck)}
        player.deck[:] = [cards.pop(value) for value in reversed(values)]
        player.hand[:] = cards.values()
        self._know(seat)
        return self

    def _know(self, seat: Seat) -> None:
        for card in self.town.players[seat].hand:
            self.town.known.show(card.id, [seat])
            self.town.known.show(card.place, [seat])

    def played(self, seat: Seat, card: str, slot: str | None, *henchmen: Seat, current: bool = False) -> Staged:
        """A card played today, from hand or deck, with henchmen of these seats on it; `current`: it is this turn's."""
        player = self.town.players[seat]
        found: Poker = next(c for c in (*player.hand, *player.deck) if c.value == card)
        (player.hand if found in player.hand else player.deck).remove(found)
        played = Played(seat, found, slot)
        for owner in henchmen:
            other = self.town.players[owner]
            if other.destroyed:
                other.destroyed -= 1
            else:
                other.available -= 1
            played.henchmen.append(owner)
        player.played.append(played)
        if current:
            self.town.current = played
            self.town.active = seat
        return self

    def safe(self, id: str, value: int) -> Staged:
        """What a safe is worth; another one of its location takes the value it had."""
        safes = [safe for safe in self.town.safes() if safe.id.startswith(id.split("-")[0])]
        this = next(safe for safe in safes if safe.id == id)
        other = next(safe for safe in safes if safe.value == value)
        this.value, other.value = value, this.value
        return self

    def holds(self, seat: Seat, *ids: str) -> Staged:
        """Safes that somebody has stolen."""
        for id_ in ids:
            safe = next(safe for safe in self.town.safes() if safe.id == id_)
            if safe in self.town.unused:
                self.town.unused.remove(safe)
            else:
                spaces = self.town.board[safe.home]
                spaces[spaces.index(safe)] = None
            self.town.players[seat].safes.append(safe)
            self.town.known.show(safe.id, [seat])
        return self

    def mark(self, seat: Seat, id: str, *faces: int) -> Staged:
        """Marks on a safe."""
        safe = next(safe for safe in self.town.safes() if safe.id == id)
        for face in faces:
            kind = (face - 2) // 2
            self.town.players[seat].marks[kind] -= 1
            safe.marks.append(Mark(seat, kind, face))
            self.town.known.show(safe.id, [seat])
        assert all(0 <= left <= most for left, most in zip(self.town.players[seat].marks, MARKS, strict=True))
        return self

    def strategy(self, seat: Seat, id: str) -> Staged:
        self.town.players[seat].strategy = next(strategy for strategy in STRATEGIES if strategy.id == id)
        return self

    # Rules to run

    def version(self, number: int) -> Staged:
        """By the rules of an earlier version."""
        self._game = replace(GAME, version=number)
        return self

    def rule(self, rule: Callable[[Table[Town]], Coroutine[Any, Any, Any]], numbers: tuple[int, ...] = ()) -> Scene:
        """Any rule that takes the table. Shuffles leave everything as it lies; dice and picks are rigged."""
        return Scene(self._game, self.town, rule, seats=self._seats, numbers=numbers, options=self._options)

    def turn(self, of: Seat) -> Scene:
        """A whole turn: start, plan, abilities, hire or office, the rest."""
        self.town.active = of
        return self.rule(partial(_turn, of))

    def abilities(self, of: Seat) -> Scene:
        """Step 2 with the current card, reactions included; no standing offers of suspicion."""
        self.town.active = of
        return self.rule(partial(_abilities, of))

    def hire_or_office(self, of: Seat) -> Scene:
        """Step 3."""
        self.town.active = of
        self.town.step = "hire"
        return self.rule(lambda table: rules.hire_or_office(table, of))

    def abilities_and_evening(self, of: Seat) -> Scene:
        """Step 2 of the day's last turn, then the end of the day; step 3 is left out."""
        self.town.active = of
        return self.rule(partial(_abilities_and_evening, of))

    def end_of_day(self, first: Seat) -> Scene:
        """Challenge, shuffle, draw, abilities, first player of the next day."""
        self.town.last = Seat((first - 1) % self._seats)
        self.town.active = first
        return self.rule(lambda table: evening.end_of_day(table, first))


async def _abilities_and_evening(seat: Seat, table: Table[Town]) -> None:
    await _abilities(seat, table)
    table.state.last = seat
    await evening.end_of_day(table, seat)


def on_slot(slot: str, *sheet: str | None, seats: int = 2, day: int = 1) -> Staged:
    """A's scoundrels, and A's card of this turn: the 0, so always a bluff."""
    return Staged(seats, day=day).sheet(A, *sheet).played(A, "0", slot, current=True)


def plans(turn: Scene) -> bool:
    """Whether a turn has come to its plan: nothing is to be used before it any more."""
    return isinstance(turn.pending[turn.town.active], Form)


async def turns_of_a_and_b(table: Table[Town]) -> None:
    """Two turns, one after the other."""
    for seat in (A, B):
        table.state.active = seat
        await rules.take_turn(table, seat)


async def _turn(seat: Seat, table: Table[Town]) -> None:
    await rules.take_turn(table, seat)


async def _abilities(seat: Seat, table: Table[Town]) -> None:
    await abilities.use_some(table, seat, partial(abilities.in_step_2, table.state, seat))
