"""The hard things that games ask of the core, one at a time."""

from __future__ import annotations

from engines.core import Seat
from tests.engines.conformance import all_that
from tests.engines.core.fragments.doomtown_state import Timing
from tests.engines.core.fragments.nothing_personal_state import Place
from tests.engines.core.fragments.positions import action, answers, cut_in, redraw, shootout

# Windows


def test_a_window_never_shows_who_has_answered() -> None:
    stage = action(die=["miss"]).say("whack-silk")
    before = all_that(stage.seen(0))

    answers(stage, (1, "pass"), (2, "reroll"))

    assert stage.waiting == ()
    assert all_that(stage.seen(0)) == before


def test_a_reroll_reopens_the_window() -> None:
    stage = action(money=40, die=["miss", "gun"]).say("whack-silk")

    answers(stage, (1, "pass"), (0, "reroll"))

    assert stage.state.die == "gun"
    assert [ask.wait for ask in stage.pending.values()] == ["window"] * 3


def test_the_reaction_of_an_earlier_seat_wins_over_a_later_one_that_answered_first() -> None:
    stage = action(money=40, die=["miss", "gun"]).say("whack-silk")

    answers(stage, (2, "reroll"), (1, "reroll"), (0, "pass"))

    assert stage.state.money == [30, 30, 40]


def test_money_found_meanwhile_opens_the_window_to_its_owner() -> None:
    stage = action(hands={0: ["favour-1", "favour-2"]}, money=10, die=["miss"]).say("whack-silk")
    assert [seat for seat, ask in stage.pending.items() if ask.wait == "window"] == [1, 2]

    cut_in(stage, 0, "np-shakedown-offer", "favour-1")
    cut_in(stage, 0, "np-shakedown-offer", "favour-2")

    assert [seat for seat, ask in stage.pending.items() if ask.wait == "window"] == [0, 1, 2]


# Who acts, and whether at all


def test_control_changes_while_they_think_and_the_new_controller_is_asked() -> None:
    stage = action(hands={2: ["crew-1"]})
    assert stage.waiting == (0,)

    cut_in(stage, 2, "np-crew-offer", {"card": "crew-1", "gangster": "knuckles"})

    assert stage.waiting == (2,)
    assert answers(stage, (2, "collect")).state.money == [20, 20, 20 - 5 + 3]


def test_a_snitch_on_the_acting_gangster_calls_the_action_off() -> None:
    stage = action(hands={1: ["snitch-1"]})

    cut_in(stage, 1, "np-snitch-offer", {"card": "snitch-1", "gangster": "knuckles"})

    assert stage.over
    assert stage.told()[-1] == "np-called-off"
    assert stage.state.gangsters[0].place is Place.PRISON


def test_a_snitch_on_the_victim_ends_the_whack_with_the_die_on_the_table() -> None:
    stage = action(hands={1: ["snitch-1"]}, die=["gun"]).say("whack-silk")

    cut_in(stage, 1, "np-snitch-offer", {"card": "snitch-1", "gangster": "silk"})

    assert stage.over
    assert stage.state.respect == [5, 5, 5]
    assert (stage.state.money[0], stage.state.die) == (10, None)


def test_a_permission_has_its_price() -> None:
    assert action(coin=1).say("collect", "price-5", "pay").state.money == [20 - 5 + 3, 20 + 5, 20]


def test_without_permission_he_must_pass() -> None:
    assert action(coin=1).say("collect", "refuse").told() == ["np-must-pass"]


def test_a_deal_makes_nobody_wait() -> None:
    stage = action()
    before = stage.pending[Seat(0)].id

    cut_in(stage, 1, "np-deal-offer", {"to": 2, "pay": 7, "want": 2})

    assert stage.waiting == (0,)
    assert stage.pending[Seat(0)].id == before


def test_taking_up_a_deal_is_itself_a_standing_offer() -> None:
    stage = action()
    cut_in(stage, 1, "np-deal-offer", {"to": 2, "pay": 7, "want": 2})

    cut_in(stage, 2, "np-deal-open", "deal-1")

    assert stage.state.money == [20, 20 - 7 + 2, 20 + 7 - 2]
    assert stage.waiting == (0,)


def test_a_deal_that_can_no_longer_be_paid_is_not_offered() -> None:
    stage = action(hands={1: ["crew-1"]})
    cut_in(stage, 1, "np-deal-offer", {"to": 2, "pay": 20, "want": 2})

    cut_in(stage, 1, "np-crew-offer", {"card": "crew-1", "gangster": "silk"})

    assert [ask.prompt.key for ask in stage.asks(2)] == ["np-deal-offer"]


# Plays, reacts, and all at once


def test_plays_go_on_until_both_pass_in_a_row() -> None:
    stage = shootout(["steady-aim-1"], ["steady-aim-1", "drifter-1"], [])

    stage.say("pass", "steady-aim-1-of-1", "pass", "pass")  # seat 0 passes, does not react, passes
    assert stage.waiting == (1,)
    assert stage.say("pass").over


def test_everybody_with_cards_in_hand_is_asked_to_react_whatever_they_hold() -> None:
    stage = shootout(["steady-aim-1"], ["drifter-1"], ["not-so-fast-1"]).say("steady-aim-1-of-0")

    assert list(stage.pending) == [1, 2]
    assert stage.offered(1) == ["pass"]


def test_a_react_cancels_a_play() -> None:
    stage = shootout(["steady-aim-1"], ["not-so-fast-1"], []).say("steady-aim-1-of-0", "not-so-fast-1-of-1")

    assert "dt-cancelled" in stage.told()
    assert stage.state.bullets == [1, 1, 1]


def test_a_react_is_cancelled_by_a_react() -> None:
    stage = shootout(["steady-aim-1", "not-so-fast-1"], ["not-so-fast-1"], [])
    stage.say("steady-aim-1-of-0", "not-so-fast-1-of-1", "not-so-fast-1-of-0")

    assert [event.text.args["seat"] for event in stage.events if event.text.key == "dt-cancelled"] == [1]
    assert stage.state.bullets == [2, 1, 1]


def test_a_card_being_played_lies_in_a_zone() -> None:
    stage = shootout(["card-up-the-sleeve-1"], ["drifter-1"], [], timing=Timing.RESOLUTION)

    stage.say("card-up-the-sleeve-1-of-0")

    assert [card.id for card in stage.state.playing] == ["card-up-the-sleeve-1-of-0"]
    assert stage.status() == []


def test_a_redraw_stays_closed_until_both_have_chosen() -> None:
    stage = answers(redraw(), (0, ["drifter-6-of-0"]))

    assert stage.waiting == (1,)
    assert stage.state.discards == [[], [], []]


def test_minds_may_change_until_all_have_chosen() -> None:
    stage = answers(redraw(), (0, ["drifter-6-of-0"]), (0, ["drifter-5-of-0"]), (1, []))

    assert [card.id for card in stage.state.discards[0]] == ["drifter-5-of-0"]
