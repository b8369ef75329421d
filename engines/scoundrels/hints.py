"""What stands beside a choice: what it costs, what its reader alone has seen, and what a suspect did this turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engines.core import Option, Seat, Table, Text
from engines.scoundrels.parts import Scoundrel, Strategy
from engines.scoundrels.state import Played, Player, Safe, Town

if TYPE_CHECKING:
    from engines.scoundrels.using import Prospect

# What the reader alone has seen


def with_memory(town: Town, seat: Seat, thing: object, option: Option[Any]) -> Option[Any]:
    """A safe or a card with what this seat knows to be in it: for the seat's own eyes."""
    private: Text | None = None
    if isinstance(thing, Safe):
        private = seen_in_safe(town, seat, thing)
    elif isinstance(thing, Played):
        private = seen_of_card(town, seat, thing)
    return option if private is None else replace(option, private=private)


def seen_in_safe(town: Town, seat: Seat, safe: Safe) -> Text | None:
    """What a seat has seen in a safe; what a mark of its own is worth there follows."""
    return Text("safe-seen", value=safe.value) if town.known.knows(safe.id, seat) else None


def seen_of_card(town: Town, seat: Seat, played: Played) -> Text | None:
    """What a seat knows of a card that lies face down: its own, one it looked at, or one whose true card it has seen
    in another slot today.
    """
    if played.slot is None:
        return None
    if played.seat == seat or town.known.knows(played.fact, seat):
        key = "card-own" if played.seat == seat else "card-seen"
        return Text(key, card=played.card.label, bluff="yes" if played.bluff else "no")
    for other in town.players[played.seat].played:
        if other.card.value == played.slot and town.known.knows(other.fact, seat):
            return Text("card-elsewhere", card=other.card.label, slot=other.slot or "0")
    return None


# What it costs


def priced(ability: Scoundrel | Strategy, ahead: Prospect) -> Option[Any]:
    """An ability in a menu, with what must be given up for it: some of that is in no line of help."""
    prices = _prices(ability, ahead)
    return (
        replace(ability.option, label=Text("priced", ability=ability.label, prices=prices))
        if prices
        else ability.option
    )


def _prices(ability: Scoundrel | Strategy, ahead: Prospect) -> list[Text]:
    """Reckoned as its conditions are (P01): only what costs something is looked at."""
    money, reputation, available = ahead.money, ahead.reputation, ahead.available
    if isinstance(ability, Strategy):
        verbs = [verb for verb in ability.verbs if verb.price]
    else:
        verbs = [verb for verb in (*ability.trait.before, *ability.job.verbs) if verb.price] + [*ability.trait.after]
    for verb in verbs:
        verb.foresee(ahead)
    lost = {
        "price-money": money - ahead.money,
        "price-reputation": reputation - ahead.reputation,
        "price-henchmen": available - ahead.available,
    }
    return [Text(key, n=n) for key, n in lost.items() if n > 0]


def with_tech(scoundrel: Scoundrel) -> Option[Scoundrel]:
    """A scoundrel that may have to go, with the tech that would go too."""
    if not scoundrel.tech:
        return scoundrel.option
    return replace(scoundrel.option, label=Text("with-tech", scoundrel=scoundrel.label, n=scoundrel.tech))


def rival(key: str, seat: Seat, player: Player, n: int = 0) -> Option[Seat]:
    """A player in a menu, with what there is of what the choice is about."""
    have = {"money": player.money, "reputation": player.reputation, "safes": len(player.safes)}
    henchmen = {"available": player.available, "jailed": player.jailed}
    return Option(str(seat), Text(key, seat=seat, n=n, **have, **henchmen), value=seat)


# What a suspect did

DEEDS = frozenset(
    {
        "uses",
        "uses-leader",
        "uses-strategy",
        "looks-into",
        "looks-at",
        "steals-safe",
        "steals-money",
        "hires",
        "goes-to-office",
    }
)


def deeds(table: Table[Town]) -> list[Text]:
    """What whoever has the turn did since it began, as everybody was told, and whose henchmen stand on the card."""
    current = table.state.current
    if current is None:
        return []
    done = [
        Text(f"deed-{text.key}", **text.args)
        for text in _this_turn(table.told)
        if text.key in DEEDS and text.args.get("seat") == current.seat
    ]
    return done + [Text("deed-suspects", seat=owner) for owner in current.henchmen]


def _this_turn(told: Sequence[Text]) -> Sequence[Text]:
    begun = len(told) - 1
    while begun > 0 and told[begun].key != "turn-begins":
        begun -= 1
    return told[begun:]
