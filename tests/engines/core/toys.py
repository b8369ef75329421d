"""Tiny games with a planted leak each, and one without: they prove that the twin test can fail, and can pass."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from engines.core import (
    EVERYBODY,
    Answer,
    Ask,
    Game,
    Option,
    Pick,
    Seat,
    Seen,
    Setup,
    Standings,
    State,
    Table,
    Text,
    Zones,
    rank,
)

CARDS = ["shield", "rock", "moss", "fern", "rain", "wind"]


@dataclass(slots=True, repr=False)
class Den(State):
    """Two cards in each hand, face down to the others; what is played lies open."""

    hands: list[list[str]]
    deck: list[str]
    played: list[str] = field(default_factory=list)


class DenView(BaseModel):
    own: list[str]
    sizes: list[int]
    deck: int
    played: list[str]


def _setup(start: Setup) -> Den:
    cards = list(CARDS)
    start.chance.shuffle(cards)
    return Den(hands=[sorted([cards.pop(), cards.pop()]) for _ in start.seats], deck=cards)


def _view(den: Den, seat: Seat | None) -> DenView:
    own = [] if seat is None else den.hands[seat]
    return DenView(own=own, sizes=[len(hand) for hand in den.hands], deck=len(den.deck), played=den.played)


def _zones(den: Den) -> Zones:
    zones = Zones(den.known)
    cards = zones.stock("the six cards", CARDS)
    cards.lies_in(den.deck)
    for seat, hand in enumerate(den.hands):
        cards.lies_in(hand, seen_by=(Seat(seat),))
    cards.lies_in(den.played, seen_by=EVERYBODY)
    return zones


def _standings(den: Den) -> Standings:
    seats = [Seat(i) for i in range(len(den.hands))]
    return rank(dict.fromkeys(seats, (0,)), {seat: {} for seat in seats})


def _computer(seen: Seen, ask: Ask, rng: random.Random) -> Answer:
    return ask.default


def toy(id: str, turn: Callable[[Table[Den], Seat], Coroutine[Any, Any, None]]) -> Game[Den]:
    """A game of two rounds, one such turn for each seat."""

    async def play(table: Table[Den]) -> Standings:
        for _ in range(2):
            for seat in table.seats:
                await turn(table, seat)
        return _standings(table.state)

    return Game(
        id=id,
        version=1,
        seats=(2, 2),
        setup=_setup,
        play=play,
        standings=_standings,
        view=_view,
        zones=_zones,
        computer=_computer,
    )


def _hand(table: Table[Den], seat: Seat) -> Pick:
    options = [Option(card, Text("toy-card", card=card), value=card) for card in sorted(table.state.hands[seat])]
    return Pick(options, prompt=Text("toy-play"), secret=True)


def _word(word: str) -> Option[str]:
    return Option(word, Text(f"toy-{word}"), value=word)


async def _keep_or_swap(table: Table[Den], seat: Seat) -> None:
    """An honest turn: a card goes under the deck unseen and another comes up."""
    den = table.state
    card = await table.ask(seat, lambda: _hand(table, seat))
    den.hands[seat].remove(card)
    den.deck.insert(0, card)
    den.hands[seat].append(den.deck.pop())
    table.tell("toy-swapped", seat=seat)
    table.tell("toy-got", to=[seat], reveals=True, card=den.hands[seat][-1])


async def _swap_and_name_it(table: Table[Den], seat: Seat) -> None:
    """Leak: the public event names the card that came up."""
    await _keep_or_swap(table, seat)
    table.tell("toy-got", card=table.state.hands[seat][-1])


async def _guess_from_a_labelled_menu(table: Table[Den], seat: Seat) -> None:
    """Leak: who chooses one of the other's cards reads its name on the label."""
    den = table.state
    other = table.others(seat)[0]

    def menu() -> Pick:
        cards = enumerate(den.hands[other])
        return Pick(
            [Option(str(i), Text("toy-card", card=card), value=i) for i, card in cards], prompt=Text("toy-take")
        )

    place = await table.ask(seat, menu)
    den.deck.insert(0, den.hands[other].pop(place))
    den.hands[other].append(den.deck.pop())


async def _take_by_value(table: Table[Den], seat: Seat) -> None:
    """Leak: the labels are blank, but the option's value, which travels with the menu, is the card itself."""
    den = table.state
    other = table.others(seat)[0]

    def menu() -> Pick:
        cards = enumerate(den.hands[other])
        return Pick([Option(str(i), Text("toy-back"), value=card) for i, card in cards], prompt=Text("toy-take"))

    card = await table.ask(seat, menu)
    den.hands[other].remove(card)
    den.deck.insert(0, card)
    den.hands[other].append(den.deck.pop())


async def _ask_only_who_holds_a_shield(table: Table[Den], seat: Seat) -> None:
    """Leak: only somebody who could react is asked, so a pause tells what they hold."""
    den = table.state
    await table.ask(seat, Pick([_word("push"), _word("rest")], prompt=Text("toy-push")))

    def shield(other: Seat) -> Pick | None:
        if other == seat or "shield" not in den.hands[other]:
            return None
        return Pick([_word("pass"), _word("shield")], prompt=Text("toy-react"), secret=True)

    await table.window(shield, table.others(seat))
    table.tell("toy-done", seat=seat)


HONEST = toy("honest", _keep_or_swap)
NAME_IN_AN_EVENT = toy("name-in-an-event", _swap_and_name_it)
LABEL_IN_A_MENU = toy("label-in-a-menu", _guess_from_a_labelled_menu)
VALUE_IN_A_MENU = toy("value-in-a-menu", _take_by_value)
ONLY_HOLDERS_ASKED = toy("only-holders-asked", _ask_only_who_holds_a_shield)
