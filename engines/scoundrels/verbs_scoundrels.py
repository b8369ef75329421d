"""The verbs about other scoundrels: hiring, using and changing them; and the Sheriff's Office."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from engines.core import Pick, Seat
from engines.scoundrels import hiring
from engines.scoundrels.hints import priced
from engines.scoundrels.parts import Scoundrel, When
from engines.scoundrels.state import Town
from engines.scoundrels.using import Prospect, Use, can_be_used, use_scoundrel


@dataclass(slots=True, frozen=True)
class DiscardSelf:
    """The scoundrel that says so goes, once all of it is done (R50)."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return False

    async def do(self, use: Use) -> None:
        use.discards = True


@dataclass(slots=True, frozen=True)
class Hire:
    """Hire from the saloon, or the top of the discard pile, at full cost (R53)."""

    where: Literal["saloon", "pile"]
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        there = self._there(ahead.town, ahead.scoundrel)
        return any(scoundrel.cost <= ahead.money and scoundrel not in ahead.hired for scoundrel in there)

    def _there(self, town: Town, user: Scoundrel | None) -> list[Scoundrel]:
        there = town.saloon if self.where == "saloon" else town.pile[-1:]
        # an on-hire one in use is spent and hires nobody, itself least of all (P06)
        return [s for s in there if s not in town.hiring and not (s is user and s.trait.when is When.ON_HIRE)]

    async def do(self, use: Use) -> None:
        def affordable() -> Pick | None:
            there = self._there(use.town, use.scoundrel)
            found = [s for s in there if hiring.can_pay(use.town, use.user, s) and s not in use.hired]
            options = [hiring.for_hire(use.town, use.user, scoundrel) for scoundrel in found]
            return Pick(options, prompt=use.asks("hire-choose"), topic="effect") if options else None

        scoundrel: Scoundrel | None = await use.table.ask(use.user, affordable)
        if scoundrel is not None:
            if self.where == "pile":
                use.hired.append(scoundrel)
            await hiring.hire(use.table, use.user, scoundrel)


@dataclass(slots=True, frozen=True)
class UseAnother:
    """Use a scoundrel that lies elsewhere and is unused this turn (R48, R49)."""

    where: Literal["sheet", "saloon", "pile"]
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return bool(self.candidates(ahead))

    def candidates(self, ahead: Prospect) -> list[Scoundrel]:
        """Those who can be used from here, each as if all before were done."""
        town, row = ahead.town, (*ahead.row, *([ahead.scoundrel] if ahead.scoundrel else []))
        sheet = [s for s in ahead.player.scoundrels() if s.trait.when is not When.ON_HIRE]
        there = {"sheet": sheet, "saloon": town.saloon, "pile": town.pile[-1:]}[self.where]
        return [
            scoundrel
            for scoundrel in there
            if scoundrel not in row
            and scoundrel not in town.hiring
            and not town.is_spent(scoundrel)
            and can_be_used(replace(ahead, scoundrel=scoundrel, row=row))
        ]

    async def do(self, use: Use) -> None:
        def now() -> list[Scoundrel]:
            return self.candidates(use.ahead())

        scoundrel: Scoundrel | None = await use.choose("use-choose", now, lambda found: priced(found, use.ahead()))
        if scoundrel is not None:
            await use_scoundrel(use.table, use.user, scoundrel, own_timing=False)


@dataclass(slots=True, frozen=True)
class SwapParts:
    """Two scoundrels change traits or jobs: one's own with one's own or one of the saloon (glossary: Tailor)."""

    parts: tuple[Literal["trait", "job"], ...]
    partners: Literal["sheet-or-saloon", "saloon"]
    itself: bool = False  # the scoundrel that says so is one of the two
    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return any(
            self._others(ahead.town, ahead.user, one) for one in self._first(ahead.town, ahead.user, ahead.scoundrel)
        )

    def _first(self, town: Town, user: Seat, scoundrel: Scoundrel | None) -> list[Scoundrel]:
        if self.itself:
            return [scoundrel] if scoundrel is not None else []
        return town.players[user].scoundrels()

    def _others(self, town: Town, user: Seat, one: Scoundrel) -> list[Scoundrel]:
        own = town.players[user].scoundrels() if self.partners == "sheet-or-saloon" else []
        return [other for other in (*own, *town.saloon) if other is not one and other not in town.hiring]

    async def do(self, use: Use) -> None:
        town, user = use.town, use.user
        one: Scoundrel | None = await use.choose("swap-one", lambda: self._first(town, user, use.scoundrel))
        if one is None:
            return
        other: Scoundrel | None = await use.choose(
            "swap-other", lambda: self._others(town, user, one), scoundrel=one.label
        )
        if other is None:
            return
        # a job that swaps freely does not swap itself away
        fixed = not self.itself and use.scoundrel in (one, other)
        parts = [f"part-{part}" for part in self.parts if not (fixed and part == "job")]
        part = await use.choose("swap-part", parts) if len(parts) > 1 else parts[0]
        if part == "part-trait":
            one.trait, other.trait = other.trait, one.trait
        else:
            one.job, other.job = other.job, one.job
        use.table.tell("swapped", seat=user, one=one.label, other=other.label)


@dataclass(slots=True, frozen=True)
class OfficeOption:
    """One option of the Sheriff's Office under its usual terms (A11)."""

    price = False

    def foresee(self, ahead: Prospect) -> bool:
        return True

    async def do(self, use: Use) -> None:
        await hiring.office_option(use)
