"""What each seat may know, what lies where, and what must always hold."""

from __future__ import annotations

from pydantic import BaseModel

from engines.core import EVERYBODY, Seat, Zones
from engines.dead_mans_draw.cards import LOOT, Card
from engines.dead_mans_draw.play_area import protected
from engines.dead_mans_draw.rules import score
from engines.dead_mans_draw.state import Sea
from engines.dead_mans_draw.traits import TRAITS


class PlayerView(BaseModel):
    """One player's side of the table: all of it lies open."""

    bank: list[str]
    points: int
    trait: str | None


class SeaView(BaseModel):
    """The table as one seat sees it. Cards and traits are given by their ids; a pile by its size."""

    first: int
    active: int
    players: list[PlayerView]
    play_area: list[str]
    protected: list[str]
    owed: int
    turned_up: list[str]
    draw_pile: int
    next_cards: list[str]
    discard_pile: int
    victim: int | None
    unchosen_traits: list[str]


def view(sea: Sea, seat: Seat | None) -> SeaView:
    """Hidden: the order of the draw pile, the discard pile, traits not chosen (Q14).

    Made of our own state, so there is nothing to validate: at every move each reader gets a view.
    """
    return SeaView.model_construct(
        first=sea.first,
        active=sea.active,
        players=[
            PlayerView.model_construct(
                bank=_ids(bank.cards()), points=sum(score(sea, Seat(i))), trait=trait.id if trait else None
            )
            for i, (bank, trait) in enumerate(zip(sea.banks, sea.traits, strict=True))
        ],
        play_area=_ids(sea.play_area),
        protected=_ids(protected(sea, sea.active)),
        owed=sea.owed,
        turned_up=_ids(sea.turned_up),
        draw_pile=len(sea.draw_pile),
        next_cards=_ids([card for card in reversed(sea.draw_pile) if sea.known.knows(card.id, seat)]),
        discard_pile=len(sea.discard_pile),
        victim=sea.victim,
        unchosen_traits=[] if seat is None else [trait.id for trait in sea.dealt[seat]],
    )


def zones(sea: Sea) -> Zones:
    """Where loot and traits lie. What the discard pile holds is no secret to a good memory, only its order is."""
    zones = Zones(sea.known)
    loot = zones.stock("the sixty cards", LOOT)
    loot.lies_in(sea.draw_pile)
    loot.lies_in(sea.discard_pile, pool="discard pile")
    loot.lies_in(sea.play_area, sea.turned_up, *(bank.cards() for bank in sea.banks), seen_by=EVERYBODY)
    traits = zones.stock("the seventeen traits", TRAITS)
    traits.lies_in(sea.box)
    for seat, dealt in enumerate(sea.dealt):
        traits.lies_in(dealt, seen_by=(Seat(seat),))
    traits.lies_in([trait for trait in sea.traits if trait is not None], seen_by=EVERYBODY)
    return zones


def status(sea: Sea) -> list[str]:
    """Every broken invariant that is not about what lies where."""
    broken = []
    if len({card.suit for card in sea.play_area}) != len(sea.play_area):
        broken.append("a suit lies in the play area twice")
    if any(
        [card.value for card in stack] != sorted(card.value for card in stack)
        for b in sea.banks
        for stack in b.stacks.values()
    ):
        broken.append("a bank is not sorted")
    if any(card.suit is not suit for bank in sea.banks for suit, stack in bank.stacks.items() for card in stack):
        broken.append("a card lies in the stack of another suit")
    if not 0 <= sea.owed <= 4:
        broken.append("a kraken demands what no kraken can")
    if not set(sea.hooked) <= set(sea.play_area):
        broken.append("a hooked card is not in the play area")
    if sea.victim is not None and any(
        t and t.id == "davy-jones-locker" and i == sea.victim for i, t in enumerate(sea.traits)
    ):
        broken.append("the locker claims its owner's own wrecks")
    return broken


def _ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]
