"""Henchmen: suspicion, the way out before jail, jail and bail (p.6 to 8)."""

from __future__ import annotations

from functools import partial

from engines.core import Option, Pick, Seat, Table, Text
from engines.scoundrels.hints import deeds, seen_of_card
from engines.scoundrels.parts import When
from engines.scoundrels.state import Played, Town
from engines.scoundrels.using import note

PASS = Option("pass", Text("suspect-no"), value=False)
STAY = Option("no", Text("escape-no"), value=False)


def place(table: Table[Town], seat: Seat, played: Played) -> None:
    """An available henchman goes on a card, and stays there: a suspicion is not taken back (H7)."""
    table.state.players[seat].available -= 1
    played.henchmen.append(seat)
    table.tell("suspects", seat=seat, rival=played.seat, slot=played.slot or "0", binds=True)


# Any time in the turn of whoever played the card (R11)


def suspicion(table: Table[Town], seat: Seat) -> Pick | None:
    """A standing offer to everybody else, from the plan on. Its question stays the same while the turn goes on."""
    town = table.state
    if town.current is None or not town.may_suspect(seat):
        return None
    slot = town.current.slot or "0"
    prompt = Text("suspect-offer", seat=town.current.seat, slot=slot)
    return Pick(
        [_to_suspect(table, seat, "suspect", "suspect-yes")],
        prompt=prompt,
        topic="suspect",
        kind=slot,
        concerns=frozenset({seat}),
    )


def _to_suspect(table: Table[Town], seat: Seat, id_: str, key: str) -> Option[bool]:
    """What whoever laid the card did this turn, what it may bring and cost, and what the seat has seen of the card."""
    town = table.state
    done = deeds(table)
    help_ = Text("suspect-help", count=town.players[seat].available, done=len(done), deeds=done)
    known = None if town.current is None else seen_of_card(town, seat, town.current)
    return Option(id_, Text(key), help=help_, value=True, private=known)


async def suspect(table: Table[Town], seat: Seat, _: bool) -> None:
    """The offer is taken."""
    current = table.state.current
    assert current is not None
    place(table, seat, current)


async def last_chance(table: Table[Town], seat: Seat) -> None:
    """Before the turn passes on all who still can are asked at once; what they answer is opened together (R14, H2)."""
    town = table.state
    answers = await table.sealed(partial(_last_chance, table), table.others(seat))
    for other, answer in answers.items():
        if answer and town.current is not None:
            place(table, other, town.current)


def _last_chance(table: Table[Town], seat: Seat) -> Pick | None:
    town = table.state
    if town.current is None or not town.may_suspect(seat):
        return None
    slot = town.current.slot or "0"
    prompt = Text("suspect-last-chance", seat=town.current.seat, slot=slot)
    options = [PASS, _to_suspect(table, seat, "suspect", "suspect-yes")]
    return Pick(options, prompt=prompt, topic="suspect", kind=slot, concerns=frozenset({seat}))


# Jail


async def escape(table: Table[Town], seat: Seat) -> None:
    """Before a henchman goes to jail its owner may put one on the current player's card (R15). It keeps nobody waiting:
    when time is out, the henchman stays where it is.
    """
    town = table.state
    if town.step == "end-of-day":
        return
    with table.undisturbed():
        answers = await table.sealed(partial(_way_out, table), [seat])
    if answers.get(seat) and town.current is not None:
        place(table, seat, town.current)


def _way_out(table: Table[Town], seat: Seat) -> Pick | None:
    town = table.state
    if town.current is None or not town.may_suspect(seat):
        return None
    prompt = Text("escape-choose", seat=town.current.seat, slot=town.current.slot or "0")
    options = [STAY, _to_suspect(table, seat, "yes", "escape-yes")]
    return Pick(options, prompt=prompt, topic="escape", concerns=frozenset({seat}))


def jail(table: Table[Town], seat: Seat) -> bool:
    """An available henchman goes to jail, if there is one; whether there was."""
    player = table.state.players[seat]
    if not player.available:
        return False
    player.available -= 1
    into_jail(table, seat)
    return True


def into_jail(table: Table[Town], seat: Seat) -> None:
    """A henchman, wherever it came from, is in jail now."""
    town = table.state
    town.players[seat].jailed += 1
    table.tell("jailed", seat=seat)
    note(town, When.AFTER_OWN_JAILED, seat)


def release(table: Table[Town], owner: Seat) -> None:
    """Back to its owner's supply, and available at once (R27)."""
    player = table.state.players[owner]
    player.jailed -= 1
    player.available += 1
    table.tell("released", seat=owner)
