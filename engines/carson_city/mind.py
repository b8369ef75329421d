"""What a computer makes of the town: everything in points, from what its seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property

from engines.carson_city.building import price_to_build
from engines.carson_city.cards import SIDE, SQUARE, Square
from engines.carson_city.land import Parcel
from engines.carson_city.prospects import DOLLAR, ESTATE_AT, KIND, PARCELS_AT, POINTS_AT, Prospects
from engines.carson_city.state import NEW_COWBOYS, ROUNDS, Spot
from engines.carson_city.view import TownView
from engines.core import Seat

# Experience, in points
CARRIED = {1: (0.55, 0.3), 2: (0.42, 0.23), 3: (0.3, 0.18)}  # of cash kept for the next round: what is needed, more
NEEDED = 12  # dollars to begin a round with
COWBOY = {1: 1.4, 2: 1.2, 3: 1.0, 4: 0.02}  # of one kept, by the round
JOINED = 0.12  # how likely each rival with cowboys left comes to a spot where one stands
AVERAGE_GAMBLE = 7
LIKELY = 0.7  # a building it stands for is built and pays


class Mind(Prospects):
    """What one seat thinks of everything at one moment."""

    def __init__(self, view: TownView, seat: Seat) -> None:
        super().__init__(view, seat)
        self.limit = SIDE[self.me.person].limit if self.me.person else 30
        self._gains: dict[tuple[int, int], float] = {}

    # Money

    def keep(self, cash: int) -> float:
        """What cash is worth when the round is over."""
        over, kept = max(0, cash - self.limit), min(cash, self.limit)
        if self.round == ROUNDS:
            return over // 10 + (kept // 6 if self.number >= POINTS_AT else kept / 6)
        needed, more = CARRIED[self.round]
        return over // 10 + needed * min(kept, NEEDED) + more * max(0, kept - NEEDED)

    def worth(self, cash: int, prices: Iterable[int]) -> float:
        """What cash is worth before points are sold at some prices."""
        best = self.keep(cash)
        for price_ in prices:
            for left in {0, NEEDED, self.limit}:
                points = max(0, cash - left) // price_
                best = max(best, points + self.keep(cash - points * price_))
        return best

    @cached_property
    def prices(self) -> list[int]:
        """At what prices it stands to buy points."""
        return [
            spot.figure
            for spot in self.stands
            if isinstance(spot, Square) and spot.sells_points and spot.number >= self.number
        ]

    @cached_property
    def spendable(self) -> int:
        """What it can still spend on land and buildings, after all for which it stands already."""
        cash = self.me.cash
        for spot in self.stands:
            cash += 4 if spot is SQUARE["wages"] and self.number == 0 else -self.cost(spot)
        return cash

    @cached_property
    def forecast(self) -> int:
        """The cash it will have when points are sold."""
        cash = self.spendable
        if self.number < ESTATE_AT:
            doubles = self.me.person == "grocer-yellow" and not self.me.took_cash
            cash += sum(self.incomes.values()) + (self.best_income if doubles else 0)
            for kind in self.planned:
                cash += int(LIKELY * max((self.earns(kind, site) for site in self.sites), default=0))
        return max(0, cash + sum(int(self.paid(spot)) for spot in self.stands))

    def paid(self, spot: Spot) -> float:
        """What a square pays in dollars."""
        if not isinstance(spot, Square) or spot.number < self.number:
            return 0
        paid = {"parcel-income": 2 * self.parcels, "cowboy-income": 2 * self.firepower, "gambling": AVERAGE_GAMBLE}
        return paid.get(spot.id, 0)

    @cached_property
    def parcels(self) -> int:
        """How many it has, or stands for."""
        return len(self.land.owned_by(self.seat)) + sum(isinstance(spot, Parcel) for spot in self.stands)

    @cached_property
    def firepower(self) -> float:
        """What will be left of it when most of the cowboys are placed."""
        return max(0.0, self.me.firepower - 1 - 0.6 * max(0, self.me.cowboys - 1))

    def gain(self, dollars: float) -> float:
        """What some dollars more are worth this round, or fewer."""
        change = self.limit, round(dollars)  # asked again and again for the same few sums
        if change not in self._gains:
            cash, prices = self.forecast, self.prices or self.hoped
            self._gains[change] = self.worth(max(0, cash + change[1]), prices) - self.worth(cash, prices)
        return self._gains[change]

    @cached_property
    def hoped(self) -> list[int]:
        """Without a square that sells points, it hopes to get one, if not the cheapest."""
        return [min(5, self.round + 2)] if self.number == 0 and self.me.cowboys > 1 else []

    def cost(self, spot: Spot) -> int:
        """What will be paid at a spot where one stands."""
        if isinstance(spot, Parcel):
            free = spot.id not in self.view.owners and self.number <= PARCELS_AT
            return self.price(spot) if free else 0
        if not spot.builds or spot.number < self.number:
            return 0
        return price_to_build(spot, self.me.person == "coolie-yellow")

    # Cowboys

    @cached_property
    def cowboy(self) -> float:
        """What a cowboy is worth who stays at home."""
        count = self.me.cowboys + NEW_COWBOYS[self.round]
        worth = COWBOY[self.round] * (1.0 if count <= 8 else 0.6 if count <= 10 else 0.05)
        fires = {spot.id for spot in self.stands}
        return worth + self.gain(2) * ("cowboy-income" in fires) + 0.5 * ("cowboy-points" in fires)

    def chance(self, rival: Seat) -> float:
        """To win a duel against somebody, who will have placed one cowboy more by then, as one has oneself."""
        theirs = self.view.players[rival]
        busy = rival in self.view.upper and theirs.cowboys > 0 and self.number == 0
        ahead = self.me.firepower - (self.number == 0) - theirs.firepower + busy
        lower = self.view.lower
        first = lower.index(self.seat) < lower.index(rival) if {self.seat, rival} <= {*lower} else 0.5
        return odds(ahead, first)

    def there(self, spot: Spot) -> list[Seat]:
        """The rivals at a spot."""
        return [rival for rival in self.rivals if rival in self.view.cowboys.get(spot.id, ())]

    def holding(self, spot: Spot) -> float:
        """How likely it acts at a spot where it goes now, or stands."""
        if isinstance(spot, Square) and spot.stand == "shared":
            return 1.0
        likely, there = 1.0, self.there(spot)
        for rival in self.rivals:
            if rival in there:
                likely *= self.chance(rival)
            elif rival in self.view.upper and self.view.players[rival].cowboys:
                likely *= 1 - JOINED * (1 - self.chance(rival))
        return likely

    def can_hold_white(self, spot: Spot) -> bool:
        """Of the spots for one's own cowboys: nobody stands there, and it is no attack (R15)."""
        attacked = spot.id in self.view.buildings and self.view.owners[spot.id] != self.seat
        return spot.id not in self.view.cowboys and not attacked

    def spot(self, spot: Spot, *, white: bool = False) -> float:
        """What it brings to place a cowboy there, against keeping him. Whoever loses a duel takes theirs home."""
        likely = 1.0 if white else self.holding(spot)
        worth = self.acting(spot)
        if self.there(spot):
            worth += self.weight * max(0.0, worth)  # what the rival does not get
        return likely * (worth - (0.0 if white else self.cowboy))

    def acting(self, spot: Spot) -> float:
        """What it brings to act at a spot."""
        if isinstance(spot, Square):
            return self.at_square(spot)
        if spot.id not in self.view.buildings:
            cost = self.price(spot)
            return self.parcel(spot) + self.gain(-cost) if cost <= self.spendable else 0.0
        loot = self.view.incomes[spot.id] // 2
        if self.view.owners[spot.id] != self.seat:
            return self.gain(loot) + self.weight * loot * DOLLAR[self.round]
        return self.gain(loot) * (1.0 if self.there(spot) else 0.2)  # a guard

    def at_square(self, square: Square) -> float:
        """What it brings to act at a square."""
        ids = {spot.id for spot in self.stands}
        if square.builds:
            kind, cost = self.view.display[square.id], self.cost(square)
            if kind is None or cost > self.spendable:
                return 0.0
            return self.at_best(KIND[kind]) + self.gain(-cost)
        if square.sells_points:
            prices = self.prices
            return self.worth(self.forecast, [*prices, square.figure]) - self.worth(self.forecast, prices)
        match square.id:
            case "wages":
                return self.gain(4)
            case "ammunition":
                fought = sum(len(there) > 1 and self.seat in there for there in self.view.cowboys.values())
                counted = self.gain(6) * ("cowboy-income" in ids) + 1.5 * ("cowboy-points" in ids)
                return 0.3 + 0.7 * fought + counted
            case "three-roads" | "one-road":
                return min(square.figure, self.view.roads_left) * self.road
            case "parcel-points":
                return float(self.parcels // 2)
            case "cowboy-points":
                return self.firepower / 2
            case "estate-points":
                return len(self.land.buildings_of(self.seat)) + 0.7 * min(len(self.planned), len(self.sites))
        return self.gain(self.paid(square))


@cache
def odds(ahead: int, first: float) -> float:
    """To win by dice, so many points of firepower ahead; `first`: how likely one wins a tie."""
    dice = [(one + ahead, other) for one in range(1, 7) for other in range(1, 7)]
    return sum(1 if one > other else first if one == other else 0 for one, other in dice) / len(dice)
