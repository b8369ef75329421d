"""Something that everybody who plays must agree to: a message at the table with "I agree" and "No" under it.

Who has agreed stands in the buttons, one sign a seat, so a proposal outlives a restart. One "No" ends it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import discord

from bot.answering import Answering
from bot.errors import Closed, Refused, StalePress
from bot.language import words_for
from bot.ui import messages
from bot.ui.ids import ControlId
from bot.ui.messages import Look, button, look
from bot.ui.rows import row
from bot.ui.speech import Speech
from engines.core import Seat, Text

if TYPE_CHECKING:
    from bot.app import Backroom
    from bot.tables import LiveTable

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


class NotYours(Refused):
    """Somebody who does not play here just now, though they have a seat."""

    key = "host-proposal-not-yours"


@dataclass(slots=True, frozen=True)
class Matter:
    """One kind of thing that can be proposed. `about` is what a proposal is about, as its buttons carry it."""

    name: str
    says: Callable[[LiveTable, Speech, str], str]
    refused: str
    has_passed: Callable[[LiveTable, str], bool]
    carry_out: Callable[[Backroom, LiveTable, str], Awaitable[Text]]
    away: bool = False  # whether those are asked too for whom the computer plays meanwhile


def playing(table: LiveTable, person: int, *, away: bool = False) -> Seat:
    """Where a person sits who has a say at the table; with `away` also one for whom the computer plays meanwhile."""
    seat = table.seat_of(person)
    if table.row.phase != "live":
        raise Closed
    if not _has_a_say(table, seat, away):
        raise NotYours
    return seat


def everybody(table: LiveTable, agreed: Collection[int], *, away: bool = False) -> bool:
    """Whether all agree who have a say; computers agree to everything."""
    return all(seat in agreed or not _has_a_say(table, seat, away) for seat in range(len(table.seats)))


def _has_a_say(table: LiveTable, seat: int, away: bool) -> bool:
    if away:
        return table.seats[seat].player_id is not None and seat not in table.match.resigned
    return table.person(seat) is not None


def speech_at(table: LiveTable) -> Speech:
    """How a table is spoken to."""
    return Speech(words_for(table.row.game, table.locale), table.names)


def proposal(table: LiveTable, matter: Matter, about: str, agreed: Collection[int]) -> Look:
    """What is proposed, and who has agreed so far."""
    speech = speech_at(table)
    bits = "".join("1" if seat in agreed else "0" for seat in range(len(table.seats))) + _sitters(table)
    names = " ".join(speech.name(seat) for seat in sorted(agreed))

    def control(verb: str) -> ControlId:
        return ControlId(verb, table.row.id, matter.name, bits, about)

    return look(
        matter.says(table, speech, about),
        f"{speech.say(Text('host-proposal-agreed'))} {names}",
        row(
            button(speech.say(Text("host-proposal-agree")), control("agree"), "danger"),
            button(speech.say(Text("host-proposal-refuse")), control("refuse")),
        ),
    )


def _sitters(table: LiveTable) -> str:
    """A mark of who sits where: an agreement is a person's, and does not pass on with a seat."""
    return blake2b(repr([seat.player_id for seat in table.seats]).encode(), digest_size=4).hexdigest()


def handlers(*matters: Matter) -> dict[str, Handler]:
    """What the buttons under such proposals do."""
    known = {matter.name: matter for matter in matters}

    async def pressed(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
        if control.ask not in known:
            raise StalePress
        async with Answering(interaction) as answer, bot.tables.sit(control.match) as table:
            shown = await _decided(bot, interaction, table, known[control.ask], control)
        await answer.update(shown)

    return {"agree": pressed, "refuse": pressed}


async def _decided(
    bot: Backroom, interaction: Interaction, table: LiveTable, matter: Matter, control: ControlId
) -> Look:
    """One more agrees, or somebody does not; with the last one it is done."""
    seat = playing(table, interaction.user.id, away=matter.away)
    message = interaction.message.id if interaction.message is not None else 0
    speech, about, seats = speech_at(table), control.word, len(table.seats)
    if table.agreed.get(message, ()) is None:
        raise StalePress  # it was decided while this press was on its way
    outcome: Text | None = None
    if matter.has_passed(table, about) or control.half[seats:] != _sitters(table):
        outcome = Text("host-proposal-passed")
    elif control.verb == "refuse":
        outcome = Text(matter.refused, seat=seat)
    else:
        agreed = {place for place, bit in enumerate(control.half[:seats]) if bit == "1"} | (
            table.agreed.get(message) or set()
        )
        table.agreed[message] = agreed = {*agreed, int(seat)}  # two may press at once, on the same buttons
        if not everybody(table, agreed, away=matter.away):
            return proposal(table, matter, about, agreed)
        outcome = await matter.carry_out(bot, table, about)
    table.agreed[message] = None
    return messages.sentence(speech.say(outcome))
