"""Using scoundrels: whether one can be used, how it is used, and who may be used right after (p.7, p.11)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeAlias, cast

from engines.core import Arg, Option, Pick, Seat, Table, Text, option_for
from engines.scoundrels.hints import priced, rival, with_memory
from engines.scoundrels.parts import Scoundrel, Strategy, Verb, When
from engines.scoundrels.saloon import discard
from engines.scoundrels.state import HIGHEST, LOWEST, Happening, Player, Safe, Town

Shown: TypeAlias = Callable[[Any], Option[Any]]  # how a thing stands in a menu
LEADER = Text("leader")


@dataclass(slots=True)
class Prospect:
    """What a use would meet, step by step: prices and conditions are reckoned as if all before were done (P01)."""

    town: Town
    user: Seat
    scoundrel: Scoundrel | None
    money: int
    available: int
    reputation: int
    jailed: int
    hired: tuple[Scoundrel, ...] = ()  # from the pile by this use already
    scouted: tuple[Safe, ...] = ()  # by this use already
    row: tuple[Scoundrel, ...] = ()  # those that use one another, the first one first (R49)

    @classmethod
    def of(cls, town: Town, user: Seat, scoundrel: Scoundrel | None = None) -> Prospect:
        player = town.players[user]
        return cls(town, user, scoundrel, player.money, player.available, player.reputation, player.jailed)

    @property
    def player(self) -> Player:
        return self.town.players[self.user]

    @property
    def opponents(self) -> list[Player]:
        return [player for seat, player in enumerate(self.town.players) if seat != self.user]


@dataclass(slots=True)
class Use:
    """One use of an ability from its first verb to its last, and what came of it so far."""

    table: Table[Town]
    user: Seat
    scoundrel: Scoundrel | None = None
    source: Text = LEADER  # what is used where it is no scoundrel
    discards: bool = False  # the scoundrel is discarded once all is done
    jailed: int = 0
    released: list[Seat] = field(default_factory=list)
    revealed: str = ""
    opponent: Seat | None = None
    relinquished: Safe | None = None
    scouted: list[Safe] = field(default_factory=list)
    hired: list[Scoundrel] = field(default_factory=list)  # from the pile: never the same one twice (R53)

    @property
    def town(self) -> Town:
        return self.table.state

    @property
    def player(self) -> Player:
        return self.town.players[self.user]

    @property
    def opponents(self) -> list[Seat]:
        """Clockwise from the user."""
        return self.table.others(self.user)

    def asks(self, key: str, **args: Arg) -> Text:
        """A question that names what is being used."""
        return Text(key, by=self.source if self.scoundrel is None else self.scoundrel.label, **args)

    async def choose(self, key: str, things: Any, option: Shown = option_for, **args: Arg) -> Any:
        """The user picks one of the things there are when they look; None where there is nothing."""
        make = things if callable(things) else lambda: things
        return await choose(self.table, self.user, make, self.asks(key, **args), topic="effect", option=option)

    async def choose_rival(self, key: str, seats: Callable[[], list[Seat]], shown: str, n: int = 0) -> Seat | None:
        """The user picks a player, and reads beside each what it is about."""
        players = self.town.players
        found: Seat | None = await self.choose(key, seats, lambda seat: rival(shown, seat, players[seat], n))
        return found

    def ahead(self) -> Prospect:
        """What the rest of this use would meet from here."""
        now = Prospect.of(self.town, self.user, self.scoundrel)
        return replace(now, hired=tuple(self.hired), scouted=tuple(self.scouted))

    async def may(self, key: str, possible: Callable[[], bool]) -> bool:
        """The user says yes or no, while it is possible; no is the mild answer."""
        return await agrees(self.table, self.user, yes_or_no(self.asks(key)), possible)


async def choose(
    table: Table[Town],
    seat: Seat,
    things: Callable[[], Iterable[Any]],
    prompt: Text,
    *,
    topic: str,
    none: Option | None = None,
    secret: bool = False,
    option: Shown = option_for,
) -> Any:
    """One of the things there are when somebody looks, or with `none` nothing. Menus show things by their ids."""

    def ask() -> Pick | None:
        found = list(things())
        if not found:
            return None
        options = [option(thing) for thing in found]
        if not secret:  # a secret menu says it in its labels
            options = [with_memory(table.state, seat, thing, o) for thing, o in zip(found, options, strict=True)]
        return Pick([*([none] if none else []), *options], prompt=prompt, topic=topic, secret=secret)

    chosen = await table.ask(seat, ask)
    if isinstance(chosen, str):
        return next(thing for thing in things() if option(thing).value == chosen)
    return chosen


YES, NO = Text("yes"), Text("no")


def yes_or_no(prompt: Text, topic: str = "may", *, yes: Text = YES, no: Text = NO) -> Pick[bool]:
    """A choice to do something or not; not to is the mild answer."""
    options = [Option("yes", yes, value=True), Option("no", no, value=False)]
    return Pick(options, prompt=prompt, topic=topic, default=["no"])


async def agrees(table: Table[Town], seat: Seat, question: Pick[bool], possible: Callable[[], bool]) -> bool:
    """Whether the seat says yes to what is possible now. The question goes once it is not: while it is open the last
    henchman, who would have been the price, may step onto a card.
    """

    def ask() -> Pick[bool] | None:
        return question if table.version < 2 or possible() else None

    return possible() and bool(await table.ask(seat, ask))


# Whether it can be used


def is_usable(town: Town, user: Seat, scoundrel: Scoundrel, *, own_timing: bool = True) -> bool:
    """Neither part used, all prices payable, all conditions met, and something would come of it (A10)."""
    if town.is_spent(scoundrel):
        return False
    trait = scoundrel.trait
    if own_timing and trait.condition is not None and not trait.condition(Prospect.of(town, user, scoundrel)):
        return False
    if _past_hiring(town, user, scoundrel):
        return False
    return does_something(town, user, scoundrel, bonus=own_timing and trait.bonus)


def _past_hiring(town: Town, user: Seat, scoundrel: Scoundrel) -> bool:
    """Whether it waits to be hired and lies on a sheet, where that cannot happen any more (R52)."""
    return scoundrel.trait.when is When.ON_HIRE and scoundrel in town.players[user].scoundrels()


def does_something(town: Town, user: Seat, scoundrel: Scoundrel, *, bonus: bool = False) -> bool:
    """Whether its prices, conditions and effects allow a use now, whatever its timing says."""
    ahead = Prospect.of(town, user, scoundrel)
    ahead.money += bonus
    return can_be_used(ahead)


def can_be_used(ahead: Prospect) -> bool:
    """The scoundrel of a prospect, reckoned from there."""
    assert ahead.scoundrel is not None
    trait, job = ahead.scoundrel.trait, ahead.scoundrel.job
    if not all(verb.foresee(ahead) for verb in trait.before):
        return False
    return all(need(ahead) for need in job.needs) and comes_to_something(job.verbs, ahead)


def comes_to_something(verbs: Iterable[Verb], ahead: Prospect) -> bool:
    """All prices can be paid, and at least one thing that is no price would change or show something."""
    something = False
    for verb in verbs:
        effect = verb.foresee(ahead)
        if verb.price and not effect:
            return False
        something |= effect and not verb.price
    return something


def is_strategy_usable(town: Town, user: Seat, strategy: Strategy) -> bool:
    """Once a turn, if it can be paid and does something (R62)."""
    if strategy.id in town.used:
        return False
    ahead = Prospect.of(town, user)
    return all(need(ahead) for need in strategy.needs) and comes_to_something(strategy.verbs, ahead)


# Using it


async def use_scoundrel(table: Table[Town], user: Seat, scoundrel: Scoundrel, *, own_timing: bool = True) -> None:
    """A whole use (R20, R47): the bonus, then once or twice all it says, then it goes if it says so.

    Used by another scoundrel, its timing and its icons do not count (R48). Nothing interrupts it; what may be used
    right after is noted.
    """
    town = table.state
    use = Use(table, user, scoundrel)
    table.tell("uses", seat=user, scoundrel=scoundrel.label)
    twice = own_timing and scoundrel.trait.twice
    # taken literally, "when hired" is a text that discards it (R50); what it began with counts (P07)
    use.discards = not own_timing and scoundrel.trait.when is When.ON_HIRE
    where = zone_of(town, scoundrel)
    _spend(town, scoundrel)
    if own_timing and scoundrel.trait.bonus:
        gain_money(use, 1)
    await _once(use, scoundrel)
    stays = zone_of(town, scoundrel) is where and not _past_hiring(town, user, scoundrel)
    again = yes_or_no(Text("use-again", scoundrel=scoundrel.label), topic="twice")
    if twice and stays and await agrees(table, user, again, partial(does_something, town, user, scoundrel)):
        _spend(town, scoundrel)
        await _once(use, scoundrel)
    gone = where is not town.pile and scoundrel in town.pile  # it made room for somebody it hired
    if use.discards and scoundrel not in town.hiring and not gone:
        discard(table, scoundrel)
    _note_chain(town, user, scoundrel)


def zone_of(town: Town, scoundrel: Scoundrel) -> list[Any] | None:
    """Where it lies: in the saloon, on the pile, on a sheet. Both uses of x2 come before it goes."""
    zones: list[list[Any]] = [town.saloon, town.pile, *(player.sheet for player in town.players)]
    return next((zone for zone in zones if scoundrel in zone), None)


async def _once(use: Use, scoundrel: Scoundrel) -> None:
    """The texts it begins with are the texts it ends with, whatever is swapped meanwhile (P07)."""
    trait, job = scoundrel.trait, scoundrel.job
    use.jailed, use.released, use.revealed = 0, [], ""
    for verb in (*trait.before, *job.verbs, *trait.after):
        await verb.do(use)


def _spend(town: Town, scoundrel: Scoundrel) -> None:
    town.used += [scoundrel.trait.id, scoundrel.job.id]


def _note_chain(town: Town, user: Seat, source: Scoundrel) -> None:
    """Those whose arrow comes from it may be used right after, if it still lies beside them (R44)."""
    sheet = town.players[user].sheet
    if source not in sheet:
        return
    place = sheet.index(source)
    followers = [
        neighbour
        for step in (-1, 1)
        if 0 <= place + step < len(sheet)
        and (neighbour := sheet[place + step]) is not None
        and neighbour.trait.when is When.CHAIN
        and -step in neighbour.trait.roots
    ]
    if followers:
        town.happened.append(Happening(When.CHAIN, user, followers, source))


async def use_strategy(table: Table[Town], user: Seat, strategy: Strategy) -> None:
    """A strategy is no scoundrel: nothing chains from it, but what it does may be reacted to (R62)."""
    table.state.used.append(strategy.id)
    table.tell("uses-strategy", seat=user, strategy=strategy.label)
    use = Use(table, user, source=strategy.label)
    for verb in strategy.verbs:
        await verb.do(use)


# What may be used right after


def note(town: Town, what: When, seat: Seat, *, but: Scoundrel | None = None) -> None:
    """Something happened that a seat's scoundrels may react to: those on its sheet now that wait for it (R46)."""
    own = town.players[seat].scoundrels()
    witnesses = [scoundrel for scoundrel in own if scoundrel.trait.when is what and scoundrel is not but]
    town.happened.append(Happening(what, seat, witnesses))


def reactions(town: Town, seat: Seat) -> list[Scoundrel | Strategy]:
    """What a seat may use right after what happened."""
    player = town.players[seat]
    found: list[Scoundrel | Strategy] = []
    for happening in town.happened:
        discarded = happening.source is not None and happening.source not in player.sheet
        if happening.seat != seat or discarded:  # no chain comes from who is gone (glossary: Doctor)
            continue
        for scoundrel in happening.witnesses:
            fits = scoundrel.trait.when is happening.what  # still: its trait may have been swapped meanwhile
            if fits and scoundrel not in found and scoundrel in player.sheet and is_usable(town, seat, scoundrel):
                found.append(scoundrel)
        strategy = player.strategy
        if strategy is not None and strategy.moment == happening.what.value and strategy not in found:
            found += [strategy] if is_strategy_usable(town, seat, strategy) else []
    return found


async def react(table: Table[Town]) -> list[Scoundrel | Strategy]:
    """Right after an ability: whoever may react does, or lets it be; then it lapses (A08). What lapsed is told."""
    town = table.state
    lapsed: list[Scoundrel | Strategy] = []
    while town.happened:
        seat = await _who_is_first(table)
        if seat is None:
            town.happened.clear()
            break
        choice = await _chosen_right_after(table, seat)
        if choice is None:
            lapsed += reactions(town, seat)
            town.happened[:] = [happening for happening in town.happened if happening.seat != seat]
        else:
            await use_ability(table, seat, choice)
    return lapsed


async def _who_is_first(table: Table[Town]) -> Seat | None:
    """The current player, then clockwise. At the end of the day whoever took the last turn says whose comes next, if
    several players have something to use (R33); when their time is out it goes clockwise from them.
    """
    town = table.state

    def ready() -> list[Seat]:
        return [seat for seat in in_order(table) if reactions(town, seat)]

    seats = ready()
    if len(seats) < 2 or town.step != "end-of-day" or town.last is None:
        return seats[0] if seats else None
    decides = town.last

    def whose(_: Seat) -> Pick[Seat]:
        return Pick.seats(ready(), prompt=Text("whose-next"), topic="order", concerns=frozenset({decides}))

    return (await table.sealed(whose, [decides]))[decides]


async def _chosen_right_after(table: Table[Town], seat: Seat) -> Scoundrel | Strategy | None:
    """Whoever has the turn decides at leisure; others keep nobody waiting for longer than a chance to react lasts."""
    town = table.state
    if seat == town.active and town.step != "end-of-day":
        return cast("Scoundrel | Strategy | None", await table.ask(seat, partial(_use_right_after, town, seat)))
    return (await table.sealed(partial(_use_right_after, town), [seat])).get(seat)


def in_order(table: Table[Town]) -> list[Seat]:
    """The current player first, then clockwise; at the end of the day from whoever took the last turn."""
    town = table.state
    first = town.last if town.step == "end-of-day" and town.last is not None else town.active
    return table.clockwise(first)


def _use_right_after(town: Town, seat: Seat) -> Pick | None:
    found = reactions(town, seat)
    if not found:
        return None
    options = [Option("none", Text("use-none")), *(priced(ability, Prospect.of(town, seat)) for ability in found)]
    prompt = Text("use-right-after", abilities=[ability.label for ability in found])
    return Pick(options, prompt=prompt, topic="ability", concerns=frozenset({seat}))


async def use_ability(table: Table[Town], seat: Seat, ability: Scoundrel | Strategy) -> None:
    """A scoundrel or a strategy, by its own timing."""
    if isinstance(ability, Strategy):
        await use_strategy(table, seat, ability)
    else:
        await use_scoundrel(table, seat, ability)


# Money and reputation


def gain_money(use: Use, n: int, seat: Seat | None = None) -> None:
    """Money from the bank; it cannot be refused (glossary: Generous)."""
    receiver = use.user if seat is None else seat
    if n <= 0:
        return
    use.town.players[receiver].money += n
    use.table.tell("gains-money", seat=receiver, n=n)
    if receiver == use.user:
        note_money(use)


def note_money(use: Use) -> None:
    """Money by a scoundrel may be reacted to; by a leader, a strategy or the office not (glossary: Greedy)."""
    if use.scoundrel is not None:
        note(use.town, When.AFTER_GAIN_MONEY, use.user, but=use.scoundrel)


def change_reputation(table: Table[Town], seat: Seat, steps: int) -> None:
    """Along the track, as far as it goes; only a real move is a gain or a loss (p.8)."""
    town = table.state
    player = town.players[seat]
    before = player.reputation
    player.reputation = max(LOWEST, min(HIGHEST, before + steps))
    moved = player.reputation - before
    if moved:
        table.tell(
            "reputation-gained" if moved > 0 else "reputation-lost", seat=seat, n=abs(moved), now=player.reputation
        )
        note(town, When.AFTER_GAIN_REPUTATION if moved > 0 else When.AFTER_LOSE_REPUTATION, seat)
