"""What lies where: nothing is lost, and what a seat cannot know is dealt anew without touching what it can."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from engines.core import EVERYBODY, Knowledge, Piece, Seat, Text, Zones

ANN, BEN = Seat(0), Seat(1)


class Card(Piece):
    """A card for tests."""

    def named(self) -> Text:
        return Text(self.id)


CARDS = [Card(f"card-{n}") for n in range(12)]


@dataclass(slots=True)
class Slot:
    """Something that holds a card."""

    card: Card


@dataclass(slots=True)
class Shelf:
    """A deck, two hands, a pile whose order nobody knows, cards in the open and one in a slot."""

    deck: list[Card] = field(default_factory=lambda: CARDS[:4])
    hands: list[list[Card]] = field(default_factory=lambda: [CARDS[4:6], CARDS[6:8]])
    pile: list[Card] = field(default_factory=lambda: CARDS[8:10])
    open: list[Card] = field(default_factory=lambda: CARDS[10:11])
    slot: Slot = field(default_factory=lambda: Slot(CARDS[11]))
    known: Knowledge = field(default_factory=Knowledge)

    def zones(self) -> Zones:
        zones = Zones(self.known)
        cards = zones.stock("the cards", CARDS)
        cards.lies_in(self.deck)
        cards.lies_in(self.pile, pool="pile")
        for seat, hand in enumerate(self.hands):
            cards.lies_in(hand, seen_by=(Seat(seat),))
        cards.lies_in(self.open, seen_by=EVERYBODY)
        cards.lies_at(self.slot, "card", known_as=self.slot.card.id)
        return zones


def many_worlds(known: Knowledge, seat: Seat | None, *, nobody: bool = False) -> list[Shelf]:
    worlds = []
    for seed in range(60):
        shelf = Shelf(known=known)
        if nobody:
            shelf.zones().reshuffle(random.Random(seed))
        else:
            shelf.zones().redeal(seat, random.Random(seed))
        assert shelf.zones().broken() == []
        worlds.append(shelf)
    return worlds


def test_what_a_seat_cannot_know_may_lie_anywhere_it_could_lie() -> None:
    worlds = many_worlds(Knowledge(), ANN)
    hidden = {*CARDS[:4], *CARDS[6:8], CARDS[11]}
    assert {shelf.slot.card for shelf in worlds} == hidden
    assert {card for shelf in worlds for card in shelf.hands[BEN]} == hidden
    assert {shelf.deck[0] for shelf in worlds} == hidden


def test_what_a_seat_sees_or_was_shown_stays_where_it_is() -> None:
    known = Knowledge()
    known.show(CARDS[0].id, [ANN])
    known.show(CARDS[11].id, None)
    for shelf in many_worlds(known, ANN):
        assert shelf.hands[ANN] == CARDS[4:6]
        assert shelf.open == CARDS[10:11]
        assert shelf.deck[0] is CARDS[0]
        assert shelf.slot.card is CARDS[11]
    assert any(shelf.deck[0] is not CARDS[0] for shelf in many_worlds(known, BEN))


def test_a_pool_of_its_own_keeps_what_it_holds() -> None:
    worlds = many_worlds(Knowledge(), None)
    assert all(set(shelf.pile) == set(CARDS[8:10]) for shelf in worlds)
    assert {tuple(shelf.pile) for shelf in worlds} == {tuple(CARDS[8:10]), tuple(reversed(CARDS[8:10]))}


def test_after_an_undo_only_what_nobody_knows_is_another() -> None:
    known = Knowledge()
    known.show(CARDS[1].id, [BEN])
    worlds = many_worlds(known, None, nobody=True)
    for shelf in worlds:
        assert shelf.hands == [CARDS[4:6], CARDS[6:8]]
        assert shelf.deck[1] is CARDS[1]
    assert {shelf.slot.card for shelf in worlds} == {CARDS[0], *CARDS[2:4], CARDS[11]}


@pytest.mark.parametrize("harm", ["lost", "twice", "foreign"])
def test_what_is_lost_or_there_twice_is_found(harm: str) -> None:
    shelf = Shelf()
    if harm == "lost":
        shelf.deck.pop()
    elif harm == "twice":
        shelf.open.append(shelf.deck[0])
    else:
        shelf.deck[0] = Card("card-0")
    assert shelf.zones().broken() == ["the cards: not all there, each in one place"]
