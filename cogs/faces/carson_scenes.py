"""Carson City: from what one person may see to what is drawn for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.base.speech import Speech
from bot.pictures import Heading, Picture, Who
from bot.ui.messages import Told
from cogs.faces import carson_alts as alts
from cogs.faces.carson_marks import Marks, marks_of
from cogs.pictures.carson import CityMap, CityPlates
from cogs.pictures.carson_hand import CityDuel
from cogs.pictures.carson_lookup import CityBuilding, CityPerson
from cogs.pictures.carson_map import Cell, Ground, Line
from cogs.pictures.carson_plate import Duel, Plate
from cogs.pictures.carson_track import Box, Track
from engines.carson_city.cards import KINDS, SIDE, SQUARES, Square
from engines.carson_city.land import PARCELS, ROAD, SIZE, Parcel, Road
from engines.carson_city.state import ROUNDS
from engines.carson_city.view import PlayerView, TownView
from engines.core import Text

KIND = {kind.id: kind for kind in KINDS}
FIGURES = {
    "wages": "${}",
    "ammunition": "×{}",
    "three-roads": "×{}",
    "one-road": "×{}",
    "parcels": "",
    "gambling": "$",
    "estate-income": "",
    "parcel-points": "½",
    "cowboy-points": "½",
    "estate-points": "1",
}  # beside the sign of a square; on all others stands a price or what they pay
Standing = Mapping[str, Sequence[tuple[int, bool]]]  # by spot: whose cowboys, and whether it is the white one


# The board


def strips(told: Told[TownView], heading: Heading, people: Sequence[Who]) -> Sequence[Picture]:
    """The players; then the map with the action squares."""
    view = told.seen.view
    players = zip(people, view.players, strict=True)
    plates = CityPlates(heading, tuple(_plate(view, who, player, told.speech) for who, player in players))
    town = _town(view, told.speech, standing(view), Marks())
    return [Picture(plates, told.face.alt(told)), Picture(town, alts.town(view, standing(view), told.speech))]


def _plate(view: TownView, who: Who, player: PlayerView, speech: Speech) -> Plate:
    side = SIDE[player.person] if player.person else None
    slot, fixed = _slot(view, who.seat)
    kinds = [kind.id for kind in KINDS if kind.id in player.tiles]
    return Plate(
        who=who,
        cash=player.cash,
        points=player.points,
        cowboys=player.cowboys,
        white=player.white,
        firepower=player.firepower,
        roads=player.roads,
        parcels=sum(owner == who.seat for owner in view.owners.values()),
        estate=sum(dollars for id_, dollars in view.incomes.items() if view.owners[id_] == who.seat),
        person=speech.plain(side.label) if side else "",
        limit=speech.plain(Text("pic-limit", limit=side.limit)) if side else "",
        side=side.colour if side else "",
        slot=speech.plain(Text("pic-slot", slot=slot)),
        fixed=fixed,
        reserve=tuple((kind, player.tiles.count(kind)) for kind in kinds),
        duel=Duel(tuple(player.used), player.tiles_to_play) if view.options.might_is_right else None,
    )


def _slot(view: TownView, seat: int) -> tuple[int, bool]:
    """A place in the order of placement; or, once it is fixed, on the lower row."""
    if seat in view.upper:
        return view.upper.index(seat) + 1, False
    return view.lower.index(seat) + 1, True


def standing(view: TownView, seat: int | None = None) -> dict[str, list[tuple[int, bool]]]:
    """Who stands where; for a seat also where it has put cowboys that nobody else sees yet."""
    found = {spot: [(owner, False) for owner in there] for spot, there in view.cowboys.items()}
    if view.white is not None:
        sheriff = next(n for n, player in enumerate(view.players) if player.person == "sheriff-yellow")
        there = found[view.white]
        there[there.index((sheriff, False))] = (sheriff, True)
    for spot, white in view.layout if seat is not None else ():
        found.setdefault(spot, []).append((int(seat or 0), white))
    return found


def _town(view: TownView, speech: Speech, cowboys: Standing, marks: Marks) -> CityMap:
    cells = (_cell(view, parcel, cowboys, marks) for parcel in PARCELS)
    return CityMap(
        Ground(
            view.options.river,
            tuple(cell for cell in cells if cell is not None),
            tuple(line(ROAD[id_], view.options.river) for id_ in view.roads),
            tuple(line(ROAD[id_], view.options.river) for id_ in marks.roads),
        ),
        Track(
            tuple(_box(view, square, cowboys, marks) for square in SQUARES),
            speech.plain(Text("pic-round", round=view.round, rounds=ROUNDS) if view.round else Text("pic-setting-up")),
            view.bag,
        ),
    )


def _cell(view: TownView, parcel: Parcel, cowboys: Standing, marks: Marks) -> Cell | None:
    """A parcel, unless there is nothing to see."""
    id_ = parcel.id
    building = view.buildings.get(id_, "")
    thing = building or ("house" if id_ in view.houses else "mountain" if id_ in view.mountains else "")
    owner, there, mark = view.owners.get(id_), tuple(cowboys.get(id_, ())), marks.parcels.get(id_)
    if owner is None and not thing and not there and mark is None:
        return None
    income = f"${view.incomes[id_]}" if building else ""
    return Cell(parcel.row - 1, parcel.column - 1, owner, thing, income, there, mark)


def line(road: Road, river: bool) -> Line:
    """A road as an edge of a cell; what would be beyond the last row or column is the edge of one cell more."""
    first, second = (divmod(end, SIZE + 1) for end in road.ends)
    bridge = river and road.crosses
    return Line(*min(first, second), first[0] == second[0], bridge, 2 if bridge else 1)


def _box(view: TownView, square: Square, cowboys: Standing, marks: Marks) -> Box:
    return Box(
        id=square.id,
        figure=FIGURES.get(square.id, "${}").format(square.figure),
        tile=view.display.get(square.id) or "",
        cowboys=tuple(cowboys.get(square.id, ())),
        closed=square.id in view.closed,
        now=view.square == square.id,
        legal=square.id in marks.squares,
    )


# What only one player sees


def hand_strips(told: Told[TownView], heading: Heading) -> Sequence[Picture]:
    """The own duel tiles; and the town, where something there can be chosen or only this player sees a cowboy."""
    view, seat = told.seen.view, told.seen.seat
    if seat is None:
        return ()
    pictures, player = [], view.players[seat]
    if player.hand:
        pictures.append(Picture(_duel(told, heading, player), alts.duel(player, told.speech)))
    marks = marks_of(told.seen.asks)
    if marks or view.layout:
        there = standing(view, seat)
        words = alts.marked(view, marks, there, told.speech)
        pictures.append(Picture(_town(view, told.speech, there, marks), words))
    return pictures


def _duel(told: Told[TownView], heading: Heading, player: PlayerView) -> CityDuel:
    plain = told.speech.plain
    return CityDuel(
        heading=heading,
        hand=(plain(Text("pic-duel-hand")), tuple(player.hand or ())),
        used=(plain(Text("pic-duel-used")), tuple(player.used)),
        covered=plain(Text("pic-duel-covered", count=player.covered)) if player.covered else "",
    )


# Looked up


def person_scene(side_id: str, speech: Speech) -> CityPerson:
    """A personality as the side of its card shows it."""
    side, plain = SIDE[side_id], speech.plain
    return CityPerson(
        name=plain(side.label),
        kind=plain(Text(f"pic-person-{side.colour}", number=side.number)),
        words=plain(side.explained()),
        person=side.person,
        side=side.colour,
        number=side.number,
        limit=f"${side.limit}",
    )


def building_scene(kind_id: str, speech: Speech) -> CityBuilding:
    """A kind of building as its tile shows it."""
    kind, plain = KIND[kind_id], speech.plain
    return CityBuilding(
        name=plain(kind.label),
        kind=plain(Text("pic-building-count", count=kind.count)),
        words=plain(kind.explained()),
        notes=() if kind.open_country else (plain(Text("pic-building-needs-road")),),
        building=kind.id,
        revolvers=kind.revolvers,
        houses=kind.houses,
    )
