"""The saloon and the discard pile: who sits there, who leaves, who comes in (p.7)."""

from __future__ import annotations

from engines.core import Table
from engines.scoundrels.parts import Scoundrel
from engines.scoundrels.state import SALOON, Town


def create(town: Town) -> Scoundrel | None:
    """The top trait with the top job; nobody once a deck is empty (R56)."""
    if not town.traits or not town.jobs:
        return None
    return Scoundrel(town.traits.pop(), town.jobs.pop())


def refill(table: Table[Town]) -> None:
    """All move to the right, and new ones come in from the left."""
    town = table.state
    while len(town.saloon) < SALOON and (new := create(town)) is not None:
        town.saloon.insert(0, new)
        table.tell("saloon-arrives", scoundrel=new.label, reveals=True)


def discard(table: Table[Town], scoundrel: Scoundrel) -> None:
    """Wherever it is: on top of the pile, or if it lies there already to its bottom; a gap in the saloon is filled."""
    town = table.state
    if scoundrel in town.pile:
        if town.pile[0] is not scoundrel:
            town.pile.remove(scoundrel)
            town.pile.insert(0, scoundrel)
            table.tell("to-the-bottom", scoundrel=scoundrel.label)
        return
    from_saloon = scoundrel in town.saloon
    if from_saloon:
        town.saloon.remove(scoundrel)
    elif scoundrel is town.arriving:
        town.arriving = None
    else:
        for player in town.players:
            if scoundrel in player.sheet:
                player.sheet[player.sheet.index(scoundrel)] = None
                break
        else:
            return  # it is gone already
    town.pile.append(scoundrel)
    table.tell("discarded", scoundrel=scoundrel.label)
    if from_saloon:
        refill(table)
