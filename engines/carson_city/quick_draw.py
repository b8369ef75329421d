"""Quick-draw Carson: after the first cowboy all place at the same time (p.8, R45-R46, A30)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engines.carson_city.land import Road
from engines.carson_city.placing import begin, go_down, place, spot_option, spots, take_turn
from engines.carson_city.roads import can_lie, lay
from engines.carson_city.state import Laid, Spot, Town, take_home
from engines.core import Option, Pick, Seat, Table, Text


class Put(NamedTuple):
    """A cowboy is placed."""

    spot: Spot
    white: bool = False


class Lift(NamedTuple):
    """A cowboy is taken back to the reserve, to be placed elsewhere or not at all."""

    spot: Spot


Do: TypeAlias = 'Put | Lift | Road | Literal["lock"]'


async def draw_quickly(table: Table[Town]) -> None:
    """The first player's first cowboy opens the race; it ends when all have moved their markers down."""
    town = table.state
    begin(town)
    await take_turn(table, town.upper[0])
    town.placing = None
    table.tell("race-begins")
    made: dict[Seat, Pick[Do]] = {}  # what each may do changes only by what somebody does

    def offers(seat: Seat) -> Pick[Do] | None:
        if seat not in town.upper:
            return None
        if seat not in made:
            made[seat] = race_pick(town, seat)
        return made[seat]

    while (done := await table.any_of(offers)) is not None:
        made.clear()
        carry_out(table, *done)
    open_layouts(table)


def race_pick(town: Town, seat: Seat) -> Pick[Do]:
    """Everything at once: place, take back, lay a road, or be done."""
    player = town.players[seat]
    options: list[Option[Do]] = [Option("lock", Text("race-lock", slot=len(town.lower) + 1), value="lock")]
    if player.cowboys:
        options += [_put(spot_option(town, seat, spot)) for spot in spots(town, seat)]
    if player.white:
        white = spots(town, seat, white=True)
        options += [_put(spot_option(town, seat, spot), white=True) for spot in white]
    options += [_lift(spot) for spot in own_spots(town, seat)]
    options += [
        Option(road.id, road.label, value=road, group=Text("race-roads", count=player.roads))
        for road in can_lie(town, seat)
    ]
    count, firepower = player.cowboys + player.white, town.firepower(seat)
    prompt = Text("race-choose", count=count, firepower=firepower, cash=player.cash)
    return Pick(options, prompt=prompt, topic="race", secret=town.options.sealed_layouts)


def _put(option: Option[Spot], *, white: bool = False) -> Option[Do]:
    put = Put(option.value, white)
    if white:
        return Option(f"white-{option.id}", option.label, option.help, put, Text("race-white"))
    return Option(option.id, option.label, option.help, put, option.group)


def _lift(spot: Spot) -> Option[Do]:
    return Option(f"lift-{spot.id}", spot.label, value=Lift(spot), group=Text("race-lift"))


def own_spots(town: Town, seat: Seat) -> list[Spot]:
    """Where this player can take a cowboy back from."""
    if town.options.sealed_layouts:
        return list(dict.fromkeys(laid.spot for laid in town.sealed if laid.seat == seat))
    return [spot for spot, there in town.cowboys.items() if seat in there]


def carry_out(table: Table[Town], seat: Seat, do: Do) -> None:
    """What somebody did in the race."""
    town = table.state
    if do == "lock":
        go_down(table, seat)
    elif isinstance(do, Road):
        lay(table, seat, do)
    elif town.options.sealed_layouts:
        lay_out(table, seat, do)
    elif isinstance(do, Put):
        place(table, seat, do.spot, white=do.white)
    elif isinstance(do, Lift):
        take_home(town, do.spot, seat, to_reserve=True)
        table.tell("lifted", seat=seat, spot=do.spot.label)


# Sealed layouts


def lay_out(table: Table[Town], seat: Seat, do: Put | Lift) -> None:
    """Placed where only its player sees it, or taken back from there."""
    town = table.state
    player = town.players[seat]
    if isinstance(do, Put):
        white, step = do.white, -1
        town.sealed.append(Laid(seat, do.spot, white))
        table.tell("laid-out", seat=seat, spot=do.spot.label, to=[seat])
    else:
        laid = next(laid for laid in reversed(town.sealed) if (laid.seat, laid.spot) == (seat, do.spot))
        white, step = laid.white, 1
        town.sealed.remove(laid)
        table.tell("lifted", seat=seat, spot=do.spot.label, to=[seat])
    if white:
        player.white = step > 0
    else:
        player.cowboys += step


def open_layouts(table: Table[Town]) -> None:
    """All layouts are opened, by the order of their edits. Who came later than a white cowboy, or than others where a
    red Sheriff may not join, goes back (R46, A30).
    """
    town = table.state
    sealed, town.sealed = town.sealed, []
    for laid in sealed:
        player = town.players[laid.seat]
        player.white, player.cowboys = player.white or laid.white, player.cowboys + (not laid.white)
    for laid in sealed:
        if laid.spot in spots(town, laid.seat, white=laid.white):
            place(table, laid.seat, laid.spot, white=laid.white)
        else:
            table.tell("sent-back", seat=laid.seat, spot=laid.spot.label)
