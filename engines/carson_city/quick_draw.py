"""Quick-draw Carson: after the first cowboy all place at the same time (p.8, R45-R46, A30)."""

from __future__ import annotations

from functools import cache, partial
from typing import Literal, NamedTuple, TypeAlias

from engines.carson_city.land import Road
from engines.carson_city.placing import begin, go_down, menu, place, spots, take_turn
from engines.carson_city.roads import can_lie, lay, option_of
from engines.carson_city.state import Laid, Spot, Town, take_home
from engines.core import Option, Pick, Seat, Table, Text


class White(NamedTuple):
    """The white cowboy is placed; where an answer is a spot, one of the player's own is."""

    spot: Spot


class Lift(NamedTuple):
    """A cowboy is taken back to the reserve, to be placed elsewhere or not at all."""

    spot: Spot


Do: TypeAlias = 'Spot | White | Lift | Road | Literal["lock"]'
WITH_WHITE, TO_LIFT = Text("race-white"), Text("race-lift")


async def draw_quickly(table: Table[Town]) -> None:
    """The first player's first cowboy opens the race; it ends when all have moved their markers down."""
    town = table.state
    begin(town)
    await take_turn(table, town.upper[0])
    town.placing = None
    table.tell("race-begins")
    while (done := await table.race(partial(race_pick, town), lambda: town.upper)) is not None:
        carry_out(table, *done)
    if town.options.sealed_layouts:
        table.tell("layouts-open", reveals=True)  # whoever locks last may not take that back once it has shown all
        open_layouts(table)


def race_pick(town: Town, seat: Seat) -> Pick[Do]:
    """Everything at once: place, take back, lay a road, or be done."""
    player = town.players[seat]
    options: list[Option[Do]] = [Option("lock", Text("race-lock", slot=len(town.lower) + 1), value="lock")]
    if player.cowboys:
        options += menu(town, seat).values()
    if player.white:
        options += [_put_white(spot, option.label) for spot, option in menu(town, seat, white=True).items()]
    options += [_lift(spot) for spot in own_spots(town, seat)]
    options += [_road(option_of(town.land, road), player.roads) for road in can_lie(town, seat)]
    count, firepower = player.cowboys + player.white, town.firepower(seat)
    prompt = Text("race-choose", count=count, firepower=firepower, cash=player.cash)
    return Pick(options, prompt=prompt, topic="race", secret=town.options.sealed_layouts)


def _put_white(spot: Spot, label: Text) -> Option[Do]:
    """Its name begins with what it is, as a road's does: a parcel typed alone means one's own cowboy."""
    return Option(f"white-{spot.id}", Text("race-white-at", spot=label), value=White(spot), group=WITH_WHITE)


@cache
def _lift(spot: Spot) -> Option[Do]:
    return Option(f"lift-{spot.id}", spot.label, value=Lift(spot), group=TO_LIFT)


@cache
def _road(road: Option[Road], in_hand: int) -> Option[Do]:
    label = Text("race-road", road=road.label)
    return Option(road.id, label, road.help, road.value, Text("race-roads", count=in_hand))


def own_spots(town: Town, seat: Seat) -> list[Spot]:
    """Where this player can take a cowboy back from: also the one that opened the race, before sealed layouts."""
    laid = [laid.spot for laid in town.sealed if laid.seat == seat]
    standing = [spot for spot, there in town.cowboys.items() if seat in there]
    return list(dict.fromkeys([*laid, *standing]))


def carry_out(table: Table[Town], seat: Seat, do: Do) -> None:
    """What somebody did in the race."""
    if do == "lock":
        go_down(table, seat)
    elif isinstance(do, Road):
        lay(table, seat, do)
    elif isinstance(do, Lift):
        lift(table, seat, do.spot)
    elif isinstance(do, White):
        put(table, seat, do.spot, white=True)
    else:
        put(table, seat, do)


def put(table: Table[Town], seat: Seat, spot: Spot, *, white: bool = False) -> None:
    """A cowboy goes to a spot; in a sealed layout only its player sees it."""
    town = table.state
    if not town.options.sealed_layouts:
        place(table, seat, spot, white=white)
        return
    player = town.players[seat]
    town.sealed.append(Laid(seat, spot, white))
    player.white, player.cowboys = player.white and not white, player.cowboys - (not white)
    table.tell("laid-out", seat=seat, spot=spot.label, to=[seat])


def lift(table: Table[Town], seat: Seat, spot: Spot) -> None:
    """A cowboy comes back: the last one laid out there, else the one that stands there for all to see."""
    town = table.state
    laid = next((laid for laid in reversed(town.sealed) if (laid.seat, laid.spot) == (seat, spot)), None)
    if laid is None:
        take_home(town, spot, seat, to_reserve=True)
        table.tell("lifted", seat=seat, spot=spot.label)
        return
    town.sealed.remove(laid)
    give_back(town, laid)
    table.tell("lifted", seat=seat, spot=spot.label, to=[seat])


# Sealed layouts


def give_back(town: Town, laid: Laid) -> None:
    """A cowboy of a layout is in the reserve again."""
    player = town.players[laid.seat]
    player.white, player.cowboys = player.white or laid.white, player.cowboys + (not laid.white)


def open_layouts(table: Table[Town]) -> None:
    """All layouts are opened, by the order of their edits. Who came later than a white cowboy, or than others where a
    red Sheriff may not join, goes back (R46, A30).
    """
    town = table.state
    sealed, town.sealed = town.sealed, []
    for laid in sealed:
        give_back(town, laid)
    for laid in sealed:
        if laid.spot in spots(town, laid.seat, white=laid.white):
            place(table, laid.seat, laid.spot, white=laid.white)
        else:
            table.tell("sent-back", seat=laid.seat, spot=laid.spot.label)
