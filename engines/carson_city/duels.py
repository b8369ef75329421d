"""Duels: who acts where several stand, by dice or by the tiles of Might is Right (p.3, p.8, R17-R20, R42-R43)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import cast

from engines.carson_city.cards import DuelTile
from engines.carson_city.land import PARCELS, Parcel
from engines.carson_city.state import Spot, Town, take_home
from engines.core import Option, Pick, Seat, Table, Text

REFILL = 3  # tiles drawn when a hand is empty
SHERIFF_POINTS = 3  # for each duel the red Sheriff loses


async def who_acts(table: Table[Town], spot: Spot) -> Seat | None:
    """Who stands alone, or wins the duel. Their cowboy goes to the general reserve, whether they act or not (R18)."""
    town = table.state
    seats = town.at(spot)
    if not seats:
        return None
    winner = seats[0] if len(seats) == 1 else await duel(table, spot)
    take_home(town, spot, winner, to_reserve=False)
    return winner


async def duel(table: Table[Town], spot: Spot) -> Seat:
    """All who stand there, at once. The losers take their cowboys back; the winner's stays for now."""
    town = table.state
    seats = [seat for seat in town.in_order() if seat in town.at(spot)]
    firepower = {seat: town.firepower(seat) for seat in seats}
    values = await play_tiles(table, spot, seats) if town.options.might_is_right else roll_dice(table, seats)
    totals = {seat: firepower[seat] + values[seat] for seat in seats}
    winner = max(seats, key=lambda seat: totals[seat])  # of equal ones the first in order (R20)
    for seat in seats:
        table.tell("duel-total", seat=seat, firepower=firepower[seat], value=values[seat], total=totals[seat])
    tied = sum(total == totals[winner] for total in totals.values()) > 1
    table.tell("duel-won-by-order" if tied else "duel-won", seat=winner, spot=spot.label, losers=names(seats, winner))
    for loser in seats:
        if loser != winner:
            lose(table, spot, loser)
    return winner


def names(seats: Iterable[Seat], but: Seat | None = None) -> list[Text]:
    """Some players by name."""
    return [Text("core-seat", seat=seat) for seat in seats if seat != but]


def with_firepower(town: Town, seats: Iterable[Seat], reader: Seat) -> list[Text]:
    """Some players by name, each with the firepower they have now, as far as the reader knows."""
    return [Text("with-firepower", seat=seat, firepower=town.known_firepower(seat, reader)) for seat in seats]


def roll_dice(table: Table[Town], seats: Sequence[Seat]) -> dict[Seat, int]:
    """A die each."""
    return {seat: table.chance.roll() for seat in seats}


def lose(table: Table[Town], spot: Spot, seat: Seat) -> None:
    """The cowboy comes back, and counts in later duels. The red Sheriff gets points (A27)."""
    town = table.state
    take_home(town, spot, seat, to_reserve=True)
    if town.players[seat].is_("sheriff-red"):
        town.players[seat].points += SHERIFF_POINTS
        table.tell("sheriff-consoled", seat=seat, points=SHERIFF_POINTS)


# Might is Right


async def play_tiles(table: Table[Town], spot: Spot, seats: Sequence[Seat]) -> dict[Seat, int]:
    """Everybody in the duel lays a tile in secret; all are turned over together (R43)."""
    town = table.state
    table.tell("duel-begins", spot=spot.label, seats=names(seats))

    def choice(seat: Seat) -> Pick[DuelTile]:
        hand = sorted(town.players[seat].hand, key=lambda tile: tile.value)
        rivals = with_firepower(town, (other for other in seats if other != seat), seat)
        prompt = Text("duel-choose", spot=spot.label, firepower=town.firepower(seat), rivals=rivals)
        return Pick.of(hand, prompt=prompt, topic="duel", secret=True)

    chosen = await table.ask_all({seat: partial(choice, seat) for seat in seats})
    for seat in seats:
        player, tile = town.players[seat], chosen[seat]
        player.hand.remove(tile)
        player.used.append(tile)
        table.tell("duel-tile-shown", seat=seat, value=tile.value, reveals=True)
    for seat in seats:
        refill(table, seat)
    return {seat: chosen[seat].value for seat in seats}


def refill(table: Table[Town], seat: Seat) -> None:
    """An empty hand gets three of the used tiles at random; which, nobody else sees (A29)."""
    player = table.state.players[seat]
    if player.hand:
        return
    pile = [*player.used, *player.covered]
    player.hand = table.chance.take(pile, REFILL)
    player.covered, player.used = pile, []
    table.tell("duel-refilled", seat=seat, count=REFILL)


# Several duels at once


async def in_chosen_order(table: Table[Town], spots: Sequence[Parcel], topic: str) -> list[Parcel]:
    """The order of some duels: whoever is lowest on the track among those in any of them fixes it (A5).

    Nobody is asked where nobody is in two of them: then the order cannot matter.
    """
    town = table.state
    involved = [seat for spot in spots for seat in town.at(spot)]
    in_row = [parcel for parcel in PARCELS if parcel in spots]
    if all(involved.count(seat) < 2 for seat in involved):
        return in_row
    chooser = min(involved, key=town.slot)

    def choice() -> Pick[list[Parcel]]:
        options = [Option(parcel.id, _duel_at(town, parcel, chooser), value=parcel) for parcel in in_row]
        every = len(in_row)
        menu = Pick(options, every, every, ordered=True, prompt=Text(f"{topic}-order"), topic=topic)
        return cast("Pick[list[Parcel]]", menu)

    return await table.ask(chooser, choice)


def _duel_at(town: Town, parcel: Parcel, reader: Seat) -> Text:
    """Where a duel is, and who meets there."""
    people = with_firepower(town, town.at(parcel), reader)
    if parcel not in town.land.buildings:
        return Text("duel-at", parcel=parcel.label, people=people)
    return Text("duel-at-building", building=town.land.buildings[parcel].label, parcel=parcel.label, people=people)
