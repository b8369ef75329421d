"""3000 Scoundrels: from what one person may see to what is drawn for them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.speech import Speech
from bot.pictures import Heading, Who
from bot.ui.messages import Told
from cogs.pictures.scoundrels import TownPlates, TownSafes, TownSaloon
from cogs.pictures.scoundrels_cards import Scoundrel
from cogs.pictures.scoundrels_plate import Crew, Laid, Plate
from cogs.pictures.scoundrels_safes import Location, Safe, Track
from engines.core import Text
from engines.scoundrels.cards import JOB, TRAIT
from engines.scoundrels.state import BOARD, HIGHEST, LOWEST, POSSIBLE, TURNS
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


# The board


def plates(told: Told[TownView], heading: Heading, people: Sequence[Who], crews: Sequence[Crew]) -> TownPlates:
    """What everybody has; with the crews that are to stand there."""
    players = zip(people, told.seen.view.players, strict=True)
    return TownPlates(heading, tuple(_plate(told, who, player) for who, player in players), tuple(crews))


def _plate(told: Told[TownView], who: Who, player: PlayerView) -> Plate:
    plain = told.speech.plain
    return Plate(
        who=who,
        leader=plain(Text(f"leader-name-{player.leader}")) if player.leader else "",
        strategy=plain(Text(f"strategy-{player.strategy}")) if player.strategy else "",
        money=player.money,
        reputation=player.reputation,
        hand=player.hand,
        deck=player.deck,
        henchmen=player.available,
        safes=tuple(safe_tile(safe, told.speech) for safe in player.safes),
        room_for_safes=max(1, told.seen.view.day),
        laid=tuple(_laid(played) for played in player.played),
    )


def _laid(played: PlayedView) -> Laid:
    return Laid(played.slot or "", played.value or "", tuple(played.henchmen), played.current)


def crews(told: Told[TownView]) -> list[Crew]:
    """Who is hired by whom. Whose turn it is stands elsewhere: this changes only with the scoundrels."""
    return [
        Crew(
            Who(seat, told.speech.plain_names[seat], ""),
            tuple(scoundrel_card(there, told.speech) if there else None for there in player.sheet),
        )
        for seat, player in enumerate(told.seen.view.players)
    ]


def saloon(view: TownView, speech: Speech) -> TownSaloon:
    """Who can be hired, what comes next, and who has left."""
    return TownSaloon(
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


def safes(view: TownView, speech: Speech) -> TownSafes:
    """The safes on the board, reputation and jail."""
    plain = speech.plain
    return TownSafes(
        title=plain(Text("town-safes")),
        unused_title=plain(Text("town-unused")),
        locations=tuple(_location(view, location, speech) for location in BOARD),
        track=Track(
            title=plain(Text("town-reputation")),
            spaces=tuple(range(LOWEST, HIGHEST + 1)),
            reputations=tuple(player.reputation for player in view.players),
            jail_title=plain(Text("town-jail")),
            jail=tuple(seat for seat, player in enumerate(view.players) for _ in range(player.jailed)),
        ),
    )


def _location(view: TownView, location: str, speech: Speech) -> Location:
    spaces = tuple(None if safe is None else safe_tile(safe, speech) for safe in view.board[location])
    unused = next((safe_tile(safe, speech) for safe in view.unused if safe.home == location), None)
    return Location(location, speech.plain(Text(f"location-{location}")), values_at(location), spaces, unused)


def safe_tile(safe: SafeView, speech: Speech) -> Safe:
    """A safe with its marks, and its value where the reader may know it."""
    marks = tuple((mark.owner, mark.face) for mark in safe.marks)
    code = speech.plain(Text(f"town-home-{safe.home}")) + str(safe.number)
    return Safe(safe.home, safe.number, code, marks, safe.value)


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
