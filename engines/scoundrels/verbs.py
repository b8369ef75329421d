"""The verbs that jobs are made of: money, reputation, safes, marks. See verbs_people.py for the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, TypeAlias

from engines.core import Seat
from engines.scoundrels import safes
from engines.scoundrels.parts import Verb, When
from engines.scoundrels.state import HIGHEST, LOWEST, Mark, Safe, Town
from engines.scoundrels.using import Prospect, Use, change_reputation, comes_to_something, gain_money, note, note_money

Counter: TypeAlias = "Callable[[Prospect | Use], int]"


def safes_at(town: Town, where: str) -> list[Safe]:
    """The safes of a location, of the whole board, or the unused ones."""
    if where == "board":
        return town.on_board()
    return list(town.unused) if where == "unused" else town.at(where)


# Money


@dataclass(slots=True, frozen=True)
class Gain:
    """Money from the bank, so much or as much as a counter says."""

    n: int | Counter
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        n = self.n if isinstance(self.n, int) else self.n(ahead)
        ahead.money += n
        return n > 0

    async def do(self, use: Use) -> None:
        gain_money(use, self.n if isinstance(self.n, int) else self.n(use))


@dataclass(slots=True, frozen=True)
class EverybodyElseGains:
    """Money from the bank for each opponent. Nothing they could react to: no scoundrel of theirs was used (P11)."""

    n: int
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return True

    async def do(self, use: Use) -> None:
        for seat in use.opponents:
            gain_money(use, self.n, seat)


@dataclass(slots=True, frozen=True)
class Pay:
    """Money to the bank; without it the scoundrel cannot be used."""

    n: int
    price = True

    def foresee(self, ahead: Prospect) -> bool:
        ahead.money -= self.n
        return ahead.money >= 0

    async def do(self, use: Use) -> None:
        use.player.money -= self.n
        use.table.tell("pays", seat=use.user, n=self.n)


@dataclass(slots=True, frozen=True)
class StealMoney:
    """From one opponent or from each, as much as they have."""

    n: int
    whom: Literal["one", "each"]
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return any(player.money for player in ahead.opponents)

    async def do(self, use: Use) -> None:
        town = use.town
        victims = use.opponents
        if self.whom == "one":
            rich = partial(_rich, use)
            chosen = await use.choose_rival("steal-money-choose", rich, "loses-money", self.n)
            victims = [] if chosen is None else [chosen]
        for seat in victims:
            n = min(self.n, town.players[seat].money)
            if n:
                town.players[seat].money -= n
                use.player.money += n
                use.table.tell("steals-money", seat=use.user, rival=seat, n=n)
                note_money(use)


def _rich(use: Use) -> list[Seat]:
    return [seat for seat in use.opponents if use.town.players[seat].money]


# Reputation


@dataclass(slots=True, frozen=True)
class GainReputation:
    """Up the track, as far as it goes."""

    n: int
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        moved = min(HIGHEST, ahead.reputation + self.n) - ahead.reputation
        ahead.reputation += moved
        return moved > 0

    async def do(self, use: Use) -> None:
        change_reputation(use.table, use.user, self.n)


@dataclass(slots=True, frozen=True)
class LoseReputation:
    """Down the track: a price in a job's text, a mere consequence in a trait's."""

    n: int
    price: bool = True

    def foresee(self, ahead: Prospect) -> bool:
        fits = ahead.reputation - self.n >= LOWEST
        ahead.reputation = max(LOWEST, ahead.reputation - self.n)
        return fits

    async def do(self, use: Use) -> None:
        change_reputation(use.table, use.user, -self.n)


@dataclass(slots=True, frozen=True)
class RivalLosesReputation:
    """An opponent of one's choice."""

    n: int
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return any(player.reputation > LOWEST for player in ahead.opponents)

    async def do(self, use: Use) -> None:
        seat = await use.choose_rival("assassin-choose", lambda: use.opponents, "has-reputation")
        if seat is not None:
            change_reputation(use.table, seat, -self.n)


# Looking into safes, and marking them


@dataclass(slots=True, frozen=True)
class Scout:
    """Look into so many different safes, and mark each."""

    where: str = "board"
    n: int = 1
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return bool(safes_at(ahead.town, self.where))

    async def do(self, use: Use) -> None:
        use.scouted.clear()
        for _ in range(self.n):
            safe: Safe | None = await use.choose(
                "scout-choose", lambda: [s for s in safes_at(use.town, self.where) if s not in use.scouted]
            )
            if safe is None:
                break
            use.scouted.append(safe)
            await safes.scout(use.table, use.user, safe)
        if use.scouted:
            note(use.town, When.AFTER_SCOUT, use.user)


@dataclass(slots=True, frozen=True)
class LookIntoRivalsSafe:
    """Into one safe of the opponent chosen before; no mark."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return any(player.safes for player in ahead.opponents)

    async def do(self, use: Use) -> None:
        if use.opponent is None:
            return
        rival = use.town.players[use.opponent]
        safe: Safe | None = await use.choose("look-choose", lambda: rival.safes)
        if safe is not None:
            safes.look(use.table, use.user, safe)


@dataclass(slots=True, frozen=True)
class PlaceMarks:
    """Marks on safes of the board that one has not looked into (R39)."""

    n: int
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        town, seat = ahead.town, ahead.user
        return bool(town.on_board()) and (any(ahead.player.marks) or bool(safes.movable(town, seat)))

    async def do(self, use: Use) -> None:
        for _ in range(self.n):
            safe: Safe | None = await use.choose("mark-where", use.town.on_board)
            if safe is not None:
                await safes.place_mark(use.table, use.user, safe)


@dataclass(slots=True, frozen=True)
class MoveMarks:
    """One's own marks to other safes on the board or on one's sheet, with either face up."""

    n: int
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return any(_targets(ahead.town, ahead.player.safes, source) for source in safes.movable(ahead.town, ahead.user))

    async def do(self, use: Use) -> None:
        town = use.town
        moved: list[Mark] = []  # each mark once

        def sources() -> list[Safe]:
            found = safes.movable(town, use.user, moved=moved)
            return [safe for safe in found if _targets(town, use.player.safes, safe)]

        while len(moved) < self.n and sources():
            if moved and not await use.may("mark-move-another", lambda: bool(sources())):
                return
            source: Safe = await use.choose("mark-from", sources)
            targets = partial(_targets, town, use.player.safes, source)
            target: Safe = await use.choose("mark-to", targets, safe=source.label)
            moved.append(await safes.move_mark(use.table, use.user, source, target, moved))


def _targets(town: Town, own: list[Safe], source: Safe) -> list[Safe]:
    return [safe for safe in (*town.on_board(), *own) if safe is not source]


# Stealing and giving back


@dataclass(slots=True, frozen=True)
class StealSafe:
    """From a location, from anywhere on the board, or one that was never put there."""

    where: str = "board"
    another: bool = False  # not the one just given back
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return bool(safes_at(ahead.town, self.where))

    async def do(self, use: Use) -> None:
        def there() -> list[Safe]:
            found = safes_at(use.town, self.where)
            return [safe for safe in found if not (self.another and safe is use.relinquished)]

        await safes.steal(use, there)


@dataclass(slots=True, frozen=True)
class Relinquish:
    """One of one's own safes goes back; without one the scoundrel cannot be used."""

    price = True

    def foresee(self, ahead: Prospect) -> bool:
        return bool(ahead.player.safes)

    async def do(self, use: Use) -> None:
        use.relinquished = await safes.choose_own(use.table, use.user, use.asks("relinquish-own"))
        safes.relinquish(use.table, use.user, use.relinquished)


@dataclass(slots=True, frozen=True)
class SwapUnusedSafe:
    """The unused safe just scouted changes places with one of its colour on the board."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return any(ahead.town.at(safe.home) for safe in ahead.scouted[-1:] or ahead.town.unused)

    async def do(self, use: Use) -> None:
        town = use.town
        if not use.scouted:
            return
        unused = use.scouted[-1]
        other: Safe | None = await use.choose("swap-safe-choose", lambda: town.at(unused.home), safe=unused.label)
        if other is not None:
            spaces = town.board[unused.home]
            spaces[spaces.index(other)] = unused
            town.unused[town.unused.index(unused)] = other
            use.table.tell("swaps-safes", seat=use.user, one=unused.label, other=other.label)


# Choices


@dataclass(slots=True, frozen=True)
class May:
    """The user may do these things, or not: either way the scoundrel was used (R17)."""

    key: str
    verbs: tuple[Verb, ...]
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return comes_to_something(self.verbs, ahead)

    async def do(self, use: Use) -> None:
        if await use.may(self.key, lambda: comes_to_something(self.verbs, use.ahead())):
            for verb in self.verbs:
                await verb.do(use)


@dataclass(slots=True, frozen=True)
class ChooseOne:
    """One of two things, each by the name it has in a menu."""

    options: tuple[tuple[str, Verb], ...]
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return any(verb.foresee(replace(ahead)) for _, verb in self.options)

    async def do(self, use: Use) -> None:
        def possible() -> list[str]:
            return [key for key, verb in self.options if verb.foresee(use.ahead())]

        chosen: str | None = await use.choose("choose-one", possible)
        if chosen is not None:
            await dict(self.options)[chosen].do(use)


@dataclass(slots=True, frozen=True)
class If:
    """One thing if something holds, else another or nothing."""

    holds: Callable[[Use], bool]
    then: Verb
    otherwise: Verb | None = None
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return self.then.foresee(ahead)

    async def do(self, use: Use) -> None:
        verb = self.then if self.holds(use) else self.otherwise
        if verb is not None:
            await verb.do(use)
