"""Safes: looking into them, marking them, stealing them, and giving them back (p.8 and 9)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from operator import attrgetter

from engines.core import Option, Pick, Seat, Table, Text
from engines.scoundrels.parts import When
from engines.scoundrels.state import FACES, POSSIBLE, Mark, Safe, Town
from engines.scoundrels.using import Use, choose, note


def may_look(town: Town, seat: Seat | None, safe: Safe) -> bool:
    """At any time: into a safe that bears one's mark, wherever it is, and into those one stole (R37)."""
    return seat is not None and (safe.marked_by(seat) or safe in town.players[seat].safes)


def look(table: Table[Town], seat: Seat, safe: Safe) -> None:
    """In secret: all see who looks where, one sees what is there."""
    table.tell("looks-into", seat=seat, safe=safe.label)
    table.show(safe.id, "safe-holds", to=[seat], safe=safe.label, value=safe.value)


async def scout(table: Table[Town], seat: Seat, safe: Safe) -> None:
    """Look, then put a mark there: it must be one's own, and need not be true (R35)."""
    look(table, seat, safe)
    await place_mark(table, seat, safe)


# Marks


async def place_mark(table: Table[Town], seat: Seat, safe: Safe) -> None:
    """A mark from the supply; without one, one from another safe, or none at all (R36)."""
    town = table.state
    if any(town.players[seat].marks):
        face = await table.ask(seat, partial(_which_face, town, seat, safe))
        kind = kind_of(face)
        town.players[seat].marks[kind] -= 1
        put_mark(table, seat, safe, kind, face)
    elif movable(town, seat, but=safe):
        prompt, none = Text("mark-move", safe=safe.label), Option("none", Text("mark-none"))
        source: Safe | None = await choose(
            table, seat, lambda: movable(town, seat, but=safe), prompt, topic="mark-move", none=none
        )
        if source is not None:
            await move_mark(table, seat, source, safe)


def _which_face(town: Town, seat: Seat, safe: Safe) -> Pick[int]:
    left = town.players[seat].marks
    faces = [face for kind, faces in enumerate(FACES) if left[kind] for face in faces]
    true = safe.value if town.known.knows(safe.id, seat) else None
    options = [
        Option(str(face), Text("mark-true" if face == true else "mark-face", face=face), value=face) for face in faces
    ]
    # chosen where one reads what lies in the safe
    return Pick(options, prompt=Text("mark-choose", safe=safe.label), topic="mark", secret=True)


def kind_of(face: int) -> int:
    """Which kind of mark has this face."""
    return next(kind for kind, faces in enumerate(FACES) if face in faces)


def movable(town: Town, seat: Seat, but: Safe | None = None, moved: Collection[Mark] = ()) -> list[Safe]:
    """Safes with a mark of this seat's that may be moved: not those an opponent holds (R36), nor one just moved."""
    return [
        safe
        for safe in town.safes()
        if safe is not but
        and any(mark.owner == seat and mark not in moved for mark in safe.marks)
        and town.holder(safe) in (None, seat)
    ]


async def move_mark(table: Table[Town], seat: Seat, source: Safe, target: Safe, moved: Collection[Mark] = ()) -> Mark:
    """One of one's marks goes to another safe, with either face up (A15); the right to look goes with it (A13)."""

    def own() -> list[Mark]:
        return [mark for mark in source.marks if mark.owner == seat and mark not in moved]

    def which() -> Pick[int]:
        kinds = sorted({mark.kind for mark in own()})
        true = target.value if table.state.known.knows(target.id, seat) else None
        options = [
            Option(
                str(face),
                Text("mark-face", face=face),
                value=face,
                private=Text("mark-is-true") if face == true else None,
            )
            for kind in kinds
            for face in FACES[kind]
        ]
        return Pick(options, prompt=Text("mark-choose", safe=target.label), topic="mark")

    face = await table.ask(seat, which)
    kind = kind_of(face)
    leaves = next(mark.face for mark in own() if mark.kind == kind)
    if table.version >= 2 and any(mark.kind == kind and mark.face != leaves for mark in own()):
        leaves = await table.ask(seat, partial(_which_leaves, source, kind))
    mark = next(mark for mark in own() if mark.kind == kind and mark.face == leaves)
    source.marks.remove(mark)
    table.tell("mark-taken", seat=seat, safe=source.label, face=mark.face)
    return put_mark(table, seat, target, kind, face)


def _which_leaves(source: Safe, kind: int) -> Pick[int]:
    """Marks of one kind with both faces up: a true one is worth something, a false one is not (p.11). Only who put them
    there may look, so only they read which is which.
    """
    options = [
        Option(str(face), Text("mark-true" if face == source.value else "mark-false", face=face), value=face)
        for face in FACES[kind]
    ]
    return Pick(options, prompt=Text("mark-leaves", safe=source.label), topic="mark-leaves", secret=True)


def put_mark(table: Table[Town], seat: Seat, safe: Safe, kind: int, face: int) -> Mark:
    """It lies there: from now on its owner may look."""
    town = table.state
    knew = town.known.knows(safe.id, seat)
    mark = Mark(seat, kind, face)
    safe.marks.append(mark)
    table.tell("mark-placed", seat=seat, safe=safe.label, face=face)
    if not knew:
        table.show(safe.id, "safe-holds", to=[seat], safe=safe.label, value=safe.value)
    if face not in POSSIBLE[safe.home]:
        note(town, When.AFTER_IMPOSSIBLE_MARK, seat)
    return mark


# Stealing


async def steal(use: Use, candidates: Callable[[], Sequence[Safe]]) -> Safe | None:
    """Take a safe with all its marks; over the limit, look and give something back (R40, R41)."""
    table, town, seat = use.table, use.town, use.user
    prompt = use.asks("steal-choose", room=max(0, town.day - len(use.player.safes)), limit=town.day)
    safe: Safe | None = await choose(table, seat, candidates, prompt, topic="steal")
    if safe is None:
        return None
    take_from_its_place(town, safe)
    town.players[seat].safes.append(safe)
    table.tell("steals-safe", seat=seat, safe=safe.label)
    table.show(safe.id, "safe-holds", to=[seat], safe=safe.label, value=safe.value)
    await keep_to_the_limit(table, seat)
    return safe


def take_from_its_place(town: Town, safe: Safe) -> None:
    """From its location, or from the unused ones."""
    if safe in town.unused:
        town.unused.remove(safe)
    else:
        spaces = town.board[safe.home]
        spaces[spaces.index(safe)] = None


async def keep_to_the_limit(table: Table[Town], seat: Seat) -> None:
    """No more safes than the number of the day (R41)."""
    town = table.state
    own = town.players[seat].safes
    while len(own) > town.day:
        relinquish(table, seat, await choose_own(table, seat, Text("relinquish-choose")))


async def choose_own(table: Table[Town], seat: Seat, prompt: Text) -> Safe:
    """One of one's own safes to be given back, each with what lies in it: so nobody else sees the menu."""
    own = table.state.players[seat].safes
    opened = attrgetter("opened")
    safe: Safe = await choose(table, seat, lambda: own, prompt, topic="relinquish", secret=True, option=opened)
    return safe


def relinquish(table: Table[Town], seat: Seat, safe: Safe) -> None:
    """Back to its location with its marks: its own space if it is free, else the first free one, else unused (A14)."""
    town = table.state
    town.players[seat].safes.remove(safe)
    spaces = town.board[safe.home]
    own = safe.number - 1
    free = (
        [own] if own < len(spaces) and spaces[own] is None else [i for i, there in enumerate(spaces) if there is None]
    )
    if free:
        spaces[free[0]] = safe
        table.tell("relinquishes", seat=seat, safe=safe.label)
    else:
        town.unused.append(safe)
        table.tell("relinquishes-unused", seat=seat, safe=safe.label)
