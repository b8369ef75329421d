"""Presses at a table: answers, half-made choices, and looking."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot import answering
from bot.answering import Answering, acknowledge
from bot.errors import Closed, NotSeated, Refused, StalePress
from bot.language import words_for
from bot.seats import must_be_played, must_play_oneself
from bot.tables import LiveTable
from bot.ui import messages
from bot.ui.answers import Half, added, answer_of, complete, fields_of, in_steps, toggled, unpack
from bot.ui.controls import PAGE, number_window
from bot.ui.ids import ControlId
from bot.ui.speech import Speech
from engines.core import Amount, Ask, Pick, Seat, Text

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


class NotYourMove(Refused):
    """Somebody else is waited for."""

    key = "host-not-your-move"


# Answers


async def choose(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Any control of an ask: it answers, or it takes a choice one step further."""
    player = interaction.user.id
    half: Half | None = None
    async with Answering(interaction) as answer:
        async with bot.tables.sit(control.match) as table:
            seat = table.seat_of(player)
            must_play_oneself(table, seat)
            ask = open_ask(table, seat, control.ask)
            choice, page = stepped(ask, control, values_of(interaction))
            if answers_now(ask, control) and complete(ask, choice):
                await bot.tables.answer(table, seat, answer_of(ask, choice), ask.id)
                bot.outbox.touch(control.match, actor=player)
            elif is_private(interaction):
                half = choice
            else:
                raise StalePress  # a board is everybody's: nobody's half-made choice, nor their hand, is shown on it
            told = bot.told(table, seat, bot.locale_of(interaction), len(table.match.events))
        look = None
        if is_private(interaction):
            await changed_by_press(bot, interaction, control.match)
            look = await drawn_for(
                bot, interaction, messages.private_page(told, half, page, ask.id, interaction.channel_id)
            )
    await (answer.taken() if look is None else answer.update(look))


async def changed_by_press(bot: Backroom, interaction: Interaction, match: int) -> None:
    """The message with the control is changed in answer to a press: what it shows is not what the outbox has shown."""
    if interaction.message is not None:
        await bot.store.shown.unsure(match, interaction.message.id)


def stepped(ask: Ask, control: ControlId, values: list[str]) -> tuple[Half, int]:
    """The choice after this press, and the page to show."""
    half = unpack(ask, control.half)
    fields = list(fields_of(ask).values())
    if control.verb == "pick":
        return [control.word], 0
    if control.verb == "menu":
        place, page = map(int, control.word.split("."))
        field = fields[place]
        if not isinstance(field, Pick):
            raise StalePress
        picked = [int(value) for value in values]
        if in_steps(field):
            half[place] = added(field, half[place], picked)
        else:
            half[place] = toggled(field, half[place], range(page * PAGE, (page + 1) * PAGE), picked)
        return half, page
    if control.verb == "page":
        return half, int(control.word.split(".")[1])
    if control.verb == "typed":
        place = int(control.word)
        half[place] = _number(fields[place], values[0])
        return half, 0
    if control.verb == "clear":
        return [""] * len(half), 0
    return half, 0


def _number(field: Pick | Amount, typed: str) -> str:
    if not isinstance(field, Amount):
        raise StalePress
    words = typed.strip().translate(str.maketrans("０１２３４５６７８９", "0123456789"))
    if not words.lstrip("-").isdecimal() or not field.low <= int(words) <= field.high:
        raise NotANumber(low=field.low, high=field.high)
    return str(int(words))


class NotANumber(Refused):
    """What was typed is not a number within the bounds."""

    key = "core-illegal-amount"


def answers_now(ask: Ask, control: ControlId) -> bool:
    """Whether this press answers, once the choice is complete; else it only goes one step further."""
    if control.verb in ("pick", "done"):
        return True
    if isinstance(ask, Amount):
        return control.verb == "typed"
    at_once = isinstance(ask, Pick) and not in_steps(ask) and (len(ask.options) <= PAGE or ask.most == 1)
    return control.verb == "menu" and at_once


def open_ask(table: LiveTable, seat: Seat, id_: str) -> Ask:
    """The open ask that a control is about; a refusal where there is none."""
    if table.row.phase == "ended":
        raise Closed
    asks = table.match.asks(seat)
    for ask in asks:
        if ask.id == id_:
            return ask
    waiting = table.match.waiting
    if not asks and waiting and not table.match.over:
        raise NotYourMove(name=table.names[waiting[0]])
    raise StalePress


def values_of(interaction: Interaction) -> list[str]:
    """What was chosen in a menu or typed."""
    data: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.modal_submit:
        return list(_typed(data.get("components", [])))
    return [str(value) for value in data.get("values", [])]


def _typed(components: list[Any]) -> list[str]:
    found = []
    for component in components:
        if "value" in component:
            found.append(str(component["value"]))
        found += _typed(component.get("components", []))
        if "component" in component:
            found += _typed([component["component"]])
    return found


def is_private(interaction: Interaction) -> bool:
    """Whether the control stood on a message that only this person sees."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


async def open_number_window(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The window comes at once, before the match is touched: Discord takes it only as the first answer."""
    place, low, high = map(int, control.word.split("."))
    speech = Speech(words_for(next(iter(bot.faces)), bot.locale_of(interaction)), [])
    control = ControlId("typed", control.match, control.ask, control.half, str(place))
    await interaction.response.send_modal(number_window(control, low, high, speech))


# Looking


async def drawn_for(bot: Backroom, interaction: Interaction, page: messages.Page) -> messages.Look:
    """A message as whoever pressed wants it; they are waiting for it."""
    return await bot.drawn(page.for_reader(bot.boards_of(interaction.user.id)), now=True)


async def show(bot: Backroom, interaction: Interaction, page: messages.Page) -> None:
    """What was promised with a defer."""
    await answering.show(interaction, await drawn_for(bot, interaction, page))


async def show_privately(
    bot: Backroom, interaction: Interaction, control: ControlId, make: Callable[[LiveTable, Seat], messages.Page]
) -> None:
    """Something that only this person sees."""
    async with Answering(interaction, private=True) as answer:
        async with bot.tables.sit(control.match) as table:
            page = make(table, table.seat_of(interaction.user.id))
        look = await drawn_for(bot, interaction, page)
    await answer.send(look)


def _words(look: messages.Look) -> messages.Page:
    return messages.Page(None, lambda _: look)


async def your_move(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The hand and whatever this person is asked."""
    locale = bot.locale_of(interaction)

    def page(table: LiveTable, seat: Seat) -> messages.Page:
        told = bot.told(table, seat, locale, len(table.match.events))
        return messages.private_page(told, here=interaction.channel_id)

    await show_privately(bot, interaction, control, page)


def seat_or_none(table: LiveTable, player: int) -> Seat | None:
    """Where somebody sits; None for a bystander."""
    try:
        return table.seat_of(player)
    except NotSeated:
        return None


async def show_more(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """What is rarely needed."""
    async with Answering(interaction, private=True) as answer, bot.tables.sit(control.match) as table:
        seat = seat_or_none(table, interaction.user.id)
        told = bot.told(table, seat, bot.locale_of(interaction), len(table.match.events))
    await answer.send(messages.more(told, seat is not None))


async def show_words(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The whole position in words: also what a picture has no room for, such as a pile that lies open."""
    async with Answering(interaction, private=True) as answer, bot.tables.sit(control.match) as table:
        told = bot.told(table, None, bot.locale_of(interaction), len(table.match.events))
    await answer.send(messages.position(told))


# Leaving


async def ask_to_resign(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """What cannot be taken back asks once more."""
    locale = bot.locale_of(interaction)

    def page(table: LiveTable, seat: Seat) -> messages.Page:
        must_be_played(table)
        return _words(messages.sure_to_resign(bot.told(table, seat, locale, len(table.match.events))))

    await show_privately(bot, interaction, control, page)


async def resign(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Give up."""
    async with Answering(interaction) as answer, bot.tables.sit(control.match) as table:
        seat = table.seat_of(interaction.user.id)
        must_be_played(table)
        await bot.tables.resign(table, seat)
        bot.outbox.touch(control.match, actor=interaction.user.id)
        told = bot.told(table, seat, bot.locale_of(interaction), len(table.match.events))
    await answer.update(messages.sentence(told.speech.say(Text("host-resigned"))))


async def nothing(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A control that only shows something."""
    await acknowledge(interaction)


HANDLERS: dict[str, Handler] = {
    "pick": choose,
    "menu": choose,
    "page": choose,
    "clear": choose,
    "done": choose,
    "typed": choose,
    "none": nothing,
    "number": open_number_window,
    "move": your_move,
    "hand": your_move,
    "more": show_more,
    "words": show_words,
    "resign": ask_to_resign,
    "resigned": resign,
}
