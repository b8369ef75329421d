"""Presses at a table: answers, half-made choices, and looking."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import Closed, NotSeated, Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import LOCALES, house_words, words_for
from bot.base.speech import Speech
from bot.desk import replies
from bot.desk.replies import Replying, acknowledge
from bot.play.seats import must_be_played, must_play_oneself
from bot.play.tables import LiveTable
from bot.ui import messages
from bot.ui.answers import Choice
from bot.ui.asked import what_to_open
from bot.ui.controls import number_window
from bot.ui.lists import Menu, name_window
from bot.ui.pressing import answers_now, stepped
from bot.ui.private import private_page
from engines.core import Ask, Seat, Text

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


class NotYourMove(Refused):
    """It is somebody else's choice."""

    key = "host-not-your-move"


class NotYours(Refused):
    """It is somebody else's choice, and a bystander pressed."""

    key = "host-not-yours"


# Answers


async def choose(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Any control of an ask: it answers, or it takes a choice one step further."""
    player = interaction.user.id
    at: Menu | None = None
    async with Replying(interaction) as reply:
        async with bot.tables.sit(control.match) as table:
            seat = _seat_at(bot, interaction, table, control.ask)
            must_play_oneself(table, seat)
            ask = open_ask(bot, interaction, table, seat, control.ask)
            tongues = _tongues(bot, interaction, table) if control.verb == "named" else ()
            choice, bookmark = stepped(Choice.read(ask, control.half), control, values_of(interaction), tongues)
            if answers_now(choice, control):
                await bot.tables.answer(table, seat, choice.answer, ask.id)
                bot.outbox.touch(control.match, actor=player)
            elif is_private(interaction):
                at = Menu(control.match, choice, bookmark)
            else:
                raise StalePress  # a board is everybody's: nobody's half-made choice, nor their hand, is shown on it
            told, line = (
                bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events)),
                table.stored,
            )
        look = None
        if is_private(interaction):
            await changed_by_press(bot, interaction, control.match)
            look = await drawn_for(bot, interaction, private_page(told, at, here=interaction.channel_id))
    if look is None:
        await reply.taken()
    elif await reply.update(look):
        stays_open(bot, interaction, table, line, look, at)


async def open_another(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The menu of what did not fit, and the way back from it: another ask of the same person stands there."""
    if not is_private(interaction):
        raise StalePress
    wanted, page = what_to_open(values_of(interaction))
    async with Replying(interaction) as reply:
        async with bot.tables.sit(control.match) as table:
            seat = table.seat_of(interaction.user.id)
            ask = open_ask(bot, interaction, table, seat, wanted) if wanted else None
            at = None if ask is None else Menu.begun(control.match, ask)
            told, line = (
                bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events)),
                table.stored,
            )
        await changed_by_press(bot, interaction, control.match)
        look = await drawn_for(bot, interaction, private_page(told, at, page, interaction.channel_id))
        first = await drawn_for(bot, interaction, private_page(told, at, here=interaction.channel_id))
    if await reply.update(look):
        stays_open(bot, interaction, table, line, first, at)


def _tongues(bot: Backroom, interaction: Interaction, table: LiveTable) -> list[Speech]:
    """Every language in which this person may name something, their own first."""
    own = bot.teller.locale_of(interaction)
    return [Speech(words_for(table.row.game, locale), table.names) for locale in (own, *LOCALES)]


async def changed_by_press(bot: Backroom, interaction: Interaction, match: int) -> None:
    """The message with the control is changed in answer to a press: what it shows is not what the outbox has shown."""
    if interaction.guild_id is not None:
        bot.panels.close(match, interaction.user.id)
    if interaction.message is not None:
        await bot.store.shown.forget_look(match, interaction.message.id)


def stays_open(
    bot: Backroom, interaction: Interaction, table: LiveTable, line: int, look: messages.Look, at: Menu | None = None
) -> None:
    """What a player has open at the table follows the game from now on. It was made at this line, and is the answer to
    this press: on a message that only they see, or as a new one. `look` is how it would look without what is said
    once: that it goes would tell that somebody has answered. A hand in a direct message is the outbox's.
    """
    if interaction.guild_id is None:
        return
    if not bot.panels.note(table.row.id, interaction, look, at) or table.stored != line:
        bot.outbox.refresh(table.row.id)  # the table went on while this was being sent


def open_ask(bot: Backroom, interaction: Interaction, table: LiveTable, seat: Seat, id_: str) -> Ask:
    """The open ask that a control is about; a refusal where there is none, or it is somebody else's."""
    if table.row.phase == "ended":
        raise Closed
    for ask in table.match.asks(seat):
        if ask.id == id_:
            return ask
    owner = _whose(table, id_)
    if owner is None:
        raise StalePress
    raise NotYourMove(names=_named(bot, interaction, table, [owner]))


def _seat_at(bot: Backroom, interaction: Interaction, table: LiveTable, id_: str) -> Seat:
    """Where whoever pressed sits; a bystander is told whose choice it is."""
    seat = seat_or_none(table, interaction.user.id)
    if seat is not None:
        return seat
    owner = _whose(table, id_)
    raise NotSeated if owner is None else NotYours(names=_named(bot, interaction, table, [owner]))


def _whose(table: LiveTable, id_: str) -> Seat | None:
    """Who is openly waited for with this ask. Of a window nobody is told whom it asks."""
    waiting = () if table.match.over or table.row.phase != "live" else table.match.waiting
    return next((seat for seat in waiting if any(ask.id == id_ for ask in table.match.asks(seat))), None)


def _named(bot: Backroom, interaction: Interaction, table: LiveTable, seats: Sequence[Seat]) -> str:
    return Speech(words_for(table.row.game, bot.teller.locale_of(interaction)), table.names).names(seats)


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
    window = number_window(replace(control, verb="typed", word=str(place)), low, high, _house(bot, interaction))
    await interaction.response.send_modal(window)


async def open_name_window(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A long list is typed into. The window comes at once, as above."""
    place, _, how_many = control.word.partition(".")
    window = name_window(replace(control, verb="named", word=place), how_many == "some", _house(bot, interaction))
    await interaction.response.send_modal(window)


def _house(bot: Backroom, interaction: Interaction) -> Speech:
    return Speech(house_words(bot.teller.locale_of(interaction)), [])


# Looking


async def drawn_for(bot: Backroom, interaction: Interaction, page: messages.Page) -> messages.Look:
    """A message as whoever pressed wants it; they are waiting for it."""
    return await bot.teller.drawn(page.for_reader(bot.teller.boards_of(interaction.user.id)), now=True)


async def show(bot: Backroom, interaction: Interaction, page: messages.Page) -> None:
    """What was promised with a defer."""
    await replies.show(interaction, await drawn_for(bot, interaction, page))


async def show_privately(
    bot: Backroom,
    interaction: Interaction,
    control: ControlId,
    make: Callable[[LiveTable, Seat], messages.Page],
) -> None:
    """Something that only this person sees."""
    async with Replying(interaction, private=True) as reply:
        async with bot.tables.sit(control.match) as table:
            page = make(table, table.seat_of(interaction.user.id))
        look = await drawn_for(bot, interaction, page)
    await reply.send(look)


def _words(look: messages.Look) -> messages.Page:
    return messages.Page((), lambda _: look)


async def your_move(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The hand and whatever this person is asked."""
    async with Replying(interaction, private=True) as reply:
        async with bot.tables.sit(control.match) as table:
            seat = seat_or_none(table, interaction.user.id)
            if seat is None:
                waiting = () if table.match.over or table.row.phase != "live" else table.match.waiting
                raise NotYours(names=_named(bot, interaction, table, waiting)) if waiting else NotSeated()
            told, line = (
                bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events)),
                table.stored,
            )
        look = await drawn_for(bot, interaction, private_page(told, here=interaction.channel_id))
    if await reply.send(look):
        stays_open(bot, interaction, table, line, look)


def seat_or_none(table: LiveTable, player: int) -> Seat | None:
    """Where somebody sits; None for a bystander."""
    try:
        return table.seat_of(player)
    except NotSeated:
        return None


async def show_more(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """What is rarely needed."""
    async with Replying(interaction, private=True) as reply, bot.tables.sit(control.match) as table:
        seat = seat_or_none(table, interaction.user.id)
        told = bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events))
    await reply.send(messages.more(told, seat is not None))


async def show_words(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The whole position in words: also what a picture has no room for, such as a pile that lies open."""
    async with Replying(interaction, private=True) as reply, bot.tables.sit(control.match) as table:
        told = bot.teller.told(table, None, bot.teller.locale_of(interaction), len(table.match.events))
    await reply.send(messages.position(told))


# Leaving


async def ask_to_resign(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """What cannot be taken back asks once more."""
    locale = bot.teller.locale_of(interaction)

    def page(table: LiveTable, seat: Seat) -> messages.Page:
        must_be_played(table)
        return _words(messages.sure_to_resign(bot.teller.told(table, seat, locale, len(table.match.events))))

    await show_privately(bot, interaction, control, page)


async def resign(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Give up."""
    async with Replying(interaction) as reply, bot.tables.sit(control.match) as table:
        seat = table.seat_of(interaction.user.id)
        must_be_played(table)
        await bot.tables.resign(table, seat)
        bot.outbox.touch(control.match, actor=interaction.user.id)
        told = bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events))
    await reply.update(messages.sentence(told.speech.say(Text("host-resigned"))))


async def nothing(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """A control that only shows something."""
    await acknowledge(interaction)


ASKING: dict[str, Handler] = {
    "pick": choose,
    "put": choose,
    "menu": choose,
    "page": choose,
    "clear": choose,
    "done": choose,
    "typed": choose,
    "named": choose,
    "group": choose,
    "open": choose,
    "asks": open_another,
}
HANDLERS: dict[str, Handler] = {
    **ASKING,
    "none": nothing,
    "number": open_number_window,
    "type": open_name_window,
    "move": your_move,
    "hand": your_move,
    "more": show_more,
    "words": show_words,
    "resign": ask_to_resign,
    "resigned": resign,
}
