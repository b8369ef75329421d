"""Poker cards: drawn, looked at, revealed, shuffled. Who knows which is noted here and nowhere else."""

from __future__ import annotations

from engines.core import Chance, Seat, Table
from engines.scoundrels.state import Played, Poker, Town


def draw(table: Table[Town], seat: Seat, count: int) -> None:
    """From the top of one's own deck, as long as there is one (R56)."""
    player = table.state.players[seat]
    for _ in range(min(count, len(player.deck))):
        card = player.deck.pop()
        player.hand.append(card)
        _know(table.state, card, seat)
        table.show(card.place, "draws-card", to=[seat], card=card.label)
    table.tell("draws", seat=seat, hand=len(player.hand))


def look_at(table: Table[Town], seat: Seat, played: Played) -> None:
    """Somebody's card of today, in secret; it stays where it lies."""
    _know(table.state, played.card, seat)
    table.state.known.show(played.fact, [seat])
    table.show(played.card.place, "card-is", to=[seat], played=played.label, card=played.card.label)
    table.tell("looks-at", seat=seat, rival=played.seat, slot=played.slot or "0")


def look_at_top(table: Table[Town], seat: Seat) -> None:
    """The top of one's own deck, in secret."""
    card = table.state.players[seat].deck[-1]
    _know(table.state, card, seat)
    table.show(card.place, "deck-top-is", to=[seat], card=card.label)
    table.tell("looks-at-deck", seat=seat)


def reveal_top(table: Table[Town], seat: Seat) -> str:
    """The top of one's own deck, for all."""
    card = table.state.players[seat].deck[-1]
    _know(table.state, card, None)
    table.show(card.place, "reveals-top", seat=seat, card=card.label)
    return card.value


def reveal(table: Table[Town], played: Played) -> None:
    """A suspected card is turned over."""
    _know(table.state, played.card, None)
    table.state.known.show(played.fact, None)
    table.show(played.card.place, "turned-over", seat=played.seat, slot=played.slot or "0", card=played.card.label)


def lay_open(table: Table[Town], played: Played) -> None:
    """A 0 is laid face up beside the sheet."""
    _know(table.state, played.card, None)
    table.state.known.show(played.fact, None)
    table.show(played.card.place, "lays-zero", seat=played.seat)


def shuffle_deck(table: Table[Town], seat: Seat) -> None:
    """All of one's own deck."""
    shuffled_together(table.state, table.chance, table.state.players[seat].deck)
    table.tell("shuffles-deck", seat=seat)


def shuffled_together(town: Town, chance: Chance, cards: list[Poker]) -> None:
    """From now on nobody knows which of them lies where."""
    town.batches += 1
    for card in cards:
        town.known.forget(card.place)
        card.batch = town.batches
    chance.shuffle(cards)


def _know(town: Town, card: Poker, seat: Seat | None) -> None:
    """That this card has this value is known for good; where it lies only until it is shuffled."""
    town.known.show(card.id, None if seat is None else [seat])
