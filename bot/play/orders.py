"""Standing orders: what somebody's answer is without being asked, by topic. Pure.

A window is passed: answered with its default. An offer (an aside) is never answered by an order, since to answer an
offer is to take it: it is left out of what its person is shown until the order ends.

`turn` ends when the turn passes on: once the match waits, in a `turn` ask, for somebody who was not waited for when it
last waited for anybody. That is what everybody sees under the board.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, ValidationError, field_validator

from bot.people.preferences import read
from engines.core import Answered, Ask, Line, Match
from engines.core.run import place_of

Until: TypeAlias = Literal["turn", "game", "unless", "ask"]
Rest: TypeAlias = Literal["unless", "ask"]
Choice: TypeAlias = Literal["time", "turn", "game", "but", "unless", "ask"]
CHOICES: tuple[Choice, ...] = get_args(Choice)


class Order(BaseModel):
    """One order: pass for this turn, for the whole game, or unless it concerns me; or ask me, whatever else holds.

    `but`: the one kind of ask that is put all the same (a card in slot 5).
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    until: Until
    up: tuple[int, ...] = ()  # for a turn: who was waited for when somebody last was
    but: str = ""

    def covers(self, ask: Ask, seat: int) -> bool:
        """Whether an ask of this seat is passed by it."""
        return _covers(self.until, ask, seat) and not (self.but and ask.kind == self.but)


class Orders(BaseModel):
    """All that one seat has ordered."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    topics: dict[str, Order] = {}
    rest: Rest | None = None  # for windows without an order; None: as the pace of the table has it
    once: tuple[str, ...] = ()  # offers not to be shown again while they stand, by the id of their ask

    @field_validator("topics", mode="before")
    @classmethod
    def _those_that_can_be_read(cls, stored: Any) -> Any:
        return {name: order for name, order in stored.items() if _readable(order)} if isinstance(stored, dict) else {}

    @classmethod
    def read(cls, stored: Any) -> Orders:
        """What was stored; whatever of it cannot be read is as if it had never been ordered."""
        return read(cls, stored) if stored else NO_ORDERS

    def stored(self) -> dict[str, Any]:
        """As it is kept with the seat."""
        return self.model_dump(mode="json", exclude_defaults=True)

    # Ordering

    def chosen(self, ask: Ask, choice: Choice, up: Collection[int]) -> Orders:
        """As somebody chose under an ask. `up`: who was waited for when somebody last was."""
        if choice == "time":
            return self.not_this_time(ask.id)
        return self.given(ask.topic, "game", but=ask.kind) if choice == "but" else self.given(ask.topic, choice, up)

    def given(self, topic: str, until: Until, up: Collection[int] = (), but: str = "") -> Orders:
        """With one order more, in place of the one there was."""
        order = Order(until=until, up=tuple(up) if until == "turn" else (), but=but)
        return self.model_copy(update={"topics": {**self.topics, topic: order}})

    def taken_back(self, topic: str) -> Orders:
        """Without an order."""
        return self.model_copy(update={"topics": {name: kept for name, kept in self.topics.items() if name != topic}})

    def otherwise(self, rest: Rest) -> Orders:
        """With another rule for windows without an order."""
        return self.model_copy(update={"rest": rest})

    def asking(self, ask: Ask) -> Orders:
        """With no order that passes such an ask."""
        return self.given(ask.topic, "ask") if ask.topic else self.otherwise("ask")

    def not_this_time(self, ask: str) -> Orders:
        """Without this very offer."""
        return self.model_copy(update={"once": (*(id_ for id_ in self.once if id_ != ask), ask)})

    # What they come to

    def holds(self, topic: str, pace: str) -> Until:
        """What holds for the windows of a topic."""
        order = self.topics.get(topic) if topic else None
        return order.until if order is not None else self.rest_at(pace)

    def rest_at(self, pace: str) -> Rest:
        """What holds for windows without an order: a table by the day starts with passing what is not one's own."""
        return self.rest or ("unless" if pace == "day" else "ask")

    def passes(self, ask: Ask, seat: int, pace: str) -> bool:
        """Whether an ask of this seat is answered by order. Only windows are."""
        if ask.wait != "window":
            return False
        order = self._order(ask)
        return _covers(self.rest_at(pace), ask, seat) if order is None else order.covers(ask, seat)

    def hides(self, ask: Ask, seat: int) -> bool:
        """Whether an ask of this seat is not shown to it. Only offers are left out, and only by an order for them."""
        if not is_offer(ask):
            return False
        order = self._order(ask)
        return ask.id in self.once or (order is not None and order.covers(ask, seat))

    def _order(self, ask: Ask) -> Order | None:
        return self.topics.get(ask.topic) if ask.topic else None

    def after(self, waiting: Collection[int], open_now: Collection[str]) -> Orders:
        """What is left of them: `turn` orders end with the turn, and offers that are gone are forgotten."""
        topics = {name: order for name, old in self.topics.items() if (order := _still(old, waiting)) is not None}
        once = tuple(id_ for id_ in self.once if id_ in open_now)
        if topics == self.topics and once == self.once:
            return self
        return self.model_copy(update={"topics": topics, "once": once})


NO_ORDERS = Orders()


def is_offer(ask: Ask) -> bool:
    """Whether it is a standing offer, and not an answer that may still be changed."""
    return ask.wait == "aside" and ask.said is None


def takes_orders(ask: Ask) -> bool:
    """Whether orders can be given for such asks."""
    return bool(ask.topic) and (ask.wait == "window" or is_offer(ask))


def who_is_up(match: Match) -> tuple[int, ...]:
    """The seats that were waited for when somebody last was: whose turn it is while a window is open."""
    line = match.length
    while not match.waited(line).seats and line:
        line -= 1
    return tuple(map(int, match.waited(line).seats))


def asked_again(match: Match, line: Line, stored: Sequence[Mapping[str, Any]], pace: str) -> dict[int, dict[str, Any]]:
    """By seat what is ordered once this line is taken back: whoever takes it back is to be asked."""
    if not isinstance(line, Answered):
        return {}
    ask = next((ask for ask in match.asks(line.seat) if place_of(ask.id) == place_of(line.ask)), None)
    orders = Orders.read(stored[line.seat])
    return {} if ask is None or not orders.passes(ask, line.seat, pace) else {line.seat: orders.asking(ask).stored()}


def _covers(until: Until, ask: Ask, seat: int) -> bool:
    """Whatever its kind."""
    return until in ("turn", "game") or (until == "unless" and seat not in ask.concerns)


def _still(order: Order, waiting: Collection[int]) -> Order | None:
    if order.until != "turn" or not waiting or set(waiting) == set(order.up):
        return order
    if not set(waiting) <= set(order.up):
        return None
    return order.model_copy(update={"up": tuple(map(int, waiting))})  # some of those who decide at once have done so


def _readable(order: Any) -> bool:
    try:
        Order.model_validate(order)
    except ValidationError:
        return False
    return True


class Standing:
    """The orders of everybody at a table while it moves on; in `changed` what has to be stored."""

    def __init__(
        self, stored: Sequence[Mapping[str, Any]], pace: str, ordered: Mapping[int, dict[str, Any]] | None = None
    ) -> None:
        """`stored`: by seat, as on disk; `ordered`: what takes its place."""
        self.changed: dict[int, dict[str, Any]] = dict(ordered or {})
        now = {**dict(enumerate(stored)), **self.changed}
        self._orders = {seat: Orders.read(kept) for seat, kept in now.items() if kept}
        self._pace = pace

    @property
    def none(self) -> bool:
        """Whether nothing can be answered by order here."""
        return not self._orders and self._pace != "day"

    def move_on(self, match: Match) -> None:
        """The match came to its next question: some orders may be over."""
        waiting = match.waiting if self._orders else ()
        for seat, old in self._orders.items():
            open_now = [ask.id for ask in match.asks(seat)] if old.once else ()
            left = old.after(waiting, open_now)
            if left is not old:
                self._orders[seat] = left
                self.changed[seat] = left.stored()

    def passes(self, seat: int, ask: Ask) -> bool:
        """Whether an ask is answered by order."""
        return self._orders.get(seat, NO_ORDERS).passes(ask, seat, self._pace)
