"""Carson City from set-up to score, in the order of the rulebook."""

from __future__ import annotations

from engines.carson_city.duels import names
from engines.carson_city.personalities import choose_personalities
from engines.carson_city.placing import place_cowboys
from engines.carson_city.quick_draw import draw_quickly
from engines.carson_city.roads import last_roads
from engines.carson_city.round_end import end_round
from engines.carson_city.scoring import reward_quick_draw, standings
from engines.carson_city.setting_up import claim_parcels
from engines.carson_city.squares import resolve_actions
from engines.carson_city.state import ROUNDS, Town
from engines.core import Standings, Table


async def play(table: Table[Town]) -> Standings:
    """Four rounds of four phases (p.2)."""
    town = table.state
    begin(table)
    await claim_parcels(table)
    while town.round < ROUNDS:
        town.round += 1
        table.tell("round-begins", round=town.round)
        await choose_personalities(table)
        await (draw_quickly(table) if town.options.quick_draw else place_cowboys(table))
        await resolve_actions(table)
        await end_round(table)
    if town.options.river:
        await last_roads(table)
    reward_quick_draw(table)
    town.step = "over"
    table.tell("game-ends")
    return standings(town)


def begin(table: Table[Town]) -> None:
    """Who comes in which order, and what Might is Right has cost everybody (R1, R42)."""
    town = table.state
    table.tell("game-begins", seats=names(town.lower))
    if town.options.might_is_right and len(town.players) > 2:
        for seat in town.in_order():
            player = town.players[seat]
            table.tell("duel-tiles-dealt", seat=seat, total=player.total, cash=player.cash)
