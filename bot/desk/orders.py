"""Presses about standing orders: given under the question of a window, all else on a page of their own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.base.errors import Closed, StalePress
from bot.base.ids import ControlId
from bot.desk.replies import Replying
from bot.desk.table import changed_by_press, drawn_for, is_private, open_ask, stays_open, values_of
from bot.play.orders import CHOICES, Orders, is_offer, takes_orders, who_is_up
from bot.play.tables import LiveTable
from bot.ui.orders import ONCE, PAGE, REST, TOPIC
from bot.ui.private import orders_page, private_page
from engines.core import Ask, Seat

if TYPE_CHECKING:
    from bot.app import Backroom

Interaction = discord.Interaction[Any]
Handler = Callable[["Backroom", Interaction, ControlId], Awaitable[None]]
Do = Callable[[LiveTable, Seat, str], Awaitable[None]]


async def give(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Pass this and its like: this time, this turn, this game, or unless it concerns me."""

    async def do(table: LiveTable, seat: Seat, chosen: str) -> None:
        await _give(bot, table, seat, open_ask(bot, interaction, table, seat, control.ask), chosen)

    await (
        show(bot, interaction, control) if values_of(interaction) == [PAGE] else _change(bot, interaction, control, do)
    )


async def _give(bot: Backroom, table: LiveTable, seat: Seat, ask: Ask, chosen: str) -> None:
    choice = next((choice for choice in CHOICES if choice == chosen), None)
    if choice is None or not takes_orders(ask) or (choice == "but" and not ask.kind):
        raise StalePress
    orders = Orders.read(table.seats[seat].orders)
    if choice == "time" and not is_offer(ask):
        await bot.tables.answer(table, seat, ask.default, ask.id, by="order")
    else:
        up = who_is_up(table.match) if choice == "turn" else ()
        await bot.tables.order(table, seat, orders.chosen(ask, choice, up))


async def change(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """Take an order back, or choose what holds where there is none."""

    async def do(table: LiveTable, seat: Seat, chosen: str) -> None:
        await bot.tables.order(table, seat, _changed(Orders.read(table.seats[seat].orders), chosen))

    await _change(bot, interaction, control, do)


def _changed(orders: Orders, chosen: str) -> Orders:
    what, _, name = chosen.partition(".")
    if what == TOPIC:
        return orders.taken_back(name)
    if what == ONCE:
        return orders.model_copy(update={"once": ()})
    if what == REST and name == "ask":
        return orders.otherwise("ask")
    if what == REST and name == "unless":
        return orders.otherwise("unless")
    raise StalePress


async def _change(bot: Backroom, interaction: Interaction, control: ControlId, do: Do) -> None:
    """Do it, show it to whoever pressed, and to everybody what came of it."""
    player = interaction.user.id
    chosen = values_of(interaction)
    if len(chosen) != 1 or not is_private(interaction):
        raise StalePress
    async with Replying(interaction) as reply:
        async with bot.tables.sit(control.match) as table:
            seat = table.seat_of(player)
            if table.row.phase != "live" or table.match.over or seat in table.match.resigned:
                raise Closed
            before = table.stored
            await do(table, seat, chosen[0])
            if table.stored != before:
                bot.outbox.touch(control.match, actor=player)
            else:
                bot.outbox.refresh(control.match)  # nothing happened, but it stands otherwise in the hand
            told, line = (
                bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events)),
                table.stored,
            )
        await changed_by_press(bot, interaction, control.match)
        stays = control.word == PAGE and table.stored == before  # else the question of before is answered
        page = orders_page(told) if stays else private_page(told, here=interaction.channel_id)
        look = await drawn_for(bot, interaction, page)
    if await reply.update(look) and not stays:
        stays_open(bot, interaction, table, line, look)


async def show(bot: Backroom, interaction: Interaction, control: ControlId) -> None:
    """All orders, in the place of the hand."""
    if not is_private(interaction):
        raise StalePress
    async with Replying(interaction) as reply:
        async with bot.tables.sit(control.match) as table:
            seat = table.seat_of(interaction.user.id)
            told = bot.teller.told(table, seat, bot.teller.locale_of(interaction), len(table.match.events))
        await changed_by_press(bot, interaction, control.match)
        look = await drawn_for(bot, interaction, orders_page(told))
    await reply.update(look)


HANDLERS: dict[str, Handler] = {"order": give, "orders": change, "standing": show}
