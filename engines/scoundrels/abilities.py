"""Step 2 and all other moments at which a player chooses among the own abilities (p.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from engines.core import Option, Pick, Seat, Table, Text
from engines.scoundrels.cards import SLOT_ABILITIES
from engines.scoundrels.hints import priced
from engines.scoundrels.parts import Scoundrel, Strategy, When
from engines.scoundrels.state import Town
from engines.scoundrels.using import (
    Prospect,
    Use,
    comes_to_something,
    is_strategy_usable,
    is_usable,
    react,
    use_ability,
)

Usable: TypeAlias = "Option[str] | Scoundrel | Strategy"


async def use_some(table: Table[Town], seat: Seat, usable: Callable[[], Sequence[Usable]]) -> None:
    """Abilities of this moment in any order, each once, none of them a must; reactions come right after each."""
    while True:
        choice = await table.ask(seat, partial(_which_ability, table.state, seat, usable))
        if choice is None:
            return
        if choice == "leader":
            await use_leader(table, seat)
        else:
            await use_ability(table, seat, choice)
        await react(table)


def _which_ability(town: Town, seat: Seat, usable: Callable[[], Sequence[Usable]]) -> Pick | None:
    found = usable()
    if not found:
        return None
    options = [
        ability if isinstance(ability, Option) else priced(ability, Prospect.of(town, seat)) for ability in found
    ]
    slot = (town.current.slot if town.current is not None else None) or "up"
    prompt = Text("use-ability", step=town.step, slot=slot)
    return Pick([*options, Option("done", Text("use-done"))], prompt=prompt, topic="ability", default=["done"])


def at_start_of_turn(town: Town, seat: Seat) -> list[Usable]:
    """Before the own card is played (R45)."""
    return [*by_timing(town, seat, When.START_OF_TURN), *_strategies(town, seat, "start-of-turn")]


def in_step_2(town: Town, seat: Seat) -> list[Usable]:
    """The leader and every own scoundrel that shows the slot, truth or bluff alike (R16)."""
    found: list[Usable] = []
    if town.current is not None and town.current.slot is None:
        found += by_timing(town, seat, When.ZERO_FACE_UP)
    elif town.current is not None and (slot := town.current.slot) is not None:
        if leader_can(town, seat, slot):
            found.append(Option("leader", Text(f"leader-{slot}"), help=Text("leader-help"), value="leader"))
        own = town.players[seat].scoundrels()
        found += [s for s in own if slot in s.trait.slots and is_usable(town, seat, s)]
    return [*found, *_strategies(town, seat, "step-2")]


def after_step_3(town: Town, seat: Seat) -> list[Scoundrel]:
    """Right after step 3 of the own turn (glossary: Selfish)."""
    return by_timing(town, seat, When.AFTER_STEP_3)


def by_timing(town: Town, seat: Seat, when: When) -> list[Scoundrel]:
    return [s for s in town.players[seat].scoundrels() if s.trait.when is when and is_usable(town, seat, s)]


def _strategies(town: Town, seat: Seat, moment: str) -> list[Strategy]:
    strategy = town.players[seat].strategy
    if strategy is None or strategy.moment != moment or not is_strategy_usable(town, seat, strategy):
        return []
    return [strategy]


def leader_can(town: Town, seat: Seat, slot: str) -> bool:
    """The leader's own ability of a slot, once a turn; 6 has none."""
    return "leader" not in town.used and comes_to_something(SLOT_ABILITIES[slot], Prospect.of(town, seat))


async def use_leader(table: Table[Town], seat: Seat) -> None:
    """What stands on the sheet above the slot."""
    town = table.state
    slot = town.current.slot if town.current is not None else None
    assert slot is not None
    town.used.append("leader")
    table.tell("uses-leader", seat=seat, slot=slot)
    use = Use(table, seat)
    for verb in SLOT_ABILITIES[slot]:
        await verb.do(use)
