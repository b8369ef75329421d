"""What each seat may know, what must always hold, and what lies where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from pydantic import BaseModel

from engines.core import EVERYBODY, Seat, Stock, Zones
from engines.scoundrels.cards import JOBS, TRAITS
from engines.scoundrels.parts import Scoundrel
from engines.scoundrels.safes import may_look
from engines.scoundrels.state import (
    BOARD,
    FACES,
    HIGHEST,
    LOCATIONS,
    LOWEST,
    MARKS,
    SALOON,
    SPACES,
    VALUES,
    Played,
    Player,
    Poker,
    Safe,
    Town,
)


class ScoundrelView(BaseModel):
    """A scoundrel, wherever it lies; `spent`: a part of it was used this turn."""

    trait: str
    job: str
    cost: int
    tech: int
    spent: bool


class MarkView(BaseModel):
    """A mark on a safe."""

    owner: int
    face: int


class SafeView(BaseModel):
    """A safe: its value only for those who may look."""

    id: str
    home: str
    number: int
    marks: list[MarkView]
    value: int | None


class PlayedView(BaseModel):
    """A card of today: its value only for those who know it."""

    slot: str | None
    henchmen: list[int]
    value: str | None
    current: bool


class PlayerView(BaseModel):
    """One player's side of the table."""

    leader: str
    money: int
    reputation: int
    hand: int
    deck: int
    available: int
    jailed: int
    destroyed: int
    marks: list[int]
    sheet: list[ScoundrelView | None]
    safes: list[SafeView]
    played: list[PlayedView]
    strategy: str | None


class TownView(BaseModel):
    """The table as one seat sees it."""

    day: int
    days: int
    turn: int
    step: str
    active: int
    players: list[PlayerView]
    board: dict[str, list[SafeView | None]]
    unused: list[SafeView]
    saloon: list[ScoundrelView]
    pile: list[ScoundrelView]
    arriving: ScoundrelView | None
    traits: int
    next_trait: str | None
    jobs: int
    next_job: str | None
    hand: list[str]
    deck_top: str | None
    notes: dict[str, int]  # what the seat has seen in safes that it may not look into now


def view(town: Town, seat: Seat | None) -> TownView:
    """The table of who may see what, to the letter. Made of our own state, so there is nothing to validate."""
    own = None if seat is None else town.players[seat]
    top = own.deck[-1] if own is not None and own.deck else None
    return TownView.model_construct(
        day=town.day,
        days=town.options.days,
        turn=town.turn,
        step=town.step,
        active=town.active,
        players=[_player(town, Seat(i), player, seat) for i, player in enumerate(town.players)],
        board={
            location: [None if safe is None else _safe(town, safe, seat) for safe in town.board[location]]
            for location in BOARD
        },
        unused=[_safe(town, safe, seat) for safe in town.unused],
        saloon=[_scoundrel(town, scoundrel) for scoundrel in town.saloon],
        pile=[_scoundrel(town, scoundrel) for scoundrel in reversed(town.pile)],
        arriving=None if town.arriving is None else _scoundrel(town, town.arriving),
        traits=len(town.traits),
        next_trait=town.traits[-1].colour if town.traits else None,
        jobs=len(town.jobs),
        next_job=town.jobs[-1].colour if town.jobs else None,
        hand=[] if own is None else sorted(card.value for card in own.hand),
        deck_top=top.value if top is not None and town.known.knows(top.place, seat) else None,
        notes={} if seat is None else _notes(town, seat),
    )


def _notes(town: Town, seat: Seat) -> dict[str, int]:
    """Memory is not a look, but nobody need forget what they were shown."""
    return {
        safe.id: safe.value
        for safe in town.safes()
        if town.known.knows(safe.id, seat) and not town.known.knows(safe.id, None) and not may_look(town, seat, safe)
    }


def _player(town: Town, seat: Seat, player: Player, looker: Seat | None) -> PlayerView:
    return PlayerView.model_construct(
        leader=player.leader,
        money=player.money,
        reputation=player.reputation,
        hand=len(player.hand),
        deck=len(player.deck),
        available=player.available,
        jailed=player.jailed,
        destroyed=player.destroyed,
        marks=list(player.marks),
        sheet=[None if scoundrel is None else _scoundrel(town, scoundrel) for scoundrel in player.sheet],
        safes=[_safe(town, safe, looker) for safe in player.safes],
        played=[_played(town, played, looker) for played in player.played],
        strategy=None if player.strategy is None else player.strategy.id,
    )


def _scoundrel(town: Town, scoundrel: Scoundrel) -> ScoundrelView:
    return ScoundrelView.model_construct(
        trait=scoundrel.trait.id,
        job=scoundrel.job.id,
        cost=scoundrel.cost,
        tech=scoundrel.tech,
        spent=town.is_spent(scoundrel),
    )


def _safe(town: Town, safe: Safe, seat: Seat | None) -> SafeView:
    seen = may_look(town, seat, safe) or town.known.knows(safe.id, None)
    return SafeView.model_construct(
        id=safe.id,
        home=safe.home,
        number=safe.number,
        marks=[MarkView.model_construct(owner=mark.owner, face=mark.face) for mark in safe.marks],
        value=safe.value if seen else None,
    )


def _played(town: Town, played: Played, seat: Seat | None) -> PlayedView:
    """Once today's cards lie under the deck nobody knows which is which, but what was shown is not forgotten."""
    seen = played.seat == seat or town.known.knows(played.fact, seat)
    return PlayedView.model_construct(
        slot=played.slot,
        henchmen=list(played.henchmen),
        value=played.card.value if seen else None,
        current=played is town.current,
    )


# What must always hold


def status(town: Town) -> list[str]:
    """Every broken invariant that is not about what lies where."""
    broken = []
    safes = Counter(safe.id for safe in town.safes())
    if safes != Counter(f"{place.id}-{n}" for place in LOCATIONS for n in range(1, 7)):
        broken.append("the eighteen safes are not all there, each in one place")
    if len(town.saloon) > SALOON:
        broken.append("the saloon is too full")
    for seat, player in enumerate(town.players):
        broken += [f"player {seat}: {what}" for what in _broken(town, Seat(seat), player)]
    return broken


def _everybody(town: Town) -> Iterable[Scoundrel]:
    yield from town.saloon
    yield from town.pile
    for player in town.players:
        yield from player.scoundrels()
    if town.arriving is not None:
        yield town.arriving


def _broken(town: Town, seat: Seat, player: Player) -> Iterable[str]:
    placed = sum(played.henchmen.count(seat) for played in town.played())
    if player.available + player.jailed + player.destroyed + placed != 3:
        yield "the three henchmen are not all somewhere"
    if min(player.available, player.jailed, player.destroyed, player.money) < 0:
        yield "less than nothing"
    if not LOWEST <= player.reputation <= HIGHEST:
        yield "the reputation is off the track"
    if len(player.sheet) != SPACES:
        yield "the sheet has not five spaces"
    if len(player.safes) > town.day + 1:
        yield "too many safes"
    for kind, count in enumerate(MARKS):
        lying = sum(mark.owner == seat and mark.kind == kind for safe in town.safes() for mark in safe.marks)
        if player.marks[kind] + lying != count:
            yield "the seven marks are not all somewhere"
    if any(mark.face not in FACES[mark.kind] for safe in town.safes() for mark in safe.marks):
        yield "a mark has a face it cannot have"
    if any(played.henchmen.count(owner) > 1 for played in player.played for owner in played.henchmen):
        yield "two henchmen of one owner lie on a card"
    if any(seat in played.henchmen for played in player.played):
        yield "an own henchman lies on an own card"


def _cards(player: Player) -> list[Poker]:
    """Each once: after the day's end its cards lie in the deck and are still remembered as played."""
    laid = [played.card for played in player.played]
    return [*player.hand, *player.deck, *(card for card in laid if card not in player.deck and card not in player.hand)]


# What lies where


def zones(town: Town) -> Zones:
    """What lies in safes and poker cards, where poker cards lie, and the parts of scoundrels.

    A card or safe whose value a seat was ever shown keeps it.
    """
    zones = Zones(town.known)
    for location in LOCATIONS:
        values = zones.stock(f"what the safes of the {location.id} hold", location.values)
        for safe in town.safes():
            if safe.home == location.id:
                values.lies_at(safe, "value", known_as=safe.id)
    for seat, player in enumerate(town.players):
        values = zones.stock(f"what the poker cards of player {seat} show", VALUES)
        for card in _cards(player):
            values.lies_at(card, "value", known_as=card.id)
        _lay_cards(zones.stock(f"the poker cards of player {seat}"), player)
    traits, jobs = zones.stock("the fifty traits", TRAITS), zones.stock("the sixty jobs", JOBS)
    _lay_parts(traits, [town.traits, town.box], ("blue", "red"))
    _lay_parts(jobs, [town.jobs, town.box], ("green", "purple", "black"))
    for scoundrel in _everybody(town):
        traits.lies_at(scoundrel, "trait", seen_by=EVERYBODY)
        jobs.lies_at(scoundrel, "job", seen_by=EVERYBODY)
    return zones


def _lay_cards(cards: Stock, player: Player) -> None:
    """In deck, hand and slots alike: those of one batch were shuffled together, and may lie in each other's place."""
    laid = [played for played in player.played if played.card not in player.deck and played.card not in player.hand]
    for batch in sorted({card.batch for card in _cards(player)}):
        for pile in (player.deck, player.hand):
            for i, card in enumerate(pile):
                if card.batch == batch:
                    cards.lies_at(pile, i, known_as=card.place, pool=batch)
        for played in laid:
            if played.card.batch == batch:
                cards.lies_at(played, "card", known_as=played.card.place, pool=batch)


def _lay_parts(parts: Stock, piles: Sequence[list[Any]], colours: Sequence[str]) -> None:
    """By colour, those left in the box too: nobody has seen any of them."""
    for colour in colours:
        for pile in piles:
            for i, card in enumerate(pile):
                if card.colour == colour:
                    parts.lies_at(pile, i, pool=colour)
