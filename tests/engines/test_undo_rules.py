"""The rules of undo, held against what a plain onlooker noted: every game of the catalogue, and the fragments.

Alone nobody changes whose turn it is, nor crosses another person's answer, something revealed, or chance. By consent
anything goes back, and then what nobody had seen is dealt anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest

from engines import catalogue
from engines.core import Answer, Answered, Ask, By, Event, Game, IllegalAnswer, Match, Seat
from tests.engines.conformance import ENOUGH, all_that, new_match
from tests.engines.core.fragments import FRAGMENTS

GAMES = (*catalogue.values(), *FRAGMENTS)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
ANSWERS = 700  # of random play, each with all that can be taken back at it
FIRST = [0, *(pytest.param(first, marks=pytest.mark.soak) for first in range(100, 500, 100))]


@dataclass(slots=True)
class Noted:
    """What an onlooker noted of one line: who answered, how, what it told, and whether a die was thrown."""

    seat: Seat
    by: By
    waiting: tuple[Seat, ...]  # before it
    sealed: bool  # before it
    chance: bool
    events: list[Event]

    @property
    def crossed(self) -> bool:
        """Whether nobody goes behind it alone."""
        return self.chance or any(event.reveals or event.binds for event in self.events)


class Onlooker:
    """Plays at random, by persons, orders, clocks and computers, and notes what it sees. Undone lines are None."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.rng = random.Random(f"undo {seed}")
        self.match = new_match(game, seed)
        self.noted: list[Noted | None] = []
        self.barriers: set[int] = set()  # undos that crossed chance or a secret: nobody goes behind them alone

    def plays(self) -> Iterator[None]:
        """One answer after the other, to the end."""
        for _ in range(ENOUGH):
            if self.match.over:
                return
            self.one_answer()
            yield
        pytest.fail(f"{self.match!r} is not over after {ENOUGH} answers")

    def one_answer(self) -> None:
        """Somebody who is asked answers, or somebody answers for them."""
        match, rng = self.match, self.rng
        seat = rng.choice(list(match.pending))
        ask = rng.choice(match.asks(seat))
        answer, by = self._answer(ask)
        by = "computer" if seat in match.resigned else by
        before = match.table.chance.drawn
        waiting, sealed = match.waiting, _is_sealed(match)
        events = match.answer(seat, answer, ask=ask.id, by=by)
        chance = match.table.chance.drawn != before
        self.noted.append(Noted(seat, by, waiting, sealed, chance, events))

    def _answer(self, ask: Ask) -> tuple[Answer, By]:
        by: By = self.rng.choices(("person", "order", "clock", "computer"), (5, 2, 1, 2))[0]
        return (ask.default if by in ("order", "clock") else ask.any_answer(self.rng)), by

    def undo(self, to: int) -> None:
        """It is taken back, and the onlooker crosses it out."""
        gone = [noted for noted in self.noted[to:] if noted is not None]
        crossed = any(noted.crossed for noted in gone)
        if crossed or any(barrier > to for barrier in self.barriers):
            self.barriers.add(len(self.noted))
        self.match.undo(to)
        self.noted[to:] = [None] * (len(self.noted) - to + 1)

    def may_take_back(self, seat: Seat) -> int | None:
        """What the rules say, from the notes alone."""
        if _is_sealed(self.match) or self.match.over:
            return None
        for number in reversed(range(len(self.noted))):
            noted = self.noted[number]
            if noted is None:
                if number in self.barriers:
                    return None
                continue
            if noted.crossed:
                return None
            if noted.by == "person":
                return number if noted.seat == seat and noted.waiting == self.match.waiting else None
        return None


def _is_sealed(match: Match) -> bool:
    return any(ask.wait == "window" for ask in match.pending.values())


# Alone


def onlookers(game: Game[Any], first: int, answers: int) -> Iterator[Onlooker]:
    """At one table after the other, until those so far have so many answers."""
    given = 0
    for seed in count(first):
        looker = Onlooker(game, seed)
        yield looker
        given += looker.match.length
        if given >= answers:
            return


@every_game
@pytest.mark.parametrize("first", FIRST)
def test_alone(game: Game[Any], first: int) -> None:
    """At every wait each seat may take back just what the rules let it, and after it all is as before its answer."""
    for looker in onlookers(game, first, ANSWERS):
        match, rng = looker.match, looker.rng
        for _ in looker.plays():
            allowed = {seat: looker.may_take_back(seat) for seat in match.table.seats}
            assert {seat: match.undo_to(seat) for seat in match.table.seats} == allowed
            for seat, line in allowed.items():
                if line is not None and rng.random() < 0.1:
                    check_nothing_came_out(match, line, rng)
                    check_taken_back(match, seat, line)
            mine = [line for line in allowed.values() if line is not None]
            if mine and rng.random() < 0.05:
                looker.undo(mine[0])
        assert Match.replay(match.record().model_dump_json(), game=game).digest() == match.digest()


def check_taken_back(match: Match, seat: Seat, line: int) -> None:
    """Nobody else's turn, and the very same question again, to the same person; cards and dice to come stay."""
    before, fork = match.as_of(line), match.fork()
    told = fork.undo(line)
    assert [(event.text.key, event.text.args["seat"], event.to) for event in told] == [("core-taken-back", seat, None)]
    assert fork.waiting == match.waiting
    assert fork.digest() == before.digest()
    assert fork.status() == []
    taken = match.lines_since(line)[0]
    assert isinstance(taken, Answered)
    assert taken.ask in [ask.id for ask in fork.asks(seat)]
    assert Match.replay(fork.record(), game=match.game).digest() == fork.digest()
    fork.answer(seat, taken.value, ask=taken.ask)
    again = match.as_of(line + 1)
    assert fork.digest() == again.digest()


def check_nothing_came_out(match: Match, line: int, rng: random.Random) -> None:
    """Whoever cannot know the hidden cards did not get to know them by what is taken back: as in the twin test."""
    for who in (None, *match.table.seats):
        one, other = match.as_of(line), match.as_of(line)
        other.redeal(who, rng)
        for _, answered, _ in match.would_undo(line):
            assert isinstance(answered, Answered)
            place = answered.ask.rpartition("-")[0]
            twin = next((ask for ask in other.asks(answered.seat) if ask.id.rpartition("-")[0] == place), None)
            if twin is None or not _fits(twin, answered.value):
                break  # in that other world it could not have been answered
            one.answer(answered.seat, answered.value, ask=answered.ask, by=answered.by)
            other.answer(answered.seat, answered.value, ask=twin.id, by=answered.by)
            a, b = all_that(one.seen(who, 0)), all_that(other.seen(who, 0))
            assert a["view"] == b["view"]
            assert a["events"] == b["events"]


def _fits(ask: Ask, answer: Answer) -> bool:
    try:
        ask.read(answer)
    except IllegalAnswer:
        return False
    return True


@every_game
def test_somebody_may_take_something_back(game: Game[Any]) -> None:
    """Else the test above would test nothing; and now and then answers that nobody gave go with it."""
    alone = with_others = 0
    for seed in range(60):
        looker = Onlooker(game, 900 + seed)
        for _ in looker.plays():
            for seat in looker.match.table.seats:
                line = looker.match.undo_to(seat)
                alone += line is not None
                with_others += line is not None and len(looker.match.would_undo(line)) > 1
        if alone > 20 and with_others > 3:
            return
    pytest.fail(f"{alone} times alone, {with_others} times with answers that nobody gave")


@every_game
@pytest.mark.parametrize("first", FIRST)
def test_nobody_goes_behind_a_resignation_alone(game: Game[Any], first: int) -> None:
    for looker in onlookers(game, 4000 + first, ANSWERS):
        match, gave_up = looker.match, None
        for _ in looker.plays():
            if gave_up is None and len(match.table.seats) > 2 and looker.rng.random() < 0.1 and not match.over:
                gave_up = len(match.lines_since(0))
                looker.noted.append(None)
                match.resign(looker.rng.choice(match.table.seats))
            for seat in match.table.seats:
                line = match.undo_to(seat)
                assert gave_up is None or line is None or line > gave_up


# By consent


@every_game
@pytest.mark.parametrize("first", FIRST)
def test_any_answer_can_go_back_by_consent_and_the_match_plays_on(game: Game[Any], first: int) -> None:
    """To any own answer of any seat, again and again, also across earlier undos; the record replays to the byte."""
    for looker in onlookers(game, 2000 + first, ANSWERS):
        match, rng = looker.match, looker.rng
        undone = 0
        for _ in looker.plays():
            if undone < 12 and not match.over and rng.random() < 0.12:
                seat = rng.choice(match.table.seats)
                line = match.last_answer(seat)
                if line is None:
                    assert not any(noted and (noted.seat, noted.by) == (seat, "person") for noted in looker.noted)
                    continue
                going = match.would_undo(line)
                assert [number for number, *_ in going if looker.noted[number]] == [
                    number for number, noted in enumerate(looker.noted) if number >= line and noted
                ]
                assert all(events == looker.noted[n].events for n, _, events in going if looker.noted[n])  # type: ignore[union-attr]
                mark = match.mark
                looker.undo(line)
                undone += 1
                assert match.mark != mark
                assert match.status() == []
                assert match.asks(seat)  # whoever took it back is asked again
                assert Match.replay(match.record(), game=game).digest() == match.digest()
        assert match.over
        assert Match.replay(match.record().model_dump_json(), game=game).events == match.events


# What may be shown of how far a match is


@every_game
def test_a_mark_tells_nothing_of_a_sealed_answer_and_is_new_after_everything_else(game: Game[Any]) -> None:
    sealed = windows = 0
    for seed in range(4):
        looker = Onlooker(game, 5000 + seed)
        match, seen = looker.match, [looker.match.mark]
        window = _window(match)
        for _ in looker.plays():
            before, window = window, _window(match)
            windows += sum(ask.wait == "window" for ask in match.pending.values()) > 1
            answered = match.lines_since(len(match.lines_since(0)) - 1)[0]
            assert isinstance(answered, Answered)
            if window and before == window == answered.ask.partition("-")[0]:
                sealed += 1
                assert match.mark == seen[-1]
            else:
                assert match.mark not in seen
                seen.append(match.mark)
    assert sealed or not windows


def _window(match: Match) -> str:
    """Which window is open, if one is."""
    return next((ask.id.partition("-")[0] for ask in match.pending.values() if ask.wait == "window"), "")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_across_chance_the_cards_are_dealt_anew(game: Game[Any]) -> None:
    """What nobody could know, and was seen and taken back, seldom comes again when the same is answered again."""
    seen = again = 0
    for seed in range(200):
        looker = Onlooker(game, 3000 + seed)
        match = looker.match
        for _ in looker.plays():
            line = len(looker.noted) - 1
            noted, answered = looker.noted[line], match.lines_since(line)[0]
            assert noted is not None
            assert isinstance(answered, Answered)
            came = [_said(event) for event in noted.events if noted.chance or event.reveals]
            if came and not noted.chance:
                came = _new_to_all(match, line, answered, came)
            if not came:
                continue
            fork = match.fork()
            fork.undo(line)
            assert fork.undo_to(noted.seat) is None  # nobody tries their luck until they like it
            assert fork.table.chance.branch == line + 2
            told = _answered_again(fork, answered)
            if told is not None:  # else the question itself is another
                seen += 1
                again += set(came) <= set(told)
        if seen > 30:
            break
    assert seen > 30
    assert again < seen * 3 / 4  # of two cards each would come again half the time


def _new_to_all(match: Match, line: int, answered: Answered, came: list[str]) -> list[str]:
    """What of it nobody at the table could know before: in a world that is as good to them it does not come."""
    for who in match.table.seats:
        world = match.as_of(line)
        world.redeal(who, random.Random(line))
        told = _answered_again(world, answered)
        came = [] if told is None else [said for said in came if said not in told]
    return came


def _answered_again(fork: Match, answered: Answered) -> list[str] | None:
    """What the same answer to the same question brings about here; None where it is not asked."""
    place = answered.ask.rpartition("-")[0]
    ask = next((ask for ask in fork.asks(answered.seat) if ask.id.rpartition("-")[0] == place), None)
    if ask is None or not _fits(ask, answered.value):
        return None
    return [_said(event) for event in fork.answer(answered.seat, answered.value, ask=ask.id, by=answered.by)]


def _said(event: Event) -> str:
    return f"{event.text!r} {event.to}"
