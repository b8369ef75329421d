"""Taking back: alone where nobody could mind, else with everybody's consent. First it is shown what would go."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.base.errors import Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import words_for
from bot.base.speech import Speech
from bot.desk import proposals
from bot.desk.proposals import Draft, Handler, Matter
from bot.desk.replies import Replying
from bot.play.orders import Orders
from bot.ui import messages
from bot.ui.answers import in_words
from bot.ui.messages import Look, link_to, look
from bot.ui.parts import button, row
from engines.core import Answered, Ask, Event, Line, Match, Resigned, Seat, Text

if TYPE_CHECKING:
    from bot.app import Backroom
    from bot.play.tables import LiveTable

Interaction = discord.Interaction[Any]

Going: TypeAlias = list[tuple[int, Line, list[Event]]]

MOST, LONGEST = 20, 3000  # lines of what would go, and characters; more would hide the button


class Over(Refused):
    key = "core-illegal-over"


class Sealed(Refused):
    """A window is open. The sentence is the same for all, whoever has answered."""

    key = "host-undo-sealed"


class Nothing(Refused):
    key = "core-error-undo"


class SomebodyResigned(Refused):
    """They left for good, and nobody brings them back into the game."""

    key = "host-undo-resigned"


@dataclass(slots=True, frozen=True)
class Plan:
    """What a seat would take back now: from which line on, what goes, and whether it may do so alone."""

    seat: Seat
    to: int
    going: Going
    alone: bool
    company: bool  # whether others have a say in it

    @property
    def by_computer(self) -> int:
        """How many answers of the computer go. Those by order are not counted: nobody is to know them from others."""
        return sum(isinstance(line, Answered) and line.by == "computer" for _, line, _ in self.going)


# What would go


async def plan_for(bot: Backroom, table: LiveTable, seat: Seat) -> Plan:
    """What this seat would take back now; a refusal where there is nothing, or it cannot be."""
    match = table.match
    if match.over:
        raise Over
    if not match.waiting:
        raise Sealed
    began = table.seats[seat].from_line  # before that line somebody else sat there
    company = not proposals.everybody(table, [seat], away=True)
    own = match.undo_to(seat)
    if own is not None and own >= began and await _in_one_breath(bot, table, seat, match.would_undo(own)):
        return Plan(seat, own, match.would_undo(own), True, company)
    to = match.last_answer(seat)
    if to is None or to < began:
        raise Nothing
    going = match.would_undo(to)
    if any(isinstance(line, Resigned) for _, line, _ in going):
        raise SomebodyResigned
    return Plan(seat, to, going, False, company)


async def _in_one_breath(bot: Backroom, table: LiveTable, seat: Seat, going: Going) -> bool:
    """Whether all that others answered since came at once with the seat's own answer.

    What came at once was no person's, and everybody can see that. Of a later answer nobody is to know whether it was
    given by a person, an order or the clock; so those all need consent.
    """
    times = await bot.store.matches.times(table.row.id, going[0][0])
    own = times[going[0][0]]
    return all(getattr(line, "seat", None) == seat or times[number] == own for number, line, _ in going)


# What is shown of it


async def preview(bot: Backroom, table: LiveTable, plan: Plan, speech: Speech) -> Look:
    """For the eyes of whoever asks: their answer, what goes with it, and one button."""
    say = speech.say
    asks = await bot.tables.breath.through(_asks_from(table.match, plan.to))
    own, *others = _would_go(table, plan.to, plan.seat, speech, asks)
    lines = [say(Text("host-undo-title")), f"• {own}", *_listed(speech, others)]
    if plan.by_computer:
        lines.append(f"-# {say(Text('host-undo-computers', count=plan.by_computer))}")
    if Orders.read(table.seats[plan.seat].orders).passes(asks[plan.to], plan.seat, table.row.pace):
        lines.append(f"-# {say(Text('host-undo-order'))}")
    why = "host-undo-alone" if plan.alone else "host-undo-consent" if plan.company else "host-undo-computers-agree"
    now = plan.alone or not plan.company
    label, word = ("host-undo-now", "now") if now else ("host-undo-ask", "ask")
    control = ControlId("undone", table.row.id, table.match.mark, "", word)
    title = say(Text("host-table", game=Text("game-name"), table=table.row.id))
    return look(f"### {title}", "\n".join(lines), say(Text(why)), row(button(say(Text(label)), control, "danger")))


def _asks_from(match: Match, to: int) -> Generator[None, None, dict[int, Ask]]:
    """In steps, what was asked before each line in force from number `to` on that is an answer."""
    asks = {}
    for number, ask in match.answered():
        if number >= to and ask is not None:
            asks[number] = ask
        yield
    return asks


def _would_go(
    table: LiveTable, to: int, reader: Seat | None, speech: Speech, asks: Mapping[int, Ask] | None = None
) -> list[str]:
    """What goes from line `to` on, as far as its reader (None: everybody) may know it, the oldest first.

    That is their own answers, and what they were told. Of an answer that told them nothing it is said whose it was, if
    everybody saw that it was given. `asks`: what the lines answered; needed where there is a reader.
    """
    said: list[str] = []
    for number, line, events in table.match.would_undo(to):
        if not isinstance(line, Answered):
            continue
        told = speech.lines([event for event in events if event.reaches(reader)])
        if line.seat == reader and asks is not None:
            said.append(_own_answer(asks[number], line, speech))
        elif not told and number > to and _everybody_saw(table.match, number, line.seat):
            said.append(speech.say(Text("host-undo-answer-of", seat=table.match.table.seats[line.seat])))
        said += told
    return said


def _everybody_saw(match: Match, number: int, seat: int) -> bool:
    """Whether all could see that a seat answered: it is waited for no more, or it alone, and now otherwise."""
    before, after = match.waited(number), match.waited(number + 1)
    return seat in before.seats and (seat not in after.seats or (len(before.seats) == 1 and before != after))


def _own_answer(ask: Ask, line: Answered, speech: Speech) -> str:
    key = "host-undo-answer" if line.by in ("person", "order") else "host-undo-answer-for-you"
    return speech.say(Text(key, prompt=ask.prompt, answer=in_words(ask, line.value, speech)))


def _listed(speech: Speech, said: Sequence[str]) -> list[str]:
    """A line each; where there is too much of it the newest, and how many more there are."""
    kept = list(said[-MOST:])
    while sum(map(len, kept)) > LONGEST:
        kept.pop(0)
    left_out = len(said) - len(kept)
    more = [f"• {speech.say(Text('host-undo-more', count=left_out))}"] if left_out else []
    return more + [f"• {line}" for line in kept]


def _proposed(table: LiveTable, speech: Speech, about: str) -> str:
    """What everybody is asked: nothing of it that not everybody was told."""
    seat, to = _about(table, about)
    lines = [f"**{speech.say(Text('host-undo-proposal', seat=seat))}**"]
    listed = _listed(speech, _would_go(table, to, None, speech))
    if listed:
        lines += [speech.say(Text("host-undo-with-it")), *listed]
    return "\n".join([*lines, f"-# {speech.say(Text('host-undo-anew'))}"])


# Doing it


async def show(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """`/undo`, and the button: exactly what would be taken back."""
    async with Replying(interaction, private=True) as reply, bot.tables.sit(control.match) as table:
        plan = await plan_for(bot, table, proposals.playing(table, interaction.user.id))
        speech = Speech(words_for(table.row.game, bot.teller.locale_of(interaction)), table.names)
        shown = await preview(bot, table, plan, speech)
    await reply.send(shown)


async def take_back(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The button under it. If anything has happened since it was shown, it has passed."""
    person = interaction.user.id
    draft: Draft | None = None
    async with Replying(interaction) as reply:
        async with bot.tables.sit(control.match) as table:
            seat = proposals.playing(table, person)
            if control.ask != table.match.mark:
                raise StalePress
            plan = await plan_for(bot, table, seat)
            place = table.row.thread_id or table.row.channel_id
            done = Text("host-undo-done")
            if control.word == "ask" and plan.company:
                about = f"{seat}.{table.match.mark}"
                draft = await proposals.draft(bot, table, UNDOING, about, seat, place)
                done = Text("host-undo-asked", link=link_to(table.row, table.spot.board))
            elif plan.alone or not plan.company:
                await bot.tables.undo(table, plan.to)
                bot.outbox.touch(control.match, actor=person)
            else:
                raise StalePress  # somebody came back to the table who has a say in it
            speech = Speech(words_for(table.row.game, bot.teller.locale_of(interaction)), table.names)
        if draft is not None:
            nonce = f"u{_shown_in(interaction)}"  # if Discord's reply is lost, pressing again finds the same message
            await proposals.post(bot, table, draft, lambda look, call: bot.post(place, look, nonce, call=call))
    await reply.update(messages.sentence(speech.say(done)))


def _shown_in(interaction: Interaction) -> int:
    """The message with the button. Whoever asks again, say after a "No", has another one, and asks anew."""
    assert interaction.message is not None
    return interaction.message.id


def _about(table: LiveTable, about: str) -> tuple[Seat, int]:
    """Whose answer a proposal is about, and its line."""
    seat = table.match.table.seats[int(about.partition(".")[0])]
    to = table.match.last_answer(seat)
    assert to is not None
    return seat, to


async def _undo(bot: Backroom, table: LiveTable, about: str) -> Text:
    seat, to = _about(table, about)
    await bot.tables.undo(table, to)
    bot.outbox.touch(table.row.id)
    return Text("host-undo-agreed", seat=seat)


def _has_passed(table: LiveTable, about: str) -> bool:
    return about.partition(".")[2] != table.match.mark


# Those who are away are asked too: else one could call the computer for somebody late, and try one's luck again
UNDOING = Matter("undo", _proposed, "host-undo-call", "host-undo-refused", _has_passed, _undo, away=True)
HANDLERS: dict[str, Handler] = {"undo": show, "undone": take_back}
