"""Carson City in words: the map, the squares, each player, and what only one player sees."""

from __future__ import annotations

from collections.abc import Iterable

from bot.base.speech import SHAPES, Speech
from engines.carson_city.cards import CHEAPEST_FIRST, SIDE, SQUARE, SQUARES
from engines.carson_city.land import PARCEL, PARCELS, RIVER, ROAD, Parcel
from engines.carson_city.state import ROUNDS
from engines.carson_city.view import PlayerView, TownView
from engines.core import Arg, Seen, Text


def where(view: TownView) -> Text:
    """Which round and phase; in the third which square."""
    if view.step in ("set-up", "over"):
        return Text(f"town-{view.step}")
    if view.step == "actions" and view.square is not None:
        square = SQUARE[view.square]
        return Text(
            "town-at-square", round=view.round, rounds=ROUNDS, number=square.number, square=Text(f"square-{square.id}")
        )
    return Text(f"town-{view.step}", round=view.round, rounds=ROUNDS)


def is_shared(spot: Arg) -> bool:
    """Whether a spot, as an event names it, is a square where nobody fights."""
    return isinstance(spot, Text) and any(square.stand == "shared" and square.label == spot for square in SQUARES)


# The map


def town(view: TownView, speech: Speech) -> list[str]:
    """What stands or is owned, row by row; then roads and bridges."""
    lines = [speech.headed(f"**{speech.say(Text('town-map'))}**", speech.say(Text("town-legend")))]
    for row in range(1, len(PARCELS) // 8 + 1):
        there = [_parcel(view, parcel, speech) for parcel in PARCELS if parcel.row == row]
        lines.append(f"`{row}` {' · '.join(filter(None, there)) or '—'}")
    lines.append(_roads(view, speech))
    return lines


def _parcel(view: TownView, parcel: Parcel, speech: Speech) -> str:
    """Its name, its owner, what stands there, whose cowboys; empty where there is nothing to tell."""
    owner, people = view.owners.get(parcel.id), cowboys(view, parcel.id, speech)
    stands = what_stands(view, parcel.id, speech)
    if owner is None and not people and not stands:
        return ""
    shape = SHAPES[owner] if owner is not None else ""
    parts = [f"{parcel.id}{shape}", stands, f"← {people}" if people else ""]
    return " ".join(filter(None, parts))


def what_stands(view: TownView, id_: str, speech: Speech) -> str:
    """A building with its income, a house or a mountain."""
    if id_ in view.buildings:
        return f"**{speech.say(Text(f'building-{view.buildings[id_]}'))}** ${view.incomes[id_]}"
    if id_ in view.houses:
        return speech.say(Text("town-house"))
    return speech.say(Text("town-mountain")) if id_ in view.mountains else ""


def cowboys(view: TownView, id_: str, speech: Speech) -> str:
    """Whose cowboys stand at a spot, by the signs of the seats; and that the white one is there."""
    signs = "".join(SHAPES[seat] for seat in view.cowboys.get(id_, ()))
    return f"{signs} ({speech.say(Text('town-white'))})" if view.white == id_ else signs


def _roads(view: TownView, speech: Speech) -> str:
    roads = [ROAD[id_] for id_ in view.roads]
    bridges = [road for road in roads if view.options.river and road.crosses]
    parts = [speech.say(Text("town-roads", count=len(roads), left=view.roads_left))]
    if bridges:
        parts.append(speech.say(Text("town-bridges", roads=[road.label for road in bridges])))
    if view.options.river:
        parts.append(speech.say(Text("town-river", parcels=" ".join(sorted(p.id for p in RIVER)))))
    return " · ".join(parts)


# The squares


def squares(view: TownView, speech: Speech) -> list[str]:
    """The buildings on offer, who stands where, and what is closed."""
    say = speech.say
    offers = []
    for square in CHEAPEST_FIRST:
        kind, people = view.display[square.id], cowboys(view, square.id, speech)
        name = "—" if kind is None else say(Text(f"building-{kind}"))
        offers.append(f"${square.figure} {name}{f' ← {people}' if people else ''}")
    manned = [
        f"{say(square.label)} ← {cowboys(view, square.id, speech)}"
        for square in SQUARES
        if not square.builds and view.cowboys.get(square.id)
    ]
    lines = [speech.headed(f"**{say(Text('town-offer'))}**", " · ".join(offers))]
    if manned:
        lines.append(speech.headed(f"**{say(Text('town-squares'))}**", " · ".join(manned)))
    open_ones = [square.figure for square in SQUARES if square.sells_points and square.id not in view.closed]
    prices = " ".join(f"${figure}" for figure in open_ones)
    if prices:
        lines.append(speech.headed(say(Text("town-points-for-sale")), prices))
    if view.step == "people":
        names = [side_name(id_) for id_ in view.people]
        lines.append(say(Text("town-people-left", people=names)))
    lines += [
        say(Text("town-doubled", seat=speech.name(seat), building=Text(f"building-{kind}")))
        for seat, kind in view.doubled.items()
    ]
    return lines


def side_name(id_: str) -> Text:
    """A personality with the colour of its side."""
    return Text("town-side", person=SIDE[id_].label, colour=SIDE[id_].colour)


# A player


def player(seen: Seen[TownView], seat: int, speech: Speech) -> str:
    """Points, cash and limit; firepower and what it is made of; what waits in the reserve."""
    view, say = seen.view, speech.say
    there = view.players[seat]
    mark = "▶ " if seat in seen.waiting and not seen.over else ""
    person = ""
    if there.person is not None:
        limit = SIDE[there.person].limit
        person = f" · {say(Text('town-person', person=side_name(there.person), limit=limit))}"
    money = say(Text("town-line-money", points=there.points, cash=there.cash))
    lines = [f"{mark}{speech.name(seat)} {money}{person}{_slot(view, seat, speech)}"]
    lines.append(" · ".join(_reserve(view, seat, there, speech)))
    return "\n".join(lines)


def _slot(view: TownView, seat: int, speech: Speech) -> str:
    """Their place in the lower row: that they passed, or how ties are broken."""
    if seat not in view.lower:
        return ""
    return f" · {speech.say(Text('town-slot', slot=view.lower.index(seat) + 1))}"


def _reserve(view: TownView, seat: int, there: PlayerView, speech: Speech) -> Iterable[str]:
    say = speech.say
    yield speech.headed(say(Text("town-firepower", firepower=there.firepower)), firepower_parts(view, seat, speech))
    yield say(Text("town-line-reserve", roads=there.roads, property=there.property))
    if there.tiles:
        yield say(Text("town-line-tiles", buildings=[Text(f"building-{kind}") for kind in there.tiles]))
    if view.options.might_is_right:
        yield say(Text("town-line-duel-tiles", count=there.tiles_to_play, used=_values(there.used)))


def firepower_parts(view: TownView, seat: int, speech: Speech) -> str:
    """What a firepower is made of."""
    there = view.players[seat]
    bonus = 0 if there.person is None else SIDE[there.person].firepower
    parts = [
        Text("town-fire-cowboys", count=there.cowboys),
        *([Text("town-fire-white")] if there.white else []),
        *([Text("town-fire-revolvers", count=there.revolvers)] if there.revolvers else []),
        *([Text("town-fire-ammunition", count=SQUARE["ammunition"].figure)] if view.chip == seat else []),
        *([Text("town-fire-mercenary", count=bonus)] if bonus else []),
    ]
    return " + ".join(map(speech.say, parts))


def _values(values: Iterable[int]) -> str:
    return " ".join(map(str, sorted(values))) or "—"


# What only one sees


def own(view: TownView, seat: int, speech: Speech) -> list[str]:
    """Duel tiles to play, and where a sealed layout has cowboys; else that nothing is hidden."""
    lines = []
    hand = view.players[seat].hand
    if view.options.might_is_right and hand is not None:
        lines.append(speech.say(Text("town-own-duel-tiles", tiles=f"**{_values(hand)}**")))
    if view.layout:
        spots = [_laid(id_, white) for id_, white in view.layout]
        lines.append(speech.say(Text("town-own-layout", spots=spots)))
    return lines or [speech.say(Text("town-no-hand"))]


def _laid(id_: str, white: bool) -> Text:
    spot = SQUARE[id_].label if id_ in SQUARE else PARCEL[id_].label
    return Text("town-own-white", spot=spot) if white else spot
