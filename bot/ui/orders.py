"""Standing orders on screen: a menu under each ask they can be given for, and those in force. Pure."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.language import Words
from bot.orders import Choice, Order, Until, is_offer, takes_orders
from bot.ui.ids import ControlId
from bot.ui.rows import Row, row
from bot.ui.speech import cut
from engines.core import Ask, Text

if TYPE_CHECKING:
    from bot.ui.messages import Told

LABELS: dict[Choice, str] = {
    "time": "host-order-time",
    "turn": "host-order-turn",
    "game": "host-order-game",
    "but": "host-order-but",
    "unless": "host-order-unless",
    "ask": "host-order-ask",
}
HOLDS: dict[Until, str] = {"ask": "host-order-asks"}  # where it reads otherwise once it is in force
OTHERWISE = {"ask": "host-orders-rest-ask", "unless": "host-orders-rest-unless"}
ALWAYS = {"ask": "host-orders-always-ask", "unless": "host-orders-always-unless"}  # without any other order
REST_MENU = {"ask": "host-orders-to-ask", "unless": "host-orders-to-unless"}
MOST = 25  # choices in one menu

# Values of the menu of those in force.
TOPIC, REST, ONCE = "topic", "rest", "once"


def shown(told: Told) -> tuple[Ask, ...]:
    """What somebody is asked, without the offers they do not want to see."""
    seat = told.seen.seat
    return tuple(ask for ask in told.seen.asks if seat is None or not told.orders.hides(ask, seat))


def order_menu(told: Told, ask: Ask) -> Row:
    """How long to pass from now on. What holds already is not offered again."""
    say = told.speech.say
    order = told.orders.topics.get(ask.topic)
    holds: Choice = told.orders.holds(ask.topic, told.row.pace) if ask.wait == "window" or order else "ask"
    if order is not None and order.but:
        holds = "but" if order.but == ask.kind else "time"
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=str(ControlId("order", told.row.id, ask.id)),
        placeholder=cut(say(_what_is_ordered(told, ask)), 150),
        options=[
            discord.SelectOption(
                label=cut(say(Text(key, kind=_kind(ask.topic, ask.kind)) if choice == "but" else Text(key)), 100),
                value=choice,
                description=cut(say(Text("host-order-turn-help")), 100) if choice == "turn" else None,
            )
            for choice, key in LABELS.items()
            if choice != holds and (choice != "but" or ask.kind)
        ],
    )
    return row(select)


def _what_is_ordered(told: Told, ask: Ask) -> Text:
    """To pass or to leave out; a game has words of its own where its mildest answer is no pass."""
    own = f"topic-{ask.topic}-pass"
    if told.speech.words.has(own):
        return Text(own)
    return Text("host-order-hide" if is_offer(ask) else "host-order-pass")


def in_force(told: Told) -> list[str | Row]:
    """The orders in force and a menu to change them; nothing in games without anything to order."""
    seen, say = told.seen, told.speech.say
    if seen.seat is None or seen.over or told.ended or not _has_topics(told):
        return []
    orders, rest = told.orders, told.orders.rest_at(told.row.pace)
    lines = [
        say(
            Text(
                "host-order-line",
                topic=topic_name(told, topic),
                until=_until(topic, order),
            )
        )
        for topic, order in orders.topics.items()
    ]
    lines.append(say(Text((OTHERWISE if lines else ALWAYS)[rest])))
    words = say(Text("host-orders", orders=" · ".join(lines)))
    options = [
        discord.SelectOption(
            label=cut(say(Text("host-order-back", topic=topic_name(told, topic))), 100), value=f"{TOPIC}.{topic}"
        )
        for topic in orders.topics
    ][: MOST - 2]
    if orders.once:
        options.append(discord.SelectOption(label=cut(say(Text("host-order-once-back")), 100), value=ONCE))
    other = "ask" if rest == "unless" else "unless"
    options.append(discord.SelectOption(label=cut(say(Text(REST_MENU[other])), 100), value=f"{REST}.{other}"))
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=str(ControlId("orders", told.row.id)),
        placeholder=cut(say(Text("host-orders-change")), 150),
        options=options,
    )
    return [f"-# {words}", row(select)]


def _until(topic: str, order: Order) -> Text:
    """How long an order holds, or what it makes an exception of."""
    if order.but:
        return Text(LABELS["but"], kind=_kind(topic, order.but))
    return Text(HOLDS.get(order.until, LABELS[order.until]))


def _kind(topic: str, kind: str) -> Text:
    """What one kind of a topic is called."""
    return Text(f"topic-{topic}-kind", kind=kind)


def topic_name(told: Told, topic: str) -> str:
    """What a topic is called; where the game has no words for it, what is asked just now."""
    words: Words = told.speech.words
    if words.has(f"topic-{topic}"):
        return told.speech.say(Text(f"topic-{topic}"))
    prompts = [ask.prompt for ask in told.seen.asks if ask.topic == topic]
    return told.speech.say(prompts[0] if prompts else Text("host-order-topic", topic=topic))


def _has_topics(told: Told) -> bool:
    orders = told.orders
    return bool(orders.topics or orders.once or _of_game(told.speech.words)) or any(map(takes_orders, told.seen.asks))


@lru_cache(maxsize=64)
def _of_game(words: Words) -> bool:
    """Whether a game has names for what orders can be given for."""
    return any(key.startswith("topic-") for key in words.variables())
