"""Set-up (p.5): decks, saloon, safes, and leaders where they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engines.core import Chance, Seat, Setup
from engines.scoundrels.cards import DECKS, JOBS, LEADERS, TRAITS
from engines.scoundrels.parts import Job, Trait
from engines.scoundrels.saloon import create
from engines.scoundrels.state import HAND, LOCATIONS, SALOON, VALUES, Player, Poker, Safe, Terms, Town

C = TypeVar("C", Trait, Job)


def setup(start: Setup) -> Town:
    """Decks, saloon, safes, leaders unless they are chosen. The first player is drawn last (R06)."""
    chance, options = start.chance, start.options
    counts = DECKS[options.length][len(start.seats)]
    box: list[Trait | Job] = []
    traits = [card for colour in ("red", "blue") for card in _some(chance, TRAITS, colour, counts[colour], box)]
    jobs = [
        card for colour in ("black", "purple", "green") for card in _some(chance, JOBS, colour, counts[colour], box)
    ]
    board, unused = _safes(chance)
    leaders = _leaders(start)
    town = Town(
        options=Terms(length=options.length, strategies=options.strategies),
        players=[_player(chance, seat, leaders[seat]) for seat in start.seats],
        active=Seat(0),
        board=board,
        unused=unused,
        traits=traits,
        jobs=jobs,
        box=box,
    )
    town.saloon[:] = [scoundrel for _ in range(SALOON) if (scoundrel := create(town)) is not None][::-1]
    for seat, player in enumerate(town.players):
        for card in player.hand:
            town.known.show(card.id, [Seat(seat)])
            town.known.show(card.place, [Seat(seat)])
    return town


def _some(chance: Chance, cards: Sequence[C], colour: str, count: int, box: list[Trait | Job]) -> list[C]:
    """So many of a colour, shuffled; the others leave the game unseen (R02)."""
    pile = [card for card in cards if card.colour == colour]
    chance.shuffle(pile)
    box += pile[count:]
    return pile[:count]


def _safes(chance: Chance) -> tuple[dict[str, list[Safe | None]], list[Safe]]:
    """Five of each colour to their location, the sixth beside the board (R04)."""
    board: dict[str, list[Safe | None]] = {}
    unused = []
    for location in LOCATIONS:
        values = list(location.values)
        chance.shuffle(values)
        six = [Safe(location.id, number, value) for number, value in enumerate(values, start=1)]
        board[location.id] = [*six[:-1]]
        unused.append(six[-1])
    return board, unused


def _leaders(start: Setup) -> list[str]:
    """One for each seat by chance, or none yet. In version 1 nobody chose, and two players always had the same two."""
    if start.version >= 2 and start.options.leaders == "choose":
        return [""] * len(start.seats)
    few = start.version < 2 and not start.options.strategies
    leaders = list(LEADERS[: len(start.seats)] if few else LEADERS)
    start.chance.shuffle(leaders)
    return leaders


def _player(chance: Chance, seat: Seat, leader: str) -> Player:
    """With a hand of four, unless a leader is to be chosen first: the cards come after that (5E)."""
    values = list(VALUES)
    chance.shuffle(values)
    deck = [Poker(seat, number, value) for number, value in enumerate(values)]  # a number tells nothing
    return Player(leader=leader, hand=[deck.pop() for _ in range(HAND if leader else 0)], deck=deck)
