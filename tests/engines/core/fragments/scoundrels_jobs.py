"""What scoundrels are: traits that say when, jobs that say what, and how an ability is used."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from engines.core import Option, Pick, Seat, Table, Text
from tests.engines.core.fragments.scoundrels_state import (
    Job,
    Safe,
    Scoundrel,
    Town,
    Trait,
    follower,
    is_spent,
    may_suspect,
)

TRAITS = (
    Trait("lucky", slot="A"),
    Trait("stubborn", slot="2"),
    Trait("wealthy", slot="3"),
    Trait("filthy", slot="4"),
    Trait("gorgeous", slot="2", twice=True),
    Trait("helpful", arrow=True),
)
JOBS: dict[str, Job] = {}
MARKS = range(2, 8)

Use: TypeAlias = Callable[[Table[Town], Seat, Scoundrel], Awaitable[None]]


def job(use: Use) -> Use:
    """Marks what a job does; the job is called as the rule is."""
    name = use.__name__
    JOBS[name] = Job(name, use)
    return use


# Using an ability


async def use_scoundrel(table: Table[Town], seat: Seat, scoundrel: Scoundrel, *, borrowed: bool = False) -> None:
    """Once, or twice if its trait says so: the second time on what the first has made of the town.

    Used by another scoundrel, only its job counts.
    """
    town = table.state
    twice = scoundrel.trait.twice and not borrowed
    town.spent += [scoundrel.trait.id, scoundrel.job.id]
    table.tell("sc-uses", seat=seat, scoundrel=scoundrel.label)
    await scoundrel.job.use(table, seat, scoundrel)
    if twice and await agrees(table, seat, Text("sc-again", scoundrel=scoundrel.label), topic="ability"):
        await scoundrel.job.use(table, seat, scoundrel)
    town.arrows.append(scoundrel)


async def follow_arrows(table: Table[Town], seat: Seat) -> None:
    """Right after a scoundrel was used, the one an arrow leads to may be; and so on."""
    town = table.state
    while town.arrows:
        chained = follower(town, seat, town.arrows.pop(0))
        if chained and await agrees(table, seat, Text("sc-chain", scoundrel=chained.label), topic="ability"):
            await use_scoundrel(table, seat, chained)


async def agrees(table: Table[Town], seat: Seat, prompt: Text, *, topic: str) -> bool:
    """Yes or no."""
    options = [Option("no", Text("sc-no"), value=False), Option("yes", Text("sc-yes"), value=True)]
    return await table.ask(seat, Pick(options, prompt=prompt, topic=topic))


# The jobs


@job
async def lumberjack(table: Table[Town], seat: Seat, scoundrel: Scoundrel) -> None:
    """Honest work."""
    gain(table, seat, 3)


@job
async def prospector(table: Table[Town], seat: Seat, scoundrel: Scoundrel) -> None:
    """Almost honest work."""
    gain(table, seat, 2)


@job
async def scout(table: Table[Town], seat: Seat, scoundrel: Scoundrel) -> None:
    """Look into a safe and put a mark on it, a true one or a false one."""
    town = table.state
    number = await table.ask(seat, lambda: Pick.of(town.safes, prompt=Text("sc-which-safe"), topic="scout"))
    safe = next(safe for safe in town.safes if safe.number == number)
    table.tell("sc-looks", seat=seat, safe=safe.label)
    table.show(safe.id, "sc-peeked", to=[seat], safe=safe.label, value=safe.value)
    face = await table.ask(seat, partial(which_mark, safe))
    safe.marks.append((seat, face))
    table.tell("sc-marked", seat=seat, safe=safe.label, face=face)


def which_mark(safe: Safe) -> Pick:
    """Any face: nobody need tell the truth."""
    options = [Option(str(face), Text("sc-mark", face=face), value=face) for face in MARKS]
    return Pick(options, prompt=Text("sc-which-mark", safe=safe.label), topic="scout")


@job
async def deputy(table: Table[Town], seat: Seat, scoundrel: Scoundrel) -> None:
    """A henchman of everybody else goes to jail, if there is one left: each may first put one on the card."""
    town = table.state
    for other in table.others(seat):
        with table.undisturbed():
            if may_suspect(town, other) and await agrees(table, other, Text("sc-escape", seat=seat), topic="suspect"):
                place_henchman(table, other)
        victim = town.players[other]
        if victim.free:
            victim.free -= 1
            victim.jailed += 1
            table.tell("sc-jailed", seat=other)
            gain(table, seat, 1)


@job
async def horse(table: Table[Town], seat: Seat, scoundrel: Scoundrel) -> None:
    """Use another scoundrel of one's own that is still unused."""
    town = table.state
    if not unused(town, seat):
        table.tell("sc-nobody-to-ride", seat=seat)
        return
    other = await table.ask(
        seat, lambda: Pick.of(unused(town, seat), prompt=Text("sc-ride", scoundrel=scoundrel.label), topic="ability")
    )
    await use_scoundrel(table, seat, other, borrowed=True)


@job
async def tailor(table: Table[Town], seat: Seat, scoundrel: Scoundrel) -> None:
    """Two scoundrels of one's own swap their traits."""
    sheet = table.state.players[seat].sheet
    one, other = await table.ask(seat, lambda: Pick.some(sheet, Text("sc-swap"), least=2, most=2, topic="ability"))
    one.trait, other.trait = other.trait, one.trait
    table.tell("sc-swapped", seat=seat, one=one.label, other=other.label)


# What they share


def unused(town: Town, seat: Seat) -> list[Scoundrel]:
    """Own scoundrels neither part of which was used this turn."""
    return [scoundrel for scoundrel in town.players[seat].sheet if not is_spent(town, scoundrel)]


def gain(table: Table[Town], seat: Seat, money: int) -> None:
    """Money from the bank."""
    table.state.players[seat].money += money
    table.tell("sc-gains", seat=seat, money=money)


def place_henchman(table: Table[Town], seat: Seat) -> None:
    """A free henchman goes on the card of this turn."""
    town = table.state
    assert town.current is not None
    town.players[seat].free -= 1
    town.current.suspects.append(seat)
    table.tell("sc-suspects", seat=seat, rival=town.current.seat, slot=town.current.slot)
