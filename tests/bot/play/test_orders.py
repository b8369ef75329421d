"""Standing orders: what they pass, when they end, and that a table moves on by them without anybody noticing."""

# ruff: noqa: F811

from __future__ import annotations

import json
import random
from collections.abc import Collection
from typing import Any

import pytest

from bot.play import fair_dealing as dealing
from bot.play.orders import CHOICES, NO_ORDERS, Order, Orders, is_offer, takes_orders, who_is_up
from bot.play.tables import LiveTable, Tables
from bot.store import Store
from engines.core import Answer, Ask, Game, Match, Option, Pick, Seat, Text, catalogue
from tests.bot.store.conftest import path, store  # noqa: F401
from tests.bot.store.staging import ANN, BOB, CAT, live
from tests.engines.conformance import all_that, moves, new_match
from tests.engines.core.fragments import FRAGMENTS, doomtown_shootout, nothing_personal_whack

ME, OTHER = Seat(0), Seat(1)
SHOOTOUT, WHACK = doomtown_shootout.GAME, nothing_personal_whack.GAME


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fragments can be played like any other game."""
    for game in FRAGMENTS:
        monkeypatch.setitem(catalogue, game.id, game)


def ask(
    wait: Any = "window",
    topic: str = "reroll",
    concerns: Collection[Seat] = (),
    said: Answer | None = None,
    kind: str = "",
) -> Pick:
    options = [Option("pass", Text("x")), Option("take", Text("y"))]
    known: dict[str, Any] = {"id": "3-0-f", "wait": wait, "said": said, "kind": kind}
    return Pick(options, prompt=Text("z"), topic=topic, concerns=frozenset(concerns), **known)


def ordered(until: Any, but: str = "", **more: Any) -> Orders:
    return Orders(topics={"reroll": Order(until=until, but=but)}, **more)


# What they come to


@pytest.mark.parametrize(
    ("orders", "pace", "asked", "passes"),
    [
        (NO_ORDERS, "live", ask(), False),
        (NO_ORDERS, "none", ask(), False),
        (NO_ORDERS, "day", ask(), True),  # by the day one starts with passing what is not one's own
        (NO_ORDERS, "day", ask(concerns=[OTHER]), True),
        (NO_ORDERS, "day", ask(concerns=[ME, OTHER]), False),
        (NO_ORDERS, "day", ask(topic=""), True),
        (Orders(rest="ask"), "day", ask(), False),
        (Orders(rest="unless"), "live", ask(), True),
        (Orders(rest="unless"), "live", ask(concerns=[ME]), False),
        (ordered("game"), "live", ask(), True),
        (ordered("game"), "live", ask(concerns=[ME]), True),
        (ordered("game"), "live", ask(topic="react"), False),
        (ordered("turn"), "live", ask(concerns=[ME]), True),
        (ordered("unless"), "live", ask(), True),
        (ordered("unless"), "live", ask(concerns=[ME]), False),
        (ordered("game", but="5"), "live", ask(kind="5"), False),
        (ordered("game", but="5"), "live", ask(kind="3", concerns=[ME]), True),
        (ordered("game", but="5"), "live", ask(), True),
        (ordered("ask"), "day", ask(), False),
        (ordered("ask", rest="unless"), "live", ask(), False),
        (ordered("game"), "live", ask("turn"), False),  # nobody's turn is ever passed
        (ordered("game"), "day", ask("aside"), False),  # to answer an offer is to take it
        (ordered("game"), "day", ask("aside", said=[]), False),  # an answer that may still be changed
    ],
)
def test_what_is_passed(orders: Orders, pace: str, asked: Ask, passes: bool) -> None:
    assert orders.passes(asked, ME, pace) is passes


@pytest.mark.parametrize(
    ("orders", "asked", "hidden"),
    [
        (NO_ORDERS, ask("aside"), False),
        (Orders(rest="unless"), ask("aside"), False),  # an offer holds nobody up: only an order for it hides it
        (ordered("game"), ask("aside"), True),
        (ordered("turn"), ask("aside"), True),
        (ordered("unless"), ask("aside"), True),
        (ordered("unless"), ask("aside", concerns=[ME]), False),
        (ordered("ask"), ask("aside"), False),
        (ordered("game"), ask("aside", topic="deal"), False),
        (ordered("game"), ask("aside", said=[]), False),
        (ordered("game"), ask("window"), False),
        (Orders(once=("3-0-f",)), ask("aside"), True),
        (Orders(once=("3-1-f",)), ask("aside"), False),
        (Orders(once=("3-0-f",)), ask("turn"), False),
    ],
)
def test_which_offers_are_not_shown(orders: Orders, asked: Ask, hidden: bool) -> None:
    assert orders.hides(asked, ME) is hidden


@pytest.mark.parametrize(
    ("asked", "takes"),
    [
        (ask(), True),
        (ask("aside"), True),
        (ask("turn"), False),
        (ask("aside", said=[]), False),
        (ask(topic=""), False),
    ],
)
def test_what_orders_can_be_given_for(asked: Ask, takes: bool) -> None:
    assert takes_orders(asked) is takes


# When they end


@pytest.mark.parametrize(
    ("up", "waiting", "left"),
    [
        ((0,), (), (0,)),  # a window is open: nobody is up
        ((0,), (0,), (0,)),
        ((0,), (1,), None),
        ((0, 1), (1,), (1,)),  # both decide at once, and one has
        ((1,), (0, 1), None),
        ((), (1,), None),
        ((), (), ()),
    ],
)
def test_a_turn_passes_on(up: tuple[int, ...], waiting: tuple[int, ...], left: tuple[int, ...] | None) -> None:
    orders = NO_ORDERS.given("reroll", "turn", up).given("react", "game", up)
    after = orders.after(waiting, ())
    assert "react" in after.topics
    assert (after.topics["reroll"].up if "reroll" in after.topics else None) == left


def test_an_offer_that_is_gone_is_forgotten() -> None:
    orders = NO_ORDERS.not_this_time("3-0-f").not_this_time("4-0-f").not_this_time("3-0-f")
    assert orders.once == ("4-0-f", "3-0-f")
    assert orders.after((), ["3-0-f"]).once == ("3-0-f",)
    assert orders.after((), ["3-0-f", "4-0-f"]) is orders


def test_orders_are_given_changed_and_taken_back() -> None:
    orders = NO_ORDERS.given("reroll", "game", (1,)).given("reroll", "turn", (1,)).given("deal", "unless", (1,))
    assert orders.topics == {"reroll": Order(until="turn", up=(1,)), "deal": Order(until="unless")}
    assert orders.taken_back("reroll").topics == {"deal": Order(until="unless")}
    assert Orders.read(orders.otherwise("ask").stored()) == orders.otherwise("ask")
    assert NO_ORDERS.stored() == {}


@pytest.mark.parametrize(
    ("stored", "read"),
    [
        (None, NO_ORDERS),
        ([], NO_ORDERS),
        ({"topics": 3, "rest": "unless"}, Orders(rest="unless")),
        ({"rest": "never", "topics": {"a": {"until": "game"}}}, Orders(topics={"a": Order(until="game")})),
        (
            {"topics": {"a": {"until": "game"}, "b": {"until": "maybe"}, "c": 1}},
            Orders(topics={"a": Order(until="game")}),
        ),
        ({"from": "a later version"}, NO_ORDERS),
    ],
)
def test_broken_ones_are_as_if_never_given(stored: Any, read: Orders) -> None:
    assert Orders.read(stored) == read


def test_whose_turn_it_is_while_a_window_is_open() -> None:
    rng = random.Random(1)
    windows = 0
    for seed in range(3):
        match = new_match(WHACK, seed)
        up = tuple(match.waiting)
        for _ in moves(match, rng):
            up = tuple(match.waiting) or up
            if not match.waiting and not match.over:
                windows += 1
                assert who_is_up(match) == up
    assert windows


# At a table


class Seats:
    """Three people at a table of a fragment, without anything of Discord."""

    def __init__(self, store: Store, tables: Tables, match: int) -> None:
        self.store, self.tables, self.match = store, tables, match

    @classmethod
    async def open(cls, store: Store, game: Game[Any], pace: str = "live", people: int = 3) -> Seats:
        match = await live(store, *(ANN, BOB, CAT)[:people], game=game.id)
        await store.matches.set_pace(match.id, pace)
        return cls(store, Tables(store, clock=lambda: 5.0), match.id)

    async def lines(self) -> list[str]:
        return await self.store.matches.lines(self.match)


async def to_a_window(seats: Seats, rng: random.Random, topic: str) -> None:
    """Play at random until a window of this topic is open and nobody has answered it."""
    for _ in range(500):
        async with seats.tables.sit(seats.match) as table:
            pending = table.match.pending
            if any(found.wait == "window" and found.topic == topic for found in pending.values()):
                return
            seat, found = next(iter(pending.items()))
            await seats.tables.answer(table, seat, found.any_answer(rng), found.id)
    raise AssertionError("no window opened")


async def test_an_order_answers_what_is_open_in_the_same_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = await Seats.open(store, SHOOTOUT)
    await to_a_window(seats, random.Random(3), "react")
    before = len(await seats.lines())
    commits = 0
    write = store.matches._db.write

    async def counted(job: Any) -> Any:
        nonlocal commits
        commits += 1
        return await write(job)

    async with seats.tables.sit(seats.match) as table:
        asked = [seat for seat, found in table.match.pending.items() if found.wait == "window"]
        monkeypatch.setattr(store.matches._db, "write", counted)
        await seats.tables.order(table, asked[-1], NO_ORDERS.given("react", "game", ()))
    assert commits == 1
    assert len(await seats.lines()) == before + 1
    assert '"by":"order"' in (await seats.lines())[-1]
    kept = await store.matches.seats(seats.match)
    assert Orders.read(kept[asked[-1]].orders).topics == {"react": Order(until="game")}


async def test_a_turn_order_is_gone_from_disk_once_the_turn_has_passed(store: Store) -> None:
    """Also where it passed on and came back between two answers of persons."""
    seats = await Seats.open(store, SHOOTOUT)
    rng = random.Random(3)
    await to_a_window(seats, rng, "react")
    async with seats.tables.sit(seats.match) as table:
        seat = next(seat for seat, found in table.match.pending.items() if found.wait == "window")
        up = who_is_up(table.match)
        await seats.tables.order(table, seat, NO_ORDERS.given("react", "turn", up))
    for _ in range(40):
        async with seats.tables.sit(seats.match) as table:
            waiting = tuple(map(int, table.match.waiting))
            if waiting and waiting != up:
                break
            who, found = next(iter(table.match.pending.items()))
            await seats.tables.answer(table, who, found.default, found.id)
    assert waiting != up
    assert (await store.matches.seats(seats.match))[seat].orders == {}
    assert table.seats[seat].orders == {}


async def test_nothing_of_an_order_stays_where_it_could_not_be_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await Seats.open(store, SHOOTOUT)
    await to_a_window(seats, random.Random(3), "react")
    before = await seats.lines()

    async def fails(job: Any) -> Any:
        raise OSError("the disk is full")

    async with seats.tables.sit(seats.match) as table:
        seat = next(seat for seat, found in table.match.pending.items() if found.wait == "window")
        with monkeypatch.context() as patch:
            patch.setattr(store.matches._db, "write", fails)
            with pytest.raises(OSError, match="disk"):
                await seats.tables.order(table, seat, NO_ORDERS.given("react", "game", ()))
    async with seats.tables.sit(seats.match) as table:
        assert table.seats[seat].orders == {}
        assert seat in table.match.pending
    assert await seats.lines() == before


async def test_by_the_day_windows_that_concern_nobody_here_are_passed(store: Store) -> None:
    """In the shootout a react concerns whoever plays the card, so that nobody is ever asked."""
    seats = await Seats.open(store, SHOOTOUT, pace="day")
    rng = random.Random(3)
    for _ in range(400):
        async with seats.tables.sit(seats.match) as table:
            if table.match.over:
                break
            assert not any(found.wait == "window" for found in table.match.pending.values())
            seat, found = next(iter(table.match.pending.items()))
            await seats.tables.answer(table, seat, found.any_answer(rng), found.id)
    assert table.match.over
    assert any('"by":"order"' in line for line in await seats.lines())


async def test_whoever_the_computer_plays_for_orders_nothing(store: Store) -> None:
    seats = await Seats.open(store, SHOOTOUT)
    await to_a_window(seats, random.Random(3), "react")
    async with seats.tables.sit(seats.match) as table:
        seat = next(seat for seat, found in table.match.pending.items() if found.wait == "window")
        ordered = NO_ORDERS.given("react", "game", ()).stored()
        await store.matches.append(seats.match, table.stored, [], None, 1.0, orders={int(seat): ordered})
        await store.matches.set_stand_in(seats.match, seat, 1.0)
        await seats.tables.reseat(table)
        await seats.tables.settle(table)
    assert '"by":"computer"' in "".join(await seats.lines())
    assert '"by":"order"' not in "".join(await seats.lines())


# By random play


async def maybe_order(tables: Tables, table: LiveTable, rng: random.Random) -> None:
    """Somebody orders something, or takes an order back, as the screens let them."""
    seat = rng.choice(table.match.table.seats)
    orders = Orders.read(table.seats[seat].orders)
    open_to_orders = [found for found in table.match.asks(seat) if takes_orders(found)]
    if orders.topics and rng.random() < 0.4:
        await tables.order(table, seat, orders.taken_back(rng.choice(sorted(orders.topics))))
    elif open_to_orders:
        found, choice = rng.choice(open_to_orders), rng.choice(CHOICES)
        if choice == "time" and not is_offer(found):
            await tables.answer(table, seat, found.default, found.id, by="order")
        else:
            await tables.order(table, seat, orders.chosen(found, choice, who_is_up(table.match)))
    elif rng.random() < 0.2:
        await tables.order(table, seat, orders.otherwise(rng.choice(["ask", "unless"])))


@pytest.mark.parametrize("game", FRAGMENTS, ids=lambda game: game.id)
@pytest.mark.parametrize("pace", ["live", "day"])
async def test_games_with_orders_end_and_replay(store: Store, game: Game[Any], pace: str) -> None:
    """Never an illegal answer, never an offer taken by order, and what is stored is what was played."""
    for seed in range(3):
        rng = random.Random(f"{game.id} {pace} {seed}")
        seats = await Seats.open(store, game, pace)
        for _ in range(2000):
            if rng.random() < 0.05:
                seats.tables.forget(seats.match)  # as after a restart
            async with seats.tables.sit(seats.match) as table:
                if table.match.over:
                    break
                await seats.tables.settle(table)
                if rng.random() < 0.3:
                    await maybe_order(seats.tables, table, rng)
                if not table.match.over:
                    await answer_something(seats.tables, table, rng)
        assert table.match.over
        stored = Match.replay(await store.matches.record(seats.match))
        assert stored.digest() == table.match.digest()
        check_lines(stored)


async def answer_something(tables: Tables, table: LiveTable, rng: random.Random) -> None:
    """Mostly somebody who is waited for; none of the windows left open is covered by an order."""
    match, pace = table.match, table.row.pace
    for seat, found in match.pending.items():
        assert not Orders.read(table.seats[seat].orders).passes(found, seat, pace)
    waited = [seat for seat, found in match.pending.items() if found.wait != "aside"]
    seat = rng.choice(waited if rng.random() < 0.9 else list(match.pending))
    found = rng.choice(match.asks(seat)) if rng.random() < 0.2 else match.asks(seat)[0]
    await tables.answer(table, seat, found.any_answer(rng), found.id)


def check_lines(match: Match) -> None:
    """Every answer by order was the default of an open window."""
    for number, line in enumerate(match.lines_since(0)):
        if getattr(line, "by", "") == "order":
            assert line.kind == "answer"
            before = match.as_of(number)
            place = line.ask.rpartition("-")[0]
            found = next(a for a in before.asks(line.seat) if a.id.rpartition("-")[0] == place)
            assert found.wait == "window"
            assert found.is_default(line.value)


# Nobody can tell


def test_a_finished_match_that_is_given_away_does_not_tell() -> None:
    rng = random.Random(1)
    match = new_match(SHOOTOUT, 1)

    def by_order(match: Match, seat: Seat, found: Ask, rng: random.Random) -> tuple[Any, Any]:
        window = found.wait == "window"
        return (found.default, rng.choice(["order", "clock"])) if window else (found.any_answer(rng), "person")

    for number, _ in enumerate(moves(match, rng, [by_order] * 3)):
        if number == 30:
            match.resign(0)
            break
    seed = match.record().seed
    assert any(getattr(line, "by", "") == "order" for line in match.lines_since(0))
    told = json.loads(dealing.proof(match.record(), "secret", None, [], match.standings))
    assert {line.get("by", "person") for line in told["record"]["lines"]} == {"person"}
    assert told["record"]["seed"] == seed
    assert Match.replay(told["record"]).digest() == match.digest()


@pytest.mark.parametrize("game", [SHOOTOUT, WHACK], ids=lambda game: game.id)
async def test_an_orders_pass_looks_like_a_persons(store: Store, game: Game[Any]) -> None:
    """Two worlds with the same answers: in one somebody passes windows by hand, in the other by order."""
    passed = 0
    for seed in range(6):
        rng = random.Random(seed)
        hand, order = await Seats.open(store, game), await Seats.open(store, game)
        who = Seat(rng.randrange(3))
        topic = "react" if game is SHOOTOUT else "reroll"
        async with order.tables.sit(order.match) as table:
            await order.tables.order(table, who, NO_ORDERS.given(topic, "game", ()))
        for _ in range(300):
            async with hand.tables.sit(hand.match) as one, order.tables.sit(order.match) as other:
                mine = one.match.pending.get(who)
                if mine is not None and mine.wait == "window":
                    await hand.tables.answer(one, who, mine.default, mine.id)
                    passed += 1
                    continue
                for seat in (None, *one.match.table.seats):
                    assert all_that(one.match.seen(seat)) == all_that(other.match.seen(seat))
                if one.match.over:
                    break
                seat = rng.choice([s for s, a in one.match.pending.items() if a.wait != "aside"])
                found = one.match.pending[seat]
                value = found.any_answer(rng)
                await hand.tables.answer(one, seat, value, found.id)
                await order.tables.answer(other, seat, value, found.id)
        by_hand, by_order = [Match.replay(await store.matches.record(w.match)) for w in (hand, order)]
        assert by_hand.digest() == by_order.digest()
    assert passed
