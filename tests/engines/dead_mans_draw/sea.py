"""Stages a position of Dead Man's Draw and drives one rule on it with scripted answers."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from engines.core import RuleError, Seat, Table
from engines.core.staging import SaidBy, Stage
from engines.dead_mans_draw import GAME
from engines.dead_mans_draw.cards import BY_ID, LOOT, Card, Suit
from engines.dead_mans_draw.rules import play, take_turn
from engines.dead_mans_draw.state import Bank, Options, Sea, Trait
from engines.dead_mans_draw.traits import TRAIT_BY_ID

A, B, C = Seat(0), Seat(1), Seat(2)


def _of(suit: Suit) -> Callable[[int], Card]:
    return lambda value: BY_ID[f"{suit.value}-{value}"]


anchor, hook, cannon, key, chest = map(_of, (Suit.ANCHOR, Suit.HOOK, Suit.CANNON, Suit.KEY, Suit.CHEST))
map_, oracle, sword, kraken, mermaid = map(_of, (Suit.MAP, Suit.ORACLE, Suit.SWORD, Suit.KRAKEN, Suit.MERMAID))


class Scene(Stage):
    """A rule running on a staged sea. All sixty cards must be accounted for after every answer."""

    def say(self, *answers: SaidBy) -> Scene:
        for answer in answers:
            super().say(answer)
            assert self.status() == []
        return self

    @property
    def choices(self) -> set[Card | str]:
        """What whoever is waited for can choose: cards as cards, all else by its id. Empty if nobody is asked."""
        return {BY_ID.get(option, option) for option in self.offered()} if self.pending else set()

    @property
    def may_stop(self) -> bool:
        """Whether the question is: draw or stop?"""
        return self.choices == {"draw", "stop"}

    @property
    def play_area(self) -> list[Card]:
        """In order of arrival."""
        return list(self.state.play_area)

    @property
    def discard(self) -> set[Card]:
        return set(self.state.discard_pile)

    @property
    def next_draws(self) -> list[Card]:
        """The draw pile, the card to be drawn next first."""
        return list(reversed(self.state.draw_pile))

    def bank(self, seat: Seat) -> set[Card]:
        return set(self.state.banks[seat].cards())

    def everybody_knows(self, card: Card) -> bool:
        """Whether even a bystander has been shown a card that lies face down."""
        return bool(self.state.known.knows(card.id, None))


class Staged:
    """A position in the making. What is not placed lies under the draw pile; unplaced traits are in the box."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self._seats = seats
        self._options = Options(**options)
        self._draw_pile: list[Card] = []
        self._draw_pile_ends = False
        self._discard: list[Card] | None = None
        self._play_area: list[Card] = []
        self._banks: list[list[Card]] = [[] for _ in range(seats)]
        self._rest_with: Seat | None = None
        self._box = dict(TRAIT_BY_ID)
        self._traits: list[Trait | None] = [None] * seats
        self._dealt: list[list[Trait]] = [[] for _ in range(seats)]
        self._victim: Seat | None = None

    def draw_pile(self, *cards: Card) -> Staged:
        """The next cards to be drawn, first to last; the unplaced rest lies under them."""
        self._draw_pile = list(cards)
        return self

    def last_draws(self, *cards: Card) -> Staged:
        """All that is left in the draw pile. The unplaced rest is the discard pile, or goes where `rest_with` says."""
        self._draw_pile, self._draw_pile_ends = list(cards), True
        return self

    def discard(self, *cards: Card) -> Staged:
        """The whole discard pile; shuffles leave it so that the first named come out first."""
        self._discard = list(cards)
        return self

    def play_area(self, *cards: Card) -> Staged:
        """Cards that lie there already, their abilities long resolved."""
        self._play_area = list(cards)
        return self

    def bank(self, seat: Seat, *cards: Card) -> Staged:
        self._banks[seat] = list(cards)
        return self

    def rest_with(self, seat: Seat) -> Staged:
        """Every card that the test does not place is in this seat's bank."""
        self._rest_with = seat
        return self

    def trait(self, seat: Seat, id: str) -> Staged:
        self._traits[seat] = self._box.pop(id)
        return self

    def dealt(self, seat: Seat, *ids: str) -> Staged:
        """Traits the seat has still to choose from."""
        self._dealt[seat] = [self._box.pop(name) for name in ids]
        return self

    def victim(self, seat: Seat) -> Staged:
        """Whom the owner of Davy Jones' Locker has named."""
        self._victim = seat
        return self

    def turn(self, of: Seat) -> Scene:
        """That seat's turn, from its first draw."""
        return self.run(lambda table: take_turn(table, of), active=of)

    def game(self) -> Scene:
        """The whole game from here on, A first; for tables without traits."""
        return self.run(play)

    def run(self, rule: Callable[[Table[Sea]], Coroutine[Any, Any, Any]], active: Seat = A) -> Scene:
        """Any one rule, up to its first question."""
        scene = Scene(GAME, self.sea(active), rule, seats=self._seats, options=self._options.model_dump())
        assert scene.status() == []
        return scene

    def sea(self, active: Seat = A) -> Sea:
        """The position itself."""
        draw_pile, discard = list(self._draw_pile), list(self._discard or [])
        banks = [list(cards) for cards in self._banks]
        placed = [*draw_pile, *discard, *self._play_area, *(card for bank in banks for card in bank)]
        if len(placed) != len(set(placed)):
            raise RuleError("a card is staged in two places")
        self._home_of_the_rest(draw_pile, discard, banks).extend(card for card in LOOT if card not in placed)
        return Sea(
            options=self._options,
            first=A,
            active=active,
            draw_pile=draw_pile[::-1],
            discard_pile=discard[::-1],
            banks=[_bank(cards) for cards in banks],
            play_area=list(self._play_area),
            traits=list(self._traits),
            dealt=[list(traits) for traits in self._dealt],
            box=list(self._box.values()),
            victim=self._victim,
        )

    def _home_of_the_rest(self, draw_pile: list[Card], discard: list[Card], banks: list[list[Card]]) -> list[Card]:
        if self._rest_with is not None:
            return banks[self._rest_with]
        if not self._draw_pile_ends:
            return draw_pile
        if self._discard is None:
            return discard
        raise RuleError("draw pile and discard pile are both staged whole: say with rest_with where the rest is")


def _bank(cards: list[Card]) -> Bank:
    bank = Bank()
    for card in cards:
        bank.add(card)
    return bank
