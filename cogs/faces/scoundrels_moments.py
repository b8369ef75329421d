"""3000 Scoundrels: from what everybody was told to the pictures of its big moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.base.speech import signed
from bot.pictures import Picture, Who
from bot.ui.messages import Told
from cogs.faces.scoundrels_scenes import safe_name, safe_tile
from cogs.pictures.scoundrels_moments import Result, TownEvening, TownShowdown, Turned
from engines.core import Event, Seat, Text
from engines.scoundrels.view import TownView


def evening(event: Event, told: Told[TownView]) -> tuple[Picture, ...]:
    """All cards that were turned over on the evening of an event, by whose they were; none where none was.

    It is made of what was told alone: by the time it is drawn the cards may lie under their decks.
    """
    rows: dict[Seat, list[Turned]] = {}
    for whose, card in _turned(_evening_of(event, told.since), told):
        rows.setdefault(whose, []).append(card)
    if not rows:
        return ()
    scene = TownEvening(tuple((_who(told, seat), tuple(cards)) for seat, cards in rows.items()))
    return (Picture(scene, "\n".join(_in_words(told, seat, cards) for seat, cards in rows.items())),)


def _evening_of(event: Event, told: Sequence[Event]) -> list[Event]:
    """What was told from the end of one day to that of the next."""
    evenings: list[list[Event]] = [[]]
    for each in told:
        if each.text.key == "day-ends":
            evenings.append([])
        evenings[-1].append(each)
    return next(evening for evening in evenings if any(each is event for each in evening))


def _in_words(told: Told[TownView], seat: Seat, cards: Sequence[Turned]) -> str:
    """A row for those who cannot see it; whom it brought reputation or jail by the names of the seats."""
    speech = told.speech.unescaped
    parts = []
    for card in cards:
        key = "town-evening-bluff" if card.bluff else "town-evening-true"
        owners = card.gained + card.jailed
        suspects = speech.listed([speech.name(owner) for owner in owners])
        parts.append(speech.say(Text(key, slot=card.slot, value=card.value, suspects=suspects, some=len(owners))))
    return speech.headed(speech.name(seat), " · ".join(parts))


def _turned(events: Sequence[Event], told: Told[TownView]) -> Iterator[tuple[Seat, Turned]]:
    """Every card that was turned over, with what came of it for those who had suspected it."""
    for number, event in enumerate(events):
        whose, slot, card = (event.text.args.get(name) for name in ("seat", "slot", "card"))
        if event.text.key != "turned-over" or not isinstance(whose, Seat) or not isinstance(card, Text):
            continue
        value, after = str(card.args["value"]), events[number + 1 :]
        bluff = value != slot
        yield (
            whose,
            Turned(
                slot=told.speech.plain(Text("town-evening-slot", slot=str(slot))),
                value=value,
                bluff=bluff,
                word=told.speech.plain(Text("town-bluff" if bluff else "town-true")),
                gained=_run(after, "reputation-gained") if bluff else (),
                jailed=() if bluff else _run(after, "jailed"),
            ),
        )


def _run(events: Sequence[Event], key: str) -> tuple[int, ...]:
    """Whom the same thing happened to, one after the other."""
    seats = []
    for event in events:
        seat = event.text.args.get("seat")
        if event.text.key != key or not isinstance(seat, Seat):
            break
        seats.append(int(seat))
    return tuple(seats)


def showdown(told: Told[TownView]) -> tuple[Picture, ...]:
    """Everybody's safes, open, and how they came out; nothing before the game is over."""
    if not told.seen.over:
        return ()
    results, lines, speech = [], [], told.speech.unescaped
    for row in told.seen.standings:
        safes = told.seen.view.players[row.seat].safes
        results.append(
            Result(
                who=told.face.who(told, row.seat),
                place=row.place,
                score=signed(row.score),
                parts=tuple(signed(part) for part in row.details.values()),
                safes=tuple(safe_tile(safe, told.speech) for safe in safes),
            )
        )
        opened = [f"{speech.say(safe_name(safe))}={safe.value}" for safe in safes]
        details = [f"{speech.say(Text(f'score-{name}'))} {signed(part)}" for name, part in row.details.items()]
        name = told.face.called(told, row.seat)
        lines.append(" · ".join([f"{row.place}. {name} {signed(row.score)}", *details, *opened]))
    return (Picture(TownShowdown(tuple(results)), "\n".join(lines)),)


def _who(told: Told[TownView], seat: Seat) -> Who:
    return Who(seat, told.speech.plain_names[seat], "")
