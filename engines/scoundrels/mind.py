"""What a computer makes of the table: everything in points, from what its seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property

from engines.core import Seen
from engines.scoundrels import cards
from engines.scoundrels import verbs as v
from engines.scoundrels import verbs_people as p
from engines.scoundrels import verbs_scoundrels as s
from engines.scoundrels.cards import JOB, SLOT_ABILITIES, TRAIT
from engines.scoundrels.hiring import BAIL, BRIBE, SELLS
from engines.scoundrels.memory import Memory
from engines.scoundrels.parts import Verb, When
from engines.scoundrels.safes import kind_of
from engines.scoundrels.state import HAND, HIGHEST, LOCATIONS, LOWEST, POSSIBLE, SLOTS, TURNS, VALUES
from engines.scoundrels.view import PlayedView, SafeView, ScoundrelView, TownView

# Experience, in points
DOLLAR = 0.3  # while there is time to spend it
HENCHMAN = 0.6  # out of jail, while there is time to use it
BLUFFS = (2.0, 5.0)  # how many of how many cards are bluffs, before anything is known of a player
NEVER = -99.0


class Mind:
    """What one seat thinks of everything at one moment."""

    def __init__(self, seen: Seen, view: TownView, seat: int) -> None:
        self.events = seen.events
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.sheet = [scoundrel for scoundrel in self.me.sheet if scoundrel is not None]
        self.rivals = [player for i, player in enumerate(view.players) if i != seat]
        self.weight = 1 / len(self.rivals)  # of what one rival loses
        self.final = view.day == view.days
        self.turns_today = max(0, TURNS - len(self.me.played))  # still to come, without the one that runs
        self.turns = self.turns_today + (view.days - view.day) * TURNS
        self.free = [slot for slot in SLOTS if slot not in {played.slot for played in self.me.played}]
        self.slot = next((played.slot for played in self.me.played if played.current), None)
        will_hire = view.active == seat and view.step in ("start", "plan", "abilities")
        self.dollar = 0.02 + DOLLAR * min(1.0, (self.turns + will_hire) / 3)
        self.henchman = 0.2 * min(3, self.turns_today) if self.final else HENCHMAN

    @cached_property
    def memory(self) -> Memory:
        return Memory(self.events)

    # Safes

    @cached_property
    def safes(self) -> dict[str, SafeView]:
        """All of them, by id."""
        held = [safe for player in self.view.players for safe in player.safes]
        return {safe.id: safe for safe in (*self.at("board"), *self.view.unused, *held)}

    def at(self, where: str) -> list[SafeView]:
        """The safes of a location, of the whole board, or the unused ones."""
        if where == "unused":
            return self.view.unused
        return [safe for home, row in self.view.board.items() if where in ("board", home) for safe in row if safe]

    @cached_property
    def known(self) -> dict[str, int]:
        """What it may look into, and what it remembers."""
        return self.memory.safes | {safe.id: safe.value for safe in self.safes.values() if safe.value is not None}

    @cached_property
    def unseen(self) -> dict[str, list[int]]:
        """What the safes of each location can hold that it does not know."""
        left = {location.id: Counter(location.values) for location in LOCATIONS}
        for id_, value in self.known.items():
            if id_ in self.safes:
                left[self.safes[id_].home][value] -= 1
        return {home: list(counter.elements()) for home, counter in left.items()}

    @cached_property
    def could_bring(self) -> dict[str, list[float]]:
        """The points each safe may be good for, marks included. What others marked it with is a hint, no more."""
        return {safe.id: self._could_bring(safe) for safe in self.safes.values()}

    def _could_bring(self, safe: SafeView) -> list[float]:
        faces = [mark.face for mark in safe.marks if mark.face in POSSIBLE[safe.home]]
        value = self.known.get(safe.id)
        possible = [*self.unseen[safe.home], *faces] if value is None else [value]
        return [value + faces.count(value) for value in possible]

    def points(self, safe: SafeView) -> float:
        """What it is good for, on average."""
        return _mean(self.could_bring[safe.id])

    @cached_property
    def worst(self) -> float:
        """The points of the worst safe of one's own."""
        return min(map(self.points, self.me.safes), default=0.0)

    @cached_property
    def prizes(self) -> dict[str, float]:
        """What stealing each safe would bring: at the limit the worst goes back."""
        lost = self.worst if len(self.me.safes) >= self.view.day else 0.0
        return {
            id_: _mean([max(0.0, points - lost) for points in could_bring])
            for id_, could_bring in self.could_bring.items()
        }

    def best_prize(self, where: str = "board") -> float:
        return max((self.prizes[safe.id] for safe in self.at(where)), default=0.0)

    @cached_property
    def best(self) -> float:
        return self.best_prize()

    @cached_property
    def thefts(self) -> int:
        """How many are still to come, as far as one can plan them."""
        today = self.slot == "5" or (self.turns_today > 0 and "5" in self.free)
        bribe = self.final and self.me.money >= BRIBE
        return today + bribe + any(map(steals, self.sheet)) + self.view.days - self.view.day

    def wants(self, safe: SafeView) -> bool:
        """Whether it is one's own, or among those to steal."""
        better = sum(self.prizes[other.id] > self.prizes[safe.id] for other in self.at("board"))
        return safe in self.me.safes or (better < self.thefts and self.points(safe) > 4)

    def scouting(self, safe: SafeView) -> float:
        """What a look and a mark bring: a better safe to steal than the best so far, or one more true mark on it."""
        if not self.thefts:
            return 0.05
        if safe.id in self.known:
            can_mark = self.me.marks[kind_of(self.known[safe.id])] > 0
            return 0.8 if can_mark and self.prizes[safe.id] == self.best else 0.0
        return _mean([max(0.0, points + 1 - self.best) for points in self.could_bring[safe.id]]) + 0.01

    def scouting_at(self, where: str) -> float:
        return max(map(self.scouting, self.at(where)), default=0.0)

    # Scoundrels

    def find(self, id_: str) -> ScoundrelView | None:
        """A scoundrel that one can hire, use or move, by its id."""
        lying = [*self.sheet, *self.view.saloon, *self.view.pile[:1], self.view.arriving]
        return next((there for there in lying if there is not None and f"{there.trait}.{there.job}" == id_), None)

    def use(self, scoundrel: ScoundrelView) -> float:
        """What one use brings."""
        trait = TRAIT[scoundrel.trait]
        worth = self.all([*trait.before, *JOB[scoundrel.job].verbs, *trait.after])
        return (worth + trait.bonus * self.dollar) * (1.7 if trait.twice else 1.0)

    def uses(self, scoundrel: ScoundrelView) -> float:
        """How often it will be used."""
        trait, later = TRAIT[scoundrel.trait], self.turns - self.turns_today
        if trait.when is When.SLOT:
            today = self.turns_today / max(1, len(self.free))
            often = sum((slot in self.free) * today + later / len(SLOTS) for slot in trait.slots)
        elif trait.when is When.ON_HIRE:
            often = 1.0
        elif trait.when is When.END_OF_DAY:
            often = 1.0 + self.view.days - self.view.day
        else:
            often = min(1.0, self.turns) if trait.after else 0.3 * self.turns
        return min(often, 1.0 if steals(scoundrel) else 3.0)

    def keep(self, scoundrel: ScoundrelView) -> float:
        """What it brings from now to the end."""
        tech = 0 if TRAIT[scoundrel.trait].when is When.ON_HIRE else scoundrel.tech
        return tech + max(0.0, self.use(scoundrel)) * self.uses(scoundrel)

    def hire(self, scoundrel: ScoundrelView) -> float:
        """What it brings, less its cost and whoever has to make room."""
        full = len(self.sheet) == len(self.me.sheet) and TRAIT[scoundrel.trait].when is not When.ON_HIRE
        return self.keep(scoundrel) - scoundrel.cost * self.dollar - (min(map(self.keep, self.sheet)) if full else 0)

    def office(self, id_: str) -> float:
        """What an option of the Sheriff's Office brings."""
        if id_ == "sell":
            return SELLS * self.dollar
        if id_ == "bribe":
            return self.best - BRIBE * self.dollar if self.final and self.me.money >= BRIBE else NEVER
        count = 2 if id_ == "bail-2" else 1
        return min(count, self.me.jailed) * self.henchman - count * BAIL * self.dollar

    def best_of_office(self) -> float:
        return max(map(self.office, ("sell", "bail-1", "bail-2", "bribe")))

    def slot_worth(self, slot: str) -> float:
        """What the leader and one's own scoundrels would do there, those on a chain included."""
        worth = self.all(SLOT_ABILITIES[slot])
        for place, scoundrel in enumerate(self.me.sheet):
            if scoundrel is not None and slot in TRAIT[scoundrel.trait].slots and (use := self.use(scoundrel)) > 0:
                worth += use + sum(max(0.0, self.use(other)) for other in chained(self.me.sheet, place))
        return worth

    def face_up_worth(self) -> float:
        """What a 0 laid face up would do."""
        honest = [scoundrel for scoundrel in self.sheet if TRAIT[scoundrel.trait].when is When.ZERO_FACE_UP]
        return sum(map(self.use, honest))

    # Abilities

    def all(self, verbs: Iterable[Verb]) -> float:
        return sum(map(self.verb, verbs))

    def verb(self, verb: object) -> float:
        """What one verb brings; what is not named here is worth next to nothing."""
        me, rivals = self.me, self.rivals
        match verb:
            case v.Gain(n):
                return self.dollar * (n if isinstance(n, int) else self.counted(n))
            case v.Pay(n):
                return -self.dollar * n if me.money >= n else NEVER
            case v.EverybodyElseGains(n):
                return -self.dollar * n / 2
            case v.StealMoney(n, whom):
                loot = [min(n, rival.money) for rival in rivals]
                return self.dollar * 1.5 * (max(loot) if whom == "one" else sum(loot))
            case v.GainReputation(n):
                return float(min(n, HIGHEST - me.reputation))
            case v.LoseReputation(n):
                return -float(min(n, me.reputation - LOWEST))
            case v.RivalLosesReputation(n):
                return n * self.weight * any(rival.reputation > LOWEST for rival in rivals)
            case v.Scout(where, n):
                return n * self.scouting_at(where)
            case v.StealSafe(where, another=True):
                return max(map(self.points, self.at(where)), default=0.0) - self.worst
            case v.StealSafe(where):
                return self.best_prize(where)
            case v.Relinquish():
                return 0.0 if me.safes else NEVER
            case v.PlaceMarks(n) | v.MoveMarks(n):
                return 0.4 * n
            case v.May(_, verbs):
                return max(0.0, self.all(verbs))
            case v.ChooseOne(options):
                return max(self.verb(option) for _, option in options)
            case v.If(_, then, otherwise):
                return (self.verb(then) + (self.verb(otherwise) if otherwise else 0.0)) / 2
            case p.JailOwn():
                return -self.henchman if me.available else NEVER
            case p.JailRivals() | p.HenchmanOrReputation():
                return 0.1 + 0.5 * self.weight * sum(rival.available > 0 for rival in rivals)
            case p.JailOnOwnCard() | p.DestroyHenchmen():
                return max((len(played.henchmen) * (1.0 + is_bluff(played)) for played in me.played), default=0.0)
            case p.ReleaseOwn(n):
                return self.henchman * min(n, me.jailed)
            case p.ReleaseAnybody():
                return self.henchman * min(1, me.jailed)
            case s.OfficeOption():
                return self.best_of_office()
            case s.UseAnother():
                return 1.0
            case s.Hire() | p.DrawPoker() | p.ScoutPoker() | s.SwapParts():
                return 0.3
            case s.DiscardSelf():
                return -0.2
        return 0.05

    def counted(self, counter: Callable[..., int]) -> int:
        """What a counter of the cards would say, as far as one can see it from here."""
        if counter is cards.own_scoundrels:
            return min(4, len(self.sheet))
        if counter is cards.own_tech:
            return sum(scoundrel.tech for scoundrel in self.sheet)
        return max(2, len(self.me.played)) if counter is cards.cards_played_today else 1

    # Bluffs

    @cached_property
    def current(self) -> tuple[int, PlayedView] | None:
        """Whose turn's card lies there, and the card."""
        played = [(i, played) for i, player in enumerate(self.view.players) for played in player.played]
        return next(((i, card) for i, card in played if card.current), None)

    def card(self, id_: str) -> tuple[int, PlayedView] | None:
        """A card of today by its option's id: whose it is, and the card."""
        played = [(i, played) for i, player in enumerate(self.view.players) for played in player.played]
        return next(((i, card) for i, card in played if id_ == f"card-{i}-{card.slot or 'up'}"), None)

    def bluff_chance(self, owner: int, played: PlayedView) -> float:
        """How likely a card is a bluff, by how likely its owner ever held the true one, and by how they played so far.

        Everybody has each of seven values once and four of them in hand: from the second day on the three that were
        not played yesterday, and one of those that were.
        """
        if played.value is not None:
            return float(is_bluff(played))
        today = self.view.players[owner].played
        elsewhere = {card.value for card in today if card.value is not None} | self.memory.in_deck[owner]
        if played.slot in elsewhere:
            return 1.0
        yesterday = self.memory.yesterday[owner] - elsewhere
        held = (HAND - len(elsewhere) - len(yesterday) / HAND) / (len(VALUES) - len(elsewhere | yesterday))
        if played.slot in yesterday:
            held = 1 / HAND
        bluffs, shown = self.memory.bluffs[owner] + BLUFFS[0], self.memory.turned_over[owner] + BLUFFS[1]
        tempting = {"5": 0.7, "6": 1.2}.get(played.slot or "", 1.0)
        early = 1.5 - 0.2 * len(today)  # what is left for the last turn seldom fits
        truth = (shown - bluffs) * max(0.1, held) * len(VALUES) / HAND * tempting * early
        return bluffs / (bluffs + truth)

    def suspecting(self, owner: int, played: PlayedView) -> float:
        """What a henchman on this card brings, against keeping it."""
        chance = self.bluff_chance(owner, played)
        caught = self.view.players[owner].reputation > LOWEST
        gain = (self.me.reputation < HIGHEST) + self.weight * caught
        to_come = sum(TURNS - len(rival.played) for rival in self.rivals)
        if self.final and to_come < self.me.available:
            return chance * gain  # there is nothing better left to do with it
        reserve = (0.45 if self.me.available == 1 else 0.3) * gain if to_come else 0.0
        return chance * gain - (1 - chance) * self.henchman - reserve

    def fear(self) -> float:
        """What a bluff costs, on average: nothing where nobody is left to suspect it."""
        henchmen = sum(rival.available for rival in self.rivals)
        return min(0.6, 0.25 * henchmen) * ((self.me.reputation > LOWEST) + self.weight)

    def strength(self, seat: int) -> float:
        """How far a rival has come, by what everybody can see."""
        player = self.view.players[seat]
        tech = sum(scoundrel.tech for scoundrel in player.sheet if scoundrel is not None)
        return NEVER if seat == self.seat else player.reputation + tech + 4.5 * len(player.safes)


def steals(scoundrel: ScoundrelView) -> bool:
    return any(isinstance(verb, v.StealSafe) for verb in JOB[scoundrel.job].verbs)


def is_bluff(played: PlayedView) -> bool:
    """Whether one knows it to be one."""
    return played.value is not None and played.value != played.slot


def chained(sheet: list[ScoundrelView | None], place: int) -> list[ScoundrelView]:
    """Those whose arrow comes from this place."""
    sides = [(step, sheet[place + step]) for step in (-1, 1) if 0 <= place + step < len(sheet)]
    return [other for step, other in sides if other is not None and -step in TRAIT[other.trait].roots]


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / max(1, len(numbers))
