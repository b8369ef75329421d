"""The end of the day (p.8), and of the game (p.10)."""

from __future__ import annotations

from functools import partial

from engines.core import Pick, Seat, Standings, Table, Text, rank
from engines.scoundrels import henchmen, poker
from engines.scoundrels.abilities import by_timing, use_some
from engines.scoundrels.parts import When
from engines.scoundrels.state import HAND, Player, Town
from engines.scoundrels.using import change_reputation, in_order, react


async def end_of_day(table: Table[Town], first: Seat) -> None:
    """Challenge; then, but not on the last day, shuffle and draw; then what is used at the end of the day (A04)."""
    town = table.state
    town.step = "end-of-day"
    town.used.clear()
    table.tell("day-ends", day=town.day)
    for seat in table.clockwise(first):
        challenge(table, seat)
        await react(table)
    if not town.final_day:
        for seat in table.clockwise(first):
            put_under_the_deck(table, seat)
            poker.draw(table, seat, HAND - len(town.players[seat].hand))
    await use_at_end_of_day(table)
    if not town.final_day:
        for player in town.players:
            player.played.clear()
        await name_first_player(table)


def challenge(table: Table[Town], seat: Seat) -> None:
    """The cards with henchmen on them are turned over, and only those (R28)."""
    town = table.state
    for played in town.players[seat].played:
        if not played.henchmen:
            continue
        poker.reveal(table, played)
        owners = list(played.henchmen)
        played.henchmen.clear()
        if not played.bluff:
            for owner in owners:
                henchmen.into_jail(table, owner)
            continue
        for owner in owners:
            town.players[owner].available += 1
            change_reputation(table, owner, 1)
        table.tell("caught", seat=seat)
        change_reputation(table, seat, -1)


def put_under_the_deck(table: Table[Town], seat: Seat) -> None:
    """Only today's cards are shuffled, and they go under the others (R30). They still count as played today."""
    town = table.state
    player = town.players[seat]
    cards = [played.card for played in player.played]
    poker.shuffled_together(town, table.chance, cards)
    player.deck[:0] = cards


async def use_at_end_of_day(table: Table[Town]) -> None:
    """Once each. Only one scoundrel in the game has this timing, so nobody has to say whose comes first (R33)."""
    for seat in in_order(table):
        await use_some(table, seat, partial(by_timing, table.state, seat, When.END_OF_DAY))


async def name_first_player(table: Table[Town]) -> None:
    """Whoever alone has the highest reputation names the first player; on a tie the order stays (R32)."""
    town = table.state
    best = max(player.reputation for player in town.players)
    leaders = [seat for seat in table.seats if town.players[seat].reputation == best]
    if len(leaders) == 1:
        seats = list(table.seats)
        town.active = await table.ask(
            leaders[0], lambda: Pick.seats(seats, prompt=Text("first-player-choose"), topic="first-player")
        )
    table.tell("first-player", seat=town.active)


# The end (p.10)


def open_safes(table: Table[Town]) -> None:
    """All safes are opened."""
    town = table.state
    for seat in table.seats:
        for safe in town.players[seat].safes:
            table.show(safe.id, "safe-opened", seat=seat, safe=safe.label, value=safe.value)


def standings(town: Town) -> Standings:
    """Safes, true marks on them, reputation and tech icons; then money; then who took a turn last (R55)."""
    details = {Seat(i): score(town, player) for i, player in enumerate(town.players)}
    order = town.last if town.last is not None else Seat(len(town.players) - 1)
    count = len(town.players)
    lateness = {seat: count - (order - seat) % count for seat in details}
    results = {seat: (sum(parts.values()), town.players[seat].money, lateness[seat]) for seat, parts in details.items()}
    return rank(results, details)


def score(town: Town, player: Player) -> dict[str, int]:
    """What a score is made of."""
    return {
        "safes": sum(safe.value for safe in player.safes),
        "marks": sum(mark.face == safe.value for safe in player.safes for mark in safe.marks),
        "reputation": player.reputation,
        "tech": sum(scoundrel.tech for scoundrel in player.scoundrels()),
    }
