"""Seats that change hands: who may call the computer and when, whose answers count, and what is noted on disk."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.base.errors import Closed, NotSeated, StalePress
from bot.base.ids import ControlId
from bot.base.language import LOCALES, Locale
from bot.people.preferences import NOTHING_CHOSEN
from bot.people.ratings import counted_for
from bot.play.clocks import Clock, Times, overdue, up_to_date
from bot.play.orders import Orders
from bot.play.seat_offers import AskedLately, Copy, SeatOffer
from bot.play.seats import (
    PAUSES,
    ComputerPlaysAlready,
    ComputerPlaysForYou,
    NobodyElsePlays,
    NobodyToNudge,
    NotOverdue,
    SawAnotherHand,
    SeatOfferPassed,
    Seats,
    TooEarly,
    must_play_oneself,
)
from bot.play.tables import LiveTable, Tables
from bot.store import ShownRow, Sitter, Store
from bot.time.pace import PATIENCE
from bot.ui import messages
from bot.ui.private import private
from engines import catalogue
from engines.core import Game, Match, Seat
from engines.core.run import place_of
from tests.bot.store.conftest import path, store  # noqa: F401
from tests.bot.store.staging import ANN, BOB, CAT, DAN, answer, live
from tests.bot.ui.test_controls import components_of
from tests.bot.ui.test_messages import told
from tests.e2e.knock import GAME as KNOCK
from tests.engines.conformance import at_random, new_match
from tests.engines.core.fragments import FRAGMENTS

NOW = 1_000_000.0
GAMES = [*catalogue.values(), *FRAGMENTS]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@dataclass
class Staged:
    """A table of three people, of whatever game, with a clock that stands still."""

    store: Store
    tables: Tables
    seats: Seats
    table: LiveTable
    now: float = NOW

    @property
    def match(self) -> Match:
        return self.table.match

    def time_out(self, *seats: int) -> None:
        """Their time is out for whatever they are asked now."""
        pending = self.match.pending
        asked = {seat: place_of(pending[Seat(seat)].id) for seat in seats if Seat(seat) in pending}
        self.table.times = Times({seat: Clock(ask, NOW - 60, NOW, 60) for seat, ask in asked.items()})


async def stage(store: Store, game: Game[Any], seed: int = 1) -> Staged:  # noqa: F811
    match = new_match(game, seed)
    while len(match.table.seats) != 3 or not match.waiting:
        seed += 100
        match = new_match(game, seed)
    row = await live(store, ANN, BOB, CAT)
    table = LiveTable(row, await store.matches.seats(row.id), match, stored=0)
    tables = Tables(store, lambda: NOW)
    tables._live[row.id] = table
    staged = Staged(store, tables, Seats(store, tables, lambda: NOW, lambda _: NOTHING_CHOSEN), table)
    staged.seats._clock = tables._clock = lambda: staged.now
    return staged


PEOPLE = (ANN, BOB, CAT)


# Whose time is out


@every_game
async def test_only_whom_all_may_know_to_be_waited_for(store: Store, game: Game[Any]) -> None:  # noqa: F811
    """At every wait of random games: nobody in a sealed window, nobody the computer plays for, nobody too early."""
    for seed in range(6):
        staged = await stage(store, game, seed)
        table, match, rng = staged.table, staged.match, random.Random(seed)
        while not match.over:
            staged.time_out(0, 1, 2)
            late = overdue(table, NOW)
            assert set(late) == set(match.waiting)
            assert overdue(table, NOW - 1) == []
            if all(ask.wait == "window" for ask in match.pending.values()):
                assert late == []
            seat, ask = rng.choice([(s, a) for s, a in match.pending.items() if a.wait != "aside"])
            match.answer(seat, at_random(match, seat, ask, rng)[0], ask=ask.id)
        assert overdue(table, NOW) == []


async def test_without_a_clock_a_week_is_enough(store: Store) -> None:  # noqa: F811
    staged = await stage(store, GAMES[0])
    table = staged.table
    assert overdue(table, NOW + 10 * PATIENCE) == []  # a live table without a running clock is not ours to judge
    table.row = replace(table.row, pace="none")
    table.times = up_to_date(table, NOW, lambda _: NOTHING_CHOSEN, [])
    assert overdue(table, NOW + PATIENCE - 1) == []
    assert overdue(table, NOW + PATIENCE) == list(table.match.waiting)
    table.row = replace(table.row, phase="ended")
    assert overdue(table, NOW + PATIENCE) == []


# The computer plays for somebody


@every_game
async def test_come_and_go_in_random_games(store: Store, game: Game[Any]) -> None:  # noqa: F811
    """The computer is called and seats are taken back at random: nobody waits for it, the match ends and replays."""
    for seed in range(4):
        staged = await stage(store, game, seed)
        table, match, rng = staged.table, staged.match, random.Random(seed)
        while not match.over:
            staged.time_out(0, 1, 2)
            seat = rng.choice(match.table.seats)
            if rng.random() < 0.2 and table.stood_in:
                who = rng.choice(table.stood_in)
                assert await staged.seats.take_back(table, PEOPLE[who]) == who
                assert table.person(who) == PEOPLE[who]
            elif rng.random() < 0.2 and table.person(seat) is not None and len(table.stood_in) < 2:
                await staged.seats.call_computer(table, PEOPLE[seat], seat)
                assert table.person(seat) is None
            else:
                asked = [(s, a) for s, a in match.pending.items() if a.wait != "aside"]
                assert all(table.person(s) is not None for s, _ in asked)
                who, ask = rng.choice(asked)
                await staged.tables.answer(table, who, at_random(match, who, ask, rng)[0], ask.id)
            assert match.status() == []
            assert not set(table.stood_in) & set(match.waiting)
        assert table.stood_in == ()
        assert await store.matches.count_lines(table.row.id) == table.stored == len(match.record().lines)
        assert Match.replay(match.record().model_dump_json(), game=game).digest() == match.digest()


async def test_who_may_call_it(store: Store) -> None:  # noqa: F811
    staged = await stage(store, GAMES[0])
    table, seats = staged.table, staged.seats
    waited = table.match.waiting[0]
    other = next(seat for seat in table.match.table.seats if seat != waited)
    with pytest.raises(NotSeated):
        await seats.call_computer(table, DAN, waited)
    with pytest.raises(NotOverdue):
        await seats.call_computer(table, PEOPLE[other], waited)
    staged.time_out(waited)
    await seats.call_computer(table, PEOPLE[other], waited)
    with pytest.raises(ComputerPlaysAlready):
        await seats.call_computer(table, PEOPLE[other], waited)
    with pytest.raises(ComputerPlaysAlready):
        await seats.call_computer(table, PEOPLE[other], Seat(9))
    await seats.call_computer(table, PEOPLE[other], other)  # one's own at any time
    last = next(seat for seat in table.match.table.seats if seat not in (waited, other))
    with pytest.raises(NobodyElsePlays):
        await seats.call_computer(table, PEOPLE[last], last)
    with pytest.raises(ComputerPlaysForYou) as refused:
        must_play_oneself(table, waited)
    assert refused.value.remedy == ("host-take-back", ControlId("back", table.row.id))
    table.match.resign(waited)
    assert waited not in table.stood_in
    must_play_oneself(table, waited)  # the rules have their own word for that
    table.row = replace(table.row, phase="ended")
    with pytest.raises(Closed):
        await seats.take_back(table, PEOPLE[other])


async def test_screens_are_behind_until_they_show_it(store: Store) -> None:  # noqa: F811
    """A change of seats adds no line; a start finds the table all the same."""
    staged = await stage(store, GAMES[0])
    table, seats = staged.table, staged.seats
    id_ = table.row.id
    for kind, player in (("board", 0), ("hand", ANN), ("ping", BOB)):
        await store.shown.put(ShownRow(id_, kind, player, 70, 1, 0, NOW))  # type: ignore[arg-type]
    idle = next(seat for seat in table.match.table.seats if seat not in table.match.waiting)
    assert await store.shown.unsettled() == []
    await seats.call_computer(table, PEOPLE[idle], idle)
    assert {row.kind for row in await store.shown.behind()} == {"board", "hand"}
    assert await store.shown.unsettled() == [id_]
    await seats.take_back(table, PEOPLE[idle])
    assert await store.shown.unsettled() == []
    await store.shown.put(ShownRow(id_, "hand", DAN, 70, 2, 0, NOW))
    assert await store.shown.unsettled() == [id_]


# Giving it away


async def test_an_offer_holds_for_one_seat_one_person_and_once(store: Store) -> None:  # noqa: F811
    staged = await stage(store, GAMES[0])
    table, seats = staged.table, staged.seats
    first = await seats.offer_seat(table, BOB, DAN, "Dan")
    assert SeatOffer.read(first.control()) == first
    assert len(str(first.control())) <= 100
    staged.now += PAUSES["day"]
    offer = await seats.offer_seat(table, BOB, DAN, "Dan")
    with pytest.raises(SeatOfferPassed):
        await seats.accept(table, first, DAN, "Dan")
    staged.time_out(1)
    await store.shown.put(ShownRow(table.row.id, "hand", BOB, 70, 2, 0, NOW))
    await seats.accept(table, offer, DAN, "Dan")
    assert [seat.player_id for seat in table.seats] == [ANN, DAN, CAT]
    assert table.seats[1].join_id == "j1"  # fair dealing goes by the presses, not by who plays
    assert all(clock.deadline > NOW for clock in table.times.clocks.values())  # they have all the time there is
    assert await store.shown.unsettled() == [table.row.id]
    for late in (offer, first):
        with pytest.raises(SeatOfferPassed):
            await seats.accept(table, late, DAN, "Dan")
    with pytest.raises(StalePress):
        SeatOffer.read(ControlId("accept", 1, word="nonsense"))
    with pytest.raises(SeatOfferPassed):
        await seats.decline(table, replace(offer, seat=Seat(7)), DAN)


@pytest.mark.parametrize(("pace", "pause"), [("live", 60.0), ("day", 43_200.0), ("none", 43_200.0)])
async def test_nobody_is_offered_a_seat_again_and_again(store: Store, pace: str, pause: float) -> None:  # noqa: F811
    """Whoever offers one, and whatever came of it; the earlier offer stands, and somebody else may be asked."""
    staged = await stage(store, GAMES[0])
    table, seats = staged.table, staged.seats
    table.row = replace(table.row, pace=pace)
    first = await seats.offer_seat(table, BOB, DAN, "Dan")
    staged.now += pause - 1
    for giver in (BOB, CAT):
        with pytest.raises(AskedLately) as refused:
            await seats.offer_seat(table, giver, DAN, "Dan")
        assert refused.value.text.args["when"] == f"<t:{NOW + pause:.0f}:R>"
    await seats.decline(table, first, DAN)
    with pytest.raises(AskedLately):
        await seats.offer_seat(table, BOB, DAN, "Dan")
    await seats.offer_seat(table, BOB, DAN + 1, "Eve")
    staged.now += 1
    await seats.offer_seat(table, BOB, DAN, "Dan")


async def test_an_offer_that_reached_nobody_may_be_made_again(store: Store) -> None:  # noqa: F811
    staged = await stage(store, GAMES[0])
    lost = await staged.seats.offer_seat(staged.table, BOB, DAN, "Dan")
    staged.seats.offers.never_asked(lost)
    await staged.seats.offer_seat(staged.table, BOB, DAN, "Dan")


async def test_offers_nobody_answered_are_forgotten_once_their_match_is_over(store: Store) -> None:  # noqa: F811
    ended, played = [await stage(store, GAMES[0]) for _ in range(2)]
    offers = played.seats.offers
    for staged in (ended, played):
        offers.stands(await staged.seats.offer_seat(staged.table, BOB, DAN, "Dan"), [Copy(70, 1, "en")])
    await store.matches.finish(ended.table.row.id, "ended", [], NOW)
    await played.seats.offer_seat(played.table, CAT, DAN + 1, "Eve")
    assert list(offers.copies) == [(played.table.row.id, 1)]


async def test_whoever_takes_a_seat_in_a_window_is_asked_and_nobody_sees_it_by_the_time(store: Store) -> None:  # noqa: F811
    """By the day such a window is passed unless something else was ordered.

    It ends when it would have: another time would tell that everybody else has answered.
    """
    staged = await stage(store, KNOCK)
    table, tables, seats = staged.table, staged.tables, staged.seats
    table.row = replace(table.row, pace="day")
    lays, concerned, idle = table.match.table.seats
    await tables.order(table, idle, Orders(rest="ask"))
    await tables.answer(table, lays, ["knock-ace"], table.match.asks(lays)[0].id)
    first = table.match.pending[concerned]
    await tables.answer(table, concerned, first.default, first.id)
    ask, clocks = table.match.pending[idle], table.times.clocks
    assert idle not in ask.concerns
    offer = await seats.offer_seat(table, CAT, DAN, "Dan")
    staged.now += 3600
    await seats.accept(table, offer, DAN, "Dan")
    assert table.match.pending[idle].id == ask.id
    assert table.times.clocks == clocks
    await tables.answer(table, idle, ask.default, ask.id)
    assert [line.by for line in table.match.lines_since(0)] == ["person"] * 3  # type: ignore[union-attr]


async def test_whoever_has_seen_another_hand_since_cannot_accept(store: Store) -> None:  # noqa: F811
    """Dan was offered Bob's seat, then plays Cat's for a while: now Bob's is not for him any more."""
    staged = await stage(store, GAMES[0])
    table, seats = staged.table, staged.seats
    bobs = await seats.offer_seat(table, BOB, DAN, "Dan")
    staged.now += PAUSES["day"]
    await seats.accept(table, await seats.offer_seat(table, CAT, DAN, "Dan"), DAN, "Dan")
    await seats.accept(table, await seats.offer_seat(table, DAN, DAN + 1, "Eve"), DAN + 1, "Eve")
    with pytest.raises(SawAnotherHand):
        await seats.accept(table, bobs, DAN, "Dan")
    assert [seat.player_id for seat in table.seats] == [ANN, BOB, DAN + 1]


async def test_answers_belong_to_whoever_gave_them(store: Store) -> None:  # noqa: F811
    """For the one who takes a seat the answers before do not count, and are not theirs to see."""
    mine = [answer(1)] * 3
    bob, dan = Sitter(BOB), Sitter(DAN, 3)
    assert counted_for(mine, {1: [bob]}) == {1: BOB}
    assert counted_for([*mine, answer(1)], {1: [bob, dan]}) == {1: BOB}  # nobody saves a rating by giving a seat away
    assert counted_for([*mine, answer(1), answer(1), answer(1)], {1: [bob, dan]}) == {1: DAN}  # half is enough
    assert counted_for([*mine, answer(1, "order")], {1: [bob, dan]}) == {1: BOB}
    assert counted_for([*mine, *[answer(1, "computer")] * 5], {1: [bob, dan]}) == {}
    back = [bob, dan, Sitter(BOB, 4)]
    assert counted_for([answer(1), *[answer(1, "clock")] * 2, answer(1), answer(1)], {1: back}) == {}
    assert counted_for([*mine, answer(1), answer(1)], {1: back}) == {1: BOB}
    match = await live(store, ANN, BOB)
    await store.matches.append(match.id, 0, [answer(1), answer(1), answer(0)], None, NOW)
    await store.matches.give_seat(match.id, 1, DAN, "Dan", from_line=3)
    await store.matches.append(match.id, 3, [answer(1)], None, NOW + 1)
    [seat] = (await store.privacy.export(DAN))["seats"]
    assert [given["at"] for given in seat["answers"]] == [NOW + 1]
    given = await store.privacy.export(BOB)
    assert given["seats"] == []
    [before] = given["seats_given_away"]
    assert [answer["at"] for answer in before["answers"]] == [NOW, NOW]
    assert await store.matches.sitters(match.id) == {0: [Sitter(ANN)], 1: [Sitter(BOB), Sitter(DAN, 3)]}
    await store.privacy.delete(BOB)
    assert await store.matches.sitters(match.id) == {0: [Sitter(ANN)], 1: [Sitter(DAN, 3)]}


async def test_whoever_is_forgotten_leaves_no_stand_in(store: Store) -> None:  # noqa: F811
    match = await live(store, ANN, BOB)
    await store.matches.set_stand_in(match.id, 1, NOW)
    await store.matches.append(match.id, 0, [], None, NOW, orders={1: {"reroll": "pass"}})
    await store.privacy.delete(BOB)
    [_, seat] = await store.matches.seats(match.id)
    assert (seat.player_id, seat.stand_in, seat.orders) == (None, None, {})


# Nudging


@pytest.mark.parametrize(("pace", "pause"), [("live", 60.0), ("day", 43_200.0), ("none", 43_200.0)])
async def test_a_nudge_once_in_a_while(store: Store, pace: str, pause: float) -> None:  # noqa: F811
    staged = await stage(store, GAMES[0])
    table, seats = staged.table, staged.seats
    table.row = replace(table.row, pace=pace)
    waited = list(table.match.waiting)
    others = [seat for seat in waited if PEOPLE[seat] != _other(waited)]
    assert await seats.nudge(table, _other(waited)) == others
    again = Seats(store, staged.tables, lambda: NOW + pause - 1, lambda _: NOTHING_CHOSEN)  # as after a restart
    with pytest.raises(TooEarly):
        await again.nudge(table, _other(waited))
    staged.now = NOW + pause
    assert await seats.nudge(table, _other(waited))
    table.row = replace(table.row, phase="over")
    with pytest.raises(Closed):
        await seats.nudge(table, _other(waited))


def _other(waited: list[Seat]) -> int:
    """Somebody who can nudge: not waited for, or not the only one."""
    return next((PEOPLE[seat] for seat in range(3) if seat not in waited), PEOPLE[waited[0]])


async def test_nobody_is_nudged_whom_nobody_may_know_to_be_waited_for(store: Store) -> None:  # noqa: F811
    """In a sealed window there is nobody to nudge: who is still thinking is a secret."""
    tried = 0
    for game in FRAGMENTS:
        staged = await stage(store, game)
        match, rng = staged.match, random.Random(2)
        while not match.over:
            waited = [(s, a) for s, a in match.pending.items() if a.wait != "aside"]
            if waited and all(ask.wait == "window" for _, ask in waited):
                tried += 1
                with pytest.raises(NobodyToNudge):
                    await staged.seats.nudge(staged.table, ANN)
            seat, ask = rng.choice(waited)
            match.answer(seat, at_random(match, seat, ask, rng)[0], ask=ask.id)
    assert tried


# What is on screen


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", catalogue)
def test_boards_and_hands_with_all_of_it_are_within_the_limits(game: str, locale: Locale) -> None:
    match = new_match(catalogue[game], 3)
    seats = tuple(match.table.seats)
    for seat in (None, *seats):
        page = replace(told(game, match.seen(seat), locale), stood_in=seats[:1], overdue=seats)
        components_of(messages.board(page))
        components_of(messages.more(page, True))
        hand = components_of(private(page))
        assert ("br:back:" in str(hand)) == (seat == seats[0])
        assert ("br:pick:" in str(hand)) <= (seat != seats[0])
