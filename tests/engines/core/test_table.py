"""The table's five ways of asking, each on a rule of a few lines."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from engines.core import Amount, CalledOff, Form, IllegalAnswer, Option, Pick, RuleError, Seat, Table, Text
from engines.core.staging import Stage
from tests.engines.core.counting import COUNTING, Count, Options

Rule = Callable[[Table[Count]], Coroutine[Any, Any, Any]]
A, B, C = Seat(0), Seat(1), Seat(2)


def stage(rule: Rule, seats: int = 3, numbers: list[int] | None = None) -> Stage:
    """The rule at a table where everybody has ten points."""
    return Stage(COUNTING, Count(options=Options(), points=[10] * seats), rule, seats=seats, numbers=numbers or [])


def words(*ids: str, prompt: str = "choose", **ask: Any) -> Pick:
    return Pick([Option(id_, Text(f"word-{id_}"), value=id_) for id_ in ids], prompt=Text(prompt), **ask)


# ask


def test_ask_one_person_decides() -> None:
    async def rule(table: Table[Count]) -> Any:
        return await table.ask(B, words("left", "right"))

    game = stage(rule)
    assert game.waiting == (B,)
    assert list(game.pending) == [B]
    assert game.say("right").result == "right"


def test_ask_one_public_option_answers_itself_with_a_line_in_the_log() -> None:
    async def rule(table: Table[Count]) -> Any:
        return await table.ask(B, words("left"))

    game = stage(rule)
    assert game.result == "left"
    assert game.told() == ["core-only-choice"]
    assert game.events[0].text.args == {"seat": B, "choice": [Text("word-left")]}


def test_ask_a_secret_pick_is_asked_even_if_there_is_only_one() -> None:
    async def rule(table: Table[Count]) -> Any:
        return await table.ask(B, words("left", secret=True))

    assert stage(rule).say("left").result == "left"


@pytest.mark.parametrize(
    ("forced", "outcome"),
    [
        (words("a", "b", least=2, most=2), ["a", "b"]),
        (Amount(4, 4, prompt=Text("amount")), 4),
    ],
)
def test_ask_other_forced_answers(forced: Pick | Amount, outcome: Any) -> None:
    async def rule(table: Table[Count]) -> Any:
        return await table.ask(A, forced)

    assert stage(rule).result == outcome


def test_ask_an_order_is_never_forced() -> None:
    async def rule(table: Table[Count]) -> Any:
        return await table.ask(A, words("a", "b", least=2, most=2, ordered=True))

    assert stage(rule).say(["b", "a"]).result == ["b", "a"]


def test_ask_follows_who_decides() -> None:
    """Who is asked is read again after an interruption; with nobody left the rule gets None."""

    async def rule(table: Table[Count]) -> Any:
        leader = lambda: next((seat for seat in table.seats if table.state.points[seat] == 10), None)  # noqa: E731

        async def fall(seat: Seat, choice: Any) -> None:
            table.state.points[seat] = 0

        with table.offering(lambda seat: words("fall") if table.state.points[seat] else None, fall):
            return await table.ask(leader, lambda: words("yes", "no"))

    game = stage(rule)
    asked = []
    for seat in (A, B, C):
        asked.append(game.waiting)
        game.answer(seat, ["fall"], ask=game.asks(seat)[-1].id)
    assert asked == [(A,), (B,), (C,)]
    assert game.over
    assert game.result is None


# ask_all


async def everybody_bids(table: Table[Count]) -> Any:
    def bid(seat: Seat) -> Amount:
        return Amount(0, table.state.points[seat], prompt=Text("bid"), secret=True)

    return await table.ask_all({seat: lambda seat=seat: bid(seat) for seat in table.seats})  # type: ignore[misc]


def test_ask_all_waits_for_all_and_shows_nothing_before() -> None:
    game = stage(everybody_bids)
    game.answer(C, 4)
    assert game.waiting == (A, B)
    assert game.events == []
    game.answer(A, 1)
    game.answer(B, 2)
    assert game.result == {A: 1, B: 2, C: 4}


def test_ask_all_minds_may_change_until_all_have_answered() -> None:
    game = stage(everybody_bids)
    game.answer(C, 4)
    assert game.asks(C)[0].wait == "aside"
    game.answer(C, 7)
    game.say(1, 2)
    assert game.result == {A: 1, B: 2, C: 7}


def test_ask_all_carries_what_was_said_to_its_own_seat() -> None:
    game = stage(everybody_bids)
    assert game.asks(C)[0].said is None
    game.answer(C, 0)
    assert [game.asks(seat)[0].said for seat in (A, B, C)] == [None, None, 0]
    game.answer(C, 7)
    assert game.asks(C)[0].said == 7


def test_ask_all_a_double_press_is_not_a_change_of_mind() -> None:
    game = stage(everybody_bids)
    ask = game.asks(C)[0].id
    game.answer(C, 4, ask=ask)
    with pytest.raises(IllegalAnswer):
        game.answer(C, 7, ask=ask)


def test_ask_all_who_waits_for_comes_first_in_pending() -> None:
    game = stage(everybody_bids)
    game.answer(A, 4)
    assert list(game.pending) == [B, C, A]


def test_ask_all_an_answer_that_an_interruption_took_away_is_asked_again() -> None:
    async def rule(table: Table[Count]) -> Any:
        async def tax(seat: Seat, choice: Any) -> None:
            table.state.points[A] = 2

        with table.offering(lambda seat: words("tax") if seat == C else None, tax):
            return await everybody_bids(table)

    game = stage(rule)
    game.answer(A, 9)
    game.answer(B, 9)
    game.answer(C, ["tax"], ask=game.asks(C)[-1].id)
    game.answer(C, 9)
    assert game.waiting == (A,)
    assert game.say(2).result == {A: 2, B: 9, C: 9}


# window


async def a_chance_to_react(table: Table[Count]) -> Any:
    def reaction(seat: Seat) -> Pick | None:
        return words("pass", "react", default=["pass"]) if table.state.points[seat] >= 5 else None

    return await table.window(reaction, [B, C, A])


def test_window_nobody_sees_who_has_answered() -> None:
    game = stage(a_chance_to_react)
    assert game.waiting == ()
    game.answer(C, ["pass"])
    assert game.waiting == ()
    assert game.events == []
    assert list(game.pending) == [B, A]


def test_window_the_first_in_order_wins_however_late() -> None:
    game = stage(a_chance_to_react)
    game.answer(A, ["react"])
    game.answer(C, ["react"])
    assert not game.over
    game.answer(B, ["pass"])
    assert game.result == (C, "react")


def test_window_closes_as_soon_as_nobody_before_is_still_thinking() -> None:
    game = stage(a_chance_to_react)
    game.answer(B, ["react"])
    assert game.result == (B, "react")


def test_window_closes_when_all_pass() -> None:
    assert stage(a_chance_to_react).say("pass", "pass", "pass").result is None


def test_window_asks_only_those_it_is_open_to() -> None:
    async def rule(table: Table[Count]) -> Any:
        table.state.points[:] = [10, 0, 10]
        return await a_chance_to_react(table)

    game = stage(rule)
    assert list(game.pending) == [C, A]
    with pytest.raises(IllegalAnswer):
        game.answer(B, ["pass"])


def test_window_the_same_ask_keeps_its_id_while_others_answer() -> None:
    game = stage(a_chance_to_react)
    mine = game.asks(A)[0].id
    game.answer(B, ["pass"])
    assert game.asks(A)[0].id == mine


# sealed


async def all_at_once(table: Table[Count]) -> Any:
    def choice(seat: Seat) -> Pick | None:
        return words("pass", "bid", default=["pass"]) if table.state.points[seat] >= 5 else None

    return await table.sealed(choice, [B, C, A])


def test_sealed_is_opened_when_all_have_chosen_in_order() -> None:
    game = stage(all_at_once)
    game.answer(A, ["bid"])
    game.answer(B, ["pass"])
    assert (game.waiting, game.events, game.over) == ((), [], False)
    assert [ask.wait for ask in game.pending.values()] == ["window"]
    game.answer(C, ["bid"])
    assert list(game.result.items()) == [(B, "pass"), (C, "bid"), (A, "bid")]


def test_sealed_asks_only_those_it_is_open_to_and_nobody_if_there_is_nobody() -> None:
    async def rule(table: Table[Count]) -> Any:
        table.state.points[:] = [10, 0, 0]
        return await all_at_once(table)

    assert stage(rule).say("bid").result == {A: "bid"}

    async def nobody(table: Table[Count]) -> Any:
        table.state.points[:] = [0, 0, 0]
        return await all_at_once(table)

    assert stage(nobody).result == {}


# any_of


async def first_come(table: Table[Count]) -> Any:
    """Everybody takes one point at a time until they have none."""
    order: list[Seat] = []
    while True:
        taken = await table.any_of(lambda seat: words("take", "wait") if table.state.points[seat] > 8 else None)
        if taken is None:
            return order
        table.state.points[taken[0]] -= 1
        order.append(taken[0])


def test_any_of_whoever_comes_first() -> None:
    game = stage(first_come)
    for seat in (C, A, A, B, C, B):
        game.answer(seat, ["take"])
    assert game.result == [C, A, A, B, C, B]


def test_any_of_somebody_elses_answer_leaves_your_open_ask_alone() -> None:
    game = stage(first_come)
    mine = game.asks(B)[0].id
    game.answer(C, ["take"])
    game.answer(A, ["take"])
    assert game.asks(B)[0].id == mine
    game.answer(B, ["take"], ask=mine)
    with pytest.raises(IllegalAnswer):
        game.answer(B, ["take"], ask=mine)


def test_an_ask_that_was_looked_at_stays_as_it_was() -> None:
    """Whoever was given it, a screen for instance, finds it unchanged after the next answer."""
    game = stage(everybody_bids)
    before = game.asks(B)[0]
    id_, wait, said = before.id, before.wait, before.said
    game.answer(B, before.default)
    assert (before.id, before.wait, before.said) == (id_, wait, said)
    assert game.asks(B)[0].id != id_


# race


async def to_the_post(table: Table[Count]) -> Any:
    """Everybody steps until they are done; the last seat is asked first."""
    left = [C, B, A]
    order: list[Seat] = []
    while (
        did := await table.race(lambda seat: words("done", "step") if seat in left else None, lambda: left)
    ) is not None:
        if did[1] == "done":
            left.remove(did[0])
            order.append(did[0])
    return order


def test_in_a_race_all_are_waited_for_until_each_is_done() -> None:
    game = stage(to_the_post)
    assert [*game.waiting] == [C, B, A]
    assert [ask.wait for ask in game.pending.values()] == ["race"] * 3
    mine = game.asks(A)[0].id
    game.answer(C, ["step"])
    game.answer(B, ["done"])
    assert game.asks(A)[0].id == mine
    assert [*game.waiting] == [C, A]
    game.answer(A, ["done"])
    game.answer(C, ["done"])
    assert game.result == [B, A, C]


# offering, undisturbed


def with_a_tip(then: Rule, take: Callable[[Table[Count], Seat], None]) -> Rule:
    async def rule(table: Table[Count]) -> Any:
        async def taken(seat: Seat, choice: Any) -> None:
            take(table, seat)

        with table.offering(lambda seat: words("tip", topic="tip") if seat != A else None, taken):
            return await then(table)

    return rule


async def a_decides(table: Table[Count]) -> Any:
    return await table.ask(A, lambda: Amount(0, table.state.points[A], prompt=Text("amount")))


def give_a_point(table: Table[Count], seat: Seat) -> None:
    table.state.points[A] += 1
    table.tell("tipped", seat=seat)


def test_offering_is_open_while_the_rule_waits_and_runs_at_once() -> None:
    game = stage(with_a_tip(a_decides, give_a_point))
    assert game.asks(B)[0].wait == "aside"
    assert game.waiting == (A,)
    game.answer(B, ["tip"])
    assert game.told() == ["tipped"]
    assert game.pending[A].high == 11  # type: ignore[attr-defined]
    assert game.say(11).result == 11


def test_offering_taken_again_is_a_new_ask() -> None:
    game = stage(with_a_tip(a_decides, give_a_point))
    first = game.asks(B)[0].id
    other = game.asks(C)[0].id
    game.answer(B, ["tip"])
    assert game.asks(B)[0].id != first
    assert game.asks(C)[0].id == other


def test_offering_may_call_the_action_off() -> None:
    def stop(table: Table[Count], seat: Seat) -> None:
        raise CalledOff

    async def action(table: Table[Count]) -> Any:
        try:
            return await with_a_tip(a_decides, stop)(table)
        except CalledOff:
            return "called off"

    game = stage(action)
    game.answer(B, ["tip"])
    assert game.result == "called off"


def test_offering_makes_nobody_wait() -> None:
    async def rule(table: Table[Count]) -> Any:
        async def ask_back(seat: Seat, choice: Any) -> None:
            await table.ask(seat, words("really", "no"))

        with table.offering(lambda seat: words("tip"), ask_back):
            return await a_decides(table)

    game = stage(rule)
    with pytest.raises(RuleError, match="makes nobody wait"):
        game.answer(B, ["tip"])


def test_offering_ends_with_its_block() -> None:
    async def rule(table: Table[Count]) -> Any:
        await with_a_tip(a_decides, give_a_point)(table)
        return await a_decides(table)

    game = stage(rule)
    old = game.asks(B)[0].id
    game.say(3)
    assert game.asks(B) == ()
    with pytest.raises(IllegalAnswer):
        game.answer(B, ["tip"], ask=old)


def test_undisturbed_suspends_the_offers() -> None:
    async def rule(table: Table[Count]) -> Any:
        with table.undisturbed():
            await a_decides(table)
        return await a_decides(table)

    game = stage(with_a_tip(rule, give_a_point))
    assert game.asks(B) == ()
    game.say(3)
    assert len(game.asks(B)) == 1


# Forms


def test_a_form_is_answered_in_one_breath() -> None:
    async def rule(table: Table[Count]) -> Any:
        fields: dict[str, Pick | Amount] = {"card": words("red", "blue"), "slot": Amount(1, 6, prompt=Text("slot"))}
        return await table.ask(A, Form(fields, prompt=Text("play")))

    game = stage(rule)
    with pytest.raises(IllegalAnswer):
        game.answer(A, {"card": ["red"]})
    assert game.say({"card": "blue", "slot": 3}).result == {"card": "blue", "slot": 3}


# Chance and knowledge


def test_rigged_chance_gives_the_numbers_in_order_and_no_more() -> None:
    async def rule(table: Table[Count]) -> Any:
        rolled = [table.chance.roll(), table.chance.roll()]
        await a_decides(table)
        return [*rolled, table.chance.roll()]

    game = stage(rule, numbers=[5, 0])
    with pytest.raises(RuleError, match="no number left"):
        game.say(1)


def test_show_is_noted_in_the_state_and_told_to_those_who_saw() -> None:
    async def rule(table: Table[Count]) -> None:
        table.show("safe-3", "peek", to=[B], value=7)
        table.show("safe-4", "opened", value=2)

    game = stage(rule)
    known = game.state.known
    assert [known.knows("safe-3", seat) for seat in (A, B, None)] == [False, True, False]
    assert [known.knows("safe-4", seat) for seat in (A, B, None)] == [True, True, True]
    assert [event.reveals for event in game.events] == [True, True]
    assert [len(game.seen(seat).events) for seat in (A, B, None)] == [1, 2, 1]
    assert "7" not in repr(game.events[0])
    known.show("safe-3", [C])
    assert known.knows("safe-3", B)
    known.forget("safe-3")
    assert not known.knows("safe-3", B)


# Undo, on rules of a few lines


def test_undo_never_crosses_chance_or_a_secret_even_within_one_turn() -> None:
    def rule_with(between: Callable[[Table[Count]], object]) -> Rule:
        async def rule(table: Table[Count]) -> None:
            await table.ask(A, words("left", "right"))
            between(table)
            await table.ask(A, words("up", "down"))

        return rule

    assert stage(rule_with(lambda table: table.tell("nothing"))).say("left").undo_to(A) == 0
    assert stage(rule_with(lambda table: table.chance.roll()), numbers=[3]).say("left").undo_to(A) is None
    assert stage(rule_with(lambda table: table.tell("x", reveals=True))).say("left").undo_to(A) is None


def test_undo_takes_along_what_an_order_answered_but_no_person() -> None:
    async def rule(table: Table[Count]) -> None:
        await table.ask(A, words("left", "right"))
        await table.window(lambda seat: words("pass", "react"), [B])
        await table.ask(A, words("up", "down"))

    by_order = stage(rule).say("left")
    by_order.answer(B, ["pass"], by="order")
    assert by_order.undo_to(A) == 0
    by_person = stage(rule).say("left")
    by_person.answer(B, ["pass"])
    assert by_person.undo_to(A) is None


def test_undo_is_not_open_while_a_window_is_sealed() -> None:
    """Who may take back would tell who has answered."""
    game = stage(a_chance_to_react)
    game.answer(C, ["pass"])
    assert [game.undo_to(seat) for seat in (A, B, C)] == [None, None, None]


def test_ask_answers_itself_when_an_interruption_leaves_one_choice() -> None:
    async def rule(table: Table[Count]) -> Any:
        async def narrow(seat: Seat, choice: Any) -> None:
            table.state.points[B] = 0

        def choices() -> Pick:
            return words("left", "right") if table.state.points[B] else words("left")

        with table.offering(lambda seat: words("narrow") if seat == C else None, narrow):
            return await table.ask(A, choices)

    game = stage(rule)
    game.answer(C, ["narrow"])
    assert game.result == "left"


def test_ask_all_must_have_something_for_everybody() -> None:
    async def rule(table: Table[Count]) -> Any:
        return await table.ask_all({A: lambda: None, B: lambda: words("x", "y")})

    with pytest.raises(RuleError):
        stage(rule)


def test_sealed_answers_are_part_of_the_digest() -> None:
    one, other = stage(everybody_bids), stage(everybody_bids)
    one.answer(A, 1)
    other.answer(A, 2)
    assert one.digest() != other.digest()
