"""Something that everybody who plays must agree to: a message at the table with "I agree" and "No" under it.

Who has agreed stands in the buttons, one sign a seat, so a proposal outlives a restart. One "No" ends it. What was
decided goes once the game has moved on: what all agreed to at once, since the board tells it; a "No" is read till then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import Closed, Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import words_for
from bot.base.speech import Speech, escaped
from bot.desk.asking import Asked, call_in_private, to_ask
from bot.desk.replies import Replying
from bot.ui import messages
from bot.ui.messages import Look, link, link_to, look
from bot.ui.parts import button, row
from engines.core import Seat, Text

if TYPE_CHECKING:
    from bot.app import Backroom
    from bot.play.tables import LiveTable

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


class NotPlaying(Refused):
    """Somebody who does not play here just now, though they have a seat."""

    key = "host-proposal-not-yours"


class Passed(Refused):
    """The game or a seat has moved on since it was proposed."""

    key = "host-proposal-passed"


class Proposed(Refused):
    """The same stands at the table already: whoever proposes it again is led there, and nobody is called."""

    key = "host-proposal-stands"


@dataclass(slots=True, frozen=True)
class Matter:
    """One kind of thing that can be proposed. `about` is what a proposal is about, as its buttons carry it."""

    name: str
    says: Callable[[LiveTable, Speech, str], str]
    call: str  # to those who like to be called in private
    refused: str
    has_passed: Callable[[LiveTable, str], bool]
    carry_out: Callable[[Backroom, LiveTable, str], Awaitable[Text]]
    away: bool = False  # whether those are asked too for whom the computer plays meanwhile


@dataclass(slots=True, eq=False)
class Proposal:
    """A proposal that stands at a table, or what became of it, and the private messages that called people to it."""

    matter: Matter
    about: str
    sitters: str
    place: int
    message: int = 0  # none while it is being posted
    calls: list[tuple[int, int]] = field(default_factory=list)
    decided: bool = False


@dataclass(slots=True, frozen=True)
class Draft:
    """A proposal before it is posted: what it says, and whom it calls."""

    proposed: Proposal
    look: Look
    asked: Asked
    seat: Seat


class Proposals:
    """`bot.proposed`: what is proposed at which table, so that it goes when it has passed; and who was called to it. A
    restart forgets it: what stands there then says so when somebody presses.
    """

    def __init__(self) -> None:
        self._standing: dict[int, list[Proposal]] = {}
        self._called: dict[tuple[int, str, int], tuple[str, set[int]]] = {}

    def put(self, match: int, proposal: Proposal) -> None:
        """It stands at the table, or is about to."""
        self._standing.setdefault(match, []).append(proposal)

    def of(self, match: int) -> list[Proposal]:
        """Those whose messages stand there."""
        return [*self._standing.get(match, ())]

    def decide(self, match: int, decided: Proposal) -> None:
        """This takes the place of the same message that was to be decided, if it is known."""
        for one in self.of(match):
            if one.message == decided.message:
                decided.calls.extend(one.calls)
                self.drop(match, one)
        self.put(match, decided)

    def drop(self, match: int, proposal: Proposal) -> None:
        """It stands no more."""
        left = [one for one in self.of(match) if one is not proposal]
        self._standing[match] = left
        if not left:
            del self._standing[match]

    def called(self, match: int, matter: Matter, about: str, proposer: int) -> set[int]:
        """Whom this person has called to the same already. Only their newest is kept: an older one has passed."""
        newest, people = self._called.get((match, matter.name, proposer), ("", set()))
        return {*people} if newest == about else set()

    def call(self, match: int, matter: Matter, about: str, proposer: int, people: Collection[int]) -> None:
        """These are called now."""
        before = self.called(match, matter, about, proposer)
        self._called[match, matter.name, proposer] = about, {*before, *people}


def playing(table: LiveTable, person: int, *, away: bool = False) -> Seat:
    """Where a person sits who has a say at the table; with `away` also one for whom the computer plays meanwhile."""
    seat = table.seat_of(person)
    if table.row.phase != "live":
        raise Closed
    if not _has_a_say(table, seat, away):
        raise NotPlaying
    return seat


def everybody(table: LiveTable, agreed: Collection[int], *, away: bool = False) -> bool:
    """Whether all agree who have a say; computers agree to everything."""
    return all(seat in agreed or not _has_a_say(table, seat, away) for seat in range(len(table.seats)))


def _has_a_say(table: LiveTable, seat: int, away: bool) -> bool:
    if away:
        return table.seats[seat].player_id is not None and seat not in table.match.resigned
    return table.person(seat) is not None


def to_decide(table: LiveTable, matter: Matter, agreed: Collection[int]) -> list[int]:
    """The people who must still agree."""
    seats = [seat for seat in table.seats if seat.seat not in agreed and _has_a_say(table, seat.seat, matter.away)]
    return [seat.player_id for seat in seats if seat.player_id is not None]


def speech_at(table: LiveTable) -> Speech:
    """How a table is spoken to."""
    return Speech(words_for(table.row.game, table.locale), table.names)


def proposal(table: LiveTable, matter: Matter, about: str, agreed: Collection[int]) -> Look:
    """What is proposed, and who has agreed so far."""
    speech = speech_at(table)
    bits = "".join("1" if seat in agreed else "0" for seat in range(len(table.seats))) + _sitters(table)
    names = " ".join(speech.name(seat) for seat in sorted(agreed))
    people = " ".join(f"<@{person}>" for person in to_decide(table, matter, agreed))

    def control(verb: str) -> ControlId:
        return ControlId(verb, table.row.id, matter.name, bits, about)

    return look(
        matter.says(table, speech, about),
        speech.say(Text("host-proposal-decide", people=people)),
        f"{speech.say(Text('host-proposal-agreed'))} {names}",
        row(
            button(speech.say(Text("host-proposal-agree")), control("agree"), "danger"),
            button(speech.say(Text("host-proposal-refuse")), control("refuse")),
        ),
    )


def _sitters(table: LiveTable) -> str:
    """A mark of who sits where: an agreement is a person's, and does not pass on with a seat."""
    return blake2b(repr([seat.player_id for seat in table.seats]).encode(), digest_size=4).hexdigest()


async def draft(bot: Backroom, table: LiveTable, matter: Matter, about: str, seat: Seat, place: int) -> Draft:
    """What is to be posted once nobody sits at the table; from now on nobody else proposes the same.

    Those who must agree are called, each as they like it, but never twice by the same person to the same.
    """
    match, sitters = table.row.id, _sitters(table)
    for one in bot.proposed.of(match):
        if not one.decided and (one.matter, one.about, one.sitters) == (matter, about, sitters):
            there = link(table.row.guild_id, one.place, one.message)
            raise Proposed(link=there if one.message else link_to(table.row, table.spot.board))
    proposed = Proposal(matter, about, sitters, place)
    bot.proposed.put(match, proposed)
    try:
        called = bot.proposed.called(match, matter, about, _person(table, seat))
        asked = await to_ask(bot, [person for person in to_decide(table, matter, [seat]) if person not in called])
        return Draft(proposed, proposal(table, matter, about, [seat]), asked, seat)
    except BaseException:
        bot.proposed.drop(match, proposed)
        raise


def _person(table: LiveTable, seat: Seat) -> int:
    person = table.seats[seat].player_id
    assert person is not None
    return person


async def post(
    bot: Backroom, table: LiveTable, draft: Draft, send: Callable[[Look, list[int]], Awaitable[int | None]]
) -> None:
    """It comes before everybody's eyes; then those are called who like it in private."""
    match, proposed, asked = table.row.id, draft.proposed, draft.asked
    person = _person(table, draft.seat)
    message: int | None = None
    try:
        message = await send(draft.look, asked.aloud)
    finally:
        if message is None:
            bot.proposed.drop(match, proposed)
    if message is None:
        return
    bot.proposed.call(match, proposed.matter, proposed.about, person, [*asked.aloud, *asked.private])
    proposed.message = message
    if proposed not in bot.proposed.of(match):  # the game moved on meanwhile
        await bot.posts.remove(match, proposed.place, message)
    elif table.agreed.get(message, ()) is None:  # somebody decided it before we heard that it stands there
        bot.proposed.drop(match, proposed)
    else:
        await _call_in_private(bot, table, draft)


async def _call_in_private(bot: Backroom, table: LiveTable, draft: Draft) -> None:
    """One after the other, as long as it is not decided."""
    match, proposed, matter = table.row.id, draft.proposed, draft.proposed.matter
    name, there = escaped(table.seats[draft.seat].name), link_to(table.row, table.spot.board)
    told = Text(matter.call, name=name, game=Text("game-name"), table=match, link=there)
    for person in draft.asked.private:
        call = await call_in_private(bot, table.row, person, told, f"{matter.name} {proposed.message}")
        if proposed not in bot.proposed.of(match):
            if call is not None:
                await bot.posts.remove(match, *call)
            return
        if call is not None:
            proposed.calls.append(call)


async def sweep(bot: Backroom, match: int) -> None:
    """What was proposed before the game or a seat moved on goes away, decided or not; not while a window is open, where
    that would tell that somebody has pressed.
    """
    if not bot.proposed.of(match):
        return
    try:
        async with bot.tables.sit(match) as table:
            closed = table.row.phase != "live" or table.match.over
            if not closed and not table.match.waiting:
                return
            passed = [one for one in bot.proposed.of(match) if closed or _has_passed(table, one)]
    except Refused:  # it cannot go on, nor can anything be agreed on there
        passed = bot.proposed.of(match)
    for one in passed:
        bot.proposed.drop(match, one)
        await _take_back_calls(bot, match, one)
        if one.message:
            await bot.posts.remove(match, one.place, one.message)


def _has_passed(table: LiveTable, one: Proposal) -> bool:
    return one.sitters != _sitters(table) or one.matter.has_passed(table, one.about)


async def _take_back_calls(bot: Backroom, match: int, proposal: Proposal) -> None:
    while proposal.calls:
        await bot.posts.remove(match, *proposal.calls.pop())


def handlers(*matters: Matter) -> dict[str, Handler]:
    """What the buttons under such proposals do."""
    known = {matter.name: matter for matter in matters}

    async def pressed(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
        if control.ask not in known:
            raise StalePress
        async with Replying(interaction) as reply, bot.tables.sit(control.match) as table:
            shown = await _decided(bot, interaction, table, known[control.ask], control)
        await reply.update(shown.look)
        if shown.decided is not None:
            await _take_back_calls(bot, control.match, shown.decided)

    return {"agree": pressed, "refuse": pressed}


@dataclass(slots=True, frozen=True)
class Outcome:
    """What a proposal's message becomes, and the proposal, if it is decided."""

    look: Look
    decided: Proposal | None = None


async def _decided(
    bot: Backroom, interaction: Interaction, table: LiveTable, matter: Matter, control: ControlId
) -> Outcome:
    """One more agrees, or somebody does not; with the last one it is done. `sweep` removes what is left of it."""
    seat = playing(table, interaction.user.id, away=matter.away)
    message = interaction.message.id if interaction.message is not None else 0
    place = interaction.channel_id or table.row.channel_id
    speech, about, seats = speech_at(table), control.word, len(table.seats)
    if table.agreed.get(message, ()) is None:
        raise StalePress  # it was decided while this press was on its way
    decided = Proposal(matter, about, control.half[seats:], place, message, decided=True)
    if _has_passed(table, decided):
        table.agreed[message] = None
        bot.proposed.decide(table.row.id, decided)
        raise Passed
    if control.verb == "refuse":
        outcome = Text(matter.refused, seat=seat)
    else:
        agreed = {place for place, bit in enumerate(control.half[:seats]) if bit == "1"} | (
            table.agreed.get(message) or set()
        )
        table.agreed[message] = agreed = {*agreed, int(seat)}  # two may press at once, on the same buttons
        if not everybody(table, agreed, away=matter.away):
            return Outcome(proposal(table, matter, about, agreed))
        outcome = await matter.carry_out(bot, table, about)
    table.agreed[message] = None
    bot.proposed.decide(table.row.id, decided)
    return Outcome(messages.sentence(speech.say(outcome)), decided)
