"""Carson City: every price, income and firepower explained, and what to ask instead of what there is not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from unicodedata import normalize

from bot.base.language import LOCALES, words_for
from bot.base.speech import Speech
from bot.ui.messages import Told
from bot.ui.naming import folded
from cogs.faces.carson_city_words import firepower_parts
from engines.carson_city.building import sheltered
from engines.carson_city.cards import KINDS, MINE, PRISON, Kind
from engines.carson_city.income import Reckoning, income, price_reckoned
from engines.carson_city.land import AROUND, PARCEL, PARCELS, Land, Parcel
from engines.carson_city.view import TownView, land_of
from engines.core import Seat, Text

LIKE_A_PARCEL = re.compile(r"([a-z])[\s-]*(\d{1,3})")
TURNED_ROUND = re.compile(r"(\d)[\s-]*([a-z])")
PLAYER = "seat-"


def asked_about(told: Told[TownView]) -> dict[str, str]:
    """What can be asked about, by what is answered: buildings that stand, players, all parcels."""
    view, plain = told.seen.view, told.speech.plain
    buildings = {
        parcel.id: plain(Text("why-building", parcel=parcel.id, building=Text(f"building-{view.buildings[parcel.id]}")))
        for parcel in PARCELS
        if parcel.id in view.buildings
    }
    players = {
        f"{PLAYER}{seat}": plain(Text("why-player", name=name)) for seat, name in enumerate(told.speech.plain_names)
    }
    return {**buildings, **players, **{parcel.id: parcel.id for parcel in PARCELS if parcel.id not in buildings}}


def explained(told: Told[TownView], wanted: str) -> str:
    """How it comes about; for what is not there, one sentence that says what would be right."""
    view, speech = told.seen.view, told.speech
    typed = normalize("NFKC", wanted).strip().casefold()
    for seat, name in enumerate(speech.plain_names[: len(view.players)]):
        if folded(wanted) in (f"{PLAYER}{seat}", folded(name)):
            return _firepower(view, seat, speech)
    like, turned = LIKE_A_PARCEL.fullmatch(typed), TURNED_ROUND.fullmatch(typed)
    if like is not None:
        parcel = PARCEL.get(f"{like[1]}{like[2]}".upper())
        named = speech.say(Text("why-no-such-parcel", name=f"{like[1]}{like[2]}".upper()))
        return named if parcel is None else "\n".join(_parcel(told, parcel))
    if turned is not None and (right := f"{turned[2]}{turned[1]}".upper()) in PARCEL:
        return speech.say(Text("why-turned-round", name=right))
    tongues = [Speech(words_for(told.face.game, locale), []) for locale in LOCALES]
    kind = next((kind for kind in KINDS if folded(wanted) in {folded(one.plain(kind.label)) for one in tongues}), None)
    if kind is not None:
        return "\n".join(_kind(told, kind))
    return speech.say(Text("why-what"))


def _firepower(view: TownView, seat: int, speech: Speech) -> str:
    total = Text("why-firepower", name=speech.name(seat), firepower=view.players[seat].firepower)
    return speech.headed(speech.say(total), firepower_parts(view, seat, speech))


def _kind(told: Told[TownView], kind: Kind) -> Iterator[str]:
    """All buildings of a kind that stand."""
    view, speech = told.seen.view, told.speech
    standing = [parcel for parcel in PARCELS if view.buildings.get(parcel.id) == kind.id]
    yield f"**{speech.say(kind.label)}**"
    yield speech.say(kind.explained())
    if not standing:
        yield speech.say(Text("why-none-stands", building=kind.label))
    land = land_of(view)
    for parcel in standing:
        yield from _building(view, land, parcel, speech)


def _parcel(told: Told[TownView], parcel: Parcel) -> Iterator[str]:
    """What it is, what it costs or earns, what could be built there."""
    view, speech, say = told.seen.view, told.speech, told.speech.say
    land = land_of(view)
    owner = land.owners.get(parcel)
    yield f"**{parcel.id}**"
    if land.is_river(parcel):
        yield say(Text("why-river"))
        return
    if parcel in land.buildings:
        yield from _building(view, land, parcel, speech)
        return
    there = land.what_is_at(parcel)
    if owner is None:
        yield say(Text("why-unowned", there=there))
        yield _sum(
            say(Text("why-price", dollars=price_reckoned(land, parcel).dollars)), price_reckoned(land, parcel), speech
        )
    else:
        yield say(Text("why-owned", name=speech.name(owner), there=there))
    if there != "nothing":
        yield say(Text(f"why-serves-{there}" if owner is None else f"why-serves-owner-{there}"))
        return
    reader = told.seen.seat if owner is None else owner
    if reader is not None:
        yield say(Text("why-would-earn", name=speech.name(reader)))
        for kind in KINDS:
            reckoned = income(land, kind, parcel, Seat(reader), view.options.income_cap)
            if reckoned.dollars:
                yield "• " + _sum(f"{say(kind.label)} ${reckoned.dollars}", reckoned, speech)


def _building(view: TownView, land: Land, parcel: Parcel, speech: Speech) -> Iterator[str]:
    """What it earns and why, what gives it nothing, and what an attack would take."""
    say, owner, kind = speech.say, land.owners[parcel], land.buildings[parcel].kind
    reckoned = income(land, kind, parcel, owner, view.options.income_cap)
    head = Text("why-earns", name=speech.name(owner), building=kind.label, parcel=parcel.id, dollars=reckoned.dollars)
    yield _sum(say(head), reckoned, speech)
    if not reckoned.parts:
        yield say(Text("why-earns-nothing" if kind.steps[-1] else "why-never-earns"))
    for near in AROUND[parcel]:
        lost = _gives_nothing(land, kind, near, owner)
        if lost:
            whose = speech.name(land.owners[near])
            yield say(Text("why-gives-nothing", thing=lost, parcel=near.id, whose=whose, name=speech.name(owner)))
    doubled = view.doubled.get(owner) == kind.id
    if doubled:
        yield say(Text("why-doubled", dollars=2 * reckoned.dollars))
    if parcel in sheltered(land) or (kind is PRISON and not view.options.prison_attackable):
        yield say(Text("why-safe"))
    elif reckoned.dollars:
        taken = reckoned.dollars if doubled else reckoned.dollars // 2
        kept = reckoned.dollars if doubled else reckoned.dollars - taken
        yield say(Text("why-robbed", taken=taken, kept=kept))


def _gives_nothing(land: Land, kind: Kind, near: Parcel, owner: Seat) -> Text | None:
    """What stands beside a building and would count for it, were it not a rival's."""
    if land.serves(near, owner):
        return None
    if kind is MINE:
        return Text("town-mountain") if near in land.mountains else None
    if kind.id not in ("drugstore", "bank", "saloon"):
        return None
    if near in land.houses:
        return Text("town-house")
    tile = land.buildings.get(near)
    return tile.kind.label if tile is not None and tile.kind.houses else None


def _sum(what: str, reckoned: Reckoning, speech: Speech) -> str:
    """A figure and its parts."""
    parts = speech.listed([speech.say(label) for label in reckoned.labels])
    return speech.headed(what, parts) if parts else what
