"""What anybody may do at any time, in the middle of anything: shakedowns, snitches, crew cards and deals.

Each is a standing offer. None of them makes anybody wait.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from engines.core import Amount, CalledOff, Form, Option, Pick, Seat, Table, Text
from tests.engines.core.fragments.nothing_personal_state import Card, Deal, Family, Gangster, Place, on_board

SHAKEDOWN = 8  # what a discarded card brings
SNITCH_AT = 6  # markers from which on a gangster can be snitched on
CREW_COST = 5
CREW_MARKERS = 2
MOST_WANTED = 20  # so much money can be asked for in a deal
OFFERS_A_ROUND = 2  # enough to bargain, few enough to come to an end


@contextmanager
def any_time(table: Table[Family]) -> Iterator[None]:
    """While the block runs, everybody may cut in at every wait."""
    family = table.state
    with (
        table.offering(partial(shakedown_offer, family), partial(shake_down, table)),
        table.offering(partial(snitch_offer, family), partial(snitch, table)),
        table.offering(partial(crew_offer, family), partial(send_crew, table)),
        table.offering(partial(deal_offer, table), partial(propose, table)),
        table.offering(partial(open_deals, family), partial(accept, table)),
    ):
        yield


# Shakedown


def shakedown_offer(family: Family, seat: Seat) -> Pick | None:
    """Any card in hand can be sold."""
    if not family.hands[seat]:
        return None
    prompt = Text("np-shakedown-offer", gain=SHAKEDOWN)
    return Pick.of(family.hands[seat], prompt=prompt, topic="shakedown", secret=True)


async def shake_down(table: Table[Family], seat: Seat, card: Card) -> None:
    """The card is discarded for money."""
    discard(table.state, seat, card)
    table.state.money[seat] += SHAKEDOWN
    table.tell("np-shakedown", seat=seat, card=card.label, gain=SHAKEDOWN, reveals=True)


# Snitch


def snitch_offer(family: Family, seat: Seat) -> Form | None:
    """A snitch in hand, and a gangster with enough markers on him."""
    cards = of_kind(family, seat, "snitch")
    marked = [gangster for gangster in on_board(family) if sum(gangster.markers) >= SNITCH_AT]
    if not cards or not marked:
        return None
    return card_on_gangster(cards, marked, Text("np-snitch-offer"), topic="snitch")


async def snitch(table: Table[Family], seat: Seat, chosen: dict[str, Any]) -> None:
    """He goes to prison at once. What he was about to do, or what was to be done to him, is called off."""
    family = table.state
    gangster: Gangster = chosen["gangster"]
    discard(family, seat, chosen["card"])
    gangster.remove(to=Place.PRISON)
    table.tell("np-snitched", seat=seat, gangster=gangster.label, reveals=True)
    if gangster in (family.acting, family.target):
        raise CalledOff(gangster.id)


# Crew


def crew_offer(family: Family, seat: Seat) -> Form | None:
    """A crew card in hand, and the money to send the crew."""
    cards = of_kind(family, seat, "crew")
    if not cards or not on_board(family) or family.money[seat] < CREW_COST:
        return None
    prompt = Text("np-crew-offer", cost=CREW_COST, markers=CREW_MARKERS)
    return card_on_gangster(cards, on_board(family), prompt, topic="crew")


async def send_crew(table: Table[Family], seat: Seat, chosen: dict[str, Any]) -> None:
    """Markers on a gangster, whoever is just thinking about what he shall do: control may change."""
    family = table.state
    gangster: Gangster = chosen["gangster"]
    discard(family, seat, chosen["card"])
    family.money[seat] -= CREW_COST
    gangster.markers[seat] += CREW_MARKERS
    table.tell("np-crewed", seat=seat, gangster=gangster.label, markers=CREW_MARKERS, reveals=True)


# Deals


def deal_offer(table: Table[Family], seat: Seat) -> Form | None:
    """To whom, what I pay, what I want: one form, and nobody waits while it is filled in."""
    family = table.state
    if not family.offers_left[seat]:
        return None
    return Form(
        {
            "to": Pick.seats(table.others(seat), prompt=Text("np-deal-to")),
            "pay": Amount(0, family.money[seat], prompt=Text("np-deal-pay")),
            "want": Amount(0, MOST_WANTED, prompt=Text("np-deal-want")),
        },
        prompt=Text("np-deal-offer", left=family.offers_left[seat]),
        topic="deal",
    )


async def propose(table: Table[Family], seat: Seat, terms: dict[str, Any]) -> None:
    """The offer lies open until the round ends."""
    family = table.state
    family.offers_left[seat] -= 1
    family.offers_made += 1
    deal = Deal(family.offers_made, seat, terms["to"], terms["pay"], terms["want"])
    family.deals.append(deal)
    table.tell("np-deal-proposed", seat=seat, taker=deal.taker, pay=deal.pay, want=deal.want)


def open_deals(family: Family, seat: Seat) -> Pick | None:
    """The offers made to this seat that both sides can still pay."""
    deals = [
        deal
        for deal in family.deals
        if deal.taker == seat and family.money[deal.giver] >= deal.pay and family.money[seat] >= deal.want
    ]
    if not deals:
        return None
    return Pick([deal_option(deal) for deal in deals], prompt=Text("np-deal-open"), topic="deal")


def deal_option(deal: Deal) -> Option[Deal]:
    """An offer as its taker reads it."""
    label = Text("np-deal-accept", seat=deal.giver, pay=deal.pay, want=deal.want)
    return Option(f"deal-{deal.number}", label, value=deal)


async def accept(table: Table[Family], seat: Seat, deal: Deal) -> None:
    """The money changes hands."""
    family = table.state
    family.deals.remove(deal)
    family.money[deal.giver] += deal.want - deal.pay
    family.money[seat] += deal.pay - deal.want
    table.tell("np-deal-done", seat=seat, giver=deal.giver, pay=deal.pay, want=deal.want)


# What they share


def of_kind(family: Family, seat: Seat, kind: str) -> list[Card]:
    """The cards of one kind in somebody's hand."""
    return [card for card in family.hands[seat] if card.kind == kind]


def card_on_gangster(cards: list[Card], gangsters: list[Gangster], prompt: Text, *, topic: str) -> Form:
    """Which card, and on whom, in one breath."""
    fields = {
        "card": Pick.of(cards, prompt=Text("np-which-card")),
        "gangster": Pick.of(gangsters, prompt=Text("np-which-gangster")),
    }
    return Form(fields, prompt=prompt, topic=topic, secret=True)


def discard(family: Family, seat: Seat, card: Card) -> None:
    """From the hand to the discard pile, where everybody sees it."""
    family.hands[seat].remove(card)
    family.discard.append(card)
