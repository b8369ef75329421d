"""3000 Scoundrels: from what one person may see to what is drawn for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bot.faces import Card
from bot.pictures import Heading, Who
from bot.ui.messages import Told
from bot.ui.speech import SHAPES, Speech
from cogs.pictures import scoundrels as pictures
from cogs.pictures import scoundrels_hand as private
from cogs.pictures.scoundrels_cards import Scoundrel
from cogs.pictures.scoundrels_sheet import Laid, Safe, Sheet
from engines.core import Text
from engines.scoundrels.cards import JOB, STRATEGIES, TRAIT
from engines.scoundrels.state import BOARD, FACES, HIGHEST, LOWEST, POSSIBLE, TURNS, VALUES
from engines.scoundrels.view import PlayedView, PlayerView, SafeView, ScoundrelView, TownView


def where(view: TownView) -> Text:
    """Which day, and which of everybody's four turns."""
    if view.day == 0:
        return Text("town-setting-up")
    if view.step == "end-of-day":
        return Text("town-night", day=view.day, days=view.days)
    turn = max(0, view.turn - 1) // len(view.players) + 1
    return Text("town-where", day=view.day, days=view.days, turn=turn, turns=TURNS)


def name_of(scoundrel: ScoundrelView) -> Text:
    """Trait and job."""
    return Text("scoundrel", trait=Text(f"trait-{scoundrel.trait}"), job=Text(f"job-{scoundrel.job}"))


def safe_name(safe: SafeView) -> Text:
    """As menus call it."""
    return Text("safe", location=Text(f"location-{safe.home}"), number=safe.number)


def values_at(location: str) -> str:
    """What safes of a location can be worth."""
    return " ".join(str(value) for value in sorted(POSSIBLE[location]))


def by_value(values: list[str]) -> list[str]:
    """Poker cards in their order: 0, A, 2 to 6."""
    return sorted(values, key=VALUES.index)


# The board


def board(told: Told[TownView], heading: Heading, people: Sequence[Who], events: tuple[str, ...]) -> pictures.TownBoard:
    """The whole table."""
    view, plain = told.seen.view, told.speech.plain
    return pictures.TownBoard(
        heading=heading,
        sheets=tuple(_sheet(told, who, player) for who, player in zip(people, view.players, strict=True)),
        safes_title=plain(Text("town-safes")),
        unused_title=plain(Text("town-unused")),
        locations=tuple(_location(view, location, told.speech) for location in BOARD),
        saloon=_saloon(view, told.speech),
        track=tuple(range(LOWEST, HIGHEST + 1)),
        track_title=plain(Text("town-reputation")),
        jail_title=plain(Text("town-jail")),
        jail=tuple(seat for seat, player in enumerate(view.players) for _ in range(player.jailed)),
        events=events,
    )


def _sheet(told: Told[TownView], who: Who, player: PlayerView) -> Sheet:
    plain = told.speech.plain
    return Sheet(
        who=who,
        leader=plain(Text(f"leader-name-{player.leader}")) if player.leader else "",
        strategy=plain(Text(f"strategy-{player.strategy}")) if player.strategy else "",
        money=player.money,
        reputation=player.reputation,
        hand=player.hand,
        deck=player.deck,
        henchmen=player.available,
        scoundrels=tuple(scoundrel_card(there, told.speech) if there else None for there in player.sheet),
        safes=tuple(_safe(safe, told.speech) for safe in player.safes),
        room_for_safes=max(1, told.seen.view.day),
        laid=tuple(_laid(played) for played in player.played),
    )


def _laid(played: PlayedView) -> Laid:
    return Laid(played.slot or "", played.value or "", tuple(played.henchmen), played.current)


def _safe(safe: SafeView, speech: Speech) -> Safe:
    marks = tuple((mark.owner, mark.face) for mark in safe.marks)
    code = speech.plain(Text(f"town-home-{safe.home}")) + str(safe.number)
    return Safe(safe.home, safe.number, code, marks, safe.value)


def _location(view: TownView, location: str, speech: Speech) -> pictures.Location:
    spaces = tuple(None if safe is None else _safe(safe, speech) for safe in view.board[location])
    unused = next((_safe(safe, speech) for safe in view.unused if safe.home == location), None)
    return pictures.Location(location, speech.plain(Text(f"location-{location}")), values_at(location), spaces, unused)


def _saloon(view: TownView, speech: Speech) -> pictures.Saloon:
    return pictures.Saloon(
        title=speech.plain(Text("town-saloon")),
        there=tuple(scoundrel_card(there, speech) for there in view.saloon),
        traits=(view.next_trait or "", speech.plain(Text("town-traits", count=view.traits))),
        jobs=(view.next_job or "", speech.plain(Text("town-jobs", count=view.jobs))),
        pile=speech.plain(pile(view)),
    )


def pile(view: TownView) -> Text:
    """Who was hired a moment ago; else the discard pile, of which everybody sees the top."""
    if view.arriving is not None:
        return Text("town-arriving", scoundrel=name_of(view.arriving))
    if not view.pile:
        return Text("town-pile-empty")
    return Text("town-pile", count=len(view.pile), scoundrel=name_of(view.pile[0]))


def scoundrel_card(scoundrel: ScoundrelView, speech: Speech) -> Scoundrel:
    """A scoundrel with all that stands on it."""
    trait, job, plain = TRAIT[scoundrel.trait], JOB[scoundrel.job], speech.plain
    told_by_icons = trait.slots and not trait.before and not trait.after
    return Scoundrel(
        trait=plain(trait.label),
        job=plain(job.label),
        types=(trait.colour, job.colour),
        slots=trait.slots,
        roots=trait.roots,
        brief="" if trait.slots or trait.roots else plain(trait.moment),
        timing="" if told_by_icons else plain(Text(f"trait-{trait.id}-help")),
        ability=plain(Text(f"job-{job.id}-help")),
        cost=scoundrel.cost,
        bonus=trait.bonus,
        twice=trait.twice,
        tech=scoundrel.tech,
        spent=scoundrel.spent,
    )


# What only one sees


def hand(told: Told[TownView], heading: Heading, seat: int) -> private.TownHand:
    """Hand, deck, today's cards, safes and marks of one player."""
    view, plain = told.seen.view, told.speech.plain
    own = view.players[seat]
    return private.TownHand(
        heading=heading,
        hand=(plain(Text("town-hand" if view.hand else "town-hand-empty")), tuple(by_value(view.hand))),
        top=(plain(Text("town-deck-top")), view.deck_top or ""),
        played=(plain(Text("town-own-cards")), tuple(_own(played, told.speech) for played in own.played)),
        looked=(plain(Text("town-looked-at")), tuple(looked_at(view, seat, told.speech))),
        peeks=(plain(Text("town-peeks")), tuple(_peek(told, seat, *peek) for peek in peeks(view))),
        seen=(plain(Text("town-seen")), tuple(_peek(told, seat, *peek) for peek in remembered(view))),
        no_peeks=plain(Text("town-no-peeks")),
        marks=(plain(Text("town-marks-left")), tuple(marks_left(own, told.speech))),
    )


def _own(played: PlayedView, speech: Speech) -> private.Known:
    value, slot = played.value or "", played.slot
    if slot is None:
        return private.Known(value, speech.plain(Text("town-own-zero")), "", (), False, played.current)
    bluff = value != slot
    note = speech.plain(Text("town-bluff" if bluff else "town-true"))
    label = speech.plain(Text("town-own-card", slot=slot))
    return private.Known(value, label, note, tuple(played.henchmen), bluff, played.current)


def looked_at(view: TownView, seat: int, speech: Speech) -> list[private.Known]:
    """Other people's cards of today whose value this seat knows."""
    return [
        private.Known(played.value, f"{SHAPES[other]} {speech.plain(Text('slot', slot=played.slot))}", "", (), False)
        for other, player in enumerate(view.players)
        for played in player.played
        if other != seat and played.slot is not None and played.value
    ]


Lying: TypeAlias = tuple[SafeView, int | None, bool]  # a safe, who holds it, and whether it is an unused one


def peeks(view: TownView) -> list[Lying]:
    """Every safe that may be looked into now."""
    return [lying for lying in _all_safes(view) if lying[0].value is not None]


def remembered(view: TownView) -> list[Lying]:
    """Every safe that was looked into and may not be any more, with what was seen there."""
    return [
        (safe.model_copy(update={"value": view.notes[safe.id]}), holder, unused)
        for safe, holder, unused in _all_safes(view)
        if safe.id in view.notes
    ]


def _all_safes(view: TownView) -> list[Lying]:
    return [
        *((safe, None, False) for location in BOARD for safe in view.board[location] if safe is not None),
        *((safe, None, True) for safe in view.unused),
        *((safe, holder, False) for holder, player in enumerate(view.players) for safe in player.safes),
    ]


def _peek(told: Told[TownView], seat: int, safe: SafeView, holder: int | None, unused: bool) -> private.Peek:
    place = ""
    if holder is not None:
        own = told.speech.plain(Text("town-peek-own"))
        place = own if holder == seat else f"{SHAPES[holder]} {told.speech.plain_names[holder]}"
    elif unused:
        place = told.speech.plain(Text("town-peek-unused"))
    return private.Peek(_safe(safe, told.speech), told.speech.plain(safe_name(safe)), place)


def marks_left(player: PlayerView, speech: Speech) -> list[str]:
    """The marks in somebody's supply, by their two faces."""
    return [
        speech.plain(Text("town-marks", faces="/".join(map(str, faces)), count=count))
        for faces, count in zip(FACES, player.marks, strict=True)
    ]


# Cards looked up


def card(drawn: private.LookedUp) -> Card:
    """A card to be looked up."""
    return Card(drawn.name, f"{drawn.kind} · {' '.join((drawn.words, *drawn.notes))}", drawn)


def trait_card(id_: str, speech: Speech) -> private.LookedUp:
    """A trait as its card shows it."""
    trait, plain = TRAIT[id_], speech.plain
    notes = [plain(Text("town-card-trait-cost", count=len(trait.dollars)))]
    return private.LookedUp(
        name=plain(trait.label),
        kind=plain(Text(f"town-type-{trait.colour}")),
        type=trait.colour,
        words=plain(Text(f"trait-{id_}-help")),
        notes=(*notes, *_tech(trait.tech, speech)),
        slots=trait.slots,
        roots=trait.roots,
        bonus=trait.bonus,
        twice=trait.twice,
        tech=trait.tech,
        dollars=trait.dollars,
    )


def job_card(id_: str, speech: Speech) -> private.LookedUp:
    """A job as its card shows it."""
    job, plain = JOB[id_], speech.plain
    notes = [plain(Text("town-card-job-cost", count=job.dollars))]
    if job.holes:
        places = ", ".join(map(str, job.holes))
        notes.append(plain(Text("town-card-holes", count=len(job.holes), places=places)))
    return private.LookedUp(
        name=plain(job.label),
        kind=plain(Text(f"town-type-{job.colour}")),
        type=job.colour,
        words=plain(Text(f"job-{id_}-help")),
        notes=(*notes, *_tech(job.tech, speech)),
        tech=job.tech,
        holes=job.holes,
        own_dollars=job.dollars,
    )


def strategy_card(id_: str, speech: Speech) -> private.LookedUp:
    """A strategy as its card shows it."""
    strategy = next(strategy for strategy in STRATEGIES if strategy.id == id_)
    leader = Text(f"leader-name-{strategy.leader}")
    return private.LookedUp(
        name=speech.plain(strategy.label),
        kind=speech.plain(Text("town-type-strategy", leader=leader)),
        type="strategy",
        words=speech.plain(Text(f"strategy-{id_}-help")),
    )


def _tech(count: int, speech: Speech) -> list[str]:
    return [speech.plain(Text("town-card-tech", count=count))] if count else []
