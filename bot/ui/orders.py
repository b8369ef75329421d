"""Standing orders on screen. Pure.

Under the question of a window stands one menu of them; all others are behind one button, on a page of their own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.base.ids import ControlId
from bot.base.language import Words
from bot.play.orders import Choice, Order, Until, is_offer, takes_orders
from bot.ui.parts import Row, button, entry, menu, row
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
HOLDS: dict[Until, str] = {"game": "host-order-whole"}  # where it reads otherwise once it is in force
OTHERWISE = {"ask": "host-orders-rest-ask", "unless": "host-orders-rest-unless"}
ALWAYS = {"ask": "host-orders-always-ask", "unless": "host-orders-always-unless"}  # without any other order
REST_MENU = {"ask": "host-orders-to-ask", "unless": "host-orders-to-unless"}
MOST = 25  # choices in one menu
ASKS = 9  # asks for which orders can be given on one page

PAGE = "page"  # the word of a control on the page of orders, and the value that leads there
# Values of the menu of those in force.
TOPIC, REST, ONCE = "topic", "rest", "once"


def shown(told: Told) -> tuple[Ask, ...]:
    """What somebody is asked, without the offers they do not want to see."""
    seat = told.seen.seat
    return tuple(ask for ask in told.seen.asks if seat is None or not told.orders.hides(ask, seat))


def order_menu(told: Told, ask: Ask, word: str = "") -> Row:
    """How long to pass from now on. What holds already is not offered again. `word` tells where it stands."""
    say = told.speech.say
    order = told.orders.topics.get(ask.topic)
    holds: Choice = told.orders.holds(ask.topic, told.row.pace) if ask.wait == "window" or order else "ask"
    if order is not None and order.but:
        holds = "but" if order.but == ask.kind else "time"
    choices = [
        entry(
            say(Text(key, kind=_kind(ask.topic, ask.kind)) if how == "but" else Text(key)),
            how,
            say(Text("host-order-turn-help")) if how == "turn" else "",
        )
        for how, key in LABELS.items()
        if how != holds and (how != "but" or ask.kind)
    ]
    if word != PAGE:
        choices.append(entry(say(Text("host-orders-all")), PAGE))
    return row(menu(ControlId("order", told.row.id, ask.id, word=word), choices, say(_what_is_ordered(told, ask))))


def _what_is_ordered(told: Told, ask: Ask) -> Text:
    """To pass or to leave out; a game has words of its own where its mildest answer is no pass."""
    own = f"topic-{ask.topic}-pass"
    if told.speech.words.has(own):
        return Text(own)
    return Text("host-order-hide" if is_offer(ask) else "host-order-pass")


def way_to_orders(told: Told) -> list[str | Row]:
    """What was ordered, and one button; nothing in games without anything to order, nor where a window's menu leads
    there.
    """
    if not _can_order(told) or any(ask.wait == "window" and takes_orders(ask) for ask in shown(told)):
        return []
    label = told.speech.short(Text("host-standing-orders"), 80)
    lines = _lines(told)
    return [*([f"-# {' · '.join(lines)}"] if lines else []), row(button(label, ControlId("standing", told.row.id)))]


def orders_page(told: Told) -> list[str | Row]:
    """All about orders: those in force, a menu for each ask they can be given for, and the way back."""
    parts: list[str | Row] = [f"### {told.name()} · {told.speech.say(Text('host-standing-orders'))}", *in_force(told)]
    for ask in _to_order_about(told)[:ASKS] if _can_order(told) else ():
        parts += [told.speech.say(ask.prompt), order_menu(told, ask, PAGE)]
    label = told.speech.say(Text("host-asks-back"))
    return [*parts, row(button(label, ControlId("asks", told.row.id, word="back")))]


def _to_order_about(told: Told) -> list[Ask]:
    """The asks that orders can be given for, one of each topic first: it stands for all of its topic."""
    asks = [ask for ask in told.seen.asks if takes_orders(ask)]
    firsts = list({ask.topic: ask for ask in reversed(asks)}.values())[::-1]
    return [*firsts, *(ask for ask in asks if ask not in firsts)]


def _can_order(told: Told) -> bool:
    seen = told.seen
    return seen.seat is not None and not seen.over and not told.ended and _has_topics(told)


def _lines(told: Told) -> list[str]:
    """Each order in force: what it does, and how long."""
    return [_line(told, topic, order) for topic, order in told.orders.topics.items()]


def _line(told: Told, topic: str, order: Order) -> str:
    say = told.speech.say
    if order.until == "ask":
        return say(Text("host-order-asked", topic=topic_name(told, topic)))
    return say(Text("host-order-line", does=_what_it_does(told, topic), until=_until(topic, order)))


def _what_it_does(told: Told, topic: str) -> str:
    """In a game's own words, where it has some: "passing whenever I could suspect"."""
    say, own = told.speech.say, f"topic-{topic}-passing"
    if told.speech.words.has(own):
        return say(Text(own))
    open_now = [ask for ask in told.seen.asks if ask.topic == topic]
    key = "host-order-hiding" if open_now and all(map(is_offer, open_now)) else "host-order-passing"
    return say(Text(key, topic=topic_name(told, topic)))


def in_force(told: Told) -> list[str | Row]:
    """The orders in force and a menu to change them; nothing in games without anything to order."""
    if not _can_order(told):
        return []
    say, orders, rest = told.speech.say, told.orders, told.orders.rest_at(told.row.pace)
    lines = _lines(told)
    lines.append(say(Text((OTHERWISE if lines else ALWAYS)[rest])))
    words = say(Text("host-orders", orders=" · ".join(lines)))
    options = [
        entry(say(Text("host-order-back", topic=topic_name(told, topic))), f"{TOPIC}.{topic}")
        for topic in orders.topics
    ][: MOST - 2]
    if orders.once:
        options.append(entry(say(Text("host-order-once-back")), ONCE))
    other = "ask" if rest == "unless" else "unless"
    options.append(entry(say(Text(REST_MENU[other])), f"{REST}.{other}"))
    return [words, row(menu(ControlId("orders", told.row.id, word=PAGE), options, say(Text("host-orders-change"))))]


def _until(topic: str, order: Order) -> Text:
    """How long an order holds, or what it makes an exception of."""
    if order.but:
        return Text("host-order-whole-but", kind=_kind(topic, order.but))
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
