"""Presses about seats: call the computer, take a seat back, give it to somebody, nudge."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import Refused, StalePress
from bot.base.ids import ControlId
from bot.base.language import Locale, words_for
from bot.base.speech import Speech, escaped
from bot.desk import replies
from bot.desk.asking import call_by
from bot.desk.replies import Replying
from bot.desk.table import changed_by_press, drawn_for, is_private, seat_or_none, stays_open
from bot.play.seat_offers import Copy, SeatOffer
from bot.play.seats import ToComputer
from bot.play.tables import LiveTable
from bot.screens.posts import TROUBLE
from bot.ui import messages
from bot.ui import seats as seating
from bot.ui.private import private_page
from engines.core import Seat, Text

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]


class NotAtTable(Refused):
    """Somebody else's seat is meant, but they have none."""

    key = "host-not-at-table"


async def tell_table(bot: Backroom, table: LiveTable, nonce: str, text: Text) -> None:
    """One line for everybody at a table. If it cannot be said, the board says how things stand."""
    words = messages.sentence(Speech(words_for(table.row.game, table.locale), table.names).say(text))
    place = table.row.thread_id or table.row.channel_id
    await replies.patiently(lambda: bot.post(place, words, nonce[:25]))


# The computer plays for somebody


async def call_computer(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The button under the board, or behind ⋯."""
    if not control.word.isdecimal():
        raise StalePress
    async with Replying(interaction) as reply:
        table, seat = await stand_in(bot, control.match, interaction.user.id, Seat(int(control.word)))
    speech = Speech(words_for(table.row.game, bot.teller.locale_of(interaction)), table.names)
    said = messages.sentence(speech.say(Text("host-computer-plays", name=seat)))
    await (reply.update(said) if replies.pressed_in_private(interaction) else reply.taken())
    await _tell_stand_in(bot, interaction, table, seat)


async def stand_in(bot: Backroom, match: int, player: int, seat: Seat | None) -> tuple[LiveTable, Seat]:
    """Somebody calls the computer, for their own seat where they name nobody."""
    async with bot.tables.sit(match) as table:
        chosen = table.seat_of(player) if seat is None else seat
        await bot.seats.call_computer(table, player, chosen)
        bot.outbox.touch(match, actor=player)
    return table, chosen


async def _tell_stand_in(bot: Backroom, interaction: Interaction, table: LiveTable, seat: Seat) -> None:
    await tell_table(bot, table, f"s{interaction.id}", Text("host-computer-plays", name=seat))


async def computer_command(bot: Backroom, interaction: Interaction, match: int, person: discord.User | None) -> None:
    """`/seat computer`."""
    async with Replying(interaction, private=True) as reply:
        chosen = None if person is None else await _seat_of(bot, match, person)
        table, seat = await stand_in(bot, match, interaction.user.id, chosen)
        speech = Speech(words_for(table.row.game, bot.teller.locale_of(interaction)), table.names)
    await reply.send(messages.sentence(speech.say(Text("host-computer-plays", name=seat))))
    await _tell_stand_in(bot, interaction, table, seat)


async def _seat_of(bot: Backroom, match: int, person: discord.User) -> Seat:
    async with bot.tables.sit(match) as table:
        seat = seat_or_none(table, person.id)
    if seat is None:
        raise NotAtTable(name=escaped(person.display_name))
    return seat


# Back again


async def take_back(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """One press; where only its person sees the message, it shows their controls again."""
    private = is_private(interaction)
    async with Replying(interaction) as reply:
        table, line, seat, page = await _take_back(bot, interaction, control.match)
        look = None
        if private:
            await changed_by_press(bot, interaction, control.match)
            look = await drawn_for(bot, interaction, page)
    if look is None:
        await reply.taken()
    elif await reply.update(look):
        stays_open(bot, interaction, table, line, look)
    await _tell_back(bot, interaction, table, seat)


async def back_command(bot: Backroom, interaction: Interaction, match: int) -> None:
    """`/seat back`: with it come the hand and whatever is asked."""
    async with Replying(interaction, private=True) as reply:
        table, line, seat, page = await _take_back(bot, interaction, match)
        look = await drawn_for(bot, interaction, page)
    if await reply.send(look):
        stays_open(bot, interaction, table, line, look)
    await _tell_back(bot, interaction, table, seat)


async def _take_back(bot: Backroom, interaction: Interaction, match: int) -> tuple[LiveTable, int, Seat, messages.Page]:
    """The table with the line that it is at, the seat, and what its person sees there."""
    player = interaction.user.id
    async with bot.tables.sit(match) as table:
        seat = await bot.seats.take_back(table, player)
        bot.outbox.touch(match, actor=player)
        told = bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events))
        line = table.stored
    return table, line, seat, private_page(told, here=interaction.channel_id)


async def _tell_back(bot: Backroom, interaction: Interaction, table: LiveTable, seat: Seat) -> None:
    await tell_table(bot, table, f"b{interaction.id}", Text("host-plays-again", name=seat))


# To somebody else


async def give_command(bot: Backroom, interaction: Interaction, match: int, person: discord.User) -> None:
    """`/seat give`: they are asked at the table, and in private where they have played with us before.

    They are called as they like to be called; where they do not, it stands there silently.
    """
    async with Replying(interaction, private=True) as reply:
        async with bot.tables.sit(match) as table:
            seat = table.seat_of(interaction.user.id)
            if person.bot:
                raise ToComputer
            offer = await bot.seats.offer_seat(table, interaction.user.id, person.id, person.display_name)
            name = table.seats[seat].name
        try:
            copies = await _post_seat_offer(bot, table, offer, name)
        except BaseException:
            bot.seats.offers.never_asked(offer)
            raise
        await _replace_copies(bot, offer, copies)
    words = words_for(table.row.game, bot.teller.locale_of(interaction))
    await reply.send(messages.sentence(words.say(Text("host-give-asked", person=escaped(person.display_name)), [])))


async def _post_seat_offer(bot: Backroom, table: LiveTable, offer: SeatOffer, name: str) -> list[Copy]:
    """At the table, and in private; at most one of them calls them."""
    way = call_by(bot, offer.taker)
    private = await _seat_offer_by_dm(bot, table, offer, name, aloud=way == "dm")
    aloud = way == "channel" or (way == "dm" and not private)
    place = table.row.thread_id or table.row.channel_id
    look = _seat_offer_look(table, offer, name, table.locale)
    message = await bot.post(place, look, f"o{offer.token}", mention=offer.taker if aloud else None)
    return [Copy(place, message, table.locale), *private]


def _seat_offer_look(table: LiveTable, offer: SeatOffer, name: str, locale: Locale) -> messages.Look:
    speech = Speech(words_for(table.row.game, locale), [])
    giver, person = escaped(name), f"<@{offer.taker}>"
    question = Text("host-give-offer", person=person, name=giver, game=Text("game-name"), table=offer.match)
    yes, no = speech.say(Text("host-give-accept")), speech.say(Text("host-give-decline"))
    warning = speech.say(Text("host-give-warning", name=giver))
    return messages.look(*seating.seat_offer(speech.say(question), warning, yes, no, offer.control()))


async def _seat_offer_by_dm(bot: Backroom, table: LiveTable, offer: SeatOffer, name: str, *, aloud: bool) -> list[Copy]:
    """Nobody gets a first private message of ours because of somebody else."""
    known = await bot.store.players.get(offer.taker)
    if known is None or known.dm_closed or known.dm_channel is None:
        return []
    locale = bot.teller.language_of(offer.taker, known.locale, table.locale)
    look, called = _seat_offer_look(table, offer, name, locale), offer.taker if aloud else None
    try:
        return [Copy(known.dm_channel, await bot.post(known.dm_channel, look, f"p{offer.token}", called), locale)]
    except TROUBLE:
        return []  # they are asked at the table as well


async def _replace_copies(bot: Backroom, offer: SeatOffer, copies: list[Copy]) -> None:
    """An earlier offer of the same seat has passed, and says so; or this one has, if a later one came before it."""
    async with bot.tables.sit(offer.match) as table:
        newest = table.seats[offer.seat].offer == offer.token
        passed = bot.seats.offers.stands(offer, copies) if newest else copies
    await _settle_copies(bot, table, passed, Text("host-give-passed"))


async def _settle_copies(bot: Backroom, table: LiveTable, copies: list[Copy], said: Text, but: int = 0) -> None:
    for copy in copies:
        if copy.message != but:
            look = messages.sentence(Speech(words_for(table.row.game, copy.locale), table.names).say(said))
            await replies.patiently(partial(bot.change, copy.channel, copy.message, look))


async def accept(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The seat changes hands."""
    offer, player = SeatOffer.read(control), interaction.user
    async with Replying(interaction) as reply, bot.tables.sit(offer.match) as table:
        giver = escaped(table.seats[offer.seat].name) if offer.seat < len(table.seats) else ""
        await bot.seats.accept(table, offer, player.id, player.display_name)
        await _remember(bot, interaction)
        bot.outbox.touch(offer.match, actor=player.id)
    taken = Text("host-give-taken", taker=offer.seat, giver=giver)
    everywhere = await _answered(bot, reply, interaction, table, offer, taken)
    if interaction.guild_id is None and not everywhere:
        await tell_table(bot, table, f"g{offer.token}", taken)
    await _say_if_closed(bot, interaction, table)


async def _remember(bot: Backroom, interaction: Interaction) -> None:
    """Their language; and private messages are tried, also where they were closed once."""
    player = interaction.user
    known = await bot.store.players.remember(player.id, player.display_name, bot.teller.locale_of(interaction))
    if known.dm_closed:
        await bot.store.players.set_dm(player.id, None, False)


async def _say_if_closed(bot: Backroom, interaction: Interaction, table: LiveTable) -> None:
    """The hand came by private message, or they are told where else it is."""
    await bot.outbox.shown(table.row.id)
    known = await bot.store.players.get(interaction.user.id)
    if known is not None and known.dm_closed:
        words = words_for(table.row.game, bot.teller.locale_of(interaction))
        await replies.follow(interaction, messages.sentence(words.say(Text("host-dm-closed"), [])))


async def decline(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Nothing changes."""
    offer, player = SeatOffer.read(control), interaction.user
    async with Replying(interaction) as reply, bot.tables.sit(offer.match) as table:
        await bot.seats.decline(table, offer, player.id)
    said = Text("host-give-withdrawn", name=offer.seat)
    if player.id == offer.taker:
        said = Text("host-give-declined", person=escaped(player.display_name), name=offer.seat)
    await _answered(bot, reply, interaction, table, offer, said)


async def _answered(
    bot: Backroom, reply: Replying, interaction: Interaction, table: LiveTable, offer: SeatOffer, said: Text
) -> bool:
    """Wherever the offer stands, it says what came of it; whether we know of other places than the one pressed."""
    locale = bot.teller.locale_of(interaction) if interaction.guild_id is None else table.locale
    await reply.update(messages.sentence(Speech(words_for(table.row.game, locale), table.names).say(said)))
    pressed = interaction.message.id if interaction.message is not None else 0
    copies = bot.seats.offers.answered(offer)
    await _settle_copies(bot, table, copies, said, but=pressed)
    return len(copies) > 1


# A polite word


async def nudge(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """The button behind ⋯, and `/seat nudge`."""
    async with Replying(interaction, private=True) as reply:
        async with bot.tables.sit(control.match) as table:
            seats = await bot.seats.nudge(table, interaction.user.id)
            bot.calls.nudge(control.match, [table.seats[seat].player_id or 0 for seat in seats])
            bot.outbox.refresh(control.match)
        speech = Speech(words_for(table.row.game, bot.teller.locale_of(interaction)), table.names)
    await reply.send(messages.sentence(speech.say(Text("host-nudged", names=speech.names(seats)))))


HANDLERS: dict[str, Handler] = {
    "standin": call_computer,
    "back": take_back,
    "accept": accept,
    "decline": decline,
    "nudge": nudge,
}
