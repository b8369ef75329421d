"""Every trait with every job: all 3,000 scoundrels are built, used and left alone once."""

from __future__ import annotations

import random
from functools import partial

import pytest

from engines.core import Pick, Table
from engines.scoundrels.abilities import after_step_3, use_some
from engines.scoundrels.cards import JOBS, TRAITS
from engines.scoundrels.evening import use_at_end_of_day
from engines.scoundrels.hiring import hire
from engines.scoundrels.parts import Job, Scoundrel, Trait, When
from engines.scoundrels.state import Happening, Town
from engines.scoundrels.using import does_something, is_usable, react, use_scoundrel
from tests.engines.scoundrels.town import A, B, C, Scene, Staged

SOME_TRAITS = ("lucky", "sneaky", "helpful", "lively", "greedy", "nosy", "humble", "loyal", "hungry", "annoying")
SOME_JOBS = ("prospector", "automaton", "dog", "lumberjack", "singer", "cat", "barber", "printer", "butler", "rancher")
MENUS = ("ability", "on-hire", "effect")  # where scoundrels are offered for a use


def company(trait: Trait, job: Job) -> list[str]:
    """Company for a pair, made of other parts."""
    traits = [name for name in SOME_TRAITS if name != trait.id]
    jobs = [name for name in SOME_JOBS if name != job.id]
    return [f"{one} {other}" for one, other in zip(traits, jobs, strict=False)]


def plenty(trait: Trait, job: Job) -> Staged:
    """A position in which nearly everything can be done: the pair is in A's sheet, or in the saloon if on-hire."""
    name = f"{trait.id} {job.id}"
    first, second, third, fourth, fifth, sixth, seventh, *_ = company(trait, job)
    staged = Staged(3, day=2)
    if trait.when is When.ON_HIRE:
        staged.sheet(A, first, second, fifth).saloon(third, name, fourth)
    else:
        staged.sheet(A, first, name, second, fifth).saloon(third, fourth, sixth)
    staged.pile(seventh)
    staged.money(A, 2 if job.id == "loan-shark" else 20).money(B, 6).money(C, 1)
    staged.reputation(A, 1).reputation(B, 3)
    staged.henchmen(A, 2, 1).henchmen(B, 1, 1).henchmen(C, 1, 1)
    staged.holds(A, "estate-1").holds(B, "depot-1", "laboratory-1").holds(C, "estate-2")
    staged.mark(A, "estate-3", 4).mark(A, "laboratory-6", 7).mark(A, "depot-1", 3).mark(B, "estate-1", 2)
    for seat in (A, B, C):
        staged.hand(seat, "0", "3", "5", "6")
    staged.played(B, "3", "4").played(C, "5", "5").played(A, "0", "4", B).played(A, "3", "3", C, current=True)
    return staged


def the(town: Town, trait: Trait) -> Scoundrel:
    """The scoundrel that bears a trait."""
    everybody = (*town.saloon, *(s for player in town.players for s in player.scoundrels()))
    return next(scoundrel for scoundrel in everybody if scoundrel.trait is trait)


async def used(trait: Trait, table: Table[Town]) -> None:
    """By its own timing: hired, if that is when it is used, with money for that alone."""
    scoundrel = the(table.state, trait)
    if trait.when is When.ON_HIRE:
        table.state.players[A].money += scoundrel.cost
        await hire(table, A, scoundrel)
    else:
        await use_scoundrel(table, A, scoundrel)
    await react(table)


async def used_by_another(trait: Trait, table: Table[Town]) -> None:
    """As Horse and Innkeeper use it."""
    await use_scoundrel(table, A, the(table.state, trait), own_timing=False)
    await react(table)


def answer_at_random(scene: Scene, rng: random.Random) -> None:
    """To the end; nobody is offered a use that is impossible, and everything is always somewhere."""
    assert scene.status() == []
    while not scene.over:
        seat, ask = next(iter(scene.pending.items()))
        if isinstance(ask, Pick) and ask.topic in MENUS:
            hiring = ask.prompt.key == "hire-choose" or ask.prompt.key.startswith("swap-")
            for option in ask.options:
                if isinstance(option.value, Scoundrel) and not hiring:
                    own_timing = ask.topic != "effect"
                    assert is_usable(scene.town, seat, option.value, own_timing=own_timing), option.id
        scene.answer(seat, ["yes"] if ask.topic == "on-hire" else ask.any_answer(rng))
        assert scene.status() == []


SHARES = 6  # one of them in every run: with each trait some jobs, with each job some traits


@pytest.mark.parametrize("share", [0, *(pytest.param(n, marks=pytest.mark.soak) for n in range(1, SHARES))])
@pytest.mark.parametrize("trait", TRAITS, ids=repr)
def test_every_job_of_a_trait_can_be_used_in_plenty(trait: Trait, share: int) -> None:
    """By its own timing, then as another scoundrel would use it; answers at random, nothing gets lost."""
    for job in JOBS[(share + TRAITS.index(trait)) % SHARES :: SHARES]:
        for rule in (used, used_by_another):
            staged = plenty(trait, job)
            assert does_something(staged.town, A, the(staged.town, trait)), job
            scene = staged.rule(partial(rule, trait))
            answer_at_random(scene, random.Random(f"{trait.id} {job.id} {rule.__name__}"))
            assert "uses" in scene.told(), job


# In poverty: no money, no henchmen, no reputation, an empty deck, and nobody else about (A10, P01)

IMPOSSIBLE = {
    *("chef", "safecracker", "politician"),  # cannot be paid
    *("con-artist", "saboteur"),  # reputation is at its lowest
    *("bank-robber", "brainwasher", "deputy", "prisoner", "arsonist", "gunslinger"),  # there are no henchmen
    *("abomination", "gambler", "card-sharp"),  # the deck is empty
    *("horse", "innkeeper", "gravedigger", "tailor", "impersonator"),  # there is no other scoundrel
    *("traitor", "schoolteacher", "pickpocket", "spy"),  # the opponent has nothing either
    *("smuggler", "forger"),  # no safe, no marks
}
NOT_IN_THE_SALOON = {"rancher", "engineer"}  # they count the sheet, which is empty (P05)
PAID_BEFOREHAND = ("clumsy", "ruthless")
UNMET = ("respected", "selfish")  # 3 reputation; more money than anybody


def is_possible(trait: Trait, job: Job) -> bool:
    """Read off the cards, not asked of the engine."""
    if trait.id in PAID_BEFOREHAND or trait.id in UNMET:
        return False
    if job.id == "chef" and trait.bonus:
        return True  # the icon pays for it
    if job.id == "investor" and trait.when is When.START_OF_TURN:
        return False  # nothing was played yet (P03)
    if job.id in NOT_IN_THE_SALOON and trait.when is When.ON_HIRE:
        return False
    return job.id not in IMPOSSIBLE


def its_moment(trait: Trait, job: Job) -> Scene:
    """Poverty, and the moment at which the pair could be used."""
    staged = Staged(2).money(A, 0).money(B, 0).reputation(A, -2).reputation(B, -2)
    staged.henchmen(A, 0).henchmen(B, 0).deck(A).deck(B)
    name, when = f"{trait.id} {job.id}", trait.when
    if when is When.ON_HIRE:
        staged.saloon(name).played(A, "6", "6", current=True)
        return staged.rule(partial(used, trait))
    staged.sheet(A, name)
    if when is When.START_OF_TURN:
        return staged.turn(of=A)
    if when is When.ZERO_FACE_UP:
        return staged.played(A, "0", None, current=True).abilities(of=A)
    staged.played(A, "6", trait.slots[0] if trait.slots else "6", current=True)
    if when is When.SLOT:
        return staged.abilities(of=A)
    if when is When.AFTER_STEP_3:
        return staged.rule(lambda table: use_some(table, A, lambda: after_step_3(table.state, A)))
    if when is When.END_OF_DAY:
        staged.town.step = "end-of-day"
        return staged.rule(use_at_end_of_day)
    return staged.rule(partial(something_happens, trait))


async def something_happens(trait: Trait, table: Table[Town]) -> None:
    """What the trait waits for."""
    table.state.happened.append(Happening(trait.when, A, [the(table.state, trait)]))
    await react(table)


@pytest.mark.parametrize("trait", TRAITS, ids=repr)
def test_no_job_of_a_trait_is_offered_that_is_impossible(trait: Trait) -> None:
    """In poverty each pair is offered at its moment if and only if its price, its condition and its effect allow it."""
    for job in JOBS:
        scene = its_moment(trait, job)
        menu = next(iter(scene.pending.values()), None)
        offers = isinstance(menu, Pick) and menu.topic in ("ability", "on-hire")
        offered = offers and bool({"yes", f"{trait.id}.{job.id}"} & set(scene.options()))
        assert offered == is_possible(trait, job), job
