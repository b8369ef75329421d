"""3000 Scoundrels: what only one player sees, from their view to what is drawn for them."""

from __future__ import annotations

from typing import TypeAlias

from bot.base.speech import SHAPES, Speech
from bot.pictures import Heading
from bot.ui.messages import Told
from cogs.faces.scoundrels_scenes import safe_name, safe_tile
from cogs.pictures.scoundrels_hand import Known, Mine, Peek, TownHand, TownPeeks
from engines.core import Text
from engines.scoundrels.state import BOARD, FACES, VALUES
from engines.scoundrels.view import PlayedView, PlayerView, SafeView, TownView


def hand(told: Told[TownView], heading: Heading, seat: int) -> TownHand:
    """Hand, deck, today's cards, and those of others that are known."""
    view, plain = told.seen.view, told.speech.plain
    return TownHand(
        heading=heading,
        hand=(plain(Text("town-hand" if view.hand else "town-hand-empty")), tuple(by_value(view.hand))),
        top=(plain(Text("town-deck-top")), view.deck_top or ""),
        played=(
            plain(Text("town-own-cards")),
            tuple(_mine(played, told.speech) for played in view.players[seat].played),
        ),
        known=(plain(Text("town-looked-at")), tuple(known(view, seat))),
    )


def safes(told: Told[TownView], seat: int) -> TownPeeks:
    """Safes that may be looked into, safes that were, and marks left."""
    view, plain = told.seen.view, told.speech.plain
    return TownPeeks(
        peeks=(plain(Text("town-peeks")), tuple(_peek(told, seat, *peek) for peek in peeks(view))),
        no_peeks=plain(Text("town-no-peeks")),
        seen=(plain(Text("town-seen")), tuple(_peek(told, seat, *peek) for peek in remembered(view))),
        marks=(plain(Text("town-marks-left")), tuple(marks_left(view.players[seat], told.speech))),
    )


def by_value(values: list[str]) -> list[str]:
    """Poker cards in their order: 0, A, 2 to 6."""
    return sorted(values, key=VALUES.index)


def _mine(played: PlayedView, speech: Speech) -> Mine:
    value, slot = played.value or "", played.slot
    if slot is None:
        return Mine(value, speech.plain(Text("town-own-zero")), "", (), False, played.current)
    bluff = value != slot
    note = speech.plain(Text("town-bluff" if bluff else "town-true"))
    label = speech.plain(Text("town-own-card", slot=slot))
    return Mine(value, label, note, tuple(played.henchmen), bluff, played.current)


def known(view: TownView, seat: int) -> list[Known]:
    """Other people's cards of today whose value this seat knows."""
    return [
        Known(other, played.slot, played.value)
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


def _peek(told: Told[TownView], seat: int, safe: SafeView, holder: int | None, unused: bool) -> Peek:
    place = ""
    if holder is not None:
        own = told.speech.plain(Text("town-peek-own"))
        place = own if holder == seat else f"{SHAPES[holder]} {told.speech.plain_names[holder]}"
    elif unused:
        place = told.speech.plain(Text("town-peek-unused"))
    return Peek(safe_tile(safe, told.speech), told.speech.plain(safe_name(safe)), place)


def marks_left(player: PlayerView, speech: Speech) -> list[str]:
    """The marks in somebody's supply, by their two faces."""
    return [
        speech.plain(Text("town-marks", faces="/".join(map(str, faces)), count=count))
        for faces, count in zip(FACES, player.marks, strict=True)
    ]
