"""Carson City's pictures in words, for those who cannot see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.base.speech import SHAPES, Speech, cut
from bot.pictures.scene import ALT
from cogs.faces.carson_marks import Marks
from engines.carson_city.cards import CHEAPEST_FIRST, SQUARE
from engines.carson_city.land import PARCELS, ROAD
from engines.carson_city.view import PlayerView, TownView
from engines.core import Text

Standing = Mapping[str, Sequence[tuple[int, bool]]]


def town(view: TownView, cowboys: Standing, speech: Speech) -> str:
    """The map and the squares: first what is going on, then who has what, then the land."""
    plain = speech.plain
    lines = []
    if view.square is not None:
        lines.append(plain(Text("pic-alt-now", square=SQUARE[view.square].label)))
    lines += [_sale(view, speech), _cowboys(cowboys, speech)]
    lines += [_land(view, seat, speech) for seat in range(len(view.players))]
    lines += [
        plain(Text("pic-alt-houses", parcels=speech.listed(view.houses))),
        plain(Text("pic-alt-mountains", parcels=speech.listed(view.mountains))),
        plain(Text("pic-alt-roads", count=len(view.roads))),
    ]
    if view.options.river:
        bridges = sum(ROAD[id_].crosses for id_ in view.roads)
        lines += [plain(Text("pic-alt-bridges", count=bridges)), plain(Text("pic-alt-river"))]
    return _joined(lines)


def marked(view: TownView, marks: Marks, cowboys: Standing, speech: Speech) -> str:
    """The same town for a player who is to choose something there."""
    plain, lines = speech.plain, []
    places = [plain(SQUARE[id_].label) for id_ in SQUARE if id_ in marks.squares]
    chosen = (parcel.id for parcel in PARCELS if parcel.id in marks.parcels)
    places += [f"{id_} {marks.parcels[id_].words}".rstrip() for id_ in chosen]
    if places:
        lines.append(plain(Text("pic-alt-marked", places=speech.listed(places))))
    if marks.roads:
        lines.append(plain(Text("pic-alt-marked-roads", count=len(marks.roads))))
    return _joined([*lines, town(view, cowboys, speech)])


def duel(player: PlayerView, speech: Speech) -> str:
    """The own duel tiles."""

    def values(key: str, values: Sequence[int]) -> str:
        return speech.plain(Text(key, values=speech.listed([str(value) for value in values])))

    lines = [values("pic-alt-duel-hand", player.hand or ())]
    lines += [values("pic-alt-duel-used", player.used)] if player.used else []
    lines += [speech.plain(Text("pic-duel-covered", count=player.covered))] if player.covered else []
    return _joined(lines)


def _sale(view: TownView, speech: Speech) -> str:
    """The buildings on display with their prices."""
    offers = [
        speech.plain(Text("pic-alt-priced", thing=Text(f"building-{kind}"), price=square.figure))
        for square in CHEAPEST_FIRST
        if (kind := view.display[square.id]) is not None
    ]
    return speech.plain(Text("pic-alt-sale", buildings=speech.listed(offers)))


def _cowboys(cowboys: Standing, speech: Speech) -> str:
    """Who stands where, by the signs of the seats, and which is the white one."""
    if not cowboys:
        return speech.plain(Text("pic-alt-no-cowboys"))
    spots = []
    for id_, there in cowboys.items():
        spot = SQUARE[id_].label if id_ in SQUARE else Text("parcel", name=id_)
        signs = "".join(SHAPES[seat] for seat, _ in there)
        if any(white for _, white in there):
            signs = speech.beside(signs, speech.plain(Text("town-white")))
        spots.append(speech.plain(Text("pic-alt-spot", spot=spot, seats=signs)))
    return speech.plain(Text("pic-alt-cowboys", spots=speech.listed(spots)))


def _land(view: TownView, seat: int, speech: Speech) -> str:
    """The parcels of a player, with buildings and what they earn."""

    def parcel(id_: str) -> str:
        if id_ not in view.buildings:
            return id_
        building = speech.plain(Text(f"building-{view.buildings[id_]}"))
        return speech.plain(Text("pic-alt-priced", thing=f"{id_} {building}", price=view.incomes[id_]))

    own = [parcel(place.id) for place in PARCELS if view.owners.get(place.id) == seat]
    return speech.headed(f"{SHAPES[seat]} {speech.plain_names[seat]}", speech.listed(own) or "—")


def _joined(lines: Iterable[str]) -> str:
    return cut(" · ".join(lines), ALT)
